# Oppitunti 1, pakka uurnana: tehtävät, kokeet, malli ja tehtävämoniste.
urn-name = Pakka uurnana
urn-idea = Todennäköisyys on suotuisien korttien määrä jaettuna mahdollisten määrällä, kunhan jokainen kortti on yhtä todennäköinen.

# Tehtävä: kuinka monta 12-korttia pakassa on.
urn-twelves-hint = Monessako värissä 12 on? Ja kuinka monta kertaa kukin värillinen kortti on pakassa?
urn-twelves-why = Numero 12 on neljässä värissä, ja kukin värillinen kortti on pakassa kahdesti.
urn-twelves-not-colors = Se on värien määrä. Kuinka monta kappaletta kutakin värillistä korttia on?
urn-twelves-not-copies = Niin monta on yhtä värillistä korttia, esimerkiksi punaista 12:ta. Entä muut värit?
urn-twelves-not-printed = Se on korttiin painettu numero. Kysymys on, monessako kortissa se on.
urn-twelves-not-all = Jaoit kaikki 108 korttia luvulla 12. Mukana ovat kuitenkin jokerit ja ohituskortit, eikä niissä ole numeroa.

# Tehtävä: pieni pakka ja yksi jokeri lisää.
urn-more-hint = Kirjoita muistiin pakan kaikki kortit. Montako niitä nyt on, ja moniko niistä on jokeri?
urn-more-why = Suotuisia kortteja on yksi enemmän, ja mahdollisiakin on yksi enemmän.
urn-more-not-kinds = Laskit korttilajit: 5, 12, jokeri ja ohituskortti. Lajit eivät ole yhtä todennäköisiä. Laske yksittäiset kortit.
urn-more-not-before = Se on todennäköisyys ennen jokerin lisäämistä. Laske kumpikin luku uudelleen.
urn-more-not-possible = Uusi jokeri on suotuisa. Onko se myös yksi mahdollisista korteista?

# Tehtävä: kuinka monta jokeria otetaan pois.
urn-fewer-hint = Siirrä jokerien säädintä askel kerrallaan ja katso jokerin riviä. Sekä suotuisien että mahdollisten korttien määrä pienenee.
urn-fewer-why = Jokaisen pois otetun jokerin mukana lähtee yksi suotuisa ja yksi mahdollinen kortti.
urn-fewer-not-left = Niin monta jokeria pakkaan jää. Kysymys on, kuinka monta otat pois.
urn-fewer-not-half = Otit pois puolet jokereista. Montako jokeria silloin on jäljellä, ja montako korttia kaikkiaan? Onko se murtolukuna 1/21?

# Tehtävä: kortti, joka käännetään.
urn-opening-hint = Onko kukaan vielä nähnyt yhtään korttia? Jos ei, mitkä koko pakan kortit voivat olla se, joka käännetään?
urn-opening-why = Kukaan ei ole nähnyt yhtään korttia, joten koko pakan jokainen kortti on yhtä todennäköisesti siinä paikassa.
urn-opening-not-pile = Jätit pois jaetut kortit. Kukaan ei kuitenkaan ole nähnyt niitä: osa ohituskorteista voi olla niiden joukossa.
urn-opening-not-hand = Jätit pois yhden käden kortit. Sitäkään kättä ei kuitenkaan ole kukaan katsonut.
urn-opening-not-one = Mahdolliset kortit ovat oikein. Moniko niistä on ohituskortti?

# Tehtävä: punainen tai 12.
urn-red-hint = Tee luettelo punaisista korteista ja sitten 12-korteista. Onko jokin kortti molemmissa luetteloissa?
urn-red-why = Punaiset 12-kortit ovat molemmissa luetteloissa, ja ne lasketaan vain kerran.
urn-red-not-twice = Laskit yhteen punaiset kortit ja 12-kortit. Mitkä kortit tulivat lasketuiksi kahdesti?
urn-red-not-both = Se on todennäköisyys, että kortti on yhtä aikaa punainen ja 12. Tässä riittää toinenkin.
urn-red-not-one = Jätit pois kortit, jotka ovat sekä punaisia että numeroltaan 12. Nekin voittavat.

# Koe: jokeri vastaan 12.
urn-duel-ask = Kuvittele 100 kaksintaistelua. Kuinka monessa niistä jokeri tulee ennen ensimmäistä 12:ta?
urn-duel-yes = Jokeri tuli ensin.
urn-duel-no = 12 tuli ensin.

# Koe: pakan viimeinen kortti.
urn-last-ask = Kuvittele 100 sekoitettua pakkaa. Kuinka monessa niistä viimeinen kortti on jokeri?
urn-last-yes = Viimeinen kortti on jokeri.
urn-last-no = Viimeinen kortti ei ole jokeri.

# Malli: ensimmäinen kortti pakasta, jota muutetaan.
urn-deck-title = Ensimmäinen kortti omasta pakastasi
urn-deck-wilds = Jokereita pakassa
urn-deck-skips = Ohituskortteja pakassa
urn-deck-copies = Kutakin värillistä korttia
urn-deck-row-wild = jokeri
urn-deck-row-twelve = 12
urn-deck-row-skip = ohituskortti
urn-deck-row-red = punainen numerokortti

# Tehtävämoniste.
urn-sheet-wild = Yksi näistä korteista nostetaan katsomatta. Millä todennäköisyydellä se on jokeri?
urn-sheet-away = Yksi edellisen tehtävän numerokorteista otetaan pois. Millä todennäköisyydellä lopuista nostettu kortti on jokeri?
urn-sheet-numbers = Koko 108 kortin pakka sekoitetaan. Millä todennäköisyydellä ensimmäinen kortti on jokin numeroista { $low }–{ $high }?
urn-sheet-fewer = Täydestä pakasta otetaan pois { $out } jokeria. Millä todennäköisyydellä ensimmäinen kortti on nyt jokeri?
urn-sheet-place = Koko pakka sekoitetaan, eikä kukaan ole katsonut yhtään korttia. Millä todennäköisyydellä päältä lukien { $place }. kortti on { $kind ->
    [wild] jokeri
    [skip] ohituskortti
   *[twelve] 12
 }?
urn-sheet-either = Koko pakka sekoitetaan. Millä todennäköisyydellä ensimmäinen kortti on { $color ->
    [R] punainen
    [B] sininen
    [G] vihreä
   *[Y] keltainen
 } tai sen numero on suurempi kuin { $number }, tai kumpaakin? Älä laske mitään korttia kahdesti.
