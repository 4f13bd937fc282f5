# What stands around every page in the browser: header, footer, loading, and what is said when something fails.
site-name = Phase 10 -apuri
site-skip = Siirry sisältöön
site-nav = Sivut
site-language = Kieli
site-group-rules = Säännöt
site-group-play = Pelaa
site-group-chances = Todennäköisyys
site-group-lessons = Oppitunnit
site-nav-index = Etusivu
site-nav-learn = Opettele
site-nav-check = Tarkista käsi
site-nav-draw = Seuraava nosto
site-nav-rules = Sääntökirja
site-nav-card = Pikaohje
site-nav-quiz = Visa
site-nav-odds = Jakokoe
site-nav-hard = Vaikeus
site-nav-hands = Kokonaiset kierrokset
site-nav-play = Botteja vastaan
site-nav-sheet = Pistetaulukko
site-nav-score = Pisteet
site-nav-lessons = Oppitunnit
site-nav-worksheets = Tehtävämonisteet

site-footer = Phase 10 -peli ja sen nimi kuuluvat omistajalleen; tämä apuri on omistajasta riippumaton.

site-loading = Ladataan…
site-slow = Tämä kestää tavallista kauemmin.
site-reload = Lataa uudelleen
site-gone = Yhteys katkesi, eikä sivu enää vastaa. Jatka lataamalla se uudelleen.
site-offline = Yhteys on poikki. Yritetään uudelleen…
site-guess-first = Arvaa ensin ja kokeile: sitten teksti jatkuu tässä.
site-broken = Tätä sivun osaa ei voitu näyttää. Lataa sivu uudelleen; jos sama toistuu, kerro siitä tämän apurin ylläpitäjälle.

site-missing-title = Tällaista sivua ei ole
site-missing = Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty.
site-error-title = Jokin meni vikaan
site-error = Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.
site-home = Takaisin etusivulle
site-noscript = Tämä sivu tarvitsee JavaScriptin: ota se käyttöön selaimessasi.
