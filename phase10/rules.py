"""Which rules are played: a frozen set of options, for the points on which booklets differ.

Each option is obeyed by the solver, the judge or the score; its default is the modern Mattel leaflet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from phase10.errors import Phase10Error, shown


class Naturals(Enum):
    """Where at least one number card is needed beside the wilds (rule wild.natural).

    Mattel and Fundex ask for one in the phase, the Finnish guide for one in each group.
    """

    PHASE = "phase"
    GROUP = "group"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slow


class SameNumber(Enum):
    """Whether two sets of one phase may have the same number (rule set.same-number-twice); every booklet allows it."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"

    __hash__ = object.__hash__


class WildPoints(Enum):
    """What a wild left in hand costs: 25 in every booklet seen, 20 in some editions, as a German score board says."""

    BOOKLET = 25
    SOME_EDITIONS = 20

    __hash__ = object.__hash__


class Scoring(Enum):
    """How cards left in hand are counted: by their points, or one each (German Master list, by the same board)."""

    POINTS = "points"
    PER_CARD = "per-card"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force.

    >>> Rules(naturals=Naturals.GROUP) == Rules()
    False
    """

    naturals: Naturals = Naturals.PHASE
    same_number: SameNumber = SameNumber.ALLOWED
    wild_points: WildPoints = WildPoints.BOOKLET
    scoring: Scoring = Scoring.POINTS


MATTEL = Rules()
"""The modern Mattel leaflet: the default everywhere."""

PRESETS = {
    "mattel": MATTEL,
    "wild-20": Rules(wild_points=WildPoints.SOME_EDITIONS),
    "master": Rules(scoring=Scoring.PER_CARD),
}
"""Sets of options by the names the command line uses."""


def preset(name: str) -> Rules:
    """The preset with this name; raise `Phase10Error` that names those there are.

    >>> preset("Mattel") == MATTEL
    True
    """
    rules = PRESETS.get(name.strip().lower())
    if rules is None:
        raise Phase10Error("error-unknown-rules", token=shown(name), known=", ".join(PRESETS))
    return rules
