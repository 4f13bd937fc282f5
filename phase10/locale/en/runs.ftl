# Lesson 5: runs collect, sets repeat. The prose of the lesson is in notebooks/lessons.
runs-name = Runs collect, sets repeat
runs-idea = Phase 1 takes six cards, Phase 2 takes seven. Which is dealt more often? Birthdays in a class and a collector tell you why.

# The bet
runs-phase-two-ask = Think of 100 hands of ten cards. How many of them make Phase 2, a set of 3 and a run of 4?
runs-phase-two-yes = This hand makes Phase 2.
runs-phase-two-no = This hand does not make Phase 2.

runs-repeats-hint = Lay three equal cards in a row. Point at each card and say: new number, or seen before? Then do the same with the other set.
runs-repeats-why = In each set the first card brings a new number, and the two others repeat it.
runs-repeats-not-new = That is how many new numbers there are. The question is about the other cards.
runs-repeats-not-all = That is how many cards Phase 1 takes. But the first card of a set has a number that did not come before.
runs-repeats-not-first = You counted only the very first card as new. The second set has a number of its own, so it begins with a new number too.

# By hand
runs-collection-hint = Go on with the table for a fourth card. How many cards are left then, and how many of them have the last number you need?
runs-collection-why = When you have three different numbers, five cards are left, and two of them have the fourth number. This chance multiplies the one for three cards.
runs-collection-not-put-back = This is the chance if you put each card back before you take the next. Here the cards stay in your hand, so fewer cards are left each time.
runs-collection-not-one-hand = You counted a single hand. But each of the four numbers can be red or blue, so many hands have all four.
runs-collection-not-three = This is the chance for three cards. One more card has to be new.
runs-collection-not-last = This is only the chance of the last step. The three cards before it must be different, too.

# The birthday problem
runs-pair-ask = Shuffle the 96 number cards and think of 100 deals of five cards. How many times do at least two of the five cards have the same number?
runs-pair-yes = Two of these cards have the same number.
runs-pair-no = These five cards have five different numbers.

runs-alike-title = Chance of equal numbers, from number cards alone
runs-alike-cards = Number cards dealt
runs-alike-row-pair = At least two equal
runs-alike-row-three = At least three equal
runs-alike-row-four = At least four equal

runs-three-hint = Set the control to the number you think of and read the row for three equal numbers. “More likely than not” means above 50%.
runs-three-why = At this number of cards the row passes 50% for the first time. A third equal card takes a second coincidence.
runs-three-not-pair = That is right for two equal numbers. Read the row for three.
runs-three-not-nearly = Very near. Read the row once more: is the chance above 50% already?
runs-three-not-certain = From this number on, three equal cards are certain. The question is where they become more likely than not.

# The collection
runs-different-ask = How many different numbers are in a hand of ten cards, on average? Wilds and skips have no number.
runs-different-value = { $value ->
    [one] One different number in this hand.
   *[other] { $value } different numbers in this hand.
 }

runs-eleven-hint = Work as for ten cards. First the number cards: 96 of 108 cards are number cards. Then the different numbers: a number is missing when all eleven cards come from the other 100. What is left when you subtract?
runs-eleven-why = The number cards grow by the same amount with each card. The different numbers grow more and more slowly, so the repeats grow faster and faster.
runs-eleven-not-ten = That is the average for ten cards. The eleventh card adds to it.
runs-eleven-not-new = That is how many different numbers there are. Subtract it from the number cards.
runs-eleven-not-wilds = You subtracted from eleven. But some of the eleven cards are wilds or skips, and these are not repeats.

# What you know now
runs-eights-hint = Count repeats: how many does each phase need at the least? An average hand of ten has between two and three.
runs-eights-is-seven = Phase 7 comes more often.
runs-eights-is-same = Both come about equally often.
runs-eights-is-three-little = Phase 3 comes more often, but less than ten times as often.
runs-eights-is-three-much = Phase 3 comes more than ten times as often.
runs-eights-why = Two sets of 4 need six repeats. A set of 4 and a run of 4 need three repeats, and the other cards may be new numbers.
runs-eights-not-seven = Count the repeats that each phase needs. Repeats are the rare cards.
runs-eights-not-same = The phases take equally many cards, but not the same kind of cards. How many repeats does each need?
runs-eights-not-three-little = The direction is right. But repeats are rarer still: each further one costs a lot.

# Worksheet
runs-sheet-repeats = Look at this hand of ten cards. How many of its number cards are repeats? Wilds and skips do not count.
runs-sheet-groups = You make this from number cards alone: { $phase }. How many repeats are there at the least?
runs-sheet-next = From the 96 number cards you hold { $held }, all with different numbers. You draw one of the other { $left }. What is the chance that its number is new?
runs-sheet-small = A small deck has the numbers 1 to { $numbers }, each in red and in blue: { $deck } cards. You take three cards. What is the chance that at least two of them have the same number?
runs-sheet-mean = A small deck has the numbers 1 to { $numbers }, each on { $copies } cards: { $deck } cards. You take { $drawn } cards. How many different numbers do you have on average?
runs-sheet-pair = You take { $cards } of the 96 number cards (12 numbers, eight cards each). What is the chance that at least two have the same number? Use a calculator.
