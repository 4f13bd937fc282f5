"""Whole hands played by bots, with a seed: how long a hand takes, who lays the phase, what is left in hand.

One hand is played by `play_hand`; `hands_of` plays many, which grow in batches as the trials of `phase10.odds.simulate`
do: the same seed gives the same hands, and each figure comes with its standard error.

>>> table = Table((Sensible(), Sensible()), (1, 1))
>>> hand = play_hand(table, seed=1)
>>> hand.laps, hand.out, hand.points, hand.laid
(13, 1, (5, 0), (1, 10))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from math import inf, sqrt

from phase10.actions import Deal
from phase10.bots import Player, Sensible
from phase10.events import Event, Happening
from phase10.game import Setup, State
from phase10.match import Match, Result
from phase10.odds.simulate import MOST_TRIALS, SURE, Batch, Sample, check_trials
from phase10.phases import STANDARD, PhaseList
from phase10.rules import MATTEL, Rules
from phase10.scoring import card_points
from phase10.view import Stage

AT_ONCE = 10
"""Hands that are played at a time."""
MOST_TURNS = 600
"""Turns after which a hand is given up: the rules know no end where nobody can lay or hit what is left."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays, and the phase that each tries by its number in the list; both by seat, and seat 0 begins.

    `Phase10Error` for a number of players that the game does not have, or a phase that the list does not have.
    """

    players: tuple[Player, ...]
    numbers: tuple[int, ...]
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL

    def __post_init__(self) -> None:
        """Refuse what is no table."""
        Setup(len(self.players))
        for number in self.numbers:
            self.phases.phase(number)

    @classmethod
    def of(cls, players: int, number: int, player: Player = Sensible(), rules: Rules = MATTEL) -> Table:  # noqa: B008  a frozen value
        """A table at which all play alike, and all try the same phase.

        >>> Table.of(3, number=4).numbers
        (4, 4, 4)
        """
        return cls((player,) * players, (number,) * players, rules=rules)

    def before_hand(self, seed: int) -> State:
        """The state before the hand is dealt: earlier hands have brought each player to the phase.

        >>> state = Table.of(2, number=4).before_hand(seed=1)
        >>> state.match.phase(0), state.match.points(0), len(state.match.hands)
        (4, 0, 3)
        """
        match = Match(len(self.players), self.phases, self.rules)
        for done in range(1, max(self.numbers)):
            match = match.play([Result(done < number, 0) for number in self.numbers])
        setup = Setup(len(self.players), self.phases, self.rules, seed)
        return replace(State.start(setup), match=match)


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """What came of one hand; rows are by seat.

    `laps` counts how often the turn came to the player who had the last one, missed turns included; `turns` are the
    turns that were played by all together.
    """

    laps: int
    turns: int
    laid: tuple[int | None, ...]
    """In which lap each player laid the phase; None for who did not."""
    points: tuple[int, ...]
    out: int | None
    """Who went out; None when there was nothing left to draw, or when the hand was given up (`MOST_TURNS`)."""
    skips: int
    reshuffles: int

    @property
    def first_laid(self) -> int | None:
        """In which lap the first player laid; None when nobody did."""
        return min((lap for lap in self.laid if lap is not None), default=None)


def play_hand(table: Table, seed: int) -> PlayedHand:
    """Play one hand to its end; the same seed gives the same hand (with players that do the same for what they see)."""
    state, _ = table.before_hand(seed).do(Deal(len(table.players) - 1))
    laid: list[int | None] = [None] * len(table.players)
    happened: list[Event] = []
    before, hands = state, len(state.match.hands)
    while len(state.match.hands) == hands and (actor := state.actor) is not None and not given_up(state):
        before = state
        state, events = state.do(table.players[actor].decide(state.view(actor)).action)
        happened += events
        if events[0].kind is Happening.LAID:
            laid[actor] = _lap(before)
    kinds = Counter(event.kind for event in happened)
    return PlayedHand(
        _lap(before),
        kinds[Happening.DREW],
        tuple(laid),
        tuple([sum(card_points(card, table.rules) for card in hand) for hand in state.hands]),
        next((event.seat for event in happened if event.kind is Happening.OUT), None),
        kinds[Happening.SKIPPED],
        kinds[Happening.RESHUFFLED],
    )


def given_up(state: State) -> bool:
    """Whether the hand has gone on for so many turns that it is given up."""
    return state.stage is Stage.TURN and state.seats.turn >= MOST_TURNS


def _lap(state: State) -> int:
    return state.seats.turn // state.seats.players + 1


# ---- Many hands ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ratio:
    """A mean over parts of hands, such as players: hands are the tries, and what is in one hand hangs together.

    Formula: r = sum of y / sum of x, with x the parts of a hand and y their total, and as standard error
    sqrt(sum of (y - r x)^2 / (n - 1) / n) / (mean of x), which is the usual one where each hand has one part.

    >>> ratio = Ratio.of(2, 10) + Ratio.of(2, 14) + Ratio.of(2, 12)
    >>> ratio.value, round(ratio.error, 3)
    (6.0, 0.577)
    """

    trials: int
    parts: int
    total: int
    parts_squared: int
    product: int
    total_squared: int

    @classmethod
    def of(cls, parts: int, total: int) -> Ratio:
        """What one hand gives."""
        return cls(1, parts, total, parts * parts, parts * total, total * total)

    @property
    def value(self) -> float:
        """The mean; 0 where there is no part."""
        return self.total / self.parts if self.parts else 0.0

    @property
    def error(self) -> float:
        """The standard error; infinite for a single hand, or where there is no part."""
        if self.trials < 2 or not self.parts:
            return inf
        spread = self.total_squared - 2 * self.value * self.product + self.value**2 * self.parts_squared
        return sqrt(max(0.0, spread) / (self.trials - 1) / self.trials) * self.trials / self.parts

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the true mean lies about 95 times in 100."""
        return self.value - SURE * self.error, self.value + SURE * self.error

    def agrees(self, other: float, errors: float) -> bool:
        """Whether a value is as near as so many standard errors allow."""
        return abs(self.value - other) <= errors * self.error

    def __add__(self, more: Ratio) -> Ratio:
        return Ratio(
            self.trials + more.trials,
            self.parts + more.parts,
            self.total + more.total,
            self.parts_squared + more.parts_squared,
            self.product + more.product,
            self.total_squared + more.total_squared,
        )


NOTHING = Ratio(0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class HandSample:
    """What many hands gave. Laps are counted as in `PlayedHand`; a row has at place k how many hands had k laps.

    >>> sample = HandSample.of(PlayedHand(8, 16, (8, None), (0, 55), 0, skips=1, reshuffles=0))
    >>> sample.laps.value, sample.laid.value, sample.points.value, sample.points_of_others.value
    (8.0, 0.5, 27.5, 55.0)
    """

    trials: int = 0
    by_laps: tuple[int, ...] = ()
    """In how many hands the last turn was in lap k."""
    by_first_laid: tuple[int, ...] = ()
    """In how many hands the first player laid in lap k; at 0: nobody did."""
    laps: Ratio = NOTHING
    """How often the turn went round, in each hand."""
    turns: Ratio = NOTHING
    """Turns played by all together, in each hand."""
    first_laid: Ratio = NOTHING
    """The lap in which the first player laid, in the hands in which somebody did."""
    laid: Ratio = NOTHING
    """The share of players who laid."""
    points: Ratio = NOTHING
    """Points of each player."""
    points_of_others: Ratio = NOTHING
    """Points of each player who did not go out."""
    reshuffled: Sample = field(default_factory=lambda: Sample(0, 0))
    """Hands in which the draw pile was used up at least once."""
    nobody_out: Sample = field(default_factory=lambda: Sample(0, 0))
    """Hands in which nobody went out: nothing was left to draw, or the hand was given up."""

    @classmethod
    def of(cls, hand: PlayedHand) -> HandSample:
        """What one hand gives."""
        players, first, total = len(hand.points), hand.first_laid, sum(hand.points)
        return cls(
            1,
            _at(hand.laps),
            _at(first or 0),
            Ratio.of(1, hand.laps),
            Ratio.of(1, hand.turns),
            Ratio.of(1, first) if first else Ratio(1, 0, 0, 0, 0, 0),
            Ratio.of(players, players - hand.laid.count(None)),
            Ratio.of(players, total),
            Ratio.of(players - (hand.out is not None), total),
            Sample(1, int(hand.reshuffles > 0)),
            Sample(1, int(hand.out is None)),
        )

    def __add__(self, more: HandSample) -> HandSample:
        return HandSample(
            self.trials + more.trials,
            _added(self.by_laps, more.by_laps),
            _added(self.by_first_laid, more.by_first_laid),
            self.laps + more.laps,
            self.turns + more.turns,
            self.first_laid + more.first_laid,
            self.laid + more.laid,
            self.points + more.points,
            self.points_of_others + more.points_of_others,
            self.reshuffled + more.reshuffled,
            self.nobody_out + more.nobody_out,
        )

    def figure(self, name: str) -> Ratio | Sample:
        """A figure by its name; those in `SHARES` are shares of 1.

        >>> HandSample().figure("laps") == HandSample().laps
        True
        """
        figure = getattr(self, name)
        assert isinstance(figure, (Ratio, Sample))
        return figure

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of hands by laps."""
        return tuple([count / self.trials for count in self.by_laps])


SHARES = ("laid", "reshuffled", "nobody_out")
"""The figures of a `HandSample` that are shares of 1."""


def has_error(figure: Ratio | Sample) -> bool:
    """Whether there is a standard error to go by: there is none for a single hand, or where there is no part.

    >>> has_error(Ratio.of(2, 10)), has_error(Ratio.of(2, 10) + Ratio.of(2, 14))
    (False, True)
    """
    return figure.trials > 1 and figure.error != inf


def hands_of(table: Table, seed: int) -> Batch[HandSample]:
    """Plays so many hands at a time, always the same ones for a seed, one after the other."""
    return Batch.of(lambda number: HandSample.of(play_hand(table, seed * MOST_TRIALS + number)), AT_ONCE)


def simulate_hands(table: Table, trials: int, seed: int = 0) -> Iterator[HandSample]:
    """Play hands; samples grow up to `trials`. `Phase10Error`, at once, for trials or a seed out of range.

    >>> *_, result = simulate_hands(Table.of(2, number=1), trials=20, seed=1)
    >>> result.trials, result.by_laps[0], 4 < result.laps.value < 14
    (20, 0, True)
    """
    check_trials(trials, seed)
    return hands_of(table, seed).grown(trials)


def _at(place: int) -> tuple[int, ...]:
    return (0,) * place + (1,)


def _added(row: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip_longest(row, more, fillvalue=0)])
