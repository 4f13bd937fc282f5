# The steps of an explanation. Card notation (R7, W) is the same in every language.
step-skips = { $count ->
    [one] The skip is never part of a phase. Set it aside.
   *[other] The { $count } skips are never part of a phase. Set them aside.
 }
step-wilds = { $count ->
    [one] You hold one wild. It can stand for any number card.
   *[other] You hold { $count } wilds. Each can stand for any number card.
 }

# How a made phase is laid.
step-set = The { $group } is made of { $number }s: { $cards }.
step-set-bare = The { $group } is made of wilds alone. Here they stand for { $number }s: { $cards }.
step-run = The { $group } goes from { $low } to { $high }: { $cards }.
step-color = The { $group } are all { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }: { $cards }.
step-color-run = The { $group } goes from { $low } to { $high }, all { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }: { $cards }.
step-wild-stands = In the run { $count ->
    [one] the wild stands for { $numbers }.
   *[other] the wilds stand for { $numbers }.
 }
step-extra = That is { $extra ->
    [one] one card
   *[other] { $extra } cards
 } more than the phase asks for. What fits may be laid with it, so fewer points stay in your hand.
step-same-number = { $count ->
    [2] Two sets have
   *[other] Here { $count } sets have
 } the number { $number }. That is allowed.
step-naturals = Wilds need a number card beside them: here { $count ->
    [one] there is one.
   *[other] there are { $count }.
 }
step-bare-disputed = One group is made of wilds alone. The Mattel and Fundex booklets allow it, because the phase holds a number card elsewhere; a Finnish guide does not.
step-left = The phase is made. { $count ->
    [0] No card stays in your hand.
   *[other] { $points } points stay in your hand.
 }

# How near a hand comes that does not make the phase.
step-set-full = Nearest { $group }: you have all the { $number }s it needs.
step-set-short = Nearest { $group }: { $held ->
    [0] you have no cards for it
    [1] you have one { $number }
    [2] you have two { $number }s
    [3] you have three { $number }s
    [4] you have four { $number }s
   *[other] you have { $held } { $number }s
 }, { $short } more needed.
step-run-full = Nearest { $group }: you have every number from { $low } to { $high }.
step-run-short = Nearest { $group }: from { $low } to { $high } you have { $held ->
    [0] no number
    [one] one number
   *[other] { $held } numbers
 }, { $short } more needed.
step-color-full = For { $group } you have enough { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 } cards.
step-color-short = For { $group } you have { $held ->
    [0] none yet
   *[other] { $held } { $color ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    }
 }, { $short } more needed.
step-color-run-full = Nearest { $group }: you have every { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 } number from { $low } to { $high }.
step-color-run-short = Nearest { $group }: from { $low } to { $high } you have { $held } { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 }, { $short } more needed.
step-twins = A second { $numbers } does not help: no number lies in a run twice.
step-wrong-color = { $cards } cannot help here: a color run is all of one color.
step-no-wrap = The 12 and the 1 do not meet: a run ends at 12.
step-wilds-fill = { $wilds ->
    [one] The wild fills one
   *[other] The wilds fill { $wilds }
 } of { $holes ->
    [one] one open place.
   *[other] { $holes } open places.
 }
step-no-natural = Wilds alone are not a phase: at least one number card is needed.
step-no-natural-group = In this reading of the rule, every group needs a number card of its own.
step-missing = { $missing ->
    [one] So one card is missing
   *[other] So { $missing } cards are missing
 }: { $helpful } would help.
step-any-number = any number card
step-many-cards = one of { $count } different cards
step-slot-wild = a wild
step-slot-number = { $number ->
    [8] an 8
    [11] an 11
   *[other] a { $number }
 }
step-slot-card = a { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 } { $number }
step-slot-color = a { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
 } card
