# O que qualquer widget pode ter a dizer.

widget-error = Algo deu errado aqui e nada foi alterado. Tente de outro jeito; os detalhes estão no registro do servidor.
widget-copied = Copiado
