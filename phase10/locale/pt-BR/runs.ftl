# Aula 5: sequências colecionam, trincas repetem. O texto da aula está em notebooks/lessons.
runs-name = Sequências colecionam, trincas repetem
runs-idea = A Fase 1 pede seis cartas, a Fase 2 pede sete. Qual delas já vem na mão mais vezes? Os aniversários de uma turma e um colecionador de figurinhas explicam por quê.

# A aposta
runs-phase-two-ask = Imagine 100 mãos de dez cartas. Quantas delas completam a Fase 2, uma trinca e uma sequência de 4?
runs-phase-two-yes = Esta mão completa a Fase 2.
runs-phase-two-no = Esta mão não completa a Fase 2.

runs-repeats-hint = Ponha três cartas iguais em fila. Aponte para cada uma e diga: número novo ou já visto? Depois faça o mesmo com a outra trinca.
runs-repeats-why = Em cada trinca, a primeira carta traz um número novo, e as outras duas o repetem.
runs-repeats-not-new = Esse é o total de números novos. A pergunta é sobre as outras cartas.
runs-repeats-not-all = Esse é o total de cartas da Fase 1. Mas a primeira carta de uma trinca tem um número que ainda não tinha aparecido.
runs-repeats-not-first = Você contou como nova só a primeira carta de todas. A segunda trinca tem um número próprio; por isso, ela também começa com um número novo.

# À mão
runs-collection-hint = Continue a tabela com uma quarta carta. Quantas cartas restam então, e quantas delas têm o último número de que você precisa?
runs-collection-why = Quando você tem três números diferentes, restam cinco cartas, e duas delas têm o quarto número. Essa probabilidade multiplica a das três cartas.
runs-collection-not-put-back = Essa é a probabilidade se você devolve cada carta antes de tirar a próxima. Aqui as cartas ficam na sua mão; por isso, restam cada vez menos.
runs-collection-not-one-hand = Você contou uma só mão. Mas cada um dos quatro números pode ser vermelho ou azul; por isso, muitas mãos têm os quatro.
runs-collection-not-three = Essa é a probabilidade para três cartas. Mais uma carta precisa ser nova.
runs-collection-not-last = Essa é só a probabilidade do último passo. As três cartas anteriores também precisam ser diferentes.

# O problema dos aniversários
runs-pair-ask = Embaralhe as 96 cartas numeradas e imagine 100 distribuições de cinco cartas. Quantas vezes pelo menos duas das cinco cartas têm o mesmo número?
runs-pair-yes = Duas destas cartas têm o mesmo número.
runs-pair-no = Estas cinco cartas têm cinco números diferentes.

runs-alike-title = Probabilidade de números iguais, só com cartas numeradas
runs-alike-cards = Cartas numeradas distribuídas
runs-alike-row-pair = Pelo menos duas iguais
runs-alike-row-three = Pelo menos três iguais
runs-alike-row-four = Pelo menos quatro iguais

runs-three-hint = Ponha no controle o número em que você pensou e leia a linha de três iguais. “Mais provável que não” quer dizer acima de 50%.
runs-three-why = Com esse número de cartas, a linha passa de 50% pela primeira vez. Uma terceira carta igual pede uma segunda coincidência.
runs-three-not-pair = Isso vale para dois números iguais. Leia a linha de três.
runs-three-not-nearly = Bem perto. Leia a linha mais uma vez: a probabilidade já está acima de 50%?
runs-three-not-certain = A partir desse número, três cartas iguais são certeza. A pergunta é a partir de quando elas são mais prováveis que não.

# A coleção
runs-different-ask = Em média, quantos números diferentes há em uma mão de dez cartas? Coringas e cartas Pular não têm número.
runs-different-value = { $value ->
    [one] { $value } número diferente nesta mão.
   *[other] { $value } números diferentes nesta mão.
 }

runs-eleven-hint = Faça como para dez cartas. Primeiro, as cartas numeradas: são 96 das 108 cartas. Depois, os números diferentes: um número falta quando todas as onze cartas vêm das outras 100. O que sobra quando você subtrai?
runs-eleven-why = A cada carta, as cartas numeradas aumentam sempre o mesmo tanto. Os números diferentes aumentam cada vez mais devagar; por isso, as repetidas aumentam cada vez mais depressa.
runs-eleven-not-ten = Essa é a média para dez cartas. A décima primeira ainda acrescenta algo.
runs-eleven-not-new = Essa é a quantidade de números diferentes. Subtraia-a das cartas numeradas.
runs-eleven-not-wilds = Você subtraiu de onze. Mas algumas das onze cartas são coringas ou cartas Pular, e essas não são repetidas.

# O que você sabe agora
runs-eights-hint = Conte as repetidas: de quantas, no mínimo, cada fase precisa? Uma mão média de dez cartas tem entre duas e três.
runs-eights-is-seven = A Fase 7 vem mais vezes.
runs-eights-is-same = As duas vêm mais ou menos o mesmo número de vezes.
runs-eights-is-three-little = A Fase 3 vem mais vezes que a Fase 7, mas menos de dez vezes mais.
runs-eights-is-three-much = A Fase 3 vem mais de dez vezes mais que a Fase 7.
runs-eights-why = Duas quadras precisam de seis repetidas. Uma quadra e uma sequência de 4 precisam de três repetidas, e as outras cartas podem ser números novos.
runs-eights-not-seven = Conte as repetidas de que cada fase precisa. As repetidas são as cartas raras.
runs-eights-not-same = As duas fases pedem o mesmo número de cartas, mas não o mesmo tipo de cartas. De quantas repetidas cada uma precisa?
runs-eights-not-three-little = A direção está certa. Mas as repetidas são ainda mais raras: cada uma a mais custa muito.

# Folha de exercícios
runs-sheet-repeats = Olhe esta mão de dez cartas. Quantas das suas cartas numeradas são repetidas? Coringas e cartas Pular não contam.
runs-sheet-groups = Você forma isto só com cartas numeradas: { $phase }. Quantas repetidas há, no mínimo?
runs-sheet-next = Das 96 cartas numeradas, você tem { $held } na mão, todas com números diferentes. Você compra uma das outras { $left }. Qual é a probabilidade de que o número dela seja novo?
runs-sheet-small = Um baralho pequeno tem os números de 1 a { $numbers }, cada um em vermelho e em azul: { $deck } cartas. Você tira três cartas. Qual é a probabilidade de que pelo menos duas delas tenham o mesmo número?
runs-sheet-mean = Um baralho pequeno tem os números de 1 a { $numbers }, cada um em { $copies } cartas: { $deck } cartas. Você tira { $drawn } cartas. Quantos números diferentes você tem em média?
runs-sheet-pair = Você tira { $cards } das 96 cartas numeradas (12 números, oito cartas de cada um). Qual é a probabilidade de que pelo menos duas tenham o mesmo número? Use uma calculadora.
