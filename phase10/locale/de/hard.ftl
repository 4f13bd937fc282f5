# Wie schwer die Phasen sind: die Chance beim Geben und daneben die Züge, die man bei bestem Spiel braucht.
hard-title = Welche Phase ist die schwerste?
hard-name = Wie schwer sind die Phasen?
hard-lead = Manche Phase bekommt man selten gleich beim Geben und schafft sie trotzdem schnell. Hier siehst du für jede Phase beides und außerdem, ob die Liste Schritt für Schritt schwerer wird.

hard-list = Phasenliste
hard-own = Eine eigene Liste
hard-own-go = Diese Liste ansehen
hard-own-help = Schreib die Phasen der Reihe nach auf, mit einem senkrechten Strich dazwischen, höchstens { $most }. S steht für einen Satz, R für eine Folge, C für Karten einer Farbe, CR für eine Farbenfolge; dahinter steht, wie viele Karten es sind.
hard-own-count = Eine Liste hat 1 bis { $most } Phasen, nicht { $count }.
hard-own-bad = Phase { $number } deiner Liste: { $problem }

hard-guess-ask = Erst schätzen: Für welche dieser { $count } Phasen braucht man die meisten Züge?
hard-guess-why = Stell dir vor, du spielst jede für sich allein: Du bekommst zehn Karten, dann ziehst du immer wieder eine und wirfst so geschickt wie möglich eine ab, bis du die Phase hast.
hard-guess-skip = Ohne Schätzung weiter

hard-working = Wird ausgerechnet: { $done } von { $count } Phasen sind fertig. Eine eigene Phase kann eine Viertelminute dauern.
hard-answer = { $count ->
    [one] Die schwerste ist { $phases }
   *[other] Die schwersten sind { $phases }
 }, mit durchschnittlich { $draws } Zügen.
hard-right = Deine Schätzung stimmt.
hard-wrong = Deine Schätzung war { $phase }. Dafür braucht man im Durchschnitt { $draws } Züge.
hard-wrong-unknown = Deine Schätzung war { $phase }. Wie viele Züge man dafür braucht, ist nicht ausgerechnet.
hard-unknown = Wie viele Züge man für die Phasen dieser Liste braucht, ist nicht ausgerechnet.

hard-measures = Auf zwei Arten gemessen
hard-caption = Für jede Phase die Chance, sie gleich in zehn gegebenen Karten zu haben, und die Zahl der Züge, die man bei bestem Spiel im Durchschnitt braucht
hard-head-phase = Phase
hard-head-deal = Beim Geben
hard-head-deal-note = länger: leichter
hard-head-draws = Nötige Züge
hard-head-draws-note = länger: schwerer
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: Zug um Zug ansehen
hard-model = Nötige Züge: wie oft eine Person allein im Durchschnitt ziehen muss, wenn sie immer die besten Karten behält und jedes Mal aus dem vollen Stapel zieht. Am Tisch hilft auch, was die anderen abwerfen.

hard-draws = Zug um Zug
hard-half = { $draws ->
    [0] Schon nach dem Geben, ohne einen Zug,
    [one] Nach einem Zug
   *[other] Nach { $draws } Zügen
 } hat mindestens jede zweite Person die Phase: { $chance }.
hard-chart-up = Chance, die Phase bis dahin zu haben; hervorgehoben ist die Säule, die als erste die Hälfte erreicht
hard-chart-across = Anzahl der Züge
hard-chart = Chance auf { $phase } nach 0 bis { $last } Zügen: Sie steigt auf { $chance }. Die Zahlen stehen in der Tabelle darunter.
hard-draws-count = Züge
hard-draws-chance = Chance, sie zu haben

hard-order = Wird es Schritt für Schritt schwerer?
hard-no-ramp = Nein. In der gedruckten Reihenfolge wird es nicht immer schwerer: { $count ->
    [one] Einmal ist die nächste Phase leichter.
   *[other] { $count }-mal ist die nächste Phase leichter.
 }
hard-own-no-ramp = Nein: { $count ->
    [one] Einmal ist die nächste Phase leichter.
   *[other] { $count }-mal ist die nächste Phase leichter.
 }
hard-ramp = Ja. Für jede Phase braucht man mindestens so viele Züge wie für die vorige, soweit die Züge bekannt sind.
hard-fall = Phase { $second } ist leichter als Phase { $first }: { $after } Züge statt { $before }.
hard-sorted = Dieselben Phasen, von leicht nach schwer
hard-sort = Diese Reihenfolge nehmen
