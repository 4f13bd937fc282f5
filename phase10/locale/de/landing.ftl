# The landing page.
landing-name = Start
landing-title = Phase 10: Zählt das?
landing-lead = Leg deine Karten hin und sieh sofort, ob sie für die Phase reichen, wie du sie auslegst, was noch fehlt und welche Regel dahintersteckt.
landing-check = Hand prüfen
landing-learn = Regeln lernen
landing-quarrels = Darüber wird am Tisch gestritten
landing-phases = Die zehn Phasen
landing-phases-note = Zu jeder Phase siehst du hier ein Beispiel. Öffne eine Phase, dann wird sie dir Schritt für Schritt erklärt.
landing-questions = Fragen, die am Tisch aufkommen
landing-question-skip = Darf man dieselbe Person zweimal aussetzen lassen?
landing-question-wilds = Darf ein Satz nur aus Jokern bestehen?
landing-question-out = Darf man die Runde beenden, indem man die letzte Karte anlegt?
landing-question-won = Zwei haben Phase 10 geschafft: Wer hat gewonnen?
landing-question-cost = Wie viele Punkte kostet ein Joker?
landing-question-pile = Was gilt, wenn der Nachziehstapel leer ist?

landing-games = Spielen und Punkte aufschreiben
landing-chances = Und wie wahrscheinlich ist das?
