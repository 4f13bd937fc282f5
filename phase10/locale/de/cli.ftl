# The command line.
cli-left = Noch auf der Hand: { $cards } ({ $points } Punkte)
cli-left-none = Noch auf der Hand: keine Karte
cli-why = Warum?
cli-points = { $points ->
    [one] { $points } Punkt zählt
   *[other] { $points } Punkte zählen
 } gegen dich
cli-line = Zeile { $line }: { $problem }
cli-more-lines = { $count ->
    [one] Eine weitere Zeile ist fehlerhaft.
   *[other] { $count } weitere Zeilen sind fehlerhaft.
 }
cli-chance = steckt in { $percent } aller Hände ({ $made })
cli-hands = Möglich sind { $hands } verschiedene Hände mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }.
cli-outs = Mit { $outs } von { $unseen } nicht gesehenen Karten schaffst du die Phase beim nächsten Zug: { $percent }.
cli-discard = Wirf { $card } ab: Dann schaffst du die Phase mit { $outs ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $outs } Karten
 } ({ $percent }).
cli-draws = braucht bei bestem Spiel im Durchschnitt { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } Züge
cli-draws-left = Im Durchschnitt sind es dann noch { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge.
cli-working = Das wird ausgerechnet: { $phase }. Es kann einige Sekunden dauern …
cli-made = Diese Hand reicht schon für { $phase }. Leg die Phase aus.
cli-outs-cards = Karten, mit denen du sie schaffst: { $cards }
cli-discard-nearer = Wirf { $card } ab: Dann { $outs ->
    [0] bringt dich keine Karte
    [one] bringt dich eine Karte
   *[other] bringen dich { $outs } Karten
 } näher heran ({ $percent }).
