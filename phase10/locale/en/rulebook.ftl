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
    [WIKI] a fan encyclopedia
    [APP] the help text of a score app
    [HOWTO] an English how-to page
    [TABLE] custom, no booklet we saw
   *[FI] a Finnish guide
 }
rulebook-source-about = { $source ->
    [MAT] the leaflet of today’s edition, as copied by others; the French text agrees with it point by point
    [FUN] English booklets of the former publisher: 25th anniversary (2005), Deluxe (2002) and others
    [RAV] booklets of the German publisher, in part: card game (French), Master (2008), board game (2010)
    [TWIST] rules of the board edition, as copied by others
    [MASTERS] booklet of the US edition in a tin (Fundex)
    [FR] a French web page that retells the Mattel leaflet
    [DE] the help page of a German score board
    [PT] a Brazilian page with the game in steps
    [WIKI] copies of encyclopedia articles written by fans
    [APP] what a score app tells its users
    [HOWTO] an English page on how to play
    [TABLE] no booklet that was seen says it: it is the custom, or it follows from other rules
   *[FI] a Finnish page with questions and answers
 }
rulebook-sources-title = Where it is from
rulebook-name = Rule book
rulebook-title = What do the rules say?
rulebook-lead = Every rule in a sentence or two, where it is found, and what booklets say where they differ. Search in any of the five languages.
rulebook-search = Search: a word or a rule’s id
rulebook-topics = Topics
rulebook-topic = { $topic ->
    [all] All
    [cards] The cards
    [setup] Getting started
    [turn] Your turn
    [set] Sets
    [run] Runs
    [color] Colors
    [wild] Wilds
    [skip] Skips
    [hit] Adding cards
    [out] Going out
    [score] Points
    [win] Winning
   *[variant] Variants
 }
rulebook-count = { $count ->
    [one] one rule
   *[other] { $count } rules
 }
rulebook-view = What is shown
rulebook-view-rules = Rules
rulebook-differences = Where booklets differ
rulebook-differences-lead = Booklets and other texts do not agree on everything. For each point you see what can be played, and who says so. Agree on it before you play.
rulebook-default = What this kit does by default
rulebook-try = Try it
rulebook-try-name = Try it: { $rule }
