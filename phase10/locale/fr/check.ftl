# The verdict.
check-yes = Oui. Avec cette main, vous pouvez poser la { $phase }.
check-no = Pas encore. Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
 } pour la { $phase }.
