"""Groups as they lie on the table: their cards, and what each stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from phase10.cards import NUMBERS, SKIP, WILD, Card
from phase10.errors import Phase10Error
from phase10.phases import Group, GroupKind
from phase10.places import Slot


def stands_for(card: Card) -> Slot:
    """What a number card stands for: itself."""
    return Slot(card.number, card.color)


@dataclass(frozen=True, slots=True)
class Meld:
    """One laid group: its cards in order, and what each stands for (a number card: itself).

    >>> from phase10.cards import Hand
    >>> from phase10.melds import check
    >>> from phase10.phases import Phase
    >>> layout = check(Hand.parse("R7 W G9 B10"), Phase.parse("R4")).layout
    >>> [f"{card}={slot}" for card, slot in zip(layout.melds[0].cards, layout.melds[0].stands_for)]
    ['R7=R7', 'W=8', 'G9=G9', 'B10=B10']
    """

    group: Group
    cards: tuple[Card, ...]
    stands_for: tuple[Slot, ...]

    @property
    def wilds(self) -> dict[int, Slot]:
        """What each wild stands for, by its position in `cards`."""
        return {i: slot for i, (card, slot) in enumerate(zip(self.cards, self.stands_for, strict=True)) if card == WILD}

    @property
    def is_bare(self) -> bool:
        """Whether there is no number card in it."""
        return not any(card.is_natural for card in self.cards)

    @property
    def extra(self) -> int:
        """How many cards more than the group needs."""
        return len(self.cards) - self.group.size

    @property
    def is_sound(self) -> bool:
        """Whether the cards, as what they are said to stand for, are the group.

        >>> from phase10.cards import parse_cards
        >>> cards = parse_cards("R7 W G9 B10")
        >>> [Meld(Group.parse("R4"), cards, tuple(map(Slot.parse, slots.split()))).is_sound
        ...  for slots in ("R7 8 G9 B10", "R7 6 G9 B10", "R7 W G9 B10")]
        [True, False, False]
        """
        if len(self.cards) != len(self.stands_for) or len(self.cards) < self.group.size:
            return False
        numbered, colored = self.group.kind is not GroupKind.COLOR, self.group.kind.has_color
        for card, slot in zip(self.cards, self.stands_for, strict=True):
            meant = stands_for(card) if card.is_natural else slot
            if card == SKIP or slot != meant:
                return False
            if card == WILD and (bool(slot.number), slot.color is not None) != (numbered, colored):
                return False
        return _fit(self.group, self.stands_for)

    def without(self, place: int) -> Meld:
        """The group with one card fewer; whether it is still one says `is_sound`.

        >>> from phase10.cards import Hand
        >>> from phase10.melds import lay
        >>> run = lay(Hand.parse("R3 B4 G5 Y6 R7"), Group.parse("R4"))
        >>> [run.without(place).is_sound for place in (0, 2, 4)]
        [True, False, True]
        """
        cards, slots = self.cards, self.stands_for
        return Meld(self.group, cards[:place] + cards[place + 1 :], slots[:place] + slots[place + 1 :])

    def takes(self, card: Card) -> bool:
        """Whether one card may be added (rule hit.fits): what `judge_hit` finds nothing against, without the reasons.

        >>> from phase10.cards import Hand
        >>> from phase10.melds import lay
        >>> run = lay(Hand.parse("R3 B4 G5 Y6"), Group.parse("R4"))
        >>> [run.takes(Card.parse(name)) for name in ("R7", "R8", "R3", "W", "S")]
        [True, False, False, True, False]
        """
        kind, first, last = self.group.kind, self.stands_for[0], self.stands_for[-1]
        if card == SKIP or (kind.is_run and len(self.cards) == len(NUMBERS)):
            return False
        if card == WILD:
            return True
        if kind.has_color and card.color is not first.color:
            return False
        if kind.is_run:
            return card.number in (first.number - 1, last.number + 1)
        return kind is GroupKind.COLOR or card.number == first.number

    def to_plain(self) -> dict[str, object]:
        """The group in notation, its cards, and what each stands for; `from_plain` reads it back."""
        return {
            "group": str(self.group),
            "cards": [str(card) for card in self.cards],
            "stands_for": [str(slot) for slot in self.stands_for],
        }

    @staticmethod
    def from_plain(plain: object) -> Meld:
        """The group from plain values; `Phase10Error` when they are of another shape or no cards.

        >>> Meld.from_plain({"group": "S2", "cards": ["R7", "W"], "stands_for": ["R7", "7"]}).wilds
        {1: Slot(number=7, color=None)}
        """
        match plain:
            case {"group": str(group), "cards": list(cards), "stands_for": list(slots), **rest} if not rest:
                if all(isinstance(one, str) for one in (*cards, *slots)):
                    return Meld(Group.parse(group), tuple(map(Card.parse, cards)), tuple(map(Slot.parse, slots)))
        raise Phase10Error("error-meld")

    def with_hit(self, cards: Sequence[Card], low: bool = False) -> Meld:
        """The group after a hit that the judge allows (rule hit.fits); `ValueError` for cards that do not fit.

        A wild that could lie at either end of a run lies at the high one, or at the low one if `low` (rule wild.end).

        >>> from phase10.cards import Hand
        >>> from phase10.melds import lay
        >>> run = lay(Hand.parse("R3 B4 G5 Y6"), Group.parse("R4"))
        >>> [str(slot) for slot in run.with_hit([WILD, Card.parse("R8")]).stands_for]
        ['R3', 'B4', 'G5', 'Y6', '7', 'R8']
        """
        first = self.stands_for[0]
        color = first.color if self.group.kind.has_color else None
        pairs = list(zip(self.cards, self.stands_for, strict=True))
        pairs += [(card, stands_for(card)) for card in cards if card.is_natural]
        wilds = sum(card == WILD for card in cards)
        if self.group.kind.is_run:
            held = {slot.number for _, slot in pairs}
            gaps = [number for number in range(min(held), max(held)) if number not in held]
            below, above = range(min(held) - 1, 0, -1), range(max(held) + 1, 13)
            free = [*gaps, *below, *above] if low else [*gaps, *above, *below]
            pairs += [(WILD, Slot(number, color)) for number in free[:wilds]]
            pairs.sort(key=lambda pair: pair[1].number)
        else:
            number = first.number if self.group.kind is GroupKind.SET else 0
            pairs += [(WILD, Slot(number, color))] * wilds
        laid, slots = zip(*pairs, strict=True)
        if len(laid) != len(self.cards) + len(cards) or SKIP in laid or not _fit(self.group, slots):
            raise ValueError(f"{cards} do not fit {self}")
        return Meld(self.group, laid, slots)


def _fit(group: Group, slots: Sequence[Slot]) -> bool:
    numbers, colors = [slot.number for slot in slots], {slot.color for slot in slots}
    if group.kind.has_color and len(colors) > 1:
        return False
    if group.kind.is_run:
        return numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return group.kind is GroupKind.COLOR or len(set(numbers)) == 1


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole phase laid, in the order of its groups, and the cards that stay in hand."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]

    @property
    def points_left(self) -> int:
        """What the cards left in hand cost."""
        return sum(card.points for card in self.left)
