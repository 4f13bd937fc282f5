# Por que uma jogada proposta (fase ou cartas adicionadas) quebra uma regra.
judge-group-count = A fase pede { $wanted ->
    [one] um grupo
   *[other] { $wanted } grupos
 } ({ $phase }); aqui { $count ->
    [0] não há nenhum
    [one] só há um
   *[other] há { $count }
 }.
judge-too-short = { $short ->
    [one] Falta uma carta
   *[other] Faltam { $short } cartas
 } neste grupo: { $group }.
judge-skip = Uma carta Pular nunca faz parte de uma fase.
judge-no-natural = Aqui só há coringas: é preciso ter pelo menos uma carta numerada.
judge-set-numbers = Num grupo de cartas iguais só cabe um número; aqui aparecem { $numbers }.
judge-color-mixed = Todas as cartas precisam ser do mesmo naipe.
judge-color-unknown = Não se sabe o naipe da carta { $card }.
judge-run-twins = O número { $number } só pode entrar uma vez na sequência.
judge-run-too-long = Uma sequência tem no máximo 12 cartas.
judge-run-gap = Os números não são consecutivos: não há coringas suficientes para o lugar de { $numbers }.
judge-run-wrap = Depois do 12, a sequência não continua no 1.
judge-run-full = A sequência do { $low } ao { $high } não tem lugar para isso.
judge-not-in-hand = { $held ->
    [0] A carta { $card } não está na sua mão.
    [one] Você só tem uma carta { $card } na mão.
   *[other] Você só tem { $held } cartas { $card } na mão.
 }
judge-sets-same-number = Outro grupo já tem o número { $number }; aqui, cada um precisa de um número diferente.
judge-hit-before-phase = Você só pode adicionar cartas depois que a sua própria fase estiver na mesa.
judge-hit-set = A carta { $card } não encaixa: este grupo é só do número { $number }.
judge-hit-color = A carta { $card } não encaixa: este grupo é de cartas { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }.
judge-hit-run = Esta sequência só continua nas pontas, com { $numbers }.
judge-hit-wild-there = Um coringa já está no lugar do { $number } e continua ali.

# Em volta da mesa.
judge-hand-over = Alguém ficou sem cartas: a rodada acabou.
judge-turn-over = A vez acabou com o descarte.
judge-drawn = Nesta vez já foi comprada uma carta.
judge-draw-first = Primeiro, compre uma carta.
judge-laid = Você já jogou a sua fase nesta rodada.
judge-no-discard = A vez ainda não acabou: falta descartar uma carta.
judge-pile-empty = { $pile ->
    [draw] O monte de compra está vazio.
   *[discard] Não há nenhuma carta no monte de descarte.
 }
judge-skip-not-drawn = A carta de cima é uma carta Pular: ela não pode ser comprada.
judge-out-before-phase = Você não pode terminar a rodada antes de jogar a sua fase.
judge-out-discard = Por esta regra, a última carta precisa ser descartada; guarde uma para isso.
judge-out-skip = Por esta regra, a última carta não pode ser uma carta Pular.
judge-skip-self = A carta Pular é jogada contra outro jogador.
judge-skip-waiting = Esse jogador já tem uma carta Pular na frente dele.
judge-skip-in-a-row = Esse jogador acabou de perder a vez: não pode perder duas seguidas.
judge-skip-trip = Esse jogador já recebeu uma carta Pular nesta volta da mesa.

# In a whole game.
judge-not-your-turn = Não é a sua vez.
judge-match-over = O jogo acabou.
judge-choose-first = Primeiro, cada jogador escolhe uma fase.
judge-deal-first = Primeiro, é preciso distribuir as cartas da próxima rodada.
judge-not-between-hands = Durante uma rodada, isso não é permitido.
judge-choice = A fase { $number } não está entre as que você pode escolher.
judge-wild-meaning = Aqui, um coringa vale como uma carta que não encaixa no grupo.
judge-no-group = Esse grupo não está na mesa.
judge-hit-nothing = Diga quais cartas você quer adicionar.
judge-skip-wasted = Enquanto houver quem possa receber uma carta Pular, ela precisa ser jogada contra alguém.
judge-out-skip-left = Por esta regra, a última carta não pode ser uma carta Pular, e só ela sobraria na sua mão.
