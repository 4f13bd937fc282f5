"""The chapter on your turn: draw, lay down, add, discard, against one other player who only draws and discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from typing import Self

from phase10.actions import Action, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.bots import Decision, Player
from phase10.cards import SKIP, Card, Hand
from phase10.errors import Message
from phase10.events import Event, Happening
from phase10.explain import Step
from phase10.game import RefusedError, Setup, State
from phase10.judge import Violation
from phase10.laid import Meld
from phase10.melds import Verdict, check
from phase10.phases import STANDARD, Phase
from phase10.rulebook import Rule
from phase10.scoring import score
from phase10.table import Move, Pile, Turn, judge_draw
from phase10.text import Text
from phase10.view import Stage, View
from widgets.cards import card, fan
from widgets.html import Child, Node, h
from widgets.scene import PickScene, sheet, verdict
from widgets.stepper import StepperState
from widgets.table import pickable, spot

SEED = 4498
"""A deal in which one card is missing for the phase, and it lies on the discard pile."""
LARGEST_SEED = 9999
PHASE = STANDARD.phase(1)
YOU, OTHER = 0, 1
_MOVES = {
    Move.DRAW: Rule.TURN_DRAW,
    Move.LAY_DOWN: Rule.TURN_WHOLE_PHASE,
    Move.HIT: Rule.HIT_FITS,
    Move.DISCARD: Rule.TURN_DISCARD,
}


def _waits(move: Move, why: Message) -> Message:
    return Message("tell-turn-wait", {"move": move.value, "why": why})


def _in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=attrgetter("rank")))


class OnlyDraws(Player):
    """The other player: draws from the draw pile and throws the dearest number card."""

    def decide(self, view: View) -> Decision:
        """What to do now."""
        why = Message("tell-turn-draw", {})
        if not view.drawn:
            return Decision(Draw(view.seat, Pile.DRAW), why)
        worst = max((one for one in view.hand if one.is_natural), key=lambda one: (one.points, one.number))
        return Decision(Discard(view.seat, worst), why)


@dataclass(frozen=True)
class YourTurn(PickScene):
    """A hand of two that the engine keeps, what you have picked up, and what the last move led to."""

    topic = "turn"
    topics = ("turn", "out")

    state: State = field(default_factory=lambda: State.start(Setup(seed=SEED)))
    broken: tuple[Violation, ...] = ()
    news: tuple[Message, ...] = ()

    @classmethod
    def started(cls, seed: int = SEED) -> Self:
        """A new hand; the same seed deals the same cards."""
        state, events = State.start(Setup(seed=seed)).do(Deal(OTHER))
        return cls(stepper=StepperState(everything=True))._at(state, events)

    @property
    def view_of_you(self) -> View:
        """The table as you see it."""
        return self.state.view(YOU)

    @property
    def turn(self) -> Turn:
        """Where you are in your turn."""
        view = self.view_of_you
        return Turn(laid=view.laid, drawn=view.drawn, out=view.stage is not Stage.TURN)

    @property
    def phase(self) -> Phase:
        """The phase you are on."""
        return PHASE

    @cached_property
    def found(self) -> Verdict:
        """Whether the hand makes the phase, and how."""
        return check(Hand(self.held), self.phase)

    @property
    def top(self) -> Card | None:
        """The card that lies open."""
        return self.view_of_you.top

    @property
    def melds(self) -> tuple[Meld, ...]:
        """What you have laid."""
        return self.view_of_you.melds[YOU]

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What the last try broke, or else what may be done now and what may not."""
        if self.broken:
            return tuple(Step(one.rule, one.message) for one in self.broken)
        return tuple(self._guide())

    def _guide(self) -> Iterator[Step]:
        for move, rule in _MOVES.items():
            found = self.turn.judge(move)
            if found:
                yield from (Step(one.rule, _waits(move, one.message)) for one in found)
            elif move is Move.LAY_DOWN and (missing := self.found.missing):
                yield Step(rule, Message("tell-turn-not-yet", {"missing": missing}))
            else:
                yield Step(rule, Message(f"tell-turn-{move.value}", {}))

    # ---- what you do

    def on_draw(self, name: str) -> Self:
        """Draw from one of the piles."""
        return self._do(Draw(YOU, Pile(name)), Move.DRAW) if name in {pile.value for pile in Pile} else self

    def on_lay(self) -> Self:
        """Lay the phase down, with everything that fits."""
        layout = self.found.layout
        if layout is None and not self.turn.judge(Move.LAY_DOWN):
            message = Message("tell-turn-not-yet", {"missing": self.found.missing})
            return self._refused((Violation(Rule.TURN_WHOLE_PHASE, message),))
        return self._do(LayDown(YOU, layout.melds if layout else ()), Move.LAY_DOWN)

    def on_put(self, name: str) -> Self:
        """Add what is picked up to a group of yours."""
        if name not in {str(i) for i in range(len(self.melds))} or not self.picked:
            return self
        return self._do(Hit(YOU, YOU, int(name), self.up), Move.HIT)

    def on_discard(self) -> Self:
        """Discard the card that is picked up, or play it if it is a skip; then the other player is on."""
        if len(self.up) != 1:
            pick_one = Violation(Rule.TURN_DISCARD, Message("tell-turn-pick-one", {}))
            return self._refused(self.turn.judge(Move.DISCARD) or (pick_one,))
        (thrown,) = self.up
        return self._do(PlaySkip(YOU, OTHER) if thrown == SKIP else Discard(YOU, thrown), Move.DISCARD)

    def on_drop(self, place: int, name: str) -> Self:
        """Drag a card onto a group or onto the discard pile."""
        if name == Pile.DISCARD.value and 0 <= place < len(self.held):
            return replace(self, picked=frozenset({place})).on_discard()
        return super().on_drop(place, name)

    def on_again(self) -> Self:
        """The same deal from its beginning."""
        return self.started(self.state.setup.seed)

    def on_deal(self) -> Self:
        """The next deal."""
        return self.started((self.state.setup.seed + 1) % (LARGEST_SEED + 1))

    def _do(self, action: Action, move: Move) -> Self:
        """A move of yours, with all that comes of it; at the wrong time that alone is told."""
        if early := self.turn.judge(move):
            return self._refused(early)
        try:
            return self._at(*self.state.do(action))
        except RefusedError as error:
            return self._refused(error.violations)

    def _at(self, state: State, events: Sequence[Event]) -> Self:
        """At the next decision of yours, or at the end of the hand: the other player has moved."""
        happened = [*events]
        while state.stage is Stage.TURN and state.actor == OTHER:
            state, more = state.do(OnlyDraws().decide(state.view(OTHER)).action)
            happened += more
        news = tuple(filter(None, map(_news, happened)))
        shown = StepperState(everything=True)
        held = _in_order(state.hands[YOU])
        return self.asking(state=state, held=held, picked=frozenset(), broken=(), news=news, stepper=shown)

    def _refused(self, broken: tuple[Violation, ...]) -> Self:
        return self.asking(broken=broken, stepper=StepperState(everything=True))

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The piles, what lies on the table, your hand, and what is to be done now."""
        new = h("button", text("learn-turn-deal"), cls="t", on={"click": ("deal",)})
        again = h("button", text("learn-again"), cls="t", on={"click": ("again",)})
        piles = sheet(
            text("learn-turn-piles"),
            h("div", self._draw_pile(text), self._discard_pile(text), cls="spots piles"),
            key="piles",
            aside=h("div", again, new, cls="row"),
        )
        return [self._verdict(text), piles, self._hand(text), self._table(text)]

    def _draw_pile(self, text: Text) -> Node:
        back = h("span", cls="back", aria_hidden="true")
        draw = h(
            "button",
            text("learn-turn-draw"),
            cls=self._look(not self.turn.drawn, "put"),
            on={"click": ("draw", Pile.DRAW.value)},
        )
        name = text("learn-turn-pile")
        left = h("span", text("learn-turn-count", count=self.view_of_you.pile), cls="soft")
        return h("div", h("h3", name, left), back, draw, cls="spot", key="draw", role="group", aria_label=name)

    def _discard_pile(self, text: Text) -> Node:
        name = text("learn-turn-discards")
        top = card(self.top, text) if self.top else h("span", cls="back none", aria_hidden="true")
        take = h(
            "button",
            text("learn-turn-take"),
            cls=self._look(not self.turn.drawn and not judge_draw(Pile.DISCARD, self.top), "put"),
            on={"click": ("draw", Pile.DISCARD.value)},
        )
        return h(
            "div", h("h3", name), top, take, cls="spot", key="discard", role="group", aria_label=name,
            data_drop=Pile.DISCARD.value,
        )  # fmt: skip

    def _hand(self, text: Text) -> Node:
        cards = pickable(list(enumerate(self.held)), text, picked=self.picked, label=text("hand-title"))
        skip = len(self.picked) == 1 and self.held[next(iter(self.picked))] == SKIP
        buttons = [
            h("button", text("learn-turn-lay"), cls=self._look(self._complete), key="lay", on={"click": ("lay",)}),
            h(
                "button",
                text("learn-turn-play-skip" if skip else "learn-turn-discard"),
                cls=self._look(self.turn.drawn and len(self.picked) == 1),
                key="throw",
                on={"click": ("discard",)},
            ),
        ]
        points = h("span", text("hand-count", count=len(self.held), points=score(Hand(self.held)).points), cls="soft")
        shown = cards if self.held else h("p", text("learn-hits-empty"), cls="soft")
        return sheet(text("hand-title"), shown, h("div", *buttons, cls="row"), key="hand", aside=points)

    @property
    def _complete(self) -> bool:
        """Whether the phase could be laid now."""
        return self.turn.drawn and not self.turn.laid and self.found.made

    @staticmethod
    def _look(useful: bool, more: str = "") -> str:
        """A button that would bring you on stands out; the others say why not."""
        return f"t {'p' if useful else ''} {more}".strip()

    def _table(self, text: Text) -> Node | None:
        if not self.melds:
            return None
        spots = [
            spot(
                str(i),
                text("learn-hits-group", owner=text("learn-hits-yours"), group=meld.group),
                text("learn-hits-add"),
                fan(meld.cards, text, stands_for=meld.stands_for),
                ready=bool(self.picked),
            )
            for i, meld in enumerate(self.melds)
        ]
        return sheet(text("learn-turn-table"), h("div", *spots, cls="spots"), key="table")

    def _verdict(self, text: Text) -> Node:
        news = " ".join(text.message(one) for one in self.news)
        if self.broken:
            return verdict(False, text("learn-turn-no"), " ".join(text.message(one.message) for one in self.broken))
        if self.turn.out:
            return verdict(True, text("learn-turn-out", points=score(Hand(self.state.hands[OTHER])).points), news)
        name = "drawn-laid" if self.turn.drawn and self.turn.laid else "drawn" if self.turn.drawn else "draw"
        if self._complete:
            name = "drawn-made"
        if name == "draw" and self.top == SKIP:
            name = "draw-pile"
        return verdict(None, text(f"learn-turn-now-{name}"), news)


def _news(event: Event) -> Message | None:
    """What is said of an event."""
    yours = event.seat == YOU
    values: dict[str, object] = {"card": event.cards[0]} if event.cards else {}
    match event.kind:
        case Happening.DREW if yours:
            return Message("tell-turn-drew", values)
        case Happening.LAID:
            return Message("tell-turn-laid", {"phase": PHASE})
        case Happening.HIT:
            return Message("tell-turn-added", {"cards": event.cards})
        case Happening.DISCARDED:
            return Message("tell-turn-threw" if yours else "tell-turn-other", values)
        case Happening.MISSED:
            return Message("tell-turn-opening" if yours else "tell-turn-skipped", {})
    return None
