"""The chapter on skips: play them around a table of two, three or six, and compare what the booklets allow."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from phase10.cards import SKIP, Card
from phase10.errors import Message
from phase10.explain import Step
from phase10.narrate import explain_skip
from phase10.rulebook import Rule
from phase10.rules import Rules, SkipPlace, SkipRepeat
from phase10.table import Seats, top_after
from phase10.text import Text
from widgets.cards import card
from widgets.differences import option_name
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.scene import RuledScene, sheet, verdict

TABLES = (2, 3, 6)
TOP = Card.parse("R5")
"""What lies on the discard pile before the skip."""


@dataclass(frozen=True)
class Tried:
    """The last skip that was tried: the table before it, and against whom."""

    seats: Seats
    target: int


@dataclass(frozen=True)
class Skips(RuledScene):
    """The seats, the rule in force, and the last skip."""

    topic = "skips"
    topics = ("skip",)
    options = ("skip_repeat",)

    seats: Seats = field(default_factory=lambda: Seats(3))
    tried: Tried | None = None
    passed: bool = False

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What the last skip did, or why it was not allowed."""
        if self.tried:
            return tuple(
                Step(step.rule, step.message) for step in explain_skip(self.tried.seats, self.tried.target, self.rules)
            )
        if self.passed:
            return (Step(Rule.TURN_DISCARD, Message("tell-skip-next", {"player": self.seats.seat + 1})),)
        rules = (Rule.SKIP_CHOOSE, Rule.SKIP_MISSED, Rule.SKIP_PLACE, Rule.SKIP_REPEAT, Rule.SKIP_KEEP, Rule.SKIP_VOID)
        return tuple(Step(rule, rule.text) for rule in rules)

    @property
    def refused(self) -> bool:
        """Whether the last skip was not allowed."""
        return bool(self.tried and self.tried.seats.judge_skip(self.tried.target, self.rules))

    def on_players(self, count: str) -> Self:
        """Another table; the hand begins again."""
        if count not in {str(one) for one in TABLES}:
            return self
        return self.afresh(seats=Seats(int(count)))

    def on_skip(self, target: int) -> Self:
        """The player who is on plays a skip against another."""
        if not 0 <= target < self.seats.players:
            return self
        tried = Tried(self.seats, target)
        allowed = not self.seats.judge_skip(target, self.rules)
        return self.asking(seats=self.seats.skip(target) if allowed else self.seats, tried=tried, passed=False)

    def on_pass(self) -> Self:
        """The player who is on discards another card."""
        return self.asking(seats=self.seats.pass_on(), tried=None, passed=True)

    def afresh(self, **changes: Any) -> Self:
        """By another rule, or at another table, nothing has been tried yet."""
        return self.asking(tried=None, passed=False, **changes)

    def on_again(self) -> Self:
        """The hand from its beginning, with the same rule."""
        return self.afresh(seats=Seats(self.seats.players))

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The table, what may be done, and what became of it."""
        return [self._table(text), self._verdict(text)]

    def more(self, text: Text) -> list[Child]:
        """The booklets side by side, and what the next player finds."""
        return [self._booklets(text), self._pile(text)]

    def _table(self, text: Text) -> Node:
        players = [(str(count), text("learn-skips-players", count=count)) for count in TABLES]
        others = [seat for seat in range(self.seats.players) if seat != self.seats.seat]
        buttons = [
            h("button", text("learn-skips-skip", player=seat + 1), cls="t", key=seat, on={"click": ("skip", seat)})
            for seat in others
        ]
        on = text("learn-skips-on", player=self.seats.seat + 1)
        return sheet(
            on,
            h("ol", *[self._seat(seat, text) for seat in range(self.seats.players)], cls="seats", role="list"),
            h(
                "div",
                *buttons,
                h("button", text("learn-skips-pass"), cls="t p", key="pass", on={"click": ("pass",)}),
                cls="row",
                role="group",
                aria_label=on,
            ),
            self.choices(text),
            key="table",
            aside=h(
                "div",
                choice(text("learn-skips-table"), players, str(self.seats.players), "players"),
                h("button", text("learn-again"), cls="t", on={"click": ("again",)}),
                cls="row",
            ),
        )

    def _seat(self, seat: int, text: Text) -> Node:
        on, waiting, missed = seat == self.seats.seat, seat in self.seats.waiting, seat in self.seats.missed
        states = [("on", on), ("waiting", waiting), ("missed", missed and not waiting)]
        words = [text(f"learn-skips-is-{name}") for name, true in states if true]
        picture = card(SKIP, text, key="card") if waiting else None
        name = h("b", text("learn-player", player=seat + 1))
        return h("li", name, *[h("span", word) for word in words], picture, key=seat, cls="seat on" if on else "seat")

    def _verdict(self, text: Text) -> Node:
        if self.tried is None:
            return verdict(None, text("learn-skips-start", player=self.seats.seat + 1))
        values = {"player": self.tried.seats.seat + 1, "target": self.tried.target + 1}
        return verdict(not self.refused, text("learn-skips-no" if self.refused else "learn-skips-yes", **values))

    def _booklets(self, text: Text) -> Node:
        """Whom the player who is on may skip now, by each booklet."""
        heads = [h("th", text("learn-skips-target"), scope="col")]
        heads += [h("th", text(f"learn-skips-by-{one.value}"), scope="col") for one in SkipRepeat]
        rows = [
            h("tr", h("th", text("learn-player", player=seat + 1), scope="row"), *self._cells(seat, text), key=seat)
            for seat in range(self.seats.players)
            if seat != self.seats.seat
        ]
        title = text("learn-skips-compare", player=self.seats.seat + 1)
        table = h("table", h("thead", h("tr", *heads)), h("tbody", *rows), cls="table even")
        return sheet(title, table, key="booklets")

    def _cells(self, seat: int, text: Text) -> list[Node]:
        allowed = [not self.seats.judge_skip(seat, Rules(skip_repeat=one)) for one in SkipRepeat]
        return [
            h("td", text("learn-yes" if yes else "learn-no"), cls="y" if yes else "n", key=i)
            for i, yes in enumerate(allowed)
        ]

    def _pile(self, text: Text) -> Node:
        """What the next player finds on the discard pile, by where the skip is put."""
        ways = []
        for place in SkipPlace:
            top = top_after(SKIP, TOP, Rules(skip_place=place))
            assert top is not None
            words = h(
                "div",
                h("h3", option_name("skip_place", text, place.value)),
                h("p", text("learn-skips-top-" + place.value)),
            )
            ways.append(h("div", card(top, text), words, cls="beside", key=place.value))
        return sheet(text("learn-skips-pile"), h("div", *ways, cls="columns"), key="pile")
