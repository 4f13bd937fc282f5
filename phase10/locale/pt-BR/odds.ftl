# O laboratório de chances: adivinhar quantas vezes uma fase vem na mão, experimentar e comparar com a contagem exata.
odds-title = Com que frequência esta fase já vem na mão?
odds-name = Laboratório de chances
odds-lead = Escolha uma fase e adivinhe com que frequência ela já vem nas cartas distribuídas. Depois distribua milhares de mãos e compare com a contagem exata.
odds-reset = Começar de novo

odds-deal = A distribuição
odds-cards = Cartas distribuídas
odds-deck = Baralho
odds-deck-full = Baralho inteiro
odds-deck-no-wilds = Sem Coringas
odds-deck-half = Meio baralho
odds-deck-own = Montar um baralho
odds-deck-copies = Cópias de cada carta colorida
odds-deck-wilds = Coringas
odds-deck-skips = Cartas Pular
odds-deck-size = um baralho de { $size } cartas

odds-guess = Primeiro, o seu palpite
odds-guess-ask = Imagine 100 mãos de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }. Em quantas delas há isto: { $phase }?
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
    [one] { $dealt } mão distribuída;
   *[other] { $dealt } mãos distribuídas uma a uma;
 } { $hits ->
    [0] até agora nenhuma serviu.
    [one] até agora { $hits } serviu.
   *[other] até agora { $hits } serviram.
 }
odds-stop = Parar
odds-progress = { $trials } de { $target } mãos
odds-said = { $hits } de { $trials } mãos serviram. A chance verdadeira está, então, entre { $low } e { $high }; as tentativas acertam isso 95 vezes em 100.
odds-chart-up = Proporção de mãos que servem para a fase; a faixa é o intervalo que está certo 95 vezes em 100
odds-chart-across = número de mãos distribuídas
odds-chart = Como a proporção se estabiliza: depois de { $trials } mãos ela é { $share }, e a chance verdadeira está entre { $low } e { $high }. Os números estão na tabela abaixo.
odds-table = Os números em tabela
odds-table-caption = A proporção de mãos que servem para a fase, conforme mais são distribuídas
odds-table-trials = Mãos
odds-table-hits = Serviram
odds-table-share = Proporção
odds-table-interval = Certo 95 vezes em 100
odds-table-between = { $low } a { $high }

odds-exact = O valor exato
odds-counting = Contando todas as mãos possíveis. Para uma fase sua, isso pode demorar; enquanto isso, você pode distribuir mãos.
odds-exact-of = { $made } de { $hands } mãos possíveis
odds-exact-one-in = É uma mão em cada { $hands }.
odds-exact-never = Nenhuma mão desse tamanho pode servir.
odds-exact-guess = { $side ->
    [right] Seu palpite está certo até um décimo de ponto percentual.
    [high] Seu palpite está { $points } pontos percentuais acima.
   *[low] Seu palpite está { $points } pontos percentuais abaixo.
 }
odds-how = Como é feita a contagem
odds-how-text = Aqui nenhuma mão é distribuída: contam-se todas as mãos diferentes, como se cada carta do baralho estivesse marcada, e entre elas as que servem para a fase. Um número dividido pelo outro é a chance. O que serve para uma fase decorre destas regras:
