# As aulas: o que dizem os seus componentes. O que é próprio de uma aula está no arquivo com o nome dela.
lesson-progress-name = Seu progresso
lesson-progress-done = { $count ->
    [one] { $done } de { $count } exercício resolvido
   *[other] { $done } de { $count } exercícios resolvidos
 }
lesson-forget = Começar de novo
lesson-forget-ask = Apagar as suas respostas e os seus palpites desta aula?
lesson-forget-yes = Sim, apagar
lesson-forget-no = Não, guardar

lesson-guess-first = Primeiro, o seu palpite. Ele fica guardado e não vale nota.
lesson-guess = { $unit ->
    [chance] Seu palpite em porcentagem
   *[number] Seu palpite
 }
lesson-guess-bad = { $unit ->
    [chance] “{ $token }” não é uma porcentagem. Escreva um número de 0 a 100 ou uma fração, como 1/4.
   *[number] “{ $token }” não é um número que sirva aqui. Escreva um número como 4.
 }
lesson-once = Tentar uma vez
lesson-try = { $trials } vezes
lesson-reveal = Mostrar o valor exato
lesson-another = Outras tentativas
lesson-so-far = { $tried ->
    [one] Até agora: sim em { $hits } de { $tried } tentativa
   *[other] Até agora: sim em { $hits } de { $tried } tentativas
 }
lesson-so-far-mean = { $tried ->
    [one] Média de { $tried } tentativa até agora: { $mean }
   *[other] Média de { $tried } tentativas até agora: { $mean }
 }
lesson-progress = { $trials } de { $target } tentativas
lesson-said = Sim em { $hits } de { $trials } tentativas. Então a probabilidade verdadeira está entre { $low } e { $high }; um intervalo assim acerta 95 vezes em 100.
lesson-said-mean = Depois de { $trials } tentativas, a média verdadeira está entre { $low } e { $high }; um intervalo assim acerta 95 vezes em 100.
lesson-chart = Depois de { $trials } tentativas, o valor é { $share }, e o verdadeiro está entre { $low } e { $high }. Os números estão na tabela abaixo.
lesson-chart-up = Proporção de tentativas com sim; a faixa é o intervalo que acerta 95 vezes em 100
lesson-chart-up-mean = Média de todas as tentativas até agora; a faixa é o intervalo que acerta 95 vezes em 100
lesson-chart-across = número de tentativas
lesson-table-caption = Os resultados, à medida que as tentativas aumentam
lesson-table-trials = Tentativas
lesson-table-hits = Sim
lesson-table-mean = Média

lesson-exercise = Exercício { $number }
lesson-size = { $size ->
    [tweak] mude uma coisa
    [extend] vá um passo além
   *[build] por sua conta
 }
lesson-solved = resolvido
lesson-answer = Sua resposta ao exercício { $number }
lesson-how = Como fração, porcentagem ou número decimal: 1/4, 25%, 0,25
lesson-check = Conferir
lesson-hint = Dica
lesson-is-right = Certo.
lesson-is-rough = Quase.
lesson-is-wrong = Ainda não.
lesson-is-unreadable = Não deu para ler.
lesson-unreadable = { $unit ->
    [chance] “{ $token }” não é uma probabilidade. Escreva uma fração como { $example }, uma porcentagem ou um número decimal.
   *[number] “{ $token }” não é um número. Escreva um número como { $example }.
 }
lesson-rough = O valor arredondado é esse. Responda com pelo menos dois algarismos significativos ou com uma fração.
lesson-near = Falta muito pouco. Use mais casas decimais até a última conta e só então arredonde.
lesson-not-known = Não é isso. Leia a pergunta mais uma vez; a dica pode ajudar.
lesson-not-percent = Uma probabilidade é no máximo 1. Será que falta o sinal de porcentagem?
lesson-not-complement = Essa é a probabilidade de que isso não aconteça.
lesson-not-odds = Você comparou os casos favoráveis com os desfavoráveis. Uma probabilidade compara os favoráveis com todos os casos possíveis.
lesson-not-inverse = Esse número diz a cada quantos casos isso acontece uma vez. A probabilidade é a fração invertida e vale no máximo 1.
lesson-not-above-one = Uma probabilidade nunca passa de 1. Quais são todos os casos possíveis?
lesson-not-negative = Aqui, um número menor que zero não pode estar certo.

lesson-explore-reset = Voltar ao início
lesson-explore-what = O quê
lesson-explore-bar = Gráfico
lesson-explore-chance = Probabilidade
lesson-explore-value = Valor
lesson-explore-exact = Valor exato

lesson-error = ± { $unit ->
    [chance] { $error } (erro padrão, em pontos percentuais)
   *[number] { $error } (erro padrão)
 }
lesson-agree = Os dois caminhos concordam: a diferença não é maior do que o acaso costuma causar.
lesson-disagree = Os dois caminhos não concordam: a diferença é maior do que o acaso costuma causar.

lesson-course-title = Oito aulas de probabilidade
lesson-course-name = Aulas
lesson-course-lead = Dê um palpite, experimente dez mil vezes e faça a conta: com um baralho de Phase 10 e, para começar, nada além de frações. Cada aula continua a anterior; suas respostas ficam neste navegador.
lesson-course-minutes = { $minutes } minutos
lesson-course-teachers = Para quem dá a aula
lesson-course-copies = Cada aula tem uma cópia para você, com o tempo de cada parte, os erros mais comuns da turma, um esboço do quadro e todas as soluções: abra os notebooks com “phase10 lab” e procure na pasta lessons, depois na do seu idioma e, dentro dela, em teacher.
lesson-course-sheets = Folhas de exercícios para imprimir, com gabarito
