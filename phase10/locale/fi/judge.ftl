# Miksi ehdotettu yhdistelmä tai lisäys rikkoo sääntöä.
judge-group-count = Vaiheeseen kuuluu { $wanted ->
    [one] yksi yhdistelmä
   *[other] { $wanted } yhdistelmää
 } ({ $phase }), mutta tässä { $count ->
    [0] ei ole yhtään
    [one] on yksi
   *[other] niitä on { $count }
 }.
judge-too-short = Yhdistelmästä ”{ $group }” puuttuu { $short ->
    [one] yksi kortti
   *[other] { $short } korttia
 }.
judge-skip = Ohituskortti ei koskaan kuulu vaiheeseen.
judge-no-natural = Pelkät jokerit eivät riitä: tarvitaan ainakin yksi numerokortti.
judge-set-numbers = Sarjassa kaikilla korteilla on sama numero, mutta tässä numerot ovat { $numbers }.
judge-color-mixed = Kaikkien korttien pitää olla samanvärisiä.
judge-color-unknown = Kortin { $card } väri ei ole tiedossa.
judge-run-twins = Numero { $number } voi olla suorassa vain kerran.
judge-run-too-long = Suorassa on enintään 12 korttia.
judge-run-gap = Numerot eivät ole peräkkäin: välistä puuttuu { $numbers }, eikä jokereita ole tarpeeksi.
judge-run-wrap = Suora ei jatku numerosta 12 numeroon 1.
judge-run-full = Suorassa { $low }–{ $high } ei ole tilaa tälle lisäykselle.
judge-not-in-hand = { $held ->
    [0] Kädessäsi ei ole korttia { $card }.
    [one] Kädessäsi on vain yksi { $card }.
   *[other] Korttia { $card } on kädessäsi vain { $held } kappaletta.
 }
judge-sets-same-number = Molemmissa sarjoissa on numero { $number }, mutta näillä säännöillä sarjoissa pitää olla eri numerot.
judge-hit-before-phase = Voit lisätä kortteja vasta, kun oma vaiheesi on pöydällä.
judge-hit-set = { $card } ei sovi: tämän sarjan numero on { $number }.
judge-hit-color = { $card } ei sovi: tämän yhdistelmän väri on { $color ->
    [R] punainen
    [B] sininen
    [G] vihreä
   *[Y] keltainen
 }.
judge-hit-run = Suora jatkuu vain päistään, seuraavalla numerolla: { $numbers }.
judge-hit-wild-there = Numeron { $number } paikalla on jo jokeri, ja se pysyy siinä.
