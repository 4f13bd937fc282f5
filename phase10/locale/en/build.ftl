# What `phase10 site` says in the terminal.

build-help = build the pages as a static site that runs Python in the browser
build-about = Build the pages as files for any web space. Python then runs in the reader's browser; nothing is asked of any other host. Needs Node.js with npm, and a network the first time.
build-help-folder = the folder of the site: a new one, an empty one, or that of an older site
build-help-lang = the language of what is said here: en, fr, de, pt-BR or fi (as your computer's)
build-tools = Fetching what builds the site (once; it is kept for the next time) …
build-front-end = Building the front end …
build-python = Packing Python for the browser …
build-pages = Writing the pages …
build-check = Checking that no page asks another host …
build-done = The site is in { $folder }: { $pages } pages, { $megabytes } MB. Copy the folder to any web space.
build-not-empty = { $folder } holds something else than an older site. Name a new or empty folder.
build-no-program = The program “{ $program }” is missing. It comes with Node.js (version 18 or newer).
build-failed = The site could not be built; { $program } says: { $line }
build-foreign = The site would ask another host, so it was not written: { $address } in { $file }
build-no-folder = { $folder } cannot be written: { $line }
build-unexpected = The builder gave something unexpected, so the site was not written: { $what }
