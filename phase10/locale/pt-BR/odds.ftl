# O laboratório de chances: adivinhar quantas vezes uma fase vem na mão, experimentar e comparar com a contagem exata.
odds-title = Com que frequência esta fase já vem na mão?
odds-name = Laboratório de chances
odds-lead = Escolha uma fase e dê um palpite: com que frequência ela já vem nas cartas distribuídas? Depois distribua milhares de mãos e compare com a contagem exata.
odds-reset = Começar de novo

odds-deal = A distribuição
odds-cards = Cartas distribuídas
odds-deck = Baralho
odds-deck-full = Baralho inteiro
odds-deck-no-wilds = Sem coringas
odds-deck-half = Meio baralho
odds-deck-own = Montar um baralho
odds-deck-copies = Cópias de cada carta numerada
odds-deck-wilds = Coringas
odds-deck-skips = Cartas Pular
odds-deck-size = um baralho de { $size } cartas

odds-guess = Primeiro, o seu palpite
odds-guess-ask = Imagine 100 mãos de { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
 }. Quantas delas completam esta fase: { $phase }?
odds-guess-field = Seu palpite em porcentagem
odds-guess-go = Este é o meu palpite
odds-guess-skip = Continuar sem palpite
odds-guess-bad = “{ $token }” não é uma porcentagem. Escreva um número de 0 a 100, como 25 ou 2,5.

odds-tries = Adivinhar, experimentar, contar
odds-tile-guess = Seu palpite
odds-tile-untried = Ainda sem tentativas
odds-tile-tried = { $trials } tentativas
odds-tile-exact = Valor exato
odds-seed = Semente { $seed }
odds-another = Outras mãos
odds-try-one = Distribuir uma mão
odds-try = { $trials } mãos
odds-untried = Distribua uma mão para ver o que acontece. Depois distribua muitas: o gráfico mostra como a proporção se estabiliza.
odds-dealt = { $dealt ->
    [one] Uma mão distribuída;
   *[other] { $dealt } mãos distribuídas uma a uma;
 } { $hits ->
    [0] até agora, nenhuma completou a fase.
    [one] até agora, uma completou a fase.
   *[other] até agora, { $hits } completaram a fase.
 }
odds-stop = Parar
odds-progress = { $trials } de { $target } mãos
odds-said = A fase ficou completa em { $hits } de { $trials } mãos. Então a chance verdadeira está entre { $low } e { $high }; um intervalo assim acerta 95 vezes em 100.
odds-chart-up = Proporção de mãos que completam a fase; a faixa é o intervalo que acerta 95 vezes em 100
odds-chart-across = número de mãos distribuídas
odds-chart = Como a proporção se estabiliza: depois de { $trials } mãos ela é { $share }, e a chance verdadeira está entre { $low } e { $high }. Os números estão na tabela abaixo.
odds-table = Os números em tabela
odds-table-caption = A proporção de mãos que completam a fase, à medida que mais mãos são distribuídas
odds-table-trials = Mãos
odds-table-hits = Completaram
odds-table-share = Proporção
odds-table-interval = Acerta 95 vezes em 100
odds-table-between = { $low } a { $high }

odds-exact = O valor exato
odds-counting = Contando todas as mãos possíveis. Para uma fase que você criou, pode demorar; enquanto isso, distribua mãos.
odds-exact-of = { $made } de { $hands } mãos possíveis
odds-exact-one-in = É uma mão em cada { $hands }.
odds-exact-never = Nenhuma mão desse tamanho pode completar a fase.
odds-exact-guess = { $side ->
    [right] Seu palpite acertou até a casa dos décimos de ponto percentual.
    [high] Seu palpite ficou { $points ->
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    } acima do valor exato.
   *[low] Seu palpite ficou { $points ->
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    } abaixo do valor exato.
 }
odds-how = Como é feita a contagem
odds-how-text = Aqui nenhuma mão é distribuída: o kit conta todas as mãos diferentes, como se cada carta do baralho tivesse uma marca própria, e conta também as que completam a fase. A chance é o segundo número dividido pelo primeiro. O que completa uma fase depende destas regras:
