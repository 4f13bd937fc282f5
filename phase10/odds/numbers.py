"""The tally of a phase of sets and runs: one walk through the twelve numbers.

A *plan* is how far a phase has got when the numbers up to some number were dealt out: which sets have their number,
and how many numbers each run covers. A *state* gives for every plan the fewest holes with which the cards so far can
have got there. Cards of the next number lead from state to state, and selections that reach the same state are counted
together: a few hundred states stand for all hands there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from operator import ge
from typing import NamedTuple

from phase10.cards import NUMBERS
from phase10.errors import Phase10Error
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.tally import ONE, ZERO, Series, Tally, choose, plus, series, times
from phase10.phases import GroupKind, Phase
from phase10.rules import Naturals, Rules, SameNumber


class Plan(NamedTuple):
    """How far the phase has got; `natural` says of each group if it has a number card, where every group needs one."""

    placed: tuple[bool, ...]
    covered: tuple[int, ...]
    natural: tuple[bool, ...]


class Step(NamedTuple):
    """What one number does for a phase: the sets that take it, and the runs that go on with it, by their places."""

    sets: tuple[int, ...]
    runs: tuple[int, ...]
    plan: Plan
    needs: int


State = tuple[tuple[Plan, int], ...]
MOST_COMPARED = 20_000_000
"""Plans that one walk may compare: some twenty seconds."""


class WalkTable(NamedTuple):
    """The walk as tables: `levels[number - 1][state][count]` is the state that so many cards of the number lead to.

    States are numbered anew for each number; the walk begins in state 0, and counts beyond the last column are like the
    last. `holes[state]` is what a hand that ends there lacks, None where no number of wilds would do.
    """

    levels: tuple[tuple[tuple[int, ...], ...], ...]
    holes: tuple[int | None, ...]


class NumberWalk:
    """The walk for one phase, one set of rules, and a deck with so many wilds."""

    def __init__(self, phase: Phase, rules: Rules, wilds: int) -> None:
        """Sort the groups: sets by size, then runs."""
        sizes = {kind: sorted(group.size for group in phase.groups if group.kind is kind) for kind in GroupKind}
        self.phase = phase
        self.sets, self.runs = sizes[GroupKind.SET], sizes[GroupKind.RUN]
        self.wilds = wilds
        self.compared = 0
        self.per_group = rules.naturals is Naturals.GROUP
        self.one_number_each = rules.same_number is SameNumber.FORBIDDEN
        self.moves = lru_cache(maxsize=None)(self._moves)

    @property
    def most(self) -> int:
        """The most cards of one number that the phase can use."""
        return sum(self.sets) + len(self.runs)

    def table(self, most: int) -> WalkTable:
        """All states that hands can reach, with up to so many cards of each number.

        `Phase10Error` where there are too many of them to wait for.
        """
        states: dict[State, int] = {((self._start(), 0),): 0}
        levels = []
        for number in NUMBERS:
            reached: dict[State, int] = {}
            rows = []
            for state in states:
                after = [self._after(state, count, len(NUMBERS) - number) for count in range(most + 1)]
                rows.append(tuple(reached.setdefault(one, len(reached)) for one in after))
            levels.append(tuple(rows))
            states = reached
        return WalkTable(tuple(levels), tuple(map(self._holes, states)))

    def _holes(self, state: State) -> int | None:
        holes = min((holes for plan, holes in state if self._complete(plan)), default=None)
        return holes if holes != self.phase.size else None  # wilds alone are no phase; one number card always fits

    def _start(self) -> Plan:
        groups = len(self.sets) + len(self.runs) if self.per_group else 0
        return Plan((False,) * len(self.sets), (0,) * len(self.runs), (False,) * groups)

    def _complete(self, plan: Plan) -> bool:
        return all(plan.placed) and plan.covered == tuple(self.runs) and all(plan.natural)

    def _after(self, state: State, count: int, left: int) -> State:
        """The state after so many cards of the next number, when so many numbers are left after it."""
        best: dict[Plan, int] = {}
        for plan, holes in state:
            for reached, more in self.moves(plan, count):
                total = holes + more
                if total <= self.wilds and total < best.get(reached, total + 1) and self._in_time(reached, left):
                    best[reached] = total
        return tuple(sorted(self._worth_keeping(best)))

    def _worth_keeping(self, best: dict[Plan, int]) -> Iterator[tuple[Plan, int]]:
        """Plans with their holes, without those that another plan outdoes: further everywhere, with no more holes."""
        kept: list[Plan] = []
        for plan, holes in sorted(best.items(), key=lambda pair: (pair[1], [-covered for covered in pair[0].covered])):
            self.compared += len(kept) + 1
            if self.compared > MOST_COMPARED:
                raise Phase10Error("error-odds-large", phase=self.phase)
            if not any(self._outdoes(other, plan) for other in kept):
                kept.append(plan)
                yield plan, holes

    def _outdoes(self, one: Plan, other: Plan) -> bool:
        """Whether a plan is as far as another in every group, so that whatever completes the other completes it.

        A longer run is whole sooner than a shorter one, and can begin later as well. Only a run that still needs a
        number card of its own must not be longer: it could be whole before that card comes.
        """
        natural = one.natural[len(self.sets) :] if self.per_group else (True,) * len(self.runs)
        return (
            all(map(ge, one.placed, other.placed))
            and all(map(ge, one.natural, other.natural))
            and all(map(ge, one.covered, other.covered))
            and all(had or a == b for had, a, b in zip(natural, one.covered, other.covered, strict=True))
        )

    def _in_time(self, plan: Plan, left: int) -> bool:
        """Whether every run can still be finished with the numbers that are left."""
        return all(size - covered <= left for size, covered in zip(self.runs, plan.covered, strict=True))

    def _moves(self, plan: Plan, count: int) -> tuple[tuple[Plan, int], ...]:
        """Where so many cards of the next number lead from a plan, and with how many further holes."""
        best: dict[Plan, int] = {}
        for step in self._steps(plan):
            holes = max(0, step.needs - count)
            for reached in map(self._in_order, self._with_naturals(step, count)):
                best[reached] = min(holes, best.get(reached, holes))
        return tuple(best.items())

    def _in_order(self, plan: Plan) -> Plan:
        """The plan with runs of one size in order, since it does not matter which of them has got how far."""
        sets = len(self.sets)
        naturals = plan.natural[sets:] if self.per_group else (False,) * len(self.runs)
        runs = sorted(zip(self.runs, plan.covered, naturals, strict=True))
        natural = (*plan.natural[:sets], *(had for *_, had in runs)) if self.per_group else plan.natural
        return Plan(plan.placed, tuple(covered for _, covered, _ in runs), natural)

    def _steps(self, plan: Plan) -> list[Step]:
        """Everything that the next number can be used for."""
        ways = [self._run_ways(i, covered) for i, covered in enumerate(plan.covered)]
        found = []
        for sets in self._set_choices(plan):
            placed = tuple(done or i in sets for i, done in enumerate(plan.placed))
            for covered in product(*ways):
                runs = tuple(i for i, now in enumerate(covered) if now > plan.covered[i])
                needs = sum(self.sets[i] for i in sets) + len(runs)
                found.append(Step(sets, runs, Plan(placed, covered, plan.natural), needs))
        return found

    def _run_ways(self, run: int, covered: int) -> tuple[int, ...]:
        """A run that is whole stays so; another goes on with the number, or begins later, whatever it had."""
        return (covered,) if covered == self.runs[run] else (0, covered + 1)

    def _set_choices(self, plan: Plan) -> Iterator[tuple[int, ...]]:
        """Which sets may take the next number; of equal ones the first, so that each choice comes once."""
        free = [i for i, done in enumerate(plan.placed) if not done]
        for count in range(min(len(free), 1) + 1 if self.one_number_each else len(free) + 1):
            for chosen in combinations(free, count):
                if not any(self.sets[i] == self.sets[j] and j not in chosen for i in chosen for j in free if j < i):
                    yield chosen

    def _with_naturals(self, step: Step, count: int) -> Iterable[Plan]:
        """The plans after a step, by which groups can have got one of the cards."""
        plan = step.plan
        if not self.per_group:
            return [plan]
        spare = count - len(step.sets)
        if spare < 0:
            return []  # a set has its number only once, so without a card of it the set never gets one
        runs = [step.runs] if spare >= len(step.runs) else combinations(step.runs, spare)
        return [self._given(plan, step.sets, got) for got in runs]

    def _given(self, plan: Plan, sets: tuple[int, ...], runs: tuple[int, ...]) -> Plan:
        """The plan when these sets and runs have got a card; a run that begins later has none."""
        got = {*sets, *(len(self.sets) + run for run in runs)}
        later = {len(self.sets) + run for run, covered in enumerate(plan.covered) if not covered}
        natural = tuple((had or i in got) and i not in later for i, had in enumerate(plan.natural))
        return Plan(plan.placed, plan.covered, natural)


def number_tally(phase: Phase, rules: Rules, deck: DeckMakeup = FULL_DECK) -> Tally:
    """The tally of a phase of sets and runs.

    >>> from phase10.rules import MATTEL
    >>> number_tally(Phase.parse("S2"), MATTEL)[0][2]  # pairs: 12 numbers, any 2 of 8 cards
    336
    """
    walk = NumberWalk(phase, rules, deck.wilds)
    copies = deck.of_a_number
    most = min(copies, walk.most)
    levels, holes = walk.table(most)
    weights = [series({count: choose(copies)[count]}) for count in range(most)]
    weights.append(choose(copies, least=most))
    level = {0: ONE}
    for after in levels:
        level = _next(level, after, weights)
    found: dict[int, Series] = {}
    for state, selections in level.items():
        left = holes[state]
        if left is not None:
            found[left] = plus(found.get(left, ZERO), selections)
    return found


def _next(level: dict[int, Series], after: tuple[tuple[int, ...], ...], weights: list[Series]) -> dict[int, Series]:
    reached: dict[int, Series] = {}
    for state, selections in level.items():
        for there, weight in zip(after[state], weights, strict=True):
            more = times(weight, selections)
            reached[there] = plus(reached[there], more) if there in reached else more
    return {state: selections for state, selections in reached.items() if any(selections)}
