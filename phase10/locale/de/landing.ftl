# The landing page.
landing-name = Start
landing-title = Phase 10: Zählt das?
landing-lead = Leg deine Karten hin und sieh sofort, ob sie für die Phase reichen, wie du sie auslegst, was noch fehlt und welche Regel dahintersteckt.
landing-check = Hand prüfen
landing-learn = Regeln lernen
landing-quarrels = Darüber wird am Tisch gestritten
landing-phases = Die zehn Phasen
landing-phases-note = Zu jeder Phase siehst du hier ein Beispiel. Öffne eine Phase, dann wird sie dir Schritt für Schritt erklärt.
