# Aula 1, o baralho como urna: seus exercícios, experimentos, modelo e folha de exercícios.
urn-name = O baralho como urna
urn-idea = A probabilidade é o número de cartas favoráveis dividido pelo de cartas possíveis, desde que todas sejam igualmente prováveis.

# Exercício: quantas cartas com o número 12 há no baralho.
urn-twelves-hint = Em quantos naipes existe um 12? E quantas vezes aparece cada carta numerada?
urn-twelves-why = O 12 existe em quatro naipes, e cada carta numerada aparece duas vezes.
urn-twelves-not-colors = Esse é o número de naipes. Quantas cópias há de cada carta numerada?
urn-twelves-not-copies = Isso é quantas vezes aparece uma mesma carta, por exemplo o 12 vermelho. E os outros naipes?
urn-twelves-not-printed = Esse é o número impresso na carta. A pergunta é quantas cartas têm esse número.
urn-twelves-not-all = Você dividiu todas as 108 cartas por 12. Mas entre elas há coringas e cartas Pular, que não têm número.

# Exercício: o baralho pequeno com mais um coringa.
urn-more-hint = Escreva todas as cartas que o baralho tem agora. Quantas são, e quantas delas são coringas?
urn-more-why = Há uma carta favorável a mais e também uma carta possível a mais.
urn-more-not-kinds = Você contou os tipos de carta: 5, 12, coringa e Pular. Os tipos não são igualmente prováveis. Conte as cartas, uma por uma.
urn-more-not-before = Essa é a probabilidade antes de entrar o novo coringa. Conte de novo os dois números.
urn-more-not-possible = O novo coringa é favorável. Ele também é uma das cartas possíveis?

# Exercício: quantos coringas tirar.
urn-fewer-hint = Diminua o número de coringas de um em um e olhe a linha do coringa. Diminuem tanto as cartas favoráveis quanto as possíveis.
urn-fewer-why = A cada coringa que sai, há uma carta favorável a menos e uma carta possível a menos.
urn-fewer-not-left = Esse é o número de coringas que ficam no baralho. A pergunta é quantos você tira.
urn-fewer-not-half = Você tirou metade dos coringas. Quantos coringas restam então, e quantas cartas ao todo? Essa fração é 1/21?

# Exercício: a carta que é virada.
urn-opening-hint = Alguém já viu alguma carta? Se não, quais cartas do baralho inteiro podem ser a carta virada?
urn-opening-why = Ninguém viu nenhuma carta; por isso, todas as cartas do baralho têm a mesma probabilidade de estar naquele lugar.
urn-opening-not-pile = Você deixou de fora as cartas distribuídas. Mas ninguém as viu: algumas cartas Pular podem estar entre elas.
urn-opening-not-hand = Você deixou de fora as cartas de uma mão. Mas ninguém olhou essa mão.
urn-opening-not-one = As suas cartas possíveis estão certas. Quantas delas são cartas Pular?

# Exercício: vermelha ou com o número 12.
urn-red-hint = Faça uma lista das cartas vermelhas e depois uma das cartas com o número 12. Alguma carta está nas duas listas?
urn-red-why = Os 12 vermelhos estão nas duas listas e só são contados uma vez.
urn-red-not-twice = Você somou as cartas vermelhas e as que têm o número 12. Quais cartas foram contadas duas vezes?
urn-red-not-both = Essa é a probabilidade de uma carta que seja vermelha e também tenha o número 12. Aqui basta uma das duas coisas.
urn-red-not-one = Você deixou de fora as cartas que são vermelhas e também têm o número 12. Elas também ganham.

# Experimento: um coringa contra um 12.
urn-duel-ask = Imagine 100 duelos. Em quantos deles um coringa aparece antes do primeiro 12?
urn-duel-yes = O coringa apareceu primeiro.
urn-duel-no = O 12 apareceu primeiro.

# Experimento: a última carta do baralho.
urn-last-ask = Imagine 100 baralhos embaralhados. Em quantos deles a última carta é um coringa?
urn-last-yes = A última carta é um coringa.
urn-last-no = A última carta não é um coringa.

# Modelo: a primeira carta de um baralho modificado.
urn-deck-title = A primeira carta de um baralho montado por você
urn-deck-wilds = Coringas no baralho
urn-deck-skips = Cartas Pular no baralho
urn-deck-copies = Cópias de cada carta numerada
urn-deck-row-wild = um coringa
urn-deck-row-twelve = um 12
urn-deck-row-skip = uma carta Pular
urn-deck-row-red = uma carta numerada vermelha

# Folha de exercícios.
urn-sheet-wild = Uma das cartas que você vê aqui é tirada sem olhar. Qual é a probabilidade de que ela seja um coringa?
urn-sheet-away = Uma das cartas numeradas da questão anterior é retirada. Qual é a probabilidade de que uma carta tirada das restantes seja um coringa?
urn-sheet-numbers = O baralho inteiro, de 108 cartas, é embaralhado. Qual é a probabilidade de que a primeira carta tenha um número de { $low } a { $high }?
urn-sheet-fewer = { $out } coringas são retirados do baralho inteiro. Qual é agora a probabilidade de que a primeira carta seja um coringa?
urn-sheet-place = O baralho inteiro é embaralhado, e ninguém olhou nenhuma carta. Qual é a probabilidade de que { $kind ->
    [wild] um coringa
    [skip] uma carta Pular
   *[twelve] um 12
 } esteja na posição { $place }, contando de cima?
urn-sheet-either = O baralho inteiro é embaralhado. Qual é a probabilidade de que a primeira carta { $color ->
    [R] seja vermelha
    [B] seja azul
    [G] seja verde
   *[Y] seja amarela
 }, ou tenha um número maior que { $number }, ou as duas coisas? Não conte nenhuma carta duas vezes.
