# Käden tarkistin.
checker-title = Onko vaihe koossa?
checker-name = Tarkista käsi
checker-lead = Valitse kortit tai kirjoita ne. Näet heti, miten ne voi laskea pöytään, mitä vielä puuttuu ja mihin sääntöön vastaus perustuu.
checker-deal = Jaa kymmenen
checker-examples = Kinkkisiä käsiä
checker-example-six-equal = Kuusi viitosta: onko siinä kaksi sarjaa?
checker-example-shared = Käykö sama viitonen sarjaan ja suoraan?
checker-example-low-wild = Suora päättyy numeroon 12: minne jokeri?
checker-example-wrap = Tuleeko 12:n jälkeen ykkönen?
checker-example-two-gaps = Yksi jokeri, kaksi aukkoa
checker-example-one-natural = Yksi numerokortti, kuusi jokeria
checker-example-all-wild = Seitsemän jokeria: ovatko ne samaa väriä?
checker-example-color-run = Värisuora ja sarja

checker-phase = Vaihe
checker-list = Vaihelista
checker-yes = koossa
checker-short = puuttuu { $missing }
checker-color-unknown = väri?
checker-phase-yes = { $phase } – koossa
checker-phase-short = { $phase } – { $missing ->
    [one] yksi kortti
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
    [5] viisi korttia
    [6] kuusi korttia
    [7] seitsemän korttia
    [8] kahdeksan korttia
    [9] yhdeksän korttia
   *[other] { $missing } korttia
 } puuttuu
checker-phase-unknown = { $phase } – jonkin kortin väri ei ole tiedossa
checker-more = Muu vaihe tai kaikki sanoina
checker-own = Muu vaihe, esim. C4 S3
checker-own-tile = muu
checker-own-go = Tarkista
checker-own-help = S on sarja, R suora, C samanvärisiä kortteja ja CR värisuora. Kirjoita kunkin perään korttien määrä. Yhdistelmiä voi olla enintään neljä.
checker-table = Kaikki listan vaiheet sanoina
checker-table-phase = Vaihe
checker-table-groups = Mitä siihen tarvitaan
checker-table-verdict = Tällä kädellä

checker-naturals = Numerokortti jokerien rinnalle
checker-naturals-phase = Yksi vaiheeseen
checker-naturals-group = Joka yhdistelmään
checker-naturals-who = Mattelin ja Fundexin sääntövihkojen mukaan koko vaiheessa riittää yksi numerokortti. Erään suomalaisen oppaan mukaan sellainen tarvitaan jokaiseen yhdistelmään.
checker-naturals-same = Tällä kädellä tulos on sama kummallakin tulkinnalla.
checker-naturals-differs = Tällä kädellä tulkinta ratkaisee: { $made ->
    [yes] toisella tulkinnalla vaihe olisi koossa.
   *[no] toisella tulkinnalla vaihe ei olisi koossa.
 }

checker-empty = Kätesi on tyhjä. Lisää kortteja, jaa kymmenen tai kokeile jotakin kinkkistä kättä.
checker-ways = { $count ->
    [0] Sen voi laskea pöytään vain yhdellä tavalla.
    [one] Sen voi laskea pöytään vielä yhdellä muulla tavalla.
   *[other] Sen voi laskea pöytään vielä { $count } muulla tavalla.
 }
checker-ways-many = Sen voi laskea pöytään kaikkiaan yli { $count } tavalla.
checker-lay = Näin lasket vaiheen pöytään
checker-way = tapa { $way }/{ $count }
checker-way-many = tapa { $way }, yhteensä yli { $count }
checker-previous = Edellinen tapa
checker-next = Seuraava tapa
checker-left = Käteen jää
checker-left-none = Käteen ei jää mitään.
checker-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
 }
checker-extra = { $count ->
    [one] yksi lisäkortti
   *[other] { $count } lisäkorttia
 }
checker-missing = Mitä vielä puuttuu
checker-plan = Lähin ratkaisu
checker-gap = tyhjä paikka: { $card }
checker-help-one = Mikä tahansa näistä riittää
checker-help-many = Jokainen näistä vie lähemmäs
checker-add = lisää { $card }

checker-share = Lähetä käsi kaverille
checker-share-help = Linkissä kulkevat mukana käsi, vaihe ja kieli.
checker-copy = Kopioi linkki
