# Erros comuns: o que alguém diria (“-wrong”) e o que é certo. Depois, dicas, e as palavras em volta de uns e outras.
mistake-title = Erros comuns
mistake-lead = Você pode ouvir estas frases à mesa ou lê-las na internet. Depois de cada uma vêm a regra e um exemplo conferido pelo kit.
mistake-word-wrong = Errado
mistake-word-right = Certo

mistake-order-wrong = Estou na Fase 1, mas as minhas cartas completam a Fase 8. Então jogo a Fase 8.
mistake-order-right = As fases seguem uma ordem. Você só pode jogar a fase em que está.
mistake-half-wrong = Já tenho a trinca da Fase 2. Jogo a trinca agora e a sequência depois.
mistake-half-right = A fase é jogada de uma vez só. Meia fase fica na mão.
mistake-long-run-wrong = Estou na Fase 4 e jogo uma sequência de 9 cartas. Assim completo também as Fases 5 e 6.
mistake-long-run-right = Você pode jogar mais cartas do que a fase pede, mas elas só contam para uma fase.
mistake-only-winner-wrong = Só quem termina a rodada passa para a próxima fase.
mistake-only-winner-right = Todos que jogaram a fase passam para a próxima, não importa quem termine a rodada.
mistake-set-or-run-wrong = 4, 5 e 6 são uma trinca.
mistake-set-or-run-right = Numa trinca, todas as cartas têm o mesmo número. Números consecutivos formam uma sequência.
mistake-run-color-wrong = Todas as cartas de uma sequência precisam ser do mesmo naipe.
mistake-run-color-right = Nas sequências das dez fases padrão, os naipes não importam. Só a sequência de um mesmo naipe, que existe em algumas outras listas, pede um naipe só.
mistake-wrap-wrong = Depois do 12 vem o 1.
mistake-wrap-right = Uma sequência acaba no 12. O número 1 só pode ficar no começo dela.
mistake-twins-wrong = Tenho dois cincos; então os dois entram na minha sequência.
mistake-twins-right = Cada número entra uma vez só na sequência. O segundo 5 fica na mão.
mistake-two-places-wrong = O meu terceiro 5 vale para a trinca e para a sequência.
mistake-two-places-right = Cada carta fica em um só grupo. Para os dois grupos, falta mais um 5 ou um coringa.
mistake-all-wilds-wrong = Sete coringas formam uma sequência de 7 cartas.
mistake-all-wilds-right = Só coringas não bastam: a fase precisa de pelo menos uma carta numerada.
mistake-one-wild-two-gaps-wrong = O meu coringa vale como o 6 e também como o 7.
mistake-one-wild-two-gaps-right = Um coringa é uma carta só e vale como uma carta só. Para dois buracos é preciso ter dois coringas.
mistake-take-wild-wrong = Tenho o 4; então ponho o 4 no lugar do coringa e pego o coringa.
mistake-take-wild-right = Depois de jogado, o coringa não sai do lugar até o fim da rodada, para ninguém.
mistake-wild-buried-wrong = Ninguém pode comprar um coringa do monte de descarte.
mistake-wild-buried-right = Um coringa em cima do monte de descarte pode ser comprado como uma carta numerada. Só uma carta Pular não pode.
mistake-skip-next-wrong = A carta Pular é sempre para o jogador seguinte.
mistake-skip-next-right = Quem joga a carta Pular escolhe quem perde a vez.
mistake-skip-color-wrong = A carta Pular do meu baralho é azul; então ela é a minha sétima carta azul.
mistake-skip-color-right = A carta Pular nunca faz parte de uma fase, seja qual for a cor em que foi impressa.
mistake-hit-later-wrong = Na mesma vez em que jogo a fase, ainda não posso adicionar cartas.
mistake-hit-later-right = Você pode adicionar cartas na mesma vez, logo depois de jogar a fase.
mistake-third-set-wrong = A minha Fase 1 já está na mesa; então posso pôr a minha terceira trinca ao lado.
mistake-third-set-right = Uma fase tem exatamente os grupos que pede. Outras cartas só podem ser adicionadas a grupos que já estão na mesa.
mistake-last-turn-wrong = Alguém ficou sem cartas; então todos os outros jogam mais uma vez.
mistake-last-turn-right = A rodada acaba na hora.
mistake-skip-25-wrong = Uma carta Pular que sobra na mão custa 25 pontos.
mistake-skip-25-right = Uma carta Pular custa 15 pontos. Quem custa 25 é o coringa.
mistake-face-value-wrong = Uma carta numerada custa tantos pontos quanto o seu número.
mistake-face-value-right = Os números de 1 a 9 custam 5 pontos cada um; os números de 10 a 12, 10 pontos cada um.
mistake-deck-110-wrong = O baralho tem 110 cartas, e algumas delas invertem o sentido do jogo.
mistake-deck-110-right = O baralho tem 108 cartas: números, coringas e cartas Pular. Nenhuma carta inverte o sentido. As cartas com a lista das fases não contam.
mistake-out-wins-wrong = Nós dois jogamos a Fase 10 nesta rodada, e fui eu que terminei a rodada. Então venci.
mistake-out-wins-right = Não importa quem terminou a rodada. Entre todos que completaram a Fase 10 até o fim da rodada, vence quem tem menos pontos negativos.
mistake-points-win-wrong = Quem tem menos pontos negativos vence o jogo.
mistake-points-win-right = Primeiro conta quem completou a Fase 10. Os pontos só decidem entre jogadores que a completaram na mesma rodada.

# O que o kit responde sobre um exemplo.
mistake-shows-made = { $made ->
    [yes] Estas cartas completam a fase: { $phase }.
   *[no] Estas cartas não completam a fase: { $phase }.
 }
mistake-shows-group = { $allowed ->
    [yes] Como “{ $group }”, isto é permitido.
   *[no] Como “{ $group }”, isto não é permitido.
 }
mistake-shows-move = { $allowed ->
    [yes] Isto é permitido.
   *[no] Isto não é permitido.
 }
mistake-shows-points = { $points ->
    [0] Sobra na mão: nenhum ponto.
    [one] Sobra na mão: um ponto.
   *[other] Sobra na mão: { $points } pontos.
 }
mistake-shows-deck = { $count ->
    [one] O baralho tem uma carta.
   *[other] O baralho tem { $count } cartas.
 }
mistake-shows-winner = { $made ->
    [all] Os dois jogadores completaram a Fase 10. Os totais são { $totals }: vence quem tem { $points } pontos.
   *[one] Os totais são { $totals }. Só quem tem { $points } pontos completou a Fase 10 e, por isso, vence.
 }
mistake-shows-on-phase = { $laid ->
    [one] Uma fase foi jogada em uma rodada. A próxima é a Fase { $number }.
   *[other] { $laid } fases foram jogadas em { $laid } rodadas. A próxima é a Fase { $number }.
 }
mistake-shows-stands = O coringa pode valer como: { $numbers }.
mistake-table = Na mesa
mistake-added = Para adicionar
mistake-moves = Na mesma vez: { $moves }.
mistake-skips = Com { $players } jogadores, o jogador 1 joga uma carta Pular contra o jogador { $target }.
mistake-out = Alguém ficou sem cartas, e outro jogador quer comprar.
mistake-on-top = O jogador seguinte compra esta carta do monte de descarte.
mistake-move = { $move ->
    [draw] comprar
    [lay-down] jogar a fase
    [hit] adicionar uma carta
    [skip] jogar uma carta Pular
   *[discard] descartar
 }

# Dicas.
mistake-tips-title = Dicas para jogar bem
mistake-tips-lead = Conselhos, não regras. Os números que aparecem neles são calculados pelo kit.
mistake-tip-lay-early = Jogue a fase assim que puder. Sem ela, você ainda tem dez cartas na mão no fim da rodada, e elas custam pelo menos { $least } pontos.
mistake-tip-hit-at-once = Depois de jogar a fase, olhe todos os grupos da mesa. Você pode adicionar cartas na mesma vez, e cada carta adicionada é uma a menos na conta.
mistake-tip-wild-cost = Quando alguém está quase sem cartas, adicione os seus coringas enquanto pode. Um coringa que sobra na mão custa { $wild } pontos; uma carta de número baixo, só { $low }.
mistake-tip-high-first = Se duas cartas são igualmente inúteis, descarte a mais alta: 10, 11 e 12 custam { $high } pontos cada um; os números de 1 a 9, só { $low }.
mistake-tip-skip-cost = Você pode guardar uma carta Pular para depois, mas não por muito tempo: se sobrar na mão, ela custa { $skip } pontos.
mistake-tip-skip-whom = Jogue a carta Pular contra quem tem poucas cartas ou está perto de jogar a fase. Não precisa ser o jogador seguinte.
mistake-tip-watch-discards = Observe o que o jogador depois de você compra e o que ele deixa. Ele pode comprar a carta que você descarta; por isso, não descarte o que ele quer.
mistake-tip-no-gifts = Quando o jogador depois de você já jogou a fase, não descarte cartas que encaixam num grupo da mesa.
mistake-tip-wilds-in-runs = Guarde os coringas para as sequências longas, em que cada buraco pede um número exato. Na sequência 1, 2, 4, 5, 7, 8, 9 faltam o 3 e o 6: { $missing } coringas fazem dela uma sequência de 9 cartas.
mistake-tip-middle = Uma sequência no meio dos números pode crescer nas duas pontas; assim, mais cartas ajudam você.
mistake-tip-edge = Uma sequência que chega ao 12 ou começa no 1 só pode crescer em uma ponta.
mistake-tip-count-copies = Conte o que você vê. Cada carta numerada aparece { $copies } vezes no baralho; por isso, há só oito cartas de cada número, nos quatro naipes juntos.
mistake-tip-loser-moves-on = Não dá para vencer todas as rodadas. O importante é jogar a sua fase: assim você passa para a próxima, termine quem terminar a rodada.
