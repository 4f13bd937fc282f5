"""The eight lessons: what their exercises ask, what their experiments try, what their models change.

Each lesson is a module with a `LESSON`; its words are in `locale/*/NAME.ftl`, its prose in `notebooks/lessons`.

>>> [lesson.name for lesson in lessons()][:3]
['urn', 'counting', 'trials']
>>> find_lesson("urn") is find_lesson(1)
True
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from phase10.errors import Phase10Error, shown
from phase10.lessons.parts import Lesson

NAMES = ("urn", "counting", "trials", "outs", "runs", "worth", "discard", "bayes")
"""The lessons in order; each builds on those before."""


def lessons() -> tuple[Lesson, ...]:
    """All lessons in order."""
    return tuple(find_lesson(name) for name in NAMES)


@cache
def find_lesson(name: str | int) -> Lesson:
    """The lesson of that name, or of that number; `Phase10Error` when there is none."""
    known = {str(number): each for number, each in enumerate(NAMES, 1)} | {each: each for each in NAMES}
    wanted = str(name)
    if wanted not in known:
        raise Phase10Error("error-unknown-lesson", token=shown(wanted), known=", ".join(NAMES))
    lesson: Lesson = import_module(f"{__name__}.{known[wanted]}").LESSON
    return lesson
