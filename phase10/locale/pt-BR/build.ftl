# O que `phase10 site` diz no terminal.

build-help = gerar as páginas como site estático, com Python no navegador
build-about = Gerar as páginas como arquivos para qualquer hospedagem. O Python roda então no navegador; nada é pedido a outro servidor. Precisa do Node.js com npm e, na primeira vez, de rede.
build-help-folder = a pasta do site: nova, vazia ou a de um site mais antigo
build-help-lang = o idioma das mensagens aqui: en, fr, de, pt-BR ou fi (o do seu computador)
build-tools = Buscando o que gera o site (uma vez só; fica guardado para a próxima) …
build-front-end = Gerando a interface …
build-python = Empacotando o Python para o navegador …
build-pages = Gravando as páginas …
build-check = Conferindo se nenhuma página pede algo a outro servidor …
build-done = O site está em { $folder }: { $pages } páginas, { $megabytes } MB. Copie a pasta para qualquer hospedagem.
build-not-empty = { $folder } contém outra coisa que não um site mais antigo. Indique uma pasta nova ou vazia.
build-no-program = Falta o programa “{ $program }”. Ele vem com o Node.js (versão 18 ou mais nova).
build-failed = Não foi possível gerar o site; { $program } diz: { $line }
build-foreign = O site pediria algo a outro servidor e por isso não foi gravado: { $address } em { $file }
build-no-folder = Não é possível gravar em { $folder }: { $line }
build-unexpected = O gerador deu um resultado inesperado e por isso o site não foi gravado: { $what }
