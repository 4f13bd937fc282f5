"""Outs: the cards that complete a phase at the next draw, those that bring it nearer, the chance within several draws.

Draws are without replacement from the cards that the player cannot see: all but the hand and those `seen` elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from phase10.cards import COPIES, DECK, FACES, Card, Hand, Kind, cards_without
from phase10.errors import Phase10Error
from phase10.melds import fewest_missing, makes, require_colors
from phase10.odds.tally import countable
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules

Cards = tuple[Card, ...]
MOST_DRAWS = 3
"""Draws for which the chance is worked out exactly."""


@dataclass(frozen=True, slots=True)
class Outs:
    """Cards that complete the phase, or bring it nearer, with their unseen copies; and how many are unseen in all."""

    cards: tuple[tuple[Card, int], ...]
    unseen: int

    @property
    def count(self) -> int:
        """How many of the unseen cards these are."""
        return sum(copies for _, copies in self.cards)

    @property
    def probability(self) -> Fraction:
        """The chance that the next draw is one of them."""
        return Fraction(self.count, self.unseen)


def outs(hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> Outs:
    """Which unseen cards complete the phase at the next draw; `Phase10Error` for more cards than the deck has.

    >>> found = outs(Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12"), Phase.parse("S3 S3"))
    >>> found.count, found.unseen, found.probability  # six 5s and eight wilds
    (14, 98, Fraction(1, 7))
    """
    left = unseen(hand, seen)
    return Outs(tuple(_completing(hand, phase, rules, left)), sum(left.values()))


def helping(hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> Outs:
    """Which unseen cards bring the hand one card nearer to the phase; none when it is made.

    >>> found = helping(Hand.parse("R5 B5 G7 R1 B2 G3 Y9 R11 G12 S"), Phase.parse("S3 S3"))
    >>> found.count, found.unseen  # three are missing: six 5s, seven of each other number held, eight wilds
    (63, 98)
    """
    require_colors(hand, phase)
    missing = fewest_missing(hand, phase, rules)
    if missing == 1:
        return outs(hand, phase, rules, seen)
    left = unseen(hand, seen)
    alike = _alike(phase)

    @cache
    def helps(card: Card) -> bool:
        return fewest_missing(Hand(_told_apart((*hand.cards, card))), phase, rules) < missing

    found = tuple((card, copies) for card, copies in left.items() if missing and helps(alike(card)))
    return Outs(found, left.total())


def chance_within(hand: Hand, phase: Phase, draws: int, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> Fraction:
    """The chance to complete the phase within so many draws (1 to 3), throwing the best card after each.

    Formula: the sum over the next cards of their share of the unseen ones, times 1 where the card completes the phase,
    and times the best chance within one draw less among all discards where it does not.

    >>> chance_within(Hand.parse("R5 B5 G7 Y7 R7"), Phase.parse("S3 S3"), draws=1)
    Fraction(14, 103)
    """
    if not 1 <= draws <= MOST_DRAWS:
        raise Phase10Error("error-draws-range", least=1, most=MOST_DRAWS)
    return _Ahead(phase, rules).chance(hand, unseen(hand, seen), draws)


def unseen(hand: Hand, seen: Iterable[Card] = ()) -> Counter[Card]:
    """The cards that can still be drawn: all that are neither in the hand nor seen; those of unknown color can be any.

    >>> unseen(Hand.parse("R5 R5 W"), [Card.parse("S")]).total()
    104
    """
    left = Counter(DECK)
    for card in sorted((*hand.cards, *seen), key=lambda one: one.color is None):
        faces = [face for face in FACES if left[face] and _is(face, card)]
        if not faces:
            raise Phase10Error("error-too-many-copies", token=str(card), copies=COPIES[card])
        left[max(faces, key=lambda face: left[face])] -= 1
    if not left.total():
        raise Phase10Error("error-nothing-unseen")
    return +left


def _is(face: Card, card: Card) -> bool:
    return face == card or (card.kind is Kind.NUMBER and card.color is None and face.number == card.number)


def _completing(hand: Hand, phase: Phase, rules: Rules, left: Counter[Card]) -> Iterator[tuple[Card, int]]:
    if makes(hand, phase, rules):
        yield from left.items()
        return
    for card, copies in left.items():
        if makes(Hand((*hand.cards, card)), phase, rules):
            yield card, copies


def without(hand: Hand, card: Card) -> Hand:
    """The hand after a discard; `ValueError` when it does not hold the card."""
    return Hand(cards_without(hand.cards, (card,)))


class _Ahead:
    """Looks several draws ahead; cards that are alike for the phase are one."""

    def __init__(self, phase: Phase, rules: Rules) -> None:
        self.phase, self.alike = phase, _alike(phase)
        self.missing = lru_cache(maxsize=None)(lambda cards: fewest_missing(Hand(_told_apart(cards)), phase, rules))
        self.best = lru_cache(maxsize=None)(self._best)

    def chance(self, hand: Hand, left: Counter[Card], draws: int) -> Fraction:
        """The chance from a hand and the unseen cards."""
        merged: Counter[Card] = Counter()
        for card, copies in left.items():
            merged[self.alike(card)] += copies
        return self._draw(_in_order(map(self.alike, hand.cards)), tuple(merged.items()), draws)

    def _draw(self, cards: Cards, left: tuple[tuple[Card, int], ...], draws: int) -> Fraction:
        if not self.missing(cards):
            return Fraction(1)
        if self.missing(cards) > draws:
            return Fraction(0)
        total, unseen = Fraction(0), sum(copies for _, copies in left)
        for card, copies in left:
            hand = _in_order((*cards, card))
            if not self.missing(hand):
                total += copies
            elif draws > 1:
                rest = tuple((one, count - (one == card)) for one, count in left if count > (one == card))
                total += copies * self.best(hand, rest, draws - 1)
        return total / unseen

    def _best(self, hand: Cards, left: tuple[tuple[Card, int], ...], draws: int) -> Fraction:
        return max(self._draw(cards_without(hand, (card,)), left, draws) for card in dict.fromkeys(hand))


def _alike(phase: Phase) -> Callable[[Card], Card]:
    """What stands for a card among those that are alike for the phase: its number, or the 1 of its color, or itself."""
    if not phase.has_color:
        return lambda card: Card(Kind.NUMBER, card.number) if card.is_natural else card
    if countable(phase):
        return lambda card: Card(Kind.NUMBER, 1, card.color) if card.is_natural else card
    return lambda card: card


def _told_apart(cards: Iterable[Card]) -> Iterator[Card]:
    """Cards that stand for others, as cards of the deck: no more copies of each than it has."""
    taken: Counter[Card] = Counter()
    for card in cards:
        one = card
        while taken[one] >= COPIES[one]:
            one = Card(Kind.NUMBER, one.number + 1, one.color)
        taken[one] += 1
        yield one


def _in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=lambda card: (card.rank, str(card))))
