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
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from phase10.actions import Action, Choose, Deal, Discard, Draw, PlaySkip
from phase10.cards import SKIP, WILD, Card, Hand, cards_without, format_cards
from phase10.errors import Message
from phase10.melds import fewest_missing, makes
from phase10.odds.discards import best_play, takes_seconds
from phase10.odds.outs import helping, without
from phase10.phases import GroupKind, Phase
from phase10.scoring import card_points
from phase10.table import Pile
from phase10.view import Stage, View

if TYPE_CHECKING:
    from phase10.odds.draws import BestPlay


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
        place = (view.seat, len(view.match.hands), view.seats.turn, view.drawn, format_cards(view.hand))
        chance = random.Random(f"{self.seed} {place}")
        kinds: dict[type[Action], list[Action]] = {}
        for action in view.legal():
            kinds.setdefault(type(action), []).append(action)
        return Decision(chance.choice(chance.choice(list(kinds.values()))), Message("bot-random", {}))


@dataclass(frozen=True, slots=True)
class Sensible:
    """Plays as a careful player does, without counting odds.

    It keeps what its phase needs, takes the open card when that brings it nearer, lays down as soon as it can, hits
    whatever fits, and plays skips at once, against whoever is nearest to going out. Of what the phase does not need it
    throws the dearest; but until its phase is down it keeps what fits a group on the table, and pairs for a set.
    """

    def decide(self, view: View) -> Decision:
        """What to do now."""
        if view.stage is Stage.DEAL:
            return Decision(Deal(view.seat), Message("bot-deal", {}))
        if view.stage is Stage.CHOOSE:
            return self.choose(view)
        return self.act(view) if view.drawn else self.draw(view)

    def choose(self, view: View) -> Decision:
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
            if view.laid and fits_table(top, view):
                return Decision(taken, Message("bot-take-hit", {"card": top}))
            if not view.laid and helps(top, view):
                return Decision(taken, Message("bot-take", {"card": top}))
        why = "bot-draw-skip" if top == SKIP else "bot-draw"
        return Decision(Draw(view.seat, Pile.DRAW), Message(why, {}))

    def act(self, view: View) -> Decision:
        """After the draw: lay down, hit, skip, discard."""
        return lay_down(view) or hit(view) or skip(view) or self.discard(view)

    def discard(self, view: View) -> Decision:
        """What is needed least, the dearest of it; a wild only when there is nothing else."""
        spare = list(view.hand) if view.laid else not_needed(view)
        card = min(spare, key=lambda card: self.order(card, view))
        points, most = (max(card_points(one, view.rules) for one in some) for some in ((card,), spare))
        why = "bot-throw-dear" if view.laid else "bot-throw" if points == most else "bot-throw-kept"
        return Decision(Discard(view.seat, card), Message(why, {"card": card, "points": points}))

    def order(self, card: Card, view: View) -> tuple[int, ...]:
        """What orders the cards that can be thrown: the one with the least goes."""
        return (*_kept_for(card, view), *_dearest(card, view))


@dataclass(frozen=True, slots=True)
class ByTheOdds(Sensible):
    """Plays as `Sensible` does, but draws and discards by the draws expected until its phase is made.

    These are the draws of best play alone with the deck (`phase10.odds.draws`). The open card is taken when it leaves
    fewer than a hidden card does on average; the card is thrown without which the fewest are left. A card that fits a
    group on the table counts as one draw, since it is one card fewer to throw later. Where there are no such figures
    (a color group beside other groups, or no numpy) it takes what brings it nearer and throws the card without which
    the most unseen cards help.
    """

    def choose(self, view: View) -> Decision:
        """The phase with the fewest draws expected."""
        phases = [view.match.phases.phase(number) for number in view.choices]
        plays = [_play(phase, view) for phase in phases]
        draws = [play.value(Hand(view.hand)) for play in plays if play]
        if len(draws) < len(phases):
            return Sensible.choose(self, view)
        least = draws.index(min(draws))
        why = Message("bot-odds-choose", {"draws": round(draws[least], 2)})
        return Decision(Choose(view.seat, view.choices[least]), why)

    def draw(self, view: View) -> Decision:
        """The open card if it leaves fewer draws than a hidden one does on average.

        Formula: a hand of V expected draws has V - 1 left on average after a hidden card.
        """
        top, play = view.top, None if view.laid else _play(view.phase, view)
        if play is None or top is None or top == SKIP:
            return Sensible.draw(self, view)
        hidden = max(0.0, play.value(Hand(view.hand)) - 1)
        draws = play.value(Hand((*view.hand, top)))
        takes = draws < hidden - GAIN
        values = {"card": top, "draws": round(draws, 2), "hidden": round(hidden, 2)}
        return Decision(
            Draw(view.seat, Pile.DISCARD if takes else Pile.DRAW),
            Message("bot-odds-take" if takes else "bot-odds-draw", values),
        )

    def discard(self, view: View) -> Decision:
        """The card without which the fewest draws are left; of equal ones the dearest."""
        if view.laid or view.phase is None:
            return Sensible.discard(self, view)
        play = _play(view.phase, view)
        if play is None:
            return _by_outs(view, view.phase)
        hand = Hand(view.hand)
        draws = {card: play.value(without(hand, card)) for card in dict.fromkeys(view.hand)}

        def cost(card: Card) -> tuple[float, ...]:
            return (round(draws[card] + fits_table(card, view), 3), *_dearest(card, view))

        card = min(draws, key=cost)
        kept = draws[card] > min(draws.values()) + GAIN
        values = {"card": card, "draws": round(draws[card], 2)}
        why = Message("bot-odds-throw-kept" if kept else "bot-odds-throw", values)
        return Decision(Discard(view.seat, card), why)


GAIN = 0.01
"""A difference in expected draws too small to be said."""
BOTS: dict[str, Player] = {"sensible": Sensible(), "odds": ByTheOdds(), "random": RandomLegal()}
"""The bots by the names that the command line and the page use."""


def _play(phase: Phase | None, view: View) -> BestPlay | None:
    """Best play of a phase, where it is known without a wait."""
    return None if phase is None or takes_seconds(phase, view.rules) else best_play(phase, view.rules)


def _by_outs(view: View, phase: Phase) -> Decision:
    """The discard that leaves the phase nearest, and then the most unseen cards that help."""
    hand, seen = Hand(view.hand), [card for melds in view.melds for meld in melds for card in meld.cards]
    found = {}
    for card in dict.fromkeys(view.hand):
        rest = without(hand, card)
        found[card] = fewest_missing(rest, phase, view.rules), helping(rest, phase, view.rules, (*seen, card))
    card = min(found, key=lambda one: (found[one][0], one == WILD, -found[one][1].count, *_dearest(one, view)))
    missing, outs = found[card]
    values = {"card": card, "missing": missing, "count": outs.count, "unseen": outs.unseen}
    return Decision(Discard(view.seat, card), Message("bot-odds-helps", values))


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
        for action in filter(view.can, view.hits(card)):
            return Decision(action, Message("bot-hit", {"card": card}))
    return None


def skip(view: View) -> Decision | None:
    """A skip is never of use in hand, so it is played at once: against who has fewest cards, or is furthest."""
    if SKIP not in view.hand:
        return None
    actions = [PlaySkip(view.seat, seat) for seat in view.order if view.can(PlaySkip(view.seat, seat))]
    if not actions:
        return None
    action = min(actions, key=lambda action: (view.held[action.target], -_made(action.target, view)))
    return Decision(action, Message("bot-skip", {"count": view.held[action.target]}))


def _made(seat: int, view: View) -> int:
    """How many phases a player has made in the match, this hand included."""
    return len(view.match.done(seat)) + bool(view.melds[seat])


def fits_table(card: Card, view: View) -> bool:
    """Whether one card may be added to some group on the table (rule hit.anywhere)."""
    return any(meld.takes(card) for melds in view.melds for meld in melds)


def helps(card: Card, view: View) -> bool:
    """Whether a card brings the phase nearer."""
    assert view.phase is not None
    before = fewest_missing(Hand(view.hand), view.phase, view.rules)
    return fewest_missing(Hand((*view.hand, card)), view.phase, view.rules) < before


def _kept_for(card: Card, view: View) -> tuple[int, int]:
    """What else a card that the phase does not need is good for, until the phase is down: less is thrown first."""
    assert view.phase is not None
    if view.laid:
        return 0, 0
    pairs = card.is_natural and any(group.kind is GroupKind.SET for group in view.phase.groups)
    return fits_table(card, view), [one.number for one in view.hand].count(card.number) if pairs else 0


def _dearest(card: Card, view: View) -> tuple[int, ...]:
    """What orders cards to throw when all else is equal: points first; a wild is worth more than it costs."""
    return card == WILD, -card_points(card, view.rules), -card.number, card.rank


def not_needed(view: View) -> list[Card]:
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
        missing[card] = fewest_missing(Hand(cards_without(hand, (card,))), phase, view.rules)
    if not missing:
        return list(hand)
    least = min(missing.values())
    spare = [card for card in faces if missing[alike[card]] == least]
    return [SKIP, *spare] if SKIP in hand else spare
