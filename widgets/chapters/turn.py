"""The chapter on your turn: draw, lay down, add, discard, against one other player who only draws and discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from typing import Self

from phase10.cards import SKIP, Card, Hand
from phase10.errors import Message
from phase10.explain import Step
from phase10.judge import Violation, judge_hit
from phase10.laid import Meld
from phase10.melds import Verdict, check
from phase10.phases import STANDARD, Phase
from phase10.rulebook import Rule
from phase10.scoring import score
from phase10.table import Move, Opening, Pile, Turn, deal, judge_draw, opening, reshuffled
from phase10.text import Text
from widgets.cards import card, fan
from widgets.html import Child, Node, h
from widgets.scene import PickScene, sheet, verdict
from widgets.stepper import StepperState
from widgets.table import pickable, spot

SEED = 81
"""A deal in which one card is missing for the phase, and it lies on the discard pile."""
LARGEST_SEED = 9999
PHASE = STANDARD.phase(1)
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


@dataclass(frozen=True)
class YourTurn(PickScene):
    """Two hands, two piles, what you have laid, and where you are in your turn."""

    topic = "turn"
    topics = ("turn", "out")

    seed: int = SEED
    other: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()
    turn: Turn = field(default_factory=Turn)
    broken: tuple[Violation, ...] = ()
    news: tuple[Message, ...] = ()

    @classmethod
    def started(cls, seed: int = SEED) -> Self:
        """A new hand; the same seed deals the same cards."""
        dealt = deal(2, seed=seed)
        mine, other = (_in_order(hand) for hand in dealt.hands)
        shown = StepperState(everything=True)
        scene = cls(seed=seed, held=mine, other=other, pile=dealt.pile, discards=(dealt.opening,), stepper=shown)
        if opening(dealt.opening) is not Opening.SKIPS_FIRST:
            return scene
        after = scene._others_draw()
        return replace(after, news=(Message("tell-turn-opening", {}), *after.news))

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
        return self.discards[-1] if self.discards else None

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
        if name not in {pile.value for pile in Pile}:
            return self
        pile = Pile(name)
        if early := self.turn.judge(Move.DRAW):
            return self._refused(early)
        me = self._refilled() if pile is Pile.DRAW else self
        top = (me.pile[-1] if me.pile else None) if pile is Pile.DRAW else me.top
        broken = judge_draw(pile, top)
        if broken or top is None:
            return self._refused(broken)
        left = {"pile": me.pile[:-1]} if pile is Pile.DRAW else {"discards": me.discards[:-1]}
        drawn = Message("tell-turn-drew", {"card": top})
        return me._did(Move.DRAW, held=_in_order((*me.held, top)), news=(drawn,), **left)

    def on_lay(self) -> Self:
        """Lay the phase down, with everything that fits."""
        broken = self.turn.judge(Move.LAY_DOWN)
        found = self.found
        if not broken and found.layout is None:
            message = Message("tell-turn-not-yet", {"missing": found.missing})
            broken = (Violation(Rule.TURN_WHOLE_PHASE, message),)
        if broken or found.layout is None:
            return self._refused(broken)
        layout = found.layout
        down = Message("tell-turn-laid", {"phase": self.phase})
        return self._did(Move.LAY_DOWN, held=_in_order(layout.left), melds=layout.melds, news=(down,))

    def on_put(self, name: str) -> Self:
        """Add what is picked up to a group of yours."""
        if name not in {str(i) for i in range(len(self.melds))} or not self.picked:
            return self
        number = int(name)
        cards = self.up
        broken = (*self.turn.judge(Move.HIT), *judge_hit(Hand(self.held), self.melds[number], cards))
        if broken:
            return self._refused(broken)
        melds = tuple(meld.with_hit(cards) if i == number else meld for i, meld in enumerate(self.melds))
        return self._did(Move.HIT, held=self.rest, melds=melds, news=(Message("tell-turn-added", {"cards": cards}),))

    def on_discard(self) -> Self:
        """Discard the card that is picked up, or play it if it is a skip; then the other player is on."""
        broken = self.turn.judge(Move.DISCARD)
        if not broken and len(self.picked) != 1:
            broken = (Violation(Rule.TURN_DISCARD, Message("tell-turn-pick-one", {})),)
        if broken:
            return self._refused(broken)
        (place,) = self.picked
        thrown, held = self.held[place], self.rest
        done = self._did(Move.DISCARD, held=held, discards=(*self.discards, thrown), news=())
        return done if not held else done._others_turn(thrown)

    def on_drop(self, place: int, name: str) -> Self:
        """Drag a card onto a group or onto the discard pile."""
        if name == Pile.DISCARD.value and 0 <= place < len(self.held):
            return replace(self, picked=frozenset({place})).on_discard()
        return super().on_drop(place, name)

    def on_again(self) -> Self:
        """The same deal from its beginning."""
        return self.started(self.seed)

    def on_deal(self) -> Self:
        """The next deal."""
        return self.started((self.seed + 1) % (LARGEST_SEED + 1))

    def _did(self, move: Move, **changes: object) -> Self:
        held = changes.get("held", self.held)
        assert isinstance(held, tuple)
        turn = self.turn.after(move, len(held))
        shown = StepperState(everything=True)
        return self.asking(**{"turn": turn, "picked": frozenset(), "broken": (), "stepper": shown, **changes})

    def _refused(self, broken: tuple[Violation, ...]) -> Self:
        return self.asking(broken=broken, stepper=StepperState(everything=True))

    def _refilled(self) -> Self:
        """With a draw pile again, when it has run out (rule turn.empty-pile)."""
        if self.pile:
            return self
        pile, discards = reshuffled(self.discards, seed=self.seed)
        return replace(self, pile=pile, discards=discards)

    def _others_turn(self, thrown: Card) -> Self:
        """The other player misses the turn after a skip, or draws and throws the dearest number card."""
        mine = Turn(laid=self.turn.laid)
        if thrown == SKIP:
            return replace(self, turn=mine, news=(Message("tell-turn-skipped", {}),))
        after = self._others_draw()
        return replace(after, turn=mine, news=(Message("tell-turn-threw", {"card": thrown}), *after.news))

    def _others_draw(self) -> Self:
        """The other player draws from the draw pile and throws the dearest number card."""
        me = self._refilled()
        if not me.pile:
            return self
        held = (*me.other, me.pile[-1])
        worst = max((one for one in held if one.is_natural), key=lambda one: (one.points, one.number))
        rest = list(held)
        rest.remove(worst)
        news = (Message("tell-turn-other", {"card": worst}),)
        return replace(me, other=tuple(rest), pile=me.pile[:-1], discards=(*me.discards, worst), news=news)

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
        left = h("span", text("learn-turn-count", count=len(self.pile)), cls="soft")
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
            return verdict(True, text("learn-turn-out", points=score(Hand(self.other)).points), news)
        name = "drawn-laid" if self.turn.drawn and self.turn.laid else "drawn" if self.turn.drawn else "draw"
        if self._complete:
            name = "drawn-made"
        if name == "draw" and self.top == SKIP:
            name = "draw-pile"
        return verdict(None, text(f"learn-turn-now-{name}"), news)
