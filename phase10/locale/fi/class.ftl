# The teacher's page: the address for the class, and what to think of around a lesson.

class-title = Miten luokka avaa sivun?
class-name = Tunnilla
class-lead = Valitse, mitä avaatte yhdessä, ja näytä tämä sivu seinällä.
class-page = Sivu tai oppitunti
class-language = Kieli
class-language-own = kunkin selaimen kieli
class-lesson = Oppitunti { $number }: { $name }

class-board = Osoite luokalle
class-type = Kirjoita tämä osoite tai osoita kameralla neliötä.
class-qr = QR-koodi osoitteelle { $address }
class-copy = Kopioi osoite
class-print = Tulosta
class-local = Toistaiseksi sivut aukeavat vain tällä tietokoneella. Lopeta apuri painamalla Ctrl-C ja käynnistä se tällä komennolla; sitten tällä sivulla näkyy osoite luokalle.
class-copy-command = Kopioi komento

class-before = Ennen tuntia
class-before-network = Tietokoneesi ja oppilaiden laitteiden on oltava samassa verkossa. Moni vierasverkko erottaa laitteet toisistaan: kokeile yhdellä puhelimella.
class-before-start = Käynnistä apuri minuuttia aiemmin. Anna oppilaiden määrä ja sivu, jonka he avaavat:
class-before-allow = Jos tietokone kysyy, saako Python ottaa vastaan yhteyksiä, salli se. Kytke tietokone verkkovirtaan ja pidä se hereillä.
class-before-once = Ensimmäinen käynti latautuu muutaman sekunnin. Anna kaikkien avata sivu heti alussa.
class-alone = Yksi tietokone eikä muita laitteita
class-alone-wall = Näytä sivu seinällä: luokka veikkaa viittaamalla ja sinä napsautat.
class-alone-print = Tehtävät saa myös paperilla, jokaisessa monisteessa omat korttinsa:
class-alone-sheets = tehtävämonisteet
class-fails = Kun jokin ei toimi
class-fails-nobody = Kukaan ei pääse sivulle: verkko tai palomuuri erottaa laitteet toisistaan. Puhelimen jakama yhteys on oma verkko.
class-fails-one = Yksi laite ei pääse sivulle: sulje siitä mobiilidata ja katso, että osoitteen alussa on http eikä https.
class-fails-room = Vapaata paikkaa ei ole: käynnistä apuri uudelleen ja anna valitsimelle --class-size suurempi luku.
class-fails-lost = Sivu ei enää vastaa: lataa se uudelleen. Kädet, pistetaulukot ja edistyminen säilyvät selaimessa.
class-after = Tunnin jälkeen
class-after-end = Ctrl-C lopettaa kaiken. Tietokoneellesi ei jää mitään, mitä kukaan on kirjoittanut.
class-after-kept = Se, minkä oppilaat ovat ratkaisseet, jää heidän omiin selaimiinsa.
