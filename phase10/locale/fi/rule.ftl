# Säännöt, joihin tarkistin vetoaa, kukin yhtenä tai kahtena virkkeenä.
rule-cards-deck = Pakassa on 108 korttia: numerot 1–12 neljässä värissä, kutakin kaksi, sekä 8 jokeria ja 4 ohituskorttia.
rule-cards-one-place = Kortti voi olla vain yhdessä yhdistelmässä. Sitä ei saa laskea mukaan kahteen.
rule-turn-whole-phase = Vaihe lasketaan pöytään kerralla: kaikki siihen kuuluvat yhdistelmät eikä muita.
rule-turn-lay-extra = Vaiheen mukana saa laskea lisää kortteja, jos ne sopivat sen yhdistelmiin: viitosten sarjaan vielä yhden viitosen, suoran jatkoksi seuraavan numeron.
rule-set-same-number = Sarjan korteissa on sama numero. Väreillä ei ole merkitystä.
rule-set-same-number-twice = Saman vaiheen kahdessa sarjassa saa olla sama numero: kuudesta viitosesta tulee kaksi kolmen kortin sarjaa.
rule-run-consecutive = Suoran numerot seuraavat toisiaan ilman aukkoja. Väreillä ei ole merkitystä, ellei vaihe vaadi samaa väriä.
rule-run-no-twins = Sama numero ei voi olla suorassa kahdesti.
rule-run-no-wrap = Numerot alkavat ykkösestä ja loppuvat kahteentoista: 12:n jälkeen ei tule ykköstä. Siksi suorassa on enintään 12 korttia.
rule-color-same-color = Kun vaiheeseen kuuluu samanvärisiä kortteja, vain väri ratkaisee. Numeroilla ei ole väliä, ja sama numero saa olla mukana kahdesti.
rule-wild-any-number = Jokeri käy minkä tahansa numerokortin paikalle missä tahansa värissä, mutta ei koskaan ohituskortiksi. Jokereita saa käyttää niin monta kuin haluaa.
rule-wild-natural = Jokerien lisäksi tarvitaan vähintään yksi numerokortti: Mattelin ja Fundexin sääntövihkojen mukaan yksi koko vaiheessa, erään suomalaisen oppaan mukaan yksi jokaisessa yhdistelmässä.
rule-wild-keeps-meaning = Pöytään laskettu jokeri pitää merkityksensä kierroksen loppuun asti. Kukaan ei saa ottaa eikä siirtää sitä.
rule-skip-no-meld = Ohituskortti ei koskaan kuulu vaiheeseen. Se vain vie joltakin pelaajalta yhden vuoron.
rule-hit-after-phase = Pöydällä oleviin yhdistelmiin saa lisätä kortteja vasta, kun oma vaihe on laskettu.
rule-hit-fits = Lisättävän kortin pitää sopia yhdistelmään: sarjassa ratkaisee sama numero, suorassa seuraava numero ja samanvärisissä korteissa väri.
rule-score-left = Käteen jääneistä korteista tulee miinuspisteitä: numeroista 1–9 viisi kortilta, numeroista 10–12 kymmenen, ohituskortista 15 ja jokerista 25.
