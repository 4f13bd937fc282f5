# Aula 3. Um sucesso é uma distribuição que dá o que se pede; uma lista é uma série de distribuições com o número de sucessos.
trials-name = Tente uma vez, tente mil vezes
trials-idea = A proporção de sucessos se aproxima da probabilidade, e o erro padrão diz quanto.

# Exercício 1: depois de dez distribuições sem a Fase 1.
trials-due-is-less = A Fase 1 é menos provável que de costume
trials-due-is-same = A Fase 1 é tão provável quanto sempre
trials-due-is-more = A Fase 1 é mais provável que de costume
trials-due-hint = Pense nas 108 cartas logo antes de serem distribuídas. O que há de diferente nelas depois de dez distribuições sem a Fase 1?
trials-due-not-less = Dez fracassos não ficam gravados nas cartas. Antes de cada distribuição, todas as cartas são juntadas e embaralhadas.
trials-due-not-more = Parece que agora teria de vir um sucesso. Mas as cartas embaralhadas não sabem o que foi distribuído antes.
trials-due-why = Antes de cada distribuição, todas as 108 cartas são embaralhadas; por isso, cada distribuição é uma nova tentativa com a mesma probabilidade.

# Exercício 2: três sucessos em seis distribuições.
trials-six-deals-hint = Seis distribuições podem dar 2 × 2 × 2 × 2 × 2 × 2 resultados. Em quantos deles três distribuições são sucessos? É como escolher 3 de 6 lugares.
trials-six-deals-not-half = Um meio é a probabilidade de uma distribuição. Aqui a pergunta é com que frequência uma lista de seis distribuições mostra exatamente essa proporção.
trials-six-deals-not-four = Essa é a resposta para quatro distribuições. Com seis, há mais resultados e mais proporções diferentes.
trials-six-deals-not-seven = Há sete proporções possíveis, mas elas não são igualmente prováveis. Conte os resultados que levam a cada uma.
trials-six-deals-not-order = Essa é uma ordem fixa, por exemplo os três sucessos primeiro. Os sucessos também podem vir em outras ordens.
trials-six-deals-why = Seis distribuições acertam a probabilidade em cheio menos vezes que quatro, porque há mais proporções diferentes perto dela.

# Exercício 3: quantas distribuições para um décimo do erro padrão.
trials-tenth-hint = Na tabela, quantas vezes mais distribuições reduzem o erro padrão à metade? Com a fórmula, quantas vezes mais o dividem por 3?
trials-tenth-not-times = O número de distribuições está dentro de uma raiz. Dez vezes mais distribuições só tornam o erro umas três vezes menor.
trials-tenth-not-half = Esse número de distribuições reduz o erro padrão à metade. Você quer um décimo dele.
trials-tenth-not-factor = Com 100 distribuições, o erro padrão ainda é de 3,86 pontos percentuais. De quantas vezes mais distribuições você precisa?
trials-tenth-why = O número de distribuições está dentro de uma raiz. Para dividir o erro por 10, multiplique as distribuições por 10 × 10.

# Exercício 4: o erro padrão de 100 distribuições com cinco cartas.
trials-five-cards-hint = Escreva todas as mãos de duas cartas e conte as que formam um par. Isso dá a probabilidade. Depois ponha na fórmula a probabilidade e o 100.
trials-five-cards-not-chance = Essa é a probabilidade de um sucesso. Agora pergunte a que distância dela costuma ficar a proporção em 100 distribuições.
trials-five-cards-not-one = Esse é o erro padrão de uma distribuição. Você tem 100.
trials-five-cards-not-square = Essa é a média dos quadrados das distâncias. Falta um passo.
trials-five-cards-not-divided = Você dividiu por 100 depois de tirar a raiz. Na fórmula, o número de distribuições está dentro da raiz.
trials-five-cards-why = A probabilidade vem da contagem das mãos; o erro padrão, da probabilidade e do número de distribuições. Você pode fazer isso para qualquer jogo.

# Exercício 5: a lista que não combina.
trials-odd-list-is-forty = 12 de 40
trials-odd-list-is-hundred = 24 de 100
trials-odd-list-is-thousands = 1.650 de 10.000
trials-odd-list-hint = Para cada lista, calcule a proporção, a distância dela até 18,28% e o erro padrão para esse número de distribuições. O erro padrão de 10.000 distribuições você conhece do Exercício 3. Quantos erros padrão dá a distância?
trials-odd-list-not-forty = Uma proporção de 30% parece distante. Mas 40 distribuições são poucas, e o erro padrão delas é grande. Compare os dois.
trials-odd-list-not-hundred = Uma proporção de 24% está um pouco longe. Mas essa distância é maior que dois erros padrão de 100 distribuições?
trials-odd-list-why = Essa proporção é a mais próxima das três e, mesmo assim, está longe demais. Quanto mais distribuições uma lista tem, mais perto deve estar a sua proporção.

# Experimento: dez cartas.
trials-phase-one-ask = Você recebe dez cartas. Qual é a probabilidade de que elas já completem a Fase 1 (duas trincas)?
trials-phase-one-yes = Estas dez cartas completam a Fase 1.
trials-phase-one-no = Estas dez cartas não completam a Fase 1.

# Experimento: duas das quatro cartas R5 B5 W S, quatro vezes.
trials-two-of-four-ask = Duas das quatro cartas são distribuídas, quatro vezes. Qual é a probabilidade de que exatamente duas das quatro distribuições deem um par?
trials-two-of-four-yes = Leia as cartas de duas em duas: exatamente duas das quatro distribuições deram um par.
trials-two-of-four-no = Leia as cartas de duas em duas: das quatro distribuições, as que deram um par não foram exatamente duas.

# Experimento: dez distribuições.
trials-none-in-ten-ask = Dez cartas são distribuídas e depois todas são embaralhadas, dez vezes seguidas. Qual é a probabilidade de que nenhuma das dez distribuições complete a Fase 1?
trials-none-in-ten-yes = Dez distribuições, e nenhuma completou a Fase 1.
trials-none-in-ten-no = Pelo menos uma das dez distribuições completou a Fase 1: aqui está a primeira.

# Modelo: onde ficam as proporções de muitas listas.
trials-band-title = Listas de distribuições: a que distância da probabilidade da Fase 1 ficam as suas proporções
trials-band-hands = Distribuições em uma lista
trials-band-errors = Erros padrão para cada lado
trials-band-row-error = Erro padrão, em pontos percentuais
trials-band-row-low = Início da faixa, em porcentagem
trials-band-row-high = Fim da faixa, em porcentagem
trials-band-row-inside = Listas com a proporção dentro da faixa, em porcentagem

# A folha de exercícios.
trials-sheet-share = Alguém anotou 20 distribuições. Em { $made } delas, a Fase 1 já veio completa. Escreva a proporção como fração e como porcentagem.
trials-sheet-few = Estas { $count } cartas são o baralho inteiro. Duas delas são distribuídas. Qual é a probabilidade de que formem um par? Um coringa conta como qualquer carta numerada; uma carta Pular nunca conta.
trials-sheet-exactly = Uma distribuição é um sucesso com probabilidade 1/2. Você distribui { $tries } vezes e embaralha antes de cada distribuição. Qual é a probabilidade de que { $successes ->
    [one] exatamente uma distribuição seja um sucesso
   *[other] exatamente { $successes } distribuições sejam sucessos
 }?
trials-sheet-error = Uma distribuição é um sucesso com probabilidade { $tenths }/10. Alguém distribui { $deals } vezes. Calcule o erro padrão da proporção.
trials-sheet-more = Uma lista de { $before } distribuições tem certo erro padrão. Você quer dividir esse erro por { $part }. De quantas distribuições você precisa?
trials-sheet-list = A Fase 1 já vem completa em cerca de 18% das distribuições. O erro padrão de 100 distribuições é de cerca de 4 pontos percentuais. Em uma lista de 100 distribuições, ela veio { $made } vezes. A quantos erros padrão de 18% fica esse resultado? A lista combina?
trials-sheet-fits = Distância em erros padrão: { $errors }. Isso é no máximo 2; portanto, a lista combina.
trials-sheet-unfit = Distância em erros padrão: { $errors }. Isso é mais que 3; portanto, a lista não combina.
