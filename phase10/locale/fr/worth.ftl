# Leçon 6 : ce que vaut un joker. Le texte de la leçon est dans notebooks/lessons.
worth-name = Ce que vaut un joker
worth-idea = Le joker est la carte qui coûte le plus et qui aide le plus : l’espérance dit quand le garder.

# Le pari
worth-no-wild-ask = Imaginez 100 mains de dix cartes sans joker. Combien d’entre elles contiennent la phase 1, deux séries de 3 ?
worth-no-wild-yes = Cette main contient la phase 1.
worth-no-wild-no = Cette main ne contient pas la phase 1.

worth-cost-hint = Triez d’abord les cartes : nombres de 1 à 9, nombres de 10 à 12, cartes Passer, jokers. Puis multipliez et additionnez.
worth-cost-why = Le nombre imprimé sur une carte ne compte pas, seulement la sorte de carte.
worth-cost-not-printed = Vous avez additionné les nombres imprimés. Un 9 coûte autant qu’un 1, et un 12 autant qu’un 10.
worth-cost-not-fives = Les nombres de 10 à 12 coûtent plus que les autres.
worth-cost-not-twenty = C’est le compte d’un joker dans certaines éditions. Ici, on prend la valeur des notices.

# Papier et crayon
worth-two-hint = Une carte est le joker, c’est certain. La seconde est l’une des quatre autres. Combien ces quatre coûtent-elles en moyenne ?
worth-two-why = Une part certaine et une part moyenne : additionnez-les.
worth-two-not-any = C’est la moyenne de deux cartes quand on ne sait pas lesquelles. Ici, vous savez que l’une est le joker.
worth-two-not-still = La seconde carte ne peut pas être de nouveau le joker. Calculez la moyenne des quatre autres.
worth-two-not-other = C’est la moyenne de la seconde carte seule. Le joker aussi est tiré.

# Le prix
worth-hand-ask = On distribue dix cartes. Combien coûtent-elles en moyenne, tant que rien n’est posé ?
worth-hand-value = Cette main coûte { $value } points.

worth-one-wild-hint = Une carte est le joker, les neuf autres viennent des 100 cartes qui ne sont pas des jokers. Combien coûte en moyenne une de ces 100 cartes ?
worth-one-wild-why = Le joker, certain, et neuf fois la moyenne des cartes qui ne sont pas des jokers : les moyennes s’additionnent.
worth-one-wild-not-still = Dans votre moyenne des neuf autres cartes, il y a des jokers. Mais cette main a exactement un joker.
worth-one-wild-not-none = C’est la moyenne d’une main sans joker. Échangez une carte contre le joker.
worth-one-wild-not-added = Vous avez ajouté le prix d’un joker à la moyenne de toutes les mains. Mais cette moyenne contient déjà des jokers. Partez d’une main qui n’en a pas.

worth-with-wild-ask = Imaginez 100 mains de dix cartes avec exactement un joker. Combien d’entre elles contiennent la phase 1, deux séries de 3 ?
worth-with-wild-yes = Cette main contient la phase 1.
worth-with-wild-no = Cette main ne contient pas la phase 1.

# Garder ou jeter
worth-keep-ask = Vous jetez le 12 et gardez le joker. Votre tour suivant vient, puis la manche se termine. Combien de points reste-t-il en moyenne dans votre main ?
worth-keep-value = { $value ->
    [one] Il reste { $value } point.
   *[other] Il reste { $value } points.
 }

worth-hold-title = Points qui restent en moyenne
worth-hold-ends = Probabilité, en pour cent, que la manche se termine avant votre tour suivant
worth-hold-wild = Points pour un joker
worth-hold-row-keep = Garder le joker
worth-hold-row-throw = Jeter le joker

worth-quarter-hint = Calculez d’abord la moyenne pour chacun des deux choix : un quart de la première colonne du tableau et trois quarts de la seconde. Puis soustrayez.
worth-quarter-why = Chaque cas compte avec sa probabilité : ce que l’on risque en gardant le joker, et ce que l’on économise.
worth-quarter-not-gain = C’est ce que vous économisez en le gardant si votre tour suivant vient. Retranchez ce que cela coûte si la manche se termine avant.
worth-quarter-not-swapped = Vous avez échangé les deux probabilités. Un quart, c’est la probabilité que la manche se termine avant.

# Ce que vous savez maintenant
worth-even-hint = Appelez q cette probabilité. Combien de points de plus cela coûte-t-il de garder le joker si la manche se termine avant ? Cela compte avec la probabilité q. Combien cela fait-il économiser si votre tour vient ? Cela compte avec 1 − q. Quand les deux sont-ils égaux ?
worth-even-why = Ici, ce que l’on risque en gardant le joker est égal à ce que l’on économise. En dessous de cette probabilité, on le garde ; au-dessus, on le jette.
worth-even-not-ratio = Vous avez comparé ce que coûte le joker gardé, fois q, à tout ce qu’il fait économiser. Mais on n’économise que si votre tour vient, ce qui a la probabilité 1 − q.
worth-even-not-draw = C’est la probabilité que la prochaine carte complète la phase. On demande la probabilité que la manche se termine.
worth-even-not-twenty = C’est juste si un joker coûte 20 points. On demande pour 25 points.

# Fiche
worth-sheet-cost = Regardez cette main. Combien de points coûte-t-elle si elle vous reste ? (1 à 9 : 5 points ; 10 à 12 : 10 ; carte Passer : 15 ; joker : 25)
worth-sheet-one = Vous tirez une de ces cartes sans regarder. Combien de points coûte-t-elle en moyenne ?
worth-sheet-two = Vous tirez deux de ces cartes à la fois, sans regarder. Combien de points coûtent-elles en moyenne ?
worth-sheet-deck = Les 108 cartes coûtent 860 points en tout. Combien coûtent en moyenne { $cards } cartes du paquet complet ? Utilisez une calculatrice.
worth-sheet-wilds = Les 100 cartes qui ne sont pas des jokers coûtent 660 points en tout. Une main de { $cards } cartes a exactement { $wilds ->
    [one] un joker
   *[other] { $wilds } jokers
 }. Combien coûte-t-elle en moyenne ?
worth-sheet-even = Garder un joker coûte { $risked } points de plus si la manche se termine avant votre tour suivant, et fait économiser en moyenne { $saved } points si votre tour vient. Les deux choix se valent pour une certaine probabilité que la manche se termine avant. Laquelle ?
