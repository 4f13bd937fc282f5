# Tulos.
check-yes = Kyllä! Koossa on { $phase }.
check-no = Ei vielä: { $missing ->
    [one] yksi kortti
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
    [5] viisi korttia
    [6] kuusi korttia
    [7] seitsemän korttia
    [8] kahdeksan korttia
    [9] yhdeksän korttia
   *[other] { $missing } korttia
 } puuttuu. Tavoitteena on { $phase }.
