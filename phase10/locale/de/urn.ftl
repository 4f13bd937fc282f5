# Lektion 1, der Kartenstapel als Urne: Aufgaben, Experimente, Modell und Arbeitsblatt.
urn-name = Der Kartenstapel als Urne
urn-idea = Die Wahrscheinlichkeit ist der Bruch günstige Karten durch mögliche Karten, solange alle Karten gleich wahrscheinlich sind.

# Aufgabe: wie viele 12er es gibt.
urn-twelves-hint = In wie vielen Farben gibt es eine 12? Und wie oft gibt es jede farbige Karte?
urn-twelves-why = Die 12 gibt es in vier Farben, und jede farbige Karte ist zweimal da.
urn-twelves-not-colors = Das ist die Anzahl der Farben. Wie oft gibt es jede farbige Karte?
urn-twelves-not-copies = So oft gibt es eine einzelne farbige Karte, zum Beispiel die rote 12. Und die anderen Farben?
urn-twelves-not-printed = Das ist die Zahl, die auf der Karte steht. Gefragt ist, auf wie vielen Karten sie steht.
urn-twelves-not-all = Du hast alle 108 Karten durch 12 geteilt. Aber darunter sind Joker und Aussetzen-Karten, und auf denen steht keine Zahl.

# Aufgabe: das kleine Kartenspiel mit einem Joker mehr.
urn-more-hint = Schreib alle Karten auf, die jetzt dabei sind. Wie viele sind es, und wie viele davon sind Joker?
urn-more-why = Es gibt eine günstige Karte mehr und auch eine mögliche Karte mehr.
urn-more-not-kinds = Du hast Sorten gezählt: 5, 12, Joker und Aussetzen. Die Sorten sind nicht gleich wahrscheinlich. Zähl die einzelnen Karten.
urn-more-not-before = Das ist die Wahrscheinlichkeit, bevor der Joker dazukam. Zähl beide Zahlen noch einmal.
urn-more-not-possible = Der neue Joker ist günstig. Gehört er auch zu den möglichen Karten?

# Aufgabe: wie viele Joker herausmüssen.
urn-fewer-hint = Stell den Regler für die Joker Schritt für Schritt weiter und sieh dir die Zeile mit dem Joker an. Es werden sowohl die günstigen als auch die möglichen Karten weniger.
urn-fewer-why = Mit jedem Joker, der geht, gibt es eine günstige Karte weniger und eine mögliche Karte weniger.
urn-fewer-not-left = So viele Joker bleiben im Kartenspiel. Gefragt ist, wie viele du herausnimmst.
urn-fewer-not-half = Du hast die Hälfte der Joker herausgenommen. Wie viele Joker sind es dann noch, und wie viele Karten insgesamt? Ist dieser Bruch 1/21?

# Aufgabe: die Karte, die aufgedeckt wird.
urn-opening-hint = Hat schon jemand eine Karte gesehen? Wenn nicht: Welche Karten des ganzen Kartenspiels könnten die aufgedeckte sein?
urn-opening-why = Niemand hat eine Karte gesehen, also liegt jede Karte des ganzen Kartenspiels mit derselben Wahrscheinlichkeit auf diesem Platz.
urn-opening-not-pile = Du hast die gegebenen Karten weggelassen. Aber niemand hat sie gesehen: Auch unter ihnen können Aussetzen-Karten sein.
urn-opening-not-hand = Du hast die Karten einer Hand weggelassen. Aber auch diese Hand hat niemand angesehen.
urn-opening-not-one = Deine möglichen Karten stimmen. Wie viele davon sind Aussetzen-Karten?

# Aufgabe: rot oder eine 12.
urn-red-hint = Schreib eine Liste der roten Karten und eine der 12er. Steht eine Karte auf beiden Listen?
urn-red-why = Die roten 12er stehen auf beiden Listen und zählen nur einmal.
urn-red-not-twice = Du hast die roten Karten und die 12er addiert. Welche Karten hast du doppelt gezählt?
urn-red-not-both = Das ist die Wahrscheinlichkeit für eine Karte, die zugleich rot und eine 12 ist. Hier genügt eins von beiden.
urn-red-not-one = Du hast die Karten weggelassen, die rot und zugleich eine 12 sind. Auch sie gewinnen.

# Experiment: ein Joker gegen eine 12.
urn-duel-ask = Stell dir 100 Duelle vor. In wie vielen kommt ein Joker vor der ersten 12?
urn-duel-yes = Der Joker kam zuerst.
urn-duel-no = Die 12 kam zuerst.

# Experiment: die letzte Karte im Stapel.
urn-last-ask = Stell dir 100 gemischte Stapel vor. Bei wie vielen ist die letzte Karte ein Joker?
urn-last-yes = Die letzte Karte ist ein Joker.
urn-last-no = Die letzte Karte ist kein Joker.

# Modell: die erste Karte aus einem Kartenspiel, das man ändert.
urn-deck-title = Die erste Karte aus deinem eigenen Kartenspiel
urn-deck-wilds = Joker im Kartenspiel
urn-deck-skips = Aussetzen-Karten im Kartenspiel
urn-deck-copies = Wie oft es jede farbige Karte gibt
urn-deck-row-wild = ein Joker
urn-deck-row-twelve = eine 12
urn-deck-row-skip = eine Aussetzen-Karte
urn-deck-row-red = eine rote Zahlenkarte

# Arbeitsblatt.
urn-sheet-wild = Aus den Karten hier ziehst du eine, ohne hinzusehen. Wie groß ist die Wahrscheinlichkeit, dass es ein Joker ist?
urn-sheet-away = Von den Karten der vorigen Aufgabe wird eine Zahlenkarte weggenommen. Aus den übrigen ziehst du eine. Wie groß ist die Wahrscheinlichkeit, dass es ein Joker ist?
urn-sheet-numbers = Alle 108 Karten werden gemischt. Wie groß ist die Wahrscheinlichkeit, dass die erste Karte eine Zahl von { $low } bis { $high } ist?
urn-sheet-fewer = Aus dem vollen Kartenspiel mit 108 Karten { $out ->
    [one] wird ein Joker
   *[other] werden { $out } Joker
 } herausgenommen. Wie groß ist jetzt die Wahrscheinlichkeit, dass die erste Karte ein Joker ist?
urn-sheet-place = Alle 108 Karten werden gemischt, und niemand hat eine Karte angesehen. Wie groß ist die Wahrscheinlichkeit, dass { $kind ->
    [wild] ein Joker
    [skip] eine Aussetzen-Karte
   *[twelve] eine 12
 } auf Platz { $place } von oben liegt?
urn-sheet-either = Alle 108 Karten werden gemischt. Wie groß ist die Wahrscheinlichkeit, dass die erste Karte { $color ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
 } ist oder eine Zahl über { $number } hat, oder beides? Zähl keine Karte doppelt.
