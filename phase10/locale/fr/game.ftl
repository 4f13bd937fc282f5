# Ce qui se passe pendant une partie, raconté à quelqu’un de la table. $you : le joueur est celui qui lit.
game-player = Joueur { $number }
game-dealt = { $you ->
    [yes] Manche { $number } : vous distribuez.
   *[no] Manche { $number } : { $player } distribue.
 }
game-opened = La carte { $cards } est retournée et commence la défausse.
game-buried = La carte { $cards } est retournée, puis glissée sous la pioche ; on retourne une autre carte.
game-chose = { $you ->
    [yes] Vous choisissez la phase { $number }.
   *[no] { $player } choisit la phase { $number }.
 }
game-drew = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $player } pioche { $cards }.
 }
game-drew-hidden = { $player } pioche une carte.
game-drew-open = { $you ->
    [yes] Vous prenez { $cards } sur la défausse.
   *[no] { $player } prend { $cards } sur la défausse.
 }
game-laid = { $you ->
    [yes] Vous posez la phase { $number } : { $cards }.
   *[no] { $player } pose la phase { $number } : { $cards }.
 }
game-hit = { $you ->
    [yes] Vous ajoutez { $cards } { $whose ->
        [yours] à l’un de vos groupes
       *[other] à un groupe posé par { $other }
     }.
   *[no] { $player } ajoute { $cards } { $whose ->
        [yours] à l’un de vos groupes
        [own] à l’un de ses groupes
       *[other] à un groupe posé par { $other }
     }.
 }
game-discarded = { $you ->
    [yes] Vous jetez { $cards }.
   *[no] { $player } jette { $cards }.
 }
game-skipped = { $you ->
    [yes] Vous jouez une carte Passer contre { $other }.
   *[no] { $player } joue une carte Passer contre { $whose ->
        [yours] vous
       *[other] { $other }
     }.
 }
game-missed = { $you ->
    [yes] Vous passez votre tour.
   *[no] { $player } passe son tour.
 }
game-reshuffled = La pioche est vide : { $number ->
    [one] une carte de la défausse forme
   *[other] { $number } cartes de la défausse sont mélangées et forment
 } la nouvelle pioche.
game-out = { $you ->
    [yes] Vous avez vidé votre main : la manche est finie.
   *[no] { $player } a vidé sa main : la manche est finie.
 }
game-ran-out = Il n’y a plus rien à piocher : la manche est finie.
game-dead = Aucune des cartes restantes ne va dans un groupe sur la table ni dans une phase encore à poser : la manche est finie.
game-stopped = { $you ->
    [yes] Vous avez réussi la dernière phase, et personne d’autre n’en est là : la partie s’arrête aussitôt.
   *[no] { $player } a réussi la dernière phase, et personne d’autre n’en est là : la partie s’arrête aussitôt.
 }
game-counted = { $you ->
    [yes] Vous comptez { $number ->
        [one] un point
       *[other] { $number } points
     } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
     } ({ $cards }).
   *[no] { $player } compte { $number ->
        [one] un point
       *[other] { $number } points
     } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
     } ({ $cards }).
 }
game-counted-nothing = { $you ->
    [yes] Vous marquez zéro.
   *[no] { $player } marque zéro.
 }
game-tied = { $you ->
    [yes] Vous êtes à égalité pour la victoire.
   *[no] { $player } est à égalité pour la victoire.
 }
game-won = { $you ->
    [yes] Vous gagnez la partie.
   *[no] { $player } gagne la partie.
 }
