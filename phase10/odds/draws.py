"""Expected draws: how many draws a phase takes when one player draws from the deck and throws the best card each time.

The model: ten cards are dealt from the 108. Each later draw is any card of the full deck, independent of the hand
(12 x 8 numbers, 8 wilds and 4 skips in 108), and one card of the eleven is thrown; a hand that makes the phase, after
the deal or with the eleven cards of a draw, ends it.

Formula (Bellman's): V(hand) = 1 + sum of p(card) M(hand + card), with M the least V among all discards, and 0 where the
phase is made. A card that does not help can always be thrown, so the hand never gets worse, and draws that change
nothing cancel out: V = (1 + sum of p M over the draws that help) / (sum of p over these). Where there is a spare card
each useful one takes its place; only hands of useful cards alone lead to each other, and there the sums are repeated
until nothing changes. That ends after as many rounds as there are steps forward in a hand.
"""

from __future__ import annotations

import lzma
from functools import lru_cache
from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from phase10.cards import DECK, Hand
from phase10.errors import Phase10Error, shown
from phase10.odds.ranks import NOWHERE, Counts, Places
from phase10.odds.spaces import Space
from phase10.odds.tally import reading
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules
from phase10.table import CARDS_DEALT

Values = NDArray[np.float64]
STEADY = 1e-12
"""A gain, in draws, too small to be one: it is in the rounding of sums."""

THOUSANDTHS = 1000


class BestPlay:
    """Best play for one phase: the expected draws of every hand.

    >>> play = solve(Phase.parse("R7"))
    >>> f"{play.value(Hand.parse('R1 R2 R3 R4 R5 R6 R11 R12 S S')):.4f}"  # 16 of 108 cards help: sevens and wilds
    '6.7500'
    """

    def __init__(self, space: Space, values: Values) -> None:
        """Take the expected draws of every hand of useful cards, in the order of the space."""
        self.space, self.values = space, values

    def value(self, hand: Hand) -> float:
        """The expected draws of a hand, 0 when it makes the phase; of a hand with one card more after the best discard.

        `Phase10Error` for still more cards, or where a color has to be known and is not.
        """
        most = self.space.cards + 1
        if len(hand.cards) > most:
            raise Phase10Error("error-cards-range", token=shown(str(len(hand.cards))), least=0, most=most)
        column = self.space.hand(hand)
        if self.space.made(column)[0]:
            return 0.0
        if column.sum() < most:
            return float(self.values[self.space.order.rank(column)[0]])
        return float(at(self.values, self.space.order.neighbours(column, -1)).min())

    @property
    def expected(self) -> float:
        """The expected draws of a hand that is dealt: the mean over all hands there are."""
        return float(self._deals() @ self.values) / comb(len(DECK), self.space.cards)

    def within(self, draws: int) -> tuple[float, ...]:
        """The chances that the phase is made after at most 0, 1, ... so many draws, from the deal on.

        Where discards are equally good the first of them is thrown.
        """
        following, deals = self._following(), self._deals() / comb(len(DECK), self.space.cards)
        made = np.append(self.values == 0, True).astype(float)
        still = 1 - self.space.chances.sum()
        chances = []
        for _ in range(draws + 1):
            chances.append(float(deals @ made[:-1]))
            made = still * made + sum(p * made[places] for p, places in zip(self.space.chances, following, strict=True))
        return tuple(chances)

    def _deals(self) -> NDArray[np.int64]:
        return np.concatenate([self.space.deals(self.space.counts(useful)) for useful in range(self.space.cards + 1)])

    def _following(self) -> Places:
        """For each cell and hand the hand kept after a draw of that cell; after the last hand comes the phase, made."""
        space, done = self.space, len(self.values)
        following = np.full((len(space.caps), done + 1), done, np.int32)
        for useful in range(space.cards):
            first, end = space.order.first(useful), space.order.first(useful + 1)
            following[:, first:end] = space.order.neighbours(space.counts(useful), 1)
        full = space.order.first(space.cards)
        following[:, full:done] = self._kept(space.order.neighbours(space.counts(space.cards), 1))
        own, values = np.arange(done + 1, dtype=np.int32), np.append(self.values, 0.0)
        for places in following:
            stays = (places == NOWHERE) | (values[places] >= values)
            places[stays] = own[stays]
        return following

    def _kept(self, drawn: Places) -> Places:
        """The hand kept after the best discard, for each hand with a card too many."""
        space = self.space
        over = space.counts(space.cards + 1)
        thrown = space.order.neighbours(over, -1)
        best = thrown[_least(self.values, thrown), np.arange(over.shape[1])]
        kept = np.append(np.where(space.made(over), len(self.values), best), NOWHERE).astype(np.int32)
        return np.array([kept[places] for places in _from(space.order.first(space.cards + 1), drawn)])


def play_for(phase: Phase, rules: Rules = MATTEL) -> BestPlay:
    """Best play for a ten-card hand: from shipped values where there are some, else solved; and kept.

    Takes as long as `solve` the first time where nothing is shipped, and raises what it raises.
    """
    return _play(phase, reading(phase, rules))


@lru_cache(maxsize=16)
def _play(phase: Phase, rules: Rules) -> BestPlay:
    path = shipped_file(phase)
    if rules == MATTEL and path.exists():
        return unpack(path.read_bytes(), Space(phase, rules, CARDS_DEALT))
    return solve(phase, rules)


def shipped_file(phase: Phase) -> Path:
    """Where the values of a phase are shipped, if they are."""
    return Path(__file__).with_name(f"draws-{'-'.join(sorted(map(str, phase.groups)))}.xz")


def pack(play: BestPlay) -> bytes:
    """The values of a play in thousandths of a draw, compressed."""
    return lzma.compress(np.round(play.values * THOUSANDTHS).astype("<u2").tobytes(), preset=9)


def unpack(data: bytes, space: Space) -> BestPlay:
    """The play that was packed, to a thousandth of a draw."""
    return BestPlay(space, np.frombuffer(lzma.decompress(data), "<u2") / THOUSANDTHS)


def solve(phase: Phase, rules: Rules = MATTEL, cards: int = CARDS_DEALT) -> BestPlay:
    """Best play, worked out: under a second for sets, for one run or one color, some seconds for sets with runs.

    `Phase10Error` for a phase too large for the hand, or that has colors beside sets or runs, or a color run.
    """
    if phase.size > cards + 1:
        raise Phase10Error("error-phase-too-large", phase=phase, cards=cards)
    space = Space(phase, rules, cards)
    values = _full_hands(space)
    found = [values]
    for useful in reversed(range(cards)):
        counts = space.counts(useful)
        drawn = _from(space.order.first(useful + 1), space.order.neighbours(counts, 1))
        values = _round(space, _at_first(space, counts), values, drawn)
        found.append(values)
    return BestPlay(space, np.concatenate(found[::-1]))


def _full_hands(space: Space) -> Values:
    """The values of hands of useful cards alone: rounds of draw and discard until nothing changes."""
    counts, over = space.counts(space.cards), space.counts(space.cards + 1)
    drawn = _from(space.order.first(space.cards + 1), space.order.neighbours(counts, 1))
    thrown = _from(space.order.first(space.cards), space.order.neighbours(over, -1))
    values, made = _at_first(space, counts), _at_first(space, over)
    while True:
        kept = made
        for places in thrown:
            kept = np.minimum(kept, at(values, places))
        better = _round(space, values, kept, drawn)
        if not (better < values - STEADY).any():
            return values
        values = better


def _least(values: Values, thrown: Places) -> NDArray[np.int8]:
    """For each hand the cell whose discard leaves the least value; of equal ones the first."""
    least, best = at(values, thrown[0]), np.zeros(thrown.shape[1], np.int8)
    for cell, places in enumerate(thrown[1:], 1):
        value = at(values, places)
        better = value < least
        least, best = np.where(better, value, least), np.where(better, np.int8(cell), best)
    return best


def _from(first: int, places: Places) -> Places:
    """Places counted from that of the first hand; there are none before it."""
    counted: Places = np.maximum(places - np.int32(first), np.int32(NOWHERE))
    return counted


def _at_first(space: Space, counts: Counts) -> Values:
    return np.where(space.made(counts), 0.0, np.inf)


def _round(space: Space, values: Values, after: Values, drawn: Places) -> Values:
    """Better values of hands, from those of the hands that a draw leads to."""
    helpful, total = np.zeros_like(values), np.ones_like(values)
    for chance, places in zip(space.chances, drawn, strict=True):
        reached = at(after, places)
        helps = reached < values
        helpful += chance * helps
        total += np.where(helps, chance * reached, 0)
    return np.divide(total, helpful, out=values.copy(), where=helpful > 0)


def at(values: Values, places: Places) -> Values:
    """The values at some places; infinitely many draws where there is no place."""
    return np.append(values, np.inf)[places]
