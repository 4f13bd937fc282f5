# La difficulté de chaque phase : la probabilité de l’avoir dès la donne, et les pioches qu’elle demande quand on joue au mieux.
hard-title = Quelle phase est la plus difficile ?
hard-name = La difficulté de chaque phase
hard-lead = Une phase peut être rare à la donne et pourtant venir vite. Comparez les deux mesures pour chaque phase, et voyez si la liste est de plus en plus difficile.

hard-list = Liste de phases
hard-own = Votre propre liste
hard-own-go = Voir cette liste
hard-own-help = Écrivez les phases dans l’ordre, séparées par une barre verticale, { $most } au plus. S pour une série, R pour une suite, C pour des cartes de la même couleur, CR pour une suite unicolore, puis le nombre de cartes.
hard-own-count = Une liste compte de 1 à { $most } phases, pas { $count }.
hard-own-bad = Phase { $number } de votre liste : { $problem }

hard-guess-ask = D’abord, devinez : laquelle de ces { $count } phases demande le plus de pioches ?
hard-guess-why = Imaginez que vous jouez chacune d’elles à part, sans adversaire : vous recevez dix cartes, puis vous piochez et jetez le plus habilement possible jusqu’à l’avoir.
hard-guess-skip = Continuer sans deviner

hard-working = Calcul en cours. Phases terminées : { $done } sur { $count }. Une phase de votre choix peut demander une quinzaine de secondes.
hard-answer = { $count ->
    [one] La phase la plus difficile ({ $phases }) demande
   *[other] Les phases les plus difficiles ({ $phases }) demandent chacune
 } en moyenne { $draws ->
    [one] { $draws } pioche.
   *[other] { $draws } pioches.
 }
hard-right = Vous avez bien deviné.
hard-wrong = Votre choix ({ $phase }) demande en moyenne { $draws ->
    [one] { $draws } pioche.
   *[other] { $draws } pioches.
 }
hard-wrong-unknown = Pour votre choix ({ $phase }), le nombre de pioches n’est pas calculé.
hard-unknown = Pour les phases de cette liste, le nombre de pioches n’est pas calculé.

hard-measures = Deux mesures
hard-caption = Pour chaque phase, la probabilité de l’avoir dans dix cartes distribuées, et les pioches qu’elle demande en moyenne quand on joue au mieux
hard-head-phase = Phase
hard-head-deal = À la donne
hard-head-deal-note = barre plus longue : plus facile
hard-head-draws = Pioches nécessaires
hard-head-draws-note = barre plus longue : plus difficile
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = Voir les pioches ({ $phase })
hard-model = Pioches nécessaires : la moyenne pour une personne seule qui garde toujours les meilleures cartes et pioche chaque carte dans un paquet complet. À table, les cartes que jettent les autres aident aussi.

hard-draws = Pioche après pioche
hard-half = { $draws ->
    [0] Dès la donne, sans piocher,
    [one] Après { $draws } pioche,
   *[other] Après { $draws } pioches,
 } au moins la moitié des joueurs ont la phase : { $chance }.
hard-chart-up = Probabilité d’avoir déjà la phase ; la première colonne qui atteint la moitié est mise en évidence
hard-chart-across = nombre de pioches
hard-chart = Probabilité d’avoir la phase ({ $phase }) après 0 à { $last } pioches : elle monte jusqu’à { $chance }. Les nombres sont dans le tableau ci-dessous.
hard-draws-count = Pioches
hard-draws-chance = Probabilité de l’avoir

hard-order = Est-ce de plus en plus difficile ?
hard-no-ramp = Non. La liste imprimée n’est pas de plus en plus difficile : { $count ->
    [one] une phase est plus facile que la précédente.
   *[other] { $count } phases sont plus faciles que la précédente.
 }
hard-own-no-ramp = Non : { $count ->
    [one] une phase est plus facile que la précédente.
   *[other] { $count } phases sont plus faciles que la précédente.
 }
hard-ramp = Oui. Chaque phase demande au moins autant de pioches que la précédente, du moins là où leur nombre est connu.
hard-fall = La phase { $second } est plus facile que la phase { $first } : { $after ->
    [one] { $after } pioche
   *[other] { $after } pioches
 } au lieu de { $before }.
hard-sorted = Les mêmes phases, de plus en plus difficiles
hard-sort = Prendre cet ordre
