"""Cards that are picked up and put somewhere: a hand to pick from, and spots to put what was picked.

Events: `pick` (a place in the hand), `put` (the name of a spot), and `drop` (both at once, by dragging).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from phase10.cards import WILD, Card
from phase10.places import Slot
from phase10.text import Text
from widgets.cards import Mark, card
from widgets.html import Child, Node, h

NO_MARKS: Mapping[int, Mark] = MappingProxyType({})


def pickable(
    cards: Iterable[tuple[int, Card]],
    text: Text,
    *,
    picked: Collection[int],
    pointed: Collection[int] = (),
    label: str,
    stands: Sequence[Slot] = (),
    marks: Mapping[int, Mark] = NO_MARKS,
) -> Node:
    """Cards by their places, each a button that picks it up or puts it back; `marks` are tags on cards by place."""
    shown = [
        card(
            one,
            text,
            key=f"{place}",
            as_=stands[order] if stands and one == WILD else None,
            pointed=place in pointed,
            pressed=place in picked,
            mark=marks.get(place),
            pick=place,
            on={"click": ("pick", place)},
        )
        for order, (place, one) in enumerate(cards)
    ]
    return h("div", *shown, cls="cards picks", role="group", aria_label=label, data_roving=True)


def spot(name: str, title: str, button: str, *children: Child, ready: bool, aside: str = "") -> Node:
    """A place on the table where picked cards can be put: by its button, or by dropping them on it."""
    put = h("button", button, cls="t put", aria_disabled=None if ready else "true", on={"click": ("put", name)})
    heading = h("h3", title, h("span", aside, cls="soft") if aside else None)
    return h("div", heading, *children, put, cls="spot", key=name, role="group", aria_label=title, data_drop=name)
