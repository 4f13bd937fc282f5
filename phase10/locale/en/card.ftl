# Cards, as they are called and read aloud. $card is a card’s name, $left a number of copies.

card-color = { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}
card-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
card-natural = { card-color } { card-number }
card-unknown = { card-number }, color not known
card-wild = wild
card-skip = skip
card-wild-as = wild as { $card }
card-left = { $card }, { $left ->
    [0] none left
    [1] one left
    [2] two left
    [3] three left
    [4] four left
    [5] five left
    [6] six left
    [7] seven left
    [8] eight left
   *[other] { $left } left
}
card-marked = { $card }, { $mark }
card-pointed = { $card }, highlighted
card-deck = The deck
card-legend = R red, B blue, G green, Y yellow, W wild, S skip. The dots show how many copies are left.
