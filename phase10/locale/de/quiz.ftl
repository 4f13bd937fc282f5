# Das Quiz. Fragen heißen quiz-q-…, gemeinsame Fragen quiz-ask-…; -why sagt, warum die richtige Antwort richtig ist, andere
# Endungen gehören zu einer falschen Antwort. Karten schreiben sich in jeder Sprache R7, W, S. Eine Reihe von Fragen heißt
# hier Quizrunde, weil „Runde“ schon ein Teil des Spiels ist.
quiz-name = Quiz
quiz-title = Wie gut kennst du die Regeln?

# Eine Frage.
quiz-place = Frage { $at } von { $count }
quiz-answers = Deine Antwort
quiz-yes = Ja
quiz-no = Nein
quiz-player = Person { $number }
quiz-value = { $value }
quiz-number = Eine Zahl
quiz-check = Prüfen
quiz-not-number = Tippe bitte eine ganze Zahl ein, zum Beispiel 7.
quiz-next = Nächste Frage
quiz-finish = Zum Ergebnis
quiz-hand = Die Hand
quiz-cards = Die Karten
quiz-on-table = Auf dem Tisch
quiz-to-add = Zum Anlegen
quiz-top = Oben auf dem Ablagestapel
quiz-turned = Aufgedeckt
quiz-discards = Der Ablagestapel
quiz-group = Gruppe { $number }

# Das Urteil.
quiz-right = Richtig!
quiz-wrong = Nicht ganz.
quiz-right-answer = Richtige Antwort: { $answer }
quiz-your-answer = Deine Antwort: { $answer }
quiz-mark-right = richtige Antwort
quiz-mark-yours = deine Antwort
quiz-way = So lässt sich die Phase auslegen
quiz-rule = Die Regel
quiz-rule-book = { $id } im Regelbuch

# Das Ende einer Quizrunde.
quiz-score = { $right } von { $count } richtig
quiz-all-right = Sehr gut: Alle Antworten waren richtig.
quiz-come-back = { $count ->
    [one] Eine Frage kommt in der nächsten Quizrunde wieder.
   *[other] { $count } Fragen kommen in der nächsten Quizrunde wieder.
 }
quiz-again = Noch eine Quizrunde
quiz-missed = Das solltest du dir noch einmal ansehen

# Rund um die Fragen.
quiz-round-shared = Quizrunde { NUMBER($seed, useGrouping: 0) }: Wer diese Adresse öffnet, bekommt dieselben Fragen.
quiz-round-link = Eine Quizrunde für die ganze Klasse, mit denselben Fragen für alle
quiz-topic = Thema
quiz-progress = Dein Lernstand
quiz-progress-lead = Er wird nur in diesem Browser gespeichert. Eine falsch beantwortete Frage kommt wieder, bis du sie richtig hast.
quiz-progress-topic = Thema
quiz-progress-known = Richtig
quiz-progress-due = Kommt wieder
quiz-progress-new = Neu
quiz-progress-count = { $known } von { $count }
quiz-forget = Lernstand löschen
quiz-forget-sure = Alles löschen, was du hier beantwortet hast?
quiz-forget-yes = Ja, löschen
quiz-forget-no = Nein, behalten

# Fragen, die für mehrere Hände gestellt werden.
quiz-ask-made = { $phase }. Kannst du diese Phase mit dieser Hand auslegen?
quiz-ask-missing = { $phase }. Wie viele Karten fehlen dieser Hand?
quiz-ask-which = { $phase }. Welche dieser Hände reicht dafür?
quiz-ask-group = Gesucht: { $group }. Passen diese Karten?
quiz-ask-hit = Deine Phase liegt aus. Darfst du diese Karte an die Gruppe anlegen?

# Wie Punkte und Stapel gezählt werden.
quiz-count-card = { $card } kostet { $points }
quiz-count-points = Karte für Karte gezählt: { $cards }. Zusammen sind das { $points }.
quiz-count-pile = { $players } Personen haben { $dealt } der { $deck } Karten auf der Hand, und eine liegt aufgedeckt daneben. Es bleiben { $pile }.
quiz-miscount-faces = So zählen die Zahlenkarten nach ihrer Zahl. Sie kosten aber 5 oder 10 Punkte.
quiz-miscount-wild-20 = So zählt ein Joker 20 Punkte. Das gilt nur in manchen Ausgaben; im Faltblatt von Mattel kostet er 25.
quiz-miscount-wild-25 = So zählt ein Joker 25 Punkte. Nach der Regel, um die es hier geht, kostet er 20.
quiz-miscount-skip-20 = So zählt eine Aussetzen-Karte 20 Punkte. Sie kostet 15.
quiz-miscount-skip-25 = So zählt eine Aussetzen-Karte 25 Punkte. Das steht auf manchen Internetseiten, aber sie kostet 15.
quiz-miscount-tens = So zählt jede Zahlenkarte 5 Punkte. Die Zahlen 10, 11 und 12 kosten aber 10.
quiz-miscount-each = Das ist die Anzahl der Karten. Hier zählt jede Karte ihre eigenen Punkte.

# Die Karten.
quiz-q-eights = Wie viele 8er gibt es im ganzen Spiel?
quiz-q-eights-4 = Es gibt zwar vier Farben, aber jede Karte ist zweimal da.
quiz-q-eights-why = Jede Zahl gibt es in jeder der vier Farben zweimal.

# So geht es los.
quiz-q-pile = Ihr seid zu viert. Alle haben zehn Karten, und eine Karte ist aufgedeckt. Wie viele Karten hat der Nachziehstapel?
quiz-q-pile-68 = Die aufgedeckte Karte liegt nicht mehr im Nachziehstapel.
quiz-q-begins = Vier Personen sitzen im Kreis und sind im Uhrzeigersinn nummeriert. Person 2 gibt die Karten. Wer hat den ersten Zug?
quiz-q-begins-why = Es beginnt, wer links neben der Person sitzt, die gibt. Im Uhrzeigersinn ist das die nächste.
quiz-q-opening-skip = Die Karte, die nach dem Geben aufgedeckt wird, ist eine Aussetzen-Karte. Was passiert laut dem Faltblatt von Mattel?
quiz-means-skips-first = Wer anfangen würde, setzt einmal aus.
quiz-means-buried = Sie kommt unter den Nachziehstapel, und eine neue Karte wird aufgedeckt.
quiz-means-covered = Sie wird mit einer anderen Karte zugedeckt.
quiz-means-drawable = Nichts: Wer anfängt, darf sie ziehen.
quiz-q-opening-skip-buried = Das sagt Ravensburger. Bei Mattel ist es anders.
quiz-q-opening-skip-covered = Das gilt bei Phase 10 Twist. Bei Mattel ist es anders.
quiz-q-opening-skip-drawable = Eine Aussetzen-Karte darf niemand vom Ablagestapel ziehen.

# Ein Zug.
quiz-q-half = Du bist bei Phase 2: Drilling und Viererfolge. Du hast erst den Drilling. Darfst du ihn jetzt auslegen und die Folge später?
quiz-q-extra = Du bist bei Phase 1: zwei Drillinge. Darfst du diese sieben Karten auf einmal auslegen?
quiz-q-extra-why = Die vierte 5 passt zu dem Drilling aus 5ern, also darfst du sie gleich mit auslegen.
quiz-q-third-set = Du bist bei Phase 1: zwei Drillinge. Darfst du diese drei Drillinge auslegen?
quiz-q-long-run = Du bist bei Phase 4: Siebenerfolge. Du legst eine Neunerfolge aus, die auch für Phase 6 reichen würde. Welche Phase spielst du in der nächsten Runde?
quiz-q-long-run-4 = Phase 4 hast du ausgelegt, also ist sie geschafft.
quiz-q-long-run-7 = Auch mit einer längeren Folge schaffst du nur die Phase, bei der du bist. Keine Phase wird übersprungen.
quiz-q-long-run-why = In einer Runde schaffst du höchstens eine Phase, und dann kommt die nächste.
quiz-q-empty-pile = Der Nachziehstapel ist leer, und diese sechs Karten sind der Ablagestapel. Wie viele Karten hat der neue Nachziehstapel, wenn ihr es macht wie üblich?
quiz-q-empty-pile-6 = Die oberste Karte bleibt liegen, damit es weiterhin einen Ablagestapel gibt.
quiz-q-empty-pile-why = Gemischt werden alle Karten bis auf die oberste.

# Sätze.
quiz-q-nines-0 = Sieben 9er sind ein Vierling, und dann bleiben nur noch drei.

quiz-q-which-sets-r5-r6-r7-b8-b9-b10 = Das sind zwei Folgen. In einem Satz haben alle Karten dieselbe Zahl.

# Folgen.
quiz-q-run-colors-why = In einer Folge sind die Farben egal. Die Zahlen folgen aufeinander, und das genügt.
quiz-q-twins = Darfst du diese fünf Karten als eine Folge auslegen?
quiz-q-two-gaps-0 = Ein Joker steht für eine Zahl, aber zwei fehlen.
quiz-q-two-gaps-2 = In der Folge fehlen zwei Zahlen, und für eine davon steht dein Joker.
quiz-q-wild-below = Du bist bei Phase 5: Achterfolge. Wofür steht der Joker?
quiz-q-wild-below-why = Bei der 12 ist Schluss, also kommt der Joker an das untere Ende der Folge.

# Joker.
quiz-q-only-wilds-in-one = Du bist bei Phase 1: zwei Drillinge. Darfst du sie laut dem Faltblatt von Mattel in diesen beiden Gruppen auslegen?
quiz-q-only-wilds-in-one-why = Das Faltblatt von Mattel verlangt eine Zahlenkarte in der ganzen Phase, und hier sind es drei. Eine finnische Anleitung verlangt eine in jeder Gruppe; dann würdest du 9 9 W und 9 W W auslegen.
quiz-q-number-in-each = Laut einer finnischen Anleitung braucht jede Gruppe eine Zahlenkarte. Kannst du dann mit dieser Hand Phase 9 (Fünfling und Zwilling) auslegen?
quiz-q-number-in-each-why = Die 5 liegt nur in einer Gruppe; für die andere bleiben nur Joker. Laut dem Faltblatt von Mattel würde das reichen.
quiz-q-swap = Deine Phase liegt aus, und auch diese Folge liegt auf dem Tisch. Darfst du deine B4 gegen den Joker tauschen?
quiz-q-take-wild = Oben auf dem Ablagestapel liegt ein Joker. Darfst du ihn ziehen?
quiz-q-take-wild-why = Vom Ablagestapel darfst du nur eine Aussetzen-Karte nicht ziehen, einen Joker schon.
quiz-q-either-end = Du bist bei Phase 4: Siebenerfolge. Für welche Zahl darf der Joker stehen?
quiz-q-either-end-why = Er passt an beide Enden der Folge. Du sagst, für welche Zahl er steht, und dabei bleibt es dann.

# Aussetzen.
quiz-q-whom = Vier Personen sind im Uhrzeigersinn nummeriert. Person 1 spielt eine Aussetzen-Karte gegen Person 3, obwohl als Nächstes Person 2 dran wäre. Ist das erlaubt?
quiz-q-whom-why = Wer die Aussetzen-Karte spielt, bestimmt, wer aussetzen muss.
quiz-q-two-players = Zwei Personen spielen. Person 1 spielt eine Aussetzen-Karte gegen Person 2. Wer ist als Nächstes dran?
quiz-q-two-players-why = Person 2 setzt aus, also ist wieder Person 1 dran. Es ist ein neuer Zug, und er beginnt damit, eine Karte zu ziehen.
quiz-q-skip-waits = Drei Personen spielen. Person 1 spielt eine Aussetzen-Karte gegen Person 3. Jetzt ist Person 2 dran. Darf sie noch eine Aussetzen-Karte gegen Person 3 spielen?
quiz-q-skip-again = Zwei Personen spielen nach dem Faltblatt von Mattel. Person 2 hat gerade ausgesetzt, weil Person 1 eine Aussetzen-Karte gegen sie gespielt hat. Darf Person 1 das sofort noch einmal tun?
quiz-q-skip-again-why = Die erste Aussetzen-Karte ist verbraucht und liegt nicht mehr vor Person 2. Im Faltblatt von Mattel kommt es nur darauf an.
quiz-q-skip-again-fundex = Zwei Personen spielen nach den Heften von Fundex. Person 2 hat gerade ausgesetzt, weil Person 1 eine Aussetzen-Karte gegen sie gespielt hat. Darf Person 1 das sofort noch einmal tun?
quiz-q-take-skip = Oben auf dem Ablagestapel liegt eine Aussetzen-Karte. Darfst du sie ziehen?
quiz-q-skip-on-top = Ihr spielt nach dem Faltblatt von Mattel. Oben auf dem Ablagestapel liegt R5. Person 1 spielt eine Aussetzen-Karte gegen Person 3. Welche Karte sieht Person 2 nun oben auf dem Ablagestapel?
quiz-q-skip-on-top-why = Laut dem Faltblatt von Mattel kommt die Aussetzen-Karte vor Person 3, also ändert sich der Ablagestapel nicht. Laut den Heften von Fundex läge sie obenauf.
quiz-q-skip-last = Deine Phase liegt aus, und deine letzte Karte ist eine Aussetzen-Karte. Darfst du sie laut dem Faltblatt von Mattel spielen und so die Runde beenden?
quiz-q-skip-last-why = Eine Aussetzen-Karte zu spielen beendet deinen Zug wie das Abwerfen, also darf sie deine letzte Karte sein. Eine englische Anleitungsseite sagt etwas anderes, das Faltblatt nicht.

# Anlegen.
quiz-q-too-early = Deine Phase liegt noch nicht aus. Darfst du diese Karte an den Satz einer anderen Person anlegen?
quiz-q-same-turn = Du ziehst eine Karte, legst deine Phase aus, legst zwei Karten an Gruppen auf dem Tisch an und wirfst eine ab, alles in einem Zug. Ist das erlaubt?
quiz-q-same-turn-why = Sobald deine Phase ausliegt, darfst du anlegen, auch noch im selben Zug.
quiz-q-which-fits = Deine Phase liegt aus. Welche dieser Karten darfst du an die Folge anlegen, ohne eine weitere Karte?

# Die Runde beenden.
quiz-q-out-by-hit = Deine Phase liegt aus. Deine letzten beiden Karten passen zu Gruppen auf dem Tisch. Darfst du laut dem Faltblatt von Mattel beide anlegen und die Runde beenden, ohne eine Karte abzuwerfen?
quiz-q-out-by-hit-why = Laut dem Faltblatt von Mattel endet die Runde, sobald du keine Karte mehr hast, ob durch Anlegen oder durch Abwerfen.
quiz-q-out-by-hit-german = Nach dem Wortlaut eines deutschen Textes muss die letzte Karte abgeworfen werden. Deine Phase liegt aus, und deine letzten beiden Karten passen zu Gruppen auf dem Tisch. Darfst du nach diesem Text beide anlegen und so die Runde beenden?
quiz-q-out-early = Deine Phase liegt noch nicht aus. Kannst du die Runde beenden, indem du deine letzte Karte abwirfst?
quiz-q-one-more-turn = Person 1 beendet die Runde. Sind die anderen noch einmal dran?

# Punkte.
quiz-q-points = Wie viele Punkte kosten dich diese Karten auf der Hand laut dem Faltblatt von Mattel?
quiz-q-points-20 = Ihr habt ausgemacht, dass ein Joker wie in manchen Ausgaben 20 Punkte kostet. Wie viele Punkte kosten dich diese Karten auf der Hand?
quiz-q-on-the-table = Du beendest die Runde. Auf dem Tisch liegen sechs Karten von dir. Wie viele Punkte bekommst du in dieser Runde?
quiz-q-on-the-table-why = Du hast keine Karte mehr auf der Hand, und Karten auf dem Tisch zählen für niemanden.
quiz-q-fewest = Zwei Personen schaffen in derselben Runde Phase 10. Person 1 hat die Runde beendet und insgesamt 240 Punkte, Person 2 hat 185. Wer gewinnt?
quiz-q-fewest-why = Beide haben in dieser Runde Phase 10 geschafft, also entscheiden die wenigsten Punkte. Wer die Runde beendet hat, spielt keine Rolle.

# Gewinnen.
quiz-q-not-first-out = Person 1 hat Phase 10 ausgelegt. Dann beendet Person 2 die Runde, ist aber erst bei Phase 8. Person 1 hat insgesamt 95 Punkte, Person 2 hat 60. Wer gewinnt?
quiz-q-not-first-out-why = Am Ende der Runde hat nur Person 1 Phase 10 geschafft. Daran ändern weder die Punkte etwas noch, wer die Runde beendet hat.
quiz-q-tie = Die Personen 1 und 2 schaffen in derselben Runde Phase 10, beide mit 120 Punkten. Person 3 hat 90 Punkte, aber Phase 10 nicht geschafft. Wer spielt laut dem Faltblatt von Mattel zur Entscheidung Phase 10 noch einmal?
quiz-q-tie-why = Es spielen alle, die Phase 10 geschafft und gleich viele Punkte haben. Person 3 hat Phase 10 nicht geschafft, da helfen auch die Punkte nicht.

# Varianten.
quiz-q-ten-hands = Ihr spielt das kurze Spiel mit zehn Runden. Die Phasen 1 und 2 hast du geschafft, Phase 3 nicht. Welche Phase spielst du in der vierten Runde?
quiz-q-ten-hands-3 = Das ist die Regel des normalen Spiels. Im Spiel mit zehn Runden rücken alle weiter.
quiz-q-ten-hands-why = Im Spiel mit zehn Runden gehört zu jeder Runde eine Phase, ob du die vorige geschafft hast oder nicht.
quiz-q-free-order = In der Ausgabe „Masters“ hast du die Phasen 4 und 8 geschafft. Welche der folgenden Phasen darfst du als Nächstes spielen?
quiz-q-free-order-why = Die Reihenfolge bestimmst du selbst, aber jede Phase wird nur einmal gespielt.
quiz-q-master-eight = Die deutsche Master-Ausgabe hat eigene Phasen. Wie lautet dort Phase 8?
quiz-q-master-eight-c7 = Das ist Phase 8 des Standardspiels.
quiz-q-master-eight-r4-s3 = Fast, aber die Folge muss eine Farbenfolge sein.
