"""Tips of rule books, each as a way to play that does not follow it: what the tip is worth is seen in a duel.

>>> [tip for tip in HABITS]
['lay-at-once', 'open-card', 'dear-first', 'watch-table', 'skip-at-once']
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from phase10.actions import Discard, Draw
from phase10.bots import Decision, Player, Sensible, hit, lay_down, skip
from phase10.cards import SKIP, WILD, Card, Hand
from phase10.errors import Message
from phase10.melds import check
from phase10.scoring import card_points
from phase10.table import Pile
from phase10.view import View


@dataclass(frozen=True, slots=True)
class HoldsBack(Sensible):
    """Keeps a complete phase in hand until at most one other card is left, so that others cannot add to it."""

    def act(self, view: View) -> Decision:
        """After the draw."""
        if not view.laid and view.phase is not None:
            layout = check(Hand(view.hand), view.phase, view.rules).layout
            if layout is not None and len(layout.left) > 1:
                return skip(view) or self.discard(view)
        return Sensible.act(self, view)


@dataclass(frozen=True, slots=True)
class HiddenOnly(Sensible):
    """Never takes the open card."""

    def draw(self, view: View) -> Decision:
        """A hidden card."""
        return Decision(Draw(view.seat, Pile.DRAW), Message("bot-draw", {}))


@dataclass(frozen=True, slots=True)
class CheapFirst(Sensible):
    """Of the cards that are not needed, throws the cheapest first."""

    def order(self, card: Card, view: View) -> tuple[int, ...]:
        """By points, the fewest first; the rest as before."""
        kept = Sensible.order(self, card, view)[:2]
        return (*kept, card == WILD, card_points(card, view.rules), card.number, card.rank)


@dataclass(frozen=True, slots=True)
class Unwatchful(Sensible):
    """Throws cards that somebody could add to a group on the table as gladly as others."""

    def order(self, card: Card, view: View) -> tuple[int, ...]:
        """Without a look at the table."""
        return (0, *Sensible.order(self, card, view)[1:])


@dataclass(frozen=True, slots=True)
class KeepsSkips(Sensible):
    """Keeps a skip until somebody else has laid a phase."""

    def act(self, view: View) -> Decision:
        """After the draw."""
        if any(melds for seat, melds in enumerate(view.melds) if seat != view.seat):
            return Sensible.act(self, view)
        done = lay_down(view) or hit(view) or self.discard(view)
        wasted = done.action == Discard(view.seat, SKIP)
        return skip(view) or done if wasted else done

    def order(self, card: Card, view: View) -> tuple[int, ...]:
        """A skip comes last."""
        return (card == SKIP, *Sensible.order(self, card, view))


HABITS: Mapping[str, Player] = {
    "lay-at-once": HoldsBack(),
    "open-card": HiddenOnly(),
    "dear-first": CheapFirst(),
    "watch-table": Unwatchful(),
    "skip-at-once": KeepsSkips(),
}
"""By the name of a tip the player who does not follow it; in all else they play as `Sensible` does."""
