"""What the widgets of a lesson have in common: the lesson they belong to, and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from widgets.base import KitWidget

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson

BORROWED = """
const there = (then) => (globalThis.phase10Kit ? then(globalThis.phase10Kit) : setTimeout(there, 20, then));
export default { render: async (context) => (await new Promise(there)).render(context) };
"""
"""A lesson has a dozen widgets: their script and style come once, with the lesson itself."""


class Part(KitWidget):
    """A widget of a lesson; the lesson keeps what the reader did."""

    _esm = BORROWED
    _css = ""

    def __init__(self, lesson: Lesson) -> None:
        """Speak the language of the lesson."""
        self.lesson = lesson
        super().__init__(lang=lesson.lang)

    def begin_anew(self) -> None:
        """What the reader did is to be forgotten."""

    def resume(self) -> None:
        """What the reader did on an earlier visit is there again."""

    def words(self, end: str, **values: Any) -> str:
        """A message of the lesson."""
        return self.text(f"{self.lesson.of.name}-{end}", **values)
