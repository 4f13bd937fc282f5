"""The reference card: the phases, the turn, the values and the end of the game on one page to print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from phase10.cards import Card, Color, Hand, Kind, parse_cards
from phase10.errors import Phase10Error
from phase10.explain import title
from phase10.phases import MASTER, PHASE_LISTS, STANDARD, Group, GroupKind, Phase, PhaseList, phase_list
from phase10.rulebook import Rule
from phase10.scoring import score
from phase10.text import Text
from widgets.base import KitWidget, View
from widgets.cards import fan
from widgets.html import Child, Node, h
from widgets.links import rule_link
from widgets.phases import choice

TURN = {
    "draw": (Rule.TURN_DRAW, Rule.SKIP_NOT_DRAWN),
    "lay": (Rule.TURN_WHOLE_PHASE, Rule.TURN_ONCE),
    "hit": (Rule.HIT_AFTER_PHASE, Rule.HIT_ANYWHERE),
    "discard": (Rule.TURN_DISCARD,),
}
SPECIAL = {
    "wild": (Rule.WILD_ANY_NUMBER, Rule.WILD_NATURAL, Rule.WILD_KEEPS_MEANING),
    "skip": (Rule.SKIP_CHOOSE, Rule.SKIP_NO_MELD),
}
END = {
    "out": (Rule.OUT_EMPTY_HAND, Rule.SCORE_LEFT),
    "next": (Rule.TURN_NEXT_PHASE,),
    "winner": (Rule.WIN_END_OF_HAND, Rule.SCORE_LOW_WINS),
}
GROUPS = {
    GroupKind.SET: ("set", (Rule.SET_SAME_NUMBER,)),
    GroupKind.RUN: ("run", (Rule.RUN_CONSECUTIVE, Rule.RUN_NO_WRAP)),
    GroupKind.COLOR: ("color", (Rule.COLOR_SAME_COLOR,)),
    GroupKind.COLOR_RUN: ("color-run", (Rule.COLOR_RUN,)),
}
"""The lines of the card, by the ends of their message ids, with the rules they shorten."""

LINES = (*TURN, *SPECIAL, *END, *(name for name, _ in GROUPS.values()))
"""The names of all lines."""

VALUES = (("R1 B9", "reference-low"), ("G10 Y12", "reference-high"), ("S", "reference-skip"), ("W", "reference-wild"))

COLORS = tuple(Color)
SET_NUMBERS = (9, 11, 2, 5)
COLOR_NUMBERS = (1, 3, 4, 6, 7, 9, 10, 11, 12)
SHUFFLED = (0, 1, 3, 2, 1, 0, 2, 3, 0)
"""Which color the cards of a run have, so that nobody takes the colors for a rule."""


@dataclass(frozen=True, slots=True)
class ReferenceState:
    """Which list of phases the card shows."""

    phases: PhaseList = STANDARD


class ReferenceCard(KitWidget):
    """The page: `ReferenceCard()`; the address may carry `list`, the name of a phase list."""

    state: ReferenceState

    def __init__(self, *, lang: str = "en") -> None:
        """Open with the standard phases."""
        self.state = ReferenceState()
        super().__init__(lang=lang)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries."""
        super().on_open(query)
        if isinstance(name := query.get("list"), str):
            self.on_list(name)

    def on_list(self, name: str) -> None:
        """Show the phases of this list; one that does not exist changes nothing."""
        try:
            self.state = ReferenceState(phase_list(name))
        except Phase10Error:
            return

    def _render(self) -> View:
        text, phases = self.text, self.state.phases
        root = h(
            "div",
            h("h1", text("reference-title")),
            h("p", text("reference-lead"), cls="lead"),
            self._controls(),
            self._card(),
            cls="reference",
        )
        address = {"list": phases.name if phases is not STANDARD else None}
        return View(root=root, title=text("reference-name"), address=address)

    def _controls(self) -> Node:
        text = self.text
        lists = [(known.name, text("phase-list-" + known.name)) for known in PHASE_LISTS]
        return h(
            "div",
            choice(text("reference-list"), lists, self.state.phases.name, "list"),
            h("button", text("reference-print"), cls="t p", on={"click": ("@print",)}),
            cls="row tools",
            key="controls",
        )

    def _card(self) -> Node:
        text, phases = self.text, self.state.phases
        kinds = {group.kind for phase in phases.phases for group in phase.groups}
        groups = dict(line for kind, line in GROUPS.items() if kind in kinds)
        left = [self._lines("turn", TURN, ordered=True), self._lines("groups", groups)]
        right = [self._lines("special", SPECIAL), self._values(), self._lines("end", END)]
        return h(
            "article",
            h(
                "section",
                h("h2", text("reference-phases")),
                h("p", text("reference-note", list=phases.name), cls="soft"),
                h("ol", *[_phase(phase, text) for phase in phases.phases], cls="phases-in-print", role="list"),
                key="phases",
            ),
            h("div", h("div", *left), h("div", *right), cls="halves", key="halves"),
            cls="sheet refcard",
            key="card",
            aria_label=text("reference-name"),
        )

    def _lines(self, name: str, lines: dict[str, tuple[Rule, ...]], ordered: bool = False) -> Node:
        items = [self._line(line, rules) for line, rules in lines.items()]
        listed = h("ol" if ordered else "ul", *items, cls="lines", role="list")
        return h("section", h("h2", self.text("reference-" + name)), listed, key=name)

    def _line(self, name: str, rules: Sequence[Rule]) -> Node:
        text = self.text
        links: list[Child] = []
        for rule in rules:
            links += [" ", self._rule(rule)]
        words = h("span", text(f"reference-{name}-text"))
        return h("li", h("b", text("reference-" + name)), " ", words, *links, key=name)

    def _values(self) -> Node:
        text = self.text
        per_card = None
        if self.state.phases is MASTER:
            per_card = h("p", text("reference-per-card"), " ", self._rule(Rule.SCORE_PER_CARD), cls="soft")
        cells = [_value(cards, label, text) for cards, label in VALUES]
        return h(
            "section",
            h("h2", text("reference-points"), " ", self._rule(Rule.SCORE_LEFT)),
            h("ul", *cells, cls="values", role="list"),
            per_card,
            key="points",
        )

    def _rule(self, rule: Rule) -> Node:
        return rule_link(rule, self.text)


def _phase(phase: Phase, text: Text) -> Node:
    groups = [fan(row, text) for row in drawn(phase)]
    name = h(
        "p",
        h("b", str(phase.number), aria_hidden="true"),
        h("span", text.phase(phase), aria_hidden="true"),
        h("span", text.message(title(phase)), cls="sr"),
    )
    return h("li", name, h("div", *groups, cls="melds", aria_hidden="true"), key=phase.number)


def _value(cards: str, label: str, text: Text) -> Node:
    points = score(Hand.parse(cards.split(maxsplit=1)[0])).points
    return h(
        "li",
        fan(parse_cards(cards), text, hidden=True),
        h("span", text(label)),
        h("b", text("reference-value", points=points)),
        key=label,
    )


# ---- Pictures --------------------------------------------------------------------------------------------------------


def drawn(phase: Phase) -> list[list[Card]]:
    """Cards that make the phase, group by group, without wilds: what its picture shows.

    >>> [[str(one) for one in cards] for cards in drawn(Phase.parse("S3 R4"))]
    [['R9', 'B9', 'G9'], ['R3', 'B4', 'Y5', 'G6']]
    """
    rows, high = [], 3
    for i, group in enumerate(phase.groups):
        rows.append(_drawn(group, i, min(high, 13 - group.size)))
        if group.kind.is_run:
            high = 8
    return rows


def _drawn(group: Group, place: int, first: int) -> list[Card]:
    every = range(group.size)
    match group.kind:
        case GroupKind.SET:
            cards = [(SET_NUMBERS[place], COLORS[i % 4]) for i in every]
        case GroupKind.RUN:
            cards = [(first + i, COLORS[SHUFFLED[i % 9]]) for i in every]
        case GroupKind.COLOR:
            cards = [(COLOR_NUMBERS[i % 9], COLORS[(1 + place) % 4]) for i in every]
        case GroupKind.COLOR_RUN:
            cards = [(first + i, COLORS[1]) for i in every]
    return [Card(Kind.NUMBER, number, color) for number, color in cards]
