"""Simulated deals: how often a phase is dealt, by trying it, with the error that trying has.

Vectorised where numpy is there, else one hand after the other; both come with a seed. A simulation is an iterator of
samples that grow: the last is the result, those before are its progress, and who stops asking stops it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import reduce
from importlib.util import find_spec
from itertools import count, islice
from math import sqrt
from operator import add
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from phase10.cards import Hand
from phase10.errors import Phase10Error, shown
from phase10.melds import makes
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.tally import MOST_CARDS, countable
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules

MOST_TRIALS = 10**9
SURE = 1.96
"""Standard errors to either side of an interval that holds the true value 95 times in 100 (normal distribution)."""
AGREES = 3.0
"""Standard errors within which a simulation and an exact value agree: all but 3 times in 1,000."""

MANY, ONE_BY_ONE = 50_000, 100
"""Hands tried at a time: with numpy, and each for itself."""


class Unit(Enum):
    """What a number counts: a chance (fraction, percent or decimal) or a plain number."""

    CHANCE = "chance"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Sample:
    """What trying gave: `hits` of `trials`.

    >>> sample = Sample(trials=400, hits=80)
    >>> sample.share, sample.error, [round(end, 3) for end in sample.interval]
    (0.2, 0.02, [0.164, 0.242])
    """

    trials: int
    hits: int

    @property
    def share(self) -> float:
        """The share of hits."""
        return self.hits / self.trials

    @property
    def value(self) -> float:
        """What it estimates: the share."""
        return self.share

    @property
    def error(self) -> float:
        """The standard error of the share: sqrt(share (1 - share) / trials)."""
        return sqrt(self.share * (1 - self.share) / self.trials)

    def __add__(self, more: Sample) -> Sample:
        return Sample(self.trials + more.trials, self.hits + more.hits)

    def agrees(self, exact: Fraction | float, errors: float = AGREES) -> bool:
        """Whether the exact chance is as near as so many standard errors of it allow."""
        chance = float(exact)
        return abs(self.share - chance) <= errors * sqrt(chance * (1 - chance) / self.trials)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the true chance lies 95 times in 100 (Wilson's, which never leaves 0 to 1)."""
        spread = SURE**2 / self.trials
        middle = (self.share + spread / 2) / (1 + spread)
        half = SURE * sqrt(self.share * (1 - self.share) / self.trials + spread / (4 * self.trials)) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class MeanSample:
    """What trying gave where each try gives a number: their sum and the sum of their squares.

    >>> sample = MeanSample(trials=4, total=20, squares=116)  # 3, 3, 7, 7
    >>> sample.mean, round(sample.error, 3), sample.agrees(6)
    (5.0, 1.155, True)
    """

    trials: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        """The mean of the numbers."""
        return self.total / self.trials

    @property
    def value(self) -> float:
        """What it estimates: the mean."""
        return self.mean

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for a single try."""
        if self.trials == 1:
            return float("inf")
        return sqrt(max(0.0, self.squares - self.total**2 / self.trials) / (self.trials - 1) / self.trials)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the true mean lies about 95 times in 100."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error

    def __add__(self, more: MeanSample) -> MeanSample:
        return MeanSample(self.trials + more.trials, self.total + more.total, self.squares + more.squares)

    def agrees(self, exact: Fraction | float, errors: float = AGREES) -> bool:
        """Whether the exact mean is as near as so many standard errors allow; a single try has no error to go by."""
        return self.trials > 1 and abs(self.mean - float(exact)) <= errors * self.error


class Addable(Protocol):
    """What trying gave: samples of so many trials that add up."""

    @property
    def trials(self) -> int:
        """How many tries."""

    def __add__(self, more: Self, /) -> Self: ...


AnySample = TypeVar("AnySample", bound=Addable)


class Batch(NamedTuple, Generic[AnySample]):
    """Makes so many tries and says what they gave, best about `at_once` at a time."""

    sample: Callable[[int], AnySample]
    at_once: int

    @classmethod
    def of(cls, tried: Callable[[int], AnySample], at_once: int) -> Batch[AnySample]:
        """Tries made one after the other: `tried` is told the number of each, counted from 0.

        >>> batch = Batch.of(lambda number: Sample(1, number % 2), at_once=10)
        >>> batch.sample(4), batch.sample(1)
        (Sample(trials=4, hits=2), Sample(trials=1, hits=0))
        """
        numbers = count()
        return cls(lambda size: reduce(add, map(tried, islice(numbers, size))), at_once)

    def grown(self, trials: int) -> Iterator[AnySample]:
        """Samples that grow up to so many tries, at least one."""
        done = self.sample(min(self.at_once, trials))
        yield done
        while done.trials < trials:
            done += self.sample(min(self.at_once, trials - done.trials))
            yield done


def simulate_deals(
    phase: Phase, trials: int, cards: int = 10, rules: Rules = MATTEL, deck: DeckMakeup = FULL_DECK, seed: int = 0
) -> Iterator[Sample]:
    """Deal hands of so many cards and count those that make the phase; samples grow up to `trials` (at most 10^9).

    The same seed gives the same hands on the same version of Python or numpy. `Phase10Error`, at once, for trials, a
    seed or cards out of range.

    >>> *_, result = simulate_deals(Phase.parse("S2"), trials=2000, cards=2, seed=1)
    >>> result.trials, result.interval[0] < 184 / 963 < result.interval[1]
    (2000, True)
    """
    check_trials(trials, seed)
    most = min(MOST_CARDS, deck.size)
    if not 1 <= cards <= most:
        raise Phase10Error("error-cards-range", token=shown(str(cards)), least=1, most=most)
    return deals_of(phase, cards, rules, deck, seed).grown(trials)


def deals_of(phase: Phase, cards: int, rules: Rules, deck: DeckMakeup, seed: int) -> Batch[Sample]:
    """Deals so many hands at a time: many at once where numpy is there and counts are enough, else one by one."""
    if countable(phase) and find_spec("numpy") is not None:
        from phase10.odds.deals import batches  # noqa: PLC0415  numpy is loaded only here

        try:
            return batches(phase, cards, rules, deck, seed)
        except Phase10Error:  # too many ways to lay it for a table
            pass
    return one_by_one(phase, cards, rules, deck, seed)


def check_trials(trials: int, seed: int) -> None:
    """Refuse a simulation of no trials, of too many, or with a negative seed."""
    if not 1 <= trials <= MOST_TRIALS:
        raise Phase10Error("error-trials-range", token=shown(str(trials)), least=1, most=MOST_TRIALS)
    if seed < 0:
        raise Phase10Error("error-seed", token=shown(str(seed)))


def one_by_one(phase: Phase, cards: int, rules: Rules, deck: DeckMakeup, seed: int) -> Batch[Sample]:
    """Hands dealt with Python's own random numbers and asked one by one."""
    dealer, all_cards = random.Random(seed), deck.cards

    def sample(size: int) -> Sample:
        return Sample(size, sum(makes(Hand(dealer.sample(all_cards, cards)), phase, rules) for _ in range(size)))

    return Batch(sample, ONE_BY_ONE)
