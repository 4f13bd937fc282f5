# Miksi pelaaja tekee jotakin: myös sivun vihje.
bot-random = Mikä tahansa sallittu siirto.
bot-deal = Seuraava kierros pitää jakaa.
bot-choose = { $missing ->
    [0] Tämä vaihe on jo koossa.
    [one] Tästä vaiheesta puuttuu vain yksi kortti: mikään muu ei ole lähempänä.
   *[other] Tästä vaiheesta puuttuu { $missing } korttia: mikään muu ei ole lähempänä.
 }
bot-take = Kun mukana on { $card }, vaiheesta puuttuu yksi kortti vähemmän.
bot-take-hit = { $card } sopii pöydällä olevaan yhdistelmään, joten sen voi lisätä heti.
bot-draw = Näkyvä kortti ei auta, mutta nostopakan kortti voi auttaa.
bot-draw-skip = Näkyvissä on ohituskortti, joten jäljellä on vain nostopakka.
bot-lay = Vaihe on koossa: pöytään laskettuna se on suoritettu, ja muita kortteja voi alkaa lisätä.
bot-hit = { $card } sopii pöydällä olevaan yhdistelmään: käteen jää yksi kortti vähemmän.
bot-skip = { $count ->
    [one] Ohituskortista ei ole kädessä hyötyä; tällä pelaajalla on enää yksi kortti.
   *[other] Ohituskortista ei ole kädessä hyötyä; tällä pelaajalla on { $count } korttia.
 }
bot-throw = Vaiheeseen ei tarvita korttia { $card }, eikä mistään muusta tarpeettomasta kortista tule enempää miinuspisteitä ({ $points }).
bot-throw-dear = { $card } ei sovi mihinkään, eikä mistään muusta kortista tule enempää miinuspisteitä ({ $points }).
bot-throw-kept = Vaiheeseen ei tarvita korttia { $card }. Korteista, joista tulee enemmän miinuspisteitä, voi vielä olla hyötyä: sarjassa tai pöydällä olevaan yhdistelmään lisättyinä.

# Todennäköisyyksien mukaan: nostot ovat parhaan pelin nostoja yksin pakkaa vastaan.
bot-odds-choose = Tähän vaiheeseen on odotettavissa { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } nostoa, eikä mihinkään muuhun vähemmän.
bot-odds-take = Kun kädessä on { $card }, nostoja on odotettavissa { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }; nostopakan kortin jälkeen keskimäärin { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
bot-odds-draw = Nostopakan kortin jälkeen nostoja on odotettavissa keskimäärin { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) }; kun kädessä on { $card }, ei sen vähempää ({ NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
bot-odds-throw = Ilman korttia { $card } nostoja on odotettavissa { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }: millään muulla poistolla niitä ei olisi vähemmän.
bot-odds-throw-kept = Ilman korttia { $card } nostoja on odotettavissa { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }. Vähempään pääsisi vain poistamalla kortin, joka sopii pöydällä olevaan yhdistelmään.
bot-odds-helps = Ilman korttia { $card } { $missing ->
    [0] vaihe on yhä koossa
    [one] puuttuu yksi kortti
   *[other] puuttuu { $missing } korttia
 }, ja { $unseen } kortista, joita ei ole nähty, auttaa { $count }: mikään muu poisto ei ole parempi.
