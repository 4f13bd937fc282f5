# The odds lab: guess how often a phase is dealt, try it, and compare with the exact count.
odds-title = How often is this phase in the deal?
odds-name = Odds lab
odds-lead = Choose a phase and guess how often it is in the cards you are dealt. Then deal thousands of hands and compare with the exact count.
odds-reset = Start over

odds-deal = The deal
odds-cards = Cards dealt
odds-deck = Deck
odds-deck-full = Full deck
odds-deck-no-wilds = Without wilds
odds-deck-half = Half a deck
odds-deck-own = Put a deck together
odds-deck-copies = Copies of each colored card
odds-deck-wilds = Wilds
odds-deck-skips = Skips
odds-deck-size = a deck of { $size } cards

odds-guess = Your guess first
odds-guess-ask = Think of 100 hands of { $cards ->
    [one] one card
   *[other] { $cards } cards
 }. How many of them make this: { $phase }?
odds-guess-field = Your guess in percent
odds-guess-go = That is my guess
odds-guess-skip = Skip the guess
odds-guess-bad = “{ $token }” is not a percentage. Write a number from 0 to 100, such as 25 or 2.5.

odds-tries = Guess, try, count
odds-tile-guess = Your guess
odds-tile-untried = Tried: not yet
odds-tile-tried = Tried { $trials } times
odds-tile-exact = Exact value
odds-seed = Seed { $seed }
odds-another = Other hands
odds-try-one = Deal one hand
odds-try = { $trials } hands
odds-untried = Deal one hand to see what happens. Then deal many: the chart shows how the share settles.
odds-dealt = { $dealt ->
    [one] One hand dealt;
   *[other] { $dealt } hands dealt one by one;
 } { $hits ->
    [0] none made it so far.
    [one] one made it so far.
   *[other] { $hits } made it so far.
 }
odds-stop = Stop
odds-progress = { $trials } of { $target } hands
odds-said = { $hits } of { $trials } hands made it. So the true chance is between { $low } and { $high }; trying is right about that 95 times in 100.
odds-chart-up = Share of hands that make the phase; the band is the range that is right 95 times in 100
odds-chart-across = number of hands dealt
odds-chart = How the share settles: after { $trials } hands it is { $share }, and the true chance is between { $low } and { $high }. The numbers are in the table below.
odds-table = The numbers as a table
odds-table-caption = The share of hands that make the phase, as more are dealt
odds-table-trials = Hands
odds-table-hits = Made it
odds-table-share = Share
odds-table-interval = Right 95 times in 100
odds-table-between = { $low } to { $high }

odds-exact = The exact value
odds-counting = Counting every possible hand. This can take a while for a phase of your own; you can deal hands meanwhile.
odds-exact-of = { $made } of { $hands } possible hands
odds-exact-one-in = That is one hand in { $hands }.
odds-exact-never = No hand of that size can make it.
odds-exact-guess = { $side ->
    [right] Your guess is right to a tenth of a percentage point.
    [high] Your guess is too high by { $points } percentage points.
   *[low] Your guess is too low by { $points } percentage points.
 }
odds-how = How this is counted
odds-how-text = No hand is dealt here: the kit counts all different hands, as if every card of the deck were marked, and those that make the phase. One number divided by the other is the chance. What makes a phase follows from these rules:
