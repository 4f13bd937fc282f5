# As regras citadas pelo kit, cada uma em uma ou duas frases.
rule-cards-deck = O baralho tem 108 cartas: os números de 1 a 12 em quatro naipes (as cores), cada carta duas vezes, mais 8 coringas e 4 cartas Pular.
rule-cards-one-place = Cada carta fica em um só grupo. Ela não pode contar para dois.
rule-turn-whole-phase = A fase é jogada de uma vez só, com todos os grupos que ela pede e nenhum outro.
rule-turn-lay-extra = Outras cartas que encaixam num grupo da fase podem ser jogadas junto com ela: mais um 5 numa trinca de 5, o próximo número numa sequência.
rule-set-same-number = Par, trinca, quadra e quinteto são grupos de cartas iguais: todas têm o mesmo número. Os naipes não importam.
rule-set-same-number-twice = Dois grupos da mesma fase podem ter o mesmo número: seis cincos formam duas trincas.
rule-run-consecutive = Uma sequência é feita de números consecutivos, sem buracos. Os naipes não importam, a não ser que a fase peça um mesmo naipe.
rule-run-no-twins = Nenhum número entra duas vezes numa sequência.
rule-run-no-wrap = Os números vão de 1 a 12 e param aí: depois do 12 não vem o 1. Por isso, uma sequência tem no máximo 12 cartas.
rule-color-same-color = Num grupo de um mesmo naipe, todas as cartas são da mesma cor. Os números não importam e podem se repetir.
rule-wild-any-number = O coringa vale como qualquer carta numerada, de qualquer naipe, mas nunca como uma carta Pular. Você pode usar quantos quiser.
rule-wild-natural = Junto com os coringas é preciso ter pelo menos uma carta numerada: uma na fase, segundo os folhetos da Mattel e da Fundex; uma em cada grupo, segundo um guia finlandês.
rule-wild-keeps-meaning = Depois de jogado, o coringa continua valendo como a mesma carta até o fim da rodada. Ninguém pode pegá-lo nem mudá-lo de lugar.
rule-skip-no-meld = A carta Pular nunca faz parte de uma fase. Ela só serve para um jogador perder a vez.
rule-hit-after-phase = Você só pode adicionar cartas aos grupos da mesa depois de jogar a sua própria fase.
rule-hit-fits = A carta que você adiciona precisa combinar com o grupo: o mesmo número das cartas iguais, o próximo número da sequência ou o mesmo naipe.
rule-score-left = As cartas que sobram na mão viram pontos negativos: 5 para cada número de 1 a 9, 10 para cada número de 10 a 12, 15 para cada carta Pular e 25 para cada coringa.
