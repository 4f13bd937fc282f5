# O placar. $name, $dealer e $first são nomes, $players também, $round é o número de uma rodada.
board-name = Placar
board-title = Quem está na frente?
board-lead = Anote aqui os pontos do seu jogo. Eles ficam neste navegador, e cada anotação é conferida.
board-player = Jogador { $number }

board-setup = Um novo jogo
board-players = Quantos jogam?
board-names = Nomes
board-dealer = Primeiro distribuidor
board-list = Lista de fases
board-options = Outras regras da sua mesa
board-start = Começar o jogo

board-round = Rodada { $round }
board-round-edit = Alterar a rodada { $round }
board-deals = { $dealer } distribui, { $first } começa.
board-dealer-mark = distribui
board-tries = { $count ->
    [one] falta uma fase: { $phases }
   *[other] faltam { $count } fases: { $phases }
 }
board-finished = todas as fases completas
board-sits-out = fica de fora
board-out = Ficou sem cartas
board-laid = Fase jogada
board-laid-which = Que fase foi jogada?
board-laid-none = nenhuma fase
board-points = Pontos
board-count = Contar cartas
board-count-done = Pronto
board-count-title = Cartas que sobraram: { $name }
board-count-most = Sobram no máximo { $most } cartas em uma mão.
board-count-help = Clique nas cartas que sobraram. Para tirar uma da conta, clique nela na linha de cima.
board-enter = Anotar a rodada { $round }
board-enter-edit = Salvar a rodada { $round }
board-cancel = Deixar como estava
board-remove = Excluir a rodada { $round }
board-keep-sure = Sim, está certo
board-look-again = Vou conferir de novo
board-full = O placar está cheio: nele cabem { $most } rodadas.
board-then = Assim, a rodada { $round } não poderia ser como está anotada. { $why } Altere antes a rodada { $round } ou exclua a última rodada.

board-standing = Classificação
board-place = Lugar
board-player-head = Jogador
board-phase-head = Fase
board-round-head = Rodada
board-total = Total
board-total-points = { $points ->
    [0] nenhum ponto negativo
    [one] { $points } ponto negativo
   *[other] { $points } pontos negativos
 }
board-rounds = Rodadas
board-rounds-help = Clique no número de uma rodada para alterá-la. Abaixo dos pontos da rodada está a soma até ali; ✓ com um número mostra a fase jogada.
board-rounds-none = Nenhuma rodada foi anotada ainda.
board-cell-laid = Fase { $phase } jogada
board-cell-sum = soma até ali: { $points }

board-won-short = venceu
board-won = { $name } vence!
board-tie = Empate: { $players } têm o mesmo total.
board-why = Por quê
board-win-nobody = Ninguém completou a Fase { $phase } ainda; por isso, vem mais uma rodada.
board-win-finished = { $count ->
    [one] { $players } completou a Fase { $phase }, a última.
   *[other] { $players } completaram a Fase { $phase }, a última.
 }
board-win-points = Entre esses { $count }, decide o menor total de pontos negativos: { $points }.
board-win = { $player } vence o jogo.
board-win-tied = { $players } estão empatados. Só eles disputam a última fase de novo, e vence o primeiro a ficar sem cartas.
board-win-tied-all = { $players } estão empatados. Todos jogam mais uma rodada; depois dela, vence o empatado que tiver menos pontos negativos.
board-win-decided = { $players } estavam empatados; por isso, a rodada { $round } decidiu o jogo.
board-win-at-once = Ninguém mais estava na última fase; por isso, segundo esta regra, o jogo acabou assim que ela foi jogada.

# O que não pode ser, e o que se pergunta.
board-no-points = { $name }: faltam os pontos. Quem ficou sem cartas tem 0.
board-bad-points = { $name }: “{ $token }” não é um número de pontos. Escreva um número inteiro ou conte as cartas.
board-doubt-over = O jogo acabou na rodada { $round }; por isso, não vem mais nenhuma.
board-doubt-players = { $count ->
    [one] Só { $players } joga esta rodada.
   *[other] Só { $players } jogam esta rodada, e mais ninguém.
 }
board-doubt-which = { $name } jogou uma fase: diga qual.
board-doubt-made = { $name } não pode ter jogado a Fase { $phase } agora. Restam: { $phases }.
board-doubt-negative = { $name } não pode ter { $points } pontos: em uma rodada não há números abaixo de 0.
board-doubt-out = { $name } não pode ter 0 pontos sem ter jogado a fase: antes disso, ninguém fica sem cartas.
board-doubt-step = { $name } não pode ter { $points } { $points ->
    [one] ponto
   *[other] pontos
 }: cada carta custa um múltiplo de { $step }.
board-doubt-least = { $name } não jogou a fase; por isso, sobram { $cards } cartas. Elas custam pelo menos { $least } pontos, e não { $points }.
board-doubt-most = { $name } não pode ter { $points } pontos: { $cards } cartas custam no máximo { $most }.
board-doubt-laid = { $name } jogou a fase; por isso, { $cards ->
    [0] não sobra nenhuma carta: são 0 pontos, e não { $points }.
    [one] sobra no máximo uma carta: a soma é no máximo { $most }, e não { $points }.
   *[other] sobram no máximo { $cards } cartas: a soma é no máximo { $most }, e não { $points }.
 }
board-doubt-sum = { $name } não pode ter { $points } pontos: essa soma não existe com, no máximo, { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
 }.
board-doubt-both-out = { $players } não podem ter todos 0 pontos: a rodada acaba na hora em que um jogador fica sem cartas.
board-doubt-deck = Não pode haver { $points } pontos ao todo: todas essas mãos vêm de um só baralho e custam no máximo { $most }.
board-ask-nobody-out = Ninguém tem 0 pontos. Isso só acontece quando o monte de compra acabou e não deu para refazê-lo. Foi assim?
board-ask-wilds = Com { $points } pontos, { $name } deve ter ficado com pelo menos { $wilds } coringas na mão. Está certo?

# Dito quando algo mudou.
board-said-entered = A rodada { $round } foi anotada. { $totals }.
board-said-changed = A rodada { $round } foi alterada. { $totals }.
board-said-total = { $name } { $points }
board-said-undone = Desfeito.
board-said-opened = O placar foi aberto: { $players }.
board-said-started = Um novo placar para { $players }.
board-said-removed = A rodada { $round } foi excluída.

board-tools = O placar
board-undo = Desfazer
board-new = Novo jogo
board-new-sure = Fechar este placar e começar um novo jogo? “Desfazer” o traz de volta.
board-new-yes = Sim, um novo jogo
board-new-no = Não, continuar
board-print = Imprimir
board-save-json = Salvar como arquivo (JSON)
board-save-csv = Salvar como tabela (CSV)
board-open = Abrir um placar salvo
board-file-name = placar
board-calculator = Contar os pontos carta por carta
board-paper = Placar em branco para imprimir
board-paper-back = Voltar
board-paper-title = Placar de Phase 10
board-paper-name = Nome
board-paper-values = Cartas que sobram na mão: os números de 1 a 9 custam 5 pontos; os de 10 a 12, 10; uma carta Pular, { $skip }; um coringa, { $wild }.
board-paper-per-card = Cartas que sobram na mão: um ponto por carta.
board-paper-help = Marque uma fase quando ela for jogada. Quanto menos pontos, melhor; eles decidem quando vários completam a última fase na mesma rodada.
board-kept-unreadable = Não foi possível ler o que este navegador tinha guardado. { $why }

# Arquivos.
board-csv-round = Rodada
board-csv-phase = fase completa
board-csv-total = Total
board-file-big = Este arquivo é longo demais para um placar: são lidos no máximo { $most } caracteres. Nada mudou.
board-file-other = Este arquivo não é um placar deste kit. Nada mudou.
board-file-version = Este placar tem a versão “{ $token }”, e só a versão { $version } pode ser lida.
board-file-part = Não foi possível ler este placar em “{ $part }”. Nada mudou.
board-file-round = Este placar não pode estar certo na rodada { $round }. { $why }
