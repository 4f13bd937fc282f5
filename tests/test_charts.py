"""Charts without a browser: axes at round numbers, marks where the data is, and words in the reader's language."""

from itertools import pairwise

import pytest

from phase10.text import LANGUAGES, catalogue
from widgets.charts import Running, axis, bar, distribution, percent_ticks, running, table
from widgets.html import find, find_all, text_of

POINTS = [(1, 0.0, 0.0, 0.8), (10, 0.2, 0.06, 0.5), (100, 0.19, 0.12, 0.28), (1000, 0.18, 0.16, 0.21)]


@pytest.mark.parametrize("top", [1.0, 0.83, 0.19, 0.025, 3.3e-4, 1e-9])
def test_an_axis_has_few_round_lines_and_holds_what_is_shown(top: float) -> None:
    """From 0, at equal steps, to just above the top, with at most six lines and never above 1."""
    lines = axis(top)
    assert lines[0] == 0
    assert top <= lines[-1] * (1 + 1e-9) <= max(1.0, top) * (1 + 1e-9)
    assert 3 <= len(lines) <= 6
    steps = {round((b - a) / lines[1], 6) for a, b in pairwise(lines)}
    assert steps == {1.0}


def test_percentages_on_an_axis_have_the_digits_they_need() -> None:
    """No two lines have the same words, and none has digits it does not need; the decimal sign is the reader's."""
    en, de = catalogue("en"), catalogue("de")
    assert [words for _, words in percent_ticks([0, 0.1, 0.2], en)] == ["0%", "10%", "20%"]
    assert [words for _, words in percent_ticks([0, 0.025, 0.05], de)] == ["0,0\xa0%", "2,5\xa0%", "5,0\xa0%"]
    assert [words for _, words in percent_ticks([0, 0.00025, 0.0005], en)] == ["0.000%", "0.025%", "0.050%"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_running_share_is_drawn_with_its_lines(lang: str) -> None:
    """The curve ends at the right edge at its share, the lines lie at theirs, and decades are written below."""
    text = catalogue(lang)
    plot = running(Running(POINTS, exact=0.2, guess=0.1), text, "what it shows")
    assert (plot["a"]["role"], plot["a"]["aria-label"]) == ("img", "what it shows")
    curve = find(plot, "polyline", cls="curve")["a"]["points"].split()
    assert [point.split(",")[0] for point in curve] == ["0.0", "333.3", "666.7", "1000.0"]
    exact, guess = (float(find(plot, "line", cls=look)["a"]["y1"]) for look in ("exact", "guess"))
    assert 0 < exact < guess < 1000
    assert len(find(plot, "polygon", cls="band")["a"]["points"].split()) == 2 * len(POINTS)
    words = [text_of(node) for node in find_all(plot, "text")]
    assert words[-4:] == [text.number(n) for n in (1, 10, 100, 1000)]


def test_one_trial_is_enough_for_a_chart() -> None:
    """A chart of a single trial, without lines, is drawn."""
    plot = running(Running([(1, 1.0, 0.2, 1.0)]), catalogue("en"), "one")
    assert find_all(plot, cls="exact") == find_all(plot, cls="guess") == []


def test_many_decades_leave_room_between_their_numbers() -> None:
    """Below a run of a million only every second decade is written."""
    plot = running(Running([(1, 0.0, 0.0, 0.8), (10**6, 0.2, 0.19, 0.21)]), catalogue("en"), "long")
    assert [text_of(node) for node in find_all(plot, "text")][-4:] == ["1", "100", "10,000", "1,000,000"]


def test_a_distribution_has_a_column_for_each_number() -> None:
    """As many columns as shares, one of them marked, as high as its share."""
    plot = distribution([0.1, 0.5, 0.9], catalogue("en"), "columns", mark=1)
    columns = find_all(plot, "rect", cls="column")
    assert [float(column["a"]["height"]) for column in columns] == [100, 500, 900]
    assert [column["a"]["class"] for column in columns] == ["column", "column marked", "column"]


def test_a_bar_never_leaves_its_cell() -> None:
    """A share out of range fills the cell or nothing."""
    assert [find(bar(share), "rect")["a"]["width"] for share in (-1, 0.5, 7)] == ["0.00%", "50.00%", "100.00%"]


def test_the_table_beside_a_chart_has_headings_of_rows_and_columns() -> None:
    """Every row begins with its heading, and the caption says what it is."""
    node = table("caption", ["k", "chance"], [("0", "1%"), ("1", "2%")])
    assert [one["a"]["scope"] for one in find_all(node, "th")] == ["col", "col", "row", "row"]
    assert text_of(find(node, "caption")) == "caption"
