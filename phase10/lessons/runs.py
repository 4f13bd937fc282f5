"""Lesson 5: runs collect new numbers as a collector does, sets wait for repeats as in the birthday problem."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb, prod

from phase10.cards import DECK, NUMBERS, Card, Hand
from phase10.errors import Message
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Size, Task, Trial
from phase10.melds import makes
from phase10.odds.deal import deal_odds
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.simulate import Unit
from phase10.phases import STANDARD, Phase
from phase10.table import CARDS_DEALT

NUMBER_CARDS = DeckMakeup(wilds=0, skips=0)
"""The deck without its wilds and skips."""
FIRST, SECOND = STANDARD.phase(1), STANDARD.phase(2)
ALIKE = {"pair": Phase.parse("S2"), "three": Phase.parse("S3"), "four": Phase.parse("S4")}
SHEET_PHASES = tuple(Phase.parse(text) for text in ("S3 S3", "S3 R4", "S4 R4", "S4 S4", "S5 S2", "S5 S3", "S2 S2 S2"))


def chance(phase: Phase, cards: int = CARDS_DEALT, deck: DeckMakeup = FULL_DECK) -> Fraction:
    """The chance that so many cards of a deck make a phase.

    >>> chance(Phase.parse("S2"), 2, NUMBER_CARDS)
    Fraction(7, 95)
    """
    return deal_odds(phase, cards, deck=deck).probability


def mean_different(cards: int, numbers: int = len(NUMBERS), copies: int = 8, others: int = 12) -> Fraction:
    """How many different numbers so many cards have on average, where `others` of the deck have none.

    >>> mean_different(3, numbers=4, copies=2, others=0), round(float(mean_different(10)), 2)
    (Fraction(18, 7), 6.64)
    """
    deck = numbers * copies + others
    return numbers * (1 - Fraction(comb(deck - copies, cards), comb(deck, cards)))


def mean_repeats(cards: int) -> Fraction:
    """How many number cards of a hand have, on average, a number that an earlier one has.

    >>> round(float(mean_repeats(10)), 2)
    2.25
    """
    return cards * Fraction(NUMBER_CARDS.size, FULL_DECK.size) - mean_different(cards)


def fewest_repeats(phase: Phase) -> int:
    """How many repeats a phase of sets and runs has at the least, when it is made from number cards alone.

    >>> [fewest_repeats(Phase.parse(text)) for text in ("S3 S3", "S3 R4")]
    [4, 2]
    """
    return sum(0 if group.kind.is_run else group.size - 1 for group in phase.groups)


def all_different(cards: int, numbers: int = len(NUMBERS), copies: int = 8) -> Fraction:
    """The chance that so many number cards have no number twice.

    >>> all_different(3, numbers=4, copies=2)
    Fraction(4, 7)
    """
    return prod((Fraction((numbers - i) * copies, numbers * copies - i) for i in range(cards)), start=Fraction(1))


def _likely_from(phase: Phase) -> int:
    return next(cards for cards in range(phase.size, 16) if chance(phase, cards, NUMBER_CARDS) > Fraction(1, 2))


def _three_or_seven() -> str:
    three, seven = chance(STANDARD.phase(3)), chance(STANDARD.phase(7))
    if three == seven:
        return "same"
    if three < seven:
        return "seven"
    return "three-much" if three > 10 * seven else "three-little"


def _phase_two(dice: random.Random) -> Trial:
    cards = tuple(dice.sample(DECK, CARDS_DEALT))
    return Trial(makes(Hand(cards), SECOND), cards)


def _pair(dice: random.Random) -> Trial:
    cards = tuple(dice.sample(NUMBER_CARDS.cards, 5))
    return Trial(len({card.number for card in cards}) < len(cards), cards)


def _different(dice: random.Random) -> Trial:
    cards = tuple(dice.sample(DECK, CARDS_DEALT))
    return Trial(len({card.number for card in cards if card.is_natural}), cards)


def _alike_rows(cards: int) -> dict[str, Fraction]:
    return {name: chance(phase, cards, NUMBER_CARDS) for name, phase in ALIKE.items()}


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    hand: tuple[Card, ...] = tuple(dice.sample(DECK, CARDS_DEALT))
    naturals = [card.number for card in hand if card.is_natural]
    phase = dice.choice(SHEET_PHASES)
    held, numbers, cards = dice.randint(3, 9), dice.randint(4, 9), dice.choice((3, 4, 6))
    kinds, copies, drawn = dice.randint(3, 6), dice.randint(2, 3), dice.randint(2, 3)
    left = NUMBER_CARDS.size - held
    mean = mean_different(drawn, kinds, copies, others=0)
    return (
        Task(
            Message("runs-sheet-repeats", {}), len(naturals) - len(set(naturals)), cards=hand, lines=1, unit=Unit.NUMBER
        ),
        Task(Message("runs-sheet-groups", {"phase": phase}), fewest_repeats(phase), lines=1, unit=Unit.NUMBER),
        Task(Message("runs-sheet-next", {"held": held, "left": left}), Fraction((len(NUMBERS) - held) * 8, left)),
        Task(
            Message("runs-sheet-small", {"numbers": numbers, "deck": 2 * numbers}),
            1 - all_different(3, numbers, copies=2),
            lines=3,
        ),
        Task(
            Message("runs-sheet-mean", {"numbers": kinds, "copies": copies, "deck": kinds * copies, "drawn": drawn}),
            mean,
            lines=3,
            unit=Unit.NUMBER,
        ),
        Task(Message("runs-sheet-pair", {"cards": cards}), 1 - all_different(cards), lines=3),
    )


LESSON = Lesson(
    name="runs",
    number=5,
    minutes=40,
    exercises=(
        Exercise(
            "repeats",
            Size.TWEAK,
            lambda: fewest_repeats(FIRST),
            {"new": lambda: len(FIRST.groups), "all": lambda: FIRST.size, "first": lambda: FIRST.size - 1},
            Unit.NUMBER,
        ),
        Exercise(
            "collection",
            Size.TWEAK,
            lambda: all_different(4, numbers=4, copies=2),
            {
                "put-back": lambda: Fraction(4 * 3 * 2 * 1, 4**4),
                "one-hand": lambda: Fraction(1, comb(8, 4)),
                "three": lambda: all_different(3, numbers=4, copies=2),
                "last": lambda: Fraction(2, 5),
            },
        ),
        Exercise(
            "three",
            Size.EXTEND,
            lambda: _likely_from(ALIKE["three"]),
            {
                "pair": lambda: _likely_from(ALIKE["pair"]),
                "nearly": lambda: _likely_from(ALIKE["three"]) - 1,
                "certain": lambda: 2 * len(NUMBERS) + 1,
            },
            Unit.NUMBER,
        ),
        Exercise(
            "eleven",
            Size.BUILD,
            lambda: mean_repeats(11),
            {
                "ten": lambda: mean_repeats(10),
                "new": lambda: mean_different(11),
                "wilds": lambda: 11 - mean_different(11),
            },
            Unit.NUMBER,
        ),
        Choice("eights", Size.EXTEND, ("seven", "same", "three-little", "three-much"), _three_or_seven),
    ),
    experiments=(
        Experiment("phase-two", _phase_two, lambda: chance(SECOND)),
        Experiment("pair", _pair, lambda: chance(ALIKE["pair"], 5, NUMBER_CARDS)),
        Experiment("different", _different, lambda: mean_different(CARDS_DEALT), Unit.NUMBER),
    ),
    models=(Model("alike", (Control("cards", range(2, 16), 5),), _alike_rows),),
    sheet=_sheet,
)
