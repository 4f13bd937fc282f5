"""Bulk check: which phases each of many hands makes, yes or no.

There are 1,135,316 ten-card hands by numbers, wilds and skips. A table has one entry for each, with a bit for every
phase; a hand's entry is found by ranking its counts (`phase10.odds.ranks`). A color group needs the most cards of one
color and the wilds, and no table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from phase10.cards import COPIES, NUMBERS, SKIP, WILD, Color, Hand
from phase10.errors import Phase10Error
from phase10.odds.decks import FULL_DECK
from phase10.odds.holes import Holes, holes_by_counts
from phase10.odds.ranks import Counts, Vectors
from phase10.odds.tally import countable
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules

KINDS = len(NUMBERS) + 2
ROWS = KINDS + len(Color)
"""Rows of an array of hands: how many of each number, wilds, skips, and how many of each color."""
_AT_ONCE = 1 << 14
"""Hands worked on at a time: what they need stays in the processor's cache."""


def hand_space(cards: int) -> Vectors:
    """All hands of so many cards by numbers, wilds and skips."""
    return Vectors((FULL_DECK.of_a_number,) * len(NUMBERS) + (COPIES[WILD], COPIES[SKIP]), cards)


def counted(hands: Iterable[Hand]) -> Counts:
    """Hands as an array for `BulkCheck.made`: a column each; cards of unknown color count for no color.

    >>> counted([Hand.parse("R5 R5 B12 W S")])[:, 0].tolist()
    [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0]
    """
    columns = []
    for hand in hands:
        column = [0] * ROWS
        for card in hand.cards:
            if card.is_natural:
                column[card.number - 1] += 1
                if card.color is not None:
                    column[KINDS + list(Color).index(card.color)] += 1
            else:
                column[len(NUMBERS) + (card == SKIP)] += 1
        columns.append(column)
    return np.array(columns, np.uint8).reshape(-1, ROWS).T


class BulkCheck:
    """Checks hands of one size for some phases of sets and runs, or of color groups alone.

    >>> from phase10.phases import STANDARD
    >>> check = BulkCheck(STANDARD.phases)
    >>> hands = counted([Hand.parse("R5 B5 G5 Y7 R7 W B1 G1 Y2 R3"), Hand.parse("R1 R2 R3 R4 R5 R6 W B1 G1 Y1")])
    >>> [[phase.number for phase, made in zip(STANDARD.phases, column) if made] for column in check.made(hands).T]
    [[1, 2], [2, 3, 4, 8]]
    """

    def __init__(self, phases: Sequence[Phase], rules: Rules = MATTEL, cards: int = 10) -> None:
        """Make the table; `Phase10Error` for phases with a color run, or a color group beside others."""
        self.phases, self.cards = tuple(phases), cards
        self._space = hand_space(cards)
        hands = self._space.all(cards)
        self._bits = np.zeros(hands.shape[1], np.uint32)
        self._colors: list[tuple[int, Callable[[Counts], Holes]]] = []
        for bit, phase in enumerate(self.phases):
            if not countable(phase):
                raise Phase10Error("error-odds-mixed", phase=phase)
            holes = holes_by_counts(phase, rules, FULL_DECK.of_a_number)
            if phase.has_color:
                self._colors.append((bit, holes))
            else:
                made = holes(hands[: len(NUMBERS)]) <= hands[len(NUMBERS)]
                self._bits |= made.astype(np.uint32) << np.uint32(bit)

    def made(self, hands: Counts) -> NDArray[np.bool_]:
        """For each phase (a row) and each hand (a column) whether the hand makes it; rows of `hands` as in `ROWS`."""
        found = np.empty((len(self.phases), hands.shape[1]), np.bool_)
        for start in range(0, hands.shape[1], _AT_ONCE):
            part = slice(start, start + _AT_ONCE)
            self._some(hands[:, part], found[:, part])
        return found

    def _some(self, hands: Counts, found: NDArray[np.bool_]) -> None:
        bits = self._bits[self._space.rank(hands[:KINDS]) - self._space.first(self.cards)]
        for bit in range(len(self.phases)):
            np.not_equal(bits & np.uint32(1 << bit), 0, out=found[bit])
        for bit, holes in self._colors:
            np.less_equal(holes(hands[KINDS:]), hands[len(NUMBERS)], out=found[bit])
