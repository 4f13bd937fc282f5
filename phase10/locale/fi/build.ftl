# Mitä `phase10 site` sanoo päätteessä.

build-help = rakenna sivut staattiseksi sivustoksi, jossa Python toimii selaimessa
build-about = Rakenna sivut tiedostoiksi mille tahansa verkkopalvelimelle. Python toimii silloin selaimessa, eikä miltään muulta palvelimelta haeta mitään. Tarvitsee Node.js:n ja npm:n sekä ensimmäisellä kerralla verkon.
build-help-folder = sivuston kansio: uusi, tyhjä tai vanhemman sivuston
build-help-lang = tämän komennon viestien kieli: en, fr, de, pt-BR tai fi (muuten tietokoneen kieli)
build-tools = Haetaan sivuston rakentamiseen tarvittavat osat (vain kerran; ne säilyvät seuraavaan kertaan) …
build-front-end = Rakennetaan käyttöliittymä …
build-python = Pakataan Python selainta varten …
build-pages = Kirjoitetaan sivut …
build-check = Tarkistetaan, ettei mikään sivu hae mitään muualta …
build-done = Sivusto on kansiossa { $folder }: { $pages } sivua, { $megabytes } Mt. Kopioi kansio mille tahansa verkkopalvelimelle.
build-not-empty = Kansiossa { $folder } on muutakin kuin vanhempi sivusto. Anna uusi tai tyhjä kansio.
build-no-program = Ohjelma ”{ $program }” puuttuu. Se tulee Node.js:n mukana (versio 18 tai uudempi).
build-failed = Sivustoa ei voitu rakentaa; { $program } ilmoittaa: { $line }
build-foreign = Sivusto hakisi jotakin muualta, joten sitä ei kirjoitettu: { $address } tiedostossa { $file }
build-no-folder = Kansioon { $folder } ei voi kirjoittaa: { $line }
build-unexpected = Rakentaja antoi jotakin odottamatonta, joten sivustoa ei kirjoitettu: { $what }
