"""Exact odds: every count by a second way, the sums, and the published simulation."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod, sqrt

import literal
import pytest

from phase10 import (
    DECK,
    MASTER,
    STANDARD,
    TWIST,
    Hand,
    Naturals,
    Phase,
    Phase10Error,
    Rules,
    SameNumber,
    makes,
    parse_cards,
)
from phase10.odds import MOST_CARDS, deal_odds, numbers
from phase10.odds.deal import _tally
from phase10.odds.decks import FULL_DECK
from phase10.odds.discards import best_discards
from phase10.odds.outs import chance_within, outs
from phase10.rules import MATTEL

PUBLISHED = [18.275229, 29.809240, 5.341861, 15.568861, 6.488136, 1.992557, 0.332137, 2.767219, 3.112314, 0.352300]
"""Percent of 5e11 simulated ten-card hands that make the standard phases."""
NUMBERS = {**{str(number): 8 for number in range(1, 13)}, "W": 8, "S": 4}
"""The deck by numbers: copies of each kind of card when colors do not matter."""


def hands(deck: dict[str, int], cards: int) -> Iterator[tuple[list[str], int]]:
    """Every hand by kinds of cards, and how many hands of distinct cards it stands for."""
    for kinds in combinations_with_replacement(sorted(deck), cards):
        counts = Counter(kinds)
        ways = prod(comb(deck[kind], count) for kind, count in counts.items())
        if ways:
            yield list(kinds), ways


@pytest.mark.parametrize(("number", "percent"), list(enumerate(PUBLISHED, 1)))
def test_the_published_simulation_agrees(number: int, percent: float) -> None:
    """The exact chance of each standard phase lies within four standard errors of 5e11 simulated hands."""
    exact = float(deal_odds(STANDARD.phase(number)).probability)
    error = sqrt(exact * (1 - exact) / 5e11)
    assert abs(percent / 100 - exact) < 4 * error + 5e-9  # half a digit of the print


@pytest.mark.parametrize("naturals", Naturals)
@pytest.mark.parametrize("phase", ["S2", "S3", "R3", "R4", "S2 S2", "S2 R3", "S3 S2", "R5", "R3 R3"])
def test_small_hands_one_by_one(phase: str, naturals: Naturals) -> None:
    """For hands of up to six cards the count is that of a second implementation, asked for every hand there is."""
    rules, asked = Rules(naturals=naturals), Phase.parse(phase)
    for cards in range(1, 6 if asked.size < 6 else 7):
        made = sum(ways for hand, ways in hands(NUMBERS, cards) if literal.made(hand, phase, naturals.value))
        assert deal_odds(asked, cards, rules).made == made, cards


@pytest.mark.parametrize("phase", ["S2 S2", "S2 S2 S2"])
def test_sets_that_must_differ(phase: str) -> None:
    """Where two sets may not have the same number, the count is again that of the second implementation."""
    rules = Rules(same_number=SameNumber.FORBIDDEN)
    for cards in (4, 5, 6):
        made = sum(ways for hand, ways in hands(NUMBERS, cards) if literal.made(hand, phase, same_number=False))
        assert deal_odds(Phase.parse(phase), cards, rules).made == made


FACES = {**{f"{color}{number}": 2 for color in "RBGY" for number in range(1, 13)}, "W": 8, "S": 4}
"""The deck by colored cards."""


@pytest.mark.parametrize("phase", ["C2", "C3", "CR3"])
def test_colors_one_by_one(phase: str) -> None:
    """For every hand of up to three colored cards the second implementation agrees."""
    for cards in (1, 2, 3):
        made = sum(ways for hand, ways in hands(FACES, cards) if literal.made(hand, phase))
        assert deal_odds(Phase.parse(phase), cards).made == made


@pytest.mark.parametrize("cards", [4, 7, 10])
def test_color_groups_by_color_counts(cards: int) -> None:
    """Seven of one color, and others: the sum over all counts of colors, wilds and skips is the same number."""
    deck = {"R": 24, "B": 24, "G": 24, "Y": 24, "W": 8, "S": 4}
    for size in (2, 4, 6, 7, 8, 9):
        made = 0
        for hand, ways in hands(deck, cards):
            counts = Counter(hand)
            most = max(counts[color] for color in "RBGY")
            made += ways * (most >= 1 and most + counts["W"] >= size)
        assert deal_odds(Phase.parse(f"C{size}"), cards).made == made


@pytest.mark.parametrize("naturals", Naturals)
@pytest.mark.parametrize("phase", [*STANDARD.phases, *MASTER.phases, *TWIST.phases], ids=str)
def test_every_hand_is_counted_once(phase: Phase, naturals: Naturals) -> None:
    """All selections together, whatever their holes, are what the deck has: with enough wilds every hand would do."""
    tally = _tally(phase, Rules(naturals=naturals), FULL_DECK)
    for cards in range(1, MOST_CARDS + 1):
        counted = sum(selections[cards] for selections in tally.values())
        assert counted <= comb(96, cards)
        if naturals is Naturals.PHASE and phase.size <= 9:
            assert counted == comb(96, cards)


def test_more_cards_and_a_looser_rule_never_hurt() -> None:
    """A larger hand makes a phase more often, and the strict reading of the wild rule never more than the loose one."""
    for phase in STANDARD.phases:
        chances = [deal_odds(phase, cards).probability for cards in range(1, MOST_CARDS + 1)]
        assert chances == sorted(chances)
        assert all(chance == 0 for chance in chances[: phase.size - 1])
    for phase in STANDARD.phases[:7]:
        assert deal_odds(phase, 10, Rules(naturals=Naturals.GROUP)).made <= deal_odds(phase).made


def test_one_natural_is_where_the_readings_differ() -> None:
    """C32: Phase 9 differs by the hands with one number card and at least six wilds, counted by hand."""
    phase = STANDARD.phase(9)
    differ = deal_odds(phase).made - deal_odds(phase, rules=Rules(naturals=Naturals.GROUP)).made
    alone = sum(96 * comb(8, wilds) * comb(4, 9 - wilds) for wilds in range(6, 9))
    assert differ == alone


@pytest.mark.parametrize("cards", [0, -1, 16, 10**9])
def test_hands_out_of_range(cards: int) -> None:
    """A hand of no cards or of more than are counted is refused in a line."""
    with pytest.raises(Phase10Error, match="1 to 15"):
        deal_odds(STANDARD.phase(1), cards)


@pytest.mark.parametrize("phase", ["R3 R4 R5 S2", "S2 R3 R3 R4"])
def test_phases_that_take_too_long_say_so(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phase with too many plans is refused in a line instead of keeping the reader waiting."""
    monkeypatch.setattr(numbers, "MOST_COMPARED", 200_000)
    with pytest.raises(Phase10Error, match="too long"):
        deal_odds(Phase.parse(phase), 15, Rules(naturals=Naturals.GROUP))


def test_a_phase_larger_than_the_hand_is_never_dealt() -> None:
    """A phase of more cards than the hand has is made by none, however large it is."""
    for phase in ("R7 C4", "CR12 CR12", "S5 S6", "R12"):
        assert deal_odds(Phase.parse(phase), 10).made == 0


@pytest.mark.parametrize("naturals", Naturals)
@pytest.mark.parametrize("phase", ["R3 R3", "R4 R3", "S2 R3 R3", "R3 R3 R3", "S2 S2 R4", "S3 S2 S2", "R5 R4"])
def test_phases_of_one_s_own_by_simulation(phase: str, naturals: Naturals) -> None:
    """For phases that no list prints, hands dealt and asked of the solver agree within four standard errors."""
    rules, asked, dealer = Rules(naturals=naturals), Phase.parse(phase), random.Random(phase)
    exact = float(deal_odds(asked, 10, rules).probability)
    made = sum(makes(Hand(dealer.sample(DECK, 10)), asked, rules) for _ in range(4000))
    assert abs(made / 4000 - exact) < 4 * sqrt(exact * (1 - exact) / 4000)


# ---- The next draws

HANDS = [
    ("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12", "S3 S3"),
    ("R3 B4 R5 B5 G9 Y10 R11 W S G1", "S3 R4"),
    ("R1 R1 R3 R4 R5 B6 B7 W", "C7"),
    ("W W W W W W", "C7"),
    ("R3 R4 W B3", "CR4"),
]


def deck_without(hand: list[str]) -> Counter[str]:
    left = Counter(literal.DECK)
    left.subtract(hand)
    return +left


@pytest.mark.parametrize(("cards", "phase"), HANDS)
def test_outs(cards: str, phase: str) -> None:
    """The outs are the unseen cards for which the second implementation says yes, each with its copies."""
    hand = cards.split()
    left = deck_without(hand)
    expected = {card: copies for card, copies in left.items() if literal.made([*hand, card], phase)}
    found = outs(Hand.parse(cards), Phase.parse(phase))
    assert {str(card): copies for card, copies in found.cards} == expected
    assert (found.count, found.unseen) == (sum(expected.values()), 108 - len(hand))


def test_seen_cards_are_no_outs() -> None:
    """A 5 that lies elsewhere, of whatever color, is one out less and one unseen card less."""
    hand, phase = Hand.parse("R5 B5 R7 B7 G7"), Phase.parse("S3 S3")
    all_unseen, some = outs(hand, phase), outs(hand, phase, seen=parse_cards("G5 5 W R1"))
    assert (all_unseen.count - some.count, all_unseen.unseen - some.unseen) == (3, 4)
    with pytest.raises(Phase10Error, match="R5"):
        outs(hand, phase, seen=parse_cards("R5 R5"))


def test_nothing_left_to_draw() -> None:
    """With the whole deck in the hand or seen there is no next draw, and that is said in a line."""
    hand, phase = Hand(DECK[:10]), Phase.parse("S3 S3")
    for ask in (outs, best_discards):
        with pytest.raises(Phase10Error, match="No card is left"):
            ask(hand, phase, seen=DECK[10:])
    with pytest.raises(Phase10Error, match="No card is left"):
        outs(Hand(DECK), phase)


def within(hand: list[str], left: Counter[str], phase: str, draws: int) -> Fraction:
    """The chance by trying every card and every discard, with the second implementation."""
    if literal.made(hand, phase):
        return Fraction(1)
    if not draws:
        return Fraction(0)
    total = Fraction(0)
    for card, copies in left.items():
        held = [*hand, card]
        if literal.made(held, phase):
            total += copies
        elif draws > 1:
            rest = +(left - Counter([card]))
            total += copies * max(within([*held[:i], *held[i + 1 :]], rest, phase, draws - 1) for i in range(len(held)))
    return total / sum(left.values())


@pytest.mark.parametrize(
    ("cards", "phase"), [("R5 B5 G7", "S3"), ("R5 B9", "S2 S2"), ("R3 B5 W", "R4"), ("R1 B2", "C3")]
)
def test_within_two_draws(cards: str, phase: str) -> None:
    """The chance within two draws is what trying every card and every discard gives."""
    hand = cards.split()
    for draws in (1, 2):
        expected = within(hand, deck_without(hand), phase, draws)
        assert chance_within(Hand.parse(cards), Phase.parse(phase), draws) == expected


def test_more_draws_never_hurt() -> None:
    """Each further draw adds to the chance, and one draw is the outs."""
    hand, phase = Hand.parse("R5 B5 G7 Y7 R1"), Phase.parse("S3 S3")
    chances = [chance_within(hand, phase, draws) for draws in (1, 2, 3)]
    assert chances == sorted(set(chances))
    near = Hand.parse("R5 B5 G7 Y7 R7")
    assert chance_within(near, phase, 1) == outs(near, phase).probability


@pytest.mark.parametrize(
    ("cards", "phase"), [("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12 W", "S3 R4"), ("R1 R2 R3 R4 R5 B6 B7 B8 W S Y1", "C7")]
)
def test_best_discards(cards: str, phase: str) -> None:
    """Each card of the hand is ranked once, by the outs that the second implementation counts without it."""
    hand = cards.split()
    ranked = best_discards(Hand.parse(cards), Phase.parse(phase))
    assert sorted(str(one.card) for one in ranked) == sorted(set(hand))
    for one in ranked:
        rest = [*hand]
        rest.remove(str(one.card))
        left = deck_without(hand)
        expected = sum(copies for card, copies in left.items() if literal.made([*rest, card], phase))
        assert one.outs.count == (sum(left.values()) if literal.made(rest, phase) else expected)
    keys = [(-one.probability, round(one.draws or 0, 6)) for one in ranked]
    assert keys == sorted(keys)
    unranked = best_discards(Hand.parse(cards), Phase.parse(phase), ahead=False)
    assert {one.card: one.outs for one in unranked} == {one.card: one.outs for one in ranked}
    assert all(one.draws is None for one in unranked)


@pytest.mark.parametrize("draws", [0, -1, 4, 10**6])
def test_draws_out_of_range(draws: int) -> None:
    """More draws than are worked out are refused in a line, at once."""
    with pytest.raises(Phase10Error, match="1 to 3"):
        chance_within(Hand.parse("R1"), Phase.parse("S2"), draws)


@pytest.mark.exhaustive
@pytest.mark.parametrize("phase", [phase for phase in STANDARD.phases if not phase.has_color], ids=str)
def test_every_ten_card_hand(phase: Phase) -> None:
    """Over all 1,135,316 count vectors of ten cards the second implementation counts the same number of hands."""
    made = sum(
        prod(comb(8, count) for count in counts) * comb(8, wilds) * comb(4, skips)
        for counts, wilds, skips in literal.count_vectors(10)
        if literal.made_counts(counts, wilds, phase.notation)
    )
    assert deal_odds(phase, 10, MATTEL).made == made
