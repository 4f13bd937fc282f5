# Käden muokkain.

hand-title = Käsi
hand-count = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}, kädessä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
hand-empty = Napauta alla olevia kortteja tai kirjoita R5 W …
hand-help = Enter tai Delete ottaa kortin pois kädestä. Vaihtonäppäin (Shift) ja nuolinäppäin yhdessä siirtävät sitä. Kirjain ja numero, esimerkiksi R 5, lisäävät kortin.
hand-hint = Napauta korttia, niin se lähtee pois. Vetämällä voit siirtää sitä.
hand-field = Kortit tekstinä
hand-placeholder = R5 B12 W S
hand-add = Lisää
hand-tools = Muokkaa kättä
hand-sort = Järjestä
hand-number = numeroittain
hand-color = väreittäin
hand-sort-number = Järjestä numeroittain
hand-sort-color = Järjestä väreittäin
hand-undo = Kumoa
hand-clear = Tyhjennä
hand-deck = Valitse pakasta

# Sanotaan niille, jotka kuuntelevat sivua.
hand-added = Lisätty: { $card }.
hand-removed = Otettu pois: { $card }.
hand-moved = { $card }: nyt paikalla { $place }.
hand-read = { $count ->
    [one] { $count } kortti lisätty.
   *[other] { $count } korttia lisätty.
}
hand-cleared = Käsi on tyhjä.
hand-undone = Kumottu.
hand-sorted = Järjestetty.
