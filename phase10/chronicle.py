"""A game in words: each event as a message, told to somebody at the table or to nobody in particular."""

from __future__ import annotations

from collections.abc import Sequence

from phase10.cards import format_cards
from phase10.errors import Message
from phase10.events import Event, Happening
from phase10.table import Pile


def tell(event: Event, names: Sequence[object], you: int | None = None) -> Message:
    """An event in words; `names` are those of the players by seat, `you` is the seat of who reads, None for a guest.

    What `you` may not see is not told.

    >>> from phase10.cards import Card
    >>> drew = Event(Happening.DREW, 1, (Card.parse("R7"),), Pile.DRAW)
    >>> [str(tell(drew, ["Ann", "Bo"], you)) for you in (0, 1, None)]
    ['Bo draws from the draw pile.', 'You draw R7 from the draw pile.', 'Bo draws R7 from the draw pile.']
    """
    seen = event if you is None else event.seen_by(you)
    values: dict[str, object] = {"cards": seen.cards, "count": len(seen.cards)}
    if seen.melds:
        values["cards"] = " + ".join(format_cards(meld.cards) for meld in seen.melds)
    if seen.seat is not None:
        values |= {"player": names[seen.seat], "you": "yes" if seen.seat == you else "no"}
    if seen.number is not None:
        values["number"] = seen.number
    if seen.other is not None:
        whose = "yours" if seen.other == you else "own" if seen.other == seen.seat else "other"
        values |= {"other": names[seen.other], "whose": whose}
    return Message(_name(seen), values)


def _name(event: Event) -> str:
    if event.kind is Happening.DREW:
        if event.pile is Pile.DISCARD:
            return "game-drew-open"
        return "game-drew" if event.cards else "game-drew-hidden"
    if event.kind is Happening.COUNTED and not event.number:
        return "game-counted-nothing"
    return f"game-{event.kind.value}"
