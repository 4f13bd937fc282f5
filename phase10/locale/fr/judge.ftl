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
judge-set-numbers = Dans une série, toutes les cartes portent le même nombre ; ici, on trouve les nombres { $numbers }.
judge-color-mixed = Toutes les cartes doivent être de la même couleur.
judge-color-unknown = On ne connaît pas la couleur de { $card }.
judge-run-twins = Le { $number } ne peut figurer qu’une fois dans une suite.
judge-run-too-long = Une suite compte 12 cartes au plus.
judge-run-gap = Les nombres ne se suivent pas : il manque { $numbers }, et il n’y a pas assez de jokers.
judge-run-wrap = Après le 12, une suite ne repart pas à 1.
judge-run-full = Dans la suite qui va de { $low } à { $high }, il n’y a plus de place pour cela.
judge-not-in-hand = { $held ->
    [0] { $card } n’est pas dans votre main.
    [one] Vous n’avez { $card } qu’une seule fois.
   *[other] Vous n’avez { $card } que { $held } fois.
 }
judge-sets-same-number = Une autre série porte déjà le nombre { $number } ; ici, chaque série doit avoir le sien.
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

# Around the table.
judge-hand-over = Un joueur a vidé sa main : la manche est finie.
judge-turn-over = Une carte a été jetée : le tour est fini.
judge-drawn = Une carte a déjà été piochée pendant ce tour.
judge-draw-first = Piochez d’abord une carte.
judge-laid = Vous avez déjà posé une phase pendant cette manche.
judge-no-discard = Le tour n’est pas fini : il faut encore jeter une carte.
judge-pile-empty = { $pile ->
    [draw] La pioche est vide.
   *[discard] Il n’y a pas de carte sur la défausse.
 }
judge-skip-not-drawn = La carte du dessus est une carte Passer : on ne peut pas la piocher.
judge-out-before-phase = Vous ne pouvez pas vider votre main avant d’avoir posé votre phase.
judge-out-discard = Selon la règle retenue ici, la dernière carte doit être jetée : gardez-en une pour cela.
judge-out-skip = Selon la règle retenue ici, la dernière carte ne peut pas être une carte Passer.
judge-skip-self = Une carte Passer se joue contre un autre joueur.
judge-skip-waiting = Ce joueur a déjà une carte Passer devant lui.
judge-skip-in-a-row = Ce joueur vient de passer un tour : on ne le vise pas deux tours de suite.
judge-skip-trip = Ce joueur a déjà été visé par une carte Passer pendant ce tour de table.

# In a whole game.
judge-not-your-turn = Ce n’est pas votre tour.
judge-match-over = La partie est terminée.
judge-choose-first = D’abord, chaque joueur choisit une phase.
judge-deal-first = D’abord, on distribue la manche suivante.
judge-not-between-hands = Ce n’est pas possible pendant une manche.
judge-choice = La phase { $number } ne fait pas partie de celles que vous pouvez choisir.
judge-wild-meaning = Un joker remplace ici une carte qui n’a pas sa place dans le groupe.
judge-no-group = Ce groupe n’est pas sur la table.
judge-hit-nothing = Indiquez les cartes que vous voulez ajouter.
judge-skip-wasted = Tant qu’un joueur peut être visé, une carte Passer se joue contre quelqu’un.
judge-out-skip-left = Selon la règle retenue ici, la dernière carte ne peut pas être une carte Passer, et il ne vous resterait qu’elle.
