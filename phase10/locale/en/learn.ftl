# The course: its chapters, and the words around the places to try. $player, $target and $hand are numbers.
learn-chapters = Chapters
learn-place = Chapter { $at } of { $count }
learn-before = Back: { $chapter }
learn-after = Next: { $chapter }
learn-onward = Other chapters
learn-quiz = Test yourself in the quiz
learn-rules = { $count ->
    [one] The rule of this chapter
   *[other] The { $count } rules of this chapter
 }
learn-examples = Examples
learn-again = Start again
learn-left = Left in hand
learn-pick-hint = Click cards to pick them up, then choose where to put them. Or drag one.
learn-put-here = Put here
learn-put-back = Put back
learn-player = Player { $player }
learn-yes = yes
learn-no = no

learn-cards-name = Cards and aim
learn-cards-title = What is in the deck, and what is the aim?
learn-cards-lead = Get to know the cards. Click one to see how many there are and what it is good for.
learn-cards-deck = The whole deck
learn-cards-try = Click any card.
learn-cards-one = { $card } ({ $notation })
learn-cards-whole = Back to the whole deck
learn-cards-phases = The ten phases
learn-cards-card = A card to print

learn-group-cards = Your cards
learn-group-which = Which group?
learn-group-yes = Yes, that is right: { $group }.
learn-group-no = No, that is not right: { $group }.
learn-group-hint = Take a card out or add one, and watch what changes.
learn-group-empty = Add cards to make this group: { $group }.
learn-group-right = These are right
learn-group-wrong = These are wrong: why?
learn-group-examples = Examples, right and wrong

learn-sets-name = Sets
learn-sets-title = What is a set?
learn-sets-lead = Cards with the same number. Colors do not matter.
learn-runs-name = Runs
learn-runs-title = What is a run?
learn-runs-lead = Numbers that follow each other without a gap. Colors do not matter.
learn-colors-name = Colors
learn-colors-title = When does color count?
learn-colors-lead = Phase 8 asks for seven cards of one color, with any numbers. Some other editions also ask for a run in one color.

learn-wilds-name = Wilds
learn-wilds-title = What may a wild stand for?
learn-wilds-lead = Any number card, and as many wilds as you like. But wilds need a number card beside them, and booklets disagree on how close.
learn-wilds-group = Group { $number }: { $group }
learn-wilds-both = This is allowed, by every booklet.
learn-wilds-phase = It depends: the Mattel and Fundex booklets allow this, a Finnish guide does not.
learn-wilds-neither = This is not allowed, by any booklet.
learn-wilds-hint = Move cards between the groups, and watch what changes.
learn-wilds-reading = Where must a number card lie?
learn-wilds-reading-phase = In the phase (Mattel, Fundex)
learn-wilds-reading-group = In every group (Finnish guide)

learn-hits-name = Adding cards
learn-hits-title = Which cards may you add to groups on the table?
learn-hits-lead = Adding cards is called hitting. Once your own phase is down, you may hit your groups and everybody else’s.
learn-hits-table = On the table
learn-hits-yours = Yours
learn-hits-other = Player { $player }
learn-hits-group = { $owner }: { $group }
learn-hits-add = Add here
learn-hits-down = Is your own phase down?
learn-hits-down-yes = My phase is down
learn-hits-down-no = Not yet
learn-hits-end = At which end does the wild go?
learn-hits-end-high = Wild at the high end
learn-hits-end-low = Wild at the low end
learn-hits-empty = No cards are left.
learn-hits-start = Your phase is down, so you may hit. Pick a card up.
learn-hits-not-yet = Your phase is not down yet. Try to add a card, and see.
learn-hits-yes = Added: { $cards }.
learn-hits-no = { $count ->
    [one] { $cards } may not be added here, for one reason.
   *[other] { $cards } may not be added here, for { $count } reasons.
 }

learn-turn-name = Your turn
learn-turn-title = What do you do in your turn?
learn-turn-lead = Draw, lay down if you can, add cards if you may, discard. Play a whole hand of Phase 1; the other player only draws and discards.
learn-turn-piles = The two piles
learn-turn-pile = Draw pile
learn-turn-discards = Discard pile
learn-turn-count = { $count ->
    [one] one card
   *[other] { $count } cards
 }
learn-turn-draw = Draw a card
learn-turn-take = Take this card
learn-turn-lay = Lay Phase 1 down
learn-turn-discard = Discard
learn-turn-play-skip = Play the skip
learn-turn-deal = Another deal
learn-turn-table = What you have laid
learn-turn-no = That is not allowed now.
learn-turn-out = You are out, and the hand is over! The other player has { $points } points left in hand.
learn-turn-now-draw = Your turn: draw a card, from either pile.
learn-turn-now-draw-pile = Your turn: draw from the draw pile. The skip on the discard pile may not be taken.
learn-turn-now-drawn = Phase 1 is not complete. Pick up one card and discard it.
learn-turn-now-drawn-made = You have two sets of 3: lay Phase 1 down!
learn-turn-now-drawn-laid = Add cards that fit, then pick up one card and discard it.

learn-skips-name = Skips
learn-skips-title = Who misses a turn?
learn-skips-lead = Whoever plays a skip names the player who misses the next turn. Play some, around a table of two, three or six.
learn-skips-table = How many players?
learn-skips-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
learn-skips-on = Player { $player } is on
learn-skips-skip = Skip player { $player }
learn-skips-pass = Discard another card
learn-skips-is-on = is on
learn-skips-is-waiting = has a skip in front
learn-skips-is-missed = has missed a turn
learn-skips-start = Player { $player } may play a skip, or discard another card.
learn-skips-yes = Player { $player } skips player { $target }.
learn-skips-no = Player { $player } may not skip player { $target } now.
learn-skips-compare = Whom may player { $player } skip now?
learn-skips-target = Against
learn-skips-by-pending = Mattel
learn-skips-by-trip = Fundex
learn-skips-by-in-a-row = Finnish guide
learn-skips-pile = What does the next player find on the discard pile?
learn-skips-top-front = The old top card. The next player may take it.
learn-skips-top-pile = The skip. It may not be drawn, so only the draw pile is open.

learn-scoring-name = Points
learn-scoring-title = What does a hand cost?
learn-scoring-lead = When somebody goes out, all others count the cards they still hold. Click together what is left in a hand.
learn-scoring-rules = How is it counted?
learn-scoring-sum = { $points ->
    [0] No points: this player went out.
    [one] { $points } point
   *[other] { $points } points
 }

learn-winning-name = Winning and ties
learn-winning-title = Who has won?
learn-winning-lead = Whoever has made Phase 10 when a hand ends. If several have, the points decide. Change the last hand and see.
learn-winning-hand = The last hand
learn-winning-rules = Which rule do you play by?
learn-winning-player = Player
learn-winning-state = Phase 10
learn-winning-before = Points before
learn-winning-left = Left in this hand
learn-winning-total = Total
learn-winning-is-laid = laid down
learn-winning-is-on-last = not laid
learn-winning-is-earlier = still on an earlier phase
learn-winning-two = Two have finished
learn-winning-other-out = Somebody else goes out
learn-winning-level = Level on points
learn-winning-alone = Only one is on Phase 10
learn-winning-nobody = Nobody has finished
learn-winning-number = Points are whole numbers from 0 to { $most }.
learn-winning-won = Player { $player } wins.
learn-winning-tied = A tie. One more hand decides, for players { $players }.
learn-winning-nobody-yet = Nobody has won yet.

learn-variants-name = Other ways to play
learn-variants-title = What if the phases are played another way?
learn-variants-lead = Booklets print shorter and other games. Choose one, and see which phase comes next after the same hands.
learn-variants-which = Which game?
learn-variants-hands = The hands so far
learn-variants-try = Click a hand: was the phase laid in it?
learn-variants-hand = Hand { $hand }: the phase was laid
learn-variants-laid = laid
learn-variants-not = not laid
learn-variants-more = One more hand
learn-variants-fewer = One hand fewer
learn-variants-made = made
learn-variants-now = now
learn-variants-all = All games side by side, after the same hands
learn-variants-game = Game
learn-variants-played = Phases
learn-variants-next = What comes next

learn-mistakes-name = Mistakes and tips
learn-mistakes-title = What do people often get wrong?
learn-mistakes-lead = Things that are often said and are not so, each with the right rule. And some tips for winning.
