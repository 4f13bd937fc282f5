"""The page on whole hands, without a browser: a guess first, hands that are played bit by bit, tables and tips."""

from __future__ import annotations

import pytest

from phase10.hands import Table, hands_of
from phase10.hands_figures import hand_figures, tip_figures
from phase10.text import LANGUAGES, catalogue
from widgets import Hands
from widgets.hands import TRIES
from widgets.hands_sheets import FEWEST_COLUMNS, FIGURES, Asked
from widgets.html import Node, find, find_all, text_of


def root(page: Hands) -> Node:
    node: Node = page.view["root"]
    return node


def guessed(text: str = "6", lang: str = "en") -> Hands:
    page = Hands(seed=1, lang=lang)
    page.act("guess", text)
    return page


def finished(page: Hands, trials: int = 100) -> Hands:
    """Let the page ask for what it asks for by itself, until all hands are played."""
    page.act("try", trials)
    while auto := find_all(root(page), key="auto"):
        page.act(*auto[0]["on"]["click"])
    return page


def test_nothing_is_shown_before_a_guess() -> None:
    """Before a guess there is the question, and no figure, no tip and nothing to play."""
    page = Hands(seed=1)
    page.act("try", 100)
    page.act("part")
    assert page.state.played == 0
    assert "4 players are all on Phase 1" in text_of(find(root(page), key="guess"))
    for key in ("played", "compare", "tips"):
        assert find_all(root(page), key=key) == []


@pytest.mark.parametrize(("text", "laps"), [("6", 6.0), (" 7,5 ", 7.5), ("12.25", 12.25), ("1", 1.0), ("100", 100.0)])
def test_a_guess_is_kept(text: str, laps: float) -> None:
    """A guess is read with a point or a comma; the first one counts, and it is asked anew for another table."""
    page = guessed(text)
    page.act("guess", "3")
    assert page.state.guesses == {Asked(4, 1): laps}
    page.act("players", "5")
    assert find_all(root(page), "section", key="guess")
    page.act("players", "4")
    assert not find_all(root(page), "section", key="guess")


@pytest.mark.parametrize("text", ["", "many", "0", "0.5", "101", "-3", "1e1", "٣", "<b>", "1" * 99])
def test_a_guess_that_is_none(text: str) -> None:
    """What is no number of laps is said, stays in the field, and shows nothing."""
    page = guessed(text)
    assert not page.state.guessed
    assert "is not a number of laps" in text_of(find(root(page), key="problem"))
    assert find(root(page), "input")["a"]["aria-invalid"] == "true"
    page.act("guess", "5")
    assert page.state.guessed


def test_a_run_grows_and_can_be_stopped() -> None:
    """A run goes on by itself in parts; stopped it stays, and another press goes on from there to the same figures."""
    page = guessed()
    page.act("try", 10_000)
    so_far = page.state.played
    assert 0 < so_far < 10_000
    assert find(root(page), "progress")["a"]["value"] == str(so_far)
    page.act("part")
    assert page.state.played > so_far
    page.act("stop")
    stopped = page.state.played
    assert find_all(root(page), key="auto") == []
    page.act("part")
    assert page.state.played == stopped
    page.act("try", 100)
    finished(page, 1_000 if stopped > 100 else 100)
    batch = hands_of(Table.of(4, 1), seed=1)
    assert page.state.sample == batch.sample(page.state.played)


def test_the_figures_of_a_run() -> None:
    """After 100 hands: guess, average and the average of before; a column for each lap; every figure with its error."""
    page = finished(guessed("6.4"))
    sample = page.state.sample
    assert sample is not None
    tiles = [text_of(tile) for tile in find_all(find(root(page), key="figures"), "dd")]
    assert tiles == ["6.4", f"{sample.laps.value:.2f}", f"{hand_figures(4, 1).laps.value:.2f}"]
    columns = find_all(find(root(page), key="chart"), cls="column")
    assert len(columns) >= FEWEST_COLUMNS
    assert [column["k"] for column in columns if "marked" in column["a"]["class"]] == ["6"]
    assert "After 100 hands the average is" in text_of(find(root(page), key="said"))
    rows = find_all(find(find(root(page), key="all-figures"), "tbody"), "tr")
    assert len(rows) == len(FIGURES)
    assert text_of(rows[0]).startswith("Laps until the hand is over")
    counted = find_all(find(find(root(page), key="by-laps"), "tbody"), "tr")
    assert sum(int(text_of(find_all(row, "td")[0])) for row in counted) == 100


def test_a_share_that_was_never_seen_has_no_error() -> None:
    """None of 100 hands ran out of cards: the standard error would be 0, so none is given, but an interval is."""
    page = finished(guessed())
    rows = find_all(find(find(root(page), key="all-figures"), "tbody"), "tr")
    assert [text_of(cell) for cell in find_all(rows[-1], "td")] == ["0.0%", "–", "0.0% to 3.7%"]


def test_other_tables() -> None:
    """The same phase for two to six players and each phase for as many players, as shipped; where one is stands out."""
    page = guessed()
    page.act("phase", "7")
    page.act("skip-guess")
    by_players, by_phase = (find(root(page), key=key) for key in ("players", "phases"))
    assert len(find_all(find(by_players, "tbody"), "tr")) == 5
    assert len(find_all(find(by_phase, "tbody"), "tr")) == 10
    now = [text_of(row) for part in (by_players, by_phase) for row in find_all(part, "tr", cls="now")]
    figure = hand_figures(4, 7).laps
    assert len(now) == 2
    assert all(f"{figure.value:.2f} ± {figure.error:.2f}" in row for row in now)


def test_tips_say_only_what_the_figures_support() -> None:
    """A difference of less than three standard errors may be chance, and the page says so; the others stand out."""
    rows = find_all(find(find(root(guessed()), key="tips"), "tbody"), "tr")
    for row, found in zip(rows, tip_figures().values(), strict=True):
        for cell, figure in zip(find_all(row, "td"), (found.points, found.laid, found.out), strict=True):
            assert ("may be chance" in text_of(cell)) == (abs(figure.value) <= 3 * figure.error)
            assert bool(find_all(cell, "b")) == figure.is_sure


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    """The whole page in each language, with its numbers as the language writes them."""
    page, text = guessed(lang=lang), catalogue(lang)
    page.act("try", 100)
    page.act("stop")
    assert text_of(find(root(page), "h1")) == text("hands-title")
    mean = page.state.sample.laps.value if page.state.sample else 0.0
    assert text.number(mean, 2) in text_of(find(root(page), key="said"))


def test_a_link_opens_the_same_table() -> None:
    """The address carries players, phase and seed; what is no table leaves what is there."""
    page = Hands(seed=5)
    page.act("open", {"players": "3", "phase": "9", "seed": "77", "lang": "en"})
    assert (page.state.asked, page.state.seed) == (Asked(3, 9), 77)
    assert page.view["address"] == {"players": "3", "phase": "9", "seed": "77"}
    page.act("open", {"players": "9", "phase": "<b>", "seed": "-1"})
    page.act("open", {"players": 3, "phase": None})
    assert (page.state.asked, page.state.seed) == (Asked(3, 9), 77)


def test_other_hands() -> None:
    """Another seed begins anew; the guess stays."""
    page = finished(guessed())
    page.act("another")
    assert (page.state.seed, page.state.played, page.state.guessed) == (2, 0, True)
    page.act("seed", "9999")
    page.act("another")
    assert page.state.seed == 1


def test_hands_lost_by_an_error_are_played_again() -> None:
    """When hands were played and an error lost what they gave, the next press plays them from their beginning."""
    page = finished(guessed())
    assert page.state.sample == hands_of(Table.of(4, 1), seed=1).sample(100)
    page._dealt += 10
    page.act("try", TRIES[1])
    page.act("stop")
    assert page.state.sample == hands_of(Table.of(4, 1), seed=1).sample(page.state.played)
