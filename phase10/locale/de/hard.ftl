# Wie schwer ist jede Phase: die Chance beim Geben gegen die Züge, die sie bei bestem Spiel braucht.
hard-title = Welche Phase ist die schwerste?
hard-name = Wie schwer ist jede Phase?
hard-lead = Eine Phase kann beim Geben selten sein und trotzdem schnell kommen. Hier siehst du beide Maße für jede Phase und ob die Liste Schritt für Schritt schwerer wird.

hard-list = Phasenliste
hard-own = Eine eigene Liste
hard-own-go = Diese Liste ansehen
hard-own-help = Schreib die Phasen der Reihe nach auf, mit einem senkrechten Strich dazwischen, höchstens { $most }. S steht für einen Satz, R für eine Folge, C für Karten einer Farbe, CR für eine Farbenfolge; dahinter steht, wie viele Karten es sind.
hard-own-count = Eine Liste hat 1 bis { $most } Phasen, nicht { $count }.
hard-own-bad = Phase { $number } deiner Liste: { $problem }

hard-guess-ask = Erst schätzen: Welche dieser { $count } Phasen braucht die meisten Züge?
hard-guess-why = Stell dir vor, du spielst jede für sich allein: Du bekommst zehn Karten, dann ziehst du und wirfst so geschickt wie möglich ab, bis du sie hast.
hard-guess-skip = Ohne Schätzung weiter

hard-working = Wird ausgerechnet: { $done } von { $count } Phasen sind fertig. Eine eigene Phase kann eine Viertelminute dauern.
hard-answer = { $count ->
    [one] Die schwerste ist { $phases }
   *[other] Die schwersten sind { $phases }
 }, mit durchschnittlich { $draws } Zügen.
hard-right = Du hast richtig geschätzt.
hard-wrong = Du hast { $phase } geschätzt. Sie braucht durchschnittlich { $draws } Züge.
hard-wrong-unknown = Du hast { $phase } geschätzt. Ihre Züge sind nicht ausgerechnet.
hard-unknown = Für die Phasen dieser Liste sind die Züge nicht ausgerechnet.

hard-measures = Zwei Maße
hard-caption = Für jede Phase die Chance, sie in zehn gegebenen Karten zu haben, und die Züge, die sie bei bestem Spiel durchschnittlich braucht
hard-head-phase = Phase
hard-head-deal = Beim Geben
hard-head-deal-note = länger: leichter
hard-head-draws = Nötige Züge
hard-head-draws-note = länger: schwerer
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: ihre Züge ansehen
hard-model = Nötige Züge: der Durchschnitt für eine Person allein, die immer die besten Karten behält und jede Karte aus einem vollen Kartenspiel zieht. Am Tisch hilft auch, was die anderen abwerfen.

hard-draws = Zug um Zug
hard-half = { $draws ->
    [0] Schon nach dem Geben, ohne einen Zug,
    [one] Nach einem Zug
   *[other] Nach { $draws } Zügen
 } hat sie mindestens die Hälfte: { $chance }.
hard-chart-up = Chance, die Phase bis dahin zu haben; hervorgehoben ist die Säule, die als erste die Hälfte erreicht
hard-chart-across = Anzahl der Züge
hard-chart = Chance auf { $phase } nach 0 bis { $last } Zügen: Sie steigt auf { $chance }. Die Zahlen stehen in der Tabelle darunter.
hard-draws-count = Züge
hard-draws-chance = Chance, sie zu haben

hard-order = Wird es Schritt für Schritt schwerer?
hard-no-ramp = Nein. Die gedruckte Reihenfolge steigt nicht gleichmäßig an: { $count ->
    [one] Einmal ist die nächste Phase leichter.
   *[other] { $count }-mal ist die nächste Phase leichter.
 }
hard-own-no-ramp = Nein: { $count ->
    [one] Einmal ist die nächste Phase leichter.
   *[other] { $count }-mal ist die nächste Phase leichter.
 }
hard-ramp = Ja. Jede Phase braucht mindestens so viele Züge wie die vorige, soweit die Züge bekannt sind.
hard-fall = Phase { $second } ist leichter als Phase { $first }: { $after } Züge statt { $before }.
hard-sorted = Dieselben Phasen, immer schwerer
hard-sort = Diese Reihenfolge nehmen
