# A game that was saved and is read again.
log-too-long = Isto é longo demais para um jogo: são lidos no máximo { $most } caracteres.
log-not-json = Isto não é JSON.
log-shape = Isto não é um jogo gravado pelo kit.
log-version = Este jogo foi gravado na versão { $version }; aqui só dá para ler a versão { $known }.
log-illegal = A ação { $number } do jogo não é permitida. { $why } ({ $rules })
log-action = Não foi possível ler a ação { $number } do jogo. { $why }
log-state = O estado gravado não é aquele a que as ações do jogo levam: algo foi alterado ou cortado.
