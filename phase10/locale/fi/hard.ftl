# Kunkin vaiheen vaikeus: todennäköisyys jaossa ja nostot, jotka vaihe parhaalla pelillä vaatii.
hard-title = Mikä vaihe on vaikein?
hard-name = Kuinka vaikea kukin vaihe on?
hard-lead = Vaihe voi olla jaossa harvinainen ja tulla silti nopeasti kokoon. Näet kummankin mitan jokaisesta vaiheesta sekä sen, vaikeutuuko lista askel askeleelta.

hard-list = Vaihelista
hard-own = Oma lista
hard-own-go = Tutki tätä listaa
hard-own-help = Kirjoita enintään { $most } vaihetta järjestyksessä ja pystyviiva aina kahden väliin. S on sarja, R suora, C samanvärisiä kortteja ja CR värisuora. Kirjoita kunkin perään korttien määrä.
hard-own-count = Listalla voi olla 1–{ $most } vaihetta, ei { $count }.
hard-own-bad = Listasi vaihe { $number }: { $problem }

hard-guess-ask = Arvaa ensin: mikä näistä { $count } vaiheesta vaatii eniten nostoja?
hard-guess-why = Kuvittele pelaavasi kutakin vaihetta yksin: saat kymmenen korttia, ja sitten nostat ja poistat kortteja mahdollisimman taitavasti, kunnes vaihe on koossa.
hard-guess-skip = Jatka arvaamatta

hard-working = Lasketaan: { $done } / { $count } vaihetta on valmiina. Jos vaihe on omasi, se voi kestää noin 15 sekuntia.
hard-answer = { $count ->
    [one] Vaikein on { $phases }
   *[other] Vaikeimmat ovat { $phases }
 }; nostoja tarvitaan keskimäärin { $draws }.
hard-right = Arvasit oikein.
hard-wrong = Arvauksesi oli { $phase }. Se vaatii keskimäärin { $draws } nostoa.
hard-wrong-unknown = Arvauksesi oli { $phase }. Sen nostoja ei ole laskettu.
hard-unknown = Tämän listan vaiheiden nostoja ei ole laskettu.

hard-measures = Kaksi tapaa mitata
hard-caption = Kustakin vaiheesta todennäköisyys saada se kymmenessä jaetussa kortissa ja nostot, jotka se parhaalla pelillä keskimäärin vaatii
hard-head-phase = Vaihe
hard-head-deal = Jaossa
hard-head-deal-note = pidempi palkki: helpompi
hard-head-draws = Tarvittavat nostot
hard-head-draws-note = pidempi palkki: vaikeampi
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: katso nosto nostolta
hard-model = Tarvittavat nostot: keskiarvo yksin pelaavalle, joka pitää aina parhaat kortit ja nostaa jokaisen kortin täydestä pakasta. Pöydässä auttaa myös se, mitä muut poistavat.

hard-draws = Nosto nostolta
hard-half = { $draws ->
    [0] Jo jaossa, ilman nostoja,
    [one] Yhden noston jälkeen
   *[other] { $draws } noston jälkeen
 } vaihe on koossa vähintään puolella pelaajista: { $chance }.
hard-chart-up = Todennäköisyys, että vaihe on jo koossa; korostettu pylväs saavuttaa ensimmäisenä puolet
hard-chart-across = nostojen määrä
hard-chart = Todennäköisyys, että koossa on { $phase }, kun nostoja on 0–{ $last }: se nousee arvoon { $chance }. Luvut ovat alla olevassa taulukossa.
hard-draws-count = Nostoja
hard-draws-chance = Todennäköisyys

hard-order = Vaikeutuuko lista askel askeleelta?
hard-no-ramp = Ei. Painettu järjestys ei etene helpoimmasta vaikeimpaan: { $count ->
    [one] yhdessä kohdassa seuraava vaihe on edellistä helpompi.
   *[other] { $count } kohdassa seuraava vaihe on edellistä helpompi.
 }
hard-own-no-ramp = Ei: { $count ->
    [one] yhdessä kohdassa seuraava vaihe on edellistä helpompi.
   *[other] { $count } kohdassa seuraava vaihe on edellistä helpompi.
 }
hard-ramp = Kyllä. Jokainen vaihe vaatii vähintään yhtä monta nostoa kuin edellinen, siltä osin kuin nostot on laskettu.
hard-fall = Vaihe { $second } on helpompi kuin vaihe { $first }: { $after } nostoa eikä { $before }.
hard-sorted = Samat vaiheet helpoimmasta vaikeimpaan
hard-sort = Käytä tätä järjestystä
