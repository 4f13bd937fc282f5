# Oppitunti 6: minkä arvoinen jokeri on. Oppitunnin teksti on kansiossa notebooks/lessons.
worth-name = Minkä arvoinen jokeri on?
worth-idea = Jokeri maksaa kaikista korteista eniten ja auttaa eniten: odotusarvo kertoo, milloin se kannattaa pitää.

# Veto
worth-no-wild-ask = Kuvittele 100 kymmenen kortin kättä, joissa ei ole jokeria. Kuinka moni niistä riittää vaiheeseen 1 (kaksi kolmen kortin sarjaa)?
worth-no-wild-yes = Tämä käsi riittää vaiheeseen 1.
worth-no-wild-no = Tämä käsi ei riitä vaiheeseen 1.

worth-cost-hint = Järjestä ensin kortit: numerot 1–9, numerot 10–12, ohituskortit, jokerit. Kerro sitten ja laske yhteen.
worth-cost-why = Ratkaisevaa ei ole korttiin painettu numero vaan se, mihin ryhmään kortti kuuluu.
worth-cost-not-printed = Laskit yhteen painetut numerot. 9 maksaa yhtä paljon kuin 1, ja 12 yhtä paljon kuin 10.
worth-cost-not-fives = Numerot 10–12 maksavat enemmän kuin muut.
worth-cost-not-twenty = Joissakin painoksissa jokerista tulee niin monta pistettä. Tässä käytetään sääntövihkojen arvoa.

# Paperilla
worth-two-hint = Yksi kortti on jokeri, se on varmaa. Toinen kortti on yksi neljästä muusta. Mitä nämä neljä maksavat keskimäärin?
worth-two-why = Varma osa ja keskimääräinen osa: laske ne yhteen.
worth-two-not-any = Se on kahden kortin keskiarvo, kun et tiedä, mitkä ne ovat. Tässä tiedät, että toinen on jokeri.
worth-two-not-still = Toinen kortti ei voi olla sama jokeri uudelleen. Ota neljän muun keskiarvo.
worth-two-not-other = Se on pelkän toisen kortin keskiarvo. Jokerikin on nostettu.

# Hinta
worth-hand-ask = Kymmenen korttia jaetaan. Mitä ne maksavat keskimäärin, kun mitään ei ole vielä laskettu pöytään?
worth-hand-value = Tämä käsi maksaa { $value } pistettä.

worth-one-wild-hint = Yksi kortti on jokeri, yhdeksän muuta tulevat niistä 100 kortista, jotka eivät ole jokereita. Mitä yksi näistä 100 kortista maksaa keskimäärin?
worth-one-wild-why = Varma jokeri ja yhdeksän kertaa muiden kuin jokerien keskiarvo: keskiarvot lasketaan yhteen.
worth-one-wild-not-still = Yhdeksän muun kortin keskiarvossasi on mukana jokereita. Tässä kädessä jokereita on kuitenkin tasan yksi.
worth-one-wild-not-none = Se on jokerittoman käden keskiarvo. Vaihda yksi kortti jokeriin.
worth-one-wild-not-added = Lisäsit jokerin hinnan kaikkien käsien keskiarvoon. Siinä on kuitenkin jo jokereita mukana. Aloita kädestä, jossa niitä ei ole.

worth-with-wild-ask = Kuvittele 100 kymmenen kortin kättä, joissa on tasan yksi jokeri. Kuinka moni niistä riittää vaiheeseen 1 (kaksi kolmen kortin sarjaa)?
worth-with-wild-yes = Tämä käsi riittää vaiheeseen 1.
worth-with-wild-no = Tämä käsi ei riitä vaiheeseen 1.

# Pitää vai poistaa
worth-keep-ask = Poistat 12:n ja pidät jokerin. Seuraava vuorosi tulee, ja sitten kierros päättyy. Montako pistettä käteesi jää keskimäärin?
worth-keep-value = { $value ->
    [one] Käteen jäi yksi piste.
   *[other] Käteen jäi { $value } pistettä.
 }

worth-hold-title = Käteen jäävät pisteet keskimäärin
worth-hold-ends = Todennäköisyys prosentteina, että kierros päättyy ennen seuraavaa vuoroasi
worth-hold-wild = Jokerin pisteet
worth-hold-row-keep = Pidä jokeri
worth-hold-row-throw = Poista jokeri

worth-quarter-hint = Laske ensin kummankin valinnan keskiarvo: yksi neljäsosa taulukon ensimmäisestä sarakkeesta ja kolme neljäsosaa toisesta. Vähennä sitten.
worth-quarter-why = Kumpikin tapaus otetaan mukaan todennäköisyydellään: mitä pitämisessä on pelissä ja mitä se säästää.
worth-quarter-not-gain = Sen verran pitäminen säästää, jos seuraava vuorosi tulee. Vähennä se, mitä pitäminen maksaa, jos kierros päättyy ensin.
worth-quarter-not-swapped = Vaihdoit todennäköisyydet keskenään. Yksi neljäsosa on todennäköisyys, että kierros päättyy ensin.

# Mitä nyt tiedät
worth-even-hint = Merkitse todennäköisyyttä kirjaimella q. Montako pistettä enemmän pitäminen maksaa, jos kierros päättyy ensin? Se otetaan mukaan todennäköisyydellä q. Montako se säästää, jos vuorosi tulee? Se otetaan mukaan todennäköisyydellä 1 − q. Milloin nämä ovat yhtä suuret?
worth-even-why = Tässä kohdassa pitämisen riski ja säästö ovat yhtä suuret. Kun todennäköisyys on pienempi, pidät jokerin, ja kun se on suurempi, poistat sen.
worth-even-not-ratio = Vertasit tuloa ”pitämisen hinta kertaa q” koko säästöön. Säästö saadaan kuitenkin vain, jos vuorosi tulee, ja sen todennäköisyys on 1 − q.
worth-even-not-draw = Se on todennäköisyys, että seuraava kortti täydentää vaiheen. Kysymys on siitä, millä todennäköisyydellä kierros päättyy.
worth-even-not-twenty = Se on oikein, kun jokerista tulee 20 pistettä. Kysymys koskee 25 pistettä.

# Tehtävämoniste
worth-sheet-cost = Katso tätä kättä. Montako pistettä se maksaa, jos se jää käteen? (1–9: 5 pistettä; 10–12: 10; ohituskortti: 15; jokeri: 25)
worth-sheet-one = Nostat yhden näistä korteista katsomatta. Montako pistettä se maksaa keskimäärin?
worth-sheet-two = Nostat näistä korteista kaksi kerralla, katsomatta. Montako pistettä ne maksavat keskimäärin?
worth-sheet-deck = Kaikki 108 korttia maksavat yhteensä 860 pistettä. Mitä { $cards } korttia koko pakasta maksaa keskimäärin? Käytä laskinta.
worth-sheet-wilds = Ne 100 korttia, jotka eivät ole jokereita, maksavat yhteensä 660 pistettä. { $cards } kortin kädessä on tasan { $wilds ->
    [one] yksi jokeri
   *[other] { $wilds } jokeria
 }. Mitä käsi maksaa keskimäärin?
worth-sheet-even = Jokerin pitäminen maksaa { $risked } pistettä enemmän, jos kierros päättyy ennen seuraavaa vuoroasi, ja säästää keskimäärin { $saved } pistettä, jos se ei pääty. Millä todennäköisyydellä kierroksen pitäisi päättyä ensin, jotta valinnat olisivat yhtä hyviä?
