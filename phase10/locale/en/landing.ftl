# The landing page.
landing-name = Start
landing-title = Phase 10: does that count?
landing-lead = Lay out a hand and see at once whether it makes the phase, how to lay it, what is missing, and which rule says so.
landing-check = Check a hand
landing-learn = Learn the rules
landing-quarrels = Hands people argue about
landing-phases = The ten phases
landing-phases-note = One way to lay each. Click a phase to see it explained.
