# O curso: os capítulos e as palavras em volta do que se pode experimentar. $player, $target e $hand são números.
learn-chapters = Capítulos
learn-place = Capítulo { $at } de { $count }
learn-before = Anterior: { $chapter }
learn-after = Próximo: { $chapter }
learn-onward = Outros capítulos
learn-quiz = Fazer o quiz
learn-rules = { $count ->
    [one] A regra deste capítulo
   *[other] As { $count } regras deste capítulo
 }
learn-examples = Exemplos
learn-again = Recomeçar
learn-left = Sobra na mão
learn-pick-hint = Clique nas cartas para selecioná-las e depois escolha onde pô-las. Ou arraste uma carta.
learn-put-here = Pôr aqui
learn-put-back = Devolver
learn-player = Jogador { $player }
learn-yes = sim
learn-no = não

learn-cards-name = Cartas e objetivo
learn-cards-title = O que há no baralho e qual é o objetivo?
learn-cards-lead = Conheça as cartas. Clique em uma delas para ver quantas há e para que ela serve.
learn-cards-deck = O baralho inteiro
learn-cards-try = Clique em qualquer carta.
learn-cards-one = { $card } ({ $notation })
learn-cards-whole = Voltar ao baralho inteiro
learn-cards-phases = As dez fases
learn-cards-card = Resumo para imprimir

# { $group } vem sem artigo e pode ser de qualquer gênero: por isso, depois de dois-pontos.
learn-group-cards = Suas cartas
learn-group-which = Qual grupo?
learn-group-yes = Sim, estas cartas formam o grupo pedido: { $group }.
learn-group-no = Não, estas cartas não formam o grupo pedido: { $group }.
learn-group-hint = Tire ou adicione uma carta e veja o que muda.
learn-group-empty = Adicione cartas para formar este grupo: { $group }.
learn-group-right = Estes estão certos
learn-group-wrong = Estes estão errados: por quê?
learn-group-examples = Exemplos certos e errados

learn-sets-name = Cartas iguais
learn-sets-title = O que são pares, trincas, quadras e quintetos?
learn-sets-lead = Grupos de cartas iguais: todas têm o mesmo número. Os naipes não importam.
learn-runs-name = Sequências
learn-runs-title = O que é uma sequência?
learn-runs-lead = Números consecutivos, sem buracos. Os naipes não importam.
learn-colors-name = Naipes
learn-colors-title = Quando o naipe importa?
learn-colors-lead = O naipe é a cor da carta. A Fase 8 pede sete cartas de um mesmo naipe, com quaisquer números. Algumas outras edições pedem também uma sequência de um mesmo naipe.

learn-wilds-name = Coringas
learn-wilds-title = Que carta um coringa pode substituir?
learn-wilds-lead = Qualquer carta numerada, e você pode usar quantos coringas quiser. Mas eles precisam da companhia de uma carta numerada, e os folhetos discordam sobre onde ela deve ficar.
learn-wilds-group = Grupo { $number }: { $group }
learn-wilds-both = Isto é permitido, segundo todos os folhetos.
learn-wilds-phase = Depende: os folhetos da Mattel e da Fundex permitem isto; um guia finlandês, não.
learn-wilds-neither = Isto não é permitido em nenhum folheto.
learn-wilds-hint = Passe cartas de um grupo para outro e veja o que muda.
learn-wilds-reading = Onde é preciso ter uma carta numerada?
learn-wilds-reading-phase = Na fase (Mattel, Fundex)
learn-wilds-reading-group = Em cada grupo (guia finlandês)

learn-hits-name = Adicionar cartas
learn-hits-title = Que cartas você pode adicionar aos grupos da mesa?
learn-hits-lead = Depois de jogar a sua própria fase, você pode adicionar cartas aos seus grupos e aos de todos os outros jogadores.
learn-hits-table = Na mesa
learn-hits-yours = Você
learn-hits-other = Jogador { $player }
learn-hits-group = { $owner }: { $group }
learn-hits-add = Adicionar aqui
learn-hits-down = A sua fase já está na mesa?
learn-hits-down-yes = Já joguei a fase
learn-hits-down-no = Ainda não
learn-hits-end = Em que ponta o coringa deve ficar?
learn-hits-end-high = Coringa no fim
learn-hits-end-low = Coringa no começo
learn-hits-empty = Não sobrou nenhuma carta.
learn-hits-start = A sua fase está na mesa; por isso, você pode adicionar cartas. Selecione uma.
learn-hits-not-yet = A sua fase ainda não está na mesa. Tente adicionar uma carta e veja o que acontece.
learn-hits-yes = Você adicionou { $cards }.
learn-hits-no = { $count ->
    [one] Não dá para adicionar { $cards } aqui, por um motivo.
   *[other] Não dá para adicionar { $cards } aqui, por { $count } motivos.
 }

learn-turn-name = A sua vez
learn-turn-title = O que você faz na sua vez?
learn-turn-lead = Compre uma carta, jogue a fase se ela estiver completa, adicione o que encaixar e descarte. Jogue uma rodada inteira na Fase 1; o outro jogador só compra e descarta.
learn-turn-piles = Os dois montes
learn-turn-pile = Monte de compra
learn-turn-discards = Monte de descarte
learn-turn-count = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
 }
learn-turn-draw = Comprar uma carta
learn-turn-take = Comprar esta carta
learn-turn-lay = Jogar a Fase 1
learn-turn-discard = Descartar
learn-turn-play-skip = Jogar a carta Pular
learn-turn-deal = Distribuir de novo
learn-turn-table = O que você já jogou
learn-turn-no = Isso não é permitido agora.
learn-turn-out = Você ficou sem cartas, e a rodada acabou! O outro jogador ainda tem { $points } pontos na mão.
learn-turn-now-draw = É a sua vez: compre uma carta de um dos dois montes.
learn-turn-now-draw-pile = É a sua vez: compre do monte de compra. A carta Pular do monte de descarte não pode ser comprada.
learn-turn-now-drawn = A Fase 1 não está completa. Selecione uma carta e descarte-a.
learn-turn-now-drawn-made = Você tem duas trincas: jogue a Fase 1!
learn-turn-now-drawn-laid = Adicione as cartas que encaixam. Depois, selecione uma carta e descarte-a.

learn-skips-name = Pular
learn-skips-title = Quem perde a vez?
learn-skips-lead = Quem joga uma carta Pular escolhe o jogador que perde a próxima vez. Experimente numa mesa com dois, três ou seis jogadores.
learn-skips-table = Quantos jogadores?
learn-skips-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
learn-skips-on = É a vez do jogador { $player }
learn-skips-skip = Pular o jogador { $player }
learn-skips-pass = Descartar outra carta
learn-skips-is-on = joga agora
learn-skips-is-waiting = tem uma carta Pular à frente
learn-skips-is-missed = perdeu a vez
learn-skips-start = O jogador { $player } pode jogar uma carta Pular ou descartar outra carta.
learn-skips-yes = O jogador { $player } joga uma carta Pular contra o jogador { $target }.
learn-skips-no = Agora o jogador { $player } não pode jogar uma carta Pular contra o jogador { $target }.
learn-skips-compare = Contra quem o jogador { $player } pode jogar uma carta Pular agora?
learn-skips-target = Contra
learn-skips-by-pending = Mattel
learn-skips-by-trip = Fundex
learn-skips-by-in-a-row = Guia finlandês
learn-skips-pile = O que o jogador seguinte encontra no monte de descarte?
learn-skips-top-front = A mesma carta de antes. O jogador seguinte pode comprá-la.
learn-skips-top-pile = A carta Pular. Ela não pode ser comprada; por isso, só resta o monte de compra.

learn-scoring-name = Pontos
learn-scoring-title = Quanto custam as cartas que sobram?
learn-scoring-lead = Quando alguém termina a rodada, todos os outros contam as cartas que ainda têm na mão. Clique nas cartas que sobraram em uma mão e veja a conta.
learn-scoring-rules = Como se conta?
learn-scoring-sum = { $points ->
    [0] Nenhum ponto: este jogador terminou a rodada.
    [one] { $points } ponto negativo
   *[other] { $points } pontos negativos
 }

learn-winning-name = Vitória e empate
learn-winning-title = Quem venceu?
learn-winning-lead = Vence quem, no fim de uma rodada, tiver completado a Fase 10. Se forem vários, os pontos decidem. Mude a última rodada e veja.
learn-winning-hand = A última rodada
learn-winning-rules = Qual regra vale na sua mesa?
learn-winning-player = Jogador
learn-winning-state = Fase 10
learn-winning-before = Pontos antes
learn-winning-left = Na mão
learn-winning-total = Total
learn-winning-is-laid = jogada
learn-winning-is-on-last = não jogada
learn-winning-is-earlier = em fase anterior
learn-winning-two = Dois completaram
learn-winning-other-out = Outro termina a rodada
learn-winning-level = Empate nos pontos
learn-winning-alone = Só um na Fase 10
learn-winning-nobody = Ninguém completou
learn-winning-number = Os pontos são números inteiros de 0 a { $most }.
learn-winning-won = O jogador { $player } vence.
learn-winning-tied = Empate. Mais uma rodada decide, entre os jogadores { $players }.
learn-winning-nobody-yet = Ninguém venceu ainda.

learn-variants-name = Outros jeitos de jogar
learn-variants-title = E se as fases forem jogadas de outro jeito?
learn-variants-lead = Os folhetos trazem também jogos mais curtos e outras variantes. Escolha uma e veja que fase vem a seguir, depois das mesmas rodadas.
learn-variants-which = Qual jogo?
learn-variants-hands = As rodadas até agora
learn-variants-try = Clique em uma rodada: a fase foi jogada nela?
learn-variants-hand = Rodada { $hand }: a fase foi jogada
# Num ladrilho de 60 px, junto com ✓ ou –: respostas à pergunta acima.
learn-variants-laid = sim
learn-variants-not = não
learn-variants-more = Mais uma rodada
learn-variants-fewer = Uma rodada a menos
learn-variants-made = feita
learn-variants-now = agora
learn-variants-all = Todos os jogos lado a lado, depois das mesmas rodadas
learn-variants-game = Jogo
learn-variants-played = Fases
learn-variants-next = A seguir

learn-mistakes-name = Erros e dicas
learn-mistakes-title = O que muita gente erra?
learn-mistakes-lead = Coisas que muita gente diz e que não são assim, cada uma com a regra certa. E algumas dicas para vencer.
