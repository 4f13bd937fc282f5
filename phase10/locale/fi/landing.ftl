# Etusivu.
landing-name = Etusivu
landing-title = Phase 10: kelpaako tämä?
landing-lead = Kokoa käsi, niin näet heti, onko vaihe koossa, miten se lasketaan pöytään, mitä vielä puuttuu ja mihin sääntöön vastaus perustuu.
landing-check = Tarkista käsi
landing-learn = Opettele säännöt
landing-quarrels = Näistä käsistä kiistellään
landing-phases = Kaikki kymmenen vaihetta
landing-phases-note = Jokaisesta vaiheesta on tässä yksi esimerkki. Valitse vaihe, niin näet vastauksen perusteluineen.
landing-questions = Näitä pelipöydässä kysytään
landing-question-skip = Saako saman pelaajan ohittaa kahdesti?
landing-question-wilds = Saako sarjan koota pelkistä jokereista?
landing-question-out = Saako viimeisen korttinsa lisätä pöydän yhdistelmään?
landing-question-won = Kaksi on suorittanut vaiheen 10: kumpi voittaa?
landing-question-cost = Montako miinuspistettä jokerista tulee?
landing-question-pile = Mitä tehdään, kun nostopakka loppuu?

landing-games = Pelaa ja pidä kirjaa pisteistä
landing-chances = Entä kuinka todennäköistä se on?
