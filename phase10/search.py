"""Best-first search over the places of a phase's groups.

A plan is built group by group. Each step bounds from below what any plan that begins like this can reach, so plans come
off the heap best first and only as many are built as somebody asks for (A* with an admissible bound).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from phase10.cards import SKIP, WILD, Card, Hand, Kind
from phase10.phases import Group, GroupKind, Phase
from phase10.places import Filling, Place, Slot, fill, held_alone, places
from phase10.rules import Naturals, Rules, SameNumber

Key = tuple[int, ...]
PATIENCE = 500
"""States looked at in search of one more plan before the search ends; the first plan is looked for without limit."""

_ORDER = (GroupKind.COLOR_RUN, GroupKind.RUN, GroupKind.SET, GroupKind.COLOR)
"""Groups with the fewest cards to choose from come first; runs must come before sets (see `_placed_by_number`)."""


class Found(NamedTuple):
    """A filled plan, its places in the order of the phase's groups, and how many cards it lacks beside the wilds."""

    filling: Filling
    missing: int


class _Option(NamedTuple):
    """A place with what it would hold if its group were alone: a bound for what it holds beside others."""

    place: Place
    holes: int
    points: int


class _State(NamedTuple):
    """The groups placed so far: the holes they leave, and the points of the number cards that can lie there.

    With `sure` these are exact; without, at least so many holes and at most so many points (matching comes later).
    """

    plan: tuple[Place, ...]
    counts: tuple[int, ...]
    slots: int
    holes: int
    points: int
    sure: bool = True


class _Rest(NamedTuple):
    """The groups not yet placed: at least this many slots and holes, at most these points."""

    slots: int
    holes: int
    points: int


class _Search(ABC):
    """The search for one hand, phase and set of rules."""

    longer: bool
    """Whether runs of more cards than needed are tried as well."""

    def __init__(self, hand: Hand, phase: Phase, rules: Rules) -> None:
        self.hand = hand
        self.phase = phase
        self.rules = rules
        self.most_holes = hand.wilds if self.longer else phase.size
        self.naturals_needed = len(phase.groups) if rules.naturals is Naturals.GROUP else 1
        self.skip_points = SKIP.points * hand.skips
        self.number_points = hand.points - self.skip_points - WILD.points * hand.wilds

    @abstractmethod
    def preference(self, option: _Option) -> int:
        """Of plans with equal keys, those with the places of least preference value come first."""

    @abstractmethod
    def bound(self, state: _State, rest: _Rest) -> Key:
        """The best key that plans beginning with this state can have."""

    @abstractmethod
    def key(self, found: Found) -> Key | None:
        """The key of a whole plan; None when it will not do."""

    def run(self) -> Iterator[Found]:
        """All plans that will do, best first."""
        order, groups = _in_order(self.phase)
        options = [self._options(group) for group in groups]
        rests = _rests(options, groups)
        heap: list[tuple[Key, tuple[int, ...], _State | Found]] = [((), (), _State((), self.hand.counts, 0, 0, 0))]
        patience = inf
        while heap and patience:
            key, path, item = heappop(heap)
            patience -= 1
            depth = len(path)
            if isinstance(item, Found):
                yield item
                patience = PATIENCE
            elif not item.sure:
                state = self._matched(item)
                if self._holes(state, rests[depth]) <= self.most_holes:
                    heappush(heap, (max(key, self.bound(state, rests[depth])), path, state))
            elif depth == len(groups):
                found = self._found(item.plan, order)
                exact = self.key(found)
                if exact is not None:
                    heappush(heap, (exact, (*path, 0), found))
            else:
                first = path[-1] if depth and groups[depth] == groups[depth - 1] else 0  # equal groups: one order
                rest = rests[depth + 1]
                room = self.most_holes - rest.holes - item.holes
                for i in range(first, len(options[depth])):
                    option = options[depth][i]
                    if option.holes > room:
                        continue
                    state = self._placed(item, option)
                    if self._holes(state, rest) <= self.most_holes:
                        heappush(heap, (max(key, self.bound(state, rest)), (*path, i), state))

    def _holes(self, state: _State, rest: _Rest) -> int:
        """At least so many holes: those of each group alone, and those for which the hand has not enough cards."""
        return max(state.holes + rest.holes, state.slots + rest.slots - self.hand.naturals)

    def _options(self, group: Group) -> list[_Option]:
        if group.kind.has_color:
            options = self._colored_options(group)
        elif group.kind.is_run:
            options = self._run_options(group)
        else:
            options = self._set_options(group)
        return sorted(options, key=self.preference)  # stable: places alike keep their own order

    def _set_options(self, group: Group) -> Iterator[_Option]:
        least = group.size - self.most_holes
        for place in places(group):
            count = self.hand.counts[place.low]
            if count >= least:
                yield _Option(place, max(0, group.size - count), count * _NUMBER_POINTS[place.low])

    def _run_options(self, group: Group) -> Iterator[_Option]:
        mask = self.hand.mask
        for place in places(group, self.longer):
            held = mask & place.mask
            holes = (place.mask ^ held).bit_count()
            if holes <= self.most_holes:
                yield _Option(place, holes, 5 * (held.bit_count() + (held >> 10).bit_count()))

    def _colored_options(self, group: Group) -> Iterator[_Option]:
        for place in places(group, self.longer):
            held = held_alone(place, self.hand)
            holes = max(0, len(place.slots) - len(held))
            if holes <= self.most_holes:
                yield _Option(place, holes, sum(card.points for card in held))

    def _placed(self, state: _State, option: _Option) -> _State:
        plan = (*state.plan, option.place)
        if self.phase.has_color:
            slots = state.slots + len(option.place.slots)
            return _State(
                plan, state.counts, slots, state.holes + option.holes, state.points + option.points, sure=False
            )
        return _placed_by_number(state, option.place, plan)

    def _matched(self, state: _State) -> _State:
        filling = fill(state.plan, self.hand)
        points = self.number_points - sum(card.points for card in filling.left)
        return _State(state.plan, state.counts, state.slots, len(filling.holes), points)

    def _found(self, plan: tuple[Place, ...], order: list[int]) -> Found:
        filling = fill([place for _, place in sorted(zip(order, plan, strict=True))], self.hand)
        bare = len(filling.bare)
        if self.rules.naturals is Naturals.PHASE:
            bare = int(bare == len(plan))
        return Found(filling, max(len(filling.holes) - self.hand.wilds, bare, 0))

    def _allowed(self, plan: tuple[Place, ...]) -> bool:
        if self.rules.same_number is SameNumber.ALLOWED:
            return True
        numbers = [place.low for place in plan if place.group.kind is GroupKind.SET]
        return len(numbers) == len(set(numbers))


class ByMissing(_Search):
    """Plans that lack the fewest cards first."""

    longer = False

    def preference(self, option: _Option) -> int:
        """None: the fixed order of places."""
        return 0

    def bound(self, state: _State, rest: _Rest) -> Key:
        """Holes beyond the wilds, and number cards that the natural rule wants beyond those held."""
        return (max(0, self._holes(state, rest) - self.hand.wilds, self.naturals_needed - self.hand.naturals),)

    def key(self, found: Found) -> Key | None:
        """What the plan lacks."""
        return (found.missing,) if self._allowed(found.filling.plan) else None


class ByPoints(_Search):
    """Plans that lack nothing and leave no card that fits: fewest points left, wilds used and bare groups first."""

    longer = True

    def preference(self, option: _Option) -> int:
        """The place that holds most points, which is soon found to leave the fewest."""
        return -option.points

    def bound(self, state: _State, rest: _Rest) -> Key:
        """Every number card of the rest laid, every wild laid."""
        left = self.number_points - state.points - rest.points
        return (self.skip_points + left if left > 0 else self.skip_points, 0, 0)

    def key(self, found: Found) -> Key | None:
        """Points left, wilds used, groups of wilds alone; None for a plan to which a further card could be added."""
        filling = found.filling
        if found.missing or not self._allowed(filling.plan):
            return None
        wilds = self.hand.wilds if any(place.is_open for place in filling.plan) else len(filling.holes)
        if any(_room(place, filling.left, self.hand.wilds > wilds) for place in filling.plan):
            return None
        left = self.skip_points + WILD.points * (self.hand.wilds - wilds) + sum(card.points for card in filling.left)
        return (left, wilds, len(filling.bare))


def _room(place: Place, left: tuple[Card, ...], wild_left: bool) -> bool:
    """Whether a card that stays in hand could be added to the run at this place."""
    if place.is_open:
        return False
    ends = [n for n in (place.low - 1, place.high + 1) if 1 <= n <= 12]
    return bool(ends) and (wild_left or any(Slot(n, place.color).fits(card) for n in ends for card in left))


@lru_cache(maxsize=256)
def _in_order(phase: Phase) -> tuple[list[int], list[Group]]:
    """The groups in the order in which they are placed, with their positions in the phase."""
    order = sorted(range(len(phase.groups)), key=lambda i: _ORDER.index(phase.groups[i].kind))
    return order, [phase.groups[i] for i in order]


def _rests(options: list[list[_Option]], groups: list[Group]) -> list[_Rest]:
    rests = [_Rest(0, 0, 0)]
    for choices, group in zip(reversed(options), reversed(groups), strict=True):
        slots, holes, points = rests[-1]
        least = min((option.holes for option in choices), default=group.size)
        most = max((option.points for option in choices), default=0)
        rests.append(_Rest(slots + group.size, holes + least, points + most))
    return rests[::-1]


_NUMBER_POINTS = [0, *(Card(Kind.NUMBER, n).points for n in range(1, 13))]


def _placed_by_number(state: _State, place: Place, plan: tuple[Place, ...]) -> _State:
    """Add a place of a phase without colors: cards of one number compete only with each other.

    With the runs placed first it is exact to let each take a card of every number it can: if a set lacks that card
    later, the hole is only in another group.
    """
    counts = list(state.counts)
    holes, points = state.holes, state.points
    if place.is_open:
        number = place.low
        held = counts[number]
        if not any(other.is_open and other.low == number for other in state.plan):
            points += held * _NUMBER_POINTS[number]  # cards beyond the set's size are laid with it
        used = min(held, place.group.size)
        counts[number] -= used
        holes += place.group.size - used
    else:
        for number in place.numbers:
            if counts[number]:
                counts[number] -= 1
                points += _NUMBER_POINTS[number]
            else:
                holes += 1
    return _State(plan, tuple(counts), state.slots + len(place.slots), holes, points)
