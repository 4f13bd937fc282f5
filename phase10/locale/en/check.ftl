# The verdict.
check-yes = Yes. This hand makes { $phase }.
check-no = Not yet. { $missing ->
    [one] One card is missing
   *[other] { $missing } cards are missing
 } for { $phase }.
