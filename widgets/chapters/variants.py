"""The chapter on variants: the same hands under other agreements, and which phase comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from phase10.errors import Message
from phase10.explain import Step, title
from phase10.match import Match, Result
from phase10.rulebook import Rule
from phase10.text import Text
from phase10.variants import VARIANTS, Variant
from widgets.html import Child, Node, h
from widgets.phases import plan
from widgets.scene import Scene, sheet, verdict


@dataclass(frozen=True)
class Variants(Scene):
    """The chosen variant, and in which hands a player laid the phase."""

    topic = "variants"
    topics = ("variant",)

    variant: Variant = VARIANTS[0]
    laid: tuple[bool, ...] = (True, True, False, True)

    @cached_property
    def match(self) -> Match:
        """The hands played by the chosen variant."""
        return _played(self.variant, self.laid)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The variant's rule, what was made, and what comes next."""
        match, rule = self.match, self.variant.rule
        values = {"hands": len(self.laid), "made": match.done(0), "count": len(match.done(0))}
        return (
            Step(rule, rule.text),
            Step(Rule.TURN_NEXT_PHASE, Message("tell-variant-made", values)),
            Step(rule, _next(match)),
        )

    def on_variant(self, name: str) -> Self:
        """Choose another variant."""
        return next((self.asking(variant=one) for one in VARIANTS if one.name == name), self)

    def on_hand(self, index: int) -> Self:
        """Change whether the phase was laid in a hand."""
        if not 0 <= index < len(self.laid):
            return self
        return self.asking(laid=tuple(not one if i == index else one for i, one in enumerate(self.laid)))

    def on_more(self) -> Self:
        """Play one more hand, up to ten."""
        return self.asking(laid=(*self.laid, True)) if len(self.laid) < 10 else self

    def on_fewer(self) -> Self:
        """Take the last hand back."""
        return self.asking(laid=self.laid[:-1]) if len(self.laid) > 1 else self

    # ---- view

    def view(self, text: Text) -> list[Child]:
        """The hands, and what comes next."""
        return [self._hands(text), verdict(None, text.message(_next(self.match)))]

    def more(self, text: Text) -> list[Child]:
        """The phases of the variant, and all variants side by side."""
        return [self._phases(text), self._all(text)]

    def _hands(self, text: Text) -> Node:
        toggles = [
            h(
                "button",
                h("b", str(i + 1)),
                h("em", ("✓ " if one else "– ") + text("learn-variants-laid" if one else "learn-variants-not")),
                key=i,
                cls="ph y" if one else "ph n",
                aria_pressed=str(one).lower(),
                aria_label=text("learn-variants-hand", hand=i + 1),
                on={"click": ("hand", i)},
            )
            for i, one in enumerate(self.laid)
        ]
        options = [h("option", text(f"phase-game-{one.name}"), value=one.name, key=one.name) for one in VARIANTS]
        chooser = h(
            "select",
            *options,
            value=self.variant.name,
            aria_label=text("learn-variants-which"),
            on={"change": ("variant", "$value")},
        )
        buttons = [
            h(
                "button",
                text("learn-variants-more"),
                cls="t",
                key="more",
                on={"click": ("more",)},
                disabled=len(self.laid) == 10,
            ),
            h(
                "button",
                text("learn-variants-fewer"),
                cls="t",
                key="fewer",
                on={"click": ("fewer",)},
                disabled=len(self.laid) == 1,
            ),
        ]
        label = text("learn-variants-hands")
        hands = h("div", *toggles, cls="phases", role="group", aria_label=label, data_roving=True)
        return sheet(
            label,
            h("p", text("learn-variants-try"), cls="soft hint"),
            hands,
            h("div", *buttons, cls="row"),
            key="hands",
            aside=chooser,
        )

    def _phases(self, text: Text) -> Node:
        match = self.match
        done, choices = match.done(0), match.choices(0)
        marks = {number: _mark(number, done, choices, text) for number in match.numbers}
        rows = plan([self.variant.phases.phase(number) for number in match.numbers], text, marks, choices)
        status = text("phase-status", status=self.variant.phases.status.value)
        name = text(f"phase-game-{self.variant.name}")
        return sheet(name, rows, key="phases", aside=h("span", status, cls="soft"))

    def _all(self, text: Text) -> Node:
        heads = [h("th", text("learn-variants-" + name), scope="col") for name in ("game", "played", "next")]
        rows = []
        for one in VARIANTS:
            match = _played(one, self.laid)
            cells = [h("td", _span(match.numbers, text)), h("td", text.message(_next(match, brief=True)))]
            rows.append(h("tr", h("th", text(f"phase-game-{one.name}"), scope="row"), *cells, key=one.name))
        table = h("table", h("thead", h("tr", *heads)), h("tbody", *rows), cls="table even")
        return sheet(text("learn-variants-all"), table, key="all")


def _played(variant: Variant, laid: Iterable[bool]) -> Match:
    match = Match(1, variant.phases, variant.rules)
    for one in laid:
        tried = match.choices(0)
        number = tried[0] if tried else None
        match = match.play([Result(one, 0, number)])
    return match


def _next(match: Match, brief: bool = False) -> Message:
    choices = match.choices(0)
    if not choices:
        return Message("tell-variant-over", {})
    if len(choices) > 1:
        return Message("tell-variant-choose", {"count": len(choices)})
    phase = match.phases.phase(choices[0])
    return title(phase) if brief else Message("tell-variant-next", {"number": phase.number, "groups": phase})


def _mark(number: int, done: Iterable[int], choices: Iterable[int], text: Text) -> str:
    if number in done:
        return "✓ " + text("learn-variants-made")
    return text("learn-variants-now") if number in choices else ""


def _span(numbers: tuple[int, ...], text: Text) -> str:
    if numbers == tuple(range(1, len(numbers) + 1)):
        return f"1–{numbers[-1]}"
    return text.list([str(number) for number in numbers])
