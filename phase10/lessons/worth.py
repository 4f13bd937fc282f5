"""Lesson 6: what a wild is worth: its price in points, the chance it brings, and when to hold it."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache, partial
from math import comb

from phase10.cards import DECK, WILD, Card, Hand
from phase10.errors import Message
from phase10.lessons.parts import Control, Exercise, Experiment, Lesson, Model, Size, Task, Trial
from phase10.melds import check, makes
from phase10.odds.deal import deal_odds
from phase10.odds.decks import DeckMakeup
from phase10.odds.outs import outs, unseen, without
from phase10.odds.simulate import Unit
from phase10.phases import STANDARD
from phase10.rules import MATTEL, Rules
from phase10.scoring import card_points, score
from phase10.table import CARDS_DEALT

PHASE = STANDARD.phase(1)
NO_WILDS, ONE_WILD = DeckMakeup(wilds=0), DeckMakeup(wilds=1)
"""The 100 cards that are left when the wilds are taken out, and these with a single wild."""
COSTLY, FIVE = Hand.parse("R1 B4 G4 Y8 R9 B10 G11 Y12 S W"), Hand.parse("R3 B9 G12 S W")
"""The hand whose points are counted first, and the five cards that are worked out by hand."""
HELD = Hand.parse("R5 B5 R7 B7 W Y1 G2 B3 R9 G11 Y12")
"""Eleven cards, one of which must go: the wild, or the 12?"""
TWELVE = Card.parse("Y12")
UNSEEN = tuple(unseen(HELD).elements())
"""The 97 cards that can be drawn next."""
CONTROLS = Control("ends", range(0, 101, 5), 50), Control("wild", range(20, 26, 5), 25)


def mean_points(cards: int = 1, wilds: int | None = None) -> Fraction:
    """What so many cards of the deck cost on average; with `wilds`, when just so many of them are wilds.

    >>> mean_points(), round(float(mean_points(10)), 2), float(mean_points(10, wilds=1))
    (Fraction(215, 27), 79.63, 84.4)
    """
    if wilds is None:
        return cards * Fraction(sum(card.points for card in DECK), len(DECK))
    others = NO_WILDS.cards
    return wilds * WILD.points + (cards - wilds) * Fraction(sum(card.points for card in others), len(others))


def chance_with(wilds: int) -> Fraction:
    """The chance that a hand of ten with no wild, or with exactly one, makes Phase 1.

    >>> [f"{float(chance_with(wilds)):.2%}" for wilds in (0, 1)]
    ['2.58%', '18.68%']
    """
    none, at_most_one = (deal_odds(PHASE, deck=deck) for deck in (NO_WILDS, ONE_WILD))
    return Fraction(at_most_one.made - none.made, comb(100, CARDS_DEALT - 1)) if wilds else none.probability


def at_once(thrown: Card, rules: Rules = MATTEL) -> int:
    """What the hand `HELD` costs after a discard, if the hand ends before the next turn.

    >>> at_once(TWELVE), at_once(WILD)
    (75, 60)
    """
    return score(without(HELD, thrown), rules).points


@cache
def after_drawing(thrown: Card, drawn: Card, rules: Rules = MATTEL) -> int:
    """What is left of it after one turn more: with this draw, the phase laid if it can be, and the dearest discard.

    >>> [after_drawing(TWELVE, Card.parse(drawn)) for drawn in ("G5", "S")]  # the phase; no phase, and the wild goes
    [20, 65]
    """
    hand = Hand((*without(HELD, thrown), drawn))
    layout = check(hand, PHASE).layout
    points = [card_points(card, rules) for card in (layout.left if layout else hand)]
    return sum(points) - max(points)


def next_turn(thrown: Card, rules: Rules = MATTEL) -> Fraction:
    """What is left of it on average if the next turn comes, over all cards that can be drawn.

    >>> next_turn(TWELVE), next_turn(WILD)
    (Fraction(4820, 97), Fraction(5500, 97))
    """
    return Fraction(sum(after_drawing(thrown, card, rules) for card in UNSEEN), len(UNSEEN))


def points_left(thrown: Card, ends: Fraction, rules: Rules = MATTEL) -> Fraction:
    """What is left of it on average when the hand ends before the next turn with this chance.

    >>> points_left(TWELVE, Fraction(0)) < points_left(WILD, Fraction(0))
    True
    """
    return ends * at_once(thrown, rules) + (1 - ends) * next_turn(thrown, rules)


def break_even(rules: Rules = MATTEL) -> Fraction:
    """The chance of the end at which it costs the same to keep the wild and to throw it.

    >>> break_even()
    Fraction(136, 427)
    """
    saved, risked = next_turn(WILD, rules) - next_turn(TWELVE, rules), at_once(TWELVE, rules) - at_once(WILD, rules)
    return saved / (saved + risked)


def _wild_at(points: int) -> Rules:
    return MATTEL.with_value("wild_points", str(points))


def _saved(ends: Fraction) -> Fraction:
    return points_left(WILD, ends) - points_left(TWELVE, ends)


def _dealt(dice: random.Random, wilds: int) -> Trial:
    cards = (*[WILD] * wilds, *dice.sample(NO_WILDS.cards, CARDS_DEALT - wilds))
    return Trial(makes(Hand(cards), PHASE), cards)


def _hand(dice: random.Random) -> Trial:
    cards = tuple(dice.sample(DECK, CARDS_DEALT))
    return Trial(sum(card.points for card in cards), cards)


def _keep(dice: random.Random) -> Trial:
    drawn = dice.choice(UNSEEN)
    return Trial(after_drawing(TWELVE, drawn), (drawn,))


def _hold_rows(ends: int, wild: int) -> dict[str, Fraction]:
    chance, rules = Fraction(ends, 100), _wild_at(wild)
    return {"keep": points_left(TWELVE, chance, rules), "throw": points_left(WILD, chance, rules)}


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    texts = f"R{dice.randint(1, 9)}", f"B{dice.randint(1, 12)}", f"G{dice.randint(10, 12)}", dice.choice("WS")
    hand, few = tuple(dice.sample(DECK, CARDS_DEALT)), tuple(map(Card.parse, texts))
    average, cards, held, wilds = Hand(few).points * Fraction(1, len(few)), dice.randint(3, 9), 10, dice.randint(1, 3)
    risked, saved = dice.choice((10, 15, 20)), dice.randint(2, 9)
    return (
        Task(Message("worth-sheet-cost", {}), Hand(hand).points, cards=hand, lines=1, unit=Unit.NUMBER),
        Task(Message("worth-sheet-one", {}), average, cards=few, unit=Unit.NUMBER),
        Task(Message("worth-sheet-two", {}), 2 * average, cards=few, unit=Unit.NUMBER),
        Task(Message("worth-sheet-deck", {"cards": cards}), mean_points(cards), unit=Unit.NUMBER),
        Task(Message("worth-sheet-wilds", {"cards": held, "wilds": wilds}), mean_points(held, wilds), unit=Unit.NUMBER),
        Task(Message("worth-sheet-even", {"risked": risked, "saved": saved}), Fraction(saved, risked + saved), lines=3),
    )


LESSON = Lesson(
    name="worth",
    number=6,
    minutes=40,
    exercises=(
        Exercise(
            "cost",
            Size.TWEAK,
            lambda: COSTLY.points,
            {
                "printed": lambda: sum(card.number or card.points for card in COSTLY),
                "fives": lambda: COSTLY.points - 5 * sum(card.number >= 10 for card in COSTLY),
                "twenty": lambda: score(COSTLY, _wild_at(20)).points,
            },
            Unit.NUMBER,
        ),
        Exercise(
            "two",
            Size.TWEAK,
            lambda: WILD.points + Fraction(FIVE.points - WILD.points, len(FIVE) - 1),
            {
                "any": lambda: 2 * Fraction(FIVE.points, len(FIVE)),
                "still": lambda: WILD.points + Fraction(FIVE.points, len(FIVE)),
                "other": lambda: Fraction(FIVE.points - WILD.points, len(FIVE) - 1),
            },
            Unit.NUMBER,
        ),
        Exercise(
            "one-wild",
            Size.EXTEND,
            lambda: mean_points(10, wilds=1),
            {
                "still": lambda: WILD.points + mean_points(9),
                "none": lambda: mean_points(10, wilds=0),
                "added": lambda: mean_points(10) + WILD.points - mean_points(1, wilds=0),
            },
            Unit.NUMBER,
        ),
        Exercise(
            "quarter",
            Size.EXTEND,
            lambda: _saved(Fraction(1, 4)),
            {"gain": lambda: Fraction(3, 4) * _saved(Fraction(0)), "swapped": lambda: -_saved(Fraction(3, 4))},
            Unit.NUMBER,
        ),
        Exercise(
            "even",
            Size.BUILD,
            break_even,
            {
                "ratio": lambda: _saved(Fraction(0)) / -_saved(Fraction(1)),
                "draw": lambda: outs(without(HELD, TWELVE), PHASE, seen=(TWELVE,)).probability,
                "twenty": lambda: break_even(_wild_at(20)),
            },
        ),
    ),
    experiments=(
        Experiment("no-wild", partial(_dealt, wilds=0), lambda: chance_with(wilds=0)),
        Experiment("hand", _hand, lambda: mean_points(10), Unit.NUMBER),
        Experiment("with-wild", partial(_dealt, wilds=1), lambda: chance_with(wilds=1)),
        Experiment("keep", _keep, lambda: next_turn(TWELVE), Unit.NUMBER),
    ),
    models=(Model("hold", CONTROLS, _hold_rows, Unit.NUMBER),),
    sheet=_sheet,
)
