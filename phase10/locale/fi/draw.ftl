# Seuraava nosto: mitkä kortit auttavat, mikä kannattaa poistaa, ja peli yksin pakkaa vastaan.
# Korttien merkintä (R7, W) on sama joka kielessä. $draws on luku, jossa on yksi desimaali.
draw-title = Auttaako seuraava kortti?
draw-name = Seuraava nosto
draw-lead = Valitse käsi ja vaihe. Näet, mitkä kortit auttavat, kuinka todennäköisesti nostat sellaisen ja mikä yhdestätoista kortista kannattaa poistaa.
draw-deal = Jaa kymmenen
draw-mark = poistetaan
draw-mark-new = juuri nostettu
draw-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Muualla nähdyt kortit, joita ei enää voi nostaa.
draw-seen = Muualla nähdyt kortit
draw-seen-count = { $count ->
    [0] ei vielä yhtään
    [one] yksi kortti
   *[other] { $count } korttia
 }
draw-seen-lead = Poistopakassa tai pöydällä olevia kortteja ei voi enää nostaa. Merkitse ne, niin niitä ei lasketa mukaan.
draw-seen-pick = Merkitse kortteja
draw-seen-field = Nähdyt kortit tekstinä
draw-seen-back = { $card }: ei sittenkään nähty

# Arvaus ennen vastausta.
draw-guess = Moniko niistä { $unseen } kortista, joita et ole nähnyt, auttaisi sinua?
draw-guess-help = { $missing ->
    [one] Yksi kortti puuttuu. Kortti auttaa, jos vaihe tulee sillä kokoon.
   *[other] { $missing } korttia puuttuu. Kortti auttaa, jos sen jälkeen puuttuu yksi vähemmän.
 }
draw-guess-field = Arvauksesi
draw-guess-go = Tarkista
draw-guess-skip = Näytä
draw-guess-problem = Kirjoita kokonaisluku väliltä 0–{ $unseen }.
draw-guess-right = Arvasit { $guess }: aivan oikein.
draw-guess-was = Arvasit { $guess }.
draw-pick = Minkä kortin poistaisit?
draw-pick-help = Napauta sitä. Sitten näet, mihin mikin valinta johtaa.

# Vastaus.
draw-outs = { $count ->
    [0] Mikään niistä { $unseen } kortista, joita et ole nähnyt, ei täydennä vaihetta.
    [one] Yksi niistä { $unseen } kortista, joita et ole nähnyt, täydentää vaiheen.
   *[other] { $count } niistä { $unseen } kortista, joita et ole nähnyt, täydentää vaiheen.
 }
draw-nearer = { $count ->
    [0] Mikään niistä { $unseen } kortista, joita et ole nähnyt, ei vie lähemmäs.
    [one] Yksi niistä { $unseen } kortista, joita et ole nähnyt, vie lähemmäs.
   *[other] { $count } niistä { $unseen } kortista, joita et ole nähnyt, vie lähemmäs.
 }
draw-missing = { $missing } korttia puuttuu, joten yksi kortti ei vielä riitä.
draw-chances = Mahdollisuutesi
draw-in-one = Seuraavalla nostolla
draw-in-two = Enintään kahdella nostolla
draw-in-three = Enintään kolmella nostolla
draw-of = { $count }/{ $unseen }
draw-expected = Odotettavissa nostoja
draw-expected-note = keskimäärin, parhaalla pelillä ja täydestä pakasta
draw-work = Selvitä
draw-seconds = kestää muutaman sekunnin
draw-waiting = Lasketaan…
draw-unknown = ei tiedossa tästä vaiheesta
draw-ten = vain kymmenen kortin kädelle
draw-grid = Kortit, jotka auttavat
draw-grid-help = Renkaalla merkityt kortit auttavat. Pisteet näyttävät, montako kappaletta voi vielä tulla. Napauta korttia, niin näet, mitä sen nostamisesta seuraa.
draw-go = Nosta kortti

# Yksitoista korttia: mikä poistetaan.
draw-best = Paras poistettava: { $card }
draw-chosen = Jos poistat kortin { $card }
draw-chosen-best = { $card }: parempaa valintaa ei ole.
draw-chosen-worse = Poistaisit kortin { $card }. Parempi on { $best }.
draw-discards = Mihin kunkin kortin poistaminen johtaa
draw-column-card = Poisto
draw-column-helps = Sitten auttaa
draw-column-chance = Seuraava nosto
draw-column-draws = Nostoja vielä
draw-column-points = Pisteet
draw-further = { $count ->
    [one] askel taaksepäin
   *[other] { $count } askelta taaksepäin
 }
draw-show = Poista { $card }: näytä, mitä seuraa
draw-throw = Poista { $card } ja nosta
draw-points-note = Pisteet: montako miinuspistettä kortista tulee, jos se jää kierroksen lopussa käteen.

# Yksin pakkaa vastaan.
draw-game = Yksin pakkaa vastaan
draw-game-so-far = Nostoja tähän mennessä
draw-game-expected = Alussa odotettavissa
draw-game-rounds = { $count ->
    [one] Yksi kierros pelattu
   *[other] { $count } kierrosta pelattu
 }
draw-game-sum = { $draws ->
    [one] yksi nosto
   *[other] { $draws } nostoa
 }, odotettavissa { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
draw-game-note = Odotettavissa oleva määrä on keskiarvo hyvin monesta kierroksesta, joilla poistetaan aina paras kortti ja jokainen kortti nostetaan täydestä pakasta.
draw-made = Vaihe on koossa.
draw-made-deal = Se oli koossa jo jaossa: et tarvinnut yhtään nostoa.
draw-made-after = { $draws ->
    [one] Tarvitsit yhden noston.
   *[other] Tarvitsit { $draws } nostoa.
 }
draw-made-against = Odotettavissa oli { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-made-lay = Katso, miten sen voi laskea pöytään
draw-again = Jaa seuraavat kymmenen

# Mihin sivu ei osaa vastata.
draw-empty = Kätesi on tyhjä. Lisää kortteja tai jaa kymmenen.
draw-too-many = Tämä sivu koskee enintään yhdentoista kortin käsiä. Ota { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
 } pois.

draw-asking = Kysy ennen kuin vastaus näytetään
draw-asking-yes = Kyllä, haluan arvata
draw-asking-no = Ei, näytä heti
draw-options = Asetukset

# Perustelut askel kerrallaan. Kortit ovat aina merkintöinä.
draw-why-chance = Niistä { $unseen } kortista, joita et ole nähnyt, { $count ->
    [0] mikään ei täydennä vaihetta
    [one] yksi täydentää vaiheen
   *[other] { $count } täydentää vaiheen
 }: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-chance-nearer = Niistä { $unseen } kortista, joita et ole nähnyt, { $count ->
    [0] mikään ei vie
    [one] yksi vie
   *[other] { $count } vie
 } lähemmäs: todennäköisyys seuraavalla nostolla on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. { $missing } korttia puuttuu.
draw-why-then = Sitten niistä { $unseen } kortista, joita et ole nähnyt, { $count ->
    [0] mikään ei täydennä vaihetta
    [one] yksi täydentää vaiheen
   *[other] { $count } täydentää vaiheen
 }: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-then-nearer = Sitten { $missing } korttia puuttuu, ja niistä { $unseen } kortista, joita et ole nähnyt, { $count ->
    [0] mikään ei vie
    [one] yksi vie
   *[other] { $count } vie
 } lähemmäs: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-skip = { $card } ei kuulu mihinkään vaiheeseen. Muiden kanssa pelatessasi viet sillä vuoron joltakin toiselta.
draw-why-spare = Korttia { $card } ei tarvita millään lyhimmällä tiellä vaiheeseen: ilman sitä auttavat samat kortit kuin sen kanssa.
draw-why-twin = Sinulla on toinenkin { $number }, eikä sama numero voi olla suorassa kahdesti: { $card } on ylimääräinen.
draw-why-further = Ilman korttia { $card } olet kauempana: silloin puuttuu { $missing ->
    [one] yksi kortti
   *[other] { $missing } korttia
 }, sen kanssa { $before ->
    [0] ei yhtään.
   *[other] vain { $before }.
 }
draw-why-fewer = Kortin { $card } kanssa voisit käyttää myös numeroa { $numbers }. Ilman sitä et: { $lost ->
    [one] yksi auttanut kortti ei enää auta.
   *[other] { $lost } auttanutta korttia ei enää auta.
 }
draw-why-fewer-many = Kortin { $card } mukana luovut yhdestä tiestä vaiheeseen: { $lost ->
    [one] yksi auttanut kortti ei enää auta.
   *[other] { $lost } auttanutta korttia ei enää auta.
 }
draw-why-expected = Sen jälkeen tarvitaan parhaalla pelillä keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } nostoa.
draw-why-points = Jos { $card } jää kierroksen lopussa käteen, siitä tulee { $points } miinuspistettä.

# Paras kortti verrattuna seuraavaan ($other)…
draw-why-next-chance = Seuraavaksi paras on { $other }, mutta silloin { $unseen } kortista vain { $count } täydentää vaiheen.
draw-why-next-draws = Jos poistat kortin { $other }, todennäköisyys seuraavalla nostolla on sama, mutta nostoja tarvitaan keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } eikä { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = { $other } olisi tuskin huonompi.
draw-why-next-missing = Ilman korttia { $other } puuttuisi enemmän: { $missing } korttia eikä { $own_missing }.
draw-why-next-points = Vaiheen kannalta { $other } kävisi yhtä hyvin, mutta siitä tulisi vähemmän miinuspisteitä: { $points } eikä { $own_points }.
draw-why-next-equal = { $other } kävisi yhtä hyvin.

# … ja muu kortti verrattuna parhaaseen ($other).
draw-why-better-chance = Poista mieluummin { $other }: silloin { $unseen } kortista { $count } täydentää vaiheen.
draw-why-better-draws = Poista mieluummin { $other }: todennäköisyys seuraavalla nostolla on sama, mutta nostoja tarvitaan keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } eikä { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = { $other } on vain vähän parempi.
draw-why-better-missing = Poista mieluummin { $other }: silloin puuttuu vain { $missing } korttia eikä { $own_missing }.
draw-why-better-points = Vaiheen kannalta se on yhtä hyvä kuin { $other }, mutta kortista { $other } tulee enemmän miinuspisteitä: { $points } eikä { $own_points }.
draw-why-better-equal = Se on yhtä hyvä kuin { $other }.
