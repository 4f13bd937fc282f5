# Lektion 5: Eine Folge sammelt, ein Satz wiederholt. Der Text der Lektion steht in notebooks/lessons.
runs-name = Eine Folge sammelt, ein Satz wiederholt
runs-idea = Phase 1 braucht sechs Karten, Phase 2 sieben. Welche bekommt man öfter gleich beim Geben? Geburtstage in einer Klasse und eine Sammlung verraten es dir.

# Die Wette
runs-phase-two-ask = Stell dir 100 Hände mit zehn Karten vor. In wie vielen davon steckt Phase 2, ein Drilling und eine Viererfolge?
runs-phase-two-yes = In dieser Hand steckt Phase 2.
runs-phase-two-no = In dieser Hand steckt Phase 2 nicht.

runs-repeats-hint = Leg drei gleiche Karten in eine Reihe. Zeig auf jede und sag: neue Zahl oder schon gesehen? Dann mach dasselbe mit dem anderen Drilling.
runs-repeats-why = In jedem Drilling bringt die erste Karte eine neue Zahl, und die beiden anderen wiederholen sie.
runs-repeats-not-new = So viele neue Zahlen gibt es. Gefragt ist nach den anderen Karten.
runs-repeats-not-all = So viele Karten braucht Phase 1. Aber die erste Karte eines Drillings hat eine Zahl, die vorher noch nicht da war.
runs-repeats-not-first = Du hast nur die allererste Karte als neu gezählt. Der zweite Drilling hat eine eigene Zahl, also beginnt auch er mit einer neuen.

# Von Hand
runs-collection-hint = Setz die Tabelle mit einer vierten Karte fort. Wie viele Karten sind dann noch da, und wie viele davon haben die letzte Zahl, die du brauchst?
runs-collection-why = Wenn du drei verschiedene Zahlen hast, sind fünf Karten übrig, und zwei davon haben die vierte Zahl. Diese Wahrscheinlichkeit wird mit der für drei Karten multipliziert.
runs-collection-not-put-back = Das ist die Wahrscheinlichkeit, wenn du jede Karte zurücklegst, bevor du die nächste nimmst. Hier behältst du die Karten, also sind jedes Mal weniger da.
runs-collection-not-one-hand = Du hast eine einzige Hand gezählt. Aber jede der vier Zahlen kann rot oder blau sein, also haben viele Hände alle vier.
runs-collection-not-three = Das ist die Wahrscheinlichkeit für drei Karten. Noch eine Karte muss neu sein.
runs-collection-not-last = Das ist nur die Wahrscheinlichkeit des letzten Schritts. Auch die drei Karten davor müssen verschieden sein.

# Das Geburtstagsproblem
runs-pair-ask = Misch die 96 Zahlenkarten und stell dir vor, du gibst 100-mal fünf Karten. Wie oft haben mindestens zwei der fünf Karten dieselbe Zahl?
runs-pair-yes = Zwei dieser Karten haben dieselbe Zahl.
runs-pair-no = Diese fünf Karten haben fünf verschiedene Zahlen.

runs-alike-title = Wahrscheinlichkeit für gleiche Zahlen, nur mit Zahlenkarten
runs-alike-cards = Gegebene Zahlenkarten
runs-alike-row-pair = Mindestens zwei gleiche
runs-alike-row-three = Mindestens drei gleiche
runs-alike-row-four = Mindestens vier gleiche

runs-three-hint = Stell den Regler auf die Zahl, an die du denkst, und lies die Zeile für drei gleiche Zahlen. „Wahrscheinlicher als keine“ heißt: über 50 %.
runs-three-why = Bei so vielen Karten liegt die Zeile zum ersten Mal über 50 %. Für eine dritte gleiche Karte braucht es einen zweiten Zufall.
runs-three-not-pair = Das stimmt für zwei gleiche Zahlen. Lies die Zeile für drei.
runs-three-not-nearly = Ganz nah dran. Lies die Zeile noch einmal: Ist die Wahrscheinlichkeit schon über 50 %?
runs-three-not-certain = Ab so vielen Karten sind drei gleiche sicher. Gefragt ist, ab wann sie wahrscheinlicher sind als keine drei gleichen.

# Die Sammlung
runs-different-ask = Wie viele verschiedene Zahlen hat eine Hand mit zehn Karten im Durchschnitt? Joker und Aussetzen-Karten haben keine Zahl.
runs-different-value = { $value ->
    [one] Eine einzige Zahl in dieser Hand.
   *[other] { $value } verschiedene Zahlen in dieser Hand.
 }

runs-eleven-hint = Geh vor wie bei zehn Karten. Zuerst die Zahlenkarten: 96 von 108 Karten sind Zahlenkarten. Dann die verschiedenen Zahlen: Eine Zahl fehlt, wenn alle elf Karten zu den anderen 100 gehören. Was bleibt, wenn du abziehst?
runs-eleven-why = Die Zahlenkarten nehmen mit jeder Karte gleich viel zu. Die verschiedenen Zahlen nehmen immer langsamer zu, also die Wiederholungen immer schneller.
runs-eleven-not-ten = Das ist der Durchschnitt für zehn Karten. Mit der elften Karte kommt noch etwas dazu.
runs-eleven-not-new = So viele verschiedene Zahlen gibt es. Zieh sie von den Zahlenkarten ab.
runs-eleven-not-wilds = Du hast von elf abgezogen. Aber einige der elf Karten sind Joker oder Aussetzen-Karten, und die sind keine Wiederholungen.

# Was du jetzt weißt
runs-eights-hint = Zähl Wiederholungen: Wie viele braucht jede Phase mindestens? Eine durchschnittliche Hand mit zehn Karten hat zwischen zwei und drei.
runs-eights-is-seven = Phase 7 kommt öfter.
runs-eights-is-same = Beide kommen etwa gleich oft.
runs-eights-is-three-little = Phase 3 kommt öfter, aber weniger als zehnmal so oft.
runs-eights-is-three-much = Phase 3 kommt mehr als zehnmal so oft.
runs-eights-why = Zwei Vierlinge brauchen sechs Wiederholungen. Ein Vierling und eine Viererfolge brauchen drei, und die anderen Karten dürfen neue Zahlen sein.
runs-eights-not-seven = Zähl die Wiederholungen, die jede Phase braucht. Wiederholungen sind die seltenen Karten.
runs-eights-not-same = Die Phasen brauchen gleich viele Karten, aber nicht dieselbe Art von Karten. Wie viele Wiederholungen braucht jede?
runs-eights-not-three-little = Die Richtung stimmt. Aber Wiederholungen sind noch seltener: Jede weitere kostet viel.

# Arbeitsblatt
runs-sheet-repeats = Sieh dir diese Hand mit zehn Karten an. Wie viele ihrer Zahlenkarten sind Wiederholungen? Joker und Aussetzen-Karten zählen nicht.
runs-sheet-groups = Das bildest du nur aus Zahlenkarten: { $phase }. Wie viele Wiederholungen sind es mindestens?
runs-sheet-next = Von den 96 Zahlenkarten hast du { $held }, alle mit verschiedenen Zahlen. Du ziehst eine der anderen { $left }. Wie groß ist die Wahrscheinlichkeit, dass ihre Zahl neu ist?
runs-sheet-small = Ein kleines Kartenspiel hat die Zahlen 1 bis { $numbers }, jede in Rot und in Blau: { $deck } Karten. Du nimmst drei Karten. Wie groß ist die Wahrscheinlichkeit, dass mindestens zwei davon dieselbe Zahl haben?
runs-sheet-mean = Ein kleines Kartenspiel hat die Zahlen 1 bis { $numbers }, jede auf { $copies } Karten: { $deck } Karten. Du nimmst { $drawn } Karten. Wie viele verschiedene Zahlen hast du im Durchschnitt?
runs-sheet-pair = Du nimmst { $cards } der 96 Zahlenkarten (12 Zahlen, je acht Karten). Wie groß ist die Wahrscheinlichkeit, dass mindestens zwei dieselbe Zahl haben? Nimm einen Taschenrechner.
