"""What the browser keeps of the score sheet, and how it is read back: it may have been damaged, or forged."""

from __future__ import annotations

from dataclasses import replace

from phase10.errors import Phase10Error
from phase10.phases import phase_list
from phase10.rules import Rules
from phase10.sheet import Sheet
from phase10.sheet_files import from_plain, to_plain
from phase10.table import PLAYERS
from widgets.sheet.state import BLANK, LONGEST_POINTS, MOST_NAME, SEATS, BoardState, Draft, Moment, Setup

KEEP = "board"
"""The name under which the browser keeps it."""
VERSION = 1
MOST_EDITS = 10**9
_MOMENTS = 5
"""How much of what can be undone is kept."""


def to_keep(state: BoardState) -> dict[str, object]:
    """The state as plain values."""
    setup = state.setup
    return {
        "version": VERSION,
        "edits": state.edits,
        "setup": [setup.players, list(setup.names), setup.phases.name, setup.rules.to_plain(), setup.dealer],
        "now": _plain(Moment(state.sheet, state.running)),
        "past": [_plain(one) for one in state.past[-_MOMENTS:]],
        "editing": state.editing,
        "edited": _plain_drafts(state.edited),
    }


def _plain(moment: Moment) -> list[object]:
    return [moment.sheet and to_plain(moment.sheet), _plain_drafts(moment.running)]


def _plain_drafts(drafts: tuple[Draft, ...]) -> list[object]:
    return [] if drafts == BLANK else [[draft.laid, draft.points, draft.phase] for draft in drafts]


def from_kept(kept: object) -> BoardState:
    """The state that was kept; `Phase10Error` when it is not as `to_keep` makes it.

    >>> from_kept(to_keep(BoardState(edits=3))).edits
    3
    >>> from_kept({"version": 1, "now": "<b>"})
    Traceback (most recent call last):
    phase10.errors.Phase10Error: This file is no score sheet of this kit. Nothing was changed.
    """
    match kept:
        case {
            "version": 1,
            "edits": int(edits),
            "setup": [int(players), [*names], str(phases), rules, int(dealer)],
            "now": now,
            "past": [*past],
            "editing": editing,
            "edited": edited,
        } if type(edits) is int and 0 <= edits < MOST_EDITS:
            setup = Setup(players, _names(names), phase_list(phases), Rules.from_plain(rules), dealer)
            if type(players) is not int or players not in PLAYERS or type(dealer) is not int or dealer not in SEATS:
                raise Phase10Error("board-file-other")
            moment, moments = _moment(now), [_moment(one) for one in past[-_MOMENTS:]]
            state = BoardState(setup, moment.sheet, moment.running, past=tuple(moments), edits=edits)
            return _editing(state, editing, _drafts(edited))
    raise Phase10Error("board-file-other")


def _editing(state: BoardState, editing: object, edited: tuple[Draft, ...]) -> BoardState:
    """The hand that was being changed goes on being changed, where there is one."""
    if type(editing) is not int or state.sheet is None or not 0 <= editing < len(state.sheet.hands):
        return state
    return replace(state, editing=editing, edited=edited)


def _names(names: list[object]) -> tuple[str, ...]:
    if len(names) != len(SEATS):
        raise Phase10Error("board-file-other")
    return tuple(_text(name, MOST_NAME) for name in names)


def _text(value: object, longest: int) -> str:
    """Text that is short enough and that a message can carry."""
    if not isinstance(value, str) or len(value) > longest or value != value.encode("utf-8", "replace").decode():
        raise Phase10Error("board-file-other")
    return value


def _moment(plain: object) -> Moment:
    match plain:
        case [sheet, drafts]:
            return Moment(_sheet(sheet), _drafts(drafts))
    raise Phase10Error("board-file-other")


def _sheet(plain: object) -> Sheet | None:
    return None if plain is None else from_plain(plain)


def _drafts(plain: object) -> tuple[Draft, ...]:
    if not isinstance(plain, list) or len(plain) not in (0, len(SEATS)):
        raise Phase10Error("board-file-other")
    return tuple(map(_draft, plain)) or BLANK


def _draft(plain: object) -> Draft:
    match plain:
        case [bool(laid), str(points), int(phase)] if type(phase) is int and 0 <= phase <= 10:
            return Draft(laid, _text(points, LONGEST_POINTS), phase)
    raise Phase10Error("board-file-other")
