"""Benchmarks of the rules, apart from the tests: `pytest tests/bench_solver.py -o addopts= --benchmark-sort=name`.

Hands are ten cards dealt from the whole deck, already parsed. The last benchmark is the second implementation of the
tests: machines are noisy, so quote ratios of one run.
"""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import literal
import pytest

from phase10 import DECK, STANDARD, Hand, check, fewest_missing, makes_each

HANDS = [Hand(random.Random(seed).sample(DECK, 10)) for seed in range(2000)]
PHASES = STANDARD.phases


def per_second(benchmark: Any, count: int) -> None:
    benchmark.extra_info["per second"] = round(count / benchmark.stats.stats.median)
    print(f"\n{benchmark.name}: {benchmark.extra_info['per second']:,} a second")


@pytest.mark.benchmark(group="solver")
def test_all_ten_yes_or_no(benchmark: Any) -> None:
    """All ten phases, yes or no, in hands a second."""
    made = benchmark(lambda: sum(sum(makes_each(hand, PHASES)) for hand in HANDS))
    assert 0.07 < made / len(HANDS) / 10 < 0.1
    per_second(benchmark, len(HANDS))


@pytest.mark.benchmark(group="solver")
def test_check_with_the_best_layout(benchmark: Any) -> None:
    """A verdict and, where there is one, the best layout, in phase checks a second."""
    made = benchmark(lambda: sum(check(hand, phase).layout is not None for hand in HANDS for phase in PHASES))
    assert 0.07 < made / len(HANDS) / 10 < 0.1
    per_second(benchmark, len(HANDS) * 10)


@pytest.mark.benchmark(group="solver")
def test_fewest_missing(benchmark: Any) -> None:
    """How many cards a hand lacks, in phase checks a second."""
    benchmark(lambda: [fewest_missing(hand, phase) for hand in HANDS for phase in PHASES])
    per_second(benchmark, len(HANDS) * 10)


@pytest.mark.benchmark(group="solver")
def test_parsing(benchmark: Any) -> None:
    """Reading a hand from text, in hands a second."""
    texts = [str(hand) for hand in HANDS]
    assert benchmark(lambda: [Hand.parse(text) for text in texts])[0] == HANDS[0]
    per_second(benchmark, len(HANDS))


@pytest.mark.benchmark(group="solver")
def test_yardstick(benchmark: Any) -> None:
    """The second implementation, yes or no for all ten phases, in hands a second: what the ratios are taken against."""
    texts = [str(hand).split() for hand in HANDS[:100]]
    benchmark.pedantic(
        lambda: [literal.made(cards, phase.notation) for cards in texts for phase in PHASES], rounds=3, warmup_rounds=1
    )
    per_second(benchmark, 100)


@pytest.mark.benchmark(group="processes")
@pytest.mark.parametrize(
    "command",
    [
        ["-c", "pass"],
        ["-c", "import phase10"],
        ["-m", "widgets.app", "check", "R5 B5 G5 R7 B7 G7", "--phase", "1"],
        ["-m", "widgets.app", "check", "R5 B5 G5 R7 B7 G7", "--phase", "1", "--json"],
    ],
    ids=["bare Python", "import phase10", "phase10 check", "phase10 check --json"],
)
def test_start(benchmark: Any, command: list[str]) -> None:
    """A whole process, from start to end."""
    benchmark.pedantic(
        lambda: subprocess.run([sys.executable, *command], check=True, capture_output=True), rounds=10, warmup_rounds=1
    )
