# Oppitunnit: mitä niiden kokeilupaikat sanovat. Oppitunnin omat tekstit ovat sen nimisessä tiedostossa.
lesson-progress-name = Edistymisesi
lesson-progress-done = Tehtäviä ratkaistu { $done }/{ $count }
lesson-forget = Aloita alusta
lesson-forget-ask = Poistetaanko tämän oppitunnin vastauksesi ja arvauksesi?
lesson-forget-yes = Poista
lesson-forget-no = Säilytä

lesson-guess-first = Arvaa ensin. Arvauksesi jää talteen, eikä sitä arvostella.
lesson-guess = { $unit ->
    [chance] Arvauksesi prosentteina
   *[number] Arvauksesi
 }
lesson-guess-bad = { $unit ->
    [chance] ”{ $token }” ei ole prosenttiluku. Kirjoita luku väliltä 0–100 tai murtoluku, esimerkiksi 1/4.
   *[number] ”{ $token }” ei ole tähän sopiva luku. Kirjoita luku, esimerkiksi 4.
 }
lesson-once = Kokeile kerran
lesson-try = { $trials } kertaa
lesson-reveal = Näytä tarkka arvo
lesson-another = Muut kokeilut
lesson-so-far = Kokeiluja tähän mennessä { $tried }, kyllä-vastauksia { $hits }
lesson-so-far-mean = Kokeiluja tähän mennessä { $tried }, keskiarvo { $mean }
lesson-progress = { $trials } / { $target } kokeilua
lesson-said = Kokeiluja oli { $trials }, ja niistä { $hits } antoi vastauksen kyllä. Todellinen todennäköisyys on siis välillä { $low } – { $high }; tällainen päätelmä on oikea 95 kertaa sadasta.
lesson-said-mean = Kokeiluja oli { $trials }. Todellinen keskiarvo on siis välillä { $low } – { $high }; tällainen päätelmä on oikea 95 kertaa sadasta.
lesson-chart = { $trials } kokeilun jälkeen arvo on { $share }, ja todellinen arvo on välillä { $low } – { $high }. Luvut ovat alla olevassa taulukossa.
lesson-chart-up = Kyllä-vastausten osuus; vaalea alue on väli, joka on oikea 95 kertaa sadasta
lesson-chart-up-mean = Kaikkien kokeilujen keskiarvo tähän mennessä; vaalea alue on väli, joka on oikea 95 kertaa sadasta
lesson-chart-across = kokeilujen määrä
lesson-table-caption = Mitä saatiin, kun kokeiluja tehtiin yhä enemmän
lesson-table-trials = Kokeiluja
lesson-table-hits = Kyllä
lesson-table-mean = Keskiarvo

lesson-exercise = Tehtävä { $number }
lesson-size = { $size ->
    [tweak] muuta yhtä asiaa
    [extend] mene askel pidemmälle
   *[build] omin voimin
 }
lesson-solved = ratkaistu
lesson-answer = Vastauksesi tehtävään { $number }
lesson-how = Murtolukuna, prosentteina tai desimaalilukuna: 1/4, 25 %, 0,25
lesson-check = Tarkista
lesson-hint = Vihje
lesson-is-right = Oikein.
lesson-is-rough = Melkein.
lesson-is-wrong = Ei vielä.
lesson-is-unreadable = Tästä ei saa selvää.
lesson-unreadable = { $unit ->
    [chance] ”{ $token }” ei ole todennäköisyys. Kirjoita murtoluku, esimerkiksi { $example }, prosenttiluku tai desimaaliluku.
   *[number] ”{ $token }” ei ole luku. Kirjoita luku, esimerkiksi { $example }.
 }
lesson-rough = Oikea vastaus pyöristyy tähän. Anna se vähintään kahden merkitsevän numeron tarkkuudella tai murtolukuna.
lesson-near = Hyvin lähellä. Pidä välituloksissa enemmän desimaaleja ja pyöristä vasta lopuksi.
lesson-not-known = Se ei ole oikein. Lue kysymys vielä kerran; vihjeestäkin voi olla apua.
lesson-not-percent = Todennäköisyys on enintään 1. Puuttuuko prosenttimerkki?
lesson-not-complement = Se on todennäköisyys, että näin ei käy.
lesson-not-odds = Siinä suotuisia tapauksia verrataan epäsuotuisiin. Todennäköisyydessä niitä verrataan kaikkiin tapauksiin.
lesson-not-inverse = Se kertoo, kuinka monessa tapauksessa tämä sattuu kerran. Todennäköisyys on sen käänteisluku, enintään 1.
lesson-not-above-one = Todennäköisyys ei ole koskaan suurempi kuin 1. Mitkä ovat kaikki tapaukset?
lesson-not-negative = Nollaa pienempi luku ei voi olla tässä oikein.

lesson-explore-reset = Palauta alkuun
lesson-explore-what = Rivi
lesson-explore-bar = Kuva
lesson-explore-chance = Todennäköisyys
lesson-explore-value = Arvo
lesson-explore-exact = Tarkka arvo

lesson-error = ± { $unit ->
    [chance] { $error } prosenttiyksikköä (keskivirhe)
   *[number] { $error } (keskivirhe)
 }
lesson-agree = Kahdella tavalla saadut tulokset sopivat yhteen: ero ei ole suurempi kuin sattuman yleensä aiheuttamat erot.
lesson-disagree = Kahdella tavalla saadut tulokset eivät sovi yhteen: ero on suurempi kuin sattuman yleensä aiheuttamat erot.

lesson-course-title = Kahdeksan oppituntia todennäköisyydestä
lesson-course-name = Oppitunnit
lesson-course-lead = Arvaa, kokeile kymmenentuhatta kertaa ja laske: tarvitset vain Phase 10 -pakan ja aluksi pelkät murtoluvut. Jokainen oppitunti jatkaa siitä, mihin edellinen jäi. Vastauksesi säilyvät tässä selaimessa.
lesson-course-minutes = { $minutes } minuuttia
lesson-course-teachers = Opettajille
lesson-course-copies = Jokaisesta oppitunnista on sinulle oma versio, jossa ovat aikataulu, oppilaiden tavalliset virheet, taulukuva ja kaikki ratkaisut. Avaa muistikirjat komennolla ”phase10 lab” ja mene kansioon lessons, siellä kielesi kansioon ja lopuksi kansioon teacher.
lesson-course-sheets = Tulostettavat tehtävämonisteet ratkaisuineen
