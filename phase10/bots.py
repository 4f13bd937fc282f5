"""Players that decide by what they see: a bot gets a `View`, never the hidden cards, and says why it does what it does.

Bots keep nothing between two decisions, so a game can be undone, replayed or taken over at any point.

>>> from phase10.actions import Deal
>>> from phase10.game import Setup, State
>>> state, _ = State.start(Setup(players=2, seed=7)).do(Deal(1))
>>> Sensible().decide(state.view(0)).action
Draw(seat=0, pile=<Pile.DISCARD: 'discard'>)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from phase10.actions import Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.cards import SKIP, WILD, Card, Hand
from phase10.errors import Message
from phase10.laid import Meld
from phase10.melds import fewest_missing, makes
from phase10.phases import GroupKind, Phase
from phase10.scoring import card_points
from phase10.table import Pile
from phase10.view import Stage, View


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do, and why in words."""

    action: Action
    why: Message


class Player(Protocol):
    """Who can play: decides by what a seat sees, when it is up to that seat."""

    def decide(self, view: View) -> Decision:
        """What to do now; one of the actions that `view.can` allows."""


@dataclass(frozen=True, slots=True)
class RandomLegal:
    """Does anything that is allowed: a kind of move by chance, then one of that kind."""

    seed: int = 0

    def decide(self, view: View) -> Decision:
        """Any legal action; the same one for the same view and seed."""
        place = (view.seat, len(view.match.hands), view.seats.turn, len(view.hand), view.drawn)
        chance = random.Random(f"{self.seed} {place}")
        kinds: dict[type[Action], list[Action]] = {}
        for action in view.legal():
            kinds.setdefault(type(action), []).append(action)
        return Decision(chance.choice(chance.choice(list(kinds.values()))), Message("bot-random", {}))


@dataclass(frozen=True, slots=True)
class Sensible:
    """Plays as a careful player does, without counting odds.

    It keeps what its phase needs, takes the open card when that brings it nearer, lays down as soon as it can, hits
    whatever fits, throws what costs most, and plays skips against whoever is nearest to going out.
    """

    def decide(self, view: View) -> Decision:
        """What to do now."""
        if view.stage is Stage.DEAL:
            return Decision(Deal(view.seat), Message("bot-deal", {}))
        if view.stage is Stage.CHOOSE:
            return self._choose(view)
        if not view.drawn:
            return self.draw(view)
        return lay_down(view) or hit(view) or skip(view) or self.discard(view)

    def _choose(self, view: View) -> Decision:
        """The phase nearest to being made; the first of those."""
        hand = Hand(view.hand)
        missing = {n: fewest_missing(hand, view.match.phases.phase(n), view.rules) for n in view.choices}
        number = min(missing, key=lambda n: (missing[n], n))
        return Decision(Choose(view.seat, number), Message("bot-choose", {"missing": missing[number]}))

    def draw(self, view: View) -> Decision:
        """The open card if it helps, else a hidden one."""
        top = view.top
        if top is not None and top != SKIP:
            taken = Draw(view.seat, Pile.DISCARD)
            if view.laid and any(fits(top, meld) for meld in on_table(view)):
                return Decision(taken, Message("bot-take-hit", {"card": top}))
            if not view.laid and helps(top, view):
                return Decision(taken, Message("bot-take", {"card": top}))
        why = "bot-draw-skip" if top == SKIP else "bot-draw"
        return Decision(Draw(view.seat, Pile.DRAW), Message(why, {}))

    def discard(self, view: View) -> Decision:
        """What the phase does not need, the dearest first; a wild only when there is nothing else."""
        spare = list(view.hand) if view.laid else _not_needed(view)
        card = max(spare, key=lambda card: (card_points(card, view.rules), card.number, -card.rank))
        why = "bot-throw-dear" if view.laid else "bot-throw"
        return Decision(_thrown(view, card), Message(why, {"card": card, "points": card_points(card, view.rules)}))


def lay_down(view: View) -> Decision | None:
    """The phase laid in the best way, as soon as it can be."""
    if view.laid or view.phase is None or not makes(Hand(view.hand), view.phase, view.rules):
        return None
    for action in filter(view.can, view.lay_downs()):
        return Decision(action, Message("bot-lay", {"phase": view.phase}))
    return None


def hit(view: View) -> Decision | None:
    """Any card that fits a group on the table, the dearest first."""
    if not view.laid:
        return None
    for card in sorted(set(view.hand), key=lambda card: (-card_points(card, view.rules), card.rank)):
        for owner, melds in enumerate(view.melds):
            for number, meld in enumerate(melds):
                action = Hit(view.seat, owner, number, (card,))
                if fits(card, meld) and view.can(action):
                    return Decision(action, Message("bot-hit", {"card": card}))
    return None


def skip(view: View) -> Decision | None:
    """A skip is never of use in hand, so it is played at once: against who has fewest cards, or is furthest."""
    if SKIP not in view.hand:
        return None
    actions = [PlaySkip(view.seat, seat) for seat in view.order if view.can(PlaySkip(view.seat, seat))]
    if not actions:
        return None
    action = min(actions, key=lambda action: (view.held[action.target], -_number(view.phases[action.target])))
    return Decision(action, Message("bot-skip", {"count": view.held[action.target]}))


def _number(phase: Phase | None) -> int:
    return phase.number if phase else 0


def on_table(view: View) -> Iterator[Meld]:
    """Every group that lies on the table."""
    for melds in view.melds:
        yield from melds


def fits(card: Card, meld: Meld) -> bool:
    """Whether one card may be added to a group (rule hit.fits).

    >>> from phase10.melds import lay
    >>> from phase10.phases import Group
    >>> run = lay(Hand.parse("R3 B4 G5 Y6"), Group.parse("R4"))
    >>> [fits(Card.parse(name), run) for name in ("R7", "R8", "R3", "W", "S")]
    [True, False, False, True, False]
    """
    kind, first, last = meld.group.kind, meld.stands_for[0], meld.stands_for[-1]
    if card == SKIP:
        return False
    if kind.is_run and len(meld.cards) == 12:
        return False
    if card == WILD:
        return True
    if kind.has_color and card.color is not first.color:
        return False
    if kind.is_run:
        return card.number in (first.number - 1, last.number + 1)
    return kind is GroupKind.COLOR or card.number == first.number


def helps(card: Card, view: View) -> bool:
    """Whether a card brings the phase nearer."""
    assert view.phase is not None
    before = fewest_missing(Hand(view.hand), view.phase, view.rules)
    return fewest_missing(Hand((*view.hand, card)), view.phase, view.rules) < before


def _not_needed(view: View) -> list[Card]:
    """The cards without which the hand is as near to the phase as with them; all when there is none."""
    phase, hand = view.phase, view.hand
    assert phase is not None
    faces = [card for card in dict.fromkeys(hand) if card.is_natural]
    if phase.has_color:
        alike = {card: card for card in faces}
    else:
        alike = {card: next(one for one in faces if one.number == card.number) for card in faces}
    missing = {}
    for card in set(alike.values()):
        place = hand.index(card)
        missing[card] = fewest_missing(Hand(hand[:place] + hand[place + 1 :]), phase, view.rules)
    if not missing:
        return list(hand)
    least = min(missing.values())
    spare = [card for card in faces if missing[alike[card]] == least]
    return [SKIP, *spare] if SKIP in hand else spare


def _thrown(view: View, card: Card) -> Action:
    """A card thrown off; a skip only lands here when nobody may get it."""
    return Discard(view.seat, card)
