# Yhdistelmät ja vaiheet sanoina. Yhdistelmä on nominatiivissa, jotta se sopii luetteloon ja kaksoispisteen jälkeen.
phase-number = Vaihe { $number }
phase-titled = vaihe { $number }: { $groups }
phase-untitled = valitsemasi vaihe ({ $groups })
phase-group = { $kind ->
    [S] { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin sarja
    [R] { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin suora
    [C] { $size ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yksitoista
        [12] kaksitoista
       *[other] { $size }
     } samanväristä korttia
   *[CR] { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin värisuora
 }
phase-groups = { $kind ->
    [S] { $count ->
        [2] kaksi
        [3] kolme
       *[4] neljä
     } { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin sarjaa
    [R] { $count ->
        [2] kaksi
        [3] kolme
       *[4] neljä
     } { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin suoraa
    [C] { $count ->
        [2] kaksi kertaa
        [3] kolme kertaa
       *[4] neljä kertaa
     } { $size ->
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yksitoista
        [12] kaksitoista
       *[other] { $size }
     } samanväristä korttia
   *[CR] { $count ->
        [2] kaksi
        [3] kolme
       *[4] neljä
     } { $size ->
        [2] kahden
        [3] kolmen
        [4] neljän
        [5] viiden
        [6] kuuden
        [7] seitsemän
        [8] kahdeksan
        [9] yhdeksän
        [10] kymmenen
        [11] yhdentoista
        [12] kahdentoista
       *[other] { $size }
     } kortin värisuoraa
 }
phase-list-standard = Perusvaiheet
phase-list-master = Master (Saksa)
phase-list-twist = Twist-kortit
phase-list-easy = Helppo alku
phase-list-sets = Vain sarjoja
phase-list-runs = Vain suoria
phase-list-colors = Väripeli
phase-list-mean = Ilkeä lista

# Pelit, joista pöydässä voi sopia.
phase-game-standard = Tavallinen peli
phase-game-ten-hands = Kymmenen kierrosta
phase-game-first-7 = Vaiheeseen 7 asti
phase-game-first-5 = Vaiheeseen 5 asti
phase-game-even = Parilliset vaiheet
phase-game-masters = Masters: vapaa järjestys
phase-game-master = Saksalainen Master
phase-game-twist = Twist-kortit
phase-status = { $status ->
    [booklet] sääntövihkosta
    [attested] luotettavista lähteistä, sääntövihkoa ei nähty
   *[ours] tehty tätä apuria varten
 }
