# The command line.
cli-title = Phase 10 kit: learn the rules, check a hand, teach probability.
cli-left = Left in hand: { $cards } ({ $points } points)
cli-left-none = Left in hand: nothing
cli-why = Why
cli-line = line { $line }: { $problem }
