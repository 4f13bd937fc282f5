# Der nächste Zug: welche Karten helfen, was man abwirft, und allein gegen den Stapel.
# Die Kartenkürzel (R7, W) sind in jeder Sprache gleich. $draws ist eine Zahl mit einer Nachkommastelle.
draw-title = Hilft mir die nächste Karte?
draw-name = Der nächste Zug
draw-lead = Nimm eine Hand und eine Phase. Du siehst, welche Karten helfen, wie wahrscheinlich du beim nächsten Zug eine bekommst und, bei elf Karten, welche du am besten abwirfst.
draw-deal = Zehn Karten geben
draw-mark = abwerfen
draw-mark-new = gerade gezogen
draw-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Anderswo gesehene Karten, die nicht mehr kommen können.
draw-seen = Anderswo gesehene Karten
draw-seen-count = { $count ->
    [0] noch keine
    [one] eine Karte
   *[other] { $count } Karten
 }
draw-seen-lead = Was auf dem Ablagestapel oder auf dem Tisch liegt, kannst du nicht mehr ziehen. Markiere es, dann zählt es nicht mit.
draw-seen-pick = Karten markieren
draw-seen-field = Gesehene Karten als Text
draw-seen-back = { $card }: doch nicht gesehen

# Die Schätzung vor der Antwort.
draw-guess = Wie viele der { $unseen } Karten, die du nicht gesehen hast, würden dir helfen?
draw-guess-help = { $missing ->
    [one] Es fehlt eine Karte. Eine Karte hilft, wenn du mit ihr die Phase schaffst.
   *[other] Es fehlen { $missing } Karten. Eine Karte hilft, wenn danach eine weniger fehlt.
 }
draw-guess-field = Deine Schätzung
draw-guess-go = Prüfen
draw-guess-skip = Zeig es mir
draw-guess-problem = Schreib eine ganze Zahl von 0 bis { $unseen }.
draw-guess-right = Deine Schätzung { $guess } stimmt genau.
draw-guess-was = Deine Schätzung war { $guess }.
draw-pick = Welche Karte würdest du abwerfen?
draw-pick-help = Tippe sie an. Dann siehst du, wie du nach jeder Wahl dastehst.

# Die Antwort.
draw-outs = { $count ->
    [0] Mit keiner der { $unseen } Karten, die du nicht gesehen hast, schaffst du die Phase.
    [one] Mit einer der { $unseen } Karten, die du nicht gesehen hast, schaffst du die Phase.
   *[other] Mit { $count } der { $unseen } Karten, die du nicht gesehen hast, schaffst du die Phase.
 }
draw-nearer = { $count ->
    [0] Keine der { $unseen } Karten, die du nicht gesehen hast, bringt dich weiter.
    [one] Eine der { $unseen } Karten, die du nicht gesehen hast, bringt dich weiter.
   *[other] { $count } der { $unseen } Karten, die du nicht gesehen hast, bringen dich weiter.
 }
draw-missing = Es fehlen { $missing } Karten, also reicht eine einzige noch nicht.
draw-chances = Deine Chancen
draw-in-one = Beim nächsten Zug
draw-in-two = In höchstens zwei Zügen
draw-in-three = In höchstens drei Zügen
draw-of = { $count } von { $unseen }
draw-expected = Erwartete Züge
draw-expected-note = im Durchschnitt: bestes Spiel, voller Stapel
draw-work = Ausrechnen
draw-seconds = dauert einige Sekunden
draw-waiting = Wird ausgerechnet …
draw-unknown = für diese Phase nicht bekannt
draw-ten = nur für Hände mit zehn Karten
draw-grid = Karten, die helfen
draw-grid-help = Karten mit einem Ring helfen; die kleinen Kreise zeigen, wie oft jede noch kommen kann. Tippe eine an, dann siehst du, was folgt, wenn du sie ziehst.
draw-go = Eine Karte ziehen

# Elf Karten: was man abwirft.
draw-best = Am besten abwerfen: { $card }
draw-chosen = Wenn du { $card } abwirfst
draw-chosen-best = { $card }: Besser geht es nicht.
draw-chosen-worse = Du würdest { $card } abwerfen. Besser ist { $best }.
draw-discards = Wie du nach jedem Abwurf dastehst
draw-column-card = Abwurf
draw-column-helps = Dann helfen
draw-column-chance = Nächster Zug
draw-column-draws = Erwartete Züge
draw-column-points = Punkte
draw-further = { $count ->
    [one] ein Schritt zurück
   *[other] { $count } Schritte zurück
 }
draw-show = { $card } abwerfen: zeigen, was folgt
draw-throw = { $card } abwerfen und ziehen
draw-points-note = Punkte: was die Karte kostet, wenn du sie am Ende noch auf der Hand hast.

# Allein gegen den Stapel.
draw-game = Allein gegen den Stapel
draw-game-so-far = Züge bisher
draw-game-expected = Zu Beginn erwartet
draw-game-rounds = { $count ->
    [one] Eine Runde gespielt
   *[other] { $count } Runden gespielt
 }
draw-game-sum = { $draws ->
    [one] ein Zug
   *[other] { $draws } Züge
 }, erwartet { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
draw-game-note = „Erwartet“ ist der Durchschnitt aus sehr vielen Runden, in denen immer die beste Karte abgeworfen und jedes Mal aus dem vollen Stapel gezogen wird.
draw-made = Du hast die Phase geschafft.
draw-made-deal = Sie steckte schon in den ersten zehn Karten: Du musstest nicht ziehen.
draw-made-after = { $draws ->
    [one] Du hast einen Zug gebraucht.
   *[other] Du hast { $draws } Züge gebraucht.
 }
draw-made-against = Zu erwarten waren { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-made-lay = So legst du sie aus
draw-again = Die nächsten zehn Karten geben

# Was die Seite nicht beantworten kann.
draw-empty = Deine Hand ist leer. Füge Karten hinzu oder lass dir zehn geben.
draw-too-many = Hier geht es um Hände mit höchstens elf Karten. Nimm { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } heraus.

draw-asking = Erst fragen, dann die Antwort zeigen
draw-asking-yes = Ja, ich will schätzen
draw-asking-no = Nein, gleich zeigen
draw-options = Einstellungen

# Die Gründe, Schritt für Schritt. Karten stehen immer als Kürzel da.
draw-why-chance = { $count ->
    [0] Mit keiner
    [one] Mit einer
   *[other] Mit { $count }
 } der { $unseen } nicht gesehenen Karten schaffst du die Phase: Das ist eine Chance von { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-chance-nearer = Von den { $unseen } nicht gesehenen Karten { $count ->
    [0] bringt dich keine
    [one] bringt dich eine
   *[other] bringen dich { $count }
 } weiter: Das ist beim nächsten Zug eine Chance von { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Es fehlen { $missing } Karten.
draw-why-then = Dann schaffst du die Phase mit { $count ->
    [0] keiner
    [one] einer
   *[other] { $count }
 } der { $unseen } nicht gesehenen Karten: Das ist eine Chance von { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-then-nearer = Dann fehlen { $missing } Karten, und von den { $unseen } nicht gesehenen { $count ->
    [0] bringt dich keine
    [one] bringt dich eine
   *[other] bringen dich { $count }
 } weiter: Das ist eine Chance von { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-skip = { $card } gehört zu keiner Phase. Spielst du gegen andere, lässt du damit jemanden aussetzen.
draw-why-spare = { $card } liegt auf keinem der kürzesten Wege zur Phase: Ohne diese Karte helfen dieselben Karten wie mit ihr.
draw-why-twin = Du hast noch eine { $number }, und in einer Folge kommt keine Zahl doppelt vor: { $card } ist übrig.
draw-why-further = Ohne { $card } bist du weiter von der Phase entfernt: { $missing ->
    [one] Es fehlt eine Karte
   *[other] Es fehlen { $missing } Karten
 } statt { $before }.
draw-why-fewer = Mit { $card } könntest du auch eine { $numbers } gebrauchen. Ohne diese Karte geht das nicht mehr: { $lost ->
    [one] Eine Karte, die geholfen hat, hilft
   *[other] { $lost } Karten, die geholfen haben, helfen
 } nicht mehr.
draw-why-fewer-many = Mit { $card } gibst du einen Weg zur Phase auf: { $lost ->
    [one] Eine Karte, die geholfen hat, hilft
   *[other] { $lost } Karten, die geholfen haben, helfen
 } nicht mehr.
draw-why-expected = Danach brauchst du bei bestem Spiel im Durchschnitt noch { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge.
draw-why-points = { $card } kostet { $points } Punkte, wenn du die Karte am Ende noch auf der Hand hast.

# Wie die beste Karte im Vergleich zur nächsten ($other) dasteht …
draw-why-next-chance = Die nächstbeste ist { $other }, aber dann schaffst du die Phase nur mit { $count } von { $unseen } Karten.
draw-why-next-draws = Mit { $other } wäre die Chance beim nächsten Zug gleich, aber dann brauchst du im Durchschnitt { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge statt { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = { $other } wäre kaum schlechter.
draw-why-next-missing = Ohne { $other } würde mehr fehlen: { $missing } Karten statt { $own_missing }.
draw-why-next-points = { $other } wäre für die Phase genauso gut, kostet aber weniger Punkte: { $points } statt { $own_points }.
draw-why-next-equal = { $other } wäre genauso gut.

# … und eine andere Karte im Vergleich zur besten ($other).
draw-why-better-chance = Besser wirfst du { $other } ab: Dann schaffst du die Phase mit { $count } von { $unseen } Karten.
draw-why-better-draws = Besser wirfst du { $other } ab: Die Chance beim nächsten Zug ist gleich, aber du brauchst im Durchschnitt nur { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge statt { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = { $other } ist nur wenig besser.
draw-why-better-missing = Besser wirfst du { $other } ab: Dann { $missing ->
    [one] fehlt nur eine Karte
   *[other] fehlen nur { $missing } Karten
 } statt { $own_missing }.
draw-why-better-points = Für die Phase ist dieser Abwurf so gut wie { $other }, aber { $other } kostet mehr Punkte: { $points } statt { $own_points }.
draw-why-better-equal = Dieser Abwurf ist so gut wie { $other }.
