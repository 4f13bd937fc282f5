# Der Punkterechner: was die Karten kosten, die auf einer Hand bleiben.
score-name = Punkte
score-title = Was kosten die Karten auf der Hand?
score-lead = Stell zusammen, was jemand am Ende der Runde noch auf der Hand hat, und sieh, wie gezählt wird.
score-hand = Noch auf der Hand
score-sum = { $points ->
    [0] Keine Punkte: Diese Person hat die Runde beendet.
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
score-by = Wie wird gezählt?
score-by-mattel = Nach den Heften: Ein Joker kostet 25
score-by-wild-20 = Ein Joker kostet 20
score-by-master = Ein Punkt für jede Karte
score-compare = Alle Zählungen im Vergleich
score-points = Punkte
score-who = Wer das sagt
score-sheet = Zur Punktetafel für ein ganzes Spiel
