# Oppitunti 7, paras poisto: tehtävät, kokeet, malli ja tehtävämoniste.
# Käden arvo on odotettavissa olevien nostojen määrä, kunnes vaihe on koossa. Pieni peli: kolme korttia pidetään, tavoitteena neljän kortin suora.
discard-name = Paras poisto
discard-idea = Poisto on yhtä hyvä kuin kädet, joihin se johtaa. Niiden arvot lasketaan lopusta taaksepäin.

# Tehtävä: vaiheesta 7 puuttuu yksi kortti.
discard-last-card-hint = Mikä numero täydentää toisen sarjan? Montako sellaista korttia täydessä pakassa on? Ja mikä muu kortti käy numeron paikalle?
discard-last-card-why = Yksi numero ja jokerit auttavat, ja jokainen nosto tehdään täydestä pakasta.
discard-last-card-not-no-wilds = Laskit vain kortit, joissa on oikea numero. Mitkä muut kortit käyvät niiden paikalle?
discard-last-card-not-unseen = Se olisi oikein, jos kymmenen korttiasi puuttuisivat pakasta. Tässä jokainen nosto tehdään täydestä pakasta.
discard-last-card-not-both = Laskit mukaan kortin myös ensimmäiseen sarjaan. Puuttuuko siitä mitään?

# Tehtävä: käden 4, 6 ja jokeri arvo.
discard-with-wild-hint = Kirjoita muistiin jokainen numero, josta tulee neljän kortin suora yhdessä korttien 4, 6 ja jokerin kanssa. Jokeri voi täyttää aukon tai olla suoran päässä.
discard-with-wild-why = Kun sinulla on jokeri, useampi numero auttaa: aukko ja kumpikin pää. Jokainen auttava kortti täydentää suoran, joten yksi jakolasku riittää.
discard-with-wild-not-outs = Niin monta korttia auttaa. Arvo on odotettavissa olevien nostojen määrä.
discard-with-wild-not-three-kinds = Laskit kolmenlaiset auttavat kortit. Kokeile aukkoa, kumpaakin päätä ja pakan jokereita.
discard-with-wild-not-middle = Laskit aukkoon käyvät kortit ja pakan jokerit. Aukon voi kuitenkin täyttää myös kädessäsi oleva jokeri. Mitkä numerot silloin auttavat?

# Tehtävä: mikä korteista 8, 9, 11, 12 poistetaan.
discard-end-is-eight = Poista 8
discard-end-is-nine = Poista 9
discard-end-is-eleven = Poista 11
discard-end-is-twelve = Poista 12
discard-end-hint = Kysy jokaisesta kädestä, jonka voit pitää, kaksi kysymystä. Mitkä kortit täydentävät suoran? Ja mitkä kortit parantavat kättä vielä täydentämättä sitä?
discard-end-why = Käteen jäävistä korteista voi tulla suora, jolla on tilaa kummassakin päässä. Toisen käden pysäyttää numeroiden loppuminen.
discard-end-not-eight = Odotat samoja kortteja kuin parhaan poiston jälkeen. Mutta mikä nosto voisi parantaa kättäsi odottaessasi? Katso, mihin numerot loppuvat.
discard-end-not-nine = Nyt puuttuu kaksi korttia. Onko jokin poisto, jonka jälkeen puuttuu vain yksi?
discard-end-not-eleven = Nyt puuttuu kaksi korttia. Onko jokin poisto, jonka jälkeen puuttuu vain yksi?

# Tehtävä: käden 5, 6 ja ohituskortti arvo.
discard-two-missing-hint = Luettele auttavat kortit: kaksi numeroa aivan 5:n ja 6:n vieressä, kaksi numeroa askelta kauempana sekä jokerit. Kirjoita kunkin viereen sen käden arvo, johon se johtaa; jokerille se on ensin laskettava. Käytä sitten lyhyttä laskua.
discard-two-missing-why = Ohituskortti poistetaan, ja jokainen auttava kortti johtaa käteen, jonka arvo tiedetään. Muuta sääntöön ei tarvita.
discard-two-missing-not-finished = Laskit niin kuin auttavat kortit täydentäisivät suoran. Niiden jälkeen tarvitset vielä nostoja: sijoita käsien arvot.
discard-two-missing-not-no-wilds = Numerot ovat oikein. Myös jokeri kuitenkin auttaa: mitkä kortit silloin pidät, ja mikä on sen käden arvo?
discard-two-missing-not-no-gaps = Käytit numeroita aivan 5:n ja 6:n vieressä sekä jokereita. Entä numero askelta kauempana? Silloin puuttuu enää väliin jäävä numero.

# Tehtävä: mikä käsi on lähempänä vaihetta 7 kuin vaihetta 10.
discard-nearer-is-four-three = Neljä korttia yhtä numeroa, kolme toista
discard-nearer-is-five-two = Viisi korttia yhtä numeroa, kaksi toista
discard-nearer-is-two-triples = Kolme korttia yhtä numeroa, kolme toista
discard-nearer-is-three-triples = Kolmea numeroa, kutakin kolme korttia
discard-nearer-hint = Aseta malliin kukin käsi vuorollaan ja vertaa sen kahta riviä.
discard-nearer-why = Kolmesta numerosta kukin voi vielä kasvaa neljän kortin sarjaksi, ja niistä mitkä tahansa kaksi riittävät vaiheeseen 7. Vaiheeseen 10 tarvitaan viisi korttia samaa numeroa.
discard-nearer-not-four-three = Kummastakin vaiheesta puuttuu yksi kortti, ja 16 korttia täydentää sen. Mutta kummassa vaiheessa jokin muu nosto lisää auttavia kortteja? Aseta malliin tämä käsi.
discard-nearer-not-five-two = Vaiheen 10 suuri sarja on tässä valmis. Mitä vaiheesta 7 puuttuu?
discard-nearer-not-two-triples = Melkein. Aseta malliin tämä käsi ja lue kummankin rivin kaikki numerot.

# Tehtävä: kuinka usein seuraava vaihe on helpompi.
discard-steps-down-hint = Käy taulukko läpi vaiheesta 1 vaiheeseen 10. Tee merkki aina, kun nostojen määrä pienenee.
discard-steps-down-why = Jokaisen näistä askeleista jälkeen seuraava vaihe on edellistä helpompi. Vaiheet eivät siis vaikeudu tasaisesti painetussa järjestyksessä.
discard-steps-down-not-up = Laskit askeleet vaikeampaan vaiheeseen. Kysymys on askeleista helpompaan.
discard-steps-down-not-places = Laskit vaiheet, jotka eivät ole vaikeutensa mukaisella sijalla. Vertaa kutakin vaihetta vain siihen, joka on painettu juuri ennen sitä.
discard-steps-down-not-missed = Et löytänyt kaikkia. Vertaa kaikkia yhdeksää paria, joissa vaiheet ovat vierekkäin.

# Koe: vaiheen 7 nostot.
discard-seven-ask = Montako nostoa vaihe 7 vaatii keskimäärin jaosta lähtien?
discard-seven-value = { $value ->
    [0] Vaihe 7 oli koossa heti jaossa.
    [one] Vaihe 7 yhden noston jälkeen.
   *[other] Vaihe 7 { $value } noston jälkeen.
 }

# Koe: pieni peli kortin 1 poistamisen jälkeen.
discard-throw-one-ask = Poistit kortin 1 ja pidit 2, 4, 5. Montako nostoa neljän kortin suora vaatii keskimäärin?
discard-throw-one-value = { $value ->
    [one] Neljän kortin suora yhden noston jälkeen.
   *[other] Neljän kortin suora { $value } noston jälkeen.
 }

# Malli: käden arvo vaiheessa 7 ja vaiheessa 10.
discard-sets-title = Odotettavissa olevat nostot tällä kädellä, kun muita kortteja ei lasketa mukaan
discard-sets-first = Kortteja yhtä numeroa
discard-sets-second = Kortteja toista numeroa
discard-sets-third = Kortteja kolmatta numeroa
discard-sets-row-seven = Vaihe 7: kaksi neljän kortin sarjaa
discard-sets-row-ten = Vaihe 10: viiden kortin sarja ja kolmen kortin sarja

# Tehtävämoniste.
discard-sheet-helps = Pieni peli: pidät nämä kolme korttia ja haluat neljän kortin suoran. Moniko pakan 108 kortista täydentää sen?
discard-sheet-wait = Suorasi täydentää { $helpful } korttia pakan 108 kortista, eikä mikään muu kortti auta. Montako nostoa on odotettavissa?
discard-sheet-mean = Pelataan 100 peliä, ja kaikissa tarvitaan ensimmäinen nosto. Yhden noston jälkeen kesken on vielä { $one } peliä, kahden jälkeen { $two } ja kolmen jälkeen { $three }. Neljän noston jälkeen kaikki ovat ohi. Montako nostoa peli vaatii keskimäärin?
discard-sheet-step = Suorasi täydentää { $done } korttia pakan 108 kortista. Toiset { $better } korttia johtavat käteen, jonka arvo on { $value }. Loput eivät muuta mitään. Mikä kätesi arvo on?
discard-sheet-throw = Pieni peli: olet nostanut, ja sinulla on nämä neljä korttia. Haluat neljän kortin suoran. Kumman päätykortin poistat, vai ovatko molemmat yhtä hyviä?
discard-sheet-throw-one = kortti { $number }
discard-sheet-throw-either = molemmat ovat yhtä hyviä
discard-sheet-hand = Mikä tämän käden arvo on pienessä pelissä? Katso useampi kuin yksi askel eteenpäin. Kolmen peräkkäisen numeron arvo on { $value }, kun tilaa on kummassakin päässä, esimerkiksi kädessä 4, 5, 6.
