# Oppitunti 3. Onnistuminen on jako, josta saadaan se, mitä kysytään; lista on joukko jakoja ja niiden onnistumisten määrä.
trials-name = Kokeile kerran, kokeile tuhat kertaa
trials-idea = Onnistumisten osuus lähestyy todennäköisyyttä, ja keskivirhe kertoo, kuinka lähellä se on.

# Tehtävä 1: kymmenen jakoa ilman vaihetta 1.
trials-due-is-less = Vaihe 1 on epätodennäköisempi kuin tavallisesti
trials-due-is-same = Vaihe 1 on yhtä todennäköinen kuin aina
trials-due-is-more = Vaihe 1 on todennäköisempi kuin tavallisesti
trials-due-hint = Ajattele pakan 108 korttia juuri ennen jakoa. Mikä niissä on toisin kymmenen sellaisen jaon jälkeen, joissa vaihetta 1 ei tullut?
trials-due-not-less = Kymmenen epäonnistumista ei jää kortteihin. Ennen jokaista jakoa kaikki kortit kootaan ja sekoitetaan.
trials-due-not-more = Tuntuu siltä, että nyt olisi onnistumisen vuoro. Sekoitetut kortit eivät kuitenkaan tiedä, mitä aiemmin jaettiin.
trials-due-why = Kaikki 108 korttia sekoitetaan joka jakoon, joten jokainen jako on uusi yritys samalla todennäköisyydellä.

# Tehtävä 2: kolme onnistumista kuudessa jaossa.
trials-six-deals-hint = Kuusi jakoa voi sujua 2 × 2 × 2 × 2 × 2 × 2 tavalla. Kuinka monessa niistä kolme jakoa onnistuu? Se on sama kuin valita 6 paikasta 3.
trials-six-deals-not-half = Puolet on yhden jaon todennäköisyys. Tässä kysytään, kuinka usein kuuden jaon listassa on täsmälleen tuo osuus.
trials-six-deals-not-four = Se on neljän jaon vastaus. Kun jakoja on kuusi, tapoja on enemmän ja erisuuria osuuksia on enemmän.
trials-six-deals-not-seven = Mahdollisia osuuksia on seitsemän, mutta ne eivät ole yhtä todennäköisiä. Laske, monellako tavalla kuhunkin päästään.
trials-six-deals-not-order = Se on yksi tietty järjestys, esimerkiksi kolme onnistumista ensin. Onnistumiset voivat tulla muussakin järjestyksessä.
trials-six-deals-why = Kuusi jakoa osuu täsmälleen todennäköisyyteen harvemmin kuin neljä, koska sen lähellä on useampia eri osuuksia.

# Tehtävä 3: montako jakoa kymmenesosaan keskivirheestä.
trials-tenth-hint = Kuinka moninkertainen määrä jakoja taulukon mukaan puolittaa keskivirheen? Entä kuinka moninkertainen määrä kaavan mukaan jakaa sen luvulla 3?
trials-tenth-not-times = Jakojen määrä on juuren alla. Kymmenkertainen määrä jakoja pienentää virheen vain noin kolmasosaan.
trials-tenth-not-half = Tämä määrä jakoja puolittaa keskivirheen. Tarvitset siitä kymmenesosan.
trials-tenth-not-factor = Kun jakoja on 100, keskivirhe on yhä 3,86 prosenttiyksikköä. Kuinka moninkertaisen määrän jakoja tarvitset?
trials-tenth-why = Jakojen määrä on juuren alla. Jotta virheestä jäisi kymmenesosa, jakojen määrä kerrotaan luvulla 10 × 10.

# Tehtävä 4: 100 jaon keskivirhe viidestä kortista.
trials-five-cards-hint = Kirjoita kaikki kahden kortin kädet ja laske ne, joista tulee kahden kortin sarja. Siitä saat todennäköisyyden. Sijoita sitten todennäköisyys ja 100 kaavaan.
trials-five-cards-not-chance = Se on onnistumisen todennäköisyys. Kysy nyt, kuinka kaukana siitä 100 jaon osuus yleensä on.
trials-five-cards-not-one = Se on yhden jaon keskivirhe. Sinulla on 100 jakoa.
trials-five-cards-not-square = Se on etäisyyksien neliöiden keskiarvo. Yksi askel on jäljellä.
trials-five-cards-not-divided = Jaoit luvulla 100 vasta juuren ottamisen jälkeen. Kaavassa jakojen määrä on juuren alla.
trials-five-cards-why = Todennäköisyys saadaan laskemalla käsiä, keskivirhe todennäköisyydestä ja jakojen määrästä. Näin voit tehdä missä tahansa pelissä.

# Tehtävä 5: mikä lista ei sovi.
trials-odd-list-is-forty = 40 jaosta 12
trials-odd-list-is-hundred = 100 jaosta 24
trials-odd-list-is-thousands = 10 000 jaosta 1 650
trials-odd-list-hint = Laske kustakin listasta osuus, sen etäisyys arvosta 18,28 % ja keskivirhe näin monelle jaolle. 10 000 jaon keskivirheen tiedät tehtävästä 3. Montako keskivirhettä etäisyys on?
trials-odd-list-not-forty = Osuus 30 % näyttää olevan kaukana. 40 jakoa on kuitenkin vähän, ja niiden keskivirhe on suuri. Vertaa näitä kahta.
trials-odd-list-not-hundred = Osuus 24 % on jonkin matkan päässä. Onko etäisyys kuitenkaan suurempi kuin kaksi 100 jaon keskivirhettä?
trials-odd-list-why = Tämä osuus on kolmesta lähin ja silti liian kaukana. Mitä enemmän listassa on jakoja, sitä lähempänä sen osuuden on oltava.

# Koe: kymmenen korttia.
trials-phase-one-ask = Sinulle jaetaan kymmenen korttia. Kuinka todennäköisesti niistä saa heti vaiheen 1 (kaksi kolmen kortin sarjaa)?
trials-phase-one-yes = Näissä kymmenessä kortissa on vaihe 1.
trials-phase-one-no = Näissä kymmenessä kortissa ei ole vaihetta 1.

# Koe: neljästä kortista R5 B5 W S jaetaan kaksi, neljä kertaa.
trials-two-of-four-ask = Neljästä kortista jaetaan kaksi, neljä kertaa. Kuinka todennäköisesti tasan kahdessa näistä neljästä jaosta on kahden kortin sarja?
trials-two-of-four-yes = Katso kortteja kaksi kerrallaan: tasan kahdessa jaossa neljästä on kahden kortin sarja.
trials-two-of-four-no = Katso kortteja kaksi kerrallaan: kahden kortin sarja on useammassa tai harvemmassa kuin kahdessa jaossa neljästä.

# Koe: kymmenen jakoa.
trials-none-in-ten-ask = Jaetaan kymmenen korttia, sitten kaikki kortit sekoitetaan, ja näin tehdään kymmenen kertaa peräkkäin. Kuinka todennäköisesti vaihetta 1 ei tule yhdessäkään näistä kymmenestä jaosta?
trials-none-in-ten-yes = Kymmenen jakoa, eikä vaihetta 1 tullut kertaakaan.
trials-none-in-ten-no = Ainakin yhdessä kymmenestä jaosta oli vaihe 1: tässä ensimmäinen.

# Malli: missä monen listan osuudet ovat.
trials-band-title = Jakolistoja: kuinka kaukana niiden osuudet ovat vaiheen 1 todennäköisyydestä
trials-band-hands = Jakoja listassa
trials-band-errors = Keskivirheitä kummallekin puolelle
trials-band-row-error = Keskivirhe prosenttiyksikköinä
trials-band-row-low = Kaistan alku prosentteina
trials-band-row-high = Kaistan loppu prosentteina
trials-band-row-inside = Listat, joiden osuus on kaistalla, prosentteina

# Tehtävämoniste.
trials-sheet-share = Joku kirjasi 20 jakoa. Niistä { $made } oli sellaisia, joissa vaihe 1 oli koossa heti. Kirjoita osuus murtolukuna ja prosentteina.
trials-sheet-few = Nämä { $count } korttia ovat koko pakka. Niistä jaetaan kaksi. Kuinka todennäköisesti niistä tulee kahden kortin sarja? Jokeri käy minkä tahansa numerokortin paikalle, ohituskortti ei koskaan kelpaa.
trials-sheet-exactly = Jako onnistuu todennäköisyydellä 1/2. Jaat { $tries } kertaa ja sekoitat ennen jokaista jakoa. Kuinka todennäköisesti { $successes ->
    [one] tasan yksi jako onnistuu
   *[other] tasan { $successes } jakoa onnistuu
 }?
trials-sheet-error = Jako onnistuu todennäköisyydellä { $tenths }/10. Joku jakaa { $deals } kertaa. Laske osuuden keskivirhe.
trials-sheet-more = { $before } jaon listalla on tietty keskivirhe. Haluat virheen, joka saadaan jakamalla se luvulla { $part }. Montako jakoa tarvitset?
trials-sheet-list = Vaihe 1 on koossa noin 18 prosentissa kaikista jaoista. 100 jaon keskivirhe on noin 4 prosenttiyksikköä. Eräässä 100 jaon listassa vaihe 1 oli koossa { $made } kertaa. Montako keskivirhettä se on 18 prosentista? Sopiiko lista?
trials-sheet-fits = Etäisyys keskivirheinä: { $errors }. Se on enintään 2, joten lista sopii.
trials-sheet-unfit = Etäisyys keskivirheinä: { $errors }. Se on yli 3, joten lista ei sovi.
