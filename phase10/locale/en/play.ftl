# A game against bots. $player is a player’s name, $number the number of a phase or a hand.
play-title = Can you win this game?
play-name = Play against bots
play-lead = Draw a card, pick cards in your hand, and say what to do with them. What is not allowed tells you why.
play-hand = Hand { $number }
play-deciding = Hand { $number }: the deciding hand
play-you = You (player { $number })
play-you-have = You (player { $number }): { $points ->
    [one] one point
   *[other] { $points } points
 } so far
play-others = The other players
play-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 }
play-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
play-sits-out = sits out
play-phase-down = phase is down
play-skip-here = A skip lies here
play-log = What happened
play-log-more = Show more
play-log-less = Show less

# What is to be done now.
play-now-draw = Your turn: draw a card, from either pile.
play-now-draw-pile = Your turn: draw from the draw pile.
play-now-drawn = Phase { $number } is not complete. Pick up one card and discard it.
play-now-made = Phase { $number } is complete: lay it down!
play-now-laid = Add cards that fit, then pick up one card and discard it.
play-now-choose = Choose the phase you want to make in this hand.
play-now-others = The others are playing.
play-now-watch = You sit out. The others play for the win.
play-undone = Undone: it is as it was before your last move.
play-hint = Hint
play-follow = Do it
play-next = Next move
play-finish = To my turn
play-pace = Pace of the others
play-pace-step = by click
play-pace-slow = slowly
play-pace-once = at once
play-lay = Lay Phase { $number } down
play-choose = Choose Phase { $number }
play-next-hand = Next hand

# A hint in words.
play-do-deal = Deal the next hand.
play-do-draw = Draw from the draw pile.
play-do-take = Take { $card } from the discard pile.
play-do-hit = Add { $cards } to this group ({ $group }).
play-do-discard = Discard { $card }.
play-do-skip = Play the skip against { $player }.

# How the phase will lie.
play-way = How it will lie
play-hold = { $card }: keep it in hand
play-hold-help = Click a card that need not go, and it stays in your hand.
play-hold-none = Lay all of it

# What may be done now, and what may not.
play-may = What may I do now?
play-may-choose = { $count ->
    [one] You may choose one phase.
   *[other] You may choose one of { $count } phases.
 }
play-may-skip = You may play a skip now. That ends your turn.
play-may-not-skip = Playing a skip: { $why }
play-may-nothing-fits = Adding cards: none of yours fits a group on the table.

# The end of a hand.
play-count = What the cards cost
play-standing = Standing
play-this-hand = Phase
play-goes-on = Next: { $phase }
play-laid = Phase { $number } laid
play-not-laid = Phase { $number } not laid
play-chooses = chooses
play-all-made = all phases made

# Another game.
play-setup = Another game
play-opponents = How many play against you?
play-bots = How do they play?
play-bots-sensible = with care
play-bots-odds = by the odds
play-bots-random = anything allowed
play-list = Phase list
play-rules = Rules
play-preset = { $name ->
    [mattel] Mattel leaflet
    [fundex] Fundex booklets
    [ravensburger] Ravensburger booklets
    [masters] Masters: free order
    [wild-20] wilds cost 20
    [master] one point a card
   *[own] my own choice
 }
play-options = Rule by rule
play-seed = Number of the deal
play-seed-help = The same number deals the same cards.
play-start = Start this game
play-again = Same cards again
play-new-deal = New cards
play-copy = Copy the link to this deal

# What cannot be used.
play-bad-address = This link has something that cannot be used: { $parts }. The rest is used.
play-bad-kept = The game kept in this browser cannot be used: { $why }

# Cards picked up that are not the phase.
play-picked-missing = Of the cards you picked up { $missing ->
    [one] one is missing for the phase
   *[other] { $missing } are missing for the phase
 }. Pick up more, or let go of them: then the phase is laid as shown below.
play-picked-left = Of the cards you picked up { $cards } cannot lie with the phase.
