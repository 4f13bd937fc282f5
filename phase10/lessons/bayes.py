"""Lesson 8, what is she collecting: Bayes' rule from the cards that another player throws and takes.

The model: she is on Phase 8 and collects one of four colors, or on Phase 7 and collects numbers. Then she throws any
number cards but those of her color, or any number cards at all; all that can be thrown are equally likely.
"""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb

from phase10.cards import DECK, Card, Color, Hand, parse_cards
from phase10.errors import Message
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Number, Size, Task, Trial
from phase10.odds.outs import unseen
from phase10.odds.simulate import Unit
from phase10.table import CARDS_DEALT

COLORS = tuple(Color)
OF_A_COLOR = 24
TO_THROW = {color: [card for card in DECK if card.is_natural and card.color is not color] for color in (None, *COLORS)}
"""The number cards that are thrown by a collector of a color; by a collector of numbers with None."""
THROWN, TAKEN = parse_cards("R3 B9 G11"), Card.parse("Y7")
"""What she threw, and what she took then."""
LEFT = tuple(unseen(Hand(THROWN), [TAKEN]).elements())
"""The 104 cards that have not been seen."""
EVEN = Fraction(1, 2)


def shows(colors: int, thrown: int, seen: int, of_a_color: int = OF_A_COLOR) -> Fraction:
    """The chance that so many cards, thrown at random from so many colors, show just so many of these colors.

    Formula: colors are chosen, and from the throws without the others those are taken away that lack one of them.

    >>> shows(3, 3, 3), shows(4, 3, 3), shows(3, 2, 1, of_a_color=2)
    (Fraction(576, 2485), Fraction(1728, 4465), Fraction(1, 5))
    """
    fitting = sum(
        (-1) ** less * comb(seen, less) * comb(of_a_color * (seen - less), thrown) for less in range(seen + 1)
    )
    return Fraction(comb(colors, seen) * fitting, comb(of_a_color * colors, thrown))


def updated(before: Fraction, if_so: Fraction, if_not: Fraction) -> Fraction:
    """Bayes' rule: the chance of something after a clue that has one chance if it is so, another if it is not.

    >>> updated(Fraction(1, 2), Fraction(1, 5), Fraction(1, 7))
    Fraction(7, 12)
    """
    so = before * if_so
    return so / (so + (1 - before) * if_not)


def on_eight(thrown: int, seen: int, before: Fraction = EVEN, of_a_color: int = OF_A_COLOR) -> Fraction:
    """The chance of Phase 8 after so many throws that show so many colors.

    >>> on_eight(3, 3), on_eight(2, 1, of_a_color=2)
    (Fraction(893, 2384), Fraction(7, 12))
    """
    return updated(before, shows(3, thrown, seen, of_a_color), shows(4, thrown, seen, of_a_color))


def holds_seven() -> Fraction:
    """The chance that a hand from the cards not seen has a 7.

    >>> f"{float(holds_seven()):.2%}"
    '51.82%'
    """
    others = sum(card.number != TAKEN.number for card in LEFT)
    return 1 - Fraction(comb(others, CARDS_DEALT), comb(len(LEFT), CARDS_DEALT))


def after_both() -> Fraction:
    """The chance of Phase 8 after three throws of three colors, and a card of the fourth color that she took.

    >>> f"{float(after_both()):.2%}"
    '53.62%'
    """
    return updated(on_eight(3, 3), Fraction(1), holds_seven())


def try_throws(dice: random.Random) -> Trial:
    """Three throws that show three colors, other games are left out: was it Phase 8?"""
    while True:
        eight = dice.choice((True, False))
        cards = dice.sample(TO_THROW[dice.choice(COLORS) if eight else None], 3)
        if len({card.color for card in cards}) == 3:
            return Trial(eight, tuple(cards))


def try_both(dice: random.Random) -> Trial:
    """Three throws of three colors, and a 7 of the fourth color that she takes: was it Phase 8?

    On Phase 7 she takes it when her ten cards have a 7, else the game is left out. Which colors and numbers she threw
    makes no difference, so her cards come from what is left after the throws of the example.
    """
    while True:
        eight = try_throws(dice).value
        if eight or any(card.number == TAKEN.number for card in dice.sample(LEFT, CARDS_DEALT)):
            return Trial(eight)


def crossing() -> int:
    """From how many throws on three colors speak for Phase 8 and no longer against it."""
    return next(thrown for thrown in range(3, 9) if on_eight(thrown, 3) > EVEN)


def safer() -> str:
    """What helps her less often after both clues: a red 7 on Phase 7, or a yellow 12 on Phase 8."""
    return "red-seven" if 1 - after_both() < after_both() else "yellow-twelve"


def clue_rows(thrown: int, seen: int, before: int) -> dict[str, Number]:
    """What throws say when so many of ten such players are on Phase 8; at most as many colors as cards are seen."""
    colors, start = min(seen, thrown), Fraction(before, 10)
    eight = on_eight(thrown, colors, start)
    clues = {"if-eight": shows(3, thrown, colors), "if-seven": shows(4, thrown, colors)}
    return {**clues, "eight": eight, "seven": 1 - eight}


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """Five tasks: how likely a clue is, counting games, one more clue, and two pairs of throws."""
    colors, copies, on, again = dice.choice((3, 4)), dice.randint(2, 5), dice.randint(2, 6), dice.randint(2, 8)
    clues = [dice.sample(range(2, 10), 2) for _ in range(2)]
    games, more = ({"so": so, "other": other} for so, other in clues)
    counted, then = (
        updated(Fraction(before, 10), Fraction(so, 10), Fraction(other, 10))
        for before, (so, other) in zip((on, again), clues, strict=True)
    )
    pair, times, same = tuple(dice.sample(TO_THROW[None], 2)), dice.choice((2, 3)), dice.choice((1, 2))
    start = {"times": times, "same": "same" if same == 1 else "different"}
    return (
        Task(Message("bayes-sheet-same", {"colors": colors, "copies": copies}), shows(colors, 2, 1, copies)),
        Task(Message("bayes-sheet-count", {"on": 10 * on, **games}), counted, lines=3),
        Task(Message("bayes-sheet-again", {"before": again, **more}), then),
        Task(Message("bayes-sheet-pair", {}), on_eight(2, len({card.color for card in pair})), pair, 4),
        Task(Message("bayes-sheet-start", start), on_eight(2, same, Fraction(1, 1 + times), of_a_color=2), lines=4),
    )


LESSON = Lesson(
    "bayes",
    number=8,
    minutes=40,
    exercises=(
        Exercise(
            "red-throw",
            Size.TWEAK,
            lambda: Fraction(OF_A_COLOR, len(TO_THROW[Color.YELLOW])),
            {
                "all-colors": lambda: Fraction(OF_A_COLOR, len(TO_THROW[None])),
                "all-cards": lambda: Fraction(OF_A_COLOR, len(DECK)),
            },
        ),
        Exercise(
            "other-start",
            Size.TWEAK,
            lambda: on_eight(2, 1, Fraction(1, 3), of_a_color=2),
            {
                "even": lambda: on_eight(2, 1, of_a_color=2),
                "if-so": lambda: shows(3, 2, 1, of_a_color=2),
                "before": lambda: Fraction(1, 3),
            },
        ),
        Exercise(
            "crossing",
            Size.EXTEND,
            crossing,
            {"last": lambda: crossing() - 1, "first": lambda: 3, "later": lambda: crossing() + 1},
            Unit.NUMBER,
        ),
        Exercise(
            "four-red",
            Size.BUILD,
            lambda: on_eight(4, 1),
            {
                "put-back": lambda: updated(EVEN, Fraction(1, 3) ** 3, Fraction(1, 4) ** 3),
                "three": lambda: on_eight(3, 1),
                "if-so": lambda: shows(3, 4, 1),
                "even": lambda: EVEN,
            },
        ),
        Choice("safer", Size.EXTEND, ("red-seven", "yellow-twelve", "same"), safer),
    ),
    experiments=(
        Experiment("three-colors", try_throws, lambda: on_eight(3, 3)),
        Experiment("takes", try_both, after_both),
    ),
    models=(
        Model(
            "clue",
            (Control("thrown", range(1, 9), 3), Control("seen", range(1, 5), 3), Control("before", range(1, 10), 5)),
            clue_rows,
        ),
    ),
    sheet=_sheet,
)
