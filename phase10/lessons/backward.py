"""Best play alone with the deck in exact fractions, worked out backward from the hands that make the phase.

For sets, and for few cards: there are few enough hands to go through them all. `phase10.odds.draws` does it for all
phases, with numpy.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from heapq import heapify, heappop, heappush
from math import comb, factorial, prod

from phase10.cards import DECK, SKIP, WILD, Card, Color, Hand, Kind
from phase10.lessons.parts import Trial
from phase10.melds import makes
from phase10.phases import STANDARD, Phase

Counts = tuple[int, ...]
"""The useful cards of a hand: how many wilds, then how many of each number."""
NONE: Counts = (0,) * 13
SPARE = -1
PLACES = tuple(SPARE if card == SKIP else card.number for card in DECK)
"""For each card of the deck its place in the counts: 0 for a wild, else its number; skips have none."""
COPIES = 8
"""Of wilds and of each number in the deck; what a hand has beyond is spare."""


class Play:
    """Best play of a phase where so many cards are kept and each draw is from a full deck.

    >>> small = Play(Phase.parse("R4"), cards=3)
    >>> [str(small.value(Hand.parse(text))) for text in ("R4 B5 G6", "R2 B4 G5", "R1 B2 G4", "R1 B2 G3")]
    ['9/2', '6', '13/2', '20/3']
    >>> f"{float(Play(STANDARD.phase(7)).expected):.4f}"
    '11.3508'
    """

    def __init__(self, phase: Phase, cards: int = 10) -> None:
        """Find the values of all hands, the smallest first: only hands with smaller values count for a value.

        `ValueError` for a phase with colors, and for one that so many cards and one more cannot make.
        """
        if phase.has_color or phase.size > cards + 1:
            raise ValueError(f"no play of {phase.notation} with {cards} cards")
        self.phase, self.cards = phase, cards
        self.sets = not any(group.kind.is_run for group in phase.groups)
        self.values: dict[Counts, Fraction] = {}
        self.throws: dict[Counts, int] = {}
        """The place of the card to throw, for each hand with a card too many."""
        before = self._before()
        helpful: defaultdict[Counts, list[tuple[int, Fraction]]] = defaultdict(list)
        known = [(Fraction(0), hand) for hand in before if makes(Hand(cards_of(hand)), phase)]
        heapify(known)
        while known:
            value, hand = heappop(known)
            if hand in self.values:
                continue
            self.values[hand] = value
            for earlier, places in before[hand].items():
                if earlier not in self.values and sum(earlier) < sum(hand):
                    helpful[earlier].append((COPIES * len(places), value))
                    heappush(known, (short_sum(helpful[earlier]), earlier))
                elif earlier not in self.values and earlier not in self.throws:
                    self.throws[earlier] = places[0]
                    heappush(known, (value, earlier))

    def value(self, hand: Hand) -> Fraction:
        """The draws to expect, 0 where the phase is made; with one card more than is kept, after the best discard."""
        return self.values[self._key(counted(SPARE if card == SKIP else card.number for card in hand.cards))]

    @property
    def expected(self) -> Fraction:
        """The draws to expect from the deal on: the mean over all hands there are."""
        total = sum(self._deals(hand) * value for hand, value in self.values.items() if sum(hand) <= self.cards)
        return Fraction(total) / comb(len(DECK), self.cards)

    def game(self, dice: random.Random, places: Iterable[int]) -> Trial:
        """Play on from cards with these places: how many draws it takes, and the useful cards at the end."""
        counts, draws, choice = [*counted(places)], 0, dice.choice
        while self.values[key := self._key(counts)]:
            if (thrown := self.throws.get(key)) is not None:
                counts[counts.index(key[thrown], 1) if self.sets and thrown else thrown] -= 1
            draws, drawn = draws + 1, choice(PLACES)
            if drawn != SPARE and counts[drawn] < COPIES:
                counts[drawn] += 1
        return Trial(draws, cards_of(counts))

    def _before(self) -> Mapping[Counts, Mapping[Counts, Sequence[int]]]:
        """For each hand the hands that lead to it, and by cards with which places."""
        hands, before = [NONE], defaultdict[Counts, dict[Counts, list[int]]](dict, {NONE: {}})
        for hand in hands:  # the list grows
            step = 1 if sum(hand) <= self.cards else -1
            for place, count in enumerate(hand):
                if 0 <= count + step <= COPIES:
                    after = self._key((*hand[:place], count + step, *hand[place + 1 :]))
                    if after not in before:
                        hands.append(after)
                    before[after].setdefault(hand, []).append(place)
        return before

    def _key(self, counts: Sequence[int]) -> Counts:
        """The same for hands that differ in nothing that matters: for sets, the most of a number first."""
        return (counts[0], *sorted(counts[1:], reverse=True)) if self.sets else tuple(counts)

    def _deals(self, hand: Counts) -> int:
        """How many deals give these counts; for sets, with any numbers."""
        numbers = hand[1:]
        orders = factorial(12) // prod(factorial(numbers.count(one)) for one in set(numbers)) if self.sets else 1
        return orders * comb(4, self.cards - sum(hand)) * prod(comb(COPIES, count) for count in hand)


def short_sum(helpful: Sequence[tuple[int, Fraction | int]]) -> Fraction:
    """The value of a hand by the cards that help: how many there are, and the value after them.

    >>> short_sum([(16, 0), (8, Fraction(9, 2))])  # (108 + 16 × 0 + 8 × 9/2) / 24
    Fraction(6, 1)
    """
    total = len(DECK) + sum(copies * value for copies, value in helpful)
    return Fraction(total) / sum(copies for copies, _ in helpful)


def counted(places: Iterable[int]) -> Counts:
    """The counts of cards that are given by their places."""
    counts = [0] * 13
    for place in places:
        if place != SPARE:
            counts[place] += 1
    return tuple(counts)


def cards_of(counts: Sequence[int]) -> tuple[Card, ...]:
    """Cards with these counts; their colors do not matter to sets and runs."""
    colors = tuple(Color)
    numbers = [Card(Kind.NUMBER, n, colors[i % 4]) for n in range(1, 13) for i in range(counts[n])]
    return (*numbers, *[WILD] * counts[0])


@cache
def small_game() -> Play:
    """The small game: a run of 4, three cards kept."""
    return Play(Phase.parse("R4"), cards=3)


@cache
def real_game(number: int) -> Play:
    """The real game: a phase of the list that asks for sets."""
    return Play(STANDARD.phase(number))


def small_value(*places: int) -> Fraction:
    """What cards are worth in the small game: numbers, and 0 for a wild.

    >>> small_value(2, 4, 5), small_value(1, 2, 4, 5), small_value(0, 4, 6)
    (Fraction(6, 1), Fraction(6, 1), Fraction(27, 8))
    """
    return small_game().values[counted(places)]


def real_value(number: int, *of_a_number: int) -> Fraction:
    """What a hand is worth in the real game with so many cards of one number, of a second and so on.

    >>> float(real_value(7, 3, 3, 3)), float(real_value(10, 3, 3, 3))
    (7.59375, 8.4375)
    """
    counts = (0, *of_a_number, *[0] * (12 - len(of_a_number)))
    return real_game(number).value(Hand(cards_of(counts)))
