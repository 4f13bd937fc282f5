# The score sheet. $name, $dealer and $first are names, $players are names too, $round is the number of a hand.
board-name = Score sheet
board-title = Who stands where?
board-lead = Keep the score of your game here. It stays in this browser, and each entry is checked.
board-player = Player { $number }

board-setup = A new game
board-players = Players
board-names = Names
board-dealer = First dealer
board-list = List of phases
board-options = More rules of your table
board-start = Start the game

board-round = Hand { $round }
board-round-edit = Change hand { $round }
board-deals = { $dealer } deals, { $first } begins.
board-dealer-mark = deals
board-tries = { $count ->
    [one] one phase left: { $phases }
   *[other] { $count } phases left: { $phases }
 }
board-finished = all phases made
board-sits-out = sits out
board-out = Went out
board-laid = Phase laid
board-laid-which = Phase laid: which?
board-laid-none = none laid
board-points = Points
board-count = Count cards
board-count-done = Done
board-count-title = Cards left: { $name }
board-count-most = At most { $most } cards are left in a hand.
board-count-help = Click the cards that are left; a click on a card above takes it back.
board-enter = Enter hand { $round }
board-enter-edit = Save hand { $round }
board-cancel = Leave it as it was
board-remove = Take out hand { $round }
board-keep-sure = Yes, that is right
board-look-again = Let me look again
board-full = The sheet is full: it has room for { $most } hands.
board-then = With this, hand { $round } could not be as it is written: { $why } Change hand { $round } first, or take out the last hand.

board-standing = Standing
board-place = Place
board-player-head = Player
board-phase-head = Phase
board-round-head = Hand
board-total = Total
board-total-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
board-rounds = Hands
board-rounds-help = Click a hand’s number to change it. Below the points of a hand stands the sum so far; a tick with a number is the phase laid.
board-rounds-none = No hand has been entered yet.
board-cell-laid = Phase { $phase } laid
board-cell-sum = sum so far { $points }

board-won-short = has won
board-won = { $name } wins!
board-tie = A tie: { $players } are level.
board-why = Why
board-win-nobody = Nobody has made Phase { $phase } yet, so another hand is played.
board-win-finished = { $count ->
    [one] { $players } has made Phase { $phase }, the last one.
   *[other] { $players } have made Phase { $phase }, the last one.
 }
board-win-points = Among these { $count }, the fewest points decide: { $points }.
board-win = { $player } wins the game.
board-win-tied = { $players } are level. Only they play the last phase again, and the first to go out wins.
board-win-tied-all = { $players } are level. Everybody plays one more hand; among those who are level, the fewest points then win.
board-win-decided = { $players } were level, so hand { $round } decided.
board-win-at-once = Nobody else was on the last phase, so by this rule the game ended as soon as it was laid.

# What cannot be, and what is asked about.
board-no-points = { $name }: the points are missing. Whoever went out has 0.
board-bad-points = { $name }: “{ $token }” is not a number of points. Write a whole number, or count the cards.
board-doubt-over = The game ended with hand { $round }, so no other hand follows.
board-doubt-players = { $count ->
    [one] This hand is played by { $players } only.
   *[other] This hand is played by { $players }, and nobody else.
 }
board-doubt-which = { $name } has laid a phase: say which one.
board-doubt-made = { $name } cannot have laid Phase { $phase } now. These are left: { $phases }.
board-doubt-negative = { $name } cannot have { $points } points: there are no negative points in a hand.
board-doubt-out = { $name } cannot have 0 points without the phase laid: nobody goes out before that.
board-doubt-step = { $name } cannot have { $points } points: every card costs a multiple of { $step }.
board-doubt-least = { $name } has not laid the phase, so { $cards } cards are left. They cost at least { $least } points, not { $points }.
board-doubt-most = { $name } cannot have { $points } points: { $cards } cards cost { $most } at most.
board-doubt-laid = { $name } has laid the phase, so { $cards ->
    [0] no card is left: that is 0 points, not { $points }.
    [one] at most one card is left: { $most } points at most, not { $points }.
   *[other] at most { $cards } cards are left: { $most } points at most, not { $points }.
 }
board-doubt-sum = { $name } cannot have { $points } points: no cards cost that, with { $cards ->
    [one] one card
   *[other] { $cards } cards
 } left at most.
board-doubt-both-out = { $players } cannot all have 0 points: the hand ends as soon as one player is out.
board-doubt-deck = { $points } points in all cannot be: all these hands come from one deck, and cost { $most } at most.
board-ask-nobody-out = Nobody has 0 points. That is so only if the draw pile ran out and could not be renewed. Was it so?
board-ask-wilds = { $name } with { $points } points must have had at least { $wilds } wilds left. Is that right?

# Said when something has changed.
board-said-entered = Hand { $round } is entered. { $totals }.
board-said-changed = Hand { $round } is changed. { $totals }.
board-said-total = { $name } { $points }
board-said-undone = Undone.
board-said-opened = The score sheet is opened: { $players }.
board-said-started = A new sheet for { $players }.
board-said-removed = Hand { $round } is taken out.

board-tools = The sheet
board-undo = Undo
board-new = New game
board-new-sure = Put this sheet away and begin a new game? Undo brings it back.
board-new-yes = Yes, a new game
board-new-no = No, go on
board-print = Print
board-save-json = Save as a file (JSON)
board-save-csv = Save as a table (CSV)
board-open = Open a saved sheet
board-file-name = score-sheet
board-calculator = Count points card by card
board-paper = Empty sheet for paper
board-paper-back = Back
board-paper-title = Phase 10 score sheet
board-paper-name = Name
board-paper-values = Cards left in hand: 1 to 9 cost 5 points, 10 to 12 cost 10, a skip { $skip }, a wild { $wild }.
board-paper-per-card = Cards left in hand: one point for each card.
board-paper-help = Tick a phase when it is laid. Fewer points are better; they decide when several finish in the same hand.
board-kept-unreadable = What this browser had kept could not be read: { $why }

# Files.
board-csv-round = Hand
board-csv-phase = phase made
board-csv-total = Total
board-file-big = This file is too long for a score sheet: at most { $most } characters are read. Nothing was changed.
board-file-other = This file is no score sheet of this kit. Nothing was changed.
board-file-version = This score sheet has version “{ $token }”, and only version { $version } can be read.
board-file-part = This score sheet cannot be read at “{ $part }”. Nothing was changed.
board-file-round = This score sheet cannot be right in hand { $round }: { $why }
