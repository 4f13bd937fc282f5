# Lesson 8, what is she collecting: its exercises, experiments, model and worksheet.
# She is on Phase 8 and collects one color, or on Phase 7 and collects numbers. What she throws and takes are clues.
bayes-name = What is she collecting?
bayes-idea = A clue counts for whatever makes it more likely. Count the games that fit it.

# Exercise: a collector of yellow throws a red card.
bayes-red-throw-hint = How many number cards are there that she would throw? How many of them are red?
bayes-red-throw-why = She throws from three colors only, and each of them has the same number of cards.
bayes-red-throw-not-all-colors = You counted all four colors. Which color does she keep?
bayes-red-throw-not-all-cards = You divided by all cards of the deck. She throws number cards only, and not those of her own color.

# Exercise: Phase 7 is twice as likely at the start.
bayes-other-start-hint = Take 105 games. In how many of them is she on Phase 8? How many of those fit the clue? Then do the same for Phase 7.
bayes-other-start-why = The clue is the same, but there are more games on Phase 7 to begin with, and so more of them fit it.
bayes-other-start-not-even = That is the chance when both phases are equally likely at the start. Here they are not.
bayes-other-start-not-if-so = That is the chance of the clue if she is on Phase 8. The question goes the other way: you have seen the clue.
bayes-other-start-not-before = That is the chance before you saw the clue. Now leave out the games that do not fit it.

# Exercise: from how many throws on three colors speak for Phase 8.
bayes-crossing-hint = Leave the colors and the start where they are. Move the control for the thrown cards one step at a time, and compare the two lower rows.
bayes-crossing-why = The longer the fourth color does not come, the less this fits a player who could throw it.
bayes-crossing-not-last = With so many cards the chance is still a little below one half. Read the row of Phase 8 once more.
bayes-crossing-not-first = With three cards the chance is still below one half. Which of the two lower rows is longer, and when does that change?
bayes-crossing-not-later = There the chance is above one half, but not for the first time. Begin with three cards and go up step by step.

# Exercise: four red cards in a row.
bayes-four-red-hint = Write both chances as products, one factor for each card after the first. Cards that were thrown do not come back. Then divide one product by the sum of the two.
bayes-four-red-why = With three colors to throw from, one color comes again more often than with four. Each further card of it is one more clue.
bayes-four-red-not-put-back = That is close. You took a third or a quarter for each card. But a card that was thrown does not come back: one red card fewer, and one card fewer in all.
bayes-four-red-not-three = That is the chance after three red cards. There is a fourth.
bayes-four-red-not-if-so = That is the chance of the clue if she is on Phase 8. Compare it with the chance of the clue on Phase 7.
bayes-four-red-not-even = That is the chance before you saw a card. How often does each kind of player throw four cards of one color?

# Exercise: which card to throw.
bayes-safer-is-red-seven = Throw the red 7
bayes-safer-is-yellow-twelve = Throw the yellow 12
bayes-safer-is-same = Both are equally safe
bayes-safer-hint = For each card, ask on which phase it helps her. How likely is that phase after both clues?
bayes-safer-why = It helps her on one phase only, and that phase is now the less likely one. The other card helps her for sure on the more likely phase.
bayes-safer-not-yellow-twelve = On which phase does any yellow card help her? Look up how likely that phase is after both clues.
bayes-safer-not-same = The two cards help on different phases. Are these phases equally likely after both clues?

# Experiment: three throws of three colors.
bayes-three-colors-ask = Think of 100 games in which she threw three cards of three different colors. In how many of them is she on Phase 8?
bayes-three-colors-yes = She is on Phase 8.
bayes-three-colors-no = She is on Phase 7.

# Experiment: three throws, and a card of the fourth color that she takes.
bayes-takes-ask = Think of 100 games in which she threw a red, a blue and a green card and then took the yellow 7. In how many of them is she on Phase 8?
bayes-takes-yes = She is on Phase 8.
bayes-takes-no = She is on Phase 7, and she holds a 7.

# Model: what thrown cards say.
bayes-clue-title = What the thrown cards tell you
bayes-clue-thrown = Cards she has thrown
bayes-clue-seen = Different colors among them
bayes-clue-before = Players on Phase 8, of ten such players
bayes-clue-row-if-eight = chance of this clue on Phase 8
bayes-clue-row-if-seven = chance of this clue on Phase 7
bayes-clue-row-eight = Phase 8, after the clue
bayes-clue-row-seven = Phase 7, after the clue

# Worksheet.
bayes-sheet-same = { $colors } colors, { $copies } number cards of each. Two of these cards are thrown at random. What is the chance that both have the same color?
bayes-sheet-count = Of 100 players { $on } are on Phase 8, the others on Phase 7. A clue comes up in { $so } of 10 games on Phase 8 and in { $other } of 10 games on Phase 7. You see the clue. What is the chance that the player is on Phase 8? Count games.
bayes-sheet-again = You think that she is on Phase 8 with a chance of { $before } in 10. Now she takes a card from the discard pile. On Phase 8 she takes it in { $so } of 10 games, on Phase 7 in { $other } of 10. What is the chance of Phase 8 now?
bayes-sheet-pair = She has thrown these two cards from the real deck. A player on Phase 8 throws from three colors, a player on Phase 7 from four, with 24 cards of each. Look only at whether the colors are the same. Both phases were equally likely. What is the chance of Phase 8?
bayes-sheet-start = There are two cards of each color. Before any card is thrown, Phase 7 is { $times } times as likely as Phase 8. She throws two cards { $same ->
    [same] of the same color
   *[different] of different colors
 }. What is the chance of Phase 8?
