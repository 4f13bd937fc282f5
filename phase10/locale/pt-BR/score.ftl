# A calculadora de pontos: quanto custam as cartas que sobram na mão.
score-name = Pontos
score-title = Quanto custam as cartas que sobram na mão?
score-lead = Monte o que sobrou na mão de um jogador no fim da rodada e veja como se conta.
score-hand = Cartas que sobraram
score-sum = { $points ->
    [0] Nenhum ponto: este jogador terminou a rodada.
    [one] { $points } ponto negativo
   *[other] { $points } pontos negativos
 }
score-by = Como se conta?
score-by-mattel = Pelos folhetos: um coringa custa 25
score-by-wild-20 = Um coringa custa 20
score-by-master = Um ponto por carta
score-compare = Em todas as contagens
score-points = Pontos
score-who = Quem diz isso
score-sheet = Ir para o placar de um jogo inteiro
