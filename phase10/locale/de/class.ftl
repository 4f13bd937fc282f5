# The teacher's page: the address for the class, and what to think of around a lesson.

class-title = Wie öffnet die Klasse eine Seite?
class-name = Im Unterricht
class-lead = Wähle aus, was ihr gemeinsam öffnet, und zeige diese Seite an der Wand.
class-page = Seite oder Lektion
class-language = Sprache
class-language-own = die des jeweiligen Browsers
class-lesson = Lektion { $number }: { $name }

class-board = Die Adresse für die Klasse
class-type = Diese Adresse eintippen oder die Kamera auf das Quadrat richten.
class-qr = QR-Code für { $address }
class-copy = Adresse kopieren
class-print = Drucken
class-local = Noch kommt nur dieser Computer an diese Seiten. Beende das Kit mit Strg+C und starte es mit diesem Befehl; dann steht hier die Adresse für die Klasse.
class-copy-command = Befehl kopieren

class-before = Vor der Stunde
class-before-network = Dein Computer und die Geräte der Klasse müssen im selben Netz sein. Viele Gastnetze trennen die Geräte voneinander: Probiere es mit einem Handy aus.
class-before-start = Starte das Kit eine Minute vorher, mit der Größe der Klasse und der Seite, die sie öffnet:
class-before-allow = Fragt der Computer, ob Python Verbindungen annehmen darf, erlaube es. Schließe den Computer ans Stromnetz an und lass ihn nicht einschlafen.
class-before-once = Der erste Besuch lädt ein paar Sekunden. Lass am Anfang alle die Seite öffnen.
class-alone = Ein Computer und sonst kein Gerät
class-alone-wall = Zeige die Seite an der Wand: Die Klasse tippt per Handzeichen, und du klickst.
class-alone-print = Die Übungen gibt es auch auf Papier, jedes Blatt mit eigenen Karten:
class-alone-sheets = Arbeitsblätter
class-fails = Wenn etwas nicht klappt
class-fails-nobody = Niemand kommt auf die Seite: Das Netz oder eine Firewall trennt die Geräte. Der Hotspot eines Handys ist ein eigenes Netz.
class-fails-one = Ein Gerät kommt nicht auf die Seite: Schalte dort die mobilen Daten aus, und achte darauf, dass die Adresse mit http beginnt, nicht mit https.
class-fails-room = Es ist kein Platz frei: Starte das Kit neu, mit einer größeren Zahl nach --class-size.
class-fails-lost = Eine Seite antwortet nicht mehr: Lade sie neu. Hand, Punktetafel und Fortschritt bleiben im Browser erhalten.
class-after = Danach
class-after-end = Strg+C beendet alles. Auf deinem Computer bleibt nichts von dem, was eingegeben wurde.
class-after-kept = Was die Schülerinnen und Schüler gelöst haben, bleibt in ihren eigenen Browsern.
