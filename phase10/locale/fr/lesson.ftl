# Les leçons : ce que disent leurs widgets. Ce qu’une leçon dit elle-même est dans le fichier qui porte son nom.
lesson-progress-name = Vos progrès
lesson-progress-done = Exercices réussis : { $done } sur { $count }
lesson-forget = Recommencer
lesson-forget-ask = Effacer vos réponses et vos estimations de cette leçon ?
lesson-forget-yes = Oui, effacer
lesson-forget-no = Non, garder

lesson-guess-first = D’abord votre estimation. Elle est conservée, et personne ne la note.
lesson-guess = { $unit ->
    [chance] Votre estimation en pourcentage
   *[number] Votre estimation
 }
lesson-guess-bad = { $unit ->
    [chance] « { $token } » n’est pas un pourcentage. Écrivez un nombre de 0 à 100, ou une fraction comme 1/4.
   *[number] « { $token } » n’est pas un nombre qui convient ici. Écrivez un nombre comme 4.
 }
lesson-once = Essayer une fois
lesson-try = { $trials } fois
lesson-reveal = Montrer la valeur exacte
lesson-another = Autres essais
lesson-so-far = Jusqu’ici, la réponse est oui { $hits } fois sur { $tried }.
lesson-so-far-mean = Moyenne { $tried ->
    [one] d’un essai
   *[other] de { $tried } essais
 } jusqu’ici : { $mean }
lesson-progress = Essais : { $trials } sur { $target }
lesson-said = La réponse est oui dans { $hits } essais sur { $trials }. La vraie probabilité est donc comprise entre { $low } et { $high } ; une telle conclusion est juste environ 95 fois sur 100.
lesson-said-mean = Après { $trials } essais, la vraie moyenne est comprise entre { $low } et { $high } ; une telle conclusion est juste environ 95 fois sur 100.
lesson-chart = Après { $trials } essais, la valeur est de { $share }, et la vraie valeur est comprise entre { $low } et { $high }. Les nombres sont dans le tableau ci-dessous.
lesson-chart-up = Proportion de oui parmi les essais ; la bande est l’intervalle qui est juste 95 fois sur 100
lesson-chart-up-mean = Moyenne de tous les essais jusqu’ici ; la bande est l’intervalle qui est juste 95 fois sur 100
lesson-chart-across = nombre d’essais
lesson-table-caption = Ce que donnent les essais, à mesure qu’ils s’accumulent
lesson-table-trials = Essais
lesson-table-hits = Oui
lesson-table-mean = Moyenne

lesson-exercise = Exercice { $number }
lesson-size = { $size ->
    [tweak] changer une chose
    [extend] aller plus loin
   *[build] en autonomie
 }
lesson-solved = réussi
lesson-answer = Votre réponse à l’exercice { $number }
lesson-how = En fraction, en pourcentage ou en nombre décimal : 1/4, 25 %, 0,25
lesson-check = Vérifier
lesson-hint = Coup de pouce
lesson-is-right = Exact.
lesson-is-rough = Presque.
lesson-is-wrong = Pas encore.
lesson-is-unreadable = Réponse illisible.
lesson-unreadable = { $unit ->
    [chance] « { $token } » n’est pas une probabilité. Écrivez une fraction comme { $example }, un pourcentage ou un nombre décimal.
   *[number] « { $token } » n’est pas un nombre. Écrivez un nombre comme { $example }.
 }
lesson-rough = C’est bien cela, mais trop arrondi. Donnez au moins deux chiffres significatifs, ou une fraction.
lesson-near = Votre réponse est très proche. Gardez plus de chiffres dans les calculs intermédiaires, et n’arrondissez qu’à la fin.
lesson-not-known = Ce n’est pas cela. Relisez la question ; le coup de pouce peut vous aider.
lesson-not-percent = Une probabilité vaut au plus 1. Manque-t-il le signe % ?
lesson-not-complement = C’est la probabilité que cela n’arrive pas.
lesson-not-odds = Vous comparez les cas favorables aux cas défavorables. Une probabilité les compare à tous les cas.
lesson-not-inverse = Cela dit « une fois sur combien ». La probabilité est l’inverse de ce nombre, et elle vaut au plus 1.
lesson-not-above-one = Une probabilité ne dépasse jamais 1. Quels sont tous les cas ?
lesson-not-negative = Un nombre négatif ne peut pas convenir ici.

lesson-explore-reset = Réinitialiser
lesson-explore-what = Cas
lesson-explore-bar = Image
lesson-explore-chance = Probabilité
lesson-explore-value = Valeur
lesson-explore-exact = Exactement

lesson-error = ± { $unit ->
    [chance] { $error } (erreur type, en points de pourcentage)
   *[number] { $error } (erreur type)
 }
lesson-agree = Les deux méthodes concordent : l’écart ne dépasse pas ce que le hasard produit d’habitude.
lesson-disagree = Les deux méthodes ne concordent pas : l’écart dépasse ce que le hasard produit d’habitude.

lesson-course-title = Huit leçons de probabilités
lesson-course-name = Leçons
lesson-course-lead = Devinez, essayez dix mille fois, calculez : il suffit d’un paquet de Phase 10 et, pour commencer, de savoir calculer avec des fractions. Chaque leçon s’appuie sur la précédente ; vos réponses restent dans ce navigateur.
lesson-course-minutes = { $minutes } minutes
lesson-course-teachers = Pour les enseignants
lesson-course-copies = Chaque leçon a une version pour vous, avec le minutage, les erreurs des élèves, un schéma pour le tableau et toutes les solutions : ouvrez les notebooks avec « phase10 lab » et cherchez dans lessons, puis dans le dossier de votre langue, puis dans teacher.
lesson-course-sheets = Fiches d’exercices à imprimer, avec leurs corrigés
