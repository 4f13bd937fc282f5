# `phase10 play` und `phase10 hands` im Terminal. $player ist der Name einer Person.
console-number = { $option } verlangt eine ganze Zahl von { $least } bis { $most }, nicht „{ $token }“.
console-unknown-bot = Eine Spielweise „{ $token }“ gibt es nicht. Es gibt: { $known }.
console-too-many-bots = { $count } Spielweisen sind genannt, aber nur { $players } Personen spielen.
console-json-bots = --json verlangt --bots: Sonst spielt jemand im Terminal.
console-seed = Kartenverteilung Nummer { $seed }: Mit --seed { $seed } werden dieselben Karten gegeben.
console-stopped = Das Spiel ist abgebrochen.
console-not-over = { $hands ->
    [one] Nach einer Runde angehalten:
   *[other] Nach { $hands } Runden angehalten:
 } Noch hat niemand gewonnen.
console-no-end = Auch nach { $turns } Zügen kann niemand die Runde beenden: Sie wird abgebrochen.
console-after = Nach Runde { $number }
console-standing = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, insgesamt { $total }; { $next }
console-next = { $count ->
    [0] alle Phasen geschafft
    [one] als Nächstes Phase { $number }
   *[other] als Nächstes eine von { $count } Phasen
 }

# Was eine Person sieht, und was sie tun darf.
console-held = { $player } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf der Hand.
console-laid = { $player }, Gruppe { $group }: { $cards }
console-piles = Nachziehstapel: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
 } Offene Karte: { $top }
console-hand = Deine Karten: { $cards }
console-ask = Deine Wahl (eine Zahl, h für einen Tipp, q zum Aufhören):
console-ask-again = Schreib eine Zahl von 1 bis { $most }, h oder q.
console-do-choose = Versuchen: { $phase }
console-do-draw = Vom Nachziehstapel ziehen
console-do-take = { $card } vom Ablagestapel nehmen
console-do-lay = Auslegen: { $cards }
console-do-hit = { $cards } anlegen an Gruppe { $group } von { $player }: { $lies }
console-do-discard = { $card } abwerfen
console-do-skip = Eine Aussetzen-Karte gegen { $player } spielen

# Simulierte Runden.
console-progress = { $phase }: { $done } von { $of } Runden …
console-hands = { $trials ->
    [one] Eine simulierte Runde
   *[other] { $trials } simulierte Runden
 } je Phase, { $players } Personen, alle bei derselben Phase (Startwert { $seed })
console-hands-laps = Umläufe
console-hands-first-laid = erste Phase
console-hands-laid = ausgelegt, %
console-hands-points = Punkte
console-hands-points-of-others = Punkte, andere
console-hands-reshuffled = Stapel leer, %
console-hands-note = Hinter ± steht der Standardfehler, hinter <, was ein Anteil höchstens ist. Umläufe: wie oft es um den Tisch ging, bis die Runde zu Ende war und bis die erste Phase auslag. Ausgelegt: Anteil der Personen. Punkte: auf der Hand geblieben, je Person und je Person, die die Runde nicht beendet hat.
