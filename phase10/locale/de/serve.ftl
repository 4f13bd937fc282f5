# What `phase10 serve` and `phase10 lab` say in the terminal.

serve-help = die Seiten im Browser öffnen
serve-about = Öffnet die Seiten im Browser. Sie laufen nur auf diesem Computer und rufen nichts aus dem Netz ab.
serve-help-port = der Port (8866, sonst der nächste freie)
serve-help-lang = die Sprache beim Öffnen: en, fr, de, pt-BR oder fi (sonst die des Browsers)
serve-help-no-browser = nur die Adresse ausgeben
serve-help-class-size = wie viele Schülerinnen und Schüler in derselben Minute dieselbe Seite öffnen (0: keine Seite wird vorbereitet)
serve-help-class-page = die Seite, die dabei geöffnet wird, etwa check oder urn (Lektion 1, in der Sprache von --lang)
serve-help-host = die Adresse, unter der die Seiten erreichbar sind (127.0.0.1: nur dieser Computer; 0.0.0.0: das ganze Netz)
serve-help-base-url = der Pfad, mit dem alle Adressen beginnen, etwa /phase10/ hinter einem Proxy (/)
serve-help-public-url = die Adresse, unter der das Kit geöffnet wird, wenn ein Proxy davor steht, etwa { $example }
serve-help-frame-ancestors = Websites, die die Seiten in einem Rahmen zeigen dürfen, etwa { $example }
serve-lab-help = die Notebooks in JupyterLab öffnen
serve-lab-about = Öffnet die Notebooks in JupyterLab, um den Code zu lesen und zu ändern.

serve-running = Das Phase-10-Kit läuft unter { $url } (Strg+C beendet es)
serve-board = Für die Tafel: { $url }
serve-board-others = Geht diese nicht: Dieser Computer hat noch andere Adressen: { $addresses }
serve-teacher = Für dich, mit einem QR-Code zum Zeigen: { $url }
serve-little-memory = Der Arbeitsspeicher dieses Computers reicht für { $count } Leute zugleich, nicht für { $size }.
serve-moved = Port { $port } ist belegt, deshalb wird dieser verwendet: { $free }
serve-busy = Port { $port } ist belegt. Frei ist dieser: --port { $free }
serve-bad-port = „{ $token }“ ist kein Port. Nötig ist eine ganze Zahl von { $least } bis { $most }.
serve-bad-class-size = „{ $token }“ ist keine Klassengröße. Nötig ist eine ganze Zahl von { $least } bis { $most }.
serve-bad-class-page = Eine Seite „{ $token }“ gibt es nicht. Gemeint ist das letzte Wort der Adresse, etwa check, odds oder urn.
serve-bad-host = Unter der Adresse „{ $token }“ ist dieser Computer nicht erreichbar.
serve-bad-base-url = „{ $token }“ ist kein Pfad für --base-url. Nötig ist einer wie /phase10/: Buchstaben von a bis z, Ziffern, - und _.
serve-bad-public-url = „{ $token }“ ist keine Adresse für --public-url. Nötig ist etwas wie { $example }.
serve-bad-frame-ancestors = „{ $token }“ ist keine Website für --frame-ancestors. Nötig ist etwas wie { $example }, ohne Pfad.
serve-stranger = Auf den Namen „{ $token }“ antwortet dieser Server nicht. Wer ihn betreibt, kann ihm den Namen mitteilen: { $command }
serve-refused = Dieser Computer erlaubt Port { $port } nicht. Ab 1024 geht es.
serve-no-notebooks = Die Notebooks fehlen: In { $folder } gibt es keine index.ipynb.
