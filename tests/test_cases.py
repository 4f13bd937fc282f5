"""The hard hands and groups with known answers."""

import json
from pathlib import Path

import pytest

from phase10 import Group, Hand, Phase, check, makes, parse_cards
from phase10.judge import judge_group, judge_layout

CASES = Path(__file__).with_name("cases")
HANDS = json.loads((CASES / "hands.json").read_text(encoding="utf-8"))
GROUPS = json.loads((CASES / "groups.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", HANDS, ids=lambda case: case["id"])
def test_hand(case: dict[str, object]) -> None:
    """A hard hand makes its phase, or does not, as is known; a made one is laid legally, any other lacks a card."""
    hand, phase = Hand.parse(str(case["hand"])), Phase.parse(str(case["phase"]))
    verdict = check(hand, phase)
    assert verdict.made == makes(hand, phase) == case["made"]
    assert (verdict.missing == 0) == case["made"]
    if verdict.layout:
        assert judge_layout(hand, phase, [meld.cards for meld in verdict.layout.melds]) == ()


@pytest.mark.parametrize("case", GROUPS, ids=lambda case: case["id"])
def test_group(case: dict[str, object]) -> None:
    """A hard group is legal, or breaks a rule, as is known; the order of its cards does not matter."""
    cards, group = parse_cards(str(case["cards"])), Group.parse(str(case["group"]))
    assert (judge_group(cards, group) == ()) == case["valid"]
    assert (judge_group(cards[::-1], group) == ()) == case["valid"]
