# Der Kurs: seine Kapitel und die Wörter rund um das Ausprobieren. $player, $target und $hand sind Zahlen.
learn-chapters = Kapitel
learn-place = Kapitel { $at } von { $count }
learn-before = Zurück: { $chapter }
learn-after = Weiter: { $chapter }
learn-onward = Andere Kapitel
learn-quiz = Teste dich im Quiz
learn-rules = { $count ->
    [one] Die Regel zu diesem Kapitel
   *[other] Die { $count } Regeln zu diesem Kapitel
 }
learn-examples = Beispiele
learn-again = Von vorn
learn-left = Noch auf der Hand
learn-pick-hint = Tippe Karten an, um sie auszuwählen, und wähle dann, wohin sie sollen. Oder zieh eine einfach hinüber.
learn-put-here = Hierhin
learn-put-back = Zurücknehmen
learn-player = Person { $player }
learn-yes = ja
learn-no = nein

learn-cards-name = Karten und Ziel
learn-cards-title = Welche Karten gibt es, und was ist das Ziel?
learn-cards-lead = Lern die Karten kennen. Tippe eine an: Du siehst, wie oft es sie gibt und wofür sie gut ist.
learn-cards-deck = Alle Karten
learn-cards-try = Tippe irgendeine Karte an.
learn-cards-one = Karte: { $card } ({ $notation })
learn-cards-whole = Zurück zu allen Karten
learn-cards-phases = Die zehn Phasen
learn-cards-card = Kurzübersicht zum Drucken

learn-group-cards = Deine Karten
learn-group-which = Welche Gruppe?
learn-group-yes = Ja, das stimmt: { $group }.
learn-group-no = Nein, das stimmt nicht: { $group }.
learn-group-hint = Nimm eine Karte heraus oder füge eine hinzu und sieh, was sich ändert.
learn-group-empty = Füge Karten hinzu. Gesucht ist diese Gruppe: { $group }.
learn-group-right = Das ist richtig
learn-group-wrong = Das ist falsch – warum?
learn-group-examples = Richtige und falsche Beispiele

learn-sets-name = Sätze
learn-sets-title = Was ist ein Satz?
learn-sets-lead = Karten mit derselben Zahl: Zwilling, Drilling, Vierling oder Fünfling. Die Farben sind egal.
learn-runs-name = Folgen
learn-runs-title = Was ist eine Folge?
learn-runs-lead = Zahlen, die ohne Lücke aufeinanderfolgen. Die Farben sind egal.
learn-colors-name = Farben
learn-colors-title = Wann kommt es auf die Farbe an?
learn-colors-lead = Phase 8 verlangt sieben Karten einer Farbe; die Zahlen sind egal. In manchen anderen Ausgaben gibt es auch Folgen in einer Farbe.

learn-wilds-name = Joker
learn-wilds-title = Wofür darf ein Joker stehen?
learn-wilds-lead = Für jede Zahlenkarte, und du darfst beliebig viele einsetzen. Mindestens eine Zahlenkarte muss aber dabei sein. Wo sie liegen muss, darüber sind sich die Anleitungen nicht einig.
learn-wilds-group = Gruppe { $number }: { $group }
learn-wilds-both = Das ist erlaubt: Darin sind sich alle Anleitungen einig.
learn-wilds-phase = Es kommt darauf an: Die Hefte von Mattel und Fundex erlauben das, eine finnische Anleitung nicht.
learn-wilds-neither = Das ist nicht erlaubt: Darin sind sich alle Anleitungen einig.
learn-wilds-hint = Leg Karten in die andere Gruppe und sieh, was sich ändert.
learn-wilds-reading = Wo muss eine Zahlenkarte liegen?
learn-wilds-reading-phase = In der Phase (Mattel, Fundex)
learn-wilds-reading-group = In jeder Gruppe (finnische Anleitung)

learn-hits-name = Anlegen
learn-hits-title = Welche Karten darfst du an Gruppen auf dem Tisch legen?
learn-hits-lead = Das heißt „anlegen“. Sobald deine eigene Phase ausliegt, darfst du an deine Gruppen anlegen und an die aller anderen.
learn-hits-table = Auf dem Tisch
learn-hits-yours = Deine Gruppe
learn-hits-other = Person { $player }
learn-hits-group = { $owner }: { $group }
learn-hits-add = Hier anlegen
learn-hits-down = Liegt deine eigene Phase aus?
learn-hits-down-yes = Meine Phase liegt aus
learn-hits-down-no = Noch nicht
learn-hits-end = An welches Ende soll der Joker?
learn-hits-end-high = Hinter die höchste Zahl
learn-hits-end-low = Vor die niedrigste Zahl
learn-hits-empty = Es ist keine Karte mehr übrig.
learn-hits-start = Deine Phase liegt aus, also darfst du anlegen. Wähle eine Karte aus.
learn-hits-not-yet = Deine Phase liegt noch nicht aus. Versuch trotzdem anzulegen und sieh, was passiert.
learn-hits-yes = Angelegt: { $cards }.
learn-hits-no = Hier passt das nicht: { $cards }. Dafür gibt es { $count ->
    [one] einen Grund.
   *[other] { $count } Gründe.
 }

learn-turn-name = Dein Zug
learn-turn-title = Was machst du in deinem Zug?
learn-turn-lead = Zieh eine Karte, leg aus, wenn du kannst, leg an, wenn du darfst, und wirf eine Karte ab. Spiel eine ganze Runde mit Phase 1; dein Gegenüber zieht nur und wirft ab.
learn-turn-piles = Die beiden Stapel
learn-turn-pile = Nachziehstapel
learn-turn-discards = Ablagestapel
learn-turn-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
learn-turn-draw = Karte ziehen
learn-turn-take = Diese nehmen
learn-turn-lay = Phase 1 auslegen
learn-turn-discard = Abwerfen
learn-turn-play-skip = Aussetzen spielen
learn-turn-deal = Neue Karten
learn-turn-table = Das hast du ausgelegt
learn-turn-no = Das ist jetzt nicht erlaubt.
learn-turn-out = Du hast keine Karte mehr, die Runde ist vorbei! Dein Gegenüber hat noch { $points } Punkte auf der Hand.
learn-turn-now-draw = Du bist dran: Zieh eine Karte von einem der beiden Stapel.
learn-turn-now-draw-pile = Du bist dran: Zieh eine Karte vom Nachziehstapel. Die Aussetzen-Karte auf dem Ablagestapel darf niemand nehmen.
learn-turn-now-drawn = Phase 1 ist noch nicht komplett. Wähle eine Karte aus und wirf sie ab.
learn-turn-now-drawn-made = Du hast zwei Drillinge: Leg Phase 1 aus!
learn-turn-now-drawn-laid = Leg an, was passt. Wähle dann eine Karte aus und wirf sie ab.

learn-skips-name = Aussetzen
learn-skips-title = Wer setzt aus?
learn-skips-lead = Wer eine Aussetzen-Karte spielt, bestimmt, wer einmal aussetzen muss. Spiel ein paar davon, zu zweit, zu dritt oder zu sechst.
learn-skips-table = Wie viele spielen mit?
learn-skips-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
 }
learn-skips-on = Person { $player } ist dran
learn-skips-skip = Aussetzen: Person { $player }
learn-skips-pass = Andere Karte abwerfen
learn-skips-is-on = ist dran
learn-skips-is-waiting = muss aussetzen
learn-skips-is-missed = hat ausgesetzt
learn-skips-start = Person { $player } darf eine Aussetzen-Karte spielen oder eine andere Karte abwerfen.
learn-skips-yes = Person { $player } lässt Person { $target } aussetzen.
learn-skips-no = Person { $player } darf Person { $target } jetzt nicht aussetzen lassen.
learn-skips-compare = Wen darf Person { $player } jetzt aussetzen lassen?
learn-skips-target = Gegen
learn-skips-by-pending = Mattel
learn-skips-by-trip = Fundex
learn-skips-by-in-a-row = Finnische Anleitung
learn-skips-pile = Was liegt danach oben auf dem Ablagestapel?
learn-skips-top-front = Die Karte, die vorher schon oben lag. Wer als Nächstes dran ist, darf sie nehmen.
learn-skips-top-pile = Die Aussetzen-Karte. Ziehen darf sie niemand, also bleibt nur der Nachziehstapel.

learn-scoring-name = Punkte
learn-scoring-title = Was kostet eine Hand?
learn-scoring-lead = Wenn jemand die Runde beendet, zählen alle anderen die Karten, die sie noch auf der Hand haben. Stell zusammen, was auf einer Hand geblieben ist.
learn-scoring-rules = Wie wird gezählt?
learn-scoring-sum = { $points ->
    [0] Keine Punkte: Diese Person hat die Runde beendet.
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

learn-winning-name = Sieg und Gleichstand
learn-winning-title = Wer hat gewonnen?
learn-winning-lead = Wer am Ende einer Runde Phase 10 geschafft hat. Sind es mehrere, entscheiden die Punkte. Ändere die letzte Runde und sieh, was herauskommt.
learn-winning-hand = Die letzte Runde
learn-winning-rules = Nach welcher Regel spielt ihr?
learn-winning-player = Person
learn-winning-state = Phase 10
learn-winning-before = Punkte bisher
learn-winning-left = Noch auf der Hand
learn-winning-total = Gesamt
learn-winning-is-laid = ausgelegt
learn-winning-is-on-last = nicht ausgelegt
learn-winning-is-earlier = frühere Phase
learn-winning-two = Zwei sind fertig
learn-winning-other-out = Jemand anderes beendet die Runde
learn-winning-level = Gleich viele Punkte
learn-winning-alone = Nur eine Person bei Phase 10
learn-winning-nobody = Niemand ist fertig
learn-winning-number = Punkte sind ganze Zahlen von 0 bis { $most }.
learn-winning-won = Person { $player } gewinnt.
learn-winning-tied = Gleichstand. Die Entscheidungsrunde spielen die Personen { $players }.
learn-winning-nobody-yet = Noch hat niemand gewonnen.

learn-variants-name = Varianten
learn-variants-title = Wie kann man die Phasen noch spielen?
learn-variants-lead = In den Heften stehen auch kürzere und andere Spiele. Wähle eines und sieh, welche Phase nach denselben Runden als Nächstes kommt.
learn-variants-which = Welches Spiel?
learn-variants-hands = Die Runden bisher
learn-variants-try = Tippe eine Runde an: Wurde darin die Phase ausgelegt?
learn-variants-hand = Runde { $hand }: Phase ausgelegt
learn-variants-laid = ja
learn-variants-not = nein
learn-variants-more = Eine Runde mehr
learn-variants-fewer = Eine Runde weniger
learn-variants-made = geschafft
learn-variants-now = jetzt
learn-variants-all = Alle Spiele im Vergleich, nach denselben Runden
learn-variants-game = Spiel
learn-variants-played = Phasen
learn-variants-next = Als Nächstes

learn-mistakes-name = Fehler und Tipps
learn-mistakes-title = Was wird oft falsch gemacht?
learn-mistakes-lead = Manches hört man oft, und es stimmt trotzdem nicht. Hier steht jeweils dabei, was richtig ist. Dazu gibt es Tipps, wie du öfter gewinnst.
