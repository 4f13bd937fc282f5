# Karten: wie sie heißen und vorgelesen werden.

card-color = { $color ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
}
    .adjective = { $color ->
        [R] rote
        [B] blaue
        [G] grüne
       *[Y] gelbe
    }
card-number = { $number ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $number }
}
card-natural = { card-color.adjective } { card-number }
card-unknown = { card-number }, Farbe offen
card-wild = Joker
card-skip = Aussetzen
card-wild-as = Joker als { $card }
card-left = { $card }, { $left ->
    [0] keine Karte mehr übrig
    [1] noch eine Karte übrig
    [2] noch zwei Karten übrig
    [3] noch drei Karten übrig
    [4] noch vier Karten übrig
    [5] noch fünf Karten übrig
    [6] noch sechs Karten übrig
    [7] noch sieben Karten übrig
    [8] noch acht Karten übrig
   *[other] noch { $left } Karten übrig
}
card-marked = { $card }, { $mark }
card-pointed = { $card }, hervorgehoben
card-deck = Alle Karten
card-legend = R Rot, B Blau, G Grün, Y Gelb, W Joker, S Aussetzen. Die kleinen Kreise zeigen, wie viele es von jeder Karte noch gibt.
