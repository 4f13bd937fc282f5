"""Many games alone with the deck at once: arrays with a column for each game that still goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from phase10.cards import DECK, Card, Hand
from phase10.odds.alone import DrawSample
from phase10.odds.draws import BestPlay, at
from phase10.odds.ranks import Counts
from phase10.odds.simulate import Sample
from phase10.table import CARDS_DEALT

Cells = NDArray[np.intp]
"""The rows in which cards are counted; one more row than there are stands for skips."""
_AT_ONCE = 10_000


def played(play: BestPlay, trials: int, seed: int, replacing: bool) -> Iterator[DrawSample]:
    """See `phase10.odds.alone.simulate_draws`."""
    random, deck = np.random.default_rng(seed), _cells(play, DECK)
    skip = len(play.space.caps)
    sample = DrawSample(0, 0, 0)
    while sample.trials < trials:
        size = min(_AT_ONCE, trials - sample.trials)
        shuffled = random.permuted(np.tile(deck, (size, 1)), axis=1).T
        hands = np.array([(shuffled[:CARDS_DEALT] == cell).sum(axis=0) for cell in range(skip)], np.uint8)
        draws = _drawn_anew(random, deck, size) if replacing else iter(shuffled[CARDS_DEALT:])
        sample += _games(play, np.minimum(hands, np.array(play.space.caps)[:, None]).astype(np.uint8), draws)
        yield sample


def drawn_from(
    play: BestPlay, hand: Hand, left: Sequence[Card], draws: int, trials: int, seed: int
) -> Iterator[Sample]:
    """See `phase10.odds.alone.simulate_within`; `left` are the cards that can come."""
    random, deck, column = np.random.default_rng(seed), _cells(play, left), play.space.hand(hand)
    sample = Sample(0, 0)
    while sample.trials < trials:
        size = min(_AT_ONCE, trials - sample.trials)
        shuffled = random.permuted(np.tile(deck, (size, 1)), axis=1).T[:draws]
        unfinished = _games(play, np.repeat(column, size, axis=1), iter(shuffled)).unfinished
        sample = Sample(sample.trials + size, sample.hits + size - unfinished)
        yield sample


def _cells(play: BestPlay, cards: Sequence[Card]) -> Cells:
    skip = len(play.space.caps)
    return np.array([skip if (cell := play.space.cell(card)) is None else cell for card in cards])


def _drawn_anew(random: np.random.Generator, deck: Cells, size: int) -> Iterator[Cells]:
    while True:
        yield random.choice(deck, size)


def _games(play: BestPlay, hands: Counts, draws: Iterator[Cells]) -> DrawSample:
    """Games from hands of useful cards to the phase, or until no card is left; each draw has a card for every game."""
    games = np.flatnonzero(~play.space.made(hands))
    sample = DrawSample(hands.shape[1] - len(games), 0, 0)
    hands = hands[:, games]
    number = 0
    for number, cards in enumerate(draws, 1):
        made = _draw(play, hands, cards[games])
        sample += DrawSample(int(made.sum()), number * int(made.sum()), number**2 * int(made.sum()))
        games, hands = games[~made], hands[:, ~made]
        if not len(games):
            return sample
    left = len(games)
    return sample + DrawSample(left, number * left, number**2 * left, left)


def _draw(play: BestPlay, hands: Counts, cards: Cells) -> NDArray[np.bool_]:
    """Draw a card for each hand and throw the best one of those that have too many, in place; which made the phase."""
    space = play.space
    useful = np.append(hands, np.full((1, hands.shape[1]), 255, np.uint8), axis=0)  # of skips there are always enough
    columns = np.flatnonzero(useful[cards, np.arange(len(cards))] < np.array([*space.caps, 0])[cards])
    hands[cards[columns], columns] += 1
    made = np.zeros(hands.shape[1], np.bool_)
    made[columns] = space.made(hands[:, columns])
    over = np.flatnonzero(~made & (hands.sum(axis=0) > space.cards))
    thrown = at(play.values, space.order.neighbours(hands[:, over], -1)).argmin(axis=0)
    hands[thrown, over] -= 1
    return made
