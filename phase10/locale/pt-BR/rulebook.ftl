# Em volta das regras: na linha de comando e na página do livro de regras.
rulebook-none = Nenhuma regra tem “{ $word }” no código nem no texto. Tente outra palavra, ou nenhuma para ver todas as regras.
rulebook-sources = Fontes: { $sources }
rulebook-source = { $source ->
    [MAT] folheto da Mattel
    [FUN] folhetos da Fundex
    [RAV] folhetos da Ravensburger
    [TWIST] Phase 10 Twist
    [MASTERS] Phase 10 Masters
    [FR] um texto francês
    [DE] um aplicativo alemão de pontos
    [PT] um passo a passo brasileiro
    [WIKI] uma enciclopédia de fãs
    [APP] a ajuda de um aplicativo de pontos
    [HOWTO] um guia em inglês
    [TABLE] costume; nenhum folheto que vimos diz isso
   *[FI] um guia finlandês
 }
rulebook-name = Regras
rulebook-title = O que dizem as regras?
rulebook-lead = Cada regra em uma ou duas frases, com as fontes e com o que dizem os folhetos quando discordam. Você pode buscar em qualquer um dos cinco idiomas.
rulebook-search = Buscar: uma palavra ou o código de uma regra
rulebook-topics = Assuntos
rulebook-topic = { $topic ->
    [all] Todas
    [cards] As cartas
    [setup] Preparação
    [turn] A sua vez
    [set] Cartas iguais
    [run] Sequências
    [color] Naipes
    [wild] Coringas
    [skip] Pular
    [hit] Adicionar cartas
    [out] Fim da rodada
    [score] Pontos
    [win] Vitória
   *[variant] Variantes
 }
rulebook-count = { $count ->
    [0] nenhuma regra
    [one] uma regra
   *[other] { $count } regras
 }
rulebook-view = O que mostrar
rulebook-view-rules = Regras
rulebook-differences = Onde os folhetos discordam
rulebook-differences-lead = Os folhetos e outros textos não concordam em tudo. Em cada ponto você vê como se pode jogar e quem diz isso. Combinem antes de jogar.
rulebook-default = É assim neste kit, se você não escolher outra coisa
rulebook-try = Experimentar
rulebook-try-name = Experimentar: { $rule }
