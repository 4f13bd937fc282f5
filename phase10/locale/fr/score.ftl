# Le calculateur de points : ce que coûtent les cartes restées en main.
score-name = Points
score-title = Combien coûtent les cartes restées en main ?
score-lead = Choisissez ce qui reste à un joueur à la fin de la manche, et regardez comment on compte.
score-hand = Reste en main
score-sum = { $points ->
    [0] Aucun point : ce joueur a vidé sa main.
    [one] { $points } point
   *[other] { $points } points
 }
score-by = Comment compte-t-on ?
score-by-mattel = Selon les notices : un joker coûte 25
score-by-wild-20 = Un joker coûte 20
score-by-master = Un point par carte
score-compare = Selon chaque décompte
score-points = Points
score-who = Qui le dit
score-sheet = Vers la feuille de score d’une partie entière
