# The command line.
cli-left = Il reste en main : { $cards } ({ $points } points)
cli-left-none = Il ne reste aucune carte en main
cli-why = Pourquoi ?
cli-points = { $points ->
    [one] { $points } point compte
   *[other] { $points } points comptent
 } contre vous
cli-line = ligne { $line } : { $problem }
cli-more-lines = { $count ->
    [one] Une autre ligne est incorrecte.
   *[other] { $count } autres lignes sont incorrectes.
 }
cli-chance = dès la donne dans { $percent } des mains ({ $made })
cli-hands = { $hands } mains différentes de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } sont possibles.
cli-outs = Parmi les { $unseen } cartes non vues, { $outs ->
    [0] aucune ne complète
    [one] { $outs } complète
   *[other] { $outs } complètent
 } la phase à la prochaine pioche : { $percent }.
cli-discard = Jetez { $card } : alors { $outs ->
    [0] aucune carte ne complète
    [one] { $outs } carte complète
   *[other] { $outs } cartes complètent
 } la phase ({ $percent }).
cli-draws = demande en moyenne { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $draws ->
    [one] pioche
   *[other] pioches
 } en jouant au mieux
cli-draws-left = Il faut encore en moyenne { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $draws ->
    [one] pioche
   *[other] pioches
 }.
cli-working = Calcul en cours : { $phase }. Cela peut prendre quelques secondes…
cli-made = { $phase } : vous avez déjà toutes les cartes. Posez la phase.
cli-outs-cards = Cartes qui la complètent : { $cards }
cli-discard-nearer = Jetez { $card } : { $outs ->
    [0] aucune carte ne vous rapproche
    [one] une carte vous rapproche
   *[other] { $outs } cartes vous rapprochent
 } alors de la phase ({ $percent }).
