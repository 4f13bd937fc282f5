# Tehtävämonisteet: monisteet ja niiden ratkaisut, sivu, joka tulostaa ne, ja `phase10 worksheets`.
sheet-name = Tehtävämonisteet
sheet-title = Tulostettavat tehtävämonisteet
sheet-lead = Jokaiseen oppituntiin kuuluu yksi sivu käsin ratkaistavia tehtäviä. Monisteen numero määrää sen kortit ja luvut: sama numero, sama moniste.
sheet-choice-lesson = Oppitunti
sheet-choice-number = Monisteen numero
sheet-choice-copies = Kuinka monta
sheet-choice-key = Ratkaisut
sheet-choice-key-no = Ilman ratkaisuja
sheet-choice-key-yes = Ratkaisujen kanssa
sheet-print = Tulosta

# On the sheet. Keep these short.
sheet-lesson = Oppitunti { $number }
sheet-number = Moniste { $number }
sheet-pupil = Nimi
sheet-class = Luokka
sheet-date = Päivä
sheet-answer = Vastaus
sheet-legend = R punainen, B sininen, G vihreä, Y keltainen, W jokeri, S ohituskortti
sheet-license = Lisenssi: CC BY 4.0
sheet-seed = Siemenluku { $seed }
sheet-key = Ratkaisut
sheet-key-note = Opettajalle, ei luokalle.
sheet-file-note = Tulosta tämä sivu: jokainen moniste vie yhden paperiarkin. Ratkaisut ovat lopussa omilla sivuillaan.

# `phase10 worksheets`.
sheet-help = kirjoita tulostettavia tehtävämonisteita ja niiden ratkaisut
sheet-about = Kirjoittaa tiedoston, jossa on tulostettavia tehtävämonisteita: jokaisessa on omat kortit ja luvut, ja ratkaisut ovat lopussa.
sheet-help-lesson = oppitunnin nimi tai numero, tai ”all”, jos haluat kaikki
sheet-help-copies = kuinka monta erilaista monistetta oppituntia kohti (1)
sheet-help-seed = ensimmäisen monisteen numero, vähintään 1 (1); muut seuraavat siitä
sheet-help-lang = kieli: en, fr, de, pt-BR tai fi
sheet-help-paper = paperikoko: a4 tai letter (a4)
sheet-help-output = kirjoitettava tiedosto (worksheets-LESSON.html tässä kansiossa)
sheet-written = { $count ->
    [one] Yksi tehtävämoniste ratkaisuineen on tiedostossa { $file }
   *[other] { $count } tehtävämonistetta ratkaisuineen on tiedostossa { $file }
 }
sheet-rewritten = { sheet-written } (siellä olleiden monisteiden tilalla)
sheet-unknown-lesson = Oppituntia ”{ $token }” ei ole. Tarjolla ovat: { $known }.
sheet-bad-copies = ”{ $token }” ei kelpaa monisteiden määräksi. Anna kokonaisluku väliltä { $least }–{ $most }.
sheet-bad-number = ”{ $token }” ei kelpaa monisteen numeroksi. Anna kokonaisluku väliltä { $least }–{ $most }.
sheet-bad-paper = ”{ $token }” ei ole paperikoko. Tarjolla ovat: { $known }.
sheet-not-ours = { $file } on jo olemassa, eikä se ole monistetiedosto. Anna toinen nimi valinnalla --output.
sheet-unwritable = Tiedostoa { $file } ei voi kirjoittaa: { $reason }
