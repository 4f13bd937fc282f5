# The command line.
cli-title = Phase-10-Lernpaket: Regeln lernen, Hände prüfen, Wahrscheinlichkeit unterrichten.
cli-left = Noch auf der Hand: { $cards } ({ $points } Punkte)
cli-left-none = Noch auf der Hand: keine Karte
cli-why = Begründung
cli-line = Zeile { $line }: { $problem }
