# The stepper: an explanation one step at a time.
stepper-title = Why
stepper-tour = Step by step
stepper-place = step { $at } of { $count }
stepper-count = { $count ->
    [one] one step
   *[other] { $count } steps
 }
stepper-back = Back
stepper-next = Next step
stepper-all = Show all
stepper-rule-show = Rule { $id }: show its text
stepper-book = In the rule book
stepper-play = Play
stepper-stop = Stop
