# Steps of the course: a group, a hit, points, skips and the end of the game, one rule at a time.
tell-set = A set of { $size } has at least { $size } cards of one number, in any colors.
tell-run = A run of { $size } has at least { $size } numbers that follow each other, in any colors.
tell-color = Here at least { $size } cards of one color are needed, with any numbers.
tell-color-run = A color run of { $size } has at least { $size } numbers that follow each other, all in one color.

tell-hit-set = It is a set of { $number }s: { $cards } may be added.
tell-hit-run = The run goes from { $low } to { $high }: { $cards } may be added at its ends.
tell-hit-color = All cards of this group are { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }: { $cards } may be added.
tell-hit-color-run = The color run goes from { $low } to { $high }: { $cards } may be added at its ends.
tell-hit-wild = At which end the wild lies is for the player to say. Then it stays there.

tell-score-none = No card is left: that is 0 points, and the hand is won.
tell-score-low = { $count ->
    [one] One card from 1 to 9 costs 5 points.
    [2] Two cards from 1 to 9 cost 5 points each: { $sum }.
   *[other] { $count } cards from 1 to 9 cost 5 points each: { $sum }.
 }
tell-score-high = { $count ->
    [one] One card from 10 to 12 costs 10 points.
    [2] Two cards from 10 to 12 cost 10 points each: { $sum }.
   *[other] { $count } cards from 10 to 12 cost 10 points each: { $sum }.
 }
tell-score-skip = { $count ->
    [one] One skip costs 15 points.
    [2] Two skips cost 15 points each: { $sum }.
   *[other] { $count } skips cost 15 points each: { $sum }.
 }
tell-score-wild = { $count ->
    [one] One wild costs { $points } points.
    [2] Two wilds cost { $points } points each: { $sum }.
   *[other] { $count } wilds cost { $points } points each: { $sum }.
 }
tell-score-per-card = Each card left counts one point, whichever it is: { $count }.
tell-score-sum = That makes { $points } points.

tell-skip = Player { $player } plays a skip against player { $target }.
tell-skip-missed = Player { $player } misses the next turn.
tell-skip-next = So player { $player } is on.
tell-skip-two = With two players the turn comes straight back: player { $player } is on again, and draws.

tell-win-nobody = Nobody has made Phase { $phase } yet, so another hand is played.
tell-win-finished = { $count ->
    [one] Player { $players } has made Phase { $phase }, the last one.
   *[other] Players { $players } have made Phase { $phase }, the last one.
 }
tell-win-points = Among these { $count }, the fewest points decide: { $points }.
tell-win = Player { $player } wins the game.
tell-win-tied = Players { $players } are level. Only they play the last phase again, and the first to go out wins.
tell-win-tied-all = Players { $players } are level. Everybody plays one more hand; among those who are level, the fewest points then win.

tell-deck-numbers = The numbers 1 to 12 come in four colors, each card twice: { $count } cards.
tell-deck-wilds = There are { $count } wilds.
tell-deck-skips = There are { $count } skips.
tell-deck-all = That makes { $count } cards in all.
tell-players = Phase 10 is for { $least } to { $most } players.
tell-deal = Everybody gets { $count } cards. The rest is the draw pile, and one card turned over begins the discard pile.
tell-aim = The aim is to make { $count } phases, one after the other. A phase is made of sets, of runs or of cards of one color.

tell-card-copies = Copies of this card in the deck: { $count }.
tell-card-set = { $count } cards have the number { $number }. Cards of one number make a set.
tell-card-run = In a run it lies beside { $numbers }.
tell-card-color = { $count } cards are { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }. Phase 8 asks for seven cards of one color.
tell-card-wild = A wild stands for any number card in any color.
tell-card-skip = A skip makes another player miss a turn. It is never part of a phase.
tell-card-points = Left in hand at the end, it costs { $points } points.

tell-out = No card is left: you are out, and the hand is over.
tell-win-at-once = Nobody else is on the last phase, so by this rule the game ends as soon as it is laid.

tell-turn-draw = You may draw one card now.
tell-turn-lay-down = You may lay your phase down now.
tell-turn-not-yet = You cannot lay the phase down yet: { $missing ->
    [one] one card is missing.
   *[other] { $missing } cards are missing.
 }
tell-turn-hit = You may add cards to groups on the table now.
tell-turn-discard = You may discard now. That ends your turn.
tell-turn-pick-one = Pick up exactly one card to discard.
tell-turn-drew = You drew { $card }.
tell-turn-laid = Laid down: { $phase }.
tell-turn-added = Added: { $cards }.
tell-turn-threw = You discarded { $card }.
tell-turn-other = The other player drew a card and discarded { $card }.
tell-turn-skipped = The other player misses a turn and puts the skip on the discard pile.

tell-variant-made = { $hands ->
    [one] After one hand,
   *[other] After { $hands } hands,
 } { $count ->
    [0] no phase is made.
    [one] one phase is made: { $made }.
   *[other] { $count } phases are made: { $made }.
 }
tell-variant-next = Next comes Phase { $number }: { $groups }.
tell-variant-choose = Next you choose one of { $count } phases.
tell-variant-over = All phases have been played.
tell-turn-wait = { $move ->
    [draw] Drawing: { $why }
    [lay-down] Laying down: { $why }
    [hit] Adding cards: { $why }
   *[discard] Discarding: { $why }
 }
tell-turn-opening = A skip was turned over, so you miss the first turn.
tell-in-group = Group { $number }: { $why }
