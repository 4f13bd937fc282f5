"""The hard cases of the rules, each played in a game and named by its number, under the booklets and where they differ.

`pytest -k C49` finds `C49-mattel`, `C49-fundex` and so on. In the tables a case says what is done, and the rules that
breaks by the booklets, or by the option named where its answer is another; no rule means that it is allowed.

Some cases name options that the kit does not have: runs that wrap (C15), a wild on a full run (C25), a printed color of
wilds (C40), floating (C70), a dealer who gives an opening wild away (C38). There the default is tested.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

import pytest
from literal import made
from tables import ON_DISCARDS, broken, draw, hit, lay, played, table, with_hand

from phase10 import DECK, MASTER, SKIP, STANDARD, TWIST, WILD, Card, Phase, PhaseList, Rules, parse_cards
from phase10.actions import Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.bots import Sensible
from phase10.errors import Phase10Error
from phase10.events import Happening
from phase10.game import RefusedError, Setup, State
from phase10.match import Match, Result
from phase10.rules import (
    PRESETS,
    GoingOut,
    LastPhase,
    MovingOn,
    Naturals,
    Numbers,
    OpeningSkip,
    Order,
    SameNumber,
    Scoring,
    SkipLast,
    SkipPlace,
    SkipRepeat,
    TieBreak,
    WildPoints,
    WinTiming,
)
from phase10.table import Pile
from phase10.view import Stage

CASES = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 36, 37,
    38, 39, 40, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 53, 55, 57, 58, 59, 61, 62, 63, 64, 65, 67, 68, 69, 70, 73, 74,
    75, 76, 77, 79, 80, 81, 83, 84, 85, 87, 88, 89, 90, 91, 92,
)  # fmt: skip
"""The numbers of the hard cases in the rules research; those that are not here were struck out."""

BOOKLETS = {name: PRESETS[name] for name in ("mattel", "fundex", "ravensburger", "masters")}
OPTIONS = {
    "per-group": Rules(naturals=Naturals.GROUP),
    "sets-differ": Rules(same_number=SameNumber.FORBIDDEN),
    "cover": Rules(opening_skip=OpeningSkip.COVER),
    "pile": Rules(skip_place=SkipPlace.PILE),
    "in-a-row": Rules(skip_repeat=SkipRepeat.IN_A_ROW),
    "no-skip-last": Rules(skip_last=SkipLast.FORBIDDEN),
    "discard-last": Rules(going_out=GoingOut.DISCARD),
    "wild-20": Rules(wild_points=WildPoints.SOME_EDITIONS),
    "per-card": Rules(scoring=Scoring.PER_CARD),
    "at-once": Rules(win_timing=WinTiming.AT_ONCE),
    "all-decide": Rules(tie_break=TieBreak.ALL),
    "ten-hands": Rules(moving_on=MovingOn.ALWAYS),
}
RULES = BOOKLETS | OPTIONS
Act = Callable[[State], Action]
JUNK = "S S S S"
"""Four cards that are of no use for a phase."""


def booklets(number: int, *options: str) -> pytest.MarkDecorator:
    """Runs a test under every booklet, and these options, each run named by the case."""
    names = (*BOOKLETS, *options)
    return pytest.mark.parametrize("rules", [RULES[name] for name in names], ids=[f"C{number}-{one}" for one in names])


def may_lay(state: State) -> bool:
    return any(isinstance(action, LayDown) for action in state.legal())


def refused(state: State, action: Action) -> set[str]:
    """The rules an action breaks, asked of `do`: it raises them all, and what was before is as it was."""
    before = repr(state)
    with pytest.raises(RefusedError) as error:
        state.do(action)
    assert repr(state) == before
    return {violation.rule.value for violation in error.value.violations}


def held(state: State, seat: int) -> list[str]:
    return sorted(map(str, state.hands[seat]))


def kinds(events: Sequence[object]) -> list[Happening]:
    return [event.kind for event in events]  # type: ignore[attr-defined]


# ---- Whether a hand may be laid


@dataclass(frozen=True)
class Lay:
    """A hand of eleven cards, and the phase laid from it as somebody proposes; `left` are the cards that stay then.

    `never` says where there is no way at all to lay the phase: under every rule ("all"), or under one option.
    """

    number: int
    phase: int
    hand: str
    groups: tuple[str, ...]
    breaks: str = ""
    otherwise: Mapping[str, str] = field(default_factory=dict)
    never: str = ""
    left: str | None = None
    phases: PhaseList = STANDARD


TWICE = {"sets-differ": "set.same-number-twice"}
NEEDS_OWN = {"per-group": "wild.natural"}

LAYS = [
    Lay(1, 1, "R10 R10 B10 G10 Y10 Y10 R1 B3 G5 Y7 S", ("S3 R10 R10 B10", "S3 G10 Y10 Y10"), otherwise=TWICE),
    Lay(2, 1, "R10 R10 B10 G10 Y10 W R1 B3 G5 Y7 S", ("S3 R10 R10 B10", "S3 G10 Y10 W=10"), otherwise=TWICE),
    Lay(3, 7, "R6 R6 B6 B6 G6 G6 Y6 Y6 S S S", ("S4 R6 R6 B6 B6", "S4 G6 G6 Y6 Y6"), otherwise=TWICE),
    Lay(4, 7, f"R9 R9 B9 B9 G9 G9 Y9 {JUNK}", ("S4 R9 R9 B9 B9", "S4 G9 G9 Y9"), "turn.whole-phase", never="all"),
    Lay(4, 7, "R9 R9 B9 B9 G9 G9 Y9 W S S S", ("S4 R9 R9 B9 B9", "S4 G9 G9 Y9 W=9"), otherwise=TWICE),
    Lay(5, 10, "R4 R4 B4 B4 G4 G4 Y4 Y4 S S S", ("S5 R4 R4 B4 B4 G4", "S3 G4 Y4 Y4"), otherwise=TWICE),
    Lay(6, 9, f"R5 R5 B5 B5 G5 G5 Y5 {JUNK}", ("S5 R5 R5 B5 B5 G5", "S2 G5 Y5"), otherwise=TWICE),
    Lay(7, 1, "R7 R7 B7 R9 B9 G9 R1 S S S S", ("S3 R7 R7 B7", "S3 R9 B9 G9")),
    Lay(8, 1, f"R5 B5 G5 Y5 R7 B7 G7 {JUNK}", ("S3 R5 B5 G5 Y5", "S3 R7 B7 G7"), left=JUNK),
    Lay(
        9, 1, "R6 B6 G6 R8 B8 G8 R10 B10 G10 S S", ("S3 R6 B6 G6", "S3 R8 B8 G8", "S3 R10 B10 G10"),
        "turn.whole-phase",
    ),
    Lay(9, 1, "R6 B6 G6 R8 B8 G8 R10 B10 G10 S S", ("S3 R6 B6 G6", "S3 R8 B8 G8"), left="R10 B10 G10 S S"),
    Lay(10, 2, "R5 B5 G5 R4 B6 G7 R1 B1 G12 Y12 S", ("S3 R5 B5 G5", "R4 R4 R5 B6 G7"), "cards.one-place", never="all"),
    Lay(10, 2, "R5 B5 G5 Y5 R4 B6 G7 R1 B1 G12 S", ("S3 R5 B5 G5", "R4 R4 Y5 B6 G7")),
    Lay(10, 2, "R5 B5 G5 W R4 B6 G7 R1 B1 G12 S", ("S3 R5 B5 G5", "R4 R4 W=5 B6 G7")),
    Lay(11, 3, f"R8 B8 G8 Y8 R5 B6 G7 {JUNK}", ("S4 R8 B8 G8 Y8", "R4 R5 B6 G7"), "turn.whole-phase", never="all"),
    Lay(11, 3, "R8 B8 G8 Y8 R5 B6 G7 W S S S", ("S4 R8 B8 G8 Y8", "R4 W=4 R5 B6 G7")),
    Lay(11, 3, "R8 B8 G8 Y8 R5 B6 G7 W S S S", ("S4 R8 B8 G8 Y8", "R4 R5 B6 G7 W=8")),
    Lay(13, 3, "R3 B3 G3 W R4 B5 G6 Y7 S S S", ("S4 R3 B3 G3 W=3", "R4 R4 B5 G6 Y7")),
    Lay(13, 3, f"R3 B3 G3 W R4 B5 G6 {JUNK}", ("S4 R3 B3 G3 W=3", "R4 R4 B5 G6 W=7"), "cards.one-place", never="all"),
    Lay(15, 2, f"R11 B12 G1 Y2 R5 B5 G5 {JUNK}", ("S3 R5 B5 G5", "R4 R11 B12 G1 Y2"), "run.no-wrap", never="all"),
    Lay(17, 2, "R4 B5 G5 Y6 R7 R9 B9 G9 S S S", ("S3 R9 B9 G9", "R4 R4 B5 G5 Y6 R7"), "run.no-twins"),
    Lay(17, 2, "R4 B5 G5 Y6 R7 R9 B9 G9 S S S", ("S3 R9 B9 G9", "R4 R4 B5 Y6 R7"), left="G5 S S S"),
    Lay(18, 4, f"R3 B4 G5 Y6 R7 B8 G9 {JUNK}", ("R7 R3 B4 G5 Y6 R7 B8 G9",)),
    Lay(18, 4, "R3 B4 G5 Y6 R7 B8 G9 Y10 S S S", ("R8 R3 B4 G5 Y6 R7 B8 G9 Y10",), phases=MASTER),
    Lay(19, 4, "R3 B4 G5 Y6 R7 B8 G9 Y10 S S S", ("R7 R3 B4 G5 Y6 R7 B8 G9 Y10",), left="S S S"),
    Lay(20, 6, "R1 B2 G3 W R5 W B7 G8 W S S", ("R9 R1 B2 G3 W=4 R5 W=6 B7 G8 W=9",)),
    Lay(21, 6, "R1 B2 G3 Y4 R5 B8 G9 Y10 R11 W S", ("R9 R1 B2 G3 Y4 R5 W=6 B8 G9 Y10 R11",), "run.no-wrap",
        never="all"),
    Lay(21, 6, "R1 B2 G3 Y4 R5 B8 G9 Y10 R11 W W", ("R9 R1 B2 G3 Y4 R5 W=6 W=7 B8 G9 Y10 R11",), left=""),
    Lay(23, 5, "R6 B7 G8 Y9 R10 B11 G12 W S S S", ("R8 W=5 R6 B7 G8 Y9 R10 B11 G12",)),
    Lay(23, 5, "R6 B7 G8 Y9 R10 B11 G12 W S S S", ("R8 R6 B7 G8 Y9 R10 B11 G12 W=1",), "wild.any-number"),
    Lay(24, 4, f"R4 B5 G6 Y7 R8 B9 W {JUNK}", ("R7 W=3 R4 B5 G6 Y7 R8 B9",)),
    Lay(24, 4, f"R4 B5 G6 Y7 R8 B9 W {JUNK}", ("R7 R4 B5 G6 Y7 R8 B9 W=10",)),
    Lay(24, 4, f"R4 B5 G6 Y7 R8 B9 W {JUNK}", ("R7 R4 B5 G6 Y7 R8 B9 W=11",), "wild.any-number"),
    Lay(29, 4, f"R1 B2 G3 Y4 R5 B6 W {JUNK}", ("R7 W=W R1 B2 G3 Y4 R5 B6",), "wild.any-number"),
    Lay(29, 4, f"R1 B2 G3 Y4 R5 B6 W {JUNK}", ("R7 R1 B2 G3 Y4 R5 B6 W=7",)),
    Lay(30, 1, f"R7 W W R9 B9 G9 R1 {JUNK}", ("S3 R7 W=7 W=7", "S3 R9 B9 G9")),
    Lay(
        31, 1, f"R9 B9 G9 W W W R1 {JUNK}", ("S3 R9 B9 G9", "S3 W=9 W=9 W=9"),
        otherwise=NEEDS_OWN | TWICE,
    ),
    Lay(31, 1, f"R9 B9 G9 W W W R1 {JUNK}", ("S3 R9 B9 G9", "S3 W=4 W=4 W=4"), otherwise=NEEDS_OWN),
    Lay(31, 1, f"R9 B9 G9 W W W R1 {JUNK}", ("S3 R9 B9 W=9", "S3 G9 W=9 W=9"), otherwise=TWICE),
    Lay(
        32, 9, f"R5 W W W W W W {JUNK}", ("S5 R5 W=5 W=5 W=5 W=5", "S2 W=5 W=5"),
        otherwise=NEEDS_OWN | TWICE, never="per-group",
    ),
    Lay(33, 8, f"W W W W W W W {JUNK}", ("C7 W=R W=R W=R W=R W=R W=R W=R",), "wild.natural", never="all"),
    Lay(33, 8, f"R3 W W W W W W {JUNK}", ("C7 R3 W=R W=R W=R W=R W=R W=R",)),
    Lay(33, 8, f"R3 W W W W W W {JUNK}", ("C7 R3 W=B W=R W=R W=R W=R W=R",), "wild.any-number"),
    Lay(40, 8, f"B1 B2 B3 B4 B5 B6 W {JUNK}", ("C7 B1 B2 B3 B4 B5 B6 W=B",)),
    Lay(42, 8, "B1 B2 B3 B4 B5 W W S S S Y1", ("C7 B1 B2 B3 B4 B5 W=B W=B",)),
    Lay(43, 4, f"R1 W W W W W W {JUNK}", ("R7 R1 W=2 W=3 W=4 W=5 W=6 W=7",)),
    Lay(55, 8, f"B1 B2 B3 B4 B5 B6 Y1 {JUNK}", ("C7 B1 B2 B3 B4 B5 B6 S",), "skip.no-meld turn.whole-phase",
        never="all"),
    Lay(91, 1, "R2 B2 G2 Y2 R3 B3 G3 Y3 S S S", ("S2 R2 B2", "S2 G2 Y2", "S2 R3 B3", "S2 G3 Y3"), otherwise=TWICE,
        phases=MASTER),
    Lay(92, 8, f"R3 R4 R5 R6 B4 G4 Y4 {JUNK}", ("CR4 R3 R4 R5 R6", "S3 B4 G4 Y4"), phases=MASTER),
    Lay(92, 8, f"R3 R4 R5 R6 B4 G4 Y1 {JUNK}", ("CR4 R3 R4 R5 R6", "S3 B4 G4 R4"), "cards.one-place", never="all",
        phases=MASTER),
]  # fmt: skip


# ---- What is done in a turn


@dataclass(frozen=True)
class Do:
    """Something done in the middle of a hand, after other actions, and what is so then: see `fact`."""

    number: int
    given: Mapping[str, object]
    does: Act
    breaks: str = ""
    otherwise: Mapping[str, str] = field(default_factory=dict)
    first: tuple[Act, ...] = ()
    then: Mapping[str, object] = field(default_factory=dict)
    never: str = ""


def fact(state: State, name: str) -> object:
    """One thing about a state: actor, stage, top, pile, the cards of `hand 0`, or what lies in `group 0 1`."""
    word, *numbers = name.split()
    match word:
        case "hand":
            return " ".join(held(state, int(numbers[0])))
        case "group":
            seat, group = map(int, numbers)
            return " ".join(map(str, state.melds[seat][group].stands_for))
        case "top":
            return str(state.discards[-1]) if state.discards else ""
        case "stage":
            return state.stage.value
        case "actor":
            return state.actor
        case "laid":
            return tuple(map(bool, state.melds))
    raise ValueError(name)


def does(action: Action) -> Act:
    return lambda state: action


def hits(owner: int, group: int, cards: str, *, low: bool = False) -> Act:
    return lambda state: hit(state, owner, group, cards, low)


def throws(card: str, seat: int = 0) -> Act:
    return lambda state: Discard(seat, Card.parse(card))


def lays(*groups: str) -> Act:
    return lambda state: lay(state, *groups)


def draws(seat: int, pile: str = "draw") -> Act:
    return lambda state: draw(seat, pile)


def skips(seat: int, target: int) -> Act:
    return lambda state: PlaySkip(seat, target)


TEN = "R1 R2 R3 R4 B1 B2 B3 B4 G1 G2"
"""Ten cards for somebody who does not matter."""
SIXES = {0: ["S4 R6 R6 B6 B6", "S4 G6 G6 Y6 Y6"]}
SIX_EIGHT = {0: ["S3 R6 B6 G6", "S3 R8 B8 G8"]}
NINE_UP = {0: ["S3 R1 B1 G1", "R4 R9 B10 G11 Y12"]}
THREE_UP = {0: ["S3 R1 B1 G1", "R4 R3 B4 G5 Y6"]}
TO_TEN = {0: ["R7 R4 B5 G6 Y7 R8 B9 W=10"]}
FROM_THREE = {0: ["R7 W=3 R4 B5 G6 Y7 R8 B9"]}
TWELVE = {0: ["R7 R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12"]}
TWO_RUNS = {0: ["S3 R9 B9 G9", "R4 R1 B2 G3 Y4"], 1: ["S3 R10 B10 G10", "R4 R5 B6 G7 Y8"]}
REDS = {0: ["C7 R1 R2 R3 R4 R5 R6 R7"]}
FOURS = {0: ["S3 R4 B4 G4", "S3 R8 B8 G8"]}
HERS = {1: ["S3 R4 B4 G4", "S3 R8 B8 G8"]}
BOTH = {0: ["S3 R1 B1 G1", "S3 R2 B2 G2"], 1: ["S3 R4 B4 G4", "S3 R8 B8 G8"]}
SETS = "R5 B5 G5 R7 B7 G7"
LAYS_SETS = lays("S3 R5 B5 G5", "S3 R7 B7 G7")
THREE = ("Y11 Y12", "Y1 Y2 Y3", TEN)


def given(*hands: str, **more: object) -> Mapping[str, object]:
    return {"hands": hands, **more}


DOES = [
    Do(3, given("R5 W Y1", TEN, laid=SIXES, on=7), hits(0, 0, "R5"), "set.same-number"),
    Do(3, given("R5 W Y1", TEN, laid=SIXES, on=7), hits(0, 0, "W"), then={"group 0 0": "R6 R6 B6 B6 6"}),
    Do(9, given("Y6 R10 B10 G10", TEN, laid=SIX_EIGHT), hits(0, 0, "Y6"), then={"hand 0": "B10 G10 R10"}),
    Do(9, given("Y6 R10 B10 G10", TEN, laid=SIX_EIGHT), hits(0, 1, "R10"), "set.same-number"),
    Do(16, given("R2 R8 Y5", TEN, laid=NINE_UP, on=2), hits(0, 1, "R2"), "run.consecutive"),
    Do(16, given("Y1 R8 Y5", TEN, laid=NINE_UP, on=2), hits(0, 1, "Y1"), "run.no-wrap"),
    Do(16, given("Y1 R8 Y5", TEN, laid=NINE_UP, on=2), hits(0, 1, "R8"), then={"group 0 1": "R8 R9 B10 G11 Y12"}),
    Do(24, given("R2 R3 R11", TEN, laid=TO_TEN, on=4), hits(0, 0, "R11")),
    Do(24, given("R2 R3 R11", TEN, laid=TO_TEN, on=4), hits(0, 0, "R3")),
    Do(24, given("R2 R3 R11", TEN, laid=TO_TEN, on=4), hits(0, 0, "R2"), "run.consecutive"),
    Do(24, given("R2 R10 R11", TEN, laid=FROM_THREE, on=4), hits(0, 0, "R2")),
    Do(24, given("R2 R10 R11", TEN, laid=FROM_THREE, on=4), hits(0, 0, "R11"), "run.consecutive"),
    Do(24, given("R3 R10 R11", TEN, laid=TO_TEN, on=4), hits(0, 0, "R10"), "wild.keeps-meaning"),
    Do(24, given("W R10", TEN, laid=THREE_UP, on=2), hits(0, 1, "W"), then={"group 0 1": "R3 B4 G5 Y6 7"}),
    Do(24, given("W R10", TEN, laid=THREE_UP, on=2), hits(0, 1, "W", low=True), then={"group 0 1": "2 R3 B4 G5 Y6"}),
    Do(24, given("W W R8 R10", TEN, laid=THREE_UP, on=2), hits(0, 1, "R8 W W"),
       then={"group 0 1": "R3 B4 G5 Y6 7 R8 9"}),
    Do(24, given("W W R8 R10", TEN, laid=THREE_UP, on=2), hits(0, 1, "R8 W W", low=True),
       then={"group 0 1": "2 R3 B4 G5 Y6 7 R8"}),
    Do(25, given("W Y1", TEN, laid=TWELVE, on=4), hits(0, 0, "W"), "run.no-wrap"),
    Do(26, given("R2 R7 B8 Y1", TEN, laid=THREE_UP, on=2), hits(0, 1, "R2"), then={"group 0 1": "R2 R3 B4 G5 Y6"}),
    Do(26, given("R2 R7 B8 Y1", TEN, laid=THREE_UP, on=2), hits(0, 1, "R7 B8")),
    Do(26, given("R2 R7 B8 Y1", TEN, laid=THREE_UP, on=2), hits(0, 1, "B8"), "run.consecutive"),
    Do(28, given("Y11 Y12", "R11 R12", laid=TWO_RUNS, on=2), hits(0, 1, "R5 B6 G7 Y8"), "cards.one-place"),
    Do(28, given("Y11 Y12", "R11 R12", laid=TWO_RUNS, on=2), lays("S3 R9 B9 G9", "R4 R1 B2 G3 Y4 R5"),
       "turn.once cards.one-place"),
    Do(36, given("W Y1", TEN, laid=FOURS), draws(1, "discard"), first=(throws("W"),),
       then={"hand 1": "B1 B2 B3 B4 G1 G2 R1 R2 R3 R4 W"}),
    Do(37, given(f"R5 B5 R7 B7 G7 {JUNK} Y1 Y2", "R1 R2", laid={1: ["S3 R9 B9 W=9", "S3 R8 B8 G8"]}),
       lays("S3 R5 B5 W=5", "S3 R7 B7 G7"), "cards.one-place"),
    Do(39, given("W Y1", "R11 R12", TEN, laid=FOURS), throws("W"), then={"actor": 1, "top": "W"}),
    Do(39, given("W Y1", "R11 R12", TEN, laid=FOURS), skips(0, 1), "cards.one-place"),
    Do(42, given("W Y1", TEN, laid=REDS, on=8), hits(0, 0, "W"), then={"group 0 0": "R1 R2 R3 R4 R5 R6 R7 R"}),
    Do(44, given("W Y1 Y2", TEN, laid=FOURS), hits(0, 0, "W"), "cards.one-place", first=(hits(0, 0, "W"),)),
    Do(44, given("W Y1 Y2", TEN, laid=FOURS), hits(0, 0, "W W"), "cards.one-place"),
    *(Do(47, given("S Y1 Y2", "R5 R6", "R7 R8", TEN), skips(0, target), then={"actor": 2 if target == 1 else 1})
      for target in (1, 2, 3)),
    *(Do(47, given("S Y1 Y2", "R5 R6", "R7 R8", TEN), skips(0, target), "skip.choose") for target in (-1, 0, 4)),
    Do(48, given("S Y1 Y2", "S Y3 Y4", TEN), skips(1, 2), "skip.repeat", first=(skips(0, 2), draws(1))),
    Do(48, given("S Y1 Y2", "S Y3 Y4", TEN), skips(1, 0), first=(skips(0, 2), draws(1)), then={"actor": 1}),
    Do(49, given("S S Y1", TEN), skips(0, 1), first=(skips(0, 1), draws(0)), then={"actor": 0},
       otherwise={"fundex": "skip.repeat", "in-a-row": "skip.repeat"}),
    Do(50, given("S Y1 Y2", TEN), draws(0), first=(skips(0, 1),), then={"actor": 0}),
    Do(50, given("S Y1 Y2", TEN), throws("Y1"), "turn.draw", first=(skips(0, 1),)),
    Do(51, given("S", TEN, laid=FOURS), skips(0, 1), then={"stage": "deal", "hand 0": ""},
       otherwise={"no-skip-last": "skip.last-card", "discard-last": ""}),
    Do(51, given("S Y4", TEN, laid=FOURS), hits(0, 0, "Y4"), otherwise={"no-skip-last": "skip.last-card"}),
    Do(51, given("S Y4", TEN, laid=FOURS), skips(0, 1), then={"hand 0": "Y4"}, otherwise={"no-skip-last": ""}),
    Do(52, given("Y1 Y2", TEN, top="R9 S", drawn=False), draws(0, "discard"), "skip.not-drawn"),
    Do(52, given("Y1 Y2", TEN, top="R9 S", drawn=False), draws(0)),
    Do(57, given(f"{SETS} Y5 Y9 Y10 Y11 S", TEN), skips(0, 1), first=(LAYS_SETS, hits(0, 0, "Y5")),
       then={"hand 0": "Y10 Y11 Y9"}),
    Do(58, given("S Y1 Y2", "Y4 R9", TEN, laid=HERS), draws(1), "turn.order", first=(skips(0, 1),)),
    Do(58, given("S Y1 Y2", "Y4 R9", TEN, laid=HERS), does(Hit(1, 1, 0, parse_cards("Y4"))), "turn.order",
       first=(skips(0, 1),)),
    Do(61, given("Y4 Y1 Y2", "R11 R12", laid=HERS), hits(1, 0, "Y4"), "hit.after-phase"),
    Do(62, given(f"{SETS} Y5 Y9 Y10 Y11 W", TEN), hits(0, 0, "Y5 W"), first=(LAYS_SETS,),
       then={"group 0 0": "R5 B5 G5 Y5 5"}),
    Do(63, given("Y4 Y9", "R11 R12", laid=BOTH), hits(1, 0, "Y4"), then={"group 1 0": "R4 B4 G4 Y4", "hand 0": "Y9"}),
    Do(64, given("Y9 Y10", TEN, laid=FOURS, top="Y8", drawn=False), hits(0, 1, "Y8"), first=(draws(0, "discard"),)),
    Do(65, given("B7 Y9", TEN, laid=REDS, on=8), hits(0, 0, "B7"), "color.same-color"),
    Do(67, given("Y4 R4 B4 Y9", TEN.replace("R4 ", "").replace("B4 ", ""), laid=FOURS), hits(0, 0, "Y4 R4 B4")),
    Do(68, given("R9 B9 G9 Y1", TEN, laid=FOURS), lays("S3 R9 B9 G9"), "turn.once turn.whole-phase"),
    Do(68, given("R9 B9 G9 Y1", TEN, laid=FOURS), hits(0, 2, "R9 B9 G9"), "hit.anywhere"),
    Do(69, given("Y1 Y2", "Y4 R9", laid=HERS), does(Hit(1, 1, 0, parse_cards("Y4"))), "turn.order"),
    Do(69, given("Y1 Y2", "Y4 R9", laid=BOTH, drawn=False), hits(1, 0, "Y1"), "turn.draw set.same-number"),
    Do(70, given("Y4 Y8", TEN, laid=FOURS), hits(0, 1, "Y8"), first=(hits(0, 0, "Y4"),),
       then={"stage": "deal", "hand 0": ""}, otherwise={"discard-last": "out.empty-hand"}),
    Do(70, given("Y4 Y8", TEN, laid=FOURS), throws("Y8"), first=(hits(0, 0, "Y4"),), then={"stage": "deal"},
       otherwise={"discard-last": ""}),
    Do(73, given("Y1", TEN), throws("Y1"), "out.after-phase"),
    Do(73, given("Y1 Y2", TEN, laid=FOURS), throws("Y1"), then={"stage": "turn"}),
    Do(89, given("Y1 Y2", TEN, top="R8 R9", drawn=False), draws(0, "discard"), "turn.draw",
       first=(draws(0, "discard"),)),
    Do(89, given("Y1 Y2", TEN, top="R8 R9", drawn=False), draws(0), "turn.draw", first=(draws(0, "discard"),)),
    Do(90, given("Y1 Y2", TEN, top="R8 R9", drawn=False), throws("R9"), first=(draws(0, "discard"),),
       then={"top": "R9", "hand 0": "Y1 Y2", "actor": 1}),
]  # fmt: skip


def runs(rows: Sequence[Lay] | Sequence[Do]) -> list[object]:
    """Every case under every booklet, and under the options where its answer may be another."""
    return [
        pytest.param(row, name, id=f"C{row.number}-{name}")
        for row in rows
        for name in dict.fromkeys((*BOOKLETS, *row.otherwise, *({row.never} & OPTIONS.keys())))
    ]


@pytest.mark.parametrize(("case", "name"), runs(LAYS))
def test_laying(case: Lay, name: str) -> None:
    """C1 to C92: a hand in a game lays its phase as proposed, or breaks just these rules, and has a way or none."""
    rules = RULES[name]
    state = table(case.hand, "Y11 Y12", rules=rules, phases=case.phases, on=case.phase)
    action = lay(state, *case.groups)
    assert len(state.hands[0]) == 11
    breaks = set(case.otherwise.get(name, case.breaks).split())
    assert broken(state, action) == breaks
    wanted = case.phases.phase(case.phase).notation
    same = rules.same_number is SameNumber.ALLOWED
    assert may_lay(state) == made(case.hand.split(), wanted, rules.naturals.value, same)
    if case.never in ("all", name):
        assert not may_lay(state)
    if breaks:
        assert refused(state, action) == breaks
        return
    after, events = state.do(action)
    assert kinds(events)[0] is Happening.LAID
    if case.left is not None:
        assert held(after, 0) == sorted(case.left.split())
    assert len(after.hands[0]) == 11 - sum(len(group.split()) - 1 for group in case.groups)


@pytest.mark.parametrize(("case", "name"), runs(DOES))
def test_doing(case: Do, name: str) -> None:
    """C3 to C90: what is done in a turn is allowed and leads where it should, or it breaks just these rules."""
    more = dict(case.given)
    hands = more.pop("hands")
    state = table(*hands, rules=RULES[name], **more)  # type: ignore[misc,arg-type]
    for act in case.first:
        state, _ = state.do(act(state))
    action = case.does(state)
    breaks = set(case.otherwise.get(name, case.breaks).split())
    assert broken(state, action) == breaks
    if breaks:
        assert refused(state, action) == breaks
        return
    after, _ = state.do(action)
    assert {key: fact(after, key) for key in case.then} == case.then


# ---- The card that is turned over


def opened(card: Card, rules: Rules, players: int = 4) -> tuple[State, State, tuple[object, ...]]:
    """A deal in which this card is the first turned over, as it lies by Mattel's rules and by these, and its events."""
    for seed in count():
        shown, _ = State.start(Setup(players, seed=seed)).do(Deal(players - 1))
        if shown.discards == (card,):
            state, events = State.start(Setup(players, rules=rules, seed=seed)).do(Deal(players - 1))
            return shown, state, events
    raise AssertionError


def start_turns(state: State) -> State:
    """Past the choosing of phases, where there is any."""
    while state.stage is Stage.CHOOSE:
        state, _ = state.do(next(state.legal()))
    return state


@booklets(38)
def test_c38_a_wild_is_turned_over(rules: Rules) -> None:
    """C38: the first player may draw it; Ravensburger buries it (that the dealer gives it away is not offered)."""
    shown, state, events = opened(WILD, rules)
    state = start_turns(state)
    assert state.actor == 0
    if rules == PRESETS["ravensburger"]:
        assert kinds(events)[:3] == [Happening.DEALT, Happening.BURIED, Happening.OPENED]
        assert state.pile[0] == WILD
        assert state.discards == (shown.pile[-1],)
    else:
        after, _ = state.do(draw(0, "discard"))
        assert Counter(after.hands[0])[WILD] == Counter(state.hands[0])[WILD] + 1


@booklets(45, "cover")
def test_c45_a_skip_is_turned_over(rules: Rules) -> None:
    """C45: the first player misses the first turn; Ravensburger buries the skip, and Twist covers it."""
    shown, state, events = opened(SKIP, rules)
    state = start_turns(state)
    if rules == PRESETS["ravensburger"]:
        assert (state.actor, state.pile[0], state.discards) == (0, SKIP, (shown.pile[-1],))
    elif rules.opening_skip is OpeningSkip.COVER:
        assert (state.actor, state.discards) == (0, (SKIP, shown.pile[-1]))
        assert Happening.MISSED not in kinds(events)
    else:
        assert (state.actor, state.discards) == (1, (SKIP,))
        assert [event.seat for event in events if event.kind is Happening.MISSED] == [0]  # type: ignore[attr-defined]
        assert broken(state, draw(1, "discard")) == {"skip.not-drawn"}


# ---- Skips and the end of a hand


@booklets(53, "pile")
def test_c53_what_lies_on_top_after_a_skip(rules: Rules) -> None:
    """C53: A skips C: B may draw the old top card where the skip lies in front of C, and may not where it covers it."""
    state = table("S Y1 Y2", "R11 R12", TEN, top="R9", rules=rules)
    after, _ = state.do(PlaySkip(0, 2))
    assert after.actor == 1
    if rules.skip_place is SkipPlace.FRONT:
        assert str(after.view(1).top) == "R9"
        assert broken(after, draw(1, "discard")) == set()
        thrown, events = played(after, draw(1), Discard(1, Card.parse("R11")))
        assert [str(card) for card in thrown.discards] == ["R9", "R11", "S"]  # C puts it there instead of a turn
    else:
        assert broken(after, draw(1, "discard")) == {"skip.not-drawn"}
        thrown, events = played(after, draw(1), Discard(1, Card.parse("R11")))
        assert [str(card) for card in thrown.discards] == ["R9", "S", "R11"]
    assert (thrown.actor, kinds(events)[-1]) == (0, Happening.MISSED)


@booklets(59)
def test_c59_a_waiting_skip_is_void_in_the_next_hand(rules: Rules) -> None:
    """C59: a skip lies before seat 2 when the hand ends; in the next hand nobody waits, and seat 2 has its turn."""
    state = table("Y1", "Y2 Y3", TEN, rules=rules, laid={0: FOURS[0]}, turn=3, waiting=[2])
    assert state.view(0).waiting == {2}
    after, _ = played(state, Discard(0, Card.parse("Y1")), Deal(0))
    assert after.view(0).waiting == frozenset()
    after = start_turns(after)
    turns = []
    for _ in range(3):
        if after.discards == (SKIP,):
            pytest.fail("the seed turns a skip over: take another")
        seat = after.actor
        assert seat is not None
        turns.append(seat)
        after, _ = after.do(draw(seat))
        card = next(card for card in after.hands[seat] if card != SKIP)
        after, _ = after.do(Discard(seat, card))
    assert turns == [1, 2, 0]


@booklets(74)
def test_c74_nobody_has_a_last_turn(rules: Rules) -> None:
    """C74: when seat 0 is out, whatever seat 1 wants to do is refused until the next deal."""
    state = table("Y1", "Y4 Y3", rules=rules, laid=BOTH)
    after, events = state.do(Discard(0, Card.parse("Y1")))
    assert Happening.OUT in kinds(events)
    for action in (draw(1), Hit(1, 1, 0, parse_cards("Y4")), Discard(1, Card.parse("Y3")), PlaySkip(1, 0)):
        assert "setup.deal" in broken(after, action)
    assert list(after.legal()) == [Deal(0)]


@booklets(75)
def test_c75_a_phase_is_made_when_it_is_laid(rules: Rules) -> None:
    """C75: seat 1 has laid Phase 6, seat 0 goes out: both have made it, and seat 2, who has not laid, has not."""
    laid = {0: ["R9 B1 G2 Y3 R4 B5 G6 Y7 R8 B9"], 1: ["R9 G1 Y2 R3 B4 G5 Y6 R7 B8 G9"]}
    state = table("Y1", "Y2 Y3", LATE, rules=rules, on=6, laid=laid)
    after, _ = state.do(Discard(0, Card.parse("Y1")))
    assert [6 in after.match.done(seat) for seat in range(3)] == [True, True, False]
    assert [7 in after.match.choices(seat) for seat in range(2)] == [True, True]
    assert 6 in after.match.choices(2)


@booklets(19)
def test_c19_a_long_run_counts_for_its_phase_alone(rules: Rules) -> None:
    """C19: nine cards laid in Phase 4 are Phase 4; the next is still Phase 5, which they would have made as well."""
    state = table("R1 B2 G3 Y4 R5 B6 G7 Y8 R9 Y1 Y2", TEN.replace("R1 ", "").replace("B2 ", ""), rules=rules, on=4)
    after, _ = state.do(lay(state, "R7 R1 B2 G3 Y4 R5 B6 G7 Y8 R9"))
    after, _ = played(after, Discard(0, Card.parse("Y1")), draw(1), Discard(1, Card.parse("R2")), draw(0))
    out = with_hand(after, 0, "Y2")
    over, _ = out.do(Discard(0, Card.parse("Y2")))
    assert over.match.done(0) == (1, 2, 3, 4)
    assert 5 in over.match.choices(0)


# ---- Points


@booklets(76, "wild-20", "per-card")
def test_c76_points_of_a_hand(rules: Rules) -> None:
    """C76: 3, 9, 10, 12, a skip and two wilds cost 95 at the end of a hand; 85 with wilds at 20; 7 by the card."""
    state = table("Y1", "R3 B9 G10 Y12 S W W", TEN, laid=FOURS, rules=rules)
    after, events = state.do(Discard(0, Card.parse("Y1")))
    wanted = 7 if rules == RULES["per-card"] else 85 if rules == RULES["wild-20"] else 95
    assert after.match.points(1) == wanted
    counted = {event.seat: event.number for event in events if event.kind is Happening.COUNTED}
    assert counted == {0: 0, 1: wanted, 2: after.match.points(2)}


@booklets(77)
def test_c77_what_lies_on_the_table_costs_nothing(rules: Rules) -> None:
    """C77: seat 1 has wilds and tens on the table and one 5 in hand: 5 points; who went out has none."""
    laid = {0: FOURS[0], 1: ["S3 R10 B10 W=10", "S3 R12 B12 W=12"]}
    after, _ = table("Y1", "Y5", rules=rules, laid=laid).do(Discard(0, Card.parse("Y1")))
    assert [after.match.points(seat) for seat in range(2)] == [0, 5]


@booklets(79, "wild-20")
def test_c79_no_face_values(rules: Rules) -> None:
    """C79: a 1 and a 9 cost 5 each, a 10 and a 12 cost 10 each, and a skip 15: not their numbers, and not 25."""
    for hand, cost in {"R1": 5, "R9": 5, "R10": 10, "R12": 10, "S": 15}.items():
        after, _ = table("Y1", hand, rules=rules, laid=FOURS).do(Discard(0, Card.parse("Y1")))
        assert after.match.points(1) == cost


# ---- Who has won

TENTH = {0: ["S5 R1 R1 B1 B1 G1", "S3 R2 R2 B2"], 1: ["S5 R3 R3 B3 B3 G3", "S3 R4 R4 B4"]}
LATE = "R5 R6 R7 R8 B5 B6 B7 B8 G5 G6"


@booklets(80, "at-once", "all-decide")
def test_c80_both_made_the_last_phase(rules: Rules) -> None:
    """C80: A goes out with 240 points in all, B has 185: B wins."""
    state = table("Y1", "W R12", LATE, rules=rules, on=(10, 10, 8), before=(240, 150, 0), laid=TENTH)
    after, events = state.do(Discard(0, Card.parse("Y1")))
    assert [after.match.points(seat) for seat in range(2)] == [240, 185]
    assert (after.stage, after.match.outcome().winner) == (Stage.OVER, 1)
    assert kinds(events)[-1] is Happening.WON
    assert list(after.legal()) == []
    assert broken(after, Deal(0)) == {"win.end-of-hand"}


@booklets(81, "all-decide")
def test_c81_another_goes_out(rules: Rules) -> None:
    """C81: A has laid Phase 10, C on Phase 8 goes out: A wins, with more points too."""
    state = table("W R12", LATE, "Y1", rules=rules, on=(10, 10, 8), before=(300, 0, 0), turn=2,
                  laid={0: TENTH[0], 2: ["C7 Y2 Y3 Y4 Y5 Y6 Y7 Y8"]})  # fmt: skip
    after, _ = state.do(Discard(2, Card.parse("Y1")))
    assert (after.stage, after.match.outcome().winner) == (Stage.OVER, 0)


@booklets(83, "at-once")
@pytest.mark.parametrize("rival", [9, 10])
def test_c83_does_the_match_stop_at_once(rules: Rules, rival: int) -> None:
    """C83: A lays Phase 10: the hand goes on; by one reading the match is over if nobody else is on Phase 10."""
    hand = "R1 R1 B1 B1 G1 R2 R2 B2 Y5 Y6 Y7"
    state = table(hand, LATE, rules=rules, on=(10, rival))
    after, events = state.do(lay(state, "S5 R1 R1 B1 B1 G1", "S3 R2 R2 B2"))
    if rules.win_timing is WinTiming.AT_ONCE and rival < 10:
        assert (after.stage, after.match.outcome().winner, after.match.points(0)) == (Stage.OVER, 0, 15)
        assert kinds(events) == [
            Happening.LAID, Happening.STOPPED, Happening.COUNTED, Happening.COUNTED, Happening.WON,
        ]  # fmt: skip
    else:
        assert (after.stage, after.actor, kinds(events)) == (Stage.TURN, 0, [Happening.LAID])
        assert after.match.outcome().winner is None


@booklets(84, "all-decide", "at-once")
def test_c84_tied_in_points_too(rules: Rules) -> None:
    """C84: A and B made Phase 10 with equal points: they alone play it again, on the score board all do."""
    state = table("Y1", "Y2 Y3", LATE, rules=rules, on=(10, 10, 8), before=(110, 100, 0), laid=TENTH)
    after, events = state.do(Discard(0, Card.parse("Y1")))
    assert [event.seat for event in events if event.kind is Happening.TIED] == [0, 1]
    again, _ = after.do(Deal(0))
    everybody = rules.tie_break is TieBreak.ALL
    assert sorted(again.order) == ([0, 1, 2] if everybody else [0, 1])
    assert (again.stage, again.actor) == (Stage.TURN, 1)
    assert [phase and phase.notation for phase in again.phases[:2]] == ["S5 S3", "S5 S3"]
    assert len(again.hands[2]) == (10 if everybody else 0)
    skipping = replace(with_hand(again, 1, "S Y1 Y2"), drawn=True)
    assert broken(skipping, PlaySkip(1, 2)) == (set() if everybody else {"skip.choose"})
    assert "turn.order" in broken(again, draw(2))
    while again.stage is not Stage.OVER:
        assert again.actor in (again.order if again.stage is Stage.TURN else (0, 1, 2))
        again, events = again.do(Sensible().decide(again.view(again.actor)).action)
    assert again.match.outcome().winner in (0, 1)
    if not everybody:
        assert [event.seat for event in events if event.kind is Happening.OUT] == [again.match.outcome().winner]


@booklets(85, "ten-hands")
def test_c85_a_phase_missed_in_the_third_hand(rules: Rules) -> None:
    """C85: in the ten-hand game the next hand is Phase 4 for all; in every other game the phase comes again."""
    laid = {0: ["S4 R1 B1 G1 Y1", "R4 R2 B3 G4 Y5"]}
    after, _ = table("Y9", LATE, rules=rules, on=3, laid=laid).do(Discard(0, Card.parse("Y9")))
    after, _ = after.do(Deal(0))
    if rules == PRESETS["masters"]:
        assert (3 in after.match.choices(0), 3 in after.match.choices(1)) == (False, True)
    else:
        ten = rules.moving_on is MovingOn.ALWAYS
        assert [phase.number for phase in after.phases if phase] == [4, 4 if ten else 3]


def test_c85_after_ten_hands_the_lowest_total_wins() -> None:
    """C85: seat 0 makes the tenth phase and goes out; seat 1 never laid it, has fewer points in all and wins."""
    state = table("Y1", LATE, rules=RULES["ten-hands"], on=10, before=(300, 100), laid={0: TENTH[0]})
    after, _ = state.do(Discard(0, Card.parse("Y1")))
    assert [after.match.points(seat) for seat in range(2)] == [300, 150]
    assert (after.stage, after.match.outcome().winner) == (Stage.OVER, 1)


# ---- Piles


@booklets(87)
def test_c87_the_draw_pile_is_empty(rules: Rules) -> None:
    """C87: after the last card is drawn all discards but the top one are shuffled and drawn from."""
    state = table("Y1 Y2", TEN, rules=rules, following="Y3", drawn=False, rest=ON_DISCARDS)
    drawn, _ = state.do(draw(0))
    assert drawn.pile == ()
    after, events = drawn.do(Discard(0, Card.parse("Y2")))
    assert kinds(events) == [Happening.DISCARDED, Happening.RESHUFFLED]
    assert [str(card) for card in after.discards] == ["Y2"]
    assert Counter(after.pile) == Counter(state.discards)
    assert after.pile != state.discards  # they are shuffled
    assert (after.actor, broken(after, draw(1)), broken(after, draw(1, "discard"))) == (1, set(), set())


@booklets(88, "pile")
@pytest.mark.parametrize("last", ["discard", "skip"])
def test_c88_nothing_to_draw_and_nothing_to_shuffle(rules: Rules, last: str) -> None:
    """C88: no draw pile, and on the discard pile one card or none: the hand ends and all count, nobody having laid."""
    state = table("S Y2", "", "Y4 Y5", rules=rules, following="Y3", drawn=False, rest=1)
    drawn, _ = state.do(draw(0))
    after, events = drawn.do(PlaySkip(0, 2) if last == "skip" else Discard(0, Card.parse("Y2")))
    assert len(after.discards) == (0 if last == "skip" and rules.skip_place is SkipPlace.FRONT else 1)
    assert kinds(events)[1:] == [Happening.RAN_OUT, *[Happening.COUNTED] * 3]
    assert after.stage is Stage.DEAL
    assert [after.match.points(seat) for seat in (0, 2)] == [20 if last == "discard" else 10, 10]
    assert [after.match.done(seat) for seat in range(3)] == [()] * 3
    assert Counter(after.cards) == Counter(DECK)


# ---- Where rules meet, beyond the cases


def test_a_hand_that_nobody_can_end_is_over() -> None:
    """All have laid, and no card in hands or piles fits anything: with the next shuffle the hand ends, all count."""
    fives, sevens = "S3 R5 R5 B5 B5 G5 G5 Y5 Y5", "S3 R7 R7 B7 B7 G7 G7 Y7 Y7"
    wilds = "S3 R6 R6 B6 B6 G6 G6 Y6 Y6 " + " ".join(["W=6"] * 8)
    one = replace(STANDARD, phases=(Phase.parse("S3", 1), *STANDARD.phases[1:]))
    hand = table("Y1", "Y2", "Y3", phases=one, laid={0: [fives], 1: [sevens], 2: [wilds]},
                 following="Y9", drawn=False, rest=ON_DISCARDS)  # fmt: skip
    after, events = played(hand, draw(0), Discard(0, Card.parse("Y9")))
    assert kinds(events)[-4:] == [Happening.DEAD, *[Happening.COUNTED] * 3]
    assert [after.match.points(seat) for seat in range(3)] == [5, 5, 5]
    alive = table("Y1", "Y2", "Y3", phases=one, laid={0: [fives[:-3]], 1: [sevens], 2: [wilds]},
                  following="Y9", drawn=False, rest=ON_DISCARDS)  # fmt: skip
    after, events = played(alive, draw(0), Discard(0, Card.parse("Y9")))
    assert (after.stage, kinds(events)[-1]) == (Stage.TURN, Happening.RESHUFFLED)


def test_a_hand_in_which_somebody_can_still_lay_goes_on() -> None:
    """Nothing fits on the table, but seat 1 has not laid and the cards for it are there: the hand is not over."""
    one = replace(STANDARD, phases=(Phase.parse("S3", 1), *STANDARD.phases[1:]))
    fives = "S3 R5 R5 B5 B5 G5 G5 Y5 Y5 " + " ".join(["W=5"] * 8)
    hand = table("Y1", TEN, phases=one, laid={0: [fives]}, following="Y9", drawn=False, rest=ON_DISCARDS)
    after, events = played(hand, draw(0), Discard(0, Card.parse("Y9")))
    assert (after.stage, kinds(events)[-1]) == (Stage.TURN, Happening.RESHUFFLED)


ELEVEN = ("R7 R1 B2 G3 Y4 R5 B6 G7", "C4 R8 R9 R10 R11")


@pytest.mark.parametrize("name", ["mattel", "discard-last", "no-skip-last"])
def test_a_phase_of_all_eleven_cards(name: str) -> None:
    """Twist 7 takes all eleven cards: laying it is going out, also where the last card is else to be discarded."""
    state = table("R1 B2 G3 Y4 R5 B6 G7 R8 R9 R10 R11", "Y1", rules=RULES[name], phases=TWIST, on=7)
    assert may_lay(state)
    after, events = state.do(lay(state, *ELEVEN))
    assert kinds(events)[:2] == [Happening.LAID, Happening.OUT]
    assert after.match.points(0) == 0


def test_where_the_last_card_is_discarded_one_must_be_kept() -> None:
    """A phase that could take all eleven cards: one is kept, and there is a way to do so among the legal ones."""
    state = table("R5 R5 B5 B5 G5 G5 R7 R7 B7 B7 G7", "Y1", rules=RULES["discard-last"])
    whole = lay(state, "S3 R5 R5 B5 B5 G5 G5", "S3 R7 R7 B7 B7 G7")
    assert broken(state, whole) == {"out.empty-hand"}
    ways = [action for action in state.legal() if isinstance(action, LayDown)]
    assert ways
    assert max(sum(len(one.cards) for one in way.melds) for way in ways) == 10


def test_a_skip_is_never_all_that_is_left_in_a_turn() -> None:
    """Where a skip may not be the last card, no hit leaves it alone, and another way to end the turn is open."""
    state = table("S Y4 Y8", "Y1 Y2", rules=RULES["no-skip-last"], laid=FOURS)
    assert broken(state, hit(state, 0, 0, "Y4")) == set()
    after, _ = state.do(hit(state, 0, 0, "Y4"))
    assert broken(after, hit(after, 0, 1, "Y8")) == {"skip.last-card"}
    assert broken(after, PlaySkip(0, 1)) == broken(after, Discard(0, Card.parse("Y8"))) == set()
    thrown, _ = after.do(Discard(0, Card.parse("Y8")))  # then the skip alone is kept for the next turn
    assert held(thrown, 0) == ["S"]
    following, _ = played(thrown, draw(1), Discard(1, Card.parse("Y1")), draw(0))
    assert list(following.legal())


def test_a_skip_that_nobody_may_get_is_thrown() -> None:
    """With all others waiting or barred a skip may be discarded as a card; else it is played against somebody."""
    state = table("S Y1 Y2", TEN, rules=PRESETS["fundex"], turn=2, waiting=[])
    assert broken(state, Discard(0, SKIP)) == {"skip.choose"}
    barred = table("S S Y1", TEN, rules=PRESETS["fundex"])
    barred, _ = played(barred, PlaySkip(0, 1), draw(0))
    assert broken(barred, PlaySkip(0, 1)) == {"skip.repeat"}
    thrown, _ = barred.do(Discard(0, SKIP))
    assert (thrown.actor, thrown.discards[-1]) == (1, SKIP)


TRIPS = {
    # Seat 0 skips 2; by the turn of each player, may 2 be skipped? Fundex: once in a trip around the table, so no for 1
    # and for 0, whose turn ends the trip. Finnish: not until 2 has had a turn. Mattel: as soon as 2 has missed it.
    "mattel": [False, True, True],
    "fundex": [False, False, True],
    "in-a-row": [False, False, False],
}


@pytest.mark.parametrize("name", TRIPS)
def test_when_the_same_player_may_be_skipped_again(name: str) -> None:
    """Three readings of the limit: in front, once in a trip around the table, not twice running."""
    state = table("S Y1 Y2 Y3", "S Y4 Y5 Y6", "R11 R12", rules=RULES[name])
    state, _ = played(state, PlaySkip(0, 2), draw(1))
    asked = [broken(state, PlaySkip(1, 2))]
    state, _ = played(state, Discard(1, Card.parse("Y4")))
    assert state.actor == 0  # 2 has missed
    state, _ = state.do(draw(0))
    state = with_hand(state, 0, "S Y1 Y2")
    asked.append(broken(state, PlaySkip(0, 2)))
    state, _ = played(state, Discard(0, Card.parse("Y1")), draw(1))
    asked.append(broken(state, PlaySkip(1, 2)))
    assert [not rules for rules in asked] == TRIPS[name]
    assert all(rules <= {"skip.repeat"} for rules in asked)


@pytest.mark.parametrize(("name", "may"), [("mattel", True), ("fundex", False), ("in-a-row", False)])
def test_two_players_after_an_opening_skip(name: str, may: bool) -> None:
    """Seat 0 missed the first turn by the opening skip; seat 1 may skip it once more by Mattel alone."""
    _, state, _ = opened(SKIP, RULES[name], players=2)
    assert state.actor == 1
    state = with_hand(replace(state, drawn=True), 1, "S Y1 Y2")
    assert (broken(state, PlaySkip(1, 0)) == set()) == may


def test_the_deciding_hand_is_not_cut_short() -> None:
    """At once, and all decide: a third player who lays the last phase in the deciding hand stops nothing."""
    rules = Rules(win_timing=WinTiming.AT_ONCE, tie_break=TieBreak.ALL)
    match = Match.at_last_hand([Result(True, 20), Result(True, 20), Result(False, 50)], (0, 0, 0), rules=rules)
    assert match.outcome().deciding == (0, 1, 2)
    hand = "R1 R1 B1 B1 G1 R2 R2 B2 Y5 Y6 Y7"
    state = table(LATE, "Y8 Y9 Y10", hand, rules=rules, on=10, match=match, turn=2)
    after, events = state.do(lay(state, "S5 R1 R1 B1 B1 G1", "S3 R2 R2 B2"))
    assert (after.stage, kinds(events)) == (Stage.TURN, [Happening.LAID])


def test_at_once_where_phases_are_chosen() -> None:
    """The match stops with the last phase that somebody lacks, whichever that is, if nobody else lacks only one."""
    rules = Rules(order=Order.CHOOSE, win_timing=WinTiming.AT_ONCE)
    match = Match(2, rules=rules)
    for number in (1, 2, 3, 4, 5, 6, 7, 8, 10):
        match = match.play([Result(True, 0, number), Result(False, 50, 1)])
    state = table("R5 R5 B5 B5 G5 G5 Y5 Y1 Y2 Y3 Y4", LATE.replace("R5 ", "").replace("B5 ", "").replace("G5 ", ""),
                  rules=rules, on=(9, 1), match=match)  # fmt: skip
    after, events = state.do(lay(state, "S5 R5 R5 B5 B5 G5", "S2 G5 Y5"))
    assert kinds(events)[:2] == [Happening.LAID, Happening.STOPPED]
    assert after.match.outcome().winner == 0


def test_even_phases_up_to_the_fifth() -> None:
    """Even phases of a game to Phase 5 are 2 and 4: who has laid both has won."""
    rules = Rules(numbers=Numbers.EVEN, last_phase=LastPhase.FIVE)
    first, _ = State.start(Setup(2, rules=rules)).do(Deal(1))
    assert [phase.number for phase in first.phases if phase] == [2, 2]
    state = table("Y1", LATE, rules=rules, on=4, laid={0: ["R7 R1 B2 G3 Y4 B5 Y6 Y7"]})
    after, _ = state.do(Discard(0, Card.parse("Y1")))
    assert (after.stage, after.match.outcome().winner) == (Stage.OVER, 0)


def test_a_set_of_wilds_has_the_number_that_is_said() -> None:
    """Where sets must differ, three wilds said to be 9s are a second set of 9s, and 4s are not."""
    state = table(f"R9 B9 G9 W W W Y9 {JUNK}", "Y1", rules=RULES["sets-differ"])
    assert broken(state, lay(state, "S3 R9 B9 G9", "S3 W=9 W=9 W=9")) == {"set.same-number-twice"}
    laid, _ = state.do(lay(state, "S3 R9 B9 G9", "S3 W=4 W=4 W=4"))
    assert broken(laid, hit(laid, 0, 1, "Y9")) == {"set.same-number"}
    assert broken(laid, hit(laid, 0, 0, "Y9")) == set()


def test_a_wild_is_hit_onto_a_color_run() -> None:
    """On a color run a wild takes the color, and the next card of another color does not fit beside it."""
    laid = {0: ["CR4 R3 R4 R5 R6", "S3 B4 G4 Y4"]}
    state = table("W R2 R8 B8 Y1", "Y2", phases=MASTER, on=8, laid=laid)
    after, _ = state.do(hit(state, 0, 0, "W"))
    assert fact(after, "group 0 0") == "R3 R4 R5 R6 R7"
    assert broken(after, hit(after, 0, 0, "B8")) == {"color.same-color"}
    assert broken(after, hit(after, 0, 0, "R8")) == broken(after, hit(after, 0, 0, "R2")) == set()


def test_melds_without_meanings_are_refused() -> None:
    """Groups whose cards are not said to stand for anything are no groups, whatever the rules, and nothing breaks."""
    for rules in RULES.values():
        state = table(f"R5 B5 G5 R7 B7 G7 Y1 {JUNK}", "Y2", rules=rules)
        whole = lay(state, "S3 R5 B5 G5", "S3 R7 B7 G7")
        mute = LayDown(0, tuple(replace(one, stands_for=()) for one in whole.melds))
        assert broken(state, mute) == {"wild.any-number"}


def test_an_odd_seat_or_phase_is_refused() -> None:
    """Seats, groups and phases that there are not break a rule each, and raise nothing else."""
    state = table("S Y4 Y8", TEN, laid=FOURS)
    for seat in (-1, 2, 99):
        assert broken(state, Draw(seat, Pile.DRAW)) == {"setup.players"}
        assert broken(state, PlaySkip(0, seat)) == {"skip.choose"}
        assert broken(state, Hit(0, seat, 0, parse_cards("Y4"))) == {"hit.anywhere"}
        assert broken(state, Hit(0, 0, seat, parse_cards("Y4"))) == {"hit.anywhere"}
    assert broken(state, Hit(0, 0, 0, ())) == {"hit.fits"}
    chooses, _ = State.start(Setup(2, rules=PRESETS["masters"])).do(Deal(1))
    for number in (-1, 0, 11):
        assert broken(chooses, Choose(0, number)) == {"variant.choose"}
    with pytest.raises(Phase10Error, match="2 to 6"):
        Setup(players=7)


# ---- The claim itself


def test_every_case_is_a_test_named_by_its_number() -> None:
    """Each hard case has a run here with its number in the id, or a test with its number in the name."""
    rows = {row.number for row in (*LAYS, *DOES)}
    source = Path(__file__).read_text(encoding="utf-8")
    marked = {int(number) for number in re.findall(r"^@booklets\(([0-9]+)", source, re.MULTILINE)}
    assert rows | marked == set(CASES)
    assert len(CASES) == len(set(CASES)) == 75


def test_every_run_is_named_by_its_case() -> None:
    """`pytest -k C49` finds the runs of case 49, one for each booklet and for the options that differ."""
    ids = [str(param.id) for param in runs(DOES) if str(param.id).startswith("C49-")]  # type: ignore[attr-defined]
    assert ids == ["C49-mattel", "C49-fundex", "C49-ravensburger", "C49-masters", "C49-in-a-row"]
