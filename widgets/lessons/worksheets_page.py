"""The page that prints worksheets: choose a lesson and how many sheets, and see them as they will be on paper."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from phase10.errors import Message, shown
from phase10.lessons import NAMES, find_lesson
from widgets.base import KitWidget, View
from widgets.html import Node, h
from widgets.lessons.worksheet import MOST_SEED, keys, sheet
from widgets.phases import choice, labelled, titled
from widgets.verdict import number_field, problem_line

COPIES = (1, 5, 30)
"""How many sheets the page can show."""
_NUMBER = re.compile(r"\s*([0-9]{1,8})\s*\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class WorksheetsState:
    """Which sheets are shown, whether with their key, and what is wrong with the number that was typed.

    >>> WorksheetsState(seed=4, copies=5).seeds
    range(4, 9)
    """

    lesson: str = NAMES[0]
    seed: int = 1
    copies: int = COPIES[0]
    key: bool = False
    problem: Message | None = None

    @property
    def seeds(self) -> range:
        """The numbers of the sheets."""
        first = min(self.seed, MOST_SEED + 1 - self.copies)
        return range(first, first + self.copies)

    @property
    def address(self) -> dict[str, str | None]:
        """What a link carries; None for what a page has at first."""
        first = WorksheetsState()
        return {
            "lesson": self.lesson if self.lesson != first.lesson else None,
            "seed": str(self.seed) if self.seed != first.seed else None,
            "copies": str(self.copies) if self.copies != first.copies else None,
            "key": "yes" if self.key else None,
        }


class Worksheets(KitWidget):
    """The page: `Worksheets()`; the address may carry `lesson`, `seed`, `copies` and `key`."""

    state: WorksheetsState

    def __init__(self, *, lang: str = "en") -> None:
        """Open with the first sheet of the first lesson."""
        self.state = WorksheetsState()
        super().__init__(lang=lang)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be leaves what is there."""
        super().on_open(query)
        asks = {"lesson": self.on_lesson, "seed": self.on_seed, "copies": self.on_copies, "key": self.on_key}
        for name, ask in asks.items():
            if isinstance(value := query.get(name), str):
                ask(value)
        self.state = replace(self.state, problem=None)

    def on_lesson(self, name: str) -> None:
        """Show the sheets of this lesson."""
        if name in NAMES:
            self.state = replace(self.state, lesson=name)

    def on_seed(self, typed: str) -> None:
        """Begin with the sheet of this number; what is none is said."""
        number = _NUMBER.match(typed)
        if number and int(number[1]) >= 1:
            self.state = replace(self.state, seed=int(number[1]), problem=None)
        else:
            values = {"token": shown(typed.strip()), "least": 1, "most": MOST_SEED}
            self.state = replace(self.state, problem=Message("sheet-bad-number", values))

    def on_copies(self, number: str) -> None:
        """Show so many sheets."""
        if number in map(str, COPIES):
            self.state = replace(self.state, copies=int(number))

    def on_key(self, answer: str) -> None:
        """Show the key, `yes`, or hide it, `no`."""
        if answer in ("yes", "no"):
            self.state = replace(self.state, key=answer == "yes")

    def _render(self) -> View:
        state, text, lesson = self.state, self.text, find_lesson(self.state.lesson)
        sheets = [sheet(lesson, seed, text) for seed in state.seeds]
        shown_keys = keys([lesson], state.seeds, text) if state.key else None
        root = h(
            "div",
            h("h1", text("sheet-title")),
            h("p", text("sheet-lead"), cls="lead"),
            self._controls(),
            problem_line(state.problem, text, "seed-problem"),
            h("div", *sheets, shown_keys, cls="worksheets", key="sheets"),
            cls="sheets-page",
        )
        return View(root=root, title=text("sheet-name"), address=state.address)

    def _controls(self) -> Node:
        state, text = self.state, self.text
        copies = [(str(number), str(number)) for number in COPIES]
        key = [("no", text("sheet-choice-key-no")), ("yes", text("sheet-choice-key-yes"))]
        return h(
            "div",
            self._lesson(),
            self._seed(),
            titled(
                text("sheet-choice-copies"), choice(text("sheet-choice-copies"), copies, str(state.copies), "copies")
            ),
            titled(
                text("sheet-choice-key"), choice(text("sheet-choice-key"), key, "yes" if state.key else "no", "key")
            ),
            h("button", text("sheet-print"), cls="t p", on={"click": ("@print",)}),
            cls="settings",
            key="controls",
        )

    def _lesson(self) -> Node:
        text, chosen = self.text, self.state.lesson
        options = [h("option", text(f"{name}-name"), value=name, key=name, selected=name == chosen) for name in NAMES]
        field = h("select", *options, value=chosen, on={"change": ("lesson", "$value")})
        return labelled(text("sheet-choice-lesson"), field)

    def _seed(self) -> Node:
        text, state = self.text, self.state
        label, about = text("sheet-choice-number"), "seed-problem" if state.problem else ""
        field = number_field(label, state.problem, about, inputmode="numeric", maxlength=8, value=str(state.seed))
        field["on"] = {"change": ["seed", "$value"]}
        return labelled(label, field)
