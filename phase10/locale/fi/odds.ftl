# Todennäköisyyslabra: arvaa, kuinka usein vaihe jaetaan, kokeile ja vertaa tarkkaan arvoon.
odds-title = Kuinka usein tämän vaiheen saa heti jaossa?
odds-name = Todennäköisyyslabra
odds-lead = Valitse vaihe ja arvaa, kuinka usein se on koossa heti jaossa. Jaa sitten tuhansia käsiä ja vertaa tulosta tarkkaan arvoon.
odds-reset = Aloita alusta

odds-deal = Jako
odds-cards = Jaettavia kortteja
odds-deck = Pakka
odds-deck-full = Koko pakka
odds-deck-no-wilds = Ilman jokereita
odds-deck-half = Puolikas pakka
odds-deck-own = Kokoa oma pakka
odds-deck-copies = Kutakin numerokorttia
odds-deck-wilds = Jokereita
odds-deck-skips = Ohituskortteja
odds-deck-size = pakassa on { $size } korttia

odds-guess = Arvaa ensin
odds-guess-ask = Kuvittele 100 kättä, joissa kussakin on { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
 }. Kuinka monessa niistä on koossa { $phase }?
odds-guess-field = Arvauksesi prosentteina
odds-guess-go = Tämä on arvaukseni
odds-guess-skip = Jatka arvaamatta
odds-guess-bad = ”{ $token }” ei ole prosenttiluku. Kirjoita luku väliltä 0–100, esimerkiksi 25 tai 2,5.

odds-tries = Arvaa, kokeile, vertaa
odds-tile-guess = Arvauksesi
odds-tile-untried = Ei vielä kokeiltu
odds-tile-tried = Kokeiluja: { $trials }
odds-tile-exact = Tarkka arvo
odds-seed = Siemenluku { $seed }
odds-another = Muita käsiä
odds-try-one = Jaa yksi käsi
odds-try = { $trials } kättä
odds-untried = Jaa yksi käsi ja katso, mitä tapahtuu. Jaa sitten monta: kaavio näyttää, miten osuus asettuu.
odds-dealt = { $dealt ->
    [one] Yksi käsi jaettu;
   *[other] { $dealt } kättä jaettu yksitellen;
 } { $hits ->
    [0] yksikään ei ole vielä riittänyt vaiheeseen.
    [one] tähän mennessä yksi on riittänyt vaiheeseen.
   *[other] tähän mennessä { $hits } on riittänyt vaiheeseen.
 }
odds-stop = Pysäytä
odds-progress = { $trials } / { $target } kättä
odds-said = Käsiä jaettiin { $trials }, ja niistä { $hits } riitti vaiheeseen. Todellinen todennäköisyys on siis välillä { $low } – { $high }; tällainen päätelmä on oikea 95 kertaa sadasta.
odds-chart-up = Vaiheeseen riittävien käsien osuus; vaalea alue on väli, joka on oikea 95 kertaa sadasta
odds-chart-across = jaettujen käsien määrä
odds-chart = Miten osuus asettuu: { $trials } käden jälkeen se on { $share }, ja todellinen todennäköisyys on välillä { $low } – { $high }. Luvut ovat alla olevassa taulukossa.
odds-table = Luvut taulukkona
odds-table-caption = Vaiheeseen riittävien käsien osuus, kun käsiä jaetaan yhä enemmän
odds-table-trials = Käsiä
odds-table-hits = Riitti
odds-table-share = Osuus
odds-table-interval = Väli (oikea 95 kertaa sadasta)
odds-table-between = { $low } – { $high }

odds-exact = Tarkka arvo
odds-counting = Lasketaan kaikkia mahdollisia käsiä. Jos vaihe on omasi, se voi kestää; voit sillä välin jakaa käsiä.
odds-exact-of = { $made } kättä { $hands } mahdollisesta kädestä
odds-exact-one-in = Se on yksi käsi { $hands } kädestä.
odds-exact-never = Näin monen kortin käsi ei voi riittää tähän vaiheeseen.
odds-exact-guess = { $side ->
    [right] Arvauksesi on oikein prosenttiyksikön kymmenesosan tarkkuudella.
    [high] Arvauksesi on { $points ->
        [one] { $points } prosenttiyksikön
       *[other] { $points } prosenttiyksikköä
     } liian suuri.
   *[low] Arvauksesi on { $points ->
        [one] { $points } prosenttiyksikön
       *[other] { $points } prosenttiyksikköä
     } liian pieni.
 }
odds-how = Näin lasketaan
odds-how-text = Tässä ei jaeta yhtään kättä: lasketaan, montako erilaista kättä on, kun pakan jokaisen kortin voi erottaa muista, ja montako niistä riittää vaiheeseen. Todennäköisyys saadaan, kun riittävien käsien määrä jaetaan kaikkien käsien määrällä. Nämä säännöt ratkaisevat, riittääkö käsi vaiheeseen:
