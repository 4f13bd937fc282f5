# Leçon 8, que collectionne-t-elle : ses exercices, ses expériences, son modèle et sa fiche.
# Elle en est à la phase 8 et collectionne une couleur, ou à la phase 7 et collectionne des nombres. Ce qu’elle jette et prend sont des indices.
bayes-name = Que collectionne-t-elle ?
bayes-idea = Un indice plaide pour ce qui le rend plus probable. Comptez les parties compatibles avec lui.

# Exercice : une joueuse qui collectionne le jaune jette une carte rouge.
bayes-red-throw-hint = Combien y a-t-il de cartes numérotées qu’elle jetterait ? Combien d’entre elles sont rouges ?
bayes-red-throw-why = Elle ne jette que des cartes de trois couleurs, et chacune a le même nombre de cartes.
bayes-red-throw-not-all-colors = Vous avez compté les quatre couleurs. Quelle couleur garde-t-elle ?
bayes-red-throw-not-all-cards = Vous avez divisé par toutes les cartes du paquet. Elle ne jette que des cartes numérotées, et pas celles de sa couleur.

# Exercice : la phase 7 est deux fois plus probable au départ.
bayes-other-start-hint = Prenez 105 parties. Dans combien en est-elle à la phase 8 ? Combien d’entre elles sont compatibles avec l’indice ? Faites de même pour la phase 7.
bayes-other-start-why = L’indice est le même, mais il y a au départ plus de parties en phase 7 : il y en a donc plus qui sont compatibles avec lui.
bayes-other-start-not-even = C’est la probabilité quand les deux phases sont équiprobables au départ. Ici, elles ne le sont pas.
bayes-other-start-not-if-so = C’est la probabilité de l’indice si elle en est à la phase 8. La question va dans l’autre sens : vous avez vu l’indice.
bayes-other-start-not-before = C’est la probabilité avant d’avoir vu l’indice. Écartez maintenant les parties qui ne sont pas compatibles avec lui.

# Exercice : à partir de combien de cartes trois couleurs plaident pour la phase 8.
bayes-crossing-hint = Laissez les couleurs et le départ comme ils sont. Déplacez le curseur des cartes jetées d’un cran à la fois, et comparez les deux lignes du bas.
bayes-crossing-why = Plus la quatrième couleur se fait attendre, moins cela ressemble à une joueuse qui pourrait la jeter.
bayes-crossing-not-last = Avec ce nombre de cartes, la probabilité est encore un peu inférieure à un demi. Relisez la ligne de la phase 8.
bayes-crossing-not-first = Avec trois cartes, la probabilité est encore inférieure à un demi. Laquelle des deux lignes du bas est la plus longue, et quand cela change-t-il ?
bayes-crossing-not-later = Là, la probabilité dépasse un demi, mais pas pour la première fois. Partez de trois cartes et montez pas à pas.

# Exercice : quatre cartes rouges de suite.
bayes-four-red-hint = Écrivez les deux probabilités comme des produits, un facteur pour chaque carte après la première. Les cartes jetées ne reviennent pas. Puis divisez un produit par la somme des deux.
bayes-four-red-why = Avec trois couleurs à jeter, une couleur revient plus souvent qu’avec quatre. Chaque carte de plus de cette couleur est un indice de plus.
bayes-four-red-not-put-back = C’est proche. Vous avez pris un tiers ou un quart pour chaque carte. Mais une carte jetée ne revient pas : une carte rouge de moins, et une carte de moins en tout.
bayes-four-red-not-three = C’est la probabilité après trois cartes rouges. Il y en a une quatrième.
bayes-four-red-not-if-so = C’est la probabilité de l’indice si elle en est à la phase 8. Comparez-la à celle de l’indice en phase 7.
bayes-four-red-not-even = C’est la probabilité avant d’avoir vu une carte. Combien de fois chaque type de joueuse jette-t-il quatre cartes d’une même couleur ?

# Exercice : quelle carte jeter.
bayes-safer-is-red-seven = Jeter le 7 rouge
bayes-safer-is-yellow-twelve = Jeter le 12 jaune
bayes-safer-is-same = Les deux sont aussi sûres l’une que l’autre
bayes-safer-hint = Pour chaque carte, demandez-vous dans quelle phase elle aide Ida. Quelle est la probabilité de cette phase après les deux indices ?
bayes-safer-why = Cette carte ne l’aide que dans une phase, et c’est maintenant la moins probable. L’autre carte l’aide à coup sûr dans la plus probable.
bayes-safer-not-yellow-twelve = Dans quelle phase n’importe quelle carte jaune l’aide-t-elle ? Cherchez la probabilité de cette phase après les deux indices.
bayes-safer-not-same = Les deux cartes aident dans des phases différentes. Ces phases sont-elles équiprobables après les deux indices ?

# Expérience : trois cartes jetées de trois couleurs.
bayes-three-colors-ask = Imaginez 100 parties où elle a jeté trois cartes de trois couleurs différentes. Dans combien d’entre elles en est-elle à la phase 8 ?
bayes-three-colors-yes = Elle en est à la phase 8.
bayes-three-colors-no = Elle en est à la phase 7.

# Expérience : trois cartes jetées, et une carte de la quatrième couleur qu’elle prend.
bayes-takes-ask = Imaginez 100 parties où elle a jeté une carte rouge, une bleue et une verte, puis pris le 7 jaune. Dans combien d’entre elles en est-elle à la phase 8 ?
bayes-takes-yes = Elle en est à la phase 8.
bayes-takes-no = Elle en est à la phase 7, et elle a un 7.

# Modèle : ce que disent les cartes jetées.
bayes-clue-title = Ce que les cartes jetées vous apprennent
bayes-clue-thrown = Cartes qu’elle a jetées
bayes-clue-seen = Couleurs différentes parmi elles
bayes-clue-before = Joueuses en phase 8, sur dix comme elle
bayes-clue-row-if-eight = probabilité de cet indice en phase 8
bayes-clue-row-if-seven = probabilité de cet indice en phase 7
bayes-clue-row-eight = phase 8, après l’indice
bayes-clue-row-seven = phase 7, après l’indice

# Fiche.
bayes-sheet-same = { $colors } couleurs, { $copies } cartes numérotées de chacune. On jette deux de ces cartes au hasard. Quelle est la probabilité que les deux aient la même couleur ?
bayes-sheet-count = Sur 100 joueurs, { $on } en sont à la phase 8, les autres à la phase 7. Un indice apparaît dans { $so } parties sur 10 en phase 8 et dans { $other } parties sur 10 en phase 7. Vous voyez l’indice. Quelle est la probabilité que le joueur en soit à la phase 8 ? Comptez les parties.
bayes-sheet-again = Vous pensez qu’elle en est à la phase 8 avec { $before } chances sur 10. Maintenant, elle prend une carte de la défausse. En phase 8, elle la prend dans { $so } parties sur 10, en phase 7 dans { $other } sur 10. Quelle est maintenant la probabilité de la phase 8 ?
bayes-sheet-pair = Elle a jeté ces deux cartes du vrai paquet. En phase 8, on jette des cartes de trois couleurs, en phase 7 de quatre, avec 24 cartes de chacune. Regardez seulement si les couleurs sont les mêmes. Les deux phases étaient équiprobables. Quelle est la probabilité de la phase 8 ?
bayes-sheet-start = Il y a deux cartes de chaque couleur. Avant toute carte jetée, la phase 7 est { $times } fois plus probable que la phase 8. Elle jette deux cartes { $same ->
    [same] de la même couleur
   *[different] de couleurs différentes
 }. Quelle est la probabilité de la phase 8 ?
