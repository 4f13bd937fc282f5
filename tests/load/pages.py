"""What visitors do on a page: a click at a time, each with what its answer must show.

Every visitor does something else, so an answer that belongs to somebody else is found out.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

LANGUAGES = ("de", "fr", "pt-BR", "fi", "en")
View = Mapping[str, Any]


@dataclass(frozen=True)
class Click:
    """What a visitor does: an event for the first widget of a class, and how to know its answer."""

    widget: str
    event: str
    args: tuple[object, ...]
    shows: Callable[[View], bool]


@dataclass(frozen=True)
class Plan:
    """What one visitor brings in the address of the page, and then does."""

    query: dict[str, str]
    clicks: Iterator[Click]


def hand(number: int) -> tuple[str, ...]:
    """The hand of a visitor: nobody else's, up to 12 times 12 times 12 visitors.

    >>> hand(0), hand(13)
    (('R1', 'B1', 'G1', 'Y5', 'Y6', 'Y7', 'R9', 'W', 'W'), ('R2', 'B2', 'G1', 'Y5', 'Y6', 'Y7', 'R9', 'W', 'W'))
    """
    places = (number % 12, number // 12 % 12, number // 144 % 12)
    return (
        *(f"{color}{place + 1}" for color, place in zip("RBG", places, strict=True)),
        "Y5",
        "Y6",
        "Y7",
        "R9",
        "W",
        "W",
    )


def check(number: int) -> Plan:
    """Open a hand by a link, then take a card out and put it back: each time all ten phases are judged again."""

    def clicks() -> Iterator[Click]:
        cards = list(hand(number))
        while True:
            card = cards.pop(0)
            yield Click("HandChecker", "remove", (0, card), _has_hand(cards))
            cards.append(card)
            yield Click("HandChecker", "add", (card,), _has_hand(cards))

    return Plan({"hand": ",".join(hand(number))}, clicks())


def _has_hand(cards: list[str]) -> Callable[[View], bool]:
    held = ",".join(cards)
    return lambda view: bool(view["address"]["hand"] == held)


def urn(number: int) -> Plan:
    """Guess a chance of one's own in the first lesson, then draw again and again."""
    guess = f"{number % 97 + 1}.{number // 97 + 1}"

    def clicks() -> Iterator[Click]:
        yield Click("Predict", "guess", (guess,), _says(guess))
        while True:
            yield Click("Predict", "once", (), _says(guess))

    return Plan({}, clicks())


def _says(words: str) -> Callable[[View], bool]:
    return lambda view: words in json.dumps(view["root"])


def any_page(number: int) -> Plan:
    """On any other page: change the language, each visitor in an order of its own; the whole view is drawn again."""
    orders = list(itertools.permutations(LANGUAGES))

    def clicks() -> Iterator[Click]:
        for lang in itertools.cycle(orders[number % len(orders)]):
            yield Click("", "lang", (lang,), _speaks(lang))

    return Plan({}, clicks())


def _speaks(lang: str) -> Callable[[View], bool]:
    return lambda view: bool(view["lang"] == lang)


PLANS: dict[str, Callable[[int], Plan]] = {"check": check, "urn": urn}


def plan(page: str, number: int) -> Plan:
    """What a visitor of that number does on a page."""
    return PLANS.get(page, any_page)(number)
