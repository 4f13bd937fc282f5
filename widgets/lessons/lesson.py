"""A lesson: how far the reader is in it, and the widgets of its parts, which report to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import isclose
from pathlib import Path
from typing import Any, TypeVar

from phase10.lessons import find_lesson
from phase10.lessons.answers import judge
from phase10.lessons.parts import Choice, Number
from phase10.odds.simulate import MeanSample, Sample
from phase10.text import LANGUAGES, reader_language
from widgets.base import KitWidget, View
from widgets.html import Node, h
from widgets.lessons.compare import Compare
from widgets.lessons.exercise import ExerciseWidget
from widgets.lessons.explore import Explore
from widgets.lessons.part import Part
from widgets.lessons.predict import Predict
from widgets.lessons.record import Record, from_kept, keep_name

AnyPart = TypeVar("AnyPart", bound=Part)


@dataclass(frozen=True, slots=True)
class LessonState:
    """What the reader did, and whether the page asks if that shall be forgotten."""

    record: Record = field(default_factory=Record)
    forgetting: bool = False


class Lesson(KitWidget):
    """A lesson by its name; shown, it says how many exercises are solved, and keeps that in the browser.

    >>> lesson = Lesson("urn", lang="en")
    >>> lesson.run(lesson.of.experiments[0].name, trials=10, seed=1).trials
    10
    """

    state: LessonState

    def __init__(self, name: str, *, lang: str | None = None) -> None:
        """Open it; without a language it speaks that of the folder the notebook lies in, or of the environment."""
        self.of = find_lesson(name)
        self.state = LessonState()
        self._parts: list[Part] = []
        super().__init__(lang=lang or _language_of(Path.cwd()))

    @property
    def record(self) -> Record:
        """What the reader did."""
        return self.state.record

    # ---- the parts, for the cells of the notebook

    def predict(self, name: str) -> Predict:
        """An experiment to guess, to try, and to work out."""
        return self._with(Predict(self, self.of.experiment(name)))

    def explore(self, name: str) -> Explore:
        """A model to change."""
        return self._with(Explore(self, self.of.model(name)))

    def exercise(self, name: str) -> ExerciseWidget:
        """An exercise that checks itself."""
        return self._with(ExerciseWidget(self, self.of.exercise(name)))

    def compare(self, exact: Number, sample: Sample | MeanSample) -> Compare:
        """An exact value and a simulation beside each other."""
        return self._with(Compare(self, exact, sample))

    def run(self, name: str, trials: int, seed: int) -> Sample | MeanSample:
        """Try an experiment so often; the same seed gives the same tries."""
        return self.of.experiment(name).run(trials, seed)

    def points(self, name: str, answer: Number | float | str | None) -> int:
        """1 for the right answer to an exercise, 0 for any other: what a graded cell ends with."""
        exercise = self.of.exercise(name)
        if isinstance(answer, str):
            return int(judge(self.of, exercise, answer, self.lang).is_right)
        if isinstance(exercise, Choice) or not isinstance(answer, int | float | Fraction):
            return 0
        return int(isclose(answer, exercise.answer(), rel_tol=1e-9))  # 5/18 is a float in Python

    # ---- what the parts report

    def keep_solved(self, exercise: str, answer: str) -> None:
        """An exercise is solved."""
        self._keep(self.record.with_solved(exercise, answer))

    def keep_guess(self, experiment: str, guess: str) -> None:
        """A guess is made; comparisons show it too."""
        self._keep(self.record.with_guess(experiment, guess))
        for part in self._parts:
            part.refresh()

    # ---- events

    def on_restore(self, kept: dict[str, Any]) -> None:
        """Take over what the browser kept."""
        found = from_kept(kept.get(keep_name(self.of.name)), self.of, self.lang)
        record = self.record.merged(found)
        anew = record.begun > self.record.begun
        self.state = LessonState(record)
        self._tell_parts(anew)

    def on_forget(self, really: str) -> None:
        """Ask whether the answers shall go (`ask`), let them go (`yes`), or keep them (`no`)."""
        if really == "yes":
            self.state = LessonState(self.record.anew())
            self._tell_parts(anew=True)
        else:
            self.state = LessonState(self.record, forgetting=really == "ask")

    # ---- view

    def _render(self) -> View:
        text, exercises = self.text, self.of.exercises
        done = sum(one.name in self.record.solved for one in exercises)
        words = text("lesson-progress-done", done=done, count=len(exercises))
        root = h(
            "section",
            h("progress", value=done, max=len(exercises), aria_label=words),
            h("span", words, role="status"),
            self._forget() if self.record.solved or self.record.guesses else None,
            cls="sheet lesson-progress",
            aria_label=text("lesson-progress-name"),
        )
        return View(
            root=root,
            title=text(f"{self.of.name}-name"),
            address={},
            keep={keep_name(self.of.name): self.record.to_keep()},
        )

    def _forget(self) -> Node:
        text = self.text
        if not self.state.forgetting:
            return h("button", text("lesson-forget"), cls="t", on={"click": ("forget", "ask")}, key="forget")
        return h(
            "span",
            text("lesson-forget-ask"),
            h("button", text("lesson-forget-yes"), cls="t", on={"click": ("forget", "yes")}, key="yes"),
            h("button", text("lesson-forget-no"), cls="t p", on={"click": ("forget", "no")}, key="no"),
            cls="row",
            key="forget",
        )

    def _with(self, part: AnyPart) -> AnyPart:
        self._parts.append(part)
        return part

    def _keep(self, record: Record) -> None:
        self.state = LessonState(record)
        self.refresh()

    def _tell_parts(self, anew: bool) -> None:
        for part in self._parts:
            if anew:
                part.begin_anew()
            part.resume()
            part.refresh()


def _language_of(folder: Path) -> str:
    """The language of the folder, or of the one above it, if it is named by one, else that of the environment.

    >>> _language_of(Path("/somewhere/lessons/pt-BR/teacher"))
    'pt-BR'
    """
    named = [name for name in (folder.name, folder.parent.name) if name in LANGUAGES]
    return named[0] if named else reader_language(None)
