# The lessons: what their widgets say. What a lesson itself says is in the file of its name.
lesson-progress-name = Your progress
lesson-progress-done = { $done } of { $count ->
    [one] one exercise
   *[other] { $count } exercises
 } solved
lesson-forget = Start over
lesson-forget-ask = Forget your answers and guesses of this lesson?
lesson-forget-yes = Forget them
lesson-forget-no = Keep them

lesson-guess-first = Your guess first. It is kept, and nobody marks it.
lesson-guess = { $unit ->
    [chance] Your guess in percent
   *[number] Your guess
 }
lesson-guess-bad = { $unit ->
    [chance] “{ $token }” is not a percentage. Write a number from 0 to 100, or a fraction such as 1/4.
   *[number] “{ $token }” is not a number that fits here. Write one such as 4.
 }
lesson-once = Try once
lesson-try = { $trials } times
lesson-reveal = Show the exact value
lesson-another = Other tries
lesson-so-far = Yes so far: { $hits } of { $tried }
lesson-so-far-mean = Mean of { $tried ->
    [one] one try
   *[other] { $tried } tries
 } so far: { $mean }
lesson-progress = { $trials } of { $target } tries
lesson-said = Yes in { $hits } of { $trials } tries. So the true chance is between { $low } and { $high }; trying is right about that 95 times in 100.
lesson-said-mean = After { $trials } tries the true mean is between { $low } and { $high }; trying is right about that 95 times in 100.
lesson-chart = After { $trials } tries the value is { $share }, and the true one is between { $low } and { $high }. The numbers are in the table below.
lesson-chart-up = Share of tries with a yes; the band is the range that is right 95 times in 100
lesson-chart-up-mean = Mean of all tries so far; the band is the range that is right 95 times in 100
lesson-chart-across = number of tries
lesson-table-caption = What trying gave, as tries grow
lesson-table-trials = Tries
lesson-table-hits = Yes
lesson-table-mean = Mean

lesson-exercise = Exercise { $number }
lesson-size = { $size ->
    [tweak] change one thing
    [extend] go a step further
   *[build] on your own
 }
lesson-solved = solved
lesson-answer = Your answer to exercise { $number }
lesson-how = As a fraction, in percent or as a decimal: 1/4, 25%, 0.25
lesson-check = Check
lesson-hint = Hint
lesson-is-right = Right.
lesson-is-rough = Nearly.
lesson-is-wrong = Not yet.
lesson-is-unreadable = That cannot be read.
lesson-unreadable = { $unit ->
    [chance] “{ $token }” is not a chance. Write a fraction such as { $example }, a percentage or a decimal.
   *[number] “{ $token }” is not a number. Write one such as { $example }.
 }
lesson-rough = It rounds to that. Give it with at least two digits that count, or as a fraction.
lesson-near = Very near. Carry more digits until the last step, and round only then.
lesson-not-known = That is not it. Read the question once more; the hint may help.
lesson-not-percent = A chance is at most 1. Is a percent sign missing?
lesson-not-complement = That is the chance that it does not happen.
lesson-not-odds = That compares the cases that fit with the cases that do not. A chance compares them with all cases.
lesson-not-inverse = That says in how many cases it happens once. The chance is that fraction upside down, at most 1.
lesson-not-above-one = A chance is never above 1. What are all the cases?
lesson-not-negative = A number below zero cannot be right here.

lesson-explore-reset = Reset
lesson-explore-what = What
lesson-explore-bar = Picture
lesson-explore-chance = Chance
lesson-explore-value = Value
lesson-explore-exact = Exactly

lesson-error = ± { $unit ->
    [chance] { $error } percentage points, the standard error
   *[number] { $error }, the standard error
 }
lesson-agree = The two ways agree: the difference is no more than chance usually makes.
lesson-disagree = The two ways do not agree: the difference is larger than chance usually makes.

lesson-course-title = Eight lessons in probability
lesson-course-name = Lessons
lesson-course-lead = Guess, try it ten thousand times, work it out: with a deck of Phase 10 and no more than fractions to begin with. Each lesson builds on the one before; your answers stay in this browser.
lesson-course-minutes = { $minutes } minutes
lesson-course-teachers = For teachers
lesson-course-copies = Each lesson has a copy for you, with timing, what pupils get wrong, a board sketch and all solutions: open the notebooks with “phase10 lab” and look in lessons, then your language, then teacher.
lesson-course-sheets = Worksheets to print, with a key
