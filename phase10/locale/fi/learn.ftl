# Kurssi: sen luvut ja kokeilupaikkojen tekstit. $player, $target ja $hand ovat lukuja.
learn-chapters = Luvut
learn-place = Luku { $at }/{ $count }
learn-before = Edellinen: { $chapter }
learn-after = Seuraava: { $chapter }
learn-onward = Muut luvut
learn-quiz = Testaa taitosi visassa
learn-rules = { $count ->
    [one] Tämän luvun sääntö
   *[other] Tämän luvun säännöt ({ $count })
 }
learn-examples = Esimerkkejä
learn-again = Aloita alusta
learn-left = Käteen jää
learn-pick-hint = Napauta kortteja ja valitse sitten paikka. Voit myös vetää kortin.
learn-put-here = Siirrä tähän
learn-put-back = Siirrä käteen
learn-player = Pelaaja { $player }
learn-yes = kyllä
learn-no = ei

learn-cards-name = Kortit ja tavoite
learn-cards-title = Mitä pakassa on, ja mikä on tavoite?
learn-cards-lead = Tutustu kortteihin. Napauta korttia, niin näet, montako samanlaista on ja mihin kortti käy.
learn-cards-deck = Koko pakka
learn-cards-try = Napauta mitä tahansa korttia.
learn-cards-one = { $card } ({ $notation })
learn-cards-whole = Takaisin koko pakkaan
learn-cards-phases = Kymmenen vaihetta
learn-cards-card = Tulostettava pikaohje

learn-group-cards = Korttisi
learn-group-which = Mikä yhdistelmä?
learn-group-yes = Kyllä! Koossa on { $group }.
learn-group-no = Ei kelpaa. Tavoitteena on { $group }.
learn-group-hint = Ota kortti pois tai lisää uusi, niin näet, mikä muuttuu.
learn-group-empty = Lisää kortteja. Tavoitteena on { $group }.
learn-group-right = Nämä kelpaavat
learn-group-wrong = Nämä eivät kelpaa: miksi?
learn-group-examples = Esimerkkejä: kelpaavia ja kelpaamattomia

learn-sets-name = Sarjat
learn-sets-title = Mikä on sarja?
learn-sets-lead = Kortteja, joissa on sama numero. Väreillä ei ole merkitystä.
learn-runs-name = Suorat
learn-runs-title = Mikä on suora?
learn-runs-lead = Numeroita, jotka seuraavat toisiaan ilman aukkoja. Väreillä ei ole merkitystä.
learn-colors-name = Värit
learn-colors-title = Milloin väri ratkaisee?
learn-colors-lead = Vaiheessa 8 tarvitaan seitsemän samanväristä korttia, ja numerot saavat olla mitä tahansa. Joissakin muissa versioissa tarvitaan myös suora, jonka kortit ovat samaa väriä.

learn-wilds-name = Jokerit
learn-wilds-title = Minkä kortin paikalle jokeri käy?
learn-wilds-lead = Jokeri käy minkä tahansa numerokortin paikalle, ja jokereita saa käyttää niin monta kuin haluaa. Niiden rinnalle tarvitaan kuitenkin numerokortti, ja ohjeet ovat eri mieltä siitä, riittääkö yksi koko vaiheeseen.
learn-wilds-group = Yhdistelmä { $number }: { $group }
learn-wilds-both = Tämä on sallittua kaikkien sääntövihkojen mukaan.
learn-wilds-phase = Riippuu säännöistä: Mattelin ja Fundexin sääntövihkot sallivat tämän, eräs suomalainen opas ei.
learn-wilds-neither = Tämä ei ole sallittua minkään sääntövihkon mukaan.
learn-wilds-hint = Siirrä kortteja yhdistelmästä toiseen, niin näet, mikä muuttuu.
learn-wilds-reading = Missä pitää olla numerokortti?
learn-wilds-reading-phase = Vaiheessa (Mattel, Fundex)
learn-wilds-reading-group = Joka yhdistelmässä (suomalainen opas)

learn-hits-name = Korttien lisääminen
learn-hits-title = Mitä kortteja saa lisätä pöydän yhdistelmiin?
learn-hits-lead = Kun oma vaiheesi on pöydällä, saat lisätä sopivia kortteja sekä omiin että kaikkien muiden yhdistelmiin. Englanniksi tämän nimi on hitting.
learn-hits-table = Pöydällä
learn-hits-yours = Omasi
learn-hits-other = Pelaaja { $player }
learn-hits-group = { $owner }: { $group }
learn-hits-add = Lisää tähän
learn-hits-down = Onko oma vaiheesi pöydällä?
learn-hits-down-yes = Vaiheeni on pöydällä
learn-hits-down-no = Ei vielä
learn-hits-end = Kumpaan päähän jokeri tulee?
learn-hits-end-high = Jokeri loppuun
learn-hits-end-low = Jokeri alkuun
learn-hits-empty = Kortteja ei ole jäljellä.
learn-hits-start = Vaiheesi on pöydällä, joten saat lisätä kortteja. Valitse kortti.
learn-hits-not-yet = Vaiheesi ei ole vielä pöydällä. Yritä lisätä kortti ja katso, miten käy.
learn-hits-yes = Lisätty: { $cards }.
learn-hits-no = { $count ->
    [one] Tähän ei saa lisätä: { $cards }. Siihen on yksi syy.
   *[other] Tähän ei saa lisätä: { $cards }. Siihen on { $count } syytä.
 }

learn-turn-name = Vuorosi
learn-turn-title = Mitä vuorolla tehdään?
learn-turn-lead = Nosta kortti, laske vaihe, jos se on koossa, lisää kortteja, jos saat, ja poista yksi. Pelaa kokonainen kierros vaiheessa 1: toinen pelaaja vain nostaa ja poistaa kortteja.
learn-turn-piles = Pöydän pakat
learn-turn-pile = Nostopakka
learn-turn-discards = Poistopakka
learn-turn-count = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
 }
learn-turn-draw = Nosta kortti
learn-turn-take = Ota tämä kortti
learn-turn-lay = Laske vaihe 1
learn-turn-discard = Poista
learn-turn-play-skip = Pelaa ohituskortti
learn-turn-deal = Uusi jako
learn-turn-table = Laskemasi vaihe
learn-turn-no = Se ei ole nyt sallittua.
learn-turn-out = Pääsit korteistasi eroon, ja kierros päättyi! Toiselle pelaajalle jäi käteen { $points } pistettä.
learn-turn-now-draw = Sinun vuorosi: nosta kortti jommastakummasta pakasta.
learn-turn-now-draw-pile = Sinun vuorosi: nosta kortti nostopakasta. Poistopakan ohituskorttia ei saa ottaa.
learn-turn-now-drawn = Vaihe 1 ei ole koossa. Valitse yksi kortti ja poista se.
learn-turn-now-drawn-made = Sinulla on kaksi kolmen kortin sarjaa: laske vaihe 1!
learn-turn-now-drawn-laid = Lisää sopivat kortit. Valitse sitten yksi kortti ja poista se.

learn-skips-name = Ohituskortit
learn-skips-title = Kuka menettää vuoronsa?
learn-skips-lead = Ohituskortin pelaava valitsee, kuka menettää seuraavan vuoronsa. Kokeile kahden, kolmen tai kuuden pelaajan pöydässä.
learn-skips-table = Montako pelaajaa?
learn-skips-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
 }
learn-skips-on = Vuorossa on pelaaja { $player }
learn-skips-skip = Ohita pelaaja { $player }
learn-skips-pass = Poista jokin muu kortti
learn-skips-is-on = vuorossa
learn-skips-is-waiting = edessä ohituskortti
learn-skips-is-missed = menetti vuoronsa
learn-skips-start = Pelaaja { $player } voi pelata ohituskortin tai poistaa jonkin muun kortin.
learn-skips-yes = Pelaaja { $player } ohittaa pelaajan { $target }.
learn-skips-no = Pelaaja { $player } ei saa nyt ohittaa pelaajaa { $target }.
learn-skips-compare = Kenet pelaaja { $player } saa nyt ohittaa?
learn-skips-target = Kenet
learn-skips-by-pending = Mattel
learn-skips-by-trip = Fundex
learn-skips-by-in-a-row = Suomalainen opas
learn-skips-pile = Mitä poistopakan päällä on, kun vuoro siirtyy?
learn-skips-top-front = Entinen päällimmäinen kortti. Seuraava pelaaja saa ottaa sen.
learn-skips-top-pile = Ohituskortti. Sitä ei saa nostaa, joten kortin voi ottaa vain nostopakasta.

learn-scoring-name = Pisteet
learn-scoring-title = Montako miinuspistettä käteen jääneistä korteista tulee?
learn-scoring-lead = Kun joku pääsee korteistaan eroon, kaikki muut laskevat miinuspisteet käteensä jääneistä korteista. Kokoa käsi ja katso, paljonko niitä tulee.
learn-scoring-rules = Miten pisteet lasketaan?
learn-scoring-sum = { $points ->
    [0] Ei miinuspisteitä: tämä pelaaja pääsi korteistaan eroon.
    [one] { $points } miinuspiste
   *[other] { $points } miinuspistettä
 }

learn-winning-name = Voitto ja tasapeli
learn-winning-title = Kuka voitti?
learn-winning-lead = Voittaja on se, joka on kierroksen päättyessä suorittanut vaiheen 10. Jos heitä on useita, pisteet ratkaisevat. Muuta viimeistä kierrosta ja katso, miten käy.
learn-winning-hand = Viimeinen kierros
learn-winning-rules = Minkä säännön mukaan pelataan?
learn-winning-player = Pelaaja
learn-winning-state = Vaihe 10
learn-winning-before = Pisteet ennen
learn-winning-left = Käteen jäi
learn-winning-total = Yhteensä
learn-winning-is-laid = laskettu
learn-winning-is-on-last = ei laskettu
learn-winning-is-earlier = aiempi vaihe
learn-winning-two = Kaksi on valmiina
learn-winning-other-out = Joku muu voittaa kierroksen
learn-winning-level = Pisteet tasan
learn-winning-alone = Vain yksi vaiheessa 10
learn-winning-nobody = Kukaan ei ole valmis
learn-winning-number = Pisteiden pitää olla kokonaislukuja väliltä 0–{ $most }.
learn-winning-won = Pelaaja { $player } voittaa.
learn-winning-tied = Tasapeli. Pelaajat { $players } pelaavat vielä ratkaisukierroksen.
learn-winning-nobody-yet = Kukaan ei ole vielä voittanut.

learn-variants-name = Muita pelitapoja
learn-variants-title = Entä jos vaiheet pelataan toisin?
learn-variants-lead = Sääntövihkoissa on myös lyhyempiä ja muunlaisia pelejä. Valitse yksi ja katso, mikä vaihe siinä on seuraavana samojen kierrosten jälkeen.
learn-variants-which = Mikä peli?
learn-variants-hands = Pelatut kierrokset
learn-variants-try = Napauta kierrosta: laskettiinko vaihe sen aikana?
learn-variants-hand = Kierros { $hand }: vaihe laskettiin
learn-variants-laid = laskettu
learn-variants-not = ei laskettu
learn-variants-more = Lisää kierros
learn-variants-fewer = Poista kierros
learn-variants-made = suoritettu
learn-variants-now = nyt
learn-variants-all = Kaikki pelit vierekkäin samojen kierrosten jälkeen
learn-variants-game = Peli
learn-variants-played = Vaiheet
learn-variants-next = Mitä seuraavaksi

learn-mistakes-name = Virheet ja vinkit
learn-mistakes-title = Mitä ymmärretään usein väärin?
learn-mistakes-lead = Usein kuultuja väitteitä, jotka eivät pidä paikkaansa, ja kunkin oikea sääntö. Lopuksi vinkkejä voittamiseen.
