"""What cards left in hand cost at the end of a hand, by the rules that are played.

>>> from phase10.cards import Hand
>>> score(Hand.parse("R3 B9 G10 Y12 S W W")).points
95
"""

from __future__ import annotations

from dataclasses import dataclass

from phase10.cards import Card, Hand, Kind
from phase10.rules import MATTEL, Rules, Scoring


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a hand, and of each of its cards in order."""

    cards: tuple[tuple[Card, int], ...]

    @property
    def points(self) -> int:
        """The sum."""
        return sum(points for _, points in self.cards)


def card_points(card: Card, rules: Rules = MATTEL) -> int:
    """What one card left in hand costs (rule score.left).

    >>> from phase10.rules import PRESETS
    >>> card_points(Card.parse("W")), card_points(Card.parse("W"), PRESETS["wild-20"])
    (25, 20)
    """
    if rules.scoring is Scoring.PER_CARD:
        return 1
    return int(rules.wild_points.value) if card.kind is Kind.WILD else card.points


def score(hand: Hand, rules: Rules = MATTEL) -> Score:
    """What a hand costs, card by card.

    >>> from phase10.rules import PRESETS
    >>> score(Hand.parse("R3 R12 S W"), PRESETS["master"]).points
    4
    """
    return Score(tuple((card, card_points(card, rules)) for card in hand))
