# The hand checker.
checker-title = Reichen diese Karten für die Phase?
checker-name = Hand prüfen
checker-lead = Wähle Karten aus oder tippe sie ein. Du siehst, wie du sie auslegen kannst, was noch fehlt und welche Regel dahintersteckt.
checker-deal = Zehn Karten geben
checker-examples = Knifflige Fälle
checker-example-six-equal = Sechs 5er: Sind das zwei Drillinge?
checker-example-shared = Eine 5 für Drilling und Folge zugleich?
checker-example-low-wild = Folge bis zur 12: Wohin mit dem Joker?
checker-example-wrap = Geht es nach der 12 mit der 1 weiter?
checker-example-two-gaps = Ein Joker, zwei Lücken
checker-example-one-natural = Eine Zahlenkarte, sechs Joker
checker-example-all-wild = Zählen sieben Joker als eine Farbe?
checker-example-color-run = Eine Farbenfolge und ein Drilling

checker-phase = Phase
checker-list = Phasenliste
checker-yes = ja
checker-short = { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
 }
checker-color-unknown = Farbe?
checker-phase-yes = { $phase }: ja
checker-phase-short = { $phase }: { $missing ->
    [one] Es fehlt eine Karte
   *[other] Es fehlen { $missing } Karten
 }
checker-phase-unknown = { $phase }: Eine Farbe ist nicht bekannt
checker-more = Eigene Phase oder alle in Worten
checker-own = Eigene Phase, etwa C4 S3
checker-own-tile = eigene
checker-own-go = Prüfen
checker-own-help = S steht für einen Satz (Drilling, Vierling …), R für eine Folge, C für Karten einer Farbe, CR für eine Farbenfolge; dahinter steht, wie viele Karten es sind. Höchstens vier Gruppen.
checker-table = Alle Phasen der Liste in Worten
checker-table-phase = Phase
checker-table-groups = Was sie verlangt
checker-table-verdict = Diese Hand

checker-naturals = Zahlenkarten neben Jokern
checker-naturals-phase = Eine je Phase
checker-naturals-group = Eine je Gruppe
checker-naturals-who = Mattel und Fundex verlangen nur eine Zahlenkarte in der ganzen Phase. Eine finnische Anleitung verlangt eine in jeder Gruppe.
checker-naturals-same = Bei dieser Hand kommt nach beiden Lesarten dasselbe heraus.
checker-naturals-differs = Bei dieser Hand kommt es auf die Lesart an: { $made ->
    [yes] Nach der anderen schaffst du die Phase.
   *[no] Nach der anderen schaffst du die Phase nicht.
 }

checker-empty = Deine Hand ist leer. Füge Karten hinzu, lass dir zehn geben oder wähle einen kniffligen Fall.
checker-ways = { $count ->
    [0] Anders lässt sie sich nicht auslegen.
    [one] Es gibt noch eine andere Möglichkeit, sie auszulegen.
   *[other] Es gibt noch { $count } andere Möglichkeiten, sie auszulegen.
 }
checker-ways-many = Insgesamt gibt es mehr als { $count } Möglichkeiten, sie auszulegen.
checker-lay = So legst du aus
checker-way = Möglichkeit { $way } von { $count }
checker-way-many = Möglichkeit { $way } von mehr als { $count }
checker-previous = Vorige Möglichkeit
checker-next = Nächste Möglichkeit
checker-left = Bleibt auf der Hand
checker-left-none = Auf der Hand bleibt dir keine Karte.
checker-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
checker-extra = { $count ->
    [one] eine mehr als nötig
   *[other] { $count } mehr als nötig
 }
checker-missing = Was noch fehlt
checker-plan = Der beste Plan
checker-gap = Hier fehlt { $card }
checker-help-one = Jede dieser Karten reicht schon
checker-help-many = Jede dieser Karten bringt dich weiter
checker-add = Hinzufügen: { $card }

checker-share = Diese Hand teilen
checker-share-help = Der Link enthält die Hand, die Phase und die Sprache.
checker-copy = Link kopieren
