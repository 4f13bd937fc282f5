# Why a proposed layout or hit breaks a rule.
judge-group-count = Die Phase verlangt { $wanted ->
    [one] eine Gruppe
   *[other] { $wanted } Gruppen
 } ({ $phase }); hier { $count ->
    [0] liegt keine
    [one] liegt eine
   *[other] liegen { $count }
 }.
judge-too-short = Hier { $short ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $short } Karten
 } ({ $group }).
judge-skip = Eine Aussetzen-Karte gehört nie zu einer Phase.
judge-no-natural = Hier liegen nur Joker: Mindestens eine Zahlenkarte muss dabei sein.
judge-set-numbers = Ein Satz hat nur eine einzige Zahl, hier sind es mehrere: { $numbers }.
judge-color-mixed = Alle Karten müssen dieselbe Farbe haben.
judge-color-unknown = Die Farbe von { $card } ist nicht bekannt.
judge-run-twins = In einer Folge darf die { $number } nur einmal liegen.
judge-run-too-long = Eine Folge hat höchstens 12 Karten.
judge-run-gap = Die Zahlen folgen nicht lückenlos aufeinander: Für { $numbers } sind nicht genug Joker da.
judge-run-wrap = Nach der 12 geht eine Folge nicht mit der 1 weiter.
judge-run-full = Die Folge von { $low } bis { $high } hat dafür keinen Platz mehr.
judge-not-in-hand = { $held ->
    [0] { $card } hast du nicht auf der Hand.
    [one] { $card } hast du nur einmal auf der Hand.
    [2] { $card } hast du nur zweimal auf der Hand.
   *[other] { $card } hast du nur { $held }-mal auf der Hand.
 }
judge-sets-same-number = Zwei Sätze haben die Zahl { $number }; hier braucht jeder Satz seine eigene.
judge-hit-before-phase = Anlegen darfst du erst, wenn deine eigene Phase ausliegt.
judge-hit-set = { $card } passt nicht: Dieser Satz hat die Zahl { $number }.
judge-hit-color = { $card } passt nicht: Diese Gruppe ist { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 }.
judge-hit-run = An die Enden der Folge passt nur die jeweils nächste Zahl: { $numbers }.
judge-hit-wild-there = Für die { $number } liegt dort schon ein Joker, und der bleibt liegen.
