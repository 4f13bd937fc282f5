"""A verdict in pictures and words: the sentence, the laid groups, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from phase10.cards import WILD, Card, Color, Kind, copies_left
from phase10.errors import Message
from phase10.explain import sentence, slot_in_words
from phase10.laid import Layout
from phase10.melds import Needed, Verdict
from phase10.places import Slot
from phase10.text import Text
from widgets.cards import card, card_name, meld, row
from widgets.html import Child, Node, h


def verdict_sentence(verdict: Verdict, more: str, text: Text) -> Node:
    """The verdict in one sentence, with a sign, and a second line below."""
    return say(verdict.made, text.message(sentence(verdict)), more)


def say(good: bool, words: str, more: str = "") -> Node:
    """A sentence with a sign for yes or no, and a second line below."""
    return h("div", sign(good), h("div", h("strong", words), h("p", more) if more else None), cls="say")


def sign(good: bool) -> Node:
    """A tick in a circle, or a bar."""
    shapes = ("circle", {"cx": 12, "cy": 12, "r": 10}), ("path", {"d": _TICK if good else _BAR})
    return h(
        "svg",
        *[h(tag, **attributes) for tag, attributes in shapes],
        viewBox="0 0 24 24",
        stroke_width="2.4",
        stroke_linecap="round",
        stroke_linejoin="round",
        aria_hidden="true",
    )


_TICK = "m7.5 12.4 3 3 6-6.4"
_BAR = "M7.5 12h9"


def way_to_lay(layout: Layout, text: Text, turner: Child) -> Node:
    """The groups as they lie on the table and the cards left; `turner` goes to the heading."""
    groups = [
        meld(
            one.cards,
            one.stands_for,
            text,
            str(text.word(one.group)),
            points=text("checker-extra", count=one.extra) if one.extra else "",
        )
        for one in layout.melds
    ]
    left = meld(layout.left, [], text, text("checker-left"), points=text("checker-points", points=layout.points_left))
    nothing = h("p", text("checker-left-none"), cls="soft")
    return h(
        "section",
        h("header", h("h2", text("checker-lay")), turner),
        h("div", *groups, left if layout.left else nothing, cls="melds"),
        cls="sheet",
        key="lay",
        aria_label=text("checker-lay"),
    )


def what_is_missing(verdict: Verdict, text: Text) -> Node:
    """The nearest plan with its open places, and the cards that would help, each a button that adds it."""
    count = text("checker-phase-short", phase=text("checker-plan"), missing=verdict.missing)
    return h(
        "section",
        h("header", h("h2", text("checker-missing")), h("span", count, cls="soft")),
        _plan(verdict.needs[0], verdict.hand.wilds, text) if verdict.needs else None,
        h("h3", text("checker-help-one" if verdict.missing == 1 else "checker-help-many")),
        row(*_helpers(verdict, text)),
        cls="sheet missing",
        key="missing",
        aria_label=text("checker-missing"),
    )


def _plan(need: Needed, wilds: int, text: Text) -> Node:
    """Each group with the cards it has; then its holes: those the wilds fill, and those that stay open."""
    open_slots = list(need.slots)
    groups = []
    for place, cards in zip(need.filling.plan, need.filling.cards, strict=True):
        shown: list[Node] = []
        for slot, held in zip(place.slots, cards, strict=True):
            if held:
                shown.append(card(held, text))
            elif slot in open_slots or not wilds:
                shown.append(_gap(slot, text))
                if slot in open_slots:
                    open_slots.remove(slot)
            else:
                wilds -= 1
                shown.append(card(WILD, text, as_=slot))
        groups.append(_group(str(text.word(place.group)), shown))
    return h("div", *groups, cls="melds")


def _group(name: str, cards: Sequence[Node]) -> Node:
    return h("div", h("h3", name), h("div", *cards, cls="cards fan"), cls="meld", role="group", aria_label=name)


def _gap(slot: Slot, text: Text) -> Node:
    label = text("checker-gap", card=text.message(slot_in_words(slot)))
    look = f"gap {slot.color.value}" if slot.color else "gap"
    return h("span", str(slot), cls=look, role="img", aria_label=label)


def _helpers(verdict: Verdict, text: Text) -> list[Node]:
    shown = []
    for slot in verdict.helpful:
        if slot.color and not slot.number:
            shown.append(_gap(slot, text))
            continue
        one = _one_of(slot, verdict) if slot.number else WILD
        label = text("checker-add", card=card_name(one, text))
        shown.append(card(one, text, name=label, on={"click": ("add", str(one))}, key=str(one)))
    return shown


def _one_of(slot: Slot, verdict: Verdict) -> Card:
    """A card for a number: one of unknown color, or where the phase asks for colors one that the deck still has."""
    if slot.color or not verdict.phase.has_color:
        return Card(Kind.NUMBER, slot.number, slot.color)
    colored = [Card(Kind.NUMBER, slot.number, color) for color in Color]
    return max(colored, key=lambda one: copies_left(one, verdict.hand.by_card))


def problem_line(problem: Message | None, text: Text, name: str | None = None) -> Node | None:
    """A problem as one line, None when there is none; the field that it is about names it."""
    words = text.message(problem) if problem else ""
    return h("p", words, cls="problem", role="alert", id=name, key="problem") if problem else None


def number_field(
    label: str, problem: Message | None, about: str, *, inputmode: str, maxlength: int, value: str | None = None
) -> Node:
    """A field for a short number; the line with the id `about` says what is wrong with it, or helps."""
    return h(
        "input",
        type="text",
        autocomplete="off",
        enterkeyhint="done",
        aria_label=label,
        aria_invalid="true" if problem else None,
        aria_describedby=about or None,
        inputmode=inputmode,
        maxlength=maxlength,
        value=value,
    )
