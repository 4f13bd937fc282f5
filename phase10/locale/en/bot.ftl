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
bot-throw = { $card } is not needed for the phase; of the cards that are not, none costs more ({ $points }).
bot-throw-dear = { $card } fits nowhere, and no other card costs more ({ $points }).
