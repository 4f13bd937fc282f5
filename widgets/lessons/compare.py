"""An exact value and a simulation beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from phase10.lessons.parts import Number
from phase10.odds.simulate import MeanSample, Sample, Unit
from widgets.base import View
from widgets.charts import as_fraction, written
from widgets.html import Node, h
from widgets.lessons.part import Part
from widgets.verdict import say

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class CompareState:
    """An exact value, and what trying gave."""

    exact: Number
    sample: Sample | MeanSample


class Compare(Part):
    """Two ways to the same number: `lesson.compare(exact, sample)`."""

    state: CompareState

    def __init__(self, lesson: Lesson, exact: Number, sample: Sample | MeanSample) -> None:
        """Show both, and whether they agree."""
        self.state = CompareState(exact, sample)
        super().__init__(lesson)

    def _render(self) -> View:
        text, exact, sample = self.text, self.state.exact, self.state.sample
        unit = Unit.CHANCE if isinstance(sample, Sample) else Unit.NUMBER
        worked_out = _figure(text("odds-tile-exact"), written(float(exact), unit, text), as_fraction(exact, text))
        tried = text("odds-tile-tried", trials=text.number(sample.trials))
        error = text("lesson-error", error=written(sample.error, unit, text))
        both = h("dl", worked_out, _figure(tried, written(sample.value, unit, text), error), cls="figures")
        agrees = sample.agrees(exact)
        words = text("lesson-agree" if agrees else "lesson-disagree")
        return View(root=h("div", both, say(agrees, words), cls="sheet compare"))


def _figure(title: str, value: str, more: str) -> Node:
    return h("div", h("dt", title), h("dd", value), h("dd", more, cls="soft") if more else None, key=title)
