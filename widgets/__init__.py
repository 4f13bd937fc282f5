"""Interactive views on the rules. Importing this costs nothing; a widget is loaded when it is first named.

>>> from widgets import HandChecker
>>> HandChecker(hand="R5 W", phase="1")
HandChecker()
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.calculator import Calculator
    from widgets.checker import HandChecker
    from widgets.class_page import ClassPage
    from widgets.course import Course
    from widgets.difficulty import Difficulty
    from widgets.hand import HandEditor
    from widgets.hands import Hands
    from widgets.landing import Landing
    from widgets.lessons.course import Lessons
    from widgets.lessons.lesson import Lesson
    from widgets.lessons.worksheets_page import Worksheets
    from widgets.next_draw import NextDraw
    from widgets.odds_lab import OddsLab
    from widgets.play import Play
    from widgets.quiz import Quiz
    from widgets.reference import ReferenceCard
    from widgets.rulebook import RuleBook
    from widgets.score_sheet import ScoreSheet

__all__ = [
    "Calculator",
    "ClassPage",
    "Course",
    "Difficulty",
    "HandChecker",
    "HandEditor",
    "Hands",
    "Landing",
    "Lesson",
    "Lessons",
    "NextDraw",
    "OddsLab",
    "Play",
    "Quiz",
    "ReferenceCard",
    "RuleBook",
    "ScoreSheet",
    "Worksheets",
]

_HOMES = {
    "Calculator": "calculator",
    "ClassPage": "class_page",
    "Course": "course",
    "Difficulty": "difficulty",
    "HandChecker": "checker",
    "HandEditor": "hand",
    "Hands": "hands",
    "Landing": "landing",
    "Lesson": "lessons.lesson",
    "Lessons": "lessons.course",
    "NextDraw": "next_draw",
    "OddsLab": "odds_lab",
    "Play": "play",
    "Quiz": "quiz",
    "RuleBook": "rulebook",
    "ReferenceCard": "reference",
    "ScoreSheet": "score_sheet",
    "Worksheets": "lessons.worksheets_page",
}


def __getattr__(name: str) -> Any:
    """Load the widget that is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
