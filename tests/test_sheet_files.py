"""The score sheet as a file: JSON and CSV give it back, and whatever is no sheet is refused with one message."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_sheet import sheet_of, tied

from phase10.entries import playing
from phase10.errors import Phase10Error
from phase10.match import Match, Result
from phase10.phases import PHASE_LISTS, phase_list
from phase10.rules import Rules
from phase10.sheet import MOST_HANDS, Sheet
from phase10.sheet_files import MOST_FILE, from_csv, from_json, from_plain, read_sheet, to_csv, to_json, to_plain
from phase10.text import LANGUAGES, catalogue

NAMES = st.one_of(st.text(max_size=30), st.text("=+-@',;\"\t\n<>éß\u202e1", max_size=8))
CHOICES = ("wild_points", "scoring", "win_timing", "tie_break", "order", "moving_on", "last_phase", "numbers")


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    rules = Rules()
    for name in draw(st.sets(st.sampled_from(CHOICES), max_size=3)):
        values = [one.value for one in type(rules.value(name))]
        rules = rules.with_value(name, draw(st.sampled_from(values)))
    names = draw(st.lists(NAMES, min_size=2, max_size=6))
    dealer = draw(st.integers(0, len(names) - 1))
    sheet = Sheet.start(names, draw(st.sampled_from(PHASE_LISTS)), rules, dealer)
    for _ in range(draw(st.integers(0, 8))):
        seats = playing(sheet.match)
        out = draw(st.sampled_from(seats)) if seats else 0
        unlaid = 10 if rules.scoring.value == "per-card" else 75
        hand = [
            None if seat not in seats else Result(seat == out, 0 if seat == out else unlaid, _number(sheet, seat))
            for seat in range(len(names))
        ]
        sheet = sheet.enter(hand) if seats else sheet
    return sheet


def _number(sheet: Sheet, seat: int) -> int | None:
    return sheet.match.choices(seat)[0]


@given(sheets(), st.sampled_from(LANGUAGES))
@settings(max_examples=60)
def test_round_trips(sheet: Sheet, lang: str) -> None:
    """JSON and CSV, in any language, give the same sheet back."""
    assert from_json(to_json(sheet)) == sheet
    table = to_csv(sheet, catalogue(lang))
    assert from_csv(table) == sheet
    assert read_sheet(to_json(sheet)) == read_sheet(table) == sheet


@given(sheets())
@settings(max_examples=30)
def test_no_cell_is_a_formula(sheet: Sheet) -> None:
    """No cell of the table begins with a sign that a spreadsheet takes for a formula."""
    rows = csv.reader(io.StringIO(to_csv(sheet, catalogue("en")).lstrip("\ufeff")))
    assert not [cell for row in rows for cell in row if cell[:1] in "=+-@\t\r" and cell]


def test_a_table_that_a_spreadsheet_saved() -> None:
    """Semicolons or tabs, quotes, and empty cells at the end of the first row are read too."""
    sheet = tied()
    rows = [*csv.reader(io.StringIO(to_csv(sheet, catalogue("de")).lstrip("\ufeff")))]
    for mark, quoting in ((";", csv.QUOTE_ALL), ("\t", csv.QUOTE_MINIMAL)):
        file = io.StringIO()
        csv.writer(file, delimiter=mark, quoting=quoting).writerows([*row, "", ""] for row in rows)
        assert from_csv(file.getvalue()) == sheet


def test_the_longest_sheet_fits() -> None:
    """The longest sheet there is can be read again."""
    hand = (Result(False, 230),) * 6
    sheet = Sheet.start(["\U0001f0cf" * 24 + str(seat) for seat in range(6)], phase_list("standard"))
    full = Sheet(sheet.names, Match(6, hands=(hand,) * MOST_HANDS))
    assert len(to_json(full).encode()) < MOST_FILE
    assert len(to_csv(full, catalogue("fi")).encode()) < MOST_FILE


def changed(**values: object) -> str:
    return json.dumps({**to_plain(tied()), **values})


FORGED: dict[str, tuple[str, str]] = {
    "empty": ("", "board-file-other"),
    "no sheet": ("<html>", "board-file-other"),
    "another format": (changed(format="x"), "board-file-other"),
    "deep": ("[" * 19_000, "board-file-other"),
    "deep object": ('{"a":' * 3_000, "board-file-other"),
    "digits": ('{"a":' + "9" * 15_000 + "}", "board-file-other"),
    "50 MB": ("x" * 50_000_000, "board-file-big"),
    "next version": (changed(version=2), "board-file-version"),
    "version true": (changed(version=True), "board-file-version"),
    "more in it": (changed(more=1), "board-file-part"),
    "one player": (changed(names=["Ann"], dealer=0), "error-players"),
    "names are numbers": (changed(names=[1, 2, 3, 4]), "board-file-part"),
    "markup": (changed(names=["<b>Ann</b>", "Bob", "Cid", "Dee"]), "board-file-part"),
    "turned around": (changed(names=["Ann\u202e", "Bob", "Cid", "Dee"]), "board-file-part"),
    "surrogate": (changed(names=["\ud800", "Bob", "Cid", "Dee"]), "board-file-part"),
    "twice": (changed(names=["Ann", "ann", "Cid", "Dee"]), "board-file-part"),
    "unknown list": (changed(list="x"), "error-unknown-list"),
    "list of lists": (changed(list=[]), "board-file-part"),
    "unknown rule": (changed(rules={"x": "y"}), "error-rules-option"),
    "rules": (changed(rules=7), "error-rules-option"),
    "dealer": (changed(dealer=4), "board-file-part"),
    "dealer true": (changed(dealer=True), "board-file-part"),
    "no hands": (changed(hands=None), "board-file-part"),
    "hand": (changed(hands=[7]), "board-file-part"),
    "result": (changed(hands=[[1, 2, 3, 4]]), "board-file-part"),
    "laid 1": (changed(hands=[[{"laid": 1, "points": 0}] * 4]), "board-file-part"),
    "points as text": (changed(hands=[[{"laid": True, "points": "0"}] * 4]), "board-file-part"),
    "points true": (changed(hands=[[{"laid": True, "points": True}] * 4]), "board-file-part"),
    "huge": (changed(hands=[[{"laid": True, "points": 10**6}] * 4]), "board-file-part"),
    "negative": (changed(hands=[[{"laid": False, "points": -5}] * 4]), "board-file-round"),
    "two out": (changed(hands=[[{"laid": True, "points": 0}] * 4]), "board-file-round"),
    "three of four": (changed(hands=[[{"laid": True, "points": 0}] * 3]), "board-file-round"),
    "after the end": (changed(hands=to_plain(tied())["hands"] * 2), "board-file-round"),  # type: ignore[operator]
    "no table": ("phase10-sheet,1", "board-file-other"),
    "table of another version": ("phase10-sheet,2,list=standard,dealer=1\nR,A,p,B,p\nT,0,0,0,0", "board-file-version"),
    "table without dealer": ("phase10-sheet,1,list=standard,x=1\nR,A,p,B,p\nT,0,0,0,0", "board-file-part"),
    "cell": ("phase10-sheet,1,list=standard,dealer=1\nR,A,p,B,p\n1,=1,,55,\nT,0,0,0,0", "board-file-part"),
    "row": ("phase10-sheet,1,list=standard,dealer=1\nR,A,p,B,p\n2,0,1,55,\nT,0,0,0,0", "board-file-part"),
    "quote": ('phase10-sheet,1,list=standard,dealer=1\n"R', "board-file-other"),
}


@pytest.mark.parametrize("name", FORGED)
def test_forged_files_are_refused(name: str) -> None:
    """Each is refused with one message, which has words in every language."""
    text, message = FORGED[name]
    with pytest.raises(Phase10Error) as error:
        read_sheet(text)
    assert error.value.message.id == message
    for lang in LANGUAGES:
        assert "\n" not in catalogue(lang).message(error.value.message)


def test_too_many_hands() -> None:
    """A file with more hands than a sheet has room for is refused."""
    plain = to_plain(sheet_of(names="Ann Bob", rules=Rules()))
    with pytest.raises(Phase10Error, match="room for 40"):
        from_plain({**plain, "hands": [[{"laid": False, "points": 75}] * 2] * (MOST_HANDS + 1)})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


def read_or_refused(read: Callable[[Any], Sheet], value: object) -> Sheet | str:
    """The sheet, or the line that says why there is none."""
    try:
        return read(value)
    except Phase10Error as error:
        return str(error)


@given(st.sampled_from(["names", "list", "rules", "dealer", "hands", "version", "format"]), JSON)
def test_a_forged_part_never_raises_anything_else(part: str, value: Any) -> None:
    """Whatever stands in place of a part, the sheet is read or refused."""
    for plain in ({**to_plain(tied()), part: value}, value, {part: value}):
        assert read_or_refused(from_plain, plain)


@given(st.text(), st.sampled_from(["", "phase10-sheet,1,", "{", "phase10-sheet;1;list=standard;dealer=1\n"]))
def test_garbage_never_raises_anything_else(text: str, start: str) -> None:
    """Whatever a file holds, it is read or refused."""
    assert read_or_refused(read_sheet, start + text)


@given(st.data(), st.sampled_from(["json", "csv"]))
def test_a_damaged_file_never_raises_anything_else(data: st.DataObject, kind: str) -> None:
    """A file with a piece cut out or put in is read or refused."""
    text = to_json(tied()) if kind == "json" else to_csv(tied(), catalogue("en"))
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + data.draw(st.integers(0, 5)) :]
    assert read_or_refused(read_sheet, damaged)
