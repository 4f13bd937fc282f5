"""The chapters on sets, runs and colors: build a group card by card, and see which rule it keeps or breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, NamedTuple, Self

from phase10.cards import parse_cards
from phase10.explain import Step
from phase10.judge import judge_group
from phase10.narrate import explain_group
from phase10.phases import Group
from phase10.text import Text
from widgets.hand import HandState, hand_editor
from widgets.html import Child, h
from widgets.phases import choice
from widgets.scene import HandScene, tries, verdict


class Example(NamedTuple):
    """Cards that somebody lays as a group."""

    group: str
    cards: str


@dataclass(frozen=True)
class GroupScene(HandScene):
    """Cards that the reader changes, and the group they shall make."""

    groups: ClassVar[tuple[str, ...]]
    right: ClassVar[tuple[Example, ...]]
    wrong: ClassVar[tuple[Example, ...]]

    group: Group = field(default_factory=lambda: Group.parse("S3"))

    @classmethod
    def started(cls) -> Self:
        """The scene with the first right example."""
        return cls().on_show(0)

    @property
    def made(self) -> bool:
        """Whether the cards make the group."""
        return not judge_group(self.hand.cards, self.group)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What the group asks for, and what these cards keep or break."""
        return explain_group(self.hand.cards, self.group)

    def on_group(self, notation: str) -> Self:
        """Ask for another group."""
        return self.asking(group=Group.parse(notation)) if notation in self.groups else self

    def on_show(self, index: int) -> Self:
        """Lay an example: the right ones come first, then the wrong ones."""
        examples = (*self.right, *self.wrong)
        if not 0 <= index < len(examples):
            return self
        example = examples[index]
        hand = replace(self.hand.with_cards(parse_cards(example.cards)), deck_open=False)
        return self.asking(hand=hand, group=Group.parse(example.group))

    def opened(self, query: Mapping[str, str]) -> Self:
        """The cards and the group of an address."""
        scene = self
        if query.get("group") in self.groups:
            scene = scene.on_group(query["group"])
        if "cards" in query:
            scene = scene.with_hand(replace(HandState.linked(query["cards"]), deck_open=False))
        return scene

    def address(self) -> dict[str, str | None]:
        """The cards and the group."""
        return {"group": str(self.group), "cards": self.hand.link}

    def view(self, text: Text) -> list[Child]:
        """The choice of group, the cards, and the verdict."""
        options = [(one, str(text.word(Group.parse(one)))) for one in self.groups]
        editor = hand_editor(
            self.hand,
            text,
            title=text("learn-group-cards"),
            pointed=self.pointed,
            extra=(choice(text("learn-group-which"), options, str(self.group), "group"),),
        )
        return [editor, self._verdict(text)]

    def _verdict(self, text: Text) -> Child:
        if not self.hand.cards:
            return verdict(None, text("learn-group-empty", group=self.group))
        sentence = text("learn-group-yes" if self.made else "learn-group-no", group=self.group)
        return verdict(self.made, sentence, text("learn-group-hint"))

    def more(self, text: Text) -> list[Child]:
        """Right and wrong examples."""
        right, wrong = ([tuple(parse_cards(one.cards)) for one in row] for row in (self.right, self.wrong))
        rows = (
            tries(text("learn-group-right"), "show", right, text),
            tries(text("learn-group-wrong"), "show", wrong, text, first=len(right)),
        )
        return [h("section", *rows, cls="sheet pairs", key="examples", aria_label=text("learn-group-examples"))]


class Sets(GroupScene):
    """Cards of one number."""

    topic = "sets"
    topics = ("set",)
    groups = ("S2", "S3", "S4", "S5")
    right = (Example("S3", "R5 B5 G5"), Example("S3", "R7 R7 B7"), Example("S4", "R9 B9 W G9"), Example("S3", "Y2 W W"))
    wrong = (Example("S3", "R5 B5 G6"), Example("S3", "R4 R5 R6"), Example("S4", "R8 B8 G8"), Example("S3", "B3 G3 S"))


class Runs(GroupScene):
    """Numbers that follow each other."""

    topic = "runs"
    topics = ("run",)
    groups = ("R4", "R7", "R8", "R9")
    right = (
        Example("R4", "R3 B4 G5 Y6"),
        Example("R4", "R9 B10 W Y12"),
        Example("R7", "B4 R5 G6 G7 Y8 R9 W"),
        Example("R4", "R2 B3 G4 Y5 R6"),
    )
    wrong = (
        Example("R4", "R3 B4 Y6 G7"),
        Example("R4", "R4 B5 G5 Y6"),
        Example("R4", "R11 B12 G1 Y2"),
        Example("R7", "R1 B2 G3 W R5 B8 G9"),
    )


class Colors(GroupScene):
    """Cards of one color, and runs of one color."""

    topic = "colors"
    topics = ("color",)
    groups = ("C7", "C6", "CR4", "CR3")
    right = (
        Example("C7", "B1 B3 B4 B7 B9 B9 B12"),
        Example("C7", "R2 R5 R5 R8 R11 W W"),
        Example("CR4", "G3 G4 G5 G6"),
    )
    wrong = (
        Example("C7", "B1 B3 B4 B7 B9 B9 R12"),
        Example("C7", "B1 B3 B4 B7 B9 B12 S"),
        Example("CR4", "G3 G4 Y5 G6"),
    )
