# Les fiches d’exercices : les fiches et leurs corrigés, la page qui les imprime, et `phase10 worksheets`.
sheet-name = Fiches d’exercices
sheet-title = Fiches d’exercices à imprimer
sheet-lead = Pour chaque leçon, une page d’exercices à résoudre à la main. Le numéro d’une fiche décide de ses cartes et de ses nombres : même numéro, même fiche.
sheet-choice-lesson = Leçon
sheet-choice-number = Numéro de la fiche
sheet-choice-copies = Nombre de fiches
sheet-choice-key = Corrigé
sheet-choice-key-no = Sans corrigé
sheet-choice-key-yes = Avec corrigé
sheet-print = Imprimer

# On the sheet. Keep these short.
sheet-lesson = Leçon { $number }
sheet-number = Fiche { $number }
sheet-pupil = Nom
sheet-class = Classe
sheet-date = Date
sheet-answer = Réponse
sheet-legend = R rouge, B bleu, G vert, Y jaune, W joker, S Passer
sheet-license = Licence : CC BY 4.0
sheet-seed = Tirage n° { $seed }
sheet-key = Corrigé
sheet-key-note = Pour l’enseignant, pas pour la classe.
sheet-file-note = Imprimez cette page : chaque fiche tient sur une feuille. Le corrigé vient à la fin, sur des pages à part.

# `phase10 worksheets`.
sheet-help = écrire des fiches d’exercices à imprimer, avec leurs corrigés
sheet-about = Écrit un fichier de fiches d’exercices à imprimer : chaque fiche a ses propres cartes et ses propres nombres, et les corrigés viennent à la fin.
sheet-help-lesson = la leçon, par son nom ou son numéro, ou « all » pour toutes
sheet-help-copies = le nombre de fiches différentes par leçon (1)
sheet-help-seed = le numéro de la première fiche, à partir de 1 (1) ; les autres suivent
sheet-help-lang = la langue : en, fr, de, pt-BR ou fi
sheet-help-paper = le format du papier : a4 ou letter (a4)
sheet-help-output = le fichier à écrire (worksheets-LESSON.html dans ce dossier)
sheet-written = { $count ->
    [one] Une fiche et son corrigé sont dans { $file }
   *[other] { $count } fiches et leurs corrigés sont dans { $file }
 }
sheet-rewritten = { sheet-written } (à la place des fiches qui s’y trouvaient)
sheet-unknown-lesson = Il n’y a pas de leçon « { $token } ». Leçons possibles : { $known }.
sheet-bad-copies = « { $token } » n’est pas un nombre de fiches. Indiquez un nombre entier de { $least } à { $most }.
sheet-bad-number = « { $token } » n’est pas un numéro de fiche. Indiquez un nombre entier de { $least } à { $most }.
sheet-bad-paper = « { $token } » n’est pas un format de papier. Formats possibles : { $known }.
sheet-not-ours = { $file } existe déjà, et ce n’est pas un fichier de fiches d’exercices. Indiquez un autre nom avec --output.
sheet-unwritable = Impossible d’écrire { $file } : { $reason }
