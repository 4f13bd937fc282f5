"""Choosing a phase: the tiles of a list with the verdict on each, a phase of one's own, and the list in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from phase10.cards import Card, Hand
from phase10.errors import Message, Phase10Error
from phase10.explain import title
from phase10.melds import check
from phase10.phases import PHASE_LISTS, STANDARD, Phase, PhaseList, phase_list
from phase10.rules import MATTEL, Naturals, Rules
from phase10.text import Text
from widgets.html import Node, h
from widgets.links import phase_link
from widgets.verdict import problem_line

LONGEST_DRAFT = 80
"""Characters of a phase in notation that are kept."""

Missing = Mapping[Phase, int | None]
"""How many cards a hand lacks for each phase; None where a card's color would have to be known. Empty: no hand."""


@dataclass(frozen=True, slots=True)
class PhaseState:
    """The phase that is asked about, its list and the reading of the wild rule; what is typed, and what is wrong.

    >>> state = PhaseState().with_list("master").with_text("s2 r3")
    >>> state.address
    {'phase': 'S2,R3', 'list': 'master', 'naturals': None}
    >>> PhaseState().linked({"phase": "S2,R3", "list": "master"}).asks_the_same_as(state)
    True
    """

    phase: Phase = STANDARD.phases[0]
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL
    draft: str = ""
    problem: Message | None = None

    def asks_the_same_as(self, other: PhaseState) -> bool:
        """Whether an answer to the one is an answer to the other."""
        return (self.phase, self.phases, self.rules) == (other.phase, other.phases, other.rules)

    @property
    def settled(self) -> PhaseState:
        """Without the problem."""
        return replace(self, problem=None)

    def with_list(self, name: str) -> PhaseState:
        """Another list; the phase keeps its number, and one of the reader's own stays."""
        return self._try(lambda: self._of_list(phase_list(name)))

    def with_number(self, number: int) -> PhaseState:
        """A phase of the list."""
        return self._try(lambda: self._about(self.phases.phase(number)))

    def with_text(self, text: str) -> PhaseState:
        """A phase in notation, or by its number; one that cannot be read stays in the field."""
        typed = replace(self, draft=text[:LONGEST_DRAFT], problem=None)
        return typed._try(lambda: typed._about(typed.phases.find(text))) if text.strip() else typed

    def with_naturals(self, name: str) -> PhaseState:
        """Another reading of the wild rule; one that there is not changes nothing."""
        if name not in {value.value for value in Naturals}:
            return self
        return replace(self.settled, rules=replace(self.rules, naturals=Naturals(name)))

    def linked(self, query: Mapping[str, str]) -> PhaseState:
        """After a link with `naturals`, `list` or `phase`: what cannot be read is said, and leaves the rest."""
        state, problems = self.with_naturals(query.get("naturals", "")), []
        for name, change in (("list", PhaseState.with_list), ("phase", PhaseState.with_text)):
            if query.get(name):
                state = change(state, query[name])
                problems.append(state.problem)
        return replace(state, problem=next(filter(None, problems), None))

    @property
    def address(self) -> dict[str, str | None]:
        """The parameters of an address that `linked` reads."""
        return {
            "phase": phase_link(self.phase),
            "list": self.phases.name if self.phases is not STANDARD else None,
            "naturals": self.rules.naturals.value if self.rules != MATTEL else None,
        }

    def _of_list(self, phases: PhaseList) -> PhaseState:
        phase = phases.phase(self.phase.number) if self.phase.number else self.phase
        return replace(self.settled, phases=phases, phase=phase)

    def _about(self, phase: Phase) -> PhaseState:
        return replace(self.settled, phase=phase, draft="" if phase.number else phase.notation)

    def _try(self, change: Callable[[], PhaseState]) -> PhaseState:
        try:
            return change()
        except Phase10Error as error:
            return replace(self, problem=error.message)


def phase_chooser(state: PhaseState, text: Text, hand: tuple[Card, ...] = ()) -> Node:
    """The section with everything; events `list`, `phase` (a number) and `own-phase` (notation)."""
    phases, chosen = state.phases, state.phase
    tiles = list(phases.phases) if chosen.number else [*phases.phases, chosen]
    missing = _missing_by_phase(hand, tuple(dict.fromkeys((*phases.phases, chosen))), state.rules)
    return h(
        "section",
        h("header", h("h2", text.message(title(chosen))), _lists(phases, text)),
        h(
            "div",
            *[_tile(phase, phase == chosen, missing.get(phase, -1), text) for phase in tiles],
            cls="phases",
            role="radiogroup",
            aria_label=text("checker-phase"),
            data_roving="select",
        ),
        h(
            "details",
            h("summary", text("checker-more")),
            _own_phase(text, state.draft, state.problem),
            _table(phases, missing, text),
            key="more",
            open=bool(state.problem) or not chosen.number,
        ),
        cls="sheet",
        key="phases",
        aria_label=text("checker-phase"),
    )


def titled(title: str, control: Node) -> Node:
    """A control with its title above it; the control has the title as its name."""
    return h("div", h("span", title, cls="soft", aria_hidden="true"), control, cls="setting", key=title)


def labelled(name: str, field: Node, key: object = None) -> Node:
    """A field with its name above it, which is its label."""
    return h("label", h("span", name, cls="soft"), field, cls="setting", key=key)


def choice(label: str, options: Sequence[tuple[str, str]], chosen: str, event: str, *args: object) -> Node:
    """A row of choices of which one is taken: (value, words) each; a click sends `[event, *args, value]`."""
    buttons = [
        h(
            "button",
            words,
            key=value,
            role="radio",
            aria_checked="true" if value == chosen else "false",
            on={"click": (event, *args, value)},
        )
        for value, words in options
    ]
    return h("div", *buttons, cls="seg", role="radiogroup", aria_label=label, data_roving="select")


def plan(
    phases: Sequence[Phase], text: Text, marks: Mapping[int, str] | None = None, now: Collection[int] = ()
) -> Node:
    """Phases in words, one a line; `marks` say something of a phase by its number, and those in `now` stand out."""
    rows = [
        h(
            "li",
            h("b", str(phase.number)),
            h("span", text.phase(phase)),
            h("em", (marks or {}).get(phase.number)),
            key=phase.number,
            cls="now" if phase.number in now else "",
        )
        for phase in phases
    ]
    return h("ol", *rows, cls="plan", role="list")


def _lists(phases: PhaseList, text: Text) -> Node:
    options = [(known.name, text("phase-list-" + known.name)) for known in PHASE_LISTS]
    return choice(text("checker-list"), options, phases.name, "list")


def _tile(phase: Phase, on: bool, missing: int | None, text: Text) -> Node:
    words, spoken, look = _status(phase, missing, text)
    return h(
        "button",
        h("b", str(phase.number) if phase.number else text("checker-own-tile")),
        h("em", words) if words else None,
        key=phase.number or "own",
        cls=f"ph {look}".strip(),
        role="radio",
        aria_checked="true" if on else "false",
        aria_label=spoken,
        on={"click": ("phase", phase.number) if phase.number else ("own-phase", phase.notation)},
    )


def _status(phase: Phase, missing: int | None, text: Text) -> tuple[str, str, str]:
    """What a tile shows, what it is called, and how it looks; -1 stands for a hand without cards."""
    name = title(phase)
    if missing == -1:
        return "", text.message(name), ""
    if missing is None:
        return text("checker-color-unknown"), text("checker-phase-unknown", phase=name), "n"
    if missing == 0:
        return "✓ " + text("checker-yes"), text("checker-phase-yes", phase=name), "y"
    return text("checker-short", missing=missing), text("checker-phase-short", phase=name, missing=missing), "n"


def _own_phase(text: Text, draft: str, problem: Message | None) -> Node:
    field = h(
        "input",
        type="text",
        value=draft,
        aria_label=text("checker-own"),
        placeholder=text("checker-own"),
        aria_invalid="true" if problem else None,
        aria_describedby="own-problem" if problem else "own-help",
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        enterkeyhint="go",
    )
    help_line = h("p", text("checker-own-help"), cls="soft", id="own-help", key="help")
    line = problem_line(problem, text, "own-problem") or help_line
    go = h("button", text("checker-own-go"), cls="t", type="submit")
    return h("div", h("form", field, go, cls="row", on={"submit": ("own-phase", "$value")}), line, cls="own")


def _table(phases: PhaseList, missing: Missing, text: Text) -> Node:
    rows = []
    for phase in phases.phases:
        words, _, look = _status(phase, missing.get(phase, -1), text)
        verdict = h("td", words, cls=look) if missing else None
        rows.append(
            h("tr", h("th", str(phase.number), scope="row"), h("td", text.phase(phase)), verdict, key=phase.number)
        )
    names = ("phase", "groups", "verdict") if missing else ("phase", "groups")
    heads = [h("th", text("checker-table-" + name), scope="col") for name in names]
    return h("table", h("caption", text("checker-table")), h("thead", h("tr", *heads)), h("tbody", *rows), cls="table")


@lru_cache(maxsize=64)
def _missing_by_phase(hand: tuple[Card, ...], phases: tuple[Phase, ...], rules: Rules) -> Missing:
    return {phase: _missing(Hand(hand), phase, rules) for phase in phases} if hand else {}


def _missing(hand: Hand, phase: Phase, rules: Rules) -> int | None:
    try:
        return check(hand, phase, rules).missing
    except Phase10Error:
        return None


class PhaseEvents:
    """What the events of the chooser, and of the reading, do: mix in, and say where the phase is kept."""

    def _goal(self) -> PhaseState:
        raise NotImplementedError

    def _keep_goal(self, goal: PhaseState) -> None:
        raise NotImplementedError

    def on_list(self, name: str) -> None:
        """Choose a phase list; the phase keeps its number, and one of the reader's own stays."""
        self._keep_goal(self._goal().with_list(name))

    def on_phase(self, number: int) -> None:
        """Choose a phase of the list."""
        self._keep_goal(self._goal().with_number(number))

    def on_own_phase(self, text: str) -> None:
        """Ask for a phase in notation, or by its number."""
        self._keep_goal(self._goal().with_text(text))

    def on_naturals(self, name: str) -> None:
        """Choose the reading of the wild rule."""
        self._keep_goal(self._goal().with_naturals(name))
