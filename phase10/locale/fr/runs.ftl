# Leçon 5 : une suite se collectionne, une série se répète. Le texte de la leçon est dans notebooks/lessons.
runs-name = Une suite se collectionne, une série se répète
runs-idea = La phase 1 demande six cartes, la phase 2 en demande sept. Laquelle se trouve le plus souvent dans la donne ? Les anniversaires d’une classe et un collectionneur vous disent pourquoi.

# Le pari
runs-phase-two-ask = Imaginez 100 mains de dix cartes. Combien d’entre elles contiennent la phase 2, une série de 3 et une suite de 4 ?
runs-phase-two-yes = Cette main contient la phase 2.
runs-phase-two-no = Cette main ne contient pas la phase 2.

runs-repeats-hint = Alignez trois cartes égales. Montrez-les une à une et dites : nombre nouveau, ou déjà vu ? Puis faites de même avec l’autre série.
runs-repeats-why = Dans chaque série, la première carte apporte un nombre nouveau, et les deux autres le répètent.
runs-repeats-not-new = C’est le compte des nombres nouveaux. On demande les autres cartes.
runs-repeats-not-all = C’est le nombre de cartes de la phase 1. Mais la première carte d’une série porte un nombre qui n’était pas encore venu.
runs-repeats-not-first = Vous n’avez compté comme nouvelle que la toute première carte. La seconde série a son propre nombre : elle commence donc, elle aussi, par un nombre nouveau.

# Papier et crayon
runs-collection-hint = Continuez le tableau pour une quatrième carte. Combien de cartes reste-t-il alors, et combien portent le dernier nombre qui vous manque ?
runs-collection-why = Quand vous avez trois nombres différents, il reste cinq cartes, dont deux portent le quatrième nombre. On multiplie cette probabilité par celle des trois premières cartes.
runs-collection-not-put-back = C’est la probabilité si vous remettez chaque carte avant de prendre la suivante. Ici, les cartes restent dans votre main : il en reste chaque fois moins.
runs-collection-not-one-hand = Vous avez compté une seule main. Mais chacun des quatre nombres peut être rouge ou bleu : bien des mains ont donc les quatre.
runs-collection-not-three = C’est la probabilité pour trois cartes. Une carte encore doit être nouvelle.
runs-collection-not-last = Ce n’est que la probabilité de la dernière étape. Les trois cartes d’avant doivent aussi être différentes.

# Le problème des anniversaires
runs-pair-ask = Mélangez les 96 cartes numérotées et imaginez 100 donnes de cinq cartes. Combien de fois au moins deux des cinq cartes portent-elles le même nombre ?
runs-pair-yes = Deux de ces cartes portent le même nombre.
runs-pair-no = Ces cinq cartes portent cinq nombres différents.

runs-alike-title = Probabilité de nombres égaux, avec les seules cartes numérotées
runs-alike-cards = Cartes numérotées distribuées
runs-alike-row-pair = Au moins deux égaux
runs-alike-row-three = Au moins trois égaux
runs-alike-row-four = Au moins quatre égaux

runs-three-hint = Réglez le curseur sur le nombre auquel vous pensez et lisez la ligne de trois nombres égaux. « Plus probable que le contraire » veut dire au-dessus de 50 %.
runs-three-why = À ce nombre de cartes, la ligne dépasse 50 % pour la première fois. Une troisième carte égale demande une seconde coïncidence.
runs-three-not-pair = C’est juste pour deux nombres égaux. Lisez la ligne pour trois.
runs-three-not-nearly = C’est tout près. Relisez la ligne : la probabilité dépasse-t-elle déjà 50 % ?
runs-three-not-certain = À partir de ce nombre, trois cartes égales sont certaines. On demande à partir d’où elles deviennent plus probables que le contraire.

# La collection
runs-different-ask = Combien de nombres différents y a-t-il en moyenne dans une main de dix cartes ? Les jokers et les cartes Passer n’ont pas de nombre.
runs-different-value = { $value ->
    [0] Aucun nombre dans cette main.
    [one] Un seul nombre dans cette main.
   *[other] { $value } nombres différents dans cette main.
 }

runs-eleven-hint = Faites comme pour dix cartes. D’abord les cartes numérotées : ce sont 96 cartes sur 108. Puis les nombres différents : un nombre manque quand les onze cartes viennent toutes des 100 autres. Que reste-t-il quand on soustrait ?
runs-eleven-why = À chaque carte de plus, le nombre moyen de cartes numérotées augmente toujours d’autant. Celui des nombres différents augmente de plus en plus lentement, donc celui des répétitions de plus en plus vite.
runs-eleven-not-ten = C’est la moyenne pour dix cartes. La onzième carte y ajoute quelque chose.
runs-eleven-not-new = C’est le compte des nombres différents. Soustrayez-le de celui des cartes numérotées.
runs-eleven-not-wilds = Vous avez fait la soustraction à partir de onze. Mais parmi les onze cartes, il y a des jokers ou des cartes Passer, et ce ne sont pas des répétitions.

# Ce que vous savez maintenant
runs-eights-hint = Comptez les répétitions : combien en faut-il au minimum pour chaque phase ? Une main moyenne de dix cartes en a entre deux et trois.
runs-eights-is-seven = La phase 7 vient plus souvent.
runs-eights-is-same = Les deux viennent à peu près aussi souvent.
runs-eights-is-three-little = La phase 3 vient plus souvent, mais moins de dix fois plus souvent.
runs-eights-is-three-much = La phase 3 vient plus de dix fois plus souvent.
runs-eights-why = Deux séries de 4 demandent six répétitions. Une série de 4 et une suite de 4 en demandent trois, et les autres cartes peuvent être des nombres nouveaux.
runs-eights-not-seven = Comptez les répétitions qu’il faut pour chaque phase. Ce sont les répétitions qui sont rares.
runs-eights-not-same = Les deux phases demandent autant de cartes, mais pas les mêmes sortes de cartes. Combien de répétitions faut-il pour chacune ?
runs-eights-not-three-little = Le sens est juste. Mais les répétitions sont encore plus rares : chaque répétition de plus coûte cher.

# Fiche
runs-sheet-repeats = Regardez cette main de dix cartes. Combien de ses cartes numérotées sont des répétitions ? Les jokers et les cartes Passer ne comptent pas.
runs-sheet-groups = Vous formez ceci avec des cartes numérotées seulement : { $phase }. Combien de répétitions y a-t-il au minimum ?
runs-sheet-next = Sur les 96 cartes numérotées, vous en avez { $held } en main, toutes de nombres différents. Vous piochez l’une des { $left } autres. Quelle est la probabilité que son nombre soit nouveau ?
runs-sheet-small = Un petit paquet a les nombres de 1 à { $numbers }, chacun en rouge et en bleu : { $deck } cartes. Vous en prenez trois. Quelle est la probabilité qu’au moins deux d’entre elles portent le même nombre ?
runs-sheet-mean = Un petit paquet a les nombres de 1 à { $numbers }, chacun sur { $copies } cartes : { $deck } cartes. Vous en prenez { $drawn }. Combien de nombres différents avez-vous en moyenne ?
runs-sheet-pair = Vous prenez { $cards } des 96 cartes numérotées (12 nombres, huit cartes de chacun). Quelle est la probabilité qu’au moins deux portent le même nombre ? Utilisez une calculatrice.
