"""Which rules are played: a frozen set of options, for the points on which booklets or the source texts differ.

Each option is obeyed by the solver, the judge, the table, the score or the match; its default is the modern Mattel
leaflet. Who says what is in `rulebook.toml`, under `option`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any

from phase10.errors import Phase10Error, shown


class Option(Enum):
    """The base of all options: a member's value is its name in messages, addresses and `rulebook.toml`."""

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slow


class Naturals(Option):
    """Where at least one number card is needed beside the wilds (rule wild.natural)."""

    PHASE = "phase"
    GROUP = "group"


class SameNumber(Option):
    """Whether two sets of one phase may have the same number (rule set.same-number-twice)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class OpeningWild(Option):
    """What happens when the card turned over after the deal is a wild (rule setup.opening-wild)."""

    TAKE = "take"
    BURY = "bury"


class OpeningSkip(Option):
    """What happens when the card turned over after the deal is a skip (rule setup.opening-skip)."""

    SKIP_FIRST = "skip-first"
    BURY = "bury"
    COVER = "cover"


class SkipPlace(Option):
    """Where a played skip lies (rule skip.place)."""

    FRONT = "front"
    PILE = "pile"


class SkipRepeat(Option):
    """When the same player may be skipped again (rule skip.repeat)."""

    PENDING = "pending"
    TRIP = "trip"
    IN_A_ROW = "in-a-row"


class SkipLast(Option):
    """Whether a skip may be the last card (rule skip.last-card)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class GoingOut(Option):
    """Whether the last card may be hit, or must be discarded (rule out.empty-hand)."""

    HIT_OR_DISCARD = "hit-or-discard"
    DISCARD = "discard"


class WildPoints(Option):
    """What a wild left in hand costs (rule score.wild-20); the points are in `phase10.scoring`."""

    BOOKLET = "25"
    SOME_EDITIONS = "20"


class Scoring(Option):
    """How cards left in hand are counted: by their points, or one each (rule score.per-card)."""

    POINTS = "points"
    PER_CARD = "per-card"


class WinTiming(Option):
    """When who makes the last phase has won (rule win.end-of-hand)."""

    END_OF_HAND = "end-of-hand"
    AT_ONCE = "at-once"


class TieBreak(Option):
    """Who plays the deciding hand when points are tied too (rule win.tie)."""

    TIED = "tied"
    ALL = "all"


class Order(Option):
    """Whether phases come in the order of the list, or each player chooses (rule variant.choose)."""

    FIXED = "fixed"
    CHOOSE = "choose"


class MovingOn(Option):
    """Who goes on to the next phase after a hand (rules turn.next-phase and variant.ten-hands)."""

    WHEN_LAID = "when-laid"
    ALWAYS = "always"


class LastPhase(Option):
    """With which phase the game ends (rule variant.short)."""

    TEN = "10"
    SEVEN = "7"
    FIVE = "5"


class Numbers(Option):
    """Which phases of the list are played (rule variant.even)."""

    ALL = "all"
    EVEN = "even"


@dataclass(frozen=True, repr=False)
class Rules:
    """The options in force.

    >>> Rules(naturals=Naturals.GROUP) == Rules()
    False
    >>> Rules(naturals=Naturals.GROUP)
    Rules(naturals=Naturals.GROUP)
    """

    naturals: Naturals = Naturals.PHASE
    same_number: SameNumber = SameNumber.ALLOWED
    opening_wild: OpeningWild = OpeningWild.TAKE
    opening_skip: OpeningSkip = OpeningSkip.SKIP_FIRST
    skip_place: SkipPlace = SkipPlace.FRONT
    skip_repeat: SkipRepeat = SkipRepeat.PENDING
    skip_last: SkipLast = SkipLast.ALLOWED
    going_out: GoingOut = GoingOut.HIT_OR_DISCARD
    wild_points: WildPoints = WildPoints.BOOKLET
    scoring: Scoring = Scoring.POINTS
    win_timing: WinTiming = WinTiming.END_OF_HAND
    tie_break: TieBreak = TieBreak.TIED
    order: Order = Order.FIXED
    moving_on: MovingOn = MovingOn.WHEN_LAID
    last_phase: LastPhase = LastPhase.TEN
    numbers: Numbers = Numbers.ALL

    def value(self, option: str) -> Option:
        """The value of an option by its name.

        >>> MATTEL.value("skip_place")
        <SkipPlace.FRONT: 'front'>
        """
        value = getattr(self, option)
        assert isinstance(value, Option)
        return value

    def offers(self, option: str, value: str) -> bool:
        """Whether an option has a value of that name.

        >>> MATTEL.offers("skip_place", "pile"), MATTEL.offers("skip_place", "<b>")
        (True, False)
        """
        return value in {one.value for one in type(self.value(option))}

    def with_value(self, option: str, value: str) -> Rules:
        """These rules with one option changed, by names; `ValueError` for a value the option does not have.

        >>> MATTEL.with_value("skip_place", "pile") == Rules(skip_place=SkipPlace.PILE)
        True
        """
        changes: dict[str, Any] = {option: type(self.value(option))(value)}
        return replace(self, **changes)

    @property
    def differing(self) -> tuple[str, ...]:
        """The options that are not as in the Mattel leaflet."""
        return tuple(field.name for field in fields(self) if self.value(field.name) is not field.default)

    def to_plain(self) -> dict[str, str]:
        """The options that differ from the default, by name; `from_plain` reads them back.

        >>> Rules(skip_place=SkipPlace.PILE).to_plain()
        {'skip_place': 'pile'}
        """
        return {name: str(self.value(name).value) for name in self.differing}

    @classmethod
    def from_plain(cls, plain: object) -> Rules:
        """Rules from plain values; `Phase10Error` for an option, or a value of one, that there is not.

        >>> Rules.from_plain({"skip_place": "pile"})
        Rules(skip_place=SkipPlace.PILE)
        """
        if not isinstance(plain, dict):
            raise Phase10Error("error-rules-option", token=shown(str(plain)))
        rules, known = cls(), {field.name for field in fields(cls)}
        for name, value in plain.items():
            if name not in known or not isinstance(value, str) or not rules.offers(name, value):
                raise Phase10Error("error-rules-option", token=shown(f"{name}={value}"))
            rules = rules.with_value(name, value)
        return rules

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={self.value(name)}' for name in self.differing)})"

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(self.value(field.name) for field in fields(self)))

    def __hash__(self) -> int:
        return self._hash  # rules are looked up at every check


MATTEL = Rules()
"""The modern Mattel leaflet: the default everywhere."""

PRESETS = {
    # Booklets, as far as they were seen; where a booklet was not seen the option stays as in the Mattel leaflet.
    "mattel": MATTEL,
    "fundex": Rules(skip_place=SkipPlace.PILE, skip_repeat=SkipRepeat.TRIP),
    "ravensburger": Rules(opening_wild=OpeningWild.BURY, opening_skip=OpeningSkip.BURY),
    "masters": Rules(order=Order.CHOOSE),
    # Said by a German score board, which is one of the texts the kit started from.
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
