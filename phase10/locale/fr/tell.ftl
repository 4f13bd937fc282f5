# Les étapes du cours : un groupe, un ajout, les points, les cartes Passer et la fin de la partie, une règle à la fois.
tell-set = Une série de { $size } réunit au moins { $size } cartes qui portent le même nombre, quelles que soient leurs couleurs.
tell-run = Une suite de { $size } compte au moins { $size } nombres qui se suivent, quelles que soient les couleurs.
tell-color = Ici, il faut au moins { $size } cartes de la même couleur, quels que soient leurs nombres.
tell-color-run = Une suite unicolore de { $size } compte au moins { $size } nombres qui se suivent, tous de la même couleur.

tell-hit-set = Cette série réunit des { $number } : vous pouvez y ajouter { $cards }.
tell-hit-run = La suite va de { $low } à { $high } : vous pouvez la prolonger avec { $cards }.
tell-hit-color = Toutes les cartes de ce groupe sont { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 } : vous pouvez y ajouter { $cards }.
tell-hit-color-run = La suite unicolore va de { $low } à { $high } : vous pouvez la prolonger avec { $cards }.
tell-hit-wild = C’est le joueur qui décide à quel bout il met le joker. Ensuite, le joker y reste.

tell-score-none = Il ne reste aucune carte : cela fait 0 point, et la manche est gagnée.
tell-score-low = { $count ->
    [one] Une carte de 1 à 9 coûte 5 points.
    [2] Deux cartes de 1 à 9 coûtent 5 points chacune : { $sum }.
   *[other] { $count } cartes de 1 à 9 coûtent 5 points chacune : { $sum }.
 }
tell-score-high = { $count ->
    [one] Une carte de 10 à 12 coûte 10 points.
    [2] Deux cartes de 10 à 12 coûtent 10 points chacune : { $sum }.
   *[other] { $count } cartes de 10 à 12 coûtent 10 points chacune : { $sum }.
 }
tell-score-skip = { $count ->
    [one] Une carte Passer coûte 15 points.
    [2] Deux cartes Passer coûtent 15 points chacune : { $sum }.
   *[other] { $count } cartes Passer coûtent 15 points chacune : { $sum }.
 }
tell-score-wild = { $count ->
    [one] Un joker coûte { $points } points.
    [2] Deux jokers coûtent { $points } points chacun : { $sum }.
   *[other] { $count } jokers coûtent { $points } points chacun : { $sum }.
 }
tell-score-per-card = Chaque carte qui reste compte un point, quelle qu’elle soit : { $count }.
tell-score-sum = Points en tout : { $points }.

tell-skip = Le joueur { $player } joue une carte Passer contre le joueur { $target }.
tell-skip-missed = Le joueur { $player } passe son prochain tour.
tell-skip-next = C’est donc au joueur { $player } de jouer.
tell-skip-two = À deux, le tour revient aussitôt : le joueur { $player } joue encore une fois, et pioche.

tell-win-nobody = Personne n’a encore réussi la phase { $phase } : on joue une manche de plus.
tell-win-finished = { $count ->
    [one] Le joueur { $players } a réussi la phase { $phase }, la dernière.
   *[other] Les joueurs { $players } ont réussi la phase { $phase }, la dernière.
 }
tell-win-points = Parmi ces { $count } joueurs, c’est le total le plus bas qui l’emporte : { $points }.
tell-win = Le joueur { $player } gagne la partie.
tell-win-tied = Les joueurs { $players } sont à égalité. Eux seuls rejouent la dernière phase, et le premier qui vide sa main gagne.
tell-win-tied-all = Les joueurs { $players } sont à égalité. Tout le monde joue une manche de plus ; parmi les joueurs à égalité, celui qui a alors le moins de points gagne.

tell-deck-numbers = Les nombres de 1 à 12 existent en quatre couleurs, chaque carte en double : { $count } cartes.
tell-deck-wilds = Il y a { $count } jokers.
tell-deck-skips = Il y a { $count } cartes Passer.
tell-deck-all = Cela fait { $count } cartes en tout.
tell-players = Phase 10 se joue de { $least } à { $most } joueurs.
tell-deal = Chacun reçoit { $count } cartes. Le reste forme la pioche, et une carte retournée commence la défausse.
tell-aim = Le but est de réussir { $count } phases, l’une après l’autre. Une phase est faite de séries, de suites ou de cartes de la même couleur.

tell-card-copies = Exemplaires de cette carte dans le paquet : { $count }.
tell-card-set = { $count } cartes portent le nombre { $number }. Des cartes qui portent le même nombre forment une série.
tell-card-run = Dans une suite, juste avant ou juste après : { $numbers }.
tell-card-color = { $count } cartes sont { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 }. La phase 8 demande sept cartes de la même couleur.
tell-card-wild = Un joker remplace n’importe quelle carte numérotée, de n’importe quelle couleur.
tell-card-skip = Une carte Passer fait passer un tour à un autre joueur. Elle ne fait jamais partie d’une phase.
tell-card-points = Si cette carte vous reste en main à la fin, elle coûte { $points } points.

tell-out = Il ne reste aucune carte : vous avez vidé votre main, et la manche est finie.
tell-win-at-once = Personne d’autre n’en est à la dernière phase : selon cette règle, la partie s’arrête donc dès qu’elle est posée.

tell-turn-draw = Vous pouvez maintenant piocher une carte.
tell-turn-lay-down = Vous pouvez maintenant poser votre phase.
tell-turn-not-yet = Vous ne pouvez pas encore poser la phase : il manque { $missing ->
    [one] une carte.
   *[other] { $missing } cartes.
 }
tell-turn-hit = Vous pouvez maintenant ajouter des cartes aux groupes sur la table.
tell-turn-discard = Vous pouvez maintenant jeter une carte. Cela termine votre tour.
tell-turn-pick-one = Choisissez une seule carte à jeter.
tell-turn-drew = Vous avez pioché { $card }.
tell-turn-laid = Phase posée : { $phase }.
tell-turn-added = Ajout : { $cards }.
tell-turn-threw = Vous avez jeté { $card }.
tell-turn-other = L’autre joueur a pioché une carte et jeté { $card }.
tell-turn-skipped = L’autre joueur passe un tour et met la carte Passer sur la défausse.

tell-variant-made = { $hands ->
    [one] Après une manche,
   *[other] Après { $hands } manches,
 } { $count ->
    [0] aucune phase n’est réussie.
    [one] une phase est réussie : { $made }.
   *[other] { $count } phases sont réussies : { $made }.
 }
tell-variant-next = Ensuite vient la phase { $number } : { $groups }.
tell-variant-choose = Ensuite, vous choisissez une phase parmi { $count }.
tell-variant-over = Toutes les phases ont été jouées.
tell-turn-wait = { $move ->
    [draw] Piocher ? { $why }
    [lay-down] Poser la phase ? { $why }
    [hit] Faire un ajout ? { $why }
   *[discard] Jeter une carte ? { $why }
 }
tell-turn-opening = Une carte Passer a été retournée : vous passez votre premier tour.
tell-in-group = Groupe { $number } : { $why }
