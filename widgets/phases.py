"""Choosing a phase: the tiles of a list with the verdict on each, a phase of one's own, and the list in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from phase10.errors import Message
from phase10.explain import title
from phase10.phases import PHASE_LISTS, Phase, PhaseList
from phase10.text import Text
from widgets.html import Child, Node, h

Missing = Mapping[Phase, int | None]
"""How many cards a hand lacks for each phase; None where a card's color would have to be known. Empty: no hand."""


def phase_chooser(
    phases: PhaseList, chosen: Phase, missing: Missing, text: Text, draft: str, problem: Message | None
) -> Node:
    """The section with everything; events `list`, `phase` (a number) and `own-phase` (notation)."""
    tiles = list(phases.phases) if chosen.number else [*phases.phases, chosen]
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
            _own_phase(text, draft, problem),
            _table(phases, missing, text),
            key="more",
            open=bool(problem) or not chosen.number,
        ),
        cls="sheet",
        key="phases",
        aria_label=text("checker-phase"),
    )


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
    line: Child = h("p", text("checker-own-help"), cls="soft", id="own-help", key="help")
    if problem:
        line = h("p", text.message(problem), cls="problem", role="alert", id="own-problem", key="problem")
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
