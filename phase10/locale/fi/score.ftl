# Pistelaskuri: montako miinuspistettä käteen jääneistä korteista tulee.
score-name = Pisteet
score-title = Montako pistettä käteen jääneistä korteista tulee?
score-lead = Kokoa kortit, jotka pelaajalle jäivät käteen kierroksen päättyessä, ja katso, miten pisteet lasketaan.
score-hand = Käteen jäi
score-sum = { $points ->
    [0] Ei miinuspisteitä: tämä pelaaja pääsi korteistaan eroon.
    [one] { $points } miinuspiste
   *[other] { $points } miinuspistettä
 }
score-by = Miten pisteet lasketaan?
score-by-mattel = Sääntövihkojen mukaan: jokerista 25
score-by-wild-20 = Jokerista 20
score-by-master = Yksi piste kortilta
score-compare = Kaikilla laskutavoilla
score-points = Pisteet
score-who = Kuka niin sanoo
score-sheet = Koko pelin pistetaulukkoon
