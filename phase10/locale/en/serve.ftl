# What `phase10 serve` and `phase10 lab` say in the terminal.

serve-help = open the dashboards in your browser
serve-about = Open the dashboards in your browser. They run on this computer only, and ask nothing of any other.
serve-help-port = the port to use (8866, or the next free one)
serve-help-lang = the language to open in: en, fr, de, pt-BR or fi (as your browser asks)
serve-help-no-browser = only print the address
serve-help-class-size = how many pupils open the same page in the same minute (0: no page is kept ready)
serve-help-class-page = the page they open, such as check or urn (lesson 1, in the language of --lang)
serve-help-host = the address to listen on (127.0.0.1: this computer only; 0.0.0.0: everybody on the network)
serve-help-base-url = the path all addresses begin with, such as /phase10/, behind a proxy (/)
serve-help-public-url = the address that readers open the kit by, if that is a proxy’s, such as { $example }
serve-help-frame-ancestors = sites that may show the pages in a frame, such as { $example }
serve-lab-help = open the notebooks in JupyterLab
serve-lab-about = Open the notebooks in JupyterLab, to read and change the code.

serve-running = Phase 10 kit is running at { $url } (Ctrl-C stops it)
serve-board = For the board: { $url }
serve-board-others = This computer has other addresses too, if that one does not work: { $addresses }
serve-teacher = For you, with a QR code to show: { $url }
serve-little-memory = This computer has memory for { $count } visitors at once, not for { $size }.
serve-moved = Port { $port } is busy, so this one is used: { $free }
serve-busy = Port { $port } is busy. A free one: --port { $free }
serve-bad-port = “{ $token }” is not a port. Give a whole number from { $least } to { $most }.
serve-bad-class-size = “{ $token }” is not a class size. Give a whole number from { $least } to { $most }.
serve-bad-class-page = There is no page “{ $token }”. A page is the last word of its address, such as check, odds or urn.
serve-bad-host = This computer cannot listen on the address “{ $token }”.
serve-bad-base-url = “{ $token }” is not a path for --base-url. Give one like /phase10/: letters from a to z, digits, - and _.
serve-bad-public-url = “{ $token }” is not an address for --public-url. Give one like { $example }.
serve-bad-frame-ancestors = “{ $token }” is not a site for --frame-ancestors. Give one like { $example }, without a path.
serve-stranger = This server does not answer to the name “{ $token }”. Whoever runs it can tell it that name: { $command }
serve-refused = This computer does not allow port { $port }. Choose one above 1023.
serve-no-notebooks = The notebooks are missing: there is no index.ipynb in { $folder }.
