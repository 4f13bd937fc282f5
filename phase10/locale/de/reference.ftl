# Die Kurzübersicht: die Regeln auf einer gedruckten Seite. Kurze Sätze, denn alles muss auf ein Blatt Papier passen.
reference-name = Kurzübersicht
reference-title = Phase 10 auf einer Seite
reference-lead = Wähle eine Phasenliste, druck diese Seite im Format A4 oder Letter aus und leg sie auf den Tisch.
reference-list = Phasenliste
reference-print = Drucken
reference-phases = Die zehn Phasen
reference-note = { $list ->
    [standard] Die Liste des Standardspiels.
    [master] Die Liste der deutschen Master-Ausgabe, gespielt mit den normalen Karten.
    [twist] Die Karten von Phase 10 Twist, gespielt mit den normalen Karten.
   *[own] Eine Liste aus diesem Kit: Jede Phase braucht mehr Züge als die vorige.
 }

reference-turn = Dein Zug
reference-draw = Ziehen
reference-draw-text = Nimm die oberste Karte vom Nachziehstapel oder vom Ablagestapel, dort aber nie eine Aussetzen-Karte.
reference-lay = Auslegen
reference-lay-text = Hast du deine ganze Phase auf der Hand, darfst du sie offen auslegen, aber nur einmal je Runde.
reference-hit = Anlegen
reference-hit-text = Liegt deine Phase aus, darfst du an jede Gruppe auf dem Tisch passende Karten anlegen.
reference-discard = Abwerfen
reference-discard-text = Leg eine Karte auf den Ablagestapel oder spiel eine Aussetzen-Karte. Damit endet dein Zug.

reference-special = Joker und Aussetzen
reference-wild = Joker
reference-wild-text = Steht für jede Zahlenkarte. Zur Phase gehört mindestens eine echte Zahlenkarte. Ein ausgelegter Joker bleibt, was er ersetzt.
reference-skip = Aussetzen
reference-skip-text = Spiel diese Karte, statt abzuwerfen: Du bestimmst, wer einmal aussetzt. Sie gehört nie zu einer Phase.

reference-groups = Gruppen
reference-set = Satz
reference-set-text = Karten mit derselben Zahl (Zwilling, Drilling …), Farben egal.
reference-run = Folge
reference-run-text = Zahlen ohne Lücke, Farben egal. Auf die 12 folgt keine 1.
reference-color = Eine Farbe
reference-color-text = Karten derselben Farbe, Zahlen egal.
reference-color-run = Farbenfolge
reference-color-run-text = Eine Folge, deren Karten alle dieselbe Farbe haben.

reference-points = Punkte für Karten auf der Hand
reference-low = 1 bis 9
reference-high = 10 bis 12
reference-value = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
reference-per-card = Bei dieser Liste zählt eine deutsche Punktetafel stattdessen einen Punkt je Karte.

reference-end = Ende und Sieg
reference-out = Ende der Runde
reference-out-text = Sobald jemand ausgelegt und keine Karte mehr hat. Alle anderen zählen ihre Karten.
reference-next = Nächste Runde
reference-next-text = Wer ausgelegt hat, spielt die nächste Phase, alle anderen noch einmal dieselbe.
reference-winner = Sieg
reference-winner-text = Es gewinnt, wer am Ende einer Runde Phase 10 geschafft hat. Sind es mehrere, entscheiden die wenigsten Punkte.
