# Oppitunti 5: suora kerää, sarja toistaa. Oppitunnin teksti on kansiossa notebooks/lessons.
runs-name = Suora kerää, sarja toistaa
runs-idea = Vaiheeseen 1 tarvitaan kuusi korttia, vaiheeseen 2 seitsemän. Kumpi tulee jaossa useammin? Luokan syntymäpäivät ja keräilijä kertovat, miksi.

# Veto
runs-phase-two-ask = Kuvittele 100 kymmenen kortin kättä. Kuinka moni niistä riittää vaiheeseen 2 (kolmen kortin sarja ja neljän kortin suora)?
runs-phase-two-yes = Tämä käsi riittää vaiheeseen 2.
runs-phase-two-no = Tämä käsi ei riitä vaiheeseen 2.

runs-repeats-hint = Aseta kolme samannumeroista korttia riviin. Osoita kutakin korttia ja sano: uusi numero vai jo nähty? Tee sitten sama toiselle sarjalle.
runs-repeats-why = Kummankin sarjan ensimmäinen kortti tuo uuden numeron, ja kaksi muuta toistavat sen.
runs-repeats-not-new = Niin monta on uusia numeroita. Kysymys on muista korteista.
runs-repeats-not-all = Niin monta korttia vaiheeseen 1 tarvitaan. Sarjan ensimmäisen kortin numeroa ei kuitenkaan ole ollut aiemmin.
runs-repeats-not-first = Laskit uudeksi vain aivan ensimmäisen kortin. Toisella sarjalla on oma numeronsa, joten sekin alkaa uudella numerolla.

# Paperilla
runs-collection-hint = Jatka taulukkoa neljännellä kortilla. Montako korttia silloin on jäljellä, ja monessako niistä on viimeinen numero, jonka tarvitset?
runs-collection-why = Kun sinulla on kolme eri numeroa, kortteja on jäljellä viisi, ja kahdessa niistä on neljäs numero. Tällä todennäköisyydellä kerrotaan kolmen kortin todennäköisyys.
runs-collection-not-put-back = Se on todennäköisyys, jos jokainen kortti pannaan takaisin ennen seuraavaa nostoa. Tässä kortit jäävät käteesi, joten jäljellä on joka kerta vähemmän kortteja.
runs-collection-not-one-hand = Laskit yhden ainoan käden. Kukin neljästä numerosta voi kuitenkin olla punainen tai sininen, joten kaikki neljä ovat monessa kädessä.
runs-collection-not-three = Se on kolmen kortin todennäköisyys. Vielä yhden kortin on oltava uusi.
runs-collection-not-last = Se on vain viimeisen askeleen todennäköisyys. Myös kolmen sitä edeltävän kortin on oltava keskenään erilaisia.

# Syntymäpäiväongelma
runs-pair-ask = Sekoita 96 numerokorttia ja kuvittele 100 jakoa, kussakin viisi korttia. Kuinka monta kertaa ainakin kahdella viidestä kortista on sama numero?
runs-pair-yes = Kahdella näistä korteista on sama numero.
runs-pair-no = Näillä viidellä kortilla on viisi eri numeroa.

runs-alike-title = Samojen numeroiden todennäköisyys pelkillä numerokorteilla
runs-alike-cards = Jaettuja numerokortteja
runs-alike-row-pair = Vähintään kaksi samaa
runs-alike-row-three = Vähintään kolme samaa
runs-alike-row-four = Vähintään neljä samaa

runs-three-hint = Aseta säädin määrään, jota ajattelet, ja lue kolmen saman numeron rivi. ”Tulee todennäköisemmin kuin jää tulematta” tarkoittaa yli 50 %.
runs-three-why = Tällä korttimäärällä rivi ylittää ensimmäisen kerran 50 %. Kolmanteen samaan numeroon tarvitaan toinen yhteensattuma.
runs-three-not-pair = Se on oikein kahdelle samalle numerolle. Lue kolmen rivi.
runs-three-not-nearly = Hyvin lähellä. Lue rivi vielä kerran: onko todennäköisyys jo yli 50 %?
runs-three-not-certain = Tästä määrästä alkaen kolme samaa numeroa tulee varmasti. Kysymys on, mistä alkaen ne tulevat todennäköisemmin kuin jäävät tulematta.

# Kokoelma
runs-different-ask = Montako eri numeroa kymmenen kortin kädessä on keskimäärin? Jokereilla ja ohituskorteilla ei ole numeroa.
runs-different-value = { $value ->
    [one] Tässä kädessä on yksi numero.
   *[other] Tässä kädessä on { $value } eri numeroa.
 }

runs-eleven-hint = Laske kuten kymmenellä kortilla. Ensin numerokortit: 108 kortista 96 on numerokortteja. Sitten eri numerot: numero puuttuu, kun kaikki yksitoista korttia tulevat muiden 100 kortin joukosta. Mitä jää, kun vähennät?
runs-eleven-why = Numerokorttien määrä kasvaa joka kortilla yhtä paljon. Eri numeroiden määrä kasvaa yhä hitaammin, joten toistojen määrä kasvaa yhä nopeammin.
runs-eleven-not-ten = Se on kymmenen kortin keskiarvo. Yhdestoista kortti lisää siihen.
runs-eleven-not-new = Niin monta eri numeroa on. Vähennä se numerokorttien määrästä.
runs-eleven-not-wilds = Vähensit luvusta yksitoista. Osa yhdestätoista kortista on kuitenkin jokereita tai ohituskortteja, eivätkä ne ole toistoja.

# Mitä nyt tiedät
runs-eights-hint = Laske toistot: montako niitä kumpaankin vaiheeseen tarvitaan vähintään? Kymmenen kortin kädessä niitä on keskimäärin yli kaksi mutta alle kolme.
runs-eights-is-seven = Vaihe 7 tulee useammin.
runs-eights-is-same = Kumpikin tulee suunnilleen yhtä usein.
runs-eights-is-three-little = Vaihe 3 tulee useammin, mutta alle kymmenen kertaa niin usein.
runs-eights-is-three-much = Vaihe 3 tulee yli kymmenen kertaa niin usein.
runs-eights-why = Kahteen neljän kortin sarjaan tarvitaan kuusi toistoa. Neljän kortin sarjaan ja neljän kortin suoraan tarvitaan kolme toistoa, ja muut kortit saavat olla uusia numeroita.
runs-eights-not-seven = Laske toistot, jotka kumpaankin vaiheeseen tarvitaan. Toistot ovat ne harvinaiset kortit.
runs-eights-not-same = Vaiheisiin tarvitaan yhtä monta korttia, mutta ei samanlaisia kortteja. Montako toistoa kumpaankin tarvitaan?
runs-eights-not-three-little = Suunta on oikea. Toistot ovat kuitenkin vielä harvinaisempia: jokainen uusi toisto pienentää todennäköisyyttä paljon.

# Tehtävämoniste
runs-sheet-repeats = Katso tätä kymmenen kortin kättä. Moniko sen numerokorteista on toisto? Jokereita ja ohituskortteja ei lasketa.
runs-sheet-groups = Kokoat pelkistä numerokorteista: { $phase }. Montako toistoa siihen tarvitaan vähintään?
runs-sheet-next = Sinulla on { $held } korttia 96 numerokortista, ja kaikilla on eri numero. Nostat yhden muista { $left } kortista. Millä todennäköisyydellä sen numero on uusi?
runs-sheet-small = Pienessä pakassa ovat numerot 1–{ $numbers }, kukin punaisena ja sinisenä: { $deck } korttia. Nostat kolme korttia. Millä todennäköisyydellä ainakin kahdella niistä on sama numero?
runs-sheet-mean = Pienessä pakassa ovat numerot 1–{ $numbers }. Kutakin numeroa on { $copies } korttia, siis yhteensä { $deck } korttia. Nostat { $drawn } korttia. Montako eri numeroa sinulla on keskimäärin?
runs-sheet-pair = Nostat 96 numerokortista { $cards } korttia (12 numeroa, kutakin kahdeksan korttia). Millä todennäköisyydellä ainakin kahdella on sama numero? Käytä laskinta.
