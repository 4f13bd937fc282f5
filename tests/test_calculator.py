"""The score calculator without a browser: every count, step by step, and the address that brings it back."""

from __future__ import annotations

import pytest

from phase10.text import LANGUAGES, catalogue
from widgets import Calculator
from widgets.calculator import COUNTS
from widgets.html import Node, find, find_all, text_of


def root(page: Calculator) -> Node:
    node: Node = page.view["root"]
    return node


def test_every_count_with_who_says_so() -> None:
    """The counts that differ stand side by side, and one is explained step by step."""
    page = Calculator()
    assert list(COUNTS) == ["mattel", "wild-20", "master"]
    rows = [text_of(row) for row in find_all(find(find(root(page), key="compare"), "tbody"), "tr")]
    assert [name in row for name, row in zip(("95", "85", "7"), rows, strict=True)] == [True] * 3
    assert "German score board" in rows[1]
    page.act("by", "master")
    assert "7 points" in text_of(find(root(page), key="verdict"))
    page.act("by", "<b>")
    assert page.state.count == "master"
    assert [step.rule.value for step in page.steps] == ["score.per-card"]


def test_the_address_carries_cards_and_count() -> None:
    """A link brings both back; what cannot be read is said."""
    page = Calculator()
    page.act("add", "W")
    page.act("by", "wild-20")
    again = Calculator()
    again.act("open", page.view["address"])
    assert (again.state.hand.cards, again.state.count) == (page.state.hand.cards, "wild-20")
    again.act("open", {"hand": "R5,X9", "rules": "x"})
    assert again.state.hand.notation == "R5"
    assert len(find_all(root(again), role="alert")) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_left(lang: str) -> None:
    """Without cards there are no points, in each language; the steps go on as everywhere."""
    page = Calculator(lang=lang)
    page.act("next")
    page.act("clear")
    assert catalogue(lang)("score-sum", points=0) in text_of(find(root(page), key="verdict"))
    assert page.state.steps.at == 0


def test_repr_is_stable() -> None:
    """Stored notebook outputs never change."""
    assert repr(Calculator()) == "Calculator()"
