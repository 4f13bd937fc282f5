# Visa. Kysymykset ovat quiz-q-…, useille yhteiset quiz-ask-…; -why kertoo, miksi oikea vastaus on oikea, ja muut päätteet
# kuuluvat kukin yhteen väärään vastaukseen. Kortit merkitään R7, W, S joka kielessä.
quiz-name = Visa
quiz-title = Miten hyvin tunnet säännöt?

# Yksi kysymys.
quiz-place = Kysymys { $at }/{ $count }
quiz-answers = Vastauksesi
quiz-yes = Kyllä
quiz-no = Ei
quiz-player = Pelaaja { $number }
quiz-value = { $value }
quiz-number = Luku
quiz-check = Tarkista
quiz-not-number = Kirjoita kokonaisluku, esimerkiksi 7.
quiz-next = Seuraava kysymys
quiz-finish = Katso tulos
quiz-hand = Käsi
quiz-cards = Kortit
quiz-on-table = Pöydällä
quiz-to-add = Lisättävänä
quiz-top = Poistopakan päällimmäisenä
quiz-turned = Käännetty kortti
quiz-discards = Poistopakka
quiz-group = Yhdistelmä { $number }

# Arvio.
quiz-right = Oikein!
quiz-wrong = Ei aivan.
quiz-right-answer = Oikea vastaus: { $answer }
quiz-your-answer = Vastauksesi: { $answer }
quiz-mark-right = oikea vastaus
quiz-mark-yours = vastauksesi
quiz-way = Näin vaiheen voi laskea
quiz-rule = Sääntö
quiz-rule-book = { $id } säännöissä

# Visan lopuksi.
quiz-score = Oikein { $right }/{ $count }
quiz-all-right = Hienoa: kaikki vastauksesi olivat oikein.
quiz-come-back = { $count ->
    [one] Yksi kysymys tulee uudelleen seuraavassa visassa.
   *[other] { $count } kysymystä tulee uudelleen seuraavassa visassa.
 }
quiz-again = Uusi visa
quiz-missed = Mitä kannattaa kerrata

# Kysymysten ympärillä.
quiz-round-shared = Visa { NUMBER($seed, useGrouping: 0) }: kaikki, jotka avaavat tämän osoitteen, saavat samat kysymykset.
quiz-round-link = Visa koko luokalle: kaikki saavat samat kysymykset
quiz-topic = Aihe
quiz-progress = Edistymisesi
quiz-progress-lead = Tieto säilyy vain tässä selaimessa. Väärin mennyt kysymys tulee uudelleen, kunnes vastaat oikein.
quiz-progress-topic = Aihe
quiz-progress-known = Oikein
quiz-progress-due = Uudelleen
quiz-progress-new = Uusia
quiz-progress-count = { $known }/{ $count }
quiz-forget = Nollaa edistymiseni
quiz-forget-sure = Nollataanko kaikki, mitä olet täällä vastannut?
quiz-forget-yes = Kyllä, nollaa
quiz-forget-no = Ei, säilytä

# Kysymyksiä, jotka ovat yhteisiä useille käsille.
quiz-ask-made = Tavoitteena on { $phase }. Voitko laskea tämän vaiheen tällä kädellä?
quiz-ask-missing = Tavoitteena on { $phase }. Montako korttia tästä kädestä puuttuu?
quiz-ask-which = Tavoitteena on { $phase }. Millä näistä käsistä se on koossa?
quiz-ask-group = Tavoitteena on { $group }. Kelpaavatko nämä kortit siihen?
quiz-ask-hit = Oma vaiheesi on pöydällä. Saatko lisätä tämän kortin yhdistelmään?

# Miten pisteet ja pakat lasketaan.
quiz-count-card = { $card } = { $points }
quiz-count-points = Kortti kerrallaan: { $cards }. Yhteensä se on { $points }.
quiz-count-pile = Kun pelaajia on { $players }, { $deck } kortista on jaettu { $dealt } ja yksi on käännetty. Jäljelle jää { $pile }.
quiz-miscount-faces = Silloin numerokortit on laskettu numeronsa mukaan. Niistä tulee 5 tai 10 pistettä, oli numero mikä tahansa.
quiz-miscount-wild-20 = Silloin jokerista on laskettu 20. Niin on vain joissakin painoksissa; Mattelin sääntölehtisen mukaan siitä tulee 25.
quiz-miscount-wild-25 = Silloin jokerista on laskettu 25. Tässä kysytyn säännön mukaan siitä tulee 20.
quiz-miscount-skip-20 = Silloin ohituskortista on laskettu 20. Siitä tulee 15.
quiz-miscount-skip-25 = Silloin ohituskortista on laskettu 25. Niin sanotaan joillakin verkkosivuilla, mutta siitä tulee 15.
quiz-miscount-tens = Silloin jokaisesta numerokortista on laskettu 5. Numeroista 10, 11 ja 12 tulee 10.
quiz-miscount-each = Se on korttien määrä. Tässä jokaisella kortilla on omat pisteensä.

# Kortit.
quiz-q-eights = Montako kahdeksikkoa pakassa on?
quiz-q-eights-4 = Värejä on neljä, mutta jokaista korttia on kaksi.
quiz-q-eights-why = Pakassa on joka numero kahdesti jokaisessa neljässä värissä.

# Pelin aloitus.
quiz-q-pile = Pelaajia on neljä. Kullakin on kymmenen korttia, ja yksi kortti on käännetty. Montako korttia nostopakassa on?
quiz-q-pile-68 = Käännetty kortti ei ole enää nostopakassa.
quiz-q-begins = Neljä pelaajaa istuu ringissä, ja heidät on numeroitu myötäpäivään. Pelaaja 2 jakaa. Kuka saa ensimmäisen vuoron?
quiz-q-begins-why = Jakajan vasemmalla puolella istuva aloittaa. Myötäpäivään hän on seuraava pelaaja.
quiz-q-opening-skip = Jaon jälkeen kääntyy ohituskortti. Mitä Mattelin sääntölehtisen mukaan tapahtuu?
quiz-means-skips-first = Aloittaja menettää ensimmäisen vuoronsa.
quiz-means-buried = Se siirretään nostopakan alle ja käännetään uusi kortti.
quiz-means-covered = Sen päälle käännetään uusi kortti.
quiz-means-drawable = Ei mitään: aloittaja saa nostaa sen.
quiz-q-opening-skip-buried = Niin sanovat Ravensburgerin sääntövihkot. Mattelilla on toinen tapa.
quiz-q-opening-skip-covered = Niin tehdään Phase 10 Twistissä. Mattelilla on toinen tapa.
quiz-q-opening-skip-drawable = Ohituskorttia ei koskaan nosteta poistopakasta.

# Vuoro.
quiz-q-half = Olet vaiheessa 2: kolmen kortin sarja ja neljän kortin suora. Sinulla on vain sarja. Saatko laskea sarjan nyt ja suoran myöhemmin?
quiz-q-extra = Olet vaiheessa 1: kaksi kolmen kortin sarjaa. Saatko laskea nämä seitsemän korttia kerralla?
quiz-q-extra-why = Neljäs viitonen kuuluu viitosten sarjaan, joten sen saa laskea samalla.
quiz-q-third-set = Olet vaiheessa 1: kaksi kolmen kortin sarjaa. Saatko laskea nämä kolme sarjaa?
quiz-q-long-run = Olet vaiheessa 4: seitsemän kortin suora. Lasket yhdeksän kortin suoran, joka riittäisi myös vaiheeseen 6. Mitä vaihetta pelaat seuraavalla kierroksella?
quiz-q-long-run-4 = Olet laskenut vaiheen 4, joten se on suoritettu.
quiz-q-long-run-7 = Pitkälläkin suoralla suoritat vain sen vaiheen, jossa olet. Yhtään vaihetta ei ohiteta.
quiz-q-long-run-why = Kierroksen aikana suoritetaan yksi vaihe, ja sen jälkeen tulee seuraava.
quiz-q-empty-pile = Nostopakka on tyhjä, ja nämä kuusi korttia ovat poistopakka. Montako korttia uuteen nostopakkaan yleisen tavan mukaan tulee?
quiz-q-empty-pile-6 = Päällimmäinen kortti jää paikalleen, jotta poistopakassa on yhä kortti.
quiz-q-empty-pile-why = Kaikki kortit päällimmäistä lukuun ottamatta sekoitetaan.

# Sarjat.
quiz-q-nines-0 = Seitsemästä yhdeksiköstä tulee yksi neljän kortin sarja, ja toiseen jää vain kolme.

quiz-q-which-sets-r5-r6-r7-b8-b9-b10 = Nämä ovat kaksi suoraa. Sarjan korteissa on kaikissa sama numero.

# Suorat.
quiz-q-run-colors-why = Suoran väreillä ei ole merkitystä. Riittää, että numerot seuraavat toisiaan.
quiz-q-twins = Saako nämä viisi korttia laskea yhtenä suorana?
quiz-q-two-gaps-0 = Yksi jokeri käy yhden numeron paikalle, ja numeroita puuttuu kaksi.
quiz-q-two-gaps-2 = Suorasta puuttuu kaksi numeroa, ja jokerisi käy niistä toisen paikalle.
quiz-q-wild-below = Olet vaiheessa 5: kahdeksan kortin suora. Minkä numeron paikalle jokeri tulee?
quiz-q-wild-below-why = Numerot loppuvat kahteentoista, joten jokeri tulee suoran alkuun.

# Jokerit.
quiz-q-only-wilds-in-one = Olet vaiheessa 1: kaksi kolmen kortin sarjaa. Saatko Mattelin sääntölehtisen mukaan laskea sen näinä kahtena yhdistelmänä?
quiz-q-only-wilds-in-one-why = Mattelin sääntölehtisen mukaan vaiheessa pitää olla yksi numerokortti, ja tässä niitä on kolme. Erään suomalaisen oppaan mukaan joka yhdistelmässä pitää olla yksi: silloin laskisit 9 9 W ja 9 W W.
quiz-q-number-in-each = Erään suomalaisen oppaan mukaan jokainen yhdistelmä tarvitsee numerokortin. Voitko sen mukaan laskea vaiheen 9 (viiden kortin sarja ja kahden kortin sarja) tällä kädellä?
quiz-q-number-in-each-why = Viitonen voi olla vain yhdessä yhdistelmässä, joten toisessa on pelkkiä jokereita. Mattelin sääntölehtisen mukaan se riittää.
quiz-q-swap = Oma vaiheesi on pöydällä, ja niin on tämä suorakin. Saatko laittaa korttisi B4 jokerin paikalle?
quiz-q-take-wild = Poistopakan päällimmäisenä on jokeri. Saatko nostaa sen?
quiz-q-take-wild-why = Vain ohituskorttia ei saa nostaa poistopakasta. Jokerin saa.
quiz-q-either-end = Olet vaiheessa 4: seitsemän kortin suora. Minkä numeron paikalle saat laskea jokerin?
quiz-q-either-end-why = Se käy suoran kumpaankin päähän. Sinä sanot, mikä numero se on, ja se pysyy sinä numerona.

# Ohituskortit.
quiz-q-whom = Neljä pelaajaa on numeroitu myötäpäivään. Pelaaja 1 pelaa ohituskortin pelaajalle 3, vaikka pelaaja 2 olisi seuraava. Onko se sallittua?
quiz-q-whom-why = Ohituskortin pelaava valitsee, kuka menettää vuoronsa.
quiz-q-two-players = Kaksi pelaajaa. Pelaaja 1 pelaa ohituskortin pelaajalle 2. Kenellä on seuraava vuoro?
quiz-q-two-players-why = Pelaaja 2 menettää vuoronsa, joten vuorossa on taas pelaaja 1. Se on uusi vuoro, joka alkaa kortin nostamisella.
quiz-q-skip-waits = Kolme pelaajaa. Pelaaja 1 pelaa ohituskortin pelaajalle 3. Nyt on pelaajan 2 vuoro. Saako hänkin pelata ohituskortin pelaajalle 3?
quiz-q-skip-again = Kaksi pelaajaa, Mattelin sääntölehtinen. Pelaaja 1 on ohittanut pelaajan 2, joka on menettänyt vuoronsa. Saako pelaaja 1 heti ohittaa pelaajan 2 uudelleen?
quiz-q-skip-again-why = Ensimmäinen ohituskortti on käytetty, eikä se ole enää pelaajan 2 edessä. Mattelin sääntölehtisessä vain se ratkaisee.
quiz-q-skip-again-fundex = Kaksi pelaajaa, Fundexin sääntövihkot. Pelaaja 1 on ohittanut pelaajan 2, joka on menettänyt vuoronsa. Saako pelaaja 1 heti ohittaa pelaajan 2 uudelleen?
quiz-q-take-skip = Poistopakan päällimmäisenä on ohituskortti. Saatko nostaa sen?
quiz-q-skip-on-top = Poistopakan päällimmäisenä on R5. Pelaaja 1 pelaa Mattelin sääntölehtisen mukaan ohituskortin pelaajalle 3. Minkä kortin pelaaja 2 näkee poistopakan päällä?
quiz-q-skip-on-top-why = Mattelin sääntölehtisen mukaan ohituskortti laitetaan pelaajan 3 eteen, joten poistopakka ei muutu. Fundexin sääntövihkojen mukaan ohituskortti olisi päällimmäisenä.
quiz-q-skip-last = Oma vaiheesi on pöydällä, ja viimeinen korttisi on ohituskortti. Saatko Mattelin sääntölehtisen mukaan pelata sen ja päästä korteistasi eroon?
quiz-q-skip-last-why = Ohituskortin pelaaminen päättää vuoron niin kuin poisto, joten se saa olla viimeinen korttisi. Eräs ohjesivu väittää muuta, mutta sääntölehtinen ei.

# Korttien lisääminen.
quiz-q-too-early = Et ole vielä laskenut omaa vaihettasi. Saatko lisätä tämän kortin toisen pelaajan sarjaan?
quiz-q-same-turn = Nostat kortin, lasket vaiheesi, lisäät kaksi korttia pöydän yhdistelmiin ja poistat yhden kortin, kaikki samalla vuorolla. Onko se sallittua?
quiz-q-same-turn-why = Heti kun oma vaihe on pöydällä, kortteja saa lisätä, myös samalla vuorolla.
quiz-q-which-fits = Oma vaiheesi on pöydällä. Minkä näistä korteista saat lisätä pöydällä olevaan suoraan yksinään, ilman muita kortteja?

# Korteista eroon.
quiz-q-out-by-hit = Oma vaiheesi on pöydällä. Sinulla on enää kaksi korttia, ja kumpikin sopii pöydän yhdistelmiin. Saatko Mattelin sääntölehtisen mukaan lisätä molemmat ja päästä korteistasi eroon ilman poistoa?
quiz-q-out-by-hit-why = Mattelin sääntölehtisen mukaan riittää, ettei sinulla ole enää kortteja. Viimeisen kortin saa joko lisätä tai poistaa.
quiz-q-out-by-hit-german = Erään saksalaisen tekstin sanamuodon mukaan viimeinen kortti pitää poistaa. Oma vaiheesi on pöydällä. Sinulla on enää kaksi korttia, ja kumpikin sopii pöydän yhdistelmiin. Saatko sen mukaan lisätä molemmat ja päästä korteistasi eroon?
quiz-q-out-early = Et ole laskenut vaihettasi. Voitko päästä korteistasi eroon poistamalla viimeisen korttisi?
quiz-q-one-more-turn = Pelaaja 1 pääsee korteistaan eroon. Saavatko muut vielä yhden vuoron?

# Pisteet.
quiz-q-points = Montako miinuspistettä näistä käteesi jääneistä korteista Mattelin sääntölehtisen mukaan tulee?
quiz-q-points-20 = Olette sopineet, että jokerista tulee 20 pistettä kuten joissakin painoksissa. Montako miinuspistettä näistä käteesi jääneistä korteista tulee?
quiz-q-on-the-table = Pääset korteistasi eroon. Kuusi korttiasi on pöydällä. Montako miinuspistettä saat tältä kierrokselta?
quiz-q-on-the-table-why = Kädessäsi ei ole yhtään korttia, eikä pöydällä olevista korteista tule pisteitä kenellekään.
quiz-q-fewest = Kaksi pelaajaa suorittaa vaiheen 10 samalla kierroksella. Pelaaja 1 pääsi ensin korteistaan eroon, ja hänellä on yhteensä 240 pistettä, pelaajalla 2 niitä on 185. Kuka voittaa?
quiz-q-fewest-why = Molemmat ovat suorittaneet vaiheen 10 tällä kierroksella, joten pienin pistemäärä voittaa. Sillä ei ole merkitystä, kuka pääsi korteistaan eroon.

# Voittaminen.
quiz-q-not-first-out = Pelaaja 1 on laskenut vaiheen 10. Sitten pelaaja 2, joka on vasta vaiheessa 8, pääsee korteistaan eroon. Pelaajalla 1 on yhteensä 95 pistettä, pelaajalla 2 niitä on 60. Kuka voittaa?
quiz-q-not-first-out-why = Kierroksen lopussa vain pelaaja 1 on suorittanut vaiheen 10. Pisteet ja korteista eroon pääseminen eivät muuta sitä.
quiz-q-tie = Pelaajat 1 ja 2 suorittavat vaiheen 10 samalla kierroksella, ja kummallakin on 120 pistettä. Pelaajalla 3 on 90 pistettä, mutta hän ei ole suorittanut vaihetta 10. Ketkä Mattelin sääntölehtisen mukaan ratkaisevat pelin pelaamalla vaiheen 10 uudelleen?
quiz-q-tie-why = Uudelleen pelaavat ne, jotka ovat suorittaneet vaiheen 10 ja joilla on samat pisteet. Pelaaja 3 ei ole suorittanut sitä, eivätkä pisteet auta.

# Muunnelmat.
quiz-q-ten-hands = Pelaatte lyhyttä kymmenen kierroksen peliä. Suoritit vaiheet 1 ja 2, mutta et vaihetta 3. Mitä vaihetta pelaat neljännellä kierroksella?
quiz-q-ten-hands-3 = Niin on tavallisessa pelissä. Kymmenen kierroksen pelissä kaikki siirtyvät eteenpäin.
quiz-q-ten-hands-why = Kymmenen kierroksen pelissä joka kierroksella on oma vaiheensa, onnistui edellinen tai ei.
quiz-q-free-order = Masters-versiossa olet suorittanut vaiheet 4 ja 8. Minkä näistä saat pelata seuraavaksi?
quiz-q-free-order-why = Järjestyksen saat valita, mutta kukin vaihe suoritetaan vain kerran.
quiz-q-master-eight = Saksalaisessa Master-versiossa on omat vaiheensa. Mikä on sen vaihe 8?
quiz-q-master-eight-c7 = Se on tavallisen pelin vaihe 8.
quiz-q-master-eight-r4-s3 = Melkein, mutta suoran pitää olla samaa väriä.
