# O que acontece num jogo, contado a alguém da mesa. $you: o jogador é quem lê.
game-player = Jogador { $number }
game-dealt = { $you ->
    [yes] Rodada { $number }: você distribui as cartas.
   *[no] Rodada { $number }: { $player } distribui as cartas.
 }
game-opened = A carta { $cards } é virada e começa o monte de descarte.
game-buried = A carta { $cards } é virada e vai para debaixo do monte de compra; outra carta é virada.
game-chose = { $you ->
    [yes] Você escolhe a Fase { $number }.
   *[no] { $player } escolhe a Fase { $number }.
 }
game-drew = { $you ->
    [yes] Você compra { $cards } do monte de compra.
   *[no] { $player } compra { $cards } do monte de compra.
 }
game-drew-hidden = { $player } compra uma carta do monte de compra.
game-drew-open = { $you ->
    [yes] Você compra { $cards } do monte de descarte.
   *[no] { $player } compra { $cards } do monte de descarte.
 }
game-laid = { $you ->
    [yes] Você joga a Fase { $number }: { $cards }.
   *[no] { $player } joga a Fase { $number }: { $cards }.
 }
game-hit = { $you ->
    [yes] Você adiciona { $cards } a { $whose ->
        [yours] um dos seus grupos
       *[other] um grupo de { $other }
     }.
   *[no] { $player } adiciona { $cards } a { $whose ->
        [yours] um grupo que você jogou
        [own] um dos próprios grupos
       *[other] um grupo de { $other }
     }.
 }
game-discarded = { $you ->
    [yes] Você descarta { $cards }.
   *[no] { $player } descarta { $cards }.
 }
game-skipped = { $you ->
    [yes] Você joga uma carta Pular contra { $other }.
   *[no] { $player } joga uma carta Pular contra { $whose ->
        [yours] você
       *[other] { $other }
     }.
 }
game-missed = { $you ->
    [yes] Você perde a vez.
   *[no] { $player } perde a vez.
 }
game-reshuffled = O monte de compra acabou: { $number ->
    [one] uma carta do monte de descarte é embaralhada e forma
   *[other] { $number } cartas do monte de descarte são embaralhadas e formam
 } o novo monte de compra.
game-out = { $you ->
    [yes] Você ficou sem cartas: a rodada acabou.
   *[no] { $player } ficou sem cartas: a rodada acabou.
 }
game-ran-out = Não há mais nada para comprar: a rodada acabou.
game-dead = Nenhuma das cartas que restam encaixa num grupo da mesa nem serve para uma fase que ainda falta jogar: a rodada acabou.
game-stopped = { $you ->
    [yes] Só você completou a última fase: o jogo acaba na hora.
   *[no] Só { $player } completou a última fase: o jogo acaba na hora.
 }
game-counted = { $you ->
    [yes] Você recebe { $number ->
        [one] um ponto negativo
       *[other] { $number } pontos negativos
     } por { $count ->
        [one] uma carta
       *[other] { $count } cartas
     } ({ $cards }).
   *[no] { $player } recebe { $number ->
        [one] um ponto negativo
       *[other] { $number } pontos negativos
     } por { $count ->
        [one] uma carta
       *[other] { $count } cartas
     } ({ $cards }).
 }
game-counted-nothing = { $you ->
    [yes] Você não recebe nenhum ponto negativo.
   *[no] { $player } não recebe nenhum ponto negativo.
 }
game-tied = { $you ->
    [yes] Você empata na disputa pela vitória.
   *[no] { $player } empata na disputa pela vitória.
 }
game-won = { $you ->
    [yes] Você vence o jogo.
   *[no] { $player } vence o jogo.
 }
