# Around the rules: on the command line and on the page of the rule book.
rulebook-none = No rule has “{ $word }” in its id or text. Try another word, or no word for all rules.
rulebook-sources = Sources: { $sources }
rulebook-source = { $source ->
    [MAT] Mattel leaflet
    [FUN] Fundex booklets
    [RAV] Ravensburger booklets
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] a French text
    [DE] a German score board
    [PT] a Brazilian list of steps
   *[FI] a Finnish guide
 }
