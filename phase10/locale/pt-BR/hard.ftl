# A dificuldade de cada fase: a chance de vir na mão, e as compras que ela pede jogando da melhor forma.
hard-title = Qual fase é a mais difícil?
hard-name = A dificuldade de cada fase
hard-lead = Uma fase pode ser rara na distribuição e ainda assim sair rápido. Veja as duas medidas de cada fase, e se a lista fica mais difícil passo a passo.

hard-list = Lista de fases
hard-own = Uma lista sua
hard-own-go = Ver esta lista
hard-own-help = Escreva as fases em ordem, separadas por uma barra vertical, no máximo { $most }. S são cartas iguais, R é uma sequência, C são cartas de um mesmo naipe, CR é uma sequência de um só naipe, cada uma com seu tamanho.
hard-own-count = Uma lista tem de 1 a { $most } fases, não { $count }.
hard-own-bad = Fase { $number } da sua lista: { $problem }

hard-guess-ask = Primeiro, o seu palpite: qual destas { $count } fases pede mais compras?
hard-guess-why = Imagine jogar cada uma sem adversários: você recebe dez cartas, depois compra e descarta da melhor forma possível até conseguir.
hard-guess-skip = Continuar sem palpite

hard-working = Calculando: { $done } de { $count } fases estão prontas. Uma fase sua pode levar um quarto de minuto.
hard-answer = { $count ->
    [one] A mais difícil é { $phases }
   *[other] As mais difíceis são { $phases }
 }, com { $draws } compras em média.
hard-right = Você acertou.
hard-wrong = Seu palpite foi { $phase }. Ela pede { $draws } compras em média.
hard-wrong-unknown = Seu palpite foi { $phase }. As compras dela não foram calculadas.
hard-unknown = Para as fases desta lista, as compras não foram calculadas.

hard-measures = Duas medidas
hard-caption = Para cada fase, a chance de tê-la em dez cartas distribuídas e as compras que ela pede em média jogando da melhor forma
hard-head-phase = Fase
hard-head-deal = Na distribuição
hard-head-deal-note = mais longa: mais fácil
hard-head-draws = Compras necessárias
hard-head-draws-note = mais longa: mais difícil
hard-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hard-look = { $phase }: ver as compras
hard-model = Compras necessárias: a média de uma pessoa sozinha que sempre guarda as melhores cartas e compra cada carta de um baralho inteiro. Na mesa, o que os outros descartam também ajuda.

hard-draws = Compra a compra
hard-half = { $draws ->
    [0] Já na distribuição, sem comprar,
    [one] Depois de { $draws } compra,
   *[other] Depois de { $draws } compras,
 } pelo menos metade dos jogadores a tem: { $chance }.
hard-chart-up = Chance de já ter a fase; a coluna que primeiro chega à metade se destaca
hard-chart-across = número de compras
hard-chart = Chance de ter { $phase } depois de 0 a { $last } compras: ela sobe até { $chance }. Os números estão na tabela abaixo.
hard-draws-count = Compras
hard-draws-chance = Chance de ter a fase

hard-order = Fica mais difícil passo a passo?
hard-no-ramp = Não. A ordem impressa não sobe de modo uniforme: { $count ->
    [one] { $count } vez a fase seguinte é mais fácil.
   *[other] { $count } vezes a fase seguinte é mais fácil.
 }
hard-own-no-ramp = Não: { $count ->
    [one] { $count } vez a fase seguinte é mais fácil.
   *[other] { $count } vezes a fase seguinte é mais fácil.
 }
hard-ramp = Sim. Cada fase pede pelo menos tantas compras quanto a anterior, até onde as compras são conhecidas.
hard-fall = A fase { $second } é mais fácil que a fase { $first }: { $after } compras em vez de { $before }.
hard-sorted = As mesmas fases, cada vez mais difíceis
hard-sort = Usar esta ordem
