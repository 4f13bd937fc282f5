# Kurssin askeleet: yhdistelmä, korttien lisääminen, pisteet, ohittaminen ja pelin loppu, sääntö kerrallaan.
tell-set = Tähän sarjaan tarvitaan vähintään { $size } korttia, joissa on sama numero. Värit saavat olla mitä tahansa.
tell-run = Tähän suoraan tarvitaan vähintään { $size } peräkkäistä numeroa. Värit saavat olla mitä tahansa.
tell-color = Tässä tarvitaan vähintään { $size } samanväristä korttia. Numerot saavat olla mitä tahansa.
tell-color-run = Tähän värisuoraan tarvitaan vähintään { $size } peräkkäistä numeroa, kaikki samaa väriä.

tell-hit-set = Tämän sarjan numero on { $number }, joten siihen saa lisätä: { $cards }.
tell-hit-run = Suorassa ovat numerot { $low }–{ $high }. Sen päihin saa lisätä: { $cards }.
tell-hit-color = Tämän yhdistelmän kaikki kortit ovat { $color ->
    [R] punaisia
    [B] sinisiä
    [G] vihreitä
   *[Y] keltaisia
 }, joten siihen saa lisätä: { $cards }.
tell-hit-color-run = Värisuorassa ovat numerot { $low }–{ $high }. Sen päihin saa lisätä: { $cards }.
tell-hit-wild = Pelaaja sanoo, kumpaan päähän jokeri tulee. Sen jälkeen se pysyy siinä.

tell-score-none = Kädessä ei ole yhtään korttia: miinuspisteitä on 0, ja kierros on voitettu.
tell-score-low = { $count ->
    [one] Yksi kortti 1–9: 5 pistettä.
    [2] Kaksi korttia 1–9, 5 pistettä kummastakin: yhteensä { $sum }.
   *[other] { $count } korttia 1–9, 5 pistettä kustakin: yhteensä { $sum }.
 }
tell-score-high = { $count ->
    [one] Yksi kortti 10–12: 10 pistettä.
    [2] Kaksi korttia 10–12, 10 pistettä kummastakin: yhteensä { $sum }.
   *[other] { $count } korttia 10–12, 10 pistettä kustakin: yhteensä { $sum }.
 }
tell-score-skip = { $count ->
    [one] Yksi ohituskortti: 15 pistettä.
    [2] Kaksi ohituskorttia, 15 pistettä kummastakin: yhteensä { $sum }.
   *[other] { $count } ohituskorttia, 15 pistettä kustakin: yhteensä { $sum }.
 }
tell-score-wild = { $count ->
    [one] Yksi jokeri: { $points } pistettä.
    [2] Kaksi jokeria, { $points } pistettä kummastakin: yhteensä { $sum }.
   *[other] { $count } jokeria, { $points } pistettä kustakin: yhteensä { $sum }.
 }
tell-score-per-card = Jokaisesta käteen jääneestä kortista tulee yksi piste, oli kortti mikä tahansa: yhteensä { $count }.
tell-score-sum = Miinuspisteitä tulee siis { $points }.

tell-skip = Pelaaja { $player } pelaa ohituskortin pelaajalle { $target }.
tell-skip-missed = Pelaaja { $player } menettää seuraavan vuoronsa.
tell-skip-next = Vuorossa on siis pelaaja { $player }.
tell-skip-two = Kaksinpelissä vuoro palaa heti takaisin: pelaaja { $player } on taas vuorossa ja nostaa kortin.

tell-win-nobody = Kukaan ei ole vielä suorittanut vaihetta { $phase }, joten pelataan uusi kierros.
tell-win-finished = { $count ->
    [one] Pelaaja { $players } on suorittanut vaiheen { $phase } eli viimeisen vaiheen.
   *[other] Pelaajat { $players } ovat suorittaneet vaiheen { $phase } eli viimeisen vaiheen.
 }
tell-win-points = Heitä on { $count }, joten pienin pistemäärä ratkaisee: { $points }.
tell-win = Pelaaja { $player } voittaa pelin.
tell-win-tied = Pelaajat { $players } ovat tasoissa. Vain he pelaavat viimeisen vaiheen uudelleen, ja se voittaa, joka ensimmäisenä pääsee korteistaan eroon.
tell-win-tied-all = Pelaajat { $players } ovat tasoissa. Kaikki pelaavat vielä yhden kierroksen, ja sen jälkeen tasoissa olleista voittaa se, jolla on vähiten pisteitä.

tell-deck-numbers = Numerot 1–12 ovat pakassa neljässä värissä, kukin kortti kahdesti: { $count } korttia.
tell-deck-wilds = Jokereita on { $count }.
tell-deck-skips = Ohituskortteja on { $count }.
tell-deck-all = Kortteja on siis yhteensä { $count }.
tell-players = Phase 10 on { $least }–{ $most } pelaajan peli.
tell-deal = Jokainen saa { $count } korttia. Loput ovat nostopakka, ja yksi kortti käännetään poistopakan ensimmäiseksi.
tell-aim = Tavoitteena on suorittaa { $count } vaihetta järjestyksessä. Vaihe kootaan sarjoista, suorista tai samanvärisistä korteista.

tell-card-copies = Näitä kortteja on pakassa { $count }.
tell-card-set = Numero { $number } on { $count } kortissa. Korteista, joissa on sama numero, tulee sarja.
tell-card-run = Suorassa tämän kortin viereen käy: { $numbers }.
tell-card-color = { $color ->
    [R] Punaisia
    [B] Sinisiä
    [G] Vihreitä
   *[Y] Keltaisia
 } kortteja on { $count }. Vaiheessa 8 tarvitaan seitsemän samanväristä korttia.
tell-card-wild = Jokeri käy minkä tahansa numerokortin paikalle missä tahansa värissä.
tell-card-skip = Ohituskortti vie toiselta pelaajalta vuoron. Se ei koskaan kuulu vaiheeseen.
tell-card-points = Jos kortti jää kierroksen lopussa käteen, siitä tulee { $points } miinuspistettä.

tell-out = Kädessä ei ole enää yhtään korttia: pääsit korteistasi eroon, ja kierros on päättynyt.
tell-win-at-once = Kukaan muu ei ole viimeisessä vaiheessa, joten tämän säännön mukaan peli päättyy heti, kun se on laskettu.

tell-turn-draw = Saat nyt nostaa yhden kortin.
tell-turn-lay-down = Saat nyt laskea vaiheesi pöytään.
tell-turn-not-yet = Et voi vielä laskea vaihetta: { $missing ->
    [one] yksi kortti puuttuu.
   *[other] { $missing } korttia puuttuu.
 }
tell-turn-hit = Saat nyt lisätä kortteja pöydällä oleviin yhdistelmiin.
tell-turn-discard = Saat nyt poistaa kortin. Se päättää vuorosi.
tell-turn-pick-one = Valitse poistettavaksi tasan yksi kortti.
tell-turn-drew = Nostit kortin { $card }.
tell-turn-laid = Laskit pöytään: { $phase }.
tell-turn-added = Lisäsit: { $cards }.
tell-turn-threw = Poistit kortin { $card }.
tell-turn-other = Toinen pelaaja nosti kortin ja poisti kortin { $card }.
tell-turn-skipped = Toinen pelaaja menettää vuoronsa ja siirtää ohituskortin poistopakkaan.

tell-variant-made = { $hands ->
    [one] Yhden kierroksen jälkeen
   *[other] { $hands } kierroksen jälkeen
 } { $count ->
    [0] ei ole suoritettu yhtään vaihetta.
    [one] on suoritettu yksi vaihe: { $made }.
   *[other] on suoritettu { $count } vaihetta: { $made }.
 }
tell-variant-next = Seuraavana on vaihe { $number }: { $groups }.
tell-variant-choose = Seuraavaksi saat valita yhden { $count } vaiheesta.
tell-variant-over = Kaikki vaiheet on pelattu.
tell-turn-wait = { $move ->
    [draw] Nosto: { $why }
    [lay-down] Vaiheen laskeminen: { $why }
    [hit] Korttien lisääminen: { $why }
   *[discard] Poisto: { $why }
 }
tell-turn-opening = Poistopakan aloitti ohituskortti, joten menetät ensimmäisen vuorosi.
tell-in-group = Yhdistelmä { $number }: { $why }
