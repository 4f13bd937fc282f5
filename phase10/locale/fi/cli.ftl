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
cli-chance = { $percent } kaikista käsistä ({ $made })
cli-hands = Erilaisia { $cards } kortin käsiä on { $hands }.
cli-outs = { $outs } korttia { $unseen } näkymättömästä täydentää vaiheen seuraavalla nostolla: { $percent }.
cli-discard = Poista { $card }: silloin { $outs } korttia täydentää vaiheen ({ $percent }).
cli-draws = vie parhaalla pelillä keskimäärin { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } nostoa
cli-draws-left = Jäljellä on keskimäärin { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } nostoa.
cli-working = Lasketaan parasta peliä vaiheelle { $phase }: muutama sekunti …
cli-made = { $phase }: se on jo kädessä. Laske se pöytään.
