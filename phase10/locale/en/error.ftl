# Bad input: one clear line each. { $token } is what the reader typed.
error-unknown-card = “{ $token }” is not a card. Write a color letter (R red, B blue, G green, Y yellow) and a number, as in R7; W for a wild, S for a skip.
error-number-range = “{ $token }” is not a card: numbers go from 1 to 12.
error-too-many-copies = “{ $token }” is one too many: the deck has only { $copies } of them.
error-color-unknown = The color of “{ $token }” is not known, and this phase asks for cards of one color. Write a letter before the number: R (red), B (blue), G (green) or Y (yellow).
error-empty-hand = There are no cards. Write some, such as R5 B5 W.
error-unknown-group = “{ $token }” is not a group. Write S3 for a set of 3, R4 for a run of 4, C7 for seven cards of one color, CR4 for a run in one color.
error-group-size = “{ $token }” cannot be: { $kind ->
    [S] a set
    [R] a run
    [C] a color group
   *[CR] a color run
 } has { $least } to { $most } cards.
error-group-count = A phase has 1 to { $most } groups, not { $count }.
error-no-such-phase = There is no phase { $token }: this list has phases 1 to { $most }.
error-unknown-list = There is no phase list “{ $token }”. The lists are: { $known }.
error-unknown-language = The kit does not speak “{ $token }”. Its languages are: { $known }.
error-not-utf8 = The input is not text in UTF-8.
error-phase-too-big = “{ $token }” cannot be: the whole deck does not have the cards for it.
error-unknown-rules = There are no rules called “{ $token }”. There are: { $known }.
error-output = The output cannot be written: { $reason }
error-players = { $count } players cannot play: Phase 10 is for { $least } to { $most }.
error-cards-range = The odds are counted for hands of { $least } to { $most } cards, not for { $token }.
error-odds-mixed = Counts of numbers or colors alone cannot tell whether a hand makes { $phase }.
error-odds-large = There is no exact count for { $phase }: it would take too long.
error-draws-range = The exact chance is worked out for { $least } to { $most } draws.
error-nothing-unseen = No card is left to draw: all of them are in the hand or were seen.
error-deck-range = A deck of the game can have { $least } to { $most } of these cards, not { $token }.
error-draws-color = Expected draws are worked out for sets and runs, or for color groups alone, not for { $phase }.
error-phase-too-large = No hand of { $cards } cards and one drawn card can make { $phase }.
error-trials-range = A simulation has { $least } to { $most } trials, not { $token }.
error-seed = A seed is a whole number from 0 on, not { $token }.
error-needs-numpy = This needs the Python package numpy, which is not installed.
error-unknown-lesson = There is no lesson “{ $token }”. The lessons are { $known }, or their numbers.
error-rules-option = There is no option “{ $token }” of the rules.
error-seat = There is no seat { $seat } at a table of { $players }.
error-meld = This is no group of cards.
error-action = “{ $token }” is no action of a game.
