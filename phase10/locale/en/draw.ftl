# The next draw: which cards help, what to throw, and playing alone with the deck.
# Card notation (R7, W) is the same in every language. $draws is a number with one decimal.
draw-title = Will the next card help me?
draw-name = The next draw
draw-lead = Take a hand and a phase. You see which cards help, how likely the next draw brings one, and with eleven cards which one to throw.
draw-deal = Deal me ten
draw-mark = to throw
draw-mark-new = just drawn
draw-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Cards seen elsewhere, which are no longer to come.
draw-seen = Cards you have seen elsewhere
draw-seen-count = { $count ->
    [0] none yet
    [one] one card
   *[other] { $count } cards
 }
draw-seen-lead = What lies on the discard pile or on the table can no longer be drawn. Mark it, and it is not counted.
draw-seen-pick = Mark cards
draw-seen-field = Seen cards as text
draw-seen-back = { $card }: not seen after all

# The guess before the answer.
draw-guess = How many of the { $unseen } cards you have not seen would help you?
draw-guess-help = { $missing ->
    [one] One card is missing. A card helps if it completes the phase.
   *[other] { $missing } cards are missing. A card helps if it brings you one card nearer.
 }
draw-guess-field = Your guess
draw-guess-go = Check
draw-guess-skip = Show me
draw-guess-problem = Write a whole number from 0 to { $unseen }.
draw-guess-right = You guessed { $guess }: exactly right.
draw-guess-was = You guessed { $guess }.
draw-pick = Which card would you throw?
draw-pick-help = Tap it. Then you see what each choice leaves you.

# The answer.
draw-outs = { $count ->
    [0] None of the { $unseen } cards you have not seen completes the phase.
    [one] One of the { $unseen } cards you have not seen completes the phase.
   *[other] { $count } of the { $unseen } cards you have not seen complete the phase.
 }
draw-nearer = { $count ->
    [0] None of the { $unseen } cards you have not seen brings you nearer.
    [one] One of the { $unseen } cards you have not seen brings you nearer.
   *[other] { $count } of the { $unseen } cards you have not seen bring you nearer.
 }
draw-missing = { $missing } cards are missing, so no single card completes the phase.
draw-chances = Your chances
draw-in-one = At the next draw
draw-in-two = Within two draws
draw-in-three = Within three draws
draw-of = { $count } of { $unseen }
draw-expected = Draws to expect
draw-expected-note = on average: best play, full deck
draw-work = Work it out
draw-seconds = takes some seconds
draw-waiting = Working it out …
draw-unknown = not known for this phase
draw-ten = for hands of ten
draw-grid = The cards that help
draw-grid-help = Cards with a ring help; the dots show how many copies can still come. Tap a card to see what follows if you draw it.
draw-go = Draw a card

# Eleven cards: what to throw.
draw-best = Best card to throw: { $card }
draw-chosen = If you throw { $card }
draw-chosen-best = { $card }: there is no better choice.
draw-chosen-worse = You would throw { $card }. { $best } is better.
draw-discards = What each card you throw leaves you
draw-column-card = Throw
draw-column-helps = Cards that help then
draw-column-chance = Next draw
draw-column-draws = Draws to expect
draw-column-points = Its points
draw-further = { $count ->
    [one] one step back
   *[other] { $count } steps back
 }
draw-show = Throw { $card }: show what follows
draw-throw = Throw { $card } and draw
draw-points-note = Points: what the card costs if it is still in your hand at the end.

# Alone with the deck.
draw-game = Alone with the deck
draw-game-so-far = Draws so far
draw-game-expected = Expected at the start
draw-game-rounds = { $count ->
    [one] One round finished
   *[other] { $count } rounds finished
 }
draw-game-sum = { $draws ->
    [one] one draw
   *[other] { $draws } draws
 }, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
draw-game-note = Expected is the mean over very many rounds in which the best card is thrown each time and every draw comes from a full deck.
draw-made = The phase is made.
draw-made-deal = You were dealt it: no draw was needed.
draw-made-after = { $draws ->
    [one] You needed one draw.
   *[other] You needed { $draws } draws.
 }
draw-made-against = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } were to be expected.
draw-made-lay = See how to lay it
draw-again = Deal the next ten

# What the page cannot answer.
draw-empty = Your hand is empty. Add cards, or have ten dealt.
draw-too-many = The next draw is about hands of up to eleven cards. Take { $count ->
    [one] one card
   *[other] { $count } cards
 } out.

draw-asking = Ask me before the answer is shown
draw-asking-yes = Yes, let me guess
draw-asking-no = No, show it at once
draw-options = Options

# The reasons, step by step. The card is always in notation.
draw-why-chance = Of the { $unseen } unseen cards { $count ->
    [0] none completes
    [one] one completes
   *[other] { $count } complete
 } the phase: a chance of { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-chance-nearer = Of the { $unseen } unseen cards { $count ->
    [0] none brings
    [one] one brings
   *[other] { $count } bring
 } you nearer: a chance of { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } at the next draw. { $missing } cards are missing.
draw-why-then = Then { $count ->
    [0] none of the { $unseen } unseen cards completes
    [one] one of the { $unseen } unseen cards completes
   *[other] { $count } of the { $unseen } unseen cards complete
 } the phase: a chance of { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-then-nearer = Then { $missing } cards are missing, and { $count ->
    [0] none of the { $unseen } unseen cards brings
    [one] one of the { $unseen } unseen cards brings
   *[other] { $count } of the { $unseen } unseen cards bring
 } you nearer: a chance of { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-skip = { $card } is part of no phase. In a game with others, a skip you throw makes another player miss a turn.
draw-why-spare = { $card } is in none of the shortest ways to the phase: without it the same cards help as with it.
draw-why-twin = You hold another { $number }, and no number lies in a run twice: { $card } is spare.
draw-why-further = Without { $card } you are further away: { $missing ->
    [one] one card is missing
   *[other] { $missing } cards are missing
 } instead of { $before }.
draw-why-fewer = With { $card } you could also use { $numbers }. Without it that is gone: { $lost ->
    [one] one card that helped no longer does.
   *[other] { $lost } cards that helped no longer do.
 }
draw-why-fewer-many = { $card } belongs to a way you give up with it: { $lost ->
    [one] one card that helped no longer does.
   *[other] { $lost } cards that helped no longer do.
 }
draw-why-expected = After that, best play needs { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } draws on average.
draw-why-points = { $card } costs { $points } points if it is still in your hand at the end.

# How the best card compares with the next one ($other)…
draw-why-next-chance = The next best is { $other }, but then { $count ->
    [0] none of the { $unseen } cards completes the phase.
    [one] only one of the { $unseen } cards completes the phase.
   *[other] only { $count } of the { $unseen } cards complete the phase.
 }
draw-why-next-draws = { $other } leaves the same chance at the next draw, but then { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } draws are needed on average instead of { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = { $other } would be hardly worse.
draw-why-next-missing = Without { $other } more would be missing: { $missing } cards instead of { $own_missing }.
draw-why-next-points = { $other } would do as well for the phase, but it costs fewer points: { $points } instead of { $own_points }.
draw-why-next-equal = { $other } would do just as well.

# … and another card with the best one ($other).
draw-why-better-chance = Better throw { $other }: then { $count ->
    [one] one of the { $unseen } cards completes the phase.
   *[other] { $count } of the { $unseen } cards complete the phase.
 }
draw-why-better-draws = Better throw { $other }: the chance at the next draw is the same, but then { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } draws are needed on average instead of { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = { $other } is only a little better.
draw-why-better-missing = Better throw { $other }: then only { $missing } cards are missing instead of { $own_missing }.
draw-why-better-points = For the phase it is as good as { $other }, but { $other } costs more points: { $points } instead of { $own_points }.
draw-why-better-equal = It is as good as { $other }.
