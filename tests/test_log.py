"""Saved games: what is written comes back, and nothing that was forged, cut off or of another kind is taken."""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10.actions import Action, Deal, Draw, from_plain, to_plain
from phase10.bots import Sensible
from phase10.errors import Phase10Error
from phase10.game import Game, Setup
from phase10.log import LONGEST, from_json, to_json
from phase10.phases import MASTER
from phase10.rules import Rules, SkipPlace
from phase10.table import Pile

SETUP = Setup(players=3, phases=MASTER, rules=Rules(skip_place=SkipPlace.PILE), seed=5)


def played(setup: Setup, actions: int = 10**6) -> Game:
    """A game that sensible bots play for so many actions, or to its end."""
    found: list[Action] = []
    state = Game.start(setup).state
    while state.actor is not None and len(found) < actions:
        found.append(Sensible().decide(state.view(state.actor)).action)
        state, _ = state.do(found[-1])
    return Game.replay(setup, tuple(found))


@pytest.fixture(scope="module")
def match() -> Game:
    """A whole match of three."""
    return played(SETUP)


def test_a_whole_match_comes_back(match: Game) -> None:
    """A match played to its winner is the same after it was written and read, and takes less than a megabyte."""
    text = to_json(match)
    assert match.state.match.outcome().winner is not None
    assert from_json(text) == match
    assert len(text.encode()) < 1_000_000


def test_six_players_stay_below_a_megabyte() -> None:
    """State and replay of a full match of six take less than a megabyte."""
    assert len(to_json(played(Setup(players=6, seed=1))).encode()) < 1_000_000


@pytest.mark.parametrize("count", [0, 1, 2, 7, 30])
def test_undone_is_as_never_done(match: Game, count: int) -> None:
    """A game of which some actions are undone is the game that never had them, and goes on as before."""
    back = match.undone(count)
    assert back == Game.replay(match.setup, match.actions[: len(match.actions) - count])
    for action in match.actions[len(match.actions) - count :]:
        back = back.do(action)
    assert back == match


def test_every_kind_of_action_comes_back(match: Game) -> None:
    """Each action of a match is read back from its plain form, through JSON."""
    kinds = {type(action) for action in match.actions}
    assert len(kinds) == 6  # all but the choice of a phase
    for action in match.actions:
        assert from_plain(json.loads(json.dumps(to_plain(action)))) == action


def _swap_cards(plain: Any) -> None:
    hands = plain["state"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


FORGERIES: dict[str, tuple[Callable[[Any], object], str]] = {
    "another version": (lambda plain: plain.update(version=2), "log-version"),
    "true for one": (lambda plain: plain.update(version=True), "log-version"),
    "no version": (lambda plain: plain.pop("version"), "log-shape"),
    "no state": (lambda plain: plain.pop("state"), "log-shape"),
    "something more": (lambda plain: plain.update(name="<b>"), "log-shape"),
    "cut off": (lambda plain: plain["actions"].pop(), "log-state"),
    "cards swapped": (_swap_cards, "log-state"),
    "another seed": (lambda plain: plain["setup"].update(seed=6), "log-illegal"),
    "fewer points": (lambda plain: plain["state"]["points"].__setitem__(0, 0), "log-state"),
    "an action twice": (lambda plain: plain["actions"].insert(1, plain["actions"][1]), "log-illegal"),
    "out of turn": (lambda plain: plain["actions"][1].update(seat=2), "log-illegal"),
    "no such seat": (lambda plain: plain["actions"][1].update(seat=7), "log-illegal"),
    "a negative seat": (lambda plain: plain["actions"][1].update(seat=-1), "log-action"),
    "no action": (lambda plain: plain["actions"].insert(0, {"do": "cheat", "seat": 0}), "log-action"),
    "a list for an action": (lambda plain: plain["actions"].insert(0, []), "log-action"),
    "no card": (lambda plain: plain["actions"].append({"do": "discard", "seat": 0, "card": "R13"}), "log-action"),
    "too many players": (lambda plain: plain["setup"].update(players=7), "error-players"),
    "players as text": (lambda plain: plain["setup"].update(players="3"), "log-shape"),
    "no such list": (lambda plain: plain["setup"].update(list="<script>"), "error-unknown-list"),
    "no such option": (lambda plain: plain["setup"].update(rules={"wild_swap": "yes"}), "error-rules-option"),
    "options as a list": (lambda plain: plain["setup"].update(rules=["x"]), "error-rules-option"),
    "a huge seed": (lambda plain: plain["setup"].update(seed=10**400), "log-shape"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_forgeries_are_refused(match: Game, name: str) -> None:
    """A game that was changed in one place is refused, with the message that says what is wrong."""
    forge, message = FORGERIES[name]
    plain = copy.deepcopy(json.loads(to_json(match.undone(len(match.actions) - 40))))
    forge(plain)
    with pytest.raises(Phase10Error) as error:
        from_json(json.dumps(plain))
    assert error.value.message.id == message
    assert str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "log-not-json"),
        ("{", "log-not-json"),
        ("[" * 100_000, "log-not-json"),
        ("9" * 10_000, "log-not-json"),
        ("null", "log-shape"),
        ("[]", "log-shape"),
        ("NaN", "log-shape"),
        ("x" * (LONGEST + 1), "log-too-long"),
    ],
)
def test_other_texts_are_refused(text: str, message: str) -> None:
    """What is no game at all is refused, whatever its size or depth."""
    with pytest.raises(Phase10Error) as error:
        from_json(text)
    assert error.value.message.id == message


@pytest.mark.parametrize("part", ["setup", "actions", "state"])
def test_values_nested_as_deep_as_can_be_read_are_refused(part: str) -> None:
    """However deep a part is nested, the game is refused with a message, at depths that only just can be read too."""
    plain = json.loads(to_json(Game.start(SETUP)))
    text = json.dumps({**plain, part: "deep"})
    for depth in range(2, sys.getrecursionlimit()):
        with pytest.raises(Phase10Error):
            from_json(text.replace('"deep"', "[" * depth + "]" * depth))


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(["version", "setup", "actions", "state"]), values)
def test_any_values_are_refused_in_words(part: str, value: object) -> None:
    """Whatever stands in a part of a game, it is read or refused with a message, never with another error."""
    plain = json.loads(to_json(Game.start(SETUP).do(Deal(2)).do(Draw(0, Pile.DRAW))))
    plain[part] = value
    with pytest.raises(Phase10Error):
        from_json(json.dumps(plain))


def test_refused_actions_change_nothing() -> None:
    """An action that is refused leaves the game as it was, and names every rule that it breaks."""
    game = Game.start(SETUP).do(Deal(2))
    before = to_json(game)
    with pytest.raises(Phase10Error):
        game.do(Draw(1, Pile.DRAW))
    assert to_json(game) == before
    assert [one.rule.value for one in game.state.verify(Draw(1, Pile.DRAW))] == ["turn.order"]
