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
    [0] Vaihe ei tule kokoon millään niistä { $unseen } kortista, joita et ole nähnyt.
    [one] Vaihe tulee kokoon yhdellä niistä { $unseen } kortista, joita et ole nähnyt.
   *[other] Vaihe tulee kokoon { $count } kortilla niistä { $unseen } kortista, joita et ole nähnyt.
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
draw-expected-note = keskimäärin: paras peli, täysi pakka
draw-work = Laske
draw-seconds = kestää muutaman sekunnin
draw-waiting = Lasketaan…
draw-unknown = ei tiedossa tälle vaiheelle
draw-ten = kymmenen kortin käsille
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
draw-points-note = Pisteet: mitä kortti maksaa, jos se on lopussa vielä kädessä.

# Yksin pakkaa vastaan.
draw-game = Yksin pakkaa vastaan
draw-game-so-far = Nostoja tähän mennessä
draw-game-expected = Odotettavissa alussa
draw-game-rounds = { $count ->
    [one] Yksi kierros pelattu
   *[other] { $count } kierrosta pelattu
 }
draw-game-sum = { $draws ->
    [one] yksi nosto
   *[other] { $draws } nostoa
 }, odotettavissa { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
draw-game-note = Odotettavissa oleva määrä on keskiarvo hyvin monesta kierroksesta, joilla poistetaan aina paras kortti ja joka kortti nostetaan täydestä pakasta.
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
draw-why-chance = Niistä { $unseen } kortista, joita ei ole nähty, { $count ->
    [0] millään ei saa
    [one] yhdellä saa
   *[other] { $count } kortilla saa
 } vaiheen kokoon: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-chance-nearer = Niistä { $unseen } kortista, joita ei ole nähty, { $count ->
    [0] mikään ei vie
    [one] yksi vie
   *[other] { $count } vie
 } lähemmäs: todennäköisyys seuraavalla nostolla on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. { $missing } korttia puuttuu.
draw-why-then = Sitten niistä { $unseen } kortista, joita ei ole nähty, { $count ->
    [0] millään ei saa
    [one] yhdellä saa
   *[other] { $count } kortilla saa
 } vaiheen kokoon: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-then-nearer = Sitten { $missing } korttia puuttuu, ja niistä { $unseen } kortista, joita ei ole nähty, { $count ->
    [0] mikään ei vie
    [one] yksi vie
   *[other] { $count } vie
 } lähemmäs: todennäköisyys on { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-skip = { $card } ei kuulu mihinkään vaiheeseen. Muiden kanssa pelattaessa ohituskortin poistaminen vie joltakulta vuoron.
draw-why-spare = { $card } ei ole millään lyhimmistä teistä vaiheeseen: ilman sitä auttavat samat kortit kuin sen kanssa.
draw-why-twin = Sinulla on toinenkin { $number }, eikä suorassa ole mitään numeroa kahdesti: { $card } on ylimääräinen.
draw-why-further = Ilman korttia { $card } olet kauempana: { $missing ->
    [one] yksi kortti puuttuu
   *[other] { $missing } korttia puuttuu
 }, sen kanssa { $before }.
draw-why-fewer = Kortin { $card } kanssa voisit käyttää myös numeroa { $numbers }. Ilman sitä et: { $lost ->
    [one] yksi auttanut kortti ei enää auta.
   *[other] { $lost } auttanutta korttia ei enää auta.
 }
draw-why-fewer-many = Kortin { $card } mukana luovut yhdestä tiestä vaiheeseen: { $lost ->
    [one] yksi auttanut kortti ei enää auta.
   *[other] { $lost } auttanutta korttia ei enää auta.
 }
draw-why-expected = Sen jälkeen parhaalla pelillä tarvitaan keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } nostoa.
draw-why-points = { $card } maksaa { $points } pistettä, jos se on lopussa vielä kädessä.

# Paras kortti verrattuna seuraavaan ($other)…
draw-why-next-chance = Seuraavaksi paras on { $other }, mutta silloin vaihe tulee kokoon vain { $count } kortilla { $unseen } kortista.
draw-why-next-draws = Kortilla { $other } todennäköisyys seuraavalla nostolla olisi sama, mutta sitten tarvittaisiin keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } nostoa eikä { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = { $other } olisi tuskin huonompi.
draw-why-next-missing = Ilman korttia { $other } puuttuisi enemmän: { $missing } korttia eikä { $own_missing }.
draw-why-next-points = Vaiheen kannalta { $other } kävisi yhtä hyvin, mutta se maksaa vähemmän pisteitä: { $points } eikä { $own_points }.
draw-why-next-equal = { $other } kävisi yhtä hyvin.

# … ja muu kortti verrattuna parhaaseen ($other).
draw-why-better-chance = Parempi on poistaa { $other }: silloin vaihe tulee kokoon { $count } kortilla { $unseen } kortista.
draw-why-better-draws = Parempi on poistaa { $other }: todennäköisyys seuraavalla nostolla on sama, mutta nostoja tarvitaan keskimäärin { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } eikä { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = { $other } on vain vähän parempi.
draw-why-better-missing = Parempi on poistaa { $other }: silloin puuttuu vain { $missing } korttia eikä { $own_missing }.
draw-why-better-points = Vaiheen kannalta se on yhtä hyvä kuin { $other }, mutta { $other } maksaa enemmän pisteitä: { $points } eikä { $own_points }.
draw-why-better-equal = Se on yhtä hyvä kuin { $other }.
