"""Simulated play alone with the deck: how many draws a phase takes, by trying it.

`simulate_draws` follows best play (`phase10.odds.draws`), many games at once; `simulate_policy` follows any way to
choose the discard, one game after the other and without numpy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from phase10.cards import DECK, Card, Hand
from phase10.errors import Phase10Error
from phase10.melds import makes
from phase10.odds.outs import unseen
from phase10.odds.simulate import Sample, check_trials
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules
from phase10.table import CARDS_DEALT

if TYPE_CHECKING:
    from phase10.odds.draws import BestPlay


@dataclass(frozen=True, slots=True)
class DrawSample:
    """The draws that so many games took in all, and the sum of their squares; `unfinished` games ran out of cards.

    >>> sample = DrawSample(trials=4, draws=20, squares=116)  # 3, 3, 7, 7
    >>> sample.mean, round(sample.error, 3)
    (5.0, 1.155)
    """

    trials: int
    draws: int
    squares: int
    unfinished: int = 0

    @property
    def mean(self) -> float:
        """The mean number of draws; a game that ran out of cards counts with those it had."""
        return self.draws / self.trials

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for a single game."""
        if self.trials == 1:
            return float("inf")
        return sqrt(max(0.0, self.squares - self.draws**2 / self.trials) / (self.trials - 1) / self.trials)

    def __add__(self, other: DrawSample) -> DrawSample:
        return DrawSample(
            self.trials + other.trials,
            self.draws + other.draws,
            self.squares + other.squares,
            self.unfinished + other.unfinished,
        )


Policy = Callable[[Hand], Card]
"""Chooses the card to throw from a hand of eleven that does not make the phase."""


def simulate_policy(
    policy: Policy, phase: Phase, trials: int, rules: Rules = MATTEL, seed: int = 0
) -> Iterator[DrawSample]:
    """Play with any policy from a shuffled deck, without replacement; each sample has one game more.

    >>> *_, result = simulate_policy(lambda hand: hand.cards[0], Phase.parse("S2"), trials=50, seed=3)
    >>> result.trials, result.mean < 1
    (50, True)
    """
    check_trials(trials, seed)
    dealer = random.Random(seed)
    sample = DrawSample(0, 0, 0)
    for _ in range(trials):
        draws, made = _game(policy, phase, rules, dealer.sample(DECK, len(DECK)))
        sample += DrawSample(1, draws, draws**2, int(not made))
        yield sample


def _game(policy: Policy, phase: Phase, rules: Rules, deck: list[Card]) -> tuple[int, bool]:
    """How many draws a game took, and whether it made the phase."""
    held = deck[:CARDS_DEALT]
    if makes(Hand(held), phase, rules):
        return 0, True
    for draws, card in enumerate(deck[CARDS_DEALT:], 1):
        held.append(card)
        if makes(Hand(held), phase, rules):
            return draws, True
        held.remove(policy(Hand(held)))
    return len(deck) - CARDS_DEALT, False


def simulate_draws(play: BestPlay, trials: int, seed: int = 0, replacing: bool = True) -> Iterator[DrawSample]:
    """Follow best play for its phase: samples grow, and the last has all trials.

    `replacing` draws each card from the full deck, as the model does; otherwise cards come from the 98 that are left
    after the deal, which no discard returns to, until they are used up.
    """
    check_trials(trials, seed)
    from phase10.odds.games import played  # noqa: PLC0415  numpy is loaded only here

    return played(play, trials, seed, replacing)


def simulate_within(
    play: BestPlay, hand: Hand, draws: int, trials: int, seen: Iterable[Card] = (), seed: int = 0
) -> Iterator[Sample]:
    """How often a hand makes the phase within so many draws, following best play, without replacement.

    For more draws than `phase10.odds.outs.chance_within` works out. Best play seeks the fewest draws on average, so for
    a given number of draws it may be a little less than the best chance. `Phase10Error`, at once, for draws that the
    unseen cards do not allow, for a hand of more than ten cards, and for trials or a seed out of range.
    """
    check_trials(trials, seed)
    left = [*unseen(hand, seen).elements()]
    if not 1 <= draws <= len(left):
        raise Phase10Error("error-draws-range", least=1, most=len(left))
    if len(hand.cards) > CARDS_DEALT:
        raise Phase10Error("error-cards-range", token=str(len(hand.cards)), least=0, most=CARDS_DEALT)
    from phase10.odds.games import drawn_from  # noqa: PLC0415  numpy is loaded only here

    return drawn_from(play, hand, left, draws, trials, seed)
