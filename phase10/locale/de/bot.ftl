# Warum jemand etwas tut: auch der Tipp auf der Seite.
bot-random = Irgendetwas, das erlaubt ist.
bot-deal = Die Karten für die nächste Runde müssen gegeben werden.
bot-choose = { $missing ->
    [0] Diese Phase ist schon komplett.
    [one] Für diese Phase fehlt nur eine Karte: Für keine andere fehlen weniger.
   *[other] Für diese Phase fehlen { $missing } Karten: Für keine andere fehlen weniger.
 }
bot-take = Mit { $card } fehlt für die Phase eine Karte weniger.
bot-take-hit = { $card } passt an eine Gruppe auf dem Tisch und kann gleich angelegt werden.
bot-draw = Die offene Karte hilft nicht, eine verdeckte vielleicht schon.
bot-draw-skip = Auf dem Ablagestapel liegt oben eine Aussetzen-Karte, also bleibt nur der Nachziehstapel.
bot-lay = Die Phase ist komplett: Liegt sie aus, ist sie geschafft, und weitere Karten können angelegt werden.
bot-hit = { $card } passt an eine Gruppe auf dem Tisch: eine Karte weniger, die Punkte kostet.
bot-skip = { $count ->
    [one] Eine Aussetzen-Karte nützt auf der Hand nichts; diese Person hat nur noch eine Karte.
   *[other] Eine Aussetzen-Karte nützt auf der Hand nichts; diese Person hat noch { $count } Karten.
 }
bot-throw = { $card } wird für die Phase nicht gebraucht; von solchen Karten kostet keine mehr Punkte ({ $points }).
bot-throw-dear = { $card } passt nirgends, und keine andere Karte kostet mehr Punkte ({ $points }).
bot-throw-kept = { $card } wird für die Phase nicht gebraucht; Karten, die mehr Punkte kosten, können noch nützen: in einem Satz oder zum Anlegen an eine Gruppe auf dem Tisch.

# Nach den Chancen: die Züge sind die des besten Spiels, allein mit dem Stapel.
bot-odds-choose = Für diese Phase sind { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge zu erwarten, für keine andere weniger.
bot-odds-take = Mit { $card } auf der Hand sind noch { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge zu erwarten, nach einer verdeckten Karte im Durchschnitt { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
bot-odds-draw = Nach einer verdeckten Karte sind im Durchschnitt noch { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge zu erwarten, mit { $card } auf der Hand nicht weniger ({ NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
bot-odds-throw = Ohne { $card } sind noch { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge zu erwarten: Bei keinem anderen Abwurf sind es weniger.
bot-odds-throw-kept = Ohne { $card } sind noch { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } Züge zu erwarten; für weniger müsste eine Karte weg, die an eine Gruppe auf dem Tisch passt.
bot-odds-helps = Ohne { $card } { $missing ->
    [0] bleibt die Phase komplett
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
 }, und von { $unseen } nicht gesehenen Karten { $count ->
    [one] hilft eine
   *[other] helfen { $count }
 }: Kein anderer Abwurf ist besser.
