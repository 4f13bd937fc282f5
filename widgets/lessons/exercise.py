"""An exercise that checks itself: a field or options, a hint, and the reason for a wrong answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from phase10.lessons.answers import LONGEST, Outcome, Result, judge
from phase10.lessons.parts import Choice, Exercise
from phase10.odds.simulate import Unit
from widgets.base import View
from widgets.html import Node, h
from widgets.lessons.part import Part
from widgets.verdict import number_field, sign

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class ExerciseState:
    """What was given last and what became of it; whether the hint is shown."""

    given: str = ""
    outcome: Outcome | None = None
    hinted: bool = False


class ExerciseWidget(Part):
    """An exercise of a lesson: `lesson.exercise("wilds")`."""

    state: ExerciseState

    def __init__(self, lesson: Lesson, exercise: Exercise | Choice) -> None:
        """Open without an answer."""
        self.of = exercise
        self.state = ExerciseState()
        super().__init__(lesson)

    def __repr__(self) -> str:
        """Its number in the lesson."""
        return f"Exercise({self._number})"

    def on_check(self, typed: str) -> None:
        """Check a number; an empty field is left alone."""
        if isinstance(self.of, Exercise) and typed.strip():
            self._judge(typed[:LONGEST])

    def on_choose(self, option: str) -> None:
        """Check an option."""
        if isinstance(self.of, Choice) and option in self.of.options:
            self._judge(option)

    def on_hint(self) -> None:
        """Show the hint, or fold it away."""
        self.state = replace(self.state, hinted=not self.state.hinted)

    def begin_anew(self) -> None:
        """As at first, without an answer."""
        self.state = ExerciseState()

    def _judge(self, given: str) -> None:
        outcome = judge(self.lesson.of, self.of, given, self.lang)
        self.state = replace(self.state, given=given, outcome=outcome)
        if outcome.is_right:
            self.lesson.keep_solved(self.of.name, given.strip())

    # ---- view

    @property
    def _number(self) -> int:
        return [one.name for one in self.lesson.of.exercises].index(self.of.name) + 1

    @property
    def _kept(self) -> str:
        """The right answer that was given, nothing before."""
        return self.lesson.record.solved.get(self.of.name, "")

    def _render(self) -> View:
        text, solved = self.text, self.of.name in self.lesson.record.solved
        title = text("lesson-exercise", number=self._number)
        answer = self._kept if isinstance(self.of, Exercise) else ""
        done = ": ".join(filter(None, (text("lesson-solved"), answer)))
        mark = h("span", sign(True), done, cls="solved") if solved else None
        hint = h("p", self.words(f"{self.of.name}-hint"), cls="hint-text") if self.state.hinted else None
        root = h(
            "section",
            h(
                "header",
                h("h3", title, " ", h("span", text("lesson-size", size=self.of.size.value), cls="soft")),
                mark,
            ),
            self._options() if isinstance(self.of, Choice) else self._form(self.of),
            h("div", self._outcome(), role="status", key="outcome"),
            h("div", hint, role="status", key="hint"),
            cls="sheet exercise done" if solved else "sheet exercise",
            aria_label=title,
        )
        return View(root=root)

    def _hint_button(self) -> Node:
        shown = self.state.hinted
        words = self.text("lesson-hint")
        return h("button", words, cls="t", type="button", aria_expanded=str(shown).lower(), on={"click": ("hint",)})

    def _form(self, exercise: Exercise) -> Node:
        text, outcome = self.text, self.state.outcome
        problem = outcome.reason if outcome and outcome.result is Result.UNREADABLE else None
        field = number_field(
            text("lesson-answer", number=self._number),
            problem,
            "",
            value=self.state.given or self._kept,
            inputmode="text",
            maxlength=LONGEST,
        )
        check = h("button", text("lesson-check"), cls="t p", type="submit")
        how = text("lesson-how") if exercise.unit is Unit.CHANCE else ""
        form = h("form", field, check, self._hint_button(), cls="row", on={"submit": ("check", "$value")})
        return h("div", form, h("p", how, cls="soft how") if how else None, key="form")

    def _options(self) -> Node:
        given = self.state.given or self._kept
        assert isinstance(self.of, Choice)
        buttons = [
            h(
                "button",
                self.words(f"{self.of.name}-is-{option}"),
                cls="t answer",
                key=option,
                aria_pressed=str(option == given).lower(),
                on={"click": ("choose", option)},
            )
            for option in self.of.options
        ]
        label = self.text("lesson-answer", number=self._number)
        options = h("div", *buttons, cls="options", role="group", aria_label=label, data_roving=True)
        return h("div", options, h("div", self._hint_button(), cls="row"), key="options")

    def _outcome(self) -> Node | None:
        text, outcome = self.text, self.state.outcome
        if outcome is None:
            return None
        look = "y" if outcome.is_right else "n"
        words = text(f"lesson-is-{outcome.result.value}")
        lines = h("div", h("strong", words), h("p", text.message(outcome.reason)))
        return h("div", h("div", sign(outcome.is_right), lines, cls="say"), cls=f"outcome {look}", key=self.state.given)
