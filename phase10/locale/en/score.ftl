# The score calculator: what cards left in a hand cost.
score-name = Points
score-title = What do the cards left in hand cost?
score-lead = Click together what a player has left when the hand ends, and see how it is counted.
score-hand = Left in hand
score-sum = { $points ->
    [0] No points: this player went out.
    [one] { $points } point
   *[other] { $points } points
 }
score-by = How is it counted?
score-by-mattel = By the booklets: a wild costs 25
score-by-wild-20 = A wild costs 20
score-by-master = One point for each card
score-compare = By every count
score-points = Points
score-who = Who says so
score-sheet = To the score sheet of a whole game
