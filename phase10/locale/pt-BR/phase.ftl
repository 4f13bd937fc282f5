# Grupos e fases em palavras. O nome de um grupo vem sem artigo, para caber depois de dois-pontos e em uma lista.
phase-number = Fase { $number }
phase-titled = Fase { $number }: { $groups }
phase-untitled = fase que você criou ({ $groups })
phase-group = { $kind ->
    [S] { $size ->
        [2] par
        [3] trinca
        [4] quadra
        [5] quinteto
       *[other] grupo de { $size } cartas iguais
    }
    [R] sequência de { $size } cartas
    [C] { $size } cartas de um mesmo naipe
   *[CR] sequência de { $size } cartas de um mesmo naipe
 }
phase-groups = { $kind ->
    [S] { $count ->
        [2] { $size ->
            [2] dois pares
            [3] duas trincas
            [4] duas quadras
            [5] dois quintetos
           *[other] dois grupos de { $size } cartas iguais
        }
        [3] { $size ->
            [2] três pares
            [3] três trincas
            [4] três quadras
            [5] três quintetos
           *[other] três grupos de { $size } cartas iguais
        }
       *[4] { $size ->
            [2] quatro pares
            [3] quatro trincas
            [4] quatro quadras
            [5] quatro quintetos
           *[other] quatro grupos de { $size } cartas iguais
        }
    }
    [R] { $count ->
        [2] duas sequências de { $size } cartas
        [3] três sequências de { $size } cartas
       *[4] quatro sequências de { $size } cartas
    }
    [C] { $count ->
        [2] dois grupos, cada um com { $size } cartas de um mesmo naipe
        [3] três grupos, cada um com { $size } cartas de um mesmo naipe
       *[4] quatro grupos, cada um com { $size } cartas de um mesmo naipe
    }
   *[CR] { $count ->
        [2] duas sequências, cada uma com { $size } cartas de um mesmo naipe
        [3] três sequências, cada uma com { $size } cartas de um mesmo naipe
       *[4] quatro sequências, cada uma com { $size } cartas de um mesmo naipe
    }
 }
phase-list-standard = Padrão
phase-list-master = Master (Alemanha)
phase-list-twist = Cartas do Twist
phase-list-easy = Começo fácil
phase-list-sets = Só cartas iguais
phase-list-runs = Só sequências
phase-list-colors = Jogo dos naipes
phase-list-mean = Lista malvada

# Jogos que uma mesa pode combinar.
phase-game-standard = O jogo do folheto
phase-game-ten-hands = Dez rodadas
phase-game-first-7 = Até a Fase 7
phase-game-first-5 = Até a Fase 5
phase-game-even = Só fases pares
phase-game-masters = Masters: ordem livre
phase-game-master = Master alemão
phase-game-twist = Cartas do Twist
phase-status = { $status ->
    [booklet] como no folheto
    [attested] confirmada por várias fontes, mas não vista no folheto
   *[ours] criada para este kit
 }
