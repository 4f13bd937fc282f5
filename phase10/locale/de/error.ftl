# Bad input: one clear line each. { $token } is what the reader typed.
error-unknown-card = „{ $token }“ ist keine Karte. Schreib einen Farbbuchstaben (R Rot, B Blau, G Grün, Y Gelb) und eine Zahl, zum Beispiel R7. W steht für einen Joker, S für eine Aussetzen-Karte.
error-number-range = „{ $token }“ ist keine Karte: Die Zahlen gehen von 1 bis 12.
error-too-many-copies = „{ $token }“ ist eine zu viel: Diese Karte gibt es nur { $copies ->
    [2] zweimal
    [4] viermal
    [8] achtmal
   *[other] { $copies }-mal
 }.
error-color-unknown = Die Farbe von „{ $token }“ ist nicht bekannt, aber diese Phase verlangt Karten einer Farbe. Schreib einen Buchstaben vor die Zahl: R (Rot), B (Blau), G (Grün) oder Y (Gelb).
error-empty-hand = Hier sind noch keine Karten. Schreib welche hin, zum Beispiel R5 B5 W.
error-unknown-group = „{ $token }“ ist keine Gruppe. Schreib S3 für einen Drilling, R4 für eine Viererfolge, C7 für sieben Karten einer Farbe, CR4 für eine Vierer-Farbenfolge.
error-group-size = „{ $token }“ geht nicht: { $kind ->
    [S] Ein Satz
    [R] Eine Folge
    [C] Eine Farbgruppe
   *[CR] Eine Farbenfolge
 } hat { $least } bis { $most } Karten.
error-group-count = Eine Phase hat 1 bis { $most } Gruppen, nicht { $count }.
error-no-such-phase = Eine Phase { $token } gibt es nicht: Diese Liste hat die Phasen 1 bis { $most }.
error-unknown-list = Eine Phasenliste „{ $token }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-language = Die Sprache „{ $token }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-not-utf8 = Die Eingabe ist kein Text in UTF-8.
error-phase-too-big = „{ $token }“ geht nicht: Dafür reicht das ganze Kartenspiel nicht.
error-unknown-rules = Regeln mit dem Namen „{ $token }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
error-players = { $count ->
    [one] Allein geht es nicht
   *[other] Mit { $count } Personen geht es nicht
 }: Phase 10 ist für { $least } bis { $most } Personen.
error-cards-range = Chancen werden für Hände mit { $least } bis { $most } Karten berechnet, nicht für { $token }.
error-odds-mixed = Wie oft jede Zahl oder jede Farbe vorkommt, sagt allein noch nicht, ob eine Hand dafür reicht: { $phase }.
error-odds-large = Dafür gibt es keine genaue Zählung, sie würde zu lange dauern: { $phase }.
error-draws-range = Die genaue Chance wird für { $least } bis { $most } Züge berechnet.
error-nothing-unseen = Es lässt sich keine Karte mehr ziehen: Alle sind auf der Hand oder wurden schon gesehen.
error-deck-range = Von diesen Karten kann ein Kartenspiel { $least } bis { $most } haben, nicht { $token }.
error-draws-color = Erwartete Züge werden für Sätze und Folgen oder für Farbgruppen allein berechnet, nicht dafür: { $phase }.
error-phase-too-large = Auch mit einer gezogenen Karte kann keine Hand mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 } dafür reichen: { $phase }.
error-trials-range = Eine Simulation hat { $least } bis { $most } Versuche, nicht { $token }.
error-seed = Ein Startwert ist eine ganze Zahl ab 0, nicht { $token }.
error-needs-numpy = Dafür wird das Python-Paket numpy gebraucht; es ist nicht installiert.
error-unknown-lesson = Eine Lektion „{ $token }“ gibt es nicht. Zur Wahl stehen { $known } oder ihre Nummern.
error-rules-option = Eine Option „{ $token }“ gibt es bei den Regeln nicht.
error-seat = Einen Platz { $seat } gibt es an einem Tisch mit { $players } Personen nicht.
error-meld = Das ist keine Gruppe von Karten.
error-action = „{ $token }“ ist keine Aktion eines Spiels.
