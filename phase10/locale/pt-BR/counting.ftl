# Aula 2, contar mãos: seus exercícios, experimentos, modelo e folha de exercícios.
counting-name = Contar mãos
counting-idea = Conte as mãos em ordem e divida pelo número de ordens: assim você pode comparar as mãos que quer com todas as mãos.

# Exercício: quando a soma das probabilidades passa de 1.
counting-sum-hint = Some 2/27 várias vezes. Quando o numerador passa de 27?
counting-sum-why = Com esse número de cartas, a soma passa de 1, e nenhuma probabilidade passa de 1. Então a soma não pode ser uma probabilidade.
counting-sum-not-below = Com esse número de cartas, a soma ainda é menor que 1. Quanto acrescenta mais uma carta?
counting-sum-not-half = Ali a soma é exatamente 1. Mas uma mão tem um número inteiro de cartas, e a soma precisa passar de 1.
counting-sum-not-two = Com esse número de cartas, a soma é 2. Você procura a primeira mão com soma maior que 1.

# Exercício: mãos de três cartas, escolhidas entre cinco.
counting-three-hint = Primeiro, conte em ordem: quantas possibilidades há para a primeira, a segunda e a terceira carta? Depois pergunte em quantas ordens podem ficar as mesmas três cartas.
counting-three-why = Cada mão de três deixa na mesa uma mão de duas. Então há tantas mãos de um tipo quanto do outro.
counting-three-not-orders = Isso conta as três cartas em ordem. A mesma mão é contada uma vez para cada ordem das suas cartas.
counting-three-not-two = Você dividiu por 2. Duas cartas têm duas ordens. Quantas ordens têm três cartas?
counting-three-not-places = Você dividiu por 3. Escreva todas as ordens de três cartas A, B e C. São só três?
counting-three-not-times = Tirada a primeira carta, restam menos cartas para a segunda. Isso dá um produto de três números.

# Exercício: o tempo para todas as mãos.
counting-time-is-year = Menos de um ano
counting-time-is-life = Mais de um ano, mas menos que uma vida de 80 anos
counting-time-is-history = Mais de 80 anos, mas menos de 5.000 anos
counting-time-is-longer = Mais de 5.000 anos
counting-time-hint = Um ano tem cerca de 31.500.000 segundos. Quantos anos são necessários para 38.722.819.230.810 segundos?
counting-time-why = Divida o número de mãos pelos segundos de um ano. O resultado tem sete algarismos.
counting-time-not-year = Em um ano, você põe na mesa cerca de 31.500.000 mãos. Compare o número de algarismos com o do total de mãos.
counting-time-not-life = Em 80 anos, você põe na mesa cerca de 2.500.000.000 de mãos. Compare o número de algarismos com o do total de mãos.
counting-time-not-history = Em 5.000 anos, você põe na mesa cerca de 158.000.000.000 de mãos. Compare o número de algarismos com o do total de mãos.

# Exercício: quando exatamente um coringa é mais provável que nenhum.
counting-most-hint = Deixe 8 coringas. Aumente a mão, uma carta de cada vez, e compare as linhas 0 e 1.
counting-most-why = A partir desse tamanho, uma mão tem exatamente um coringa mais vezes do que nenhum.
counting-most-not-any = A partir daí, um ou mais coringas são mais prováveis que nenhum. A pergunta é sobre exatamente um coringa: olhe a linha 1.
counting-most-not-below = Você está perto. Com esse número de cartas, nenhum coringa ainda é um pouco mais provável. Compare as frações exatas.
counting-most-not-dealt = Esse é o tamanho da mão no jogo. Compare as linhas 0 e 1: qual é maior?

# Exercício: dois 12 e um coringa.
counting-set-hint = De quantos modos dá para escolher dois dos oito 12, e um dos oito coringas? Cada modo combina com cada um dos outros. Quantas mãos de três há ao todo?
counting-set-why = Dois dos oito 12 e um dos oito coringas: multiplicam-se os números de modos. Depois, o resultado é comparado com todas as mãos de três.
counting-set-not-above = Você contou os dois 12 em ordem, mas, no denominador, as mãos sem ordem. Conte as duas coisas do mesmo jeito.
counting-set-not-below = Você contou sem ordem as mãos que quer, mas todas as mãos em ordem. Conte as duas coisas do mesmo jeito.
counting-set-not-no-wild = Você contou os pares de 12. Qual coringa vem com eles? Há vários.
counting-set-not-added = Você somou os modos de escolher os 12 e os de escolher o coringa. Quantas mãos há para um só par de 12?

# Experimento: um coringa ou mais nas cartas distribuídas.
counting-any-ask = Imagine 100 mãos de dez cartas. Quantas delas têm pelo menos um coringa?
counting-any-yes = Há um coringa nesta mão.
counting-any-no = Não há coringa nesta mão.

# Experimento: dois coringas ou mais nas cartas distribuídas.
counting-more-ask = Imagine 100 mãos de dez cartas. Quantas delas têm dois coringas ou mais?
counting-more-yes = Há dois coringas ou mais nesta mão.
counting-more-no = Há menos de dois coringas nesta mão.

# Modelo: os coringas em uma mão.
counting-wilds-title = Quantos coringas há na mão?
counting-wilds-cards = Cartas na mão
counting-wilds-wilds = Coringas no baralho, junto com outras 100 cartas
counting-wilds-row-any = um ou mais

# Folha de exercícios. A questão das mãos mostra cartas; a do coringa vem logo depois e trata das mesmas cartas.
counting-sheet-hands = Quantas mãos diferentes de duas cartas dá para tirar das cartas que você vê aqui? Cartas que parecem iguais são, mesmo assim, cartas diferentes.
counting-sheet-wild = Duas das cartas da questão anterior são tiradas sem olhar. Qual é a probabilidade de que pelo menos uma delas seja um coringa?
counting-sheet-orders = Em quantas ordens { $cards } cartas diferentes podem ficar em fila?
counting-sheet-three = Quantas mãos diferentes de três cartas dá para tirar de { $cards } cartas diferentes?
counting-sheet-pair-color = Você recebe duas cartas do baralho inteiro, de 108. Qual é a probabilidade de que as duas sejam { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }? Cada naipe tem 24 cartas.
counting-sheet-pair-number = Você recebe duas cartas do baralho inteiro, de 108. Qual é a probabilidade de que as duas tenham o número { $number }? Há oito cartas de cada número.
counting-sheet-exactly = Você recebe três cartas do baralho inteiro, de 108, que tem 8 coringas. Qual é a probabilidade de que { $wilds ->
    [one] exatamente uma delas seja coringa
   *[other] exatamente { $wilds } delas sejam coringas
 }?
