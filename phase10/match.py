"""The match: which phases are played, who moves on after a hand, and who has won.

A match is the results of its hands, in order; everything else is worked out from them, so a result that is mended
mends all that follows. Players are seats from 0, phases go by their number in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from phase10.phases import STANDARD, PhaseList
from phase10.rules import MATTEL, MovingOn, Numbers, Order, Rules, TieBreak, WinTiming


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended for one player: whether the phase was laid, and the points left in hand.

    `phase` is the number of the phase that was tried, where players choose it (rule variant.choose).
    """

    laid: bool
    points: int
    phase: int | None = None


def numbers_played(phases: PhaseList = STANDARD, rules: Rules = MATTEL) -> tuple[int, ...]:
    """The numbers of the phases that are played (rules variant.short and variant.even).

    >>> from phase10.rules import LastPhase
    >>> numbers_played(rules=Rules(numbers=Numbers.EVEN)), numbers_played(rules=Rules(last_phase=LastPhase.FIVE))
    ((2, 4, 6, 8, 10), (1, 2, 3, 4, 5))
    """
    last = int(rules.last_phase.value)
    even = rules.numbers is Numbers.EVEN
    return tuple(phase.number for phase in phases.phases[:last] if not (even and phase.number % 2))


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where the match stands: the winner when there is one, and who plays the deciding hand when some are tied."""

    winner: int | None = None
    tied: tuple[int, ...] = ()
    deciding: tuple[int, ...] = ()


@dataclass(frozen=True)
class Match:
    """The hands played so far, each with a result for every player.

    >>> match = Match(2).play([Result(True, 0), Result(False, 55)])
    >>> match.phase(0), match.phase(1), match.points(1), match.outcome()
    (2, 1, 55, Outcome(winner=None, tied=(), deciding=()))
    """

    players: int
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL
    hands: tuple[tuple[Result, ...], ...] = ()

    def play(self, hand: Sequence[Result]) -> Match:
        """The match with one more hand; `ValueError` when the results are not one for each player."""
        if len(hand) != self.players:
            raise ValueError(f"{len(hand)} results for {self.players} players")
        return replace(self, hands=(*self.hands, tuple(hand)))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The phases that are played."""
        return numbers_played(self.phases, self.rules)

    def done(self, player: int) -> tuple[int, ...]:
        """The phases that a player has made, in order (rule turn.next-phase)."""
        made: list[int] = []
        for hand, results in enumerate(self.hands):
            result = results[player]
            number = result.phase if self.rules.order is Order.CHOOSE else self._number(hand, len(made))
            if result.laid and number is not None and number not in made:
                made.append(number)
        return tuple(made)

    def phase(self, player: int) -> int | None:
        """The phase a player is on; None when none is left, or when the player chooses."""
        if self.rules.order is Order.CHOOSE:
            return None
        return self._number(len(self.hands), len(self.done(player)))

    def _number(self, hand: int, done: int) -> int | None:
        """The phase of one hand: the hand's own where all move on (rule variant.ten-hands), else the first not made."""
        index = hand if self.rules.moving_on is MovingOn.ALWAYS else done
        return self.numbers[index] if index < len(self.numbers) else None

    def choices(self, player: int) -> tuple[int, ...]:
        """The phases a player may try in the next hand."""
        if self.rules.order is Order.CHOOSE:
            return tuple(number for number in self.numbers if number not in self.done(player))
        number = self.phase(player)
        return () if number is None else (number,)

    def points(self, player: int) -> int:
        """The total of a player."""
        return sum(results[player].points for results in self.hands)

    def stops_at_once(self, player: int) -> bool:
        """Whether the match ends as soon as this player lays the last phase, and not with the hand.

        Wikipedia's reading of rule win.end-of-hand: only when nobody else is on the last phase too.
        """
        on_last = [one for one in range(self.players) if len(self.done(one)) == len(self.numbers) - 1]
        return self.rules.win_timing is WinTiming.AT_ONCE and on_last == [player]

    def outcome(self) -> Outcome:
        """The winner, or those who are tied and who decides it (rules win.end-of-hand, score.low-wins, win.tie)."""
        tied: tuple[int, ...] = ()
        for count in range(1, len(self.hands) + 1):
            so_far = replace(self, hands=self.hands[:count])
            if tied:
                tied = so_far._decided(tied)
            elif finished := so_far._finished():
                tied = so_far._fewest(finished)
            if len(tied) == 1:
                return Outcome(winner=tied[0])
        everybody = tuple(range(self.players))
        return Outcome(tied=tied, deciding=everybody if tied and self.rules.tie_break is TieBreak.ALL else tied)

    def _finished(self) -> tuple[int, ...]:
        """Those among whom the points decide."""
        everybody = tuple(range(self.players))
        if self.rules.moving_on is MovingOn.ALWAYS:
            return everybody if len(self.hands) == len(self.numbers) else ()
        return tuple(player for player in everybody if len(self.done(player)) == len(self.numbers))

    def _fewest(self, players: Sequence[int]) -> tuple[int, ...]:
        least = min(self.points(player) for player in players)
        return tuple(player for player in players if self.points(player) == least)

    def _decided(self, tied: tuple[int, ...]) -> tuple[int, ...]:
        """The last hand was a deciding one: who went out wins; in one with all players, fewest points do."""
        if self.rules.tie_break is TieBreak.ALL:
            return self._fewest(tied)
        out = tuple(player for player in tied if self.hands[-1][player].laid and not self.hands[-1][player].points)
        return out or tied
