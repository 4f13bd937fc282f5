# Lesson 4. An out is a card that completes the phase; unseen cards are all that the player has not seen.
outs-name = Outs
outs-idea = The chance of the next draw is outs over unseen cards; for several draws, multiply the misses and take the complement.

# Exercise 1: a run that is open at both ends.
outs-both-ends-hint = Tom has eight numbers in a row. Which number can come before them, and which after them? Then think of the cards that stand for any number.
outs-both-ends-not-part = That counts two kinds of card, for example one number and the wilds. One more kind helps Tom.
outs-both-ends-not-one-end = That is one kind of card. More than one kind completes his run.
outs-both-ends-not-skips = A skip is never part of a phase, so it is no out.
outs-both-ends-not-kinds = Three kinds of card help. Now count how many cards there are of each.
outs-both-ends-why = A run that is open at both ends waits for two numbers and the wilds. Lena waits for one number and the wilds.

# Exercise 2: three draws from the pile of six.
outs-three-draws-hint = Work out the chance that all three draws miss. How many cards are left before the third draw, and how many of them are no outs?
outs-three-draws-not-sum = Certain? Four of the six cards are no outs. Can three draws all miss?
outs-three-draws-not-two = That is the chance within two draws. One more draw follows.
outs-three-draws-not-back = That would be right if each card were put back. Here the pile gets smaller with each draw.
outs-three-draws-why = All three miss in 4/6 × 3/5 × 2/4 of all cases. The rest has at least one out.

# Exercise 3: twelve more cards are seen, four of them 5s.
outs-seen-hint = Two numbers change: how many outs are still unseen, and how many cards are still unseen in all?
outs-seen-not-pile = You took the four 5s from the outs. But all the cards that she has seen are gone from the unseen cards too.
outs-seen-not-outs = You took the cards that she has seen from the unseen cards. But some of them were outs.
outs-seen-not-before = That was her chance before. She has seen more cards since then.
outs-seen-why = Seen cards leave both numbers of the fraction: the outs among them above, all of them below.

# Exercise 4: from how many draws on an out is likelier than none.
outs-even-hint = Set the table to 16 outs and 96 unseen cards. Move the number of draws and watch the row for at least one out.
outs-even-not-sum = Three times one sixth is one half, but chances of several draws do not add up like that.
outs-even-not-sure = Six draws are enough, but fewer are enough too.
outs-even-why = The chance rises quickly at first, then more and more slowly. It would be certain only after 81 draws: there are 80 cards that are no outs.

# Exercise 5: Tom within three draws.
outs-within-three-hint = How many of the 98 cards are no outs? Multiply the chances that the first, the second and the third draw miss. Then take the complement.
outs-within-three-not-sum = You added the chances of three draws. That counts the cases with two or three outs more than once.
outs-within-three-not-back = That would be right if each card were put back. But each draw leaves one card fewer.
outs-within-three-why = Three misses in a row are the only way to fail. One minus that is the chance of at least one out.

# Exercise 6: the die or the cards.
outs-die-is-die = The die
outs-die-is-cards = The cards
outs-die-is-same = Both are equally likely
outs-die-hint = Look at the rows of the table. Which row is like throwing a die, where each try is as if the card had been put back?
outs-die-not-die = A die forgets its misses: each throw is one in six again. What happens to the unseen cards after each miss?
outs-die-not-same = The first try is equally likely. But after a miss the unseen cards are fewer, and the outs are all still there.
outs-die-why = After each miss the outs are a larger part of the cards that are left. A die always has six sides.

# Experiment: six draws.
outs-six-draws-ask = Lena draws six cards. 16 of the 96 unseen cards are outs: the 5s and the wilds. How likely is it that she draws at least one out?
outs-six-draws-yes = At least one of the six cards is an out, a 5 or a wild.
outs-six-draws-no = None of the six cards is a 5 or a wild.

# Experiment: two draws from the pile of six.
outs-small-ask = You draw two of the six cards Y3 W B7 R9 G11 S. How likely is it that at least one of them is the Y3 or the wild?
outs-small-yes = At least one of the two cards is an out.
outs-small-no = Neither of the two cards is an out.

# Experiment: three hidden cards go to others first.
outs-hidden-ask = Three others draw a card each, and you see none of these. Then Lena draws. How likely is it that her card is an out?
outs-hidden-yes = The first three cards went to the others. The last one is Lena’s, and it is an out.
outs-hidden-no = The first three cards went to the others. The last one is Lena’s, and it is no out.

# Model: several draws.
outs-draws-title = At least one out in several draws
outs-draws-good = Outs
outs-draws-cards = Unseen cards
outs-draws-draws = Draws
outs-draws-row-next = The next draw is an out
outs-draws-row-within = At least one out in these draws
outs-draws-row-back = The same, if each card were put back
outs-draws-row-sum = Wrong: chance of one draw times draws

# The worksheet.
outs-sheet-count = You hold these ten cards and need a run of 9. You have seen no other cards. How many of the other 98 cards complete the run? A wild counts as any number card.
outs-sheet-next = How likely is it that your next draw completes the run?
outs-sheet-two = A small pile has { $cards } cards. { $outs ->
    [one] One of them is an out.
   *[other] { $outs } of them are outs.
 } You draw two cards and put none back. How likely is at least one out?
outs-sheet-seen = Back to your run of 9. Later { $faces } more cards lie face up. { $gone ->
    [one] One of them is one of your outs.
   *[other] { $gone } of them are outs of yours.
 } How likely is an out with your next draw now?
outs-sheet-hidden = Back to the beginning, when you had seen no other cards. { $others } others draw a card each, and you see none of these. How likely is an out with your next draw now?
outs-sheet-three = Your run of 9 once more: you have seen no other cards. How likely is at least one out in your next three draws? A calculator helps.
