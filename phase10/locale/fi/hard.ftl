# Kunkin vaiheen vaikeus: todennäköisyys jaossa ja nostot, jotka vaihe parhaalla pelillä vaatii.
hard-title = Mikä vaihe on vaikein?
hard-name = Kuinka vaikea kukin vaihe on?
hard-lead = Vaihe voi olla jaossa harvinainen ja tulla silti nopeasti. Näet kummankin mitan jokaisesta vaiheesta sekä sen, vaikeutuuko lista askel askeleelta.

hard-list = Vaihelista
hard-own = Oma lista
hard-own-go = Katso tätä listaa
hard-own-help = Kirjoita vaiheet järjestyksessä ja pystyviiva väliin, enintään { $most }. S on sarja, R suora, C samanvärisiä kortteja, CR yksivärinen suora; perään tulee korttien määrä.
hard-own-count = Listassa on 1–{ $most } vaihetta, ei { $count }.
hard-own-bad = Listasi vaihe { $number }: { $problem }

hard-guess-ask = Arvaa ensin: mikä näistä { $count } vaiheesta vaatii eniten nostoja?
hard-guess-why = Kuvittele pelaavasi kutakin vaihetta yksin: saat kymmenen korttia, ja sitten nostat ja poistat kortteja mahdollisimman taitavasti, kunnes vaihe on koossa.
hard-guess-skip = Jatka arvaamatta

hard-working = Lasketaan: { $done } / { $count } vaihetta on valmiina. Oman vaiheen laskeminen voi kestää neljännesminuutin.
hard-answer = { $count ->
    [one] Vaikein on { $phases }
   *[other] Vaikeimmat ovat { $phases }
 }; nostoja tarvitaan keskimäärin { $draws }.
hard-right = Arvasit oikein.
hard-wrong = Arvasit: { $phase }. Se vaatii keskimäärin { $draws } nostoa.
hard-wrong-unknown = Arvasit: { $phase }. Sen nostoja ei ole laskettu.
hard-unknown = Tämän listan vaiheiden nostoja ei ole laskettu.

hard-measures = Kaksi mittaa
hard-caption = Kustakin vaiheesta todennäköisyys saada se kymmenessä jaetussa kortissa ja nostot, jotka se parhaalla pelillä keskimäärin vaatii
hard-head-phase = Vaihe
hard-head-deal = Jaossa
hard-head-deal-note = pidempi: helpompi
hard-head-draws = Tarvittavat nostot
hard-head-draws-note = pidempi: vaikeampi
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: katso sen nostoja
hard-model = Tarvittavat nostot: keskiarvo yksin pelaavalle, joka pitää aina parhaat kortit ja nostaa jokaisen kortin täydestä pakasta. Pöydässä auttaa myös se, mitä muut poistavat.

hard-draws = Nosto nostolta
hard-half = { $draws ->
    [0] Jo jaossa, ilman nostoja,
    [one] Yhden noston jälkeen
   *[other] { $draws } noston jälkeen
 } vähintään puolella pelaajista on se: { $chance }.
hard-chart-up = Todennäköisyys, että vaihe on jo koossa; korostettu pylväs saavuttaa ensimmäisenä puolet
hard-chart-across = nostojen määrä
hard-chart = Todennäköisyys, että koossa on { $phase }, kun nostoja on 0–{ $last }: se nousee arvoon { $chance }. Luvut ovat alla olevassa taulukossa.
hard-draws-count = Nostoja
hard-draws-chance = Todennäköisyys

hard-order = Vaikeutuuko lista askel askeleelta?
hard-no-ramp = Ei. Painettu järjestys ei nouse tasaisesti: { $count ->
    [one] kerran seuraava vaihe on helpompi.
   *[other] { $count } kertaa seuraava vaihe on helpompi.
 }
hard-own-no-ramp = Ei: { $count ->
    [one] kerran seuraava vaihe on helpompi.
   *[other] { $count } kertaa seuraava vaihe on helpompi.
 }
hard-ramp = Kyllä. Jokainen vaihe vaatii vähintään yhtä monta nostoa kuin edellinen, sikäli kuin nostot tunnetaan.
hard-fall = Vaihe { $second } on helpompi kuin vaihe { $first }: { $after } nostoa, ei { $before }.
hard-sorted = Samat vaiheet helpoimmasta vaikeimpaan
hard-sort = Käytä tätä järjestystä
