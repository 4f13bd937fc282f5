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
rulebook-source-about = { $source ->
    [MAT] o folheto da edição atual, como foi copiado por outros; o texto francês concorda com ele em todos os pontos
    [FUN] folhetos em inglês da antiga editora: 25 anos (2005), Deluxe (2002) e outros
    [RAV] folhetos da editora alemã, em parte: jogo de cartas (em francês), Master (2008), jogo de tabuleiro (2010)
    [TWIST] regras da edição de tabuleiro, como foram copiadas por outros
    [MASTERS] folheto da edição americana em lata (Fundex)
    [FR] uma página francesa que reconta o folheto da Mattel
    [DE] a página de ajuda de um aplicativo alemão de pontos
    [PT] uma página brasileira que mostra o jogo passo a passo
    [WIKI] cópias de artigos de enciclopédia escritos por fãs
    [APP] o que um aplicativo de pontos explica aos usuários
    [HOWTO] uma página em inglês que ensina a jogar
    [TABLE] nenhum folheto que vimos diz isso: é o costume, ou resulta de outras regras
   *[FI] uma página finlandesa com perguntas e respostas
 }
rulebook-sources-title = De onde vem
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
rulebook-default = O padrão deste kit
rulebook-try = Experimentar
rulebook-try-name = Experimentar: { $rule }
