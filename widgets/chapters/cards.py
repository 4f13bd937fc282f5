"""The chapter on the cards and the aim: pick a card of the deck and see what it is good for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from phase10.cards import FACES, Card, format_cards
from phase10.errors import Phase10Error
from phase10.explain import Step
from phase10.narrate import explain_card, explain_deck
from phase10.phases import STANDARD
from phase10.text import Text
from widgets.cards import card_name, deck
from widgets.html import Child, h
from widgets.links import page_address
from widgets.phases import plan
from widgets.scene import Scene, sheet


@dataclass(frozen=True)
class Cards(Scene):
    """The deck, and one of its cards when the reader has picked one.

    >>> Cards().on_look("R7").steps[0].message.values
    {'count': 2}
    """

    topic = "cards"
    topics = ("cards", "setup")

    card: Card | None = None

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """About the picked card, or about the whole deck."""
        return explain_card(self.card) if self.card else explain_deck()

    @property
    def pointed(self) -> tuple[int, ...]:
        """The picked card stands out before any step is taken."""
        return super().pointed or (() if self.card is None else (FACES.index(self.card),))

    def on_look(self, token: str) -> Cards:
        """A card of the deck was clicked."""
        try:
            card = Card.parse(token)
        except Phase10Error:
            return self
        return self.asking(card=card) if card in FACES and card != self.card else self.asking(card=None)

    def on_whole(self) -> Cards:
        """Back to the whole deck."""
        return self.asking(card=None)

    def view(self, text: Text) -> list[Child]:
        """The deck to pick from."""
        title = text("learn-cards-deck")
        back = None
        if self.card:
            title = text("learn-cards-one", card=card_name(self.card, text), notation=format_cards([self.card]))
            back = h("button", text("learn-cards-whole"), cls="t", on={"click": ("whole",)})
        grid = deck((), text, event="look", pointed=self.pointed)
        legend = h("p", text("card-legend"), cls="soft legend")
        return [sheet(title, h("p", text("learn-cards-try"), cls="hint soft"), grid, legend, key="deck", aside=back)]

    def more(self, text: Text) -> list[Child]:
        """The ten phases."""
        card = h("a", text("learn-cards-card"), href=page_address("card", text))
        return [sheet(text("learn-cards-phases"), plan(STANDARD.phases, text), key="phases", aside=card)]
