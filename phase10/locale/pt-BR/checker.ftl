# O verificador de mãos.
checker-title = Esta mão completa a fase?
checker-name = Conferir uma mão
checker-lead = Escolha ou digite as cartas. Você vê como elas podem ser jogadas, o que falta e qual regra explica a resposta.
checker-deal = Sortear dez cartas
checker-examples = Casos difíceis
checker-example-six-equal = Seis cincos: são duas trincas?
checker-example-shared = O mesmo 5 na trinca e na sequência?
checker-example-low-wild = Uma sequência até o 12 com coringa
checker-example-wrap = Depois do 12 vem o 1?
checker-example-two-gaps = Um coringa para dois buracos
checker-example-one-natural = Uma carta numerada e seis coringas
checker-example-all-wild = Sete coringas de um mesmo naipe?
checker-example-color-run = Sequência de um mesmo naipe e trinca

checker-phase = Fase
checker-list = Lista de fases
# Num ladrilho de 60 px: no máximo 10 caracteres.
checker-yes = sim
checker-short = { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
 }
checker-color-unknown = naipe?
# O travessão, porque { $phase } já traz dois-pontos (“Fase 1: duas trincas”).
checker-phase-yes = { $phase } — sim, completa
checker-phase-short = { $phase } — { $missing ->
    [one] falta uma carta
   *[other] faltam { $missing } cartas
 }
checker-phase-unknown = { $phase } — não se sabe o naipe de uma carta
checker-more = Outra fase, ou todas por extenso
checker-own = Outra fase, por exemplo C4 S3
checker-own-tile = sua
checker-own-go = Conferir
checker-own-help = S para cartas iguais (par, trinca, quadra…), R para sequência, C para cartas de um mesmo naipe, CR para sequência de um mesmo naipe; depois da letra, o número de cartas. No máximo quatro grupos.
checker-table = Todas as fases desta lista por extenso
checker-table-phase = Fase
checker-table-groups = O que ela pede
checker-table-verdict = Esta mão

checker-naturals = Cartas numeradas junto com os coringas
checker-naturals-phase = Uma na fase
checker-naturals-group = Uma em cada grupo
checker-naturals-who = A Mattel e a Fundex pedem uma carta numerada na fase. Um guia finlandês pede uma em cada grupo.
checker-naturals-same = Nesta mão, as duas leituras da regra dão a mesma resposta.
checker-naturals-differs = Nesta mão, as duas leituras da regra discordam: pela outra, { $made ->
    [yes] a fase fica completa.
   *[no] a fase não fica completa.
 }

checker-empty = Sua mão está vazia. Adicione cartas, sorteie dez ou escolha um caso difícil.
checker-ways = { $count ->
    [0] Não há outro jeito de jogar a fase.
    [one] Há mais um jeito de jogar a fase.
   *[other] Há mais { $count } jeitos de jogar a fase.
 }
# $count é o número de jeitos listados, este incluído: por isso “ao todo”.
checker-ways-many = Ao todo, há mais de { $count } jeitos de jogar a fase.
checker-lay = Como jogar a fase
checker-way = jeito { $way } de { $count }
checker-way-many = jeito { $way } (há mais de { $count })
checker-previous = Jeito anterior
checker-next = Próximo jeito
checker-left = Sobra na sua mão
checker-left-none = Não sobra nada na sua mão.
checker-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
 }
checker-extra = { $count ->
    [one] uma carta a mais
   *[other] { $count } cartas a mais
 }
checker-missing = O que falta
checker-plan = O caminho mais curto
checker-gap = lugar vazio para { $card }
checker-help-one = Qualquer uma destas cartas resolve
checker-help-many = Cada uma destas cartas deixa você mais perto
checker-add = adicionar { $card }

checker-share = Compartilhar esta mão
checker-share-help = O link guarda a mão, a fase e o idioma.
checker-copy = Copiar o link
