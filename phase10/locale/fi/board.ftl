# Pistetaulukko. $name, $dealer ja $first ovat nimiä, samoin $players; $round on kierroksen numero.
board-name = Pistetaulukko
board-title = Mikä on tilanne?
board-lead = Pidä pelinne pisteistä kirjaa tässä. Ne säilyvät tässä selaimessa, ja jokainen merkintä tarkistetaan.
board-player = Pelaaja { $number }

board-setup = Uusi peli
board-players = Montako pelaajaa?
board-names = Nimet
board-dealer = Ensimmäinen jakaja
board-list = Vaihelista
board-options = Muita pöytänne sääntöjä
board-start = Aloita peli

board-round = Kierros { $round }
board-round-edit = Muuta kierrosta { $round }
board-deals = Jakaja: { $dealer }. Aloittaja: { $first }.
board-dealer-mark = jakaja
board-tries = { $count ->
    [one] yksi vaihe jäljellä: { $phases }
   *[other] { $count } vaihetta jäljellä: { $phases }
 }
board-finished = kaikki vaiheet suoritettu
board-sits-out = ei pelaa
board-out = Pääsi korteista eroon
board-laid = Vaihe laskettu
board-laid-which = Mikä vaihe laskettiin?
board-laid-none = ei laskettua vaihetta
board-points = Pisteet
board-count = Laske korteista
board-count-done = Valmis
board-count-title = { $name }: käteen jäi
board-count-most = Käteen jää enintään { $most } korttia.
board-count-help = Napauta käteen jääneitä kortteja. Kun napautat ylärivin korttia, se lähtee pois.
board-enter = Merkitse kierros { $round }
board-enter-edit = Tallenna kierros { $round }
board-cancel = Jätä entiselleen
board-remove = Poista kierros { $round }
board-keep-sure = Kyllä, niin se on
board-look-again = Tarkistan vielä
board-full = Taulukko on täynnä: siihen mahtuu { $most } kierrosta.
board-then = Silloin kierros { $round } ei voi olla niin kuin se on merkitty: { $why } Muuta ensin kierrosta { $round } tai poista viimeinen kierros.

board-standing = Tilanne
board-place = Sija
board-player-head = Pelaaja
board-phase-head = Vaihe
board-round-head = Kierros
board-total = Yhteensä
board-total-points = { $points ->
    [one] yksi miinuspiste
   *[other] { $points } miinuspistettä
 }
board-rounds = Kierrokset
board-rounds-help = Kierrosta voi muuttaa napauttamalla sen numeroa. Kierroksen pisteiden alla on summa siihen asti, ja merkin ✓ vieressä on lasketun vaiheen numero.
board-rounds-none = Yhtään kierrosta ei ole vielä merkitty.
board-cell-laid = vaihe { $phase } laskettu
board-cell-sum = summa siihen asti { $points }

board-won-short = voitti
board-won = { $name } voittaa!
board-tie = Tasapeli: { $players } ovat tasoissa.
board-why = Miksi
board-win-nobody = Kukaan ei ole vielä suorittanut vaihetta { $phase }, joten pelataan uusi kierros.
board-win-finished = { $count ->
    [one] { $players } on suorittanut vaiheen { $phase } eli viimeisen vaiheen.
   *[other] { $players } ovat suorittaneet vaiheen { $phase } eli viimeisen vaiheen.
 }
board-win-points = Heitä on { $count }, joten pienin pistemäärä ratkaisee: { $points }.
board-win = { $player } voittaa pelin.
board-win-tied = { $players } ovat tasoissa. Vain he pelaavat viimeisen vaiheen uudelleen, ja se voittaa, joka ensimmäisenä pääsee korteistaan eroon.
board-win-tied-all = { $players } ovat tasoissa. Kaikki pelaavat vielä yhden kierroksen, ja sen jälkeen tasoissa olleista voittaa se, jolla on vähiten pisteitä.
board-win-decided = { $players } olivat tasoissa, joten kierros { $round } ratkaisi.
board-win-at-once = Kukaan muu ei ollut viimeisessä vaiheessa, joten tämän säännön mukaan peli päättyi heti, kun se laskettiin.

# Mikä ei voi olla niin, ja mitä kysytään.
board-no-points = { $name }: pisteet puuttuvat. Korteistaan eroon päässeellä niitä on 0.
board-bad-points = { $name }: ”{ $token }” ei ole pistemäärä. Kirjoita kokonaisluku tai laske pisteet korteista.
board-doubt-over = Peli päättyi kierrokseen { $round }, joten sen jälkeen ei enää pelata.
board-doubt-players = { $count ->
    [one] Tämän kierroksen pelaa vain { $players }.
   *[other] Tämän kierroksen pelaavat { $players }, eikä kukaan muu.
 }
board-doubt-which = { $name } on laskenut vaiheen: kerro, minkä.
board-doubt-made = { $name } ei ole voinut laskea vaihetta { $phase } nyt. Jäljellä on: { $phases }.
board-doubt-negative = { $name }: pisteitä ei voi olla { $points }. Kierroksen pisteet eivät mene alle nollan.
board-doubt-out = { $name }: pisteitä ei voi olla 0, jos vaihe jäi laskematta. Sitä ennen kukaan ei pääse korteistaan eroon.
board-doubt-step = { $name }: pisteitä ei voi olla { $points }. Jokaisen kortin pisteet ovat luvun { $step } kerrannaisia.
board-doubt-least = { $name } ei ole laskenut vaihettaan, joten kortteja jäi { $cards }. Niistä tulee vähintään { $least } pistettä, ei { $points }.
board-doubt-most = { $name }: pisteitä ei voi olla { $points }. Kortteja on { $cards }, ja niistä tulee enintään { $most }.
board-doubt-laid = { $name } on laskenut vaiheensa, joten { $cards ->
    [0] kortteja ei jäänyt: pisteitä on 0, ei { $points }.
    [one] kortteja jäi enintään yksi: siitä tulevia pisteitä on enintään { $most }, ei { $points }.
   *[other] kortteja jäi enintään { $cards }: niistä tulee enintään { $most } pistettä, ei { $points }.
 }
board-doubt-sum = { $name }: pisteitä ei voi olla { $points }. Sellaista summaa ei tule { $cards ->
    [one] yhdestä kortista.
   *[other] enintään { $cards } kortista.
 }
board-doubt-both-out = { $players }: kaikilla ei voi olla 0 pistettä, sillä kierros päättyy heti, kun yksi pelaaja pääsee korteistaan eroon.
board-doubt-deck = Pisteitä ei voi olla yhteensä { $points }: kaikki nämä kortit ovat samasta pakasta, ja niistä tulee enintään { $most }.
board-ask-nobody-out = Kenelläkään ei ole 0 pistettä. Niin käy vain, jos nostopakka loppui eikä uutta saatu. Kävikö niin?
board-ask-wilds = { $name }: jos pisteitä on { $points }, jokereita jäi käteen ainakin { $wilds }. Onko niin?

# Sanotaan, kun jokin on muuttunut.
board-said-entered = Kierros { $round } on merkitty. { $totals }.
board-said-changed = Kierrosta { $round } on muutettu. { $totals }.
board-said-total = { $name } { $points }
board-said-undone = Kumottu.
board-said-opened = Pistetaulukko on avattu: { $players }.
board-said-started = Uusi taulukko: { $players }.
board-said-removed = Kierros { $round } on poistettu.

board-tools = Taulukko
board-undo = Kumoa
board-new = Uusi peli
board-new-sure = Pannaanko tämä taulukko syrjään ja aloitetaanko uusi peli? ”Kumoa” tuo sen takaisin.
board-new-yes = Kyllä, uusi peli
board-new-no = Ei, jatketaan
board-print = Tulosta
board-save-json = Tallenna tiedostona (JSON)
board-save-csv = Tallenna taulukkona (CSV)
board-open = Avaa tallennettu taulukko
board-file-name = pistetaulukko
board-calculator = Laske pisteet kortti kortilta
board-paper = Tyhjä taulukko paperille
board-paper-back = Takaisin
board-paper-title = Phase 10 -pistetaulukko
board-paper-name = Nimi
board-paper-values = Käteen jääneet kortit: 1–9 viisi pistettä kortilta, 10–12 kymmenen, ohituskortti { $skip }, jokeri { $wild }.
board-paper-per-card = Käteen jääneet kortit: yksi piste kortilta.
board-paper-help = Rastita vaihe, kun se on laskettu. Mitä vähemmän pisteitä, sen parempi; ne ratkaisevat, jos viimeisen vaiheen suorittaa samalla kierroksella useampi.
board-kept-unreadable = Selaimen tallentamaa taulukkoa ei voitu lukea: { $why }

# Tiedostot.
board-csv-round = Kierros
board-csv-phase = suoritettu vaihe
board-csv-total = Yhteensä
board-file-big = Tiedosto on liian pitkä pistetaulukoksi: siitä luetaan enintään { $most } merkkiä. Mitään ei muutettu.
board-file-other = Tiedosto ei ole tämän apurin pistetaulukko. Mitään ei muutettu.
board-file-version = Tämän pistetaulukon versio on ”{ $token }”, mutta vain version { $version } voi lukea.
board-file-part = Pistetaulukkoa ei voi lukea kohdasta ”{ $part }”. Mitään ei muutettu.
board-file-round = Pistetaulukko ei voi pitää paikkaansa kierroksella { $round }: { $why }
