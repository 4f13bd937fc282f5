"""Deck make-ups: the deck of the game, and decks with some of its cards taken out."""

from __future__ import annotations

from dataclasses import dataclass

from phase10.cards import COPIES, FACES, NUMBERS, SKIP, WILD, Card, Color
from phase10.errors import Phase10Error, shown

COPIES_OF_A_CARD = 2


@dataclass(frozen=True, slots=True)
class DeckMakeup:
    """How many copies of each colored card, how many wilds and how many skips a deck has.

    >>> DeckMakeup().size, DeckMakeup(wilds=0).size
    (108, 100)
    """

    copies: int = COPIES_OF_A_CARD
    wilds: int = COPIES[WILD]
    skips: int = COPIES[SKIP]

    def __post_init__(self) -> None:
        """Refuse what cannot be made from the cards of one game."""
        full = (self.copies, 1, COPIES_OF_A_CARD), (self.wilds, 0, COPIES[WILD]), (self.skips, 0, COPIES[SKIP])
        for value, least, most in full:
            if not least <= value <= most:
                raise Phase10Error("error-deck-range", token=shown(str(value)), least=least, most=most)

    @property
    def of_a_number(self) -> int:
        """Cards of one number."""
        return self.copies * len(Color)

    @property
    def of_a_color(self) -> int:
        """Cards of one color."""
        return self.copies * len(NUMBERS)

    @property
    def size(self) -> int:
        """All cards."""
        return self.of_a_number * len(NUMBERS) + self.wilds + self.skips

    def count(self, card: Card) -> int:
        """How many copies of a card the deck has; the color of a number card must be known."""
        if card.is_natural:
            return self.copies
        return self.wilds if card == WILD else self.skips

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, in the order of `FACES`."""
        return tuple(face for face in FACES for _ in range(self.count(face)))


FULL_DECK = DeckMakeup()
"""The 108 cards of the game (rule setup.deck)."""
