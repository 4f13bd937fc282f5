# Le cours : ses chapitres, et les mots autour des endroits où essayer. $player, $target et $hand sont des nombres.
learn-chapters = Chapitres
learn-place = Chapitre { $at } sur { $count }
learn-before = Précédent : { $chapter }
learn-after = Suivant : { $chapter }
learn-onward = Autres chapitres
learn-quiz = Testez-vous avec le quiz
learn-rules = { $count ->
    [one] La règle de ce chapitre
   *[other] Les { $count } règles de ce chapitre
 }
learn-examples = Exemples
learn-again = Recommencer
learn-left = Reste en main
learn-pick-hint = Cliquez sur des cartes pour les choisir, puis dites où les mettre. Ou faites-en glisser une.
learn-put-here = Mettre ici
learn-put-back = Reprendre
learn-player = Joueur { $player }
learn-yes = oui
learn-no = non

learn-cards-name = Cartes et but du jeu
learn-cards-title = Que contient le paquet, et quel est le but du jeu ?
learn-cards-lead = Découvrez les cartes. Cliquez sur l’une d’elles pour voir combien il y en a et à quoi elle sert.
learn-cards-deck = Tout le paquet
learn-cards-try = Cliquez sur la carte de votre choix.
learn-cards-one = { $card } ({ $notation })
learn-cards-whole = Revoir tout le paquet
learn-cards-phases = Les dix phases
learn-cards-card = Aide-mémoire à imprimer

learn-group-cards = Vos cartes
learn-group-which = Quel groupe ?
learn-group-yes = Oui. Ces cartes forment bien ce groupe : { $group }.
learn-group-no = Non. Ces cartes ne forment pas ce groupe : { $group }.
learn-group-hint = Retirez ou ajoutez une carte, et regardez ce qui change.
learn-group-empty = Ajoutez des cartes pour former ce groupe : { $group }.
learn-group-right = Exemples justes
learn-group-wrong = Exemples faux : pourquoi ?
learn-group-examples = Exemples justes et faux

learn-sets-name = Séries
learn-sets-title = Qu’est-ce qu’une série ?
learn-sets-lead = Des cartes qui portent le même nombre. Les couleurs ne comptent pas.
learn-runs-name = Suites
learn-runs-title = Qu’est-ce qu’une suite ?
learn-runs-lead = Des nombres qui se suivent sans trou. Les couleurs ne comptent pas.
learn-colors-name = Couleurs
learn-colors-title = Quand la couleur compte-t-elle ?
learn-colors-lead = La phase 8 demande sept cartes de la même couleur, avec n’importe quels nombres. D’autres éditions demandent aussi une suite unicolore, c’est-à-dire d’une seule couleur.

learn-wilds-name = Jokers
learn-wilds-title = Que peut remplacer un joker ?
learn-wilds-lead = N’importe quelle carte numérotée, et vous pouvez utiliser autant de jokers que vous voulez. Mais il faut une carte numérotée à côté d’eux, et toutes les notices ne la demandent pas au même endroit.
learn-wilds-group = Groupe { $number } : { $group }
learn-wilds-both = C’est permis, d’après toutes les notices.
learn-wilds-phase = Cela dépend : les notices de Mattel et de Fundex le permettent, un guide finlandais ne le permet pas.
learn-wilds-neither = Ce n’est pas permis, quelle que soit la notice.
learn-wilds-hint = Déplacez des cartes d’un groupe à l’autre, et regardez ce qui change.
learn-wilds-reading = Où faut-il une carte numérotée ?
learn-wilds-reading-phase = Dans la phase (Mattel, Fundex)
learn-wilds-reading-group = Dans chaque groupe (guide finlandais)

learn-hits-name = Ajouts
learn-hits-title = Quelles cartes peut-on ajouter aux groupes sur la table ?
learn-hits-lead = Ajouter des cartes à un groupe déjà posé s’appelle faire un ajout. Une fois votre phase posée, vous pouvez compléter vos groupes et ceux de tous les autres.
learn-hits-table = Sur la table
learn-hits-yours = À vous
learn-hits-other = Joueur { $player }
learn-hits-group = { $owner } : { $group }
learn-hits-add = Ajouter ici
learn-hits-down = Votre phase est-elle posée ?
learn-hits-down-yes = Ma phase est posée
learn-hits-down-no = Pas encore
learn-hits-end = À quel bout mettre le joker ?
learn-hits-end-high = Joker à la fin de la suite
learn-hits-end-low = Joker au début de la suite
learn-hits-empty = Il ne reste aucune carte.
learn-hits-start = Votre phase est posée : vous pouvez faire des ajouts. Choisissez une carte.
learn-hits-not-yet = Votre phase n’est pas encore posée. Essayez d’ajouter une carte, et voyez ce qui se passe.
learn-hits-yes = Ajout : { $cards }.
learn-hits-no = Impossible d’ajouter { $cards } ici, pour { $count ->
    [one] une raison.
   *[other] { $count } raisons.
 }

learn-turn-name = Votre tour
learn-turn-title = Que faites-vous à votre tour ?
learn-turn-lead = Piochez, posez votre phase si vous pouvez, faites des ajouts si vous en avez le droit, jetez une carte. Jouez toute une manche à la phase 1 ; l’autre joueur ne fait que piocher et jeter.
learn-turn-piles = La pioche et la défausse
learn-turn-pile = Pioche
learn-turn-discards = Défausse
learn-turn-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
learn-turn-draw = Piocher une carte
learn-turn-take = Prendre cette carte
learn-turn-lay = Poser la phase 1
learn-turn-discard = Jeter
learn-turn-play-skip = Jouer la carte Passer
learn-turn-deal = Autre donne
learn-turn-table = Ce que vous avez posé
learn-turn-no = Ce n’est pas permis maintenant.
learn-turn-out = Vous avez vidé votre main, et la manche est finie ! L’autre joueur a encore { $points } points en main.
learn-turn-now-draw = À vous : prenez une carte de la pioche ou de la défausse.
learn-turn-now-draw-pile = À vous : prenez une carte de la pioche. On n’a pas le droit de prendre la carte Passer qui est sur la défausse.
learn-turn-now-drawn = La phase 1 n’est pas complète. Choisissez une carte et jetez-la.
learn-turn-now-drawn-made = Vous avez deux séries de 3 : posez la phase 1 !
learn-turn-now-drawn-laid = Ajoutez les cartes qui conviennent, puis choisissez une carte et jetez-la.

learn-skips-name = Cartes Passer
learn-skips-title = Qui passe un tour ?
learn-skips-lead = En jouant une carte Passer, vous désignez le joueur qui passera son prochain tour. Jouez-en quelques-unes, à deux, à trois ou à six.
learn-skips-table = Combien de joueurs ?
learn-skips-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
learn-skips-on = Au joueur { $player } de jouer
learn-skips-skip = Viser le joueur { $player }
learn-skips-pass = Jeter une autre carte
learn-skips-is-on = c’est son tour
learn-skips-is-waiting = a une carte Passer devant lui
learn-skips-is-missed = a passé un tour
learn-skips-start = Le joueur { $player } peut jouer une carte Passer ou jeter une autre carte.
learn-skips-yes = Le joueur { $player } fait passer un tour au joueur { $target }.
learn-skips-no = Le joueur { $player } ne peut pas viser le joueur { $target } maintenant.
learn-skips-compare = Qui le joueur { $player } peut-il viser maintenant ?
learn-skips-target = Contre
learn-skips-by-pending = Mattel
learn-skips-by-trip = Fundex
learn-skips-by-in-a-row = Guide finlandais
learn-skips-pile = Que trouve le joueur suivant sur la défausse ?
learn-skips-top-front = La carte qui y était déjà. Le joueur suivant peut la prendre.
learn-skips-top-pile = La carte Passer. On n’a pas le droit de la piocher : il ne reste que la pioche.

learn-scoring-name = Points
learn-scoring-title = Combien coûte une main ?
learn-scoring-lead = Quand un joueur a vidé sa main, tous les autres comptent les cartes qui leur restent. Choisissez des cartes restées en main, et regardez ce qu’elles coûtent.
learn-scoring-rules = Comment compte-t-on ?
learn-scoring-sum = { $points ->
    [0] Aucun point : ce joueur a vidé sa main.
    [one] { $points } point
   *[other] { $points } points
 }

learn-winning-name = Victoire et égalités
learn-winning-title = Qui a gagné ?
learn-winning-lead = Celui qui a réussi la phase 10 quand une manche se termine. S’ils sont plusieurs, les points décident. Modifiez la dernière manche et regardez.
learn-winning-hand = La dernière manche
learn-winning-rules = Selon quelle règle jouez-vous ?
learn-winning-player = Joueur
learn-winning-state = Phase 10
learn-winning-before = Points avant
learn-winning-left = Cette manche
learn-winning-total = Total
learn-winning-is-laid = posée
learn-winning-is-on-last = pas posée
learn-winning-is-earlier = pas encore atteinte
learn-winning-two = Deux l’ont réussie
learn-winning-other-out = Un autre vide sa main
learn-winning-level = Égalité de points
learn-winning-alone = Un seul à la phase 10
learn-winning-nobody = Personne ne l’a réussie
learn-winning-number = Les points sont des nombres entiers de 0 à { $most }.
learn-winning-won = Le joueur { $player } gagne la partie.
learn-winning-tied = Égalité. Une manche de plus va décider, entre les joueurs { $players }.
learn-winning-nobody-yet = Personne n’a encore gagné.

learn-variants-name = Jouer autrement
learn-variants-title = Et si on joue les phases autrement ?
learn-variants-lead = Les notices proposent des parties plus courtes et d’autres façons de jouer. Choisissez-en une, et voyez quelle phase vient ensuite, après les mêmes manches.
learn-variants-which = Quel jeu ?
learn-variants-hands = Les manches jouées
learn-variants-try = Cliquez sur une manche : la phase y a-t-elle été posée ?
learn-variants-hand = Manche { $hand } : la phase a été posée
learn-variants-laid = posée
learn-variants-not = manquée
learn-variants-more = Une manche de plus
learn-variants-fewer = Une de moins
learn-variants-made = réussie
learn-variants-now = à jouer
learn-variants-all = Tous les jeux côte à côte, après les mêmes manches
learn-variants-game = Jeu
learn-variants-played = Phases
learn-variants-next = Et ensuite

learn-mistakes-name = Erreurs et conseils
learn-mistakes-title = Où se trompe-t-on souvent ?
learn-mistakes-lead = Des phrases qu’on entend souvent et qui sont fausses, chacune avec la bonne règle. Et quelques conseils pour gagner.
