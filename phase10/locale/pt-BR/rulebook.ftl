# Em volta das regras: na linha de comando e na página do livro de regras.
rulebook-none = Nenhuma regra tem “{ $word }” no id nem no texto. Tente outra palavra, ou nenhuma para ver todas as regras.
rulebook-sources = Fontes: { $sources }
rulebook-source = { $source ->
    [MAT] folheto da Mattel
    [FUN] folhetos da Fundex
    [RAV] folhetos da Ravensburger
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] um texto francês
    [DE] um placar alemão
    [PT] um passo a passo brasileiro
   *[FI] um guia finlandês
 }
