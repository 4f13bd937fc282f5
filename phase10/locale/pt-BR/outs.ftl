# Aula 4. Uma carta ajuda quando completa a fase; as cartas não vistas são todas as que o jogador não viu.
outs-name = Cartas que ajudam
outs-idea = A probabilidade da próxima compra é o número de cartas que ajudam sobre o de cartas não vistas; para várias compras, multiplique as probabilidades de falha e passe ao complementar.

# Exercício 1: uma sequência aberta nas duas pontas.
outs-both-ends-hint = Tom tem oito números seguidos. Que número pode vir antes deles, e qual pode vir depois? Pense também nas cartas que valem como qualquer número.
outs-both-ends-not-part = Isso conta dois tipos de carta, por exemplo um número e os coringas. Mais um tipo ajuda Tom.
outs-both-ends-not-one-end = Isso é um só tipo de carta. Mais de um tipo completa a sequência dele.
outs-both-ends-not-skips = Uma carta Pular nunca faz parte de uma fase; por isso, ela não ajuda.
outs-both-ends-not-kinds = Três tipos de carta ajudam. Agora conte quantas cartas há de cada um.
outs-both-ends-why = Uma sequência aberta nas duas pontas espera dois números e os coringas. Lena espera um número e os coringas.

# Exercício 2: três compras do monte de seis cartas.
outs-three-draws-hint = Calcule a probabilidade de que as três compras falhem. Quantas cartas restam antes da terceira compra, e quantas delas não ajudam?
outs-three-draws-not-sum = Certeza? Quatro das seis cartas não ajudam. Será que três compras podem todas falhar?
outs-three-draws-not-two = Essa é a probabilidade em até duas compras. Ainda vem mais uma.
outs-three-draws-not-back = Isso estaria certo se cada carta fosse devolvida ao monte. Aqui o monte diminui a cada compra.
outs-three-draws-why = As três falham em 4/6 × 3/5 × 2/4 dos casos. No resto, há pelo menos uma carta que ajuda.

# Exercício 3: mais doze cartas vistas, quatro delas com o número 5.
outs-seen-hint = Dois números mudam: quantas cartas que ajudam ainda não foram vistas, e quantas cartas ao todo ainda não foram vistas?
outs-seen-not-pile = Você tirou os quatro 5 das cartas que ajudam. Mas todas as cartas que ela viu também saem das cartas não vistas.
outs-seen-not-outs = Você tirou das cartas não vistas as que ela viu. Mas algumas delas eram cartas que ajudam.
outs-seen-not-before = Essa era a probabilidade antes. Desde então, ela viu mais cartas.
outs-seen-why = As cartas vistas mudam os dois números da fração: as que ajudam saem do numerador, e todas saem do denominador.

# Exercício 4: a partir de quantas compras pelo menos uma carta que ajuda é mais provável que nenhuma.
outs-even-hint = Deixe na tabela 16 cartas que ajudam e 96 cartas não vistas. Mude o número de compras e observe a linha de pelo menos uma carta que ajuda.
outs-even-not-sum = Três vezes um sexto é metade, mas as probabilidades de várias compras não se somam assim.
outs-even-not-sure = Seis compras bastam, mas menos também bastam.
outs-even-why = No começo a probabilidade sobe depressa, depois cada vez mais devagar. Só com 81 compras haveria certeza: são 80 as cartas que não ajudam.

# Exercício 5: Tom em até três compras.
outs-within-three-hint = Quantas das 98 cartas não ajudam? Multiplique as probabilidades de que a primeira, a segunda e a terceira compra falhem. Depois passe ao complementar.
outs-within-three-not-sum = Você somou as probabilidades de três compras. Assim, os casos com duas ou três cartas que ajudam são contados mais de uma vez.
outs-within-three-not-back = Isso estaria certo se cada carta fosse devolvida. Mas cada compra deixa uma carta a menos.
outs-within-three-why = Três falhas seguidas são o único jeito de não conseguir. Um menos isso é a probabilidade de pelo menos uma carta que ajuda.

# Exercício 6: o dado ou as cartas.
outs-die-is-die = O dado
outs-die-is-cards = As cartas
outs-die-is-same = Os dois têm a mesma chance
outs-die-hint = Olhe as linhas da tabela. Qual delas é como lançar um dado, em que cada tentativa é como se a carta tivesse sido devolvida?
outs-die-not-die = Um dado esquece as suas falhas: cada lançamento é de novo um em seis. O que acontece com as cartas não vistas depois de cada falha?
outs-die-not-same = A primeira tentativa tem a mesma probabilidade. Mas, depois de uma falha, há menos cartas não vistas, e todas as que ajudam continuam lá.
outs-die-why = Depois de cada falha, as cartas que ajudam são uma parte maior das que restam. Um dado tem sempre seis faces.

# Experimento: seis compras.
outs-six-draws-ask = Lena compra seis cartas. Das 96 cartas não vistas, 16 ajudam: os 5 e os coringas. Qual é a probabilidade de que ela compre pelo menos uma carta que ajuda?
outs-six-draws-yes = Pelo menos uma das seis cartas ajuda: é um 5 ou um coringa.
outs-six-draws-no = Nenhuma das seis cartas é um 5 ou um coringa.

# Experimento: duas compras do monte de seis cartas.
outs-small-ask = Você compra duas das seis cartas Y3 W B7 R9 G11 S. Qual é a probabilidade de que pelo menos uma delas seja o Y3 ou o coringa?
outs-small-yes = Pelo menos uma das duas cartas ajuda.
outs-small-no = Nenhuma das duas cartas ajuda.

# Experimento: três cartas escondidas vão antes para outros jogadores.
outs-hidden-ask = Outros três jogadores compram uma carta cada um, e você não vê nenhuma delas. Depois Lena compra. Qual é a probabilidade de que a carta dela ajude?
outs-hidden-yes = As três primeiras cartas foram para os outros. A última é a de Lena, e ela ajuda.
outs-hidden-no = As três primeiras cartas foram para os outros. A última é a de Lena, e ela não ajuda.

# Modelo: várias compras.
outs-draws-title = Pelo menos uma carta que ajuda em várias compras
outs-draws-good = Cartas que ajudam
outs-draws-cards = Cartas não vistas
outs-draws-draws = Compras
outs-draws-row-next = A próxima compra ajuda
outs-draws-row-within = Pelo menos uma que ajuda nessas compras
outs-draws-row-back = O mesmo, se cada carta fosse devolvida
outs-draws-row-sum = Errado: probabilidade de uma compra vezes o número de compras

# A folha de exercícios.
outs-sheet-count = Você tem estas dez cartas e precisa de uma sequência de 9. Não viu nenhuma outra carta. Quantas das outras 98 cartas completam a sequência? Um coringa conta como qualquer carta numerada.
outs-sheet-next = Qual é a probabilidade de que a sua próxima compra complete a sequência?
outs-sheet-two = Um monte pequeno tem { $cards } cartas. { $outs ->
    [one] Uma delas ajuda.
   *[other] { $outs } delas ajudam.
 } Você compra duas cartas e não devolve nenhuma. Qual é a probabilidade de comprar pelo menos uma que ajuda?
outs-sheet-seen = De volta à sua sequência de 9. Mais tarde, outras { $faces } cartas estão viradas para cima. { $gone ->
    [one] Uma delas é das que ajudariam você.
   *[other] { $gone } delas são das que ajudariam você.
 } Qual é agora a probabilidade de que a sua próxima compra ajude?
outs-sheet-hidden = De volta ao começo, quando você não tinha visto nenhuma outra carta. Outros { $others } jogadores compram uma carta cada um, e você não vê nenhuma delas. Qual é agora a probabilidade de que a sua próxima compra ajude?
outs-sheet-three = Mais uma vez a sua sequência de 9: você não viu nenhuma outra carta. Qual é a probabilidade de comprar pelo menos uma carta que ajuda nas suas três próximas compras? Use uma calculadora.
