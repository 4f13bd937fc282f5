# The command line.
cli-left = Left in hand: { $cards } ({ $points } points)
cli-left-none = Left in hand: nothing
cli-why = Why
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } against you
cli-line = line { $line }: { $problem }
cli-more-lines = { $count ->
    [one] One more line is bad.
   *[other] { $count } more lines are bad.
 }
cli-chance = dealt in { $percent } of all hands ({ $made })
cli-hands = { $hands } different hands of { $cards } cards are possible.
cli-outs = { $outs ->
    [0] None of the { $unseen } unseen cards completes
    [one] One of the { $unseen } unseen cards completes
   *[other] { $outs } of the { $unseen } unseen cards complete
 } the phase with the next draw: { $percent }.
cli-discard = Discard { $card }: then { $outs ->
    [0] no card completes
    [one] one card completes
   *[other] { $outs } cards complete
 } the phase ({ $percent }).
cli-draws = takes { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } draws on average under best play
cli-draws-left = On average { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are left.
cli-working = Working it out: { $phase }. This can take some seconds …
cli-made = { $phase }: the hand makes it already. Lay it down.
cli-outs-cards = Cards that complete it: { $cards }
cli-discard-nearer = Discard { $card }: then { $outs ->
    [0] no card brings
    [one] one card brings
   *[other] { $outs } cards bring
 } you nearer ({ $percent }).
