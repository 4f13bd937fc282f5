# What `phase10 serve` and `phase10 lab` say in the terminal.

serve-help = abrir os painéis no navegador
serve-about = Abre os painéis no navegador. Eles rodam só neste computador e não consultam nenhum outro.
serve-help-port = a porta a usar (8866, ou a próxima livre)
serve-help-lang = o idioma das páginas: en, fr, de, pt-BR ou fi (sem isso, o do navegador)
serve-help-no-browser = só mostrar o endereço
serve-help-class-size = quantos alunos abrem a mesma página no mesmo minuto (0: nenhuma página fica pronta de antemão)
serve-help-class-page = a página que os alunos abrem, como check ou urn (aula 1, no idioma de --lang)
serve-help-host = o endereço em que o kit atende (127.0.0.1: só este computador; 0.0.0.0: toda a rede)
serve-help-base-url = o caminho com que começam todos os endereços, como /phase10/ atrás de um proxy (/)
serve-help-public-url = o endereço pelo qual se abre o kit atrás de um proxy, como { $example }
serve-help-frame-ancestors = sites que podem mostrar as páginas dentro de um quadro, como { $example }
serve-lab-help = abrir os notebooks no JupyterLab
serve-lab-about = Abre os notebooks no JupyterLab, para ler e mudar o código.

serve-running = O kit Phase 10 está rodando em { $url } (Ctrl-C encerra)
serve-board = Para o quadro: { $url }
serve-board-others = Se esse não funcionar, este computador tem outros endereços: { $addresses }
serve-teacher = Para você, com um código QR para mostrar: { $url }
serve-little-memory = A memória deste computador dá para { $count } visitantes ao mesmo tempo, não para { $size }.
serve-moved = A porta { $port } está ocupada, então o kit usa esta: { $free }
serve-busy = A porta { $port } está ocupada. Uma livre: --port { $free }
serve-bad-port = “{ $token }” não é uma porta. Informe um número inteiro de { $least } a { $most }.
serve-bad-class-size = “{ $token }” não é um tamanho de turma. Informe um número inteiro de { $least } a { $most }.
serve-bad-class-page = Não há nenhuma página “{ $token }”. O nome de uma página é a última palavra do endereço dela, como check, odds ou urn.
serve-bad-host = Este computador não pode atender no endereço “{ $token }”.
serve-bad-base-url = “{ $token }” não é um caminho para --base-url. Informe um como /phase10/: letras de a a z, algarismos, - e _.
serve-bad-public-url = “{ $token }” não é um endereço para --public-url. Informe um como { $example }.
serve-bad-frame-ancestors = “{ $token }” não é um site para --frame-ancestors. Informe um como { $example }, sem caminho.
serve-stranger = Este servidor não atende pelo nome “{ $token }”. Quem o mantém pode informar esse nome: { $command }
serve-refused = Este computador não permite a porta { $port }. Escolha uma acima de 1023.
serve-no-notebooks = Faltam os notebooks: não há index.ipynb em { $folder }.
