# O veredito. $phase é phase-titled ou phase-untitled: ambas no feminino e sem artigo.
check-yes = Sim! Esta mão completa a { $phase }.
check-no = Ainda não. { $missing ->
    [one] Falta uma carta
   *[other] Faltam { $missing } cartas
 } para completar a { $phase }.
