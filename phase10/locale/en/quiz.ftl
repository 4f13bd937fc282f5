# The quiz. Questions are quiz-q-…, those shared by several are quiz-ask-…; -why says why the right answer is right, and
# other ends belong to one wrong answer. Cards are written R7, W, S in every language.
quiz-name = Quiz
quiz-title = How well do you know the rules?

# One question.
quiz-place = Question { $at } of { $count }
quiz-answers = Your answer
quiz-yes = Yes
quiz-no = No
quiz-player = Player { $number }
quiz-value = { $value }
quiz-number = A number
quiz-check = Check
quiz-not-number = Please type a whole number, such as 7.
quiz-next = Next question
quiz-finish = To the result
quiz-hand = The hand
quiz-cards = The cards
quiz-on-table = On the table
quiz-to-add = To add
quiz-top = On top of the discard pile
quiz-turned = Turned over
quiz-discards = The discard pile
quiz-group = Group { $number }

# The verdict.
quiz-right = Right!
quiz-wrong = Not quite.
quiz-right-answer = Right answer: { $answer }
quiz-your-answer = Your answer: { $answer }
quiz-mark-right = right answer
quiz-mark-yours = your answer
quiz-way = How the phase can be laid
quiz-rule = The rule
quiz-rule-book = { $id } in the rule book

# The end of a round.
quiz-score = { $right } of { $count } right
quiz-all-right = Well done: every answer was right.
quiz-come-back = { $count ->
    [one] One question comes back in the next round.
   *[other] { $count } questions come back in the next round.
 }
quiz-again = Another round
quiz-missed = What to look at again

# Around the questions.
quiz-round-shared = Round { NUMBER($seed, useGrouping: 0) }: everybody who opens this address gets these questions.
quiz-round-link = A round for a whole class, with the same questions for everybody
quiz-topic = Topic
quiz-progress = Your progress
quiz-progress-lead = Kept in this browser only. A question that went wrong comes back until you have it right.
quiz-progress-topic = Topic
quiz-progress-known = Right
quiz-progress-due = Comes back
quiz-progress-new = New
quiz-progress-count = { $known } of { $count }
quiz-forget = Forget my progress
quiz-forget-sure = Forget everything you answered here?
quiz-forget-yes = Yes, forget it
quiz-forget-no = No, keep it

# Questions that several hands share.
quiz-ask-made = { $phase }. Can you lay this phase with this hand?
quiz-ask-missing = { $phase }. How many cards are missing from this hand?
quiz-ask-which = { $phase }. Which of these hands makes it?
quiz-ask-group = Do these cards make this group: { $group }?
quiz-ask-hit = Your phase lies on the table. May you add this card to the group?

# How points and piles are counted.
quiz-count-card = { $card } costs { $points }
quiz-count-points = Counted card by card: { $cards }. Together that is { $points }.
quiz-count-pile = { $players } players hold { $dealt } of the { $deck } cards, and one is turned over. That leaves { $pile }.
quiz-miscount-faces = That counts number cards by their number. They cost 5 or 10 points, whatever the number.
quiz-miscount-wild-20 = That counts a wild as 20. Only some editions do so; in the Mattel leaflet it costs 25.
quiz-miscount-wild-25 = That counts a wild as 25. By the rule asked about here it costs 20.
quiz-miscount-skip-20 = That counts a skip as 20. It costs 15.
quiz-miscount-skip-25 = That counts a skip as 25. Some web pages say so, but it costs 15.
quiz-miscount-tens = That counts every number card as 5. The numbers 10, 11 and 12 cost 10.
quiz-miscount-each = That is the number of cards. Here each card has points of its own.

# The cards.
quiz-q-eights = How many 8s are in the deck?
quiz-q-eights-4 = There are four colors, but each card is there twice.
quiz-q-eights-why = The deck has every number twice in each of four colors.

# Getting started.
quiz-q-pile = Four players. Everybody has ten cards, and one card is turned over. How many cards are in the draw pile?
quiz-q-pile-68 = The card turned over is not in the draw pile any more.
quiz-q-begins = Four players sit in a circle, numbered clockwise. Player 2 deals. Who has the first turn?
quiz-q-begins-why = The player to the left of the dealer begins. Clockwise, that is the next player.
quiz-q-opening-skip = The card turned over after the deal is a skip. What happens by the Mattel leaflet?
quiz-means-skips-first = The first player misses the first turn.
quiz-means-buried = It goes under the draw pile, and another card is turned over.
quiz-means-covered = Another card is turned over onto it.
quiz-means-drawable = Nothing: the first player may draw it.
quiz-q-opening-skip-buried = That is what Ravensburger says. Mattel does it in another way.
quiz-q-opening-skip-covered = That is what Phase 10 Twist says. Mattel does it in another way.
quiz-q-opening-skip-drawable = A skip is never drawn from the discard pile.

# A turn.
quiz-q-half = You are on Phase 2: set of 3 and run of 4. You have only the set. May you lay down the set now and the run later?
quiz-q-extra = You are on Phase 1: two sets of 3. May you lay down these seven cards at once?
quiz-q-extra-why = The fourth 5 belongs to the set of 5s, so it may be laid with it.
quiz-q-third-set = You are on Phase 1: two sets of 3. May you lay down these three sets?
quiz-q-long-run = You are on Phase 4: run of 7. You lay down a run of 9, which would also make Phase 6. Which phase do you play in the next hand?
quiz-q-long-run-4 = You have laid down Phase 4, so it is made.
quiz-q-long-run-7 = A longer run makes only the phase you are on. No phase is passed over.
quiz-q-long-run-why = One phase is made in a hand, and the next one follows.
quiz-q-empty-pile = The draw pile is empty, and these six cards are the discard pile. By the usual custom, how many cards will be in the new draw pile?
quiz-q-empty-pile-6 = The top card stays where it is, so that there is still a discard pile.
quiz-q-empty-pile-why = All cards but the top one are shuffled.

# Sets.
quiz-q-nines-0 = Seven 9s are one set of 4 and only three more.

quiz-q-which-sets-r5-r6-r7-b8-b9-b10 = These are two runs. The cards of a set all have the same number.

# Runs.
quiz-q-run-colors-why = The colors of a run do not matter. The numbers follow each other, and that is enough.
quiz-q-twins = May these five cards be laid down as one run?
quiz-q-two-gaps-0 = One wild stands for one number, and two are missing.
quiz-q-two-gaps-2 = Two numbers are missing in the run, and your wild stands for one of them.
quiz-q-wild-below = You are on Phase 5: run of 8. What does the wild stand for?
quiz-q-wild-below-why = The numbers end at 12, so the wild goes to the lower end of the run.

# Wilds.
quiz-q-only-wilds-in-one = You are on Phase 1: two sets of 3. By the Mattel leaflet, may you lay it down in these two groups?
quiz-q-only-wilds-in-one-why = The Mattel leaflet wants one number card in the phase, and there are three. A Finnish guide wants one in each group, and by that guide you would lay 9 9 W and 9 W W.
quiz-q-number-in-each = A Finnish guide says that every group needs a number card. By that guide, can you lay Phase 9 (set of 5 and set of 2) with this hand?
quiz-q-number-in-each-why = The 5 lies in one group only, so the other group has nothing but wilds. By the Mattel leaflet that is enough.
quiz-q-swap = Your phase lies on the table, and so does this run. May you put your B4 in the place of the wild?
quiz-q-take-wild = A wild lies on top of the discard pile. May you draw it?
quiz-q-take-wild-why = Only a skip may not be drawn from the discard pile. A wild may.
quiz-q-either-end = You are on Phase 4: run of 7. For which number may you lay the wild?
quiz-q-either-end-why = It fits at both ends of the run. You say which number it is, and then it stays that number.

# Skips.
quiz-q-whom = Four players, numbered clockwise. Player 1 plays a skip against Player 3, though Player 2 would be next. Is that allowed?
quiz-q-whom-why = The one who plays the skip chooses who misses a turn.
quiz-q-two-players = Two players. Player 1 plays a skip against Player 2. Who has the next turn?
quiz-q-two-players-why = Player 2 misses a turn, so it is Player 1’s turn again. It is a new turn, which begins with drawing a card.
quiz-q-skip-waits = Three players. Player 1 plays a skip against Player 3. Now it is Player 2’s turn. May Player 2 play another skip against Player 3?
quiz-q-skip-again = Two players, by the Mattel leaflet. Player 1 has skipped Player 2, who has missed that turn. May Player 1 skip Player 2 again at once?
quiz-q-skip-again-why = The first skip is used up and no longer lies in front of Player 2. In the Mattel leaflet this is all that counts.
quiz-q-skip-again-fundex = Two players, by the Fundex booklets. Player 1 has skipped Player 2, who has missed that turn. May Player 1 skip Player 2 again at once?
quiz-q-take-skip = A skip lies on top of the discard pile. May you draw it?
quiz-q-skip-on-top = R5 lies on top of the discard pile. By the Mattel leaflet, Player 1 plays a skip against Player 3. Which card does Player 2 see on top of the discard pile?
quiz-q-skip-on-top-why = By the Mattel leaflet the skip is laid in front of Player 3, so the discard pile does not change. By the Fundex booklets the skip would lie on top.
quiz-q-skip-last = Your phase is down, and your last card is a skip. By the Mattel leaflet, may you play it and go out?
quiz-q-skip-last-why = Playing a skip ends your turn as a discard does, so it may be your last card. A how-to page says otherwise, but the leaflet does not.

# Adding cards.
quiz-q-too-early = You have not laid down your phase yet. May you add this card to the set of another player?
quiz-q-same-turn = You draw a card, lay down your phase, add two cards to groups on the table and discard one card, all in one turn. Is that allowed?
quiz-q-same-turn-why = As soon as your phase is down you may add cards, also in the same turn.
quiz-q-which-fits = Your phase lies on the table. Which of these cards may you add to the run, without any other card?

# Going out.
quiz-q-out-by-hit = Your phase is down. Your last two cards both fit groups on the table. By the Mattel leaflet, may you add both and go out without a discard?
quiz-q-out-by-hit-why = By the Mattel leaflet you are out when you have no card left, by adding or by discarding.
quiz-q-out-by-hit-german = By the wording of a German text the last card must be discarded. Your phase is down, and your last two cards both fit groups on the table. By that text, may you add both and go out?
quiz-q-out-early = You have not laid down your phase. Can you go out by discarding your last card?
quiz-q-one-more-turn = Player 1 goes out. May the others take one more turn?

# Points.
quiz-q-points = By the Mattel leaflet, how many points do these cards in your hand cost you?
quiz-q-points-20 = You agreed that a wild costs 20 points, as in some editions. How many points do these cards in your hand cost you?
quiz-q-on-the-table = You go out. Six of your cards lie on the table. How many points do you get for this hand?
quiz-q-on-the-table-why = You have no cards left in your hand, and cards on the table count for nobody.
quiz-q-fewest = Two players make Phase 10 in the same hand. Player 1 went out and has 240 points in all, Player 2 has 185. Who wins?
quiz-q-fewest-why = Both have made Phase 10 in this hand, so the fewest points win. Who went out does not matter.

# Winning.
quiz-q-not-first-out = Player 1 has laid down Phase 10. Then Player 2, who is only on Phase 8, goes out. Player 1 has 95 points in all, Player 2 has 60. Who wins?
quiz-q-not-first-out-why = At the end of the hand only Player 1 has made Phase 10. Points and going out do not change that.
quiz-q-tie = Players 1 and 2 make Phase 10 in the same hand, each with 120 points. Player 3 has 90 points, but has not made Phase 10. By the Mattel leaflet, who plays Phase 10 again to decide the game?
quiz-q-tie-why = Those play who have made Phase 10 and have the same points. Player 3 has not made Phase 10, and the points do not help.

# Variants.
quiz-q-ten-hands = You play the short game of ten hands. You made Phases 1 and 2, but not Phase 3. Which phase do you play in the fourth hand?
quiz-q-ten-hands-3 = That is the rule of the ordinary game. In the game of ten hands everybody goes on.
quiz-q-ten-hands-why = In the game of ten hands, each hand has its phase, whether you made the one before or not.
quiz-q-free-order = In the Masters edition you have made Phases 4 and 8. Which of these may you play next?
quiz-q-free-order-why = You choose the order, but each phase is made only once.
quiz-q-master-eight = The German Master edition has phases of its own. What is its Phase 8?
quiz-q-master-eight-c7 = That is Phase 8 of the standard game.
quiz-q-master-eight-r4-s3 = It is nearly that, but the run must be of one color.
