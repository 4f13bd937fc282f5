"""The page that lists the eight lessons, with how far the reader is in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from phase10.lessons import lessons
from phase10.lessons.parts import Lesson
from widgets.base import KitWidget, View
from widgets.html import Node, h
from widgets.lessons.record import Record, from_kept, keep_name
from widgets.links import page_address
from widgets.verdict import sign


@dataclass(frozen=True, slots=True)
class LessonsState:
    """What the reader did in each lesson, by its name."""

    records: Mapping[str, Record] = field(default_factory=dict)


class Lessons(KitWidget):
    """The page: `Lessons()`."""

    state: LessonsState

    def __init__(self, *, lang: str = "en") -> None:
        """Open without a record; the browser has it."""
        self.state = LessonsState({lesson.name: Record() for lesson in lessons()})
        super().__init__(lang=lang)

    def on_restore(self, kept: dict[str, Any]) -> None:
        """Take over what the browser kept."""
        records = {
            lesson.name: self.state.records[lesson.name].merged(
                from_kept(kept.get(keep_name(lesson.name)), lesson, self.lang)
            )
            for lesson in lessons()
        }
        self.state = LessonsState(records)

    def _render(self) -> View:
        text = self.text
        root = h(
            "div",
            h("h1", text("lesson-course-title")),
            h("p", text("lesson-course-lead"), cls="lead"),
            h("ol", *[self._entry(lesson) for lesson in lessons()], cls="lessons", role="list"),
            self._teachers(),
            cls="course-list",
        )
        keep: dict[str, object] = {keep_name(name): record.to_keep() for name, record in self.state.records.items()}
        return View(root=root, title=text("lesson-course-name"), address={}, keep=keep)

    def _entry(self, lesson: Lesson) -> Node:
        text = self.text
        done, count = len(self.state.records[lesson.name].solved), len(lesson.exercises)
        link = h("a", text(f"{lesson.name}-name"), href=page_address(lesson.name, text))
        minutes = text("lesson-course-minutes", minutes=lesson.minutes)
        words = text("lesson-progress-done", done=done, count=count)
        return h(
            "li",
            h("b", str(lesson.number), cls="number", aria_hidden="true"),
            h("div", h("h2", link), h("p", text(f"{lesson.name}-idea")), cls="about"),
            h("div", h("span", minutes, cls="soft"), self._how_far(words, done, count), cls="state"),
            cls="sheet",
            key=lesson.name,
        )

    def _how_far(self, words: str, done: int, count: int) -> Node:
        if done == count:
            return h("span", sign(True), words, cls="solved")
        return h("span", h("progress", value=done, max=count, aria_hidden="true"), words, cls="soft")

    def _teachers(self) -> Node:
        text = self.text
        sheets = h("a", text("lesson-course-sheets"), href=page_address("worksheets", text))
        return h(
            "section",
            h("h2", text("lesson-course-teachers")),
            h("p", text("lesson-course-copies")),
            h("p", sheets),
            cls="sheet",
            key="teachers",
            aria_label=text("lesson-course-teachers"),
        )
