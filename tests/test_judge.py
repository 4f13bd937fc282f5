"""The judge: every rule that a proposed layout or hit breaks, each with the cards to blame."""

import random

import literal
import pytest

from phase10 import Card, Group, Hand, Naturals, Phase, Rules, SameNumber, check, parse_cards
from phase10.cards import FACES
from phase10.judge import Violation, judge_group, judge_hit, judge_layout
from phase10.laid import Meld
from phase10.text import LANGUAGES, catalogue


def meld(hand: str, group: str) -> Meld:
    layout = check(Hand.parse(hand), Phase.parse(group)).layout
    assert layout is not None
    return layout.melds[0]


def found(violations: tuple[Violation, ...]) -> list[tuple[str, tuple[int, ...]]]:
    return [(violation.rule.value, violation.cards) for violation in violations]


@pytest.mark.parametrize(
    ("group", "cards", "broken"),
    [
        ("S3", "R5 B5 G6", [("set.same-number", (2,))]),
        ("S3", "S S S", [("turn.whole-phase", ()), ("skip.no-meld", (0, 1, 2))]),
        ("S3", "W W W", [("wild.natural", ())]),
        ("R4", "R3 B3 G4 Y5", [("run.no-twins", (1,))]),
        ("R4", "R3 B3 R4 B4", [("run.no-twins", (1,)), ("run.no-twins", (3,))]),
        ("R4", "R3 B4 W G7", [("run.consecutive", ())]),
        ("R4", "R11 B12 G1 Y2", [("run.no-wrap", ())]),
        ("R4", "R3 B4 S", [("turn.whole-phase", ()), ("skip.no-meld", (2,))]),
        ("C3", "R1 R2 B3", [("color.same-color", (2,))]),
        ("C3", "R1 R2 7", [("color.same-color", (2,))]),
        ("CR4", "R3 R4 B5 R7", [("run.consecutive", ()), ("color.same-color", (2,))]),
        ("R4", "", [("turn.whole-phase", ())]),
    ],
)
def test_group(group: str, cards: str, broken: list[tuple[str, tuple[int, ...]]]) -> None:
    """A group breaks exactly these rules, by these cards."""
    assert found(judge_group(parse_cards(cards), Group.parse(group))) == broken


def test_a_run_of_twelve_and_a_skip_is_not_too_long() -> None:
    """A skip is not counted as a card of the run."""
    cards = parse_cards("R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12 S")
    assert [v.rule.value for v in judge_group(cards, Group.parse("R4"))] == ["skip.no-meld"]


def test_groups_agree_with_the_second_implementation() -> None:
    """On random groups the judge finds no fault exactly where the second implementation accepts them."""
    rng = random.Random(3)
    for _ in range(4000):
        cards = literal.stress_hand(rng)[: rng.randint(0, 7)]
        group = rng.choice(["S2", "S3", "R3", "R4", "C3", "C4", "CR3"])
        assert (judge_group(parse_cards(" ".join(cards)), Group.parse(group)) == ()) == literal.group_valid(
            cards, group
        )


def test_layout_with_all_faults_at_once() -> None:
    """Half a phase, a card used twice, a card not held and a group too short are all told, each in its group."""
    hand = Hand.parse("R5 B5 G5 R1")
    groups = [parse_cards("R5 B5 Y5"), parse_cards("R5 B1"), parse_cards("R1")]
    violations = judge_layout(hand, Phase.parse("S3 R4"), groups)
    rules = [(violation.rule.value, violation.group) for violation in violations]
    assert ("turn.whole-phase", None) in rules
    assert ("cards.one-place", None) in rules
    assert ("turn.whole-phase", 1) in rules
    assert ("run.consecutive", 1) in rules


def test_wilds_alone_in_the_whole_phase() -> None:
    """A phase of wilds alone breaks the natural rule once, in either reading for a single group."""
    hand = Hand.parse("W W W W W W")
    groups = [parse_cards("W W W"), parse_cards("W W W")]
    assert found(judge_layout(hand, Phase.parse("S3 S3"), groups)) == [("wild.natural", ())]
    per_group = judge_layout(hand, Phase.parse("S3 S3"), groups, Rules(Naturals.GROUP))
    assert [(v.rule.value, v.group) for v in per_group] == [("wild.natural", 0), ("wild.natural", 1)]


def test_sets_that_must_differ() -> None:
    """Where sets must differ in number, the second set of the same number is to blame."""
    hand = Hand.parse("R5 B5 G5 R5 B5 G5")
    groups = [parse_cards("R5 B5 G5"), parse_cards("R5 B5 G5")]
    assert judge_layout(hand, Phase.parse("S3 S3"), groups) == ()
    violations = judge_layout(hand, Phase.parse("S3 S3"), groups, Rules(same_number=SameNumber.FORBIDDEN))
    assert [(v.rule.value, v.group) for v in violations] == [("set.same-number-twice", 1)]


HITS = [
    ("R3 B4 G5 Y6", "R4", "R7 B8 R11", [("run.consecutive", (2,))]),
    ("R3 B4 G5 Y6", "R4", "R7 W R9", []),
    ("R3 B4 G5 Y6", "R4", "R2 R1 R7", []),
    ("R3 B4 G5 Y6", "R4", "R4 R11", [("run.no-twins", (0,)), ("run.consecutive", (1,))]),
    ("R3 W G5 Y6", "R4", "B4 R7", [("wild.keeps-meaning", (0,))]),
    ("R3 B4 G5 Y6", "R4", "R7 B7", [("run.no-twins", (1,))]),
    ("R9 B10 G11 Y12", "R4", "R1", [("run.no-wrap", (0,))]),
    ("R1 B2 G3 Y4", "R4", "R12", [("run.no-wrap", (0,))]),
    ("R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12", "R7", "W", [("run.no-wrap", ())]),
    ("R5 B5 G5", "S3", "Y5 W R6", [("set.same-number", (2,))]),
    ("R1 R2 R3", "C3", "B7 7 R9", [("color.same-color", (0,)), ("color.same-color", (1,))]),
    ("R1 R2 R3", "CR3", "B4", [("color.same-color", (0,))]),
    ("R1 R2 R3", "CR3", "R4 R5", []),
]


@pytest.mark.parametrize(("table", "group", "cards", "broken"), HITS, ids=[f"{row[2]} onto {row[0]}" for row in HITS])
def test_hit(table: str, group: str, cards: str, broken: list[tuple[str, tuple[int, ...]]]) -> None:
    """A hit breaks exactly these rules, by these cards."""
    assert found(judge_hit(Hand.parse(cards), meld(table, group), parse_cards(cards))) == broken


@pytest.mark.parametrize(
    ("table", "group"),
    [
        ("R5 B5 G5", "S3"), ("R5 W W", "S3"), ("R3 B4 G5 Y6", "R4"), ("R1 B2 G3 W", "R4"), ("W R10 B11 G12", "R4"),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12", "R12"), ("R1 R4 R4 W", "C4"), ("R3 R4 W R6", "CR4"),
    ],
)  # fmt: skip
def test_a_group_takes_what_the_judge_has_nothing_against(table: str, group: str) -> None:
    """For every card of the deck the short answer is the judge's."""
    laid = meld(table, group)
    for card in FACES:
        assert laid.takes(card) == (judge_hit(Hand([card]), laid, [card]) == ()), card


def test_the_same_card_cannot_be_hit_twice() -> None:
    """A wild held once is hit once."""
    violations = judge_hit(Hand.parse("W R1"), meld("R5 B5 G5", "S3"), [Card.parse("W"), Card.parse("W")])
    assert found(violations) == [("cards.one-place", (1,))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_violation_has_words(lang: str) -> None:
    """Each violation above is one line in each language."""
    for table, group, cards, _ in HITS:
        for violation in judge_hit(Hand.parse(cards), meld(table, group), parse_cards(cards), phase_laid=False):
            words = catalogue(lang).message(violation.message)
            assert words.strip()
            assert "\n" not in words
