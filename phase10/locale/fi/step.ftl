# Perustelun askeleet. Korttien merkinnät (R7, W) ovat samat joka kielessä.
step-skips = { $count ->
    [one] Ohituskortti ei koskaan kuulu vaiheeseen. Jätä se sivuun.
    [2] Kädessäsi on kaksi ohituskorttia. Ne eivät koskaan kuulu vaiheeseen, joten jätä ne sivuun.
    [3] Kädessäsi on kolme ohituskorttia. Ne eivät koskaan kuulu vaiheeseen, joten jätä ne sivuun.
    [4] Kädessäsi on neljä ohituskorttia. Ne eivät koskaan kuulu vaiheeseen, joten jätä ne sivuun.
   *[other] Kädessäsi on { $count } ohituskorttia. Ne eivät koskaan kuulu vaiheeseen, joten jätä ne sivuun.
 }
step-wilds = { $count ->
    [one] Kädessäsi on yksi jokeri. Se käy minkä tahansa numerokortin paikalle.
    [2] Kädessäsi on kaksi jokeria. Kumpikin käy minkä tahansa numerokortin paikalle.
    [3] Kädessäsi on kolme jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
    [4] Kädessäsi on neljä jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
    [5] Kädessäsi on viisi jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
    [6] Kädessäsi on kuusi jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
    [7] Kädessäsi on seitsemän jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
    [8] Kädessäsi on kahdeksan jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
   *[other] Kädessäsi on { $count } jokeria. Jokainen niistä käy minkä tahansa numerokortin paikalle.
 }

# Miten koossa oleva vaihe lasketaan.
step-set = { $number ->
    [1] Ykkösistä
    [2] Kakkosista
    [3] Kolmosista
    [4] Nelosista
    [5] Viitosista
    [6] Kutosista
    [7] Seiskoista
    [8] Kahdeksikoista
    [9] Yhdeksiköistä
    [10] Kympeistä
   *[other] Numerosta { $number }
 } tulee { $group }: { $cards }.
step-set-bare = Pelkistä jokereista tulee { $group }, tässä numerona { $number }: { $cards }.
step-run = Numeroista { $low }–{ $high } tulee { $group }: { $cards }.
step-color = Koossa on { $group }, kaikki { $color ->
    [R] punaisia
    [B] sinisiä
    [G] vihreitä
   *[Y] keltaisia
 }: { $cards }.
step-color-run = { $color ->
    [R] Punaisista
    [B] Sinisistä
    [G] Vihreistä
   *[Y] Keltaisista
 } numeroista { $low }–{ $high } tulee { $group }: { $cards }.
step-wild-stands = { $count ->
    [one] Suorassa jokeri on numeron { $numbers } paikalla.
   *[other] Suorassa jokerit ovat numeroiden { $numbers } paikoilla.
 }
step-extra = Siinä on { $extra ->
    [one] yksi kortti
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
    [5] viisi korttia
    [6] kuusi korttia
    [7] seitsemän korttia
    [8] kahdeksan korttia
    [9] yhdeksän korttia
   *[other] { $extra } korttia
 } enemmän kuin vaihe vaatii. Sopivat lisäkortit saa laskea samalla, jolloin käteen jää vähemmän pisteitä.
step-same-number = { $count ->
    [2] Kahdessa sarjassa
    [3] Kolmessa sarjassa
   *[other] Neljässä sarjassa
 } on numero { $number }. Se on sallittua.
step-naturals = Jokerien rinnalle tarvitaan ainakin yksi numerokortti: tässä numerokortteja on { $count ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
   *[other] { $count }
 }.
step-bare-disputed = Yhdessä yhdistelmässä on pelkkiä jokereita. Mattelin ja Fundexin sääntövihkot sallivat sen, koska vaiheessa on numerokortti muualla, mutta eräs suomalainen opas kieltää sen.
step-left = Vaihe on koossa. { $count ->
    [0] Käteen ei jää yhtään korttia.
   *[other] Käteen jää { $points } pistettä.
 }

# Kuinka lähellä vaihe on, kun se ei ole koossa.
step-set-full = Valmiina on { $group }: { $number ->
    [1] ykkösiä
    [2] kakkosia
    [3] kolmosia
    [4] nelosia
    [5] viitosia
    [6] kutosia
    [7] seiskoja
    [8] kahdeksikkoja
    [9] yhdeksikköjä
    [10] kymppejä
   *[other] numeroa { $number }
 } on tarpeeksi.
step-set-short = { $held ->
    [0] Kokonaan puuttuu vielä { $group }.
    [one] Lähimpänä on { $group }: sinulla on yksi { $number ->
        [1] ykkönen
        [2] kakkonen
        [3] kolmonen
        [4] nelonen
        [5] viitonen
        [6] kutonen
        [7] seiska
        [8] kahdeksikko
        [9] yhdeksikkö
        [10] kymppi
       *[other] { $number }
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
   *[other] Lähimpänä on { $group }: sinulla on { $held ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $held }
     } { $number ->
        [1] ykköstä
        [2] kakkosta
        [3] kolmosta
        [4] nelosta
        [5] viitosta
        [6] kutosta
        [7] seiskaa
        [8] kahdeksikkoa
        [9] yhdeksikköä
        [10] kymppiä
       *[other] kappaletta numeroa { $number }
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
 }
step-run-full = Valmiina on { $group }: sinulla on kaikki numerot { $low }–{ $high }.
step-run-short = { $held ->
    [0] Kokonaan puuttuu vielä { $group }.
    [one] Lähimpänä on { $group } { $low }–{ $high }: sinulla on siitä yksi numero, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
   *[other] Lähimpänä on { $group } { $low }–{ $high }: sinulla on siitä { $held ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $held }
     } numeroa, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
 }
step-color-full = Valmiina on { $group }: { $color ->
    [R] punaisia
    [B] sinisiä
    [G] vihreitä
   *[Y] keltaisia
 } on tarpeeksi.
step-color-short = { $held ->
    [0] Kokonaan puuttuu vielä { $group }.
    [one] Lähimpänä on { $group }: sinulla on yksi { $color ->
        [R] punainen
        [B] sininen
        [G] vihreä
       *[Y] keltainen
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
   *[other] Lähimpänä on { $group }: sinulla on { $held ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $held }
     } { $color ->
        [R] punaista
        [B] sinistä
        [G] vihreää
       *[Y] keltaista
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
 }
step-color-run-full = Valmiina on { $group }: sinulla on kaikki { $color ->
    [R] punaiset
    [B] siniset
    [G] vihreät
   *[Y] keltaiset
 } numerot { $low }–{ $high }.
step-color-run-short = { $held ->
    [0] Kokonaan puuttuu vielä { $group }.
    [one] Lähimpänä on { $group } { $low }–{ $high }: sinulla on siitä yksi { $color ->
        [R] punainen
        [B] sininen
        [G] vihreä
       *[Y] keltainen
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
   *[other] Lähimpänä on { $group } { $low }–{ $high }: sinulla on siitä { $held ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $held }
     } { $color ->
        [R] punaista
        [B] sinistä
        [G] vihreää
       *[Y] keltaista
     }, ja { $short ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $short }
     } puuttuu.
 }
step-twins = Toinen { $numbers } ei auta: sama numero ei voi olla suorassa kahdesti.
step-wrong-color = { $cards } ei auta tässä: värisuorassa kaikki kortit ovat samaa väriä.
step-no-wrap = 12 ja 1 eivät ole peräkkäin: suora päättyy viimeistään numeroon 12.
step-wilds-fill = { $holes ->
    [one] Tyhjiä paikkoja on yksi, ja jokeri täyttää sen.
   *[other] Tyhjiä paikkoja on { $holes ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
       *[other] { $holes }
     }, { $wilds ->
        [one] ja jokeri täyttää niistä yhden.
        [2] ja jokerit täyttävät niistä kaksi.
        [3] ja jokerit täyttävät niistä kolme.
        [4] ja jokerit täyttävät niistä neljä.
        [5] ja jokerit täyttävät niistä viisi.
        [6] ja jokerit täyttävät niistä kuusi.
        [7] ja jokerit täyttävät niistä seitsemän.
        [8] ja jokerit täyttävät niistä kahdeksan.
       *[other] ja jokerit täyttävät niistä { $wilds }.
     }
 }
step-no-natural = Pelkistä jokereista ei tule vaihetta: mukaan tarvitaan ainakin yksi numerokortti.
step-no-natural-group = Valitsemasi tulkinnan mukaan jokainen yhdistelmä tarvitsee oman numerokortin.
step-missing = Puuttuu siis { $missing ->
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
 }: { $helpful } auttaisi.
step-any-number = mikä tahansa numerokortti
step-many-cards = jokin { $count } eri kortista
step-slot-wild = jokeri
step-slot-number = { $number }
step-slot-card = { $color ->
    [R] punainen
    [B] sininen
    [G] vihreä
   *[Y] keltainen
 } { $number }
step-slot-color = { $color ->
    [R] punainen
    [B] sininen
    [G] vihreä
   *[Y] keltainen
 } kortti
