# What happens in a game, told to somebody at the table. $you: the player is the reader.
game-player = Player { $number }
game-dealt = { $you ->
    [yes] Hand { $number }: you deal.
   *[no] Hand { $number }: { $player } deals.
 }
game-opened = { $cards } is turned over and begins the discard pile.
game-buried = { $cards } is turned over and goes under the draw pile; another card is turned over.
game-chose = { $you ->
    [yes] You choose phase { $number }.
   *[no] { $player } chooses phase { $number }.
 }
game-drew = { $you ->
    [yes] You draw { $cards } from the draw pile.
   *[no] { $player } draws { $cards } from the draw pile.
 }
game-drew-hidden = { $player } draws from the draw pile.
game-drew-open = { $you ->
    [yes] You take { $cards } from the discard pile.
   *[no] { $player } takes { $cards } from the discard pile.
 }
game-laid = { $you ->
    [yes] You lay down phase { $number }: { $cards }.
   *[no] { $player } lays down phase { $number }: { $cards }.
 }
game-hit = { $you ->
    [yes] You add { $cards } to { $whose ->
        [yours] your own group
       *[other] a group of { $other }
     }.
   *[no] { $player } adds { $cards } to { $whose ->
        [yours] your group
        [own] a group of their own
       *[other] a group of { $other }
     }.
 }
game-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $player } discards { $cards }.
 }
game-skipped = { $you ->
    [yes] You play a skip against { $other }.
   *[no] { $player } plays a skip against { $whose ->
        [yours] you
       *[other] { $other }
     }.
 }
game-missed = { $you ->
    [yes] You miss your turn.
   *[no] { $player } misses a turn.
 }
game-reshuffled = The draw pile is empty: { $number ->
    [one] one discard is
   *[other] { $number } discards are
 } shuffled and drawn from again.
game-out = { $you ->
    [yes] You have no cards left: the hand is over.
   *[no] { $player } has no cards left: the hand is over.
 }
game-ran-out = There is nothing left to draw: the hand is over.
game-dead = No card that is left fits anything on the table or a phase still to be laid: the hand is over.
game-stopped = { $you ->
    [yes] You have made the last phase, and nobody else is on it: the game ends at once.
   *[no] { $player } has made the last phase, and nobody else is on it: the game ends at once.
 }
game-counted = { $you ->
    [yes] You count { $number ->
        [one] one point
       *[other] { $number } points
     } for { $count ->
        [one] one card
       *[other] { $count } cards
     } ({ $cards }).
   *[no] { $player } counts { $number ->
        [one] one point
       *[other] { $number } points
     } for { $count ->
        [one] one card
       *[other] { $count } cards
     } ({ $cards }).
 }
game-counted-nothing = { $you ->
    [yes] You count nothing.
   *[no] { $player } counts nothing.
 }
game-tied = { $you ->
    [yes] You are tied for the win.
   *[no] { $player } is tied for the win.
 }
game-won = { $you ->
    [yes] You win the game.
   *[no] { $player } wins the game.
 }
