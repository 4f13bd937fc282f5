# Por que um jogador faz alguma coisa: também é a dica da página.
bot-random = Qualquer coisa que as regras permitam.
bot-deal = É preciso distribuir as cartas da próxima rodada.
bot-choose = { $missing ->
    [0] Esta fase já está completa.
    [one] Só falta uma carta para esta fase: nenhuma outra está mais perto.
   *[other] Faltam { $missing } cartas para esta fase: nenhuma outra está mais perto.
 }
bot-take = Com { $card }, falta uma carta a menos para a fase.
bot-take-hit = { $card } encaixa num grupo da mesa e pode ser adicionada na hora.
bot-draw = A carta de cima do monte de descarte não ajuda; uma do monte de compra talvez ajude.
bot-draw-skip = Em cima do monte de descarte há uma carta Pular; por isso, só resta o monte de compra.
bot-lay = A fase está completa: na mesa ela já conta, e depois dá para adicionar outras cartas.
bot-hit = { $card } encaixa num grupo da mesa: uma carta a menos para contar.
bot-skip = { $count ->
    [one] Uma carta Pular não serve para nada na mão; esse jogador só tem mais uma carta.
   *[other] Uma carta Pular não serve para nada na mão; esse jogador ainda tem { $count } cartas.
 }
bot-throw = A fase não precisa de { $card }; entre as cartas de que ela não precisa, nenhuma custa mais ({ $points }).
bot-throw-dear = { $card } não encaixa em lugar nenhum, e nenhuma outra carta custa mais ({ $points }).
bot-throw-kept = A fase não precisa de { $card }; cartas que custam mais ainda podem servir: num grupo de cartas iguais ou adicionadas a um grupo da mesa.

# Pelas chances: as compras são as da melhor forma de jogar, sozinho com o baralho.
bot-odds-choose = Para esta fase, o número esperado é de { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras; para nenhuma outra é menor.
bot-odds-take = Com { $card } na mão, o esperado são { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras; com uma carta do monte de compra, { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } em média.
bot-odds-draw = Com uma carta do monte de compra, o esperado são { NUMBER($hidden, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras em média; com { $card } na mão, não menos ({ NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
bot-odds-throw = Sem { $card }, o esperado são { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras: nenhum outro descarte deixa menos.
bot-odds-throw-kept = Sem { $card }, o esperado são { NUMBER($draws, minimumFractionDigits: 2, maximumFractionDigits: 2) } compras; para deixar menos, seria preciso descartar uma carta que encaixa num grupo da mesa.
bot-odds-helps = Sem { $card }, { $missing ->
    [0] a fase continua completa
    [one] falta uma carta
   *[other] faltam { $missing } cartas
 }, e das { $unseen } cartas não vistas { $count ->
    [0] nenhuma ajuda
    [one] uma ajuda
   *[other] { $count } ajudam
 }: nenhum outro descarte é melhor.
