"""Where a phase's groups can lie, and the best way to fill such places with the cards of a hand.

A `Place` fixes a group: the number of a set, the lowest and highest number of a run, the color of a color group. A
hand's number cards fill places by bipartite matching: cards on one side, the slots of the groups on the other.
Augmenting paths never give up a slot or card once matched, so one matching serves three aims in turn: a card of its own
for each group (where that does not come by itself), then the cards that fit nowhere else, then all others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from phase10.cards import NUMBERS, Card, Color, Hand, letter
from phase10.errors import Phase10Error, shown
from phase10.phases import Group, GroupKind


class Slot(NamedTuple):
    """What a card in one spot of a group is, or must be: a number (0: any) and a color (None: any).

    >>> str(Slot(7)), str(Slot(7, Color.RED)), str(Slot(0, Color.RED))
    ('7', 'R7', 'R')
    """

    number: int
    color: Color | None = None

    @staticmethod
    def parse(text: str) -> Slot:
        """Read a slot as `str` writes it; `Phase10Error` when it is none.

        >>> Slot.parse("R7"), Slot.parse("7"), Slot.parse("R") == Slot(0, Color.RED), Slot.parse("W") == ANY_WILD
        (Slot(number=7, color=<Color.RED: 'R'>), Slot(number=7, color=None), True, True)
        """
        if text == str(ANY_WILD):
            return ANY_WILD
        if text in {color.value for color in Color}:
            return Slot(0, Color(text))
        card = Card.parse(text)
        if not card.is_natural:
            raise Phase10Error("error-unknown-card", token=shown(text))
        return Slot(card.number, card.color)

    def fits(self, card: Card) -> bool:
        """Whether the number card may lie here."""
        return (not self.number or card.number == self.number) and (self.color is None or card.color is self.color)

    def sort_key(self) -> tuple[int, str]:
        """By number, then by color."""
        return (self.number, letter(self.color))

    def __str__(self) -> str:
        return f"{letter(self.color)}{self.number or ''}" or "W"


ANY_WILD = Slot(0)
"""What is needed where the deck has no further number card for a slot: a wild."""


@dataclass(frozen=True)
class Place:
    """One group, laid somewhere: a set has low == high, a color group has no numbers (0)."""

    group: Group
    low: int
    high: int
    color: Color | None

    @cached_property
    def is_open(self) -> bool:
        """Whether any number of further cards fit: sets and color groups, but not runs."""
        return not self.group.kind.is_run

    @cached_property
    def numbers(self) -> range:
        """The numbers of a run or set; empty for a color group."""
        return range(self.low, self.high + 1) if self.low else range(0)

    @cached_property
    def mask(self) -> int:
        """The same as bits."""
        return sum(1 << number for number in self.numbers)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The slots that must be filled, in order."""
        if self.group.kind.is_run:
            return tuple(Slot(number, self.color) for number in self.numbers)
        return (Slot(self.low, self.color),) * self.group.size


@lru_cache(maxsize=128)
def places(group: Group, longer: bool = False) -> tuple[Place, ...]:
    """Every place of a group, in the kit's fixed order; with `longer` also runs of more cards than needed.

    >>> len(places(Group.parse("S3"))), len(places(Group.parse("R7"))), len(places(Group.parse("R7"), True))
    (12, 6, 21)
    """
    colors: tuple[Color | None, ...] = tuple(Color) if group.kind.has_color else (None,)
    if group.kind is GroupKind.SET:
        return tuple(Place(group, n, n, None) for n in NUMBERS)
    if group.kind is GroupKind.COLOR:
        return tuple(Place(group, 0, 0, color) for color in colors)
    return tuple(
        Place(group, low, low + length - 1, color)
        for color in colors
        for length in (range(group.size, 13) if longer else (group.size,))
        for low in range(1, 14 - length)
    )


@dataclass(frozen=True, slots=True)
class Filling:
    """A plan (a place for each group) filled with a hand's number cards.

    `cards[i]` are the cards in the slots of place i, None where the slot is a hole; `extras` are further cards that fit
    sets or color groups, each with the places it fits; `left` are the number cards that fit nowhere.
    """

    plan: tuple[Place, ...]
    cards: tuple[tuple[Card | None, ...], ...]
    extras: tuple[tuple[Card, tuple[int, ...]], ...]
    left: tuple[Card, ...]

    @property
    def holes(self) -> list[tuple[int, Slot]]:
        """The open slots, each with the index of its place."""
        return [
            (i, slot)
            for i, place in enumerate(self.plan)
            for slot, card in zip(place.slots, self.cards[i], strict=True)
            if card is None
        ]

    @property
    def bare(self) -> list[int]:
        """The places without any number card."""
        return [i for i, row in enumerate(self.cards) if not any(row)]


def fill(plan: Sequence[Place], hand: Hand) -> Filling:
    """Fill a plan as well as the hand's number cards can.

    Among all ways it leaves the fewest places bare, then the fewest holes, and lays the most points.

    >>> filling = fill([places(Group.parse("S3"))[4], places(Group.parse("R4"))[3]], Hand.parse("R5 B5 G5 Y5 R4 G6"))
    >>> [" ".join(str(card) if card else "-" for card in row) for row in filling.cards]
    ['R5 B5 G5', 'R4 Y5 G6 -']
    """
    cards = hand.sorted_naturals
    slots = [(i, slot) for i, place in enumerate(plan) for slot in place.slots]
    fitting = {slot: _fitting(slot, hand) for slot in dict.fromkeys([slot for _, slot in slots])}
    cards_of = [fitting[slot] for _, slot in slots]
    slots_of: list[list[int]] = [[] for _ in cards]
    for s, fits in enumerate(cards_of):
        for c in fits:
            slots_of[c].append(s)
    opens = [(i, fitting[place.slots[0]]) for i, place in enumerate(plan) if place.is_open]
    loose = {c for _, fits in opens for c in fits}
    dearest_first = range(len(cards) - 1, -1, -1)  # points never fall from number to number
    order = [c for c in dearest_first if c not in loose] + [c for c in dearest_first if c in loose]
    card_at = _matched({}, order, slots_of)
    if len({slots[s][0] for s in card_at}) < len(plan):  # a place is bare: perhaps it need not be
        card_at = _matched(_fed(plan, slots, cards_of), order, slots_of)
    return _filling(tuple(plan), cards, card_at, opens)


def _matched(card_at: dict[int, int], order: list[int], slots_of: list[list[int]]) -> dict[int, int]:
    """As many slots as possible with a card, those that have one already included; cards in order of importance."""
    slot_at = {c: s for s, c in card_at.items()}
    for c in order:
        if c not in slot_at and slots_of[c]:
            _augment(c, slots_of, slot_at, card_at, set())
    return card_at


def _fed(plan: Sequence[Place], slots: list[tuple[int, Slot]], cards_of: list[list[int]]) -> dict[int, int]:
    """One card for each place, for as many places as possible, in a slot where it fits."""
    choices: list[list[int]] = [[] for _ in plan]
    for (i, _), fits in zip(slots, cards_of, strict=True):
        choices[i] += fits
    card_of: dict[int, int] = {}
    place_of: dict[int, int] = {}
    for i in range(len(plan)):
        _augment(i, choices, card_of, place_of, set())
    fed = {}
    for i, c in card_of.items():
        s = next(s for s, (at, _) in enumerate(slots) if at == i and c in cards_of[s])
        fed[s] = c
    return fed


def _fitting(slot: Slot, hand: Hand) -> list[int]:
    """The cards that may lie in the slot, as positions in `sorted_naturals`."""
    where: Iterable[int] = hand.where.get(slot.number, ()) if slot.number else range(len(hand.sorted_naturals))
    if slot.color is None:
        return list(where)
    return [c for c in where if hand.sorted_naturals[c].color is slot.color]


def _augment(
    start: int, options: list[list[int]], mate: dict[int, int], mate_back: dict[int, int], seen: set[int]
) -> bool:
    """Kuhn's step: find `start` a partner, moving others along; False (and nothing moved) when there is none."""
    for other in options[start]:
        if other in seen:
            continue
        seen.add(other)
        if other not in mate_back or _augment(mate_back[other], options, mate, mate_back, seen):
            mate[start] = other
            mate_back[other] = start
            return True
    return False


def _filling(
    plan: tuple[Place, ...], cards: Sequence[Card], card_at: dict[int, int], opens: list[tuple[int, list[int]]]
) -> Filling:
    rows: list[tuple[Card | None, ...]] = []
    start = 0
    for place in plan:
        end = start + len(place.slots)
        row = [card_at.get(s, -1) for s in range(start, end)]
        if place.is_open:  # the slots of a set are alike: cards in order, holes last
            row.sort(key=lambda c: c if c >= 0 else len(cards))
        rows.append(tuple([cards[c] if c >= 0 else None for c in row]))
        start = end
    extras: list[tuple[Card, tuple[int, ...]]] = []
    left: list[Card] = []
    used = set(card_at.values())
    for c, card in enumerate(cards):
        if c not in used:
            homes = tuple([i for i, fits in opens if c in fits and plan[i] not in plan[:i]])
            extras.append((card, homes)) if homes else left.append(card)
    return Filling(plan, tuple(rows), tuple(extras), tuple(left))


def held_alone(place: Place, hand: Hand) -> list[Card]:
    """The cards a place would hold if its group were alone: every card that fits, one for each number of a run."""
    cards = hand.sorted_naturals
    if place.is_open:
        slot = place.slots[0]
        return [card for card in cards if slot.fits(card)]
    found = {card.number: card for card in cards if place.color is None or card.color is place.color}
    return [found[number] for number in place.numbers if number in found]
