# Lektion 4. Ein Out ist eine Karte, mit der die Phase geschafft ist; nicht gesehene Karten sind alle, die die Person nicht gesehen hat.
outs-name = Outs
outs-idea = Die Wahrscheinlichkeit für ein Out beim nächsten Zug ist der Bruch Outs durch nicht gesehene Karten; bei mehreren Zügen multiplizierst du die Nieten und nimmst das Gegenereignis.

# Aufgabe 1: eine Folge, die an beiden Enden offen ist.
outs-both-ends-hint = Tom hat acht Zahlen hintereinander. Welche Zahl kann davor kommen, welche dahinter? Denk dann an die Karten, die für jede Zahl stehen.
outs-both-ends-not-part = Das sind zwei Sorten von Karten, zum Beispiel eine Zahl und die Joker. Noch eine Sorte hilft Tom.
outs-both-ends-not-one-end = Das ist eine Sorte von Karten. Seine Folge lässt sich mit mehr als einer Sorte ergänzen.
outs-both-ends-not-skips = Eine Aussetzen-Karte gehört nie zu einer Phase, also ist sie kein Out.
outs-both-ends-not-kinds = Drei Sorten von Karten helfen. Jetzt zähl, wie viele Karten es von jeder gibt.
outs-both-ends-why = Eine Folge, die an beiden Enden offen ist, wartet auf zwei Zahlen und die Joker. Lena wartet auf eine Zahl und die Joker.

# Aufgabe 2: drei Züge aus dem Stapel mit sechs Karten.
outs-three-draws-hint = Rechne die Wahrscheinlichkeit aus, dass alle drei Züge Nieten sind. Wie viele Karten sind vor dem dritten Zug noch da, und wie viele davon sind Nieten?
outs-three-draws-not-sum = Ganz sicher? Vier der sechs Karten sind keine Outs. Können drei Züge lauter Nieten sein?
outs-three-draws-not-two = Das ist die Wahrscheinlichkeit bei zwei Zügen. Es folgt noch ein Zug.
outs-three-draws-not-back = Das würde stimmen, wenn jede Karte zurückgelegt würde. Hier wird der Stapel mit jedem Zug kleiner.
outs-three-draws-why = In 4/6 × 3/5 × 2/4 aller Fälle sind alle drei Züge Nieten. In den übrigen ist mindestens ein Out dabei.

# Aufgabe 3: zwölf weitere Karten sind gesehen, darunter vier 5er.
outs-seen-hint = Zwei Zahlen ändern sich: Wie viele Outs sind noch nicht gesehen, und wie viele Karten sind insgesamt noch nicht gesehen?
outs-seen-not-pile = Die vier 5er hast du von den Outs abgezogen. Aber alle Karten, die sie gesehen hat, fehlen auch unter den nicht gesehenen.
outs-seen-not-outs = Die gesehenen Karten hast du von den nicht gesehenen abgezogen. Aber einige davon waren Outs.
outs-seen-not-before = Das war die Wahrscheinlichkeit vorher. Seitdem hat sie mehr Karten gesehen.
outs-seen-why = Gesehene Karten fallen aus beiden Zahlen des Bruchs heraus: oben die Outs unter ihnen, unten alle.

# Aufgabe 4: ab wie vielen Zügen ein Out wahrscheinlicher ist als keins.
outs-even-hint = Stell die Tabelle auf 16 Outs und 96 nicht gesehene Karten. Ändere die Anzahl der Züge und beobachte die Zeile für mindestens ein Out.
outs-even-not-sum = Dreimal ein Sechstel ist die Hälfte, aber so lassen sich Wahrscheinlichkeiten mehrerer Züge nicht addieren.
outs-even-not-sure = Sechs Züge genügen, aber weniger genügen auch.
outs-even-why = Die Wahrscheinlichkeit steigt erst schnell, dann immer langsamer. Sicher wäre ein Out erst nach 81 Zügen: Es gibt 80 Karten, die keine Outs sind.

# Aufgabe 5: Tom in höchstens drei Zügen.
outs-within-three-hint = Wie viele der 98 Karten sind keine Outs? Multipliziere die Wahrscheinlichkeiten, dass der erste, der zweite und der dritte Zug eine Niete ist. Dann nimm das Gegenereignis.
outs-within-three-not-sum = Du hast die Wahrscheinlichkeiten von drei Zügen addiert. So zählen die Fälle mit zwei oder drei Outs mehr als einmal.
outs-within-three-not-back = Das würde stimmen, wenn jede Karte zurückgelegt würde. Aber mit jedem Zug ist eine Karte weniger da.
outs-within-three-why = Nur bei drei Nieten hintereinander klappt es nicht. Eins minus diese Wahrscheinlichkeit ist die Wahrscheinlichkeit für mindestens ein Out.

# Aufgabe 6: der Würfel oder die Karten.
outs-die-is-die = Der Würfel
outs-die-is-cards = Die Karten
outs-die-is-same = Beide gleich
outs-die-hint = Sieh dir die Zeilen der Tabelle an. Welche Zeile passt zum Würfeln, wo jeder Versuch so ist, als wäre die Karte zurückgelegt worden?
outs-die-not-die = Ein Würfel vergisst seine Nieten: Bei jedem Wurf ist die Wahrscheinlichkeit wieder ein Sechstel. Was wird nach jeder Niete aus den nicht gesehenen Karten?
outs-die-not-same = Beim ersten Versuch sind die Wahrscheinlichkeiten gleich. Aber nach einer Niete sind es weniger nicht gesehene Karten, und die Outs sind alle noch da.
outs-die-why = Nach jeder Niete machen die Outs einen größeren Teil der Karten aus, die noch da sind. Ein Würfel hat immer sechs Seiten.

# Experiment: sechs Züge.
outs-six-draws-ask = Lena zieht sechs Karten. 16 der 96 nicht gesehenen Karten sind Outs: die 5er und die Joker. Wie wahrscheinlich ist es, dass sie mindestens ein Out zieht?
outs-six-draws-yes = Mindestens eine der sechs Karten ist ein Out, eine 5 oder ein Joker.
outs-six-draws-no = Keine der sechs Karten ist eine 5 oder ein Joker.

# Experiment: zwei Züge aus dem Stapel mit sechs Karten.
outs-small-ask = Du ziehst zwei der sechs Karten Y3 W B7 R9 G11 S. Wie wahrscheinlich ist es, dass die Y3 oder der Joker dabei ist, oder beide?
outs-small-yes = Mindestens eine der beiden Karten ist ein Out.
outs-small-no = Keine der beiden Karten ist ein Out.

# Experiment: zuerst gehen drei verdeckte Karten an andere.
outs-hidden-ask = Drei andere ziehen je eine Karte, und du siehst keine davon. Dann zieht Lena. Wie wahrscheinlich ist es, dass ihre Karte ein Out ist?
outs-hidden-yes = Die ersten drei Karten gingen an die anderen. Die letzte gehört Lena, und sie ist ein Out.
outs-hidden-no = Die ersten drei Karten gingen an die anderen. Die letzte gehört Lena, und sie ist kein Out.

# Modell: mehrere Züge.
outs-draws-title = Mindestens ein Out in mehreren Zügen
outs-draws-good = Outs
outs-draws-cards = Nicht gesehene Karten
outs-draws-draws = Züge
outs-draws-row-next = Der nächste Zug ist ein Out
outs-draws-row-within = Mindestens ein Out in diesen Zügen
outs-draws-row-back = Dasselbe, wenn jede Karte zurückgelegt würde
outs-draws-row-sum = Falsch: Wahrscheinlichkeit bei einem Zug mal Züge

# Das Arbeitsblatt.
outs-sheet-count = Du hast diese zehn Karten und brauchst eine Neunerfolge. Andere Karten hast du nicht gesehen. Mit wie vielen der anderen 98 Karten ist die Folge fertig? Ein Joker zählt als jede beliebige Zahlenkarte.
outs-sheet-next = Wie wahrscheinlich ist es, dass die Folge mit deinem nächsten Zug fertig ist?
outs-sheet-two = Ein kleiner Stapel hat { $cards } Karten. { $outs ->
    [one] Davon ist eine ein Out.
   *[other] Davon sind { $outs } Outs.
 } Du ziehst zwei Karten und legst keine zurück. Wie wahrscheinlich ist mindestens ein Out?
outs-sheet-seen = Zurück zu deiner Neunerfolge. Später liegen { $faces } weitere Karten offen da. { $gone ->
    [one] Darunter ist eins deiner Outs.
   *[other] Darunter sind { $gone } deiner Outs.
 } Wie wahrscheinlich ist jetzt ein Out bei deinem nächsten Zug?
outs-sheet-hidden = Zurück zum Anfang, als du noch keine anderen Karten gesehen hattest. Nun ziehen { $others } andere je eine Karte, und du siehst keine davon. Wie wahrscheinlich ist jetzt ein Out bei deinem nächsten Zug?
outs-sheet-three = Noch einmal deine Neunerfolge: Andere Karten hast du nicht gesehen. Wie wahrscheinlich ist mindestens ein Out in deinen nächsten drei Zügen? Ein Taschenrechner hilft.
