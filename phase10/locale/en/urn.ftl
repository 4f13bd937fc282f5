# Lesson 1, the deck as an urn: its exercises, experiments, model and worksheet.
urn-name = The deck as an urn
urn-idea = A chance is favorable cards over possible cards, as long as every card is equally likely.

# Exercise: how many 12s are in the deck.
urn-twelves-hint = In how many colors is there a 12? And how often does each colored card come?
urn-twelves-why = The 12 comes in four colors, and each colored card comes twice.
urn-twelves-not-colors = That is the number of colors. How many copies of each colored card are there?
urn-twelves-not-copies = That is how often one colored card comes, for example the red 12. What about the other colors?
urn-twelves-not-printed = That is the number printed on the card. The question is how many cards carry it.
urn-twelves-not-all = You divided all 108 cards by 12. But wilds and skips are among them, and they carry no number.

# Exercise: the small deck with one more wild.
urn-more-hint = Write down all the cards of the deck now. How many are there, and how many of them are wilds?
urn-more-why = There is one more favorable card, and one more possible card as well.
urn-more-not-kinds = You counted kinds of card: 5, 12, wild and skip. The kinds are not equally likely. Count the single cards.
urn-more-not-before = That is the chance before the wild was put in. Count both numbers again.
urn-more-not-possible = The new wild is favorable. Is it also one of the possible cards?

# Exercise: how many wilds to take out.
urn-fewer-hint = Move the control for the wilds one step at a time and look at the row of the wild. Both the favorable and the possible cards get fewer.
urn-fewer-why = With every wild that goes, there is one favorable card less and one possible card less.
urn-fewer-not-left = That is how many wilds stay in the deck. The question is how many you take out.
urn-fewer-not-half = You took out half of the wilds. How many wilds are left then, and how many cards in all? Is that fraction 1/21?

# Exercise: the card that is turned over.
urn-opening-hint = Has anybody seen a card yet? If not, which cards of the whole deck could be the one that is turned over?
urn-opening-why = Nobody has seen a card, so each card of the whole deck is equally likely to lie in that place.
urn-opening-not-pile = You left out the cards that were dealt. But nobody has seen them: some of the skips may be among them.
urn-opening-not-hand = You left out the cards of one hand. But nobody has looked at that hand either.
urn-opening-not-one = Your possible cards are right. How many of them are skips?

# Exercise: red or a 12.
urn-red-hint = Make a list of the red cards, then of the 12s. Is there a card on both lists?
urn-red-why = The red 12s are on both lists, and they are counted only once.
urn-red-not-twice = You added the red cards and the 12s. Which cards did you count two times?
urn-red-not-both = That is the chance of a card that is red and a 12 at once. Here one of the two is enough.
urn-red-not-one = You left out the cards that are both red and a 12. They win as well.

# Experiment: a wild against a 12.
urn-duel-ask = Think of 100 duels. In how many of them does a wild come before the first 12?
urn-duel-yes = The wild came first.
urn-duel-no = The 12 came first.

# Experiment: the last card of the deck.
urn-last-ask = Think of 100 shuffled decks. In how many of them is the last card a wild?
urn-last-yes = The last card is a wild.
urn-last-no = The last card is not a wild.

# Model: the first card from a deck that you change.
urn-deck-title = The first card from a deck of your own
urn-deck-wilds = Wilds in the deck
urn-deck-skips = Skips in the deck
urn-deck-copies = Copies of each colored card
urn-deck-row-wild = a wild
urn-deck-row-twelve = a 12
urn-deck-row-skip = a skip
urn-deck-row-red = a red number card

# Worksheet.
urn-sheet-wild = One of the cards you see here is drawn without looking. What is the chance that it is a wild?
urn-sheet-away = One of the number cards in the task above is taken away. What is the chance that a card drawn from the rest is a wild?
urn-sheet-numbers = The full deck of 108 cards is shuffled. What is the chance that the first card is a number from { $low } to { $high }?
urn-sheet-fewer = { $out } wilds are taken out of the full deck. What is the chance that the first card is a wild now?
urn-sheet-place = The full deck is shuffled, and nobody has looked at a card. What is the chance that { $kind ->
    [wild] a wild
    [skip] a skip
   *[twelve] a 12
 } lies in place { $place } from the top?
urn-sheet-either = The full deck is shuffled. What is the chance that the first card is { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }, or a number above { $number }, or both? Count no card twice.
