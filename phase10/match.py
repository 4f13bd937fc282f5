"""The match: which phases are played, who moves on after a hand, and who has won.

A match is the results of its hands, in order; everything else is worked out from them, so a result that is mended
mends all that follows. Players are seats from 0, phases go by their number in the list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

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
    """Where the match stands: the winner when there is one, and who plays the deciding hand when some are tied.

    `finished` are those among whom the points decided, and `fewest` what the best of them had, both at the end of the
    hand that finished the match; a deciding hand after it changes neither.
    """

    winner: int | None = None
    tied: tuple[int, ...] = ()
    deciding: tuple[int, ...] = ()
    finished: tuple[int, ...] = ()
    fewest: int = 0


@dataclass(frozen=True)
class Match:
    """The hands played so far, each with a result for every player.

    >>> match = Match(2).play([Result(True, 0), Result(False, 55)])
    >>> match.phase(0), match.phase(1), match.points(1), match.outcome()
    (2, 1, 55, Outcome(winner=None, tied=(), deciding=(), finished=(), fewest=0))
    """

    players: int
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL
    hands: tuple[tuple[Result | None, ...], ...] = ()

    def play(self, hand: Sequence[Result | None]) -> Match:
        """The match with one more hand; None for a player who sits out while others decide a tie (rule win.tie).

        `ValueError` when the results are not one for each player, or name a phase that the player may not try.
        """
        if len(hand) != self.players:
            raise ValueError(f"{len(hand)} results for {self.players} players")
        for player, result in enumerate(hand):
            if result and result.phase is not None and result.phase not in self.choices(player):
                raise ValueError(f"player {player} may not try phase {result.phase}")
        return replace(self, hands=(*self.hands, tuple(hand)))

    @classmethod
    def at_last_hand(
        cls,
        results: Sequence[Result],
        before: Sequence[int],
        *,
        behind: Mapping[int, int] | None = None,
        phases: PhaseList = STANDARD,
        rules: Rules = MATTEL,
    ) -> Match:
        """A match up to its last hand, and that hand: all come with `before` points and with every phase but the last.

        `behind` says by player how many phases somebody is further back.

        >>> Match.at_last_hand([Result(True, 0), Result(True, 35)], before=[240, 150]).outcome().winner
        1
        """
        match = cls(len(results), phases, rules)
        for hand, number in enumerate(match.numbers[:-1]):
            chosen = number if rules.order is Order.CHOOSE else None
            laid = [hand >= (behind or {}).get(player, 0) for player in range(match.players)]
            rows = zip(laid, before, strict=True)
            match = match.play([Result(one, 0 if hand else points, chosen if one else None) for one, points in rows])
        return match.play(results)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The phases that are played."""
        return numbers_played(self.phases, self.rules)

    def done(self, player: int) -> tuple[int, ...]:
        """The phases that a player has made, in order (rule turn.next-phase)."""
        return self._done[player]

    @cached_property
    def _done(self) -> tuple[tuple[int, ...], ...]:
        return tuple([self._made(player) for player in range(self.players)])

    def _made(self, player: int) -> tuple[int, ...]:
        made: list[int] = []
        for hand, results in enumerate(self.hands):
            result = results[player]
            if result is None:
                continue
            number = result.phase if self.rules.order is Order.CHOOSE else self._number(hand, len(made))
            if result.laid and number is not None and number not in made:
                made.append(number)
        return tuple(made)

    def phase(self, player: int) -> int | None:
        """The phase a player is on; None when none is left, or when the player chooses."""
        choices = self.choices(player)
        return choices[0] if len(choices) == 1 and self.rules.order is Order.FIXED else None

    def _number(self, hand: int, done: int) -> int | None:
        """The phase of one hand: the hand's own where all move on (rule variant.ten-hands), else the first not made."""
        index = hand if self.rules.moving_on is MovingOn.ALWAYS else done
        return self.numbers[index] if index < len(self.numbers) else None

    def choices(self, player: int) -> tuple[int, ...]:
        """The phases a player may try in the next hand; in a deciding hand that is the last phase once more."""
        if player in self.outcome().deciding:
            return self.numbers[-1:]
        if self.rules.order is Order.CHOOSE:
            return tuple(number for number in self.numbers if number not in self.done(player))
        number = self._number(len(self.hands), len(self.done(player)))
        return () if number is None else (number,)

    def points(self, player: int) -> int:
        """The total of a player."""
        return sum(result.points for results in self.hands if (result := results[player]))

    def stops_at_once(self, player: int) -> bool:
        """Whether the match ends as soon as this player lays the last phase, and not with the hand.

        Wikipedia's reading of rule win.end-of-hand: only when nobody else is on the last phase too.

        >>> from phase10.rules import LastPhase
        >>> match = Match(2, rules=Rules(last_phase=LastPhase.FIVE, win_timing=WinTiming.AT_ONCE))
        >>> for _ in range(4):
        ...     match = match.play([Result(True, 0), Result(False, 75)])
        >>> match.stops_at_once(0), match.stops_at_once(1)
        (True, False)
        """
        if self.rules.win_timing is not WinTiming.AT_ONCE or self.rules.moving_on is MovingOn.ALWAYS:
            return False
        if self.outcome().tied:
            return False  # the last phase is made already, and a deciding hand says who wins
        return [one for one in range(self.players) if len(self.done(one)) == len(self.numbers) - 1] == [player]

    def outcome(self) -> Outcome:
        """The winner, or those who are tied and who decides it (rules win.end-of-hand, score.low-wins, win.tie)."""
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome:
        tied: tuple[int, ...] = ()
        finished: tuple[int, ...] = ()
        fewest = 0
        if not self._finished():
            return Outcome()  # a phase once made stays made: nobody had finished after an earlier hand either
        for count in range(1, len(self.hands) + 1):
            so_far = replace(self, hands=self.hands[:count])
            if tied:
                tied = so_far._decided(tied)
            elif finished := so_far._finished():
                tied = so_far._fewest(finished)
                fewest = so_far.points(tied[0])
            if len(tied) == 1:
                return Outcome(tied[0], finished=finished, fewest=fewest)
        everybody = tuple(range(self.players))
        deciding = everybody if tied and self.rules.tie_break is TieBreak.ALL else tied
        return Outcome(None, tied, deciding, finished, fewest)

    def _finished(self) -> tuple[int, ...]:
        """Those among whom the points decide."""
        everybody = tuple(range(self.players))
        if self.rules.moving_on is MovingOn.ALWAYS:
            return everybody if len(self.hands) >= len(self.numbers) else ()
        return tuple(player for player in everybody if len(self.done(player)) == len(self.numbers))

    def _fewest(self, players: Sequence[int]) -> tuple[int, ...]:
        least = min(self.points(player) for player in players)
        return tuple(player for player in players if self.points(player) == least)

    def _decided(self, tied: tuple[int, ...]) -> tuple[int, ...]:
        """The last hand was a deciding one: who went out wins; in one with all players, fewest points do."""
        if self.rules.tie_break is TieBreak.ALL:
            return self._fewest(tied)
        results = {player: self.hands[-1][player] for player in tied}
        out = tuple(player for player, result in results.items() if result and result.laid and not result.points)
        return out or tied
