# Was in einem Spiel geschieht, jemandem am Tisch erzählt. $you: gemeint ist, wer liest.
game-player = Person { $number }
game-dealt = { $you ->
    [yes] Runde { $number }: Du gibst.
   *[no] Runde { $number }: { $player } gibt.
 }
game-opened = { $cards } wird aufgedeckt, und damit beginnt der Ablagestapel.
game-buried = { $cards } wird aufgedeckt und kommt unter den Nachziehstapel; eine neue Karte wird aufgedeckt.
game-chose = { $you ->
    [yes] Du wählst Phase { $number }.
   *[no] { $player } wählt Phase { $number }.
 }
game-drew = { $you ->
    [yes] Du ziehst { $cards } vom Nachziehstapel.
   *[no] { $player } zieht { $cards } vom Nachziehstapel.
 }
game-drew-hidden = { $player } zieht eine Karte vom Nachziehstapel.
game-drew-open = { $you ->
    [yes] Du nimmst { $cards } vom Ablagestapel.
   *[no] { $player } nimmt { $cards } vom Ablagestapel.
 }
game-laid = { $you ->
    [yes] Du legst Phase { $number } aus: { $cards }.
   *[no] { $player } legt Phase { $number } aus: { $cards }.
 }
game-hit = { $you ->
    [yes] Du legst { $cards } an { $whose ->
        [yours] eine deiner Gruppen
       *[other] eine Gruppe von { $other }
     } an.
   *[no] { $player } legt { $cards } an { $whose ->
        [yours] eine deiner Gruppen
        [own] eine der eigenen Gruppen
       *[other] eine Gruppe von { $other }
     } an.
 }
game-discarded = { $you ->
    [yes] Du wirfst { $cards } ab.
   *[no] { $player } wirft { $cards } ab.
 }
game-skipped = { $you ->
    [yes] Du spielst eine Aussetzen-Karte gegen { $other }.
   *[no] { $player } spielt eine Aussetzen-Karte gegen { $whose ->
        [yours] dich
       *[other] { $other }
     }.
 }
game-missed = { $you ->
    [yes] Du setzt einmal aus.
   *[no] { $player } setzt einmal aus.
 }
game-reshuffled = Der Nachziehstapel ist leer: { $number ->
    [one] Eine Karte vom Ablagestapel bildet
   *[other] { $number } Karten vom Ablagestapel werden gemischt und bilden
 } den neuen Nachziehstapel.
game-out = { $you ->
    [yes] Du hast keine Karte mehr: Die Runde ist zu Ende.
   *[no] { $player } hat keine Karte mehr: Die Runde ist zu Ende.
 }
game-ran-out = Es gibt nichts mehr zu ziehen: Die Runde ist zu Ende.
game-dead = Keine der übrigen Karten passt noch an eine Gruppe auf dem Tisch oder in eine Phase, die noch auszulegen ist: Die Runde ist zu Ende.
game-stopped = { $you ->
    [yes] Nur du warst bei der letzten Phase und hast sie geschafft: Das Spiel ist sofort zu Ende.
   *[no] Nur { $player } war bei der letzten Phase und hat sie geschafft: Das Spiel ist sofort zu Ende.
 }
game-counted = { $you ->
    [yes] Du bekommst { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
     } für { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } ({ $cards }).
   *[no] { $player } bekommt { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
     } für { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } ({ $cards }).
 }
game-counted-nothing = { $you ->
    [yes] Du bekommst keine Punkte.
   *[no] { $player } bekommt keine Punkte.
 }
game-tied = { $you ->
    [yes] Du liegst punktgleich vorn.
   *[no] { $player } liegt punktgleich vorn.
 }
game-won = { $you ->
    [yes] Du gewinnst das Spiel.
   *[no] { $player } gewinnt das Spiel.
 }
