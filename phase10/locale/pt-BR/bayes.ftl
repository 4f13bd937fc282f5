# Aula 8, o que ela está juntando: seus exercícios, experimentos, modelo e folha de exercícios.
# Ela está na Fase 8 e junta um naipe, ou na Fase 7 e junta números. O que ela descarta e o que ela compra são pistas.
bayes-name = O que ela está juntando?
bayes-idea = Uma pista conta a favor daquilo que a torna mais provável. Conte as partidas que combinam com ela.

# Exercício: quem junta cartas amarelas descarta uma vermelha.
bayes-red-throw-hint = Quantas são as cartas numeradas que ela descartaria? Quantas delas são vermelhas?
bayes-red-throw-why = Ela só descarta cartas de três naipes, e cada um deles tem o mesmo número de cartas.
bayes-red-throw-not-all-colors = Você contou os quatro naipes. Qual naipe ela guarda?
bayes-red-throw-not-all-cards = Você dividiu por todas as cartas do baralho. Ela só descarta cartas numeradas, e não as do seu próprio naipe.

# Exercício: no começo, a Fase 7 é duas vezes mais provável.
bayes-other-start-hint = Pegue 105 partidas. Em quantas delas ela está na Fase 8? Quantas dessas combinam com a pista? Depois faça o mesmo para a Fase 7.
bayes-other-start-why = A pista é a mesma, mas já no começo há mais partidas na Fase 7; por isso, mais delas combinam com a pista.
bayes-other-start-not-even = Essa é a probabilidade quando, no começo, as duas fases são igualmente prováveis. Aqui elas não são.
bayes-other-start-not-if-so = Essa é a probabilidade da pista, se ela está na Fase 8. A pergunta vai no outro sentido: você viu a pista.
bayes-other-start-not-before = Essa é a probabilidade antes de você ver a pista. Agora deixe de fora as partidas que não combinam com ela.

# Exercício: a partir de quantos descartes três naipes falam a favor da Fase 8.
bayes-crossing-hint = Deixe os naipes e o começo como estão. Aumente as cartas descartadas uma de cada vez e compare as duas linhas de baixo.
bayes-crossing-why = Quanto mais o quarto naipe demora a vir, menos isso combina com quem poderia descartá-lo.
bayes-crossing-not-last = Com esse número de cartas, a probabilidade ainda fica um pouco abaixo da metade. Leia mais uma vez a linha da Fase 8.
bayes-crossing-not-first = Com três cartas, a probabilidade ainda fica abaixo da metade. Qual das duas linhas de baixo é mais longa, e quando isso muda?
bayes-crossing-not-later = Ali a probabilidade está acima da metade, mas não pela primeira vez. Comece com três cartas e suba de uma em uma.

# Exercício: quatro cartas vermelhas seguidas.
bayes-four-red-hint = Escreva as duas probabilidades como produtos, um fator para cada carta depois da primeira. Cartas descartadas não voltam. Depois divida um produto pela soma dos dois.
bayes-four-red-why = Com três naipes para descartar, um naipe volta mais vezes do que com quatro. Cada nova carta dele é mais uma pista.
bayes-four-red-not-put-back = Está perto. Você usou um terço ou um quarto para cada carta. Mas uma carta descartada não volta: há uma vermelha a menos e uma carta a menos ao todo.
bayes-four-red-not-three = Essa é a probabilidade depois de três cartas vermelhas. Há uma quarta.
bayes-four-red-not-if-so = Essa é a probabilidade da pista, se ela está na Fase 8. Compare-a com a probabilidade da pista na Fase 7.
bayes-four-red-not-even = Essa é a probabilidade antes de você ver uma carta. Com que frequência cada tipo de jogadora descarta quatro cartas de um mesmo naipe?

# Exercício: que carta descartar.
bayes-safer-is-red-seven = Descartar o 7 vermelho
bayes-safer-is-yellow-twelve = Descartar o 12 amarelo
bayes-safer-is-same = As duas são igualmente seguras
bayes-safer-hint = Para cada carta, pergunte em que fase ela ajuda Ida. Qual é a probabilidade dessa fase depois das duas pistas?
bayes-safer-why = Essa carta só a ajuda em uma fase, e essa fase agora é a menos provável. A outra carta a ajuda com certeza na fase mais provável.
bayes-safer-not-yellow-twelve = Em que fase qualquer carta amarela a ajuda? Veja qual é a probabilidade dessa fase depois das duas pistas.
bayes-safer-not-same = As duas cartas ajudam em fases diferentes. Essas fases são igualmente prováveis depois das duas pistas?

# Experimento: três descartes de três naipes.
bayes-three-colors-ask = Imagine 100 partidas em que ela descartou três cartas de três naipes diferentes. Em quantas delas ela está na Fase 8?
bayes-three-colors-yes = Ela está na Fase 8.
bayes-three-colors-no = Ela está na Fase 7.

# Experimento: três descartes, e uma carta do quarto naipe que ela compra.
bayes-takes-ask = Imagine 100 partidas em que ela descartou uma carta vermelha, uma azul e uma verde e depois comprou o 7 amarelo. Em quantas delas ela está na Fase 8?
bayes-takes-yes = Ela está na Fase 8.
bayes-takes-no = Ela está na Fase 7 e tem um 7 na mão.

# Modelo: o que dizem as cartas descartadas.
bayes-clue-title = O que as cartas descartadas dizem
bayes-clue-thrown = Cartas que ela descartou
bayes-clue-seen = Naipes diferentes entre elas
bayes-clue-before = Jogadoras na Fase 8, de dez como ela
bayes-clue-row-if-eight = probabilidade desta pista na Fase 8
bayes-clue-row-if-seven = probabilidade desta pista na Fase 7
bayes-clue-row-eight = Fase 8, depois da pista
bayes-clue-row-seven = Fase 7, depois da pista

# Folha de exercícios.
bayes-sheet-same = { $colors } naipes, { $copies } cartas numeradas de cada um. Duas dessas cartas são descartadas ao acaso. Qual é a probabilidade de que as duas sejam do mesmo naipe?
bayes-sheet-count = De 100 jogadores, { $on } estão na Fase 8, e os outros, na Fase 7. Uma pista aparece em { $so } de 10 partidas na Fase 8 e em { $other } de 10 partidas na Fase 7. Você vê a pista. Qual é a probabilidade de que o jogador esteja na Fase 8? Conte partidas.
bayes-sheet-again = Para você, ela está na Fase 8 com probabilidade de { $before } em 10. Agora ela compra uma carta do monte de descarte. Na Fase 8, ela a compra em { $so } de 10 partidas; na Fase 7, em { $other } de 10. Qual é agora a probabilidade da Fase 8?
bayes-sheet-pair = Ela descartou estas duas cartas do baralho de verdade. Quem está na Fase 8 descarta cartas de três naipes; quem está na Fase 7, de quatro, com 24 cartas de cada um. Olhe só se os naipes são iguais. As duas fases eram igualmente prováveis. Qual é a probabilidade da Fase 8?
bayes-sheet-start = Há duas cartas de cada naipe. Antes de qualquer descarte, a Fase 7 é { $times } vezes mais provável que a Fase 8. Ela descarta duas cartas { $same ->
    [same] do mesmo naipe
   *[different] de naipes diferentes
 }. Qual é a probabilidade da Fase 8?
