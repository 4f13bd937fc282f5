"""How hard is each phase? Deal odds against expected draws, for every printed list and for one of the reader's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from time import perf_counter
from typing import Any

from phase10.errors import Message, Phase10Error
from phase10.odds.deal import deal_odds
from phase10.odds.figures import Figures, figures, solve_figures
from phase10.phases import PHASE_LISTS, STANDARD, Phase, phase_list
from widgets.background import WAIT_SECONDS, Background, Result, ask_again
from widgets.base import KitWidget, View
from widgets.difficulty_sheets import (
    Measure,
    Measured,
    answer_sheet,
    draws_sheet,
    guess_sheet,
    hardest,
    list_sheet,
    measures_sheet,
    order_sheet,
    ramp,
)
from widgets.html import Child, h

MOST_PHASES = 20
LONGEST_LIST = 600
"""Characters of a list that are kept."""
OWN = "own"
_BETWEEN = re.compile(r"[|\n]")

Phases = tuple[Phase, ...]


@dataclass(frozen=True, slots=True)
class DifficultyState:
    """Everything that can change; `guesses` are places in a list of phases, None for a guess that was skipped."""

    name: str = STANDARD.name
    phases: Phases = STANDARD.phases
    chosen: int | None = None
    """The phase looked at, by its place; None for the hardest."""
    guesses: Mapping[Phases, int | None] = field(default_factory=dict)
    draft: str = ""
    problem: Message | None = None

    @property
    def guessed(self) -> bool:
        """Whether the answer may be shown."""
        return self.phases in self.guesses

    def with_list(self, name: str, phases: Phases) -> DifficultyState:
        """Another list."""
        return replace(self, name=name, phases=phases, chosen=None, problem=None)

    def with_guess(self, guess: int | None) -> DifficultyState:
        """The first guess for a list counts."""
        return self if self.guessed else replace(self, guesses={**self.guesses, self.phases: guess})


def parse_list(text: str) -> Phases:
    """Phases in notation, with a bar or a new line between two; `Phase10Error` that says which cannot be read.

    >>> parse_list("s3 s3 | C7")
    (Phase.parse('S3 S3', number=1), Phase.parse('C7', number=2))
    """
    parts = [part.strip() for part in _BETWEEN.split(text) if part.strip()]
    if not 1 <= len(parts) <= MOST_PHASES:
        raise Phase10Error("hard-own-count", count=len(parts), most=MOST_PHASES)
    found = []
    for number, part in enumerate(parts, 1):
        try:
            found.append(Phase.parse(part, number))
        except Phase10Error as error:
            raise Phase10Error("hard-own-bad", number=number, problem=error.message) from None
    return tuple(found)


def measure(phase: Phase) -> Measure:
    """The deal odds of a phase and its figures under best play, or why there are none; that can take long."""
    return Measure(_or_reason(lambda: float(deal_odds(phase).probability)), _or_reason(lambda: _figures(phase)))


def _figures(phase: Phase) -> Figures:
    return figures(phase) or solve_figures(phase)


def _or_reason(work: Callable[[], Result]) -> Result | Message:
    try:
        return work()
    except Phase10Error as error:
        return error.message


class Difficulty(KitWidget):
    """The page: `Difficulty()`; the address may carry `list`, or `phases` in notation.

    >>> page = Difficulty()
    >>> page.act("own-list", "C2 | R3")
    >>> [phase.notation for phase in page.state.phases]
    ['C2', 'R3']
    """

    state: DifficultyState

    def __init__(self, *, phases: str = STANDARD.name, lang: str = "en") -> None:
        """Open with a printed list."""
        self.state = DifficultyState().with_list(phases, phase_list(phases).phases)
        self._known: dict[Phase, Measure] = {}
        self._work: tuple[Phase, Background[Measure]] | None = None
        super().__init__(lang=lang)

    @property
    def measured(self) -> Measured:
        """What is known of each phase of the list, in its order; None for a phase that is still to come."""
        return [self._known.get(phase) for phase in self.state.phases]

    # ---- events

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries."""
        super().on_open(query)
        if isinstance(text := query.get("phases"), str) and text:
            self.on_own_list(text.replace(",", " ").replace("|", " | "))
        elif isinstance(name := query.get("list"), str) and name:
            self.on_list(name)

    def on_list(self, name: str) -> None:
        """Choose a printed list; one that there is not is said."""
        try:
            found = phase_list(name)
        except Phase10Error as error:
            self.state = replace(self.state, problem=error.message)
        else:
            self._take(self.state.with_list(found.name, found.phases))

    def on_own_list(self, text: str) -> None:
        """Take a list in notation; one that cannot be read changes nothing."""
        self.state = replace(self.state, draft=text[:LONGEST_LIST], problem=None)
        try:
            phases = parse_list(text[:LONGEST_LIST])
        except Phase10Error as error:
            self.state = replace(self.state, problem=error.message)
        else:
            self._take(self.state.with_list(OWN, phases))

    def on_guess(self, place: int) -> None:
        """Guess which phase is hardest, by its place in the list from 0."""
        if 0 <= place < len(self.state.phases):
            self._take(self.state.with_guess(place))

    def on_skip_guess(self) -> None:
        """See the answer without a guess."""
        self._take(self.state.with_guess(None))

    def on_choose(self, place: int) -> None:
        """Look at one phase."""
        if 0 <= place < len(self.state.phases):
            self.state = replace(self.state, chosen=place)

    def on_choose_from(self, place: str) -> None:
        """Look at one phase, chosen from a menu."""
        if place in map(str, range(len(self.state.phases))):
            self.on_choose(int(place))

    def on_sort(self) -> None:
        """Make the list a ramp: the easiest first."""
        order = ramp(self.measured)
        phases = tuple(replace(self.state.phases[place], number=i) for i, place in enumerate(order, 1))
        draft = " | ".join(phase.notation for phase in phases)
        self._take(replace(self.state, draft=draft).with_list(OWN, phases).with_guess(None))

    def on_work(self) -> None:
        """See what is worked out; the page asks for this again and again until all is."""
        ends = perf_counter() + WAIT_SECONDS
        for phase in self.state.phases if self.state.guessed else ():
            if phase not in self._known:
                found = self._measuring(phase).wait(max(0.0, ends - perf_counter()))
                if found is None:
                    return
                self._known[phase] = found

    def _measuring(self, phase: Phase) -> Background[Measure]:
        if self._work is None or self._work[0] != phase:
            self._work = phase, Background(partial(measure, phase))
        return self._work[1]

    def _take(self, state: DifficultyState) -> None:
        """Take over a state, and begin to look for what its answer needs."""
        self.state = state
        self.on_work()

    # ---- view

    def _render(self) -> View:
        state, text = self.state, self.text
        lists = [known.name for known in PHASE_LISTS]
        root = h(
            "div",
            h("h1", text("hard-title")),
            h("p", text("hard-lead"), cls="lead"),
            list_sheet(lists, state.name, state.draft, state.problem, MOST_PHASES, text),
            *(self._answered() if state.guessed else [guess_sheet(state.phases, text)]),
            cls="hard",
        )
        own = "|".join(phase.notation.replace(" ", ",") for phase in state.phases) if state.name == OWN else None
        address = {"list": None if state.name in (STANDARD.name, OWN) else state.name, "phases": own}
        return View(root=root, title=text("hard-name"), address=address)

    def _answered(self) -> list[Child]:
        state, text, found = self.state, self.text, self.measured
        chosen = next(iter(hardest(found)), 0) if state.chosen is None else state.chosen
        done = all(one is not None for one in found)
        return [
            answer_sheet(state.phases, found, state.guesses[state.phases], text),
            measures_sheet(state.phases, found, chosen, text),
            draws_sheet(state.phases, found, chosen, text),
            order_sheet(state.phases, found, state.name != OWN, text) if done else None,
            None if done or self._failed else ask_again("work", 250),
        ]
