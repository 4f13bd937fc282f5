# Das Chancenlabor: schätzen, wie oft eine Phase gegeben wird, es ausprobieren und mit der genauen Zählung vergleichen.
odds-title = Wie oft bekommt man diese Phase gleich beim Geben?
odds-name = Chancenlabor
odds-lead = Wähle eine Phase und schätze, wie oft sie schon in den gegebenen Karten steckt. Dann gib Tausende Hände und vergleiche das Ergebnis mit der genauen Zählung.
odds-reset = Von vorn beginnen

odds-deal = Was gegeben wird
odds-cards = Gegebene Karten
odds-deck = Kartenspiel
odds-deck-full = Alle Karten
odds-deck-no-wilds = Ohne Joker
odds-deck-half = Die Hälfte
odds-deck-own = Karten selbst zusammenstellen
odds-deck-copies = Wie oft es jede Zahlenkarte gibt
odds-deck-wilds = Joker
odds-deck-skips = Aussetzen-Karten
odds-deck-size = { $size } Karten im Spiel

odds-guess = Erst schätzen
odds-guess-ask = Stell dir 100 Hände mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 } vor. In wie vielen davon steckt das: { $phase }?
odds-guess-field = Deine Schätzung in Prozent
odds-guess-go = Das schätze ich
odds-guess-skip = Ohne Schätzung weiter
odds-guess-bad = „{ $token }“ ist keine Prozentzahl. Schreib eine Zahl von 0 bis 100, zum Beispiel 25 oder 2,5.

odds-tries = Schätzen, probieren, zählen
odds-tile-guess = Deine Schätzung
odds-tile-untried = Noch nicht probiert
odds-tile-tried = { $trials }-mal probiert
odds-tile-exact = Genauer Wert
odds-seed = Startwert { $seed }
odds-another = Andere Hände
odds-try-one = Eine Hand geben
odds-try = { $trials } Hände
odds-untried = Gib eine Hand und sieh, was passiert. Dann gib viele: Das Diagramm zeigt, wie sich der Anteil einpendelt.
odds-dealt = { $dealt ->
    [one] Eine Hand gegeben;
   *[other] { $dealt } Hände einzeln gegeben;
 } { $hits ->
    [0] bisher hat keine gereicht.
    [one] bisher hat eine gereicht.
   *[other] bisher haben { $hits } gereicht.
 }
odds-stop = Anhalten
odds-progress = { $trials } von { $target } Händen
odds-said = So viele Hände haben für die Phase gereicht: { $hits } von { $trials }. Die wahre Chance liegt also zwischen { $low } und { $high }; so eine Aussage stimmt in 95 von 100 Fällen.
odds-chart-up = Anteil der Hände, die für die Phase reichen; das farbige Band ist der Bereich, der in 95 von 100 Fällen stimmt
odds-chart-across = Anzahl der gegebenen Hände
odds-chart = Wie sich der Anteil einpendelt. Gegebene Hände: { $trials }, Anteil: { $share }; die wahre Chance liegt zwischen { $low } und { $high }. Die Zahlen stehen in der Tabelle darunter.
odds-table = Die Zahlen als Tabelle
odds-table-caption = Der Anteil der Hände, die für die Phase reichen, während immer mehr gegeben werden
odds-table-trials = Hände
odds-table-hits = Davon reichen
odds-table-share = Anteil
odds-table-interval = Stimmt in 95 von 100 Fällen
odds-table-between = { $low } bis { $high }

odds-exact = Der genaue Wert
odds-counting = Alle möglichen Hände werden gezählt. Bei einer eigenen Phase kann das dauern; du kannst inzwischen Hände geben.
odds-exact-of = { $made } von { $hands } möglichen Händen
odds-exact-one-in = { $hands ->
    [1] Das sind alle oder fast alle Hände.
   *[other] Das ist eine von { $hands } Händen.
 }
odds-exact-never = Keine Hand dieser Größe kann dafür reichen.
odds-exact-guess = { $side ->
    [right] Deine Schätzung stimmt auf ein Zehntel Prozentpunkt genau.
    [high] Deine Schätzung ist um { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } zu hoch.
   *[low] Deine Schätzung ist um { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } zu niedrig.
 }
odds-how = So wird gezählt
odds-how-text = Hier wird keine Hand gegeben, sondern gezählt: alle verschiedenen Hände, als wäre jede Karte des Spiels einzeln markiert, und wie viele davon für die Phase reichen. Diese zweite Zahl geteilt durch die erste ist die Chance. Wann eine Hand für die Phase reicht, sagen diese Regeln:
