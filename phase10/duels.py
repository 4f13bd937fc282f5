"""Two ways to play at one table: the same deals are played twice, with the seats swapped, so luck counts less.

>>> from phase10.bots import RandomLegal, Sensible
>>> *_, result = duels(Sensible(), RandomLegal(), trials=5, seed=1)
>>> result.trials, result.points.value < 0
(5, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from phase10.bots import Player
from phase10.hands import PlayedHand, Ratio, Table, play_hand
from phase10.odds.simulate import MOST_TRIALS, Batch, check_trials
from phase10.phases import STANDARD


@dataclass(frozen=True, slots=True)
class DuelSample:
    """What many deals gave one way to play beside the other: differences per player and hand, less where it has less.

    `Ratio.error` is the standard error; the deals are the independent tries.
    """

    trials: int
    points: Ratio
    """Points left in hand: below 0 the first way to play is better."""
    laid: Ratio
    """Share of hands in which the phase was laid: above 0 the first way is better."""
    out: Ratio
    """Share of hands in which the player went out: above 0 the first way is better."""

    def __add__(self, more: DuelSample) -> DuelSample:
        return DuelSample(
            self.trials + more.trials, self.points + more.points, self.laid + more.laid, self.out + more.out
        )


def duels_of(first: Player, second: Player, seed: int, players: int = 4) -> Batch[DuelSample]:
    """Plays so many deals at a time, of the ten phases in turn, with every other seat for each of the two.

    The players must be so many that both have the same number of seats.
    """
    rows = ((first, second) * (players // 2), (second, first) * (players // 2))

    def deal(number: int) -> DuelSample:
        phase = number % len(STANDARD.phases) + 1
        tables = [Table(row, (phase,) * players) for row in rows]
        return _compared([play_hand(table, seed * MOST_TRIALS + number) for table in tables])

    return Batch.of(deal, len(STANDARD.phases))


def duels(first: Player, second: Player, trials: int, seed: int = 0, players: int = 4) -> Iterator[DuelSample]:
    """Play deals; samples grow up to `trials`. `Phase10Error`, at once, for trials or a seed out of range."""
    check_trials(trials, seed)
    return duels_of(first, second, seed, players).grown(trials)


def _compared(hands: list[PlayedHand]) -> DuelSample:
    """The first way's rows less the second's; it has the even seats in the first hand and the odd ones in the other."""
    points = laid = out = 0
    for swapped, hand in enumerate(hands):
        for seat, one in enumerate(hand.points):
            sign = 1 if seat % 2 == swapped else -1
            points += sign * one
            laid += sign * (hand.laid[seat] is not None)
            out += sign * (hand.out == seat)
    players = len(hands[0].points)
    return DuelSample(1, Ratio.of(players, points), Ratio.of(players, laid), Ratio.of(players, out))
