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
rulebook-source-about = { $source ->
    [MAT] la notice de l’édition actuelle, recopiée par d’autres ; le texte en français dit la même chose, point par point
    [FUN] des notices en anglais de l’ancien éditeur : 25e anniversaire (2005), Deluxe (2002) et d’autres
    [RAV] des notices de l’éditeur allemand, en partie : jeu de cartes (en français), Master (2008), jeu de plateau (2010)
    [TWIST] les règles de l’édition avec plateau, recopiées par d’autres
    [MASTERS] la notice de l’édition américaine en boîte métallique (Fundex)
    [FR] une page web en français qui reprend la notice de Mattel
    [DE] la page d’aide d’un tableau de score allemand
    [PT] une page brésilienne qui explique le jeu étape par étape
    [WIKI] des copies d’articles d’encyclopédie écrits par des amateurs
    [APP] ce qu’une application de score explique à ses utilisateurs
    [HOWTO] une page en anglais qui explique comment jouer
    [TABLE] aucune notice consultée ne le dit : c’est l’usage, ou cela découle d’autres règles
   *[FI] une page finlandaise de questions et réponses
 }
rulebook-sources-title = Les sources
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
rulebook-default = Choix de ce kit par défaut
rulebook-try = Essayer
rulebook-try-name = Essayer : { $rule }
