"""Simulated play alone with the deck: how many draws a phase takes, by trying it.

`simulate_draws` follows best play (`phase10.odds.draws`), many games at once; `simulate_policy` follows any way to
choose the discard, one game after the other and without numpy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from phase10.cards import DECK, Card, Hand
from phase10.errors import Phase10Error
from phase10.melds import makes
from phase10.odds.outs import unseen
from phase10.odds.simulate import MeanSample, Sample, check_trials
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules
from phase10.table import CARDS_DEALT

if TYPE_CHECKING:
    from phase10.odds.draws import BestPlay


@dataclass(frozen=True, slots=True)
class DrawSample(MeanSample):
    """The draws that so many games took; `unfinished` games ran out of cards and count with the draws they had.

    >>> DrawSample(2, 6, 18) + DrawSample(1, 98, 98**2, unfinished=1)
    DrawSample(trials=3, total=104, squares=9622, unfinished=1)
    """

    unfinished: int = 0

    def __add__(self, other: MeanSample) -> DrawSample:
        return DrawSample(
            self.trials + other.trials,
            self.total + other.total,
            self.squares + other.squares,
            self.unfinished + (other.unfinished if isinstance(other, DrawSample) else 0),
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
