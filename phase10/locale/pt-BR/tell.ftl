# Passos do curso: um grupo, cartas adicionadas, pontos, cartas Pular e o fim do jogo, uma regra de cada vez.
tell-set = { $size ->
    [2] Um par pede
    [3] Uma trinca pede
    [4] Uma quadra pede
    [5] Um quinteto pede
   *[other] Um grupo de { $size } cartas iguais pede
 } pelo menos { $size } cartas do mesmo número, de quaisquer naipes.
tell-run = Uma sequência de { $size } cartas pede pelo menos { $size } números consecutivos, de quaisquer naipes.
tell-color = Aqui são necessárias pelo menos { $size } cartas de um mesmo naipe, com quaisquer números.
tell-color-run = Uma sequência de { $size } cartas de um mesmo naipe pede pelo menos { $size } números consecutivos, todos do mesmo naipe.

tell-hit-set = Este grupo é do número { $number }: dá para adicionar { $cards }.
tell-hit-run = A sequência vai do { $low } ao { $high }: nas pontas, dá para adicionar { $cards }.
tell-hit-color = Todas as cartas deste grupo são { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }: dá para adicionar { $cards }.
tell-hit-color-run = A sequência de um mesmo naipe vai do { $low } ao { $high }: nas pontas, dá para adicionar { $cards }.
tell-hit-wild = Quem adiciona o coringa escolhe em que ponta ele fica. Depois, ele não sai mais dali.

tell-score-none = Não sobrou nenhuma carta: são 0 pontos, e a rodada está ganha.
tell-score-low = { $count ->
    [one] Uma carta de 1 a 9 custa 5 pontos.
    [2] Duas cartas de 1 a 9 custam 5 pontos cada uma: { $sum }.
   *[other] { $count } cartas de 1 a 9 custam 5 pontos cada uma: { $sum }.
 }
tell-score-high = { $count ->
    [one] Uma carta de 10 a 12 custa 10 pontos.
    [2] Duas cartas de 10 a 12 custam 10 pontos cada uma: { $sum }.
   *[other] { $count } cartas de 10 a 12 custam 10 pontos cada uma: { $sum }.
 }
tell-score-skip = { $count ->
    [one] Uma carta Pular custa 15 pontos.
    [2] Duas cartas Pular custam 15 pontos cada uma: { $sum }.
   *[other] { $count } cartas Pular custam 15 pontos cada uma: { $sum }.
 }
tell-score-wild = { $count ->
    [one] Um coringa custa { $points } pontos.
    [2] Dois coringas custam { $points } pontos cada um: { $sum }.
   *[other] { $count } coringas custam { $points } pontos cada um: { $sum }.
 }
tell-score-per-card = Cada carta que sobra custa um ponto, seja ela qual for: { $count }.
tell-score-sum = Ao todo, são { $points } pontos negativos.

tell-skip = O jogador { $player } joga uma carta Pular contra o jogador { $target }.
tell-skip-missed = O jogador { $player } perde a sua próxima vez.
tell-skip-next = Agora é a vez do jogador { $player }.
tell-skip-two = Com dois jogadores, a vez volta logo: o jogador { $player } joga de novo e compra uma carta.

tell-win-nobody = Ninguém completou a Fase { $phase } ainda; por isso, vem mais uma rodada.
tell-win-finished = { $count ->
    [one] O jogador { $players } completou a Fase { $phase }, a última.
   *[other] Os jogadores { $players } completaram a Fase { $phase }, a última.
 }
tell-win-points = Entre esses { $count }, decide o menor total de pontos negativos: { $points }.
tell-win = O jogador { $player } vence o jogo.
tell-win-tied = Os jogadores { $players } estão empatados. Só eles disputam a última fase de novo, e vence o primeiro a ficar sem cartas.
tell-win-tied-all = Os jogadores { $players } estão empatados. Todos jogam mais uma rodada; depois dela, vence o empatado que tiver menos pontos negativos.

tell-deck-numbers = Os números de 1 a 12 vêm em quatro naipes (as cores), cada carta duas vezes: { $count } cartas.
tell-deck-wilds = Há { $count } coringas.
tell-deck-skips = Há { $count } cartas Pular.
tell-deck-all = São { $count } cartas ao todo.
tell-players = Phase 10 é um jogo para { $least } a { $most } jogadores.
tell-deal = Cada jogador recebe { $count } cartas. As outras formam o monte de compra, e uma carta virada começa o monte de descarte.
tell-aim = O objetivo é completar { $count } fases, uma depois da outra. Uma fase é feita de grupos de cartas iguais, de sequências ou de cartas de um mesmo naipe.

tell-card-copies = Cartas como esta no baralho: { $count }.
tell-card-set = { $count } cartas têm o número { $number }. Com cartas do mesmo número você forma um par, uma trinca, uma quadra ou um quinteto.
tell-card-run = Numa sequência, ela fica ao lado de { $numbers }.
tell-card-color = { $count } cartas são { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }. A Fase 8 pede sete cartas de um mesmo naipe.
tell-card-wild = O coringa vale como qualquer carta numerada, de qualquer naipe.
tell-card-skip = A carta Pular faz outro jogador perder a vez. Ela nunca faz parte de uma fase.
tell-card-points = Se sobrar na mão no fim da rodada, esta carta custa { $points } pontos.

tell-out = Não sobrou nenhuma carta: você terminou a rodada, e ela acabou para todos.
tell-win-at-once = Ninguém mais está na última fase; por isso, segundo esta regra, o jogo acaba assim que ela é jogada.

tell-turn-draw = Agora você pode comprar uma carta.
tell-turn-lay-down = Agora você pode jogar a sua fase.
tell-turn-not-yet = Você ainda não pode jogar a fase: { $missing ->
    [one] falta uma carta.
   *[other] faltam { $missing } cartas.
 }
tell-turn-hit = Agora você pode adicionar cartas aos grupos da mesa.
tell-turn-discard = Agora você pode descartar. Com isso, a sua vez acaba.
tell-turn-pick-one = Selecione exatamente uma carta para descartar.
tell-turn-drew = Você comprou { $card }.
tell-turn-laid = Fase jogada: { $phase }.
tell-turn-added = Você adicionou { $cards }.
tell-turn-threw = Você descartou { $card }.
tell-turn-other = O outro jogador comprou uma carta e descartou { $card }.
tell-turn-skipped = O outro jogador perde a vez e põe a carta Pular no monte de descarte.

tell-variant-made = { $hands ->
    [one] Depois de uma rodada,
   *[other] Depois de { $hands } rodadas,
 } { $count ->
    [0] nenhuma fase está completa.
    [one] uma fase está completa: { $made }.
   *[other] { $count } fases estão completas: { $made }.
 }
tell-variant-next = Agora vem a Fase { $number }: { $groups }.
tell-variant-choose = Agora você escolhe uma entre { $count } fases.
tell-variant-over = Todas as fases já foram jogadas.
# $why é uma frase inteira, com maiúscula: por isso, depois de um ponto de interrogação.
tell-turn-wait = { $move ->
    [draw] Comprar? { $why }
    [lay-down] Jogar a fase? { $why }
    [hit] Adicionar cartas? { $why }
   *[discard] Descartar? { $why }
 }
tell-turn-opening = Uma carta Pular foi virada, por isso você perde a primeira vez.
tell-in-group = Grupo { $number }: { $why }
