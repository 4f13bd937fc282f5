"""Deal odds: of all hands with so many cards, how many make a phase."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from phase10.errors import Phase10Error, shown
from phase10.odds.colors import color_tally
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.numbers import number_tally
from phase10.odds.tally import MOST_CARDS, Tally, reading
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules


@dataclass(frozen=True, slots=True)
class DealOdds:
    """How many hands of so many cards make a phase, of how many there are."""

    phase: Phase
    cards: int
    made: int
    hands: int

    @property
    def probability(self) -> Fraction:
        """The chance that a hand that is dealt makes the phase."""
        return Fraction(self.made, self.hands)


def deal_odds(phase: Phase, cards: int = 10, rules: Rules = MATTEL, deck: DeckMakeup = FULL_DECK) -> DealOdds:
    """The exact odds that `cards` cards dealt from the deck make the phase; `Phase10Error` for more than 15 cards.

    Formula: each hand is w wilds, s skips and a selection of number cards that leaves at most w holes; wilds and skips
    are chosen freely, so their binomials multiply (rules wild.any-number, skip.no-meld; wild.natural by `rules`).

    >>> deal_odds(Phase.parse("S2"), cards=2).probability
    Fraction(184, 963)
    """
    if not 1 <= cards <= MOST_CARDS:
        raise Phase10Error("error-cards-range", token=shown(str(cards)), least=1, most=MOST_CARDS)
    hands = comb(deck.size, cards)
    if phase.size > cards:
        return DealOdds(phase, cards, 0, hands)
    tally = _tally(phase, reading(phase, rules), deck)
    made = 0
    for wilds in range(deck.wilds + 1):
        for skips in range(deck.skips + 1):
            numbers = cards - wilds - skips
            if numbers >= 0:
                fitting = sum(selections[numbers] for holes, selections in tally.items() if holes <= wilds)
                made += comb(deck.wilds, wilds) * comb(deck.skips, skips) * fitting
    return DealOdds(phase, cards, made, hands)


@lru_cache
def _tally(phase: Phase, rules: Rules, deck: DeckMakeup) -> Tally:
    if not phase.has_color:
        return number_tally(phase, rules, deck)
    if len(phase.groups) == 1:
        return color_tally(phase.groups[0], deck.copies)
    from phase10.odds.mixed import mixed_tally  # noqa: PLC0415  only read for such phases

    return mixed_tally(phase, rules, deck.copies)
