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
cli-chance = em { $percent } de todas as mãos ({ $made })
cli-hands = Há { $hands } mãos diferentes de { $cards } cartas.
cli-outs = { $outs } das { $unseen } cartas não vistas completam a fase na próxima compra: { $percent }.
cli-discard = Descarte { $card }: então { $outs } cartas completam a fase ({ $percent }).
cli-draws = leva em média { NUMBER($draws, minimumFractionDigits: 3, maximumFractionDigits: 3) } compras jogando da melhor forma
cli-draws-left = Em média faltam { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras.
cli-working = Calculando a melhor forma de jogar { $phase }: alguns segundos …
cli-made = { $phase }: a mão já a forma. É só baixar.
