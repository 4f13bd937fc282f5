"""The tally of a phase that is one color group or one color run: the four colors are parts of the deck like each other.

Whether a color leaves many holes does not depend on the other colors, so selections that leave at least h holes in
every color are a product of four alike.
"""

from __future__ import annotations

from itertools import product

from phase10.cards import NUMBERS, Color
from phase10.odds.decks import COPIES_OF_A_CARD
from phase10.odds.tally import ONE, ZERO, Series, Tally, choose, from_at_least, minus, plus, power, series, times
from phase10.phases import Group, GroupKind


def color_tally(group: Group, copies: int = COPIES_OF_A_CARD) -> Tally:
    """The tally of one group whose cards are all of one color, in a deck with so many copies of each colored card.

    >>> color_tally(Group.parse("C2"))[0][2]  # two cards of one color: 4 colors, any 2 of 24 cards
    1104
    """
    own = (_color_run if group.kind is GroupKind.COLOR_RUN else _color)(group.size, copies)
    at_least = {}
    for holes in range(group.size + 1):
        one_color = ZERO
        for left, selections in own.items():
            if left >= holes:
                one_color = plus(one_color, selections)
        at_least[holes] = power(one_color, len(Color))
    tally = dict(from_at_least(at_least))
    tally.pop(group.size)  # no number card fits: wilds alone are no phase
    return tally


def _color(size: int, copies: int) -> dict[int, Series]:
    """Selections of one color by the holes they leave in a group of some cards of it."""
    of_a_color = copies * len(NUMBERS)
    every = choose(of_a_color)
    exact = {size - count: series({count: every[count]}) for count in range(size)}
    return {0: choose(of_a_color, least=size), **exact}


def _color_run(size: int, copies: int) -> dict[int, Series]:
    """Selections of one color by the holes they leave in a run, by which numbers they have."""
    found: dict[int, Series] = {}
    held = minus(choose(copies), ONE)
    powers = [ONE]
    for _ in NUMBERS:
        powers.append(times(powers[-1], held))
    for has in product((False, True), repeat=len(NUMBERS)):
        holes = size - max(sum(has[low : low + size]) for low in range(len(NUMBERS) - size + 1))
        found[holes] = plus(found.get(holes, ZERO), powers[sum(has)])
    return found
