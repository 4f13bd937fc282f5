"""What happens in a game, one event after the other: what a log tells, and what an action leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from phase10.cards import Card
from phase10.laid import Meld
from phase10.table import Pile


class Happening(Enum):
    """The kinds of events; the value is the name in plain form and in message ids (`game-drew`)."""

    DEALT = "dealt"
    """`seat` dealt hand `number`."""
    OPENED = "opened"
    """The card was turned over onto the discard pile."""
    BURIED = "buried"
    """The card turned over went under the draw pile (rules setup.opening-wild, setup.opening-skip)."""
    CHOSE = "chose"
    """`seat` chose phase `number`."""
    DREW = "drew"
    LAID = "laid"
    """`seat` laid phase `number`: `melds`."""
    HIT = "hit"
    """`seat` added cards to group `group` of `other`."""
    DISCARDED = "discarded"
    SKIPPED = "skipped"
    """`seat` played a skip against `other`."""
    MISSED = "missed"
    """`seat` missed the turn."""
    RESHUFFLED = "reshuffled"
    """`number` discards became the draw pile (rule turn.empty-pile)."""
    OUT = "out"
    """`seat` has no cards left: the hand is over (rule out.stops)."""
    RAN_OUT = "ran-out"
    """There was nothing to draw: the hand is over (rule turn.empty-pile)."""
    DEAD = "dead"
    """The draw pile ran out, and no card that is left can be laid or added by anybody: the hand is over."""
    STOPPED = "stopped"
    """`seat` made the last phase, and the match stops at once (rule win.end-of-hand, Wikipedia's reading)."""
    COUNTED = "counted"
    """`seat` counts `number` points for the cards left (rule score.left)."""
    TIED = "tied"
    """`seat` is tied for the win (rule win.tie)."""
    WON = "won"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; which fields say something depends on the kind.

    >>> Event(Happening.DREW, 1, (Card.parse("R7"),), pile=Pile.DRAW).seen_by(0).cards
    ()
    """

    kind: Happening
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    pile: Pile | None = None
    other: int | None = None
    group: int | None = None
    number: int | None = None
    melds: tuple[Meld, ...] = ()

    def seen_by(self, seat: int) -> Event:
        """The event as another player sees it: a card drawn from the draw pile is hidden."""
        if self.kind is Happening.DREW and self.pile is Pile.DRAW and seat != self.seat:
            return replace(self, cards=())
        return self

    def to_plain(self) -> dict[str, object]:
        """The event as plain values, without the fields that say nothing.

        >>> Event(Happening.COUNTED, 1, number=45).to_plain()
        {'event': 'counted', 'seat': 1, 'number': 45}
        """
        plain: dict[str, object] = {"event": self.kind.value}
        if self.pile:
            plain["pile"] = self.pile.value
        for name in ("seat", "other", "group", "number"):
            if (value := getattr(self, name)) is not None:
                plain[name] = value
        if self.cards:
            plain["cards"] = [str(card) for card in self.cards]
        if self.melds:
            plain["melds"] = [meld.to_plain() for meld in self.melds]
        return plain
