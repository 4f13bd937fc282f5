# A linha de comando.
cli-left = Sobra na mão: { $cards } ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 })
cli-left-none = Sobra na mão: nada
cli-why = Por quê?
cli-points = { $points ->
    [0] nenhum ponto negativo
    [one] { $points } ponto negativo
   *[other] { $points } pontos negativos
 }
cli-line = linha { $line }: { $problem }
cli-more-lines = { $count ->
    [one] Mais uma linha tem erro.
   *[other] Mais { $count } linhas têm erro.
 }
cli-chance = já vem em { $percent } de todas as mãos ({ $made })
cli-hands = Há { $hands } mãos diferentes de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }.
cli-outs = { $outs ->
    [0] Nenhuma das { $unseen } cartas não vistas completa
    [one] Uma das { $unseen } cartas não vistas completa
   *[other] { $outs } das { $unseen } cartas não vistas completam
 } a fase na próxima compra: { $percent }.
cli-discard = Descarte { $card }: aí { $outs ->
    [0] nenhuma carta completa
    [one] uma carta completa
   *[other] { $outs } cartas completam
 } a fase ({ $percent }).
cli-draws = leva em média { $draws ->
    [one] { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } compra
   *[other] { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } compras
 }, jogando da melhor forma
cli-draws-left = Em média { $draws ->
    [one] falta { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compra.
   *[other] faltam { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras.
 }
cli-working = Calculando: { $phase }. Pode levar alguns segundos…
cli-made = { $phase } — a mão já a completa. Pode jogar a fase.
cli-outs-cards = Cartas que a completam: { $cards }
cli-discard-nearer = Descarte { $card }: então { $outs ->
    [0] nenhuma carta deixa
    [one] uma carta deixa
   *[other] { $outs } cartas deixam
 } você mais perto da fase ({ $percent }).
