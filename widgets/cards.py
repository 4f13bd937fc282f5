"""Cards as parts of a view: one card, a row, a meld as it lies on the table, and the whole deck to pick from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from phase10.cards import COPIES, FACES, WILD, Card, copies_left, letter
from phase10.places import Slot
from phase10.text import Text, catalogue
from widgets.html import Child, Node, On, h


class Mark(NamedTuple):
    """A small tag on a card: what it shows, and what a screen reader says for it."""

    label: str
    name: str = ""


@lru_cache(maxsize=4096)
def _name(card: Card, lang: str) -> str:
    text = catalogue(lang)
    if not card.is_natural:
        return text("card-wild" if card == WILD else "card-skip")
    if card.color is None:
        return text("card-unknown", number=card.number)
    return text("card-natural", color=card.color.value, number=card.number)


@lru_cache(maxsize=4096)
def _name_left(card: Card, copies: int, lang: str) -> str:
    return catalogue(lang)("card-left", card=_name(card, lang), left=copies)


def slot_name(slot: Slot, text: Text) -> str:
    """What a laid wild stands for, in words: “red seven”, “seven” or “red”."""
    color = letter(slot.color)
    if not slot.number:
        return text("card-color", color=color)
    if not color:
        return text("card-number", number=slot.number)
    return text("card-natural", color=color, number=slot.number)


def card_name(card: Card, text: Text) -> str:
    """The card in words: “red seven”, “wild”."""
    return _name(card, text.lang)


def card(  # noqa: PLR0913  one keyword for each thing a card can show
    card: Card,
    text: Text,
    *,
    as_: Slot | None = None,
    pointed: bool = False,
    faded: bool = False,
    mark: Mark | None = None,
    index: int | None = None,
    pick: int | None = None,
    on: On | None = None,
    name: str | None = None,
    key: object = None,
    cls: str = "",
    pressed: bool | None = None,
) -> Node:
    """One card: a button when `on` has a click, else a picture. `as_` is what a laid wild stands for.

    `index` is its place in a hand that can be sorted, `pick` in one to pick from; `pressed`: whether it is picked up.
    """
    spoken = name or _name(card, text.lang)
    if as_ is not None and name is None:
        spoken = text("card-wild-as", card=slot_name(as_, text))
    if mark is not None:
        spoken = text("card-marked", card=spoken, mark=mark.name or mark.label)
    if pointed:
        spoken = text("card-pointed", card=spoken)
    classes = [cls, "pointed" if pointed else "", "faded" if faded else ""]
    return h(
        "card",
        h("span", mark.label, cls="mark", aria_hidden="true") if mark is not None else None,
        key=key,
        on=on,
        cls=" ".join(filter(None, classes)),
        face=str(card),
        stands=str(as_) if as_ is not None else None,
        data_index=index,
        data_pick=pick,
        aria_label=spoken,
        aria_pressed=None if pressed is None else str(pressed).lower(),
    )


def row(*cards: Child, label: str = "") -> Node:
    """Cards side by side, as many lines as it takes."""
    return h("div", *cards, cls="cards", role="group" if label else None, aria_label=label or None)


def fan(
    cards: Iterable[Card],
    text: Text,
    *,
    stands_for: Sequence[Slot] = (),
    tag: str = "div",
    more: str = "",
    hidden: bool = False,
) -> Node:
    """Cards that overlap, each laid wild with what it stands for; `hidden` from those who hear the page."""
    slots = dict(enumerate(stands_for))
    shown = [card(one, text, as_=slots.get(i) if one == WILD else None, key=i) for i, one in enumerate(cards)]
    return h(tag, *shown, cls=f"cards fan {more}".strip(), aria_hidden="true" if hidden else None)


def meld(cards: Iterable[Card], stands_for: Sequence[Slot], text: Text, title: str, *, points: str = "") -> Node:
    """A group as it lies on the table: cards overlap, and each wild shows the card it stands for."""
    heading = h("h3", title, h("span", points, cls="soft") if points else None)
    return h("div", heading, fan(cards, text, stands_for=stands_for), cls="meld", role="group", aria_label=title)


def deck(held: Iterable[Card], text: Text, *, event: str = "add", pointed: Collection[int] = ()) -> Node:
    """The whole deck to pick from: a click sends `[event, card]`; each card says how many copies are left.

    `pointed` are places in `phase10.cards.FACES` that stand out while the others fade.
    """
    counts = Counter(held)
    cells = [_cell(one, copies_left(one, counts), text, event) for one in FACES]
    for place in pointed:
        cells[place]["a"]["class"] = "picked"
        cells[place]["a"]["aria-label"] = text("card-pointed", card=cells[place]["a"]["aria-label"])
    numbers, others = h("div", *cells[:-2], cls="numbers"), h("div", *cells[-2:], cls="others")
    look = "deck pointing" if pointed else "deck"
    return h("div", numbers, others, cls=look, role="group", aria_label=text("card-deck"), data_roving=True)


def _cell(card: Card, left: int, text: Text, event: str) -> Node:
    return h(
        "card",
        key=card,
        on={"click": (event, str(card))},
        face=str(card),
        left=left,
        of=COPIES[card],
        data_add=str(card),
        aria_disabled="true" if not left else None,
        aria_label=_name_left(card, left, text.lang),
    )
