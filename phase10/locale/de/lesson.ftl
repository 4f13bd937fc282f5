# Die Lektionen: was ihre Bausteine sagen. Was eine Lektion selbst sagt, steht in der Datei mit ihrem Namen.
lesson-progress-name = Dein Stand
lesson-progress-done = { $done } von { $count ->
    [one] einer Aufgabe
   *[other] { $count } Aufgaben
 } gelöst
lesson-forget = Von vorn beginnen
lesson-forget-ask = Deine Antworten und Schätzungen in dieser Lektion löschen?
lesson-forget-yes = Ja, löschen
lesson-forget-no = Nein, behalten

lesson-guess-first = Erst schätzen. Deine Schätzung wird gespeichert, aber nicht bewertet.
lesson-guess = { $unit ->
    [chance] Deine Schätzung in Prozent
   *[number] Deine Schätzung
 }
lesson-guess-bad = { $unit ->
    [chance] „{ $token }“ ist keine Prozentzahl. Schreib eine Zahl von 0 bis 100 oder einen Bruch, zum Beispiel 1/4.
   *[number] „{ $token }“ ist keine Zahl, die hier passt. Schreib zum Beispiel 4.
 }
lesson-once = Einmal probieren
lesson-try = { $trials }-mal
lesson-reveal = Genauen Wert zeigen
lesson-another = Andere Versuche
lesson-so-far = Bisher { $tried ->
    [one] ein Versuch
   *[other] { $tried } Versuche
 }, davon mit Ja: { $hits }
lesson-so-far-mean = Mittelwert aus bisher { $tried ->
    [one] einem Versuch
   *[other] { $tried } Versuchen
 }: { $mean }
lesson-progress = { $trials } von { $target } Versuchen
lesson-said = Ja in { $hits } von { $trials } Versuchen. Die tatsächliche Wahrscheinlichkeit liegt also zwischen { $low } und { $high }; so eine Aussage stimmt in 95 von 100 Fällen.
lesson-said-mean = Nach { $trials } Versuchen liegt der wahre Mittelwert zwischen { $low } und { $high }; so eine Aussage stimmt in 95 von 100 Fällen.
lesson-chart = Nach { $trials } Versuchen ist der Wert { $share }; der wahre Wert liegt zwischen { $low } und { $high }. Die Zahlen stehen in der Tabelle darunter.
lesson-chart-up = Anteil der Versuche mit Ja; das farbige Band ist der Bereich, der in 95 von 100 Fällen stimmt
lesson-chart-up-mean = Mittelwert aller Versuche bisher; das farbige Band ist der Bereich, der in 95 von 100 Fällen stimmt
lesson-chart-across = Anzahl der Versuche
lesson-table-caption = Was die Versuche ergeben, während es immer mehr werden
lesson-table-trials = Versuche
lesson-table-hits = Davon Ja
lesson-table-mean = Mittelwert

lesson-exercise = Aufgabe { $number }
lesson-size = { $size ->
    [tweak] eine Sache ändern
    [extend] einen Schritt weiterdenken
   *[build] selbstständig lösen
 }
lesson-solved = gelöst
lesson-answer = Deine Antwort zu Aufgabe { $number }
lesson-how = Als Bruch, in Prozent oder als Dezimalzahl: 1/4, 25 %, 0,25
lesson-check = Prüfen
lesson-hint = Tipp
lesson-is-right = Richtig.
lesson-is-rough = Fast.
lesson-is-wrong = Noch nicht.
lesson-is-unreadable = Das lässt sich nicht lesen.
lesson-unreadable = { $unit ->
    [chance] „{ $token }“ ist keine Wahrscheinlichkeit. Schreib einen Bruch, zum Beispiel { $example }, eine Prozentzahl oder eine Dezimalzahl.
   *[number] „{ $token }“ ist keine Zahl. Schreib zum Beispiel { $example }.
 }
lesson-rough = Gerundet kommt das heraus. Gib es genauer an: mit mindestens zwei gültigen Ziffern oder als Bruch.
lesson-near = Ganz knapp daneben. Rechne bis zum letzten Schritt mit mehr Stellen und runde erst dann.
lesson-not-known = Das ist es nicht. Lies die Frage noch einmal; vielleicht hilft der Tipp.
lesson-not-percent = Eine Wahrscheinlichkeit ist höchstens 1. Fehlt ein Prozentzeichen?
lesson-not-complement = Das ist die Wahrscheinlichkeit, dass es nicht passiert.
lesson-not-odds = Hier sind die günstigen Fälle mit den ungünstigen verglichen. Bei einer Wahrscheinlichkeit vergleicht man die günstigen Fälle mit allen möglichen.
lesson-not-inverse = Das sagt, auf wie viele Fälle ein günstiger kommt: Der Bruch steht auf dem Kopf. Eine Wahrscheinlichkeit ist höchstens 1.
lesson-not-above-one = Eine Wahrscheinlichkeit ist nie größer als 1. Wie viele Fälle gibt es insgesamt?
lesson-not-negative = Eine Zahl unter null kann hier nicht stimmen.

lesson-explore-reset = Zurücksetzen
lesson-explore-what = Was
lesson-explore-bar = Bild
lesson-explore-chance = Wahrscheinlichkeit
lesson-explore-value = Wert
lesson-explore-exact = Genau

lesson-error = ± { $unit ->
    [chance] { $error } Prozentpunkte (Standardfehler)
   *[number] { $error } (Standardfehler)
 }
lesson-agree = Beide Wege passen zusammen: Der Unterschied ist nicht größer, als er durch Zufall meistens ausfällt.
lesson-disagree = Die beiden Wege passen nicht zusammen: Der Unterschied ist größer, als er durch Zufall meistens ausfällt.

lesson-course-title = Acht Lektionen zur Wahrscheinlichkeit
lesson-course-name = Lektionen
lesson-course-lead = Schätzen, zehntausendmal probieren, ausrechnen: mit den Karten von Phase 10. Für den Anfang genügt Bruchrechnen. Jede Lektion baut auf der vorigen auf; deine Antworten bleiben in diesem Browser.
lesson-course-minutes = { $minutes } Minuten
lesson-course-teachers = Für Lehrkräfte
lesson-course-copies = Jede Lektion gibt es auch in einer Fassung für Lehrkräfte: mit Zeitplan, häufigen Fehlern, Tafelbild und allen Lösungen. Öffne dazu die Notebooks mit „phase10 lab“ und geh in den Ordner lessons, dort in den deiner Sprache und dann in teacher.
lesson-course-sheets = Arbeitsblätter zum Ausdrucken, mit Lösungen
