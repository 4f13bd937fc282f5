"""The score calculator: what cards left in a hand cost, step by step, and by every count that is played."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from phase10.cards import Hand, parse_cards
from phase10.explain import Step
from phase10.narrate import explain_score
from phase10.rulebook import differences
from phase10.rules import PRESETS, Rules, Scoring
from phase10.scoring import card_points, score
from phase10.text import Text
from widgets.base import KitWidget, View
from widgets.cards import Mark
from widgets.hand import HandEvents, HandState, hand_editor
from widgets.html import Node, h
from widgets.links import page_address, rule_link
from widgets.phases import choice
from widgets.scene import verdict
from widgets.stepper import StepperEvents, StepperState, stepper

OPENING = "R3 B9 G10 Y12 S W W"


def _counts() -> dict[str, Rules]:
    """The presets that count differently, each by the first of its names."""
    found: dict[tuple[object, object], str] = {}
    for name, rules in PRESETS.items():
        found.setdefault((rules.wild_points, rules.scoring), name)
    return {name: PRESETS[name] for name in found.values()}


COUNTS = _counts()


@dataclass(frozen=True, slots=True)
class CalculatorState:
    """The cards left, the count by its name, and how far the explanation is."""

    hand: HandState
    count: str = "mattel"
    steps: StepperState = field(default_factory=StepperState)


class Calculator(HandEvents, StepperEvents, KitWidget):
    """The page: `Calculator()`; the address may carry `hand` and `rules`.

    >>> page = Calculator(hand="W S R3")
    >>> page.act("by", "wild-20")
    >>> page.points("mattel"), page.points(page.state.count)
    (45, 40)
    """

    state: CalculatorState

    def __init__(self, *, hand: str = OPENING, lang: str = "en") -> None:
        """Open with some cards in notation."""
        self.state = CalculatorState(replace(HandState.of(parse_cards(hand)), deck_open=True))
        super().__init__(lang=lang)

    def points(self, count: str) -> int:
        """What the cards cost by one of the counts."""
        return score(Hand(self.state.hand.cards), COUNTS[count]).points

    @property
    def steps(self) -> tuple[Step, ...]:
        """The sum, value by value."""
        return explain_score(Hand(self.state.hand.cards), COUNTS[self.state.count])

    # ---- events

    def _hand(self) -> HandState:
        return self.state.hand

    def _keep_hand(self, hand: HandState) -> None:
        asked = hand.cards != self.state.hand.cards
        self.state = replace(self.state, hand=hand, steps=StepperState() if asked else self.state.steps)

    def _stepper(self) -> StepperState:
        return self.state.steps

    def _keep_stepper(self, stepper: StepperState) -> None:
        self.state = replace(self.state, steps=stepper)

    def on_by(self, count: str) -> None:
        """Count in another way."""
        if count in COUNTS:
            self.state = replace(self.state, count=count, steps=StepperState())

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read is said."""
        super().on_open(query)
        if isinstance(rules := query.get("rules"), str):
            self.on_by(rules)
        if isinstance(hand := query.get("hand"), str):
            self._keep_hand(replace(HandState.linked(hand), deck_open=True))

    # ---- view

    def _render(self) -> View:
        state, text, steps = self.state, self.text, self.steps
        rules = COUNTS[state.count]
        marks = {i: Mark(str(card_points(card, rules))) for i, card in enumerate(state.hand.cards)}
        points = self.points(state.count)
        editor = hand_editor(
            state.hand, text, title=text("score-hand"), pointed=state.steps.pointed(steps), marks=marks, points=points
        )
        options = [(name, text(f"score-by-{name}")) for name in COUNTS]
        root = h(
            "div",
            h("h1", text("score-title")),
            h("p", text("score-lead"), cls="lead"),
            editor,
            verdict(None, text("score-sum", points=points), text(f"score-by-{state.count}")),
            h("div", choice(text("score-by"), options, state.count, "by"), cls="row by", key="by"),
            stepper(state.steps, steps, text),
            self._table(),
            h("p", h("a", text("score-sheet"), href=page_address("sheet", text)), key="more"),
            cls="calculator",
        )
        address = {"hand": state.hand.link or None, "rules": state.count if state.count != "mattel" else None}
        return View(root=root, title=text("score-name"), address=address)

    def _table(self) -> Node:
        text = self.text
        heads = [h("th", text(f"score-{name}"), scope="col") for name in ("by", "points", "who")]
        title = text("score-compare")
        table = h(
            "table", h("thead", h("tr", *heads)), h("tbody", *[self._row(name) for name in COUNTS]), cls="table counts"
        )
        return h("section", h("header", h("h2", title)), table, cls="sheet", key="compare", aria_label=title)

    def _row(self, name: str) -> Node:
        text = self.text
        return h(
            "tr",
            h("th", text(f"score-by-{name}"), scope="row"),
            h("td", h("b", str(self.points(name)))),
            h("td", *_who(COUNTS[name], text)),
            key=name,
            cls="now" if name == self.state.count else "",
        )


def _who(rules: Rules, text: Text) -> list[Node | str]:
    """Who says so, with the rule: of the option that makes the difference."""
    option = "scoring" if rules.scoring is Scoring.PER_CARD else "wild_points"
    point = next(one for one in differences() if one.option == option)
    sources = point.values[str(rules.value(option).value)]
    names = text.list([text("rulebook-source", source=source) for source in sources])
    return [names, " ", rule_link(point.rule, text)]
