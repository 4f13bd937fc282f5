"""Tallies of number cards: how many selections there are, by how many cards they have and how many holes they leave.

A *hole* is a place of a phase that no number card of the selection fills, so a wild has to. A tally of a phase says for
each number of holes how many selections of m number cards leave just as many at best; with the wilds and skips of the
deck that gives every count of hands (`phase10.odds.deal`). Selections are of distinct cards: two red sevens are two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb

from phase10.phases import GroupKind, Phase
from phase10.rules import Naturals, Rules, SameNumber

MOST_CARDS = 15
"""Cards of the largest hand that is counted."""

Series = tuple[int, ...]
"""Selections by how many cards they have, from 0 to MOST_CARDS: a power series cut off there."""
Tally = Mapping[int, Series]
"""Selections by their fewest holes. Those that no number of wilds completes are left out."""

ONE: Series = (1,) + (0,) * MOST_CARDS
ZERO: Series = (0,) * (MOST_CARDS + 1)


def series(terms: Mapping[int, int]) -> Series:
    """A series from its terms.

    >>> series({0: 1, 2: 5})[:4]
    (1, 0, 5, 0)
    """
    return tuple(terms.get(m, 0) for m in range(MOST_CARDS + 1))


def choose(copies: int, least: int = 0) -> Series:
    """Selections of at least so many of some copies of a card.

    >>> choose(2)[:4], choose(8, least=7)[7:9]
    ((1, 2, 1, 0), (8, 1))
    """
    return series({count: comb(copies, count) for count in range(least, copies + 1)})


def plus(one: Series, other: Series) -> Series:
    """Selections of either kind."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Series, other: Series) -> Series:
    """Selections of one kind that are not of the other, which is a part of it."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def times(one: Series, other: Series) -> Series:
    """Pairs of a selection of one kind and one of the other, from different cards.

    >>> times(choose(2), choose(2))[:5] == choose(4)[:5]
    True
    """
    total = [0] * (MOST_CARDS + 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other[: MOST_CARDS + 1 - i]):
                total[i + j] += a * b
    return tuple(total)


def power(one: Series, exponent: int) -> Series:
    """A selection of the kind for each of several parts of the deck."""
    result = ONE
    for _ in range(exponent):
        result = times(result, one)
    return result


def from_at_least(at_least: Mapping[int, Series]) -> Iterator[tuple[int, Series]]:
    """From selections that leave at least h holes, for h from 0 on, those that leave exactly h."""
    for holes in sorted(at_least):
        yield holes, minus(at_least[holes], at_least.get(holes + 1, ZERO))


def countable(phase: Phase) -> bool:
    """Whether counts by number, or by color, say if a phase is made: sets and runs, or color groups alone."""
    return not phase.has_color or {group.kind for group in phase.groups} == {GroupKind.COLOR}


def reading(phase: Phase, rules: Rules) -> Rules:
    """The options that matter to the odds of a phase, all others as ever: what tables are kept by.

    >>> reading(Phase.parse("R7"), Rules(naturals=Naturals.GROUP)) == Rules()  # one group is all of the phase
    True
    """
    sets = sum(group.kind is GroupKind.SET for group in phase.groups)
    return Rules(
        naturals=rules.naturals if len(phase.groups) > 1 else Naturals.PHASE,
        same_number=rules.same_number if sets > 1 else SameNumber.ALLOWED,
    )


def table_key(phase: Phase, rules: Rules) -> str:
    """The name of a phase in the tables that are shipped: its groups in a fixed order, and the options that matter.

    >>> table_key(Phase.parse("S3 CR4"), Rules())
    'CR4 S3, phase, allowed'
    """
    options = reading(phase, rules)
    return ", ".join([" ".join(sorted(map(str, phase.groups))), options.naturals.value, options.same_number.value])


def solved_slowly(phase: Phase) -> bool:
    """Whether best play takes seconds to solve: where a run lies beside other groups, and no color is asked for."""
    return not phase.has_color and len(phase.groups) > 1 and any(group.kind.is_run for group in phase.groups)
