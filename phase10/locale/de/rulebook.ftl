# Around the rules: on the command line and on the page of the rule book.
rulebook-none = Keine Regel enthält „{ $word }“ in ihrem Kürzel oder ihrem Text. Versuch es mit einem anderen Wort; ohne Wort siehst du alle Regeln.
rulebook-sources = Quellen: { $sources }
rulebook-source = { $source ->
    [MAT] Faltblatt von Mattel
    [FUN] Hefte von Fundex
    [RAV] Hefte von Ravensburger
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] ein französischer Text
    [DE] eine deutsche Punktetafel
    [PT] eine brasilianische Liste von Schritten
    [WIKI] ein Fan-Lexikon
    [APP] der Hilfetext einer Punkte-App
    [HOWTO] eine englische Anleitungsseite
    [TABLE] Brauch (in keinem Heft gefunden)
   *[FI] eine finnische Anleitung
 }
rulebook-source-about = { $source ->
    [MAT] das Faltblatt der heutigen Ausgabe, wie andere es wiedergeben; der französische Text stimmt Punkt für Punkt damit überein
    [FUN] englische Hefte des früheren Verlags: Jubiläumsausgabe zum 25. Geburtstag (2005), Deluxe (2002) und andere
    [RAV] Hefte des deutschen Verlags, nur in Teilen: Kartenspiel (auf Französisch), Master (2008), Brettspiel (2010)
    [TWIST] Regeln der Ausgabe mit Spielbrett, wie andere sie wiedergeben
    [MASTERS] Heft der US-Ausgabe in der Blechdose (Fundex)
    [FR] eine französische Webseite, die das Faltblatt von Mattel nacherzählt
    [DE] die Hilfeseite einer deutschen Punktetafel
    [PT] eine brasilianische Webseite, die das Spiel Schritt für Schritt erklärt
    [WIKI] Kopien von Lexikonartikeln, die Fans geschrieben haben
    [APP] was eine Punkte-App ihren Nutzern erklärt
    [HOWTO] eine englische Webseite mit einer Spielanleitung
    [TABLE] steht in keinem Heft, das wir gesehen haben: Es ist so Brauch oder folgt aus anderen Regeln
   *[FI] eine finnische Webseite mit Fragen und Antworten
 }
rulebook-sources-title = Woher die Regel stammt
rulebook-name = Regelbuch
rulebook-title = Was sagen die Regeln?
rulebook-lead = Jede Regel in ein, zwei Sätzen, mit ihren Quellen und mit dem, was andere Hefte sagen. Suchen kannst du in jeder der fünf Sprachen.
rulebook-search = Suchen: Wort oder Kürzel einer Regel
rulebook-topics = Themen
rulebook-topic = { $topic ->
    [all] Alle
    [cards] Die Karten
    [setup] So geht es los
    [turn] Dein Zug
    [set] Sätze
    [run] Folgen
    [color] Farben
    [wild] Joker
    [skip] Aussetzen
    [hit] Anlegen
    [out] Runde beenden
    [score] Punkte
    [win] Gewinnen
   *[variant] Varianten
 }
rulebook-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
 }
rulebook-view = Was du siehst
rulebook-view-rules = Regeln
rulebook-differences = Wo Hefte sich unterscheiden
rulebook-differences-lead = Hefte und andere Texte sind sich nicht in allem einig. Zu jedem Punkt siehst du, wie gespielt werden kann und wer das sagt. Sprecht euch vor dem Spiel ab.
rulebook-default = Voreinstellung in diesem Kit
rulebook-try = Ausprobieren
rulebook-try-name = Ausprobieren: { $rule }
