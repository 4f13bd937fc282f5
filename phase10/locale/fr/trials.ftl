# Leçon 3. Un succès est une donne qui contient ce qu’on demande ; une liste est une suite de donnes avec le nombre de succès.
trials-name = Un essai, mille essais
trials-idea = La proportion de succès s’approche de la probabilité, et l’erreur type dit de combien elle s’en écarte d’habitude.

# Exercice 1 : après dix donnes sans la phase 1.
trials-due-is-less = La phase 1 est moins probable que d’habitude
trials-due-is-same = La phase 1 est aussi probable que d’habitude
trials-due-is-more = La phase 1 est plus probable que d’habitude
trials-due-hint = Pensez aux 108 cartes juste avant la donne. Qu’ont-elles de différent après dix donnes sans la phase 1 ?
trials-due-not-less = Les dix échecs ne restent pas dans les cartes. Avant chaque donne, on réunit toutes les cartes et on les mélange.
trials-due-not-more = On a l’impression qu’un succès devrait enfin arriver. Mais les cartes mélangées ne savent pas ce qui a été distribué avant.
trials-due-why = On mélange les 108 cartes pour chaque donne : chaque donne est donc un nouvel essai, avec la même probabilité.

# Exercice 2 : trois succès en six donnes.
trials-six-deals-hint = Six donnes peuvent se dérouler de 2 × 2 × 2 × 2 × 2 × 2 façons. Dans combien d’entre elles y a-t-il trois succès ? C’est comme choisir 3 places parmi 6.
trials-six-deals-not-half = Un demi est la probabilité pour une donne. On demande ici avec quelle fréquence une liste de six donnes montre exactement cette proportion.
trials-six-deals-not-four = C’est la réponse pour quatre donnes. Avec six donnes, il y a plus de façons, et plus de proportions différentes.
trials-six-deals-not-seven = Il y a sept proportions possibles, mais elles ne sont pas équiprobables. Comptez les façons d’obtenir chacune.
trials-six-deals-not-order = C’est pour un seul ordre, par exemple trois succès d’abord. Les succès peuvent aussi venir dans d’autres ordres.
trials-six-deals-why = Six donnes tombent moins souvent que quatre exactement sur la probabilité, car plus de proportions différentes en sont proches.

# Exercice 3 : combien de donnes pour une erreur type dix fois plus petite.
trials-tenth-hint = Dans le tableau, par combien faut-il multiplier les donnes pour diviser l’erreur type par deux ? Avec la formule, par combien pour la diviser par 3 ?
trials-tenth-not-times = Le nombre de donnes est sous une racine. Dix fois plus de donnes ne rendent l’erreur qu’environ trois fois plus petite.
trials-tenth-not-half = Ce nombre de donnes divise l’erreur type par deux. Il faut la diviser par dix.
trials-tenth-not-factor = Avec 100 donnes, l’erreur type est encore de 3,86 points de pourcentage. Combien de fois plus de donnes faut-il ?
trials-tenth-why = Les donnes sont sous une racine. Pour diviser l’erreur par 10, on multiplie les donnes par 10 × 10.

# Exercice 4 : l’erreur type de 100 donnes avec cinq cartes.
trials-five-cards-hint = Écrivez toutes les mains de deux cartes et comptez celles qui forment une série de 2. Cela donne la probabilité. Puis mettez la probabilité et 100 dans la formule.
trials-five-cards-not-chance = C’est la probabilité d’un succès. Demandez-vous maintenant de combien la proportion de 100 donnes s’en écarte d’habitude.
trials-five-cards-not-one = C’est l’erreur type d’une seule donne. Vous en avez 100.
trials-five-cards-not-square = C’est la moyenne des carrés des écarts. Il reste une étape.
trials-five-cards-not-divided = Vous avez divisé par 100 après avoir pris la racine. Dans la formule, le nombre de donnes est sous la racine.
trials-five-cards-why = La probabilité vient du comptage des mains, l’erreur type vient de la probabilité et du nombre de donnes. Cela marche pour n’importe quel jeu.

# Exercice 5 : quelle liste n’est pas compatible.
trials-odd-list-is-forty = 12 sur 40
trials-odd-list-is-hundred = 24 sur 100
trials-odd-list-is-thousands = 1 650 sur 10 000
trials-odd-list-hint = Pour chaque liste, calculez la proportion, son écart à 18,28 %, et l’erreur type pour ce nombre de donnes. Vous connaissez l’erreur type de 10 000 donnes grâce à l’exercice 3. Combien d’erreurs types l’écart fait-il ?
trials-odd-list-not-forty = Une proportion de 30 % paraît bien éloignée. Mais 40 donnes, c’est peu, et leur erreur type est grande. Comparez les deux.
trials-odd-list-not-hundred = Une proportion de 24 % s’écarte un peu. Mais l’écart dépasse-t-il deux erreurs types de 100 donnes ?
trials-odd-list-why = De ces trois proportions, c’est la plus proche, et elle est encore trop loin. Plus une liste a de donnes, plus sa proportion doit être proche.

# Expérience : dix cartes.
trials-phase-one-ask = On vous distribue dix cartes. Quelle est la probabilité qu’elles contiennent la phase 1 (deux séries de 3) ?
trials-phase-one-yes = La phase 1 est dans ces dix cartes.
trials-phase-one-no = La phase 1 n’est pas dans ces dix cartes.

# Expérience : deux des quatre cartes R5 B5 W S, quatre fois.
trials-two-of-four-ask = On distribue deux des quatre cartes, quatre fois. Quelle est la probabilité qu’exactement deux des quatre donnes forment une série de 2 ?
trials-two-of-four-yes = Lisez les cartes deux par deux : exactement deux des quatre donnes forment une série de 2.
trials-two-of-four-no = Lisez les cartes deux par deux : plus ou moins de deux des quatre donnes forment une série de 2.

# Expérience : dix donnes.
trials-none-in-ten-ask = On distribue dix cartes, puis on mélange tout, dix fois de suite. Quelle est la probabilité qu’aucune des dix donnes ne contienne la phase 1 ?
trials-none-in-ten-yes = Dix donnes, et aucune ne contenait la phase 1.
trials-none-in-ten-no = Au moins une des dix donnes contenait la phase 1 : voici la première.

# Modèle : où se trouvent les proportions de nombreuses listes.
trials-band-title = Listes de donnes : à quelle distance de la probabilité de la phase 1 se trouvent leurs proportions
trials-band-hands = Donnes dans une liste
trials-band-errors = Erreurs types de chaque côté
trials-band-row-error = Erreur type, en points de pourcentage
trials-band-row-low = Début de la bande, en pour cent
trials-band-row-high = Fin de la bande, en pour cent
trials-band-row-inside = Listes dont la proportion est dans la bande, en pour cent

# La fiche.
trials-sheet-share = Quelqu’un a noté 20 donnes. Dans { $made } d’entre elles, la phase 1 était là dès la donne. Écrivez la proportion sous forme de fraction et en pourcentage.
trials-sheet-few = Ces { $count } cartes forment tout le paquet. On en distribue deux. Quelle est la probabilité qu’elles forment une série de 2 ? Un joker remplace n’importe quelle carte numérotée ; une carte Passer ne compte jamais.
trials-sheet-exactly = Une donne est un succès avec la probabilité 1/2. Vous distribuez { $tries } fois en mélangeant avant chaque donne. Quelle est la probabilité d’obtenir exactement { $successes ->
    [one] un succès
   *[other] { $successes } succès
 } ?
trials-sheet-error = Une donne est un succès avec la probabilité { $tenths }/10. Quelqu’un distribue { $deals } fois. Calculez l’erreur type de la proportion.
trials-sheet-more = Une liste de { $before } donnes a une certaine erreur type. Vous voulez diviser cette erreur par { $part }. Combien de donnes faut-il ?
trials-sheet-list = La phase 1 se trouve dans environ 18 % des donnes. Pour 100 donnes, l’erreur type est d’environ 4 points de pourcentage. Dans une liste de 100 donnes, elle était là { $made } fois. De combien d’erreurs types la proportion s’écarte-t-elle de 18 % ? La liste est-elle compatible avec 18 % ?
trials-sheet-fits = Écart en erreurs types : { $errors }. C’est 2 au plus : la liste est compatible.
trials-sheet-unfit = Écart en erreurs types : { $errors }. C’est plus de 3 : la liste n’est pas compatible.
