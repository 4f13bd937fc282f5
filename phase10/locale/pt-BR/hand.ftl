# O editor da mão.

hand-title = Sua mão
hand-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mão
hand-empty = Clique nas cartas abaixo ou digite R5 W …
hand-help = Enter ou Delete tira uma carta. Shift com uma seta move a carta. Uma letra e um número, por exemplo R 5, adicionam uma carta.
hand-field = Cartas em texto
hand-placeholder = R5 B12 W S
hand-add = Adicionar
hand-tools = Alterar a mão
hand-sort = Ordenar por
hand-number = número
hand-color = naipe
hand-sort-number = Ordenar por número
hand-sort-color = Ordenar por naipe
hand-undo = Desfazer
hand-clear = Limpar
hand-deck = Escolher no baralho

# Dito a quem ouve a página.
hand-added = Adicionada: { $card }.
hand-removed = Retirada: { $card }.
hand-moved = { $card }: agora na posição { $place }.
hand-read = { $count ->
    [one] { $count } carta adicionada.
   *[other] { $count } cartas adicionadas.
}
hand-cleared = A mão está vazia.
hand-undone = Desfeito.
hand-sorted = Mão ordenada.
