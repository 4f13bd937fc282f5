# How hard is each phase: the chance in the deal against the draws it takes under best play.
hard-title = Which phase is the hardest?
hard-name = How hard is each phase?
hard-lead = A phase can be rare in the deal and still come quickly. See both measures for every phase, and whether the list gets harder step by step.

hard-list = Phase list
hard-own = A list of your own
hard-own-go = Look at this list
hard-own-help = Write the phases in order with a bar between two, at most { $most }. S is a set, R a run, C cards of one color, CR a run in one color, each with its size.
hard-own-count = A list has 1 to { $most } phases, not { $count }.
hard-own-bad = Phase { $number } of your list: { $problem }

hard-guess-ask = Your guess first: which of these { $count } takes the most draws?
hard-guess-why = Think of playing each one alone: ten cards are dealt, then you draw and throw away as cleverly as possible until you have it.
hard-guess-skip = Skip the guess

hard-working = Working it out: { $done } of { $count } phases are done. A phase of your own can take a quarter of a minute.
hard-answer = { $count ->
    [one] The hardest is { $phases }
   *[other] The hardest are { $phases }
 }, with { $draws } draws on average.
hard-right = You guessed right.
hard-wrong = You guessed { $phase }. It takes { $draws } draws on average.
hard-wrong-unknown = You guessed { $phase }. Its draws are not worked out.
hard-unknown = For the phases of this list the draws are not worked out.

hard-measures = Two ways to measure
hard-caption = For each phase the chance to have it in ten dealt cards, and the draws it takes on average under best play
hard-head-phase = Phase
hard-head-deal = In the deal
hard-head-deal-note = longer bar: easier
hard-head-draws = Draws needed
hard-head-draws-note = longer bar: harder
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: look at its draws
hard-model = Draws needed: the average for one player alone who always keeps the best cards and draws each card from a full deck. At a table, what others throw away helps too.

hard-draws = Draw by draw
hard-half = After { $draws ->
    [0] the deal alone, without a draw,
    [one] one draw
   *[other] { $draws } draws
 } at least half of all players have it: { $chance }.
hard-chart-up = Chance to have the phase by then; the column that first reaches half stands out
hard-chart-across = number of draws
hard-chart = Chance to have { $phase } after 0 to { $last } draws: it rises to { $chance }. The numbers are in the table below.
hard-draws-count = Draws
hard-draws-chance = Chance to have it

hard-order = Does it get harder step by step?
hard-no-ramp = No. The printed order is no ramp: { $count ->
    [one] once the next phase is easier.
   *[other] { $count } times the next phase is easier.
 }
hard-own-no-ramp = No: { $count ->
    [one] once the next phase is easier.
   *[other] { $count } times the next phase is easier.
 }
hard-ramp = Yes. Each phase takes at least as many draws as the one before, as far as the draws are known.
hard-fall = Phase { $second } is easier than Phase { $first }: { $after } draws instead of { $before }.
hard-sorted = The same phases as a ramp
hard-sort = Use this order
