"""The figures of a phase under best play, read from what is shipped: no numpy, and no wait.

`python -m phase10.odds.tables` works them out anew for the phases of the printed lists.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from phase10.odds.tally import table_key
from phase10.phases import Phase
from phase10.rules import MATTEL, Rules

FIGURES = Path(__file__).with_name("figures.json")
SURE_ENOUGH = 0.9999
MOST_DRAWS = 100


@dataclass(frozen=True, slots=True)
class Figures:
    """How hard a phase is, alone with the deck: see `phase10.odds.draws` for the model.

    `within[k]` is the chance that it is made after at most k draws, up to where that is nearly sure. `table` is the
    mean number of draws without replacement, found by simulation, and `table_error` its standard error.
    """

    expected: float
    within: tuple[float, ...]
    table: float
    table_error: float


def figures(phase: Phase, rules: Rules = MATTEL) -> Figures | None:
    """The shipped figures of a phase; None where there are none.

    >>> found = figures(Phase.parse("S4 S4"))
    >>> round(found.expected, 3), round(found.within[0], 4)
    (11.351, 0.0033)
    """
    row = _shipped().get(table_key(phase, rules))
    return Figures(row["expected"], tuple(row["within"]), row["table"], row["table_error"]) if row else None


def solve_figures(phase: Phase, rules: Rules = MATTEL, trials: int = 20_000) -> Figures:
    """The figures of a phase of sets and runs, or of color groups alone: some seconds for sets with runs, and numpy.

    `Phase10Error` for a phase too large for the hand, or with other colors.
    """
    from phase10.odds.alone import simulate_draws  # noqa: PLC0415
    from phase10.odds.draws import play_for  # noqa: PLC0415  numpy is loaded only here

    play = play_for(phase, rules)
    within = play.within(MOST_DRAWS)
    draws = next((k for k, chance in enumerate(within) if chance >= SURE_ENOUGH), MOST_DRAWS)
    *_, sample = simulate_draws(play, trials, seed=1, replacing=False)
    return Figures(play.expected, within[: draws + 1], sample.mean, sample.error)


@cache
def _shipped() -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return rows
