# Schritte des Kurses: eine Gruppe, das Anlegen, Punkte, Aussetzen und das Ende des Spiels, eine Regel nach der anderen.
tell-set = { $size ->
    [2] Ein Zwilling
    [3] Ein Drilling
    [4] Ein Vierling
    [5] Ein Fünfling
   *[other] Ein solcher Satz
 } besteht aus mindestens { $size } Karten mit derselben Zahl; die Farben sind beliebig.
tell-run = { $size ->
    [3] Eine Dreierfolge
    [4] Eine Viererfolge
    [5] Eine Fünferfolge
    [6] Eine Sechserfolge
    [7] Eine Siebenerfolge
    [8] Eine Achterfolge
    [9] Eine Neunerfolge
   *[other] Eine solche Folge
 } besteht aus mindestens { $size } Zahlen, die aufeinanderfolgen; die Farben sind beliebig.
tell-color = Hier sind mindestens { $size } Karten einer Farbe nötig; die Zahlen sind beliebig.
tell-color-run = { $size ->
    [3] Eine Dreier-Farbenfolge
    [4] Eine Vierer-Farbenfolge
    [5] Eine Fünfer-Farbenfolge
    [6] Eine Sechser-Farbenfolge
    [7] Eine Siebener-Farbenfolge
   *[other] Eine solche Farbenfolge
 } besteht aus mindestens { $size } Zahlen, die aufeinanderfolgen, alle in einer Farbe.

tell-hit-set = Dieser Satz hat die Zahl { $number }. Anlegen darfst du: { $cards }.
tell-hit-run = Die Folge geht von { $low } bis { $high }. An den Enden darfst du anlegen: { $cards }.
tell-hit-color = Alle Karten dieser Gruppe sind { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 }. Anlegen darfst du: { $cards }.
tell-hit-color-run = Die Farbenfolge geht von { $low } bis { $high }. An den Enden darfst du anlegen: { $cards }.
tell-hit-wild = An welches Ende der Joker kommt, entscheidet, wer ihn anlegt. Danach bleibt er dort.

tell-score-none = Keine Karte mehr auf der Hand: Das sind 0 Punkte, und die Runde ist gewonnen.
tell-score-low = { $count ->
    [one] Eine Karte von 1 bis 9 kostet 5 Punkte.
    [2] Zwei Karten von 1 bis 9 kosten je 5 Punkte, zusammen { $sum }.
   *[other] { $count } Karten von 1 bis 9 kosten je 5 Punkte, zusammen { $sum }.
 }
tell-score-high = { $count ->
    [one] Eine Karte von 10 bis 12 kostet 10 Punkte.
    [2] Zwei Karten von 10 bis 12 kosten je 10 Punkte, zusammen { $sum }.
   *[other] { $count } Karten von 10 bis 12 kosten je 10 Punkte, zusammen { $sum }.
 }
tell-score-skip = { $count ->
    [one] Eine Aussetzen-Karte kostet 15 Punkte.
    [2] Zwei Aussetzen-Karten kosten je 15 Punkte, zusammen { $sum }.
   *[other] { $count } Aussetzen-Karten kosten je 15 Punkte, zusammen { $sum }.
 }
tell-score-wild = { $count ->
    [one] Ein Joker kostet { $points } Punkte.
    [2] Zwei Joker kosten je { $points } Punkte, zusammen { $sum }.
   *[other] { $count } Joker kosten je { $points } Punkte, zusammen { $sum }.
 }
tell-score-per-card = Jede übrige Karte zählt einen Punkt, ganz gleich, welche es ist. Zusammen: { $count }.
tell-score-sum = Das macht { $points } Punkte.

tell-skip = Person { $player } spielt eine Aussetzen-Karte gegen Person { $target }.
tell-skip-missed = Person { $player } setzt beim nächsten Mal aus.
tell-skip-next = Also ist Person { $player } dran.
tell-skip-two = Zu zweit heißt das: Person { $player } ist gleich noch einmal dran und zieht wieder eine Karte.

tell-win-nobody = Noch niemand hat Phase { $phase } geschafft, also wird noch eine Runde gespielt.
tell-win-finished = { $count ->
    [one] Person { $players } hat die letzte Phase geschafft, Phase { $phase }.
   *[other] Die Personen { $players } haben die letzte Phase geschafft, Phase { $phase }.
 }
tell-win-points = Unter diesen { $count ->
    [2] beiden
   *[other] { $count } Personen
 } entscheiden die wenigsten Punkte: { $points }.
tell-win = Person { $player } gewinnt das Spiel.
tell-win-tied = Zwischen den Personen { $players } herrscht Gleichstand. Nur sie spielen die letzte Phase noch einmal, und es gewinnt, wer dabei die Runde beendet.
tell-win-tied-all = Zwischen den Personen { $players } herrscht Gleichstand. Alle spielen noch eine Runde; danach gewinnt von diesen Personen die mit den wenigsten Punkten.

tell-deck-numbers = Die Zahlen 1 bis 12 gibt es in vier Farben, jede Karte zweimal: { $count } Karten.
tell-deck-wilds = Dazu kommen { $count } Joker.
tell-deck-skips = Außerdem gibt es { $count } Aussetzen-Karten.
tell-deck-all = Das macht zusammen { $count } Karten.
tell-players = Phase 10 ist ein Spiel für { $least } bis { $most } Personen.
tell-deal = Alle bekommen { $count } Karten. Der Rest ist der Nachziehstapel, und mit einer aufgedeckten Karte beginnt der Ablagestapel.
tell-aim = Ziel ist es, nacheinander { $count } Phasen zu schaffen. Eine Phase besteht aus Sätzen, aus Folgen oder aus Karten einer Farbe.

tell-card-copies = Diese Karte gibt es { $count ->
    [2] zweimal
    [4] viermal
    [8] achtmal
   *[other] { $count }-mal
 }.
tell-card-set = { $count } Karten haben die Zahl { $number }. Karten mit derselben Zahl ergeben einen Satz.
tell-card-run = In einer Folge liegt diese Karte neben { $numbers }.
tell-card-color = { $count } Karten sind { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 }. Phase 8 verlangt sieben Karten einer Farbe.
tell-card-wild = Ein Joker steht für jede beliebige Zahlenkarte in jeder Farbe.
tell-card-skip = Mit einer Aussetzen-Karte lässt du jemand anderen aussetzen. Sie gehört nie zu einer Phase.
tell-card-points = Bleibt diese Karte am Ende auf der Hand, kostet sie { $points } Punkte.

tell-out = Du hast keine Karte mehr: Damit hast du die Runde beendet.
tell-win-at-once = Niemand sonst ist bei der letzten Phase. Nach dieser Regel ist das Spiel deshalb zu Ende, sobald sie ausliegt.

tell-turn-draw = Du darfst jetzt eine Karte ziehen.
tell-turn-lay-down = Du darfst jetzt deine Phase auslegen.
tell-turn-not-yet = Du kannst die Phase noch nicht auslegen: { $missing ->
    [one] Es fehlt eine Karte.
   *[other] Es fehlen { $missing } Karten.
 }
tell-turn-hit = Du darfst jetzt an Gruppen auf dem Tisch anlegen.
tell-turn-discard = Du darfst jetzt eine Karte abwerfen. Damit endet dein Zug.
tell-turn-pick-one = Wähle genau eine Karte zum Abwerfen aus.
tell-turn-drew = Du hast { $card } gezogen.
tell-turn-laid = Ausgelegt: { $phase }.
tell-turn-added = Angelegt: { $cards }.
tell-turn-threw = Du hast { $card } abgeworfen.
tell-turn-other = Dein Gegenüber hat eine Karte gezogen und { $card } abgeworfen.
tell-turn-skipped = Dein Gegenüber setzt aus und legt die Aussetzen-Karte auf den Ablagestapel.

tell-variant-made = { $hands ->
    [one] Nach einer Runde
   *[other] Nach { $hands } Runden
 } { $count ->
    [0] ist noch keine Phase geschafft.
    [one] ist eine Phase geschafft: { $made }.
   *[other] sind { $count } Phasen geschafft: { $made }.
 }
tell-variant-next = Als Nächstes kommt Phase { $number }: { $groups }.
tell-variant-choose = Als Nächstes wählst du eine von { $count } Phasen.
tell-variant-over = Alle Phasen sind gespielt.
tell-turn-wait = { $move ->
    [draw] Ziehen: { $why }
    [lay-down] Auslegen: { $why }
    [hit] Anlegen: { $why }
   *[discard] Abwerfen: { $why }
 }
tell-turn-opening = Es wurde eine Aussetzen-Karte aufgedeckt, also setzt du beim ersten Zug aus.
tell-in-group = Gruppe { $number }: { $why }
