# A linha de comando.
cli-title = Kit Phase 10: aprenda as regras, confira uma mão, ensine probabilidade.
cli-left = Sobra na mão: { $cards } ({ $points } pontos)
cli-left-none = Sobra na mão: nada
cli-why = Por quê
cli-line = linha { $line }: { $problem }
