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
judge-sets-same-number = Numero { $number } on jo toisessa sarjassa, mutta näillä säännöillä jokaisessa sarjassa pitää olla eri numero.
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

# Pöydän ympärillä.
judge-hand-over = Joku on päässyt korteistaan eroon, joten kierros on päättynyt.
judge-turn-over = Vuoro päättyi jo poistoon.
judge-drawn = Tällä vuorolla on jo nostettu kortti.
judge-draw-first = Nosta ensin kortti.
judge-laid = Olet jo laskenut vaiheen tällä kierroksella.
judge-no-discard = Vuoro ei ole vielä päättynyt: yksi kortti pitää poistaa.
judge-pile-empty = { $pile ->
    [draw] Nostopakka on tyhjä.
   *[discard] Poistopakassa ei ole yhtään korttia.
 }
judge-skip-not-drawn = Päällimmäisenä on ohituskortti, eikä sitä saa nostaa.
judge-out-before-phase = Et voi päästä korteistasi eroon, ennen kuin vaiheesi on pöydällä.
judge-out-discard = Valitsemasi säännön mukaan viimeinen kortti pitää laittaa poistopakkaan, joten säästä yksi sitä varten.
judge-out-skip = Valitsemasi säännön mukaan viimeinen kortti ei saa olla ohituskortti.
judge-skip-self = Itseään ei voi ohittaa: ohituskortti pelataan toiselle pelaajalle.
judge-skip-waiting = Tämän pelaajan edessä on jo ohituskortti.
judge-skip-in-a-row = Tämä pelaaja menetti juuri vuoronsa, eikä häntä saa ohittaa kahdesti peräkkäin.
judge-skip-trip = Tämä pelaaja on jo ohitettu kerran, eikä vuoro ole vielä kiertänyt pöydän ympäri.

# In a whole game.
judge-not-your-turn = Nyt ei ole sinun vuorosi.
judge-match-over = Peli on päättynyt.
judge-choose-first = Ensin jokainen pelaaja valitsee vaiheen.
judge-deal-first = Ensin jaetaan seuraava kierros.
judge-not-between-hands = Tätä ei voi tehdä kesken kierroksen.
judge-choice = Et voi valita vaihetta { $number }.
judge-wild-meaning = Jokeri on tässä sellaisen kortin paikalla, joka ei kuulu yhdistelmään.
judge-no-group = Sellaista yhdistelmää ei ole pöydällä.
judge-hit-nothing = Valitse kortit, jotka haluat lisätä.
judge-skip-wasted = Ohituskorttia ei saa vain poistaa, jos jonkun voi ohittaa: se pelataan toiselle pelaajalle.
judge-out-skip-left = Valitsemasi säännön mukaan viimeinen kortti ei saa olla ohituskortti, mutta käteesi jäisi vain se.
