# Une partie contre des bots. $player est le nom d’un joueur, $number le numéro d’une phase ou d’une manche.
play-title = Pouvez-vous gagner cette partie ?
play-name = Jouer contre des bots
play-lead = Piochez une carte, choisissez des cartes de votre main et dites ce que vous en faites. Si ce n’est pas permis, vous verrez pourquoi.
play-hand = Manche { $number }
play-deciding = Manche { $number } : la manche décisive
play-you = Vous (joueur { $number })
play-you-have = Vous (joueur { $number }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } jusqu’ici
play-others = Les autres joueurs
play-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
 }
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
play-sits-out = ne joue pas
play-phase-down = phase posée
play-skip-here = Une carte Passer est posée ici
play-log = Ce qui s’est passé
play-log-more = Afficher plus
play-log-less = Afficher moins

# Ce qu’il y a à faire maintenant.
play-now-draw = À vous : prenez une carte de la pioche ou de la défausse.
play-now-draw-pile = À vous : prenez une carte de la pioche.
play-now-drawn = La phase { $number } n’est pas complète. Choisissez une carte et jetez-la.
play-now-made = La phase { $number } est complète : posez-la !
play-now-laid = Ajoutez les cartes qui conviennent, puis choisissez une carte et jetez-la.
play-now-choose = Choisissez la phase que vous voulez réussir dans cette manche.
play-now-others = Les autres jouent.
play-now-watch = Vous ne jouez pas cette manche : les autres se disputent la victoire.
play-undone = C’est annulé : la partie est comme avant votre dernière action.
play-hint = Coup de pouce
play-follow = Jouer ce coup
play-next = Action suivante
play-finish = Jusqu’à mon tour
play-pace = Rythme des autres joueurs
play-pace-step = clic par clic
play-pace-slow = lentement
play-pace-once = d’un coup
play-lay = Poser la phase { $number }
play-choose = Choisir la phase { $number }
play-next-hand = Manche suivante

# Un coup de pouce en mots.
play-do-deal = Distribuez la manche suivante.
play-do-draw = Prenez une carte de la pioche.
play-do-take = Prenez { $card } sur la défausse.
play-do-hit = Ajoutez { $cards } à ce groupe ({ $group }).
play-do-discard = Jetez { $card }.
play-do-skip = Jouez la carte Passer contre { $player }.

# Comment la phase sera posée.
play-way = Comment la phase sera posée
play-hold = { $card } : garder en main
play-hold-help = Cliquez sur une carte qui n’est pas nécessaire à la phase : elle reste dans votre main.
play-hold-none = Tout poser

# Ce qui est permis maintenant, et ce qui ne l’est pas.
play-may = Que puis-je faire maintenant ?
play-may-choose = { $count ->
    [one] Vous pouvez choisir une phase.
   *[other] Vous pouvez choisir l’une des { $count } phases.
 }
play-may-skip = Vous pouvez jouer une carte Passer maintenant. Cela termine votre tour.
play-may-not-skip = Jouer une carte Passer : { $why }
play-may-nothing-fits = Faire un ajout : aucune de vos cartes ne va dans un groupe posé sur la table.

# La fin d’une manche.
play-count = Ce que coûtent les cartes
play-standing = Où en est chacun
play-this-hand = Phase
play-goes-on = Ensuite : { $phase }
play-laid = Phase { $number } posée
play-not-laid = Phase { $number } non posée
play-chooses = au choix
play-all-made = toutes les phases réussies

# Une autre partie.
play-setup = Une autre partie
play-opponents = Combien de joueurs contre vous ?
play-bots = Comment jouent-ils ?
play-bots-sensible = de façon réfléchie
play-bots-odds = en calculant les chances
play-bots-random = au hasard, dans les règles
play-list = Liste de phases
play-rules = Règles
play-preset = { $name ->
    [mattel] notice de Mattel
    [fundex] notices de Fundex
    [ravensburger] notices de Ravensburger
    [masters] Masters : ordre libre
    [wild-20] un joker coûte 20
    [master] un point par carte
   *[own] mon propre choix
 }
play-options = Règle par règle
play-seed = Numéro de la donne
play-seed-help = Le même numéro donne les mêmes cartes.
play-start = Commencer cette partie
play-again = Mêmes cartes
play-new-deal = Nouvelles cartes
play-copy = Copier le lien de cette donne

# Ce qui ne peut pas servir.
play-bad-address = Ce lien contient quelque chose d’inutilisable : { $parts }. Le reste est pris en compte.
play-bad-kept = La partie gardée dans ce navigateur est inutilisable : { $why }

# Cards picked up that are not the phase.
play-picked-missing = Il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
 } parmi celles que vous avez choisies. Choisissez-en d’autres, ou reposez-les : la phase est alors posée comme indiqué ci-dessous.
play-picked-left = Parmi les cartes choisies, { $cards } ne peut pas être posé avec la phase.
