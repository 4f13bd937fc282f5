"""The chapter on winning and ties: the last hand of a game, and who has won."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from phase10.errors import Message, whole_number
from phase10.explain import Step
from phase10.match import Match, Result
from phase10.narrate import explain_outcome
from phase10.rulebook import Rule
from phase10.text import Text
from widgets.html import Child, Node, h
from widgets.scene import RuledScene, sheet, verdict
from widgets.verdict import problem_line

LAID, ON_LAST, EARLIER = "laid", "on-last", "earlier"
STATES = (LAID, ON_LAST, EARLIER)
MOST = 2000
"""More points than a game of ten hands can bring anybody."""


@dataclass(frozen=True)
class Player:
    """How a player stands in the last hand: with the last phase, the points so far, and those left in this hand."""

    state: str
    before: int
    left: int

    @property
    def total(self) -> int:
        """The points in all."""
        return self.before + self.left


def _players(*rows: tuple[str, int, int]) -> tuple[Player, ...]:
    return tuple(Player(*row) for row in rows)


EXAMPLES = {
    "two": _players((LAID, 240, 0), (LAID, 150, 35), (EARLIER, 90, 60)),
    "other-out": _players((LAID, 310, 45), (ON_LAST, 120, 70), (EARLIER, 95, 0)),
    "level": _players((LAID, 180, 20), (LAID, 200, 0), (ON_LAST, 110, 55)),
    "alone": _players((LAID, 260, 15), (EARLIER, 140, 0), (EARLIER, 155, 80)),
    "nobody": _players((ON_LAST, 130, 65), (ON_LAST, 205, 50), (EARLIER, 170, 0)),
}


@dataclass(frozen=True)
class Winning(RuledScene):
    """Three players in the last hand, and the rules in force."""

    topic = "winning"
    topics = ("win",)
    options = ("tie_break", "win_timing")

    players: tuple[Player, ...] = field(default_factory=lambda: EXAMPLES["two"])
    problem: bool = False

    @cached_property
    def match(self) -> Match:
        """The match that led here, with the last hand."""
        results = [Result(player.state == LAID, player.left) for player in self.players]
        before = [player.before for player in self.players]
        behind = {seat: 1 for seat, player in enumerate(self.players) if player.state == EARLIER}
        return Match.at_last_hand(results, before, behind=behind, rules=self.rules)

    @property
    def stopped(self) -> bool:
        """Whether the game ended at once when the last phase was laid."""
        before = replace(self.match, hands=self.match.hands[:-1])
        return any(before.stops_at_once(seat) for seat, player in enumerate(self.players) if player.state == LAID)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Who has finished, whose points are fewest, and what follows."""
        steps = explain_outcome(self.match)
        if self.stopped:
            steps = (Step(Rule.WIN_END_OF_HAND, Message("tell-win-at-once", {})), *steps)
        return steps

    def on_show(self, name: str) -> Self:
        """An example."""
        return self.asking(players=EXAMPLES[name]) if name in EXAMPLES else self

    def on_state(self, seat: int, state: str) -> Self:
        """How a player stands with the last phase."""
        return self._with(seat, state=state) if state in STATES else self

    def on_before(self, seat: int, value: str) -> Self:
        """The points a player had before this hand."""
        return self._points(seat, "before", value)

    def on_left(self, seat: int, value: str) -> Self:
        """The points a player has left in this hand."""
        return self._points(seat, "left", value)

    def _points(self, seat: int, name: str, value: str) -> Self:
        points = whole_number(value.strip(), range(MOST + 1))
        if points is None:
            return replace(self, problem=0 <= seat < len(self.players))
        return self._with(seat, **{name: points})

    def _with(self, seat: int, **changes: str | int) -> Self:
        if not 0 <= seat < len(self.players):
            return self
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]
        return self.asking(players=tuple(players), problem=False)

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The players, examples, and who has won."""
        names = [
            h("button", text(f"learn-winning-{name}"), cls="t", key=name, on={"click": ("show", name)})
            for name in EXAMPLES
        ]
        examples = h("div", *names, cls="row", role="group", aria_label=text("learn-examples"))
        return [
            sheet(text("learn-winning-hand"), self._table(text), self._problem(text), examples, key="table"),
            self._verdict(text),
        ]

    def more(self, text: Text) -> list[Child]:
        """The rules in force."""
        return [sheet(text("learn-winning-rules"), self.choices(text), key="rules")]

    def _problem(self, text: Text) -> Node | None:
        """What is wrong with a number that was typed."""
        return problem_line(Message("learn-winning-number", {"most": MOST}), text) if self.problem else None

    def _table(self, text: Text) -> Node:
        names = ("player", "state", "before", "left", "total")
        heads = [h("th", text("learn-winning-" + name), scope="col") for name in names]
        rows = [self._row(seat, player, text) for seat, player in enumerate(self.players)]
        return h("table", h("thead", h("tr", *heads)), h("tbody", *rows), cls="table players")

    def _row(self, seat: int, player: Player, text: Text) -> Node:
        name = text("learn-player", player=seat + 1)

        def label(column: str) -> str:
            return f"{name}: {text('learn-winning-' + column)}"

        options = [h("option", text(f"learn-winning-is-{one}"), value=one, key=one) for one in STATES]
        state = h(
            "select", *options, value=player.state, aria_label=label("state"), on={"change": ("state", seat, "$value")}
        )
        fields = [
            h(
                "input",
                type="text",
                inputmode="numeric",
                value=str(getattr(player, column)),
                aria_label=label(column),
                on={"change": (column, seat, "$value")},
            )
            for column in ("before", "left")
        ]
        cells = [
            h("td", child, data_label=text(f"learn-winning-{column}"))
            for column, child in zip(("state", "before", "left"), (state, *fields), strict=True)
        ]
        total = h("td", h("b", str(player.total)), data_label=text("learn-winning-total"))
        return h("tr", h("th", name, scope="row"), *cells, total, key=seat)

    def _verdict(self, text: Text) -> Node:
        outcome = self.match.outcome()
        if outcome.winner is not None:
            return verdict(True, text("learn-winning-won", player=outcome.winner + 1))
        if outcome.tied:
            return verdict(None, text("learn-winning-tied", players=tuple(seat + 1 for seat in outcome.deciding)))
        return verdict(None, text("learn-winning-nobody-yet"))
