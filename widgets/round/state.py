"""A game against bots as plain values: what the reader does at the table, and what comes of it.

Every rule is the engine's: a move is tried, and what it breaks is told. A bot moves when it is asked to, one action at
a time, so that what is shown is always where the game stands.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, lru_cache
from itertools import islice, takewhile
from typing import Any

from phase10.actions import Action, Deal, Discard, Draw, Hit, LayDown
from phase10.bots import Decision, Sensible
from phase10.cards import WILD, Card, Color, Hand
from phase10.errors import Message
from phase10.events import Event, Happening
from phase10.game import Game, RefusedError
from phase10.judge import Violation
from phase10.melds import layouts, makes
from phase10.rulebook import Rule
from phase10.view import Stage, View
from widgets.round.guide import against, lay_refusal, picked_refusal
from widgets.round.setup import YOU, Plan
from widgets.stepper import StepperState

AT_ONCE = 60
"""Moves of the bots in one answer; what is more comes with the next."""
MOST_WAYS = 50
"""Ways to lay a phase that the reader can leaf through."""
_COLORS = (*Color, None)
_PICK_ONE = Violation(Rule.TURN_DISCARD, Message("tell-turn-pick-one", {}))
"""Only one card is discarded."""


class Pace(Enum):
    """How the bots play: each move by a click, by themselves but slowly, or all at once."""

    STEP = "step"
    SLOW = "slow"
    ONCE = "once"

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Asked:
    """What the reader looks at in this moment; the next move makes a fresh one."""

    picked: frozenset[int] = frozenset()
    """The cards picked up, by their places in the hand as it was dealt and drawn."""
    way: int = 0
    """Which way to lay the phase."""
    held: tuple[tuple[int, int], ...] = ()
    """Cards that stay in hand when the phase is laid: group and place in it, one after the other."""
    broken: tuple[Violation, ...] = ()
    """The rules that the last try broke."""
    hint: Decision | None = None
    note: Message | None = None
    counted: int | None = None
    """Whose cards are counted at the end of a hand; the number of players: who has won."""
    stepper: StepperState = field(default_factory=StepperState)


@dataclass(frozen=True)
class RoundState:
    """A game, how it is looked at, and the game that would be dealt next.

    >>> from phase10.table import Pile
    >>> state = RoundState.begun(Plan())
    >>> state.view.actor, len(state.view.hand), state.do(Draw(0, Pile.DRAW)).view.drawn
    (0, 10, True)
    """

    game: Game
    bots: str
    plan: Plan
    pace: Pace = Pace.SLOW
    by_color: bool = False
    whole_log: bool = False
    unfolded: frozenset[str] = frozenset()
    """The parts of the form for another game that are unfolded."""
    asked: Asked = field(default_factory=Asked)
    problem: Message | None = None
    """What of the address, or of what the browser kept, cannot be used."""
    before: RoundState | None = None
    """The game that this one took the place of."""

    @classmethod
    def begun(cls, plan: Plan) -> RoundState:
        """A new game, dealt."""
        game = Game.start(plan.setup)
        return cls(game.do(Deal(plan.setup.dealer)), plan.bots, plan)

    # ---- what the state says

    @property
    def played(self) -> Plan:
        """The game that is played, as it began."""
        return Plan(self.game.setup, self.bots)

    @cached_property
    def view(self) -> View:
        """The table as the reader sees it."""
        return self.game.state.view(YOU)

    @property
    def is_yours(self) -> bool:
        """Whether a move of yours is waited for."""
        return self.view.actor == YOU and self.view.stage in (Stage.CHOOSE, Stage.TURN)

    @property
    def is_theirs(self) -> bool:
        """Whether a bot is to move."""
        return self.view.actor not in (YOU, None) and self.view.stage in (Stage.CHOOSE, Stage.TURN)

    @property
    def is_over(self) -> bool:
        """Whether a hand has ended and the next is not dealt."""
        return self.view.stage in (Stage.DEAL, Stage.OVER)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The places of your cards in the order they are shown."""
        hand = self.view.hand

        def key(place: int) -> tuple[bool, int, int]:
            card = hand[place]
            return (not card.is_natural, _COLORS.index(card.color) if self.by_color else 0, card.rank)

        return tuple(sorted(range(len(hand)), key=key))

    @property
    def up(self) -> tuple[Card, ...]:
        """The cards picked up."""
        return tuple(self.view.hand[place] for place in sorted(self.asked.picked))

    @property
    def newest(self) -> int | None:
        """The place of the card you have just drawn."""
        last = self._last_own()
        just = last is not None and isinstance(self.game.actions[last], Draw)
        return len(self.view.hand) - 1 if self.is_yours and self.view.drawn and just else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._last_own() is not None or self.before is not None

    @property
    def hand_events(self) -> tuple[Event, ...]:
        """What happened in this hand, from its deal on."""
        events = self.game.events
        start = max(i for i, event in enumerate(events) if event.kind is Happening.DEALT)
        return events[start:]

    @cached_property
    def counted(self) -> dict[int, tuple[Card, ...]]:
        """The cards that each player has left at the end of a hand."""
        found = (event for event in self.hand_events if event.kind is Happening.COUNTED)
        return {event.seat: event.cards for event in found if event.seat is not None} if self.is_over else {}

    @property
    def proposal(self) -> LayDown | None:
        """How the phase will lie when it is laid now."""
        found = self.ways
        if not found:
            return None
        action = found[min(self.asked.way, len(found) - 1)]
        for group, place in self.asked.held:
            action = without(action, group, place)
        return action

    @property
    def ways(self) -> tuple[LayDown, ...]:
        """The ways to lay the phase: with exactly the cards that are picked up where they make it, else with any."""
        return picked_ways(self.view, self.up) or ways(self.view)

    def ends(self, owner: int, group: int) -> tuple[Hit, ...]:
        """The picked cards added to a group: once, or at either end where that makes a difference (rule wild.end)."""
        high = Hit(YOU, owner, group, self.up)
        low = replace(high, low=True)
        if WILD not in self.up or not self.view.can(high):
            return (high,)
        meld = self.view.melds[owner][group]
        return (high,) if meld.with_hit(self.up) == meld.with_hit(self.up, low=True) else (high, low)

    # ---- moves

    def asking(self, **changes: Any) -> RoundState:
        """The same game looked at in another way."""
        return replace(self, asked=replace(self.asked, **changes))

    def do(self, action: Action) -> RoundState:
        """After a move of yours, or the same with every rule it breaks."""
        try:
            game = self.game.do(action)
        except RefusedError as error:
            return self.refused(error.violations)
        after = replace(self, game=game, asked=Asked(), problem=None)
        return after.advanced() if self.pace is Pace.ONCE else after

    def refused(self, broken: tuple[Violation, ...]) -> RoundState:
        """A move that breaks rules changes nothing."""
        return self.asking(broken=broken, hint=None, note=None)

    def lay(self) -> RoundState:
        """Lay the phase as proposed; several cards picked up have to be the phase."""
        if len(self.up) > 1 and ways(self.view) and not picked_ways(self.view, self.up):
            return self.refused(picked_refusal(self.view, self.up))
        action = self.proposal
        return self.do(action) if action else self.refused(lay_refusal(self.view))

    def hit(self, owner: int, group: int, low: bool | None = None) -> RoundState:
        """Add what is picked up to a group; where a wild could lie at either end, ask at which."""
        both = self.ends(owner, group)
        if len(both) > 1 and low is None:
            return self.asking(note=Message("learn-hits-end", {}), broken=(), hint=None)
        return self.do(both[-1] if low else both[0])

    def discard(self) -> RoundState:
        """Throw the one card that is picked up."""
        if len(self.up) == 1:
            return self.do(Discard(YOU, self.up[0]))
        every = [Discard(YOU, card) for card in dict.fromkeys(self.view.hand)]
        return self.refused((*against(self.view, every), _PICK_ONE))

    def deal(self) -> RoundState:
        """The next hand."""
        actor = self.view.actor
        return self.do(Deal(YOU if actor is None else actor))

    # ---- the others

    def stepped(self) -> RoundState:
        """After one move of a bot."""
        seat = self.view.actor
        if not self.is_theirs or seat is None:
            return self
        decision = self.played.bot.decide(self.game.state.view(seat))
        return replace(self, game=self.game.do(decision.action), asked=Asked(picked=self.asked.picked))

    def advanced(self) -> RoundState:
        """After the moves of the bots up to yours, or as many as one answer has time for."""
        state = self
        for _ in range(AT_ONCE):
            if not state.is_theirs:
                break
            state = state.stepped()
        return state

    # ---- looking around

    def pick(self, place: int) -> RoundState:
        """Pick a card up, or let go of it."""
        if not 0 <= place < len(self.view.hand):
            return self
        return self.asking(picked=self.asked.picked ^ {place}, way=0, held=(), broken=(), note=None)

    def turned(self, step: int) -> RoundState:
        """The next way to lay the phase, or the one before."""
        count = len(self.ways)
        return self.asking(way=(self.asked.way + step) % count, held=()) if count else self

    def holding(self, group: int, place: int) -> RoundState:
        """Keep a card in hand that would be laid."""
        action = self.proposal
        known = action is not None and (group, place) in holdable(self.view, action)
        return self.asking(held=(*self.asked.held, (group, place))) if known else self

    def hinted(self) -> RoundState:
        """What a careful player would do."""
        if not self.is_yours:
            return self
        return self.asking(hint=Sensible().decide(self.view), broken=(), note=None)

    def undone(self) -> RoundState:
        """As it was before your last move, without what the bots did after it; a new game gives back the one before."""
        last = self._last_own()
        if last is None:
            return self.before or self
        game = self.game.undone(len(self.game.actions) - last)
        return replace(self, game=game, asked=Asked(note=Message("play-undone", {})), problem=None)

    def _last_own(self) -> int | None:
        """The place of your last decision among all actions."""
        rows = self.game.actions
        return next(
            (i for i in range(len(rows) - 1, -1, -1) if rows[i].seat == YOU and type(rows[i]) is not Deal), None
        )

    def restarted(self, plan: Plan) -> RoundState:
        """Another game, which undo takes back."""
        before = replace(self, asked=Asked(), before=None, plan=self.played)
        begun = replace(RoundState.begun(plan), by_color=self.by_color, before=before)
        return begun.paced(self.pace)

    def paced(self, pace: Pace) -> RoundState:
        """With the bots playing at another pace."""
        state = replace(self, pace=pace)
        return state.advanced() if pace is Pace.ONCE else state


@lru_cache(maxsize=16)
def ways(view: View) -> tuple[LayDown, ...]:
    """The ways in which the phase may be laid now, the best first."""
    return tuple(islice(filter(view.can, view.lay_downs()), MOST_WAYS))


@lru_cache(maxsize=16)
def picked_ways(view: View, up: tuple[Card, ...]) -> tuple[LayDown, ...]:
    """The ways in which exactly these cards of the hand, two or more, may be laid as the phase."""
    if len(up) < 2 or view.phase is None or not makes(Hand(up), view.phase, view.rules):
        return ()
    whole = takewhile(lambda layout: not layout.left, layouts(Hand(up), view.phase, view.rules))
    actions = (LayDown(view.seat, layout.melds) for layout in whole)
    return tuple(islice(filter(view.can, actions), MOST_WAYS))


def without(action: LayDown, group: int, place: int) -> LayDown:
    """The phase laid with one card fewer."""
    melds = action.melds
    return replace(action, melds=(*melds[:group], melds[group].without(place), *melds[group + 1 :]))


def holdable(view: View, action: LayDown) -> frozenset[tuple[int, int]]:
    """The cards that may as well stay in hand: the engine is asked for each."""
    return frozenset(
        (group, place)
        for group, meld in enumerate(action.melds)
        if meld.extra
        for place in range(len(meld.cards))
        if view.can(without(action, group, place))
    )
