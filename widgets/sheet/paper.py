"""An empty score sheet to print: the phases to tick, and room for the points of fifteen hands, on one page of paper."""

from __future__ import annotations

from phase10.cards import SKIP, WILD
from phase10.match import numbers_played
from phase10.rules import Scoring
from phase10.scoring import card_points
from phase10.text import Text
from widgets.html import Node, h
from widgets.sheet.state import Setup

HANDS = 15


def paper(setup: Setup, text: Text) -> Node:
    """The page of paper for so many players, with the phases that are set up."""
    return h(
        "article",
        h("h2", text("board-paper-title")),
        _table(setup, text),
        h("p", _values(setup, text), cls="soft"),
        h("p", text("board-paper-help"), cls="soft"),
        cls="sheet paper",
        key="paper",
        aria_label=text("board-paper"),
    )


def _table(setup: Setup, text: Text) -> Node:
    """Phases to tick, then hands to write points in; one column a player."""
    numbers = numbers_played(setup.phases, setup.rules)
    named = [name.strip() for name in setup.names[: setup.players]]
    heads = [h("th", name or h("span", text("board-paper-name"), cls="blank"), scope="col") for name in named]
    boxes = [h("td", h("span", "☐", aria_hidden="true")) for _ in named]
    phases = [
        h("tr", h("th", h("b", str(number)), " ", text.phase(setup.phases.phase(number)), scope="row"), *boxes)
        for number in numbers
    ]
    blanks = [h("td") for _ in named]
    hands = [
        h("tr", h("th", text("board-round", round=number), scope="row"), *blanks) for number in range(1, HANDS + 1)
    ]
    total = h("tr", h("th", text("board-total"), scope="row"), *blanks, cls="total")
    first = h("th", text("board-phase-head"), scope="col")
    table = h("table", h("thead", h("tr", first, *heads)), h("tbody", *phases), h("tbody", *hands, total))
    return h("div", table, cls="wide", role="group", aria_label=text("board-paper"))


def _values(setup: Setup, text: Text) -> str:
    if setup.rules.scoring is Scoring.PER_CARD:
        return text("board-paper-per-card")
    skip, wild = (card_points(one, setup.rules) for one in (SKIP, WILD))
    return text("board-paper-values", skip=skip, wild=wild)
