"""The engine: a whole match, hand by hand, under every option of the rules.

A `State` is a frozen value. `State.view(seat)` is what a player sees and judges by (`phase10.view`); `State.do(action)`
gives the next state and what happened. A `Game` keeps the actions too, so that it can be replayed, undone and saved
(`phase10.log`). The same setup and actions always give the same state: shuffles depend on the seed alone.

>>> game = Game.start(Setup(players=2, seed=7)).do(Deal(1))
>>> game.state.actor, [len(hand) for hand in game.state.hands], len(game.state.cards)
(0, [10, 10], 108)
>>> game = game.do(Draw(0, Pile.DRAW))
>>> [violation.rule.value for violation in game.state.verify(Draw(0, Pile.DRAW))]
['turn.draw']
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TypeVar

from phase10.actions import Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.cards import DECK, SKIP, Card, Hand, cards_without
from phase10.errors import Message, Phase10Error
from phase10.events import Event, Happening
from phase10.judge import Violation
from phase10.laid import Meld
from phase10.match import Match, Result
from phase10.melds import makes
from phase10.phases import STANDARD, Phase, PhaseList
from phase10.rulebook import Rule
from phase10.rules import MATTEL, Order, Rules, SkipPlace
from phase10.scoring import card_points
from phase10.table import PLAYERS, Opening, Pile, Seats, deal, first_player, opening, reshuffled
from phase10.view import Stage, View

Item = TypeVar("Item")


class RefusedError(Phase10Error):
    """An action that breaks rules; `violations` are all of them, the message is the first."""

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        """Keep the violations."""
        super().__init__(violations[0].message.id, **violations[0].message.values)
        self.violations = violations


@dataclass(frozen=True)
class Setup:
    """How a match begins; the same setup deals the same cards. `first` is the seat that begins the first hand.

    `Phase10Error` when so many cannot play.

    >>> Setup(players=3, seed=7).dealer
    2
    """

    players: int = 2
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL
    seed: int = 0
    first: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no table."""
        if self.players not in PLAYERS:
            raise Phase10Error("error-players", count=self.players, least=PLAYERS.start, most=PLAYERS.stop - 1)
        if self.first not in range(self.players):
            raise Phase10Error("error-seat", seat=self.first, players=self.players)

    @property
    def dealer(self) -> int:
        """Who deals the first hand: the player to the right of who begins (rule setup.first-player)."""
        return (self.first - 1) % self.players


@dataclass(frozen=True, slots=True)
class State:
    """Where a match stands: every card, whose turn it is, and the results so far. Piles have their top card last.

    >>> state = State.start(Setup(players=4, seed=1))
    >>> state.stage, state.actor
    (<Stage.DEAL: 'deal'>, 3)
    """

    setup: Setup
    match: Match
    dealer: int
    """Who deals this hand, or between two hands the next one."""
    stage: Stage = Stage.DEAL
    order: tuple[int, ...] = ()
    seats: Seats = field(default_factory=lambda: Seats(1))
    hands: tuple[tuple[Card, ...], ...] = ()
    pile: tuple[Card, ...] = DECK
    discards: tuple[Card, ...] = ()
    melds: tuple[tuple[Meld, ...], ...] = ()
    phases: tuple[Phase | None, ...] = ()
    drawn: bool = False

    @classmethod
    def start(cls, setup: Setup) -> State:
        """Before the first hand is dealt."""
        none: tuple[tuple[()], ...] = ((),) * setup.players
        match = Match(setup.players, setup.phases, setup.rules)
        return cls(setup, match, setup.dealer, hands=none, melds=none, phases=(None,) * setup.players)

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return self.setup.rules

    @property
    def actor(self) -> int | None:
        """Whose action the game waits for; None when the match is over."""
        if self.stage is Stage.TURN:
            return self.order[self.seats.seat]
        if self.stage is Stage.CHOOSE:
            return next(seat for seat in self.order if self.phases[seat] is None)
        return self.dealer if self.stage is Stage.DEAL else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, wherever they are: always the 108 of the deck."""
        melds = chain.from_iterable(self.melds)
        return (
            *chain.from_iterable(self.hands), *self.pile, *self.discards, *self.in_front,
            *chain.from_iterable(meld.cards for meld in melds),
        )  # fmt: skip

    @property
    def in_front(self) -> tuple[Card, ...]:
        """The skips that lie before those who wait (rule skip.place)."""
        return (SKIP,) * len(self.seats.waiting) if self.rules.skip_place is SkipPlace.FRONT else ()

    def view(self, seat: int) -> View:
        """What one player sees, and may judge by."""
        return View(
            seat, self.setup.rules, self.stage, self.actor, self.order, self.seats, self.phases,
            self.match.choices(seat) if self.stage is Stage.CHOOSE else (), self.hands[seat],
            tuple([len(hand) for hand in self.hands]), self.melds, self.discards[-1] if self.discards else None,
            len(self.pile), self.drawn, self.match,
        )  # fmt: skip

    # ---- verify, can, do

    def verify(self, action: Action) -> tuple[Violation, ...]:
        """Every rule that the action breaks now; none when it is allowed."""
        if action.seat not in range(self.setup.players):
            message = Message("error-seat", {"seat": action.seat, "players": self.setup.players})
            return (Violation(Rule.SETUP_PLAYERS, message),)
        return self.view(action.seat).verify(action)

    def can(self, action: Action) -> bool:
        """Whether the action is allowed now."""
        return not self.verify(action)

    def legal(self) -> Iterator[Action]:
        """Everything that may be done now, see `phase10.view.View.legal`."""
        return self.view(self.actor).legal() if self.actor is not None else iter(())

    def do(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after the action, and what happened; `RefusedError` with every rule that a forbidden one breaks."""
        if violations := self.verify(action):
            raise RefusedError(violations)
        events: list[Event] = []
        return self._did(action, events), tuple(events)

    def _did(self, action: Action, events: list[Event]) -> State:
        match action:
            case Deal():
                return self._deal(events)
            case Choose():
                return self._choose(action, events)
            case Draw():
                return self._draw(action, events)
            case LayDown():
                return self._lay_down(action, events)
            case Hit():
                return self._hit(action, events)
            case Discard():
                return self._discard(action, events)
            case PlaySkip():
                return self._skip(action, events)
        raise TypeError(f"no action: {action!r}")

    # ---- before the turns

    def _deal(self, events: list[Event]) -> State:
        """Shuffle, deal, turn a card over (rules setup.deal, setup.opening-wild, setup.opening-skip)."""
        players, deciding = self.setup.players, self.match.outcome().deciding or range(self.setup.players)
        first, number = first_player(self.dealer, players), len(self.match.hands) + 1
        order = tuple([seat for i in range(players) if (seat := (first + i) % players) in deciding])
        dealt = deal(len(order), seed=f"{self.setup.seed} {number}")
        hands = [dealt.hands[order.index(seat)] if seat in order else () for seat in range(players)]
        events.append(Event(Happening.DEALT, self.dealer, number=number))
        pile, discards, skipped = _turned_over((*dealt.pile, dealt.opening), self.rules, events)
        if skipped:
            events.append(Event(Happening.MISSED, order[0]))
        choices = {seat: self.match.choices(seat) for seat in order}
        known = [seat in order and len(choices[seat]) == 1 for seat in range(players)]
        state = replace(
            self,
            stage=Stage.TURN if all(known[seat] for seat in order) else Stage.CHOOSE,
            order=order,
            seats=Seats.opened_by_skip(len(order)) if skipped else Seats(len(order)),
            hands=tuple(hands),
            pile=pile,
            discards=discards,
            melds=((),) * players,
            phases=tuple([self._phase(choices[seat][0]) if known[seat] else None for seat in range(players)]),
            drawn=False,
        )
        return state._refilled(events)

    def _phase(self, number: int) -> Phase:
        return self.setup.phases.phase(number)

    def _choose(self, action: Choose, events: list[Event]) -> State:
        events.append(Event(Happening.CHOSE, action.seat, number=action.number))
        phases = _with(self.phases, action.seat, self._phase(action.number))
        more = any(phases[seat] is None for seat in self.order)
        return replace(self, phases=phases, stage=Stage.CHOOSE if more else Stage.TURN)

    # ---- a turn

    def _draw(self, action: Draw, events: list[Event]) -> State:
        from_draw_pile = action.pile is Pile.DRAW
        card = (self.pile if from_draw_pile else self.discards)[-1]
        events.append(Event(Happening.DREW, action.seat, (card,), action.pile))
        hands = _with(self.hands, action.seat, (*self.hands[action.seat], card))
        if from_draw_pile:
            return replace(self, hands=hands, pile=self.pile[:-1], drawn=True)
        return replace(self, hands=hands, discards=self.discards[:-1], drawn=True)

    def _lay_down(self, action: LayDown, events: list[Event]) -> State:
        seat, phase = action.seat, self.phases[action.seat]
        assert phase is not None  # the view has judged the layout by it
        cards = tuple(chain.from_iterable(meld.cards for meld in action.melds))
        events.append(Event(Happening.LAID, seat, cards, number=phase.number, melds=action.melds))
        hands = _with(self.hands, seat, cards_without(self.hands[seat], cards))
        state = replace(self, hands=hands, melds=_with(self.melds, seat, action.melds))
        if self.match.stops_at_once(seat):
            events.append(Event(Happening.STOPPED, seat))
            return state._count(events)
        return state._or_out(seat, events)

    def _hit(self, action: Hit, events: list[Event]) -> State:
        seat, owner = action.seat, action.owner
        events.append(Event(Happening.HIT, seat, action.cards, other=owner, group=action.group))
        meld = self.melds[owner][action.group].with_hit(action.cards, action.low)
        hands = _with(self.hands, seat, cards_without(self.hands[seat], action.cards))
        melds = _with(self.melds, owner, _with(self.melds[owner], action.group, meld))
        return replace(self, hands=hands, melds=melds)._or_out(seat, events)

    def _discard(self, action: Discard, events: list[Event]) -> State:
        seat = action.seat
        events.append(Event(Happening.DISCARDED, seat, (action.card,)))
        hands = _with(self.hands, seat, cards_without(self.hands[seat], (action.card,)))
        state = replace(self, hands=hands, discards=(*self.discards, action.card))
        return state._out(seat, events) if not hands[seat] else state._passed_on(self.seats, events)

    def _skip(self, action: PlaySkip, events: list[Event]) -> State:
        seat, target = action.seat, self.order.index(action.target)
        events.append(Event(Happening.SKIPPED, seat, (SKIP,), other=action.target))
        hands = _with(self.hands, seat, cards_without(self.hands[seat], (SKIP,)))
        in_front = self.rules.skip_place is SkipPlace.FRONT
        state = replace(self, hands=hands, discards=self.discards if in_front else (*self.discards, SKIP))
        seats = self.seats.with_skip(target)
        return replace(state, seats=seats)._out(seat, events) if not hands[seat] else state._passed_on(seats, events)

    def _passed_on(self, seats: Seats, events: list[Event]) -> State:
        """The turn goes on; who has a skip in front misses it, and puts it on the discard pile (rule skip.place)."""
        after, discards = seats.pass_on(), self.discards
        for turn in range(seats.turn + 1, after.turn):
            events.append(Event(Happening.MISSED, self.order[turn % seats.players]))
            if self.rules.skip_place is SkipPlace.FRONT:
                discards = (*discards, SKIP)
        return replace(self, seats=after, discards=discards, drawn=False)._refilled(events)

    def _refilled(self, events: list[Event]) -> State:
        """With a draw pile for the next turn (rule turn.empty-pile).

        The hand ends when there is nothing to shuffle, or when nothing that could be drawn would be of use.
        """
        if self.pile:
            return self
        number = len(self.match.hands) + 1
        pile, discards = reshuffled(self.discards, seed=f"{self.setup.seed} {number} {self.seats.turn}")
        if not pile or self._is_dead():
            events.append(Event(Happening.DEAD if pile else Happening.RAN_OUT))
            return self._count(events)
        events.append(Event(Happening.RESHUFFLED, number=len(pile)))
        return replace(self, pile=pile, discards=discards)

    def _is_dead(self) -> bool:
        """Whether nobody can lay or add a card any more, whichever is drawn: the hand would never end."""
        loose = Hand((*chain.from_iterable(self.hands), *self.pile, *self.discards))
        if any(meld.takes(card) for meld in chain.from_iterable(self.melds) for card in set(loose)):
            return False
        phases = [phase for seat in self.order if not self.melds[seat] and (phase := self.phases[seat])]
        return not any(makes(loose, phase, self.rules) for phase in phases)

    # ---- the end

    def _or_out(self, seat: int, events: list[Event]) -> State:
        return self if self.hands[seat] else self._out(seat, events)

    def _out(self, seat: int, events: list[Event]) -> State:
        events.append(Event(Happening.OUT, seat))
        return self._count(events)

    def _count(self, events: list[Event]) -> State:
        """The hand is over: all count what they hold, and the match goes on or has a winner."""
        results: list[Result | None] = [None] * self.setup.players
        for seat in self.order:
            phase, points = self.phases[seat], sum(card_points(card, self.rules) for card in self.hands[seat])
            chosen = phase.number if phase and self.rules.order is Order.CHOOSE else None
            results[seat] = Result(bool(self.melds[seat]), points, chosen)
            events.append(Event(Happening.COUNTED, seat, self.hands[seat], number=points))
        match = self.match.play(results)
        outcome = match.outcome()
        events += [Event(Happening.TIED, seat) for seat in outcome.tied if outcome.winner is None]
        if outcome.winner is not None:
            events.append(Event(Happening.WON, outcome.winner))
        stage = Stage.DEAL if outcome.winner is None else Stage.OVER
        return replace(self, match=match, stage=stage, dealer=first_player(self.dealer, self.setup.players))


def _turned_over(
    pile: tuple[Card, ...], rules: Rules, events: list[Event]
) -> tuple[tuple[Card, ...], tuple[Card, ...], bool]:
    """Cards turned over until one may stay: the draw pile, the discard pile, and whether the first turn is missed."""
    discards: tuple[Card, ...] = ()
    while True:
        card, pile = pile[-1], pile[:-1]
        meaning = opening(card, rules)
        if meaning is Opening.BURIED:
            events.append(Event(Happening.BURIED, cards=(card,)))
            pile = (card, *pile)
            continue
        events.append(Event(Happening.OPENED, cards=(card,)))
        discards = (*discards, card)
        if meaning is not Opening.COVERED:
            return pile, discards, meaning is Opening.SKIPS_FIRST


def _with(row: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*row[:place], item, *row[place + 1 :])


@dataclass(frozen=True)
class Game:
    """A match as it was played: the setup, every action in order, what happened, and where it stands."""

    setup: Setup
    state: State
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()

    @classmethod
    def start(cls, setup: Setup) -> Game:
        """Before the first hand is dealt."""
        return cls(setup, State.start(setup))

    @classmethod
    def replay(cls, setup: Setup, actions: tuple[Action, ...]) -> Game:
        """The game that these actions lead to; `RefusedError` at the first that is not allowed."""
        state, events = State.start(setup), list[Event]()
        for action in actions:
            state, happened = state.do(action)
            events += happened
        return cls(setup, state, actions, tuple(events))

    def do(self, action: Action) -> Game:
        """The game after one more action; `RefusedError` with every rule it breaks when it is not allowed."""
        state, happened = self.state.do(action)
        return replace(self, state=state, actions=(*self.actions, action), events=(*self.events, *happened))

    def undone(self, actions: int = 1) -> Game:
        """The game without its last actions, played again from the beginning.

        >>> game = Game.start(Setup(seed=7)).do(Deal(1))
        >>> game.do(Draw(0, Pile.DRAW)).undone() == game
        True
        """
        return Game.replay(self.setup, self.actions[: max(0, len(self.actions) - actions)])
