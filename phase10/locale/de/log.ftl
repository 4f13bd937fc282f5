# A game that was saved and is read again.
log-too-long = Das ist zu lang für ein Spiel: Gelesen werden höchstens { $most } Zeichen.
log-not-json = Das ist kein JSON.
log-shape = Das ist kein Spiel, wie es hier gespeichert wird.
log-version = Dieses Spiel wurde in Version { $version } gespeichert; hier wird Version { $known } gelesen.
log-illegal = Aktion { $number } des Spiels ist nicht erlaubt: { $why } ({ $rules })
log-action = Aktion { $number } des Spiels ist nicht lesbar: { $why }
log-state = Der Spielstand passt nicht zu den Aktionen: Das Spiel wurde verändert oder abgeschnitten.
