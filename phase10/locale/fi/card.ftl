# Kortit: niiden nimet ääneen luettuina.

card-color = { $color ->
    [R] punainen
    [B] sininen
    [G] vihreä
   *[Y] keltainen
}
card-number = { $number ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
    [11] yksitoista
    [12] kaksitoista
   *[other] { $number }
}
card-natural = { card-color } { card-number }
card-unknown = { card-number }, väri ei tiedossa
card-wild = jokeri
card-skip = ohituskortti
card-wild-as = jokeri, tässä { $card }
card-left = { $card }, { $left ->
    [0] ei yhtään jäljellä
    [1] yksi jäljellä
    [2] kaksi jäljellä
    [3] kolme jäljellä
    [4] neljä jäljellä
    [5] viisi jäljellä
    [6] kuusi jäljellä
    [7] seitsemän jäljellä
    [8] kahdeksan jäljellä
   *[other] { $left } jäljellä
}
card-marked = { $card }, { $mark }
card-pointed = { $card }, korostettu
card-deck = Kaikki kortit
card-legend = R punainen, B sininen, G vihreä, Y keltainen, W jokeri, S ohituskortti. Pallot kertovat, montako samanlaista on jäljellä.
