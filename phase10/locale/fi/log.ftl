# A game that was saved and is read again.
log-too-long = Tämä on liian pitkä peliksi: luetaan enintään { $most } merkkiä.
log-not-json = Tämä ei ole JSONia.
log-shape = Tämä ei ole peli sellaisena kuin se täällä tallennetaan.
log-version = Peli on tallennettu versiossa { $version }; täällä luetaan versiota { $known }.
log-illegal = Pelin toiminto { $number } ei ole sallittu: { $why } ({ $rules })
log-action = Pelin toimintoa { $number } ei voi lukea: { $why }
log-state = Peli ei ole siinä, mihin sen toiminnot johtavat: sitä on muutettu tai se on katkennut.
