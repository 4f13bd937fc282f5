"""What the browser keeps of a game: setup and actions, packed small since they go along with every answer.

Hidden cards are not in it: they follow from the number of the deal. What comes back is played again, so that a game
that was damaged or forged is refused.
"""

from __future__ import annotations

import base64
import json
import zlib

from phase10.actions import from_plain, to_plain
from phase10.errors import Phase10Error
from phase10.game import Game
from phase10.log import setup_from_plain, setup_to_plain
from widgets.round.setup import Plan
from widgets.round.state import Pace, RoundState

MOST_ACTIONS = 5_000
"""Actions that are read; a match of six has some 1,200."""
_LONGEST = 4_000_000
"""Characters of actions that are unpacked."""


def to_keep(state: RoundState) -> dict[str, object]:
    """The game, and how the bots play and the hand is sorted."""
    return {
        "setup": setup_to_plain(state.game.setup),
        "bots": state.bots,
        "pace": state.pace.value,
        "by_color": state.by_color,
        "actions": pack([to_plain(action) for action in state.game.actions]),
    }


def from_kept(kept: object) -> RoundState:
    """The game played again; `Phase10Error` for anything but what `to_keep` gives.

    >>> state = RoundState.begun(Plan())
    >>> from_kept(to_keep(state)).game == state.game
    True
    """
    match kept:
        case {"setup": setup, "bots": str(bots), "pace": str(pace), "by_color": bool(by_color), "actions": str(packed)}:
            rows = unpack(packed)
            if pace in {one.value for one in Pace} and 0 < len(rows) <= MOST_ACTIONS:
                plan = Plan(setup_from_plain(setup)).with_bots(bots)
                game = Game.replay(plan.setup, tuple(map(from_plain, rows)))
                return RoundState(game, bots, plan, Pace(pace), by_color)
    raise Phase10Error("log-shape")


def pack(rows: list[dict[str, object]]) -> str:
    """Plain values as short text; `unpack` reads them back.

    >>> unpack(pack([{"do": "deal", "seat": 1}]))
    [{'do': 'deal', 'seat': 1}]
    """
    return base64.b64encode(zlib.compress(json.dumps(rows, separators=(",", ":")).encode())).decode()


def unpack(packed: str) -> list[object]:
    """The list that was packed; `Phase10Error` for anything else, also for a text that would grow without end."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(base64.b64decode(packed, validate=True), _LONGEST)
        rows = json.loads(text.decode()) if unpacking.eof else None
    except (ValueError, zlib.error, RecursionError):
        rows = None
    if not isinstance(rows, list):
        raise Phase10Error("log-shape")
    return rows
