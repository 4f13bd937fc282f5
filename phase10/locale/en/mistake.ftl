# Common mistakes: what somebody would say (“-wrong”), and what is right. Then tips, and the words around both.
mistake-title = Common mistakes
mistake-lead = You may hear these sentences at the table, or read them on the web. Each is followed by the rule, and by an example that the kit has checked.
mistake-word-wrong = Wrong
mistake-word-right = Right

mistake-order-wrong = I am on Phase 1, but my cards make Phase 8. So I lay Phase 8.
mistake-order-right = The phases come in order. You may lay only the phase you are on.
mistake-half-wrong = I have the set for Phase 2. I lay it now and the run later.
mistake-half-right = A phase is laid all at once. Half a phase stays in your hand.
mistake-long-run-wrong = I am on Phase 4 and lay a run of 9. That also makes Phases 5 and 6.
mistake-long-run-right = You may lay more cards than the phase asks for, but it counts for one phase only.
mistake-only-winner-wrong = Only the player who goes out moves on to the next phase.
mistake-only-winner-right = Everyone who has laid down moves on, no matter who goes out.
mistake-set-or-run-wrong = 4, 5 and 6 are a set of three.
mistake-set-or-run-right = In a set all cards have the same number. Numbers that follow each other are a run.
mistake-run-color-wrong = All cards of a run must have the same color.
mistake-run-color-right = The colors of a run do not matter in the ten standard phases. Only a color run, which some other lists have, needs one color.
mistake-wrap-wrong = After 12 it goes on with 1.
mistake-wrap-right = A run ends at 12. The number 1 can only be at its beginning.
mistake-twins-wrong = I have two 5s, so both can lie in my run.
mistake-twins-right = Each number lies in a run only once. The second 5 stays in your hand.
mistake-two-places-wrong = My third 5 counts for the set and for the run.
mistake-two-places-right = A card lies in one group only. For both groups you need one more 5 or a wild.
mistake-all-wilds-wrong = Seven wilds are a run of 7.
mistake-all-wilds-right = Wilds alone are not enough: the phase needs at least one number card.
mistake-one-wild-two-gaps-wrong = My wild stands for both the 6 and the 7.
mistake-one-wild-two-gaps-right = A wild is one card and stands for one card. Two gaps need two wilds.
mistake-take-wild-wrong = I have the 4, so I put it in the place of the wild and take the wild.
mistake-take-wild-right = A wild that has been laid stays where it is until the hand ends, for everyone.
mistake-wild-buried-wrong = Nobody may take a wild from the discard pile.
mistake-wild-buried-right = A wild on top of the discard pile may be taken like a number card. Only a skip may not.
mistake-skip-next-wrong = A skip is always for the next player.
mistake-skip-next-right = Whoever plays the skip chooses who misses a turn.
mistake-skip-color-wrong = The skip in my deck is printed in blue, so it is my seventh blue card.
mistake-skip-color-right = A skip is never part of a phase, whatever color it is printed in.
mistake-hit-later-wrong = In the turn in which I lay down I may not add cards yet.
mistake-hit-later-right = You may add cards in the same turn, as soon as your phase is down.
mistake-third-set-wrong = Phase 1 is down, so I can lay my third set beside it.
mistake-third-set-right = A phase has exactly the groups it asks for. Other cards can only be added to groups that are there.
mistake-last-turn-wrong = Somebody is out, so everyone else has one more turn.
mistake-last-turn-right = The hand ends at once.
mistake-skip-25-wrong = A skip left in hand costs 25 points.
mistake-skip-25-right = A skip costs 15 points. 25 points is the price of a wild.
mistake-face-value-wrong = A number card costs as many points as its number.
mistake-face-value-right = The numbers 1 to 9 cost 5 points each, the numbers 10 to 12 cost 10 points each.
mistake-deck-110-wrong = The deck has 110 cards, and some of them reverse the direction of play.
mistake-deck-110-right = The deck has 108 cards: numbers, wilds and skips. No card reverses the direction. Cards that list the phases do not count.
mistake-out-wins-wrong = We both laid Phase 10 in this hand, and I went out. So I win.
mistake-out-wins-right = It does not matter who went out. Of all who have made Phase 10 at the end of the hand, the one with the fewest points wins.
mistake-points-win-wrong = The player with the fewest points wins the game.
mistake-points-win-right = First it counts who has made Phase 10. Points decide only between players who made it in the same hand.

# What the engine says of an example.
mistake-shows-made = { $made ->
    [yes] These cards make the phase: { $phase }.
   *[no] These cards do not make the phase: { $phase }.
 }
mistake-shows-group = { $allowed ->
    [yes] Laid as “{ $group }”, this is allowed.
   *[no] Laid as “{ $group }”, this is not allowed.
 }
mistake-shows-move = { $allowed ->
    [yes] This is allowed.
   *[no] This is not allowed.
 }
mistake-shows-points = { $points ->
    [one] Left in hand: one point.
   *[other] Left in hand: { $points } points.
 }
mistake-shows-deck = { $count ->
    [one] The deck has one card.
   *[other] The deck has { $count } cards.
 }
mistake-shows-winner = { $made ->
    [all] Both players have made Phase 10. Their totals are { $totals }: the player with { $points } points wins.
   *[one] The totals are { $totals }. Only the player with { $points } points has made Phase 10, and wins.
 }
mistake-shows-on-phase = { $laid ->
    [one] One phase was laid in one hand. The next is Phase { $number }.
   *[other] { $laid } phases were laid in { $laid } hands. The next is Phase { $number }.
 }
mistake-shows-stands = The wild can stand for: { $numbers }.
mistake-table = On the table
mistake-added = To be added
mistake-moves = One turn: { $moves }.
mistake-skips = Of { $players } players, player 1 skips player { $target }.
mistake-out = Somebody is out, and another player wants to draw.
mistake-on-top = The next player draws this card from the discard pile.
mistake-move = { $move ->
    [draw] draw
    [lay-down] lay down
    [hit] add a card
    [skip] play a skip
   *[discard] discard
 }

# Tips.
mistake-tips-title = Tips for playing well
mistake-tips-lead = Advice, not rules. The figures in it are worked out by the kit.
mistake-tip-lay-early = Lay down as soon as you can. Without your phase you still hold ten cards at the end of the hand, and they cost at least { $least } points.
mistake-tip-hit-at-once = After you lay down, look at all groups on the table. You may add cards in the same turn, and every card you add is one less to pay for.
mistake-tip-wild-cost = When somebody is about to go out, add your wilds while you can. A wild left in hand costs { $wild } points, a low number card only { $low }.
mistake-tip-high-first = If two cards are equally useless, discard the higher one: 10, 11 and 12 cost { $high } points each, 1 to 9 only { $low }.
mistake-tip-skip-cost = You may keep a skip for later, but not for too long: left in hand it costs { $skip } points.
mistake-tip-skip-whom = Play a skip against a player who has few cards left, or who is close to laying down. It need not be the next player.
mistake-tip-watch-discards = Look at what the player after you takes and leaves. That player may draw the card you discard, so do not discard what is wanted.
mistake-tip-no-gifts = When the player after you has laid down, do not discard cards that fit a group on the table.
mistake-tip-wilds-in-runs = Keep wilds for the long runs, where every gap needs a card of one exact number. In the run 1, 2, 4, 5, 7, 8, 9 the numbers 3 and 6 are missing: { $missing } wilds make it a run of 9.
mistake-tip-middle = A run in the middle of the numbers can grow at both ends, so more cards help you.
mistake-tip-edge = A run that reaches 12 or begins with 1 can grow at one end only.
mistake-tip-count-copies = Count what you see. Each number card is in the deck { $copies } times, so there are only eight cards of each number in all four colors together.
mistake-tip-loser-moves-on = You cannot win every hand. What matters is that you lay your phase: then you move on, whoever goes out.
