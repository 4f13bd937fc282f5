# What `phase10 serve` and `phase10 lab` say in the terminal.

serve-help = avaa sivut selaimessa
serve-about = Avaa sivut selaimessa. Ne toimivat vain tällä tietokoneella eivätkä ota yhteyttä muualle.
serve-help-port = käytettävä portti (8866 tai seuraava vapaa)
serve-help-lang = kieli avattaessa: en, fr, de, pt-BR tai fi (muuten selaimen kieli)
serve-help-no-browser = näytä vain osoite
serve-help-class-size = kuinka moni oppilas avaa saman sivun saman minuutin aikana (0: sivuja ei valmistella etukäteen)
serve-help-class-page = sivu, jonka oppilaat avaavat, esimerkiksi check tai urn (oppitunti 1, valitsimen --lang kielellä)
serve-help-host = osoite, jota kuunnellaan (127.0.0.1: vain tämä tietokone; 0.0.0.0: koko verkko)
serve-help-base-url = polku, jolla kaikki osoitteet alkavat, esimerkiksi /phase10/ välityspalvelimen takana (/)
serve-help-public-url = osoite, josta apuri avataan välityspalvelimen takaa, esimerkiksi { $example }
serve-help-frame-ancestors = sivustot, jotka saavat näyttää sivut kehyksessä, esimerkiksi { $example }
serve-lab-help = avaa muistikirjat JupyterLabissa
serve-lab-about = Avaa muistikirjat JupyterLabissa, jotta koodia voi lukea ja muuttaa.

serve-running = Phase 10 -apuri on käynnissä osoitteessa { $url } (Ctrl-C lopettaa)
serve-board = Taululle: { $url }
serve-board-others = Jos se ei toimi, tällä tietokoneella on muitakin osoitteita: { $addresses }
serve-teacher = Sinulle, QR-koodi näytettäväksi: { $url }
serve-little-memory = Tämän tietokoneen muisti riittää { $count } kävijälle yhtä aikaa, ei { $size } kävijälle.
serve-moved = Portti { $port } on varattu, joten käyttöön otettiin { $free }
serve-busy = Portti { $port } on varattu. Vapaa portti: --port { $free }
serve-bad-port = ”{ $token }” ei ole portti. Anna kokonaisluku väliltä { $least }–{ $most }.
serve-bad-class-size = ”{ $token }” ei kelpaa oppilasmääräksi. Anna kokonaisluku väliltä { $least }–{ $most }.
serve-bad-class-page = Sivua ”{ $token }” ei ole. Sivu on osoitteen viimeinen sana, esimerkiksi check, odds tai urn.
serve-bad-host = Tämä tietokone ei voi kuunnella osoitetta ”{ $token }”.
serve-bad-base-url = ”{ $token }” ei kelpaa valitsimen --base-url poluksi. Anna polku muodossa /phase10/: kirjaimia a–z, numeroita, - ja _.
serve-bad-public-url = ”{ $token }” ei ole osoite valitsimelle --public-url. Anna esimerkiksi { $example }.
serve-bad-frame-ancestors = ”{ $token }” ei ole sivusto valitsimelle --frame-ancestors. Anna esimerkiksi { $example } ilman polkua.
serve-stranger = Tämä palvelin ei vastaa nimellä ”{ $token }”. Sen ylläpitäjä voi kertoa sille nimen: { $command }
serve-refused = Tämä tietokone ei salli porttia { $port }. Valitse portti, joka on suurempi kuin 1023.
serve-no-notebooks = Muistikirjat puuttuvat: kansiossa { $folder } ei ole tiedostoa index.ipynb.
