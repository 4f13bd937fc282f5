"""Interactive views on the rules. Importing this costs nothing; a widget is loaded when it is first named.

>>> from widgets import HandChecker
>>> HandChecker(hand="R5 W", phase="1")
HandChecker()
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.checker import HandChecker
    from widgets.course import Course
    from widgets.difficulty import Difficulty
    from widgets.hand import HandEditor
    from widgets.landing import Landing
    from widgets.next_draw import NextDraw
    from widgets.odds_lab import OddsLab
    from widgets.quiz import Quiz
    from widgets.reference import ReferenceCard
    from widgets.rulebook import RuleBook

__all__ = [
    "Course",
    "Difficulty",
    "HandChecker",
    "HandEditor",
    "Landing",
    "NextDraw",
    "OddsLab",
    "Quiz",
    "ReferenceCard",
    "RuleBook",
]

_HOMES = {
    "Course": "course",
    "Difficulty": "difficulty",
    "HandChecker": "checker",
    "HandEditor": "hand",
    "Landing": "landing",
    "NextDraw": "next_draw",
    "OddsLab": "odds_lab",
    "Quiz": "quiz",
    "RuleBook": "rulebook",
    "ReferenceCard": "reference",
}


def __getattr__(name: str) -> Any:
    """Load the widget that is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
