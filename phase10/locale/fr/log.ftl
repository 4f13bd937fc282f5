# A game that was saved and is read again.
log-too-long = C’est trop long pour une partie : on lit au plus { $most } caractères.
log-not-json = Ce n’est pas du JSON.
log-shape = Ce n’est pas une partie telle que le kit l’enregistre.
log-version = Cette partie a été enregistrée dans la version { $version } ; ici, on lit la version { $known }.
log-illegal = L’action { $number } de la partie n’est pas permise : { $why } ({ $rules })
log-action = L’action { $number } de la partie est illisible : { $why }
log-state = La partie n’en est pas là où mènent ses actions : elle a été modifiée ou tronquée.
