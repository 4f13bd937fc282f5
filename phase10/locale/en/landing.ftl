# The landing page.
landing-name = Start
landing-title = Phase 10: does that count?
landing-lead = Lay out a hand and see at once whether it makes the phase, how to lay it, what is missing, and which rule says so.
landing-check = Check a hand
landing-learn = Learn the rules
landing-quarrels = Hands people argue about
landing-phases = The ten phases
landing-phases-note = One way to lay each. Click a phase to see it explained.
landing-questions = Questions people ask at the table
landing-question-skip = May the same player be skipped twice?
landing-question-wilds = May a set be made of wilds alone?
landing-question-out = May you go out by adding your last card?
landing-question-won = Two have finished Phase 10: who has won?
landing-question-cost = How many points does a wild cost?
landing-question-pile = What if the draw pile is empty?

landing-games = Play it and keep the score
landing-chances = And how likely is that?
