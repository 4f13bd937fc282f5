# Peli botteja vastaan. $player on pelaajan nimi, $number vaiheen tai kierroksen numero.
play-title = Voitatko tämän pelin?
play-name = Pelaa botteja vastaan
play-lead = Nosta kortti, valitse kortteja kädestäsi ja kerro, mitä niillä tehdään. Jos jokin ei ole sallittua, saat tietää miksi.
play-hand = Kierros { $number }
play-deciding = Kierros { $number }: ratkaisukierros
play-you = Sinä (pelaaja { $number })
play-you-have = Sinä (pelaaja { $number }): tähän mennessä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
play-others = Muut pelaajat
play-cards = { $count ->
    [0] ei kortteja
    [one] yksi kortti
   *[other] { $count } korttia
 }
play-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
play-sits-out = ei pelaa
play-phase-down = vaihe laskettu
play-skip-here = Tässä on ohituskortti
play-log = Mitä tapahtui
play-log-more = Näytä enemmän
play-log-less = Näytä vähemmän

# Mitä nyt pitää tehdä.
play-now-draw = Sinun vuorosi: nosta kortti jommastakummasta pakasta.
play-now-draw-pile = Sinun vuorosi: nosta kortti nostopakasta.
play-now-drawn = Vaihe { $number } ei ole koossa. Valitse yksi kortti ja poista se.
play-now-made = Vaihe { $number } on koossa: laske se pöytään!
play-now-laid = Lisää sopivat kortit. Valitse sitten yksi kortti ja poista se.
play-now-choose = Valitse vaihe, jota yrität tällä kierroksella.
play-now-others = Muut pelaavat.
play-now-watch = Et pelaa tällä kierroksella: muut ratkaisevat voiton.
play-undone = Kumottu: kaikki on kuin ennen viimeisintä siirtoasi.
play-hint = Vihje
play-follow = Tee näin
play-next = Seuraava siirto
play-finish = Omaan vuorooni
play-pace = Miten muut pelaavat
play-pace-step = napautus kerrallaan
play-pace-slow = hitaasti
play-pace-once = heti
play-lay = Laske vaihe { $number }
play-choose = Valitse vaihe { $number }
play-next-hand = Seuraava kierros

# Vihje sanoin.
play-do-deal = Jaa seuraava kierros.
play-do-draw = Nosta kortti nostopakasta.
play-do-take = Ota { $card } poistopakasta.
play-do-hit = Lisää { $cards } tähän: { $group }.
play-do-discard = Poista { $card }.
play-do-skip = Ohita { $player } ohituskortilla.

# Miten vaihe lasketaan.
play-way = Näin se lasketaan pöytään
play-hold = { $card }: pidä kädessä
play-hold-help = Napauta korttia, jota ei ole pakko laskea, niin se jää käteesi.
play-hold-none = Laske sekin

# Mikä on nyt sallittua ja mikä ei.
play-may = Mitä saan nyt tehdä?
play-may-choose = { $count ->
    [one] Saat valita yhden vaiheen.
   *[other] Saat valita yhden { $count } vaiheesta.
 }
play-may-skip = Saat nyt pelata ohituskortin. Se päättää vuorosi.
play-may-not-skip = Ohituskortin pelaaminen: { $why }
play-may-nothing-fits = Korttien lisääminen: mikään korteistasi ei sovi pöydän yhdistelmiin.

# Kierroksen loppu.
play-count = Käteen jääneiden korttien pisteet
play-standing = Tilanne
play-this-hand = Vaihe
play-goes-on = Seuraavaksi: { $phase }
play-laid = Vaihe { $number } laskettu
play-not-laid = Vaihe { $number } laskematta
play-chooses = valitsee itse
play-all-made = kaikki vaiheet suoritettu

# Uusi peli.
play-setup = Uusi peli
play-opponents = Montako pelaa sinua vastaan?
play-bots = Miten he pelaavat?
play-bots-sensible = harkiten
play-bots-odds = todennäköisyyksien mukaan
play-bots-random = mitä tahansa sallittua
play-list = Vaihelista
play-rules = Säännöt
play-preset = { $name ->
    [mattel] Mattelin sääntölehtinen
    [fundex] Fundexin sääntövihkot
    [ravensburger] Ravensburgerin sääntövihkot
    [masters] Masters: vapaa järjestys
    [wild-20] jokerista 20 pistettä
    [master] yksi piste kortilta
   *[own] oma valinta
 }
play-options = Sääntö kerrallaan
play-seed = Jaon numero
play-seed-help = Samalla numerolla jaetaan samat kortit.
play-start = Aloita tämä peli
play-again = Samat kortit uudelleen
play-new-deal = Uudet kortit
play-copy = Kopioi linkki tähän jakoon

# Mitä ei voi käyttää.
play-bad-address = Tässä linkissä on jotakin, mitä ei voi käyttää: { $parts }. Muu otetaan huomioon.
play-bad-kept = Tähän selaimeen tallennettua peliä ei voi käyttää: { $why }

# Cards picked up that are not the phase.
play-picked-missing = Valituista korteista { $missing ->
    [one] puuttuu yksi
   *[other] puuttuu { $missing }
 } vaiheeseen. Valitse lisää tai laske ne takaisin käteen: silloin vaihe lasketaan kuten alla näkyy.
play-picked-left = Valituista korteista { $cards } ei sovi vaiheeseen.
