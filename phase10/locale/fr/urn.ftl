# Leçon 1, le paquet comme une urne : ses exercices, ses expériences, son modèle et sa fiche.
urn-name = Le paquet comme une urne
urn-idea = Une probabilité est le rapport cartes favorables sur cartes possibles, quand toutes les cartes sont équiprobables.

# Exercice : combien de 12 dans le paquet.
urn-twelves-hint = Dans combien de couleurs y a-t-il un 12 ? Et en combien d’exemplaires existe chaque carte numérotée ?
urn-twelves-why = Le 12 existe dans quatre couleurs, et chaque carte numérotée est en double.
urn-twelves-not-colors = C’est le nombre de couleurs. En combien d’exemplaires existe chaque carte numérotée ?
urn-twelves-not-copies = C’est le nombre d’exemplaires d’une seule carte, par exemple le 12 rouge. Et les autres couleurs ?
urn-twelves-not-printed = C’est le nombre imprimé sur la carte. On demande combien de cartes le portent.
urn-twelves-not-all = Vous avez divisé les 108 cartes par 12. Mais il y a parmi elles des jokers et des cartes Passer, qui ne portent pas de nombre.

# Exercice : le petit paquet avec un joker de plus.
urn-more-hint = Écrivez toutes les cartes qui sont maintenant dans le paquet. Combien y en a-t-il, et combien de jokers parmi elles ?
urn-more-why = Il y a une carte favorable de plus, et aussi une carte possible de plus.
urn-more-not-kinds = Vous avez compté les sortes de cartes : 5, 12, joker et carte Passer. Elles ne sont pas équiprobables. Comptez les cartes une à une.
urn-more-not-before = C’est la probabilité avant l’ajout du joker. Comptez de nouveau les deux nombres.
urn-more-not-possible = Le nouveau joker est favorable. Fait-il aussi partie des cartes possibles ?

# Exercice : combien de jokers retirer.
urn-fewer-hint = Déplacez le curseur des jokers d’un cran à la fois et regardez la ligne du joker. Les cartes favorables et les cartes possibles diminuent toutes les deux.
urn-fewer-why = Chaque joker retiré fait une carte favorable de moins et une carte possible de moins.
urn-fewer-not-left = C’est le nombre de jokers qui restent dans le paquet. On demande combien vous en retirez.
urn-fewer-not-half = Vous avez retiré la moitié des jokers. Combien reste-t-il alors de jokers, et de cartes en tout ? Cette fraction vaut-elle 1/21 ?

# Exercice : la carte retournée.
urn-opening-hint = Quelqu’un a-t-il déjà vu une carte ? Si ce n’est pas le cas, quelles cartes du paquet entier peuvent être celle que l’on retourne ?
urn-opening-why = Personne n’a vu de carte : chaque carte du paquet entier a donc la même probabilité de se trouver à cette place.
urn-opening-not-pile = Vous avez écarté les cartes distribuées. Mais personne ne les a vues : il peut y avoir des cartes Passer parmi elles.
urn-opening-not-hand = Vous avez écarté les cartes d’une main. Mais personne n’a regardé cette main non plus.
urn-opening-not-one = Vos cartes possibles sont les bonnes. Combien d’entre elles sont des cartes Passer ?

# Exercice : rouge ou un 12.
urn-red-hint = Faites la liste des cartes rouges, puis celle des 12. Y a-t-il une carte sur les deux listes ?
urn-red-why = Les 12 rouges sont sur les deux listes, et on ne les compte qu’une fois.
urn-red-not-twice = Vous avez additionné les cartes rouges et les 12. Quelles cartes avez-vous comptées deux fois ?
urn-red-not-both = C’est la probabilité que la carte soit à la fois rouge et un 12. Ici, l’un des deux suffit.
urn-red-not-one = Vous avez écarté les cartes qui sont à la fois rouges et des 12. Elles gagnent aussi.

# Expérience : un joker contre un 12.
urn-duel-ask = Imaginez 100 duels. Dans combien d’entre eux un joker arrive-t-il avant le premier 12 ?
urn-duel-yes = Le joker est arrivé en premier.
urn-duel-no = Le 12 est arrivé en premier.

# Expérience : la dernière carte du paquet.
urn-last-ask = Imaginez 100 paquets mélangés. Dans combien d’entre eux la dernière carte est-elle un joker ?
urn-last-yes = La dernière carte est un joker.
urn-last-no = La dernière carte n’est pas un joker.

# Modèle : la première carte d’un paquet que l’on modifie.
urn-deck-title = La première carte d’un paquet de votre composition
urn-deck-wilds = Jokers dans le paquet
urn-deck-skips = Cartes Passer dans le paquet
urn-deck-copies = Exemplaires de chaque carte numérotée
urn-deck-row-wild = un joker
urn-deck-row-twelve = un 12
urn-deck-row-skip = une carte Passer
urn-deck-row-red = une carte numérotée rouge

# Fiche.
urn-sheet-wild = On tire sans regarder une des cartes que vous voyez ici. Quelle est la probabilité que ce soit un joker ?
urn-sheet-away = On enlève une des cartes numérotées de l’exercice précédent. On tire une carte parmi celles qui restent : quelle est la probabilité que ce soit un joker ?
urn-sheet-numbers = On mélange le paquet complet de 108 cartes. Quelle est la probabilité que la première carte soit un nombre de { $low } à { $high } ?
urn-sheet-fewer = On retire { $out } jokers du paquet complet. Quelle est maintenant la probabilité que la première carte soit un joker ?
urn-sheet-place = On mélange le paquet complet, et personne n’a regardé de carte. Quelle est la probabilité qu’il y ait { $kind ->
    [wild] un joker
    [skip] une carte Passer
   *[twelve] un 12
 } à la place { $place } en partant du dessus ?
urn-sheet-either = On mélange le paquet complet. Quelle est la probabilité que la première carte soit { $color ->
    [R] rouge
    [B] bleue
    [G] verte
   *[Y] jaune
 }, ou qu’elle porte un nombre supérieur à { $number }, ou les deux ? Ne comptez aucune carte deux fois.
