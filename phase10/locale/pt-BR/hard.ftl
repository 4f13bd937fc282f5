# A dificuldade de cada fase: a chance de vir na mão, e as compras que ela pede jogando da melhor forma.
hard-title = Qual fase é a mais difícil?
hard-name = A dificuldade de cada fase
hard-lead = Uma fase pode ser rara na distribuição e ainda assim sair rápido. Veja as duas medidas de cada fase e se a lista fica mais difícil de uma fase para outra.

hard-list = Lista de fases
hard-own = Uma lista sua
hard-own-go = Ver esta lista
hard-own-help = Escreva as fases em ordem, separadas por uma barra vertical; no máximo { $most } fases. S para cartas iguais, R para sequência, C para cartas de um mesmo naipe, CR para sequência de um mesmo naipe; depois da letra, o número de cartas.
hard-own-count = Uma lista tem de 1 a { $most } fases, não { $count }.
hard-own-bad = Fase { $number } da sua lista: { $problem }

hard-guess-ask = Primeiro, o seu palpite: qual { $count ->
    [one] fase
   *[other] das { $count } fases
 } pede mais compras?
hard-guess-why = Imagine jogar cada fase sem ninguém mais: você recebe dez cartas; depois, compra e descarta da melhor forma possível até completá-la.
hard-guess-skip = Continuar sem palpite

hard-working = Calculando: { $done } de { $count } fases. Uma fase que você criou pode levar uns 15 segundos.
hard-answer = { $count ->
    [one] A mais difícil é a { $phases }
   *[other] As mais difíceis são estas: { $phases }
 }, com { $draws ->
    [one] { $draws } compra
   *[other] { $draws } compras
 } em média.
hard-right = Você acertou.
hard-wrong = Seu palpite foi a { $phase }. Ela pede { $draws ->
    [one] { $draws } compra
   *[other] { $draws } compras
 } em média.
hard-wrong-unknown = Seu palpite foi a { $phase }. O número de compras dela não foi calculado.
hard-unknown = Para as fases desta lista, o número de compras não foi calculado.

hard-measures = Duas maneiras de medir
hard-caption = Para cada fase, a chance de tê-la em dez cartas distribuídas e as compras que ela pede em média, jogando da melhor forma
hard-head-phase = Fase
hard-head-deal = Na distribuição
hard-head-deal-note = barra longa: mais fácil
hard-head-draws = Compras necessárias
hard-head-draws-note = barra longa: mais difícil
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase } — ver as compras
hard-model = Compras necessárias: a média de uma pessoa sozinha que sempre guarda as melhores cartas e compra cada carta de um baralho inteiro. Na mesa, o que os outros descartam também ajuda.

hard-draws = Compra por compra
hard-half = { $draws ->
    [0] Logo na distribuição, sem comprar,
    [one] Depois de uma compra,
   *[other] Depois de { $draws } compras,
 } pelo menos metade dos jogadores já tem a fase: { $chance }.
hard-chart-up = Chance de já ter a fase; em destaque, a primeira coluna que chega à metade
hard-chart-across = número de compras
hard-chart = { $phase } — a chance de tê-la, de 0 a { $last } compras, sobe até { $chance }. Os números estão na tabela abaixo.
hard-draws-count = Compras
hard-draws-chance = Chance de ter a fase

hard-order = Cada fase é mais difícil que a anterior?
hard-no-ramp = Não. A ordem impressa não vai da mais fácil à mais difícil: { $count ->
    [one] uma vez, a fase seguinte é mais fácil.
   *[other] { $count } vezes, a fase seguinte é mais fácil.
 }
hard-own-no-ramp = Não: { $count ->
    [one] uma vez, a fase seguinte é mais fácil.
   *[other] { $count } vezes, a fase seguinte é mais fácil.
 }
hard-ramp = Sim. Cada fase pede pelo menos tantas compras quanto a anterior, até onde o número de compras é conhecido.
hard-fall = A Fase { $second } é mais fácil que a Fase { $first }: { $after ->
    [one] { $after } compra
   *[other] { $after } compras
 } em vez de { $before }.
hard-sorted = As mesmas fases, da mais fácil à mais difícil
hard-sort = Usar esta ordem
