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
from phase10.errors import Message, Phase10Error
from phase10.explain import Step, explain
from phase10.laid import Layout
from phase10.melds import Verdict, check, makes
from phase10.phases import STANDARD, Phase, PhaseList, phase_list
from phase10.rules import MATTEL, Naturals, Rules
from widgets.base import KitWidget, View
from widgets.hand import HandEvents, HandState, hand_editor
from widgets.html import Child, Node, h
from widgets.phases import choice, phase_chooser
from widgets.stepper import StepperEvents, StepperState, stepper
from widgets.verdict import line, verdict_sentence, way_to_lay, what_is_missing

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
    phases: PhaseList = STANDARD
    phase: Phase = STANDARD.phases[1]
    rules: Rules = MATTEL
    way: int = 0
    steps: StepperState = field(default_factory=StepperState)
    own_draft: str = ""
    own_problem: Message | None = None

    def asking(self, **changes: Any) -> CheckerState:
        """Another question: the answer starts from its beginning."""
        return replace(self, way=0, steps=StepperState(), own_problem=None, **changes)


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


@lru_cache(maxsize=64)
def _missing(cards: tuple[Card, ...], phases: tuple[Phase, ...], rules: Rules) -> dict[Phase, int | None]:
    hand = Hand(cards)
    return {phase: _missing_one(hand, phase, rules) for phase in phases} if cards else {}


def _missing_one(hand: Hand, phase: Phase, rules: Rules) -> int | None:
    try:
        return check(hand, phase, rules).missing
    except Phase10Error:
        return None


class HandChecker(HandEvents, StepperEvents, KitWidget):
    """The whole page: `HandChecker()`; the address may carry `hand`, `phase`, `list` and `naturals`.

    >>> checker = HandChecker(hand="R5 B5 G5 R7 B7 G7", phase="1")
    >>> checker.answer.verdict.made
    True
    """

    state: CheckerState

    def __init__(self, *, hand: str = OPENING, phase: str = "2", lang: str = "en", seed: int | None = None) -> None:
        """Open with a hand and phase in notation; `seed` fixes what "deal me ten" deals."""
        self._random = random.Random(seed)
        self.state = CheckerState(HandState.of(parse_cards(hand)), phase=STANDARD.find(phase))
        super().__init__(lang=lang)

    @property
    def answer(self) -> Answer:
        """The answer for the present hand, phase and rules; `Phase10Error` when a color is not known."""
        return _answer(self.state.hand.cards, self.state.phase, self.state.rules)

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

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read is said and leaves the rest."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str)}
        if "hand" in given:
            self._keep_hand(HandState.linked(given["hand"]))
        if given.get("naturals"):
            self.on_naturals(given["naturals"])
        problems = []
        for name, ask in (("list", self.on_list), ("phase", self.on_own_phase)):
            if given.get(name):
                ask(given[name])
                problems.append(self.state.own_problem)
        self.state = replace(self.state, own_problem=next(filter(None, problems), None))

    def on_deal(self) -> None:
        """Deal ten cards from a fresh deck."""
        self._keep_hand(self.state.hand.with_cards(sorted(self._random.sample(DECK, 10), key=attrgetter("rank"))))

    def on_example(self, name: str) -> None:
        """Show a hard example."""
        for example in EXAMPLES:
            if example.name == name:
                phases = phase_list(example.phases)
                hand = self.state.hand.with_cards(parse_cards(example.hand))
                self.state = self.state.asking(hand=hand, phases=phases, phase=phases.find(example.phase))

    def on_list(self, name: str) -> None:
        """Choose a phase list; the phase keeps its number, and one of the reader's own stays."""
        self._try(lambda: self._ask_list(phase_list(name)))

    def on_phase(self, number: int) -> None:
        """Choose a phase of the list."""
        self._try(lambda: self._ask_phase(self.state.phases.phase(number)))

    def on_own_phase(self, text: str) -> None:
        """Ask for a phase in notation, or by its number."""
        self.state = replace(self.state, own_draft=text[:80], own_problem=None)
        if text.strip():
            self._try(lambda: self._ask_phase(self.state.phases.find(text)))

    def on_naturals(self, name: str) -> None:
        """Choose the reading of the wild rule."""
        if name in {value.value for value in Naturals}:
            self.state = self.state.asking(rules=replace(self.state.rules, naturals=Naturals(name)))

    def on_way(self, step: int) -> None:
        """Leaf through the ways to lay the phase."""
        count = len(self.answer.layouts)
        if count:
            self.state = replace(self.state, way=(self.state.way + step) % count, steps=StepperState())

    def _stepper(self) -> StepperState:
        return self.state.steps

    def _keep_stepper(self, stepper: StepperState) -> None:
        self.state = replace(self.state, steps=stepper)

    def _ask_list(self, phases: PhaseList) -> None:
        number = self.state.phase.number
        self.state = self.state.asking(phases=phases, phase=phases.phase(number) if number else self.state.phase)

    def _ask_phase(self, phase: Phase) -> None:
        self.state = self.state.asking(phase=phase, own_draft="" if phase.number else phase.notation)

    def _try(self, change: Any) -> None:
        try:
            change()
        except Phase10Error as error:
            self.state = replace(self.state, own_problem=error.message)

    # ---- view

    def _render(self) -> View:
        state, text = self.state, self.text
        try:
            parts, pointed = self._answered() if state.hand.cards else (self._empty(), ())
        except Phase10Error as error:
            parts, pointed = [self._verdict([line(error.message, text)], "no")], ()
        phases = tuple(dict.fromkeys((*state.phases.phases, state.phase)))
        missing = _missing(state.hand.cards, phases, state.rules)
        root = h(
            "div",
            h("h1", text("checker-title")),
            h("p", text("checker-lead"), cls="lead"),
            hand_editor(state.hand, text, extra=self._tools(), pointed=pointed),
            phase_chooser(state.phases, state.phase, missing, text, state.own_draft, state.own_problem),
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
        text, rules = self.text, self.state.rules
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
        state = self.state
        return {
            "hand": state.hand.link or None,
            "phase": str(state.phase.number or ",".join(map(str, state.phase.groups))),
            "list": state.phases.name if state.phases is not STANDARD else None,
            "naturals": state.rules.naturals.value if state.rules != MATTEL else None,
        }
