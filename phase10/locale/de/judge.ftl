# Why a proposed layout or hit breaks a rule.
judge-group-count = Die Phase verlangt { $wanted ->
    [one] eine Gruppe
   *[other] { $wanted } Gruppen
 } ({ $phase }); hier { $count ->
    [0] liegt keine
    [one] liegt eine
   *[other] liegen { $count }
 }.
judge-too-short = Für „{ $group }“ { $short ->
    [one] fehlt hier noch eine Karte
   *[other] fehlen hier noch { $short } Karten
 }.
judge-skip = Eine Aussetzen-Karte gehört nie zu einer Phase.
judge-no-natural = Hier liegen nur Joker: Mindestens eine Zahlenkarte muss dabei sein.
judge-set-numbers = Ein Satz hat nur eine einzige Zahl, hier sind es mehrere: { $numbers }.
judge-color-mixed = Alle Karten müssen dieselbe Farbe haben.
judge-color-unknown = Die Farbe von { $card } ist nicht bekannt.
judge-run-twins = In einer Folge darf die { $number } nur einmal liegen.
judge-run-too-long = Eine Folge hat höchstens 12 Karten.
judge-run-gap = Die Zahlen folgen nicht ohne Lücke aufeinander, und es sind nicht genug Joker da. Lücke bei: { $numbers }.
judge-run-wrap = Nach der 12 geht eine Folge nicht mit der 1 weiter.
judge-run-full = Die Folge von { $low } bis { $high } hat dafür keinen Platz mehr.
judge-not-in-hand = { $held ->
    [0] { $card } hast du nicht auf der Hand.
    [one] { $card } hast du nur einmal auf der Hand.
    [2] { $card } hast du nur zweimal auf der Hand.
   *[other] { $card } hast du nur { $held }-mal auf der Hand.
 }
judge-sets-same-number = Zwei Sätze haben die Zahl { $number }; hier braucht jeder Satz seine eigene.
judge-hit-before-phase = Erst muss deine eigene Phase ausliegen, dann darfst du anlegen.
judge-hit-set = { $card } passt nicht: Dieser Satz hat die Zahl { $number }.
judge-hit-color = { $card } passt nicht: Diese Gruppe ist { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 }.
judge-hit-run = An die Enden der Folge passt nur die jeweils nächste Zahl: { $numbers }.
judge-hit-wild-there = Für die { $number } liegt dort schon ein Joker, und der bleibt liegen.

# Around the table.
judge-hand-over = Jemand hat die Runde beendet, sie ist also vorbei.
judge-turn-over = Mit dem Abwerfen war der Zug zu Ende.
judge-drawn = In diesem Zug wurde schon eine Karte gezogen.
judge-draw-first = Zieh zuerst eine Karte.
judge-laid = In dieser Runde hast du schon ausgelegt.
judge-no-discard = Der Zug ist noch nicht zu Ende: Eine Karte muss abgeworfen werden.
judge-pile-empty = { $pile ->
    [draw] Der Nachziehstapel ist leer.
   *[discard] Auf dem Ablagestapel liegt keine Karte.
 }
judge-skip-not-drawn = Oben liegt eine Aussetzen-Karte, und die darf niemand ziehen.
judge-out-before-phase = Du kannst die Runde nicht beenden, bevor deine Phase ausliegt.
judge-out-discard = Nach der gewählten Regel muss die letzte Karte abgeworfen werden; behalte also eine dafür.
judge-out-skip = Nach der gewählten Regel darf die letzte Karte keine Aussetzen-Karte sein.
judge-skip-self = Eine Aussetzen-Karte spielst du immer gegen jemand anderen.
judge-skip-waiting = Vor dieser Person liegt schon eine Aussetzen-Karte.
judge-skip-in-a-row = Diese Person hat gerade erst ausgesetzt; zweimal hintereinander darf es sie nicht treffen.
judge-skip-trip = Diese Person hat in diesem Umlauf um den Tisch schon eine Aussetzen-Karte bekommen.

# In a whole game.
judge-not-your-turn = Du bist nicht am Zug.
judge-match-over = Das Spiel ist zu Ende.
judge-choose-first = Zuerst wählen alle ihre Phase.
judge-deal-first = Zuerst werden die Karten für die nächste Runde gegeben.
judge-not-between-hands = Nicht während einer Runde.
judge-choice = Phase { $number } steht für dich nicht zur Wahl.
judge-wild-meaning = Ein Joker steht hier für eine Karte, die nicht in die Gruppe gehört.
judge-no-group = Eine solche Gruppe liegt nicht auf dem Tisch.
judge-hit-nothing = Nenne die Karten, die du anlegen willst.
judge-skip-wasted = Eine Aussetzen-Karte musst du gegen jemanden spielen, solange irgendwer sie bekommen darf.
judge-out-skip-left = Nach der gewählten Regel darf die letzte Karte keine Aussetzen-Karte sein, und dir bliebe nur noch eine solche.
