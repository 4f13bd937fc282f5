"""An exact value and a simulation beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from phase10.lessons.parts import Number, Unit
from phase10.odds.simulate import MeanSample, Sample
from phase10.text import Text
from widgets.base import View
from widgets.charts import percentage
from widgets.html import Node, h
from widgets.lessons.part import Part
from widgets.verdict import say

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson

LARGEST_SHOWN = 10**16
"""Fractions with larger numbers are only shown in percent."""


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
        text, exact, sample = self.text, Fraction(self.state.exact), self.state.sample
        unit = Unit.CHANCE if isinstance(sample, Sample) else Unit.NUMBER
        small = 1 < exact.denominator < LARGEST_SHOWN and abs(exact.numerator) < LARGEST_SHOWN
        fraction = f"{text.number(exact.numerator)}/{text.number(exact.denominator)}" if small else ""
        worked_out = _figure(text("odds-tile-exact"), _written(float(exact), unit, text), fraction)
        tried = text("odds-tile-tried", trials=text.number(sample.trials))
        error = text("lesson-error", error=_written(sample.error, unit, text))
        both = h("dl", worked_out, _figure(tried, _written(sample.value, unit, text), error), cls="figures")
        agrees = sample.agrees(exact)
        words = text("lesson-agree" if agrees else "lesson-disagree")
        return View(root=h("div", both, say(agrees, words), cls="sheet compare"))


def _figure(title: str, value: str, more: str) -> Node:
    return h("div", h("dt", title), h("dd", value), h("dd", more, cls="soft") if more else None, key=title)


def _written(value: float, unit: Unit, text: Text) -> str:
    return percentage(value, text) if unit is Unit.CHANCE else text.number(value, 3)
