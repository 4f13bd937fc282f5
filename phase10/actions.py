"""What a player can do in a game, as frozen values with the seat that does it, and their plain forms.

>>> to_plain(Draw(0, Pile.DISCARD)), from_plain({"do": "skip", "seat": 1, "target": 2})
({'do': 'draw', 'seat': 0, 'pile': 'discard'}, PlaySkip(seat=1, target=2))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from phase10.cards import Card
from phase10.errors import Phase10Error, shown
from phase10.laid import Meld
from phase10.table import Move, Pile


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does; seats are counted clockwise from 0."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The dealer deals the next hand (rule setup.deal)."""


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose the phase to try in this hand, by its number in the list (rule variant.choose)."""

    number: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top card of a pile (rule turn.draw)."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class LayDown(Action):
    """Lay the phase, each wild with what it stands for (rules turn.whole-phase, wild.end)."""

    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class Hit(Action):
    """Add cards to a group of `owner`, in one go; a wild free to lie at either end of a run lies at the low one if
    `low` (rules hit.fits, wild.end)."""

    owner: int
    group: int
    cards: tuple[Card, ...]
    low: bool = False


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw a card off and end the turn (rule turn.discard)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaySkip(Action):
    """Play a skip against another player, which ends the turn (rule skip.choose)."""

    target: int


MOVES: dict[type[Action], Move] = {
    Draw: Move.DRAW, LayDown: Move.LAY_DOWN, Hit: Move.HIT, Discard: Move.DISCARD, PlaySkip: Move.SKIP,
}  # fmt: skip
"""The moves of a turn, by their actions; dealing and choosing come before the turns."""
_NAMES: dict[type[Action], str] = {Deal: "deal", Choose: "choose", **{kind: move.value for kind, move in MOVES.items()}}


def name_of(action: Action) -> str:
    """The name of an action in plain form and in message ids."""
    return _NAMES[type(action)]


def to_plain(action: Action) -> dict[str, object]:
    """An action as plain values; `from_plain` reads it back."""
    plain: dict[str, object] = {"do": name_of(action), "seat": action.seat}
    match action:
        case Choose():
            plain["phase"] = action.number
        case Draw():
            plain["pile"] = action.pile.value
        case LayDown():
            plain["melds"] = [meld.to_plain() for meld in action.melds]
        case Hit():
            plain |= {"owner": action.owner, "group": action.group, "cards": [str(card) for card in action.cards]}
            plain |= {"low": True} if action.low else {}
        case Discard():
            plain["card"] = str(action.card)
        case PlaySkip():
            plain["target"] = action.target
    return plain


def from_plain(plain: object) -> Action:
    """An action from plain values; `Phase10Error` when they are of another shape or name no card."""
    if isinstance(plain, dict):
        rest: dict[str, Any] = dict(plain)
        name, seat = rest.pop("do", None), rest.pop("seat", None)
        if isinstance(name, str) and name in _READERS and _whole(seat):
            action = _READERS[name](seat, rest)
            if action is not None:
                return action
    raise Phase10Error("error-action", token=shown(str(plain)))


def _whole(value: object) -> bool:
    """Whether it is a number, which True is not, small enough for any table."""
    return type(value) is int and 0 <= value < 1000


def _deal(seat: int, rest: dict[str, Any]) -> Action | None:
    return None if rest else Deal(seat)


def _choose(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"phase": number, **more} if not more and _whole(number):
            return Choose(seat, number)
    return None


def _draw(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"pile": "draw" | "discard" as pile, **more} if not more:
            return Draw(seat, Pile(pile))
    return None


def _lay_down(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"melds": list(melds), **more} if not more:
            return LayDown(seat, tuple(map(Meld.from_plain, melds)))
    return None


def _hit(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"owner": owner, "group": group, "cards": list(cards), **more} if _whole(owner) and _whole(group):
            low = more.pop("low", False)
            if not more and isinstance(low, bool) and all(isinstance(card, str) for card in cards):
                return Hit(seat, owner, group, tuple(map(Card.parse, cards)), low)
    return None


def _discard(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"card": str(card), **more} if not more:
            return Discard(seat, Card.parse(card))
    return None


def _skip(seat: int, rest: dict[str, Any]) -> Action | None:
    match rest:
        case {"target": target, **more} if not more and _whole(target):
            return PlaySkip(seat, target)
    return None


_READERS: dict[str, Callable[[int, dict[str, Any]], Action | None]] = {
    "deal": _deal, "choose": _choose, "draw": _draw, "lay-down": _lay_down, "hit": _hit, "discard": _discard,
    "skip": _skip,
}  # fmt: skip
