"""Figures of whole hands that are shipped: for each phase and number of players, and what tips of rule books are worth.

`python -m phase10.hands_figures` plays the hands anew, which takes some minutes: do so when the engine or the bots have
changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from phase10.bots import Sensible
from phase10.duels import DuelSample, duels
from phase10.habits import HABITS
from phase10.hands import HandSample, Ratio, Table, simulate_hands
from phase10.phases import STANDARD
from phase10.table import PLAYERS

SHIPPED = Path(__file__).with_name("hands.json")
HANDS = 1000
"""Hands for each phase and number of players."""
DEALS = 1500
"""Deals for each tip; each is played twice."""
SEED = 1
TIP_PLAYERS = 4
"""At the table of the tips."""


class Estimate(NamedTuple):
    """A value with its standard error.

    >>> Estimate(0.8, 0.3).is_sure, Estimate(-1.0, 0.3).is_sure
    (False, True)
    """

    value: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it differs from 0 by more than three standard errors."""
        return abs(self.value) > 3 * self.error


@dataclass(frozen=True, slots=True)
class HandFigures:
    """What hands look like in which careful players all try the same phase; see `phase10.hands.HandSample`."""

    trials: int
    laps: Estimate
    first_laid: Estimate
    laid: Estimate
    points_of_others: Estimate


@dataclass(frozen=True, slots=True)
class TipFigures:
    """What it is worth to follow a tip, beside players who do not: differences per player and hand (`DuelSample`)."""

    trials: int
    points: Estimate
    laid: Estimate
    out: Estimate


def hand_figures(players: int, number: int) -> HandFigures:
    """The shipped figures for so many players on a phase of the standard list; `KeyError` where there are none.

    >>> hand_figures(2, number=7).laps.value > hand_figures(6, number=7).laps.value
    True
    """
    trials, *rest = _shipped()["hands"][f"{players} {number}"]
    return HandFigures(trials, *[Estimate(*pair) for pair in rest])


def tip_figures() -> dict[str, TipFigures]:
    """The shipped figures of each tip, by its name in `phase10.habits.HABITS`.

    >>> tip_figures()["lay-at-once"].points.value < 0
    True
    """
    rows = _shipped()["tips"].items()
    return {name: TipFigures(trials, *[Estimate(*pair) for pair in rest]) for name, (trials, *rest) in rows}


@cache
def _shipped() -> dict[str, Any]:
    rows: dict[str, Any] = json.loads(SHIPPED.read_text(encoding="utf-8"))
    return rows


def of_hands(sample: HandSample) -> HandFigures:
    """The figures of hands that were played."""
    parts = (sample.laps, sample.first_laid, sample.laid, sample.points_of_others)
    return HandFigures(sample.trials, *map(_estimate, parts))


def of_duels(sample: DuelSample) -> TipFigures:
    """The figures of duels that were played."""
    return TipFigures(sample.trials, *map(_estimate, (sample.points, sample.laid, sample.out)))


def _estimate(ratio: Ratio) -> Estimate:
    return Estimate(round(ratio.value, 5), round(ratio.error, 5))


def make(hands: int = HANDS, deals: int = DEALS) -> Iterator[tuple[str, str, HandFigures | TipFigures]]:
    """Plays everything that is shipped: the part, the name, and the figures, one after the other."""
    for name, habit in HABITS.items():
        *_, duel = duels(Sensible(), habit, deals, SEED, TIP_PLAYERS)
        yield "tips", name, of_duels(duel)
    for players in PLAYERS:
        for phase in STANDARD.phases:
            *_, sample = simulate_hands(Table.of(players, phase.number), hands, SEED)
            yield "hands", f"{players} {phase.number}", of_hands(sample)


def main(hands: int = HANDS, deals: int = DEALS) -> None:
    """Write the figures anew."""
    found: dict[str, dict[str, object]] = {"tips": {}, "hands": {}}
    for part, name, figures in make(hands, deals):
        found[part][name] = list(asdict(figures).values())
        print(part, name, figures, file=sys.stderr)
    text = json.dumps(found, indent=0).replace("\n", "")
    SHIPPED.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
