"""A game as JSON: how it began, every action, and where it stands; and back, believing nothing that was written.

What is read is played again from the setup. Where it stands is written for other programs, and must agree with what the
actions lead to: a log that was forged or cut off is refused, and says why.

>>> from phase10.actions import Deal
>>> from phase10.game import Game, Setup
>>> game = Game.start(Setup(players=2, seed=7)).do(Deal(1))
>>> from_json(to_json(game)) == game
True
"""

from __future__ import annotations

import json
from typing import Any

from phase10.actions import from_plain as action_from_plain
from phase10.actions import to_plain as action_to_plain
from phase10.errors import Phase10Error, shown
from phase10.events import Event
from phase10.game import Game, RefusedError, Setup, State
from phase10.phases import phase_list
from phase10.rules import Rules

VERSION = 1
LONGEST = 2_000_000
"""Characters of a log that are read; a match of six has some 300,000."""
LARGEST_SEED = 2**53
"""Seeds stay below what every JSON reader keeps exactly."""


def to_json(game: Game) -> str:
    """The game in one line of JSON."""
    return json.dumps(to_plain(game), separators=(",", ":"))


def from_json(text: str) -> Game:
    """The game that the text tells; `Phase10Error` for anything but what `to_json` writes.

    >>> from_json("[1, 2")
    Traceback (most recent call last):
    phase10.errors.Phase10Error: This is not JSON.
    """
    if len(text) > LONGEST:
        raise Phase10Error("log-too-long", most=LONGEST)
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise Phase10Error("log-not-json") from None
    return from_plain(plain)


def to_plain(game: Game) -> dict[str, object]:
    """The game as plain values: `version`, `setup`, `actions`, `state`."""
    actions = [action_to_plain(action) for action in game.actions]
    return {
        "version": VERSION,
        "setup": setup_to_plain(game.setup),
        "actions": actions,
        "state": state_to_plain(game.state),
    }


def from_plain(plain: object) -> Game:
    """The game played again; `Phase10Error` when it is of another shape or version, breaks a rule, or does not end
    where it says."""
    if not isinstance(plain, dict) or "version" not in plain:
        raise Phase10Error("log-shape")
    if plain["version"] != VERSION or isinstance(plain["version"], bool):
        raise Phase10Error("log-version", version=shown(str(plain["version"])), known=VERSION)
    match plain:
        case {"setup": setup, "actions": list(rows), "state": state, **more} if more.keys() == {"version"}:
            game = _replayed(setup_from_plain(setup), rows)
            if not _same(state, state_to_plain(game.state)):
                raise Phase10Error("log-state")
            return game
    raise Phase10Error("log-shape")


def _replayed(setup: Setup, rows: list[object]) -> Game:
    state, actions, events = State.start(setup), [], list[Event]()
    for number, row in enumerate(rows, 1):
        try:
            action = action_from_plain(row)
            state, happened = state.do(action)
        except RefusedError as error:
            rules = tuple(dict.fromkeys(one.rule.value for one in error.violations))
            raise Phase10Error("log-illegal", number=number, why=error.message, rules=rules) from None
        except Phase10Error as error:
            raise Phase10Error("log-action", number=number, why=error.message) from None
        actions.append(action)
        events += happened
    return Game(setup, state, tuple(actions), tuple(events))


def _same(one: object, other: object) -> bool:
    """Whether plain values are equal, and of the same types: in Python 1 equals True, in JSON it does not."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except RecursionError:  # nested as deep as can just be read
        return False


def setup_to_plain(setup: Setup) -> dict[str, object]:
    """How a match begins, as plain values; the phase list by its name."""
    return {
        "players": setup.players,
        "list": phase_list(setup.phases.name).name,
        "rules": setup.rules.to_plain(),
        "seed": setup.seed,
        "first": setup.first,
    }


def setup_from_plain(plain: object) -> Setup:
    """The setup from plain values; `Phase10Error` for another shape, or what is no table, list or rules."""
    match plain:
        case {"players": players, "list": str(name), "rules": rules, "seed": seed, "first": first, **more} if not more:
            if all(type(one) is int for one in (players, seed, first)) and abs(seed) < LARGEST_SEED:
                return Setup(players, phase_list(name), Rules.from_plain(rules), seed, first)
    raise Phase10Error("log-shape")


def state_to_plain(state: State) -> dict[str, Any]:
    """Where a match stands, as plain values; piles have their top card last, everything by player goes by seat."""
    return {
        "stage": state.stage.value,
        "actor": state.actor,
        "dealer": state.dealer,
        "order": list(state.order),
        "turn": state.seats.turn,
        "waiting": sorted(state.order[place] for place in state.seats.waiting),
        "drawn": state.drawn,
        "phases": [phase.number if phase else None for phase in state.phases],
        "hands": [[str(card) for card in hand] for hand in state.hands],
        "melds": [[meld.to_plain() for meld in melds] for melds in state.melds],
        "pile": [str(card) for card in state.pile],
        "discards": [str(card) for card in state.discards],
        "points": [state.match.points(seat) for seat in range(state.setup.players)],
        "made": [list(state.match.done(seat)) for seat in range(state.setup.players)],
        "winner": state.match.outcome().winner,
    }
