# As folhas de exercícios: as folhas e seus gabaritos, a página que as imprime e `phase10 worksheets`.
sheet-name = Folhas de exercícios
sheet-title = Folhas de exercícios para imprimir
sheet-lead = Uma página para cada aula, com exercícios para resolver à mão. O número da folha define suas cartas e seus números: mesmo número, mesma folha.
sheet-choice-lesson = Aula
sheet-choice-number = Número da folha
sheet-choice-copies = Quantas folhas
sheet-choice-key = Gabarito
sheet-choice-key-no = Sem gabarito
sheet-choice-key-yes = Com gabarito
sheet-print = Imprimir

# Na folha. Textos curtos.
sheet-lesson = Aula { $number }
sheet-number = Folha { $number }
sheet-pupil = Nome
sheet-class = Turma
sheet-date = Data
sheet-answer = Resposta
sheet-legend = R vermelho, B azul, G verde, Y amarelo, W coringa, S Pular
sheet-license = Licença: CC BY 4.0
sheet-seed = Semente { $seed }
sheet-key = Gabarito
sheet-key-note = Para quem dá a aula, não para a turma.
sheet-file-note = Imprima esta página: cada folha de exercícios ocupa uma folha de papel. O gabarito vem no fim, em páginas separadas.

# `phase10 worksheets`.
sheet-help = escrever folhas de exercícios para imprimir, com gabarito
sheet-about = Escreve um arquivo de folhas de exercícios para imprimir: cada folha tem cartas e números próprios, e os gabaritos vêm no fim.
sheet-help-lesson = a aula, pelo nome ou pelo número, ou “all” para todas
sheet-help-copies = quantas folhas diferentes de cada aula (1)
sheet-help-seed = o número da primeira folha, a partir de 1 (1); as outras vêm em seguida
sheet-help-lang = o idioma: en, fr, de, pt-BR ou fi
sheet-help-paper = o tamanho do papel: a4 ou letter (a4)
sheet-help-output = o arquivo a escrever (worksheets-LESSON.html nesta pasta)
sheet-written = { $count ->
    [one] Uma folha de exercícios com gabarito está em { $file }
   *[other] { $count } folhas de exercícios com gabarito estão em { $file }
 }
sheet-rewritten = { sheet-written } (no lugar das folhas que estavam lá)
sheet-unknown-lesson = Não existe a aula “{ $token }”. As opções são: { $known }.
sheet-bad-copies = “{ $token }” não é uma quantidade de folhas. Informe um número inteiro de { $least } a { $most }.
sheet-bad-number = “{ $token }” não é um número de folha. Informe um número inteiro de { $least } a { $most }.
sheet-bad-paper = “{ $token }” não é um tamanho de papel. As opções são: { $known }.
sheet-not-ours = { $file } já existe e não é um arquivo de folhas de exercícios. Informe outro nome com --output.
sheet-unwritable = Não foi possível escrever { $file }: { $reason }
