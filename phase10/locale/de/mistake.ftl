# Häufige Fehler: was jemand sagen würde („-wrong“), und was richtig ist. Danach Tipps und die Wörter rund um beides.
mistake-title = Häufige Fehler
mistake-lead = Solche Sätze hört man am Tisch oder liest sie im Netz. Darunter steht jeweils, was die Regel sagt, und ein Beispiel, das dieses Kit nachgeprüft hat.
mistake-word-wrong = Falsch
mistake-word-right = Richtig

mistake-order-wrong = Ich bin bei Phase 1, aber meine Karten reichen für Phase 8. Also lege ich Phase 8 aus.
mistake-order-right = Die Reihenfolge der Phasen ist fest. Auslegen darfst du nur die Phase, die für dich gerade dran ist.
mistake-half-wrong = Den Drilling für Phase 2 habe ich. Ich lege ihn jetzt aus und die Folge später.
mistake-half-right = Eine Phase wird auf einmal ausgelegt. Eine halbe Phase bleibt auf der Hand.
mistake-long-run-wrong = Ich bin bei Phase 4 und lege eine Neunerfolge aus. Damit sind auch die Phasen 5 und 6 geschafft.
mistake-long-run-right = Du darfst mehr Karten auslegen, als die Phase verlangt. Geschafft ist damit trotzdem nur eine Phase.
mistake-only-winner-wrong = Nur wer die Runde beendet, kommt zur nächsten Phase.
mistake-only-winner-right = Alle, die ausgelegt haben, kommen weiter, ganz gleich, wer die Runde beendet.
mistake-set-or-run-wrong = 4, 5 und 6 sind ein Drilling.
mistake-set-or-run-right = In einem Satz haben alle Karten dieselbe Zahl. Zahlen, die aufeinanderfolgen, sind eine Folge.
mistake-run-color-wrong = In einer Folge müssen alle Karten dieselbe Farbe haben.
mistake-run-color-right = In den zehn Standardphasen sind die Farben einer Folge egal. Nur die Farbenfolge, die es in manchen anderen Listen gibt, hat eine einzige Farbe.
mistake-wrap-wrong = Nach der 12 geht es mit der 1 weiter.
mistake-wrap-right = Bei der 12 ist Schluss. Die 1 kann nur am Anfang einer Folge liegen.
mistake-twins-wrong = Ich habe zwei 5er, also können beide in meine Folge.
mistake-twins-right = In einer Folge kommt jede Zahl nur einmal vor. Die zweite 5 bleibt auf der Hand.
mistake-two-places-wrong = Meine dritte 5 zählt für den Drilling und für die Folge.
mistake-two-places-right = Eine Karte liegt immer nur in einer Gruppe. Für beide brauchst du noch eine 5 oder einen Joker.
mistake-all-wilds-wrong = Sieben Joker sind eine Siebenerfolge.
mistake-all-wilds-right = Joker allein reichen nicht: Zur Phase gehört mindestens eine Zahlenkarte.
mistake-one-wild-two-gaps-wrong = Mein Joker steht für die 6 und für die 7.
mistake-one-wild-two-gaps-right = Ein Joker ist eine Karte und steht für eine Karte. Für zwei Lücken brauchst du zwei Joker.
mistake-take-wild-wrong = Ich habe die 4. Die tausche ich gegen den Joker und nehme ihn.
mistake-take-wild-right = Ein ausgelegter Joker bleibt bis zum Ende der Runde liegen, wo er liegt. Das gilt für alle.
mistake-wild-buried-wrong = Einen Joker darf niemand vom Ablagestapel ziehen.
mistake-wild-buried-right = Liegt ein Joker oben auf dem Ablagestapel, darfst du ihn ziehen wie eine Zahlenkarte. Verboten ist das nur bei einer Aussetzen-Karte.
mistake-skip-next-wrong = Eine Aussetzen-Karte trifft immer die Person, die als Nächstes dran ist.
mistake-skip-next-right = Wer die Karte spielt, bestimmt, wer aussetzen muss.
mistake-skip-color-wrong = Meine Aussetzen-Karte ist blau gedruckt, also ist sie meine siebte blaue Karte.
mistake-skip-color-right = Eine Aussetzen-Karte gehört nie zu einer Phase, egal, in welcher Farbe sie gedruckt ist.
mistake-hit-later-wrong = In dem Zug, in dem ich auslege, darf ich noch nicht anlegen.
mistake-hit-later-right = Du darfst noch im selben Zug anlegen, sobald deine Phase ausliegt.
mistake-third-set-wrong = Phase 1 liegt aus, also kann ich meinen dritten Drilling danebenlegen.
mistake-third-set-right = Eine Phase hat genau die Gruppen, die sie verlangt. Andere Karten kannst du nur an Gruppen anlegen, die schon da sind.
mistake-last-turn-wrong = Jemand hat die Runde beendet, also sind alle anderen noch einmal dran.
mistake-last-turn-right = Die Runde ist sofort vorbei.
mistake-skip-25-wrong = Eine Aussetzen-Karte auf der Hand kostet 25 Punkte.
mistake-skip-25-right = Eine Aussetzen-Karte kostet 15 Punkte. 25 Punkte kostet ein Joker.
mistake-face-value-wrong = Eine Zahlenkarte kostet so viele Punkte, wie ihre Zahl angibt.
mistake-face-value-right = Die Zahlen 1 bis 9 kosten je 5 Punkte, die Zahlen 10 bis 12 je 10 Punkte.
mistake-deck-110-wrong = Das Spiel hat 110 Karten, und manche davon drehen die Spielrichtung um.
mistake-deck-110-right = Das Spiel hat 108 Karten: Zahlenkarten, Joker und Aussetzen-Karten. Keine davon dreht die Richtung um. Karten mit der Liste der Phasen zählen nicht mit.
mistake-out-wins-wrong = Wir haben beide in dieser Runde Phase 10 ausgelegt, und ich habe die Runde beendet. Also gewinne ich.
mistake-out-wins-right = Wer die Runde beendet hat, spielt keine Rolle. Von allen, die am Ende der Runde Phase 10 geschafft haben, gewinnt, wer die wenigsten Punkte hat.
mistake-points-win-wrong = Wer die wenigsten Punkte hat, gewinnt das Spiel.
mistake-points-win-right = Zuerst kommt es darauf an, wer Phase 10 geschafft hat. Die Punkte entscheiden nur, wenn das mehreren in derselben Runde gelingt.

# Was die Engine zu einem Beispiel sagt.
mistake-shows-made = { $made ->
    [yes] Diese Karten reichen für die Phase: { $phase }.
   *[no] Diese Karten reichen nicht für die Phase: { $phase }.
 }
mistake-shows-group = { $allowed ->
    [yes] Als „{ $group }“ darf das ausgelegt werden.
   *[no] Als „{ $group }“ darf das nicht ausgelegt werden.
 }
mistake-shows-move = { $allowed ->
    [yes] Das ist erlaubt.
   *[no] Das ist nicht erlaubt.
 }
mistake-shows-points = { $points ->
    [one] Auf der Hand geblieben: ein Punkt.
   *[other] Auf der Hand geblieben: { $points } Punkte.
 }
mistake-shows-deck = { $count ->
    [one] Das Spiel hat eine Karte.
   *[other] Das Spiel hat { $count } Karten.
 }
mistake-shows-winner = { $made ->
    [all] Beide haben Phase 10 geschafft. Die Punktestände sind { $totals }: Es gewinnt die Person mit { $points } Punkten.
   *[one] Die Punktestände sind { $totals }. Phase 10 hat aber nur die Person mit { $points } Punkten geschafft, also gewinnt sie.
 }
mistake-shows-on-phase = { $laid ->
    [one] In einer Runde wurde eine Phase ausgelegt. Als Nächstes kommt Phase { $number }.
   *[other] In { $laid } Runden wurden { $laid } Phasen ausgelegt. Als Nächstes kommt Phase { $number }.
 }
mistake-shows-stands = Der Joker kann stehen für: { $numbers }.
mistake-table = Auf dem Tisch
mistake-added = Zum Anlegen
mistake-moves = In einem Zug: { $moves }.
mistake-skips = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
 }: Person 1 lässt Person { $target } aussetzen.
mistake-out = Jemand hat die Runde beendet, und eine andere Person will noch ziehen.
mistake-on-top = Wer als Nächstes dran ist, zieht diese Karte vom Ablagestapel.
mistake-move = { $move ->
    [draw] ziehen
    [lay-down] auslegen
    [hit] anlegen
    [skip] eine Aussetzen-Karte spielen
   *[discard] abwerfen
 }

# Tipps.
mistake-tips-title = So spielst du besser
mistake-tips-lead = Das sind Ratschläge, keine Regeln. Die Zahlen darin hat dieses Kit ausgerechnet.
mistake-tip-lay-early = Leg aus, sobald du kannst. Sonst hast du am Ende der Runde noch zehn Karten auf der Hand, und die kosten mindestens { $least } Punkte.
mistake-tip-hit-at-once = Sieh dir nach dem Auslegen alle Gruppen auf dem Tisch an. Du darfst noch im selben Zug anlegen, und jede angelegte Karte kostet dich am Ende nichts.
mistake-tip-wild-cost = Ist jemand kurz davor, die Runde zu beenden, dann leg deine Joker an, solange es geht. Ein Joker auf der Hand kostet { $wild } Punkte, eine niedrige Zahlenkarte nur { $low }.
mistake-tip-high-first = Nützen dir zwei Karten gleich wenig, wirf die höhere ab: 10, 11 und 12 kosten je { $high } Punkte, 1 bis 9 nur { $low }.
mistake-tip-skip-cost = Eine Aussetzen-Karte darfst du für später aufheben, aber nicht zu lange: Bleibt sie auf der Hand, kostet sie { $skip } Punkte.
mistake-tip-skip-whom = Spiel eine Aussetzen-Karte gegen jemanden, der nur noch wenige Karten hat oder bald auslegen kann. Es muss nicht die Person sein, die nach dir dran ist.
mistake-tip-watch-discards = Achte darauf, was die Person nach dir nimmt und was sie liegen lässt. Sie darf die Karte ziehen, die du abwirfst; wirf also nichts ab, was sie brauchen kann.
mistake-tip-no-gifts = Hat die Person nach dir schon ausgelegt, dann wirf keine Karten ab, die zu einer Gruppe auf dem Tisch passen.
mistake-tip-wilds-in-runs = Heb Joker für die langen Folgen auf: Dort braucht jede Lücke eine ganz bestimmte Zahl. In der Folge 1, 2, 4, 5, 7, 8, 9 fehlen die 3 und die 6; mit { $missing } Jokern wird daraus eine Neunerfolge.
mistake-tip-middle = Eine Folge in der Mitte der Zahlen kann an beiden Enden wachsen. So helfen dir mehr Karten.
mistake-tip-edge = Eine Folge, die bis zur 12 geht oder mit der 1 beginnt, kann nur an einem Ende wachsen.
mistake-tip-count-copies = Zähl mit, was du siehst. Jede Zahlenkarte gibt es { $copies ->
    [2] zweimal
   *[other] { $copies }-mal
 }; von jeder Zahl sind also in allen vier Farben zusammen nur acht Karten da.
mistake-tip-loser-moves-on = Du kannst nicht jede Runde gewinnen. Wichtig ist, dass du deine Phase auslegst: Dann kommst du weiter, ganz gleich, wer die Runde beendet.
