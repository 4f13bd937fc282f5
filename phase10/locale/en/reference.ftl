# The reference card: the rules on one printed page. Keep the sentences short: the card must fit on one sheet of paper.
reference-name = Reference card
reference-title = Phase 10 on one page
reference-lead = Choose a list of phases, print this page on A4 or Letter paper, and put it on the table.
reference-list = List of phases
reference-print = Print
reference-phases = The ten phases
reference-note = { $list ->
    [standard] The list of the standard game.
    [master] The list of the German Master edition, for the standard cards.
    [twist] The cards of Phase 10 Twist, for the standard cards.
   *[own] A list made for this kit: each phase takes more draws than the one before.
 }

reference-turn = Your turn
reference-draw = Draw
reference-draw-text = Take the top card of the draw pile, or of the discard pile if it is not a skip.
reference-lay = Lay down
reference-lay-text = If you hold your whole phase, you may lay it face up, once in a hand.
reference-hit = Add cards
reference-hit-text = After your phase is down, you may add cards that fit to any group on the table.
reference-discard = Discard
reference-discard-text = Put one card on the discard pile, or play a skip. That ends your turn.

reference-special = Wilds and skips
reference-wild = Wild
reference-wild-text = Stands for any number card. The phase needs at least one real number card. A laid wild stays as it is.
reference-skip = Skip
reference-skip-text = Play it as your discard: a player you choose misses one turn. It is never part of a phase.

reference-groups = Groups
reference-set = Set
reference-set-text = Cards with the same number, in any colors.
reference-run = Run
reference-run-text = Numbers in order without a gap, in any colors. After 12 no 1 follows.
reference-color = One color
reference-color-text = Cards of the same color, with any numbers.
reference-color-run = Color run
reference-color-run-text = A run whose cards all have the same color.

reference-points = Points for cards left in hand
reference-low = 1 to 9
reference-high = 10 to 12
reference-value = { $points ->
    [one] one point
   *[other] { $points } points
 }
reference-per-card = For this list, a German score board counts one point for each card instead.

reference-end = End and winner
reference-out = The hand ends
reference-out-text = As soon as somebody who has laid down has no card left. All others count their cards.
reference-next = Next hand
reference-next-text = Whoever laid down goes on to the next phase. All others try the same phase again.
reference-winner = Who wins
reference-winner-text = Whoever has made Phase 10 at the end of a hand. If several have, the fewest points win.
