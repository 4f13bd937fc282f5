"""The base of the kit's widgets: one function from state to view, events in, no surprises for the reader.

A widget keeps what changes in `state` (a frozen value) and `lang`, and draws both in `_render`. An event `sort-cards`
from the page calls `on_sort_cards`, then the view is drawn again. Arguments come from a browser, so they are checked
against the method's annotations before it is called; a failure leaves the state as it was and says so in the page.
"""

from __future__ import annotations

import inspect
import json
import logging
import re
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict, get_origin, get_type_hints

import anywidget
import ipywidgets
from traitlets import Dict, List

from phase10.errors import Phase10Error
from phase10.text import Text, catalogue, language
from widgets.html import Node, h

log = logging.getLogger("phase10.widgets")
HERE = Path(__file__).parent
STYLES = ("kit.css", "pages.css", "course.css", "lesson.css", "worksheet.css", "board.css", "play.css", "class.css")
_EVENT = re.compile(r"[a-z][a-z0-9-]{0,39}\Z")
_INHERITED = frozenset(dir(anywidget.AnyWidget))
IN_BROWSER = sys.platform == "emscripten"
"""Whether this Python runs in the reader's browser."""
LONGEST_TEXT = 20_000
"""Characters of one text argument that are read; a hand has 108 cards at most."""


class View(TypedDict, total=False):
    """What the page draws: the tree, and what belongs to the page around it.

    `address` are the parameters of the page's address, None for those it shall not have. `keep` are values that the
    browser keeps under their names; when the page opens, the event `restore` brings back those it has. Another `place`
    is another page to the reader: it begins at its top, and the browser's Back leads to the one before. `where` is a
    link to a page, of which the event `where` then brings the whole address.
    """

    root: Node
    lang: str
    title: str
    address: dict[str, str | None]
    keep: dict[str, object]
    place: str
    where: str


class KitWidget(anywidget.AnyWidget):
    """A view drawn by Python and shown by `cards.js`, `page.js` and `kit.js`, which make one module."""

    _esm = "\n".join((HERE / name).read_text(encoding="utf-8") for name in ("cards.js", "page.js", "kit.js"))
    _css = "\n".join((HERE / name).read_text(encoding="utf-8") for name in STYLES)
    view = Dict().tag(sync=True)
    done: List[Any] = List().tag(sync=True)
    """The last message dealt with, [client, number]: the page then knows which answers are still on their way."""
    layout = ipywidgets.widgets.trait_types.InstanceDict(ipywidgets.Layout, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )
    """None: the style sheet lays the widget out, so no second model is made for it."""

    state: Any = None

    def __init__(self, *, lang: str = "en") -> None:
        """Draw the first view; subclasses set `state` before they call this."""
        self.lang = language(lang)
        self._failed = False
        super().__init__(layout=None, view=self._compose())
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Always the same, so that stored notebook outputs never change."""
        return f"{type(self).__name__}()"

    @property
    def text(self) -> Text:
        """The words of the reader's language."""
        return catalogue(self.lang)

    def _render(self) -> View:
        """The view of the present state: `{"root": node}`, with `title` and `address` if they matter."""
        raise NotImplementedError

    def act(self, event: str, *args: object) -> None:
        """Do what an event asks, as if it came from the page, and draw the result."""
        handler = self._handler(event)
        if handler is None or not _accepts(handler, args):
            log.warning("%s ignored the event %.60r with %d arguments", type(self).__name__, event, len(args))
            return
        before = (self.state, self.lang)
        try:
            self._done(handler(*args))
            self._failed = False
            self.view = self._compose()
        except Exception:
            log.exception("%s failed at %s", type(self).__name__, event)
            self.state, self.lang = before
            self._failed = True
            self.view = self._compose()

    def _done(self, result: object) -> None:
        """What a handler gave back; a widget made of values takes it over."""

    def refresh(self) -> None:
        """Draw the view again after the state was changed from Python."""
        self.view = self._compose()

    def on_lang(self, code: str) -> None:
        """Change the language; one the kit does not speak changes nothing."""
        try:
            self.lang = language(code)
        except Phase10Error:
            log.warning("%s was asked for an unknown language", type(self).__name__)

    def on_open(self, query: dict[str, Any]) -> None:
        """The page is there, and these are the parameters of its address; subclasses read theirs and call this."""
        if isinstance(code := query.get("lang"), str):
            self.on_lang(code)

    def _compose(self) -> Any:
        alert = h("p", self.text("widget-error"), role="alert", cls="problem", key="alert") if self._failed else None
        view = self._render()
        whole = {**view, "lang": self.lang, "root": h("div", alert, view["root"])}
        # Python in the browser would hand over each of thousands of nodes by itself, and lose every None.
        return {"json": json.dumps(whole, ensure_ascii=False)} if IN_BROWSER else whole

    def _handler(self, event: object) -> Callable[..., object] | None:
        if not isinstance(event, str) or not _EVENT.match(event):
            return None
        name = "on_" + event.replace("-", "_")
        return None if name in _INHERITED else self._method(name)

    def _method(self, name: str) -> Callable[..., object] | None:
        """The method of that name which answers an event."""
        method = getattr(self, name, None)
        return method if callable(method) else None

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"event": str(event), "args": list(args), **rest}:
                # One message carries both traits, so the page never sees a view without the answer it belongs to.
                with self.hold_sync():
                    self.act(event, *map(_clean, args))
                    if isinstance(number := rest.get("n"), list):
                        self.done = number[:2]
            case _:
                log.warning("%s ignored a message of another shape", type(self).__name__)


def _clean(value: object) -> object:
    """Text without lone surrogates, which no message can carry back, and of a length somebody may have meant."""
    if isinstance(value, str):
        return value[:LONGEST_TEXT].encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {str(_clean(key)): _clean(item) for key, item in list(value.items())[:50]}
    if IN_BROWSER and isinstance(value, list):
        return [_clean(item) for item in value]
    if IN_BROWSER and type(value).__name__ == "JsNull":  # what Python there makes of null
        return None
    return value


def _accepts(handler: Callable[..., object], args: tuple[object, ...]) -> bool:
    function = getattr(handler, "__func__", handler)
    signature, hints = _contract(function)
    try:
        bound = signature.bind(*args) if function is handler else signature.bind(None, *args)
    except TypeError:
        return False
    return all(_is(value, hints[name]) for name, value in bound.arguments.items() if name in hints)


@lru_cache(maxsize=256)
def _contract(function: Callable[..., object]) -> tuple[inspect.Signature, Mapping[str, Any]]:
    return inspect.signature(function), get_type_hints(function)


def _is(value: object, hint: Any) -> bool:
    if hint is Any:
        return True
    if isinstance(value, bool) and hint is not bool:
        return False
    kind = get_origin(hint)
    return isinstance(value, kind if isinstance(kind, type) and kind not in _UNIONS else hint)


_UNIONS = (type(int | str),)
