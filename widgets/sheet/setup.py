"""A new game on the score sheet: who plays, which phases, and by which rules."""

from __future__ import annotations

from phase10.phases import PHASE_LISTS
from phase10.table import PLAYERS
from phase10.text import Text
from widgets.html import Node, h
from widgets.phases import choice, labelled, titled
from widgets.scene import option
from widgets.sheet.state import MOST_NAME, Setup

LAST = "last_phase"
OPTIONS = ("wild_points", "scoring", "numbers", "moving_on", "order", "win_timing", "tie_break")
"""The options that a score sheet depends on, besides the last phase."""


def setup_view(setup: Setup, text: Text) -> Node:
    """The form for a new sheet."""
    title = text("board-setup")
    counts = [(str(number), str(number)) for number in PLAYERS]
    lists = [(known.name, text("phase-list-" + known.name)) for known in PHASE_LISTS]
    return h(
        "section",
        h("header", h("h2", title)),
        h(
            "div",
            titled(text("board-players"), choice(text("board-players"), counts, str(setup.players), "players")),
            _names(setup, text),
            titled(text("board-list"), choice(text("board-list"), lists, setup.phases.name, "list")),
            option(setup.rules, LAST, text),
            h(
                "details",
                h("summary", text("board-options")),
                h("div", *[option(setup.rules, name, text) for name in OPTIONS], cls="options"),
                key="options",
                open=any(name in OPTIONS for name in setup.rules.differing),
            ),
            h("div", h("button", text("board-start"), cls="t p go", on={"click": ("start",)}), cls="row go-on"),
            cls="parts",
        ),
        cls="sheet setup",
        key="setup",
        aria_label=title,
    )


def _names(setup: Setup, text: Text) -> Node:
    """A field for each name; who deals first is chosen beside them."""
    fields = [_name(setup, seat, text) for seat in range(setup.players)]
    dealers = [
        h("option", _called(setup, seat, text), value=str(seat), key=seat, selected=seat == setup.dealer)
        for seat in range(setup.players)
    ]
    dealer = h("select", *dealers, value=str(setup.dealer), on={"change": ("dealer", "$value")})
    return h(
        "div",
        h("div", *fields, cls="names", role="group", aria_label=text("board-names")),
        labelled(text("board-dealer"), dealer),
        key="names",
    )


def _called(setup: Setup, seat: int, text: Text) -> str:
    return setup.names[seat].strip() or text("board-player", number=seat + 1)


def _name(setup: Setup, seat: int, text: Text) -> Node:
    label = text("board-player", number=seat + 1)
    field = h(
        "input",
        type="text",
        value=setup.names[seat],
        maxlength=MOST_NAME,
        autocomplete="off",
        spellcheck="false",
        on={"input": ("name", seat, "$value")},
    )
    return labelled(label, field, key=seat)
