"""Benchmarks of the engine with bots, apart from the tests: `pytest tests/bench_game.py -o addopts= -s`.

Machines are noisy, so quote figures of one run.
"""

from __future__ import annotations

from typing import Any

import pytest

from phase10.bots import BOTS
from phase10.game import Game, Setup, State
from phase10.hands import Table, play_hand


def per_second(benchmark: Any, count: int, what: str) -> None:
    benchmark.extra_info["per second"] = round(count / benchmark.stats.stats.median, 1)
    print(f"\n{benchmark.name}: {benchmark.extra_info['per second']:,} {what} a second")


@pytest.mark.benchmark(group="hands")
@pytest.mark.parametrize("name", BOTS)
def test_hands_with_four_bots(benchmark: Any, name: str) -> None:
    """Whole hands of four bots, each of the ten phases once, in hands a second."""
    tables = [Table.of(4, number, BOTS[name]) for number in range(1, 11)]

    def play() -> int:
        return sum(play_hand(table, seed).turns for seed, table in enumerate(tables))

    assert benchmark.pedantic(play, rounds=5, warmup_rounds=1) > 10
    per_second(benchmark, len(tables), "hands")


@pytest.mark.benchmark(group="matches")
def test_whole_matches_with_four_bots(benchmark: Any) -> None:
    """Whole matches of four careful players, in hands a second."""

    def match(seed: int) -> State:
        state = State.start(Setup(4, seed=seed))
        while state.actor is not None:
            state, _ = state.do(BOTS["sensible"].decide(state.view(state.actor)).action)
        return state

    hands = sum(len(match(seed).match.hands) for seed in range(3))
    benchmark.pedantic(lambda: [match(seed) for seed in range(3)], rounds=5)
    per_second(benchmark, hands, "hands")


@pytest.mark.benchmark(group="matches")
def test_replay(benchmark: Any) -> None:
    """A hand of four bots replayed from its actions, in actions a second."""
    game = Game.start(Setup(4, seed=1))
    while not game.state.match.hands and game.state.actor is not None:
        game = game.do(BOTS["sensible"].decide(game.state.view(game.state.actor)).action)
    assert benchmark(lambda: Game.replay(game.setup, game.actions)) == game
    per_second(benchmark, len(game.actions), "actions")
