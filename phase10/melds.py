"""The solver: whether a hand makes a phase, every way to lay it, and what is missing when it does not.

Exact, never greedy. Layouts come best first: fewest points left in hand, then fewest wilds used, then fewest groups
made of wilds alone, then a fixed order, so that results never depend on the order of the cards. A layout lays every
further card that fits (rule turn.lay-extra); holding such cards back is always allowed and is not another way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, combinations_with_replacement, islice, product
from operator import attrgetter

from phase10.cards import COPIES, DECK, NUMBERS, SKIP, WILD, Card, Color, Hand, Kind, copies_left
from phase10.errors import Phase10Error
from phase10.holes import Lookup, holes_lookup
from phase10.laid import Layout, Meld, stands_for
from phase10.phases import Group, GroupKind, Phase
from phase10.places import ANY_WILD, Filling, Slot
from phase10.rules import MATTEL, Naturals, Rules, SameNumber
from phase10.search import ByMissing, ByPoints


@dataclass(frozen=True, slots=True)
class Needed:
    """A nearest plan of a hand that lacks cards: the places, what fills them now, and cards that would complete it."""

    filling: Filling
    slots: tuple[Slot, ...]


class Verdict:
    """What `check` found. Everything beyond `made` is worked out when it is first asked for.

    >>> verdict = check(Hand.parse("R1 B2 G3 Y4 R6 B7 S"), Phase.parse("R7"))
    >>> verdict.made, verdict.missing, [[str(slot) for slot in plan.slots] for plan in verdict.needs]
    (False, 1, [['5']])
    """

    def __init__(self, hand: Hand, phase: Phase, rules: Rules, made: bool) -> None:
        """Made by `check`."""
        self.hand = hand
        self.phase = phase
        self.rules = rules
        self.made = made

    @cached_property
    def layout(self) -> Layout | None:
        """The best way to lay the phase, None when there is none."""
        return next(self.layouts(), None)

    def layouts(self) -> Iterator[Layout]:
        """Every way to lay the phase, best first, found one at a time."""
        return layouts(self.hand, self.phase, self.rules) if self.made else iter(())

    @cached_property
    def missing(self) -> int:
        """The fewest cards (number cards or wilds) that would have to be added; 0 when the phase is made."""
        return 0 if self.made else fewest_missing(self.hand, self.phase, self.rules)

    @cached_property
    def needs(self) -> tuple[Needed, ...]:
        """The nearest plans, at most `MOST_NEEDS`: each with cards that would complete it, `missing` of them."""
        return tuple(islice(nearest(self.hand, self.phase, self.rules), MOST_NEEDS)) if not self.made else ()

    @cached_property
    def helpful(self) -> tuple[Slot, ...]:
        """Each card that brings the hand nearer, alone, in order; `ANY_WILD` last, where a wild does.

        Cards of one number stand together as that number where all of them help, cards of one color as that color.

        >>> [str(slot) for slot in check(Hand.parse("R1 B2 G3 Y5 R6 B7"), Phase.parse("R7")).helpful]
        ['4', 'W']
        """
        if self.made:
            return ()
        held = self.hand.by_card
        useful = [card for card in _candidates(self.phase) if copies_left(card, held) and self._helps(card)]
        wild = [ANY_WILD] if copies_left(WILD, held) and self._helps(WILD) else []
        return (*_folded(useful, held), *wild)

    def _helps(self, card: Card) -> bool:
        return fewest_missing(Hand([*self.hand, card]), self.phase, self.rules) < self.missing

    def __repr__(self) -> str:
        return f"check({self.hand!r}, {self.phase!r}, {self.rules!r})"


MOST_NEEDS = 500
"""Nearest plans worked out at most: a hand far from its phase has thousands, all alike."""


def check(hand: Hand, phase: Phase, rules: Rules = MATTEL) -> Verdict:
    """Check whether the hand makes the phase; `Phase10Error` when that hangs on a color that is not known.

    >>> check(Hand.parse("R5 B5 G5 Y5 R5 B5"), Phase.parse("S3 S3")).made
    True
    """
    verdict = Verdict(hand, phase, rules, makes(hand, phase, rules))
    if not verdict.made:
        require_colors(hand, phase)
    return verdict


def require_colors(hand: Hand, phase: Phase) -> None:
    """Raise `Phase10Error` when a color group meets a card of unknown color."""
    if phase.has_color and None in hand.by_color:
        card = next(card for card in hand.cards if card.is_natural and card.color is None)
        raise Phase10Error("error-color-unknown", token=str(card))


def lay(cards: Hand, group: Group) -> Meld:
    """Cards that make a group, as they lie; `ValueError` when they do not make it, or not all of them fit.

    >>> lay(Hand.parse("W R7 B8 G9"), Group.parse("R4")).wilds
    {0: Slot(number=6, color=None)}
    """
    layout = check(cards, Phase((group,))).layout
    if layout is None or layout.left:
        raise ValueError(f"{cards!r} do not make {group}")
    return layout.melds[0]


def makes(hand: Hand, phase: Phase, rules: Rules = MATTEL) -> bool:
    """Whether the hand makes the phase: yes or no, as fast as can be (rules wild.natural, set.same-number-twice).

    >>> makes(Hand.parse("W W W W W W W S"), Phase.parse("C7"))
    False
    """
    return _asker(phase, rules)(hand)


def makes_each(hand: Hand, phases: tuple[Phase, ...], rules: Rules = MATTEL) -> list[bool]:
    """`makes` for several phases at once, such as those of a phase list.

    >>> from phase10.phases import STANDARD
    >>> makes_each(Hand.parse("R5 B5 G5 Y5 R3 B4 W G12 S Y12"), STANDARD.phases).index(True)
    0
    """
    return [ask(hand) for ask in _askers(phases, rules)]


@lru_cache(maxsize=64)
def _candidates(phase: Phase) -> tuple[Card, ...]:
    """The different number cards that a phase can tell apart."""
    colors: tuple[Color | None, ...] = tuple(Color) if phase.has_color else (None,)
    return tuple(Card(Kind.NUMBER, number, color) for number in NUMBERS for color in colors)


def _folded(cards: list[Card], held: Counter[Card]) -> list[Slot]:
    """Cards as slots: one for a number or color all of whose cards in the deck are among them."""
    useful = set(cards)
    slots: list[Slot] = []
    colors = [Slot(0, card.color) for card in cards if card.color]
    numbers = [Slot(card.number) for card in cards if card.color]
    for slot in dict.fromkeys([*colors, *numbers]):
        named = any(known.fits(card) for known in slots for card in useful if slot.fits(card))
        if not named and _all_useful(slot, useful, held):
            slots.append(slot)
    slots += [stands_for(card) for card in cards if not any(slot.fits(card) for slot in slots)]
    return sorted(dict.fromkeys(slots), key=Slot.sort_key)


def _all_useful(slot: Slot, useful: set[Card], held: Counter[Card]) -> bool:
    return useful.issuperset(card for card in _DIFFERENT if slot.fits(card) and copies_left(card, held))


_DIFFERENT = tuple(dict.fromkeys(card for card in DECK if card.is_natural))


@lru_cache(maxsize=64)
def _askers(phases: tuple[Phase, ...], rules: Rules) -> list[Callable[[Hand], bool]]:
    return [_asker(phase, rules) for phase in phases]


@lru_cache(maxsize=256)
def _asker(phase: Phase, rules: Rules) -> Callable[[Hand], bool]:
    """The question whether a hand makes the phase, with everything settled that does not depend on the hand."""
    naturals = natural_groups(phase, rules)
    lookup = _lookup(phase, rules)
    if lookup is None:
        return lambda hand: fewest_missing(hand, phase, rules) == 0
    usable = _usable_naturals(phase)
    return lambda hand: lookup(hand, hand.wilds) <= hand.wilds and usable(hand) >= naturals


def natural_groups(phase: Phase, rules: Rules) -> int:
    """How many number cards the phase needs at the least beside its wilds."""
    return 1 if rules.naturals is Naturals.PHASE else len(phase.groups)


def _usable_naturals(phase: Phase) -> Callable[[Hand], int]:
    """How many number cards fit the phase at all: where every group has a color, not those of unknown color."""
    if all(group.kind.has_color for group in phase.groups):
        return lambda hand: hand.naturals - hand.by_color.get(None, 0)
    return attrgetter("naturals")


@lru_cache(maxsize=256)
def _lookup(phase: Phase, rules: Rules) -> Lookup | None:
    """The lookup of `phase10.holes`, where it answers: not when sets must differ in number."""
    several_sets = sum(group.kind is GroupKind.SET for group in phase.groups) > 1
    if rules.same_number is SameNumber.FORBIDDEN and several_sets:
        return None
    return holes_lookup(phase)


def fewest_missing(hand: Hand, phase: Phase, rules: Rules = MATTEL) -> int:
    """The fewest cards that would have to be added to make the phase.

    Wilds fill holes, so that is the holes beyond the wilds, and at least the number cards that the natural rule still
    wants: each card added can do both. With sets free to share a number, the two never pull apart: a group without a
    number card can move to where another group has two, at the same number of holes.

    >>> fewest_missing(Hand.parse("W W W W W W W S"), Phase.parse("C7"))
    1
    """
    lookup = _lookup(phase, rules)
    if lookup is None:
        return next(ByMissing(hand, phase, rules).run()).missing
    usable = _usable_naturals(phase)(hand)
    return max(lookup(hand, phase.size) - hand.wilds, natural_groups(phase, rules) - usable, 0)


def layouts(hand: Hand, phase: Phase, rules: Rules = MATTEL) -> Iterator[Layout]:
    """Every way to lay the phase with the hand, best first, found one at a time.

    Ways differ in the number of a set, the ends of a run, the color of a color group, or in where spare cards go. For
    the rest number cards fill as many spots as they can; which of several equal cards lies where is no other way.

    >>> for layout in layouts(Hand.parse("R3 B4 G5 Y6 W"), Phase.parse("R4")):
    ...     print([f"{card}={slot}" for card, slot in zip(layout.melds[0].cards, layout.melds[0].stands_for)])
    ['W=2', 'R3=R3', 'B4=B4', 'G5=G5', 'Y6=Y6']
    ['R3=R3', 'B4=B4', 'G5=G5', 'Y6=Y6', 'W=7']
    """
    for found in ByPoints(hand, phase, rules).run():
        filling = found.filling
        plan = filling.plan
        opens = tuple(i for i, place in enumerate(plan) if place.is_open and place not in plan[:i])
        spare = hand.wilds - len(filling.holes)
        for extras in _homes(filling.extras):
            for homes in combinations_with_replacement(opens, spare if opens else 0):
                yield _layout(filling, hand, extras, homes)


def _homes(extras: Sequence[tuple[Card, tuple[int, ...]]]) -> Iterator[list[tuple[Card, int]]]:
    """Every way to spread further cards over the places they fit; cards that fit the same places are alike."""
    alike: dict[tuple[int, ...], list[Card]] = {}
    for card, homes in extras:
        alike.setdefault(homes, []).append(card)
    spreads = [combinations_with_replacement(homes, len(cards)) for homes, cards in alike.items()]
    cards = [card for row in alike.values() for card in row]
    for chosen in product(*spreads):
        yield list(zip(cards, chain(*chosen), strict=True))


def _layout(filling: Filling, hand: Hand, extras: list[tuple[Card, int]], homes: tuple[int, ...]) -> Layout:
    """The layout of a filling: wilds in its holes, further cards where `extras` says, further wilds on `homes`."""
    melds = []
    for i, place in enumerate(filling.plan):
        pairs = [
            (card or WILD, stands_for(card) if card else slot)
            for slot, card in zip(place.slots, filling.cards[i], strict=True)
        ]
        if place.is_open:
            further = [(card, stands_for(card)) for card, home in extras if home == i]
            if further:
                pairs = sorted(pairs + further, key=lambda pair: pair[0].rank)
            pairs += [(WILD, place.slots[0])] * homes.count(i)
        cards, slots = zip(*pairs, strict=True)
        melds.append(Meld(place.group, cards, slots))
    wilds_left = hand.wilds - len(filling.holes) - len(homes)
    return Layout(tuple(melds), filling.left + (WILD,) * wilds_left + (SKIP,) * hand.skips)


def nearest(hand: Hand, phase: Phase, rules: Rules = MATTEL) -> Iterator[Needed]:
    """The nearest plans, each with cards that would complete it; no choice of cards comes twice.

    >>> [" ".join(map(str, need.slots)) for need in nearest(Hand.parse("5 5 5 6 6 W"), Phase.parse("S4 S4"))]
    ['5 6', '6 6']
    """
    require_colors(hand, phase)
    seen: set[tuple[Slot, ...]] = set()
    fewest = None
    for found in ByMissing(hand, phase, rules).run():
        fewest = found.missing if fewest is None else fewest
        if found.missing > fewest:
            return
        for slots in _completions(found.filling, fewest, hand, rules):
            if slots not in seen:
                seen.add(slots)
                yield Needed(found.filling, slots)


def _completions(filling: Filling, missing: int, hand: Hand, rules: Rules) -> Iterator[tuple[Slot, ...]]:
    """Choices of holes to fill with new cards, so that the wilds fill the others and the natural rule is kept."""
    bare = set(filling.bare) if rules.naturals is Naturals.GROUP else set()
    holes = Counter((slot, i if i in bare else -1) for i, slot in filling.holes)
    for chosen in _choices(list(holes.items()), missing):
        if bare <= {i for _, i in chosen}:
            slots = _obtainable([slot for slot, _ in chosen], hand)
            if slots.count(ANY_WILD) <= COPIES[WILD] - hand.wilds:
                yield slots


def _choices(kinds: list[tuple[tuple[Slot, int], int]], size: int) -> Iterator[list[tuple[Slot, int]]]:
    """Every choice of `size` things when there are so many of each kind; things of one kind are alike."""
    if not kinds:
        if not size:
            yield []
        return
    (kind, count), rest = kinds[0], kinds[1:]
    others = sum(number for _, number in rest)
    for taken in range(min(count, size), max(0, size - others) - 1, -1):
        for chosen in _choices(rest, size - taken):
            yield [kind] * taken + chosen


def _obtainable(slots: list[Slot], hand: Hand) -> tuple[Slot, ...]:
    """The slots, in order, with a wild where the deck has no further card for one."""
    result = []
    for i, slot in enumerate(slots):
        copies = (2 if slot.color else 8) if slot.number else 24
        taken = sum(slot.fits(card) for card in hand.cards if card.is_natural) + slots[:i].count(slot)
        result.append(slot if taken < copies else ANY_WILD)
    return tuple(sorted(result, key=Slot.sort_key))
