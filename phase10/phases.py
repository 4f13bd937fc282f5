"""Groups, phases and phase lists, with their notation in and out.

Notation: `S3` a set of 3, `R4` a run of 4, `C7` seven cards of one color, `CR4` a run of 4 in one color; a phase is up
to four groups: `S3 R4`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache

from phase10.cards import COPIES, WILD
from phase10.errors import Phase10Error, shown

MOST_GROUPS = 4
"""No printed phase has more groups."""


class GroupKind(Enum):
    """The four kinds of groups; the value is the letter of the notation."""

    SET = "S"
    RUN = "R"
    COLOR = "C"
    COLOR_RUN = "CR"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slow

    @property
    def is_run(self) -> bool:
        """Whether the group is made of consecutive numbers."""
        return self in (GroupKind.RUN, GroupKind.COLOR_RUN)

    @property
    def has_color(self) -> bool:
        """Whether the group must be of one color."""
        return self in (GroupKind.COLOR, GroupKind.COLOR_RUN)


SIZES = {
    GroupKind.SET: range(2, 17),  # eight of the number and eight wilds
    GroupKind.RUN: range(3, 13),  # numbers do not wrap
    GroupKind.COLOR: range(2, 33),  # 24 of the color and eight wilds
    GroupKind.COLOR_RUN: range(3, 13),
}
"""How many cards a group of each kind may ask for."""

NATURALS = {GroupKind.SET: 8, GroupKind.RUN: 12, GroupKind.COLOR: 24, GroupKind.COLOR_RUN: 12}
"""How many number cards of the deck one group can hold; what it asks for beyond must be wilds."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group that a phase asks for: its kind and the fewest cards it needs.

    >>> Group.parse("CR4")
    Group.parse('CR4')
    >>> Group.parse("R13")
    Traceback (most recent call last):
    phase10.errors.Phase10Error: “R13” cannot be: a run has 3 to 12 cards.
    """

    kind: GroupKind
    size: int

    def __post_init__(self) -> None:
        """Refuse sizes the deck or the numbers do not allow."""
        sizes = SIZES[self.kind]
        if self.size not in sizes:
            raise Phase10Error(
                "error-group-size", token=str(self), kind=self.kind.value, least=sizes.start, most=sizes.stop - 1
            )

    @staticmethod
    def parse(text: str) -> Group:
        """Read one group; raise `Phase10Error` that names the token when it is none."""
        match = _GROUP.match(text)
        if not match:
            raise Phase10Error("error-unknown-group", token=shown(text))
        return Group(GroupKind(match[1].upper()), int(match[2]))

    def __str__(self) -> str:
        return f"{self.kind.value}{self.size}"

    def __repr__(self) -> str:
        return f"Group.parse({str(self)!r})"


_GROUP = re.compile(r"(S|R|CR|C)([0-9]{1,3})\Z", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"-?[0-9]+\Z", re.ASCII)
_SEPARATOR = re.compile("[ \t\r\n,;+\u00a0]+")


@dataclass(frozen=True)
class Phase:
    """What one phase asks for: one to four groups; `number` is its place in a phase list, 0 when it has none.

    >>> Phase.parse("s3 r4")
    Phase.parse('S3 R4')
    >>> STANDARD.phase(9)
    Phase.parse('S5 S2', number=9)
    """

    groups: tuple[Group, ...]
    number: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        """Refuse a phase without groups, with too many, or that all the cards of the deck cannot make."""
        if not 1 <= len(self.groups) <= MOST_GROUPS:
            raise Phase10Error("error-group-count", count=len(self.groups), most=MOST_GROUPS)
        if sum(max(0, group.size - NATURALS[group.kind]) for group in self.groups) > COPIES[WILD]:
            raise Phase10Error("error-phase-too-big", token=shown(self.notation))

    @staticmethod
    def parse(text: str, number: int = 0) -> Phase:
        """Read a phase in notation; raise `Phase10Error` that names the bad token."""
        return Phase(tuple(Group.parse(token) for token in _SEPARATOR.split(text) if token), number)

    @property
    def size(self) -> int:
        """The fewest cards the phase takes."""
        return sum(group.size for group in self.groups)

    @cached_property
    def has_color(self) -> bool:
        """Whether any group must be of one color."""
        return any(group.kind.has_color for group in self.groups)

    @cached_property
    def notation(self) -> str:
        """The groups in notation."""
        return " ".join(map(str, self.groups))

    @cached_property
    def _hash(self) -> int:
        return hash(self.groups)

    def __hash__(self) -> int:
        return self._hash  # phases are looked up at every check

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Phase.parse({self.notation!r}{f', number={self.number}' if self.number else ''})"


class Status(Enum):
    """How far a phase list can be trusted."""

    BOOKLET = "booklet"
    """Read off a booklet of the publisher."""
    ATTESTED = "attested"
    """Not read off the booklet, but told alike by sources that do not depend on each other."""
    OURS = "ours"
    """Made for this kit."""


@dataclass(frozen=True)
class PhaseList:
    """Phases in the order they are played; `name` is the id used on the command line and in message ids."""

    name: str
    phases: tuple[Phase, ...]
    status: Status

    def phase(self, number: int) -> Phase:
        """The phase with this number, from 1; raise `Phase10Error` when the list has none."""
        if not 1 <= number <= len(self.phases):
            raise Phase10Error("error-no-such-phase", token=shown(str(number)), most=len(self.phases))
        return self.phases[number - 1]

    def find(self, text: str) -> Phase:
        """The phase meant by a number of this list or by notation.

        >>> STANDARD.find("4"), STANDARD.find("C4 S3")
        (Phase.parse('R7', number=4), Phase.parse('C4 S3'))
        """
        token = text.strip()
        if not _NUMBER.match(token):
            return Phase.parse(text)
        digits = token.lstrip("0")
        if len(digits) > 3:
            raise Phase10Error("error-no-such-phase", token=shown(token), most=len(self.phases))
        return self.phase(int(digits or "0"))

    def __repr__(self) -> str:
        return f"phase_list({self.name!r})"


def _list(name: str, status: Status, phases: str) -> PhaseList:
    return PhaseList(name, tuple(Phase.parse(text, i) for i, text in enumerate(phases.split("|"), 1)), status)


STANDARD = _list("standard", Status.BOOKLET, "S3 S3 | S3 R4 | S4 R4 | R7 | R8 | R9 | S4 S4 | C7 | S5 S2 | S5 S3")
"""The ten phases of every booklet of the standard game; the US Masters edition plays them in any order."""

MASTER = _list("master", Status.ATTESTED, "S2 S2 S2 S2 | C6 | S4 R4 | R8 | C7 | R9 | S4 S4 | CR4 S3 | S5 S3 | S5 CR3")
"""Phase 10 Master, Ravensburger 2008 (the German Master list)."""

TWIST = _list(
    "twist", Status.ATTESTED, "S3 S3 S3 | S2 S2 S2 S2 | S5 R4 | S3 S3 R3 | S3 R6 | R4 R4 | R7 C4 | CR5 | C8 | C9"
)
"""The cards of Phase 10 Twist that are drawn on its Twist spaces; its board has the standard ten."""

EASY = _list("easy", Status.OURS, "S2 S2 | S3 | R4 | S3 S2 | C5 | R5 | S3 R4 | S2 S2 S2 S2 | R6 | S3 S3")
"""An easy start: the first phases are often dealt, the last is the first of the standard list."""

SETS = _list("sets", Status.OURS, "S3|S3 S2|S3 S2 S2|S2 S2 S2 S2|S3 S3|S4 S2|S3 S3 S2|S4 S3|S3 S3 S3|S4 S4")
"""Sets only."""

RUNS = _list("runs", Status.OURS, "R4 | R3 R3 | R5 | R4 R3 | R6 | R3 R3 R3 | R7 | R8 | R5 R5 | R9")
"""Runs only."""

COLORS = _list("colors", Status.OURS, "C5 | C3 C3 C3 | C5 C3 | C4 C4 | C5 C4 | C6 | C6 C3 | C5 C5 | C7 | C8")
"""A color game: groups of one color only."""

MEAN = _list("mean", Status.OURS, "S4 R4 | R8 | S3 S3 S3 | S5 S2 | R9 | C8 | R10 | S4 S4 | S5 R4 | C9")
"""A mean list: it begins where others end."""

# A German score board names lists like the last five without printing them: these are ours, and each is a ramp (the
# expected draws of `phase10.odds` never fall from one phase to the next). Not here: a list of the Ravensburger board
# game of 2010, which no source that was seen prints.
PHASE_LISTS = (STANDARD, MASTER, TWIST, EASY, SETS, RUNS, COLORS, MEAN)


@lru_cache
def phase_list(name: str) -> PhaseList:
    """The phase list with this name; raise `Phase10Error` that names those there are.

    >>> phase_list("Master").phase(2)
    Phase.parse('C6', number=2)
    """
    for known in PHASE_LISTS:
        if known.name == name.strip().lower():
            return known
    raise Phase10Error("error-unknown-list", token=shown(name), known=", ".join(known.name for known in PHASE_LISTS))
