# `phase10 play` e `phase10 hands` no terminal. $player é o nome de um jogador.
console-number = { $option } pede um número inteiro de { $least } a { $most }, não “{ $token }”.
console-unknown-bot = Não há um tipo de jogador “{ $token }”. Há: { $known }.
console-too-many-bots = Há { $count } tipos de jogador para apenas { $players } jogadores.
console-json-bots = --json precisa de --bots: sem isso, alguém joga no terminal.
console-seed = Distribuição número { $seed }: com --seed { $seed }, saem as mesmas cartas.
console-stopped = O jogo foi interrompido.
console-not-over = { $hands ->
    [0] Parado antes do fim da primeira rodada:
    [one] Parado depois de uma rodada:
   *[other] Parado depois de { $hands } rodadas:
 } ninguém venceu ainda.
console-no-end = Depois de { $turns } jogadas, ninguém consegue ficar sem cartas: a rodada é abandonada.
console-after = Depois da rodada { $number }
console-standing = { $player }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, { $total } ao todo; { $next }
console-next = { $count ->
    [0] todas as fases completas
    [one] agora vem a Fase { $number }
   *[other] agora vem uma de { $count } fases
 }

# O que uma pessoa vê, e o que ela pode fazer.
console-held = { $player } tem { $count ->
    [one] uma carta.
   *[other] { $count } cartas.
 }
console-laid = { $player }, grupo { $group }: { $cards }
console-piles = Monte de compra: { $count ->
    [0] nenhuma carta.
    [one] uma carta.
   *[other] { $count } cartas.
 } Monte de descarte: { $top }
console-hand = Suas cartas: { $cards }
console-ask = Sua escolha (um número, h para uma dica, q para parar):
console-ask-again = Escreva um número de 1 a { $most }, h ou q.
console-do-choose = Tentar: { $phase }
console-do-draw = Comprar do monte de compra.
console-do-take = Comprar { $card } do monte de descarte.
console-do-lay = Jogar a fase: { $cards }
console-do-hit = Adicionar { $cards } ao grupo { $group } de { $player }: { $lies }
console-do-discard = Descartar { $card }.
console-do-skip = Jogar uma carta Pular contra { $player }.

# Rodadas simuladas.
console-progress = { $phase }: { $done } de { $of } rodadas…
console-hands = { $trials ->
    [one] Uma rodada simulada
   *[other] { $trials } rodadas simuladas
 } por fase, { $players } jogadores, todos na mesma fase (semente { $seed })
console-hands-laps = voltas
console-hands-first-laid = primeira fase
console-hands-laid = jogaram a fase, %
console-hands-points = pontos
console-hands-points-of-others = pontos dos outros
console-hands-reshuffled = monte acabou, %
console-hands-note = Depois de ± vem o erro padrão; depois de <, o máximo a que uma proporção pode chegar. Voltas: quantas vezes a vez passou pela mesa até o fim da rodada, e até a primeira fase jogada. Jogaram a fase: a proporção dos jogadores. Pontos: os que sobraram na mão, por jogador e por jogador que não terminou a rodada.
