# Arbeitsblätter: die Blätter und ihre Lösungen, die Seite, die sie druckt, und `phase10 worksheets`.
sheet-name = Arbeitsblätter
sheet-title = Arbeitsblätter zum Ausdrucken
sheet-lead = Zu jeder Lektion eine Seite mit Aufgaben, die man von Hand löst. Die Nummer eines Blatts bestimmt seine Karten und Zahlen: dieselbe Nummer, dasselbe Blatt.
sheet-choice-lesson = Lektion
sheet-choice-number = Blattnummer
sheet-choice-copies = Wie viele Blätter
sheet-choice-key = Lösungen
sheet-choice-key-no = Ohne Lösungen
sheet-choice-key-yes = Mit Lösungen
sheet-print = Drucken

# On the sheet. Keep these short.
sheet-lesson = Lektion { $number }
sheet-number = Blatt { $number }
sheet-pupil = Name
sheet-class = Klasse
sheet-date = Datum
sheet-answer = Antwort
sheet-legend = R Rot, B Blau, G Grün, Y Gelb, W Joker, S Aussetzen
sheet-license = Lizenz: CC BY 4.0
sheet-seed = Startwert { $seed }
sheet-key = Lösungen
sheet-key-note = Für die Lehrkraft, nicht für die Klasse.
sheet-file-note = Druck diese Seite aus: Jedes Arbeitsblatt füllt ein Blatt Papier. Die Lösungen stehen am Ende auf eigenen Seiten.

# `phase10 worksheets`.
sheet-help = Arbeitsblätter mit Lösungen zum Ausdrucken schreiben
sheet-about = Schreibt eine Datei mit Arbeitsblättern zum Ausdrucken: Jedes Blatt hat eigene Karten und Zahlen, die Lösungen stehen am Ende.
sheet-help-lesson = die Lektion, mit Name oder Nummer, oder „all“ für alle Lektionen
sheet-help-copies = wie viele verschiedene Blätter je Lektion (1)
sheet-help-seed = die Nummer des ersten Blatts, ab 1 (1); die anderen folgen
sheet-help-lang = die Sprache: en, fr, de, pt-BR oder fi
sheet-help-paper = das Papierformat: a4 oder letter (a4)
sheet-help-output = die Datei, die geschrieben wird (worksheets-LESSON.html in diesem Ordner)
sheet-written = { $count ->
    [one] Ein Arbeitsblatt mit Lösungen steht in { $file }
   *[other] { $count } Arbeitsblätter mit Lösungen stehen in { $file }
 }
sheet-rewritten = { sheet-written } (statt der Arbeitsblätter, die dort waren)
sheet-unknown-lesson = Eine Lektion „{ $token }“ gibt es nicht. Zur Wahl stehen: { $known }.
sheet-bad-copies = „{ $token }“ ist keine Anzahl von Blättern. Nötig ist eine ganze Zahl von { $least } bis { $most }.
sheet-bad-number = „{ $token }“ ist keine Blattnummer. Nötig ist eine ganze Zahl von { $least } bis { $most }.
sheet-bad-paper = „{ $token }“ ist kein Papierformat. Zur Wahl stehen: { $known }.
sheet-not-ours = { $file } gibt es schon, und es ist keine Datei mit Arbeitsblättern. Gib mit --output einen anderen Namen an.
sheet-unwritable = { $file } lässt sich nicht schreiben: { $reason }
