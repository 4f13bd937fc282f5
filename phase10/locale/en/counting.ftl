# Lesson 2, counting hands: its exercises, experiments, model and worksheet.
counting-name = Counting hands
counting-idea = Count the hands in order, divide by their orders, and you can compare the hands you want with all hands.

# Exercise: when the sum of chances is above 1.
counting-sum-hint = Add 2/27 again and again. When does the upper number pass 27?
counting-sum-why = With that many cards the sum is above 1, and no chance is above 1. So the sum cannot be the chance.
counting-sum-not-below = With that many cards the sum is still below 1. How much does one more card add?
counting-sum-not-half = There the sum is exactly 1. But a hand has a whole number of cards, and the sum must be above 1.
counting-sum-not-two = With that many cards the sum is 2. You are looking for the first hand with a sum above 1.

# Exercise: hands of three from five cards.
counting-three-hint = Count in order first: how many possibilities are there for the first, the second and the third card? Then ask in how many orders the same three cards can lie.
counting-three-why = Each hand of three leaves a hand of two on the table. So there are as many of one kind as of the other.
counting-three-not-orders = That counts the three cards in order. The same hand is counted once for each order of its cards.
counting-three-not-two = You divided by 2. Two cards have two orders. How many orders do three cards have?
counting-three-not-places = You divided by 3. Write down all orders of three cards A, B and C. Are there only three?
counting-three-not-times = After the first card is taken, fewer cards are left for the second. That makes a product of three numbers.

# Exercise: the time for all hands.
counting-time-is-year = Less than a year
counting-time-is-life = More than a year, but less than a life of 80 years
counting-time-is-history = More than 80 years, but less than 5,000 years
counting-time-is-longer = More than 5,000 years
counting-time-hint = A year has about 31,500,000 seconds. How many years do you need for 38,722,819,230,810 seconds?
counting-time-why = Divide the hands by the seconds of a year. The result has seven digits.
counting-time-not-year = In one year you put down about 31,500,000 hands. Compare the number of digits with that of all hands.
counting-time-not-life = In 80 years you put down about 2,500,000,000 hands. Compare the number of digits with that of all hands.
counting-time-not-history = In 5,000 years you put down about 158,000,000,000 hands. Compare the number of digits with that of all hands.

# Exercise: when exactly one wild is more likely than none.
counting-most-hint = Set the wilds to 8. Make the hand larger, one card at a time, and compare the rows 0 and 1.
counting-most-why = From this size on, a hand has exactly one wild more often than none.
counting-most-not-any = From there on, one or more wilds are more likely than none. The question is about exactly one wild: look at the row 1.
counting-most-not-below = You are close. With that many cards, none is still a little more likely. Compare the exact fractions.
counting-most-not-dealt = That is the hand of the game. Compare the rows 0 and 1: which is larger?

# Exercise: two 12s and a wild.
counting-set-hint = In how many ways can you choose two of the eight 12s, and one of the eight wilds? Each way goes with each. How many hands of three are there in all?
counting-set-why = Two of the eight 12s and one of the eight wilds: the ways are multiplied. Then they are compared with all hands of three.
counting-set-not-above = You counted the two 12s in order, but the hands below the line without order. Count both in the same way.
counting-set-not-below = You counted the hands you want without order, but all hands in order. Count both in the same way.
counting-set-not-no-wild = You counted the pairs of 12s. Which wild comes with them? There are several.
counting-set-not-added = You added the ways for the 12s and the ways for the wild. How many hands are there for one pair of 12s?

# Experiment: one wild or more in the deal.
counting-any-ask = Think of 100 hands of ten cards. How many of them have at least one wild?
counting-any-yes = There is a wild in this hand.
counting-any-no = There is no wild in this hand.

# Experiment: two wilds or more in the deal.
counting-more-ask = Think of 100 hands of ten cards. How many of them have two wilds or more?
counting-more-yes = There are two wilds or more in this hand.
counting-more-no = There are fewer than two wilds in this hand.

# Model: the wilds in a hand.
counting-wilds-title = How many wilds are in the hand?
counting-wilds-cards = Cards in the hand
counting-wilds-wilds = Wilds in the deck, beside 100 other cards
counting-wilds-row-any = one or more

# Worksheet. The task about hands shows cards; the one about a wild comes next and is about the same cards.
counting-sheet-hands = How many different hands of two can be taken from the cards you see here? Cards that look alike are still different cards.
counting-sheet-wild = Two of the cards in the task above are drawn without looking. What is the chance that at least one of them is a wild?
counting-sheet-orders = In how many orders can { $cards } different cards lie in a row?
counting-sheet-three = How many different hands of three can be taken from { $cards } different cards?
counting-sheet-pair-color = Two cards are dealt from the full deck of 108. What is the chance that both are { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }? Each color has 24 cards.
counting-sheet-pair-number = Two cards are dealt from the full deck of 108. What is the chance that both have the number { $number }? There are eight cards of each number.
counting-sheet-exactly = Three cards are dealt from the full deck of 108, which has 8 wilds. What is the chance that { $wilds ->
    [one] exactly one of them is a wild
   *[other] exactly { $wilds } of them are wilds
 }?
