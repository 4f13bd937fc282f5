# Les cartes : leurs noms, tels qu’on les lit à voix haute.

card-color = { $color ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
card-number = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
}
card-natural = { card-number } { card-color }
card-unknown = { card-number }, couleur inconnue
card-wild = joker
card-skip = carte Passer
card-wild-as = joker à la place du { $card }
card-left = { $card }, { $left ->
    [0] { $card ->
        [joker] il n’en reste aucun
       *[other] il n’en reste aucune
    }
    [1] { $card ->
        [joker] il en reste un
       *[other] il en reste une
    }
    [2] il en reste deux
    [3] il en reste trois
    [4] il en reste quatre
    [5] il en reste cinq
    [6] il en reste six
    [7] il en reste sept
    [8] il en reste huit
   *[other] il en reste { $left }
}
card-marked = { $card }, { $mark }
card-pointed = { $card }, en évidence
card-deck = Toutes les cartes
card-legend = R rouge, B bleu, G vert, Y jaune, W joker, S Passer. Les pastilles indiquent combien d’exemplaires il reste.
