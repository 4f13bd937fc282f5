# Perustelu askel kerrallaan.
stepper-title = Miksi näin?
stepper-tour = Askel askeleelta
stepper-place = askel { $at }/{ $count }
stepper-count = { $count ->
    [one] yksi askel
   *[other] { $count } askelta
 }
stepper-back = Takaisin
stepper-next = Seuraava askel
stepper-all = Näytä kaikki
stepper-rule-show = Sääntö { $id }: näytä teksti
stepper-book = Avaa säännöissä
stepper-play = Toista
stepper-stop = Pysäytä
