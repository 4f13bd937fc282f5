"""A verdict drawn for the terminal: cards in color where it can, the verdict, the layout, and the steps."""

from __future__ import annotations

from collections.abc import Iterator

from phase10.cards import Card, Color, Kind, format_cards
from phase10.explain import explain, sentence
from phase10.melds import Verdict
from phase10.places import Slot
from phase10.text import Text, catalogue, reader_language

_PAPER = {Color.RED: "170;33;9", Color.BLUE: "35;76;199", Color.GREEN: "13;165;135", Color.YELLOW: "244;230;42"}
_WHITE, _BLACK, _DARK, _PALE = "255;255;255", "16;20;15", "32;36;46", "236;234;228"


def card_on_screen(card: Card, slot: Slot | None, color: bool) -> str:
    """One card: its notation, with the meaning of a wild, on its ink when the terminal can.

    >>> card_on_screen(Card.parse("W"), Slot(6), color=False)
    'W=6'
    """
    name = f"{card}={slot}" if card.kind is Kind.WILD and slot is not None else str(card)
    if not color:
        return name
    if card.color:
        ink = _WHITE if card.color in (Color.RED, Color.BLUE) else _BLACK
        paper = _PAPER[card.color]
    else:
        ink, paper = (_WHITE, _DARK) if card.kind is Kind.WILD else (_BLACK, _PALE)
    return f"\x1b[1;38;2;{ink};48;2;{paper}m {name} \x1b[0m"


def describe(verdict: Verdict, lang: str | None, color: bool) -> Iterator[str]:
    """The lines of a verdict."""
    text = catalogue(reader_language(lang))
    yield text.message(sentence(verdict))
    yield ""
    yield from _layout(verdict, text, color)
    yield text("cli-why")
    for number, step in enumerate(explain(verdict), 1):
        yield f"  {number}. {text.message(step.message)} [{step.rule.value}]"


def _layout(verdict: Verdict, text: Text, color: bool) -> Iterator[str]:
    if verdict.layout is None:
        return
    names = [str(text.word(meld.group)) for meld in verdict.layout.melds]
    width = max(map(len, names))
    for name, meld in zip(names, verdict.layout.melds, strict=True):
        row = " ".join(
            card_on_screen(card, slot, color) for card, slot in zip(meld.cards, meld.stands_for, strict=True)
        )
        yield f"  {name:{width}}  {row}"
    left = verdict.layout.left
    values = {"cards": format_cards(left), "points": verdict.layout.points_left}
    yield "  " + (text("cli-left", **values) if left else text("cli-left-none"))
    yield ""
