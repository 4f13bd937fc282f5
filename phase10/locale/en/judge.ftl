# Why a proposed layout or hit breaks a rule.
judge-group-count = The phase asks for { $wanted ->
    [one] one group
   *[other] { $wanted } groups
 } ({ $phase }); here { $count ->
    [one] is one
   *[other] are { $count }
 }.
judge-too-short = { $short ->
    [one] One card is missing
   *[other] { $short } cards are missing
 } for { $group }.
judge-skip = A skip is never part of a phase.
judge-no-natural = There are only wilds here: at least one number card is needed.
judge-set-numbers = A set has one number; here are { $numbers }.
judge-color-mixed = All cards must be of one color.
judge-color-unknown = The color of { $card } is not known.
judge-run-twins = The number { $number } can lie in a run only once.
judge-run-too-long = A run has at most 12 cards.
judge-run-gap = The numbers do not follow each other: too few wilds for { $numbers }.
judge-run-wrap = A run does not go on from 12 to 1.
judge-run-full = The run from { $low } to { $high } has no room for that.
judge-not-in-hand = { $held ->
    [0] { $card } is not in your hand.
    [one] You hold { $card } only once.
   *[other] You hold { $card } only { $held } times.
 }
judge-sets-same-number = Another set has the number { $number } already; here each set needs its own.
judge-hit-before-phase = You may hit only after your own phase lies on the table.
judge-hit-set = { $card } does not fit: this is a set of { $number }s.
judge-hit-color = { $card } does not fit: this group is { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }.
judge-hit-run = Only the next number fits at an end of the run: { $numbers }.
judge-hit-wild-there = A wild already stands for the { $number } and stays there.
