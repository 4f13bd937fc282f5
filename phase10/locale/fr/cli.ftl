# The command line.
cli-title = Kit Phase 10 : apprendre les règles, vérifier une main, enseigner les probabilités.
cli-left = Reste en main : { $cards } ({ $points } points)
cli-left-none = Reste en main : rien
cli-why = Pourquoi
cli-line = ligne { $line } : { $problem }
