# The verdict.
check-yes = Ja. Mit dieser Hand schaffst du { $phase }.
check-no = Noch nicht. { $missing ->
    [one] Dir fehlt eine Karte
   *[other] Dir fehlen { $missing } Karten
 } für { $phase }.
