# O editor da mão.

hand-title = Sua mão
hand-count = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
} na mão
hand-empty = Clique nas cartas abaixo ou digite R5 W …
hand-help = Enter ou Delete tira a carta da mão. Shift com uma seta muda a carta de lugar. Para adicionar uma carta, digite uma letra e um número, por exemplo R 5.
hand-hint = Clique em uma carta para tirá-la ou arraste-a para mudar de lugar.
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
hand-deck = Escolher do baralho

# Dito a quem ouve a página.
hand-added = Carta adicionada: { $card }.
hand-removed = Carta retirada: { $card }.
hand-moved = { $card }: agora na posição { $place }.
hand-read = { $count ->
    [one] { $count } carta adicionada.
   *[other] { $count } cartas adicionadas.
}
hand-cleared = A mão está vazia.
hand-undone = Desfeito.
hand-sorted = Mão ordenada.
