"""The score sheet: who plays, what each hand brought, who stands where, and who has won.

A sheet is names, the first dealer and a `Match`. Totals, phases and places follow from the hands, so a hand that is
mended mends all that follows. Players are seats from 0; hands are counted from 0, and from 1 in messages.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from phase10.entries import Doubt, judge_entry, playing
from phase10.errors import Message, Phase10Error
from phase10.explain import Step
from phase10.match import Match, Result
from phase10.narrate import explain_outcome
from phase10.phases import STANDARD, PhaseList
from phase10.rulebook import Rule
from phase10.rules import MATTEL, MovingOn, Order, Rules
from phase10.table import PLAYERS, first_player

LONGEST_NAME = 24
"""Characters of a name that are kept."""
MOST_HANDS = 40
"""Hands that a sheet has room for; a game of ten phases takes about fifteen."""


def clean_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they stand on a sheet: without marks that cannot be seen, not too long, none twice, and none empty.

    >>> clean_names(["  Ann \\u202e", "ann", "", "<b>Bob</b>"])
    ('Ann', 'ann 2', '3', 'bBob/b')
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        taken = {one.casefold() for one in found}
        own = fitting = _clean(name) or str(seat + 1)
        number = 2
        while fitting.casefold() in taken:
            end = f" {number}"
            fitting, number = own[: LONGEST_NAME - len(end)].rstrip() + end, number + 1
        found.append(fitting)
    return tuple(found)


def _clean(name: str) -> str:
    seen = "".join(c for c in name if c.isspace() or (c.isprintable() and c not in "<>"))
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST_NAME].strip()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player stands: the place from 1, which several may share, the points, and the phases made."""

    seat: int
    place: int
    points: int
    made: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    """The names by seat, the hands, and the seat of the first dealer.

    >>> sheet = Sheet.start(["Ann", "Bob"]).enter([Result(True, 0), Result(False, 55)])
    >>> [(sheet.names[one.seat], one.place, one.points, one.made) for one in sheet.standing()]
    [('Ann', 1, 0, (1,)), ('Bob', 2, 55, ())]
    """

    names: tuple[str, ...]
    match: Match
    dealer: int = 0

    @classmethod
    def start(cls, names: Sequence[str], phases: PhaseList = STANDARD, rules: Rules = MATTEL, dealer: int = 0) -> Sheet:
        """A new sheet; `Phase10Error` when so many cannot play (rule setup.players).

        >>> Sheet.start(["Ann"])
        Traceback (most recent call last):
        phase10.errors.Phase10Error: 1 players cannot play: Phase 10 is for 2 to 6.
        """
        count = len(names)
        if count not in PLAYERS:
            raise Phase10Error("error-players", count=count, least=PLAYERS.start, most=PLAYERS.stop - 1)
        return cls(clean_names(names), Match(count, phases, rules), dealer % count)

    @property
    def hands(self) -> tuple[tuple[Result | None, ...], ...]:
        """The hands entered so far; None for who sat out."""
        return self.match.hands

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.match.outcome().winner is not None

    @property
    def chosen(self) -> bool:
        """Whether players choose their phases, so that an entry names one (rule variant.choose)."""
        return self.match.rules.order is Order.CHOOSE

    def until(self, hand: int) -> Sheet:
        """The sheet as it was before a hand."""
        return replace(self, match=replace(self.match, hands=self.hands[:hand]))

    def dealer_of(self, hand: int) -> int:
        """Who deals a hand: the deal goes around to the left (rule setup.first-player)."""
        return (self.dealer + hand) % self.match.players

    def first_of(self, hand: int) -> int:
        """Who begins a hand: the next to the left of the dealer who plays it."""
        seats = playing(self.until(hand).match)
        seat = first_player(self.dealer_of(hand), self.match.players)
        while seats and seat not in seats:
            seat = first_player(seat, self.match.players)
        return seat

    def doubts(self, hand: Sequence[Result | None], at: int | None = None) -> tuple[Doubt, ...]:
        """What is wrong with the results of a hand, or has to be asked: of the next one, or instead of hand `at`."""
        before = self if at is None else self.until(at)
        return judge_entry(before.match, self.names, before._plain(hand))

    def enter(self, hand: Sequence[Result | None], at: int | None = None) -> Sheet:
        """The sheet with one more hand, or with another one in place of hand `at`; all that follows is judged again.

        `Phase10Error` says the first thing that cannot be. What is only unlikely is entered: `doubts` asks about it.

        >>> Sheet.start(["Ann", "Bob"]).enter([Result(True, 0), Result(True, 0)])
        Traceback (most recent call last):
        phase10.errors.Phase10Error: Ann and Bob cannot all have 0 points: the hand ends as soon as one player is out.
        """
        first = len(self.hands) if at is None else at
        sheet = self.until(first)
        for number, one in enumerate((hand, *self.hands[first + 1 :]), first):
            sheet = sheet._with(one, number if number > first else None)
        return sheet

    def without_last(self) -> Sheet:
        """The sheet without its last hand."""
        return self.until(max(len(self.hands) - 1, 0))

    def _with(self, hand: Sequence[Result | None], later: int | None) -> Sheet:
        if len(self.hands) == MOST_HANDS:
            raise Phase10Error("board-full", most=MOST_HANDS)
        wrong = [doubt.message for doubt in self.doubts(hand) if not doubt.possible]
        if wrong and later is not None:
            raise Phase10Error("board-then", round=later + 1, why=wrong[0])
        if wrong:
            raise Phase10Error(wrong[0].id, **wrong[0].values)
        return replace(self, match=self.match.play(self._plain(hand)))

    def _plain(self, hand: Sequence[Result | None]) -> tuple[Result | None, ...]:
        """Results that name a phase only where it was chosen and laid."""
        return tuple(one and replace(one, phase=one.phase if self.chosen and one.laid else None) for one in hand)

    def standing(self) -> tuple[Place, ...]:
        """The players, best first: the winner, then by phases made where they count, then by fewest points.

        Rules score.low-wins and variant.ten-hands.
        """
        match, winner = self.match, self.match.outcome().winner

        def rank(seat: int) -> tuple[bool, int, int]:
            made = 0 if match.rules.moving_on is MovingOn.ALWAYS else -len(match.done(seat))
            return seat != winner, made, match.points(seat)

        ranks = {seat: rank(seat) for seat in range(match.players)}
        order = sorted(ranks, key=ranks.__getitem__)
        return tuple(
            Place(seat, 1 + sum(one < ranks[seat] for one in ranks.values()), match.points(seat), match.done(seat))
            for seat in order
        )

    def reasons(self) -> tuple[Step, ...]:
        """Who has won, or who is tied, or why nobody has won yet, with the names; the cards of a step are seats.

        >>> [str(step.message) for step in Sheet.start(["Ann", "Bob"]).reasons()]
        ['Nobody has made Phase 10 yet, so another hand is played.']
        """
        match, outcome = self.match, self.match.outcome()
        steps = [self._named(step) for step in explain_outcome(match)]
        if outcome.winner is None:
            return tuple(steps)
        before = self.without_last().match
        if tied := before.outcome().tied:
            values = {"players": tuple(self.names[seat] for seat in tied), "round": len(match.hands)}
            steps.insert(-1, Step(Rule.WIN_TIE, Message("board-win-decided", values), tied))
        elif before.stops_at_once(outcome.winner):
            steps.insert(0, Step(Rule.WIN_END_OF_HAND, Message("board-win-at-once", {})))
        return tuple(steps)

    def _named(self, step: Step) -> Step:
        values = dict(step.message.values)
        if "players" in values:
            values["players"] = tuple(self.names[seat] for seat in self._seats(values["players"]))
        if "player" in values:
            values["player"] = self.names[self._seats((values["player"],))[0]]
        return replace(step, message=Message(_WITH_NAMES[step.message.id], values))

    def _seats(self, numbers: object) -> tuple[int, ...]:
        assert isinstance(numbers, tuple)
        return tuple(int(number) - 1 for number in numbers)


_WITH_NAMES = {
    "tell-win-nobody": "board-win-nobody",
    "tell-win-finished": "board-win-finished",
    "tell-win-points": "board-win-points",
    "tell-win": "board-win",
    "tell-win-tied": "board-win-tied",
    "tell-win-tied-all": "board-win-tied-all",
}
"""The messages of the end of a game, and those that call players by their names."""
