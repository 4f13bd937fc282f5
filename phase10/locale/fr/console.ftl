# `phase10 play` et `phase10 hands` dans le terminal. $player est le nom d’un joueur.
console-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $token } ».
console-unknown-bot = Il n’y a pas de joueur de type « { $token } ». Il y a : { $known }.
console-too-many-bots = { $count } types de joueurs sont nommés, et il n’y a que { $players } joueurs.
console-json-bots = --json demande --bots : sans cela, quelqu’un joue dans le terminal.
console-seed = Donne n° { $seed } : avec --seed { $seed }, les mêmes cartes sont distribuées de nouveau.
console-stopped = La partie est arrêtée.
console-not-over = { $hands ->
    [one] Arrêt après une manche :
   *[other] Arrêt après { $hands } manches :
 } personne n’a encore gagné.
console-no-end = Après { $turns } tours, personne ne peut vider sa main : la manche est abandonnée.
console-after = Après la manche { $number }
console-standing = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $total } en tout ; { $next }
console-next = { $count ->
    [0] toutes les phases réussies
    [one] ensuite la phase { $number }
   *[other] ensuite une phase parmi { $count }
 }

# Ce qu’une personne voit, et ce qu’elle peut faire.
console-held = { $player } a { $count ->
    [one] une carte.
   *[other] { $count } cartes.
 }
console-laid = { $player }, groupe { $group } : { $cards }
console-piles = Pioche : { $count ->
    [one] une carte.
   *[other] { $count } cartes.
 } Carte visible : { $top }
console-hand = Vos cartes : { $cards }
console-ask = Votre choix (un nombre, h pour un coup de pouce, q pour arrêter) :
console-ask-again = Écrivez un nombre de 1 à { $most }, h ou q.
console-do-choose = Choisir cette phase ({ $phase }).
console-do-draw = Prendre une carte de la pioche.
console-do-take = Prendre { $card } sur la défausse.
console-do-lay = Poser : { $cards }
console-do-hit = Ajouter { $cards } au groupe { $group } ({ $player }) : { $lies }
console-do-discard = Jeter { $card }.
console-do-skip = Jouer une carte Passer contre { $player }.

# Manches simulées.
console-progress = { $phase } : { $done } manches sur { $of }…
console-hands = { $trials ->
    [one] Une manche simulée
   *[other] { $trials } manches simulées
 } par phase, { $players } joueurs, tous à la même phase (graine { $seed })
console-hands-laps = tours de table
console-hands-first-laid = première phase
console-hands-laid = ont posé, %
console-hands-points = points
console-hands-points-of-others = points des autres
console-hands-reshuffled = pioche épuisée, %
console-hands-note = Après ±, l’erreur type ; après <, une valeur que la proportion ne dépasse pas. Tours de table : leur nombre jusqu’à la fin de la manche. Première phase : leur nombre jusqu’à la première phase posée. Ont posé : la proportion de joueurs qui ont posé leur phase. Points : restés en main, par joueur, et par joueur qui n’a pas vidé sa main.
