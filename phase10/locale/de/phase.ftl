# Groups and phases in words. A group is named without an article, so that it fits after a colon and in a list.
# Gender for sentences around { $group }: S is masculine (der Drilling), R and CR are feminine (die Viererfolge), C is plural.
phase-number = Phase { $number }
phase-titled = Phase { $number }: { $groups }
phase-untitled = deine eigene Phase ({ $groups })
phase-group = { $kind ->
    [S] { $size ->
        [2] Zwilling
        [3] Drilling
        [4] Vierling
        [5] Fünfling
        [6] Sechsling
        [7] Siebenling
        [8] Achtling
       *[other] Satz aus { $size } Karten
    }
    [R] { $size ->
        [3] Dreierfolge
        [4] Viererfolge
        [5] Fünferfolge
        [6] Sechserfolge
        [7] Siebenerfolge
        [8] Achterfolge
        [9] Neunerfolge
        [10] Zehnerfolge
        [11] Elferfolge
        [12] Zwölferfolge
       *[other] Folge mit { $size } Karten
    }
    [C] { $size ->
        [2] zwei Karten einer Farbe
        [3] drei Karten einer Farbe
        [4] vier Karten einer Farbe
        [5] fünf Karten einer Farbe
        [6] sechs Karten einer Farbe
        [7] sieben Karten einer Farbe
        [8] acht Karten einer Farbe
        [9] neun Karten einer Farbe
        [10] zehn Karten einer Farbe
        [11] elf Karten einer Farbe
        [12] zwölf Karten einer Farbe
       *[other] { $size } Karten einer Farbe
    }
   *[CR] { $size ->
        [3] Dreier-Farbenfolge
        [4] Vierer-Farbenfolge
        [5] Fünfer-Farbenfolge
        [6] Sechser-Farbenfolge
        [7] Siebener-Farbenfolge
        [8] Achter-Farbenfolge
        [9] Neuner-Farbenfolge
        [10] Zehner-Farbenfolge
        [11] Elfer-Farbenfolge
        [12] Zwölfer-Farbenfolge
       *[other] Farbenfolge mit { $size } Karten
    }
 }
phase-groups = { $kind ->
    [S] { $count ->
        [2] zwei { $size ->
            [2] Zwillinge
            [3] Drillinge
            [4] Vierlinge
            [5] Fünflinge
            [6] Sechslinge
            [7] Siebenlinge
            [8] Achtlinge
           *[other] Sätze aus { $size } Karten
        }
        [3] drei { $size ->
            [2] Zwillinge
            [3] Drillinge
            [4] Vierlinge
            [5] Fünflinge
            [6] Sechslinge
            [7] Siebenlinge
            [8] Achtlinge
           *[other] Sätze aus { $size } Karten
        }
       *[4] vier { $size ->
            [2] Zwillinge
            [3] Drillinge
            [4] Vierlinge
            [5] Fünflinge
            [6] Sechslinge
            [7] Siebenlinge
            [8] Achtlinge
           *[other] Sätze aus { $size } Karten
        }
    }
    [R] { $count ->
        [2] zwei { $size ->
            [3] Dreierfolgen
            [4] Viererfolgen
            [5] Fünferfolgen
            [6] Sechserfolgen
            [7] Siebenerfolgen
            [8] Achterfolgen
            [9] Neunerfolgen
            [10] Zehnerfolgen
            [11] Elferfolgen
            [12] Zwölferfolgen
           *[other] Folgen mit { $size } Karten
        }
        [3] drei { $size ->
            [3] Dreierfolgen
            [4] Viererfolgen
            [5] Fünferfolgen
            [6] Sechserfolgen
            [7] Siebenerfolgen
            [8] Achterfolgen
            [9] Neunerfolgen
            [10] Zehnerfolgen
            [11] Elferfolgen
            [12] Zwölferfolgen
           *[other] Folgen mit { $size } Karten
        }
       *[4] vier { $size ->
            [3] Dreierfolgen
            [4] Viererfolgen
            [5] Fünferfolgen
            [6] Sechserfolgen
            [7] Siebenerfolgen
            [8] Achterfolgen
            [9] Neunerfolgen
            [10] Zehnerfolgen
            [11] Elferfolgen
            [12] Zwölferfolgen
           *[other] Folgen mit { $size } Karten
        }
    }
    [C] { $count ->
        [2] zweimal { $size ->
            [2] zwei Karten einer Farbe
            [3] drei Karten einer Farbe
            [4] vier Karten einer Farbe
            [5] fünf Karten einer Farbe
            [6] sechs Karten einer Farbe
            [7] sieben Karten einer Farbe
            [8] acht Karten einer Farbe
            [9] neun Karten einer Farbe
            [10] zehn Karten einer Farbe
            [11] elf Karten einer Farbe
            [12] zwölf Karten einer Farbe
           *[other] { $size } Karten einer Farbe
        }
        [3] dreimal { $size ->
            [2] zwei Karten einer Farbe
            [3] drei Karten einer Farbe
            [4] vier Karten einer Farbe
            [5] fünf Karten einer Farbe
            [6] sechs Karten einer Farbe
            [7] sieben Karten einer Farbe
            [8] acht Karten einer Farbe
            [9] neun Karten einer Farbe
            [10] zehn Karten einer Farbe
            [11] elf Karten einer Farbe
            [12] zwölf Karten einer Farbe
           *[other] { $size } Karten einer Farbe
        }
       *[4] viermal { $size ->
            [2] zwei Karten einer Farbe
            [3] drei Karten einer Farbe
            [4] vier Karten einer Farbe
            [5] fünf Karten einer Farbe
            [6] sechs Karten einer Farbe
            [7] sieben Karten einer Farbe
            [8] acht Karten einer Farbe
            [9] neun Karten einer Farbe
            [10] zehn Karten einer Farbe
            [11] elf Karten einer Farbe
            [12] zwölf Karten einer Farbe
           *[other] { $size } Karten einer Farbe
        }
    }
   *[CR] { $count ->
        [2] zwei { $size ->
            [3] Dreier-Farbenfolgen
            [4] Vierer-Farbenfolgen
            [5] Fünfer-Farbenfolgen
            [6] Sechser-Farbenfolgen
            [7] Siebener-Farbenfolgen
            [8] Achter-Farbenfolgen
            [9] Neuner-Farbenfolgen
            [10] Zehner-Farbenfolgen
            [11] Elfer-Farbenfolgen
            [12] Zwölfer-Farbenfolgen
           *[other] Farbenfolgen mit { $size } Karten
        }
        [3] drei { $size ->
            [3] Dreier-Farbenfolgen
            [4] Vierer-Farbenfolgen
            [5] Fünfer-Farbenfolgen
            [6] Sechser-Farbenfolgen
            [7] Siebener-Farbenfolgen
            [8] Achter-Farbenfolgen
            [9] Neuner-Farbenfolgen
            [10] Zehner-Farbenfolgen
            [11] Elfer-Farbenfolgen
            [12] Zwölfer-Farbenfolgen
           *[other] Farbenfolgen mit { $size } Karten
        }
       *[4] vier { $size ->
            [3] Dreier-Farbenfolgen
            [4] Vierer-Farbenfolgen
            [5] Fünfer-Farbenfolgen
            [6] Sechser-Farbenfolgen
            [7] Siebener-Farbenfolgen
            [8] Achter-Farbenfolgen
            [9] Neuner-Farbenfolgen
            [10] Zehner-Farbenfolgen
            [11] Elfer-Farbenfolgen
            [12] Zwölfer-Farbenfolgen
           *[other] Farbenfolgen mit { $size } Karten
        }
    }
 }
phase-list-standard = Standard
phase-list-master = Master (Deutschland)
phase-list-twist = Twist-Karten
phase-list-easy = Leichter Einstieg
phase-list-sets = Nur Sätze
phase-list-runs = Nur Folgen
phase-list-colors = Farbenspiel
phase-list-mean = Fiese Liste

# Spiele, auf die sich ein Tisch einigen kann.
phase-game-standard = Das Spiel laut Heft
phase-game-ten-hands = Zehn Runden
phase-game-first-7 = Bis Phase 7
phase-game-first-5 = Bis Phase 5
phase-game-even = Gerade Phasen
phase-game-masters = Masters: freie Wahl
phase-game-master = Master (Deutschland)
phase-game-twist = Twist-Karten
phase-status = { $status ->
    [booklet] aus dem Heft
    [attested] gut belegt, aber nicht im Heft gesehen
   *[ours] für dieses Kit gemacht
 }
