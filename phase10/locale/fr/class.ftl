# The teacher's page: the address for the class, and what to think of around a lesson.

class-title = Comment la classe ouvre-t-elle une page ?
class-name = En classe
class-lead = Choisissez ce que vous ouvrez ensemble, puis projetez cette page.
class-page = Page ou leçon
class-language = Langue
class-language-own = celle de chaque navigateur
class-lesson = Leçon { $number } : { $name }

class-board = L’adresse pour la classe
class-type = Tapez cette adresse, ou visez le carré avec un appareil photo.
class-qr = Code QR pour { $address }
class-copy = Copier l’adresse
class-print = Imprimer
class-local = Pour l’instant, seul cet ordinateur peut ouvrir ces pages. Arrêtez le kit avec Ctrl+C et lancez-le avec cette commande : l’adresse pour la classe s’affichera ici.
class-copy-command = Copier la commande

class-before = Avant le cours
class-before-network = Votre ordinateur et les appareils des élèves doivent être sur le même réseau. Beaucoup de réseaux invités isolent les appareils : essayez avec un téléphone.
class-before-start = Lancez le kit une minute à l’avance, avec le nombre d’élèves et la page qu’ils ouvrent :
class-before-allow = Si l’ordinateur demande si Python peut accepter des connexions, acceptez. Branchez l’ordinateur et empêchez-le de se mettre en veille.
class-before-once = La première visite demande quelques secondes de chargement. Faites ouvrir la page à tout le monde dès le début.
class-alone = Un seul ordinateur, pas d’autres appareils
class-alone-wall = Projetez la page : la classe parie à main levée et vous cliquez.
class-alone-print = Les exercices existent sur papier, chaque feuille avec ses propres cartes :
class-alone-sheets = fiches d’exercices
class-fails = Si quelque chose ne marche pas
class-fails-nobody = Personne n’arrive à ouvrir la page : le réseau ou un pare-feu isole les appareils. Le partage de connexion d’un téléphone crée un réseau à vous.
class-fails-one = Un appareil n’y arrive pas : coupez ses données mobiles et vérifiez que l’adresse commence par http, et non par https.
class-fails-room = Il n’y a plus de place : relancez le kit avec un nombre plus grand après --class-size.
class-fails-lost = Une page ne répond plus : rechargez-la. Les mains, les feuilles de score et la progression sont gardées dans le navigateur.
class-after = Après le cours
class-after-end = Ctrl+C arrête tout. Rien de ce qui a été saisi ne reste sur votre ordinateur.
class-after-kept = Ce que les élèves ont réussi reste dans leurs propres navigateurs.
