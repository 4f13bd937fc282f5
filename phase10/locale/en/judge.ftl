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

# Around the table.
judge-hand-over = Somebody is out, so the hand is over.
judge-turn-over = The turn ended with the discard.
judge-drawn = A card was drawn already in this turn.
judge-draw-first = First draw a card.
judge-laid = You have laid down in this hand already.
judge-no-discard = The turn has not ended: one card must be discarded.
judge-pile-empty = { $pile ->
    [draw] The draw pile is empty.
   *[discard] There is no card on the discard pile.
 }
judge-skip-not-drawn = A skip lies on top: it may not be drawn.
judge-out-before-phase = You cannot go out before your phase is down.
judge-out-discard = By this rule the last card must be discarded, so keep one for that.
judge-out-skip = By this rule a skip may not be the last card.
judge-skip-self = A skip is played against another player.
judge-skip-waiting = That player has a skip in front already.
judge-skip-in-a-row = That player has just missed a turn: not twice in a row.
judge-skip-trip = That player was skipped in this trip around the table already.

# In a whole game.
judge-not-your-turn = It is not your turn.
judge-match-over = The game is over.
judge-choose-first = First every player chooses a phase.
judge-deal-first = First the next hand is dealt.
judge-not-between-hands = Not while a hand is being played.
judge-choice = Phase { $number } is not one of those you can choose.
judge-wild-meaning = A wild is said to stand for a card that does not belong in its group.
judge-no-group = No such group lies on the table.
judge-hit-nothing = Name the cards that you want to add.
judge-skip-wasted = A skip is played against another player; it is thrown off only when nobody may get it.
judge-out-skip-left = By this rule a skip may not be the last card, and it would be all you have left.
