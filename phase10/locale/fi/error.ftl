# Virheellinen syöte: yksi selvä rivi kustakin. { $token } on se, mitä lukija kirjoitti.
error-unknown-card = ”{ $token }” ei ole kortti. Kirjoita värin kirjain (R punainen, B sininen, G vihreä, Y keltainen) ja numero, esimerkiksi R7, jokerille W tai ohituskortille S.
error-number-range = ”{ $token }” ei ole kortti: korttien numerot ovat 1–12.
error-too-many-copies = ”{ $token }” on yksi liikaa: pakassa niitä on vain { $copies }.
error-color-unknown = Kortin ”{ $token }” väri ei ole tiedossa, mutta tämä vaihe vaatii samanvärisiä kortteja. Kirjoita numeron eteen kirjain: R (punainen), B (sininen), G (vihreä) tai Y (keltainen).
error-empty-hand = Kortit puuttuvat. Kirjoita niitä, esimerkiksi R5 B5 W.
error-unknown-group = ”{ $token }” ei ole yhdistelmä. Kolmen kortin sarja on S3, neljän kortin suora R4, seitsemän samanväristä korttia C7 ja neljän kortin värisuora CR4.
error-group-size = ”{ $token }” ei käy: { $kind ->
    [S] sarjassa on { $least }–{ $most } korttia
    [R] suorassa on { $least }–{ $most } korttia
    [C] samanvärisiä kortteja voi olla { $least }–{ $most }
   *[CR] värisuorassa on { $least }–{ $most } korttia
 }.
error-group-count = Vaiheessa on 1–{ $most } yhdistelmää, mutta tässä { $count ->
    [0] ei ole yhtään
   *[other] niitä on { $count }
 }.
error-no-such-phase = Vaihetta { $token } ei ole: tällä listalla ovat vaiheet 1–{ $most }.
error-unknown-list = Vaihelistaa ”{ $token }” ei ole. Listat: { $known }.
error-unknown-language = Tämä apuri ei osaa kieltä ”{ $token }”. Sen kielet: { $known }.
error-not-utf8 = Syöte ei ole UTF-8-tekstiä.
error-phase-too-big = ”{ $token }” ei ole mahdollinen: koko pakassa ei ole siihen tarpeeksi kortteja.
error-unknown-rules = Sääntöjä nimeltä ”{ $token }” ei ole. Tarjolla ovat: { $known }.
error-output = Tulostetta ei voi kirjoittaa: { $reason }
error-players = Pelaajia ei voi olla { $count }: Phase 10 on { $least }–{ $most } pelaajan peli.
error-cards-range = Todennäköisyydet lasketaan { $least }–{ $most } kortin käsille. Määrä { $token } ei käy.
error-odds-mixed = Pelkistä numeroiden tai värien määristä ei voi päätellä, onko kädessä koossa { $phase }.
error-odds-large = Tarkkaa lukumäärää ei lasketa tälle vaiheelle ({ $phase }): se kestäisi liian kauan.
error-draws-range = Tarkka todennäköisyys lasketaan { $least }–{ $most } nostolle.
error-nothing-unseen = Nostettavaa korttia ei ole: kaikki ovat kädessä tai jo nähty.
error-deck-range = Pelin pakassa voi olla näitä kortteja { $least }–{ $most }, ei { $token }.
error-draws-color = Nostojen odotettavissa oleva määrä lasketaan vaiheille, joissa on sarjoja ja suoria tai pelkkiä samanvärisiä kortteja, mutta ei tälle: { $phase }.
error-phase-too-large = { $cards } kortin käsi ja yksi nostettu kortti eivät riitä tähän vaiheeseen: { $phase }.
error-trials-range = Simulaatiossa voi olla { $least }–{ $most } kokeilua, ei { $token }.
error-seed = Siemenluvun pitää olla kokonaisluku, 0 tai suurempi. { $token } ei käy.
error-needs-numpy = Tähän tarvitaan Python-paketti numpy, jota ei ole asennettu.
error-unknown-lesson = Oppituntia ”{ $token }” ei ole. Oppitunnit: { $known }. Myös oppitunnin numero käy.
error-rules-option = Säännöissä ei ole vaihtoehtoa ”{ $token }”.
error-seat = { $players } pelaajan pöydässä ei ole paikkaa { $seat }.
error-meld = Tämä ei ole yhdistelmä.
error-action = ”{ $token }” ei ole pelin toiminto.
