# What `phase10 serve` and `phase10 lab` say in the terminal.

serve-help = ouvrir les tableaux de bord dans le navigateur
serve-about = Ouvre les tableaux de bord dans le navigateur. Ils tournent sur cet ordinateur et n’en contactent aucun autre.
serve-help-port = le port à utiliser (8866, ou le premier port libre ensuite)
serve-help-lang = la langue à l’ouverture : en, fr, de, pt-BR ou fi (celle du navigateur)
serve-help-no-browser = afficher seulement l’adresse
serve-help-class-size = le nombre d’élèves qui ouvrent la même page dans la même minute (0 : aucune page n’est préparée d’avance)
serve-help-class-page = la page que les élèves ouvrent, par exemple check ou urn (leçon 1, dans la langue indiquée par --lang)
serve-help-host = l’adresse d’écoute (127.0.0.1 : cet ordinateur seulement ; 0.0.0.0 : tout le réseau)
serve-help-base-url = le chemin par lequel commencent toutes les adresses, par exemple /phase10/ derrière un proxy (/)
serve-help-public-url = l’adresse par laquelle on ouvre le kit derrière un proxy, par exemple { $example }
serve-help-frame-ancestors = les sites qui peuvent montrer les pages dans un cadre, par exemple { $example }
serve-lab-help = ouvrir les notebooks dans JupyterLab
serve-lab-about = Ouvre les notebooks dans JupyterLab, pour lire et modifier le code.

serve-running = Le kit Phase 10 tourne à l’adresse { $url } (Ctrl+C pour l’arrêter)
serve-board = À écrire au tableau : { $url }
serve-board-others = Si elle ne marche pas, cet ordinateur a d’autres adresses : { $addresses }
serve-teacher = Pour vous, avec un code QR à montrer : { $url }
serve-little-memory = La mémoire de cet ordinateur suffit pour { $count } visiteurs à la fois, pas pour { $size }.
serve-moved = Le port { $port } est occupé ; le kit utilise celui-ci : { $free }
serve-busy = Le port { $port } est occupé. En voici un libre : --port { $free }
serve-bad-port = « { $token } » n’est pas un port. Indiquez un nombre entier de { $least } à { $most }.
serve-bad-class-size = « { $token } » n’est pas un effectif de classe. Indiquez un nombre entier de { $least } à { $most }.
serve-bad-class-page = Il n’y a pas de page « { $token } ». Le nom d’une page est le dernier mot de son adresse, par exemple check, odds ou urn.
serve-bad-host = Cet ordinateur ne peut pas écouter à l’adresse « { $token } ».
serve-bad-base-url = « { $token } » n’est pas un chemin pour --base-url. Indiquez-en un comme /phase10/ : des lettres de a à z, des chiffres, - et _.
serve-bad-public-url = « { $token } » n’est pas une adresse pour --public-url. Il faut une adresse comme { $example }.
serve-bad-frame-ancestors = « { $token } » n’est pas un site pour --frame-ancestors. Il faut un site comme { $example }, sans chemin.
serve-stranger = Ce serveur ne répond pas au nom « { $token } ». La personne qui le fait tourner peut lui indiquer ce nom : { $command }
serve-refused = Cet ordinateur n’autorise pas le port { $port }. Choisissez un port supérieur à 1023.
serve-no-notebooks = Les notebooks manquent : le fichier index.ipynb n’est pas dans { $folder }.
