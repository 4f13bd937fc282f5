# What stands around every page in the browser: header, footer, loading, and what is said when something fails.
site-name = Phase-10-Kit
site-skip = Zum Inhalt springen
site-nav = Seiten
site-language = Sprache
site-group-rules = Regeln
site-group-play = Spielen
site-group-chances = Wahrscheinlichkeit
site-group-lessons = Lektionen
site-nav-index = Start
site-nav-learn = Lernen
site-nav-check = Hand prüfen
site-nav-draw = Nächster Zug
site-nav-rules = Regelbuch
site-nav-card = Kurzübersicht
site-nav-quiz = Quiz
site-nav-odds = Chancenlabor
site-nav-hard = Wie schwer?
site-nav-hands = Ganze Runden
site-nav-play = Gegen Bots
site-nav-sheet = Punktetafel
site-nav-score = Punkte
site-nav-lessons = Lektionen
site-nav-worksheets = Arbeitsblätter

site-footer = Das Spiel Phase 10 und sein Name gehören ihrem Rechteinhaber; dieses Kit ist davon unabhängig.

site-loading = Wird geladen …
site-slow = Das dauert länger als sonst.
site-reload = Neu laden
site-gone = Diese Seite hat die Verbindung verloren und antwortet nicht mehr. Lade sie neu, um weiterzumachen.
site-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
site-guess-first = Erst schätzen und ausprobieren: Dann geht der Text hier weiter.
site-broken = Dieser Teil der Seite ließ sich nicht anzeigen. Lade die Seite neu; passiert das noch einmal, sag der Person Bescheid, die dieses Kit betreibt.

site-missing-title = Diese Seite gibt es nicht
site-missing = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
site-error-title = Etwas ist schiefgegangen
site-error = Die Seite ließ sich nicht anzeigen. Versuch es gleich noch einmal.
site-home = Zurück zum Start
site-noscript = Diese Seite braucht JavaScript: Bitte schalte es im Browser ein.
