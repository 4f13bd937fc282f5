"""Holes of many hands at once: arrays with a row for each number or color and a column for each hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from phase10.odds.numbers import NumberWalk
from phase10.odds.ranks import Counts
from phase10.phases import Phase
from phase10.rules import Naturals, Rules

Holes = NDArray[np.int16]
NO_WAY = np.int16(99)
"""Stands for the holes of a hand that no number of wilds completes."""


@lru_cache(maxsize=64)
def holes_by_counts(phase: Phase, rules: Rules, most: int) -> Callable[[Counts], Holes]:
    """Tells the fewest holes of hands, from their counts of the twelve numbers, or of the four colors.

    `most` is the largest count there may be.

    >>> from phase10.rules import MATTEL
    >>> hands = np.array([[3, 0, 0], [2, 1, 0], [0, 0, 0]], np.uint8).T
    >>> holes_by_counts(Phase.parse("C4"), MATTEL, most=3)(np.vstack([hands, [[0, 0, 0]]])).tolist()
    [1, 2, 99]
    """
    if phase.has_color:
        return lambda counts: _color_holes(phase, counts, per_group=rules.naturals is Naturals.GROUP)
    table = NumberWalk(phase, rules, wilds=phase.size).table(most)
    levels = [np.array(after, np.int32) for after in table.levels]
    holes = np.array([NO_WAY if left is None else left for left in table.holes], np.int16)

    def walked(counts: Counts) -> Holes:
        state = np.zeros(counts.shape[1], np.int32)
        for after, row in zip(levels, counts, strict=True):
            state = after[state, row]
        return holes[state]

    return walked


def _color_holes(phase: Phase, counts: Counts, per_group: bool) -> Holes:
    """The fewest holes over all ways to give each group a color; each group or the phase needs a number card."""
    held, fewest = counts.astype(np.int16), np.full(counts.shape[1], NO_WAY)
    for colors in product(range(len(held)), repeat=len(phase.groups)):
        holes, natural = np.zeros_like(fewest), np.zeros(counts.shape[1], np.int16)
        for color in set(colors):
            groups = [group.size for group, given in zip(phase.groups, colors, strict=True) if given == color]
            holes += np.maximum(sum(groups) - held[color], 0)
            natural += np.minimum(held[color], len(groups))
        enough = natural >= (len(phase.groups) if per_group else 1)
        fewest = np.where(enough, np.minimum(fewest, holes), fewest)
    return fewest
