# What stands around every page in the browser: header, footer, loading, and what is said when something fails.
site-name = Phase 10 kit
site-skip = Skip to the content
site-nav = Pages
site-language = Language
site-group-rules = Rules
site-group-play = Play
site-group-chances = Probability
site-group-lessons = Lessons
site-nav-index = Start
site-nav-learn = Learn
site-nav-check = Check a hand
site-nav-draw = Next draw
site-nav-rules = Rule book
site-nav-card = Reference card
site-nav-quiz = Quiz
site-nav-odds = Odds
site-nav-hard = How hard?
site-nav-hands = Whole hands
site-nav-play = Against bots
site-nav-sheet = Score sheet
site-nav-score = Points
site-nav-lessons = Lessons
site-nav-worksheets = Worksheets

site-footer = The game Phase 10 and its name belong to their owner; this kit is independent.

site-loading = Loading…
site-slow = This is taking longer than usual.
site-reload = Reload
site-gone = This page has lost its connection and no longer answers. Reload it to go on.
site-offline = The connection is interrupted. Trying again…
site-guess-first = Guess first and try it: then the text goes on here.
site-broken = This part of the page could not be shown. Reload the page; if it happens again, tell whoever runs this kit.

site-missing-title = There is no such page
site-missing = The address may have been mistyped, or the page has moved.
site-error-title = Something went wrong
site-error = The page could not be shown. Try again in a moment.
site-home = Back to the start
site-noscript = This page needs JavaScript: please switch it on in your browser.
