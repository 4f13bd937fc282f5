# A explicação, um passo de cada vez.
stepper-title = Por quê?
stepper-tour = Passo a passo
stepper-place = passo { $at } de { $count }
stepper-count = { $count ->
    [one] um passo
   *[other] { $count } passos
 }
stepper-back = Voltar
stepper-next = Próximo passo
stepper-all = Mostrar todos
stepper-rule-show = Regra { $id }: mostrar o texto
stepper-book = Nas regras
stepper-play = Reproduzir
stepper-stop = Parar
