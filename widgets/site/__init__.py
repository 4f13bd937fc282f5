"""`phase10 site DIR`: the pages as files for any web space, with Python in the reader's browser.

`tools` fetches what builds a site, `bundle` packs the Python that the browser gets, `render` turns notebooks into pages
(inside the builder's own environment), `build` puts all together, and `check` refuses what would ask another host.
"""
