# Lesson 3. A success is a deal that makes what is asked for; a list is a row of deals with the number of successes.
trials-name = Try it once, try it a thousand times
trials-idea = The share of successes comes near the chance, and the standard error says how near.

# Exercise 1: after ten deals without Phase 1.
trials-due-is-less = Phase 1 is less likely than usual
trials-due-is-same = Phase 1 is as likely as always
trials-due-is-more = Phase 1 is more likely than usual
trials-due-hint = Think of the 108 cards just before the deal. What is different about them after ten deals without Phase 1?
trials-due-not-less = Ten misses do not stay in the cards. All cards are put together and shuffled before each deal.
trials-due-not-more = It feels as if a success had to come now. But the shuffled cards do not know what was dealt before.
trials-due-why = All 108 cards are shuffled for each deal, so each deal is a fresh try with the same chance.

# Exercise 2: three successes in six deals.
trials-six-deals-hint = Six deals can go in 2 × 2 × 2 × 2 × 2 × 2 ways. In how many of them are three deals successes? It is like choosing 3 of 6 places.
trials-six-deals-not-half = One half is the chance of one deal. Here the question is how often a list of six deals shows that share exactly.
trials-six-deals-not-four = That is the answer for four deals. With six deals there are more ways, and more different shares.
trials-six-deals-not-seven = There are seven possible shares, but they are not equally likely. Count the ways to each.
trials-six-deals-not-order = That is one fixed order, such as three successes first. The successes may come in other orders too.
trials-six-deals-why = Six deals hit the chance exactly less often than four deals do, because more different shares lie close to it.

# Exercise 3: how many deals for a tenth of the standard error.
trials-tenth-hint = In the table, how many times as many deals halve the standard error? With the formula, how many times as many divide it by 3?
trials-tenth-not-times = The number of deals stands under a root. Ten times as many deals make the error only about three times smaller.
trials-tenth-not-half = This number of deals halves the standard error. You need a tenth of it.
trials-tenth-not-factor = With 100 deals the standard error is still 3.86 percentage points. How many times as many deals do you need?
trials-tenth-why = The deals stand under a root. To divide the error by 10, multiply the deals by 10 × 10.

# Exercise 4: the standard error of 100 deals from five cards.
trials-five-cards-hint = Write down all hands of two cards and count those that make a set of 2. That gives the chance. Then put the chance and 100 into the formula.
trials-five-cards-not-chance = That is the chance of a success. Now ask how far from it the share of 100 deals usually lies.
trials-five-cards-not-one = That is the standard error of one deal. You have 100 deals.
trials-five-cards-not-square = That is the mean of the squared distances. One step is left.
trials-five-cards-not-divided = You divided by 100 after the root was taken. In the formula the number of deals stands under the root.
trials-five-cards-why = The chance comes from counting hands, the standard error from the chance and the number of deals. You can do this for any game.

# Exercise 5: which list does not fit.
trials-odd-list-is-forty = 12 of 40
trials-odd-list-is-hundred = 24 of 100
trials-odd-list-is-thousands = 1,650 of 10,000
trials-odd-list-hint = For each list work out the share, its distance from 18.28%, and the standard error for so many deals. You know the standard error of 10,000 deals from Exercise 3. How many standard errors is the distance?
trials-odd-list-not-forty = A share of 30% looks far away. But 40 deals are few, and their standard error is large. Compare the two.
trials-odd-list-not-hundred = A share of 24% is some way off. But is the distance more than two standard errors of 100 deals?
trials-odd-list-why = This share is the nearest of the three and still too far away. The more deals a list has, the nearer its share must be.

# Experiment: ten cards.
trials-phase-one-ask = Ten cards are dealt to you. How likely is it that they make Phase 1 (two sets of 3) at once?
trials-phase-one-yes = Phase 1 is in these ten cards.
trials-phase-one-no = Phase 1 is not in these ten cards.

# Experiment: two of the four cards R5 B5 W S, four times.
trials-two-of-four-ask = Two of the four cards are dealt, four times. How likely is it that exactly two of the four deals make a set of 2?
trials-two-of-four-yes = Read the cards in twos: exactly two of the four deals make a set of 2.
trials-two-of-four-no = Read the cards in twos: more or fewer than two of the four deals make a set of 2.

# Experiment: ten deals.
trials-none-in-ten-ask = Ten cards are dealt, then all are shuffled, ten times in a row. How likely is it that none of the ten deals makes Phase 1?
trials-none-in-ten-yes = Ten deals, and none made Phase 1.
trials-none-in-ten-no = At least one of the ten deals made Phase 1: here is the first.

# Model: where the shares of many lists lie.
trials-band-title = Lists of deals: how far from the chance of Phase 1 their shares lie
trials-band-hands = Deals in a list
trials-band-errors = Standard errors to each side
trials-band-row-error = Standard error, in percentage points
trials-band-row-low = The band begins at, in percent
trials-band-row-high = The band ends at, in percent
trials-band-row-inside = Lists with a share in the band, in percent

# The worksheet.
trials-sheet-share = Somebody noted 20 deals. In { $made } of them Phase 1 was there at once. Write the share as a fraction and as a percentage.
trials-sheet-few = These { $count } cards are the whole deck. Two of them are dealt. How likely is it that they make a set of 2? A wild counts as any number card; a skip never counts.
trials-sheet-exactly = A deal is a success with the chance 1/2. You deal { $tries } times and shuffle before each deal. How likely is it that exactly { $successes ->
    [one] one deal is a success
   *[other] { $successes } deals are successes
 }?
trials-sheet-error = A deal is a success with the chance { $tenths }/10. Somebody deals { $deals } times. Work out the standard error of the share.
trials-sheet-more = A list of { $before } deals has a certain standard error. You want to divide this error by { $part }. How many deals do you need?
trials-sheet-list = Phase 1 is in about 18% of all deals. The standard error for 100 deals is about 4 percentage points. In a list of 100 deals it was there { $made } times. How many standard errors from 18% is that? Does the list fit?
trials-sheet-fits = Distance in standard errors: { $errors }. That is at most 2, so the list fits.
trials-sheet-unfit = Distance in standard errors: { $errors }. That is more than 3, so the list does not fit.
