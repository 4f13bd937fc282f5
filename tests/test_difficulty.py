"""How hard each phase is, without a browser: both measures, the order, lists of one's own, and what cannot be read."""

from __future__ import annotations

import time

import pytest

from phase10.errors import Message, Phase10Error
from phase10.odds.figures import Figures
from phase10.phases import PHASE_LISTS, STANDARD, Phase
from phase10.text import LANGUAGES, catalogue
from widgets import Difficulty
from widgets.background import Background
from widgets.difficulty import MOST_PHASES, parse_list
from widgets.difficulty_sheets import Measure, falls, hardest, ramp
from widgets.html import Node, find, find_all, text_of


def root(page: Difficulty) -> Node:
    node: Node = page.view["root"]
    return node


def finished(page: Difficulty) -> Difficulty:
    """Let the page ask for what it asks for by itself, until there is no more."""
    until = time.monotonic() + 90
    while auto := find_all(root(page), key="auto"):
        assert time.monotonic() < until
        page.act(*auto[0]["on"]["click"])
    return page


def said(page: Difficulty, key: str) -> str:
    return text_of(find(root(page), key=key))


def known(*draws: float | None) -> list[Measure | None]:
    """Phases with these expected draws, None where they are not known."""
    none = Message("error-draws-color", {"phase": STANDARD.phases[0]})
    return [Measure(0.1, none if one is None else Figures(one, (0.0, 1.0), one, 0.0)) for one in draws]


def test_nothing_is_shown_before_a_guess() -> None:
    """Before a guess there are the phases to choose from and no figure."""
    page = Difficulty()
    page.act("work")
    assert len(find_all(find(root(page), cls="pick-grid"), "button")) == 10
    assert page.measured == [None] * 10
    assert find_all(root(page), key="measures") == []


@pytest.mark.parametrize(("guess", "words"), [(6, "You guessed right."), (9, "You guessed Phase 10")])
def test_the_hardest_of_the_standard_list(guess: int, words: str) -> None:
    """Under best play it is Phase 7 with 11.4 draws; the guess is judged, and a second one changes nothing."""
    page = Difficulty()
    page.act("guess", guess)
    page.act("guess", 0)
    finished(page)
    assert "The hardest is Phase 7: two sets of 4, with 11.4 draws" in said(page, "answer")
    assert words in said(page, "answer")


def test_both_measures_of_every_phase() -> None:
    """Each phase has its chance in the deal and its draws as a number with a bar; Phase 7 is looked at first."""
    page = Difficulty()
    page.act("skip-guess")
    finished(page)
    rows = find_all(find(find(root(page), key="measures"), "tbody"), "tr")
    assert [text_of(cell) for cell in find_all(rows[0], "td")] == ["18.28%", "4.1"]
    assert all(len(find_all(row, cls="bar")) == 2 for row in rows)
    assert [bool(find_all(row, cls="now")) for row in rows].index(True) == 6
    assert "After 10 draws at least half" in said(page, "by-draw")


def test_a_phase_that_is_looked_at() -> None:
    """Another phase shows its own draws, chosen from its row or from the menu."""
    page = Difficulty()
    page.act("skip-guess")
    finished(page)
    seven = said(page, "by-draw")
    page.act("choose", 0)
    assert said(page, "by-draw") != seven
    page.act("choose-from", "6")
    assert said(page, "by-draw") == seven
    page.act("choose", 10)
    page.act("choose-from", "-1")
    assert said(page, "by-draw") == seven


def test_the_printed_order_is_no_ramp_and_can_be_made_one() -> None:
    """The falls are named; the sorted list has the same phases, and then each is at least as hard as the one before."""
    page = Difficulty()
    page.act("skip-guess")
    finished(page)
    assert "3 times the next phase is easier" in said(page, "order")
    assert "Phase 8 is easier than Phase 7" in said(page, "order")
    page.act("sort")
    assert [phase.number for phase in page.state.phases] == list(range(1, 11))
    assert sorted(map(str, page.state.phases)) == sorted(map(str, STANDARD.phases))
    assert "Yes." in said(page, "order")
    assert falls(page.measured) == []


def test_order_of_what_is_known() -> None:
    """Phases without figures come last and are no fall; equal ones are both the hardest."""
    found = known(5.0, None, 3.0, 4.0, 2.0)
    assert (hardest(found), ramp(found), falls(found)) == ([0], [4, 2, 3, 0, 1], [3])
    assert hardest(known(2.0, 7.0, 7.0)) == [1, 2]
    assert hardest([None, *known(None)]) == []


def test_a_list_of_ones_own() -> None:
    """A list in notation is taken over, worked out, and in the address, from where it opens again."""
    page = Difficulty()
    page.act("own-list", "c2 | s2\nS2 s2")
    assert [phase.notation for phase in page.state.phases] == ["C2", "S2", "S2 S2"]
    page.act("guess", 2)
    finished(page)
    assert "You guessed right" in said(page, "answer")
    again = Difficulty()
    again.act("open", {"phases": page.view["address"]["phases"]})
    assert again.state.phases == page.state.phases


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["", " | \n|", "S3 S3 | <img src=x onerror=alert(1)>", "S3 | R13", "S3|" * 21, "\u202e\ud800|S3", "9" * 30_000],
)
def test_a_list_that_cannot_be_read(text: str, lang: str) -> None:
    """One line says what is wrong, in each language; the list shown stays, and what was typed too."""
    page = Difficulty(lang=lang)
    page._receive(None, {"event": "own-list", "args": [text]}, None)
    assert len(find_all(root(page), role="alert")) == 1
    assert catalogue(lang)("widget-error") not in text_of(root(page))
    assert page.state.phases == STANDARD.phases
    assert len(page.state.draft) <= 600


def test_what_is_wrong_names_the_phase() -> None:
    """The number of the phase that cannot be read stands in the line."""
    with pytest.raises(Phase10Error, match="Phase 2 of your list: “R13” cannot be"):
        parse_list("S3 | R13 | S4")
    assert len(parse_list("|".join(["S3"] * MOST_PHASES))) == MOST_PHASES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_list_in_every_language(lang: str) -> None:
    """Each printed list opens with its guess, and with an unknown list one line says so."""
    page = Difficulty(lang=lang)
    for phases in PHASE_LISTS:
        page.act("list", phases.name)
        assert page.state.phases == phases.phases
        assert text_of(find(root(page), "h1")) == catalogue(lang)("hard-title")
    page.act("list", "<b>")
    assert len(find_all(root(page), role="alert")) == 1


def test_phases_without_figures_say_why() -> None:
    """A phase whose draws are not worked out has a line that says so, and the others are compared."""
    page = Difficulty()
    page._known = {Phase.parse("S2"): known(1.0)[0], Phase.parse("C4 S3"): known(None)[0]}  # type: ignore[dict-item]
    page.act("own-list", "S2 | C4 S3")
    page.act("guess", 1)
    assert "Expected draws are worked out for" in said(page, "measures")
    assert "The hardest is Phase 1" in said(page, "answer")
    assert "not worked out" in said(page, "answer")


def test_work_that_fails_is_raised_where_it_is_waited_for() -> None:
    """What goes wrong beside the page reaches the page; a failed page does not ask again and again."""
    with pytest.raises(ZeroDivisionError):
        Background(lambda: 1 / 0).wait(5)
    page = Difficulty()
    page._failed = True
    page.state = page.state.with_guess(None)
    page.refresh()
    assert find_all(root(page), key="auto") == []


def test_repr_is_stable() -> None:
    """Stored notebook outputs never change."""
    assert repr(Difficulty()) == "Difficulty()"
