"""Lesson 3: a chance found by trying, and how far from it the share of so many tries usually lies."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, isqrt, sqrt

from phase10.cards import DECK, NUMBERS, SKIP, WILD, Card, Color, Hand, Kind, parse_cards
from phase10.errors import Message
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Size, Task, Trial
from phase10.melds import makes
from phase10.odds.deal import deal_odds
from phase10.odds.simulate import Sample, Unit
from phase10.phases import STANDARD, Phase
from phase10.table import CARDS_DEALT

PHASE = STANDARD.phase(1)
PAIR = Phase.parse("S2")
FOUR_CARDS = parse_cards("R5 B5 W S")
FIVE_CARDS = parse_cards("R5 B5 R7 B7 S")
LISTS = {"forty": Sample(40, 12), "hundred": Sample(100, 24), "thousands": Sample(10_000, 1_650)}
"""Lists of deals with what was counted; the last, which has the nearest share, does not fit the chance of Phase 1."""
BAND = (Control("hands", range(10, 401, 10), 100), Control("errors", range(1, 4), 2))


@cache
def chance() -> Fraction:
    """How likely Phase 1 is in the deal."""
    return deal_odds(PHASE, CARDS_DEALT).probability


def pair_chance(deck: tuple[Card, ...]) -> Fraction:
    """How likely two cards of a deck of a few make a set of 2: all hands are counted.

    >>> pair_chance(FOUR_CARDS), pair_chance(FIVE_CARDS)
    (Fraction(1, 2), Fraction(1, 5))
    """
    hands = list(combinations(deck, 2))
    return Fraction(sum(makes(Hand(cards), PAIR) for cards in hands), len(hands))


def binomial(successes: int, tries: int, one: Fraction) -> Fraction:
    """How likely just so many of the tries succeed, each with the chance `one`.

    >>> binomial(2, 4, Fraction(1, 2))
    Fraction(3, 8)
    """
    return comb(tries, successes) * one**successes * (1 - one) ** (tries - successes)


def standard_error(one: Fraction, tries: int) -> Fraction:
    """The standard error of the share of successes; exact where the root is a fraction, else to 12 digits.

    >>> standard_error(Fraction(1, 5), 100), round(float(standard_error(Fraction(1, 5), 10)), 4)
    (Fraction(1, 25), 0.1265)
    """
    square = one * (1 - one) / tries
    root = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return root if root**2 == square else Fraction(sqrt(square)).limit_denominator(10**12)


def tries_for(part: int, tries: int = 100) -> int:
    """How many tries have a standard error so many times smaller than `tries` have.

    >>> tries_for(2), tries_for(10)
    (400, 10000)
    """
    return tries * part**2


@cache
def band(hands: int, errors: int) -> dict[str, Fraction]:
    """The standard error of so many deals, the band about the chance, and how many shares lie in the band; in percent.

    >>> [f"{float(value):.2f}" for value in band(100, 2).values()]
    ['3.86', '10.55', '26.00', '96.28']
    """
    error = standard_error(chance(), hands)
    low, high = max(Fraction(0), chance() - errors * error), min(Fraction(1), chance() + errors * error)
    hits, others = chance().numerator, chance().denominator - chance().numerator
    ways = [
        comb(hands, made) * hits**made * others ** (hands - made)
        for made in range(hands + 1)
        if low <= Fraction(made, hands) <= high
    ]
    inside = Fraction(sum(ways), chance().denominator ** hands)
    return {"error": 100 * error, "low": 100 * low, "high": 100 * high, "inside": 100 * inside}


def deal_once(dice: random.Random) -> Trial:
    """Deal ten cards: whether they make Phase 1."""
    cards = tuple(dice.sample(DECK, CARDS_DEALT))
    return Trial(makes(Hand(cards), PHASE), cards)


def deal_four_times(dice: random.Random) -> Trial:
    """Deal two of the four cards, four times: whether a set of 2 comes in just two of the four."""
    hands = [tuple(dice.sample(FOUR_CARDS, 2)) for _ in range(4)]
    return Trial(sum(makes(Hand(cards), PAIR) for cards in hands) == 2, sum(hands, ()))


def deal_ten_times(dice: random.Random) -> Trial:
    """Deal ten times: whether none makes Phase 1; to look at is the first hand that does."""
    for _ in range(10):
        deal = deal_once(dice)
        if deal.value:
            return Trial(False, deal.cards)
    return Trial(True)


def odd_list() -> str:
    """The list that does not fit."""
    return next(name for name, sample in LISTS.items() if not sample.agrees(chance()))


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """A share, a deck of a few cards, a few tries, a standard error, more tries, and a list to judge."""
    made, deck = dice.randint(2, 7), _few_cards(dice)
    tries = dice.choice((3, 4, 5))
    successes = dice.randint(1, tries - 1)
    tenths, deals = dice.choice((1, 2, 5, 8, 9)), dice.choice((25, 100, 400))
    part, before = dice.choice((2, 3, 5)), dice.choice((50, 200, 300))
    listed = dice.choice((2, 12, 14, 22, 24, 34, 36, 38))
    errors = abs(listed - 18) / 4
    judged = Message("trials-sheet-fits" if errors <= 2 else "trials-sheet-unfit", {"errors": errors})
    return (
        Task(Message("trials-sheet-share", {"made": made}), Fraction(made, 20)),
        Task(Message("trials-sheet-few", {"count": len(deck)}), pair_chance(deck), deck),
        Task(
            Message("trials-sheet-exactly", {"tries": tries, "successes": successes}),
            binomial(successes, tries, Fraction(1, 2)),
        ),
        Task(
            Message("trials-sheet-error", {"tenths": tenths, "deals": deals}),
            standard_error(Fraction(tenths, 10), deals),
        ),
        Task(Message("trials-sheet-more", {"before": before, "part": part}), tries_for(part, before), unit=Unit.NUMBER),
        Task(Message("trials-sheet-list", {"made": listed}), judged),
    )


def _few_cards(dice: random.Random) -> tuple[Card, ...]:
    """Four or five cards, some of one number, some of another, and a wild or a skip; in order."""
    first, second = dice.sample(NUMBERS, 2)
    more, fewer = dice.choice(((2, 1), (3, 1), (2, 2)))
    numbers = ((first, color) for color in dice.sample(list(Color), more))
    others = ((second, color) for color in dice.sample(list(Color), fewer))
    cards = [Card(Kind.NUMBER, number, color) for number, color in (*numbers, *others)]
    return tuple(sorted((*cards, dice.choice((WILD, SKIP))), key=lambda card: card.rank))


LESSON = Lesson(
    name="trials",
    number=3,
    minutes=40,
    exercises=(
        Choice("due", Size.TWEAK, ("less", "same", "more"), lambda: "same"),
        Exercise(
            "six-deals",
            Size.TWEAK,
            lambda: binomial(3, 6, pair_chance(FOUR_CARDS)),
            {
                "half": lambda: pair_chance(FOUR_CARDS),
                "four": lambda: binomial(2, 4, pair_chance(FOUR_CARDS)),
                "seven": lambda: Fraction(1, 7),
                "order": lambda: Fraction(1, 2**6),
            },
        ),
        Exercise(
            "tenth",
            Size.EXTEND,
            lambda: tries_for(10),
            {"times": lambda: 100 * 10, "half": lambda: tries_for(2), "factor": lambda: 10**2},
            Unit.NUMBER,
        ),
        Exercise(
            "five-cards",
            Size.BUILD,
            lambda: standard_error(pair_chance(FIVE_CARDS), 100),
            {
                "chance": lambda: pair_chance(FIVE_CARDS),
                "one": lambda: standard_error(pair_chance(FIVE_CARDS), 1),
                "square": lambda: standard_error(pair_chance(FIVE_CARDS), 100) ** 2,
                "divided": lambda: standard_error(pair_chance(FIVE_CARDS), 1) / 100,
            },
        ),
        Choice("odd-list", Size.EXTEND, tuple(LISTS), odd_list),
    ),
    experiments=(
        Experiment("phase-one", deal_once, chance),
        Experiment("two-of-four", deal_four_times, lambda: binomial(2, 4, pair_chance(FOUR_CARDS))),
        Experiment("none-in-ten", deal_ten_times, lambda: (1 - chance()) ** 10),
    ),
    models=(Model("band", BAND, band, Unit.NUMBER),),
    sheet=_sheet,
)
