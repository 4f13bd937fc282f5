"""What public programs get wrong, one test for each fault that was found."""

import subprocess
import sys

import pytest

from phase10 import STANDARD, Card, Hand, Naturals, Phase, Rules, check, makes, parse_cards, phase_list
from phase10.judge import judge_group, judge_hit, judge_layout
from phase10.laid import Meld
from phase10.phases import Group


def made(hand: str, phase: str, **rules: Naturals) -> bool:
    return makes(Hand.parse(hand), Phase.parse(phase), Rules(**rules))


def laid(hand: str, phase: str) -> Meld:
    layout = check(Hand.parse(hand), Phase.parse(phase)).layout
    assert layout is not None
    return layout.melds[0]


def broken(hand: str, meld: Meld, cards: str) -> list[str]:
    return [v.rule.value for v in judge_hit(Hand.parse(hand), meld, parse_cards(cards))]


@pytest.mark.parametrize(
    ("hand", "phase"), [("5 5 5 5 5 5", "S3 S3"), ("6 6 6 6 6 6 6 6", "S4 S4"), ("5 5 5 5 5 W", "S3 S3")]
)
def test_1_equal_cards_are_two_sets(hand: str, phase: str) -> None:
    """Six equal cards are two sets of three, eight are two of four, and five with a wild are two of three."""
    assert made(hand, phase)


def test_2_wild_below_a_run_that_touches_12() -> None:
    """A wild below a run that ends at 12 counts, also several, and also six wilds beside one 12."""
    assert made("7 8 9 10 11 12 W", "R7")
    assert made("8 9 10 11 12 W W", "R7")
    assert made("12 W W W W W W", "R7")


def test_3_gaps_wrap_and_twins() -> None:
    """One wild fills one gap, nothing follows 12, and a number lies in a run once even with a wild at hand."""
    assert not made("1 2 3 5 6 8 W", "R7")
    assert not made("9 10 11 12 1 2 3", "R7")
    assert not made("10 11 12 1 2 3 W", "R7")
    assert not made("3 4 5 5 6 7", "R6")
    assert not made("3 4 5 5 6 W", "R7")


def test_4_skips_and_wilds_alone() -> None:
    """Skips are no set, no color and no part of a run; wilds alone follow the rule that is chosen; nothing crashes."""
    assert not made("S S S S R5 B5 G5", "S3 S3")
    assert not made("R1 R2 R3 R4 R5 R6 S", "C7")
    assert not made("1 2 3 S", "R4")
    assert not made("W W W W W W W", "C7")
    assert made("9 9 9 W W W", "S3 S3", naturals=Naturals.GROUP)  # dealt again as 9 9 W, 9 W W
    assert made("5 W W W W W W", "S5 S2")
    assert not made("5 W W W W W W", "S5 S2", naturals=Naturals.GROUP)


def test_5_set_and_run_want_the_same_number() -> None:
    """Which number the set takes is found by trying, however the cards are sorted and wherever the wild stands."""
    assert made("W 7 5 6 5 5 4", "S3 R4")
    assert not made("5 5 5 4 6 7", "S3 R4")
    assert made("9 5 5 9 6 8 9 5 7", "S3 R4")
    assert made("W 5 5 5 5 4 6", "S3 R4")


def test_6_one_number_and_wilds_make_a_set_and_a_run() -> None:
    """Three 12s and four wilds are a set of 3 and a run of 4."""
    assert made("12 12 12 W W W W", "S3 R4")


def test_7_wilds_are_split_across_groups() -> None:
    """Five equal cards and three wilds are a set of 5 and a set of 3."""
    assert made("5 5 5 5 5 W W W", "S5 S3")


def test_8_color() -> None:
    """Wilds count, the color held first need not be the best, repeats are fine, seven mixed cards are not."""
    assert made("R1 B1 B2 B3 B4 B5 W W", "C7")
    assert made("R1 R1 R2 R2 R3 R3 R4", "C7")
    assert not made("R1 R2 R3 B4 B5 G6 Y7", "C7")


def test_9_extra_cards() -> None:
    """What fits may be laid with the phase, so the eighth card of a run is; a thirteenth never is."""
    layout = check(Hand.parse("3 4 5 6 7 8 9 10"), STANDARD.phase(4)).layout
    assert layout is not None
    assert layout.left == ()
    assert judge_group(parse_cards("1 2 3 4 5 6 7 8 9 10 11 12 W"), Group.parse("R7")) != ()
    full = check(Hand.parse("1 2 3 4 5 6 7 8 9 10 11 12 W"), STANDARD.phase(4)).layout
    assert full is not None
    assert full.left == (Card.parse("W"),)


def test_10_hits() -> None:
    """A hit on a number a wild stands for, a twin, a wild on a full run, a card not held or held once: each refused."""
    run = laid("3 W 5 6", "R4")
    assert broken("R4", run, "R4") == ["wild.keeps-meaning"]
    assert broken("R5", run, "R5") == ["run.no-twins"]
    assert broken("W", laid("1 2 3 4 5 6 7 8 9 10 11 12", "R7"), "W") == ["run.no-wrap"]
    assert broken("R8", run, "R7") == ["cards.one-place"]
    assert "cards.one-place" in broken("W", run, "W W")
    assert broken("R7 B8", run, "R7 B8") == []
    assert broken("B8", run, "B8") == ["run.consecutive"]
    assert broken("B1", laid("9 10 11 12", "R4"), "B1") == ["run.no-wrap"]


def test_11_identical_cards_and_hands_of_any_size() -> None:
    """Two identical cards are two cards, and hands of 0, 6 and 11 cards are checked like any other."""
    assert made("R7 R7 B7", "S3")
    assert not made("", "S3 S3")
    assert made("4 4 4 9 9 9", "S3 S3")
    assert made("4 5 6 7 8 9 10 11 12 12 W", "R9")


def test_11_importing_starts_nothing() -> None:
    """Importing the package prints nothing and starts no thread."""
    code = "import phase10, threading; assert threading.active_count() == 1"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert (run.stdout, run.stderr) == (b"", b"")


def test_12_the_printed_ten() -> None:
    """The standard list is the printed one: phase 8 is the color, 9 is 5 and 2, 10 is 5 and 3."""
    printed = ["S3 S3", "S3 R4", "S4 R4", "R7", "R8", "R9", "S4 S4", "C7", "S5 S2", "S5 S3"]
    assert [phase.notation for phase in phase_list("standard").phases] == printed


def test_13_values_and_deck() -> None:
    """Cards cost 5, 10, 15 and 25, whatever public sheets print, and the deck has 108."""
    hand = Hand.parse("R3 B9 G10 Y12 S W W")
    assert hand.points == 95
    assert Card.parse("S").points == 15
    assert Hand.parse("R1 R9").points == 10


def test_layout_order_is_told_apart_from_card_order() -> None:
    """The same cards in another order give the same best layout."""
    one = check(Hand.parse("W R3 B4 G5 Y5 R5 B12 S"), Phase.parse("S3 R4"))
    other = check(Hand.parse("S B12 R5 Y5 G5 B4 R3 W"), Phase.parse("S3 R4"))
    assert one.layout == other.layout


def test_a_layout_that_uses_a_card_twice_is_refused() -> None:
    """A card in two groups breaks cards.one-place."""
    hand = Hand.parse("R5 B5 G5 R4 B6 G7")
    groups = [parse_cards("R5 B5 G5"), parse_cards("R4 R5 B6 G7")]
    assert [v.rule.value for v in judge_layout(hand, Phase.parse("S3 R4"), groups)] == ["cards.one-place"]
