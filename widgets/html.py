"""Views as plain values: a node is a small dictionary that `kit.js` draws and that tests can look into.

Nothing here knows a browser. Text is always a child, never markup, so what a reader types can only ever be shown as
text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NotRequired, TypedDict

Action = Sequence[object]
"""What an event sends: a name and its arguments. The page fills in `$value` and the like; names with `@` stay there."""
On = Mapping[str, Action]
"""Actions by event: `click`, `submit`, `change`, `input`, or one key as in `keydown:Delete`."""
Attribute = str | int | float | bool | None


class Node(TypedDict):
    """An element: tag, key among its siblings, attributes, events and children."""

    t: str
    k: NotRequired[str]
    a: NotRequired[dict[str, str]]
    on: NotRequired[dict[str, list[object]]]
    c: NotRequired[list[Node | str]]


Child = Node | str | None
_ROLES = {
    "a": "link", "article": "article", "button": "button", "dialog": "dialog", "fieldset": "group", "form": "form",
    "h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "input": "textbox", "li": "listitem",
    "nav": "navigation", "ol": "list", "option": "option", "section": "region", "select": "combobox", "table": "table",
    "td": "cell", "textarea": "textbox", "th": "columnheader", "tr": "row", "ul": "list",
}  # fmt: skip
_ALONE = {"br", "col", "hr", "img", "input", "meta", "wbr"}
"""Tags of elements that have no content and no end."""


def h(tag: str, *children: Child, key: object = None, on: On | None = None, **attrs: Attribute) -> Node:
    """Make an element; `cls` is the class, `_` in a name is `-`, None and False leave an attribute out, None a child.

    >>> h("button", "Add", cls="t", aria_label="Add a card", disabled=False, on={"click": ("add", "R7")})
    {'t': 'button', 'a': {'class': 't', 'aria-label': 'Add a card'}, 'on': {'click': ['add', 'R7']}, 'c': ['Add']}
    """
    node = Node(t=tag)
    if key is not None:
        node["k"] = str(key)
    shown = {name: "" if value is True else str(value) for name, value in attrs.items() if _shown(name, value)}
    plain = {_attribute(name): value for name, value in shown.items()}
    if plain:
        node["a"] = plain
    if on:
        node["on"] = {event: list(action) for event, action in on.items()}
    kept = [child for child in children if child is not None and child != ""]
    if kept:
        node["c"] = kept
    return node


def _attribute(name: str) -> str:
    return "class" if name == "cls" else name.rstrip("_").replace("_", "-")


def _shown(name: str, value: Attribute) -> bool:
    return value is not None and value is not False and not (name == "cls" and value == "")


def text_of(node: Child) -> str:
    """All text inside, as it would be read.

    >>> text_of(h("p", "one ", h("b", "two")))
    'one two'
    """
    if node is None or isinstance(node, str):
        return node or ""
    return "".join(text_of(child) for child in node.get("c", ()))


def to_html(node: Node | str) -> str:
    """The node as HTML for a file: text and values are escaped, keys and events left out.

    What `kit.js` draws, a file has to bring along itself: a `card` is refused.

    >>> to_html(h("p", "2 < 3", h("br"), h("b", "yes", title='"so"'), key="line"))
    '<p>2 &lt; 3<br><b title="&quot;so&quot;">yes</b></p>'
    """
    if isinstance(node, str):
        return escape(node, quote=False)
    tag = node["t"]
    if tag == "card":
        raise ValueError("a card is drawn by the page, and a file has none")
    start = tag + "".join(f' {name}="{escape(value)}"' for name, value in node.get("a", {}).items())
    if tag in _ALONE:
        return f"<{start}>"
    return f"<{start}>{''.join(map(to_html, node.get('c', ())))}</{tag}>"


def role_of(node: Node) -> str:
    """The role a screen reader hears, given or implied by the tag."""
    given = node.get("a", {}).get("role")
    if node["t"] == "card":
        return given or ("button" if "click" in node.get("on", {}) else "img")
    return given or _ROLES.get(node["t"], "generic")


def name_of(node: Node) -> str:
    """The accessible name: the label, or else the text."""
    return node.get("a", {}).get("aria-label") or text_of(node)


def walk(node: Node) -> Iterator[Node]:
    """The node and every element inside it, in reading order."""
    yield node
    for child in node.get("c", ()):
        if not isinstance(child, str):
            yield from walk(child)


def find_all(node: Node, tag: str = "", *, cls: str = "", key: object = None, **hints: str) -> list[Node]:
    """Every element that fits all that is given; hints are `role` and `name`, the whole accessible name."""
    role, name = _hints(**hints)

    def fits(it: Node) -> bool:
        return (
            (not tag or it["t"] == tag)
            and (not cls or cls in it.get("a", {}).get("class", "").split())
            and (key is None or it.get("k") == str(key))
            and (not role or role_of(it) == role)
            and (not name or name_of(it) == name)
        )

    return [it for it in walk(node) if fits(it)]


def find(node: Node, tag: str = "", *, cls: str = "", key: object = None, **hints: str) -> Node:
    """The first element that fits; `LookupError` with what was looked for when none does.

    >>> find(h("p", h("b", "two")), "b")
    {'t': 'b', 'c': ['two']}
    """
    found = find_all(node, tag, cls=cls, key=key, **hints)
    if not found:
        raise LookupError(f"no element with tag={tag!r} cls={cls!r} key={key!r} {hints}")
    return found[0]


def _hints(role: str = "", name: str = "") -> tuple[str, str]:
    return role, name
