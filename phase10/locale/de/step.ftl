# The steps of an explanation. Card notation (R7, W) is the same in every language.
step-skips = { $count ->
    [one] Die Aussetzen-Karte gehört nie zu einer Phase. Leg sie beiseite.
   *[other] Die { $count } Aussetzen-Karten gehören nie zu einer Phase. Leg sie beiseite.
 }
step-wilds = { $count ->
    [one] Du hast einen Joker. Er kann für eine beliebige Zahlenkarte stehen.
   *[other] Du hast { $count } Joker. Jeder kann für eine beliebige Zahlenkarte stehen.
 }

# How a made phase is laid.
step-set = Der { $group } besteht aus { $number }ern: { $cards }.
step-set-bare = Der { $group } besteht nur aus Jokern. Hier stehen sie für die { $number }: { $cards }.
step-run = Die { $group } geht von { $low } bis { $high }: { $cards }.
step-color = Für „{ $group }“ nimmst du { $color ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
 }: { $cards }.
step-color-run = Die { $group } geht von { $low } bis { $high }, alles in { $color ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
 }: { $cards }.
step-wild-stands = In der Folge { $count ->
    [one] steht der Joker für die { $numbers }.
   *[other] stehen die Joker für { $numbers }.
 }
step-extra = Das { $extra ->
    [one] ist eine Karte
   *[other] sind { $extra } Karten
 } mehr, als die Phase verlangt. Was passt, darfst du gleich mit auslegen; so bleiben dir weniger Punkte auf der Hand.
step-same-number = { $count ->
    [2] Zwei
    [3] Drei
   *[other] Vier
 } Sätze haben dieselbe Zahl, die { $number }. Das ist erlaubt.
step-naturals = Neben den Jokern muss mindestens eine Zahlenkarte liegen: Hier { $count ->
    [one] ist es eine.
   *[other] sind es { $count }.
 }
step-bare-disputed = Eine Gruppe besteht nur aus Jokern. Die Hefte von Mattel und Fundex erlauben das, weil anderswo in der Phase eine Zahlenkarte liegt; eine finnische Anleitung erlaubt es nicht.
step-left = Die Phase ist komplett. { $count ->
    [0] Auf der Hand bleibt dir keine Karte.
   *[other] Auf der Hand bleiben dir { $points } Punkte.
 }

# How near a hand comes that does not make the phase.
step-set-full = Einen { $group } aus { $number }ern hast du schon.
step-set-short = { $held ->
    [0] Für einen { $group } hast du noch keine Karte
    [one] Am besten passt ein { $group } aus { $number }ern: Du hast schon eine { $number }
   *[other] Am besten passt ein { $group } aus { $number }ern: Du hast schon { $held } davon
 }, { $held ->
    [0] es fehlen { $short }
   *[other] { $short ->
        [one] eine fehlt noch
       *[other] { $short } fehlen noch
    }
 }.
step-run-full = Eine { $group } von { $low } bis { $high } hast du schon.
step-run-short = Am besten passt eine { $group } von { $low } bis { $high }: { $held ->
    [0] Du hast noch keine Zahl davon
    [one] Du hast schon eine Zahl
   *[other] Du hast schon { $held } Zahlen
 }, { $held ->
    [0] es fehlen { $short }
   *[other] { $short ->
        [one] eine fehlt noch
       *[other] { $short } fehlen noch
    }
 }.
step-color-full = Für „{ $group }“ hast du genug { $color ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
 } Karten.
step-color-short = Für „{ $group }“ hast du { $held ->
    [0] noch keine Karte
    [one] schon eine { $color ->
        [R] rote
        [B] blaue
        [G] grüne
       *[Y] gelbe
     } Karte
   *[other] schon { $held } { $color ->
        [R] rote
        [B] blaue
        [G] grüne
       *[Y] gelbe
     } Karten
 }, { $held ->
    [0] es fehlen { $short }
   *[other] { $short ->
        [one] eine fehlt noch
       *[other] { $short } fehlen noch
    }
 }.
step-color-run-full = Eine { $group } von { $low } bis { $high } in { $color ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
 } hast du schon.
step-color-run-short = Am besten passt eine { $group } von { $low } bis { $high } in { $color ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
 }: { $held ->
    [0] Du hast noch keine Karte davon
    [one] Du hast schon eine Karte
   *[other] Du hast schon { $held } Karten
 }, { $held ->
    [0] es fehlen { $short }
   *[other] { $short ->
        [one] eine fehlt noch
       *[other] { $short } fehlen noch
    }
 }.
step-twins = Eine zweite { $numbers } hilft nicht: In einer Folge kommt keine Zahl doppelt vor.
step-wrong-color = { $cards } hilft hier nicht: In einer Farbenfolge haben alle Karten dieselbe Farbe.
step-no-wrap = Von der 12 geht es nicht weiter zur 1: Eine Folge endet bei 12.
step-wilds-fill = { $wilds ->
    [one] Ein Joker füllt { $holes ->
        [one] die einzige Lücke.
       *[other] eine von { $holes } Lücken.
    }
   *[other] Die Joker füllen { $wilds } von { $holes } Lücken.
 }
step-no-natural = Joker allein ergeben keine Phase: Mindestens eine Zahlenkarte muss dabei sein.
step-no-natural-group = Nach der Regel, die du gewählt hast, braucht jede Gruppe eine eigene Zahlenkarte.
step-missing = { $missing ->
    [one] Also fehlt noch eine Karte
   *[other] Also fehlen noch { $missing } Karten
 }. Helfen würde { $helpful }.
step-any-number = eine beliebige Zahlenkarte
step-many-cards = eine von { $count } verschiedenen Karten
step-slot-wild = ein Joker
step-slot-number = eine { $number }
step-slot-card = eine { $color ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
 } { $number }
step-slot-color = eine { $color ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
 } Karte
