# Um jogo contra bots. $player é o nome de um jogador, $number o número de uma fase ou rodada.
play-title = Você consegue ganhar este jogo?
play-name = Jogar contra bots
play-lead = Compre uma carta, selecione cartas da sua mão e diga o que fazer com elas. Se algo não for permitido, você fica sabendo por quê.
play-hand = Rodada { $number }
play-deciding = Rodada { $number }: desempate
play-you = Você (jogador { $number })
play-you-have = Você (jogador { $number }): { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
 } até agora
play-others = Os outros jogadores
play-cards = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
 }
play-points = { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
 }
play-sits-out = fica de fora
play-phase-down = fase na mesa
play-skip-here = Há uma carta Pular aqui
play-log = O que aconteceu
play-log-more = Mostrar mais
play-log-less = Mostrar menos

# O que fazer agora.
play-now-draw = É a sua vez: compre uma carta de um dos dois montes.
play-now-draw-pile = É a sua vez: compre uma carta do monte de compra.
play-now-drawn = A Fase { $number } não está completa. Selecione uma carta e descarte-a.
play-now-made = A Fase { $number } está completa: jogue-a!
play-now-laid = Adicione as cartas que encaixam. Depois, selecione uma carta e descarte-a.
play-now-choose = Escolha a fase que você quer tentar nesta rodada.
play-now-others = Os outros estão jogando.
play-now-watch = Você fica de fora nesta rodada: os outros disputam a vitória.
play-undone = Desfeito: tudo está como antes da sua última jogada.
play-hint = Dica
play-follow = Fazer isso
play-next = Próxima jogada
play-finish = Até a minha vez
play-pace = Como os outros jogam
play-pace-step = a cada clique
play-pace-slow = devagar
play-pace-once = de uma vez
play-lay = Jogar a Fase { $number }
play-choose = Escolher a Fase { $number }
play-next-hand = Próxima rodada

# Uma dica em palavras.
play-do-deal = Distribua as cartas da próxima rodada.
play-do-draw = Compre uma carta do monte de compra.
play-do-take = Compre { $card } do monte de descarte.
play-do-hit = Adicione { $cards } aqui: { $group }.
play-do-discard = Descarte { $card }.
play-do-skip = Jogue a carta Pular contra { $player }.

# Como a fase vai ficar na mesa.
play-way = Como a fase vai ficar
play-hold = { $card }: deixar na mão
play-hold-help = Clique em uma carta que não precisa ir para a mesa, e ela fica na sua mão.
play-hold-none = Jogar essa também

# O que é permitido agora e o que não é.
play-may = O que posso fazer agora?
play-may-choose = { $count ->
    [one] Você pode escolher uma fase.
   *[other] Você pode escolher uma entre { $count } fases.
 }
play-may-skip = Você pode jogar uma carta Pular agora. Isso encerra a sua vez.
play-may-not-skip = Jogar uma carta Pular? { $why }
play-may-nothing-fits = Adicionar cartas? Nenhuma das suas encaixa num grupo da mesa.

# O fim de uma rodada.
play-count = Quanto custam as cartas
play-standing = Classificação
play-this-hand = Fase
play-goes-on = A seguir: { $phase }
play-laid = Fase { $number } jogada
play-not-laid = Fase { $number } não jogada
play-chooses = à escolha
play-all-made = todas as fases completas

# Outro jogo.
play-setup = Outro jogo
play-opponents = Quantos jogam contra você?
play-bots = Como eles jogam?
play-bots-sensible = com cuidado
play-bots-odds = calculando as chances
play-bots-random = de qualquer jeito permitido
play-list = Lista de fases
play-rules = Regras
play-preset = { $name ->
    [mattel] folheto da Mattel
    [fundex] folhetos da Fundex
    [ravensburger] folhetos da Ravensburger
    [masters] Masters: ordem livre
    [wild-20] um coringa custa 20
    [master] um ponto por carta
   *[own] minha escolha
 }
play-options = Regra por regra
play-seed = Número da distribuição
play-seed-help = O mesmo número distribui as mesmas cartas.
play-start = Começar este jogo
play-again = As mesmas cartas
play-new-deal = Novas cartas
play-copy = Copiar o link destas cartas

# O que não dá para usar.
play-bad-address = Este link tem algo que não pode ser usado: { $parts }. O resto é usado.
play-bad-kept = O jogo guardado neste navegador não pode ser usado. { $why }

# Cards picked up that are not the phase.
play-picked-missing = Entre as cartas escolhidas { $missing ->
    [one] falta uma
   *[other] faltam { $missing }
 } para a fase. Escolha mais, ou solte-as: então a fase é jogada como mostrado abaixo.
play-picked-left = Entre as cartas escolhidas, { $cards } não pode entrar na fase.
