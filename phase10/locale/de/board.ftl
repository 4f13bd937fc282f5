# Die Punktetafel. $name, $dealer und $first sind Namen, $players auch, $round ist die Nummer einer Runde.
board-name = Punktetafel
board-title = Wie steht es?
board-lead = Schreib hier die Punkte eures Spiels auf. Sie bleiben in diesem Browser, und jeder Eintrag wird geprüft.
board-player = Person { $number }

board-setup = Ein neues Spiel
board-players = Wie viele spielen mit?
board-names = Namen
board-dealer = Wer gibt zuerst?
board-list = Phasenliste
board-options = Weitere Regeln an eurem Tisch
board-start = Spiel beginnen

board-round = Runde { $round }
board-round-edit = Runde { $round } ändern
board-deals = { $dealer } gibt, { $first } fängt an.
board-dealer-mark = gibt
board-tries = { $count ->
    [one] noch eine Phase: { $phases }
   *[other] noch { $count } Phasen: { $phases }
 }
board-finished = alle Phasen geschafft
board-sits-out = spielt nicht mit
board-out = Runde beendet
board-laid = Phase liegt aus
board-laid-which = Ausgelegte Phase
board-laid-none = keine ausgelegt
board-points = Punkte
board-count = Karten zählen
board-count-done = Fertig
board-count-title = Übrige Karten: { $name }
board-count-most = Auf einer Hand bleiben höchstens { $most } Karten.
board-count-help = Tippe die übrigen Karten an. Tippst du oben auf eine Karte, ist sie wieder weg.
board-enter = Runde { $round } eintragen
board-enter-edit = Runde { $round } speichern
board-cancel = So lassen, wie es war
board-remove = Runde { $round } streichen
board-keep-sure = Ja, das stimmt
board-look-again = Noch einmal nachsehen
board-full = Die Punktetafel ist voll: Sie hat Platz für { $most } Runden.
board-then = Dann kann Runde { $round } nicht so gewesen sein, wie sie dasteht: { $why } Ändere zuerst Runde { $round } oder streiche die letzte Runde.

board-standing = Stand
board-place = Platz
board-player-head = Name
board-phase-head = Phase
board-round-head = Runde
board-total = Gesamt
board-total-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
board-rounds = Runden
board-rounds-help = Tippe auf die Nummer einer Runde, um sie zu ändern. Unter den Punkten der Runde steht die Summe bis dahin; das Häkchen nennt die ausgelegte Phase.
board-rounds-none = Noch ist keine Runde eingetragen.
board-cell-laid = Phase { $phase } ausgelegt
board-cell-sum = Summe bis dahin: { $points }

board-won-short = hat gewonnen
board-won = { $name } gewinnt!
board-tie = Gleichstand: { $players } sind punktgleich.
board-why = Warum
board-win-nobody = Noch niemand hat Phase { $phase } geschafft, also wird noch eine Runde gespielt.
board-win-finished = { $count ->
    [one] { $players } hat die letzte Phase geschafft, Phase { $phase }.
   *[other] { $players } haben die letzte Phase geschafft, Phase { $phase }.
 }
board-win-points = Unter diesen { $count ->
    [2] beiden
   *[other] { $count } Personen
 } entscheiden die wenigsten Punkte: { $points }.
board-win = { $player } gewinnt das Spiel.
board-win-tied = Zwischen { $players } herrscht Gleichstand. Nur sie spielen die letzte Phase noch einmal, und es gewinnt, wer dabei die Runde beendet.
board-win-tied-all = Zwischen { $players } herrscht Gleichstand. Alle spielen noch eine Runde; danach gewinnt von diesen Personen die mit den wenigsten Punkten.
board-win-decided = Zwischen { $players } herrschte Gleichstand, also hat Runde { $round } entschieden.
board-win-at-once = Niemand sonst war bei der letzten Phase. Nach dieser Regel war das Spiel deshalb zu Ende, sobald sie auslag.

# Was nicht sein kann, und wonach gefragt wird.
board-no-points = { $name }: Die Punkte fehlen. Wer die Runde beendet hat, hat 0.
board-bad-points = { $name }: „{ $token }“ ist keine Punktzahl. Schreib eine ganze Zahl oder zähl die Karten.
board-doubt-over = Mit Runde { $round } war das Spiel zu Ende, also folgt keine weitere.
board-doubt-players = { $count ->
    [one] Diese Runde spielt nur { $players }.
   *[other] Diese Runde spielen { $players } und sonst niemand.
 }
board-doubt-which = { $name } hat eine Phase ausgelegt: Gib an, welche.
board-doubt-made = { $name } kann Phase { $phase } jetzt nicht ausgelegt haben. Übrig sind: { $phases }.
board-doubt-negative = { $name } kann nicht { $points } Punkte haben: In einer Runde gibt es keine Punkte unter 0.
board-doubt-out = { $name } kann nicht 0 Punkte haben, ohne die Phase ausgelegt zu haben: Vorher beendet niemand die Runde.
board-doubt-step = { $name } kann nicht { $points } Punkte haben: Jede Karte kostet ein Vielfaches von { $step }.
board-doubt-least = { $name } hat nicht ausgelegt, also sind noch { $cards } Karten übrig. Sie kosten mindestens { $least } Punkte, nicht { $points }.
board-doubt-most = { $name } kann nicht { $points } Punkte haben: { $cards } Karten kosten höchstens { $most }.
board-doubt-laid = { $name } hat ausgelegt, also { $cards ->
    [0] ist keine Karte übrig: Das sind 0 Punkte, nicht { $points }.
    [one] ist höchstens eine Karte übrig: Das sind höchstens { $most } Punkte, nicht { $points }.
   *[other] sind höchstens { $cards } Karten übrig: Das sind höchstens { $most } Punkte, nicht { $points }.
 }
board-doubt-sum = { $name } kann nicht { $points } Punkte haben: Mit höchstens { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 } kommt das nie zusammen.
board-doubt-both-out = { $players } können nicht alle 0 Punkte haben: Sobald eine Person fertig ist, endet die Runde.
board-doubt-deck = Zusammen { $points } Punkte kann es nicht geben: Alle diese Karten stammen aus einem einzigen Kartenspiel und kosten höchstens { $most }.
board-ask-nobody-out = Niemand hat 0 Punkte. Das gibt es nur, wenn der Nachziehstapel leer war und sich nicht erneuern ließ. War das so?
board-ask-wilds = Mit { $points } Punkten muss { $name } mindestens { $wilds } Joker übrig gehabt haben. Stimmt das?

# Gesagt, wenn sich etwas geändert hat.
board-said-entered = Runde { $round } ist eingetragen. { $totals }.
board-said-changed = Runde { $round } ist geändert. { $totals }.
board-said-total = { $name } { $points }
board-said-undone = Rückgängig gemacht.
board-said-opened = Die Punktetafel ist geöffnet: { $players }.
board-said-started = Eine neue Punktetafel für { $players }.
board-said-removed = Runde { $round } ist gestrichen.

board-tools = Die Punktetafel
board-undo = Rückgängig
board-new = Neues Spiel
board-new-sure = Diese Punktetafel weglegen und ein neues Spiel beginnen? „Rückgängig“ holt sie zurück.
board-new-yes = Ja, ein neues Spiel
board-new-no = Nein, weiterspielen
board-print = Drucken
board-save-json = Als Datei speichern (JSON)
board-save-csv = Als Tabelle speichern (CSV)
board-open = Gespeicherte Tafel öffnen
board-file-name = punktetafel
board-calculator = Punkte Karte für Karte zählen
board-paper = Leere Tafel zum Ausdrucken
board-paper-back = Zurück
board-paper-title = Punktetafel für Phase 10
board-paper-name = Name
board-paper-values = Karten auf der Hand: 1 bis 9 kosten je 5 Punkte, 10 bis 12 je 10, Aussetzen { $skip }, Joker { $wild }.
board-paper-per-card = Karten auf der Hand: ein Punkt für jede Karte.
board-paper-help = Hak eine Phase ab, sobald sie ausgelegt ist. Weniger Punkte sind besser; sie entscheiden, wenn mehrere in derselben Runde fertig werden.
board-kept-unreadable = Was in diesem Browser gespeichert war, ließ sich nicht lesen: { $why }

# Dateien.
board-csv-round = Runde
board-csv-phase = geschaffte Phase
board-csv-total = Gesamt
board-file-big = Diese Datei ist zu lang für eine Punktetafel: Gelesen werden höchstens { $most } Zeichen. Nichts wurde geändert.
board-file-other = Diese Datei ist keine Punktetafel dieses Kits. Nichts wurde geändert.
board-file-version = Diese Punktetafel hat die Version „{ $token }“, gelesen wird nur Version { $version }.
board-file-part = Bei „{ $part }“ ist diese Punktetafel nicht zu lesen. Nichts wurde geändert.
board-file-round = In Runde { $round } kann diese Punktetafel nicht stimmen: { $why }
