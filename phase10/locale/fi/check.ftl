# Tulos.
check-yes = Kyllä! Koossa on { $phase }.
check-no = Ei vielä. Kun saat { $missing ->
    [one] yhden sopivan kortin
   *[other] { $missing } sopivaa korttia
 } lisää, koossa on { $phase }.
