"""Benchmarks of the odds, apart from the tests: `pytest tests/bench_odds.py -o addopts= -s`.

The yardstick in the same run is the solver, one hand after the other: machines are noisy, so quote ratios of one run.
"""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from phase10 import DECK, STANDARD, Hand, Phase, makes_each
from phase10.odds.bulk import BulkCheck, counted
from phase10.odds.discards import best_discards
from phase10.odds.draws import solve
from phase10.odds.outs import outs
from phase10.odds.simulate import simulate_deals

HANDS = [Hand(random.Random(seed).sample(DECK, 10)) for seed in range(2000)]
ELEVEN = [Hand(random.Random(seed).sample(DECK, 11)) for seed in range(20)]
DEALS = "from phase10 import STANDARD; from phase10.odds import deal_odds; [deal_odds(one) for one in STANDARD.phases]"


def per_second(benchmark: Any, count: int) -> None:
    benchmark.extra_info["per second"] = round(count / benchmark.stats.stats.median)
    print(f"\n{benchmark.name}: {benchmark.extra_info['per second']:,} a second")


@pytest.mark.benchmark(group="processes")
@pytest.mark.parametrize("code", ["pass", DEALS], ids=["bare Python", "all ten deal odds from a cold start"])
def test_start(benchmark: Any, code: str) -> None:
    """A whole process, from start to end; numpy is not loaded."""
    benchmark.pedantic(lambda: subprocess.run([sys.executable, "-c", code], check=True), rounds=5, warmup_rounds=1)
    print(f"\n{benchmark.name}: {benchmark.stats.stats.median:.2f} s")


@pytest.mark.benchmark(group="bulk")
def test_bulk(benchmark: Any) -> None:
    """All ten phases, yes or no, from counts, in hands a second."""
    hands = np.tile(counted(HANDS), (1, 500))
    check = BulkCheck(STANDARD.phases)
    made = benchmark(lambda: check.made(hands))
    assert made.shape == (10, 1_000_000)
    per_second(benchmark, hands.shape[1])


@pytest.mark.benchmark(group="bulk")
def test_yardstick(benchmark: Any) -> None:
    """The same by the solver, one hand after the other."""
    benchmark(lambda: [makes_each(hand, STANDARD.phases) for hand in HANDS])
    per_second(benchmark, len(HANDS))


@pytest.mark.benchmark(group="bulk")
@pytest.mark.parametrize("number", [1, 2, 6, 8])
def test_simulated_deals(benchmark: Any, number: int) -> None:
    """Hands dealt and asked for one phase, in hands a second."""
    phase = STANDARD.phase(number)
    benchmark.pedantic(lambda: [*simulate_deals(phase, 200_000, seed=1)], rounds=3, warmup_rounds=1)
    per_second(benchmark, 200_000)


@pytest.mark.benchmark(group="next draw")
@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_outs_and_best_discard(benchmark: Any, phase: Phase) -> None:
    """Outs and ranked discards of a hand of eleven, with expected draws, once the phase was asked for before."""
    hands = iter(ELEVEN * 50)

    def ask() -> None:
        hand = next(hands)
        best_discards(hand, phase)
        outs(hand, phase)

    benchmark.pedantic(ask, rounds=20, warmup_rounds=1)
    times = benchmark.stats.stats
    print(f"\n{benchmark.name}: {times.median * 1000:.0f} ms, worst {times.max * 1000:.0f} ms")


@pytest.mark.benchmark(group="expected draws")
def test_the_whole_table(benchmark: Any) -> None:
    """Expected draws of the ten standard phases, solved anew."""
    benchmark.pedantic(lambda: [solve(phase).expected for phase in STANDARD.phases], rounds=1)
    print(f"\n{benchmark.name}: {benchmark.stats.stats.median:.1f} s")
