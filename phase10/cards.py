"""Cards, the 108-card deck and hands, with their notation in and out.

Notation: a color letter and a number (`R7`, `B12`, `G1`, `Y9`; `7R` is read too), `W` for a wild, `S` for a skip, and a
number alone (`7`) for a card whose color is not known. Case-free; cards are separated by spaces or commas.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import NamedTuple

from phase10.errors import Message, Phase10Error, shown

NUMBERS = range(1, 13)
"""The numbers on the cards. They do not wrap: nothing comes after 12 or before 1."""


class Color(Enum):
    """The four colors. Editions print different ones; the letters are only names (see the palette of the widgets).

    >>> Color("R")
    <Color.RED: 'R'>
    """

    RED = "R"
    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is the slowest part of hashing a card


def letter(color: Color | None) -> str:
    """The letter of a color in notation and messages; empty when there is none.

    >>> letter(Color.RED), letter(None)
    ('R', '')
    """
    return color.value if color else ""


class Kind(Enum):
    """What a card is: a number card (a *natural*), a wild or a skip."""

    NUMBER = "number"
    WILD = "wild"
    SKIP = "skip"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `color` is None when it is not known; wilds and skips have neither number nor color.

    >>> Card.parse("r7"), str(Card.parse("7R"))
    (Card.parse('R7'), 'R7')
    >>> Card.parse("W").points, Card.parse("12").points
    (25, 10)
    """

    kind: Kind
    number: int = 0
    color: Color | None = None
    is_natural: bool = field(init=False, repr=False, compare=False)
    """Whether this is a number card, as opposed to a wild or a skip."""
    points: int = field(init=False, repr=False, compare=False)
    """What the card costs when it is left in hand (rule score.left)."""
    rank: int = field(init=False, repr=False, compare=False)
    """The place in a sorted hand: numbers in order and by color, then wilds, then skips."""

    def __post_init__(self) -> None:
        """Work out once what is asked for at every check."""
        kinds = (Kind.NUMBER, Kind.WILD, Kind.SKIP)
        color = (*Color, None).index(self.color)
        costs = {Kind.NUMBER: 5 if self.number < 10 else 10, Kind.WILD: 25, Kind.SKIP: 15}
        object.__setattr__(self, "is_natural", self.kind is Kind.NUMBER)
        object.__setattr__(self, "points", costs[self.kind])
        object.__setattr__(self, "rank", (kinds.index(self.kind) * 13 + self.number) * 5 + color)

    @staticmethod
    def parse(text: str) -> Card:
        """Read one card; raise `Phase10Error` that names the token when it is none."""
        return _parse_card(text)

    def __str__(self) -> str:
        """The card in notation."""
        if self.kind is Kind.NUMBER:
            return f"{letter(self.color)}{self.number}"
        return "W" if self.kind is Kind.WILD else "S"

    def __repr__(self) -> str:
        """An expression that gives the card back."""
        return f"Card.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.rank == other.rank  # cards are looked for in hands at every move

    def __hash__(self) -> int:
        return self.rank  # each card has its own, and cards are counted at every check


_CARD = re.compile(r"(?:([RBGY])([0-9]{1,3})|([0-9]{1,3})([RBGY])?|(W)|(S))\Z", re.ASCII | re.IGNORECASE)
_LETTERS = {color.value for color in Color}
_GLUED = re.compile(r"(?:[RBGY][0-9]{1,2}|[WS]){2,}\Z", re.ASCII | re.IGNORECASE)
_ONE_OF_GLUED = re.compile(r"[RBGY][0-9]{1,2}|[WS]", re.ASCII | re.IGNORECASE)
_UNSEEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")  # marks that copied text may carry
_SEPARATOR = re.compile("[ \t\r\n,;\u00a0\u2007\u202f]+")


@lru_cache(maxsize=512)
def _parse_card(text: str) -> Card:
    match = _CARD.match(text)
    if not match:
        raise Phase10Error("error-unknown-card", token=shown(text))
    letter, digits, digits_first, letter_last, wild, skip = match.groups()
    if wild:
        return WILD
    if skip:
        return SKIP
    number = int(digits or digits_first)
    if number not in NUMBERS:
        raise Phase10Error("error-number-range", token=shown(text))
    color = letter or letter_last
    return Card(Kind.NUMBER, number, Color(color.upper()) if color else None)


WILD = Card(Kind.WILD)
SKIP = Card(Kind.SKIP)
DECK: tuple[Card, ...] = tuple(
    [card for c in Color for n in NUMBERS for card in [Card(Kind.NUMBER, n, c)] * 2] + [WILD] * 8 + [SKIP] * 4
)
"""The 108 cards: numbers 1 to 12 in four colors twice, eight wilds, four skips (rule cards.deck)."""

FACES: tuple[Card, ...] = tuple(dict.fromkeys(DECK))
"""Each different card of the deck once, in order."""

COPIES: Counter[Card] = Counter(DECK)
"""Copies of each card in the deck; a number whose color is not known can be any of that number's eight."""
_NO_COLORS: dict[Color | None, int] = dict.fromkeys(Color, 0)
_UNKNOWN = {n: Card(Kind.NUMBER, n) for n in NUMBERS}
COPIES.update(dict.fromkeys(_UNKNOWN.values(), 8))


class Reading(NamedTuple):
    """What `read_cards` made of a text: the cards it took, the tokens it left, and why it left the first."""

    cards: tuple[Card, ...]
    rejected: tuple[str, ...]
    problem: Message | None


def read_cards(text: str, held: Iterable[Card] = ()) -> Reading:
    """Read as many cards as possible: bad tokens, and copies the deck does not have, are set apart, never lost.

    `held` are cards already in the hand; they count towards the copies.

    >>> reading = read_cards("R5, X9 b7")
    >>> [str(card) for card in reading.cards], reading.rejected, reading.problem.id
    (['R5', 'B7'], ('X9',), 'error-unknown-card')
    """
    taken: list[Card] = []
    rejected: list[str] = []
    problem: Message | None = None
    counts = Counter(held)
    for token in _tokens(text):
        try:
            card = Card.parse(token)
            check_room(card, counts)
        except Phase10Error as error:
            rejected.append(token)
            problem = problem or error.message
        else:
            counts[card] += 1
            taken.append(card)
    return Reading(tuple(taken), tuple(rejected), problem)


def copies_left(card: Card, held: Counter[Card]) -> int:
    """How many more copies of a card the deck has beside those held.

    A card of unknown color is one of its number's eight, whichever.

    >>> copies_left(Card.parse("R7"), Counter([Card.parse("R7")])), copies_left(Card.parse("W"), Counter())
    (1, 8)
    """
    left = COPIES[card] - held[card]
    if card.is_natural and (card.color is None or held[_UNKNOWN[card.number]]):
        same_number = sum(held[Card(Kind.NUMBER, card.number, color)] for color in (*Color, None))
        left = min(left, 8 - same_number)
    return max(left, 0)


def check_room(card: Card, held: Counter[Card]) -> None:
    """Raise `Phase10Error` when the deck has no further copy of `card` beside those held."""
    if not copies_left(card, held):
        raise Phase10Error("error-too-many-copies", token=str(card), copies=COPIES[card])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read a row of cards, in order; raise `Phase10Error` at the first token that is none or one copy too many.

    >>> parse_cards("R5 b5, W") == parse_cards("r5B5w") == parse_cards("R 5 B 5 W")
    True
    """
    reading = read_cards(text)
    if reading.problem:
        raise Phase10Error(reading.problem.id, **reading.problem.values)
    return reading.cards


def cards_without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in their order when one copy of each of some is gone; `ValueError` for one that is not there.

    >>> cards_without(parse_cards("R5 B5 R5 W"), parse_cards("R5 W"))
    (Card.parse('B5'), Card.parse('R5'))
    """
    for card in gone:
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """The notation of a row of cards; `parse_cards` reads it back."""
    return " ".join(map(str, cards))


def _tokens(text: str) -> Iterator[str]:
    """The tokens of a text: glued cards (`R5B5`) apart, a letter and its number (`r 5`) together."""
    letter = ""
    for token in _SEPARATOR.split(_UNSEEN.sub("", text)):
        if letter and token.isascii() and token.isdigit():
            yield letter + token
            letter = ""
            continue
        if letter:
            yield letter
            letter = ""
        if token.upper() in _LETTERS:
            letter = token
        elif _GLUED.match(token):
            yield from _ONE_OF_GLUED.findall(token)
        elif token:
            yield token
    if letter:
        yield letter


class Hand:
    """An immutable hand: cards in the order given, and the counts every check needs.

    >>> hand = Hand.parse("R5 B5 G12 W S")
    >>> hand.counts[5], hand.wilds, hand.skips, hand.points
    (2, 1, 1, 60)
    >>> Hand.parse("R7 R7 R7")
    Traceback (most recent call last):
    phase10.errors.Phase10Error: “R7” is one too many: the deck has only 2 of them.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        """Take the cards; raise `Phase10Error` when there are more copies of one than the deck has."""
        self.cards = tuple(cards)
        counts = [0] * 13
        levels = [0] * 9
        colors = _NO_COLORS.copy()
        wilds = skips = 0
        for card in self.cards:
            number = card.number
            if number:
                levels[counts[number]] |= 1 << number
                counts[number] += 1
                colors[card.color] = colors.get(card.color, 0) + 1
                if counts[number] > 8:
                    break  # more than the deck has: the check below says so
            elif card.kind is Kind.WILD:
                wilds += 1
            else:
                skips += 1
        self.counts: tuple[int, ...] = tuple(counts)
        """Number cards by number: index 1 to 12; index 0 is always 0."""
        self.levels: tuple[int, ...] = tuple(level for level in levels if level)
        """levels[k]: the numbers of which the hand holds more than k cards, as bits 1 to 12. All that sets and runs
        depend on; it ends with the last level that has a number."""
        self.by_color: dict[Color | None, int] = colors
        """Number cards by color; None counts those of unknown color."""
        self.wilds = wilds
        self.skips = skips
        self.naturals = len(self.cards) - wilds - skips
        """How many number cards the hand holds."""
        self._check_copies()

    def _check_copies(self) -> None:
        if len(self.cards) == len(set(self.cards)):
            return
        if None not in self.by_color and not [card for card, n in self.by_card.items() if n > 2 and n > COPIES[card]]:
            return
        seen: Counter[Card] = Counter()
        for card in self.cards:
            check_room(card, seen)
            seen[card] += 1

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read a hand in card notation."""
        return cls(parse_cards(text))

    @property
    def mask(self) -> int:
        """The numbers held, as bits 1 to 12."""
        return self.levels[0] if self.levels else 0

    @cached_property
    def sorted_naturals(self) -> tuple[Card, ...]:
        """The number cards in order of number and color."""
        return tuple(sorted((card for card in self.cards if card.number), key=attrgetter("rank")))

    @cached_property
    def where(self) -> dict[int, list[int]]:
        """For each number held the positions of its cards in `sorted_naturals`."""
        found: dict[int, list[int]] = {}
        for i, card in enumerate(self.sorted_naturals):
            found.setdefault(card.number, []).append(i)
        return found

    @cached_property
    def by_card(self) -> Counter[Card]:
        """How many copies of each card the hand holds."""
        return Counter(self.cards)

    @cached_property
    def points(self) -> int:
        """What the hand costs if nothing of it is laid."""
        return sum(card.points for card in self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(self.cards)

    def __str__(self) -> str:
        return format_cards(self.cards)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"
