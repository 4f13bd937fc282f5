# The verdict.
check-yes = Oui. Vous pouvez poser la phase avec cette main ({ $phase }).
check-no = Pas encore. Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
 } ({ $phase }).
