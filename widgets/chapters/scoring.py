"""The chapter on points: click what is left in a hand, and see what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from phase10.cards import Hand, parse_cards
from phase10.explain import Step
from phase10.narrate import explain_score
from phase10.scoring import card_points, score
from phase10.text import Text
from widgets.cards import Mark
from widgets.hand import HandState, hand_editor
from widgets.html import Child
from widgets.scene import HandScene, RuledScene, sheet, verdict

OPENING = "R3 B9 G10 Y12 S W W"


@dataclass(frozen=True)
class ScoreCount(RuledScene, HandScene):
    """Cards left in a hand, and how they are counted."""

    topic = "scoring"
    topics = ("score",)
    options = ("wild_points", "scoring")

    @classmethod
    def started(cls) -> Self:
        """The hand that people quarrel about."""
        return cls(hand=replace(HandState.of(parse_cards(OPENING)), deck_open=True))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The sum, value by value."""
        return explain_score(Hand(self.hand.cards), self.rules)

    @property
    def points(self) -> int:
        """What the cards cost."""
        return score(Hand(self.hand.cards), self.rules).points

    def opened(self, query: Mapping[str, str]) -> Self:
        """The cards of an address."""
        if "cards" not in query:
            return self
        return self.with_hand(replace(HandState.linked(query["cards"]), deck_open=True))

    def address(self) -> dict[str, str | None]:
        """The cards."""
        return {"cards": self.hand.link}

    def view(self, text: Text) -> list[Child]:
        """The hand and the sum."""
        marks = {i: Mark(str(card_points(card, self.rules))) for i, card in enumerate(self.hand.cards)}
        editor = hand_editor(
            self.hand, text, title=text("learn-left"), pointed=self.pointed, marks=marks, points=self.points
        )
        return [editor, verdict(None, text("learn-scoring-sum", points=self.points))]

    def more(self, text: Text) -> list[Child]:
        """The rules of counting."""
        return [sheet(text("learn-scoring-rules"), self.choices(text), key="rules")]
