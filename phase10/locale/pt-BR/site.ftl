# What stands around every page in the browser: header, footer, loading, and what is said when something fails.
site-name = Kit Phase 10
site-skip = Ir para o conteúdo
site-nav = Páginas
site-language = Idioma
site-group-rules = Regras
site-group-play = Jogar
site-group-chances = Probabilidade
site-group-lessons = Aulas
site-nav-index = Início
site-nav-learn = Aprender
site-nav-check = Conferir uma mão
site-nav-draw = Próxima compra
site-nav-rules = Livro de regras
site-nav-card = Resumo
site-nav-quiz = Quiz
site-nav-odds = Chances
site-nav-hard = Dificuldade
site-nav-hands = Rodadas inteiras
site-nav-play = Contra bots
site-nav-sheet = Placar
site-nav-score = Pontos
site-nav-lessons = Aulas
site-nav-worksheets = Folhas de exercícios

site-footer = O jogo Phase 10 e seu nome pertencem ao respectivo dono; este kit é independente.

site-loading = Carregando…
site-slow = Está demorando mais que o normal.
site-reload = Recarregar
site-gone = Esta página perdeu a conexão e não responde mais. Recarregue para continuar.
site-offline = A conexão foi interrompida. Tentando de novo…
site-guess-first = Primeiro dê o seu palpite e tente: depois o texto continua aqui.
site-broken = Não foi possível mostrar esta parte da página. Recarregue a página; se acontecer de novo, avise quem cuida deste kit.

site-missing-title = Esta página não existe
site-missing = Talvez o endereço tenha um erro de digitação, ou a página mudou de lugar.
site-error-title = Algo deu errado
site-error = Não foi possível mostrar a página. Tente de novo daqui a pouco.
site-home = Voltar ao início
site-noscript = Esta página precisa de JavaScript: ative-o no seu navegador.
