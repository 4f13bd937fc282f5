"""Lesson 2, counting hands: combinations, and how many wilds a hand has."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb, factorial, perm

from phase10.cards import DECK, NUMBERS, WILD, Color, parse_cards
from phase10.errors import Message
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Number, Size, Task, Trial
from phase10.odds.decks import FULL_DECK
from phase10.odds.simulate import Unit
from phase10.table import CARDS_DEALT

TINY_DECK = parse_cards("R3 B7 G12 W W")
"""Five cards whose hands are listed by hand."""
WILDS = FULL_DECK.wilds
OTHERS = FULL_DECK.size - WILDS
PAIRS = comb(FULL_DECK.of_a_number, 2)
"""Pairs of 12s in the deck, as of any other number."""
TAKEN = 3
"""Cards of the hands in the exercises and on the worksheet."""
LARGEST = 15
"""Cards of the largest hand of the model."""
YEAR = 365 * 24 * 60 * 60
"""Seconds in a year."""
SPANS = {"year": 1, "life": 80, "history": 5_000}
"""Years that it could take to lay out every hand; beyond them it is `longer`."""


def hypergeometric(chosen: int, cards: int = CARDS_DEALT, wilds: int = WILDS, others: int = OTHERS) -> Fraction:
    """The chance that a hand of so many cards has just so many wilds.

    Formula: wilds and other cards are chosen freely, so their combinations multiply.

    >>> f"{float(hypergeometric(0)):.2%}", hypergeometric(1, cards=2, wilds=2, others=3)
    ('44.70%', Fraction(3, 5))
    """
    if chosen > cards:
        return Fraction(0)
    return Fraction(comb(wilds, chosen) * comb(others, cards - chosen), comb(wilds + others, cards))


def deal(dice: random.Random, least: int) -> Trial:
    """Deal a hand: has it at least so many wilds?"""
    cards = dice.sample(DECK, CARDS_DEALT)
    return Trial(cards.count(WILD) >= least, tuple(cards))


def wild_rows(cards: int, wilds: int) -> dict[str, Number]:
    """The chance of each number of wilds in a hand, and of one or more.

    >>> list(wild_rows(cards=2, wilds=8))
    ['0', '1', '2', 'any']
    """
    rows: dict[str, Number] = {
        str(chosen): hypergeometric(chosen, cards, wilds) for chosen in range(min(cards, wilds) + 1)
    }
    return {**rows, "any": 1 - rows["0"]}


def first_size(fits: str) -> int:
    """The fewest cards of a hand for which the chance in that row of the model is above that of no wild.

    >>> first_size("1")
    12
    """
    tables = ((cards, wild_rows(cards, WILDS)) for cards in range(1, LARGEST + 1))
    return next(cards for cards, rows in tables if rows[fits] > rows["0"])


def time_taken() -> str:
    """The span in which every hand could be laid out, one each second.

    >>> time_taken()
    'longer'
    """
    years = Fraction(comb(len(DECK), CARDS_DEALT), YEAR)
    return next((name for name, span in SPANS.items() if years <= span), "longer")


def _set_of_three(hands: int = comb(len(DECK), TAKEN)) -> Fraction:
    """The chance of two 12s and a wild, if there were so many hands."""
    return Fraction(PAIRS * WILDS, hands)


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """Six tasks: orders and hands of a few cards, the chance of a wild among them, then the full deck."""
    wilds, numbers = dice.randint(2, 3), dice.randint(3, 6)
    cards = (*dice.sample([card for card in DECK if card.is_natural], numbers), *[WILD] * wilds)
    orders, size, chosen = dice.randint(4, 6), dice.randint(7, 10), dice.randint(1, 2)
    pair = dice.choice(("color", "number"))
    alike = {"color": FULL_DECK.of_a_color, "number": FULL_DECK.of_a_number}[pair]
    values = {"color": dice.choice(list(Color)).value, "number": dice.choice(NUMBERS)}
    some_wild = 1 - hypergeometric(0, 2, wilds, numbers)
    return (
        Task(Message("counting-sheet-orders", {"cards": orders}), factorial(orders), unit=Unit.NUMBER),
        Task(Message("counting-sheet-hands", {}), comb(len(cards), 2), cards, unit=Unit.NUMBER),
        Task(Message("counting-sheet-wild", {}), some_wild),
        Task(Message("counting-sheet-three", {"cards": size}), comb(size, TAKEN), unit=Unit.NUMBER),
        Task(
            Message(f"counting-sheet-pair-{pair}", {pair: values[pair]}),
            Fraction(comb(alike, 2), comb(len(DECK), 2)),
            lines=3,
        ),
        Task(Message("counting-sheet-exactly", {"wilds": chosen}), hypergeometric(chosen, TAKEN), lines=3),
    )


LESSON = Lesson(
    name="counting",
    number=2,
    minutes=40,
    exercises=(
        Exercise(
            "sum",
            Size.TWEAK,
            lambda: len(DECK) // WILDS + 1,
            {
                "below": lambda: len(DECK) // WILDS,
                "half": lambda: Fraction(len(DECK), WILDS),
                "two": lambda: 2 * len(DECK) // WILDS,
            },
            Unit.NUMBER,
        ),
        Exercise(
            "three",
            Size.TWEAK,
            lambda: comb(len(TINY_DECK), TAKEN),
            {
                "orders": lambda: perm(len(TINY_DECK), TAKEN),
                "two": lambda: perm(len(TINY_DECK), TAKEN) // 2,
                "places": lambda: perm(len(TINY_DECK), TAKEN) // TAKEN,
                "times": lambda: len(TINY_DECK) * TAKEN,
            },
            Unit.NUMBER,
        ),
        Choice("time", Size.EXTEND, (*SPANS, "longer"), time_taken),
        Exercise(
            "most",
            Size.EXTEND,
            lambda: first_size("1"),
            {"any": lambda: first_size("any"), "below": lambda: first_size("1") - 1, "dealt": lambda: CARDS_DEALT},
            Unit.NUMBER,
        ),
        Exercise(
            "set",
            Size.BUILD,
            _set_of_three,
            {
                "above": lambda: 2 * _set_of_three(),
                "below": lambda: _set_of_three(perm(len(DECK), TAKEN)),
                "no-wild": lambda: Fraction(PAIRS, comb(len(DECK), TAKEN)),
                "added": lambda: Fraction(PAIRS + WILDS, comb(len(DECK), TAKEN)),
            },
        ),
    ),
    experiments=(
        Experiment("any", lambda dice: deal(dice, least=1), lambda: 1 - hypergeometric(0)),
        Experiment("more", lambda dice: deal(dice, least=2), lambda: 1 - hypergeometric(0) - hypergeometric(1)),
    ),
    models=(
        Model(
            "wilds",
            (Control("cards", range(1, LARGEST + 1), CARDS_DEALT), Control("wilds", range(1, WILDS + 1), WILDS)),
            wild_rows,
        ),
    ),
    sheet=_sheet,
)
