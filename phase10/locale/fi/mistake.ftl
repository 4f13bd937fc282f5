# Yleisiä virheitä: mitä joku saattaisi sanoa (”-wrong”) ja miten asia on. Sitten vinkkejä sekä tekstit niiden ympärillä.
mistake-title = Yleisiä virheitä
mistake-lead = Tällaisia väitteitä voi kuulla pöydän ääressä tai lukea verkosta. Jokaisen jälkeen tulevat sääntö ja esimerkki, jonka tämä apuri on tarkistanut.
mistake-word-wrong = Väärin
mistake-word-right = Oikein

mistake-order-wrong = Olen vaiheessa 1, mutta korteistani tulee vaihe 8. Lasken siis vaiheen 8.
mistake-order-right = Vaiheet tehdään järjestyksessä. Saat laskea vain sen vaiheen, jossa olet.
mistake-half-wrong = Minulla on vaiheeseen 2 kuuluva sarja. Lasken sen nyt ja suoran myöhemmin.
mistake-half-right = Vaihe lasketaan pöytään kerralla. Puolikas jää vielä käteesi.
mistake-long-run-wrong = Olen vaiheessa 4 ja lasken yhdeksän kortin suoran. Sillä täyttyvät myös vaiheet 5 ja 6.
mistake-long-run-right = Kortteja saa laskea enemmän kuin vaihe vaatii, mutta suoritetuksi tulee vain yksi vaihe.
mistake-only-winner-wrong = Vain se, joka pääsee korteistaan eroon, siirtyy seuraavaan vaiheeseen.
mistake-only-winner-right = Kaikki vaiheensa laskeneet siirtyvät eteenpäin, pääsipä korteistaan eroon kuka tahansa.
mistake-set-or-run-wrong = 4, 5 ja 6 ovat kolmen kortin sarja.
mistake-set-or-run-right = Sarjassa kaikilla korteilla on sama numero. Peräkkäiset numerot ovat suora.
mistake-run-color-wrong = Suoran korttien pitää olla samaa väriä.
mistake-run-color-right = Kymmenessä perusvaiheessa suoran väreillä ei ole merkitystä. Samaa väriä vaatii vain värisuora, jollainen on joillakin muilla listoilla.
mistake-wrap-wrong = 12:n jälkeen jatketaan ykkösestä.
mistake-wrap-right = Suora päättyy viimeistään numeroon 12. Ykkönen voi olla vain suoran alussa.
mistake-twins-wrong = Minulla on kaksi viitosta, joten molemmat käyvät suoraani.
mistake-twins-right = Sama numero voi olla suorassa vain kerran. Toinen viitonen jää käteesi.
mistake-two-places-wrong = Kolmas viitoseni kuuluu sekä sarjaan että suoraan.
mistake-two-places-right = Kortti voi olla vain yhdessä yhdistelmässä. Jotta molemmat olisivat koossa, tarvitset vielä yhden viitosen tai jokerin.
mistake-all-wilds-wrong = Seitsemästä jokerista tulee seitsemän kortin suora.
mistake-all-wilds-right = Pelkät jokerit eivät riitä: vaiheessa pitää olla ainakin yksi numerokortti.
mistake-one-wild-two-gaps-wrong = Jokerini on sekä kutonen että seiska.
mistake-one-wild-two-gaps-right = Jokeri on yksi kortti ja käy vain yhden kortin paikalle. Kahteen aukkoon tarvitaan kaksi jokeria.
mistake-take-wild-wrong = Minulla on nelonen, joten laitan sen jokerin paikalle ja otan jokerin.
mistake-take-wild-right = Pöytään laskettu jokeri pysyy paikallaan kierroksen loppuun asti. Sitä ei saa ottaa kukaan.
mistake-wild-buried-wrong = Jokeria ei saa ottaa poistopakasta.
mistake-wild-buried-right = Jos poistopakan päällimmäisenä on jokeri, sen saa ottaa siinä missä numerokortinkin. Vain ohituskorttia ei saa ottaa.
mistake-skip-next-wrong = Ohituskortti pelataan aina seuraavalle pelaajalle.
mistake-skip-next-right = Ohituskortin pelaava valitsee, kuka menettää vuoronsa.
mistake-skip-color-wrong = Pakkani ohituskortti on painettu sinisenä, joten se on seitsemäs sininen korttini.
mistake-skip-color-right = Ohituskortti ei koskaan kuulu vaiheeseen, olipa se painettu minkä värisenä tahansa.
mistake-hit-later-wrong = Sillä vuorolla, jolla lasken vaiheen, en saa vielä lisätä kortteja.
mistake-hit-later-right = Kortteja saa lisätä jo samalla vuorolla, heti kun oma vaihe on pöydällä.
mistake-third-set-wrong = Vaihe 1 on pöydällä, joten voin laskea sen viereen kolmannen sarjan.
mistake-third-set-right = Vaiheessa on tasan ne yhdistelmät, jotka siihen kuuluvat. Muita kortteja voi vain lisätä pöydällä oleviin yhdistelmiin.
mistake-last-turn-wrong = Joku pääsi korteistaan eroon, joten kaikki muut saavat vielä yhden vuoron.
mistake-last-turn-right = Kierros päättyy heti.
mistake-skip-25-wrong = Käteen jääneestä ohituskortista tulee 25 pistettä.
mistake-skip-25-right = Ohituskortista tulee 15 pistettä. 25 pistettä tulee jokerista.
mistake-face-value-wrong = Numerokortista tulee niin monta pistettä kuin sen numero on.
mistake-face-value-right = Numeroista 1–9 tulee 5 pistettä kortilta, numeroista 10–12 tulee 10.
mistake-deck-110-wrong = Pakassa on 110 korttia, ja osa niistä kääntää pelisuunnan.
mistake-deck-110-right = Pakassa on 108 korttia: numeroita, jokereita ja ohituskortteja. Mikään niistä ei käännä pelisuuntaa. Kortteja, joissa luetellaan vaiheet, ei lasketa mukaan.
mistake-out-wins-wrong = Laskimme molemmat vaiheen 10 tällä kierroksella, ja minä pääsin korteistani eroon. Siis minä voitan.
mistake-out-wins-right = Sillä ei ole merkitystä, kuka pääsi korteistaan eroon. Kierroksen lopussa vaiheen 10 suorittaneista voittaa se, jolla on vähiten pisteitä.
mistake-points-win-wrong = Pelin voittaa se, jolla on vähiten pisteitä.
mistake-points-win-right = Ensin katsotaan, kuka on suorittanut vaiheen 10. Pisteet ratkaisevat vain niiden kesken, jotka suorittivat sen samalla kierroksella.

# Mitä kone sanoo esimerkistä.
mistake-shows-made = { $made ->
    [yes] Tavoitteena on { $phase }. Nämä kortit riittävät siihen.
   *[no] Tavoitteena on { $phase }. Nämä kortit eivät riitä siihen.
 }
mistake-shows-group = { $allowed ->
    [yes] Tavoitteena on { $group }. Tämä kelpaa.
   *[no] Tavoitteena on { $group }. Tämä ei kelpaa.
 }
mistake-shows-move = { $allowed ->
    [yes] Tämä on sallittua.
   *[no] Tämä ei ole sallittua.
 }
mistake-shows-points = { $points ->
    [one] Käteen jää yksi piste.
   *[other] Käteen jää { $points } pistettä.
 }
mistake-shows-deck = { $count ->
    [one] Pakassa on yksi kortti.
   *[other] Pakassa on { $count } korttia.
 }
mistake-shows-winner = { $made ->
    [all] Molemmat ovat suorittaneet vaiheen 10. Yhteispisteet ovat { $totals }: se voittaa, jolla on { $points }.
   *[one] Yhteispisteet ovat { $totals }. Vain se, jolla on { $points }, on suorittanut vaiheen 10, ja hän voittaa.
 }
mistake-shows-on-phase = { $laid ->
    [one] Yhdellä kierroksella laskettiin yksi vaihe. Seuraavana on vaihe { $number }.
   *[other] Pelattuja kierroksia ja laskettuja vaiheita on { $laid }. Seuraavana on vaihe { $number }.
 }
mistake-shows-stands = Jokerin numeroksi käy: { $numbers }.
mistake-table = Pöydällä
mistake-added = Lisättävänä
mistake-moves = Yksi vuoro: { $moves }.
mistake-skips = Pelaajia on { $players }, ja pelaaja 1 ohittaa pelaajan { $target }.
mistake-out = Joku on päässyt korteistaan eroon, ja toinen pelaaja haluaa nostaa kortin.
mistake-on-top = Seuraava pelaaja nostaa tämän kortin poistopakasta.
mistake-move = { $move ->
    [draw] nosto
    [lay-down] vaiheen laskeminen
    [hit] kortin lisääminen
    [skip] ohituskortin pelaaminen
   *[discard] poisto
 }

# Vinkkejä.
mistake-tips-title = Vinkkejä hyvään peliin
mistake-tips-lead = Neuvoja, ei sääntöjä. Luvut niihin on laskenut tämä apuri.
mistake-tip-lay-early = Laske vaiheesi heti kun voit. Ilman sitä kädessäsi on kierroksen lopussa vielä kymmenen korttia, ja niistä tulee vähintään { $least } pistettä.
mistake-tip-hit-at-once = Kun olet laskenut vaiheesi, katso läpi kaikki pöydän yhdistelmät. Kortteja saa lisätä jo samalla vuorolla, ja jokainen lisätty kortti vähentää miinuspisteitäsi.
mistake-tip-wild-cost = Kun joku on pääsemässä korteistaan eroon, lisää jokerisi yhdistelmiin, kun vielä voit. Käteen jääneestä jokerista tulee { $wild } pistettä, pienestä numerokortista vain { $low }.
mistake-tip-high-first = Jos kaksi korttia on yhtä turhia, poista suurempi: numeroista 10, 11 ja 12 tulee { $high } pistettä kortilta, numeroista 1–9 vain { $low }.
mistake-tip-skip-cost = Ohituskortin voi säästää myöhemmäksi, mutta ei liian pitkään: jos se jää käteen, siitä tulee { $skip } pistettä.
mistake-tip-skip-whom = Pelaa ohituskortti pelaajalle, jolla on enää vähän kortteja tai joka on pian laskemassa vaiheensa. Hänen ei tarvitse olla vuorossa seuraavana.
mistake-tip-watch-discards = Tarkkaile, mitä vuorossa seuraava pelaaja ottaa ja mitä hän jättää. Hän voi nostaa kortin, jonka poistat, joten älä poista sitä, mitä hän tarvitsee.
mistake-tip-no-gifts = Kun vuorossa seuraava pelaaja on laskenut vaiheensa, älä poista kortteja, jotka sopivat pöydän yhdistelmiin.
mistake-tip-wilds-in-runs = Säästä jokerit pitkiin suoriin, joissa jokaiseen aukkoon käy vain yksi numero. Suorasta 1, 2, 4, 5, 7, 8, 9 puuttuvat 3 ja 6: kun jokereita on { $missing }, siitä tulee yhdeksän kortin suora.
mistake-tip-middle = Numeroiden keskeltä koottu suora voi jatkua kumpaankin päähän, joten siihen käy useampi kortti.
mistake-tip-edge = Suora, joka ulottuu numeroon 12 tai alkaa ykkösestä, voi jatkua vain toiseen päähän.
mistake-tip-count-copies = Pidä lukua siitä, mitä olet nähnyt. Kutakin numerokorttia on pakassa { $copies } kappaletta, joten samaa numeroa on kaikissa neljässä värissä yhteensä vain kahdeksan korttia.
mistake-tip-loser-moves-on = Et voi voittaa joka kierrosta. Tärkeintä on, että lasket vaiheesi: silloin siirryt eteenpäin, voittipa kierroksen kuka tahansa.
