# Was `phase10 site` im Terminal sagt.

build-help = die Seiten als statische Website bauen, mit Python im Browser
build-about = Die Seiten als Dateien für jeden Webspace bauen. Python läuft dann im Browser; von keinem anderen Server wird etwas geholt. Braucht Node.js mit npm und beim ersten Mal ein Netz.
build-help-folder = der Ordner der Website: neu, leer oder der einer älteren Website
build-help-lang = die Sprache der Meldungen hier: en, fr, de, pt-BR oder fi (sonst die des Computers)
build-tools = Hole, was die Website baut (nur einmal; es bleibt für das nächste Mal) …
build-front-end = Baue die Oberfläche …
build-python = Packe Python für den Browser …
build-pages = Schreibe die Seiten …
build-check = Prüfe, dass keine Seite einen anderen Server fragt …
build-done = Die Website liegt in { $folder }: { $pages } Seiten, { $megabytes } MB. Kopiere den Ordner auf einen beliebigen Webspace.
build-not-empty = In { $folder } liegt etwas anderes als eine ältere Website. Nenne einen neuen oder leeren Ordner.
build-no-program = Das Programm „{ $program }“ fehlt. Es gehört zu Node.js (ab Version 18).
build-failed = Die Website konnte nicht gebaut werden; { $program } sagt: { $line }
build-foreign = Die Website würde einen anderen Server fragen und wurde deshalb nicht geschrieben: { $address } in { $file }
build-no-folder = In { $folder } lässt sich nicht schreiben: { $line }
build-unexpected = Beim Bauen kam etwas Unerwartetes heraus, deshalb wurde die Website nicht geschrieben: { $what }
