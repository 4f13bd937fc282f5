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
cli-chance = dans { $percent } de toutes les mains ({ $made })
cli-hands = Il y a { $hands } mains différentes de { $cards } cartes.
cli-outs = { $outs } des { $unseen } cartes non vues complètent la phase à la prochaine pioche : { $percent }.
cli-discard = Jetez { $card } : alors { $outs } cartes complètent la phase ({ $percent }).
cli-draws = demande en moyenne { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } pioches en jouant au mieux
cli-draws-left = Il reste en moyenne { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } pioches.
cli-working = Calcul du meilleur jeu pour { $phase } : quelques secondes …
cli-made = { $phase } : la main la fait déjà. Il n’y a plus qu’à la poser.
