# Vérifier une main.
checker-title = Peut-on poser la phase avec cette main ?
checker-name = Vérifier une main
checker-lead = Choisissez des cartes ou tapez-les : vous verrez comment les poser, ce qui manque et quelle règle le dit.
checker-deal = Tirer dix cartes
checker-examples = Cas difficiles
checker-example-six-equal = Six 5 font-ils deux séries ?
checker-example-shared = Le même 5 pour la série et la suite ?
checker-example-low-wild = Une suite jusqu’à 12 avec un joker
checker-example-wrap = Le 1 vient-il après le 12 ?
checker-example-two-gaps = Un joker pour deux trous
checker-example-one-natural = Une carte numérotée, six jokers
checker-example-all-wild = Sept jokers, une même couleur ?
checker-example-color-run = Une suite unicolore et une série

checker-phase = Phase
checker-list = Liste de phases
checker-yes = oui
checker-short = manque { $missing }
checker-color-unknown = couleur ?
checker-phase-yes = { $phase }, oui
checker-phase-short = { $phase }, il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
 }
checker-phase-unknown = { $phase }, une couleur est inconnue
checker-more = Une autre phase, ou toutes en clair
checker-own = Autre phase (ex. C4 S3)
checker-own-tile = autre
checker-own-go = Vérifier
checker-own-help = S pour une série, R pour une suite, C pour des cartes de la même couleur, CR pour une suite unicolore, puis le nombre de cartes ; quatre groupes au plus.
checker-table = Toutes les phases de la liste, en clair
checker-table-phase = Phase
checker-table-groups = À poser
checker-table-verdict = Cette main

checker-naturals = Cartes numérotées à côté des jokers
checker-naturals-phase = Une par phase
checker-naturals-group = Une par groupe
checker-naturals-who = Mattel et Fundex demandent une carte numérotée dans la phase. Un guide finlandais en demande une dans chaque groupe.
checker-naturals-same = Pour cette main, les deux lectures de la règle donnent la même réponse.
checker-naturals-differs = Pour cette main, les deux lectures de la règle se contredisent : selon l’autre, { $made ->
    [yes] vous pouvez poser la phase.
   *[no] vous ne pouvez pas poser la phase.
 }

checker-empty = Votre main est vide. Ajoutez des cartes, tirez-en dix ou essayez un cas difficile.
checker-ways = { $count ->
    [0] C’est la seule façon de la poser.
    [one] Il y a une autre façon de la poser.
   *[other] Il y a { $count } autres façons de la poser.
 }
checker-ways-many = Il y a en tout plus de { $count } façons de la poser.
checker-lay = Comment poser la phase
checker-way = façon { $way } sur { $count }
checker-way-many = façon { $way } sur plus de { $count }
checker-previous = Façon précédente
checker-next = Façon suivante
checker-left = Reste en main
checker-left-none = Il ne vous reste aucune carte en main.
checker-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
checker-extra = { $count ->
    [one] { $count } carte en plus
   *[other] { $count } cartes en plus
 }
checker-missing = Ce qui manque
checker-plan = Au mieux
checker-gap = place libre pour { $card }
checker-help-one = Une seule de ces cartes suffit
checker-help-many = Chacune de ces cartes vous rapproche du but
checker-add = ajouter { $card }

checker-share = Envoyer cette main
checker-share-help = Le lien contient la main, la phase et la langue.
checker-copy = Copier le lien
