"""The solver against `literal.py`, a second implementation written from the rules alone, without sight of the first."""

import itertools
import os
import random

import literal
import pytest

from phase10 import (
    COPIES,
    MASTER,
    STANDARD,
    WILD,
    Card,
    Color,
    Hand,
    Kind,
    Naturals,
    Phase,
    Rules,
    SameNumber,
    check,
    fewest_missing,
    layouts,
    makes,
)
from phase10.judge import judge_layout

PRINTED = [Phase.parse(text) for text in dict.fromkeys(p.notation for p in STANDARD.phases + MASTER.phases)]
OWN = [
    Phase.parse(text) for text in ("CR3 C3 S2", "R4 C4", "C4 C6", "R4 R4", "S2 S2 R4", "S3 C5", "R3 S4 S3", "C3 C3 C4")
]
READINGS = [Rules(naturals) for naturals in Naturals]
ALL_RULES = [Rules(naturals, same) for naturals in Naturals for same in SameNumber]
HANDS = 800
"""Stress hands a run: what fits well into a minute on two busy cores. PHASE10_STRESS asks for another number."""


def differences(cards: list[str], phases: list[Phase], all_rules: list[Rules]) -> list[tuple[object, ...]]:
    """Where the two implementations disagree on one hand: whether it makes a phase, and how many cards it lacks."""
    hand = Hand.parse(" ".join(cards))
    found = []
    for phase, rules in itertools.product(phases, all_rules):
        expected = literal.missing(cards, phase.notation, rules.naturals.value, rules.same_number is SameNumber.ALLOWED)
        got = fewest_missing(hand, phase, rules)
        if got != expected or makes(hand, phase, rules) != (expected == 0):
            found.append((str(hand), phase, rules, got, expected))
    return found


def test_both_agree_on_stress_hands() -> None:
    """On many stress hands both say the same for all printed phases and both readings."""
    rng = random.Random(20261130)
    for _ in range(int(os.environ.get("PHASE10_STRESS", HANDS))):
        assert differences(literal.stress_hand(rng), PRINTED, READINGS) == []


def test_both_agree_on_phases_of_ones_own() -> None:
    """For phases that mix colors with numbers, and sets that must differ in number, both say the same too."""
    rng = random.Random(7)
    for _ in range(60):
        assert differences(literal.stress_hand(rng), OWN, ALL_RULES) == []


def all_layouts(hand: Hand, phase: Phase, rules: Rules) -> list[int]:
    """The points left by every legal layout, found by giving each card to a group or to none, and asking the judge."""
    points = []
    for homes in itertools.product(range(-1, len(phase.groups)), repeat=len(hand)):
        groups = [[card for card, home in zip(hand, homes, strict=True) if home == i] for i in range(len(phase.groups))]
        if not judge_layout(hand, phase, groups, rules):
            points.append(sum(card.points for card, home in zip(hand, homes, strict=True) if home < 0))
    return points


@pytest.mark.parametrize("phase", ["S3 S3", "S2 R3", "R3", "C3", "CR3 S2", "R3 C2", "C2 C3"])
def test_best_layout_leaves_the_fewest_points(phase: str) -> None:
    """The first layout leaves as few points as the best of all ways to sort the cards that the judge lets pass."""
    rng = random.Random(phase)
    asked = Phase.parse(phase)
    deck = [Card(Kind.NUMBER, n, color) for n in (1, 2, 3, 4, 12) for color in (Color.RED, Color.BLUE)] + [WILD] * 2
    for _ in range(12):
        hand = Hand(rng.sample(deck, 7))
        for rules in READINGS:
            points = all_layouts(hand, asked, rules)
            verdict = check(hand, asked, rules)
            assert verdict.made == bool(points)
            if points:
                assert verdict.layout is not None
                assert verdict.layout.points_left == min(points)


def test_layouts_are_legal_and_ranked() -> None:
    """Each layout passes the judge, uses each card once, leaves no fewer points than the last, and comes once."""
    rng = random.Random(11)
    for _ in range(100):
        hand = Hand.parse(" ".join(literal.stress_hand(rng)))
        for phase, rules in itertools.product(PRINTED + OWN[:3], ALL_RULES):
            if (phase.has_color and None in hand.by_color) or not makes(hand, phase, rules):
                continue
            before = -1
            seen = set()
            for layout in itertools.islice(layouts(hand, phase, rules), 20):
                groups = [meld.cards for meld in layout.melds]
                assert judge_layout(hand, phase, groups, rules) == ()
                assert sorted(map(str, [*itertools.chain(*groups), *layout.left])) == sorted(map(str, hand))
                assert layout.points_left >= before
                assert layout not in seen
                before = layout.points_left
                seen.add(layout)


def test_needed_cards_complete_the_phase() -> None:
    """Each nearest plan names as many cards as are missing; with them, and with none fewer, the phase is made."""
    rng = random.Random(5)
    tried = 0
    while tried < 150:
        cards = [card for card in literal.stress_hand(rng) if not card.isdigit()]
        hand = Hand.parse(" ".join(cards))
        phase, rules = rng.choice(PRINTED + OWN), rng.choice(ALL_RULES)
        verdict = check(hand, phase, rules)
        if verdict.made or not cards:
            continue
        tried += 1
        assert verdict.needs
        for need in itertools.islice(verdict.needs, 10):
            added = [_card_for(str(slot), hand) for slot in need.slots]
            assert len(added) == verdict.missing
            allowed = rules.same_number is SameNumber.ALLOWED
            assert literal.made([*cards, *added], phase.notation, rules.naturals.value, allowed)


def _card_for(slot: str, hand: Hand) -> str:
    """A card in notation for a slot: a color alone becomes a card of that color, a number one of any color it has."""
    if slot.isdigit():
        return f"{min(Color, key=lambda c: hand.by_card[Card.parse(c.value + slot)]).value}{slot}"
    return slot + "1" if slot in "RBGY" else slot


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", READINGS, ids=lambda rules: rules.naturals.value)
def test_both_agree_on_every_hand_by_number(rules: Rules) -> None:
    """On all 1,135,316 ten-card hands by number counts both say the same for every printed phase without color."""
    phases = [phase for phase in PRINTED if not phase.has_color]
    numbers = [Card(Kind.NUMBER, n) for n in range(1, 13)]
    seen = 0
    for counts, wilds, skips in literal.count_vectors(10):
        seen += 1
        cards = [card for card, count in zip(numbers, counts, strict=True) for _ in range(count)]
        hand = Hand([*cards, *[WILD] * wilds, *[Card(Kind.SKIP)] * skips])
        for phase in phases:
            expected = literal.missing_counts(counts, wilds, phase.notation, rules.naturals.value, True)
            assert makes(hand, phase, rules) == (expected == 0), (hand, phase)
            assert fewest_missing(hand, phase, rules) == expected, (hand, phase)
    assert seen == 1_135_316


@pytest.mark.exhaustive
@pytest.mark.parametrize("phase", ["C6", "C7"])
def test_both_agree_on_every_hand_by_color(phase: str) -> None:
    """On every ten-card hand by color counts both say the same for the color phases, in both readings."""
    asked = Phase.parse(phase)
    by_color = [[Card(Kind.NUMBER, n, color) for n in range(1, 13) for _ in range(2)] for color in Color]
    for r, b, g, y, w in itertools.product(range(11), range(11), range(11), range(11), range(9)):
        s = 10 - r - b - g - y - w
        if not 0 <= s <= COPIES[Card(Kind.SKIP)]:
            continue
        cards = [card for row, count in zip(by_color, (r, b, g, y), strict=True) for card in row[:count]]
        hand = Hand([*cards, *[WILD] * w, *[Card(Kind.SKIP)] * s])
        for rules in READINGS:
            expected = literal.missing(list(map(str, hand)), phase, rules.naturals.value)
            assert fewest_missing(hand, asked, rules) == expected, hand
