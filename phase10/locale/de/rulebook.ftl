# Around the rules: on the command line and on the page of the rule book.
rulebook-none = Keine Regel enthält „{ $word }“ in ihrer Kennung oder ihrem Text. Versuch es mit einem anderen Wort oder, für alle Regeln, ohne Wort.
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
   *[FI] eine finnische Anleitung
 }
