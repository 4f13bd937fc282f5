# Der Editor für die Hand.

hand-title = Deine Hand
hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf der Hand
hand-empty = Wähle unten Karten aus oder tippe R5 W …
hand-help = Enter oder Entf nimmt eine Karte heraus. Mit Umschalt und einer Pfeiltaste verschiebst du sie. Ein Buchstabe und eine Zahl, zum Beispiel R 5, fügen eine Karte hinzu.
hand-hint = Tippe eine Karte an, um sie herauszunehmen, oder zieh sie an einen anderen Platz.
hand-field = Karten als Text
hand-placeholder = R5 B12 W S
hand-add = Hinzufügen
hand-tools = Hand ändern
hand-sort = Sortieren nach
hand-number = Zahl
hand-color = Farbe
hand-sort-number = Nach Zahl sortieren
hand-sort-color = Nach Farbe sortieren
hand-undo = Rückgängig
hand-clear = Leeren
hand-deck = Aus allen Karten wählen

# Für alle, die sich die Seite vorlesen lassen.
hand-added = Hinzugefügt: { $card }.
hand-removed = Herausgenommen: { $card }.
hand-moved = { $card }: jetzt an Stelle { $place }.
hand-read = { $count ->
    [one] { $count } Karte hinzugefügt.
   *[other] { $count } Karten hinzugefügt.
}
hand-cleared = Die Hand ist leer.
hand-undone = Rückgängig gemacht.
hand-sorted = Sortiert.
