# A página inicial.
landing-name = Início
landing-title = Phase 10: isso vale?
landing-lead = Monte uma mão e veja na hora se ela completa a fase, como jogá-la, o que falta e qual regra explica a resposta.
landing-check = Conferir uma mão
landing-learn = Aprender as regras
landing-quarrels = Mãos que dão discussão
landing-phases = As dez fases
landing-phases-note = Um jeito de jogar cada fase. Clique em uma fase para ver a explicação.
landing-questions = Perguntas que surgem à mesa
landing-question-skip = O mesmo jogador pode ser pulado duas vezes?
landing-question-wilds = Uma trinca pode ter só coringas?
landing-question-out = Posso terminar a rodada adicionando a última carta a um grupo?
landing-question-won = Dois completaram a Fase 10: quem venceu?
landing-question-cost = Quantos pontos custa um coringa?
landing-question-pile = E se o monte de compra acabar?

landing-games = Jogar e marcar os pontos
landing-chances = E qual é a chance?
