"""Whole matches of bots: in every run over a set of tables in which any two options, or values, meet somewhere.

The literal referee follows every move. The ten thousand matches of `test_ten_thousand_matches` are marked exhaustive;
`PHASE10_MATCHES` says how many to play instead, and `python tests/test_bot_matches.py 0 5000` plays some and tells how
far it is.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import combinations

import pytest
from both import Both, options
from referee import points

from phase10 import PHASE_LISTS, Rules, phase_list
from phase10.bots import Player, RandomLegal, Sensible
from phase10.events import Happening
from phase10.game import Setup
from phase10.match import Match, Result
from phase10.rules import Order
from phase10.table import PLAYERS
from phase10.view import Stage

Row = Mapping[str, object]
FACTORS: dict[str, tuple[object, ...]] = {
    **{field.name: tuple(type(Rules().value(field.name))) for field in fields(Rules)},
    "players": tuple(PLAYERS),
    "phases": tuple(phases.name for phases in PHASE_LISTS),
}
"""All that can differ between two tables."""
MOST_MOVES = 40_000
"""More moves than any match has that comes to an end; the longest of ten thousand had a fraction of that."""
MATCHES = int(os.environ.get("PHASE10_MATCHES", "10000"))


def any_row(rng: random.Random) -> dict[str, object]:
    return {name: rng.choice(values) for name, values in FACTORS.items()}


def pairs(row: Row) -> set[tuple[tuple[str, object], ...]]:
    return set(combinations(row.items(), 2))


def every_pair() -> set[tuple[tuple[str, object], ...]]:
    """Any two values of any two factors."""
    return {((a, x), (b, y)) for a, b in combinations(FACTORS, 2) for x in FACTORS[a] for y in FACTORS[b]}


@lru_cache
def covering(seed: int = 10) -> tuple[Row, ...]:
    """Tables so that any two values of two factors meet at one of them: always the one that has most new pairs."""
    rng = random.Random(seed)
    missing = every_pair()
    rows: list[Row] = []
    while missing:
        wanted = rng.choice(sorted(missing, key=str))
        tries = [{**any_row(rng), **dict(wanted)} for _ in range(30)]
        tries = [{name: row[name] for name in FACTORS} for row in tries]
        rows.append(max(tries, key=lambda row: len(pairs(row) & missing)))
        missing -= pairs(rows[-1])
    return tuple(rows)


def setup_of(row: Row, seed: int) -> Setup:
    rules = Rules(**{field.name: row[field.name] for field in fields(Rules)})  # type: ignore[arg-type]
    players = row["players"]
    assert isinstance(players, int)
    return Setup(players, phase_list(str(row["phases"])), rules, seed, seed % players)


def bots(players: int, seed: int) -> list[Player]:
    """Mostly bots that play well, and now and then one that does anything; at every eighth table all do."""
    rng = random.Random(seed)
    share = 0.1 if seed % 8 else 1
    return [RandomLegal(seed) if rng.random() < share else Sensible() for _ in range(players)]


def play_out(both: Both, row: Sequence[Player], most: int = MOST_MOVES) -> int:
    """The match to its end; both are asked at every move, and compared at the end of every hand. The moves made."""
    moves, hands = 0, both.referee.standings.hands
    while both.state.actor is not None:
        assert moves < most, f"no end: {both.setup}"
        both.move(row[both.state.actor])
        moves += 1
        if both.referee.standings.hands > hands or both.state.stage is Stage.CHOOSE:
            hands = both.referee.standings.hands
            both.check()
    both.check()
    return moves


@lru_cache
def sample() -> tuple[Both, ...]:
    """The matches of the covering set, played."""
    played = []
    for seed, row in enumerate(covering()):
        both = Both(setup_of(row, seed))
        play_out(both, bots(both.setup.players, seed))
        played.append(both)
    return tuple(played)


def tied(setup: Setup) -> Both:
    """A match in which seats 0 and 1 have made every phase with equal points, and the others lack the last."""
    both = Both(setup)
    match, standings = Match(setup.players, setup.phases, setup.rules), both.referee.standings
    for number in match.numbers:
        behind = number == match.numbers[-1]
        laid = {seat: number for seat in range(setup.players) if seat < 2 or not behind}
        left = {seat: [] if seat in laid else ["R1"] * 10 for seat in range(setup.players)}
        standings.end_of_hand(laid, left)
        chosen = number if setup.rules.order is Order.CHOOSE else None
        costs = [0 if seat in laid else points(["R1"] * 10, options(setup.rules)) for seat in range(setup.players)]
        match = match.play([Result(seat in laid, cost, chosen) for seat, cost in enumerate(costs)])
    both.begin_with(match)
    return both


def test_any_two_values_meet() -> None:
    """The sample has a table for any two values of any two options, and is small enough to be played every time."""
    assert set().union(*map(pairs, covering())) == every_pair()
    assert len(covering()) < 70


def test_every_match_of_the_sample_ends_as_the_referee_says() -> None:
    """All matches of the covering set come to an end; each move and the standings after each hand are agreed on."""
    for both in sample():
        assert both.state.stage is Stage.OVER
        assert both.state.match.outcome().winner == both.referee.standings.winner is not None


def test_everything_happens_in_the_sample() -> None:
    """No kind of event is missing, but the two ends of a hand that need a table made for them (C88 has one)."""
    seen = sum((both.seen for both in sample()), Counter())
    assert set(Happening) - set(seen) <= {Happening.RAN_OUT, Happening.DEAD}
    assert any(both.sat_out for both in sample())


DECIDING = [(players, tie, order) for players in (3, 6) for tie in ("tied", "all") for order in ("fixed", "choose")]


@pytest.mark.parametrize(("players", "tie", "order"), DECIDING)
def test_deciding_hands(players: int, tie: str, order: str) -> None:
    """After a tie the tied play on, alone or with all, until one of them has won; the rest sit out or cannot win."""
    rules = Rules().with_value("tie_break", tie).with_value("order", order)
    outs = set()
    for seed in range(8):
        both = tied(Setup(players, rules=rules, seed=seed))
        assert both.state.match.outcome().tied == (0, 1)
        both.move(Sensible())
        assert sorted(both.state.order) == ([0, 1] if tie == "tied" else list(range(players)))
        play_out(both, [Sensible()] * players)
        assert both.state.match.outcome().winner in (0, 1)
        outs |= {seat for seat, hand in enumerate(both.state.hands) if not hand and seat in both.state.order}
    assert (outs <= {0, 1}) == (tie == "tied")  # where all play, some who cannot win go out


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_matches(part: int) -> None:
    """Ten thousand matches at tables drawn at random all come to an end, agreed on at every move and every hand."""
    for _ in many(MATCHES * part // 10, MATCHES * (part + 1) // 10):
        pass


def many(start: int, stop: int) -> Iterator[tuple[int, int, Both]]:
    """Matches by their numbers; the same number is always the same match."""
    for number in range(start, stop):
        both = Both(setup_of(any_row(random.Random(number)), number))
        yield number, play_out(both, bots(both.setup.players, number)), both


if __name__ == "__main__":
    begun, longest, seen = time.time(), (0, 0), Counter[Happening]()
    for number, moves, both in many(int(sys.argv[1]), int(sys.argv[2])):
        longest = max(longest, (moves, number))
        seen += both.seen
        if number % 100 == 99:
            print(f"{number + 1} matches, {time.time() - begun:.0f} s, longest {longest}", flush=True)
    print({kind.value: count for kind, count in seen.items()})
