"""The tally of any phase, also of one that mixes color groups with others, in two layers.

A *view* of a phase has a color chosen for each color group. The lower layer walks one view through the twelve numbers:
a *plan* is how far the view has got, and the fewest holes of every plan, by the cards so far, are turned into a *node*,
which stands for nothing but the holes that any further cards would leave. Nodes that agree on that are one node. The
upper layer walks all views together, since a card serves several of them, once for each number of wilds: its state is
a node for each view that tells if so many wilds will do, and the phase is laid if any view is. States that differ by
an exchange of colors are one state.

Running this module (`python -m phase10.odds.mixed`) writes `mixed.json`, the tallies of the printed phases that mix.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import combinations, compress, permutations, product
from math import comb, inf, prod
from operator import add, getitem, itemgetter, lt, not_, sub
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from phase10.cards import COPIES, NUMBERS, WILD, Color
from phase10.errors import Phase10Error
from phase10.odds.decks import COPIES_OF_A_CARD
from phase10.odds.tally import MOST_CARDS, Series, Tally, table_key
from phase10.phases import PHASE_LISTS, GroupKind, Phase
from phase10.rules import Naturals, Rules, SameNumber

MOST_HOLES = COPIES[WILD]
NONE = MOST_HOLES + 1
"""The holes of what no number of wilds completes."""
MOST_MOVES = 2_500_000
"""Looks at plans within the views after which a phase is given up: some seconds."""
MOST_STEPS = 90_000_000
"""Nodes looked at in the walk of all views after which a phase is given up: a quarter of a minute."""
PATIENCE = 8
"""How many times as long what is shipped may take when it is worked out anew."""
ANY = -1
SHIPPED = Path(__file__).with_name("mixed.json")

Far = TypeVar("Far", bool, tuple[int, bool])
Cards = tuple[int, ...]
"""Cards of one number: of each color of the view, then of the others."""


class Line(NamedTuple):
    """A run or a color run that a view asks for; `color` is a color of the view, or ANY."""

    size: int
    color: int


class Plan(NamedTuple):
    """How far a view has got: sets placed, numbers covered by each line and if it has a number card, cards by color."""

    placed: tuple[bool, ...]
    lines: tuple[tuple[int, bool], ...]
    counts: tuple[int, ...]


Step = tuple[int, int, list[int]]
"""What one number is used for: how many sets take it, places any color fits, and the lines that go on with it."""
Share = tuple[tuple[int, ...], int, int]
"""Of the cards of one color: the lines of that color that get one, cards for other groups, cards for its own."""
Holes = tuple[tuple[Plan, int], ...]
"""The fewest holes by plans."""
State = tuple[int, ...]
"""A node for each view."""
LAID: State = (0,)
"""The state that stands for all in which a view is laid."""
Seen = tuple[int, ...]
"""For each view what it sees of the cards of one number, as a place in its nodes."""


class View:
    """A phase with a color for each of its color groups: 0 for the first color it has, 1 for the next."""

    def __init__(self, phase: Phase, rules: Rules, coloring: tuple[int, ...]) -> None:
        """Sort the groups: sets by size, lines by size and color, color groups by their color."""
        self.per_group = rules.naturals is Naturals.GROUP
        self.one_number_each = rules.same_number is SameNumber.FORBIDDEN
        colors = iter(coloring)
        groups = [(group.kind, group.size, next(colors) if group.kind.has_color else ANY) for group in phase.groups]
        self.sets = sorted(size for kind, size, _ in groups if kind is GroupKind.SET)
        self.lines = sorted(Line(size, color) for kind, size, color in groups if kind.is_run)
        self.colors = range(len(set(coloring)))
        asked = [(size, color) for kind, size, color in groups if kind is GroupKind.COLOR]
        own = [[size for size, color in asked if color == one] for one in self.colors]
        self.wanted = [sum(sizes) for sizes in own]
        """Cards that the color groups of each color ask for; groups of one color need not be told apart."""
        self.least = [len(sizes) if self.per_group else 0 for sizes in own]
        of_color = [sum(line.color == one for line in self.lines) for one in self.colors]
        self.most_seen = [wanted + lines for wanted, lines in zip(self.wanted, of_color, strict=True)]
        self.open_to_all = sum(self.sets) + sum(line.color == ANY for line in self.lines)
        done = (False,) * len(self.sets), ((0, not self.per_group),) * len(self.lines), (0,) * len(self.colors)
        self.start: Holes = ((Plan(*done), 0),)
        self.moves = cache(self._moves)
        self.worse = cache(self._worse)
        self.moved = 0

    def sees(self, own: Sequence[int], others: int) -> Cards:
        """What matters of the cards of one number: cards that only fit anywhere count with those of other colors."""
        seen = [min(count, most) for count, most in zip(own, self.most_seen, strict=True)]
        return (*seen, min(others + sum(own) - sum(seen), self.open_to_all))

    def finish(self, holes: Holes) -> int:
        """The fewest holes when all numbers have come."""
        return min((min(NONE, so_far + self._rest(plan)) for plan, so_far in holes), default=NONE)

    def _rest(self, plan: Plan) -> int:
        """Holes that are left to the end: of sets without a number, and of color groups."""
        laid = all(done == (line.size, True) for done, line in zip(plan.lines, self.lines, strict=True))
        if not laid or any(map(lt, plan.counts, self.least)) or (self.per_group and not all(plan.placed)):
            return NONE
        return sum(compress(self.sets, map(not_, plan.placed))) + sum(self.wanted) - sum(plan.counts)

    def after(self, holes: Holes, cards: Cards, left: int) -> Holes:
        """The fewest holes by plans after these cards of the next number, when so many numbers are left then."""
        best: dict[Plan, int] = {}
        for plan, so_far in holes:
            for reached, more in self.moves(plan, cards):
                total = so_far + more
                fits = all(size - done <= left for (done, _), (size, _) in zip(reached.lines, self.lines, strict=True))
                if fits and total < best.get(reached, NONE):
                    best[reached] = total
        self.moved += len(holes) + len(best)
        return tuple(sorted(self._useful(best, left).items()))

    def _useful(self, best: dict[Plan, int], left: int) -> dict[Plan, int]:
        """The plans without those that another is never worse than."""
        for plan, total in list(best.items()):
            self.moved += len(best) // 4
            if any(one is not plan and so_far + self.worse(one, plan, left) <= total for one, so_far in best.items()):
                del best[plan]
        return best

    def _worse(self, one: Plan, other: Plan, left: int) -> float:
        """How many holes `one` leaves more than `other` at most, whatever comes: it does alike and pays."""
        total: float = 0
        for size, has, had in zip(self.sets, one.placed, other.placed, strict=True):
            total += (inf if self.per_group else size) if had and not has else 0
        for line, own, its in zip(self.lines, one.lines, other.lines, strict=True):
            total += _line_worse(line.size, own, its, left)
        for least, count, its_count in zip(self.least, one.counts, other.counts, strict=True):
            total += 0 if count >= its_count else its_count - count if count >= least else inf
        return total

    def _moves(self, plan: Plan, cards: Cards) -> tuple[tuple[Plan, int], ...]:
        """Where these cards of the next number lead from a plan, and with how many further holes."""
        best: dict[Plan, int] = {}
        for step, placed, covered in self._steps(plan, sum(cards)):
            for got, gains, holes in self._layouts(step, plan, cards):
                self.moved += 1
                lines = [(now, plan.lines[i][1] or i in got) for i, now in enumerate(covered)]
                counts = tuple(map(add, plan.counts, gains))
                reached = Plan(_in_order(self.sets, placed), _in_order(self.lines, lines), counts)
                best[reached] = min(holes, best.get(reached, holes))
        return tuple(self._useful(best, 0).items())

    def _steps(self, plan: Plan, cards: int) -> Iterator[tuple[Step, list[bool], tuple[int, ...]]]:
        """Everything that the next number can be used for."""
        ways = [
            (done,) if done == line.size else (done + 1,) if done else (0, 1)
            for (done, _), line in zip(plan.lines, self.lines, strict=True)
        ]
        for sets in self._set_choices(plan, cards):
            placed = [done or i in sets for i, done in enumerate(plan.placed)]
            for covered in product(*ways):
                lines = [i for i, now in enumerate(covered) if now > plan.lines[i][0]]
                places = sum(self.sets[i] for i in sets) + sum(self.lines[i].color == ANY for i in lines)
                yield (len(sets), places, lines), placed, covered

    def _set_choices(self, plan: Plan, cards: int) -> Iterator[tuple[int, ...]]:
        """Which sets may take the next number, each at least one card of it."""
        free = [i for i, done in enumerate(plan.placed) if not done]
        for count in range(min(len(free), cards, 1 if self.one_number_each else cards) + 1):
            yield from combinations(free, count)

    def _layouts(self, step: Step, plan: Plan, cards: Cards) -> Iterator[tuple[frozenset[int], tuple[int, ...], int]]:
        """Ways to lay the cards: the lines that get one, what the color groups of each color gain, and the holes."""
        sets, places, lines = step
        *own, others = cards
        plain, *colored = ([i for i in lines if self.lines[i].color == color] for color in (ANY, *self.colors))
        rooms = map(sub, self.wanted, plan.counts)
        for chosen in product(*map(_shares, own, colored, rooms)):
            filled = min(places, others + sum(elsewhere for _, elsewhere, _ in chosen))
            spare = filled - sets
            if spare >= 0:  # each set has a card; the rest of them fills sets and lines alike
                got = [i for taken, _, _ in chosen for i in taken]
                holes = places - filled + len(lines) - len(plain) - len(got)
                for fed in combinations(plain, min(spare, len(plain))):
                    yield frozenset((*got, *fed)), tuple(gain for _, _, gain in chosen), holes


def _shares(count: int, lines: list[int], room: int) -> Iterator[Share]:
    """Uses of the cards of one color."""
    for taking in range(min(count, len(lines)) + 1):
        for elsewhere in range(count - taking + 1):
            for taken in combinations(lines, taking):
                yield taken, elsewhere, min(room, count - taking - elsewhere)


def _in_order(groups: Sequence[Any], done: Sequence[Far]) -> tuple[Far, ...]:
    """How far groups are: of groups that ask for the same, the one that is further comes last."""
    return tuple(far for _, far in sorted(zip(groups, done, strict=True)))


def _line_worse(size: int, own: tuple[int, bool], its: tuple[int, bool], left: int) -> float:
    """How much worse a line that has come so far can be than one that has come as far as another."""
    (done, natural), (its_done, its_natural) = own, its
    if its_natural and not natural:
        return inf
    if done > its_done:  # it needs fewer of the numbers to come, unless the other waits for better ones
        return inf if not natural else 0 if its_done or done == size else size - done
    return 0 if done == its_done else its_done - done if left >= size - done else inf


class Nodes:
    """What further cards can lead to, as nodes that lead to nodes; one up to NONE is that number of holes at last."""

    def __init__(self, most_seen: int) -> None:
        """The nodes of known holes; they lead to themselves."""
        self.next: list[Seen] = [(holes,) * most_seen for holes in range(NONE + 1)]
        self._known: dict[Seen, int] = {}
        self.settled = cache(self._settled)

    def node(self, following: Seen) -> int:
        """The node that leads to these."""
        if following[0] <= NONE and following.count(following[0]) == len(following):
            return following[0]
        if following not in self._known:
            self._known[following] = len(self.next)
            self.next.append(following)
        return self._known[following]

    def _settled(self, node: int, holes: int) -> int:
        """The node that only tells if there are at most so many holes: 0 if so, NONE if not."""
        if node <= NONE:
            return 0 if node <= holes else NONE
        return self.node(tuple(self.settled(one, holes) for one in self.next[node]))


class MixedWalk:
    """All views of a phase at once."""

    def __init__(self, phase: Phase, rules: Rules, copies: int, patience: int = 1) -> None:
        """One view for each way to color the color groups; those that differ by names of colors share their nodes."""
        self.phase, self.copies, self.patience, self.steps = phase, copies, patience, 0
        self.bits = comb(
            copies * len(Color) * len(NUMBERS), MOST_CARDS
        ).bit_length()  # no place of a packed series ever holds more
        self.everything = (1 << self.bits * (MOST_CARDS + 1)) - 1
        groups = sum(group.kind.has_color for group in phase.groups)
        self.colorings = list(product(range(len(Color)), repeat=groups))
        self.names = [tuple(dict.fromkeys(coloring)) for coloring in self.colorings]
        self.patterns = [tuple(map(tuple(dict.fromkeys(one)).index, one)) for one in self.colorings]
        self.views = {pattern: View(phase, rules, pattern) for pattern in self.patterns}
        self.inputs = {pattern: self._inputs(view) for pattern, view in self.views.items()}
        self.nodes = Nodes(max(map(len, self.inputs.values())))
        place = {coloring: i for i, coloring in enumerate(self.colorings)}
        self.exchanges = [
            itemgetter(*(place[tuple(exchange[color] for color in coloring)] for coloring in self.colorings))
            for exchange in permutations(range(len(Color)))
        ]

    def tally(self) -> Tally:
        """Selections of number cards by their fewest holes; `Phase10Error` when that would take too long."""
        roots = {pattern: self._root(pattern) for pattern in self.views}
        start = [roots[pattern] for pattern in self.patterns]
        found, before = {}, 0
        for most in range(MOST_HOLES + 1):
            laid = self._laid(tuple(self.nodes.settled(node, most) for node in start))
            if laid > before:
                found[most] = self._series(laid - before)
            before = laid
        return found

    def _series(self, packed: int) -> Series:
        return tuple(packed >> self.bits * cards & ((1 << self.bits) - 1) for cards in range(MOST_CARDS + 1))

    def _laid(self, start: State) -> int:
        """The selections, as a packed series, with which a state comes to 0 in any of its views."""
        level, laid = {start: 1}, 0
        for left in reversed(range(len(NUMBERS))):
            self.steps += len(level) * len(self._weights) * (4 + len(self.colorings))
            if self.steps > MOST_STEPS * self.patience:
                raise Phase10Error("error-odds-large", phase=self.phase)
            level = self._next(level)
            cards = self.copies * len(Color) * left
            rest = sum(comb(cards, count) << self.bits * count for count in range(MOST_CARDS + 1))
            laid += level.pop(LAID, 0) * rest & self.everything
            level.pop((NONE,) * len(start), None)
        return laid

    def _next(self, level: dict[State, int]) -> dict[State, int]:
        """The selections of each state after one more number."""
        reach = lru_cache(maxsize=1 << 18)(self._reach)
        after: dict[State, int] = defaultdict(int)
        for state, selections in level.items():
            tables = [self.nodes.next[node] for node in state]
            for seen, weight in self._weights:
                if more := selections * weight & self.everything:
                    after[reach(tuple(map(getitem, tables, seen)))] += more
        return after

    def _reach(self, state: State) -> State:
        """The same for all states that differ by an exchange of colors, and for all in which a view is laid."""
        if 0 in state:
            return LAID
        if len(state) <= len(Color):
            return tuple(sorted(state))
        return min([exchange(state) for exchange in self.exchanges])

    def _root(self, pattern: tuple[int, ...]) -> int:
        """The node of a view before the first number."""
        view, inputs = self.views[pattern], self.inputs[pattern]

        @cache
        def node(holes: Holes, left: int) -> int:
            if not left or not holes:
                return view.finish(holes)
            if sum(view.moved for view in self.views.values()) > MOST_MOVES * self.patience:
                raise Phase10Error("error-odds-large", phase=self.phase)
            return self.nodes.node(tuple(node(view.after(holes, cards, left - 1), left - 1) for cards in inputs))

        return node(view.start, len(NUMBERS))

    def _inputs(self, view: View) -> dict[Cards, int]:
        """Everything that a view can see of one number, each with its place in a node."""
        own = product(range(self.copies + 1), repeat=len(view.colors))
        others = range(self.copies * (len(Color) - len(view.colors)) + 1)
        return {cards: i for i, cards in enumerate(sorted({view.sees(*both) for both in product(own, others)}))}

    @cached_property
    def _weights(self) -> list[tuple[Seen, int]]:
        """What each view sees of the cards of one number, and the selections of them that look like that."""
        weights: dict[Seen, int] = defaultdict(int)
        for held in product(range(self.copies + 1), repeat=len(Color)):
            seen = []
            for names, pattern in zip(self.names, self.patterns, strict=True):
                own = [held[color] for color in names]
                seen.append(self.inputs[pattern][self.views[pattern].sees(own, sum(held) - sum(own))])
            weights[tuple(seen)] += prod(comb(self.copies, count) for count in held) << self.bits * sum(held)
        return [(seen, weight & self.everything) for seen, weight in weights.items()]


def mixed_tally(phase: Phase, rules: Rules, copies: int = COPIES_OF_A_CARD, *, shipped: bool = True) -> Tally:
    """The tally of any phase, looked up if it is shipped; `Phase10Error` for one that would take too long.

    What is worked out anew on purpose (`shipped` is false) may take minutes.

    >>> from phase10.rules import MATTEL
    >>> mixed_tally(Phase.parse("C2 R3"), MATTEL)[3][2]  # any two cards: one for each group
    4560
    """
    if shipped and copies == COPIES_OF_A_CARD and (known := shipped_tally(phase, rules)):
        return known
    tally = MixedWalk(phase, rules, copies, patience=1 if shipped else PATIENCE).tally()
    return {holes: selections for holes, selections in tally.items() if holes < phase.size}  # wilds alone are no phase


def shipped_tally(phase: Phase, rules: Rules) -> Tally | None:
    """The tally as it was worked out when the kit was made, in whatever order the groups come; None for other phases.

    >>> from phase10.rules import MATTEL
    >>> shipped_tally(Phase.parse("S3 CR4"), MATTEL)[6][1]  # any card alone leaves six places
    96
    """
    return _shipped().get(table_key(phase, rules))


def printed() -> list[Phase]:
    """The phases of the lists that mix a color group with another group."""
    phases = (phase for known in PHASE_LISTS for phase in known.phases)
    return list(dict.fromkeys(phase for phase in phases if phase.has_color and len(phase.groups) > 1))


@lru_cache(maxsize=1)
def _shipped() -> dict[str, Tally]:
    tallies = json.loads(SHIPPED.read_text(encoding="utf-8"))
    return {name: {int(holes): tuple(one) for holes, one in tally.items()} for name, tally in tallies.items()}


def main() -> None:
    """Work out the tallies of the printed phases by both readings, and write them: a line for each number of holes."""
    blocks = []
    for phase, rules in product(printed(), [Rules(naturals=naturals) for naturals in Naturals]):
        tally = mixed_tally(phase, rules, shipped=False)
        lines = ",\n".join(f'  "{holes}": {json.dumps(selections)}' for holes, selections in tally.items())
        blocks.append(f' "{table_key(phase, rules)}": {{\n{lines}\n }}')
    SHIPPED.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
