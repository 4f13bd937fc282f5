# A página inicial.
landing-name = Início
landing-title = Phase 10: isso vale?
landing-lead = Monte uma mão e veja na hora se ela completa a fase, como jogá-la, o que falta e qual regra explica a resposta.
landing-check = Conferir uma mão
landing-learn = Aprender as regras
landing-quarrels = Mãos que dão discussão
landing-phases = As dez fases
landing-phases-note = Um jeito de jogar cada fase. Clique em uma fase para ver a explicação.
