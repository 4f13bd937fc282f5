# The rules the checker cites, one or two sentences each.
rule-cards-deck = Zum Spiel gehören 108 Karten: In jeder der vier Farben gibt es die Zahlen 1 bis 12 zweimal; hinzu kommen 8 Joker und 4 Aussetzen-Karten.
rule-cards-one-place = Eine Karte liegt immer nur in einer Gruppe. Für zwei Gruppen zugleich zählt sie nicht.
rule-turn-whole-phase = Eine Phase wird auf einmal ausgelegt: mit allen Gruppen, die sie verlangt, und mit keiner anderen.
rule-turn-lay-extra = Weitere Karten, die zu einer Gruppe der Phase passen, darfst du gleich mit auslegen: noch eine 5 zu einem Drilling aus 5ern, die nächste Zahl an eine Folge.
rule-set-same-number = Ein Satz (Zwilling, Drilling, Vierling …) besteht aus Karten mit derselben Zahl. Die Farben spielen keine Rolle.
rule-set-same-number-twice = Zwei Sätze einer Phase dürfen dieselbe Zahl haben: Sechs 5er sind zwei Drillinge.
rule-run-consecutive = Eine Folge besteht aus Zahlen, die ohne Lücke aufeinanderfolgen. Die Farben spielen keine Rolle, solange die Phase nichts anderes verlangt.
rule-run-no-twins = In einer Folge kommt keine Zahl doppelt vor.
rule-run-no-wrap = Die Zahlen gehen von 1 bis 12, dann ist Schluss: Auf die 12 folgt keine 1. Darum hat eine Folge höchstens 12 Karten.
rule-color-same-color = In einer Farbgruppe haben alle Karten dieselbe Farbe. Die Zahlen sind beliebig und dürfen doppelt vorkommen.
rule-wild-any-number = Ein Joker steht für jede beliebige Zahlenkarte in jeder Farbe, aber nie für eine Aussetzen-Karte. Du darfst so viele Joker nehmen, wie du willst.
rule-wild-natural = Neben den Jokern ist mindestens eine Zahlenkarte nötig: eine in der ganzen Phase, sagen die Hefte von Mattel und Fundex; eine in jeder Gruppe, sagt eine finnische Anleitung.
rule-wild-keeps-meaning = Ein ausgelegter Joker behält seine Bedeutung bis zum Ende der Runde. Niemand darf ihn wegnehmen oder verschieben.
rule-skip-no-meld = Eine Aussetzen-Karte gehört nie zu einer Phase. Sie sorgt nur dafür, dass jemand einmal aussetzen muss.
rule-hit-after-phase = An Gruppen auf dem Tisch darfst du erst anlegen, wenn deine eigene Phase ausliegt.
rule-hit-fits = Was du anlegst, muss zur Gruppe passen: beim Satz dieselbe Zahl, bei der Folge die nächste Zahl, bei der Farbgruppe dieselbe Farbe.
rule-score-left = Karten, die dir auf der Hand bleiben, zählen gegen dich: 1 bis 9 je 5 Punkte, 10 bis 12 je 10, Aussetzen 15, Joker 25.
