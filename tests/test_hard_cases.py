"""The hard cases of the rules, by their numbers: those that ask if a hand makes a phase, or if a card fits."""

import pytest

from phase10 import MASTER, STANDARD, Card, Hand, Naturals, Phase, Rules, SameNumber, check, makes, parse_cards
from phase10.judge import judge_hit, judge_layout

YES_OR_NO = [
    ("C1", "1", "R10 R10 B10 B10 G10 G10 R1 B2 G3 Y4", True),
    ("C2", "1", "R10 R10 B10 B10 G10 W R1 B2 G3 Y4", True),
    ("C3", "7", "R6 R6 B6 B6 G6 G6 Y6 Y6", True),
    ("C4", "7", "R9 R9 B9 B9 G9 G9 Y9", False),
    ("C4 with a wild", "7", "R9 R9 B9 B9 G9 G9 Y9 W", True),
    ("C5", "10", "R4 R4 B4 B4 G4 G4 Y4 Y4", True),
    ("C6", "9", "R5 R5 B5 B5 G5 G5 Y5", True),
    ("C7", "S3", "R7 R7 B7", True),
    ("C10", "2", "R5 B5 G5 R4 B6 G7 R1 B1 G12 Y12", False),
    ("C10 with a wild", "2", "R5 B5 G5 R4 B6 G7 R1 W G12 Y12", True),
    ("C11", "3", "R8 B8 G8 Y8 R5 B6 G7", False),
    ("C11 with a wild", "3", "R8 B8 G8 Y8 R5 B6 G7 W", True),
    ("C13", "3", "R3 B3 G3 W R4 B5 G6 Y7", True),
    ("C13 without the 7", "3", "R3 B3 G3 W R4 B5 G6", False),
    ("C15", "R4", "R11 B12 G1 Y2", False),
    ("C17", "R4", "R4 B5 G5 Y6 R7", True),
    ("C20", "6", "R1 B2 G3 W R5 W B7 G8 W", True),
    ("C21", "6", "R1 B2 G3 Y4 R5 B8 G9 Y10 R11 W", False),
    ("C21 with two wilds", "6", "R1 B2 G3 Y4 R5 B8 G9 Y10 R11 W W", True),
    ("C23", "5", "R6 B7 G8 Y9 R10 B11 G12 W", True),
    ("C24", "4", "R4 B5 G6 Y7 R8 B9 W", True),
    ("C33", "8", "W W W W W W W S S S", False),
    ("C33 with a red 3", "8", "W W W W W W R3", True),
    ("C43", "8", "R3 W W W W W W", True),
    ("C55", "8", "B1 B2 B3 B4 B5 B6 S", False),
]


def phase_of(text: str) -> Phase:
    return STANDARD.find(text)


@pytest.mark.parametrize(("case", "phase", "hand", "made"), YES_OR_NO, ids=[row[0] for row in YES_OR_NO])
def test_yes_or_no(case: str, phase: str, hand: str, made: bool) -> None:
    """The hand makes the phase exactly when the rules say so."""
    assert makes(Hand.parse(hand), phase_of(phase)) == made, case


def test_c1_option() -> None:
    """C1: where sets must differ in number, six 10s are not two sets."""
    rules = Rules(same_number=SameNumber.FORBIDDEN)
    assert not makes(Hand.parse("R10 R10 B10 B10 G10 Y10"), phase_of("1"), rules)


def test_c8_c9_extra_cards() -> None:
    """C8, C9: all seven cards of two numbers are laid, and a third set is not."""
    layout = check(Hand.parse("R5 B5 G5 Y5 R7 B7 G7"), phase_of("1")).layout
    assert layout is not None
    assert layout.left == ()
    three = check(Hand.parse("R6 B6 G6 R8 B8 G8 R10 B10 G10"), phase_of("1")).layout
    assert three is not None
    assert len(three.left) == 3


def test_c19_long_run() -> None:
    """C19: eight cards in a row are all laid in Phase 4."""
    layout = check(Hand.parse("R3 B4 G5 Y6 R7 B8 G9 Y10"), phase_of("4")).layout
    assert layout is not None
    assert layout.left == ()


def test_c23_wild_is_the_5() -> None:
    """C23: beside 6 to 12 the wild can only be the 5."""
    layout = check(Hand.parse("R6 B7 G8 Y9 R10 B11 G12 W"), phase_of("5")).layout
    assert layout is not None
    assert [str(slot) for slot in layout.melds[0].wilds.values()] == ["5"]


def test_c24_either_end() -> None:
    """C24: beside 4 to 9 the wild is the 3 or the 10, and both ways are offered."""
    ways = check(Hand.parse("R4 B5 G6 Y7 R8 B9 W"), phase_of("4")).layouts()
    assert {str(slot) for way in ways for slot in way.melds[0].wilds.values()} == {"3", "10"}


def test_c30_c31_wilds_alone_in_a_group() -> None:
    """C30, C31: one number card and two wilds are a set; three wilds are one only where the phase counts as a whole."""
    hand = Hand.parse("R7 W W R9 B9 G9 W")
    assert judge_layout(hand, phase_of("1"), [parse_cards("R7 W W"), parse_cards("R9 B9 G9")]) == ()
    disputed = [parse_cards("R9 B9 G9"), parse_cards("W W W")]
    assert judge_layout(hand, phase_of("1"), disputed) == ()
    per_group = Rules(naturals=Naturals.GROUP)
    assert [v.rule.value for v in judge_layout(hand, phase_of("1"), disputed, per_group)] == ["wild.natural"]


def test_c32_the_hand_that_tells_the_readings_apart() -> None:
    """C32: one number card and six wilds make Phase 9 in one reading and not in the other."""
    hand = Hand.parse("R5 W W W W W W S S S")
    assert makes(hand, phase_of("9"), Rules(naturals=Naturals.PHASE))
    assert not makes(hand, phase_of("9"), Rules(naturals=Naturals.GROUP))


HITS = [
    ("C16", "R9 B10 G11 Y12", "R4", "R1", ["run.no-wrap"]),
    ("C16 the 8", "R9 B10 G11 Y12", "R4", "R8", []),
    ("C25", "R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12", "R7", "W", ["run.no-wrap"]),
    ("C26 the 2", "R3 B4 G5 Y6", "R4", "R2", []),
    ("C26 7 and 8", "R3 B4 G5 Y6", "R4", "R7 B8", []),
    ("C26 the 8 alone", "R3 B4 G5 Y6", "R4", "B8", ["run.consecutive"]),
    ("C42", "R1 R2 R3 R4 R5 R6 R7", "C7", "W", []),
    ("C65", "R1 R2 R3 R4 R5 R6 R7", "C7", "B7", ["color.same-color"]),
    ("C67", "R4 B4 G4", "S3", "Y4 R4", []),
    ("a skip", "R4 B4 G4", "S3", "S", ["skip.no-meld"]),
    ("another number", "R4 B4 G4", "S3", "Y5", ["set.same-number"]),
]


@pytest.mark.parametrize(("case", "table", "group", "cards", "rules"), HITS, ids=[row[0] for row in HITS])
def test_hits(case: str, table: str, group: str, cards: str, rules: list[str]) -> None:
    """Cards added to a group break exactly these rules."""
    layout = check(Hand.parse(table), Phase.parse(group)).layout
    assert layout is not None
    found = judge_hit(Hand.parse(cards), layout.melds[0], parse_cards(cards))
    assert [v.rule.value for v in found] == rules, case


def test_c61_hit_before_the_phase() -> None:
    """C61: nobody hits before their own phase is down, and all other faults are told as well."""
    layout = check(Hand.parse("R4 B4 G4"), Phase.parse("S3")).layout
    assert layout is not None
    found = judge_hit(Hand.parse("Y5"), layout.melds[0], [Card.parse("Y5")], phase_laid=False)
    assert [v.rule.value for v in found] == ["hit.after-phase", "set.same-number"]


def test_c76_points() -> None:
    """C76: 3, 9, 10, 12, a skip and two wilds cost 95."""
    assert Hand.parse("R3 B9 G10 Y12 S W W").points == 95


def test_c91_c92_master() -> None:
    """C91, C92: equal pairs may repeat; a color run and a set do not share a card."""
    assert makes(Hand.parse("R2 B2 G2 Y2 R3 B3 G3 Y3"), MASTER.phase(1))
    assert makes(Hand.parse("R3 R4 R5 R6 B4 G4 Y4"), MASTER.phase(8))
    assert not makes(Hand.parse("R3 R4 R5 R6 B4 G4"), MASTER.phase(8))
