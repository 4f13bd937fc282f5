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
   *[FI] guide finlandais
 }
