"""The teacher's page: the address of a page in very large type and as a QR code, and what to think of in a lesson."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from phase10.lessons import NAMES
from phase10.text import LANGUAGE_NAMES, LANGUAGES, Text
from widgets.base import KitWidget, View
from widgets.html import Node, h
from widgets.links import page_address
from widgets.pages import PAGES
from widgets.phases import labelled
from widgets.qr import svg_path
from widgets.safety import ADDRESS, Door, host_of, is_loopback

OWN = "own"
"""The choice that leaves the language to each pupil's browser."""
CHOICES = (*(page for page in PAGES if page != "class"), *NAMES)
"""The pages that a class can open, and the lessons."""
CLASS_SIZE = 30
LAPTOP = ("network", "start", "allow")
"""What to think of before the lesson when the kit runs on the teacher's laptop."""
FAILURES = ("nobody", "one", "room", "lost")
_WHOLE = re.compile(r"https?://[\w.:\[\]-]+/[\w./~%@-]*(\?[\w=&-]*)?", re.ASCII)
LONGEST_ADDRESS = 300
LARGE, MIDDLE = 14, 22
"""Characters of a line in very large and in large type."""


@dataclass(frozen=True, slots=True)
class ClassState:
    """Which page the class shall open and in which language, and where the reader's browser finds that page.

    >>> ClassState(page="urn", lang="de").link
    'urn?lang=de'
    """

    page: str = "check"
    lang: str = OWN
    here: str = ""

    @property
    def _stem(self) -> str:
        """The language as short as it is understood: the address is typed by hand."""
        return self.lang.partition("-")[0]

    @property
    def link(self) -> str:
        """The page as the kit's own links name it."""
        return self.page if self.lang == OWN else f"{self.page}?lang={self._stem}"

    def address(self, server: str | None) -> str:
        """The page's address for the class, empty when there is none.

        `server` is where others find the server, empty for nowhere, None when the pages have no server. A page that was
        opened by an address of the network is found there by others too.

        >>> state = ClassState(here="http://127.0.0.1:8866/check")
        >>> state.address("http://192.168.1.20:8866/"), state.address(""), state.address(None)
        ('http://192.168.1.20:8866/check', '', 'http://127.0.0.1:8866/check')
        >>> replace(state, here="http://10.0.0.7:8866/check").address("http://192.168.1.20:8866/")
        'http://10.0.0.7:8866/check'
        """
        if server is None or (self.here and not is_loopback(urlsplit(self.here).netloc)):
            return self.here
        return server and server + self.link

    @property
    def command(self) -> str:
        """What starts the kit for the class."""
        lang = "" if self.lang == OWN else f" --lang {self._stem}"
        return f"phase10 serve --host 0.0.0.0 --class-size {CLASS_SIZE} --class-page {self.page}{lang}"


class ClassPage(KitWidget):
    """The page: `ClassPage()`; the address may carry `page` and `for`, the language of the class."""

    state: ClassState

    def __init__(self, *, lang: str = "en") -> None:
        """Open with the hand checker; the browser tells where the page is."""
        self.state = ClassState()
        self._server = os.environ.get(ADDRESS)
        super().__init__(lang=lang)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be leaves what is there."""
        super().on_open(query)
        asks = {"page": self.on_page, "for": self.on_for}
        for name, ask in asks.items():
            if isinstance(value := query.get(name), str):
                ask(value)

    def on_page(self, name: str) -> None:
        """Show the address of this page or lesson."""
        if name in CHOICES:
            self.state = replace(self.state, page=name, here="")

    def on_for(self, code: str) -> None:
        """Show the address that opens the page in this language, or in that of each browser."""
        if code in (OWN, *LANGUAGES):
            self.state = replace(self.state, lang=code, here="")

    def on_where(self, link: str, address: str) -> None:
        """The browser says where a page is; only what can be an address of the kit is shown."""
        if link == self.state.link and len(address) <= LONGEST_ADDRESS and _WHOLE.fullmatch(address):
            self.state = replace(self.state, here=address)

    def _render(self) -> View:
        state, text, first = self.state, self.text, ClassState()
        address = state.address(self._server)
        root = h(
            "div",
            h("h1", text("class-title")),
            h("p", text("class-lead"), cls="lead"),
            self._settings(),
            self._board(address) if address else self._no_address(),
            self._notes(address),
            cls="class-page",
        )
        query = {
            "page": state.page if state.page != first.page else None,
            "for": state.lang if state.lang != first.lang else None,
        }
        return View(root=root, title=text("class-name"), address=query, where=state.link)

    def _settings(self) -> Node:
        state, text = self.state, self.text
        languages = {OWN: text("class-language-own")} | {code: LANGUAGE_NAMES[code] for code in LANGUAGES}
        fields = (
            labelled(text("class-page"), _select({name: _name(name, text) for name in CHOICES}, state.page, "page")),
            labelled(text("class-language"), _select(languages, state.lang, "for")),
        )
        return h("div", *fields, cls="settings", key="settings")

    def _board(self, address: str) -> Node:
        """What the class sees on the wall."""
        text, parts = self.text, urlsplit(address)
        host = (
            parts.netloc if parts.scheme == "http" else f"{parts.scheme}://{parts.netloc}"
        )  # no http: it is understood
        path = (parts.path + (f"?{parts.query}" if parts.query else "")).removesuffix("/index")
        side, dark = svg_path(address)
        code = h(
            "svg",
            h("rect", width=side, height=side, fill="#fff"),
            h("path", d=dark, fill="#000"),
            viewBox=f"0 0 {side} {side}",
            role="img",
            aria_label=text("class-qr", address=address),
        )
        copy = h("button", text("class-copy"), cls="t", on={"click": ("@copy", address, text("widget-copied"))})
        words = h(
            "div",
            h("h2", _name(self.state.page, text)),
            h("p", text("class-type"), cls="soft"),
            h("p", h("span", host), h("span", path), cls="address", data_size=_size(host, path)),
            h("p", copy, h("button", text("class-print"), cls="t", on={"click": ("@print",)}), cls="row"),
        )
        return h("section", words, code, cls="sheet wall", key="board", aria_label=text("class-board"))

    def _no_address(self) -> Node:
        text, command = self.text, self.state.command
        copy = h("button", text("class-copy-command"), cls="t", on={"click": ("@copy", command, text("widget-copied"))})
        said = (h("p", text("class-local")), _command(command), h("p", copy, cls="row"))
        return h("section", *said, cls="sheet alone", key="board", aria_label=text("class-board"))

    def _notes(self, address: str) -> Node:
        """What to think of, in few lines; on a site of the web there is no laptop to start."""
        text = self.text
        laptop = not address or (self._server is not None and Door().knows(host_of(address)))
        start = {"start": _command(self.state.command)}
        before = [h("li", text(f"class-before-{name}"), start.get(name), key=name) for name in LAPTOP]
        if not laptop:
            before = [h("li", text("class-before-once"))]
        sheets = h("a", text("class-alone-sheets"), href=page_address("worksheets", text))
        alone = [h("li", text("class-alone-wall")), h("li", text("class-alone-print"), " ", sheets)]
        fails = [h("li", text(f"class-fails-{name}"), key=name) for name in FAILURES if laptop or name == "lost"]
        after = [h("li", text("class-after-end"))] if laptop else []
        parts = {"before": before, "alone": alone, "fails": fails, "after": [*after, h("li", text("class-after-kept"))]}
        lists = [_list(text(f"class-{name}"), lines, name) for name, lines in parts.items()]
        return h("div", *lists, cls="sheet notes", key="notes")


def _size(*parts: str) -> str:
    """How large the parts of an address can be written that stay on a line each."""
    longest = max(map(len, parts))
    return "large" if longest <= LARGE else "middle" if longest <= MIDDLE else "small"


def _command(words: str) -> Node:
    """A command to type, which is broken between its words only."""
    spans = [child for word in words.split() for child in (h("span", word), " ")]
    return h("code", *spans[:-1], cls="command")


def _list(title: str, lines: list[Node], key: str) -> Node:
    return h("section", h("h2", title), h("ul", *lines), key=key)


def _name(page: str, text: Text) -> str:
    if page in NAMES:
        return text("class-lesson", number=NAMES.index(page) + 1, name=text(f"{page}-name"))
    return text(f"site-nav-{page}")


def _select(options: Mapping[str, str], chosen: str, event: str) -> Node:
    entries = [h("option", words, value=value, key=value, selected=value == chosen) for value, words in options.items()]
    return h("select", *entries, value=chosen, on={"change": (event, "$value")})
