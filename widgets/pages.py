"""The pages of the kit: which there are, how the menu groups them, and what the template shows around each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from phase10.lessons import NAMES
from phase10.text import LANGUAGE_NAMES, LANGUAGES, LOCALES, catalogue

GROUPS = {
    "start": ("index",),
    "rules": ("learn", "check", "quiz", "rules", "card"),
    "play": ("play", "sheet", "score"),
    "chances": ("draw", "odds", "hard", "hands"),
    "lessons": ("lessons", "worksheets", "class"),
}
"""The dashboards as the menu groups them: NAME.ipynb at /NAME (`index` at /), named by `site-nav-NAME`.

A group of several pages is named by `site-group-GROUP`.
"""
PAGES = tuple(page for pages in GROUPS.values() for page in pages)
SHARE = Path(__file__).resolve().parent / "share" / "jupyter"


def notebook_of(page: str, lang: str) -> str:
    """The notebook behind a page, in the folder of notebooks; that of a lesson in a language.

    >>> notebook_of("check", "de"), notebook_of("urn", "de")
    ('check.ipynb', 'lessons/de/urn.ipynb')
    """
    return f"lessons/{lang}/{page}.ipynb" if page in NAMES else f"{page}.ipynb"


def site(folder: Path) -> dict[str, Any]:
    """What the template shows around a page: the navigation, the languages, and the words in each of them."""
    ids = re.findall(r"^(site-[a-z-]+) =", (LOCALES / "en" / "site.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    def has(page: str) -> bool:
        return (folder / f"{page}.ipynb").is_file()

    return {
        "groups": {group: there for group, pages in GROUPS.items() if (there := [*filter(has, pages)])},
        "languages": {code: LANGUAGE_NAMES[code] for code in LANGUAGES},
        "strings": {code: {name: catalogue(code)(name) for name in ids} for code in LANGUAGES},
    }
