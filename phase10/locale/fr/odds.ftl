# Le labo des chances : deviner combien de fois une phase est distribuée, essayer, et comparer avec le compte exact.
odds-title = Combien de fois reçoit-on cette phase dès la donne ?
odds-name = Labo des chances
odds-lead = Choisis une phase et devine combien de fois elle se trouve déjà dans les cartes reçues. Puis distribue des milliers de mains et compare avec le compte exact.
odds-reset = Recommencer

odds-deal = La donne
odds-cards = Cartes distribuées
odds-deck = Paquet
odds-deck-full = Paquet entier
odds-deck-no-wilds = Sans Jokers
odds-deck-half = Demi-paquet
odds-deck-own = Composer un paquet
odds-deck-copies = Exemplaires de chaque carte de couleur
odds-deck-wilds = Jokers
odds-deck-skips = Cartes Passer
odds-deck-size = un paquet de { $size } cartes

odds-guess = D’abord, devine
odds-guess-ask = Imagine 100 mains de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }. Dans combien d’entre elles y a-t-il ceci : { $phase } ?
odds-guess-field = Ton estimation en pourcentage
odds-guess-go = C’est mon estimation
odds-guess-skip = Continuer sans deviner
odds-guess-bad = « { $token } » n’est pas un pourcentage. Écris un nombre de 0 à 100, par exemple 25 ou 2,5.

odds-tries = Deviner, essayer, compter
odds-tile-guess = Ton estimation
odds-tile-untried = Pas encore essayé
odds-tile-tried = Essayé { $trials } fois
odds-tile-exact = Valeur exacte
odds-seed = Graine { $seed }
odds-another = D’autres mains
odds-try-one = Distribuer une main
odds-try = { $trials } mains
odds-untried = Distribue une main pour voir ce qui se passe. Puis distribue-en beaucoup : le graphique montre comment la part se stabilise.
odds-dealt = { $dealt ->
    [one] { $dealt } main distribuée ;
   *[other] { $dealt } mains distribuées une à une ;
 } { $hits ->
    [0] jusqu’ici, aucune ne suffit.
    [one] jusqu’ici, { $hits } suffit.
   *[other] jusqu’ici, { $hits } suffisent.
 }
odds-stop = Arrêter
odds-progress = { $trials } mains sur { $target }
odds-said = { $hits } mains sur { $trials } suffisent. La vraie chance est donc comprise entre { $low } et { $high } ; ces essais ont raison 95 fois sur 100.
odds-chart-up = Part des mains qui suffisent pour la phase ; la bande est la plage qui est juste 95 fois sur 100
odds-chart-across = nombre de mains distribuées
odds-chart = Comment la part se stabilise : après { $trials } mains, elle est de { $share }, et la vraie chance est comprise entre { $low } et { $high }. Les nombres sont dans le tableau ci-dessous.
odds-table = Les nombres en tableau
odds-table-caption = La part des mains qui suffisent pour la phase, à mesure qu’on en distribue
odds-table-trials = Mains
odds-table-hits = Suffisent
odds-table-share = Part
odds-table-interval = Juste 95 fois sur 100
odds-table-between = { $low } à { $high }

odds-exact = La valeur exacte
odds-counting = Toutes les mains possibles sont comptées. Pour une phase à toi, cela peut durer ; tu peux distribuer des mains en attendant.
odds-exact-of = { $made } mains sur { $hands } possibles
odds-exact-one-in = C’est une main sur { $hands }.
odds-exact-never = Aucune main de cette taille ne peut suffire.
odds-exact-guess = { $side ->
    [right] Ton estimation est juste à un dixième de point de pourcentage près.
    [high] Ton estimation est trop haute de { $points } points de pourcentage.
   *[low] Ton estimation est trop basse de { $points } points de pourcentage.
 }
odds-how = Comment on compte
odds-how-text = Ici, aucune main n’est distribuée : on compte toutes les mains différentes, comme si chaque carte du paquet était marquée, et parmi elles celles qui suffisent pour la phase. Un nombre divisé par l’autre donne la chance. Ce qui suffit pour une phase découle de ces règles :
