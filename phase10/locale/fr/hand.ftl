# L’éditeur de la main.

hand-title = Votre main
hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en main
hand-empty = Cliquez sur des cartes ci-dessous ou tapez R5 W …
hand-help = Entrée ou Suppr retire une carte. Maj et une flèche la déplacent. Une lettre et un nombre, par exemple R 5, ajoutent une carte.
hand-field = Cartes en texte
hand-placeholder = R5 B12 W S
hand-add = Ajouter
hand-tools = Modifier la main
hand-sort = Trier par
hand-number = nombre
hand-color = couleur
hand-sort-number = Trier par nombre
hand-sort-color = Trier par couleur
hand-undo = Annuler
hand-clear = Vider
hand-deck = Choisir parmi toutes les cartes

# Dit à ceux qui écoutent la page.
hand-added = Ajouté : { $card }.
hand-removed = Retiré : { $card }.
hand-moved = { $card } : maintenant en position { $place }.
hand-read = { $count ->
    [one] { $count } carte ajoutée.
   *[other] { $count } cartes ajoutées.
}
hand-cleared = La main est vide.
hand-undone = Annulé.
hand-sorted = Main triée.
