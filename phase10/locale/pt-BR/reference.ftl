# O resumo: as regras em uma página impressa. As frases devem ser curtas: tudo precisa caber em uma folha.
reference-name = Resumo das regras
reference-title = Phase 10 em uma página
reference-lead = Escolha uma lista de fases, imprima esta página em papel A4 ou Carta e ponha-a na mesa.
reference-list = Lista de fases
reference-print = Imprimir
reference-phases = As dez fases
reference-note = { $list ->
    [standard] A lista do jogo padrão.
    [master] A lista da edição alemã Master, para o baralho padrão.
    [twist] As cartas do Phase 10 Twist, para o baralho padrão.
   *[own] Uma lista feita para este kit: cada fase pede mais compras que a anterior.
 }

reference-turn = A sua vez
reference-draw = Comprar
reference-draw-text = Pegue a carta de cima do monte de compra, ou do monte de descarte se não for uma carta Pular.
reference-lay = Jogar a fase
reference-lay-text = Com a fase completa na mão, você pode jogá-la, uma vez por rodada.
reference-hit = Adicionar cartas
reference-hit-text = Com a fase na mesa, você pode adicionar cartas a qualquer grupo em que elas encaixem.
reference-discard = Descartar
reference-discard-text = Descarte uma carta ou jogue uma carta Pular. Assim acaba a sua vez.

reference-special = Coringa e Pular
reference-wild = Coringa
reference-wild-text = Vale como qualquer carta numerada. A fase precisa de pelo menos uma carta numerada de verdade. Na mesa, o coringa não muda mais.
reference-skip = Pular
reference-skip-text = Jogue esta carta como descarte: um jogador que você escolhe perde a vez. Ela nunca faz parte de uma fase.

reference-groups = Grupos
reference-set = Cartas iguais
reference-set-text = Par, trinca, quadra, quinteto: cartas do mesmo número, de quaisquer naipes.
reference-run = Sequência
reference-run-text = Números consecutivos, de quaisquer naipes. Depois do 12 não vem o 1.
reference-color = Um mesmo naipe
reference-color-text = Cartas da mesma cor, com quaisquer números.
reference-color-run = Sequência de um mesmo naipe
reference-color-run-text = Uma sequência de cartas da mesma cor.

reference-points = Pontos das cartas que sobram na mão
reference-low = 1 a 9
reference-high = 10 a 12
reference-value = { $points ->
    [one] um ponto
   *[other] { $points } pontos
 }
reference-per-card = Com esta lista, um aplicativo alemão de pontos conta um ponto por carta.

reference-end = Fim e vitória
reference-out = A rodada acaba
reference-out-text = Quando alguém que jogou a fase fica sem cartas. Os outros contam as suas.
reference-next = Próxima rodada
reference-next-text = Quem jogou a fase passa para a próxima. Os outros repetem a mesma.
reference-winner = Quem vence
reference-winner-text = Quem completou a Fase 10 até o fim da rodada. Se forem vários, quem tem menos pontos.
