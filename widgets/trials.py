"""Trials that grow on the page: a question about dealt hands, and a run of dealt hands that answers it bit by bit."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

from phase10.cards import Hand
from phase10.errors import Message, Phase10Error
from phase10.melds import Verdict, check
from phase10.odds.deal import DealOdds, deal_odds
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.simulate import Batch, MeanSample, Sample, deals_of
from phase10.phases import STANDARD, Phase
from phase10.rules import MATTEL, Rules

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_SEED = 9999
MARKS = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
"""Where a run is looked at, in tens, hundreds, thousands …"""
PART_SECONDS = 0.1
"""About how long a part of a run takes: between two parts the page can be drawn, and the run be stopped."""


@dataclass(frozen=True, slots=True)
class Question:
    """How often is this phase in so many dealt cards of this deck?"""

    phase: Phase = STANDARD.phases[0]
    cards: int = 10
    rules: Rules = MATTEL
    deck: DeckMakeup = FULL_DECK

    def hand(self, seed: int, number: int) -> Hand:
        """The hand dealt as number so and so; the same for the same seed.

        >>> Question().hand(1, 1) == Question().hand(1, 1) != Question().hand(1, 2)
        True
        """
        dealt = random.Random(f"{seed} {number}").sample(self.deck.cards, self.cards)
        return Hand(tuple(sorted(dealt, key=attrgetter("rank"))))

    def verdict(self, seed: int, number: int) -> Verdict:
        """Whether that hand makes the phase."""
        return check(self.hand(seed, number), self.phase, self.rules)

    def batch(self, seed: int) -> Batch[Sample]:
        """Deals so many hands at a time and counts those that make the phase."""
        return deals_of(self.phase, self.cards, self.rules, self.deck, seed)


Exact = DealOdds | Message
"""The exact odds, or why there are none."""


def exact_odds(question: Question) -> Exact:
    """The exact count; phases of one's own may take some seconds."""
    try:
        return deal_odds(question.phase, question.cards, question.rules, question.deck)
    except Phase10Error as error:
        return error.message


class Tried(Protocol):
    """What can be tried many times: a question about dealt hands, or an experiment of a lesson."""

    def batch(self, seed: int) -> Batch[Any]:
        """Makes so many tries at a time, the same ones for the same seed."""


@dataclass(frozen=True, slots=True)
class Run:
    """Trials so far: `samples` at the marks, the last where the run is; it goes on while it has fewer than `target`.

    What is shown ends at `target`, since a run of 100 trials is the beginning of one of 10,000 with the same seed.
    """

    target: int = 0
    samples: tuple[Sample | MeanSample, ...] = ()

    @property
    def trials(self) -> int:
        """Trials made."""
        return self.samples[-1].trials if self.samples else 0

    @property
    def going(self) -> bool:
        """Whether there is more to do."""
        return self.trials < self.target

    @property
    def shown(self) -> tuple[Sample | MeanSample, ...]:
        """The samples up to the target."""
        return tuple(sample for sample in self.samples if sample.trials <= self.target)

    def stopped(self) -> Run:
        """Not going on."""
        return replace(self, target=min(self.target, self.trials))

    def with_more(self, sample: Any) -> Run:
        """After more trials of the same kind; a sample between two marks gives way to the next one."""
        if not self.samples:
            return replace(self, samples=(sample,))
        before = self.samples[-1]
        kept = self.samples if before.trials == next_mark(before.trials - 1) else self.samples[:-1]
        return replace(self, samples=(*kept, before + sample))


def next_mark(trials: int) -> int:
    """The next number of trials that is looked at.

    >>> [next_mark(n) for n in (0, 1, 9, 10, 99, 100, 4711)]
    [1, 2, 10, 12, 100, 120, 5000]
    """
    if trials < 10:
        return max(trials + 1, 0)
    power = int("1" + "0" * (len(str(trials)) - 2))
    return next((mark * power for mark in MARKS if mark * power > trials), 100 * power)


class Dealer:
    """Makes the tries of one run, always in the same pieces, so that the same seed gives the same run."""

    def __init__(self, tried: Tried, seed: int) -> None:
        """Make ready; for long runs that takes some tenths of a second."""
        self._batch = tried.batch(seed)
        self.dealt = 0

    def go_on(self, run: Run, seconds: float = PART_SECONDS) -> Run:
        """The run after about so many more seconds, or at its target."""
        ends = perf_counter() + seconds
        for size in self._pieces(run.target):
            run = run.with_more(self._batch.sample(size))
            self.dealt += size
            if perf_counter() > ends:
                break
        return run

    def _pieces(self, target: int) -> Iterator[int]:
        """Up to the next mark, in pieces that fit into the memory and into the time; a target is a mark."""
        while self.dealt < target:
            yield min(self._batch.at_once, next_mark(self.dealt) - self.dealt)
