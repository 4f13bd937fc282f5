# Lektion 6: Was ein Joker wert ist. Der Text der Lektion steht in notebooks/lessons.
worth-name = Was ein Joker wert ist
worth-idea = Ein Joker kostet von allen Karten am meisten und hilft am meisten: Der Erwartungswert sagt, wann du ihn behältst.

# Die Wette
worth-no-wild-ask = Stell dir 100 Hände mit zehn Karten vor, in denen kein Joker ist. In wie vielen davon steckt Phase 1, zwei Drillinge?
worth-no-wild-yes = In dieser Hand steckt Phase 1.
worth-no-wild-no = In dieser Hand steckt Phase 1 nicht.

worth-cost-hint = Sortier die Karten zuerst: Zahlen von 1 bis 9, Zahlen von 10 bis 12, Aussetzen-Karten, Joker. Dann multipliziere und addiere.
worth-cost-why = Es kommt nicht darauf an, was auf einer Karte steht, nur auf die Sorte.
worth-cost-not-printed = Du hast die gedruckten Zahlen addiert. Eine 9 kostet so viel wie eine 1 und eine 12 so viel wie eine 10.
worth-cost-not-fives = Die Zahlen von 10 bis 12 kosten mehr als die anderen.
worth-cost-not-twenty = So zählt ein Joker in manchen Ausgaben. Hier gilt der Wert aus den Heften.

# Von Hand
worth-two-hint = Eine Karte ist der Joker, das ist sicher. Die zweite Karte ist eine der vier anderen. Was kosten diese vier im Durchschnitt?
worth-two-why = Ein sicherer Teil und ein durchschnittlicher Teil: Addiere sie.
worth-two-not-any = Das ist der Durchschnitt von zwei Karten, wenn du nicht weißt, welche es sind. Hier weißt du, dass eine der Joker ist.
worth-two-not-still = Die zweite Karte kann nicht noch einmal der Joker sein. Nimm den Durchschnitt der vier anderen.
worth-two-not-other = Das ist der Durchschnitt der zweiten Karte allein. Auch der Joker ist gezogen.

# Der Preis
worth-hand-ask = Zehn Karten werden gegeben. Was kosten sie im Durchschnitt, solange nichts ausgelegt ist?
worth-hand-value = Diese Hand kostet { $value } Punkte.

worth-one-wild-hint = Eine Karte ist der Joker, die neun anderen gehören zu den 100 Karten, die keine Joker sind. Was kostet eine von diesen 100 im Durchschnitt?
worth-one-wild-why = Der sichere Joker und neunmal der Durchschnitt der Karten, die keine Joker sind: Die Durchschnitte addieren sich.
worth-one-wild-not-still = In deinem Durchschnitt für die neun anderen Karten sind noch Joker. Aber diese Hand hat genau einen Joker.
worth-one-wild-not-none = Das ist der Durchschnitt einer Hand ohne Joker. Tausch eine Karte gegen den Joker aus.
worth-one-wild-not-added = Du hast den Preis eines Jokers zum Durchschnitt aller Hände addiert. Aber in diesem Durchschnitt sind schon Joker. Fang mit einer Hand an, die keinen hat.

worth-with-wild-ask = Stell dir 100 Hände mit zehn Karten vor, in denen genau ein Joker ist. In wie vielen davon steckt Phase 1, zwei Drillinge?
worth-with-wild-yes = In dieser Hand steckt Phase 1.
worth-with-wild-no = In dieser Hand steckt Phase 1 nicht.

# Behalten oder abwerfen
worth-keep-ask = Du wirfst die 12 ab und behältst den Joker. Du kommst noch einmal dran, dann endet die Runde. Wie viele Punkte bleiben im Durchschnitt auf deiner Hand?
worth-keep-value = { $value ->
    [one] Ein Punkt bleibt.
   *[other] { $value } Punkte bleiben.
 }

worth-hold-title = Punkte, die im Durchschnitt bleiben
worth-hold-ends = Wahrscheinlichkeit in Prozent, dass die Runde endet, bevor du wieder dran bist
worth-hold-wild = Punkte für einen Joker
worth-hold-row-keep = Joker behalten
worth-hold-row-throw = Joker abwerfen

worth-quarter-hint = Rechne zuerst für jede der beiden Möglichkeiten den Durchschnitt aus: ein Viertel der ersten Spalte der Tabelle und drei Viertel der zweiten. Dann zieh ab.
worth-quarter-why = Jeder Fall zählt mit seiner Wahrscheinlichkeit: was du mit dem Behalten riskierst und was du sparst.
worth-quarter-not-gain = So viel spart das Behalten, wenn du noch einmal drankommst. Zieh ab, was es kostet, wenn die Runde vorher endet.
worth-quarter-not-swapped = Du hast die beiden Wahrscheinlichkeiten vertauscht. Ein Viertel ist die Wahrscheinlichkeit, dass die Runde vorher endet.

# Was du jetzt weißt
worth-even-hint = Nenn die Wahrscheinlichkeit q. Wie viele Punkte mehr kostet das Behalten, wenn die Runde vorher endet? Das zählt mit der Wahrscheinlichkeit q. Wie viele spart es, wenn du noch einmal drankommst? Das zählt mit 1 − q. Wann ist beides gleich?
worth-even-why = Hier ist gleich groß, was du mit dem Behalten riskierst und was du sparst. Unter dieser Wahrscheinlichkeit behältst du den Joker, darüber wirfst du ihn ab.
worth-even-not-ratio = Du hast das, was das Behalten kostet, mal q genommen und mit allem verglichen, was es spart. Aber das spart es nur, wenn du noch einmal drankommst, und dafür ist die Wahrscheinlichkeit 1 − q.
worth-even-not-draw = Das ist die Wahrscheinlichkeit, dass du mit der nächsten Karte die Phase schaffst. Gefragt ist die Wahrscheinlichkeit, dass die Runde endet.
worth-even-not-twenty = Das stimmt dort, wo ein Joker 20 Punkte kostet. Gefragt ist nach 25 Punkten.

# Arbeitsblatt
worth-sheet-cost = Sieh dir diese Hand an. Wie viele Punkte kostet sie, wenn sie am Ende der Runde übrig bleibt? (1 bis 9: 5 Punkte; 10 bis 12: 10; Aussetzen: 15; Joker: 25)
worth-sheet-one = Du ziehst eine dieser Karten, ohne hinzusehen. Wie viele Punkte kostet sie im Durchschnitt?
worth-sheet-two = Du ziehst zwei dieser Karten auf einmal, ohne hinzusehen. Wie viele Punkte kosten sie im Durchschnitt?
worth-sheet-deck = Alle 108 Karten zusammen kosten 860 Punkte. Was kosten { $cards } Karten aus dem vollen Kartenspiel im Durchschnitt? Nimm einen Taschenrechner.
worth-sheet-wilds = Die 100 Karten, die keine Joker sind, kosten zusammen 660 Punkte. Eine Hand mit { $cards } Karten hat genau { $wilds ->
    [one] einen Joker
   *[other] { $wilds } Joker
 }. Was kostet sie im Durchschnitt?
worth-sheet-even = Einen Joker zu behalten kostet { $risked } Punkte mehr, wenn die Runde endet, bevor du wieder dran bist, und spart sonst im Durchschnitt { $saved } Punkte. Bei welcher Wahrscheinlichkeit für dieses Ende sind beide Möglichkeiten gleich gut?
