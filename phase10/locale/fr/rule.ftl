# The rules the checker cites, one or two sentences each.
rule-cards-deck = Le paquet compte 108 cartes : les nombres de 1 à 12 dans quatre couleurs, chacun en double, puis 8 jokers et 4 cartes Passer.
rule-cards-one-place = Une carte ne va que dans un seul groupe. Elle ne peut pas compter pour deux.
rule-turn-whole-phase = Une phase se pose d’un seul coup, avec tous les groupes demandés et aucun autre.
rule-turn-lay-extra = Vous pouvez poser en même temps d’autres cartes qui vont dans un groupe de la phase : un 5 de plus avec des 5, le nombre voisin au bout d’une suite.
rule-set-same-number = Une série réunit des cartes qui portent le même nombre. Les couleurs ne comptent pas.
rule-set-same-number-twice = Deux séries d’une même phase peuvent porter le même nombre : avec six 5, vous faites deux séries de trois.
rule-run-consecutive = Une suite est faite de nombres qui se suivent sans trou. Les couleurs ne comptent pas, sauf si la phase impose une seule couleur.
rule-run-no-twins = Un nombre ne figure jamais deux fois dans une suite.
rule-run-no-wrap = Les nombres vont de 1 à 12 et s’arrêtent là : après le 12, on ne repart pas à 1. Une suite compte donc 12 cartes au plus.
rule-color-same-color = Dans un groupe de couleur, toutes les cartes ont la même couleur. Les nombres ne comptent pas et peuvent se répéter.
rule-wild-any-number = Un joker peut prendre la place de toute carte numérotée, quelle que soit sa couleur, mais jamais celle d’une carte Passer. Vous en utilisez autant que vous voulez.
rule-wild-natural = À côté des jokers, il faut au moins une carte numérotée : une dans la phase selon les notices de Mattel et de Fundex, une dans chaque groupe selon un guide finlandais.
rule-wild-keeps-meaning = Une fois posé, un joker garde sa valeur jusqu’à la fin de la manche. Personne ne peut le prendre ni le déplacer.
rule-skip-no-meld = Une carte Passer ne fait jamais partie d’une phase. Elle sert seulement à faire perdre un tour à quelqu’un.
rule-hit-after-phase = Vous ne pouvez ajouter des cartes aux groupes posés sur la table qu’une fois votre propre phase posée.
rule-hit-fits = Une carte ajoutée doit aller avec le groupe : le nombre de la série, le nombre juste avant ou juste après la suite, ou la couleur.
rule-score-left = Les cartes qui vous restent en main comptent contre vous : 5 points de 1 à 9, 10 points de 10 à 12, 15 points pour une carte Passer, 25 points pour un joker.
