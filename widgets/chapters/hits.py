"""The chapter on laying down and hits: add cards to groups on the table, and read every reason why not."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from phase10.cards import WILD, Card, Hand
from phase10.errors import Message
from phase10.explain import Step
from phase10.judge import Violation, judge_hit
from phase10.laid import Meld
from phase10.melds import lay
from phase10.narrate import explain_hit
from phase10.phases import Group
from phase10.rulebook import Rule
from phase10.table import Move, judge_last_card
from phase10.text import Text
from widgets.cards import fan
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.scene import PickScene, RuledScene, sheet, verdict
from widgets.table import pickable, spot

TABLE = ("R5 B5 G5", "R3 W G5 Y6", "B1 B4 B7 B8 B8 B11 B12")
GROUPS = ("S3", "R4", "C7")
HELD = "Y5 R7 Y8 B4 B2 W G12"


def _melds() -> tuple[Meld, ...]:
    return tuple(lay(Hand.parse(cards), Group.parse(group)) for cards, group in zip(TABLE, GROUPS, strict=True))


@dataclass(frozen=True)
class Tried:
    """The last hit that was tried: onto which group, with which cards, and what it broke."""

    meld: Meld
    number: int
    cards: tuple[Card, ...]
    violations: tuple[Violation, ...]


@dataclass(frozen=True)
class Hits(RuledScene, PickScene):
    """The groups on the table, the cards in hand, and the last hit."""

    topic = "hits"
    topics = ("hit", "out")
    options = ("going_out",)

    melds: tuple[Meld, ...] = field(default_factory=_melds)
    held: tuple[Card, ...] = field(default_factory=lambda: Hand.parse(HELD).cards)
    phase_down: bool = True
    low_end: bool = False
    tried: Tried | None = None

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Why the last hit was accepted or not; before the first, what hits are."""
        if self.tried is None:
            rules = (Rule.HIT_AFTER_PHASE, Rule.HIT_ANYWHERE, Rule.HIT_FITS, Rule.HIT_SAME_TURN)
            return tuple(Step(rule, rule.text) for rule in rules)
        steps = explain_hit(self.tried.meld, self.tried.cards, self.tried.violations)
        if not self.held:
            steps = (*steps, Step(Rule.OUT_EMPTY_HAND, Message("tell-out", {})))
        return steps

    def on_put(self, spot: str) -> Self:
        """Try to add what is picked up to a group."""
        if spot not in {str(i) for i in range(len(self.melds))} or not self.picked:
            return self
        number = int(spot)
        meld, cards = self.melds[number], self.up
        violations = judge_hit(Hand(self.held), meld, cards, self.phase_down)
        if not violations and len(cards) == len(self.held):
            violations = judge_last_card(Move.HIT, laid=True, rules=self.rules)
        tried = Tried(meld, number, cards, violations)
        if violations:
            return self.asking(tried=tried, picked=frozenset())
        melds = [*self.melds]
        melds[number] = meld.with_hit(cards, self.low_end)
        return self.asking(melds=tuple(melds), held=self.rest, picked=frozenset(), tried=tried)

    def on_phase_down(self, value: str) -> Self:
        """Whether your own phase lies on the table."""
        return self.afresh(phase_down=value == "yes")

    def on_end(self, value: str) -> Self:
        """At which end of a run a wild is laid."""
        return replace(self, low_end=value == "low")

    def afresh(self, **changes: Any) -> Self:
        """By another rule nothing has been tried yet."""
        return self.asking(tried=None, **changes)

    def on_again(self) -> Self:
        """The table as it lay at first."""
        return type(self)(rules=self.rules)

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The table, the hand, and what became of the last hit."""
        again = h("button", text("learn-again"), cls="t", on={"click": ("again",)})
        spots = [self._spot(i, meld, text) for i, meld in enumerate(self.melds)]
        return [
            sheet(text("learn-hits-table"), h("div", *spots, cls="spots"), key="table", aside=again),
            self._hand(text),
            self._verdict(text),
        ]

    def more(self, text: Text) -> list[Child]:
        """The rule for the last card."""
        return [h("section", self.choices(text), cls="sheet", key="option")]

    def _spot(self, number: int, meld: Meld, text: Text) -> Node:
        owner = text("learn-hits-yours" if not number else "learn-hits-other", player=number + 1)
        name = text("learn-hits-group", owner=owner, group=meld.group)
        return spot(
            str(number),
            name,
            text("learn-hits-add"),
            fan(meld.cards, text, stands_for=meld.stands_for),
            ready=bool(self.picked),
        )

    def _hand(self, text: Text) -> Node:
        cards = pickable(list(enumerate(self.held)), text, picked=self.picked, label=text("hand-title"))
        down = [("yes", text("learn-hits-down-yes")), ("no", text("learn-hits-down-no"))]
        controls: list[Child] = [
            choice(text("learn-hits-down"), down, "yes" if self.phase_down else "no", "phase-down")
        ]
        if WILD in self.held:
            ends = [("high", text("learn-hits-end-high")), ("low", text("learn-hits-end-low"))]
            question = h("span", text("learn-hits-end"), cls="soft", aria_hidden="true")
            controls += [question, choice(text("learn-hits-end"), ends, "low" if self.low_end else "high", "end")]
        empty = h("p", text("learn-hits-empty"), cls="soft") if not self.held else None
        hint = h("span", text("learn-pick-hint"), cls="soft")
        return sheet(text("hand-title"), cards, empty, h("div", *controls, cls="row"), key="hand", aside=hint)

    def _verdict(self, text: Text) -> Node:
        if self.tried is None:
            return verdict(None, text("learn-hits-start" if self.phase_down else "learn-hits-not-yet"))
        broken = len(self.tried.violations)
        if broken:
            why = " ".join(text.message(one.message) for one in self.tried.violations)
            return verdict(False, text("learn-hits-no", count=broken, cards=self.tried.cards), why)
        return verdict(True, text("learn-hits-yes", cards=self.tried.cards))
