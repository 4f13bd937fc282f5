"""A second, literal answer to "does this hand make this phase?", to hold the fast judge against.

Nothing here is clever and nothing is imported from the project. A *placement* gives every set a number, every run a
lowest number, every color group a color and every color run both. It turns the phase into slots, each asking for a
number, a color or both. Every placement is tried. Wilds fill the slots that the hand's number cards leave open.

Only the smallest groups need trying. A longer group holds a group of the asked size, which can be cut so that it keeps
one of its number cards, so extra cards never turn a "no" into a "yes".
"""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

COLORS = "RBGY"
NUMBERS = range(1, 13)
DECK = [f"{color}{number}" for color in COLORS for number in NUMBERS] * 2 + ["W"] * 8 + ["S"] * 4

Natural = tuple[int, str]  # number and color; the color is "" where it is not known
Slot = tuple[int, str]  # what a place asks for: 0 is any number, "" is any color
Spot = tuple[int, str]  # where a group is put: number (or lowest number) and color, 0 and "" where free
Table = tuple[tuple[Slot, ...], ...]  # the slots of a placement, group by group
Placement = tuple[Table, tuple[tuple[int, int], ...]]  # and how often it wants each number, as (number - 1, times)


def parse_phase(phase: str) -> list[tuple[str, int]]:
    """Read "S3 CR4" as [("S", 3), ("CR", 4)]."""
    groups = []
    for word in phase.split():
        match = re.fullmatch(r"(S|R|CR|C)([1-9][0-9]*)", word)
        if not match or ("R" in match[1] and int(match[2]) > 12):
            raise ValueError(f"not a group: {word!r}")
        groups.append((match[1], int(match[2])))
    if not groups:
        raise ValueError("a phase has at least one group")
    return groups


def parse_hand(hand: Iterable[str]) -> tuple[list[Natural], int, int]:
    """Split a hand into its number cards, its count of wilds and its count of skips."""
    cards = hand.split() if isinstance(hand, str) else list(hand)
    naturals = []
    for card in cards:
        match = re.fullmatch(r"([RBGY]?)([1-9]|1[0-2])", card)
        if match:
            naturals.append((int(match[2]), match[1]))
        elif card not in ("W", "S"):
            raise ValueError(f"not a card: {card!r}")
    return naturals, cards.count("W"), cards.count("S")


def spots(kind: str, size: int) -> list[Spot]:
    """List every way to put down one group of this kind and size."""
    numbers = {"S": NUMBERS, "C": range(1)}.get(kind, range(1, 14 - size))
    return list(product(numbers, COLORS if "C" in kind else [""]))


def slots(kind: str, size: int, spot: Spot) -> tuple[Slot, ...]:
    """List what each card of a group put down at this spot must be."""
    number, color = spot
    return tuple((number + step if "R" in kind else number, color) for step in range(size))


@lru_cache(maxsize=64)
def placements(phase: str, same_number: bool) -> list[Placement]:
    """List every placement of the phase: its slots group by group, and how often it wants each number.

    The second part says everything about a phase of sets and runs only. Two equal groups that trade places are one
    placement.
    """
    groups = parse_phase(phase)
    found = {}
    for places in product(*(spots(kind, size) for kind, size in groups)):
        set_numbers = [number for (kind, _), (number, _) in zip(groups, places, strict=True) if kind == "S"]
        if not same_number and len(set(set_numbers)) < len(set_numbers):
            continue
        table = tuple(sorted(slots(kind, size, spot) for (kind, size), spot in zip(groups, places, strict=True)))
        wanted = [number for group in table for number, _ in group]
        found[table] = tuple((number - 1, wanted.count(number)) for number in sorted(set(wanted)) if number)
    return list(found.items())


@lru_cache
def fitting(card: Natural) -> frozenset[Slot]:
    """List the slots that ask for what a number card is; an unknown color is no color."""
    return frozenset(product((0, card[0]), ("", card[1])))


def matching(places: Sequence[Sequence[Slot]], cards: Sequence[Natural]) -> int:
    """Count the places that can each get a card of their own (a place takes what any one of its slots takes).

    Textbook augmenting paths: a place takes a free card, or one whose holder can be served by another.
    """
    fills = [fitting(card) for card in cards]
    takes = [[i for i, slots_of in enumerate(fills) if not slots_of.isdisjoint(place)] for place in places]
    holder: dict[int, int] = {}

    def serve(place: int, tried: set[int]) -> bool:
        for card in takes[place]:
            if card not in tried:
                tried.add(card)
                if card not in holder or serve(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    return sum(serve(place, set()) for place in range(len(places)))


def lacking(table: Table, cards: Sequence[Natural], covered: int, wilds: int, naturals: str) -> int:
    """Count the cards that one placement is short of: the larger of two gaps.

    The first is slots: `covered` is the largest number of them that the hand's number cards can fill, wilds fill more.
    The second is number cards that the rule wants, one in the phase or one in each group, less how many of those
    places the hand can feed.

    Fewer than either gap is never enough: an added card fills one more slot and feeds one more group at most. The
    larger gap is enough: start from number cards that feed as many groups as can be fed. Augmenting paths raise the
    filled slots to `covered` and never empty a filled slot, so one layout has both best values. Add a number card to
    each group not fed (all its slots are open), then any card that fits to other open slots; wilds fill the rest.
    """
    wanted = {"phase": 1, "group": len(table)}[naturals]
    short = sum(map(len, table)) - covered - wilds
    if short >= wanted:
        return short  # the second gap is `wanted` at most, so there is no need to count it
    fed = matching(table, cards) if naturals == "group" else min(covered, 1)
    return max(short, wanted - fed, 0)


def missing(hand: Iterable[str], phase: str, naturals: str = "phase", same_number: bool = True, cap: int = 99) -> int:
    """Count the fewest cards (numbers or wilds) to add so that the hand makes the phase, or `cap` if that is fewer."""
    cards, wilds, _ = parse_hand(hand)
    places = placements(phase, same_number)
    if "C" not in phase:
        return fewest(tuple(map([number for number, _ in cards].count, NUMBERS)), wilds, places, naturals, cap)
    alone = {group: matching([[slot] for slot in group], cards) for group in {g for table, _ in places for g in table}}
    best = cap
    for table, _ in places:
        most = sum(alone[group] for group in table)  # sharing the hand, the groups cover no more than each would alone
        if sum(map(len, table)) - most - wilds < best:
            covered = matching([[slot] for group in table for slot in group], cards)
            best = min(best, lacking(table, cards, covered, wilds, naturals))
        if best == 0:
            break
    return best


def made(hand: Iterable[str], phase: str, naturals: str = "phase", same_number: bool = True) -> bool:
    """Say whether the hand makes the phase."""
    return missing(hand, phase, naturals, same_number, cap=1) == 0


def fewest(counts: tuple[int, ...], wilds: int, places: Sequence[Placement], naturals: str, cap: int) -> int:
    """Answer `missing` for the placements of a phase of sets and runs by counting the slots that each number fills."""
    best, slot_count = cap, sum(map(len, places[0][0]))
    for table, demand in places:
        covered = 0
        for index, asked in demand:  # as many of the number as are asked for, or as there are
            covered += counts[index] if counts[index] < asked else asked
        if slot_count - covered - wilds < best:
            cards = [(number, "") for number in NUMBERS for _ in range(counts[number - 1])]
            best = min(best, lacking(table, cards, covered, wilds, naturals))
            if best == 0:
                break
    return best


def missing_counts(
    counts: tuple[int, ...], wilds: int, phase: str, naturals: str = "phase", same_number: bool = True
) -> int:
    """Answer `missing` for a phase of sets and runs, from the counts of the numbers 1..12 and of the wilds."""
    if "C" in phase:
        raise ValueError("counts know no colors")
    return fewest(counts, wilds, placements(phase, same_number), naturals, cap=99)


def made_counts(
    counts: tuple[int, ...], wilds: int, phase: str, naturals: str = "phase", same_number: bool = True
) -> bool:
    """Answer `made` for a phase of sets and runs, from the counts of the numbers 1..12 and of the wilds."""
    if "C" in phase:
        raise ValueError("counts know no colors")
    return fewest(counts, wilds, placements(phase, same_number), naturals, cap=1) == 0


def group_valid(cards: Iterable[str], group: str, naturals_needed: int = 1) -> bool:
    """Say whether exactly these cards form the group; more than its size is fine, though no run passes 12 cards."""
    [(kind, size)] = parse_phase(group)
    naturals, wilds, skips = parse_hand(cards)
    length = len(naturals) + wilds
    if skips or length < size or len(naturals) < naturals_needed or ("R" in kind and length > 12):
        return False
    if "R" in kind and len({number for number, _ in naturals}) < len(naturals):
        return False
    places = (slots(kind, length, spot) for spot in spots(kind, length))
    return any(all(not fitting(card).isdisjoint(place) for card in naturals) for place in places)


def count_vectors(size: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """List every hand of this size as counts of the twelve numbers, of the wilds and of the skips, by the deck."""

    def numbers(kinds: int, cards: int) -> Iterator[tuple[int, ...]]:
        if kinds == 0:
            yield from [()] if cards == 0 else []
        elif cards <= 8 * kinds:
            for first in range(min(8, cards) + 1):
                for rest in numbers(kinds - 1, cards - first):
                    yield (first, *rest)

    for wilds, skips in product(range(9), range(5)):
        if wilds + skips <= size:
            for counts in numbers(12, size - wilds - skips):
                yield counts, wilds, skips


def stress_hand(rng: random.Random) -> list[str]:
    """Draw a nasty hand that the deck allows: each style makes some cards more likely to be drawn than others."""
    size = rng.choice((10, 10, 10, 11, 11, rng.randint(0, 16)))
    style = rng.choice(("few numbers", "near run", "one color", "single natural", "mixed", "mixed"))
    wild, skip = rng.choice((1, 5, 20)), rng.choice((0.5, 0.5, 3))
    few = rng.sample(NUMBERS, rng.randint(1, 3))
    length = rng.randint(4, 10)
    low = rng.choice((1, 13 - length, rng.randint(1, 13 - length)))
    color, lone, order = rng.choice(COLORS), rng.randrange(96), rng.sample(range(108), 108)

    def weight(index: int) -> float:
        card = DECK[index]
        if card in ("W", "S"):
            return wild if card == "W" else skip
        number = int(card[1:])
        wish = {
            "few numbers": number in few,
            "near run": low <= number < low + length and order[index] < 20,
            "one color": card[0] == color,
            "single natural": index == lone,
        }
        if style == "single natural":
            return 1e9 if wish[style] else 1e-9
        return 15 if wish.get(style) else 1

    drawn = sorted(range(108), key=lambda index: rng.expovariate(weight(index)))[:size]
    colorless = rng.choice((0, 0, 0, 0.5, 1))
    hand = [DECK[index] for index in drawn]
    hand = [card[1:] if len(card) > 1 and rng.random() < colorless else card for card in hand]
    rng.shuffle(hand)
    return hand
