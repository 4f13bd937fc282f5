# The teacher's page: the address for the class, and what to think of around a lesson.

class-title = Como a turma abre uma página?
class-name = Em sala
class-lead = Escolha o que vocês vão abrir juntos e projete esta página na parede.
class-page = Página ou aula
class-language = Idioma
class-language-own = o de cada navegador
class-lesson = Aula { $number }: { $name }

class-board = O endereço para a turma
class-type = Digite este endereço ou aponte a câmera para o quadrado.
class-qr = Código QR de { $address }
class-copy = Copiar o endereço
class-print = Imprimir
class-local = Por enquanto, só este computador abre estas páginas. Encerre o kit com Ctrl-C e inicie-o com este comando; então o endereço para a turma aparece aqui.
class-copy-command = Copiar o comando

class-before = Antes da aula
class-before-network = Seu computador e os aparelhos dos alunos precisam estar na mesma rede. Muitas redes de visitantes isolam os aparelhos: teste com um celular.
class-before-start = Inicie o kit um minuto antes, com o número de alunos e a página que eles vão abrir:
class-before-allow = Se o computador perguntar se o Python pode receber conexões, permita. Ligue o computador na tomada e não deixe que ele entre em suspensão.
class-before-once = A primeira visita leva alguns segundos para carregar. Peça que todos abram a página logo no começo.
class-alone = Um computador e nenhum outro aparelho
class-alone-wall = Projete a página: a turma aposta levantando a mão e você clica.
class-alone-print = Os exercícios também existem em papel, cada folha com as próprias cartas:
class-alone-sheets = folhas de exercícios
class-fails = Quando algo não funciona
class-fails-nobody = Ninguém consegue abrir: a rede ou um firewall isola os aparelhos. O ponto de acesso de um celular é uma rede só sua.
class-fails-one = Um aparelho não consegue abrir: desligue os dados móveis dele e confira se o endereço começa com http, e não com https.
class-fails-room = Não há lugar livre: inicie o kit de novo com um número maior depois de --class-size.
class-fails-lost = Uma página não responde mais: recarregue-a. Mãos, placar e progresso ficam guardados no navegador.
class-after = Depois
class-after-end = Ctrl-C encerra tudo. Nada do que foi digitado fica no seu computador.
class-after-kept = O que os alunos resolveram fica nos navegadores deles.
