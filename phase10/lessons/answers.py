"""Answers as readers write them, and what is right or wrong about them.

A chance may be written as a fraction, in percent, or as a decimal, with the decimal sign of the reader's language; a
number that is rounded is right when the exact one rounds to it and two digits count.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from phase10.errors import Message, shown
from phase10.lessons.parts import Choice, Exercise, Lesson, Number
from phase10.odds.simulate import Unit
from phase10.text import catalogue

LONGEST = 40
"""Characters of an answer that are read."""
NEAR = Fraction(2, 100)
"""How far, relative to the exact value, a rounded answer may be away."""
STEPS = Fraction(1, 100)
"""How far a number may be away that was rounded at each step."""
VERY_NEAR = Fraction(5, 1000)
"""How far a decimal may be away that was cut off instead of rounded."""
_FRACTION = re.compile(r"([0-9]{1,20})[/÷⁄]([0-9]{1,20})\Z")
_DECIMAL = re.compile(r"(-?)([0-9]{1,20})(?:\.([0-9]{1,20}))?\Z")


@dataclass(frozen=True, slots=True)
class Written:
    """A number as it was written: its value, and half a unit of its last digit; 0 for a fraction."""

    value: Fraction
    half: Fraction = Fraction(0)

    def means(self, exact: Number) -> bool:
        """Whether it is this exact value, at most rounded or cut off, with at least about two digits that count."""
        wanted = Fraction(exact)
        off, size = abs(self.value - wanted), abs(wanted)
        if not off or not self.half or wanted.denominator == 1:
            return not off
        cut_off = 0 <= size - abs(self.value) < 2 * self.half and off <= VERY_NEAR * size
        return off <= min(self.half, NEAR * size) or cut_off

    def is_near(self, exact: Number) -> bool:
        """Whether it is off by so little that steps were rounded on the way."""
        wanted = Fraction(exact)
        return bool(self.half) and wanted.denominator != 1 and abs(self.value - wanted) <= STEPS * abs(wanted)

    def roughly_means(self, exact: Number) -> bool:
        """Whether the exact value rounds to it, however few digits it has."""
        wanted = Fraction(exact)
        return wanted.denominator != 1 and 0 < abs(self.value - wanted) <= self.half


def read_number(typed: str, lang: str) -> Written | None:
    """The number somebody wrote in this language, None when it is none.

    >>> read_number("1/6", "en"), read_number("16,7 %", "de"), read_number("0.5", "fr")
    (Written(value=Fraction(1, 6), half=Fraction(0, 1)), Written(value=Fraction(167, 1000), half=Fraction(1, 2000)), Written(value=Fraction(1, 2), half=Fraction(1, 20)))
    >>> read_number("5,778", "en").value, read_number("5,778", "de").value, read_number("1/0", "en")
    (Fraction(5778, 1), Fraction(2889, 500), None)
    """  # noqa: E501
    plain = re.sub(r"[\s'’]", "", typed[:LONGEST].replace("−", "-"))
    if lang != "en":  # there a colon is how schools write a division; in English 3:7 are odds
        plain = plain.replace(":", "/")
    if parts := _FRACTION.match(plain):
        above, below = int(parts[1]), int(parts[2])
        return Written(Fraction(above, below)) if below else None
    number, percent = plain.removesuffix("%"), plain.endswith("%")
    match = _DECIMAL.match(_with_point(number, lang))
    if match is None:
        return None
    sign, whole, decimals = match[1], match[2], match[3] or ""
    unit = Fraction(1, 10 ** len(decimals) * (100 if percent else 1))
    return Written(int(f"{sign}{whole}{decimals}") * unit, unit / 2)


def _with_point(number: str, lang: str) -> str:
    """The number with a point as its decimal sign and without marks between thousands."""
    point, group = catalogue(lang).number_signs
    if re.fullmatch(rf"-?[1-9][0-9]{{0,2}}(?:{re.escape(group)}[0-9]{{3}})+(?:{re.escape(point)}[0-9]+)?", number):
        number = number.replace(group, "")
    return number.replace(",", ".")


class Result(Enum):
    """What an answer is."""

    RIGHT = "right"
    ROUGH = "rough"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an answer, and what there is to say about it."""

    result: Result
    reason: Message

    @property
    def is_right(self) -> bool:
        """Whether the exercise is solved."""
        return self.result is Result.RIGHT


def judge(lesson: Lesson, exercise: Exercise | Choice, given: str, lang: str) -> Outcome:
    """What is right or wrong about an answer: a number as it was typed, or the name of an option."""
    if isinstance(exercise, Choice):
        return _judge_option(lesson, exercise, given)
    written = read_number(given, lang)
    if written is None:
        example = {Unit.CHANCE: "1/4", Unit.NUMBER: "4"}[exercise.unit]
        values = {"token": shown(given.strip()), "example": example, "unit": exercise.unit.value}
        return Outcome(Result.UNREADABLE, Message("lesson-unreadable", values))
    exact = exercise.answer()
    mistake = next((name for name, wrong in exercise.usual.items() if written.means(wrong())), None)
    is_right = written.means(exact)
    if is_right and not mistake:
        return Outcome(Result.RIGHT, Message(f"{lesson.name}-{exercise.name}-why", {}))
    if mistake and not is_right:
        return Outcome(Result.WRONG, Message(f"{lesson.name}-{exercise.name}-not-{mistake}", {}))
    if is_right or written.roughly_means(exact):  # with so few digits it could be the mistake as well
        return Outcome(Result.ROUGH, Message("lesson-rough", {}))
    if written.is_near(exact):
        return Outcome(Result.ROUGH, Message("lesson-near", {}))
    return Outcome(Result.WRONG, Message(f"lesson-not-{_slip(written, exact, exercise.unit)}", {}))


def _judge_option(lesson: Lesson, choice: Choice, given: str) -> Outcome:
    if given not in choice.options:
        return Outcome(Result.UNREADABLE, Message("lesson-not-known", {}))
    if given == choice.right():
        return Outcome(Result.RIGHT, Message(f"{lesson.name}-{choice.name}-why", {}))
    return Outcome(Result.WRONG, Message(f"{lesson.name}-{choice.name}-not-{given}", {}))


def _slip(written: Written, exact: Number, unit: Unit) -> str:
    """The name of the slip that leads to this wrong answer, `known` when it is none of the usual ones."""
    if written.value < 0:
        return "negative"
    if unit is Unit.NUMBER:
        return "known"
    slips: Mapping[str, Number | None] = {
        "percent": 100 * exact,
        "complement": 1 - exact,
        "odds": Fraction(exact) / (1 - exact) if exact < 1 else None,
        "inverse": 1 / Fraction(exact) if exact else None,
    }
    found = next((name for name, wrong in slips.items() if wrong is not None and written.means(wrong)), None)
    return found or ("above-one" if written.value > 1 else "known")
