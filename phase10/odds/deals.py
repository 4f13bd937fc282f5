"""Deals in bulk with numpy: a row for each card of a hand and a column for each hand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from phase10.cards import NUMBERS, Color
from phase10.odds.decks import DeckMakeup
from phase10.odds.holes import holes_by_counts
from phase10.odds.ranks import Counts
from phase10.odds.simulate import MANY, Batch, Sample
from phase10.phases import Phase
from phase10.rules import Rules

Cards = NDArray[np.uint8]
"""Cards by their place in a deck: the number cards of each color with their copies, then the wilds, then the skips."""


def batches(phase: Phase, cards: int, rules: Rules, deck: DeckMakeup, seed: int) -> Batch[Sample]:
    """Tries so many hands at a time for a phase of sets and runs, or of color groups alone."""
    random = np.random.default_rng(seed)
    holes = holes_by_counts(phase, rules, deck.of_a_number)

    def sample(size: int) -> Sample:
        hands = cells(deal(random, size, cards, deck), deck, by_color=phase.has_color)
        return Sample(size, int((holes(hands[:-1]) <= hands[-1]).sum()))

    return Batch(sample, MANY)


def deal(random: np.random.Generator, size: int, cards: int, deck: DeckMakeup) -> Cards:
    """So many hands of distinct cards, each as likely as any other (Floyd's way to choose some of many).

    For each place of the hand a card is drawn from one card more than for the place before; if the hand has it, it is
    that further card instead.

    >>> hands = deal(np.random.default_rng(0), 2, 108, DeckMakeup())
    >>> bool((np.sort(hands, axis=0)[:, 0] == np.arange(108)).all())
    True
    """
    hands = np.empty((cards, size), np.uint8)
    for place in range(cards):
        further = deck.size - cards + place
        drawn = random.integers(0, further + 1, size, dtype=np.uint8)
        held = np.zeros(size, np.bool_)
        for earlier in hands[:place]:
            held |= earlier == drawn
        hands[place] = np.where(held, further, drawn)
    return hands


def cells(hands: Cards, deck: DeckMakeup, by_color: bool) -> Counts:
    """The counts of hands by number, or by color, with the wilds in the last row; skips are in none."""
    kinds = len(Color) if by_color else len(NUMBERS)
    naturals = np.arange(deck.of_a_color * len(Color))
    of_a_natural = naturals // deck.of_a_color if by_color else naturals // deck.copies % len(NUMBERS)
    cell = np.concatenate([of_a_natural, [kinds] * deck.wilds, [kinds + 1] * deck.skips]).astype(np.uint8)
    held = cell[hands]
    return np.array([(held == kind).sum(axis=0, dtype=np.uint8) for kind in range(kinds + 1)])
