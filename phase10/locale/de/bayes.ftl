# Lektion 8, was sammelt sie: Aufgaben, Experimente, Modell und Arbeitsblatt.
# Sie ist bei Phase 8 und sammelt eine Farbe, oder sie ist bei Phase 7 und sammelt Zahlen. Was sie abwirft und nimmt, sind Hinweise.
bayes-name = Was sammelt sie?
bayes-idea = Ein Hinweis zählt für das, was ihn wahrscheinlicher macht. Zähl die Spiele, die zu ihm passen.

# Aufgabe: Wer Gelb sammelt, wirft eine rote Karte ab.
bayes-red-throw-hint = Wie viele Zahlenkarten gibt es, die sie abwerfen würde? Wie viele davon sind rot?
bayes-red-throw-why = Sie wirft nur aus drei Farben ab, und von jeder gibt es gleich viele Karten.
bayes-red-throw-not-all-colors = Du hast alle vier Farben gezählt. Welche Farbe behält sie?
bayes-red-throw-not-all-cards = Du hast durch alle Karten des Kartenspiels geteilt. Sie wirft nur Zahlenkarten ab und keine in ihrer eigenen Farbe.

# Aufgabe: Phase 7 ist am Anfang doppelt so wahrscheinlich.
bayes-other-start-hint = Nimm 105 Spiele. In wie vielen davon ist sie bei Phase 8? Wie viele von diesen passen zum Hinweis? Dann mach dasselbe für Phase 7.
bayes-other-start-why = Der Hinweis ist derselbe, aber von Anfang an sind mehr Spiele bei Phase 7, und darum passen mehr davon zu ihm.
bayes-other-start-not-even = Das ist die Wahrscheinlichkeit, wenn beide Phasen am Anfang gleich wahrscheinlich sind. Hier sind sie es nicht.
bayes-other-start-not-if-so = Das ist die Wahrscheinlichkeit des Hinweises, wenn sie bei Phase 8 ist. Gefragt ist es andersherum: Den Hinweis hast du schon gesehen.
bayes-other-start-not-before = Das ist die Wahrscheinlichkeit, bevor du den Hinweis gesehen hast. Lass jetzt die Spiele weg, die nicht zu ihm passen.

# Aufgabe: ab wie vielen Abwürfen drei Farben für Phase 8 sprechen.
bayes-crossing-hint = Lass die Farben und den Anfang, wie sie sind. Stell den Regler für die abgeworfenen Karten Schritt für Schritt weiter und vergleich die beiden unteren Zeilen.
bayes-crossing-why = Je länger die vierte Farbe nicht kommt, desto weniger passt das zu einer Person, die sie abwerfen könnte.
bayes-crossing-not-last = Bei so vielen Karten liegt die Wahrscheinlichkeit noch etwas unter der Hälfte. Lies die Zeile von Phase 8 noch einmal.
bayes-crossing-not-first = Bei drei Karten liegt die Wahrscheinlichkeit noch unter der Hälfte. Welche der beiden unteren Zeilen ist länger, und wann ändert sich das?
bayes-crossing-not-later = Da liegt die Wahrscheinlichkeit über der Hälfte, aber nicht zum ersten Mal. Fang mit drei Karten an und geh Schritt für Schritt weiter.

# Aufgabe: vier rote Karten hintereinander.
bayes-four-red-hint = Schreib beide Wahrscheinlichkeiten als Produkte, mit einem Faktor für jede Karte nach der ersten. Abgeworfene Karten kommen nicht zurück. Dann teil das eine Produkt durch die Summe der beiden.
bayes-four-red-why = Wer nur drei Farben abwerfen kann, wiederholt eine Farbe öfter als jemand, der vier abwerfen kann. Jede weitere Karte in dieser Farbe ist noch ein Hinweis.
bayes-four-red-not-put-back = Das ist nah dran. Du hast für jede Karte ein Drittel oder ein Viertel genommen. Aber eine abgeworfene Karte kommt nicht zurück: Es gibt eine rote Karte weniger und insgesamt eine Karte weniger.
bayes-four-red-not-three = Das ist die Wahrscheinlichkeit nach drei roten Karten. Es kommt noch eine vierte.
bayes-four-red-not-if-so = Das ist die Wahrscheinlichkeit des Hinweises, wenn sie bei Phase 8 ist. Vergleich sie mit der Wahrscheinlichkeit des Hinweises bei Phase 7.
bayes-four-red-not-even = Das ist die Wahrscheinlichkeit, bevor du eine Karte gesehen hast. Wie oft wirft man bei jeder der beiden Phasen vier Karten in einer Farbe ab?

# Aufgabe: welche Karte man abwirft.
bayes-safer-is-red-seven = Die rote 7 abwerfen
bayes-safer-is-yellow-twelve = Die gelbe 12 abwerfen
bayes-safer-is-same = Beide sind gleich sicher
bayes-safer-hint = Frag dich bei jeder Karte, bei welcher Phase sie ihr hilft. Wie wahrscheinlich ist diese Phase nach beiden Hinweisen?
bayes-safer-why = Sie hilft ihr nur bei einer Phase, und das ist jetzt die weniger wahrscheinliche. Die andere Karte hilft ihr bei der wahrscheinlicheren Phase auf jeden Fall.
bayes-safer-not-yellow-twelve = Bei welcher Phase hilft ihr jede gelbe Karte? Sieh nach, wie wahrscheinlich diese Phase nach beiden Hinweisen ist.
bayes-safer-not-same = Die beiden Karten helfen bei verschiedenen Phasen. Sind diese Phasen nach beiden Hinweisen gleich wahrscheinlich?

# Experiment: drei Abwürfe in drei Farben.
bayes-three-colors-ask = Stell dir 100 Spiele vor, in denen sie drei Karten in drei verschiedenen Farben abgeworfen hat. In wie vielen davon ist sie bei Phase 8?
bayes-three-colors-yes = Sie ist bei Phase 8.
bayes-three-colors-no = Sie ist bei Phase 7.

# Experiment: drei Abwürfe und eine Karte in der vierten Farbe, die sie nimmt.
bayes-takes-ask = Stell dir 100 Spiele vor, in denen sie eine rote, eine blaue und eine grüne Karte abgeworfen und dann die gelbe 7 genommen hat. In wie vielen davon ist sie bei Phase 8?
bayes-takes-yes = Sie ist bei Phase 8.
bayes-takes-no = Sie ist bei Phase 7 und hat eine 7 auf der Hand.

# Modell: was abgeworfene Karten sagen.
bayes-clue-title = Was dir die abgeworfenen Karten sagen
bayes-clue-thrown = Abgeworfene Karten
bayes-clue-seen = Verschiedene Farben darunter
bayes-clue-before = Personen bei Phase 8, von zehn solchen Personen
bayes-clue-row-if-eight = Wahrscheinlichkeit dieses Hinweises bei Phase 8
bayes-clue-row-if-seven = Wahrscheinlichkeit dieses Hinweises bei Phase 7
bayes-clue-row-eight = Phase 8, nach dem Hinweis
bayes-clue-row-seven = Phase 7, nach dem Hinweis

# Arbeitsblatt.
bayes-sheet-same = Es gibt { $colors } Farben mit je { $copies } Zahlenkarten. Zwei dieser Karten werden zufällig abgeworfen. Wie groß ist die Wahrscheinlichkeit, dass beide dieselbe Farbe haben?
bayes-sheet-count = Von 100 Personen sind { $on } bei Phase 8, die anderen bei Phase 7. Ein Hinweis kommt bei Phase 8 in { $so } von 10 Spielen vor und bei Phase 7 in { $other } von 10 Spielen. Du siehst den Hinweis. Wie groß ist die Wahrscheinlichkeit, dass die Person bei Phase 8 ist? Zähl Spiele.
bayes-sheet-again = Du glaubst, dass sie in { $before } von 10 Fällen bei Phase 8 ist. Nun nimmt sie eine Karte vom Ablagestapel. Bei Phase 8 nimmt sie die Karte in { $so } von 10 Spielen, bei Phase 7 in { $other } von 10. Wie groß ist die Wahrscheinlichkeit für Phase 8 jetzt?
bayes-sheet-pair = Sie hat diese beiden Karten aus dem echten Kartenspiel abgeworfen. Bei Phase 8 wirft man aus drei Farben ab, bei Phase 7 aus vier, mit je 24 Karten. Achte nur darauf, ob die Farben gleich sind. Beide Phasen waren gleich wahrscheinlich. Wie groß ist die Wahrscheinlichkeit für Phase 8?
bayes-sheet-start = Von jeder Farbe gibt es zwei Karten. Bevor eine Karte abgeworfen ist, kommen auf jedes Spiel bei Phase 8 { $times } Spiele bei Phase 7. Sie wirft zwei Karten ab, { $same ->
    [same] beide in derselben Farbe
   *[different] und zwar in verschiedenen Farben
 }. Wie groß ist die Wahrscheinlichkeit für Phase 8?
