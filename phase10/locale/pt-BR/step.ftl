# Os passos de uma explicação. A notação das cartas (R7, W) é a mesma em todas as línguas.
step-skips = { $count ->
    [one] A carta Pular nunca faz parte de uma fase. Deixe-a de lado.
   *[other] As { $count } cartas Pular nunca fazem parte de uma fase. Deixe-as de lado.
 }
step-wilds = { $count ->
    [one] Você tem um coringa. Ele pode valer como qualquer carta numerada.
   *[other] Você tem { $count } coringas. Cada um pode valer como qualquer carta numerada.
 }

# Como a fase completa é jogada. $group vem sem artigo e diz o que a fase pede; $cards podem ser mais cartas do que isso (step-extra).
step-set = Para { $size ->
    [3] a
    [4] a
   *[other] o
 } { $group }, você usa o número { $number }: { $cards }.
step-set-bare = Para { $size ->
    [3] a
    [4] a
   *[other] o
 } { $group }, você usa só coringas, no lugar do número { $number }: { $cards }.
step-run = Para a { $group }, você usa os números do { $low } ao { $high }: { $cards }.
step-color = Para as { $group }, você usa cartas { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }: { $cards }.
step-color-run = Para a { $group }, você usa cartas { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 }, do { $low } ao { $high }: { $cards }.
step-wild-stands = Na sequência, { $count ->
    [one] o coringa vale como { $numbers }.
   *[other] os coringas valem como { $numbers }.
 }
step-extra = { $extra ->
    [one] É uma carta
   *[other] São { $extra } cartas
 } a mais do que a fase pede. O que encaixa pode ser jogado junto, e assim você fica com menos pontos na mão.
step-same-number = { $count ->
    [2] Dois
    [3] Três
   *[other] Quatro
 } grupos têm o número { $number }. Isso é permitido.
step-naturals = Coringas precisam da companhia de uma carta numerada: aqui { $count ->
    [one] há uma.
   *[other] há { $count }.
 }
step-bare-disputed = Um dos grupos é feito só de coringas. Os folhetos da Mattel e da Fundex permitem isso, porque a fase tem uma carta numerada em outro grupo; um guia finlandês não permite.
step-left = A fase está completa. { $count ->
    [0] Não sobra nenhuma carta na sua mão.
   *[other] O que sobra na sua mão vale { $points ->
        [one] um ponto negativo
       *[other] { $points } pontos negativos
    }.
 }

# Quanto falta para uma mão que não completa a fase.
step-set-full = Para formar { $size ->
    [3] uma
    [4] uma
   *[other] um
 } { $group }, use o número { $number }: você já tem todas as cartas de que precisa.
step-set-short = Para formar { $size ->
    [3] uma
    [4] uma
   *[other] um
 } { $group }, { $held ->
    [0] não sobra nenhuma carta numerada
    [one] você está mais perto com o número { $number }: tem uma carta
   *[other] você está mais perto com o número { $number }: tem { $held } cartas
 }; { $short ->
    [one] falta uma.
   *[other] faltam { $short }.
 }
step-run-full = Para formar uma { $group }, vá do { $low } ao { $high }: você já tem todos os números.
step-run-short = Para formar uma { $group }, { $held ->
    [0] não sobra nenhuma carta numerada
    [one] você está mais perto indo do { $low } ao { $high }: tem um desses números
   *[other] você está mais perto indo do { $low } ao { $high }: tem { $held } desses números
 }; { $short ->
    [one] falta { $held ->
        [0] uma
       *[other] um
    }.
   *[other] faltam { $short }.
 }
step-color-full = Para juntar { $group }, você já tem cartas { $color ->
    [R] vermelhas
    [B] azuis
    [G] verdes
   *[Y] amarelas
 } suficientes.
step-color-short = Para juntar { $group }, { $held ->
    [0] você ainda não tem nenhuma
    [one] você tem uma
   *[other] você tem { $held }
 } { $color ->
    [R] { $held ->
        [one] vermelha
       *[other] vermelhas
    }
    [B] { $held ->
        [one] azul
       *[other] azuis
    }
    [G] { $held ->
        [one] verde
       *[other] verdes
    }
   *[Y] { $held ->
        [one] amarela
       *[other] amarelas
    }
 }; { $short ->
    [one] falta uma.
   *[other] faltam { $short }.
 }
step-color-run-full = Para formar uma { $group }, vá do { $low } ao { $high } no naipe { $color ->
    [R] vermelho
    [B] azul
    [G] verde
   *[Y] amarelo
 }: você já tem todos os números.
step-color-run-short = Para formar uma { $group }, você está mais perto indo do { $low } ao { $high } no naipe { $color ->
    [R] vermelho
    [B] azul
    [G] verde
   *[Y] amarelo
 }: { $held ->
    [0] ainda não tem nenhum desses números
    [one] tem um desses números
   *[other] tem { $held } desses números
 }; { $short ->
    [one] falta um.
   *[other] faltam { $short }.
 }
step-twins = Mais um { $numbers } não ajuda: nenhum número entra duas vezes numa sequência.
step-wrong-color = { $cards } não ajuda aqui: essa sequência é toda de um mesmo naipe.
step-no-wrap = O 12 e o 1 não se ligam: a sequência termina no 12.
step-wilds-fill = { $holes ->
    [one] Um coringa preenche o único lugar vazio.
   *[other] { $wilds ->
        [one] O coringa preenche um
       *[other] Os coringas preenchem { $wilds }
    } dos { $holes } lugares vazios.
 }
step-no-natural = Só coringas não formam uma fase: é preciso ter pelo menos uma carta numerada.
step-no-natural-group = Nesta leitura da regra, cada grupo precisa ter a sua própria carta numerada.
step-missing = { $missing ->
    [one] Então falta uma carta
   *[other] Então faltam { $missing } cartas
 }: { $helpful } ajudaria.
step-any-number = qualquer carta numerada
step-many-cards = uma de { $count } cartas diferentes
step-slot-wild = um coringa
step-slot-number = um { $number }
step-slot-card = um { $number } { $color ->
    [R] vermelho
    [B] azul
    [G] verde
   *[Y] amarelo
 }
step-slot-color = uma carta { $color ->
    [R] vermelha
    [B] azul
    [G] verde
   *[Y] amarela
 }
