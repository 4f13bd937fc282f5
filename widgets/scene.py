"""A chapter of the course: a place to try one rule, and the steps that explain what lies there.

A scene is a frozen value. What the reader does (`on_…`) gives the next scene; `steps` and `view` follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar, Self

from phase10.cards import Card
from phase10.explain import Step
from phase10.rules import MATTEL, Rules
from phase10.text import Text
from widgets.cards import card_name, fan
from widgets.differences import option_name
from widgets.hand import HandState
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.stepper import StepperState
from widgets.verdict import say


@dataclass(frozen=True)
class Scene:
    """The base of all chapters; `topic` names its messages (`learn-TOPIC-title`), `topics` are the rule book's."""

    topic: ClassVar[str]
    topics: ClassVar[tuple[str, ...]]

    stepper: StepperState = field(default_factory=StepperState, kw_only=True)

    @classmethod
    def started(cls) -> Self:
        """The scene as the chapter opens."""
        return cls()

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The explanation of what lies there now; none where nothing is to be explained."""
        raise NotImplementedError

    def view(self, text: Text) -> list[Child]:
        """The place to try, and what is said about it in a sentence."""
        raise NotImplementedError

    def more(self, text: Text) -> list[Child]:
        """What comes after the explanation."""
        return []

    @property
    def pointed(self) -> tuple[int, ...]:
        """The cards that the present step points at."""
        return self.stepper.pointed(self.steps)

    def asking(self, **changes: Any) -> Self:
        """Another question: its explanation starts from the beginning."""
        return replace(self, **{"stepper": StepperState(), **changes})

    def opened(self, query: Mapping[str, str]) -> Self:
        """The scene that an address asks for; `Phase10Error` when it cannot be read."""
        return self

    def address(self) -> dict[str, str | None]:
        """What belongs into the address to come back here."""
        return {}


@dataclass(frozen=True)
class HandScene(Scene):
    """A chapter with cards that the reader may change at will."""

    hand: HandState = field(default_factory=HandState)

    def with_hand(self, hand: HandState) -> Self:
        """The scene with the hand changed; other cards are another question."""
        return self.asking(hand=hand) if hand.cards != self.hand.cards else replace(self, hand=hand)


@dataclass(frozen=True)
class RuledScene(Scene):
    """A chapter in which some options of the rules can be chosen."""

    options: ClassVar[tuple[str, ...]]

    rules: Rules = MATTEL

    def on_option(self, name: str, value: str) -> Self:
        """Play by another value of an option."""
        known = name in self.options and self.rules.offers(name, value)
        return self.afresh(rules=self.rules.with_value(name, value)) if known else self

    def afresh(self, **changes: Any) -> Self:
        """The scene by other rules, without what was tried by the old ones."""
        return self.asking(**changes)

    def choices(self, text: Text) -> Node:
        """The options to choose."""
        return h("div", *[option(self.rules, name, text) for name in self.options], cls="options")


@dataclass(frozen=True)
class PickScene(Scene):
    """A chapter with cards to pick up and put somewhere."""

    held: tuple[Card, ...] = ()
    picked: frozenset[int] = frozenset()

    @property
    def rest(self) -> tuple[Card, ...]:
        """The cards that are not picked up."""
        return tuple(card for i, card in enumerate(self.held) if i not in self.picked)

    @property
    def up(self) -> tuple[Card, ...]:
        """The cards that are picked up."""
        return tuple(card for i, card in enumerate(self.held) if i in self.picked)

    def on_pick(self, place: int) -> Self:
        """Pick a card up, or let go of it."""
        return replace(self, picked=self.picked ^ {place}) if 0 <= place < len(self.held) else self

    def on_put(self, spot: str) -> Self:
        """Put what is picked up somewhere."""
        raise NotImplementedError

    def on_drop(self, place: int, spot: str) -> Self:
        """Drag one card somewhere."""
        return replace(self, picked=frozenset({place})).on_put(spot) if 0 <= place < len(self.held) else self


def verdict(good: bool | None, sentence: str, more: str = "") -> Node:
    """What is said about the place to try: in green or amber with a sign, or without either when it is no judgement."""
    look = "sheet v now" if good is None else "sheet v" if good else "sheet v no"
    words = (
        h("div", h("strong", sentence), h("p", more) if more else None) if good is None else say(good, sentence, more)
    )
    return h("section", words, cls=look, role="status", key="verdict")


def sheet(title: str, *children: Child, key: str, aside: Child = None, cls: str = "") -> Node:
    """A part of a chapter with its heading."""
    heading = h("header", h("h2", title), aside)
    return h("section", heading, *children, cls=f"sheet {cls}".strip(), key=key, aria_label=title)


def option(rules: Rules, name: str, text: Text) -> Node:
    """The choice between the values of one option of the rules; it sends `["option", name, value]`."""
    value, label = rules.value(name), option_name(name, text)
    options = [(one.value, option_name(name, text, one.value)) for one in type(value)]
    return h("div", h("h3", label), choice(label, options, value.value, "option", name), key=name)


def tries(title: str, event: str, examples: Sequence[tuple[Card, ...]], text: Text, first: int = 0) -> Node:
    """Examples as small rows of cards, each a button that sends `[event, index]`."""
    buttons = [
        h(
            "button",
            fan(cards, text, tag="span", hidden=True),
            cls="example",
            key=index,
            aria_label=text.list([card_name(one, text) for one in cards]),
            on={"click": (event, index)},
        )
        for index, cards in enumerate(examples, first)
    ]
    return h(
        "div",
        h("h3", title),
        h("div", *buttons, cls="examples"),
        key=f"{event}-{first}",
        role="group",
        aria_label=title,
    )
