# Aula 7, o melhor descarte: seus exercícios, experimentos, modelo e folha de exercícios.
# O valor de uma mão é o número esperado de compras até completar a fase. O jogo pequeno: ficam três cartas, quer-se uma sequência de 4.
discard-name = O melhor descarte
discard-idea = Um descarte é tão bom quanto as mãos a que ele leva. Os valores delas se calculam de trás para a frente.

# Exercício: falta uma carta para a Fase 7.
discard-last-card-hint = Que números completam a segunda quadra? Quantas cartas assim há em um baralho inteiro? E que outra carta pode valer como um número?
discard-last-card-why = Ajudam um número e os coringas, e cada compra vem de um baralho inteiro.
discard-last-card-not-no-wilds = Você só contou as cartas com o número certo. Que outras cartas podem valer como elas?
discard-last-card-not-unseen = Isso estaria certo se as suas dez cartas faltassem no baralho. Aqui cada compra vem de um baralho inteiro.
discard-last-card-not-both = Você contou também uma carta para a primeira quadra. Falta alguma coisa ali?

# Exercício: o valor de 4, 6 e um coringa.
discard-with-wild-hint = Escreva todos os números que formam uma sequência de 4 junto com 4, 6 e um coringa. O coringa pode preencher o buraco ou ficar em uma ponta.
discard-with-wild-why = Com um coringa na mão, mais números ajudam: o do buraco e os das duas pontas. Toda carta que ajuda completa a sequência; por isso, basta uma divisão.
discard-with-wild-not-outs = Isso é quantas cartas ajudam. O valor é o número esperado de compras.
discard-with-wild-not-three-kinds = Você contou três tipos de carta que ajudam. Experimente o buraco, cada ponta e os coringas do baralho.
discard-with-wild-not-middle = Você contou as cartas para o buraco e os coringas do baralho. Mas o coringa da sua mão também pode preencher o buraco. Que números ajudam então?

# Exercício: qual de 8, 9, 11, 12 descartar.
discard-end-is-eight = Descartar o 8
discard-end-is-nine = Descartar o 9
discard-end-is-eleven = Descartar o 11
discard-end-is-twelve = Descartar o 12
discard-end-hint = Para cada mão que pode ficar, faça duas perguntas. Que cartas completam a sequência? E que cartas melhoram a mão sem completá-la?
discard-end-why = A mão que fica pode virar uma sequência com espaço nas duas pontas. A outra esbarra no fim dos números.
discard-end-not-eight = Você espera as mesmas cartas que com o melhor descarte. Mas que compra pode melhorar a sua mão enquanto você espera? Olhe onde os números acabam.
discard-end-not-nine = Agora faltam duas cartas. Há um descarte depois do qual só falta uma?
discard-end-not-eleven = Agora faltam duas cartas. Há um descarte depois do qual só falta uma?

# Exercício: o valor de 5, 6 e uma carta Pular.
discard-two-missing-hint = Liste as cartas que ajudam: dois números bem ao lado de 5 e 6, dois números um passo mais longe e os coringas. Escreva o valor da mão a que cada uma leva; para um coringa, calcule-o primeiro. Depois use a conta curta.
discard-two-missing-why = A carta Pular é descartada, e cada carta que ajuda leva a uma mão de valor conhecido. A regra não precisa de mais nada.
discard-two-missing-not-finished = Você tratou as cartas que ajudam como se completassem a sequência. Depois delas ainda são necessárias compras: inclua os valores delas.
discard-two-missing-not-no-wilds = Os números estão certos. Mas um coringa também ajuda: com que mão você fica então, e qual é o valor dela?
discard-two-missing-not-no-gaps = Você usou os números bem ao lado de 5 e 6 e os coringas. E um número um passo mais longe? Então só falta o buraco.

# Exercício: que mão está mais perto da Fase 7 do que da Fase 10.
discard-nearer-is-four-three = Quatro de um número, três de outro
discard-nearer-is-five-two = Cinco de um número, duas de outro
discard-nearer-is-two-triples = Três de um número, três de outro
discard-nearer-is-three-triples = Três de cada um de três números
discard-nearer-hint = Ponha no modelo cada uma das mãos e compare as duas linhas.
discard-nearer-why = Três números ainda podem virar uma quadra, e dois quaisquer deles bastam para a Fase 7. A Fase 10 precisa de cinco cartas de um mesmo número.
discard-nearer-not-four-three = Falta uma carta para qualquer uma das duas fases, e 16 cartas a completam. Mas em qual fase outra compra deixa mais cartas que ajudam? Ponha no modelo esta mão.
discard-nearer-not-five-two = Aqui o grupo grande da Fase 10 está completo. O que falta para a Fase 7?
discard-nearer-not-two-triples = Está perto. Ponha no modelo esta mão e leia as duas linhas com todos os algarismos.

# Exercício: quantas vezes a fase seguinte é mais fácil.
discard-steps-down-hint = Percorra a tabela da Fase 1 à Fase 10. Faça uma marca cada vez que o número de compras diminui.
discard-steps-down-why = Depois de cada um desses passos, a fase seguinte é mais fácil que a anterior. Então a ordem impressa não é uma subida constante.
discard-steps-down-not-up = Você contou os passos para uma fase mais difícil. A pergunta é sobre os passos para uma mais fácil.
discard-steps-down-not-places = Você contou fases que não estão no lugar que a sua dificuldade indicaria. Compare cada fase só com a que vem impressa antes dela.
discard-steps-down-not-missed = Você não achou todos. Compare todos os nove pares de vizinhas.

# Experimento: as compras da Fase 7.
discard-seven-ask = Quantas compras a Fase 7 leva em média, a partir da distribuição?
discard-seven-value = { $value ->
    [0] A Fase 7 já veio na distribuição.
    [one] A Fase 7 ficou completa depois de uma compra.
   *[other] A Fase 7 ficou completa depois de { $value } compras.
 }

# Experimento: o jogo pequeno depois de descartar o 1.
discard-throw-one-ask = Você descartou o 1 e ficou com 2, 4, 5. Quantas compras a sequência de 4 leva em média?
discard-throw-one-value = { $value ->
    [one] A sequência de 4 ficou completa depois de uma compra.
   *[other] A sequência de 4 ficou completa depois de { $value } compras.
 }

# Modelo: o valor de uma mão na Fase 7 e na Fase 10.
discard-sets-title = Compras esperadas com esta mão, sem contar nenhuma outra carta
discard-sets-first = Cartas de um número
discard-sets-second = Cartas de um segundo número
discard-sets-third = Cartas de um terceiro número
discard-sets-row-seven = Fase 7: duas quadras
discard-sets-row-ten = Fase 10: quinteto e trinca

# Folha de exercícios.
discard-sheet-helps = Jogo pequeno: você fica com estas três cartas e quer uma sequência de 4. Quantas das 108 cartas a completam?
discard-sheet-wait = { $helpful } das 108 cartas completam a sua sequência, e nenhuma outra ajuda. Qual é o número esperado de compras?
discard-sheet-mean = Em 100 partidas, todas as 100 precisam de uma primeira compra. { $one } partidas não acabaram depois de uma compra, { $two } não acabaram depois de duas, { $three } não acabaram depois de três. Todas acabaram depois de quatro. Quantas compras uma partida leva em média?
discard-sheet-step = { $done } das 108 cartas completam a sua sequência. Outras { $better } cartas levam a uma mão de valor { $value }. O resto não muda nada. Qual é o valor da sua mão?
discard-sheet-throw = Jogo pequeno: você comprou e tem estas quatro cartas. Quer uma sequência de 4. Que carta de uma das pontas você descarta, ou as duas pontas são igualmente boas?
discard-sheet-throw-one = o { $number }
discard-sheet-throw-either = as duas são igualmente boas
discard-sheet-hand = Qual é o valor desta mão no jogo pequeno? Pense mais de um passo adiante. Três números vizinhos com espaço nas duas pontas, como 4, 5, 6, têm o valor { $value }.
