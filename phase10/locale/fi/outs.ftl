# Oppitunti 4. Auttava kortti täydentää vaiheen; tuntemattomia ovat kaikki kortit, joita pelaaja ei ole nähnyt.
outs-name = Auttavat kortit
outs-idea = Seuraavan noston todennäköisyys on auttavat kortit jaettuna tuntemattomilla; kun nostoja on useita, kerro hutien todennäköisyydet ja laske vastatapahtuman todennäköisyys.

# Tehtävä 1: suora, joka voi jatkua kummastakin päästä.
outs-both-ends-hint = Tomilla on kahdeksan numeroa peräkkäin. Mikä numero voi tulla niiden eteen, mikä niiden perään? Ajattele sitten kortteja, jotka käyvät minkä tahansa numeron paikalle.
outs-both-ends-not-part = Siinä on laskettu kahdenlaiset kortit, esimerkiksi yksi numero ja jokerit. Vielä yhdenlaiset kortit auttavat Tomia.
outs-both-ends-not-one-end = Siinä on laskettu yhdenlaiset kortit. Tomin suora täydentyy useammanlaisilla.
outs-both-ends-not-skips = Ohituskortti ei koskaan kuulu vaiheeseen, joten se ei auta.
outs-both-ends-not-kinds = Kolmenlaiset kortit auttavat. Laske nyt, kuinka monta korttia kutakin lajia on.
outs-both-ends-why = Suora, joka voi jatkua kummastakin päästä, odottaa kahta numeroa ja jokereita. Lena odottaa yhtä numeroa ja jokereita.

# Tehtävä 2: kolme nostoa kuuden kortin pakasta.
outs-three-draws-hint = Laske, millä todennäköisyydellä kaikki kolme nostoa ovat huteja. Montako korttia on jäljellä ennen kolmatta nostoa, ja moniko niistä ei auta?
outs-three-draws-not-sum = Varmastiko? Kuudesta kortista neljä ei auta. Voivatko kaikki kolme nostoa olla huteja?
outs-three-draws-not-two = Se on todennäköisyys kahdella nostolla. Vielä yksi nosto seuraa.
outs-three-draws-not-back = Se olisi oikein, jos jokainen kortti pantaisiin takaisin. Tässä pakka pienenee joka nostolla.
outs-three-draws-why = Kaikki kolme ovat huteja todennäköisyydellä 4/6 × 3/5 × 2/4. Muissa tapauksissa ainakin yksi auttaa.

# Tehtävä 3: kaksitoista korttia lisää on nähty, niistä neljä 5-korttia.
outs-seen-hint = Kaksi lukua muuttuu: montako auttavaa korttia on yhä tuntemattomien joukossa, ja montako tuntematonta korttia on kaikkiaan?
outs-seen-not-pile = Vähensit neljä 5-korttia auttavista korteista. Kaikki Lenan näkemät kortit ovat kuitenkin poissa myös tuntemattomista.
outs-seen-not-outs = Vähensit Lenan näkemät kortit tuntemattomista korteista. Jotkin niistä olivat kuitenkin auttavia.
outs-seen-not-before = Se oli todennäköisyys aiemmin. Sen jälkeen Lena on nähnyt lisää kortteja.
outs-seen-why = Nähdyt kortit poistuvat murtoluvun kummastakin luvusta: auttavat osoittajasta, kaikki nimittäjästä.

# Tehtävä 4: monestako nostosta alkaen auttava kortti on todennäköisempi kuin ei yhtään.
outs-even-hint = Aseta taulukkoon 16 auttavaa ja 96 tuntematonta korttia. Muuta nostojen määrää ja katso riviä, jolla on vähintään yksi auttava kortti.
outs-even-not-sum = Kolme kertaa yksi kuudesosa on puolet, mutta usean noston todennäköisyyksiä ei voi laskea näin yhteen.
outs-even-not-sure = Kuusi nostoa riittää, mutta vähempikin riittää.
outs-even-why = Todennäköisyys kasvaa aluksi nopeasti, sitten yhä hitaammin. Varmaa se olisi vasta 81 noston jälkeen: huteja on 80 korttia.

# Tehtävä 5: Tom ja kolme nostoa.
outs-within-three-hint = Moniko 98 kortista ei auta? Kerro keskenään todennäköisyydet sille, että ensimmäinen, toinen ja kolmas nosto ovat huteja. Laske sitten vastatapahtuman todennäköisyys.
outs-within-three-not-sum = Laskit yhteen kolmen noston todennäköisyydet. Silloin tapaukset, joissa auttavia kortteja on kaksi tai kolme, tulevat mukaan useammin kuin kerran.
outs-within-three-not-back = Se olisi oikein, jos jokainen kortti pantaisiin takaisin. Jokaisen noston jälkeen kortteja on kuitenkin yksi vähemmän.
outs-within-three-why = Tom epäonnistuu vain, jos hän saa kolme hutia peräkkäin. Kun sen todennäköisyys vähennetään luvusta yksi, jää vähintään yhden auttavan kortin todennäköisyys.

# Tehtävä 6: noppa vai kortit.
outs-die-is-die = Noppa
outs-die-is-cards = Kortit
outs-die-is-same = Kumpikin yhtä todennäköisesti
outs-die-hint = Katso taulukon rivejä. Mikä niistä vastaa nopanheittoa, jossa joka yritys on kuin kortti olisi pantu takaisin?
outs-die-not-die = Noppa unohtaa hutinsa: joka heitolla mahdollisuus on taas yksi kuudesta. Mitä tuntemattomille korteille tapahtuu jokaisen hudin jälkeen?
outs-die-not-same = Ensimmäinen yritys on yhtä todennäköinen. Hudin jälkeen tuntemattomia kortteja on kuitenkin vähemmän, ja kaikki auttavat ovat yhä mukana.
outs-die-why = Jokaisen hudin jälkeen auttavien korttien osuus jäljellä olevista kasvaa. Nopassa on aina kuusi tahkoa.

# Koe: kuusi nostoa.
outs-six-draws-ask = Lena nostaa kuusi korttia. 96 tuntemattomasta kortista 16 auttaa: 5-kortit ja jokerit. Kuinka todennäköisesti hän nostaa vähintään yhden auttavan kortin?
outs-six-draws-yes = Ainakin yksi kuudesta kortista auttaa: se on 5 tai jokeri.
outs-six-draws-no = Mikään kuudesta kortista ei ole 5 eikä jokeri.

# Koe: kaksi nostoa kuuden kortin pakasta.
outs-small-ask = Nostat kuudesta kortista Y3 W B7 R9 G11 S kaksi. Kuinka todennäköisesti ainakin toinen niistä on Y3 tai jokeri?
outs-small-yes = Ainakin toinen kahdesta kortista auttaa.
outs-small-no = Kumpikaan kahdesta kortista ei auta.

# Koe: kolme piilossa olevaa korttia menee ensin muille.
outs-hidden-ask = Kolme muuta nostaa kukin yhden kortin, etkä näe niistä yhtäkään. Sitten Lena nostaa. Kuinka todennäköisesti hänen korttinsa auttaa?
outs-hidden-yes = Kolme ensimmäistä korttia menivät muille. Viimeinen on Lenan, ja se auttaa.
outs-hidden-no = Kolme ensimmäistä korttia menivät muille. Viimeinen on Lenan, eikä se auta.

# Malli: useita nostoja.
outs-draws-title = Vähintään yksi auttava kortti useassa nostossa
outs-draws-good = Auttavia kortteja
outs-draws-cards = Tuntemattomia kortteja
outs-draws-draws = Nostoja
outs-draws-row-next = Seuraava nosto auttaa
outs-draws-row-within = Vähintään yksi näistä nostoista auttaa
outs-draws-row-back = Sama, jos jokainen kortti pantaisiin takaisin
outs-draws-row-sum = Väärin: yhden noston todennäköisyys kertaa nostot

# Tehtävämoniste.
outs-sheet-count = Sinulla on nämä kymmenen korttia, ja tarvitset yhdeksän kortin suoran. Muita kortteja et ole nähnyt. Moniko muista 98 kortista täydentää suoran? Jokeri käy minkä tahansa numerokortin paikalle.
outs-sheet-next = Kuinka todennäköisesti seuraava nostosi täydentää suoran?
outs-sheet-two = Pienessä pakassa on { $cards } korttia. { $outs ->
    [one] Niistä yksi auttaa.
   *[other] Niistä { $outs } korttia auttaa.
 } Nostat kaksi korttia etkä pane kumpaakaan takaisin. Kuinka todennäköisesti ainakin toinen niistä auttaa?
outs-sheet-seen = Takaisin yhdeksän kortin suoraasi. Myöhemmin näkyvissä on { $faces } korttia lisää. { $gone ->
    [one] Niistä yksi olisi auttanut sinua.
   *[other] Niistä { $gone } korttia olisi auttanut sinua.
 } Kuinka todennäköisesti seuraava nostosi auttaa nyt?
outs-sheet-hidden = Takaisin alkuun, jolloin et ollut nähnyt muita kortteja. { $others } muuta pelaajaa nostaa kukin yhden kortin, etkä näe niistä yhtäkään. Kuinka todennäköisesti seuraava nostosi auttaa nyt?
outs-sheet-three = Vielä kerran yhdeksän kortin suorasi: et ole nähnyt muita kortteja. Kuinka todennäköisesti kolmessa seuraavassa nostossasi on vähintään yksi auttava kortti? Laskimesta on apua.
