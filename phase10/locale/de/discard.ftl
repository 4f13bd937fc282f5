# Lektion 7, der beste Abwurf: Aufgaben, Experimente, Modell und Arbeitsblatt.
# Der Wert einer Hand ist die Zahl der Züge, die zu erwarten sind, bis die Phase geschafft ist. Das kleine Spiel: drei Karten behalten, Viererfolge gesucht.
discard-name = Der beste Abwurf
discard-idea = Ein Abwurf ist so gut wie die Hände, zu denen er führt. Ihre Werte findet man vom Ende aus rückwärts.

# Aufgabe: Für Phase 7 fehlt eine Karte.
discard-last-card-hint = Mit welchen Zahlen ist der zweite Vierling fertig? Wie viele solche Karten gibt es in einem vollen Kartenspiel? Und welche andere Karte kann für eine Zahl stehen?
discard-last-card-why = Eine Zahl und die Joker helfen, und gezogen wird jedes Mal aus einem vollen Kartenspiel.
discard-last-card-not-no-wilds = Du hast nur die Karten mit der richtigen Zahl gezählt. Welche anderen Karten können für sie stehen?
discard-last-card-not-unseen = Das würde stimmen, wenn deine zehn Karten im Kartenspiel fehlten. Hier wird jedes Mal aus einem vollen gezogen.
discard-last-card-not-both = Du hast auch eine Karte für den ersten Vierling gezählt. Fehlt dort etwas?

# Aufgabe: der Wert von 4, 6 und einem Joker.
discard-with-wild-hint = Schreib alle Zahlen auf, die mit 4, 6 und einem Joker eine Viererfolge ergeben. Der Joker kann die Lücke füllen oder an einem Ende stehen.
discard-with-wild-why = Mit einem Joker auf der Hand helfen mehr Zahlen: die Lücke und beide Enden. Mit jeder Karte, die hilft, ist die Folge fertig, also genügt es, einmal zu teilen.
discard-with-wild-not-outs = So viele Karten helfen. Der Wert ist die Zahl der Züge, die zu erwarten sind.
discard-with-wild-not-three-kinds = Du hast drei Sorten von Karten gezählt, die helfen. Probiere die Lücke, jedes Ende und die Joker im Kartenspiel.
discard-with-wild-not-middle = Du hast die Karten für die Lücke gezählt und die Joker im Kartenspiel. Aber auch der Joker auf deiner Hand kann die Lücke füllen. Welche Zahlen helfen dann?

# Aufgabe: welche Karte von 8, 9, 11, 12 man abwirft.
discard-end-is-eight = Die 8 abwerfen
discard-end-is-nine = Die 9 abwerfen
discard-end-is-eleven = Die 11 abwerfen
discard-end-is-twelve = Die 12 abwerfen
discard-end-hint = Stell dir zu jeder Hand, die du behalten könntest, zwei Fragen. Mit welchen Karten ist die Folge fertig? Und welche Karten machen die Hand besser, ohne dass sie fertig ist?
discard-end-why = Aus der Hand, die bleibt, kann eine Folge mit Platz an beiden Enden werden. Bei der anderen ist dort Schluss, wo die Zahlen aufhören.
discard-end-not-eight = Du wartest auf dieselben Karten wie nach dem besten Abwurf. Aber welcher Zug könnte deine Hand besser machen, während du wartest? Achte darauf, wo die Zahlen aufhören.
discard-end-not-nine = Jetzt fehlen zwei Karten. Gibt es einen Abwurf, nach dem nur eine fehlt?
discard-end-not-eleven = Jetzt fehlen zwei Karten. Gibt es einen Abwurf, nach dem nur eine fehlt?

# Aufgabe: der Wert von 5, 6 und einer Aussetzen-Karte.
discard-two-missing-hint = Schreib die Karten auf, die helfen: zwei Zahlen direkt neben 5 und 6, zwei Zahlen einen Schritt weiter weg und die Joker. Schreib zu jeder den Wert der Hand, zu der sie führt; für den Joker rechnest du ihn zuerst aus. Dann nimm die kurze Rechnung.
discard-two-missing-why = Die Aussetzen-Karte wird abgeworfen, und jede Karte, die hilft, führt zu einer Hand mit bekanntem Wert. Mehr braucht die Regel nicht.
discard-two-missing-not-finished = Du hast so gerechnet, als wäre die Folge mit jeder Karte, die hilft, schon fertig. Danach brauchst du aber noch Züge: Setz ihre Werte ein.
discard-two-missing-not-no-wilds = Die Zahlen stimmen. Aber auch ein Joker hilft: Welche Hand behältst du dann, und welchen Wert hat sie?
discard-two-missing-not-no-gaps = Du hast die Zahlen direkt neben 5 und 6 genommen und die Joker. Und eine Zahl, die einen Schritt weiter weg ist? Dann fehlt nur noch die Lücke.

# Aufgabe: welche Hand näher an Phase 7 ist als an Phase 10.
discard-nearer-is-four-three = Vier Karten mit einer Zahl, drei mit einer anderen
discard-nearer-is-five-two = Fünf Karten mit einer Zahl, zwei mit einer anderen
discard-nearer-is-two-triples = Drei Karten mit einer Zahl, drei mit einer anderen
discard-nearer-is-three-triples = Je drei Karten mit drei Zahlen
discard-nearer-hint = Stell das Modell auf jede der Hände und vergleich seine beiden Zeilen.
discard-nearer-why = Aus drei Zahlen kann noch ein Vierling werden, und für Phase 7 genügen zwei beliebige davon. Phase 10 braucht fünf Karten mit derselben Zahl.
discard-nearer-not-four-three = Für jede der beiden Phasen fehlt eine Karte, und mit 16 Karten ist sie fertig. Aber bei welcher Phase helfen nach einem anderen Zug mehr Karten? Stell das Modell auf diese Hand.
discard-nearer-not-five-two = Der große Satz von Phase 10 ist hier fertig. Was fehlt für Phase 7?
discard-nearer-not-two-triples = Das ist nah dran. Stell das Modell auf diese Hand und lies beide Zeilen mit allen Ziffern.

# Aufgabe: wie oft die nächste Phase leichter ist.
discard-steps-down-hint = Geh die Tabelle von Phase 1 bis Phase 10 durch. Mach jedes Mal einen Strich, wenn die Zahl der Züge kleiner wird.
discard-steps-down-why = Nach jedem dieser Schritte ist die nächste Phase leichter als die davor. In der gedruckten Reihenfolge wird es also nicht immer schwerer.
discard-steps-down-not-up = Du hast die Schritte zu einer schwereren Phase gezählt. Gefragt sind die Schritte zu einer leichteren.
discard-steps-down-not-places = Du hast die Phasen gezählt, die nicht an dem Platz stehen, der zu ihrer Schwierigkeit passt. Vergleich jede Phase nur mit der, die direkt davor gedruckt ist.
discard-steps-down-not-missed = Du hast nicht alle gefunden. Vergleich alle neun Paare von Nachbarn.

# Experiment: die Züge für Phase 7.
discard-seven-ask = Wie viele Züge braucht Phase 7 im Durchschnitt, vom Geben an?
discard-seven-value = { $value ->
    [0] Phase 7 steckte schon in den gegebenen Karten.
    [one] Phase 7 nach einem Zug.
   *[other] Phase 7 nach { $value } Zügen.
 }

# Experiment: das kleine Spiel, nachdem die 1 abgeworfen ist.
discard-throw-one-ask = Du hast die 1 abgeworfen und 2, 4, 5 behalten. Wie viele Züge braucht die Viererfolge im Durchschnitt?
discard-throw-one-value = { $value ->
    [one] Viererfolge nach einem Zug.
   *[other] Viererfolge nach { $value } Zügen.
 }

# Modell: der Wert einer Hand bei Phase 7 und bei Phase 10.
discard-sets-title = Züge, die mit dieser Hand zu erwarten sind; andere Karten zählen nicht
discard-sets-first = Karten mit einer Zahl
discard-sets-second = Karten mit einer zweiten Zahl
discard-sets-third = Karten mit einer dritten Zahl
discard-sets-row-seven = Phase 7: zwei Vierlinge
discard-sets-row-ten = Phase 10: Fünfling und Drilling

# Arbeitsblatt.
discard-sheet-helps = Kleines Spiel: Du behältst diese drei Karten und willst eine Viererfolge. Mit wie vielen der 108 Karten ist sie fertig?
discard-sheet-wait = Mit { $helpful } der 108 Karten ist deine Folge fertig, und keine andere Karte hilft. Wie viele Züge erwartest du?
discard-sheet-mean = Von 100 Spielen braucht jedes einen ersten Zug. Noch nicht zu Ende sind nach einem Zug { $one } Spiele, nach zwei Zügen { $two } und nach drei Zügen { $three }. Nach vier Zügen sind alle zu Ende. Wie viele Züge dauert ein Spiel im Durchschnitt?
discard-sheet-step = Mit { $done } der 108 Karten ist deine Folge fertig. Zu einer Hand mit dem Wert { $value } führen { $better } andere Karten. Die übrigen ändern nichts. Welchen Wert hat deine Hand?
discard-sheet-throw = Kleines Spiel: Du hast gezogen und hast nun diese vier Karten. Du willst eine Viererfolge. Welche der beiden äußeren Karten wirfst du ab, oder sind beide gleich gut?
discard-sheet-throw-one = die { $number }
discard-sheet-throw-either = beide sind gleich gut
discard-sheet-hand = Welchen Wert hat diese Hand im kleinen Spiel? Denk mehr als einen Schritt voraus. Drei Nachbarn mit Platz an beiden Enden, zum Beispiel 4, 5, 6, haben den Wert { $value }.
