# La feuille de score. $name, $dealer et $first sont des noms, $players aussi, $round est le numéro d’une manche.
board-name = Feuille de score
board-title = Où en est la partie ?
board-lead = Notez ici les points de votre partie. Ils restent dans ce navigateur, et chaque saisie est vérifiée.
board-player = Joueur { $number }

board-setup = Une nouvelle partie
board-players = Nombre de joueurs
board-names = Noms
board-dealer = Premier donneur
board-list = Liste de phases
board-options = Autres règles de votre table
board-start = Commencer la partie

board-round = Manche { $round }
board-round-edit = Modifier la manche { $round }
board-deals = { $dealer } distribue, { $first } commence.
board-dealer-mark = distribue
board-tries = { $count ->
    [one] encore une phase : { $phases }
   *[other] encore { $count } phases : { $phases }
 }
board-finished = toutes les phases réussies
board-sits-out = ne joue pas
board-out = Main vidée
board-laid = Phase posée
board-laid-which = Phase posée : laquelle ?
board-laid-none = aucune posée
board-points = Points
board-count = Compter les cartes
board-count-done = Terminé
board-count-title = Cartes restantes : { $name }
board-count-most = Il reste au plus { $most } cartes dans une main.
board-count-help = Cliquez sur les cartes qui restent ; un clic sur une carte du haut la retire.
board-enter = Inscrire la manche { $round }
board-enter-edit = Enregistrer la manche { $round }
board-cancel = Ne rien changer
board-remove = Retirer la manche { $round }
board-keep-sure = Oui, c’est exact
board-look-again = Je vérifie encore
board-full = La feuille est pleine : elle a de la place pour { $most } manches.
board-then = Dans ce cas, la manche { $round } n’est plus possible telle qu’elle est inscrite : { $why } Modifiez d’abord la manche { $round }, ou retirez la dernière manche.

board-standing = Classement
board-place = Place
board-player-head = Joueur
board-phase-head = Phase
board-round-head = Manche
board-total = Total
board-total-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-rounds = Manches
board-rounds-help = Cliquez sur le numéro d’une manche pour la modifier. Sous les points de la manche figure le total jusque-là ; une coche suivie d’un numéro indique la phase posée.
board-rounds-none = Aucune manche n’est encore inscrite.
board-cell-laid = phase { $phase } posée
board-cell-sum = total jusque-là : { $points }

board-won-short = a gagné
board-won = { $name } gagne la partie !
board-tie = Égalité : { $players } ont le même total.
board-why = Pourquoi
board-win-nobody = Personne n’a encore réussi la phase { $phase } : on joue une manche de plus.
board-win-finished = { $count ->
    [one] { $players } a réussi la phase { $phase }, la dernière.
   *[other] { $players } ont réussi la phase { $phase }, la dernière.
 }
board-win-points = Parmi ces { $count } joueurs, c’est le total le plus bas qui l’emporte : { $points }.
board-win = { $player } gagne la partie.
board-win-tied = { $players } sont à égalité. Eux seuls rejouent la dernière phase, et le premier qui vide sa main gagne.
board-win-tied-all = { $players } sont à égalité. Tout le monde joue une manche de plus ; parmi les joueurs à égalité, celui qui a alors le moins de points gagne.
board-win-decided = { $players } étaient à égalité : c’est la manche { $round } qui a décidé.
board-win-at-once = Personne d’autre n’en était à la dernière phase : selon cette règle, la partie s’est donc arrêtée dès qu’elle a été posée.

# Ce qui ne peut pas être, et ce que l’on demande.
board-no-points = { $name } : il manque les points. Celui qui a vidé sa main a 0 point.
board-bad-points = { $name } : « { $token } » n’est pas un nombre de points. Écrivez un nombre entier, ou comptez les cartes.
board-doubt-over = La partie s’est terminée à la manche { $round } : aucune autre ne suit.
board-doubt-players = { $count ->
    [one] Cette manche se joue avec { $players } seulement.
   *[other] Cette manche se joue entre { $players } seulement.
 }
board-doubt-which = { $name } a posé une phase : dites laquelle.
board-doubt-made = { $name } ne peut pas avoir posé la phase { $phase } maintenant. Phases restantes : { $phases }.
board-doubt-negative = { $name } ne peut pas avoir { $points } points : dans une manche, les points ne sont jamais négatifs.
board-doubt-out = { $name } ne peut pas avoir 0 point sans avoir posé sa phase : personne ne vide sa main avant.
board-doubt-step = { $name } ne peut pas avoir { $points } points : chaque carte coûte un multiple de { $step }.
board-doubt-least = { $name } n’a pas posé sa phase : il reste donc { $cards } cartes. Elles coûtent au moins { $least } points, et non { $points }.
board-doubt-most = { $name } ne peut pas avoir { $points } points : { $cards } cartes coûtent au plus { $most }.
board-doubt-laid = { $name } a posé sa phase : { $cards ->
    [0] il ne reste aucune carte, cela fait 0 point, et non { $points }.
    [one] il reste au plus une carte, cela fait { $most } points au plus, et non { $points }.
   *[other] il reste au plus { $cards } cartes, cela fait { $most } points au plus, et non { $points }.
 }
board-doubt-sum = { $name } ne peut pas avoir { $points } points : on n’arrive pas à ce total avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } au plus.
board-doubt-both-out = { $players } ne peuvent pas tous avoir 0 point : la manche s’arrête dès qu’un joueur a vidé sa main.
board-doubt-deck = { $points } points en tout, c’est impossible : toutes ces cartes viennent d’un seul paquet et coûtent au plus { $most }.
board-ask-nobody-out = Personne n’a 0 point. Cela n’arrive que si la pioche était vide et que l’on ne pouvait pas la refaire. Est-ce le cas ?
board-ask-wilds = Avec { $points } points, { $name } devait avoir au moins { $wilds } jokers en main. Est-ce exact ?

# Dit quand quelque chose a changé.
board-said-entered = La manche { $round } est inscrite. { $totals }.
board-said-changed = La manche { $round } est modifiée. { $totals }.
board-said-total = { $name } { $points }
board-said-undone = Dernière modification annulée.
board-said-opened = La feuille de score est ouverte : { $players }.
board-said-started = Une nouvelle feuille pour { $players }.
board-said-removed = La manche { $round } est retirée.

board-tools = La feuille
board-undo = Annuler
board-new = Nouvelle partie
board-new-sure = Ranger cette feuille et commencer une nouvelle partie ? « Annuler » permet de la retrouver.
board-new-yes = Oui, une nouvelle partie
board-new-no = Non, continuer
board-print = Imprimer
board-save-json = Enregistrer le fichier (JSON)
board-save-csv = Enregistrer le tableau (CSV)
board-open = Ouvrir une feuille enregistrée
board-file-name = feuille-de-score
board-calculator = Compter les points carte par carte
board-paper = Feuille vierge à imprimer
board-paper-back = Retour
board-paper-title = Feuille de score de Phase 10
board-paper-name = Nom
board-paper-values = Cartes restées en main : de 1 à 9, 5 points ; de 10 à 12, 10 points ; carte Passer, { $skip } ; joker, { $wild }.
board-paper-per-card = Cartes restées en main : un point par carte.
board-paper-help = Cochez une phase quand elle est posée. Moins on a de points, mieux c’est ; les points décident quand plusieurs joueurs finissent dans la même manche.
board-kept-unreadable = Ce que ce navigateur avait gardé est illisible : { $why }

# Fichiers.
board-csv-round = Manche
board-csv-phase = phase réussie
board-csv-total = Total
board-file-big = Ce fichier est trop long pour une feuille de score : on lit au plus { $most } caractères. Rien n’a changé.
board-file-other = Ce fichier n’est pas une feuille de score de ce kit. Rien n’a changé.
board-file-version = Cette feuille de score est de la version « { $token } », et seule la version { $version } peut être lue.
board-file-part = Cette feuille de score est illisible à l’endroit « { $part } ». Rien n’a changé.
board-file-round = Cette feuille de score ne peut pas être juste à la manche { $round } : { $why }
