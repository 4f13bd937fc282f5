# Lesson 7, the best discard: its exercises, experiments, model and worksheet.
# The value of a hand is the number of draws to expect until the phase is made. The small game: three cards kept, a run of 4 wanted.
discard-name = The best discard
discard-idea = A discard is as good as the hands it leads to. Their values are found from the end backward.

# Exercise: one card is missing for Phase 7.
discard-last-card-hint = Which numbers complete the second set? How many such cards are in a full deck? And which other card can stand for a number?
discard-last-card-why = One number and the wilds help, and each draw is from a full deck.
discard-last-card-not-no-wilds = You counted only the cards with the right number. Which other cards can stand for it?
discard-last-card-not-unseen = That would be right if your ten cards were missing from the deck. Here each draw is from a full deck.
discard-last-card-not-both = You counted a card for the first set as well. Is anything missing there?

# Exercise: the value of 4, 6 and a wild.
discard-with-wild-hint = Write down every number that makes a run of 4 together with 4, 6 and a wild. The wild can fill the gap, or stand at an end.
discard-with-wild-why = Where you hold a wild, more numbers help: the gap, and both ends. Every card that helps completes the run, so one division is enough.
discard-with-wild-not-outs = That is how many cards help. The value is the number of draws to expect.
discard-with-wild-not-three-kinds = You counted three kinds of cards that help. Try the gap, each end, and the wilds of the deck.
discard-with-wild-not-middle = You counted the cards for the gap, and the wilds of the deck. But the wild in your hand can fill the gap too. Which numbers help then?

# Exercise: which of 8, 9, 11, 12 to throw.
discard-end-is-eight = Throw the 8
discard-end-is-nine = Throw the 9
discard-end-is-eleven = Throw the 11
discard-end-is-twelve = Throw the 12
discard-end-hint = For each hand you could keep, ask two questions. Which cards complete the run? And which cards make the hand better without completing it?
discard-end-why = The hand that stays can become a run with room at both ends. The other one is stopped by the end of the numbers.
discard-end-not-eight = You wait for the same cards as with the best discard. But which draw could make your hand better while you wait? Look at where the numbers end.
discard-end-not-nine = Now two cards are missing. Is there a discard after which only one is missing?
discard-end-not-eleven = Now two cards are missing. Is there a discard after which only one is missing?

# Exercise: the value of 5, 6 and a skip.
discard-two-missing-hint = List the cards that help: two numbers just beside 5 and 6, two numbers one step further away, and the wilds. Write the value of the hand each of them leads to; for a wild, work it out first. Then use the short sum.
discard-two-missing-why = The skip is thrown, and each card that helps leads to a hand whose value is known. The rule needs nothing else.
discard-two-missing-not-finished = You treated the cards that help as if they completed the run. After them you still need draws: put in their values.
discard-two-missing-not-no-wilds = The numbers are right. But a wild helps too: which hand do you keep then, and what is its value?
discard-two-missing-not-no-gaps = You used the numbers just beside 5 and 6, and the wilds. What about a number one step further away? Then only the gap is missing.

# Exercise: which hand is nearer to Phase 7 than to Phase 10.
discard-nearer-is-four-three = Four of one number, three of another
discard-nearer-is-five-two = Five of one number, two of another
discard-nearer-is-two-triples = Three of one number, three of another
discard-nearer-is-three-triples = Three each of three numbers
discard-nearer-hint = Set the model to each of the hands and compare its two rows.
discard-nearer-why = Three numbers can still become a set of 4, and any two of them are enough for Phase 7. Phase 10 needs five cards of one number.
discard-nearer-not-four-three = One card is missing for either phase, and 16 cards complete it. But on which phase does another draw leave more cards that help? Set the model to this hand.
discard-nearer-not-five-two = The large set of Phase 10 is complete here. What is missing for Phase 7?
discard-nearer-not-two-triples = That is close. Set the model to this hand and read both rows with all their digits.

# Exercise: how often the next phase is easier.
discard-steps-down-hint = Go through the table from Phase 1 to Phase 10. Make a mark each time the number of draws gets smaller.
discard-steps-down-why = After each of these steps the next phase is easier than the one before. So the printed order is no steady climb.
discard-steps-down-not-up = You counted the steps to a harder phase. The question is about steps to an easier one.
discard-steps-down-not-places = You counted phases that are not in the place where their difficulty would put them. Compare each phase only with the one printed before it.
discard-steps-down-not-missed = You did not find all of them. Compare all nine pairs of neighbors.

# Experiment: the draws of Phase 7.
discard-seven-ask = How many draws does Phase 7 take on average, from the deal on?
discard-seven-value = { $value ->
    [0] The deal made Phase 7 at once.
    [one] Phase 7 after one draw.
   *[other] Phase 7 after { $value } draws.
 }

# Experiment: the small game after the 1 is thrown.
discard-throw-one-ask = You threw the 1 and kept 2, 4, 5. How many draws does the run of 4 take on average?
discard-throw-one-value = { $value ->
    [one] A run of 4 after one draw.
   *[other] A run of 4 after { $value } draws.
 }

# Model: the value of a hand in Phase 7 and in Phase 10.
discard-sets-title = Draws to expect with this hand, without counting any other card
discard-sets-first = Cards of one number
discard-sets-second = Cards of a second number
discard-sets-third = Cards of a third number
discard-sets-row-seven = Phase 7: two sets of 4
discard-sets-row-ten = Phase 10: set of 5 and set of 3

# Worksheet.
discard-sheet-helps = Small game: you keep these three cards and want a run of 4. How many of the 108 cards complete it?
discard-sheet-wait = { $helpful } of the 108 cards complete your run, and no other card helps. How many draws do you expect?
discard-sheet-mean = In 100 games, all 100 need a first draw. { $one } games are not over after one draw, { $two } not after two, { $three } not after three. All are over after four. How many draws does a game take on average?
discard-sheet-step = { $done } of the 108 cards complete your run. { $better } other cards lead to a hand with the value { $value }. The rest change nothing. What is the value of your hand?
discard-sheet-throw = Small game: you have drawn and hold these four cards. You want a run of 4. Which end card do you throw, or are both ends equally good?
discard-sheet-throw-one = the { $number }
discard-sheet-throw-either = both are equally good
discard-sheet-hand = What is the value of this hand in the small game? Look ahead more than one step. Three neighbors with room at both ends, such as 4, 5, 6, have the value { $value }.
