# Leçon 2, compter les mains : ses exercices, ses expériences, son modèle et sa fiche.
counting-name = Compter les mains
counting-idea = Comptez les mains dans l’ordre, divisez par le nombre d’ordres, et vous pourrez comparer les mains voulues à toutes les mains.

# Exercice : quand la somme des probabilités dépasse 1.
counting-sum-hint = Ajoutez 2/27 encore et encore. Quand le numérateur dépasse-t-il 27 ?
counting-sum-why = Avec ce nombre de cartes, la somme dépasse 1, et aucune probabilité ne dépasse 1. La somme ne peut donc pas être la probabilité.
counting-sum-not-below = Avec ce nombre de cartes, la somme est encore inférieure à 1. Qu’ajoute une carte de plus ?
counting-sum-not-half = Là, la somme vaut exactement 1. Mais une main a un nombre entier de cartes, et la somme doit dépasser 1.
counting-sum-not-two = Avec ce nombre de cartes, la somme vaut 2. On cherche la première main dont la somme dépasse 1.

# Exercice : les mains de trois parmi cinq cartes.
counting-three-hint = Comptez d’abord dans l’ordre : combien de possibilités pour la première, la deuxième et la troisième carte ? Puis demandez-vous dans combien d’ordres on peut ranger les trois mêmes cartes.
counting-three-why = Chaque main de trois laisse une main de deux sur la table. Il y a donc autant de mains de trois que de mains de deux.
counting-three-not-orders = Ce nombre compte les trois cartes dans l’ordre. La même main y est comptée une fois pour chaque ordre de ses cartes.
counting-three-not-two = Vous avez divisé par 2. Deux cartes ont deux ordres. Combien d’ordres ont trois cartes ?
counting-three-not-places = Vous avez divisé par 3. Écrivez tous les ordres de trois cartes A, B et C. N’y en a-t-il que trois ?
counting-three-not-times = Une fois la première carte prise, il reste moins de cartes pour la deuxième. Il faut un produit de trois nombres.

# Exercice : le temps pour toutes les mains.
counting-time-is-year = Moins d’un an
counting-time-is-life = Plus d’un an, mais moins qu’une vie de 80 ans
counting-time-is-history = Plus de 80 ans, mais moins de 5 000 ans
counting-time-is-longer = Plus de 5 000 ans
counting-time-hint = Une année compte environ 31 500 000 secondes. Combien d’années faut-il pour 38 722 819 230 810 secondes ?
counting-time-why = Divisez le nombre de mains par le nombre de secondes d’une année. Le résultat a sept chiffres.
counting-time-not-year = En un an, vous mettez sur la table environ 31 500 000 mains. Comparez le nombre de chiffres à celui du nombre de toutes les mains.
counting-time-not-life = En 80 ans, vous mettez sur la table environ 2 500 000 000 mains. Comparez le nombre de chiffres à celui du nombre de toutes les mains.
counting-time-not-history = En 5 000 ans, vous mettez sur la table environ 158 000 000 000 mains. Comparez le nombre de chiffres à celui du nombre de toutes les mains.

# Exercice : quand un joker exactement est plus probable qu’aucun.
counting-most-hint = Réglez les jokers sur 8. Agrandissez la main, une carte à la fois, et comparez les lignes 0 et 1.
counting-most-why = À partir de cette taille, une main a plus souvent exactement un joker qu’aucun.
counting-most-not-any = À partir de là, un joker ou plus est plus probable qu’aucun. On demande exactement un joker : regardez la ligne 1.
counting-most-not-below = Vous y êtes presque. Avec ce nombre de cartes, aucun joker est encore un peu plus probable. Comparez les fractions exactes.
counting-most-not-dealt = C’est la main du jeu. Comparez les lignes 0 et 1 : laquelle est la plus grande ?

# Exercice : deux 12 et un joker.
counting-set-hint = De combien de façons peut-on choisir deux des huit 12, et un des huit jokers ? Chaque choix des 12 va avec chaque choix du joker. Combien y a-t-il en tout de mains de trois ?
counting-set-why = Deux des huit 12 et un des huit jokers : on multiplie les nombres de façons. Puis on compare à toutes les mains de trois.
counting-set-not-above = Vous avez compté les deux 12 dans l’ordre, mais les mains du dénominateur sans ordre. Comptez tout de la même manière.
counting-set-not-below = Vous avez compté les mains voulues sans ordre, mais toutes les mains dans l’ordre. Comptez tout de la même manière.
counting-set-not-no-wild = Vous avez compté les paires de 12. Quel joker les accompagne ? Il y en a plusieurs.
counting-set-not-added = Vous avez additionné les façons de choisir les 12 et celles de choisir le joker. Combien de mains y a-t-il pour une seule paire de 12 ?

# Expérience : un joker ou plus dans la donne.
counting-any-ask = Imaginez 100 mains de dix cartes. Combien d’entre elles ont au moins un joker ?
counting-any-yes = Il y a un joker dans cette main.
counting-any-no = Il n’y a pas de joker dans cette main.

# Expérience : deux jokers ou plus dans la donne.
counting-more-ask = Imaginez 100 mains de dix cartes. Combien d’entre elles ont deux jokers ou plus ?
counting-more-yes = Il y a deux jokers ou plus dans cette main.
counting-more-no = Il y a moins de deux jokers dans cette main.

# Modèle : les jokers d’une main.
counting-wilds-title = Combien de jokers dans la main ?
counting-wilds-cards = Cartes de la main
counting-wilds-wilds = Jokers dans le paquet, à côté de 100 autres cartes
counting-wilds-row-any = un ou plus

# Fiche. L’exercice sur les mains montre des cartes ; celui du joker vient juste après et porte sur les mêmes cartes.
counting-sheet-hands = Combien de mains différentes de deux cartes peut-on former avec les cartes que vous voyez ici ? Des cartes qui se ressemblent restent des cartes différentes.
counting-sheet-wild = On tire sans regarder deux des cartes de l’exercice précédent. Quelle est la probabilité qu’au moins l’une d’elles soit un joker ?
counting-sheet-orders = Dans combien d’ordres peut-on ranger { $cards } cartes différentes ?
counting-sheet-three = Combien de mains différentes de trois cartes peut-on former avec { $cards } cartes différentes ?
counting-sheet-pair-color = On distribue deux cartes du paquet complet de 108. Quelle est la probabilité qu’elles soient toutes les deux { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 } ? Chaque couleur a 24 cartes.
counting-sheet-pair-number = On distribue deux cartes du paquet complet de 108. Quelle est la probabilité qu’elles portent toutes les deux le nombre { $number } ? Il y a huit cartes de chaque nombre.
counting-sheet-exactly = On distribue trois cartes du paquet complet de 108, qui contient 8 jokers. Quelle est la probabilité { $wilds ->
    [one] qu’il y ait exactement un joker parmi elles
   *[other] qu’il y ait exactement { $wilds } jokers parmi elles
 } ?
