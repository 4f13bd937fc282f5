# Pikaohje: säännöt yhdellä tulostettavalla sivulla. Pidä virkkeet lyhyinä, jotta kaikki mahtuu yhdelle arkille.
reference-name = Pikaohje
reference-title = Phase 10 yhdellä sivulla
reference-lead = Valitse vaihelista, tulosta tämä sivu A4- tai Letter-paperille ja pane se pöydälle.
reference-list = Vaihelista
reference-print = Tulosta
reference-phases = Kymmenen vaihetta
reference-note = { $list ->
    [standard] Tavallisen pelin vaiheet.
    [master] Saksalaisen Master-version vaiheet tavallisille korteille.
    [twist] Phase 10 Twistin kortit tavallisille korteille.
   *[own] Tätä pakettia varten tehty lista: jokainen vaihe vaatii enemmän nostoja kuin edellinen.
 }

reference-turn = Vuorosi
reference-draw = Nosta
reference-draw-text = Ota nostopakan tai poistopakan päällimmäinen kortti, mutta poistopakasta et ohituskorttia.
reference-lay = Laske vaihe
reference-lay-text = Jos koko vaihe on kädessäsi, voit laskea sen pöytään kuvapuoli ylöspäin, kerran kierroksen aikana.
reference-hit = Lisää kortteja
reference-hit-text = Kun oma vaiheesi on pöydällä, voit lisätä sopivia kortteja mihin tahansa pöydän yhdistelmään.
reference-discard = Poista
reference-discard-text = Laita yksi kortti poistopakkaan tai pelaa ohituskortti. Se päättää vuorosi.

reference-special = Jokerit ja ohituskortit
reference-wild = Jokeri
reference-wild-text = Käy minkä tahansa numerokortin paikalle. Vaiheessa pitää olla ainakin yksi oikea numerokortti. Laskettu jokeri ei muutu.
reference-skip = Ohituskortti
reference-skip-text = Pelaa se poiston sijasta: valitsemasi pelaaja menettää yhden vuoron. Se ei koskaan kuulu vaiheeseen.

reference-groups = Yhdistelmät
reference-set = Sarja
reference-set-text = Kortteja, joissa on sama numero. Värit vapaat.
reference-run = Suora
reference-run-text = Numeroita peräkkäin ilman aukkoja. Värit vapaat. 12:n jälkeen ei tule ykköstä.
reference-color = Sama väri
reference-color-text = Samanvärisiä kortteja. Numerot vapaat.
reference-color-run = Värisuora
reference-color-run-text = Suora, jonka kaikki kortit ovat samaa väriä.

reference-points = Käteen jääneiden korttien pisteet
reference-low = 1–9
reference-high = 10–12
reference-value = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
 }
reference-per-card = Tällä listalla saksalainen pistelaskuri antaa sen sijaan yhden pisteen kortilta.

reference-end = Loppu ja voittaja
reference-out = Kierros päättyy
reference-out-text = Heti kun vaiheensa laskeneella ei ole enää kortteja. Kaikki muut laskevat korttiensa pisteet.
reference-next = Seuraava kierros
reference-next-text = Vaiheensa laskeneet siirtyvät seuraavaan vaiheeseen. Muut yrittävät samaa uudelleen.
reference-winner = Voittaja
reference-winner-text = Se, joka on kierroksen lopussa suorittanut vaiheen 10. Jos heitä on useita, pienin pistemäärä voittaa.
