# La prochaine pioche : quelles cartes aident, laquelle jeter, et jouer en solo contre la pioche.
# La notation des cartes (R7, W) est la même dans toutes les langues. $draws est un nombre à une décimale.
draw-title = La prochaine carte va-t-elle m’aider ?
draw-name = La prochaine pioche
draw-lead = Prenez une main et une phase. Vous verrez quelles cartes aident, quelles chances vous avez d’en piocher une et, avec onze cartes, laquelle jeter.
draw-deal = Tirer dix cartes
draw-mark = à jeter
draw-mark-new = carte tout juste piochée
draw-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Cartes vues ailleurs, qui ne peuvent plus venir.
draw-seen = Cartes vues ailleurs
draw-seen-count = { $count ->
    [0] aucune
    [one] une carte
   *[other] { $count } cartes
 }
draw-seen-lead = Les cartes de la défausse et celles de la table ne peuvent plus être piochées. Marquez-les pour qu’elles ne comptent plus.
draw-seen-pick = Marquer des cartes
draw-seen-field = Cartes vues, en texte
draw-seen-back = { $card } : retirer des cartes vues

# L’estimation avant la réponse.
draw-guess = Parmi les { $unseen } cartes que vous n’avez pas vues, combien vous aideraient ?
draw-guess-help = { $missing ->
    [one] Il manque une carte. Une carte aide si elle complète la phase.
   *[other] Il manque { $missing } cartes. Une carte aide si, avec elle, il en manque une de moins.
 }
draw-guess-field = Votre estimation
draw-guess-go = Vérifier
draw-guess-skip = Montrer
draw-guess-problem = Écrivez un nombre entier de 0 à { $unseen }.
draw-guess-right = Vous aviez dit { $guess }, c’est exact.
draw-guess-was = Vous aviez dit { $guess }.
draw-pick = Quelle carte jetteriez-vous ?
draw-pick-help = Cliquez dessus : vous verrez ensuite ce que laisse chaque choix.

# La réponse.
draw-outs = { $count ->
    [0] Aucune des { $unseen } cartes que vous n’avez pas vues ne complète la phase.
    [1] Une des { $unseen } cartes que vous n’avez pas vues complète la phase.
   *[other] { $count } des { $unseen } cartes que vous n’avez pas vues complètent la phase.
 }
draw-nearer = { $count ->
    [0] Aucune des { $unseen } cartes que vous n’avez pas vues ne vous rapproche du but.
    [1] Une des { $unseen } cartes que vous n’avez pas vues vous rapproche du but.
   *[other] { $count } des { $unseen } cartes que vous n’avez pas vues vous rapprochent du but.
 }
draw-missing = Il manque { $missing } cartes : aucune carte ne peut compléter la phase à elle seule.
draw-chances = Vos chances
draw-in-one = À la prochaine pioche
draw-in-two = En deux pioches au plus
draw-in-three = En trois pioches au plus
draw-of = { $count } sur { $unseen }
draw-expected = Pioches à prévoir
draw-expected-note = en moyenne, en jouant au mieux, paquet complet
draw-work = Calculer
draw-seconds = cela prend quelques secondes
draw-waiting = Calcul en cours…
draw-unknown = inconnu pour cette phase
draw-ten = pour dix cartes en main
draw-grid = Les cartes qui aident
draw-grid-help = Les cartes entourées aident ; les pastilles indiquent combien d’exemplaires peuvent encore venir. Cliquez sur une carte pour voir la suite si vous la piochez.
draw-go = Piocher une carte

# Onze cartes : laquelle jeter.
draw-best = La meilleure carte à jeter : { $card }
draw-chosen = Si vous jetez { $card }
draw-chosen-best = { $card } : il n’y a pas de meilleur choix.
draw-chosen-worse = Vous jetteriez { $card }. { $best } est un meilleur choix.
draw-discards = Ce que laisse chaque carte jetée
draw-column-card = Jeter
draw-column-helps = Cartes utiles ensuite
draw-column-chance = Prochaine pioche
draw-column-draws = Pioches à prévoir
draw-column-points = Points
draw-further = { $count ->
    [one] un pas en arrière
   *[other] { $count } pas en arrière
 }
draw-show = Jeter { $card } : voir la suite
draw-throw = Jeter { $card } et piocher
draw-points-note = Points : ce que coûte la carte si elle vous reste en main à la fin.

# En solo contre la pioche.
draw-game = En solo contre la pioche
draw-game-so-far = Pioches jusqu’ici
draw-game-expected = À prévoir au départ
draw-game-rounds = { $count ->
    [one] Une manche terminée
   *[other] { $count } manches terminées
 }
draw-game-sum = { $draws ->
    [one] { $draws } pioche
   *[other] { $draws } pioches
 }, contre { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } à prévoir
draw-game-note = Le nombre à prévoir est la moyenne sur un très grand nombre de manches où l’on jette toujours la meilleure carte et où l’on pioche chaque fois dans un paquet complet.
draw-made = La phase est complète.
draw-made-deal = Vous l’aviez dès la donne : aucune pioche n’a été nécessaire.
draw-made-after = { $draws ->
    [one] Il vous a fallu une pioche.
   *[other] Il vous a fallu { $draws } pioches.
 }
draw-made-against = Il fallait en prévoir { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-made-lay = Voir comment la poser
draw-again = Tirer dix autres cartes

# Ce à quoi la page ne peut pas répondre.
draw-empty = Votre main est vide. Ajoutez des cartes ou tirez-en dix.
draw-too-many = Cette page ne traite que les mains de onze cartes au plus. Retirez { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.

draw-asking = Me demander avant de montrer la réponse
draw-asking-yes = Oui, je veux deviner
draw-asking-no = Non, montrer tout de suite
draw-options = Réglages

# Les raisons, pas à pas. Les cartes sont toujours en notation.
draw-why-chance = Parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune ne complète
    [1] une complète
   *[other] { $count } complètent
 } la phase, soit { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances.
draw-why-chance-nearer = Parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune ne vous rapproche
    [1] une vous rapproche
   *[other] { $count } vous rapprochent
 } du but, soit { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances à la prochaine pioche. Il manque { $missing } cartes.
draw-why-then = Ensuite, parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune ne complète
    [1] une complète
   *[other] { $count } complètent
 } la phase, soit { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances.
draw-why-then-nearer = Ensuite, il manque { $missing } cartes et, parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune ne vous rapproche
    [1] une vous rapproche
   *[other] { $count } vous rapprochent
 } du but, soit { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de chances.
draw-why-skip = { $card } ne fait partie d’aucune phase. Quand on joue à plusieurs, jouer une carte Passer fait passer un tour à un autre joueur.
draw-why-spare = { $card } n’est sur aucun des chemins les plus courts vers la phase : sans elle, les mêmes cartes aident.
draw-why-twin = Vous avez un autre { $number }, et un nombre ne figure jamais deux fois dans une suite : { $card } est de trop.
draw-why-further = Sans { $card }, vous êtes plus loin du but : il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
 } au lieu de { $before }.
draw-why-fewer = Avec { $card }, vous pourriez aussi utiliser { $numbers }. Sans elle, ce n’est plus possible : { $lost ->
    [one] une carte qui aidait n’aide plus.
   *[other] { $lost } cartes qui aidaient n’aident plus.
 }
draw-why-fewer-many = En jetant { $card }, vous abandonnez aussi un chemin vers la phase : { $lost ->
    [one] une carte qui aidait n’aide plus.
   *[other] { $lost } cartes qui aidaient n’aident plus.
 }
draw-why-expected = Après cela, en jouant au mieux, il faut en moyenne { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $draws ->
    [one] pioche
   *[other] pioches
 }.
draw-why-points = { $card } coûte { $points } points si elle vous reste en main à la fin.

# La meilleure carte comparée à la suivante ($other)…
draw-why-next-chance = Le deuxième meilleur choix est { $other }, mais alors, parmi les { $unseen } cartes non vues, { $count ->
    [0] aucune ne complète
    [1] une seule complète
   *[other] seulement { $count } complètent
 } la phase.
draw-why-next-draws = Si l’on jette { $other }, la probabilité à la prochaine pioche est la même, mais il faut alors en moyenne { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $draws ->
    [one] pioche
   *[other] pioches
 } au lieu de { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = Jeter { $other } serait à peine moins bon.
draw-why-next-missing = Sans { $other }, il manquerait davantage de cartes : { $missing } au lieu de { $own_missing }.
draw-why-next-points = Pour la phase, jeter { $other } conviendrait aussi bien, mais cette carte coûte moins de points : { $points } au lieu de { $own_points }.
draw-why-next-equal = Jeter { $other } conviendrait tout aussi bien.

# … et une autre carte comparée à la meilleure ($other).
draw-why-better-chance = Mieux vaut jeter { $other } : alors, parmi les { $unseen } cartes non vues, { $count ->
    [one] { $count } complète
   *[other] { $count } complètent
 } la phase.
draw-why-better-draws = Mieux vaut jeter { $other } : la probabilité à la prochaine pioche est la même, mais il faut alors en moyenne { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $draws ->
    [one] pioche
   *[other] pioches
 } au lieu de { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = Jeter { $other } n’est qu’un tout petit peu mieux.
draw-why-better-missing = Mieux vaut jeter { $other } : il ne manque alors que { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
 } au lieu de { $own_missing }.
draw-why-better-points = Pour la phase, cela revient au même que de jeter { $other }, mais { $other } coûte plus de points : { $points } au lieu de { $own_points }.
draw-why-better-equal = Cela revient au même que de jeter { $other }.
