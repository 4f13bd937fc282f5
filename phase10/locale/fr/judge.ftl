# Why a proposed layout or hit breaks a rule.
judge-group-count = La phase demande { $wanted ->
    [one] un seul groupe
   *[other] { $wanted } groupes
 } ({ $phase }) ; ici, { $count ->
    [0] il n’y en a aucun
    [one] il n’y en a qu’un
   *[other] il y en a { $count }
 }.
judge-too-short = Il manque { $short ->
    [one] une carte
   *[other] { $short } cartes
 } à ce groupe ({ $group }).
judge-skip = Une carte Passer ne fait jamais partie d’une phase.
judge-no-natural = Il n’y a ici que des jokers : il faut au moins une carte numérotée.
judge-set-numbers = Dans une série, toutes les cartes portent le même nombre ; ici, on trouve { $numbers }.
judge-color-mixed = Toutes les cartes doivent être de la même couleur.
judge-color-unknown = On ne connaît pas la couleur de { $card }.
judge-run-twins = Le { $number } ne peut figurer qu’une fois dans une suite.
judge-run-too-long = Une suite compte 12 cartes au plus.
judge-run-gap = Les nombres ne se suivent pas : il n’y a pas assez de jokers pour remplacer { $numbers }.
judge-run-wrap = Après le 12, une suite ne repart pas à 1.
judge-run-full = Dans la suite qui va de { $low } à { $high }, il n’y a pas la place pour cela.
judge-not-in-hand = { $held ->
    [0] { $card } n’est pas dans votre main.
    [one] Vous n’avez { $card } qu’une seule fois.
   *[other] Vous n’avez { $card } que { $held } fois.
 }
judge-sets-same-number = Les deux séries portent le nombre { $number } ; ici, chaque série doit avoir le sien.
judge-hit-before-phase = Vous ne pouvez faire des ajouts qu’après avoir posé votre propre phase.
judge-hit-set = { $card } ne va pas ici : cette série réunit des { $number }.
judge-hit-color = { $card } ne va pas ici : ce groupe est { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
 }.
judge-hit-run = On prolonge une suite avec le nombre qui vient juste avant ou juste après : ici, { $numbers }.
judge-hit-wild-there = Un joker tient déjà la place du { $number }, et il y reste.
