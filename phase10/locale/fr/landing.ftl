# La page d’accueil.
landing-name = Accueil
landing-title = Phase 10 : ça compte ou pas ?
landing-lead = Composez une main : vous verrez tout de suite si elle permet de poser la phase, comment la poser, ce qui manque et quelle règle le dit.
landing-check = Vérifier une main
landing-learn = Apprendre les règles
landing-quarrels = Les mains qui font débat
landing-phases = Les dix phases
landing-phases-note = Voici, pour chaque phase, une façon de la poser. Cliquez sur une phase pour voir la réponse expliquée.
landing-questions = Les questions qu’on se pose à table
landing-question-skip = Peut-on faire passer deux fois le même joueur ?
landing-question-wilds = Peut-on faire une série uniquement avec des jokers ?
landing-question-out = Peut-on finir en ajoutant sa dernière carte à un groupe ?
landing-question-won = Deux joueurs ont réussi la phase 10 : qui a gagné ?
landing-question-cost = Combien de points coûte un joker ?
landing-question-pile = Que faire quand la pioche est vide ?

landing-games = Jouer et noter les points
landing-chances = Et quelles sont les chances ?
