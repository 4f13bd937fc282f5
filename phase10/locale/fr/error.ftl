# Bad input: one clear line each. { $token } is what the reader typed.
error-unknown-card = « { $token } » n’est pas une carte. Écrivez une lettre de couleur (R rouge, B bleu, G vert, Y jaune) et un nombre, comme R7, W pour un joker ou S pour une carte Passer.
error-number-range = « { $token } » n’est pas une carte : les nombres vont de 1 à 12.
error-too-many-copies = « { $token } » revient une fois de trop : le paquet n’en contient que { $copies }.
error-color-unknown = On ne connaît pas la couleur de « { $token } », or cette phase demande des cartes de la même couleur. Écrivez une lettre avant le nombre : R (rouge), B (bleu), G (vert) ou Y (jaune).
error-empty-hand = Il n’y a aucune carte. Écrivez-en quelques-unes, par exemple R5 B5 W.
error-unknown-group = « { $token } » n’est pas un groupe. Écrivez S3 pour une série de 3, R4 pour une suite de 4, C7 pour sept cartes de la même couleur, CR4 pour une suite unicolore de 4.
error-group-size = « { $token } » est impossible : { $kind ->
    [S] une série
    [R] une suite
    [C] un groupe de couleur
   *[CR] une suite unicolore
 } compte de { $least } à { $most } cartes.
error-group-count = Une phase compte de 1 à { $most } groupes, pas { $count }.
error-no-such-phase = La phase { $token } n’existe pas : cette liste va de la phase 1 à la phase { $most }.
error-unknown-list = La liste de phases « { $token } » n’existe pas. Listes possibles : { $known }.
error-unknown-language = Le kit ne connaît pas la langue « { $token } ». Langues possibles : { $known }.
error-not-utf8 = Le texte reçu n’est pas en UTF-8.
error-phase-too-big = « { $token } » est impossible : tout le paquet n’y suffit pas.
error-unknown-rules = Il n’y a pas de règles « { $token } ». Il y a : { $known }.
error-output = Impossible d’écrire le résultat : { $reason }
error-players = On ne peut pas jouer à { $count } : Phase 10 se joue de { $least } à { $most } joueurs.
error-cards-range = Les probabilités sont calculées pour des mains de { $least } à { $most } cartes, pas pour { $token }.
error-odds-mixed = Compter seulement les nombres ou les couleurs ne suffit pas pour savoir si une main permet de poser la phase ({ $phase }).
error-odds-large = Il n’y a pas de compte exact pour cette phase ({ $phase }) : le calcul serait trop long.
error-draws-range = La probabilité exacte est calculée pour { $least } à { $most } pioches.
error-nothing-unseen = Il ne reste aucune carte à piocher : toutes sont en main ou ont été vues.
error-deck-range = Un paquet peut contenir de { $least } à { $most } de ces cartes, pas { $token }.
error-draws-color = Le nombre de pioches à prévoir se calcule pour des séries et des suites, ou pour des groupes de couleur seuls, pas pour cette phase ({ $phase }).
error-phase-too-large = Aucune main de { $cards } cartes plus une carte piochée ne peut contenir cette phase ({ $phase }).
error-trials-range = Pour une simulation, le nombre d’essais va de { $least } à { $most } : { $token } ne convient pas.
error-seed = Une graine (le numéro d’un tirage) est un nombre entier à partir de 0, pas { $token }.
error-needs-numpy = Cela demande la bibliothèque Python numpy, qui n’est pas installée.
error-unknown-lesson = Il n’y a pas de leçon « { $token } ». Indiquez le nom d’une leçon ({ $known }) ou son numéro.
error-rules-option = « { $token } » n’est pas une option des règles.
error-seat = Il n’y a pas de place { $seat } à une table de { $players } joueurs.
error-meld = Ce n’est pas un groupe de cartes.
error-action = « { $token } » n’est pas une action de jeu.
