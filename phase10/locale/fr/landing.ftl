# La page d’accueil.
landing-name = Accueil
landing-title = Phase 10 : ça compte ou pas ?
landing-lead = Composez une main : vous verrez tout de suite si elle permet de poser la phase, comment la poser, ce qui manque et quelle règle le dit.
landing-check = Vérifier une main
landing-learn = Apprendre les règles
landing-quarrels = Les mains qui font débat
landing-phases = Les dix phases
landing-phases-note = Voici, pour chaque phase, une façon de la poser. Cliquez sur une phase pour voir la réponse expliquée.
