# The hand checker.
checker-title = Does this hand make the phase?
checker-name = Check a hand
checker-lead = Pick or type the cards. You see how they can be laid, what is missing, and which rule says so.
checker-deal = Deal me ten
checker-examples = Hard examples
checker-example-six-equal = Six 5s: are they two sets?
checker-example-shared = One 5 for the set and the run?
checker-example-low-wild = A run up to 12 with a wild
checker-example-wrap = Does 1 follow 12?
checker-example-two-gaps = One wild, two gaps
checker-example-one-natural = One number card, six wilds
checker-example-all-wild = Seven wilds of one color?
checker-example-color-run = A run in one color and a set

checker-phase = Phase
checker-list = Phase list
checker-yes = yes
checker-short = { $missing } short
checker-color-unknown = color?
checker-phase-yes = { $phase }: yes
checker-phase-short = { $phase }: { $missing ->
    [one] one card missing
   *[other] { $missing } cards missing
 }
checker-phase-unknown = { $phase }: a color is not known
checker-more = Another phase, or all in words
checker-own = Another phase, such as C4 S3
checker-own-tile = own
checker-own-go = Check it
checker-own-help = S a set, R a run, C cards of one color, CR a run in one color, each with its size; up to four groups.
checker-table = All phases of the list in words
checker-table-phase = Phase
checker-table-groups = What it asks for
checker-table-verdict = This hand

checker-naturals = Number cards beside wilds
checker-naturals-phase = One in the phase
checker-naturals-group = One in every group
checker-naturals-who = Mattel and Fundex ask for one number card in the phase. A Finnish guide asks for one in every group.
checker-naturals-same = For this hand both readings give the same answer.
checker-naturals-differs = For this hand the readings differ: { $made ->
    [yes] by the other one it makes the phase.
   *[no] by the other one it does not make the phase.
 }

checker-empty = Your hand is empty. Add cards, have ten dealt, or take a hard example.
checker-ways = { $count ->
    [0] There is no other way to lay it.
    [one] There is one other way to lay it.
   *[other] There are { $count } other ways to lay it.
 }
checker-ways-many = In all there are more than { $count } ways to lay it.
checker-lay = How to lay it
checker-way = way { $way } of { $count }
checker-way-many = way { $way } of more than { $count }
checker-previous = Previous way
checker-next = Next way
checker-left = Left in your hand
checker-left-none = Nothing is left in your hand.
checker-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
checker-extra = { $count ->
    [one] one more than needed
   *[other] { $count } more than needed
 }
checker-missing = What is missing
checker-plan = The nearest plan
checker-gap = an open place for { $card }
checker-help-one = Any one of these would do
checker-help-many = Each of these brings you nearer
checker-add = add { $card }

checker-share = Send this hand
checker-share-help = The link carries the hand, the phase and the language.
checker-copy = Copy the link
