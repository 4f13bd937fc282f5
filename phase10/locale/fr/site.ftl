# What stands around every page in the browser: header, footer, loading, and what is said when something fails.
site-name = Kit Phase 10
site-skip = Aller au contenu
site-nav = Pages
site-language = Langue
site-group-rules = Règles
site-group-play = Jouer
site-group-chances = Probabilités
site-group-lessons = Leçons
site-nav-index = Accueil
site-nav-learn = Apprendre
site-nav-check = Vérifier une main
site-nav-draw = Prochaine pioche
site-nav-rules = Livre de règles
site-nav-card = Aide-mémoire
site-nav-quiz = Quiz
site-nav-odds = Chances
site-nav-hard = Difficulté
site-nav-hands = Manches entières
site-nav-play = Contre des bots
site-nav-sheet = Feuille de score
site-nav-score = Points
site-nav-lessons = Leçons
site-nav-worksheets = Fiches d’exercices

site-footer = Le jeu Phase 10 et son nom appartiennent à leur éditeur ; ce kit est indépendant.

site-loading = Chargement…
site-slow = C’est plus long que d’habitude.
site-reload = Recharger
site-gone = Cette page a perdu sa connexion et ne répond plus. Rechargez-la pour continuer.
site-offline = La connexion est interrompue. Nouvel essai…
site-guess-first = Devinez d’abord, puis faites l’essai : la suite du texte apparaîtra ici.
site-broken = Cette partie de la page n’a pas pu s’afficher. Rechargez la page ; si cela se reproduit, prévenez la personne qui gère ce kit.

site-missing-title = Cette page n’existe pas
site-missing = L’adresse a peut-être été mal tapée, ou la page a changé de place.
site-error-title = Un problème est survenu
site-error = La page n’a pas pu s’afficher. Réessayez dans un instant.
site-home = Retour à l’accueil
site-noscript = Cette page a besoin de JavaScript : activez-le dans votre navigateur.
