"""The chapter on wilds: sort cards into the groups of a phase, and see what both readings of the wild rule say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Self

from phase10.cards import Hand
from phase10.explain import Positions, Step
from phase10.judge import judge_group, judge_layout
from phase10.melds import lay
from phase10.narrate import explain_layout
from phase10.phases import Phase
from phase10.places import Slot
from phase10.rules import Naturals, Rules
from phase10.text import Text
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.scene import PickScene, sheet, tries, verdict
from widgets.table import pickable, spot

HAND = 0
"""The spot of cards that lie in no group; groups are counted from 1."""


class Example(NamedTuple):
    """A phase, and its cards as somebody has sorted them into its groups; what is left comes last."""

    phase: str
    groups: tuple[str, ...]
    left: str = ""


EXAMPLES = (
    Example("S3 S3", ("R7 W W", "R9 B9 G9")),
    Example("S3 S3", ("R9 B9 G9", "W W W")),
    Example("S5 S2", ("R5 W W W W", "W W"), "S"),
    Example("R7", ("W R7 B8 G9 Y10 R11 B12",)),
    Example("C7", ("W W W W W W W",), "R3"),
    Example("S3 R4", ("R5 B5 W", "W B4 S Y6"), "G3"),
)


@dataclass(frozen=True)
class Wilds(PickScene):
    """Cards, the group each lies in, and those picked up."""

    topic = "wilds"
    topics = ("wild",)

    phase: Phase = field(default_factory=lambda: Phase.parse("S3 S3"))
    where: tuple[int, ...] = ()
    reading: Naturals = Naturals.PHASE

    @classmethod
    def started(cls) -> Self:
        """The scene with the disputed layout."""
        return cls().on_show(0)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The places of the cards in each group."""
        spots = range(1, len(self.phase.groups) + 1)
        return [tuple(i for i, spot in enumerate(self.where) if spot == group) for group in spots]

    def legal(self, reading: Naturals) -> bool:
        """Whether the cards lie as the phase asks, in one reading of the wild rule."""
        cards = [[self.held[i] for i in places] for places in self.groups]
        return not judge_layout(Hand(self.held), self.phase, cards, Rules(naturals=reading))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """How the phase lies, or every rule that is broken."""
        return explain_layout(Hand(self.held), self.phase, self.groups, Rules(naturals=self.reading))

    def on_show(self, index: int) -> Self:
        """Lay an example."""
        if not 0 <= index < len(EXAMPLES):
            return self
        example = EXAMPLES[index]
        piles = [*(Hand.parse(group).cards for group in example.groups), Hand.parse(example.left or " ").cards]
        where = [spot for spot, pile in enumerate(piles, 1) for _ in pile]
        cards = tuple(card for pile in piles for card in pile)
        phase = Phase.parse(example.phase)
        spots = tuple(spot if spot <= len(phase.groups) else HAND for spot in where)
        return self.asking(phase=phase, held=cards, where=spots, picked=frozenset())

    def on_put(self, spot: str) -> Self:
        """Put what is picked up into a group, or back into the hand."""
        if spot not in {str(one) for one in range(len(self.phase.groups) + 1)}:
            return self
        where = tuple(int(spot) if i in self.picked else one for i, one in enumerate(self.where))
        return self.asking(where=where, picked=frozenset())

    def on_reading(self, name: str) -> Self:
        """Explain by the other reading of the wild rule."""
        return self.asking(reading=Naturals(name)) if name in {one.value for one in Naturals} else self

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The groups and the hand, and what both readings say."""
        groups = [self._group(i, text) for i in range(1, len(self.phase.groups) + 1)]
        aside = h("span", text("learn-pick-hint"), cls="soft")
        laid = sheet(text.phase(self.phase), h("div", *groups, self._hand(text), cls="spots"), key="table", aside=aside)
        return [laid, self._verdict(text)]

    def _group(self, number: int, text: Text) -> Node:
        places, group = self.groups[number - 1], self.phase.groups[number - 1]
        order, slots = self._order(number, places)
        cards = pickable(
            [(i, self.held[i]) for i in order],
            text,
            picked=self.picked,
            pointed=self.pointed,
            label=str(text.word(group)),
            stands=slots,
        )
        name = text("learn-wilds-group", number=number, group=group)
        return spot(str(number), name, text("learn-put-here"), cards, ready=bool(self.picked))

    def _order(self, number: int, places: Sequence[int]) -> tuple[Sequence[int], Sequence[Slot]]:
        """The cards as they lie in a good group, and what each stands for; else as they came."""
        group, cards = self.phase.groups[number - 1], [self.held[i] for i in places]
        if judge_group(cards, group):
            return places, ()
        hand = Hand(cards)
        meld = lay(hand, group)
        return [places[i] for i in Positions(hand).take(meld.cards)], meld.stands_for

    def _hand(self, text: Text) -> Node:
        left = [(i, self.held[i]) for i, spot in enumerate(self.where) if spot == HAND]
        cards = pickable(left, text, picked=self.picked, pointed=self.pointed, label=text("learn-left"))
        return spot(str(HAND), text("learn-left"), text("learn-put-back"), cards, ready=bool(self.picked))

    def _verdict(self, text: Text) -> Node:
        by_phase, by_group = self.legal(Naturals.PHASE), self.legal(Naturals.GROUP)
        name = {(True, True): "both", (True, False): "phase", (False, False): "neither"}[by_phase, by_group]
        good = None if name == "phase" else by_group
        return verdict(good, text(f"learn-wilds-{name}"), text("learn-wilds-hint"))

    def more(self, text: Text) -> list[Child]:
        """The reading that explains, and examples."""
        shown = [tuple(Hand.parse(" ".join(one.groups)).cards) for one in EXAMPLES]
        name = text("learn-examples")
        examples = h("section", tries(name, "show", shown, text), cls="sheet", key="examples", aria_label=name)
        options = [(one.value, text("learn-wilds-reading-" + one.value)) for one in Naturals]
        title = text("learn-wilds-reading")
        return [examples, sheet(title, choice(title, options, self.reading.value, "reading"), key="reading")]
