# Ce que `phase10 site` dit dans le terminal.

build-help = construire les pages comme site statique, avec Python dans le navigateur
build-about = Construire les pages sous forme de fichiers pour n'importe quel espace web. Python s'exécute alors dans le navigateur ; rien n'est demandé à un autre serveur. Il faut Node.js avec npm et, la première fois, un réseau.
build-help-folder = le dossier du site : nouveau, vide, ou celui d'un site plus ancien
build-help-lang = la langue des messages affichés ici : en, fr, de, pt-BR ou fi (celle de votre ordinateur)
build-tools = Téléchargement de ce qui construit le site (une seule fois ; c'est conservé pour la suite) …
build-front-end = Construction de l'interface …
build-python = Préparation de Python pour le navigateur …
build-pages = Écriture des pages …
build-check = Vérification qu'aucune page ne demande rien à un autre serveur …
build-done = Le site est dans { $folder } : { $pages } pages, { $megabytes } Mo. Copiez ce dossier sur n'importe quel espace web.
build-not-empty = { $folder } contient autre chose qu'un site plus ancien. Indiquez un dossier nouveau ou vide.
build-no-program = Le programme « { $program } » manque. Il fait partie de Node.js (version 18 ou plus récente).
build-failed = Le site n'a pas pu être construit ; { $program } dit : { $line }
build-foreign = Le site demanderait quelque chose à un autre serveur, il n'a donc pas été écrit : { $address } dans { $file }
build-no-folder = Impossible d'écrire dans { $folder } : { $line }
build-unexpected = Le constructeur a donné un résultat inattendu, le site n'a donc pas été écrit : { $what }
