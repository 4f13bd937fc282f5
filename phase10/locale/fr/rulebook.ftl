# Around the rules: on the command line and on the page of the rule book.
rulebook-none = Aucune règle ne contient « { $word } » dans son identifiant ni dans son texte. Essayez un autre mot, ou aucun pour voir toutes les règles.
rulebook-sources = Sources : { $sources }
rulebook-source = { $source ->
    [MAT] notice de Mattel
    [FUN] notices de Fundex
    [RAV] notices de Ravensburger
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] texte en français
    [DE] tableau de score allemand
    [PT] liste d’étapes brésilienne
    [WIKI] encyclopédie d’amateurs
    [APP] aide d’une application de score
    [HOWTO] guide en anglais
    [TABLE] usage (dans aucune notice consultée)
   *[FI] guide finlandais
 }
rulebook-name = Règles
rulebook-title = Que disent les règles ?
rulebook-lead = Chaque règle en une ou deux phrases, avec ses sources et ce que disent les notices quand elles diffèrent. Vous pouvez chercher dans les cinq langues.
rulebook-search = Chercher : un mot ou le code d’une règle
rulebook-topics = Thèmes
rulebook-topic = { $topic ->
    [all] Toutes
    [cards] Les cartes
    [setup] Mise en place
    [turn] Votre tour
    [set] Séries
    [run] Suites
    [color] Couleurs
    [wild] Jokers
    [skip] Cartes Passer
    [hit] Ajouts
    [out] Vider sa main
    [score] Points
    [win] Gagner
   *[variant] Variantes
 }
rulebook-count = { $count ->
    [0] aucune règle
    [one] une règle
   *[other] { $count } règles
 }
rulebook-view = Ce qui est affiché
rulebook-view-rules = Règles
rulebook-differences = Où les notices diffèrent
rulebook-differences-lead = Les notices et les autres textes ne sont pas d’accord sur tout. Pour chaque point, vous voyez ce que l’on peut jouer et qui le dit. Mettez-vous d’accord avant de jouer.
rulebook-default = Choix de ce kit, sauf si vous en décidez autrement
rulebook-try = Essayer
rulebook-try-name = Essayer : { $rule }
