"""Exact counts of phases that mix color groups with others: hand by hand, and by the other two ways to count."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod, sqrt
from time import process_time

import literal
import pytest

from phase10 import DECK, MASTER, STANDARD, TWIST, Hand, Naturals, Phase, Phase10Error, Rules, SameNumber, makes
from phase10.odds import mixed
from phase10.odds.colors import color_tally
from phase10.odds.decks import DeckMakeup
from phase10.odds.mixed import MixedWalk, mixed_tally, printed, shipped_tally
from phase10.odds.numbers import number_tally
from phase10.odds.tally import MOST_CARDS, Tally
from phase10.rules import MATTEL

GROUP = Rules(naturals=Naturals.GROUP)
FORBIDDEN = Rules(same_number=SameNumber.FORBIDDEN)
Columns = tuple[tuple[int, ...], ...]


def made(tally: Tally, cards: int) -> int:
    """Hands of the whole deck that make the phase."""
    return sum(
        comb(8, wilds) * comb(4, skips) * selections[cards - wilds - skips]
        for wilds, skips in product(range(9), range(5))
        for holes, selections in tally.items()
        if holes <= wilds and wilds + skips <= cards
    )


def nonzero(tally: Tally) -> Tally:
    return {holes: tuple(selections) for holes, selections in tally.items() if holes <= 8 and any(selections)}


def columns(size: int, copies: int) -> list[tuple[int, ...]]:
    """The numbers that so many cards of one color can have."""
    every = combinations_with_replacement(range(1, 13), size)
    return [numbers for numbers in every if max(Counter(numbers).values(), default=0) <= copies]


def selections(cards: int, copies: int = 2) -> Iterator[tuple[list[str], int]]:
    """Every selection of so many number cards up to exchange of colors, and how many selections it stands for."""
    known = [column for size in range(cards + 1) for column in columns(size, copies)]
    chosen: Columns
    for chosen in _columns_of(known, cards, 4):
        ways = prod(comb(copies, count) for column in chosen for count in Counter(column).values())
        orders = factorial(4) // prod(factorial(count) for count in Counter(chosen).values())
        hand = [f"{color}{number}" for color, column in zip("RBGY", chosen, strict=True) for number in column]
        yield hand, ways * orders


def _columns_of(known: list[tuple[int, ...]], cards: int, colors: int) -> Iterator[Columns]:
    if not colors:
        yield from [()] if not cards else []
        return
    for i, column in enumerate(known):
        if len(column) <= cards <= colors * len(known[-1]):
            for rest in _columns_of(known[i:], cards - len(column), colors - 1):
                yield (column, *rest)


def fewest_wilds(hand: list[str], phase: str, rules: Rules) -> int | None:
    """How many wilds the second implementation wants beside these number cards; None if eight are not enough."""
    same_number = rules.same_number is SameNumber.ALLOWED
    for wilds in range(9):
        if literal.made([*hand, *["W"] * wilds], phase, rules.naturals.value, same_number):
            return wilds
    return None


def counted(phase: str, rules: Rules, cards: int, copies: int = 2) -> dict[int, int]:
    found: Counter[int] = Counter()
    for hand, ways in selections(cards, copies):
        holes = fewest_wilds(hand, phase, rules)
        if holes is not None:
            found[holes] += ways
    return dict(found)


def test_selections_are_all() -> None:
    """What the tests here enumerate is every selection of number cards."""
    assert [sum(ways for _, ways in selections(cards)) for cards in range(4)] == [comb(96, cards) for cards in range(4)]


SMALL = [("C2 S2", 3), ("C2 C2", 3), ("CR3 S2", 2), ("C3 R3", 1), ("CR3 C2", 1), ("S2 C2 C2", 1)]
LARGER = [("C2 S2", 4), ("C2 C2", 4), ("CR3 S2", 3), ("C3 R3", 3), ("CR3 C2", 3), ("CR3 CR3", 2), ("S2 C2 C2", 3)]


def one_by_one(phase: str, rules: Rules, cards: int, copies: int = 2) -> None:
    tally = mixed_tally(Phase.parse(phase), rules, copies, shipped=False)
    found = {holes: series[cards] for holes, series in tally.items() if series[cards]}
    assert found == counted(phase, rules, cards, copies)


@pytest.mark.parametrize("rules", [MATTEL, GROUP], ids=["phase", "group"])
@pytest.mark.parametrize(("phase", "most"), SMALL)
def test_small_selections_one_by_one(phase: str, most: int, rules: Rules) -> None:
    """For every selection of a few cards the second implementation wants as many wilds as the tally has holes."""
    for cards in range(1, most + 1):
        one_by_one(phase, rules, cards)


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", [MATTEL, GROUP], ids=["phase", "group"])
@pytest.mark.parametrize(("phase", "cards"), LARGER)
def test_larger_selections_one_by_one(phase: str, cards: int, rules: Rules) -> None:
    """The same for every selection of more cards."""
    one_by_one(phase, rules, cards)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_one_copy_of_each_card(cards: int) -> None:
    """Where the deck has each colored card once, the second implementation agrees too."""
    one_by_one("C2 S2", GROUP, cards, copies=1)


class Looker:
    """The fewest holes of a single selection, by the nodes that the walk counts with."""

    def __init__(self, phase: str, rules: Rules) -> None:
        self.walk = MixedWalk(Phase.parse(phase), rules, copies=2)
        self.roots = {pattern: self.walk._root(pattern) for pattern in self.walk.views}

    def holes(self, hand: list[str]) -> int:
        held = Counter(hand)
        found = []
        for names, pattern in zip(self.walk.names, self.walk.patterns, strict=True):
            node, view = self.roots[pattern], self.walk.views[pattern]
            for number in range(1, 13):
                counts = [held[f"{color}{number}"] for color in "RBGY"]
                own = [counts[color] for color in names]
                node = self.walk.nodes.next[node][self.walk.inputs[pattern][view.sees(own, sum(counts) - sum(own))]]
            found.append(node)
        return min(found)


looker = cache(Looker)
MIXES = ["CR4 S3", "S5 CR3", "R7 C4", "C4 C3", "CR3 C3", "S3 C5"]


def nasty_hands(phase: str, rules: Rules, hands: int) -> None:
    rng = random.Random(f"{phase} {rules}")
    for _ in range(hands):
        hand = [card for card in literal.stress_hand(rng) if card[0] in "RBGY" and len(card) > 1][:MOST_CARDS]
        if hand or rules.naturals is Naturals.GROUP:
            holes = looker(phase, rules).holes(hand)
            assert (holes if holes <= 8 else None) == fewest_wilds(hand, phase, rules), hand


@pytest.mark.parametrize("rules", [MATTEL, GROUP], ids=["phase", "group"])
@pytest.mark.parametrize("phase", MIXES)
def test_nasty_hands_one_by_one(phase: str, rules: Rules) -> None:
    """For nasty hands of any size the holes that are counted are the wilds that the second implementation wants."""
    nasty_hands(phase, rules, 10)


def test_nasty_hands_with_sets_that_must_differ() -> None:
    """The same where two sets may not have the same number."""
    nasty_hands("S2 S2 CR3", FORBIDDEN, 20)


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", [MATTEL, GROUP, FORBIDDEN], ids=["phase", "group", "forbidden"])
@pytest.mark.parametrize("phase", [*MIXES, "CR3 CR3", "CR3 C3 S2", "CR4 C3", "S2 S2 CR3", "R3 R3 C3", "C3 C3 C3"])
def test_many_nasty_hands(phase: str, rules: Rules) -> None:
    """The same for 300 hands."""
    nasty_hands(phase, rules, 300)


@pytest.mark.parametrize("rules", [MATTEL, GROUP, FORBIDDEN], ids=["phase", "group", "forbidden"])
@pytest.mark.parametrize("phase", ["S3 S3", "S3 R4", "R7", "S5 S2", "S2 S2 S2", "S9"])
def test_sets_and_runs_the_other_way(phase: str, rules: Rules) -> None:
    """Of sets and runs the walk counts what the walk made for them counts, with one and two copies of each card."""
    asked = Phase.parse(phase)
    for copies in (1, 2):
        expected = number_tally(asked, rules, DeckMakeup(copies=copies))
        assert nonzero(mixed_tally(asked, rules, copies, shipped=False)) == nonzero(expected)


@pytest.mark.parametrize("rules", [MATTEL, GROUP], ids=["phase", "group"])
@pytest.mark.parametrize("phase", ["C2", "C7", "C9", "CR3", "CR5"])
def test_one_color_the_other_way(phase: str, rules: Rules) -> None:
    """Of a single color group or color run the walk counts what the product over four colors gives."""
    asked = Phase.parse(phase)
    for copies in (1, 2):
        expected = color_tally(asked.groups[0], copies)
        assert nonzero(mixed_tally(asked, rules, copies, shipped=False)) == nonzero(expected)


@pytest.mark.parametrize("phase", ["C2 S2", "CR3 S2", "C4 C3", "C3 S2 S2"])
def test_every_selection_is_counted_once(phase: str) -> None:
    """Selections of any number of holes together are all there are, where a phase takes no more than eight wilds."""
    tally = mixed_tally(Phase.parse(phase), MATTEL, shipped=False)
    for cards in range(1, MOST_CARDS + 1):
        assert sum(series[cards] for series in tally.values()) == comb(96, cards)
    assert all(series[0] == 0 for series in tally.values())


@pytest.mark.parametrize("phase", ["C2 S2", "C4 C3", "S2 CR3"])
def test_the_order_of_groups_does_not_matter(phase: str) -> None:
    """A phase has the tally of its groups in any order."""
    turned = Phase(Phase.parse(phase).groups[::-1])
    assert mixed_tally(turned, GROUP, shipped=False) == mixed_tally(Phase.parse(phase), GROUP, shipped=False)


@pytest.mark.parametrize("phase", ["CR4 S3", "C5 C4"])
def test_shipped_tallies_are_worked_out_again(phase: str) -> None:
    """The tallies that are shipped are what the walk gives, in either order of the groups."""
    asked = Phase.parse(phase)
    assert shipped_tally(Phase(asked.groups[::-1]), MATTEL) == mixed_tally(asked, MATTEL, shipped=False)
    assert mixed_tally(asked, MATTEL) is shipped_tally(asked, MATTEL)
    assert mixed_tally(asked, MATTEL, copies=1) != shipped_tally(asked, MATTEL)


def test_what_is_shipped() -> None:
    """Shipped is each phase of the lists that mixes, by both readings; a line of the file is a number of holes."""
    assert {MASTER.phase(8), MASTER.phase(10), TWIST.phase(7)} <= set(printed())
    assert all(shipped_tally(phase, rules) for phase in printed() for rules in (MATTEL, GROUP))
    assert shipped_tally(STANDARD.phase(1), MATTEL) is None
    text = mixed.SHIPPED.read_text(encoding="utf-8")
    assert text.count("[") == text.count("\n") - 2 * len(json.loads(text)) - 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", [MATTEL, GROUP], ids=["phase", "group"])
@pytest.mark.parametrize("phase", printed(), ids=str)
def test_all_that_is_shipped_is_worked_out_again(phase: Phase, rules: Rules) -> None:
    """Every tally that is shipped is what the walk gives."""
    assert shipped_tally(phase, rules) == mixed_tally(phase, rules, shipped=False)


@pytest.mark.parametrize("phase", printed(), ids=str)
def test_shipped_tallies_are_of_all_selections(phase: Phase) -> None:
    """No selection is in two lines of a tally; a stricter reading has no more; more cards never hurt."""
    loose, strict = shipped_tally(phase, MATTEL), shipped_tally(phase, GROUP)
    assert loose is not None
    assert strict is not None
    for cards in range(1, MOST_CARDS + 1):
        total = sum(series[cards] for series in loose.values())
        assert total == comb(96, cards) if phase.size <= 9 else total <= comb(96, cards)
        for wilds in range(9):
            at_most = [sum(tally[holes][cards] for holes in tally if holes <= wilds) for tally in (strict, loose)]
            assert at_most == sorted(at_most)
    chances = [made(loose, cards) / comb(108, cards) for cards in range(1, MOST_CARDS + 1)]
    assert chances == sorted(chances)
    assert all(chance == 0 for chance in chances[: phase.size - 1])


@pytest.mark.parametrize("phase", ["CR4 S3", "S5 CR3"])
def test_one_natural_is_where_the_readings_differ(phase: str) -> None:
    """The readings differ by the hands with one number card and wilds for the rest of the phase, counted by hand."""
    asked = Phase.parse(phase)
    alone = sum(96 * comb(8, wilds) * comb(4, 9 - wilds) for wilds in range(asked.size - 1, 9))
    assert made(mixed_tally(asked, MATTEL), 10) - made(mixed_tally(asked, GROUP), 10) == alone


@pytest.mark.parametrize("phase", ["CR4 S3", "S5 CR3", "R7 C4"])
def test_a_simulation_agrees(phase: str) -> None:
    """Of 8,000 hands of ten cards (eleven where it takes that many) as many make the phase as the tally says."""
    asked, hands, rng = Phase.parse(phase), 8_000, random.Random(phase)
    cards = max(10, asked.size)
    tally = shipped_tally(asked, MATTEL)
    assert tally is not None
    exact = made(tally, cards) / comb(108, cards)
    hits = sum(makes(Hand(tuple(rng.sample(DECK, cards))), asked) for _ in range(hands))
    assert abs(hits / hands - exact) <= 4 * sqrt(exact * (1 - exact) / hands)


@pytest.mark.parametrize("phase", ["CR4 CR4", "S3 S3 C4 R4"])
def test_too_large_a_phase_is_refused(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase that would take too long is refused in a line, and in time: here with a twentieth of the patience."""
    monkeypatch.setattr(mixed, "MOST_MOVES", mixed.MOST_MOVES // 20)
    monkeypatch.setattr(mixed, "MOST_STEPS", mixed.MOST_STEPS // 20)
    begun = process_time()
    with pytest.raises(Phase10Error, match="color"):
        mixed_tally(Phase.parse(phase), MATTEL)
    assert process_time() - begun < 15
