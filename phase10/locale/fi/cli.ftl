# Komentorivi.
cli-left = Käteen jää: { $cards } ({ $points } pistettä)
cli-left-none = Käteen ei jää mitään
cli-why = Miksi näin?
cli-points = { $points ->
    [one] { $points } miinuspiste
   *[other] { $points } miinuspistettä
 }
