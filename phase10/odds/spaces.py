"""The hands a phase can tell apart: by the cards that are of use to it, the others being spare.

No phase uses more than so many cards of one number, so further ones are spare, as skips are. The cells of a hand are
its counts of useful cards: by number, or by color for color groups, and last its wilds. Where no number or color
differs from another for the phase, hands are kept in descending order.
"""

from __future__ import annotations

from math import comb

import numpy as np
from numpy.typing import NDArray

from phase10.cards import COPIES, DECK, NUMBERS, SKIP, WILD, Card, Color, Hand
from phase10.errors import Phase10Error
from phase10.melds import require_colors
from phase10.odds.decks import FULL_DECK
from phase10.odds.holes import holes_by_counts
from phase10.odds.numbers import NumberWalk
from phase10.odds.ranks import Counts, Descending, Order, Vectors
from phase10.odds.tally import countable
from phase10.phases import GroupKind, Phase
from phase10.rules import Rules

COLORS = tuple(Color)


class Space:
    """All hands of up to so many useful cards, and of one more, for a phase and a reading of the rules.

    >>> from phase10.rules import MATTEL
    >>> space = Space(Phase.parse("S2 S2"), MATTEL, cards=4)
    >>> [space.counts(useful).shape[1] for useful in range(6)]  # kinds of hands with 0 to 5 useful cards
    [1, 2, 4, 7, 12, 17]
    """

    def __init__(self, phase: Phase, rules: Rules, cards: int) -> None:
        """Lay out the cells; `Phase10Error` for a color run, or a color group beside sets or runs."""
        if not countable(phase):
            raise Phase10Error("error-draws-color", phase=phase)
        self.phase, self.cards = phase, cards
        self.cells = len(Color) if phase.has_color else len(NUMBERS)
        most = min(cards + 1, phase.size if phase.has_color else NumberWalk(phase, rules, 0).most)
        self.caps = (most,) * self.cells + (min(cards + 1, phase.size),)
        self._holes = holes_by_counts(phase, rules, most)
        has_run = any(group.kind is GroupKind.RUN for group in phase.groups)
        self.order: Order = (Vectors if has_run else Descending)(self.caps, cards + 1)
        of_a_cell = FULL_DECK.of_a_color if phase.has_color else FULL_DECK.of_a_number
        self.copies = (of_a_cell,) * self.cells + (COPIES[WILD],)
        self.chances = np.array(self.copies) / len(DECK)
        """How likely the next card is one of each cell, when every card of the deck may be drawn each time."""

    def counts(self, useful: int) -> Counts:
        """Every hand with so many useful cards: a row for each cell, a column for each hand."""
        return self.order.all(useful)

    def made(self, counts: Counts) -> NDArray[np.bool_]:
        """Which hands make the phase."""
        made: NDArray[np.bool_] = self._holes(counts[:-1]) <= counts[-1]
        return made

    def hand(self, cards: Hand) -> Counts:
        """The column of a hand, without its spare cards; `Phase10Error` where a color has to be known and is not."""
        require_colors(cards, self.phase)
        cells = np.zeros((len(self.caps), 1), np.uint8)
        for card in cards.cards:
            cell = self.cell(card)
            if cell is not None and cells[cell, 0] < self.caps[cell]:
                cells[cell, 0] += 1
        return cells

    def cell(self, card: Card) -> int | None:
        """The row in which a card is counted; None for a skip."""
        if card.is_natural:
            return COLORS.index(card.color) if self.phase.has_color and card.color else card.number - 1
        return self.cells if card == WILD else None

    def deals(self, counts: Counts) -> NDArray[np.int64]:
        """How many hands of distinct cards have just these useful cards, of all that can be dealt.

        Formula: a cell below its most has just so many of its copies; one at its most has that many or more. What the
        hand has beyond are further copies of cells at their most, and skips.
        """
        ways = np.ones(counts.shape[1], np.int64)
        rest = np.full(counts.shape[1], self.cards)
        for cell, row in enumerate(counts):
            below = row < self.caps[cell]
            chosen = np.array([comb(self.copies[cell], count) for count in range(self.caps[cell] + 1)])
            ways *= np.where(below, chosen[row], 1)
            rest -= np.where(below, row, 0)
        full = (counts[:-1] == self.caps[0]).sum(axis=0)
        spare = self._spare()[full, (counts[-1] == self.caps[-1]).astype(int), rest]
        total: NDArray[np.int64] = ways * spare * self._arrangements(counts)
        return total

    def _spare(self) -> NDArray[np.int64]:
        """`[number cells at their most, wilds at their most, cards]`: the ways to choose these cards and the skips."""
        size = self.cards + 1
        at_most = [
            np.array([comb(n, c) * (c >= cap) for c in range(size)])
            for n, cap in zip(self.copies, self.caps, strict=True)
        ]
        skips = np.array([comb(COPIES[SKIP], count) for count in range(size)])
        found = np.zeros((self.cells + 1, 2, size), np.int64)
        numbers = skips
        for full in range(self.cells + 1):
            found[full] = numbers, np.convolve(numbers, at_most[-1])[:size]
            numbers = np.convolve(numbers, at_most[0])[:size]
        return found

    def _arrangements(self, counts: Counts) -> NDArray[np.int64] | int:
        """In how many orders of its cells a hand can come: one where each cell is a number of its own."""
        if isinstance(self.order, Vectors):
            return 1
        cells = np.sort(counts[:-1], axis=0)
        ways = np.ones(counts.shape[1], np.int64)
        alike = np.ones(counts.shape[1], np.int64)
        for cell in range(1, self.cells):
            alike = np.where(cells[cell] == cells[cell - 1], alike + 1, 1)
            ways = ways * (cell + 1) // alike
        return ways
