"""What cards left in hand can cost: every total that a number of cards from one deck can make, by the rules in force.

>>> from phase10.rules import PRESETS
>>> [max(costs(range(10, 11), PRESETS[name])) for name in ("mattel", "wild-20", "master")]
[230, 190, 10]
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import gcd

from phase10.cards import COPIES, DECK, WILD
from phase10.rules import MATTEL, Rules
from phase10.scoring import card_points


@lru_cache(maxsize=256)
def costs(cards: range, rules: Rules = MATTEL) -> frozenset[int]:
    """All the points that so many cards of one deck can cost together (rule score.left).

    >>> sorted(costs(range(0, 2)))                # with no card or one left there is no way to have 20 points
    [0, 5, 10, 15, 25]
    """
    return frozenset(points for count, points in _totals(cards.stop - 1, rules, wilds=True) if count in cards)


@lru_cache(maxsize=64)
def dearest(cards: int, rules: Rules = MATTEL) -> int:
    """The most points that so many cards of one deck can cost: those of all players come from the same deck.

    >>> dearest(10), dearest(20)
    (230, 340)
    """
    return sum(sorted((card_points(card, rules) for card in DECK), reverse=True)[:cards])


@lru_cache(maxsize=64)
def step(rules: Rules = MATTEL) -> int:
    """The number that all costs are multiples of.

    >>> from phase10.rules import PRESETS
    >>> step(), step(PRESETS["master"])
    (5, 1)
    """
    return gcd(*(card_points(card, rules) for card in DECK))


@lru_cache(maxsize=1024)
def fewest_wilds(points: int, cards: range, rules: Rules = MATTEL) -> int:
    """The fewest wilds with which so many cards can cost these points; `ValueError` when they cannot cost them.

    >>> fewest_wilds(190, range(10, 11)), fewest_wilds(80, range(10, 11))
    (5, 0)
    """
    others = _totals(cards.stop - 1, rules, wilds=False)
    wild = card_points(WILD, rules)
    return min(
        wilds
        for wilds in range(COPIES[WILD] + 1)
        if any((count - wilds, points - wilds * wild) in others for count in cards)
    )


@lru_cache(maxsize=64)
def _totals(most: int, rules: Rules, *, wilds: bool) -> frozenset[tuple[int, int]]:
    """How many cards, up to `most`, and their cost together; with or without wilds among them."""
    copies = Counter(card_points(card, rules) for card in DECK if wilds or card != WILD)
    found = {(0, 0)}
    for value, there in copies.items():
        found = {
            (count + more, points + more * value)
            for count, points in found
            for more in range(min(there, most - count) + 1)
        }
    return frozenset(found)
