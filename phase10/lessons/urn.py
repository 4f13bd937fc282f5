"""Lesson 1, the deck as an urn: favorable cards over possible cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from fractions import Fraction

from phase10.cards import COPIES, DECK, SKIP, WILD, Card, Color, parse_cards
from phase10.errors import Message
from phase10.lessons.parts import Control, Exercise, Experiment, Lesson, Model, Number, Size, Task, Trial
from phase10.odds.decks import COPIES_OF_A_CARD, DeckMakeup
from phase10.odds.simulate import Unit
from phase10.table import CARDS_DEALT

HIGHEST = 12
SMALL_DECK = parse_cards("R5 B5 G12 W W S")
"""Six cards to draw from by hand."""
WANTED = Fraction(1, 21)
"""The chance of a wild that the reader is to reach by taking wilds out."""
SEATS = 4
"""Players who are dealt cards before one is turned over."""


def share(cards: Iterable[Card], wanted: Callable[[Card], bool]) -> Fraction:
    """The chance that a card drawn without looking is one of those wanted.

    >>> share(SMALL_DECK, is_wild), share(DECK, is_wild), share(DECK, is_twelve)
    (Fraction(1, 3), Fraction(2, 27), Fraction(2, 27))
    """
    drawn_from = tuple(cards)
    return Fraction(sum(map(wanted, drawn_from)), len(drawn_from))


def is_wild(card: Card) -> bool:
    """Whether it is a wild."""
    return card == WILD


def is_twelve(card: Card) -> bool:
    """Whether it is a 12, in whatever color."""
    return card.number == HIGHEST


def is_red(card: Card) -> bool:
    """Whether it is a red number card."""
    return card.color is Color.RED


def is_red_or_twelve(card: Card) -> bool:
    """Whether it is red, or a 12, or both."""
    return is_red(card) or is_twelve(card)


def duel(dice: random.Random) -> Trial:
    """Turn up the cards of a shuffled deck until the first wild, which wins, or the first 12.

    >>> str(duel(random.Random(1)).cards[-1]) in {"W", "R12", "B12", "G12", "Y12"}
    True
    """
    deck = _shuffled(dice)
    end = next(place for place, card in enumerate(deck) if is_wild(card) or is_twelve(card))
    return Trial(is_wild(deck[end]), tuple(deck[: end + 1]))


def last(dice: random.Random) -> Trial:
    """Look at the last card of a shuffled deck: is it a wild?"""
    card = _shuffled(dice)[-1]
    return Trial(is_wild(card), (card,))


def _shuffled(dice: random.Random) -> list[Card]:
    deck = list(DECK)
    dice.shuffle(deck)
    return deck


def deck_rows(copies: int, wilds: int, skips: int) -> dict[str, Number]:
    """The chances of the first card from a deck that was changed.

    >>> deck_rows(copies=2, wilds=5, skips=4)["wild"]
    Fraction(1, 21)
    """
    deck = DeckMakeup(copies, wilds, skips)
    favorable = {"wild": wilds, "twelve": deck.of_a_number, "skip": skips, "red": deck.of_a_color}
    return {name: Fraction(count, deck.size) for name, count in favorable.items()}


def _taken_out() -> int:
    """How many wilds are gone when a wild has the chance that is wanted."""
    wilds = COPIES[WILD]
    return next(out for out in range(wilds) if Fraction(wilds - out, len(DECK) - out) == WANTED)


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """Six tasks: cards in view, then the full deck, then places and two events at once."""
    wilds, numbers = dice.randint(2, 3), dice.randint(4, 6)
    cards = (*dice.sample([card for card in DECK if card.is_natural], numbers), *[WILD] * wilds)
    low, out, number = dice.randint(2, 5), dice.choice((2, 4, 5, 6)), dice.randint(8, 11)
    between = range(low, low + dice.randint(2, 5))
    place = dice.randint(20, len(DECK))
    kind, wanted = dice.choice([("wild", is_wild), ("skip", lambda card: card == SKIP), ("twelve", is_twelve)])
    color = dice.choice(list(Color))
    fewer = [card for card in DECK if not is_wild(card)] + [WILD] * (COPIES[WILD] - out)
    return (
        Task(Message("urn-sheet-wild", {}), share(cards, is_wild), cards),
        Task(Message("urn-sheet-away", {}), share(cards[1:], is_wild)),
        Task(
            Message("urn-sheet-numbers", {"low": low, "high": between[-1]}),
            share(DECK, lambda card: card.number in between),
        ),
        Task(Message("urn-sheet-fewer", {"out": out}), share(fewer, is_wild)),
        Task(Message("urn-sheet-place", {"place": place, "kind": kind}), share(DECK, wanted)),
        Task(
            Message("urn-sheet-either", {"color": color.value, "number": number}),
            share(DECK, lambda card: card.color is color or card.number > number),
            lines=3,
        ),
    )


LESSON = Lesson(
    name="urn",
    number=1,
    minutes=30,
    exercises=(
        Exercise(
            "twelves",
            Size.TWEAK,
            lambda: sum(map(is_twelve, DECK)),
            {
                "colors": lambda: len(Color),
                "copies": lambda: COPIES_OF_A_CARD,
                "printed": lambda: HIGHEST,
                "all": lambda: len(DECK) // HIGHEST,
            },
            Unit.NUMBER,
        ),
        Exercise(
            "more",
            Size.TWEAK,
            lambda: share((*SMALL_DECK, WILD), is_wild),
            {
                "kinds": lambda: Fraction(1, 4),
                "before": lambda: share(SMALL_DECK, is_wild),
                "possible": lambda: Fraction(SMALL_DECK.count(WILD) + 1, len(SMALL_DECK)),
            },
        ),
        Exercise(
            "fewer",
            Size.EXTEND,
            _taken_out,
            {"left": lambda: COPIES[WILD] - _taken_out(), "half": lambda: COPIES[WILD] // 2},
            Unit.NUMBER,
        ),
        Exercise(
            "opening",
            Size.EXTEND,
            lambda: share(DECK, lambda card: card == SKIP),
            {
                "pile": lambda: Fraction(COPIES[SKIP], len(DECK) - SEATS * CARDS_DEALT),
                "hand": lambda: Fraction(COPIES[SKIP], len(DECK) - CARDS_DEALT),
                "one": lambda: Fraction(1, len(DECK)),
            },
        ),
        Exercise(
            "red",
            Size.BUILD,
            lambda: share(DECK, is_red_or_twelve),
            {
                "twice": lambda: share(DECK, is_red) + share(DECK, is_twelve),
                "both": lambda: share(DECK, lambda card: is_red(card) and is_twelve(card)),
                "one": lambda: share(DECK, lambda card: is_red(card) != is_twelve(card)),
            },
        ),
    ),
    experiments=(
        Experiment("duel", duel, lambda: share(filter(lambda card: is_wild(card) or is_twelve(card), DECK), is_wild)),
        Experiment("last", last, lambda: share(DECK, is_wild)),
    ),
    models=(
        Model(
            "deck",
            (
                Control("wilds", range(COPIES[WILD] + 1), COPIES[WILD]),
                Control("skips", range(COPIES[SKIP] + 1), COPIES[SKIP]),
                Control("copies", range(1, 3), 2),
            ),
            deck_rows,
        ),
    ),
    sheet=_sheet,
)
