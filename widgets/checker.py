"""The hand checker: does a hand make a phase, how, what is missing, and which rule says so?"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import Any, NamedTuple

from phase10.cards import DECK, Card, Hand, parse_cards
from phase10.errors import Phase10Error
from phase10.explain import Step, explain
from phase10.laid import Layout
from phase10.melds import Verdict, check, makes
from phase10.phases import STANDARD, Phase, phase_list
from phase10.rules import Naturals, Rules
from widgets.base import KitWidget, View
from widgets.hand import HandEvents, HandState, hand_editor
from widgets.html import Child, Node, h
from widgets.phases import PhaseEvents, PhaseState, choice, phase_chooser
from widgets.stepper import StepperEvents, StepperState, stepper
from widgets.verdict import problem_line, verdict_sentence, way_to_lay, what_is_missing

MOST_WAYS = 50
"""Ways to lay a phase that the reader can leaf through."""

OPENING = "R3 B4 R5 B5 G5 Y5 W G12 Y12 S"


class Example(NamedTuple):
    """A hand worth arguing about: its name (message `checker-example-…`), list, phase and cards."""

    name: str
    phases: str
    phase: str
    hand: str


EXAMPLES = (
    Example("six-equal", "standard", "1", "R5 B5 G5 Y5 R5 B5 R1 G9 Y12 B3"),
    Example("shared", "standard", "2", "R5 B5 G5 R4 B6 G7 R9 B9 Y12 B1"),
    Example("low-wild", "standard", "4", "W R7 B8 G9 Y10 R11 B12 R1 B1 G1"),
    Example("wrap", "standard", "4", "R9 B10 G11 Y12 R1 B2 G3 R3 B9 G12"),
    Example("two-gaps", "standard", "6", "R1 B2 G3 Y4 R5 B8 G9 Y10 R11 W"),
    Example("one-natural", "standard", "9", "R5 W W W W W W S S S"),
    Example("all-wild", "standard", "8", "W W W W W W W S S S"),
    Example("color-run", "master", "8", "R3 R4 R5 R6 B4 G4 Y4 B9 G11 Y1"),
)


@dataclass(frozen=True, slots=True)
class CheckerState:
    """Everything on the page that can change."""

    hand: HandState
    goal: PhaseState
    way: int = 0
    steps: StepperState = field(default_factory=StepperState)

    def asking(self, **changes: Any) -> CheckerState:
        """Another question: the answer starts from its beginning."""
        return replace(self, **{"way": 0, "steps": StepperState(), "goal": self.goal.settled, **changes})


class Answer(NamedTuple):
    """The verdict with what the page shows of it; `more` when there are more ways than those listed."""

    verdict: Verdict
    layouts: tuple[Layout, ...]
    more: bool


@lru_cache(maxsize=64)
def _answer(cards: tuple[Card, ...], phase: Phase, rules: Rules) -> Answer:
    verdict = check(Hand(cards), phase, rules)
    layouts = tuple(islice(verdict.layouts(), MOST_WAYS + 1))
    return Answer(verdict, layouts[:MOST_WAYS], len(layouts) > MOST_WAYS)


class HandChecker(HandEvents, PhaseEvents, StepperEvents, KitWidget):
    """The whole page: `HandChecker()`; the address may carry `hand`, `phase`, `list` and `naturals`.

    >>> checker = HandChecker(hand="R5 B5 G5 R7 B7 G7", phase="1")
    >>> checker.answer.verdict.made
    True
    """

    state: CheckerState

    def __init__(self, *, hand: str = OPENING, phase: str = "2", lang: str = "en", seed: int | None = None) -> None:
        """Open with a hand and phase in notation; `seed` fixes what "deal me ten" deals."""
        self._random = random.Random(seed)
        self.state = CheckerState(HandState.of(parse_cards(hand)), PhaseState(STANDARD.find(phase)))
        super().__init__(lang=lang)

    @property
    def answer(self) -> Answer:
        """The answer for the present hand, phase and rules; `Phase10Error` when a color is not known."""
        return _answer(self.state.hand.cards, self.state.goal.phase, self.state.goal.rules)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the explanation shown."""
        answer = self.answer
        return explain(answer.verdict, answer.layouts[self.state.way] if answer.layouts else None)

    # ---- events

    def _hand(self) -> HandState:
        return self.state.hand

    def _keep_hand(self, hand: HandState) -> None:
        asked = hand.cards != self.state.hand.cards
        self.state = self.state.asking(hand=hand) if asked else replace(self.state, hand=hand)

    def _goal(self) -> PhaseState:
        return self.state.goal

    def _keep_goal(self, goal: PhaseState) -> None:
        same = goal.asks_the_same_as(self.state.goal)
        self.state = replace(self.state, goal=goal) if same else self.state.asking(goal=goal)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read is said and leaves the rest."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str)}
        if "hand" in given:
            self._keep_hand(HandState.linked(given["hand"]))
        self._keep_goal(self.state.goal.linked(given))

    def on_deal(self) -> None:
        """Deal ten cards from a fresh deck."""
        self._keep_hand(self.state.hand.with_cards(sorted(self._random.sample(DECK, 10), key=attrgetter("rank"))))

    def on_example(self, name: str) -> None:
        """Show a hard example."""
        for example in EXAMPLES:
            if example.name == name:
                phases = phase_list(example.phases)
                hand = self.state.hand.with_cards(parse_cards(example.hand))
                goal = replace(self.state.goal.settled, phases=phases, phase=phases.find(example.phase))
                self.state = self.state.asking(hand=hand, goal=goal)

    def on_way(self, step: int) -> None:
        """Leaf through the ways to lay the phase."""
        count = len(self.answer.layouts)
        if count:
            self.state = replace(self.state, way=(self.state.way + step) % count, steps=StepperState())

    def _stepper(self) -> StepperState:
        return self.state.steps

    def _keep_stepper(self, stepper: StepperState) -> None:
        self.state = replace(self.state, steps=stepper)

    # ---- view

    def _render(self) -> View:
        state, text = self.state, self.text
        try:
            parts, pointed = self._answered() if state.hand.cards else (self._empty(), ())
        except Phase10Error as error:
            parts, pointed = [self._verdict([problem_line(error.message, text)], "no")], ()
        root = h(
            "div",
            h("h1", text("checker-title")),
            h("p", text("checker-lead"), cls="lead"),
            hand_editor(state.hand, text, extra=self._tools(), pointed=pointed),
            phase_chooser(state.goal, text, state.hand.cards),
            *parts,
            self._share(),
            cls="checker",
        )
        return View(root=root, title=text("checker-name"), address=self._address())

    def _answered(self) -> tuple[list[Child], tuple[int, ...]]:
        state, text, answer, steps = self.state, self.text, self.answer, self.steps
        verdict, count = answer.verdict, len(answer.layouts)
        ways = ""
        if verdict.made:
            ways = text("checker-ways-many", count=count) if answer.more else text("checker-ways", count=count - 1)
        said = verdict_sentence(verdict, ways, text)
        shown = (
            way_to_lay(answer.layouts[state.way], text, self._turner(answer))
            if count
            else what_is_missing(verdict, text)
        )
        sections = [self._verdict([said], "" if verdict.made else "no"), shown, stepper(state.steps, steps, text)]
        return [*sections, self._readings(verdict)], state.steps.pointed(steps)

    def _empty(self) -> list[Child]:
        return [self._verdict([h("p", self.text("checker-empty"))], "none")]

    def _verdict(self, children: Iterable[Child], look: str) -> Node:
        return h("section", *children, cls=f"sheet v {look}".strip(), role="status", key="verdict")

    def _turner(self, answer: Answer) -> Node | None:
        count, text = len(answer.layouts), self.text
        if count < 2:
            return None
        name = "checker-way-many" if answer.more else "checker-way"
        arrows = [
            h("button", sign, cls="t", aria_label=text(label), on={"click": ("way", step)}, key=label)
            for sign, label, step in (("‹", "checker-previous", -1), ("›", "checker-next", 1))
        ]
        place = h("span", text(name, way=self.state.way + 1, count=count), cls="soft", role="status")
        return h("div", place, h("span", *arrows, cls="joined"), cls="row turner")

    def _readings(self, verdict: Verdict) -> Node:
        text, rules = self.text, self.state.goal.rules
        other = next(value for value in Naturals if value is not rules.naturals)
        made = makes(verdict.hand, verdict.phase, replace(rules, naturals=other))
        words = text("checker-naturals-same")
        if made != verdict.made:
            words = text("checker-naturals-differs", made="yes" if made else "no")
        options = [(value.value, text("checker-naturals-" + value.value)) for value in Naturals]
        return h(
            "section",
            h("header", h("h2", text("checker-naturals")), cls="plain"),
            choice(text("checker-naturals"), options, rules.naturals.value, "naturals"),
            h("p", text("checker-naturals-who"), cls="soft"),
            h("p", words, cls="differs" if made != verdict.made else "soft", role="status"),
            cls="sheet readings",
            key="readings",
            aria_label=text("checker-naturals"),
        )

    def _tools(self) -> list[Child]:
        text = self.text
        options = [h("option", text("checker-example-" + one.name), value=one.name, key=one.name) for one in EXAMPLES]
        return [
            h("button", text("checker-deal"), cls="t", key="deal", on={"click": ("deal",)}),
            h(
                "select",
                h("option", text("checker-examples"), value="", key=""),
                *options,
                value="",
                key="examples",
                aria_label=text("checker-examples"),
                on={"change": ("example", "$value")},
            ),
        ]

    def _share(self) -> Node:
        text = self.text
        copy = h("button", text("checker-copy"), cls="t", on={"click": ("@copy", "$address", text("widget-copied"))})
        title = h("h2", text("checker-share"))
        help_line = h("p", text("checker-share-help"), cls="soft")
        return h("section", h("div", title, help_line), copy, cls="sheet share on-page", key="share")

    def _address(self) -> dict[str, str | None]:
        return {"hand": self.state.hand.link or None, **self.state.goal.address}
