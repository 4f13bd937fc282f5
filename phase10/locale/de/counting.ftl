# Lektion 2, Hände zählen: Aufgaben, Experimente, Modell und Arbeitsblatt.
counting-name = Hände zählen
counting-idea = Zähl die Hände mit Reihenfolge, teil durch die Anzahl der Reihenfolgen, und du kannst die gesuchten Hände mit allen vergleichen.

# Aufgabe: wann die Summe der Wahrscheinlichkeiten größer als 1 ist.
counting-sum-hint = Addiere immer wieder 2/27. Wann wird der Zähler größer als 27?
counting-sum-why = Mit so vielen Karten ist die Summe größer als 1, und keine Wahrscheinlichkeit ist größer als 1. Also kann die Summe nicht die Wahrscheinlichkeit sein.
counting-sum-not-below = Mit so vielen Karten liegt die Summe noch unter 1. Wie viel kommt mit einer weiteren Karte dazu?
counting-sum-not-half = Da ist die Summe genau 1. Aber eine Hand hat eine ganze Zahl von Karten, und die Summe muss größer als 1 sein.
counting-sum-not-two = Mit so vielen Karten ist die Summe 2. Gesucht ist die erste Hand, bei der die Summe größer als 1 ist.

# Aufgabe: Hände mit drei von fünf Karten.
counting-three-hint = Zähl zuerst mit Reihenfolge: Wie viele Möglichkeiten gibt es für die erste, die zweite und die dritte Karte? Dann frag dich, in wie vielen Reihenfolgen dieselben drei Karten liegen können.
counting-three-why = Zu jeder Hand mit drei Karten bleibt eine Hand mit zwei Karten auf dem Tisch. Darum gibt es von beiden gleich viele.
counting-three-not-orders = So sind die drei Karten mit Reihenfolge gezählt. Dieselbe Hand zählt dann einmal für jede Reihenfolge ihrer Karten.
counting-three-not-two = Du hast durch 2 geteilt. Zwei Karten haben zwei Reihenfolgen. Wie viele Reihenfolgen haben drei Karten?
counting-three-not-places = Du hast durch 3 geteilt. Schreib alle Reihenfolgen von drei Karten A, B und C auf. Sind es nur drei?
counting-three-not-times = Ist die erste Karte weg, bleiben für die zweite weniger übrig. So entsteht ein Produkt aus drei Zahlen.

# Aufgabe: wie lange alle Hände dauern.
counting-time-is-year = Weniger als ein Jahr
counting-time-is-life = Mehr als ein Jahr, aber weniger als ein Leben von 80 Jahren
counting-time-is-history = Mehr als 80 Jahre, aber weniger als 5.000 Jahre
counting-time-is-longer = Mehr als 5.000 Jahre
counting-time-hint = Ein Jahr hat etwa 31.500.000 Sekunden. Wie viele Jahre brauchst du für 38.722.819.230.810 Sekunden?
counting-time-why = Teil die Hände durch die Sekunden eines Jahres. Das Ergebnis hat sieben Stellen.
counting-time-not-year = In einem Jahr legst du etwa 31.500.000 Hände auf den Tisch. Wie viele Stellen hat diese Zahl, und wie viele hat die Anzahl aller Hände?
counting-time-not-life = In 80 Jahren legst du etwa 2.500.000.000 Hände auf den Tisch. Wie viele Stellen hat diese Zahl, und wie viele hat die Anzahl aller Hände?
counting-time-not-history = In 5.000 Jahren legst du etwa 158.000.000.000 Hände auf den Tisch. Wie viele Stellen hat diese Zahl, und wie viele hat die Anzahl aller Hände?

# Aufgabe: wann genau ein Joker wahrscheinlicher ist als keiner.
counting-most-hint = Stell die Joker auf 8. Mach die Hand Karte für Karte größer und vergleich die Zeilen 0 und 1.
counting-most-why = Ab dieser Größe hat eine Hand häufiger genau einen Joker als keinen.
counting-most-not-any = Ab da sind ein oder mehr Joker wahrscheinlicher als keiner. Gefragt ist nach genau einem Joker: Sieh in die Zeile 1.
counting-most-not-below = Das ist nah dran. Bei so vielen Karten ist keiner noch ein wenig wahrscheinlicher. Vergleich die genauen Brüche.
counting-most-not-dealt = So groß ist die Hand im Spiel. Vergleich die Zeilen 0 und 1: Welche Wahrscheinlichkeit ist größer?

# Aufgabe: zwei 12er und ein Joker.
counting-set-hint = Wie viele Möglichkeiten gibt es, zwei der acht 12er zu wählen? Und einen der acht Joker? Jede passt zu jeder. Wie viele Hände mit drei Karten gibt es insgesamt?
counting-set-why = Zwei der acht 12er und einer der acht Joker: Die Möglichkeiten werden multipliziert. Dann wird durch die Anzahl aller Hände mit drei Karten geteilt.
counting-set-not-above = Die beiden 12er hast du mit Reihenfolge gezählt, die Hände im Nenner aber ohne. Zähl beides auf dieselbe Art.
counting-set-not-below = Die gesuchten Hände hast du ohne Reihenfolge gezählt, alle Hände aber mit. Zähl beides auf dieselbe Art.
counting-set-not-no-wild = Du hast die Paare von 12ern gezählt. Welcher Joker kommt dazu? Es gibt mehrere.
counting-set-not-added = Du hast die Möglichkeiten für die 12er und für den Joker addiert. Wie viele Hände gehören zu einem einzigen Paar von 12ern?

# Experiment: ein Joker oder mehr beim Geben.
counting-any-ask = Stell dir 100 Hände mit zehn Karten vor. Wie viele davon haben mindestens einen Joker?
counting-any-yes = In dieser Hand ist ein Joker.
counting-any-no = In dieser Hand ist kein Joker.

# Experiment: zwei Joker oder mehr beim Geben.
counting-more-ask = Stell dir 100 Hände mit zehn Karten vor. Wie viele davon haben zwei oder mehr Joker?
counting-more-yes = In dieser Hand sind zwei oder mehr Joker.
counting-more-no = In dieser Hand sind weniger als zwei Joker.

# Modell: die Joker in einer Hand.
counting-wilds-title = Wie viele Joker sind in der Hand?
counting-wilds-cards = Karten in der Hand
counting-wilds-wilds = Joker im Kartenspiel, neben 100 anderen Karten
counting-wilds-row-any = einer oder mehr

# Arbeitsblatt. Die Aufgabe über Hände zeigt Karten; die mit dem Joker kommt danach und handelt von denselben Karten.
counting-sheet-hands = Wie viele verschiedene Hände mit zwei Karten lassen sich aus den Karten hier bilden? Auch Karten, die gleich aussehen, sind verschiedene Karten.
counting-sheet-wild = Aus den Karten der vorigen Aufgabe ziehst du zwei, ohne hinzusehen. Wie groß ist die Wahrscheinlichkeit, dass mindestens eine ein Joker ist?
counting-sheet-orders = In wie vielen Reihenfolgen können { $cards } verschiedene Karten nebeneinanderliegen?
counting-sheet-three = Wie viele verschiedene Hände mit drei Karten lassen sich aus { $cards } verschiedenen Karten bilden?
counting-sheet-pair-color = Aus dem vollen Kartenspiel mit 108 Karten werden zwei gegeben. Wie groß ist die Wahrscheinlichkeit, dass beide { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 } sind? Von jeder Farbe gibt es 24 Karten.
counting-sheet-pair-number = Aus dem vollen Kartenspiel mit 108 Karten werden zwei gegeben. Wie groß ist die Wahrscheinlichkeit, dass beide die Zahl { $number } haben? Von jeder Zahl gibt es acht Karten.
counting-sheet-exactly = Aus dem vollen Kartenspiel mit 108 Karten, darunter 8 Joker, werden drei gegeben. Wie groß ist die Wahrscheinlichkeit, dass { $wilds ->
    [one] genau eine davon ein Joker ist
   *[other] genau { $wilds } davon Joker sind
 }?
