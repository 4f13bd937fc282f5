# The rules the checker cites, one or two sentences each.
rule-cards-deck = The deck has 108 cards: the numbers 1 to 12 in four colors, each twice, then 8 wilds and 4 skips.
rule-cards-one-place = A card lies in one group only. It cannot count for two.
rule-turn-whole-phase = A phase is laid all at once, with every group it asks for and no other.
rule-turn-lay-extra = Further cards that fit a group of the phase may be laid with it: another 5 on a set of 5s, the next number on a run.
rule-set-same-number = A set is made of cards with the same number. The colors do not matter.
rule-set-same-number-twice = Two sets of one phase may have the same number: six 5s are two sets of three.
rule-run-consecutive = A run is made of numbers that follow each other without a gap. The colors do not matter, unless the phase says so.
rule-run-no-twins = No number lies in a run twice.
rule-run-no-wrap = Numbers go from 1 to 12 and end there: after 12 no 1 follows. So a run has 12 cards at the most.
rule-color-same-color = In a color group all cards have one color. The numbers do not matter, and may come twice.
rule-wild-any-number = A wild stands for any number card in any color, but never for a skip. You may use as many as you like.
rule-wild-natural = Beside the wilds at least one number card is needed: one in the phase by the Mattel and Fundex booklets, one in every group by a Finnish guide.
rule-wild-keeps-meaning = Once laid, a wild keeps its meaning until the end of the hand. Nobody may take or move it.
rule-skip-no-meld = A skip is never part of a phase. It only makes a player miss a turn.
rule-hit-after-phase = You may add cards to groups on the table only after your own phase is down.
rule-hit-fits = A card you add must belong to the group: the number of the set, the next number of the run, or the color.
rule-score-left = Cards left in hand count against you: 5 points for 1 to 9, 10 for 10 to 12, 15 for a skip, 25 for a wild.
