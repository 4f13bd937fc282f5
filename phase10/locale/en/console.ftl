# `phase10 play` and `phase10 hands` at the terminal. $player is a player’s name.
console-number = { $option } takes a whole number from { $least } to { $most }, not “{ $token }”.
console-unknown-bot = There is no kind of player “{ $token }”. There are: { $known }.
console-too-many-bots = { $count } kinds of players are named, and only { $players } play.
console-json-bots = --json needs --bots: without it somebody plays at the terminal.
console-seed = Deal number { $seed }: with --seed { $seed } the same cards are dealt again.
console-stopped = The game is stopped.
console-not-over = { $hands ->
    [one] Stopped after one hand:
   *[other] Stopped after { $hands } hands:
 } nobody has won yet.
console-no-end = After { $turns } turns nobody can go out: the hand is given up.
console-after = After hand { $number }
console-standing = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $total } in all; { $next }
console-next = { $count ->
    [0] all phases made
    [one] next is phase { $number }
   *[other] next is one of { $count } phases
 }

# What a person sees, and what may be done.
console-held = { $player } holds { $count ->
    [one] one card.
   *[other] { $count } cards.
 }
console-laid = { $player }, group { $group }: { $cards }
console-piles = Draw pile: { $count ->
    [one] one card.
   *[other] { $count } cards.
 } Open card: { $top }
console-hand = Your cards: { $cards }
console-ask = Your choice (a number, h for a hint, q to stop):
console-ask-again = Write a number from 1 to { $most }, h or q.
console-do-choose = Try { $phase }.
console-do-draw = Draw from the draw pile.
console-do-take = Take { $card } from the discard pile.
console-do-lay = Lay down: { $cards }
console-do-hit = Add { $cards } to group { $group } of { $player }: { $lies }
console-do-discard = Discard { $card }.
console-do-skip = Play a skip against { $player }.

# Simulated hands.
console-progress = { $phase }: { $done } of { $of } hands …
console-hands = { $trials ->
    [one] One simulated hand
   *[other] { $trials } simulated hands
 } for each phase, { $players } players, all on the same phase (seed { $seed })
console-hands-laps = laps
console-hands-first-laid = first laid
console-hands-laid = laid by, %
console-hands-points = points
console-hands-points-of-others = points, others
console-hands-reshuffled = pile used up, %
console-hands-note = After ± stands the standard error, after < what a share is at most. Laps: how often the turn went around the table until the hand was over, and until the first player laid the phase. Laid by: the share of players. Points: left in hand, for each player, and for each who did not go out.
