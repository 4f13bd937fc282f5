# La difficulté de chaque phase : la chance à la donne, et les pioches qu’elle demande quand on joue au mieux.
hard-title = Quelle phase est la plus difficile ?
hard-name = La difficulté de chaque phase
hard-lead = Une phase peut être rare à la donne et pourtant venir vite. Voici les deux mesures pour chaque phase, et si la liste devient plus difficile pas à pas.

hard-list = Liste de phases
hard-own = Une liste à toi
hard-own-go = Voir cette liste
hard-own-help = Écris les phases dans l’ordre, séparées par une barre verticale, { $most } au plus. S est une série, R une suite, C des cartes de la même couleur, CR une suite d’une seule couleur, chacune avec sa taille.
hard-own-count = Une liste a de 1 à { $most } phases, pas { $count }.
hard-own-bad = Phase { $number } de ta liste : { $problem }

hard-guess-ask = D’abord, devine : laquelle de ces { $count } phases demande le plus de pioches ?
hard-guess-why = Imagine que tu joues chacune pour elle-même, sans adversaire : tu reçois dix cartes, puis tu pioches et tu jettes le plus habilement possible jusqu’à l’avoir.
hard-guess-skip = Continuer sans deviner

hard-working = Calcul en cours : { $done } phases sur { $count } sont prêtes. Une phase à toi peut demander un quart de minute.
hard-answer = { $count ->
    [one] La plus difficile est { $phases }
   *[other] Les plus difficiles sont { $phases }
 }, avec { $draws } pioches en moyenne.
hard-right = Tu as bien deviné.
hard-wrong = Tu as choisi { $phase }. Elle demande { $draws } pioches en moyenne.
hard-wrong-unknown = Tu as choisi { $phase }. Ses pioches ne sont pas calculées.
hard-unknown = Pour les phases de cette liste, les pioches ne sont pas calculées.

hard-measures = Deux mesures
hard-caption = Pour chaque phase, la chance de l’avoir dans dix cartes distribuées, et les pioches qu’elle demande en moyenne quand on joue au mieux
hard-head-phase = Phase
hard-head-deal = À la donne
hard-head-deal-note = plus long : plus facile
hard-head-draws = Pioches nécessaires
hard-head-draws-note = plus long : plus difficile
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase } : voir ses pioches
hard-model = Pioches nécessaires : la moyenne pour une personne seule qui garde toujours les meilleures cartes et pioche chaque carte dans un paquet entier. À table, ce que jettent les autres aide aussi.

hard-draws = Pioche après pioche
hard-half = { $draws ->
    [0] Dès la donne, sans piocher,
    [one] Après { $draws } pioche,
   *[other] Après { $draws } pioches,
 } au moins la moitié des joueurs l’ont : { $chance }.
hard-chart-up = Chance d’avoir déjà la phase ; la colonne qui atteint la première la moitié ressort
hard-chart-across = nombre de pioches
hard-chart = Chance d’avoir { $phase } après 0 à { $last } pioches : elle monte à { $chance }. Les nombres sont dans le tableau ci-dessous.
hard-draws-count = Pioches
hard-draws-chance = Chance de l’avoir

hard-order = Est-ce de plus en plus difficile ?
hard-no-ramp = Non. L’ordre imprimé ne monte pas régulièrement : { $count ->
    [one] { $count } fois, la phase suivante est plus facile.
   *[other] { $count } fois, la phase suivante est plus facile.
 }
hard-own-no-ramp = Non : { $count ->
    [one] { $count } fois, la phase suivante est plus facile.
   *[other] { $count } fois, la phase suivante est plus facile.
 }
hard-ramp = Oui. Chaque phase demande au moins autant de pioches que la précédente, pour autant que les pioches soient connues.
hard-fall = La phase { $second } est plus facile que la phase { $first } : { $after } pioches au lieu de { $before }.
hard-sorted = Les mêmes phases, de plus en plus difficiles
hard-sort = Prendre cet ordre
