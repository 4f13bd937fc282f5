"""Lesson 7, the best discard: what a hand is worth in draws, worked out from the last draw backwards."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

from phase10.cards import DECK, Card, Color, Hand, Kind
from phase10.errors import Message
from phase10.lessons.backward import (
    COPIES,
    PLACES,
    counted,
    real_game,
    real_value,
    short_sum,
    small_game,
    small_value,
)
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Size, Task
from phase10.melds import makes
from phase10.odds.figures import figures
from phase10.odds.outs import outs
from phase10.odds.simulate import Unit
from phase10.phases import STANDARD

HANDS = {"four-three": (4, 3, 0), "three-triples": (3, 3, 3), "five-two": (5, 2, 0), "two-triples": (3, 3, 0)}
"""Hands to compare, by how many cards they have of one number, of a second and of a third."""
ALMOST_SEVEN = Hand.parse("R5 B5 G5 Y5 R8 B8 G8 R1 Y11 S")
"""A hand that lacks one card for Phase 7."""
ENDS = {"eight": 8, "nine": 9, "eleven": 11, "twelve": 12}
"""A hand of the small game, with a card too many."""


def nearer_to_seven() -> str:
    """The hand that takes fewer draws to Phase 7 than to Phase 10."""
    return next(name for name, counts in HANDS.items() if real_value(7, *counts) < real_value(10, *counts))


def thrown(*numbers: int) -> int:
    """The number that best play throws from four cards of the small game.

    >>> thrown(1, 2, 4, 5), thrown(8, 9, 11, 12)
    (1, 12)
    """
    return small_game().throws[counted(numbers)]


def steps_down() -> int:
    """How often a phase takes fewer draws than the one printed before it."""
    found = [row.expected for phase in STANDARD.phases if (row := figures(phase))]
    return sum(later < earlier for earlier, later in pairwise(found))


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """Six tasks: cards that help, waiting, a mean from chances, and three looks ahead."""
    low, helpful = dice.randint(2, 8), dice.choice((32, 40, 48))
    done, better = dice.choice(((8, 8), (8, 16), (16, 16)))
    waiting = (low, low + 1, low + 2), (low, low + 2, low + 3), (1, 2, 3), (10, 11, 12)
    three = _cards(dice, dice.choice(waiting))
    helps = sum(makes(Hand((*three, card)), small_game().phase) for card in DECK)
    end = dice.choice((1, 2, 4, 5, 7, 8))
    four = (end, end + 1, end + 3, end + 4)
    alike = small_value(*four[:3]) == small_value(*four[1:])
    throw = Message(f"discard-sheet-throw-{'either' if alike else 'one'}", {"number": thrown(*four)})
    hand = dice.choice(((1, 2, 4), (2, 3, 5), (8, 10, 11), (9, 11, 12), (1, 2, 3), (10, 11, 12)))
    late = sorted(dice.sample(range(5, 80, 5), 3), reverse=True)
    later, shares = small_value(5, 6, 7), {"one": late[0], "two": late[1], "three": late[2]}
    open_ends = {"value": float(later)}
    step = {"done": done, "better": better, **open_ends}
    return (
        Task(Message("discard-sheet-helps", {}), helps, three, 1, Unit.NUMBER),
        Task(Message("discard-sheet-wait", {"helpful": helpful}), Fraction(len(DECK), helpful), unit=Unit.NUMBER),
        Task(Message("discard-sheet-mean", shares), 1 + Fraction(sum(late), 100), unit=Unit.NUMBER),
        Task(Message("discard-sheet-step", step), short_sum([(done, 0), (better, later)]), lines=3, unit=Unit.NUMBER),
        Task(Message("discard-sheet-throw", {}), throw, _cards(dice, four), 3),
        Task(Message("discard-sheet-hand", open_ends), small_value(*hand), _cards(dice, hand), 4, Unit.NUMBER),
    )


def _cards(dice: random.Random, numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple(Card(Kind.NUMBER, number, dice.choice(tuple(Color))) for number in numbers)


def _of_deck(copies: int) -> Fraction:
    return Fraction(copies, len(DECK))


LESSON = Lesson(
    "discard",
    number=7,
    minutes=40,
    exercises=(
        Exercise(
            "last-card",
            Size.TWEAK,
            lambda: _of_deck(sum(place in (0, 8) for place in PLACES)),
            {
                "no-wilds": lambda: _of_deck(COPIES),
                "unseen": lambda: outs(ALMOST_SEVEN, STANDARD.phase(7)).probability,
                "both": lambda: _of_deck(3 * COPIES),
            },
        ),
        Exercise(
            "with-wild",
            Size.TWEAK,
            lambda: small_value(0, 4, 6),
            {
                "outs": lambda: 4 * COPIES,
                "three-kinds": lambda: small_value(4, 5, 6),
                "middle": lambda: Fraction(len(DECK), 2 * COPIES),
            },
            Unit.NUMBER,
        ),
        Choice(
            "end", Size.EXTEND, tuple(ENDS), lambda: next(name for name in ENDS if ENDS[name] == thrown(*ENDS.values()))
        ),
        Exercise(
            "two-missing",
            Size.BUILD,
            lambda: small_value(5, 6),
            {
                "finished": lambda: Fraction(len(DECK), 5 * COPIES),
                "no-wilds": lambda: short_sum([(2 * COPIES, small_value(4, 5, 6)), (2 * COPIES, small_value(3, 5, 6))]),
                "no-gaps": lambda: short_sum([(2 * COPIES, small_value(4, 5, 6)), (COPIES, small_value(0, 5, 6))]),
            },
            Unit.NUMBER,
        ),
        Exercise(
            "steps-down",
            Size.TWEAK,
            steps_down,
            {"up": lambda: 9 - steps_down(), "places": lambda: 10, "missed": lambda: steps_down() - 1},
            Unit.NUMBER,
        ),
        Choice("nearer", Size.EXTEND, tuple(HANDS), nearer_to_seven),
    ),
    experiments=(
        Experiment(
            "seven",
            lambda dice: real_game(7).game(dice, dice.sample(PLACES, 10)),
            lambda: real_game(7).expected,
            Unit.NUMBER,
        ),
        Experiment(
            "throw-one", lambda dice: small_game().game(dice, (2, 4, 5)), lambda: small_value(2, 4, 5), Unit.NUMBER
        ),
    ),
    models=(
        Model(
            "sets",
            (Control("first", range(1, 6), 4), Control("second", range(4), 2), Control("third", range(4), 1)),
            lambda first, second, third: {
                "seven": real_value(7, first, second, third),
                "ten": real_value(10, first, second, third),
            },
            Unit.NUMBER,
        ),
    ),
    sheet=_sheet,
)
