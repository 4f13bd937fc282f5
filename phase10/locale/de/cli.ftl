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
cli-chance = in { $percent } aller Hände ({ $made })
cli-hands = Es gibt { $hands } verschiedene Hände mit { $cards } Karten.
cli-outs = { $outs } von { $unseen } ungesehenen Karten machen die Phase mit dem nächsten Ziehen voll: { $percent }.
cli-discard = Wirf { $card } ab: Dann machen { $outs } Karten die Phase voll ({ $percent }).
cli-draws = braucht bei bestem Spiel im Mittel { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } Züge
cli-draws-left = Im Mittel fehlen dann noch { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge.
cli-working = Das beste Spiel für { $phase } wird berechnet: einige Sekunden …
cli-made = { $phase }: Die Hand ergibt sie schon. Leg sie aus.
