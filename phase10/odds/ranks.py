"""Vectors of counts and their places in a fixed order, so that a table has one entry for each hand and no more.

Vectors are ordered by their total, and those of one total by their cells. The place of a vector is the number of
vectors before it: for each cell those that agree up to there and have fewer cards in it (combinatorial ranking).
Arrays have a row for each cell and a column for each vector.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.uint8]
Places = NDArray[np.int32]
NOWHERE = -1
"""The place of a vector that does not exist."""


class Order(Protocol):
    """Vectors of counts in a fixed order."""

    def first(self, total: int) -> int:
        """The place of the first vector of a total."""

    def all(self, total: int) -> Counts:
        """Every vector of a total, in order: one column each."""

    def rank(self, vectors: Counts) -> Places:
        """The places of vectors."""

    def neighbours(self, vectors: Counts, change: int) -> Places:
        """For each cell the places of the vectors with one card more (`change` 1) or one fewer (-1) in it."""


class Vectors:
    """Vectors of counts with a most for each cell, for every total up to `most`.

    >>> hands = Vectors((8,) * 13 + (4,), most=10)  # by numbers, wilds and skips
    >>> hands.first(11) - hands.first(10)
    1135316
    >>> Vectors((1, 2), most=3).all(2).tolist()
    [[0, 1], [2, 1]]
    """

    def __init__(self, caps: tuple[int, ...], most: int) -> None:
        """Count, for each cell and each rest, the vectors of the cells from there on."""
        self.caps, self.most = caps, most
        sizes = np.zeros((len(caps) + 1, most + 1), np.int64)
        sizes[-1, 0] = 1
        for cell in reversed(range(len(caps))):
            for count in range(min(caps[cell], most) + 1):
                sizes[cell, count:] += sizes[cell + 1, : most + 1 - count]
        self._first = np.concatenate([[0], np.cumsum(sizes[0])]).astype(np.int32)
        self._before = self._fewer_in_a_cell(sizes)

    def _fewer_in_a_cell(self, sizes: NDArray[np.int64]) -> NDArray[np.int32]:
        """`[cell, rest, count]`: vectors that have fewer than `count` in the cell when `rest` is left for it."""
        before = np.zeros((len(self.caps), self.most + 2, max(self.caps) + 2), np.int32)
        for cell, cap in enumerate(self.caps):
            for rest in range(self.most + 1):
                for count in range(min(cap, rest) + 1):
                    before[cell, rest, count + 1] = before[cell, rest, count] + sizes[cell + 1, rest - count]
        return before

    def first(self, total: int) -> int:
        """The place of the first vector of a total."""
        return int(self._first[total])

    def all(self, total: int) -> Counts:
        """Every vector of the total, in order: one column each."""
        tails = {0: np.zeros((0, 1), np.uint8)}
        for cell in reversed(range(len(self.caps))):
            rests = range(total + 1) if cell else (total,)
            tails = {rest: self._with_cell(tails, rest, self.caps[cell]) for rest in rests}
        return tails[total]

    @staticmethod
    def _with_cell(tails: dict[int, Counts], rest: int, cap: int) -> Counts:
        blocks = [(count, tails[rest - count]) for count in range(min(cap, rest) + 1) if rest - count in tails]
        cells = next(iter(tails.values())).shape[0]
        found = [np.insert(block, 0, count, axis=0) for count, block in blocks]
        return np.concatenate([np.zeros((cells + 1, 0), np.uint8), *found], axis=1)

    def rank(self, vectors: Counts) -> Places:
        """The places of vectors, of one total or of several."""
        rest = vectors.sum(axis=0, dtype=np.intp)
        place: Places = self._first[rest]
        for cell, counts in enumerate(vectors):
            place += self._before[cell, rest, counts]
            rest -= counts
        return place

    def neighbours(self, vectors: Counts, change: int) -> Places:
        """For each cell the places of the vectors with one card more (`change` 1) or one fewer (-1) in it.

        The cells before the changed one have that much more left for them, those after it the same as ever: so the
        places are running sums from both ends.

        >>> order = Vectors((1, 2), most=3)
        >>> order.neighbours(np.array([[0], [2]], np.uint8), 1).tolist() == [[order.first(3)], [NOWHERE]]
        True
        """
        rests = np.cumsum(vectors[::-1], axis=0, dtype=np.uint8)[::-1]  # small: there are millions of columns
        after = np.zeros(vectors.shape[1], np.int32)
        places = np.empty(vectors.shape, np.int32)
        for cell in reversed(range(len(self.caps))):
            counts, rest = vectors[cell].astype(np.intp), rests[cell].astype(np.intp)
            allowed = (counts < self.caps[cell]) if change > 0 else (counts > 0)
            here = self._before[cell, rest + change * allowed, np.where(allowed, counts + change, 0)]
            places[cell] = np.where(allowed, after + here, NOWHERE)
            after += self._before[cell, rest, counts]
        before = self._first[np.maximum(rests[0].astype(np.intp) + change, 0)]
        for cell in range(len(self.caps)):
            places[cell] += np.where(places[cell] == NOWHERE, 0, before)
            before += self._before[cell, np.maximum(rests[cell].astype(np.intp) + change, 0), vectors[cell]]
        return places


class Descending:
    """Vectors whose cells but the last may change places: of all orders the descending one stands for each.

    >>> Descending((2, 2, 1), most=3).all(3).T.tolist()
    [[2, 1, 0], [2, 0, 1], [1, 1, 1]]
    """

    def __init__(self, caps: tuple[int, ...], most: int) -> None:
        """List them; the cells before the last have one most in common."""
        self.caps = caps
        self._all = [self._listed(total) for total in range(most + 1)]
        self._keys = [_keys(counts) for counts in self._all]
        self._first = [0, *accumulate(map(len, self._keys))]

    def _listed(self, total: int) -> Counts:
        last = range(min(self.caps[-1], total) + 1)
        parts = [(*cells, count) for count in last for cells in _parts(total - count, len(self.caps) - 1, self.caps[0])]
        counts = np.array(parts, np.uint8).reshape(-1, len(self.caps)).T
        return counts[:, np.argsort(_keys(counts))]

    def first(self, total: int) -> int:
        """The place of the first vector of a total."""
        return self._first[total]

    def all(self, total: int) -> Counts:
        """Every vector of the total, in order: one column each."""
        return self._all[total]

    def rank(self, vectors: Counts) -> Places:
        """The places of vectors, of one total or of several; their cells may come in any order."""
        keys, totals = _keys(vectors), vectors.sum(axis=0, dtype=np.intp)
        places = np.empty(vectors.shape[1], np.int32)
        for total in np.unique(totals):
            these = totals == total
            places[these] = self._first[total] + np.searchsorted(self._keys[total], keys[these])
        return places

    def neighbours(self, vectors: Counts, change: int) -> Places:
        """For each cell the places of the vectors with one card more (`change` 1) or one fewer (-1) in it."""
        places = np.full(vectors.shape, NOWHERE, np.int32)
        for cell, cap in enumerate(self.caps):
            allowed = (vectors[cell] < cap) if change > 0 else (vectors[cell] > 0)
            changed = vectors[:, allowed]
            changed[cell] = changed[cell] + 1 if change > 0 else changed[cell] - 1
            places[cell, allowed] = self.rank(changed)
        return places


def _keys(vectors: Counts) -> NDArray[np.int64]:
    """One number for each vector: the last cell and then the others in order, as digits."""
    key: NDArray[np.int64] = vectors[-1].astype(np.int64)
    for row in np.sort(vectors[:-1], axis=0):
        key = key << 4 | row
    return key


def _parts(total: int, cells: int, most: int) -> Iterator[tuple[int, ...]]:
    """The ways to spread a total over cells in descending order."""
    if not cells:
        yield from [()] if not total else []
        return
    for first in range(min(most, total), -1, -1):
        if first * cells < total:
            return
        for rest in _parts(total - first, cells - 1, first):
            yield (first, *rest)
