# Why a player does something: also the hint on the page.
bot-random = Anything that is allowed.
bot-deal = The next hand has to be dealt.
bot-choose = { $missing ->
    [0] This phase is complete already.
    [one] Only one card is missing for this phase: no other is nearer.
   *[other] { $missing } cards are missing for this phase: no other is nearer.
 }
bot-take = { $card } brings the phase one card nearer.
bot-take-hit = { $card } fits a group on the table, so it can be added at once.
bot-draw = The open card does not help; a hidden one may.
bot-draw-skip = A skip lies open, so only the draw pile is left.
bot-lay = The phase is complete: once it is down it counts, and other cards can be added.
bot-hit = { $card } fits a group on the table: one card fewer to count.
bot-skip = { $count ->
    [one] A skip is no use in hand; this player has one card left.
   *[other] A skip is no use in hand; this player has { $count } cards left.
 }
bot-throw = { $card } is not needed for the phase; of the cards that are not, none costs more than its { $points ->
    [one] one point
   *[other] { $points } points
 }.
bot-throw-dear = { $card } fits nowhere, and no other card costs more than its { $points ->
    [one] one point
   *[other] { $points } points
 }.
bot-throw-kept = { $card } is not needed for the phase; cards that cost more may still be of use: in a set, or added to a group on the table.

# By the odds: draws are those of best play alone with the deck.
bot-odds-choose = For this phase { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are to be expected; for no other fewer.
bot-odds-take = With { $card } in hand { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are to be expected; after a hidden card { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average.
bot-odds-draw = After a hidden card { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are to be expected on average; with { $card } in hand no fewer ({ NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
bot-odds-throw = Without { $card } { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are to be expected: no other discard leaves fewer.
bot-odds-throw-kept = Without { $card } { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } draws are to be expected; a discard that leaves fewer would give away a card that fits a group on the table.
bot-odds-helps = Without { $card } { $missing ->
    [0] the phase stays complete
    [one] one card is missing
   *[other] { $missing } cards are missing
 }, and { $count } of { $unseen } unseen cards help: no other discard is better.
