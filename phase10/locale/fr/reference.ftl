# L’aide-mémoire : les règles sur une page imprimée. Phrases courtes : tout doit tenir sur une feuille de papier.
reference-name = Aide-mémoire
reference-title = Phase 10 sur une page
reference-lead = Choisissez une liste de phases, imprimez cette page (A4 ou Letter) et posez-la sur la table.
reference-list = Liste de phases
reference-print = Imprimer
reference-phases = Les dix phases
reference-note = { $list ->
    [standard] La liste du jeu standard.
    [master] La liste de l’édition Master allemande, avec les cartes standard.
    [twist] Les phases de Phase 10 Twist, avec les cartes standard.
   *[own] Une liste faite pour ce kit : chaque phase demande plus de pioches que la précédente.
 }

reference-turn = Votre tour
reference-draw = Piocher
reference-draw-text = Prenez la carte du dessus de la pioche, ou de la défausse si ce n’est pas une carte Passer.
reference-lay = Poser
reference-lay-text = Si vous avez toute votre phase, vous pouvez la poser face visible, une fois par manche.
reference-hit = Ajouter
reference-hit-text = Une fois votre phase posée, ajoutez ce qui convient à n’importe quel groupe de la table.
reference-discard = Jeter
reference-discard-text = Mettez une carte sur la défausse ou jouez une carte Passer. Votre tour est fini.

reference-special = Jokers et cartes Passer
reference-wild = Joker
reference-wild-text = Remplace toute carte numérotée. La phase demande au moins une vraie carte numérotée. Un joker posé ne change plus.
reference-skip = Carte Passer
reference-skip-text = Jouez-la au lieu de jeter une carte : un joueur de votre choix passe un tour. Jamais dans une phase.

reference-groups = Les groupes
reference-set = Série
reference-set-text = Des cartes du même nombre, peu importe la couleur.
reference-run = Suite
reference-run-text = Des nombres qui se suivent sans trou, peu importe la couleur. Pas de 1 après le 12.
reference-color = Une couleur
reference-color-text = Des cartes de la même couleur, quels que soient les nombres.
reference-color-run = Suite unicolore
reference-color-run-text = Une suite dont toutes les cartes ont la même couleur.

reference-points = Points des cartes restées en main
reference-low = 1 à 9
reference-high = 10 à 12
reference-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
reference-per-card = Pour cette liste, un tableau de score allemand compte plutôt un point par carte.

reference-end = Fin et vainqueur
reference-out = La manche finit
reference-out-text = Dès qu’un joueur qui a posé sa phase n’a plus de carte. Tous les autres comptent les leurs.
reference-next = Manche suivante
reference-next-text = Ceux qui ont posé leur phase passent à la suivante. Les autres retentent la même.
reference-winner = Qui gagne
reference-winner-text = Celui qui a réussi la phase 10 à la fin d’une manche. S’ils sont plusieurs, celui qui a le moins de points.
