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
from typing import NamedTuple

from phase10.cards import COPIES, NUMBERS, WILD
from phase10.odds.tally import ONE, ZERO, Series, Tally, choose, plus, series, times
from phase10.phases import GroupKind, Phase
from phase10.rules import Naturals, Rules, SameNumber

MOST_HOLES = COPIES[WILD]
COPIES_OF_A_NUMBER = 8


class Plan(NamedTuple):
    """How far the phase has got; `natural` says of each group, or of the phase as a whole, if it has a number card."""

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


class Walk:
    """The walk for one phase and one set of rules."""

    def __init__(self, phase: Phase, rules: Rules) -> None:
        """Sort the groups: sets by size, then runs."""
        sizes = {kind: [group.size for group in phase.groups if group.kind is kind] for kind in GroupKind}
        self.sets = sorted(sizes[GroupKind.SET])
        self.runs = sizes[GroupKind.RUN]
        self.per_group = rules.naturals is Naturals.GROUP
        self.one_number_each = rules.same_number is SameNumber.FORBIDDEN
        self.moves = lru_cache(maxsize=None)(self._moves)

    def tally(self) -> Tally:
        """Selections of number cards by their fewest holes."""
        most = min(COPIES_OF_A_NUMBER, sum(self.sets) + len(self.runs))
        weights = [series({count: choose(COPIES_OF_A_NUMBER)[count]}) for count in range(most)]
        weights.append(choose(COPIES_OF_A_NUMBER, least=most))
        level: dict[State, Series] = {((self._start(), 0),): ONE}
        for _ in NUMBERS:
            level = self._next(level, weights)
        found: dict[int, Series] = {}
        for state, selections in level.items():
            holes = min((holes for plan, holes in state if self._complete(plan)), default=None)
            if holes is not None:
                found[holes] = plus(found.get(holes, ZERO), selections)
        return found

    def _next(self, level: dict[State, Series], weights: list[Series]) -> dict[State, Series]:
        after: dict[State, Series] = {}
        for state, selections in level.items():
            for count, weight in enumerate(weights):
                reached = self._after(state, count)
                more = times(weight, selections)
                after[reached] = plus(after[reached], more) if reached in after else more
        return {state: selections for state, selections in after.items() if any(selections)}

    def _start(self) -> Plan:
        groups = len(self.sets) + len(self.runs) if self.per_group else 1
        return Plan((False,) * len(self.sets), (0,) * len(self.runs), (False,) * groups)

    def _complete(self, plan: Plan) -> bool:
        return all(plan.placed) and plan.covered == tuple(self.runs) and all(plan.natural)

    def _after(self, state: State, count: int) -> State:
        """The state after so many cards of the next number."""
        best: dict[Plan, int] = {}
        for plan, holes in state:
            for reached, more in self.moves(plan, count):
                total = holes + more
                if total <= MOST_HOLES and total < best.get(reached, total + 1):
                    best[reached] = total
        return tuple(sorted(best.items()))

    def _moves(self, plan: Plan, count: int) -> tuple[tuple[Plan, int], ...]:
        """Where so many cards of the next number lead from a plan, and with how many further holes."""
        return tuple(
            (reached, max(0, step.needs - count))
            for step in self._steps(plan)
            for reached in self._with_naturals(step, count)
        )

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
        if covered == self.runs[run]:
            return (covered,)
        return (0, 1) if not covered else (covered + 1,)

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
            return [Plan(plan.placed, plan.covered, (plan.natural[0] or (step.needs > 0 and count > 0),))]
        spare = count - len(step.sets)
        if spare < 0:
            return []  # a set has its number only once, so without a card of it the set never gets one
        runs = [step.runs] if spare >= len(step.runs) else combinations(step.runs, spare)
        return [self._given(plan, step.sets, got) for got in runs]

    def _given(self, plan: Plan, sets: tuple[int, ...], runs: tuple[int, ...]) -> Plan:
        got = {*sets, *(len(self.sets) + run for run in runs)}
        return Plan(plan.placed, plan.covered, tuple(had or i in got for i, had in enumerate(plan.natural)))


def number_tally(phase: Phase, rules: Rules) -> Tally:
    """The tally of a phase of sets and runs.

    >>> from phase10.rules import MATTEL
    >>> number_tally(Phase.parse("S2"), MATTEL)[0][2]  # pairs: 12 numbers, any 2 of 8 cards
    336
    """
    return Walk(phase, rules).tally()
