"""What a reader did in a lesson: it stays in the reader's browser, and what comes back from there is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from phase10.lessons.answers import LONGEST, judge
from phase10.lessons.parts import Choice, Lesson

MOST_BEGUN = 1_000_000
_KEPT_GUESS = re.compile(r"([0-9]{1,20}(/[1-9][0-9]{0,19})?)?\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """The right answers by exercise, as they were given, and the guesses by experiment, as fractions.

    A guess that was skipped is empty text.
    """

    solved: Mapping[str, str] = field(default_factory=dict)
    guesses: Mapping[str, str] = field(default_factory=dict)
    begun: int = 0
    """How often the reader began anew: what was done before that is gone, in every page that still knows it."""

    def anew(self) -> Record:
        """An empty record that counts before all earlier ones."""
        return Record(begun=self.begun + 1)

    def with_solved(self, exercise: str, answer: str) -> Record:
        """After a right answer."""
        return replace(self, solved={**self.solved, exercise: answer})

    def with_guess(self, experiment: str, guess: str) -> Record:
        """After a guess; the first one counts."""
        return replace(self, guesses={experiment: guess, **self.guesses})

    def merged(self, other: Record) -> Record:
        """Both together, what stands here counts; after a new beginning only what came since."""
        if self.begun != other.begun:
            return max(self, other, key=lambda one: one.begun)
        return Record({**other.solved, **self.solved}, {**other.guesses, **self.guesses}, self.begun)

    def to_keep(self) -> dict[str, object]:
        """Plain values that a browser can keep."""
        return {"solved": dict(self.solved), "guesses": dict(self.guesses), "begun": self.begun}


def keep_name(lesson: str) -> str:
    """The name under which the browser keeps the record of a lesson."""
    return f"lesson.{lesson}"


def from_kept(kept: object, lesson: Lesson, lang: str) -> Record:
    """The record in what a browser kept; what is not of this lesson, or not right, is left out.

    >>> from phase10.lessons import find_lesson
    >>> from_kept({"solved": {"no such exercise": "1"}, "guesses": 7}, find_lesson("urn"), "en")
    Record(solved={}, guesses={}, begun=0)
    """
    parts = kept if isinstance(kept, dict) else {}
    solved, guesses = (_texts(parts.get(name)) for name in ("solved", "guesses"))
    right = {one.name: one for one in lesson.exercises if one.name in solved}
    tried = {one.name for one in lesson.experiments}
    begun = parts.get("begun")
    return Record(
        {name: solved[name] for name, one in right.items() if _is_right(lesson, one.name, solved[name], lang)},
        {name: guess for name, guess in guesses.items() if name in tried and _KEPT_GUESS.match(guess)},
        begun if type(begun) is int and 0 <= begun < MOST_BEGUN else 0,
    )


def _texts(kept: object) -> dict[str, str]:
    if not isinstance(kept, dict):
        return {}
    return {name: text for name, text in kept.items() if isinstance(text, str) and len(text) <= LONGEST}


def _is_right(lesson: Lesson, name: str, answer: str, lang: str) -> bool:
    """Whether it is right in any decimal sign: the reader may have changed the language since."""
    exercise = lesson.exercise(name)
    if isinstance(exercise, Choice):
        return answer == exercise.right()
    return any(judge(lesson, exercise, answer, each).is_right for each in (lang, "en", "de"))
