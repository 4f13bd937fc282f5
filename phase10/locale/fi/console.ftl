# `phase10 play` ja `phase10 hands` päätteessä. $player on pelaajan nimi.
console-number = Valitsin { $option } vaatii kokonaisluvun väliltä { $least }–{ $most }. ”{ $token }” ei käy.
console-unknown-bot = Pelitapaa ”{ $token }” ei ole. Tarjolla ovat: { $known }.
console-too-many-bots = Pelitapoja on mainittu { $count }, mutta pelaajia on vain { $players }.
console-json-bots = Valitsin --json vaatii valitsimen --bots: muuten joku pelaa päätteessä.
console-seed = Jako numero { $seed }: valitsimella --seed { $seed } jaetaan samat kortit.
console-stopped = Peli on keskeytetty.
console-not-over = { $hands ->
    [one] Keskeytettiin yhden kierroksen jälkeen:
   *[other] Keskeytettiin { $hands } kierroksen jälkeen:
 } kukaan ei ole vielä voittanut.
console-no-end = Kukaan ei ole päässyt korteistaan eroon { $turns } vuorolla: kierros jätetään kesken.
console-after = Kierroksen { $number } jälkeen
console-standing = { $player }: miinuspisteitä { $points }, yhteensä { $total }; { $next }
console-next = { $count ->
    [0] kaikki vaiheet suoritettu
    [one] seuraavana vaihe { $number }
   *[other] seuraavana yksi { $count } vaiheesta
 }

# Mitä ihminen näkee, ja mitä hän saa tehdä.
console-held = { $player }: kädessä { $count ->
    [one] yksi kortti.
   *[other] { $count } korttia.
 }
console-laid = { $player }, yhdistelmä { $group }: { $cards }
console-piles = Nostopakka: { $count ->
    [one] yksi kortti.
   *[other] { $count } korttia.
 } Näkyvä kortti: { $top }
console-hand = Korttisi: { $cards }
console-ask = Valintasi (numero, h antaa vihjeen, q lopettaa):
console-ask-again = Kirjoita numero 1–{ $most }, h tai q.
console-do-choose = Yritä: { $phase }
console-do-draw = Nosta kortti nostopakasta.
console-do-take = Ota { $card } poistopakasta.
console-do-lay = Laske pöytään: { $cards }
console-do-hit = Lisää { $cards } ({ $player }, yhdistelmä { $group }): { $lies }
console-do-discard = Poista { $card }.
console-do-skip = Ohita { $player } ohituskortilla.

# Simuloidut kierrokset.
console-progress = { $phase }: { $done } / { $of } kierrosta…
console-hands = { $trials ->
    [one] Yksi simuloitu kierros
   *[other] { $trials } simuloitua kierrosta
 } vaihetta kohti, { $players } pelaajaa, kaikki samassa vaiheessa (siemenluku { $seed })
console-hands-laps = kiertoja
console-hands-first-laid = ensimmäinen vaihe
console-hands-laid = laski vaiheen, %
console-hands-points = pisteet
console-hands-points-of-others = muiden pisteet
console-hands-reshuffled = pakka loppui, %
console-hands-note = Merkin ± jäljessä on keskivirhe, merkin < jäljessä osuuden yläraja. Kiertoja: montako kertaa vuoro kiersi pöydän, ennen kuin kierros päättyi, ja ennen kuin ensimmäinen vaihe oli pöydällä. Laski vaiheen: osuus pelaajista. Pisteet: käteen jääneet, pelaajaa kohti ja niitä kohti, jotka eivät päässeet korteistaan eroon.
