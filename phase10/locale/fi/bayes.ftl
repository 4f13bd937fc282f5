# Oppitunti 8, mitä hän kerää: tehtävät, kokeet, malli ja tehtävämoniste.
# Hän on vaiheessa 8 ja kerää yhtä väriä tai vaiheessa 7 ja kerää numeroita. Se, mitä hän poistaa ja ottaa, on vihje.
bayes-name = Mitä hän kerää?
bayes-idea = Vihje puhuu sen vaihtoehdon puolesta, joka tekee vihjeestä todennäköisemmän. Laske pelit, jotka sopivat siihen.

# Tehtävä: keltaisen kerääjä poistaa punaisen kortin.
bayes-red-throw-hint = Montako numerokorttia on, joita hän voisi poistaa? Moniko niistä on punainen?
bayes-red-throw-why = Hän poistaa vain kolmea väriä, ja jokaista niistä on yhtä monta korttia.
bayes-red-throw-not-all-colors = Laskit kaikki neljä väriä. Minkä värin hän pitää?
bayes-red-throw-not-all-cards = Jaoit koko pakan korttien määrällä. Hän poistaa vain numerokortteja, eikä niitä, jotka ovat hänen omaa väriään.

# Tehtävä: vaihe 7 on alussa kaksi kertaa niin todennäköinen.
bayes-other-start-hint = Ota 105 peliä. Kuinka monessa niistä hän on vaiheessa 8? Moniko niistä sopii vihjeeseen? Tee sitten sama vaiheelle 7.
bayes-other-start-why = Vihje on sama, mutta vaiheen 7 pelejä on alusta asti enemmän, joten niitä myös sopii siihen enemmän.
bayes-other-start-not-even = Se on todennäköisyys, kun vaiheet ovat alussa yhtä todennäköisiä. Tässä ne eivät ole.
bayes-other-start-not-if-so = Se on vihjeen todennäköisyys, jos hän on vaiheessa 8. Kysymys kulkee toiseen suuntaan: olet nähnyt vihjeen.
bayes-other-start-not-before = Se on todennäköisyys, ennen kuin näit vihjeen. Jätä nyt pois pelit, jotka eivät sovi siihen.

# Tehtävä: monestako poistosta alkaen kolme väriä puhuu vaiheen 8 puolesta.
bayes-crossing-hint = Jätä eri värien ja vaiheessa 8 olevien pelaajien määrät ennalleen. Siirrä poistettujen korttien säädintä askel kerrallaan ja vertaa kahta alempaa riviä.
bayes-crossing-why = Mitä pidempään neljäs väri jää tulematta, sitä huonommin tämä sopii pelaajaan, joka voisi poistaa sitä.
bayes-crossing-not-last = Niin monella kortilla todennäköisyys on vielä hiukan alle puolet. Lue vaiheen 8 rivi vielä kerran.
bayes-crossing-not-first = Kolmella kortilla todennäköisyys on vielä alle puolet. Kumpi kahdesta alemmasta rivistä on pidempi, ja milloin se muuttuu?
bayes-crossing-not-later = Siinä todennäköisyys on yli puolet, mutta ei ensimmäistä kertaa. Aloita kolmesta kortista ja nouse askel kerrallaan.

# Tehtävä: neljä punaista korttia peräkkäin.
bayes-four-red-hint = Kirjoita molemmat todennäköisyydet tuloina, joissa on yksi tekijä kutakin korttia kohti ensimmäisen jälkeen. Poistetut kortit eivät palaa. Jaa sitten toinen tuloista (kumpi?) tulojen summalla.
bayes-four-red-why = Kun poistettavana on kolmea väriä, sama väri tulee uudelleen useammin kuin neljällä värillä. Jokainen uusi sen värinen kortti on yksi vihje lisää.
bayes-four-red-not-put-back = Melkein. Käytit jokaiselle kortille kolmasosaa tai neljäsosaa. Poistettu kortti ei kuitenkaan palaa: punaisia on yksi vähemmän ja kortteja kaikkiaan yksi vähemmän.
bayes-four-red-not-three = Se on todennäköisyys kolmen punaisen kortin jälkeen. Niitä on neljä.
bayes-four-red-not-if-so = Se on vihjeen todennäköisyys, jos hän on vaiheessa 8. Vertaa sitä vihjeen todennäköisyyteen vaiheessa 7.
bayes-four-red-not-even = Se on todennäköisyys, ennen kuin näit yhtään korttia. Kuinka usein kummankinlainen pelaaja poistaa neljä samanväristä korttia?

# Tehtävä: kumpi kortti poistetaan.
bayes-safer-is-red-seven = Poista punainen 7
bayes-safer-is-yellow-twelve = Poista keltainen 12
bayes-safer-is-same = Molemmat ovat yhtä turvallisia
bayes-safer-hint = Kysy kummastakin kortista, missä vaiheessa se auttaa häntä. Kuinka todennäköinen se vaihe on molempien vihjeiden jälkeen?
bayes-safer-why = Se auttaa häntä vain yhdessä vaiheessa, ja se vaihe on nyt epätodennäköisempi. Toinen kortti auttaa häntä varmasti todennäköisemmässä vaiheessa.
bayes-safer-not-yellow-twelve = Missä vaiheessa mikä tahansa keltainen kortti auttaa häntä? Katso, kuinka todennäköinen se vaihe on molempien vihjeiden jälkeen.
bayes-safer-not-same = Kortit auttavat eri vaiheissa. Ovatko nämä vaiheet molempien vihjeiden jälkeen yhtä todennäköisiä?

# Koe: kolme poistoa, kolme väriä.
bayes-three-colors-ask = Kuvittele 100 peliä, joissa hän poisti kolme korttia, kaikki eri väriä. Kuinka monessa niistä hän on vaiheessa 8?
bayes-three-colors-yes = Hän on vaiheessa 8.
bayes-three-colors-no = Hän on vaiheessa 7.

# Koe: kolme poistoa ja neljännen värinen kortti, jonka hän ottaa.
bayes-takes-ask = Kuvittele 100 peliä, joissa hän poisti punaisen, sinisen ja vihreän kortin ja otti sitten keltaisen 7:n. Kuinka monessa niistä hän on vaiheessa 8?
bayes-takes-yes = Hän on vaiheessa 8.
bayes-takes-no = Hän on vaiheessa 7, ja hänellä on 7.

# Malli: mitä poistetut kortit kertovat.
bayes-clue-title = Mitä poistetut kortit kertovat sinulle
bayes-clue-thrown = Poistettuja kortteja
bayes-clue-seen = Eri värejä niiden joukossa
bayes-clue-before = Vaiheessa 8 olevia kymmenestä tällaisesta pelaajasta
bayes-clue-row-if-eight = tämän vihjeen todennäköisyys vaiheessa 8
bayes-clue-row-if-seven = tämän vihjeen todennäköisyys vaiheessa 7
bayes-clue-row-eight = vaihe 8 vihjeen jälkeen
bayes-clue-row-seven = vaihe 7 vihjeen jälkeen

# Tehtävämoniste.
bayes-sheet-same = Värejä on { $colors }, ja kussakin on { $copies } numerokorttia. Näistä korteista poistetaan kaksi umpimähkään. Millä todennäköisyydellä molemmat ovat samaa väriä?
bayes-sheet-count = Pelaajia on 100. Heistä { $on } on vaiheessa 8, muut vaiheessa 7. Vaiheessa 8 vihje tulee { $so } pelissä kymmenestä, vaiheessa 7 se tulee { $other } pelissä kymmenestä. Näet vihjeen. Millä todennäköisyydellä pelaaja on vaiheessa 8? Laske pelejä.
bayes-sheet-again = Arvioit, että Ida on vaiheessa 8 todennäköisyydellä { $before }/10. Nyt hän ottaa kortin poistopakasta. Vaiheessa 8 hän ottaa sen { $so } pelissä kymmenestä, vaiheessa 7 hän ottaa sen { $other } pelissä kymmenestä. Mikä vaiheen 8 todennäköisyys nyt on?
bayes-sheet-pair = Ida on poistanut oikeasta pakasta nämä kaksi korttia. Vaiheessa 8 pelaaja poistaa kolmea väriä, vaiheessa 7 neljää, ja kutakin väriä on 24 korttia. Katso vain, ovatko värit samat. Kumpikin vaihe oli alussa yhtä todennäköinen. Mikä vaiheen 8 todennäköisyys on?
bayes-sheet-start = Kutakin väriä on kaksi korttia, ja värejä on neljä. Ennen kuin yhtään korttia on poistettu, vaihe 7 on { $times } kertaa niin todennäköinen kuin vaihe 8. Ida poistaa { $same ->
    [same] kaksi samanväristä korttia
   *[different] kaksi eriväristä korttia
 }. Mikä vaiheen 8 todennäköisyys on?
