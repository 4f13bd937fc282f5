# A próxima compra: quais cartas ajudam, qual descartar e como jogar só com o monte.
# A notação das cartas (R7, W) é a mesma em todas as línguas. $draws é um número com uma casa decimal.
draw-title = A próxima carta vai me ajudar?
draw-name = A próxima compra
draw-lead = Escolha uma mão e uma fase. Você vê quais cartas ajudam, qual é a chance de uma delas vir na próxima compra e, com onze cartas, qual descartar.
draw-deal = Sortear dez cartas
draw-mark = para descartar
draw-mark-new = acabou de chegar
draw-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Cartas vistas em outro lugar, que não podem mais vir.
draw-seen = Cartas vistas em outro lugar
draw-seen-count = { $count ->
    [0] nenhuma ainda
    [one] uma carta
   *[other] { $count } cartas
 }
draw-seen-lead = As cartas que estão no monte de descarte ou na mesa não podem mais ser compradas. Marque-as para que não entrem na conta.
draw-seen-pick = Marcar cartas
draw-seen-field = Cartas vistas, em texto
draw-seen-back = { $card }: tirar das cartas vistas

# O palpite antes da resposta.
draw-guess = Das { $unseen } cartas que você não viu, quantas ajudariam?
draw-guess-help = { $missing ->
    [one] Falta uma carta. Uma carta ajuda se completar a fase.
   *[other] Faltam { $missing } cartas. Uma carta ajuda se deixar você uma carta mais perto da fase.
 }
draw-guess-field = Seu palpite
draw-guess-go = Conferir
draw-guess-skip = Mostrar a resposta
draw-guess-problem = Escreva um número inteiro de 0 a { $unseen }.
draw-guess-right = Seu palpite foi { $guess }: acertou em cheio.
draw-guess-was = Seu palpite foi { $guess }.
draw-pick = Qual carta você descartaria?
draw-pick-help = Clique nela. Depois você vê como fica a sua mão com cada escolha.

# A resposta.
draw-outs = { $count ->
    [0] Nenhuma das { $unseen } cartas que você não viu completa a fase.
    [1] Uma das { $unseen } cartas que você não viu completa a fase.
   *[other] { $count } das { $unseen } cartas que você não viu completam a fase.
 }
draw-nearer = { $count ->
    [0] Nenhuma das { $unseen } cartas que você não viu deixa você mais perto.
    [1] Uma das { $unseen } cartas que você não viu deixa você mais perto.
   *[other] { $count } das { $unseen } cartas que você não viu deixam você mais perto.
 }
draw-missing = Faltam { $missing } cartas; por isso, nenhuma carta sozinha completa a fase.
draw-chances = Suas chances
draw-in-one = Na próxima compra
draw-in-two = Em até duas compras
draw-in-three = Em até três compras
draw-of = { $count } de { $unseen }
draw-expected = Compras esperadas
draw-expected-note = em média: jogando da melhor forma, com o baralho inteiro
draw-work = Calcular
draw-seconds = leva alguns segundos
draw-waiting = Calculando…
draw-unknown = desconhecido para esta fase
draw-ten = só para mãos de dez cartas
draw-grid = As cartas que ajudam
draw-grid-help = As cartas com um anel ajudam; as bolinhas mostram quantas cartas iguais ainda podem vir. Clique em uma carta para ver o que acontece se você a comprar.
draw-go = Comprar uma carta

# Onze cartas: qual descartar.
draw-best = Melhor descarte: { $card }
draw-chosen = Se você descartar { $card }
draw-chosen-best = { $card }: não há escolha melhor.
draw-chosen-worse = Você descartaria { $card }. É melhor descartar { $best }.
draw-discards = Como fica a sua mão com cada descarte
draw-column-card = Descarte
draw-column-helps = Cartas que ajudam depois
draw-column-chance = Próxima compra
draw-column-draws = Compras esperadas
draw-column-points = Pontos
draw-further = { $count ->
    [one] um passo mais longe
   *[other] { $count } passos mais longe
 }
draw-show = Descartar { $card }: mostrar o que acontece
draw-throw = Descartar { $card } e comprar
draw-points-note = Pontos: o que a carta custa se ainda estiver na sua mão no fim.

# Só você e o monte.
draw-game = Só você e o monte
draw-game-so-far = Compras até agora
draw-game-expected = Compras esperadas no início
draw-game-rounds = { $count ->
    [one] Uma rodada terminada
   *[other] { $count } rodadas terminadas
 }
draw-game-sum = { $draws ->
    [0] nenhuma compra
    [one] uma compra
   *[other] { $draws } compras
 } (o esperado: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
draw-game-note = O número esperado é a média de muitíssimas rodadas em que sempre se descarta a melhor carta e cada compra vem de um baralho inteiro.
draw-made = A fase está completa.
draw-made-deal = Ela já veio nas dez primeiras cartas: não foi preciso comprar nenhuma.
draw-made-after = { $draws ->
    [one] Você precisou de uma compra.
   *[other] Você precisou de { $draws } compras.
 }
draw-made-against = O esperado era { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-made-lay = Ver como jogar a fase
draw-again = Sortear outras dez

# O que a página não consegue responder.
draw-empty = Sua mão está vazia. Adicione cartas ou sorteie dez.
draw-too-many = Esta página serve para mãos de até onze cartas. Tire { $count ->
    [one] uma carta
   *[other] { $count } cartas
 }.

draw-asking = Perguntar antes de mostrar a resposta
draw-asking-yes = Sim, quero dar um palpite
draw-asking-no = Não, mostrar logo
draw-options = Opções

# As razões, passo a passo. As cartas aparecem sempre em notação.
draw-why-chance = Das { $unseen } cartas não vistas, { $count ->
    [0] nenhuma completa
    [1] uma completa
   *[other] { $count } completam
 } a fase: uma chance de { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-chance-nearer = Das { $unseen } cartas não vistas, { $count ->
    [0] nenhuma deixa
    [1] uma deixa
   *[other] { $count } deixam
 } você mais perto: uma chance de { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } na próxima compra. Faltam { $missing } cartas.
draw-why-then = Depois, das { $unseen } cartas não vistas, { $count ->
    [0] nenhuma completa
    [1] uma completa
   *[other] { $count } completam
 } a fase: uma chance de { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-then-nearer = Depois, faltam { $missing } cartas e, das { $unseen } não vistas, { $count ->
    [0] nenhuma deixa
    [1] uma deixa
   *[other] { $count } deixam
 } você mais perto: uma chance de { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-skip = { $card } não faz parte de nenhuma fase. Num jogo com outras pessoas, descartar uma carta Pular faz alguém perder a vez.
draw-why-spare = { $card } não está em nenhum dos caminhos mais curtos para a fase: sem ela, as mesmas cartas continuam ajudando.
draw-why-twin = Você tem outro { $number }, e nenhum número entra duas vezes numa sequência: { $card } está sobrando.
draw-why-further = Sem { $card } você fica mais longe: { $missing ->
    [one] falta uma carta
   *[other] faltam { $missing } cartas
 } em vez de { $before }.
draw-why-fewer = Com { $card } você também poderia usar { $numbers }. Sem ela, não dá mais: { $lost ->
    [one] uma carta que ajudava deixa de ajudar.
   *[other] { $lost } cartas que ajudavam deixam de ajudar.
 }
draw-why-fewer-many = Ao descartar { $card }, você abre mão de um caminho para a fase: { $lost ->
    [one] uma carta que ajudava deixa de ajudar.
   *[other] { $lost } cartas que ajudavam deixam de ajudar.
 }
draw-why-expected = Depois disso, jogando da melhor forma, a fase leva em média { $draws ->
    [one] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compra
   *[other] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compras
 }.
draw-why-points = { $card } custa { $points } pontos se ainda estiver na sua mão no fim.

# A melhor carta comparada com a seguinte ($other)…
draw-why-next-chance = A segunda melhor opção é descartar { $other }, mas aí a fase só fica completa com { $count } de { $unseen } cartas.
draw-why-next-draws = Descartar { $other } deixa a mesma chance na próxima compra, mas aí a fase leva em média { $draws ->
    [one] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compra
   *[other] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compras
 } em vez de { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-next-hardly = Descartar { $other } seria só um pouco pior.
draw-why-next-missing = Sem { $other } faltariam mais cartas: { $missing } em vez de { $own_missing }.
draw-why-next-points = Para a fase, descartar { $other } daria no mesmo, mas { $other } custa menos pontos: { $points } em vez de { $own_points }.
draw-why-next-equal = Descartar { $other } daria no mesmo.

# … e outra carta comparada com a melhor ($other).
draw-why-better-chance = É melhor descartar { $other }: aí a fase fica completa com { $count } de { $unseen } cartas.
draw-why-better-draws = É melhor descartar { $other }: a chance na próxima compra é a mesma, mas a fase leva em média { $draws ->
    [one] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compra
   *[other] { NUMBER($draws, minimumFractionDigits: 1, maximumFractionDigits: 1) } compras
 } em vez de { NUMBER($own_draws, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
draw-why-better-hardly = Descartar { $other } é só um pouco melhor.
draw-why-better-missing = É melhor descartar { $other }: aí { $missing ->
    [one] só falta uma carta
   *[other] só faltam { $missing } cartas
 } em vez de { $own_missing }.
draw-why-better-points = Para a fase, dá no mesmo que descartar { $other }, mas { $other } custa mais pontos: { $points } em vez de { $own_points }.
draw-why-better-equal = Dá no mesmo que descartar { $other }.
