# As cartas: seus nomes, como são lidos em voz alta.

card-color = { $color ->
    [R] vermelho
    [B] azul
    [G] verde
   *[Y] amarelo
}
card-number = { $number ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $number }
}
card-natural = { card-number } { card-color }
card-unknown = { card-number }, naipe desconhecido
card-wild = coringa
card-skip = carta Pular
card-wild-as = coringa valendo { $card }
card-left = { $card }, { $left ->
    [0] não resta nenhuma
    [1] resta uma
    [2] restam duas
    [3] restam três
    [4] restam quatro
    [5] restam cinco
    [6] restam seis
    [7] restam sete
    [8] restam oito
   *[other] restam { $left }
}
card-marked = { $card }, { $mark }
card-pointed = { $card }, em destaque
card-deck = O baralho
card-legend = R vermelho, B azul, G verde, Y amarelo, W coringa, S Pular. As bolinhas mostram quantas cartas iguais ainda restam.
