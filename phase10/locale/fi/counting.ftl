# Oppitunti 2, montako kättä on: tehtävät, kokeet, malli ja tehtävämoniste.
counting-name = Montako kättä on?
counting-idea = Laske kädet niin, että järjestyksellä on väliä, ja jaa järjestysten määrällä. Silloin voit verrata haluamiasi käsiä kaikkiin käsiin.

# Tehtävä: milloin todennäköisyyksien summa on yli 1.
counting-sum-hint = Lisää 2/27 yhä uudelleen. Milloin osoittaja ylittää luvun 27?
counting-sum-why = Niin monella kortilla summa on yli 1, eikä mikään todennäköisyys ole yli 1. Summa ei siis voi olla todennäköisyys.
counting-sum-not-below = Niin monella kortilla summa on vielä alle 1. Paljonko yksi kortti lisää?
counting-sum-not-half = Silloin summa on tasan 1. Kädessä on kuitenkin kokonainen määrä kortteja, ja summan pitää olla yli 1.
counting-sum-not-two = Niin monella kortilla summa on 2. Etsi ensimmäinen käsi, jolla summa on yli 1.

# Tehtävä: kolmen kortin kädet viidestä kortista.
counting-three-hint = Laske ensin niin, että järjestyksellä on väliä: montako mahdollisuutta on ensimmäiselle, toiselle ja kolmannelle kortille? Kysy sitten, monessako järjestyksessä samat kolme korttia voivat olla.
counting-three-why = Jokaisesta kolmen kortin kädestä jää pöydälle kahden kortin käsi. Siksi kumpiakin on yhtä monta.
counting-three-not-orders = Siinä järjestys on otettu huomioon. Sama käsi on mukana kerran jokaista korttiensa järjestystä kohti.
counting-three-not-two = Jaoit luvulla 2. Kahdella kortilla on kaksi järjestystä. Montako järjestystä on kolmella kortilla?
counting-three-not-places = Jaoit luvulla 3. Kirjoita kolmen kortin A, B ja C kaikki järjestykset. Onko niitä vain kolme?
counting-three-not-times = Kun ensimmäinen kortti on otettu, toiselle jää vähemmän kortteja. Siitä tulee kolmen luvun tulo.

# Tehtävä: kauanko kaikki kädet vievät.
counting-time-is-year = Alle vuoden
counting-time-is-life = Yli vuoden mutta alle ihmisiän eli 80 vuotta
counting-time-is-history = Yli 80 vuotta mutta alle 5 000 vuotta
counting-time-is-longer = Yli 5 000 vuotta
counting-time-hint = Vuodessa on noin 31 500 000 sekuntia. Montako vuotta tarvitset 38 722 819 230 810 sekuntiin?
counting-time-why = Jaa käsien määrä vuoden sekunneilla. Tuloksessa on seitsemän numeroa.
counting-time-not-year = Vuodessa panet pöydälle noin 31 500 000 kättä. Montako numeroa on tässä luvussa, montako kaikkien käsien määrässä?
counting-time-not-life = 80 vuodessa panet pöydälle noin 2 500 000 000 kättä. Montako numeroa on tässä luvussa, montako kaikkien käsien määrässä?
counting-time-not-history = 5 000 vuodessa panet pöydälle noin 158 000 000 000 kättä. Montako numeroa on tässä luvussa, montako kaikkien käsien määrässä?

# Tehtävä: milloin tasan yksi jokeri on todennäköisempi kuin ei yhtään.
counting-most-hint = Aseta jokerien määräksi 8. Kasvata kättä kortti kerrallaan ja vertaa rivejä 0 ja 1.
counting-most-why = Tästä koosta alkaen kädessä on tasan yksi jokeri useammin kuin ei yhtään.
counting-most-not-any = Siitä alkaen yksi tai useampi jokeri on todennäköisempi kuin ei yhtään. Kysymys on tasan yhdestä jokerista: katso riviä 1.
counting-most-not-below = Olet lähellä. Niin monella kortilla ei yhtään on vielä hiukan todennäköisempi. Vertaa tarkkoja murtolukuja.
counting-most-not-dealt = Se on pelissä jaettava käsi. Vertaa rivejä 0 ja 1: kumpi on suurempi?

# Tehtävä: kaksi 12-korttia ja jokeri.
counting-set-hint = Monellako tavalla voit valita kahdeksasta 12-kortista kaksi, ja monellako tavalla kahdeksasta jokerista yhden? Jokainen valinta sopii jokaiseen. Montako kolmen kortin kättä on kaikkiaan?
counting-set-why = Kahdeksasta 12-kortista kaksi ja kahdeksasta jokerista yksi: tavat kerrotaan. Sitten tulosta verrataan kaikkiin kolmen kortin käsiin.
counting-set-not-above = Otit järjestyksen huomioon 12-korteissa mutta et nimittäjän käsissä. Laske molemmat samalla tavalla.
counting-set-not-below = Otit järjestyksen huomioon, kun laskit kaikki kädet, mutta et, kun laskit haluamasi kädet. Laske molemmat samalla tavalla.
counting-set-not-no-wild = Laskit 12-korttien parit. Mikä jokeri tulee niiden kanssa? Jokereita on useita.
counting-set-not-added = Laskit yhteen 12-korttien tavat ja jokerin tavat. Montako kättä saa yhdestä 12-parista?

# Koe: jaossa ainakin yksi jokeri.
counting-any-ask = Kuvittele 100 kymmenen kortin kättä. Kuinka monessa niistä on ainakin yksi jokeri?
counting-any-yes = Tässä kädessä on jokeri.
counting-any-no = Tässä kädessä ei ole jokeria.

# Koe: jaossa ainakin kaksi jokeria.
counting-more-ask = Kuvittele 100 kymmenen kortin kättä. Kuinka monessa niistä on kaksi jokeria tai enemmän?
counting-more-yes = Tässä kädessä on kaksi jokeria tai enemmän.
counting-more-no = Tässä kädessä on alle kaksi jokeria.

# Malli: jokerit kädessä.
counting-wilds-title = Montako jokeria kädessä on?
counting-wilds-cards = Kortteja kädessä
counting-wilds-wilds = Jokereita pakassa 100 muun kortin lisäksi
counting-wilds-row-any = yksi tai useampi

# Tehtävämoniste. Käsien määrää kysyvässä tehtävässä on kortteja; sen jälkeen kysytään jokerista, samoista korteista.
counting-sheet-hands = Kuinka monta erilaista kahden kortin kättä näistä korteista saa? Samannäköisetkin kortit ovat eri kortteja.
counting-sheet-wild = Edellisen tehtävän korteista nostetaan kaksi katsomatta. Millä todennäköisyydellä ainakin toinen niistä on jokeri?
counting-sheet-orders = Monessako järjestyksessä { $cards } eri korttia voi olla rivissä?
counting-sheet-three = Kuinka monta erilaista kolmen kortin kättä saa, kun eri kortteja on { $cards }?
counting-sheet-pair-color = Koko 108 kortin pakasta jaetaan kaksi korttia. Millä todennäköisyydellä molemmat ovat { $color ->
    [R] punaisia
    [B] sinisiä
    [G] vihreitä
   *[Y] keltaisia
 }? Jokaista väriä on 24 korttia.
counting-sheet-pair-number = Koko 108 kortin pakasta jaetaan kaksi korttia. Millä todennäköisyydellä molemmissa on numero { $number }? Jokaista numeroa on kahdeksan korttia.
counting-sheet-exactly = Koko 108 kortin pakasta, jossa on 8 jokeria, jaetaan kolme korttia. Millä todennäköisyydellä { $wilds ->
    [one] tasan yksi niistä on jokeri
   *[other] niistä tasan { $wilds } on jokereita
 }?
