"""The stepper: an explanation one step at a time, pointing at cards and naming rules. Every dashboard uses this one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from phase10.explain import Step
from phase10.text import Text
from widgets.html import Node, h
from widgets.links import rule_link

AUTO = 2500
"""Milliseconds that a step stays before the next one comes by itself."""


@dataclass(frozen=True, slots=True)
class StepperState:
    """How far the reader is: the step shown last (from 0), or all of them; and the step whose rule is unfolded.

    >>> StepperState().next(3).next(3).next(3).at
    2
    """

    at: int = 0
    everything: bool = False
    rule: int | None = None
    pointing: bool = False
    """Whether cards are pointed at: not before the reader takes a step."""
    playing: bool = False
    """Whether the steps go on by themselves."""

    def next(self, count: int) -> StepperState:
        """One step on; nothing comes after the last, and playing ends there."""
        at = max(min(self.at + 1, count - 1), 0)
        return StepperState(at, pointing=True, playing=self.playing and at < count - 1)

    def play(self, count: int) -> StepperState:
        """Go on step by step without being asked, from the beginning if all are shown; or stop doing so."""
        if self.playing:
            return replace(self, playing=False)
        again = self.everything or self.at >= count - 1
        return StepperState(0 if again else self.at, pointing=True, playing=count > 1)

    def back(self) -> StepperState:
        """One step back; from all steps, to the first."""
        return StepperState(0 if self.everything else max(self.at - 1, 0), pointing=True)

    def all(self) -> StepperState:
        """All steps at once."""
        return StepperState(self.at, everything=True)

    def toggle_rule(self, step: int) -> StepperState:
        """Unfold the rule of a step, or fold it."""
        return replace(self, rule=None if self.rule == step else step)

    def pointed(self, steps: Sequence[Step]) -> tuple[int, ...]:
        """The cards that the step shown last points at."""
        return steps[self.at].cards if self.pointing and self.at < len(steps) else ()


def stepper(state: StepperState, steps: Sequence[Step], text: Text, title: str = "") -> Node:
    """The steps so far, the present one marked, each with its rule; events `back`, `next`, `all`, `play`, `rule`."""
    title = title or text("stepper-title")
    count = len(steps)
    at = min(state.at, count - 1)
    shown = steps if state.everything else steps[: at + 1]
    last = state.everything or at == count - 1
    place = text("stepper-count", count=count) if state.everything else text("stepper-place", at=at + 1, count=count)
    items = [_item(i, step, text, state, now=not state.everything and i == at) for i, step in enumerate(shown)]
    return h(
        "section",
        h("header", h("h2", title), h("span", place, cls="soft")),
        h("ol", *items, cls="steps", role="list", aria_live="polite", aria_relevant="additions"),
        h(
            "div",
            _button(text("stepper-back"), "back", off=not (state.everything or at)),
            _button(text("stepper-next"), "next", off=last, primary=True, auto=state.playing),
            _button(text("stepper-all"), "all", off=state.everything or count == 1),
            _button(text("stepper-stop" if state.playing else "stepper-play"), "play", off=count == 1),
            cls="row tools",
        ),
        cls="sheet why",
        key="why",
        aria_label=title,
    )


def _item(index: int, step: Step, text: Text, state: StepperState, now: bool) -> Node:
    name, unfolded = step.rule.value, state.rule == index
    rule = h(
        "button",
        name,
        cls="rule",
        aria_label=text("stepper-rule-show", id=name),
        aria_expanded="true" if unfolded else "false",
        on={"click": ("rule", index)},
    )
    words = None
    if unfolded:
        link = rule_link(step.rule, text, text("stepper-book"))
        words = h("p", text.message(step.rule.text), " ", link, cls="rule-text")
    return h("li", text.message(step.message), " ", rule, words, key=index, aria_current="step" if now else None)


def _button(label: str, event: str, off: bool, primary: bool = False, auto: bool = False) -> Node:
    return h(
        "button",
        label,
        cls="t p" if primary else "t",
        key=event,
        on={"click": (event,)},
        aria_disabled="true" if off else None,  # it keeps the focus, so that Enter can be pressed again and again
        data_auto=AUTO if auto else None,
    )


class StepperEvents:
    """What the stepper's events do: mix in, and say where its state is kept and what it steps through."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the explanation shown."""
        raise NotImplementedError

    def _stepper(self) -> StepperState:
        raise NotImplementedError

    def _keep_stepper(self, stepper: StepperState) -> None:
        raise NotImplementedError

    def on_next(self) -> None:
        """The next step of the explanation."""
        self._keep_stepper(self._stepper().next(len(self.steps)))

    def on_back(self) -> None:
        """One step back."""
        self._keep_stepper(self._stepper().back())

    def on_all(self) -> None:
        """All steps at once."""
        self._keep_stepper(self._stepper().all())

    def on_play(self) -> None:
        """Let the steps go on by themselves, or stop them."""
        self._keep_stepper(self._stepper().play(len(self.steps)))

    def on_rule(self, step: int) -> None:
        """Unfold or fold the rule of a step."""
        self._keep_stepper(self._stepper().toggle_rule(step))
