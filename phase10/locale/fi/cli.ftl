# Komentorivi.
cli-left = Käteen jää: { $cards } ({ $points } pistettä)
cli-left-none = Käteen ei jää mitään
cli-why = Miksi näin?
cli-points = { $points ->
    [one] { $points } miinuspiste
   *[other] { $points } miinuspistettä
 }
cli-line = rivi { $line }: { $problem }
cli-more-lines = { $count ->
    [one] Lisäksi yhdellä rivillä on virhe.
   *[other] Lisäksi { $count } rivillä on virhe.
 }
cli-chance = koossa jo jaossa: { $percent } kaikista käsistä ({ $made })
cli-hands = Erilaisia { $cards } kortin käsiä on { $hands }.
cli-outs = Niistä { $unseen } kortista, joita ei ole nähty, { $outs } täydentää vaiheen seuraavalla nostolla: { $percent }.
cli-discard = Poista { $card }: silloin { $outs ->
    [0] mikään kortti ei täydennä vaihetta
    [one] yksi kortti täydentää vaiheen
   *[other] { $outs } korttia täydentää vaiheen
 } ({ $percent }).
cli-draws = vaatii parhaalla pelillä keskimäärin { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } nostoa
cli-draws-left = Jäljellä on keskimäärin { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } nostoa.
cli-working = Lasketaan: { $phase }. Tämä voi kestää muutaman sekunnin…
cli-made = Kädessä on jo koossa { $phase }. Laske se pöytään.
cli-outs-cards = Sen täydentävät kortit: { $cards }
cli-discard-nearer = Poista { $card }: sitten { $outs ->
    [0] mikään kortti ei vie
    [one] yksi kortti vie
   *[other] { $outs } korttia vie
 } lähemmäs vaihetta ({ $percent }).
