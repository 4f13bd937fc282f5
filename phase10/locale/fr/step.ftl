# The steps of an explanation. Card notation (R7, W) is the same in every language.
# Each id fixes the kind of its { $group }, so an article may stand before it: “la” (sets, runs), “les” (color groups).
step-skips = { $count ->
    [one] La carte Passer ne fait jamais partie d’une phase. Mettez-la de côté.
   *[other] Les { $count } cartes Passer ne font jamais partie d’une phase. Mettez-les de côté.
 }
step-wilds = { $count ->
    [one] Vous avez un joker. Il peut remplacer n’importe quelle carte numérotée.
   *[other] Vous avez { $count } jokers. Chacun peut remplacer n’importe quelle carte numérotée.
 }

# How a made phase is laid.
step-set = La { $group } réunit des { $number } : { $cards }.
step-set-bare = La { $group } n’est faite que de jokers. Ici, ils remplacent des { $number } : { $cards }.
step-run = La { $group } va de { $low } à { $high } : { $cards }.
step-color = Les { $group } sont toutes { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 } : { $cards }.
step-color-run = La { $group } va de { $low } à { $high }, tout en { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
 } : { $cards }.
step-wild-stands = Dans la suite, { $count ->
    [one] le joker remplace le { $numbers }.
   *[other] les jokers remplacent les nombres { $numbers }.
 }
step-extra = Cela fait { $extra ->
    [one] une carte
   *[other] { $extra } cartes
 } de plus que la phase n’en demande. Tout ce qui convient peut être posé en même temps : il vous reste alors moins de points en main.
step-same-number = { $count ->
    [2] Deux
    [3] Trois
   *[other] Quatre
 } séries portent le nombre { $number }. C’est permis.
step-naturals = À côté des jokers, il faut au moins une carte numérotée. Ici, il y en a { $count ->
    [one] une.
   *[other] { $count }.
 }
step-bare-disputed = Un groupe n’est fait que de jokers. Les notices de Mattel et de Fundex le permettent, car la phase contient une carte numérotée ailleurs ; un guide finlandais ne le permet pas.
step-left = La phase est réussie. { $count ->
    [0] Il ne vous reste aucune carte en main.
   *[other] Il vous reste { $points } points en main.
 }

# How near a hand comes that does not make the phase.
step-set-full = Pour la { $group }, vous avez assez de { $number }.
step-set-short = Pour la { $group }, { $held ->
    [0] vous n’avez encore aucune carte :
    [one] le mieux est de réunir des { $number } : vous en avez un et
   *[other] le mieux est de réunir des { $number } : vous en avez { $held } et
 } il en manque { $short ->
    [one] un
   *[other] { $short }
 }.
step-run-full = Pour la { $group }, vous avez tous les nombres de { $low } à { $high }.
step-run-short = Pour la { $group }, le mieux est d’aller de { $low } à { $high } : { $held ->
    [0] vous n’avez aucun de ces nombres
    [one] vous avez un de ces nombres
   *[other] vous avez { $held } de ces nombres
 } et il en manque { $short ->
    [one] un
   *[other] { $short }
 }.
step-color-full = Pour les { $group }, vous avez assez de cartes { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 }.
step-color-short = Pour les { $group }, le mieux est de réunir des cartes { $color ->
    [R] rouges
    [B] bleues
    [G] vertes
   *[Y] jaunes
 } : { $held ->
    [0] vous n’en avez aucune
    [one] vous en avez une
   *[other] vous en avez { $held }
 } et il en manque { $short ->
    [one] une
   *[other] { $short }
 }.
step-color-run-full = Pour la { $group }, vous avez tous les nombres de { $low } à { $high } en { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
 }.
step-color-run-short = Pour la { $group }, le mieux est d’aller de { $low } à { $high } en { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
 } : { $held ->
    [0] vous n’avez aucune de ces cartes
    [one] vous avez une de ces cartes
   *[other] vous avez { $held } de ces cartes
 } et il en manque { $short ->
    [one] une
   *[other] { $short }
 }.
step-twins = Un deuxième { $numbers } ne sert à rien ici : un nombre ne figure jamais deux fois dans une suite.
step-wrong-color = On ne peut pas utiliser { $cards } ici : dans une suite unicolore, toutes les cartes ont la même couleur.
step-no-wrap = Le 12 et le 1 ne se rejoignent pas : une suite s’arrête à 12.
step-wilds-fill = { $holes ->
    [one] Il reste une place libre
   *[other] Il reste { $holes } places libres
 } ; { $wilds ->
    [one] { $holes ->
        [one] le joker la prend.
       *[other] le joker en prend une.
    }
   *[other] les jokers en prennent { $wilds }.
 }
step-no-natural = Des jokers seuls ne font pas une phase : il faut au moins une carte numérotée.
step-no-natural-group = Selon la lecture retenue ici, il faut une carte numérotée dans chaque groupe.
step-missing = Il manque donc { $missing ->
    [one] une carte : { $helpful } suffit.
   *[other] { $missing } cartes : { $helpful } vous aiderait.
 }
step-any-number = n’importe quelle carte numérotée
step-many-cards = une carte parmi { $count } possibles
step-slot-wild = un joker
step-slot-number = un { $number }
step-slot-card = un { $number } { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
 }
step-slot-color = une carte { $color ->
    [R] rouge
    [B] bleue
    [G] verte
   *[Y] jaune
 }
