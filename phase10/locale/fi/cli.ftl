# Komentorivi.
cli-title = Phase 10 -pakki: opettele säännöt, tarkista käsi, opeta todennäköisyyttä.
cli-left = Käteen jää: { $cards } ({ $points } pistettä)
cli-left-none = Käteen ei jää mitään
cli-why = Perustelu
cli-line = rivi { $line }: { $problem }
