# Groups and phases in words. A group is named without an article, so that it fits after a colon and in a list.
# All group names are feminine. phase-titled and phase-untitled are also headings, so they begin with a capital; in a sentence they stand in brackets.
phase-number = Phase { $number }
phase-titled = Phase { $number } : { $groups }
phase-untitled = Phase de votre choix : { $groups }
phase-group = { $kind ->
    [S] série de { $size }
    [R] suite de { $size }
    [C] { $size } cartes de la même couleur
   *[CR] suite unicolore de { $size }
 }
phase-groups = { $kind ->
    [S] { $count ->
        [2] deux séries de { $size }
        [3] trois séries de { $size }
       *[4] quatre séries de { $size }
    }
    [R] { $count ->
        [2] deux suites de { $size }
        [3] trois suites de { $size }
       *[4] quatre suites de { $size }
    }
    [C] { $count ->
        [2] deux fois { $size } cartes de la même couleur
        [3] trois fois { $size } cartes de la même couleur
       *[4] quatre fois { $size } cartes de la même couleur
    }
   *[CR] { $count ->
        [2] deux suites unicolores de { $size }
        [3] trois suites unicolores de { $size }
       *[4] quatre suites unicolores de { $size }
    }
 }
phase-list-standard = Standard
phase-list-master = Master (Allemagne)
phase-list-twist = Cartes Twist
phase-list-easy = Départ en douceur
phase-list-sets = Rien que des séries
phase-list-runs = Rien que des suites
phase-list-colors = Jeu des couleurs
phase-list-mean = Liste impitoyable

# Les jeux sur lesquels on peut se mettre d’accord. phase-status suit le nom d’un jeu, d’où une tournure sans accord.
phase-game-standard = Jeu de la notice
phase-game-ten-hands = Dix manches
phase-game-first-7 = Jusqu’à la phase 7
phase-game-first-5 = Jusqu’à la phase 5
phase-game-even = Phases paires
phase-game-masters = Masters : ordre libre
phase-game-master = Master (Allemagne)
phase-game-twist = Cartes Twist
phase-status = { $status ->
    [booklet] d’après la notice
    [attested] d’après plusieurs sources, notice non vue
   *[ours] propre à ce kit
 }
