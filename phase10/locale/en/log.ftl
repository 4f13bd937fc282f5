# A game that was saved and is read again.
log-too-long = This is too long for a game: { $most } characters at most are read.
log-not-json = This is not JSON.
log-shape = This is not a game as the kit writes it.
log-version = This game was written in version { $version }; here version { $known } is read.
log-illegal = Action { $number } of the game is not allowed: { $why } ({ $rules })
log-action = Action { $number } of the game cannot be read: { $why }
log-state = The game does not stand where its actions lead: it was changed or cut off.
