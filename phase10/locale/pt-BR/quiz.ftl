# O quiz. As perguntas são quiz-q-…; as que servem a várias mãos são quiz-ask-…; -why diz por que a resposta certa é certa,
# e os outros finais pertencem a uma resposta errada. As cartas se escrevem R7, W, S em todas as línguas.
quiz-name = Quiz
quiz-title = Você conhece bem as regras?

# Uma pergunta.
quiz-place = Pergunta { $at } de { $count }
quiz-answers = Sua resposta
quiz-yes = Sim
quiz-no = Não
quiz-player = Jogador { $number }
quiz-value = { $value }
quiz-number = Um número
quiz-check = Conferir
quiz-not-number = Digite um número inteiro, por exemplo 7.
quiz-next = Próxima pergunta
quiz-finish = Ver o resultado
quiz-hand = A mão
quiz-cards = As cartas
quiz-on-table = Na mesa
quiz-to-add = Para adicionar
quiz-top = Em cima do monte de descarte
quiz-turned = Carta virada
quiz-discards = O monte de descarte
quiz-group = Grupo { $number }

# O veredito.
quiz-right = Certo!
quiz-wrong = Não é bem assim.
quiz-right-answer = Resposta certa: { $answer }
quiz-your-answer = Sua resposta: { $answer }
quiz-mark-right = resposta certa
quiz-mark-yours = sua resposta
quiz-way = Como a fase pode ser jogada
quiz-rule = A regra
quiz-rule-book = { $id } nas regras

# O fim de uma série de perguntas. “Rodada” já é a do jogo; por isso, aqui se diz “série”.
quiz-score = { $right } de { $count } certas
quiz-all-right = Muito bem: todas as respostas estavam certas.
quiz-come-back = { $count ->
    [one] Uma pergunta volta na próxima série.
   *[other] { $count } perguntas voltam na próxima série.
 }
quiz-again = Mais uma série
quiz-missed = O que vale a pena rever

# Em volta das perguntas.
quiz-round-shared = Série { NUMBER($seed, useGrouping: 0) }: quem abrir este endereço recebe as mesmas perguntas.
quiz-round-link = Uma série para a turma toda, com as mesmas perguntas para todos
quiz-topic = Assunto
quiz-progress = Seu progresso
quiz-progress-lead = Fica guardado só neste navegador. Uma pergunta que você errou volta até você acertar.
quiz-progress-topic = Assunto
quiz-progress-known = Certas
quiz-progress-due = Voltam
quiz-progress-new = Novas
quiz-progress-count = { $known } de { $count }
quiz-forget = Apagar meu progresso
quiz-forget-sure = Apagar tudo o que você respondeu aqui?
quiz-forget-yes = Sim, apagar
quiz-forget-no = Não, guardar

# Perguntas que servem a várias mãos.
quiz-ask-made = { $phase }. Você pode jogar esta fase com esta mão?
quiz-ask-missing = { $phase }. Quantas cartas faltam nesta mão?
quiz-ask-which = { $phase }. Qual destas mãos completa a fase?
quiz-ask-group = Estas cartas formam este grupo: { $group }?
quiz-ask-hit = A sua fase está na mesa. Você pode adicionar esta carta ao grupo?

# Como se contam pontos e montes.
quiz-count-card = { $card } custa { $points }
quiz-count-points = Carta por carta: { $cards }. Ao todo, são { $points }.
quiz-count-pile = { $players } jogadores têm { $dealt } das { $deck } cartas, e uma está virada. Restam { $pile }.
quiz-miscount-faces = Nessa conta, cada carta numerada custa o seu próprio número. Na verdade, ela custa 5 ou 10 pontos.
quiz-miscount-wild-20 = Nessa conta, um coringa custa 20. Só em algumas edições é assim; no folheto da Mattel, ele custa 25.
quiz-miscount-wild-25 = Nessa conta, um coringa custa 25. Pela regra desta pergunta, ele custa 20.
quiz-miscount-skip-20 = Nessa conta, uma carta Pular custa 20. Ela custa 15.
quiz-miscount-skip-25 = Nessa conta, uma carta Pular custa 25. Algumas páginas da internet dizem isso, mas ela custa 15.
quiz-miscount-tens = Nessa conta, toda carta numerada custa 5. Os números 10, 11 e 12 custam 10.
quiz-miscount-each = Esse é o número de cartas. Aqui, cada carta tem os seus próprios pontos.

# As cartas.
quiz-q-eights = Quantos oitos há no baralho?
quiz-q-eights-4 = Há quatro naipes, mas cada carta aparece duas vezes.
quiz-q-eights-why = O baralho tem cada número duas vezes em cada um dos quatro naipes.

# Preparação.
quiz-q-pile = Quatro jogadores. Cada um tem dez cartas, e uma carta está virada. Quantas cartas há no monte de compra?
quiz-q-pile-68 = A carta virada não está mais no monte de compra.
quiz-q-begins = Quatro jogadores estão sentados em roda, numerados no sentido horário. O jogador 2 distribui as cartas. Quem joga primeiro?
quiz-q-begins-why = Começa o jogador à esquerda do distribuidor. No sentido horário, é o jogador seguinte.
quiz-q-opening-skip = A carta virada no começo é uma carta Pular. O que acontece, segundo o folheto da Mattel?
quiz-means-skips-first = O primeiro jogador já começa perdendo a vez.
quiz-means-buried = Ela vai para debaixo do monte de compra, e outra carta é virada.
quiz-means-covered = Ela é coberta com outra carta.
quiz-means-drawable = Nada: o primeiro jogador pode comprá-la.
quiz-q-opening-skip-buried = Isso é o que diz a Ravensburger. A Mattel faz de outro jeito.
quiz-q-opening-skip-covered = Isso é o que diz o Phase 10 Twist. A Mattel faz de outro jeito.
quiz-q-opening-skip-drawable = Uma carta Pular nunca é comprada do monte de descarte.

# Uma vez de jogar.
quiz-q-half = Você está na Fase 2: trinca e sequência de 4 cartas. Você só tem a trinca. Pode jogar a trinca agora e a sequência depois?
quiz-q-extra = Você está na Fase 1: duas trincas. Pode jogar estas sete cartas de uma vez só?
quiz-q-extra-why = O quarto 5 combina com a trinca de 5 e, por isso, pode ser jogado junto com ela.
quiz-q-third-set = Você está na Fase 1: duas trincas. Pode jogar estas três trincas?
quiz-q-long-run = Você está na Fase 4: sequência de 7 cartas. Você joga uma sequência de 9 cartas, que completaria também a Fase 6. Em que fase você está na próxima rodada?
quiz-q-long-run-4 = Você jogou a Fase 4; portanto, ela está completa.
quiz-q-long-run-7 = Uma sequência mais longa só completa a fase em que você está. Nenhuma fase é pulada.
quiz-q-long-run-why = Em cada rodada só se completa uma fase, e depois vem a seguinte.
quiz-q-empty-pile = O monte de compra acabou, e estas seis cartas são o monte de descarte. Pelo costume, quantas cartas vai ter o novo monte de compra?
quiz-q-empty-pile-6 = A carta de cima fica onde está, para que continue havendo um monte de descarte.
quiz-q-empty-pile-why = Todas as cartas são embaralhadas, menos a de cima.

# Cartas iguais.
quiz-q-nines-0 = Sete noves são uma quadra e só mais três cartas.

quiz-q-which-sets-r5-r6-r7-b8-b9-b10 = Aqui há duas sequências. Numa trinca, todas as cartas têm o mesmo número.

# Sequências.
quiz-q-run-colors-why = Os naipes de uma sequência não importam. Os números são consecutivos, e isso basta.
quiz-q-twins = Estas cinco cartas podem ser jogadas como uma só sequência?
quiz-q-two-gaps-0 = Um coringa vale como um número, e faltam dois.
quiz-q-two-gaps-2 = Faltam dois números na sequência, e o seu coringa vale como um deles.
quiz-q-wild-below = Você está na Fase 5: sequência de 8 cartas. O coringa fica no lugar de que número?
quiz-q-wild-below-why = Os números acabam no 12; por isso, o coringa vai para o começo da sequência.

# Coringas.
quiz-q-only-wilds-in-one = Você está na Fase 1: duas trincas. Segundo o folheto da Mattel, pode jogá-la com estes dois grupos?
quiz-q-only-wilds-in-one-why = O folheto da Mattel quer uma carta numerada na fase, e há três. Um guia finlandês quer uma em cada grupo; segundo ele, você jogaria 9 9 W e 9 W W.
quiz-q-number-in-each = Um guia finlandês diz que cada grupo precisa de uma carta numerada. Segundo esse guia, você pode jogar a Fase 9 (quinteto e par) com esta mão?
quiz-q-number-in-each-why = O 5 fica em um só grupo; por isso, no outro só há coringas. Para o folheto da Mattel, isso basta.
quiz-q-swap = A sua fase está na mesa, e esta sequência também. Você pode pôr o seu B4 no lugar do coringa?
quiz-q-take-wild = Há um coringa em cima do monte de descarte. Você pode comprá-lo?
quiz-q-take-wild-why = Só uma carta Pular não pode ser comprada do monte de descarte. Um coringa pode.
quiz-q-either-end = Você está na Fase 4: sequência de 7 cartas. No lugar de que número você pode jogar o coringa?
quiz-q-either-end-why = Ele encaixa nas duas pontas da sequência. Você diz qual número ele é, e depois isso não muda mais.

# Pular.
quiz-q-whom = Quatro jogadores, numerados no sentido horário. O jogador 1 joga uma carta Pular contra o jogador 3, embora o jogador 2 seja o seguinte. Isso é permitido?
quiz-q-whom-why = Quem joga a carta Pular escolhe quem perde a vez.
quiz-q-two-players = Dois jogadores. O jogador 1 joga uma carta Pular contra o jogador 2. De quem é a próxima vez?
quiz-q-two-players-why = O jogador 2 perde a vez; por isso, o jogador 1 joga de novo. É uma nova vez, que começa com a compra de uma carta.
quiz-q-skip-waits = Três jogadores. O jogador 1 joga uma carta Pular contra o jogador 3. Agora é a vez do jogador 2. Ele pode jogar mais uma carta Pular contra o jogador 3?
quiz-q-skip-again = Dois jogadores, segundo o folheto da Mattel. O jogador 1 jogou uma carta Pular contra o jogador 2, que já perdeu essa vez. O jogador 1 pode jogar logo outra carta Pular contra ele?
quiz-q-skip-again-why = A primeira carta Pular já teve efeito e não está mais na frente do jogador 2. No folheto da Mattel, só isso importa.
quiz-q-skip-again-fundex = Dois jogadores, segundo os folhetos da Fundex. O jogador 1 jogou uma carta Pular contra o jogador 2, que já perdeu essa vez. O jogador 1 pode jogar logo outra carta Pular contra ele?
quiz-q-take-skip = Há uma carta Pular em cima do monte de descarte. Você pode comprá-la?
quiz-q-skip-on-top = R5 está em cima do monte de descarte. Segundo o folheto da Mattel, o jogador 1 joga uma carta Pular contra o jogador 3. Que carta o jogador 2 vê em cima do monte de descarte?
quiz-q-skip-on-top-why = Segundo o folheto da Mattel, a carta Pular fica na frente do jogador 3; por isso, o monte de descarte não muda. Segundo os folhetos da Fundex, ela estaria em cima.
quiz-q-skip-last = A sua fase está na mesa, e a sua última carta é uma carta Pular. Segundo o folheto da Mattel, você pode jogá-la e terminar a rodada?
quiz-q-skip-last-why = Jogar uma carta Pular encerra a sua vez como um descarte; por isso, ela pode ser a sua última carta. Um guia em inglês diz o contrário, mas o folheto não.

# Adicionar cartas.
quiz-q-too-early = Você ainda não jogou a sua fase. Pode adicionar esta carta à trinca de outro jogador?
quiz-q-same-turn = Numa mesma vez, você compra uma carta, joga a fase, adiciona duas cartas a grupos da mesa e descarta uma carta. Isso é permitido?
quiz-q-same-turn-why = Assim que a sua fase está na mesa, você pode adicionar cartas, já na mesma vez.
quiz-q-which-fits = A sua fase está na mesa. Qual destas cartas você pode adicionar à sequência, sem nenhuma outra?

# Fim da rodada.
quiz-q-out-by-hit = A sua fase está na mesa. As suas duas últimas cartas encaixam em grupos da mesa. Segundo o folheto da Mattel, você pode adicionar as duas e terminar a rodada sem descartar?
quiz-q-out-by-hit-why = Segundo o folheto da Mattel, termina a rodada quem fica sem cartas, seja adicionando, seja descartando a última.
quiz-q-out-by-hit-german = Lido ao pé da letra, um texto alemão exige que a última carta seja descartada. A sua fase está na mesa, e as suas duas últimas cartas encaixam em grupos da mesa. Segundo esse texto, você pode adicionar as duas e terminar a rodada?
quiz-q-out-early = Você ainda não jogou a sua fase. Pode terminar a rodada descartando a sua última carta?
quiz-q-one-more-turn = O jogador 1 fica sem cartas. Os outros podem jogar mais uma vez?

# Pontos.
quiz-q-points = Segundo o folheto da Mattel, quantos pontos custam estas cartas na sua mão?
quiz-q-points-20 = Vocês combinaram que um coringa custa 20 pontos, como em algumas edições. Quantos pontos custam estas cartas na sua mão?
quiz-q-on-the-table = Você termina a rodada. Seis das suas cartas estão na mesa. Quantos pontos negativos você recebe nesta rodada?
quiz-q-on-the-table-why = Não sobrou nenhuma carta na sua mão, e as cartas da mesa não contam para ninguém.
quiz-q-fewest = Dois jogadores completam a Fase 10 na mesma rodada. O jogador 1 terminou a rodada e tem 240 pontos ao todo; o jogador 2 tem 185. Quem vence?
quiz-q-fewest-why = Os dois completaram a Fase 10 nesta rodada; por isso, vence quem tem menos pontos negativos. Não importa quem terminou a rodada.

# Vitória.
quiz-q-not-first-out = O jogador 1 jogou a Fase 10. Depois, o jogador 2, que ainda está na Fase 8, fica sem cartas. O jogador 1 tem 95 pontos ao todo; o jogador 2 tem 60. Quem vence?
quiz-q-not-first-out-why = No fim da rodada, só o jogador 1 completou a Fase 10. Os pontos e quem terminou a rodada não mudam isso.
quiz-q-tie = Os jogadores 1 e 2 completam a Fase 10 na mesma rodada, cada um com 120 pontos. O jogador 3 tem 90 pontos, mas não completou a Fase 10. Segundo o folheto da Mattel, quem disputa a Fase 10 de novo para decidir o jogo?
quiz-q-tie-why = Só os que completaram a Fase 10 e estão empatados nos pontos. O jogador 3 não completou a Fase 10; por isso, os pontos dele não contam.

# Variantes.
quiz-q-ten-hands = Vocês jogam o jogo curto de dez rodadas. Você completou as Fases 1 e 2, mas não a Fase 3. Em que fase você está na quarta rodada?
quiz-q-ten-hands-3 = Essa é a regra do jogo normal. No jogo de dez rodadas, todos passam para a próxima fase.
quiz-q-ten-hands-why = No jogo de dez rodadas, cada rodada tem a sua fase, tenha você completado a anterior ou não.
quiz-q-free-order = Na edição Masters, você já completou as Fases 4 e 8. Qual destas você pode tentar a seguir?
quiz-q-free-order-why = Você escolhe a ordem, mas cada fase só é completada uma vez.
quiz-q-master-eight = A edição alemã Master tem fases próprias. Qual é a Fase 8 dela?
quiz-q-master-eight-c7 = Essa é a Fase 8 do jogo padrão.
quiz-q-master-eight-r4-s3 = É quase isso, mas a sequência precisa ser de um mesmo naipe.
