# Ein Spiel gegen Bots. $player ist der Name einer Person, $number die Nummer einer Phase oder Runde.
play-title = Gewinnst du dieses Spiel?
play-name = Gegen Bots spielen
play-lead = Zieh eine Karte, wähle Handkarten aus und sag, was mit ihnen geschehen soll. Was nicht erlaubt ist, wird dir erklärt.
play-hand = Runde { $number }
play-deciding = Runde { $number }: die Entscheidungsrunde
play-you = Du (Person { $number })
play-you-have = Du (Person { $number }): bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
play-others = Die anderen am Tisch
play-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
 }
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
play-sits-out = spielt nicht mit
play-phase-down = Phase liegt aus
play-skip-here = Hier liegt eine Aussetzen-Karte
play-log = Was geschehen ist
play-log-more = Mehr zeigen
play-log-less = Weniger zeigen

# Was jetzt zu tun ist.
play-now-draw = Du bist dran: Zieh eine Karte von einem der beiden Stapel.
play-now-draw-pile = Du bist dran: Zieh eine Karte vom Nachziehstapel.
play-now-drawn = Phase { $number } ist noch nicht komplett. Wähle eine Karte aus und wirf sie ab.
play-now-made = Phase { $number } ist komplett: Leg sie aus!
play-now-laid = Leg an, was passt. Wähle dann eine Karte aus und wirf sie ab.
play-now-choose = Wähle die Phase, die du in dieser Runde schaffen willst.
play-now-others = Die anderen spielen.
play-now-watch = Du spielst in dieser Runde nicht mit: Die anderen spielen um den Sieg.
play-undone = Zurückgenommen: Alles ist wie vor deiner letzten Aktion.
play-hint = Tipp
play-follow = So machen
play-next = Nächste Aktion
play-finish = Bis ich dran bin
play-pace = So spielen die anderen
play-pace-step = Klick für Klick
play-pace-slow = langsam
play-pace-once = sofort
play-lay = Phase { $number } auslegen
play-choose = Phase { $number } wählen
play-next-hand = Nächste Runde

# Ein Tipp in Worten.
play-do-deal = Gib die Karten für die nächste Runde.
play-do-draw = Zieh eine Karte vom Nachziehstapel.
play-do-take = Nimm { $card } vom Ablagestapel.
play-do-hit = Leg { $cards } hier an: { $group }.
play-do-discard = Wirf { $card } ab.
play-do-skip = Spiel die Aussetzen-Karte gegen { $player }.

# Wie die Phase liegen wird.
play-way = So wird sie liegen
play-hold = { $card }: auf der Hand behalten
play-hold-help = Tippe eine Karte an, die nicht nötig ist: Sie bleibt dann auf der Hand.
play-hold-none = Doch auslegen

# Was jetzt erlaubt ist und was nicht.
play-may = Was darf ich jetzt?
play-may-choose = { $count ->
    [one] Du darfst eine Phase wählen.
   *[other] Du darfst eine von { $count } Phasen wählen.
 }
play-may-skip = Du darfst jetzt eine Aussetzen-Karte spielen. Damit endet dein Zug.
play-may-not-skip = Aussetzen spielen: { $why }
play-may-nothing-fits = Anlegen: Keine deiner Karten passt an eine Gruppe auf dem Tisch.

# Das Ende einer Runde.
play-count = Was die Karten kosten
play-standing = Stand
play-this-hand = Phase
play-goes-on = Als Nächstes: { $phase }
play-laid = Phase { $number } ausgelegt
play-not-laid = Phase { $number } nicht ausgelegt
play-chooses = freie Wahl
play-all-made = alle Phasen geschafft

# Ein anderes Spiel.
play-setup = Ein anderes Spiel
play-opponents = Wie viele spielen gegen dich?
play-bots = Wie spielen sie?
play-bots-sensible = überlegt
play-bots-odds = nach Wahrscheinlichkeit
play-bots-random = zufällig, aber erlaubt
play-list = Phasenliste
play-rules = Regeln
play-preset = { $name ->
    [mattel] Faltblatt von Mattel
    [fundex] Hefte von Fundex
    [ravensburger] Hefte von Ravensburger
    [masters] Masters: freie Reihenfolge
    [wild-20] ein Joker kostet 20
    [master] ein Punkt je Karte
   *[own] eigene Auswahl
 }
play-options = Regel für Regel
play-seed = Nummer der Kartenverteilung
play-seed-help = Mit derselben Nummer werden dieselben Karten gegeben.
play-start = Dieses Spiel beginnen
play-again = Dieselben Karten noch einmal
play-new-deal = Neue Karten
play-copy = Link zu diesen Karten kopieren

# Was nicht zu gebrauchen ist.
play-bad-address = In diesem Link ist etwas nicht zu gebrauchen: { $parts }. Alles andere gilt.
play-bad-kept = Das Spiel, das in diesem Browser gespeichert war, ist nicht zu gebrauchen: { $why }

# Cards picked up that are not the phase.
play-picked-missing = Den aufgenommenen Karten { $missing ->
    [one] fehlt eine
   *[other] fehlen { $missing }
 } zur Phase. Nimm mehr auf, oder leg sie zurück: Dann wird die Phase so ausgelegt, wie unten gezeigt.
play-picked-left = Von den aufgenommenen Karten kann { $cards } nicht mit der Phase ausgelegt werden.
