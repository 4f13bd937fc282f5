# Lektion 3. Ein Treffer ist eine gegebene Hand, in der steckt, was verlangt ist; eine Liste ist eine Reihe von Händen mit der Zahl der Treffer.
trials-name = Einmal probieren, tausendmal probieren
trials-idea = Der Anteil der Treffer kommt der Wahrscheinlichkeit nahe, und der Standardfehler sagt, wie nahe.

# Aufgabe 1: nach zehn Händen ohne Phase 1.
trials-due-is-less = Phase 1 ist weniger wahrscheinlich als sonst
trials-due-is-same = Phase 1 ist so wahrscheinlich wie immer
trials-due-is-more = Phase 1 ist wahrscheinlicher als sonst
trials-due-hint = Denk an die 108 Karten kurz vor dem Geben. Was ist an ihnen nach zehn Händen ohne Phase 1 anders?
trials-due-not-less = Zehn Nieten bleiben nicht in den Karten stecken. Vor jedem Geben kommen alle Karten zusammen und werden gemischt.
trials-due-not-more = Es fühlt sich an, als müsste jetzt ein Treffer kommen. Aber die gemischten Karten wissen nicht, was vorher gegeben wurde.
trials-due-why = Vor jedem Geben werden alle 108 Karten gemischt. Darum ist jede Hand ein neuer Versuch mit derselben Wahrscheinlichkeit.

# Aufgabe 2: drei Treffer in sechs Händen.
trials-six-deals-hint = Für sechs Hände gibt es 2 × 2 × 2 × 2 × 2 × 2 Möglichkeiten. Bei wie vielen davon sind drei Hände Treffer? Das ist, als würdest du 3 von 6 Plätzen wählen.
trials-six-deals-not-half = Die Hälfte ist die Wahrscheinlichkeit bei einer Hand. Hier ist gefragt, wie oft eine Liste mit sechs Händen genau diesen Anteil hat.
trials-six-deals-not-four = Das ist die Antwort für vier Hände. Bei sechs Händen gibt es mehr Möglichkeiten und mehr verschiedene Anteile.
trials-six-deals-not-seven = Es gibt sieben mögliche Anteile, aber sie sind nicht gleich wahrscheinlich. Zähl die Möglichkeiten für jeden.
trials-six-deals-not-order = Das gilt für eine feste Reihenfolge, zum Beispiel zuerst drei Treffer. Die Treffer können auch in anderer Reihenfolge kommen.
trials-six-deals-why = Sechs Hände treffen die Wahrscheinlichkeit seltener genau als vier Hände, denn mehr verschiedene Anteile liegen nahe bei ihr.

# Aufgabe 3: wie viele Hände für ein Zehntel des Standardfehlers.
trials-tenth-hint = Mit wievielmal so vielen Händen halbiert sich in der Tabelle der Standardfehler? Und mit wievielmal so vielen ist er nach der Formel nur noch ein Drittel so groß?
trials-tenth-not-times = Die Anzahl der Hände steht unter einer Wurzel. Mit zehnmal so vielen Händen ist der Fehler noch etwa ein Drittel so groß.
trials-tenth-not-half = Mit so vielen Händen halbiert sich der Standardfehler. Er soll aber nur noch ein Zehntel so groß sein.
trials-tenth-not-factor = Bei 100 Händen ist der Standardfehler noch 3,86 Prozentpunkte. Wievielmal so viele Hände brauchst du?
trials-tenth-why = Die Anzahl der Hände steht unter einer Wurzel. Um den Fehler durch 10 zu teilen, nimm 10 × 10-mal so viele Hände.

# Aufgabe 4: der Standardfehler bei 100 Händen aus fünf Karten.
trials-five-cards-hint = Schreib alle Hände mit zwei Karten auf und zähl die Zwillinge. Das gibt die Wahrscheinlichkeit. Dann setz die Wahrscheinlichkeit und 100 in die Formel ein.
trials-five-cards-not-chance = Das ist die Wahrscheinlichkeit für einen Treffer. Jetzt frag dich, wie weit der Anteil bei 100 Händen gewöhnlich davon entfernt ist.
trials-five-cards-not-one = Das ist der Standardfehler bei einer einzigen Hand. Du hast 100 Hände.
trials-five-cards-not-square = Das ist der Mittelwert der quadrierten Abstände. Ein Schritt fehlt noch.
trials-five-cards-not-divided = Du hast erst die Wurzel gezogen und dann durch 100 geteilt. In der Formel steht die Anzahl der Hände unter der Wurzel.
trials-five-cards-why = Die Wahrscheinlichkeit kommt vom Zählen der Hände, der Standardfehler von der Wahrscheinlichkeit und der Anzahl der Hände. Das kannst du für jedes Spiel ausrechnen.

# Aufgabe 5: welche Liste nicht passt.
trials-odd-list-is-forty = 12 von 40
trials-odd-list-is-hundred = 24 von 100
trials-odd-list-is-thousands = 1.650 von 10.000
trials-odd-list-hint = Rechne für jede Liste den Anteil aus, seinen Abstand von 18,28 % und den Standardfehler für so viele Hände. Den Standardfehler bei 10.000 Händen kennst du aus Aufgabe 3. Wie viele Standardfehler ist der Abstand groß?
trials-odd-list-not-forty = Ein Anteil von 30 % scheint weit weg zu sein. Aber 40 Hände sind wenige, und ihr Standardfehler ist groß. Vergleich die beiden.
trials-odd-list-not-hundred = Ein Anteil von 24 % liegt ein Stück daneben. Aber ist der Abstand größer als zwei Standardfehler bei 100 Händen?
trials-odd-list-why = Dieser Anteil ist von den dreien am nächsten und trotzdem zu weit weg. Je mehr Hände eine Liste hat, desto näher muss ihr Anteil liegen.

# Experiment: zehn Karten.
trials-phase-one-ask = Du bekommst zehn Karten. Wie wahrscheinlich ist es, dass Phase 1 (zwei Drillinge) sofort darin steckt?
trials-phase-one-yes = In diesen zehn Karten steckt Phase 1.
trials-phase-one-no = In diesen zehn Karten steckt Phase 1 nicht.

# Experiment: zwei der vier Karten R5 B5 W S, viermal.
trials-two-of-four-ask = Viermal werden zwei der vier Karten gegeben. Wie wahrscheinlich ist es, dass genau zwei der vier Hände ein Zwilling sind?
trials-two-of-four-yes = Lies immer zwei Karten zusammen: Genau zwei der vier Hände sind ein Zwilling.
trials-two-of-four-no = Lies immer zwei Karten zusammen: Mehr oder weniger als zwei der vier Hände sind ein Zwilling.

# Experiment: zehn Hände.
trials-none-in-ten-ask = Zehnmal nacheinander werden alle Karten gemischt und zehn davon gegeben. Wie wahrscheinlich ist es, dass in keiner der zehn Hände Phase 1 steckt?
trials-none-in-ten-yes = Zehn Hände, und in keiner steckte Phase 1.
trials-none-in-ten-no = In mindestens einer der zehn Hände steckte Phase 1: Das ist die erste.

# Modell: wo die Anteile vieler Listen liegen.
trials-band-title = Listen von Händen: wie weit ihre Anteile von der Wahrscheinlichkeit für Phase 1 entfernt sind
trials-band-hands = Hände in einer Liste
trials-band-errors = Standardfehler zu jeder Seite
trials-band-row-error = Standardfehler, in Prozentpunkten
trials-band-row-low = Anfang des Bandes, in Prozent
trials-band-row-high = Ende des Bandes, in Prozent
trials-band-row-inside = Listen mit einem Anteil im Band, in Prozent

# Das Arbeitsblatt.
trials-sheet-share = Jemand hat 20 gegebene Hände notiert. In { $made } davon steckte Phase 1 sofort. Schreib den Anteil als Bruch und in Prozent.
trials-sheet-few = Das Kartenspiel besteht nur aus diesen { $count } Karten. Zwei davon werden gegeben. Wie wahrscheinlich ist es, dass sie ein Zwilling sind, also dieselbe Zahl haben? Ein Joker zählt als jede beliebige Zahlenkarte, eine Aussetzen-Karte zählt nie.
trials-sheet-exactly = Eine Hand ist mit der Wahrscheinlichkeit 1/2 ein Treffer. Du gibst { $tries }-mal und mischst jedes Mal vorher. Wie wahrscheinlich ist es, dass genau { $successes ->
    [one] eine Hand ein Treffer ist
   *[other] { $successes } Hände Treffer sind
 }?
trials-sheet-error = Eine Hand ist mit der Wahrscheinlichkeit { $tenths }/10 ein Treffer. Jemand gibt { $deals }-mal. Rechne den Standardfehler des Anteils aus.
trials-sheet-more = Eine Liste mit { $before } Händen hat einen bestimmten Standardfehler. Du willst diesen Fehler durch { $part } teilen. Wie viele Hände brauchst du?
trials-sheet-list = Phase 1 steckt in etwa 18 % aller Hände. Der Standardfehler bei 100 Händen ist etwa 4 Prozentpunkte. In einer Liste mit 100 Händen war sie { $made }-mal dabei. Wie viele Standardfehler ist das von 18 % entfernt? Passt die Liste?
trials-sheet-fits = Abstand in Standardfehlern: { $errors }. Das sind höchstens 2, also passt die Liste.
trials-sheet-unfit = Abstand in Standardfehlern: { $errors }. Das sind mehr als 3, also passt die Liste nicht.
