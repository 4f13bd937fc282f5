# Leçon 7, la meilleure carte à jeter : ses exercices, ses expériences, son modèle et sa fiche.
# La valeur d’une main est le nombre de pioches à prévoir jusqu’à la phase. Le petit jeu : on garde trois cartes et on veut une suite de 4.
discard-name = La meilleure carte à jeter
discard-idea = Le choix de la carte à jeter vaut ce que valent les mains où il mène. On trouve leurs valeurs à rebours, depuis la fin.

# Exercice : il manque une carte pour la phase 7.
discard-last-card-hint = Quels nombres complètent la seconde série ? Combien y a-t-il de ces cartes dans un paquet complet ? Et quelle autre carte peut remplacer un nombre ?
discard-last-card-why = Un nombre et les jokers aident, et chaque pioche se fait dans un paquet complet.
discard-last-card-not-no-wilds = Vous n’avez compté que les cartes qui portent le bon nombre. Quelles autres cartes peuvent le remplacer ?
discard-last-card-not-unseen = Ce serait juste si vos dix cartes manquaient dans le paquet. Ici, chaque pioche se fait dans un paquet complet.
discard-last-card-not-both = Vous avez aussi compté une carte pour la première série. Y manque-t-il quelque chose ?

# Exercice : la valeur de 4, 6 et un joker.
discard-with-wild-hint = Écrivez tous les nombres qui forment une suite de 4 avec 4, 6 et un joker. Le joker peut combler le trou, ou se mettre à un bout.
discard-with-wild-why = Avec un joker en main, plus de nombres aident : le trou et les deux bouts. Chaque carte qui aide complète la suite : une division suffit donc.
discard-with-wild-not-outs = C’est le nombre de cartes qui aident. La valeur est le nombre de pioches à prévoir.
discard-with-wild-not-three-kinds = Vous avez compté trois sortes de cartes qui aident. Essayez le trou, chaque bout, et les jokers du paquet.
discard-with-wild-not-middle = Vous avez compté les cartes pour le trou, et les jokers du paquet. Mais le joker de votre main peut aussi combler le trou. Quels nombres aident alors ?

# Exercice : laquelle de 8, 9, 11, 12 jeter.
discard-end-is-eight = Jeter le 8
discard-end-is-nine = Jeter le 9
discard-end-is-eleven = Jeter le 11
discard-end-is-twelve = Jeter le 12
discard-end-hint = Pour chaque main que vous pourriez garder, posez-vous deux questions. Quelles cartes complètent la suite ? Et quelles cartes améliorent la main sans la compléter ?
discard-end-why = La main qui reste peut devenir une suite avec de la place aux deux bouts. L’autre est arrêtée par la fin des nombres.
discard-end-not-eight = Vous attendez les mêmes cartes qu’avec le meilleur choix. Mais quelle pioche pourrait améliorer votre main pendant l’attente ? Regardez où finissent les nombres.
discard-end-not-nine = Il manque maintenant deux cartes. Y a-t-il une carte à jeter après laquelle il n’en manque qu’une ?
discard-end-not-eleven = Il manque maintenant deux cartes. Y a-t-il une carte à jeter après laquelle il n’en manque qu’une ?

# Exercice : la valeur de 5, 6 et une carte Passer.
discard-two-missing-hint = Énumérez les cartes qui aident : deux nombres juste à côté de 5 et 6, deux nombres un pas plus loin, et les jokers. Notez la valeur de la main où mène chacune ; pour un joker, calculez-la d’abord. Puis appliquez la formule courte.
discard-two-missing-why = On jette la carte Passer, et chaque carte qui aide mène à une main de valeur connue. La règle ne demande rien d’autre.
discard-two-missing-not-finished = Vous avez fait comme si les cartes qui aident complétaient la suite. Il faut encore des pioches après elles : mettez leurs valeurs.
discard-two-missing-not-no-wilds = Les nombres sont justes. Mais un joker aide aussi : quelle main gardez-vous alors, et quelle est sa valeur ?
discard-two-missing-not-no-gaps = Vous avez pris les nombres juste à côté de 5 et 6, et les jokers. Et un nombre un pas plus loin ? Il ne manque alors que le trou.

# Exercice : quelle main est plus proche de la phase 7 que de la phase 10.
discard-nearer-is-four-three = Quatre d’un nombre, trois d’un autre
discard-nearer-is-five-two = Cinq d’un nombre, deux d’un autre
discard-nearer-is-two-triples = Trois d’un nombre, trois d’un autre
discard-nearer-is-three-triples = Trois d’un nombre, trois d’un autre, trois d’un troisième
discard-nearer-hint = Réglez le modèle sur chacune des mains et comparez ses deux lignes.
discard-nearer-why = Trois nombres peuvent encore donner une série de 4, et deux d’entre eux suffisent pour la phase 7. La phase 10 demande cinq cartes du même nombre.
discard-nearer-not-four-three = Il manque une carte pour chaque phase, et 16 cartes la complètent. Mais pour quelle phase une autre pioche laisse-t-elle plus de cartes qui aident ? Réglez le modèle sur cette main.
discard-nearer-not-five-two = La grande série de la phase 10 est ici complète. Que manque-t-il pour la phase 7 ?
discard-nearer-not-two-triples = C’est proche. Réglez le modèle sur cette main et lisez les deux lignes avec tous leurs chiffres.

# Exercice : combien de fois la phase suivante est plus facile.
discard-steps-down-hint = Parcourez le tableau de la phase 1 à la phase 10. Faites une marque chaque fois que le nombre de pioches diminue.
discard-steps-down-why = À chacun de ces passages, la phase suivante est plus facile que celle d’avant. L’ordre imprimé n’est donc pas une montée régulière.
discard-steps-down-not-up = Vous avez compté les passages vers une phase plus difficile. On demande les passages vers une phase plus facile.
discard-steps-down-not-places = Vous avez compté les phases qui ne sont pas à la place que leur donnerait leur difficulté. Ne comparez chaque phase qu’à celle imprimée juste avant.
discard-steps-down-not-missed = Vous ne les avez pas toutes trouvées. Comparez chaque phase à la suivante, les neuf fois.

# Expérience : les pioches de la phase 7.
discard-seven-ask = Combien de pioches la phase 7 demande-t-elle en moyenne, à partir de la donne ?
discard-seven-value = { $value ->
    [0] La phase 7 était là dès la donne.
    [one] La phase 7 après une pioche.
   *[other] La phase 7 après { $value } pioches.
 }

# Expérience : le petit jeu, après avoir jeté le 1.
discard-throw-one-ask = Vous avez jeté le 1 et gardé 2, 4, 5. Combien de pioches la suite de 4 demande-t-elle en moyenne ?
discard-throw-one-value = { $value ->
    [one] Une suite de 4 après { $value } pioche.
   *[other] Une suite de 4 après { $value } pioches.
 }

# Modèle : la valeur d’une main pour la phase 7 et pour la phase 10.
discard-sets-title = Pioches à prévoir avec cette main, sans compter aucune autre carte
discard-sets-first = Cartes d’un nombre
discard-sets-second = Cartes d’un deuxième nombre
discard-sets-third = Cartes d’un troisième nombre
discard-sets-row-seven = Phase 7 : deux séries de 4
discard-sets-row-ten = Phase 10 : série de 5 et série de 3

# Fiche.
discard-sheet-helps = Petit jeu : vous gardez ces trois cartes et voulez une suite de 4. Combien des 108 cartes la complètent ?
discard-sheet-wait = { $helpful } des 108 cartes complètent votre suite, et aucune autre carte n’aide. Combien de pioches faut-il prévoir ?
discard-sheet-mean = Sur 100 parties, toutes demandent une première pioche. { $one } ne sont pas finies après une pioche, { $two } après deux, { $three } après trois. Toutes sont finies après quatre. Combien de pioches une partie demande-t-elle en moyenne ?
discard-sheet-step = { $done } des 108 cartes complètent votre suite. { $better } autres cartes mènent à une main de valeur { $value }. Le reste ne change rien. Quelle est la valeur de votre main ?
discard-sheet-throw = Petit jeu : vous venez de piocher et vous avez ces quatre cartes. Vous voulez une suite de 4. Laquelle des cartes des deux bouts jetez-vous, ou les deux se valent-elles ?
discard-sheet-throw-one = le { $number }
discard-sheet-throw-either = les deux se valent
discard-sheet-hand = Quelle est la valeur de cette main dans le petit jeu ? Il faut regarder plus d’un pas en avant. Trois nombres voisins avec de la place aux deux bouts, comme 4, 5, 6, ont la valeur { $value }.
