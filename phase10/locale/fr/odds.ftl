# Le labo des probabilités : deviner si une phase se trouve souvent dans la donne, essayer, et comparer avec le compte exact.
odds-title = Reçoit-on souvent cette phase dès la donne ?
odds-name = Labo des probabilités
odds-lead = Choisissez une phase et devinez combien de fois elle se trouve déjà dans les cartes reçues. Puis distribuez des milliers de mains et comparez avec le compte exact.
odds-reset = Recommencer

odds-deal = La donne
odds-cards = Cartes distribuées
odds-deck = Paquet
odds-deck-full = Paquet complet
odds-deck-no-wilds = Sans jokers
odds-deck-half = Demi-paquet
odds-deck-own = Composer un paquet
odds-deck-copies = Exemplaires de chaque carte numérotée
odds-deck-wilds = Jokers
odds-deck-skips = Cartes Passer
odds-deck-size = un paquet de { $size } cartes

odds-guess = D’abord, devinez
odds-guess-ask = Imaginez 100 mains { $cards ->
    [one] d’une carte
   *[other] de { $cards } cartes
 }. Combien d’entre elles contiennent ceci : { $phase } ?
odds-guess-field = Votre estimation en pourcentage
odds-guess-go = C’est mon estimation
odds-guess-skip = Continuer sans deviner
odds-guess-bad = « { $token } » n’est pas un pourcentage. Écrivez un nombre de 0 à 100, par exemple 25 ou 2,5.

odds-tries = Deviner, essayer, compter
odds-tile-guess = Votre estimation
odds-tile-untried = Aucun essai
odds-tile-tried = Essais : { $trials }
odds-tile-exact = Valeur exacte
odds-seed = Tirage n° { $seed }
odds-another = D’autres mains
odds-try-one = Distribuer une main
odds-try = { $trials } mains
odds-untried = Distribuez une main pour voir ce qui se passe. Puis distribuez-en beaucoup : le graphique montre comment la proportion se stabilise.
odds-dealt = { $dealt ->
    [one] { $dealt } main distribuée ;
   *[other] { $dealt } mains distribuées une à une ;
 } { $hits ->
    [0] jusqu’ici, aucune ne contient la phase.
    [one] jusqu’ici, { $hits } contient la phase.
   *[other] jusqu’ici, { $hits } contiennent la phase.
 }
odds-stop = Arrêter
odds-progress = Mains distribuées : { $trials } sur { $target }
odds-said = Mains qui contiennent la phase : { $hits } sur { $trials }. La vraie probabilité est donc comprise entre { $low } et { $high } ; une telle conclusion est juste 95 fois sur 100.
odds-chart-up = Proportion de mains qui contiennent la phase ; la bande est l’intervalle qui est juste 95 fois sur 100
odds-chart-across = nombre de mains distribuées
odds-chart = Comment la proportion se stabilise : après { $trials } mains, elle est de { $share }, et la vraie probabilité est comprise entre { $low } et { $high }. Les nombres sont dans le tableau ci-dessous.
odds-table = Les nombres en tableau
odds-table-caption = La proportion de mains qui contiennent la phase, à mesure qu’on en distribue
odds-table-trials = Mains
odds-table-hits = Avec la phase
odds-table-share = Proportion
odds-table-interval = Juste 95 fois sur 100
odds-table-between = de { $low } à { $high }

odds-exact = La valeur exacte
odds-counting = Toutes les mains possibles sont comptées. Pour une phase de votre choix, cela peut prendre du temps ; vous pouvez distribuer des mains en attendant.
odds-exact-of = { $made } sur { $hands } mains possibles
odds-exact-one-in = Soit une main sur { $hands }.
odds-exact-never = Aucune main de cette taille ne peut contenir la phase.
odds-exact-guess = { $side ->
    [right] Votre estimation est juste à un dixième de point de pourcentage près.
    [high] Votre estimation est trop haute de { $points ->
        [one] { $points } point de pourcentage.
       *[other] { $points } points de pourcentage.
    }
   *[low] Votre estimation est trop basse de { $points ->
        [one] { $points } point de pourcentage.
       *[other] { $points } points de pourcentage.
    }
 }
odds-how = Comment on compte
odds-how-text = Ici, aucune main n’est distribuée : le kit compte toutes les mains différentes, comme si chaque carte du paquet portait une marque, puis celles qui contiennent la phase. Le second nombre divisé par le premier donne la probabilité. Ces règles disent quand une main contient la phase :
