# L’explication, une étape à la fois.
stepper-title = Pourquoi ?
stepper-tour = Pas à pas
stepper-place = étape { $at } sur { $count }
stepper-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
 }
stepper-back = Précédente
stepper-next = Étape suivante
stepper-all = Tout afficher
stepper-rule-show = Règle { $id } : afficher le texte
stepper-book = Dans les règles
stepper-play = Lecture
stepper-stop = Arrêter
