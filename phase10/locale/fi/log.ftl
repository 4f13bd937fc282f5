# Tallennettu peli, joka luetaan uudelleen.
log-too-long = Tämä on liian pitkä peliksi: siitä luetaan enintään { $most } merkkiä.
log-not-json = Tämä ei ole JSONia.
log-shape = Tämä ei ole tämän apurin tallentama peli.
log-version = Tämän pelin versio on { $version }, mutta vain version { $known } voi lukea.
log-illegal = Pelin toiminto { $number } ei ole sallittu: { $why } ({ $rules })
log-action = Pelin toimintoa { $number } ei voi lukea: { $why }
log-state = Pelin tilanne ei ole se, johon sen toiminnot johtavat: peliä on muutettu tai se on tallentunut vajaana.
