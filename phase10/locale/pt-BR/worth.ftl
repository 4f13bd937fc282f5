# Aula 6: quanto vale um coringa. O texto da aula está em notebooks/lessons.
worth-name = Quanto vale um coringa
worth-idea = O coringa é a carta que custa mais e a que ajuda mais: o valor esperado diz quando guardá-lo.

# A aposta
worth-no-wild-ask = Imagine 100 mãos de dez cartas sem nenhum coringa. Quantas delas completam a Fase 1, duas trincas?
worth-no-wild-yes = Esta mão completa a Fase 1.
worth-no-wild-no = Esta mão não completa a Fase 1.

worth-cost-hint = Primeiro, separe as cartas: números de 1 a 9, números de 10 a 12, cartas Pular, coringas. Depois multiplique e some.
worth-cost-why = Não importa o número impresso na carta, só o tipo de carta.
worth-cost-not-printed = Você somou os números impressos. Um 9 custa tanto quanto um 1, e um 12, tanto quanto um 10.
worth-cost-not-fives = Os números de 10 a 12 custam mais que os outros.
worth-cost-not-twenty = Algumas edições contam o coringa assim. Aqui se usa o valor dos folhetos.

# À mão
worth-two-hint = Uma carta é o coringa, isso é certo. A segunda é uma das outras quatro. Quanto custam essas quatro em média?
worth-two-why = Uma parte certa e uma parte média: some as duas.
worth-two-not-any = Essa é a média de duas cartas quando você não sabe quais são. Aqui você sabe que uma é o coringa.
worth-two-not-still = A segunda carta não pode ser o coringa de novo. Tire a média das outras quatro.
worth-two-not-other = Essa é a média só da segunda carta. O coringa também foi tirado.

# O preço
worth-hand-ask = Você recebe dez cartas. Quanto elas custam em média, enquanto nada for jogado?
worth-hand-value = { $value ->
    [one] Esta mão custa { $value } ponto.
   *[other] Esta mão custa { $value } pontos.
 }

worth-one-wild-hint = Uma carta é o coringa; as outras nove vêm das 100 cartas que não são coringas. Quanto custa em média uma dessas 100?
worth-one-wild-why = O coringa certo e nove vezes a média das cartas que não são coringas: as médias se somam.
worth-one-wild-not-still = Na sua média para as outras nove cartas há coringas. Mas esta mão tem exatamente um coringa.
worth-one-wild-not-none = Essa é a média de uma mão sem coringa. Troque uma carta pelo coringa.
worth-one-wild-not-added = Você somou o preço de um coringa à média de todas as mãos. Mas nessa média já há coringas. Comece com uma mão que não tenha nenhum.

worth-with-wild-ask = Imagine 100 mãos de dez cartas com exatamente um coringa. Quantas delas completam a Fase 1, duas trincas?
worth-with-wild-yes = Esta mão completa a Fase 1.
worth-with-wild-no = Esta mão não completa a Fase 1.

# Guardar ou descartar
worth-keep-ask = Você descarta o 12 e guarda o coringa. Chega a sua próxima vez, e depois a rodada acaba. Em média, quantos pontos sobram na sua mão?
worth-keep-value = { $value ->
    [one] Sobra { $value } ponto.
   *[other] Sobram { $value } pontos.
 }

worth-hold-title = Pontos que sobram em média
worth-hold-ends = Probabilidade, em porcentagem, de a rodada acabar antes da sua próxima vez
worth-hold-wild = Pontos de um coringa
worth-hold-row-keep = Guardar o coringa
worth-hold-row-throw = Descartar o coringa

worth-quarter-hint = Calcule primeiro a média de cada uma das duas escolhas: um quarto da primeira coluna da tabela e três quartos da segunda. Depois subtraia.
worth-quarter-why = Cada caso conta com a sua probabilidade: o que se arrisca ao guardar e o que se economiza.
worth-quarter-not-gain = Isso é o que se economiza ao guardar, se a sua próxima vez chegar. Desconte o que isso custa se a rodada acabar antes.
worth-quarter-not-swapped = Você trocou as duas probabilidades. Um quarto é a probabilidade de a rodada acabar antes.

# O que você sabe agora
worth-even-hint = Chame a probabilidade de q. Quantos pontos a mais custa guardar, se a rodada acabar antes? Isso conta com a probabilidade q. Quantos se economizam, se chegar a sua vez? Isso conta com 1 − q. Quando as duas coisas são iguais?
worth-even-why = O que se arrisca ao guardar e o que se economiza são iguais aqui. Abaixo dessa probabilidade você guarda o coringa; acima dela, descarta.
worth-even-not-ratio = Você comparou o que guardar custa, vezes q, com tudo o que guardar economiza. Mas só se economiza isso se chegar a sua vez, o que tem probabilidade 1 − q.
worth-even-not-draw = Essa é a probabilidade de que a próxima carta complete a fase. A pergunta é sobre a probabilidade de a rodada acabar.
worth-even-not-twenty = Isso vale onde um coringa custa 20 pontos. A pergunta é sobre 25 pontos.

# Folha de exercícios
worth-sheet-cost = Olhe esta mão. Quantos pontos ela custa se sobrar? (1 a 9: 5 pontos; 10 a 12: 10; carta Pular: 15; coringa: 25)
worth-sheet-one = Você tira uma destas cartas sem olhar. Quantos pontos ela custa em média?
worth-sheet-two = Você tira duas destas cartas ao mesmo tempo, sem olhar. Quantos pontos elas custam em média?
worth-sheet-deck = Todas as 108 cartas juntas custam 860 pontos. Quanto custam em média { $cards } cartas do baralho inteiro? Use uma calculadora.
worth-sheet-wilds = As 100 cartas que não são coringas custam juntas 660 pontos. Uma mão de { $cards } cartas tem exatamente { $wilds ->
    [one] um coringa
   *[other] { $wilds } coringas
 }. Quanto ela custa em média?
worth-sheet-even = Guardar um coringa custa { $risked } pontos a mais se a rodada acabar antes da sua próxima vez, e economiza em média { $saved } pontos se ela não acabar. Qual deve ser a probabilidade de a rodada acabar antes, para que as duas escolhas sejam igualmente boas?
