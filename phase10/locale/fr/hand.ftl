# L’éditeur de la main.

hand-title = Votre main
hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en main
hand-empty = Cliquez sur les cartes ci-dessous ou tapez R5 W…
hand-help = Entrée ou Suppr retire la carte, Maj avec une flèche la déplace. Pour en ajouter une, tapez une lettre et un nombre, par exemple R 5.
hand-hint = Cliquez sur une carte pour la retirer, faites-la glisser pour la déplacer.
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
hand-added = Ajouté : { $card }.
hand-removed = Retiré : { $card }.
hand-moved = { $card } est maintenant en position { $place }.
hand-read = { $count ->
    [one] { $count } carte ajoutée.
   *[other] { $count } cartes ajoutées.
}
hand-cleared = La main est vide.
hand-undone = Dernière modification annulée.
hand-sorted = Main triée.
