# Groups and phases in words. A group is named without an article, so that it fits after a colon and in a list.
phase-number = Phase { $number }
phase-titled = Phase { $number }: { $groups }
phase-untitled = your own phase ({ $groups })
phase-group = { $kind ->
    [S] set of { $size }
    [R] run of { $size }
    [C] { $size } cards of one color
   *[CR] color run of { $size }
 }
phase-groups = { $kind ->
    [S] { $count ->
        [2] two sets of { $size }
        [3] three sets of { $size }
       *[4] four sets of { $size }
    }
    [R] { $count ->
        [2] two runs of { $size }
        [3] three runs of { $size }
       *[4] four runs of { $size }
    }
    [C] { $count ->
        [2] twice { $size } cards of one color
        [3] three times { $size } cards of one color
       *[4] four times { $size } cards of one color
    }
   *[CR] { $count ->
        [2] two color runs of { $size }
        [3] three color runs of { $size }
       *[4] four color runs of { $size }
    }
 }
phase-list-standard = Standard
phase-list-master = Master (Germany)
phase-list-twist = Twist cards
phase-list-easy = Easy start
phase-list-sets = Sets only
phase-list-runs = Runs only
phase-list-colors = Color game
phase-list-mean = Mean list

# Games a table can agree on.
phase-game-standard = The printed game
phase-game-ten-hands = Ten hands
phase-game-first-7 = To Phase 7
phase-game-first-5 = To Phase 5
phase-game-even = Even phases
phase-game-masters = Masters: free order
phase-game-master = German Master
phase-game-twist = Twist cards
phase-status = { $status ->
    [booklet] from the booklet
    [attested] well attested, not seen in the booklet
   *[ours] made for this kit
 }
