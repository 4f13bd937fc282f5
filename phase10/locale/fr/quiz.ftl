# Le quiz. Les questions sont quiz-q-…, celles que plusieurs partagent quiz-ask-… ; -why dit pourquoi la bonne réponse
# est bonne, et les autres fins vont avec une mauvaise réponse. Les cartes s’écrivent R7, W, S dans toutes les langues.
quiz-name = Quiz
quiz-title = Connaissez-vous bien les règles ?

# Une question.
quiz-place = Question { $at } sur { $count }
quiz-answers = Votre réponse
quiz-yes = Oui
quiz-no = Non
quiz-player = Joueur { $number }
quiz-value = { $value }
quiz-number = Un nombre
quiz-check = Vérifier
quiz-not-number = Tapez un nombre entier, par exemple 7.
quiz-next = Question suivante
quiz-finish = Voir le résultat
quiz-hand = La main
quiz-cards = Les cartes
quiz-on-table = Sur la table
quiz-to-add = À ajouter
quiz-top = Sur le dessus de la défausse
quiz-turned = Carte retournée
quiz-discards = La défausse
quiz-group = Groupe { $number }

# Le verdict.
quiz-right = Exact !
quiz-wrong = Pas tout à fait.
quiz-right-answer = Bonne réponse : { $answer }
quiz-your-answer = Votre réponse : { $answer }
quiz-mark-right = bonne réponse
quiz-mark-yours = votre réponse
quiz-way = Comment poser la phase
quiz-rule = La règle
quiz-rule-book = { $id } dans les règles

# La fin d’un quiz.
quiz-score = { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
 } sur { $count }
quiz-all-right = Bravo : toutes vos réponses sont bonnes.
quiz-come-back = { $count ->
    [one] Une question reviendra au prochain quiz.
   *[other] { $count } questions reviendront au prochain quiz.
 }
quiz-again = Nouveau quiz
quiz-missed = À revoir

# Autour des questions.
quiz-round-shared = Quiz n° { NUMBER($seed, useGrouping: 0) } : toute personne qui ouvre cette adresse a les mêmes questions.
quiz-round-link = Un quiz pour toute la classe, avec les mêmes questions pour tout le monde
quiz-topic = Thème
quiz-progress = Vos progrès
quiz-progress-lead = Ils sont gardés seulement dans ce navigateur. Une question manquée revient jusqu’à ce que vous y répondiez bien.
quiz-progress-topic = Thème
quiz-progress-known = Réussies
quiz-progress-due = À revoir
quiz-progress-new = Nouvelles
quiz-progress-count = { $known } sur { $count }
quiz-forget = Effacer mes progrès
quiz-forget-sure = Effacer toutes vos réponses ?
quiz-forget-yes = Oui, effacer
quiz-forget-no = Non, garder

# Questions que plusieurs mains partagent.
quiz-ask-made = { $phase }. Pouvez-vous poser cette phase avec cette main ?
quiz-ask-missing = { $phase }. Combien de cartes manque-t-il à cette main ?
quiz-ask-which = { $phase }. Laquelle de ces mains permet de la poser ?
quiz-ask-group = Ces cartes forment-elles ce groupe : { $group } ?
quiz-ask-hit = Votre phase est sur la table. Pouvez-vous ajouter cette carte au groupe ?

# Comment se comptent les points et les piles.
quiz-count-card = { $card } coûte { $points }
quiz-count-points = Carte par carte : { $cards }. En tout, cela fait { $points }.
quiz-count-pile = À { $players } joueurs, { $dealt } des { $deck } cartes sont en main et une est retournée. Il en reste { $pile }.
quiz-miscount-faces = Cette réponse compte chaque carte numérotée selon son nombre. Or elle coûte 5 ou 10 points.
quiz-miscount-wild-20 = Cette réponse compte 20 points pour un joker. C’est le cas dans certaines éditions seulement ; selon la notice de Mattel, il en coûte 25.
quiz-miscount-wild-25 = Cette réponse compte 25 points pour un joker. Selon la règle dont parle la question, il en coûte 20.
quiz-miscount-skip-20 = Cette réponse compte 20 points pour une carte Passer. Elle en coûte 15.
quiz-miscount-skip-25 = Cette réponse compte 25 points pour une carte Passer. On le lit sur certaines pages du web, mais elle en coûte 15.
quiz-miscount-tens = Cette réponse compte 5 points pour chaque carte numérotée. Les 10, les 11 et les 12 en coûtent 10.
quiz-miscount-each = C’est le nombre de cartes. Mais ici, chaque carte a sa propre valeur en points.

# Les cartes.
quiz-q-eights = Combien de 8 y a-t-il dans le paquet ?
quiz-q-eights-4 = Il y a quatre couleurs, mais chaque carte existe en double.
quiz-q-eights-why = Le paquet contient chaque nombre deux fois dans chacune des quatre couleurs.

# Mise en place.
quiz-q-pile = Quatre joueurs. Chacun a dix cartes, et une carte est retournée. Combien de cartes y a-t-il dans la pioche ?
quiz-q-pile-68 = La carte retournée n’est plus dans la pioche.
quiz-q-begins = Quatre joueurs sont assis en rond, numérotés dans le sens des aiguilles d’une montre. Le joueur 2 distribue. Qui joue en premier ?
quiz-q-begins-why = Le joueur à gauche du donneur commence. Dans le sens des aiguilles d’une montre, c’est le joueur suivant.
quiz-q-opening-skip = La carte retournée après la distribution est une carte Passer. Que se passe-t-il, selon la notice de Mattel ?
quiz-means-skips-first = Le premier joueur passe son premier tour.
quiz-means-buried = On la glisse sous la pioche et on retourne une autre carte.
quiz-means-covered = On la recouvre d’une autre carte.
quiz-means-drawable = Rien : le premier joueur peut la piocher.
quiz-q-opening-skip-buried = C’est la règle de Ravensburger. Mattel fait autrement.
quiz-q-opening-skip-covered = C’est la règle de Phase 10 Twist. Mattel fait autrement.
quiz-q-opening-skip-drawable = On ne pioche jamais une carte Passer dans la défausse.

# Un tour.
quiz-q-half = Vous en êtes à la phase 2 : série de 3 et suite de 4. Vous n’avez que la série. Pouvez-vous poser la série maintenant et la suite plus tard ?
quiz-q-extra = Vous en êtes à la phase 1 : deux séries de 3. Pouvez-vous poser ces sept cartes d’un seul coup ?
quiz-q-extra-why = Le quatrième 5 va avec les autres 5 : vous pouvez donc le poser en même temps.
quiz-q-third-set = Vous en êtes à la phase 1 : deux séries de 3. Pouvez-vous poser ces trois séries ?
quiz-q-long-run = Vous en êtes à la phase 4 : suite de 7. Vous posez une suite de 9, qui suffirait aussi pour la phase 6. Quelle phase jouez-vous à la manche suivante ?
quiz-q-long-run-4 = Vous avez posé la phase 4 : elle est donc réussie.
quiz-q-long-run-7 = Même avec une suite plus longue, vous ne réussissez que la phase où vous en êtes. On ne saute aucune phase.
quiz-q-long-run-why = On réussit une seule phase par manche, puis vient la suivante.
quiz-q-empty-pile = La pioche est vide, et ces six cartes forment la défausse. Selon l’usage, combien de cartes y aura-t-il dans la nouvelle pioche ?
quiz-q-empty-pile-6 = La carte du dessus reste à sa place, pour qu’il y ait encore une défausse.
quiz-q-empty-pile-why = On mélange toutes les cartes, sauf celle du dessus.

# Les séries.
quiz-q-nines-0 = Avec sept 9, vous avez une série de 4, et seulement trois cartes de plus.

quiz-q-which-sets-r5-r6-r7-b8-b9-b10 = Ce sont deux suites. Les cartes d’une série portent toutes le même nombre.

# Les suites.
quiz-q-run-colors-why = Les couleurs d’une suite ne comptent pas. Les nombres se suivent, et cela suffit.
quiz-q-twins = Peut-on poser ces cinq cartes comme une seule suite ?
quiz-q-two-gaps-0 = Un joker remplace un nombre, et il en manque deux.
quiz-q-two-gaps-2 = Il manque deux nombres dans la suite, et votre joker remplace l’un d’eux.
quiz-q-wild-below = Vous en êtes à la phase 5 : suite de 8. Quel nombre le joker remplace-t-il ?
quiz-q-wild-below-why = Les nombres s’arrêtent à 12 : le joker va donc au début de la suite.

# Les jokers.
quiz-q-only-wilds-in-one = Vous en êtes à la phase 1 : deux séries de 3. Selon la notice de Mattel, pouvez-vous la poser avec ces deux groupes ?
quiz-q-only-wilds-in-one-why = La notice de Mattel demande une carte numérotée dans la phase, et il y en a trois. Un guide finlandais en demande une dans chaque groupe : selon lui, vous poseriez 9 9 W et 9 W W.
quiz-q-number-in-each = Selon un guide finlandais, il faut une carte numérotée dans chaque groupe. Dans ce cas, pouvez-vous poser la phase 9 (série de 5 et série de 2) avec cette main ?
quiz-q-number-in-each-why = Le 5 ne va que dans un groupe : l’autre n’a donc que des jokers. Selon la notice de Mattel, cela suffit.
quiz-q-swap = Votre phase est sur la table, et cette suite aussi. Pouvez-vous mettre votre B4 à la place du joker ?
quiz-q-take-wild = Un joker est sur le dessus de la défausse. Pouvez-vous le piocher ?
quiz-q-take-wild-why = Seule une carte Passer ne se pioche pas dans la défausse. Un joker, si.
quiz-q-either-end = Vous en êtes à la phase 4 : suite de 7. Quel nombre le joker peut-il remplacer ?
quiz-q-either-end-why = Il convient aux deux bouts de la suite. Vous dites quel nombre il remplace, et il garde ensuite cette valeur.

# Les cartes Passer.
quiz-q-whom = Quatre joueurs, numérotés dans le sens des aiguilles d’une montre. Le joueur 1 joue une carte Passer contre le joueur 3, alors que le suivant serait le joueur 2. Est-ce permis ?
quiz-q-whom-why = Celui qui joue la carte Passer choisit qui passe un tour.
quiz-q-two-players = Deux joueurs. Le joueur 1 joue une carte Passer contre le joueur 2. Qui joue le tour suivant ?
quiz-q-two-players-why = Le joueur 2 passe un tour : c’est donc de nouveau au joueur 1 de jouer. Ce tour commence comme tous les autres : il pioche d’abord une carte.
quiz-q-skip-waits = Trois joueurs. Le joueur 1 joue une carte Passer contre le joueur 3. C’est maintenant au joueur 2 de jouer. Peut-il jouer une autre carte Passer contre le joueur 3 ?
quiz-q-skip-again = Deux joueurs, selon la notice de Mattel. Le joueur 1 a joué une carte Passer contre le joueur 2, qui a passé ce tour. Le joueur 1 peut-il viser aussitôt le joueur 2 une nouvelle fois ?
quiz-q-skip-again-why = La première carte Passer a déjà servi et n’est plus devant le joueur 2. Selon la notice de Mattel, c’est tout ce qui compte.
quiz-q-skip-again-fundex = Deux joueurs, selon les notices de Fundex. Le joueur 1 a joué une carte Passer contre le joueur 2, qui a passé ce tour. Le joueur 1 peut-il viser aussitôt le joueur 2 une nouvelle fois ?
quiz-q-take-skip = Une carte Passer est sur le dessus de la défausse. Pouvez-vous la piocher ?
quiz-q-skip-on-top = R5 est sur le dessus de la défausse. Selon la notice de Mattel, le joueur 1 joue une carte Passer contre le joueur 3. Quelle carte le joueur 2 voit-il sur le dessus de la défausse ?
quiz-q-skip-on-top-why = Selon la notice de Mattel, la carte Passer se place devant le joueur 3 : la défausse ne change donc pas. Selon les notices de Fundex, la carte Passer serait sur le dessus.
quiz-q-skip-last = Votre phase est posée, et votre dernière carte est une carte Passer. Selon la notice de Mattel, pouvez-vous la jouer et vider ainsi votre main ?
quiz-q-skip-last-why = Jouer une carte Passer termine votre tour, comme jeter une carte : ce peut donc être votre dernière carte. Un guide en anglais dit le contraire, mais pas la notice.

# Les ajouts.
quiz-q-too-early = Vous n’avez pas encore posé votre phase. Pouvez-vous ajouter cette carte à la série d’un autre joueur ?
quiz-q-same-turn = Vous piochez une carte, posez votre phase, ajoutez deux cartes à des groupes sur la table et jetez une carte, tout cela en un seul tour. Est-ce permis ?
quiz-q-same-turn-why = Dès que votre phase est posée, vous pouvez faire des ajouts, même au cours de ce tour.
quiz-q-which-fits = Votre phase est sur la table. Laquelle de ces cartes pouvez-vous ajouter à la suite, sans autre carte ?

# Vider sa main.
quiz-q-out-by-hit = Votre phase est posée. Vos deux dernières cartes vont dans des groupes sur la table. Selon la notice de Mattel, pouvez-vous ajouter les deux et vider votre main sans jeter de carte ?
quiz-q-out-by-hit-why = Selon la notice de Mattel, vous avez vidé votre main dès qu’il ne vous reste aucune carte, que la dernière ait été ajoutée ou jetée.
quiz-q-out-by-hit-german = Pris à la lettre, un texte allemand exige que la dernière carte soit jetée. Votre phase est posée, et vos deux dernières cartes vont dans des groupes sur la table. Selon ce texte, pouvez-vous ajouter les deux et vider ainsi votre main ?
quiz-q-out-early = Vous n’avez pas posé votre phase. Pouvez-vous vider votre main en jetant votre dernière carte ?
quiz-q-one-more-turn = Le joueur 1 a vidé sa main. Les autres ont-ils encore droit à un tour ?

# Les points.
quiz-q-points = Selon la notice de Mattel, combien de points vous coûtent ces cartes restées en main ?
quiz-q-points-20 = Vous avez décidé qu’un joker coûte 20 points, comme dans certaines éditions. Combien de points vous coûtent ces cartes restées en main ?
quiz-q-on-the-table = Vous videz votre main. Six de vos cartes sont sur la table. Combien de points marquez-vous pour cette manche ?
quiz-q-on-the-table-why = Il ne vous reste aucune carte en main, et les cartes sur la table ne comptent pour personne.
quiz-q-fewest = Deux joueurs réussissent la phase 10 dans la même manche. C’est le joueur 1 qui a vidé sa main ; il a 240 points en tout, le joueur 2 en a 185. Qui gagne ?
quiz-q-fewest-why = Les deux ont réussi la phase 10 dans cette manche : celui qui a le moins de points gagne donc. Peu importe qui a vidé sa main.

# Gagner.
quiz-q-not-first-out = Le joueur 1 a posé la phase 10. Puis le joueur 2, qui n’en est qu’à la phase 8, vide sa main. Le joueur 1 a 95 points en tout, le joueur 2 en a 60. Qui gagne ?
quiz-q-not-first-out-why = À la fin de la manche, seul le joueur 1 a réussi la phase 10. Ni les points, ni le fait de vider sa main n’y changent rien.
quiz-q-tie = Les joueurs 1 et 2 réussissent la phase 10 dans la même manche, avec 120 points chacun. Le joueur 3 a 90 points, mais n’a pas réussi la phase 10. Selon la notice de Mattel, qui rejoue la phase 10 pour décider de la partie ?
quiz-q-tie-why = Ce sont ceux qui ont réussi la phase 10 et qui ont le même nombre de points. Le joueur 3 n’a pas réussi la phase 10, et ses points ne l’aident pas.

# Les variantes.
quiz-q-ten-hands = Vous jouez la partie courte en dix manches. Vous avez réussi les phases 1 et 2, mais pas la phase 3. Quelle phase jouez-vous à la quatrième manche ?
quiz-q-ten-hands-3 = C’est la règle du jeu normal. Dans la partie en dix manches, tout le monde avance.
quiz-q-ten-hands-why = Dans la partie en dix manches, chaque manche a sa phase, que vous ayez réussi la précédente ou non.
quiz-q-free-order = Dans l’édition Masters, vous avez réussi les phases 4 et 8. Laquelle de ces phases pouvez-vous jouer ensuite ?
quiz-q-free-order-why = Vous choisissez l’ordre, mais chaque phase ne se réussit qu’une fois.
quiz-q-master-eight = L’édition Master allemande a ses propres phases. Quelle est sa phase 8 ?
quiz-q-master-eight-c7 = C’est la phase 8 du jeu standard.
quiz-q-master-eight-r4-s3 = C’est presque cela, mais la suite doit être d’une seule couleur.
