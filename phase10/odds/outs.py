"""Outs: the cards that complete a phase at the next draw, the chance within several draws, and the best discard.

Draws are without replacement from the cards that the player cannot see: all but the hand and those `seen` elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from importlib.util import find_spec

from phase10.cards import COPIES, DECK, FACES, Card, Hand, Kind
from phase10.errors import Phase10Error
from phase10.melds import fewest_missing, makes
from phase10.odds.tally import countable
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules
from phase10.table import CARDS_DEALT as DEALT

MOST_DRAWS = 3
"""Draws for which the chance is worked out exactly."""


@dataclass(frozen=True, slots=True)
class Outs:
    """The cards that complete the phase, with the copies that are unseen, and how many cards are unseen in all."""

    cards: tuple[tuple[Card, int], ...]
    unseen: int

    @property
    def count(self) -> int:
        """How many of the unseen cards complete the phase."""
        return sum(copies for _, copies in self.cards)

    @property
    def probability(self) -> Fraction:
        """The chance that the next draw completes the phase."""
        return Fraction(self.count, self.unseen)


@dataclass(frozen=True, slots=True)
class Discard:
    """A card to throw, and what is left then: the outs of the next draw, and the expected draws to the phase.

    `draws` is None where expected draws are not worked out: without numpy, for phases that mix colors, or when they
    were not asked for; they are those of `phase10.odds.draws`, whose draws come from the full deck.
    """

    card: Card
    outs: Outs
    draws: float | None = None

    @property
    def probability(self) -> Fraction:
        """The chance that the next draw completes the phase after this discard."""
        return self.outs.probability


def outs(hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> Outs:
    """Which unseen cards complete the phase at the next draw; `Phase10Error` for more cards than the deck has.

    >>> found = outs(Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12"), Phase.parse("S3 S3"))
    >>> found.count, found.unseen, found.probability  # six 5s and eight wilds
    (14, 98, Fraction(1, 7))
    """
    left = _unseen(hand, seen)
    return Outs(tuple(_completing(hand, phase, rules, left)), sum(left.values()))


def best_discards(
    hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = (), ahead: bool = True
) -> tuple[Discard, ...]:
    """Every different card of the hand as a discard, the best first.

    Ranked by the chance that the next draw completes the phase, then by the expected draws (`ahead`; the first time
    they take some seconds for sets with runs that the standard list does not have), then by the points of the card.

    >>> ranked = best_discards(Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12 W"), Phase.parse("S3 S3"))
    >>> [str(one.card) for one in ranked][-1]
    'W'
    """
    left = _unseen(hand, seen)
    unseen = sum(left.values())
    value = _expected_draws(phase, rules) if ahead else None
    found = []
    for card in dict.fromkeys(hand.cards):
        rest = Hand(_without(hand.cards, card))
        draws = value(rest) if value and len(rest.cards) <= DEALT else None
        found.append(Discard(card, Outs(tuple(_completing(rest, phase, rules, left)), unseen), draws))
    return tuple(sorted(found, key=lambda one: (-one.probability, one.draws or 0, -one.card.points, one.card.rank)))


def _expected_draws(phase: Phase, rules: Rules) -> Callable[[Hand], float] | None:
    """The expected draws of hands, where they can be worked out."""
    if not countable(phase) or phase.size > DEALT + 1 or find_spec("numpy") is None:
        return None
    from phase10.odds.draws import play_for  # noqa: PLC0415  numpy is loaded only here

    return play_for(phase, rules).value


def chance_within(hand: Hand, phase: Phase, draws: int, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> Fraction:
    """The chance to complete the phase within so many draws (1 to 3), throwing the best card after each.

    Formula: the sum over the next cards of their share of the unseen ones, times 1 where the card completes the phase,
    and times the best chance within one draw less among all discards where it does not.

    >>> chance_within(Hand.parse("R5 B5 G7 Y7 R7"), Phase.parse("S3 S3"), draws=1)
    Fraction(14, 103)
    """
    if not 1 <= draws <= MOST_DRAWS:
        raise Phase10Error("error-draws-range", least=1, most=MOST_DRAWS)
    return _Ahead(phase, rules).chance(hand.cards, tuple(sorted(_unseen(hand, seen).items(), key=_by_rank)), draws)


def _unseen(hand: Hand, seen: Iterable[Card]) -> Counter[Card]:
    """The cards of the deck that are neither in the hand nor seen; cards of unknown color count for any color."""
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


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _by_rank(pair: tuple[Card, int]) -> int:
    return FACES.index(pair[0])


class _Ahead:
    """Looks several draws ahead; where the phase asks for no color, cards of one number are alike."""

    def __init__(self, phase: Phase, rules: Rules) -> None:
        self.phase, self.rules = phase, rules
        self.missing = lru_cache(maxsize=None)(lambda cards: fewest_missing(Hand(cards), phase, rules))
        self.best = lru_cache(maxsize=None)(self._best)

    def chance(self, cards: tuple[Card, ...], left: tuple[tuple[Card, int], ...], draws: int) -> Fraction:
        """The chance from a hand and the unseen cards."""
        if self.phase.has_color:
            return self._draw(_in_order(cards), left, draws)
        merged: Counter[Card] = Counter()
        for card, copies in left:
            merged[_plain(card)] += copies
        return self._draw(_in_order(map(_plain, cards)), tuple(merged.items()), draws)

    def _draw(self, cards: tuple[Card, ...], left: tuple[tuple[Card, int], ...], draws: int) -> Fraction:
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

    def _best(self, hand: tuple[Card, ...], left: tuple[tuple[Card, int], ...], draws: int) -> Fraction:
        return max(self._draw(_without(hand, card), left, draws) for card in dict.fromkeys(hand))


def _plain(card: Card) -> Card:
    return Card(Kind.NUMBER, card.number) if card.is_natural else card


def _in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (card.rank, str(card))))
