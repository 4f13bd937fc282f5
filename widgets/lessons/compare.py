"""An exact value and a simulation beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
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

ERRORS_FROM = 3
"""The lesson that explains the standard error."""
LARGEST_WRITTEN = 10**6
"""Denominators that a stored output still shows."""


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

    def __repr__(self) -> str:
        """The exact value, and what trying gave with its standard error."""
        exact, sample = self.state.exact, self.state.sample
        how = ".2%" if isinstance(sample, Sample) else ".3f"
        worked_out, tried, error = (format(float(each), how) for each in (exact, sample.value, sample.error))
        fraction = f"{exact} = " if 1 < Fraction(exact).denominator < LARGEST_WRITTEN else ""
        return f"Compare({fraction}{worked_out} | {sample.trials:,}: {tried} ± {error})"

    def _render(self) -> View:
        text, exact, sample = self.text, self.state.exact, self.state.sample
        unit = Unit.CHANCE if isinstance(sample, Sample) else Unit.NUMBER
        worked_out = _figure(text("odds-tile-exact"), written(exact, unit, text), as_fraction(exact, text))
        tried = text("odds-tile-tried", trials=text.number(sample.trials))
        error = self._error(unit)
        figures = [worked_out, _figure(tried, written(sample.value, unit, text), error)]
        if (guess := self._guess()) is not None:
            figures.insert(0, _figure(text("odds-tile-guess"), written(guess, unit, text), ""))
        agrees = sample.agrees(exact)
        words = text("lesson-agree" if agrees else "lesson-disagree")
        return View(root=h("div", h("dl", *figures, cls="figures"), say(agrees, words), cls="sheet compare"))

    def _error(self, unit: Unit) -> str:
        """The standard error, once the lessons have said what that is."""
        if self.lesson.of.number < ERRORS_FROM:
            return ""
        error = self.state.sample.error * (100 if unit is Unit.CHANCE else 1)
        return self.text("lesson-error", error=self.text.number(error, 2), unit=unit.value)

    def _guess(self) -> float | None:
        """What the reader guessed for the experiment that has this exact value."""
        guesses = self.lesson.record.guesses
        tried = (one for one in self.lesson.of.experiments if guesses.get(one.name) and one.exact() == self.state.exact)
        return next((float(Fraction(guesses[one.name])) for one in tried), None)


def _figure(title: str, value: str, more: str) -> Node:
    return h("div", h("dt", title), h("dd", value), h("dd", more, cls="soft") if more else None, key=title)
