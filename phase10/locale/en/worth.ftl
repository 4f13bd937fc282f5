# Lesson 6: what a wild is worth. The prose of the lesson is in notebooks/lessons.
worth-name = What a wild is worth
worth-idea = A wild costs the most of all cards and helps the most: the expected value tells when to hold it.

# The bet
worth-no-wild-ask = Think of 100 hands of ten cards that have no wild. How many of them make Phase 1, two sets of 3?
worth-no-wild-yes = This hand makes Phase 1.
worth-no-wild-no = This hand does not make Phase 1.

worth-cost-hint = Sort the cards first: numbers 1 to 9, numbers 10 to 12, skips, wilds. Then multiply and add.
worth-cost-why = What is printed on a card does not matter, only the kind of card.
worth-cost-not-printed = You added the printed numbers. A 9 costs as much as a 1, and a 12 as much as a 10.
worth-cost-not-fives = The numbers from 10 to 12 cost more than the others.
worth-cost-not-twenty = Some editions count a wild that way. Here the value of the booklets is used.

# By hand
worth-two-hint = One card is the wild, that is certain. The second card is one of the four others. What do these four cost on average?
worth-two-why = A certain part and an average part: add them.
worth-two-not-any = This is the average of two cards when you do not know which ones. Here you know that one is the wild.
worth-two-not-still = The second card cannot be the wild again. Take the average of the other four.
worth-two-not-other = This is the average of the second card alone. The wild is drawn, too.

# The price
worth-hand-ask = Ten cards are dealt. What do they cost on average, as long as nothing is laid?
worth-hand-value = This hand costs { $value } points.

worth-one-wild-hint = One card is the wild, the nine others come from the 100 cards that are no wilds. What does one of these 100 cost on average?
worth-one-wild-why = The certain wild and nine times the average of the cards that are no wilds: the averages add up.
worth-one-wild-not-still = In your average for the nine other cards there are wilds. But this hand has exactly one wild.
worth-one-wild-not-none = This is the average of a hand without a wild. Exchange one card for the wild.
worth-one-wild-not-added = You added the price of a wild to the average of all hands. But in that average there are wilds already. Begin with a hand that has none.

worth-with-wild-ask = Think of 100 hands of ten cards with exactly one wild. How many of them make Phase 1, two sets of 3?
worth-with-wild-yes = This hand makes Phase 1.
worth-with-wild-no = This hand does not make Phase 1.

# Hold or throw
worth-keep-ask = You throw the 12 and keep the wild. Your next turn comes, and then the hand ends. How many points are left in your hand on average?
worth-keep-value = { $value ->
    [one] One point left.
   *[other] { $value } points left.
 }

worth-hold-title = Points left on average
worth-hold-ends = Chance in percent that the hand ends before your next turn
worth-hold-wild = Points for a wild
worth-hold-row-keep = Keep the wild
worth-hold-row-throw = Throw the wild

worth-quarter-hint = Work out the average for each of the two choices first: one quarter of the first column of the table and three quarters of the second. Then subtract.
worth-quarter-why = Each case counts with its chance: what keeping risks, and what it saves.
worth-quarter-not-gain = This is what keeping saves if your next turn comes. Take away what it costs if the hand ends first.
worth-quarter-not-swapped = You exchanged the two chances. One quarter is the chance that the hand ends first.

# What you know now
worth-even-hint = Call the chance q. How many points more does keeping cost if the hand ends first? That counts with the chance q. How many does it save if your turn comes? That counts with 1 − q. When are both equal?
worth-even-why = What keeping risks and what it saves are equal here. Below this chance you keep the wild, above it you throw it.
worth-even-not-ratio = You compared what keeping costs, times q, with all that it saves. But it saves this only if your turn comes, which has the chance 1 − q.
worth-even-not-draw = This is the chance that the next card completes the phase. The question is about the chance that the hand ends.
worth-even-not-twenty = This is right where a wild costs 20 points. The question is about 25 points.

# Worksheet
worth-sheet-cost = Look at this hand. How many points does it cost if it is left? (1 to 9: 5 points; 10 to 12: 10; skip: 15; wild: 25)
worth-sheet-one = You draw one of these cards without looking. How many points does it cost on average?
worth-sheet-two = You draw two of these cards at once, without looking. How many points do they cost on average?
worth-sheet-deck = All 108 cards together cost 860 points. What do { $cards } cards from the whole deck cost on average? Use a calculator.
worth-sheet-wilds = The 100 cards that are no wilds cost 660 points together. A hand of { $cards } cards has exactly { $wilds ->
    [one] one wild
   *[other] { $wilds } wilds
 }. What does it cost on average?
worth-sheet-even = Keeping a wild costs { $risked } points more if the hand ends before your next turn, and saves { $saved } points on average if it does not. At which chance of the end are both choices equally good?
