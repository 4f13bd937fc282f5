# Entrada errada: uma linha clara para cada caso. { $token } é o que a pessoa digitou.
error-unknown-card = “{ $token }” não é uma carta. Escreva a letra do naipe (R vermelho, B azul, G verde, Y amarelo) e um número, como R7, W para um coringa ou S para uma carta Pular.
error-number-range = “{ $token }” não é uma carta: os números vão de 1 a 12.
error-too-many-copies = “{ $token }” é uma carta a mais: o baralho só tem { $copies } cartas como essa.
error-color-unknown = Não se sabe o naipe de “{ $token }”, mas esta fase pede cartas de um mesmo naipe. Escreva uma letra antes do número: R (vermelho), B (azul), G (verde) ou Y (amarelo).
error-empty-hand = Não há nenhuma carta. Escreva algumas, por exemplo R5 B5 W.
error-unknown-group = “{ $token }” não é um grupo. Escreva S3 para uma trinca, R4 para uma sequência de 4 cartas, C7 para sete cartas de um mesmo naipe, CR4 para uma sequência de 4 cartas de um mesmo naipe.
error-group-size = “{ $token }” não é possível: { $kind ->
    [S] um grupo de cartas iguais
    [R] uma sequência
    [C] um grupo de um mesmo naipe
   *[CR] uma sequência de um mesmo naipe
 } tem entre { $least } e { $most } cartas.
error-group-count = Uma fase tem de 1 a { $most } grupos, não { $count }.
error-no-such-phase = A fase { $token } não existe: esta lista tem as fases de 1 a { $most }.
error-unknown-list = Não existe uma lista de fases chamada “{ $token }”. As listas disponíveis são: { $known }.
error-unknown-language = O kit não fala “{ $token }”. Os idiomas disponíveis são: { $known }.
error-not-utf8 = A entrada não é um texto em UTF-8.
error-phase-too-big = “{ $token }” não pode ser: o baralho inteiro não tem cartas para isso.
error-unknown-rules = Não há regras com o nome “{ $token }”. Há: { $known }.
error-output = Não foi possível escrever a saída: { $reason }
error-players = Com { $count } { $count ->
    [one] jogador
   *[other] jogadores
 } não dá para jogar: Phase 10 é para { $least } a { $most }.
error-cards-range = As chances são calculadas para mãos de { $least } a { $most } cartas, não de { $token }.
error-odds-mixed = Só com a contagem dos números ou dos naipes não dá para saber se uma mão completa esta fase: { $phase }.
error-odds-large = Não há contagem exata para esta fase ({ $phase }): levaria tempo demais.
error-draws-range = A chance exata é calculada para um número de compras de { $least } a { $most }.
error-nothing-unseen = Não há mais cartas para comprar: todas estão na mão ou já foram vistas.
error-deck-range = Um baralho do jogo pode ter de { $least } a { $most } dessas cartas, não { $token }.
error-draws-color = O número esperado de compras é calculado para cartas iguais e sequências, ou só para cartas de um mesmo naipe, mas não para esta fase: { $phase }.
error-phase-too-large = Nenhuma mão de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 } com mais uma comprada pode completar esta fase: { $phase }.
error-trials-range = Uma simulação tem de { $least } a { $most } tentativas, não { $token }.
error-seed = A semente precisa ser um número inteiro a partir de 0, não { $token }.
error-needs-numpy = Para isso é preciso ter o pacote numpy do Python, que não está instalado.
error-unknown-lesson = Não há nenhuma aula “{ $token }”. As aulas são: { $known }. Também vale o número da aula.
error-rules-option = Não existe a opção “{ $token }” nas regras.
error-seat = Não há o lugar { $seat } em uma mesa de { $players } jogadores.
error-meld = Isto não é um grupo de cartas.
error-action = “{ $token }” não é uma ação do jogo.
