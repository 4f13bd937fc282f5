"""What a lesson is made of: exercises, experiments, models and a worksheet, as values without words.

Every answer is worked out when it is asked for, by the rules and odds of the kit; nothing is written down twice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

from phase10.cards import Card
from phase10.errors import Message
from phase10.odds.simulate import Batch, MeanSample, Sample, Unit, check_trials

Number = Fraction | int
"""An exact value: a chance between 0 and 1, a mean, a count."""
AT_ONCE = 100
"""Tries between two looks at the clock."""


class Size(Enum):
    """How much an exercise asks for: change one thing, go a step further, make something of one's own."""

    TWEAK = "tweak"
    EXTEND = "extend"
    BUILD = "build"


@dataclass(frozen=True)
class Exercise:
    """A question for a number.

    `answer` works out the right one, `usual` the usual wrong ones by name. Messages, with the lesson's name in front:
    `NAME-hint`, `NAME-why` (said once it is solved) and `NAME-not-WRONG` for each usual wrong answer.

    >>> six = Exercise("six", Size.TWEAK, lambda: Fraction(1, 6), {"odds": lambda: Fraction(1, 5)})
    >>> six.answer(), six.unit
    (Fraction(1, 6), <Unit.CHANCE: 'chance'>)
    """

    name: str
    size: Size
    answer: Callable[[], Number]
    usual: Mapping[str, Callable[[], Number]] = field(default_factory=dict)
    unit: Unit = Unit.CHANCE

    @property
    def messages(self) -> tuple[str, ...]:
        """The ends of the ids of its messages."""
        return (f"{self.name}-hint", f"{self.name}-why", *(f"{self.name}-not-{name}" for name in self.usual))


@dataclass(frozen=True)
class Choice:
    """A question with options, of which `right` works out the one that is right.

    Messages: `NAME-is-OPTION` the options, `NAME-not-OPTION` why a wrong one is wrong, `NAME-hint`, `NAME-why`.
    """

    name: str
    size: Size
    options: tuple[str, ...]
    right: Callable[[], str]

    @property
    def messages(self) -> tuple[str, ...]:
        """The ends of the ids of its messages."""
        wrong = [option for option in self.options if option != self.right()]
        return (
            f"{self.name}-hint",
            f"{self.name}-why",
            *(f"{self.name}-is-{option}" for option in self.options),
            *(f"{self.name}-not-{option}" for option in wrong),
        )


class Trial(NamedTuple):
    """What one try gave: a yes or no, or a number; and the cards to look at."""

    value: bool | int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Experiment:
    """Something to guess, to try and to work out: `once` tries it with the given random numbers.

    For a chance `once` gives yes or no. Messages: `NAME-ask` is the question for the guess, `NAME-yes` and `NAME-no`
    say what one try gave; for a plain number `NAME-value` with `$value`.

    >>> coin = Experiment("coin", lambda dice: Trial(dice.random() < 0.5), lambda: Fraction(1, 2))
    >>> coin.run(trials=100, seed=1).agrees(coin.exact())
    True
    """

    name: str
    once: Callable[[random.Random], Trial]
    exact: Callable[[], Number]
    unit: Unit = Unit.CHANCE

    @property
    def messages(self) -> tuple[str, ...]:
        """The ends of the ids of its messages."""
        said = ("yes", "no") if self.unit is Unit.CHANCE else ("value",)
        return (f"{self.name}-ask", *(f"{self.name}-{end}" for end in said))

    def run(self, trials: int, seed: int) -> Sample | MeanSample:
        """Try it so often; the same seed gives the same tries."""
        check_trials(trials, seed)
        sample: Sample | MeanSample = self.batch(seed).sample(trials)
        return sample

    def batch(self, seed: int) -> Batch[Any]:
        """Tries that go on from the last ones, so many at a time."""
        dice = random.Random(seed)

        def sample(size: int) -> Sample | MeanSample:
            values = [self.once(dice).value for _ in range(size)]
            if self.unit is Unit.CHANCE:
                return Sample(size, sum(values))
            return MeanSample(size, sum(values), sum(value**2 for value in values))

        return Batch(sample, AT_ONCE)


@dataclass(frozen=True)
class Control:
    """Something a reader can change in a model: its values, and where it starts. Message: `MODEL-CONTROL`."""

    name: str
    values: range
    start: int


@dataclass(frozen=True)
class Model:
    """A table of exact values that follows its controls, at most four.

    `rows` is called with the controls by name and gives a value for each row. Messages: `NAME-title`, `NAME-CONTROL`
    for each control, and `NAME-row-ROW` for each row that is not a number.

    >>> dice = Model("dice", (Control("sides", range(2, 21), 6),), lambda sides: {"one": Fraction(1, sides)})
    >>> dice.rows(**dice.start)
    {'one': Fraction(1, 6)}
    """

    name: str
    controls: tuple[Control, ...]
    rows: Callable[..., Mapping[str, Number]]
    unit: Unit = Unit.CHANCE

    @property
    def start(self) -> dict[str, int]:
        """The values of the controls at first."""
        return {control.name: control.start for control in self.controls}

    @property
    def messages(self) -> tuple[str, ...]:
        """The ends of the ids of its messages."""
        rows = [row for row in self.rows(**self.start) if not row.isdigit()]
        return (
            f"{self.name}-title",
            *(f"{self.name}-{control.name}" for control in self.controls),
            *(f"{self.name}-row-{row}" for row in rows),
        )


@dataclass(frozen=True, slots=True)
class Task:
    """A task of a worksheet: the question, cards to look at, the answer for the key, and lines to write on.

    The question is a message of the lesson, its values are those of this sheet.
    """

    question: Message
    answer: Number | Message
    cards: tuple[Card, ...] = ()
    lines: int = 2
    unit: Unit = Unit.CHANCE


Part = TypeVar("Part", Exercise | Choice, Experiment, Model)


@dataclass(frozen=True)
class Lesson:
    """A lesson: its place in the course, and its parts. Messages of its own: `name` and `idea`."""

    name: str
    number: int
    minutes: int
    exercises: tuple[Exercise | Choice, ...]
    experiments: tuple[Experiment, ...]
    models: tuple[Model, ...]
    sheet: Callable[[random.Random], tuple[Task, ...]]
    """The tasks of the worksheet for these random numbers."""

    def exercise(self, name: str) -> Exercise | Choice:
        """The exercise of that name; `KeyError` when there is none, as for the other parts."""
        return _named(self.exercises, name)

    def experiment(self, name: str) -> Experiment:
        """The experiment of that name."""
        return _named(self.experiments, name)

    def model(self, name: str) -> Model:
        """The model of that name."""
        return _named(self.models, name)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages that its parts need, but for those of the worksheet."""
        parts = (*self.exercises, *self.experiments, *self.models)
        ends = ["name", "idea", *(end for part in parts for end in part.messages)]
        return tuple(f"{self.name}-{end}" for end in ends)


def _named(parts: tuple[Part, ...], name: str) -> Part:
    return {part.name: part for part in parts}[name]
