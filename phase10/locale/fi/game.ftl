# Mitä pelissä tapahtuu, kerrottuna jollekulle pöydän ääressä. $you: pelaaja on lukija itse.
game-player = Pelaaja { $number }
game-dealt = { $you ->
    [yes] Kierros { $number }: jaat kortit.
   *[no] Kierros { $number }: { $player } jakaa kortit.
 }
game-opened = { $cards } käännetään poistopakan ensimmäiseksi.
game-buried = { $cards } käännetään ja siirretään nostopakan alle, ja tilalle käännetään toinen kortti.
game-chose = { $you ->
    [yes] Valitset vaiheen { $number }.
   *[no] { $player } valitsee vaiheen { $number }.
 }
game-drew = { $you ->
    [yes] Nostat kortin { $cards } nostopakasta.
   *[no] { $player } nostaa kortin { $cards } nostopakasta.
 }
game-drew-hidden = { $player } nostaa kortin nostopakasta.
game-drew-open = { $you ->
    [yes] Otat kortin { $cards } poistopakasta.
   *[no] { $player } ottaa kortin { $cards } poistopakasta.
 }
game-laid = { $you ->
    [yes] Lasket pöytään vaiheen { $number }: { $cards }.
   *[no] { $player } laskee pöytään vaiheen { $number }: { $cards }.
 }
game-hit = { $you ->
    [yes] Lisäät { $cards } { $whose ->
        [yours] omaan yhdistelmääsi
       *[other] yhdistelmään, jonka { $other } on laskenut
     }.
   *[no] { $player } lisää { $cards } { $whose ->
        [yours] sinun yhdistelmääsi
        [own] omaan yhdistelmäänsä
       *[other] yhdistelmään, jonka { $other } on laskenut
     }.
 }
game-discarded = { $you ->
    [yes] Poistat kortin { $cards }.
   *[no] { $player } poistaa kortin { $cards }.
 }
game-skipped = { $you ->
    [yes] Pelaat ohituskortin, ja sen saa { $other }.
   *[no] { $player } pelaa ohituskortin, ja sen { $whose ->
        [yours] saat sinä
       *[other] saa { $other }
     }.
 }
game-missed = { $you ->
    [yes] Menetät vuorosi.
   *[no] { $player } menettää vuoronsa.
 }
game-reshuffled = Nostopakka on tyhjä: { $number ->
    [one] yksi poistettu kortti sekoitetaan
   *[other] { $number } poistettua korttia sekoitetaan
 } uudeksi nostopakaksi.
game-out = { $you ->
    [yes] Pääset korteistasi eroon: kierros päättyy.
   *[no] { $player } pääsee korteistaan eroon: kierros päättyy.
 }
game-ran-out = Nostettavaa ei enää ole: kierros päättyy.
game-dead = Mikään jäljellä olevista korteista ei enää sovi pöydän yhdistelmiin eikä mihinkään vielä laskematta olevaan vaiheeseen: kierros päättyy.
game-stopped = { $you ->
    [yes] Suoritit viimeisen vaiheen, eikä kukaan muu ole siinä: peli päättyy heti.
   *[no] { $player } suoritti viimeisen vaiheen, eikä kukaan muu ole siinä: peli päättyy heti.
 }
game-counted = { $you ->
    [yes] Saat { $count ->
        [one] yhdestä kortista
       *[other] { $count } kortista
     } ({ $cards }) { $number ->
        [one] yhden miinuspisteen
       *[other] { $number } miinuspistettä
     }.
   *[no] { $player } saa { $count ->
        [one] yhdestä kortista
       *[other] { $count } kortista
     } ({ $cards }) { $number ->
        [one] yhden miinuspisteen
       *[other] { $number } miinuspistettä
     }.
 }
game-counted-nothing = { $you ->
    [yes] Et saa miinuspisteitä.
   *[no] { $player } ei saa miinuspisteitä.
 }
game-tied = { $you ->
    [yes] Olet tasoissa kärjessä.
   *[no] { $player } on tasoissa kärjessä.
 }
game-won = { $you ->
    [yes] Voitat pelin.
   *[no] { $player } voittaa pelin.
 }
