"""A model whose exact values follow its controls: change one thing and see what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from phase10.lessons.parts import Control, Model
from phase10.odds.simulate import Unit
from widgets.base import View
from widgets.charts import as_fraction, bar, table, written
from widgets.html import Child, Node, h
from widgets.lessons.part import Part

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson

LARGEST_SHOWN = 1_000_000
"""Fractions with larger numbers are only shown in percent."""


@dataclass(frozen=True, slots=True)
class ExploreState:
    """Where the controls are."""

    at: Mapping[str, int] = field(default_factory=dict)


class Explore(Part):
    """A model of a lesson: `lesson.explore("deck")`."""

    state: ExploreState

    def __init__(self, lesson: Lesson, model: Model) -> None:
        """Open with the controls at their start."""
        self.of = model
        self.state = ExploreState(model.start)
        super().__init__(lesson)

    def __repr__(self) -> str:
        """The rows of the model where the controls are."""
        how = ".2%" if self.of.unit is Unit.CHANCE else ".2f"
        rows = (f"{row}: {format(float(value), how)}" for row, value in self.of.rows(**self.state.at).items())
        return f"Explore({', '.join(rows)})"

    def on_set(self, name: str, value: str) -> None:
        """Move a control; a place it does not have changes nothing."""
        control = next((one for one in self.of.controls if one.name == name), None)
        if control and value.isdecimal() and len(value) < 10 and int(value) in control.values:
            self.state = ExploreState({**self.state.at, name: int(value)})

    def on_reset(self) -> None:
        """Put all controls back."""
        self.state = ExploreState(self.of.start)

    def _render(self) -> View:
        text = self.text
        title = self.words(f"{self.of.name}-title")
        reset = h("button", text("lesson-explore-reset"), cls="t", on={"click": ("reset",)})
        root = h(
            "section",
            h("header", h("h3", title), reset),
            h("div", *[self._control(one) for one in self.of.controls], cls="settings sliders", key="controls"),
            h("div", self._table(title), cls="wide", key="rows"),
            cls="sheet explore",
            aria_label=title,
        )
        return View(root=root)

    def _control(self, control: Control) -> Node:
        value, values = self.state.at[control.name], control.values
        slider = h(
            "input",
            type="range",
            min=values.start,
            max=values[-1],
            step=values.step,
            value=value,
            on={"input": ("set", control.name, "$value")},
        )
        words = h("span", self.words(f"{self.of.name}-{control.name}"), " ", h("b", self.text.number(value)))
        return h("label", words, slider, cls="setting", key=control.name)

    def _table(self, title: str) -> Node:
        text, rows = self.text, self.of.rows(**self.state.at)
        chance = self.of.unit is Unit.CHANCE
        largest = max([1.0 if chance else 0.0, *map(float, rows.values())]) or 1.0
        heads = ["what", "bar", "chance" if chance else "value"]
        lines: list[list[Child]] = [
            [self._row_name(row), bar(float(value) / largest), written(value, self.of.unit, text)]
            for row, value in rows.items()
        ]
        exact = [as_fraction(value, text, LARGEST_SHOWN) for value in rows.values()]
        if any(exact):
            heads.append("exact")
            lines = [[*line, fraction] for line, fraction in zip(lines, exact, strict=True)]
        return table(title, [text(f"lesson-explore-{head}") for head in heads], lines)

    def _row_name(self, row: str) -> str:
        return self.text.number(int(row)) if row.isdigit() else self.words(f"{self.of.name}-row-{row}")
