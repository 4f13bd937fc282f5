# The hand editor.

hand-title = Your hand
hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in hand
hand-empty = Click cards below, or type R5 W …
hand-help = Enter or Delete takes a card out. Shift with an arrow key moves it. A letter and a number, such as R 5, add a card.
hand-hint = Click a card to take it out, drag it to move it.
hand-field = Cards as text
hand-placeholder = R5 B12 W S
hand-add = Add
hand-tools = Change the hand
hand-sort = Sort by
hand-number = number
hand-color = color
hand-sort-number = Sort by number
hand-sort-color = Sort by color
hand-undo = Undo
hand-clear = Clear
hand-deck = Pick from the deck

# Said to those who hear the page.
hand-added = Added: { $card }.
hand-removed = Taken out: { $card }.
hand-moved = { $card }: now in place { $place }.
hand-read = { $count ->
    [one] { $count } card added.
   *[other] { $count } cards added.
}
hand-cleared = The hand is empty.
hand-undone = Undone.
hand-sorted = Sorted.
