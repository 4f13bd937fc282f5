# The stepper: an explanation one step at a time.
stepper-title = Warum?
stepper-tour = Schritt für Schritt
stepper-place = Schritt { $at } von { $count }
stepper-count = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
 }
stepper-back = Zurück
stepper-next = Nächster Schritt
stepper-all = Alle zeigen
stepper-rule-show = Regel { $id }: Wortlaut zeigen
stepper-book = Im Regelbuch
stepper-play = Abspielen
stepper-stop = Anhalten
