# The teacher's page: the address for the class, and what to think of around a lesson.

class-title = How does the class open a page?
class-name = In class
class-lead = Choose what you open together, and show this page on the wall.
class-page = Page or lesson
class-language = Language
class-language-own = that of each browser
class-lesson = Lesson { $number }: { $name }

class-board = The address for the class
class-type = Type this address, or point a camera at the square.
class-qr = QR code for { $address }
class-copy = Copy the address
class-print = Print
class-local = So far these pages are open to this computer only. Stop the kit with Ctrl-C and start it with this command; this page then shows the address for the class.
class-copy-command = Copy the command

class-before = Before the lesson
class-before-network = Your computer and the pupils’ devices have to be in the same network. Many guest networks keep devices apart: try it with one phone.
class-before-start = Start the kit a minute early, with the number of pupils and the page they open:
class-before-allow = If the computer asks whether Python may take connections, allow it. Plug the computer in and keep it awake.
class-before-once = The first visit loads for some seconds. Let everybody open the page at the beginning.
class-alone = One computer, no other devices
class-alone-wall = Show the page on the wall: the class bets by a show of hands, and you click.
class-alone-print = The exercises are there on paper, each sheet with hands of its own:
class-alone-sheets = worksheets
class-fails = When something fails
class-fails-nobody = Nobody gets in: the network or a firewall keeps devices apart. The hotspot of a phone makes a network of your own.
class-fails-one = One device does not get in: switch its mobile data off, and see that its address begins with http, not https.
class-fails-room = There is no free place: start the kit again with a larger number after --class-size.
class-fails-lost = A page no longer answers: reload it. Hands, score sheets and progress are kept in the browser.
class-after = Afterwards
class-after-end = Ctrl-C ends everything. Nothing that anybody typed stays on your computer.
class-after-kept = What pupils have solved stays in their own browsers.
