"""Which rules are played: a frozen set of options, for the points on which booklets differ.

Each option is obeyed by the solver and the judge; its default is the modern Mattel leaflet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force.

    >>> Rules(naturals=Naturals.GROUP) == Rules()
    False
    """

    naturals: Naturals = Naturals.PHASE
    same_number: SameNumber = SameNumber.ALLOWED


MATTEL = Rules()
"""The modern Mattel leaflet: the default everywhere."""
