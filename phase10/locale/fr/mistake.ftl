# Erreurs fréquentes : ce que quelqu’un dirait (« -wrong »), et ce qui est juste. Puis les conseils, et les mots autour.
mistake-title = Erreurs fréquentes
mistake-lead = Ces phrases s’entendent autour de la table ou se lisent sur le web. Chacune est suivie de la règle, et d’un exemple vérifié par le kit.
mistake-word-wrong = Faux
mistake-word-right = Juste

mistake-order-wrong = J’en suis à la phase 1, mais mes cartes font la phase 8. Je pose donc la phase 8.
mistake-order-right = Les phases se jouent dans l’ordre. Vous ne pouvez poser que celle où vous en êtes.
mistake-half-wrong = J’ai la série de la phase 2. Je la pose maintenant, et la suite plus tard.
mistake-half-right = Une phase se pose d’un seul coup. Une phase à moitié faite reste dans votre main.
mistake-long-run-wrong = J’en suis à la phase 4 et je pose une suite de 9. J’ai donc aussi réussi les phases 5 et 6.
mistake-long-run-right = Vous pouvez poser plus de cartes que la phase n’en demande, mais cela ne compte que pour une phase.
mistake-only-winner-wrong = Seul celui qui vide sa main passe à la phase suivante.
mistake-only-winner-right = Tous ceux qui ont posé leur phase passent à la suivante, peu importe qui vide sa main.
mistake-set-or-run-wrong = Un 4, un 5 et un 6, c’est une série de trois.
mistake-set-or-run-right = Dans une série, toutes les cartes portent le même nombre. Des nombres qui se suivent forment une suite.
mistake-run-color-wrong = Toutes les cartes d’une suite doivent être de la même couleur.
mistake-run-color-right = Dans les dix phases standard, les couleurs d’une suite ne comptent pas. Seule la suite unicolore, que demandent d’autres listes, doit être d’une seule couleur.
mistake-wrap-wrong = Après le 12, on continue avec le 1.
mistake-wrap-right = Une suite s’arrête à 12. Le 1 ne peut être qu’au début.
mistake-twins-wrong = J’ai deux 5 : je peux mettre les deux dans ma suite.
mistake-twins-right = Un nombre ne figure qu’une fois dans une suite. Le deuxième 5 reste dans votre main.
mistake-two-places-wrong = Mon troisième 5 compte pour la série et pour la suite.
mistake-two-places-right = Une carte ne va que dans un seul groupe. Pour les deux groupes, il vous faut un 5 de plus ou un joker.
mistake-all-wilds-wrong = Sept jokers, cela fait une suite de 7.
mistake-all-wilds-right = Des jokers seuls ne suffisent pas : la phase demande au moins une carte numérotée.
mistake-one-wild-two-gaps-wrong = Mon joker remplace à la fois le 6 et le 7.
mistake-one-wild-two-gaps-right = Un joker est une seule carte et n’en remplace qu’une. Pour deux trous, il faut deux jokers.
mistake-take-wild-wrong = J’ai le 4 : je le mets à la place du joker, et je prends le joker.
mistake-take-wild-right = Un joker posé reste à sa place jusqu’à la fin de la manche, pour tout le monde.
mistake-wild-buried-wrong = Personne n’a le droit de prendre un joker dans la défausse.
mistake-wild-buried-right = Un joker sur le dessus de la défausse se pioche comme une carte numérotée. Seule la carte Passer ne se pioche pas là.
mistake-skip-next-wrong = Une carte Passer vise toujours le joueur suivant.
mistake-skip-next-right = Celui qui joue la carte Passer choisit qui passe un tour.
mistake-skip-color-wrong = Dans mon paquet, la carte Passer est imprimée en bleu : c’est donc ma septième carte bleue.
mistake-skip-color-right = Une carte Passer ne fait jamais partie d’une phase, quelle que soit la couleur imprimée dessus.
mistake-hit-later-wrong = Pendant le tour où je pose ma phase, je ne peux pas encore faire d’ajouts.
mistake-hit-later-right = Vous pouvez faire des ajouts pendant ce même tour, dès que votre phase est posée.
mistake-third-set-wrong = La phase 1 est posée : je peux mettre ma troisième série à côté.
mistake-third-set-right = Une phase se compose exactement des groupes demandés. Les autres cartes ne peuvent que s’ajouter à des groupes déjà posés.
mistake-last-turn-wrong = Quelqu’un a vidé sa main : tous les autres ont encore un tour.
mistake-last-turn-right = La manche s’arrête aussitôt.
mistake-skip-25-wrong = Une carte Passer restée en main coûte 25 points.
mistake-skip-25-right = Une carte Passer coûte 15 points. 25 points, c’est le prix d’un joker.
mistake-face-value-wrong = Une carte numérotée coûte autant de points que le nombre inscrit dessus.
mistake-face-value-right = Les nombres de 1 à 9 coûtent 5 points chacun, les nombres de 10 à 12 coûtent 10 points chacun.
mistake-deck-110-wrong = Le paquet compte 110 cartes, et certaines inversent le sens du jeu.
mistake-deck-110-right = Le paquet compte 108 cartes : des cartes numérotées, des jokers et des cartes Passer. Aucune n’inverse le sens du jeu. Les cartes qui donnent la liste des phases ne comptent pas.
mistake-out-wins-wrong = Nous avons posé la phase 10 tous les deux dans cette manche, et c’est moi qui ai vidé ma main. J’ai donc gagné.
mistake-out-wins-right = Peu importe qui a vidé sa main. Parmi ceux qui ont réussi la phase 10 à la fin de la manche, celui qui a le moins de points gagne.
mistake-points-win-wrong = Le joueur qui a le moins de points gagne la partie.
mistake-points-win-right = Ce qui compte d’abord, c’est d’avoir réussi la phase 10. Les points ne départagent que ceux qui l’ont réussie dans la même manche.

# Ce que le moteur dit d’un exemple.
mistake-shows-made = { $made ->
    [yes] Ces cartes permettent de poser la phase : { $phase }.
   *[no] Ces cartes ne permettent pas de poser la phase : { $phase }.
 }
mistake-shows-group = { $allowed ->
    [yes] Il est permis de poser ces cartes comme « { $group } ».
   *[no] Il n’est pas permis de poser ces cartes comme « { $group } ».
 }
mistake-shows-move = { $allowed ->
    [yes] C’est permis.
   *[no] Ce n’est pas permis.
 }
mistake-shows-points = { $points ->
    [one] Reste en main : { $points } point.
   *[other] Reste en main : { $points } points.
 }
mistake-shows-deck = { $count ->
    [one] Le paquet compte { $count } carte.
   *[other] Le paquet compte { $count } cartes.
 }
mistake-shows-winner = { $made ->
    [all] Les deux joueurs ont réussi la phase 10. Leurs totaux sont { $totals } : celui qui a { $points } points gagne.
   *[one] Les totaux sont { $totals }. Seul le joueur qui a { $points } points a réussi la phase 10 : il gagne.
 }
mistake-shows-on-phase = { $laid ->
    [one] Une phase a été posée en une manche. La suivante est la phase { $number }.
   *[other] { $laid } phases ont été posées en { $laid } manches. La suivante est la phase { $number }.
 }
mistake-shows-stands = Ici, le joker peut compter comme : { $numbers }.
mistake-table = Sur la table
mistake-added = À ajouter
mistake-moves = Un tour : { $moves }.
mistake-skips = À { $players } joueurs, le joueur 1 joue une carte Passer contre le joueur { $target }.
mistake-out = Un joueur a vidé sa main, et un autre veut piocher.
mistake-on-top = Le joueur suivant prend cette carte sur la défausse.
mistake-move = { $move ->
    [draw] piocher
    [lay-down] poser sa phase
    [hit] faire un ajout
    [skip] jouer une carte Passer
   *[discard] jeter une carte
 }

# Conseils.
mistake-tips-title = Conseils pour bien jouer
mistake-tips-lead = Ce sont des conseils, pas des règles. Les chiffres qu’ils donnent sont calculés par le kit.
mistake-tip-lay-early = Posez votre phase dès que vous le pouvez. Sinon, vous avez encore dix cartes à la fin de la manche, et elles coûtent au moins { $least } points.
mistake-tip-hit-at-once = Une fois votre phase posée, regardez tous les groupes sur la table. Vous pouvez faire des ajouts pendant ce même tour, et chaque carte ajoutée en fait une de moins à payer.
mistake-tip-wild-cost = Quand quelqu’un est sur le point de vider sa main, ajoutez vos jokers tant que vous le pouvez. Un joker resté en main coûte { $wild } points, une petite carte numérotée seulement { $low }.
mistake-tip-high-first = Si deux cartes sont aussi inutiles l’une que l’autre, jetez la plus haute : les 10, 11 et 12 coûtent { $high } points chacun, les cartes de 1 à 9 seulement { $low }.
mistake-tip-skip-cost = Vous pouvez garder une carte Passer pour plus tard, mais pas trop longtemps : restée en main, elle coûte { $skip } points.
mistake-tip-skip-whom = Jouez la carte Passer contre un joueur qui n’a plus beaucoup de cartes, ou qui va bientôt poser sa phase. Ce n’est pas forcément le joueur suivant.
mistake-tip-watch-discards = Regardez ce que le joueur suivant prend et ce qu’il laisse. Il peut piocher la carte que vous jetez : ne jetez donc pas ce qu’il cherche.
mistake-tip-no-gifts = Quand le joueur suivant a posé sa phase, ne jetez pas de cartes qui vont dans un groupe sur la table.
mistake-tip-wilds-in-runs = Gardez les jokers pour les longues suites, où chaque trou demande un nombre précis. Dans la suite 1, 2, 4, 5, 7, 8, 9, il manque le 3 et le 6 : avec { $missing } jokers, elle devient une suite de 9.
mistake-tip-middle = Une suite qui ne touche ni le 1 ni le 12 peut grandir aux deux bouts : davantage de cartes peuvent vous aider.
mistake-tip-edge = Une suite qui va jusqu’à 12 ou qui commence à 1 ne peut grandir qu’à un seul bout.
mistake-tip-count-copies = Comptez les cartes que vous voyez. Chaque carte numérotée existe en { $copies } exemplaires : il n’y a donc que huit cartes de chaque nombre, toutes couleurs réunies.
mistake-tip-loser-moves-on = Vous ne pouvez pas gagner chaque manche. L’important est de poser votre phase : vous passez alors à la suivante, quel que soit celui qui vide sa main.
