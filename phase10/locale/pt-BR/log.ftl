# A game that was saved and is read again.
log-too-long = Isto é longo demais para uma partida: são lidos no máximo { $most } caracteres.
log-not-json = Isto não é JSON.
log-shape = Isto não é uma partida como o kit a grava.
log-version = Esta partida foi gravada na versão { $version }; aqui se lê a versão { $known }.
log-illegal = A ação { $number } da partida não é permitida: { $why } ({ $rules })
log-action = Não é possível ler a ação { $number } da partida: { $why }
log-state = A partida não está onde as suas ações levam: foi alterada ou cortada.
