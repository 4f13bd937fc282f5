"""Discards: every card of a hand as the one to throw, the best first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib.util import find_spec
from typing import TYPE_CHECKING

from phase10.cards import WILD, Card, Hand
from phase10.errors import Phase10Error
from phase10.melds import fewest_missing, require_colors
from phase10.odds.outs import Outs, helping, outs, without
from phase10.odds.tally import reading, solved_slowly
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules
from phase10.table import CARDS_DEALT

if TYPE_CHECKING:
    from phase10.odds.draws import BestPlay

DIGITS = 6
"""Decimals of expected draws that count: what differs beyond them is in the rounding of sums."""


@dataclass(frozen=True, slots=True)
class Discard:
    """A card to throw: the outs of the next draw, the cards that bring nearer, what is missing, the draws expected."""

    card: Card
    outs: Outs
    helps: Outs
    missing: int
    draws: float | None = None

    @property
    def probability(self) -> Fraction:
        """The chance that the next draw completes the phase after this discard."""
        return self.outs.probability

    def is_as_good_as(self, other: Discard) -> bool:
        """Whether both leave the same prospects, whatever the cards cost."""
        return self.prospects == other.prospects

    @property
    def prospects(self) -> tuple[Fraction, float, int, bool, int]:
        """What ranks discards before their points do: less is better. Where draws are not known, a wild stays."""
        wild = self.draws is None and self.card == WILD
        return -self.probability, round(self.draws or 0.0, DIGITS), self.missing, wild, -self.helps.count


def best_discards(
    hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = (), ahead: bool = True
) -> tuple[Discard, ...]:
    """Every different card of the hand as a discard, the best first.

    Ranked by the chance that the next draw completes the phase, then by the draws expected (when looking `ahead`; see
    `takes_seconds`), by the cards missing and the cards that help, and by the points of the card.

    >>> ranked = best_discards(Hand.parse("R5 B5 G7 Y7 R1 B2 G3 Y9 R11 G12 S"), Phase.parse("S3 S3"))
    >>> [str(one.card) for one in ranked[:3]], ranked[0].missing, ranked[0].helps.count  # six 5s, six 7s, wilds
    (['S', 'R11', 'G12'], 2, 20)
    """
    require_colors(hand, phase)
    gone = tuple(seen)
    play = best_play(phase, rules) if ahead else None
    found = []
    for card in dict.fromkeys(hand.cards):
        rest, seen_then = without(hand, card), (*gone, card)
        missing = fewest_missing(rest, phase, rules)
        helps = helping(rest, phase, rules, seen_then)
        completing = helps if missing == 1 else Outs((), helps.unseen)
        if not missing:
            completing = outs(rest, phase, rules, seen_then)
        draws = play.value(rest) if play and len(rest.cards) <= CARDS_DEALT else None
        found.append(Discard(card, completing, helps, missing, draws))
    return tuple(sorted(found, key=lambda one: (one.prospects, -one.card.points, one.card.rank)))


def best_play(phase: Phase, rules: Rules = MATTEL) -> BestPlay | None:
    """Best play of a phase; None where numpy is missing or the phase has none (see `phase10.odds.draws`)."""
    if find_spec("numpy") is None:
        return None
    from phase10.odds.draws import play_for  # noqa: PLC0415  numpy is loaded only here

    try:
        return play_for(phase, rules)
    except Phase10Error:
        return None


def takes_seconds(phase: Phase, rules: Rules = MATTEL) -> bool:
    """Whether `best_play` has to work for some seconds: for a run beside other groups, unless its values are shipped.

    >>> [takes_seconds(Phase.parse(text)) for text in ("S3 S3", "R9", "S3 R6", "C4 S3")]
    [False, False, True, False]
    """
    if not solved_slowly(phase) or find_spec("numpy") is None:
        return False
    from phase10.odds.draws import shipped_file  # noqa: PLC0415  numpy is loaded only here

    return reading(phase, rules) != MATTEL or not shipped_file(phase).exists()
