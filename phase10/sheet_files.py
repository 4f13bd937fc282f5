"""A score sheet as a file and back: JSON, which says everything, and CSV, a table for spreadsheets and for people.

What is read back may come from anybody, so all of it is checked, by the same rules as what is typed: a file is either a
sheet that could have been entered, or refused with one message.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from phase10.errors import Phase10Error, shown
from phase10.match import Result
from phase10.phases import phase_list
from phase10.rules import Rules
from phase10.sheet import Sheet, clean_names

if TYPE_CHECKING:
    from phase10.text import Text

FORMAT = "phase10-sheet"
VERSION = 1
MOST_FILE = 20_000
"""Characters of a file that are read; the longest sheet has two thirds of them."""
_MOST_POINTS = 9999
_KEYS = ("format", "version", "names", "list", "rules", "dealer", "hands")
_NUMBER = re.compile(r"[0-9]{1,4}\Z", re.ASCII)
_FORMULA = re.compile("['=+\\-@＝＋－＠]")
_SITS_OUT = "–"
_MARK = "\ufeff"
"""At the beginning of a file it tells a spreadsheet that the text is UTF-8."""


def to_plain(sheet: Sheet) -> dict[str, object]:
    """The sheet as plain values; `from_plain` reads them back."""
    match = sheet.match
    return {
        "format": FORMAT,
        "version": VERSION,
        "names": list(sheet.names),
        "list": match.phases.name,
        "rules": match.rules.to_plain(),
        "dealer": sheet.dealer,
        "hands": _plain_hands(sheet),
    }


def _plain_hands(sheet: Sheet) -> list[list[dict[str, object] | None]]:
    return [[_plain_result(result) for result in hand] for hand in sheet.hands]


def _plain_result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    phase = {} if result.phase is None else {"phase": result.phase}
    return {"laid": result.laid, "points": result.points, **phase}


def from_plain(plain: object) -> Sheet:
    """The sheet that plain values say; `Phase10Error` when they are not as `to_plain` makes them.

    >>> from_plain({"format": "phase10-sheet", "version": 2})
    Traceback (most recent call last):
    phase10.errors.Phase10Error: This score sheet has version “2”, and only version 1 can be read.
    """
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise Phase10Error("board-file-other")
    if type(version := plain.get("version")) is not int or version != VERSION:
        raise Phase10Error("board-file-version", token=shown(str(version)), version=VERSION)
    if wrong := set(plain) ^ set(_KEYS):
        raise _part(min(map(str, wrong)))
    names, dealer, hands = plain["names"], plain["dealer"], plain["hands"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _part("names")
    if not isinstance(plain["list"], str):
        raise _part("list")
    if type(dealer) is not int or not 0 <= dealer < len(names):
        raise _part("dealer")
    if not isinstance(hands, list):
        raise _part("hands")
    sheet = Sheet.start(names, phase_list(plain["list"]), Rules.from_plain(plain["rules"]), dealer)
    if list(clean_names(names)) != names:
        raise _part("names")
    for number, hand in enumerate(hands, 1):
        sheet = _entered(sheet, hand, number)
    return sheet


def _part(name: str) -> Phase10Error:
    return Phase10Error("board-file-part", part=shown(name))


def _entered(sheet: Sheet, hand: object, number: int) -> Sheet:
    if not isinstance(hand, list):
        raise _part("hands")
    results = [_result(one, sheet) for one in hand]
    try:
        return sheet.enter(results)
    except Phase10Error as error:
        if error.message.id == "board-full":
            raise
        raise Phase10Error("board-file-round", round=number, why=error.message) from error


def _result(plain: object, sheet: Sheet) -> Result | None:
    match plain:
        case None:
            return None
        case {"laid": bool(laid), "points": int(points), **rest} if type(points) is int and abs(points) <= _MOST_POINTS:
            phase = rest.pop("phase", None) if sheet.chosen and laid else None
            if not rest and (phase is None or type(phase) is int):
                return Result(laid, points, phase)
    raise _part("hands")


def to_json(sheet: Sheet) -> str:
    """The sheet as JSON, one line a hand.

    >>> from_json(to_json(Sheet.start(["Ann", "Bob"]))) == Sheet.start(["Ann", "Bob"])
    True
    """
    about = {name: value for name, value in to_plain(sheet).items() if name != "hands"}
    hands = ",\n  ".join(json.dumps(hand) for hand in _plain_hands(sheet))
    return f'{json.dumps(about, ensure_ascii=False)[:-1]}, "hands": [\n  {hands}\n]}}\n'


def from_json(text: str) -> Sheet:
    """The sheet in a JSON file; `Phase10Error` when there is none."""
    _check_length(text)
    try:
        plain = json.loads(text.removeprefix(_MARK))
    except (ValueError, RecursionError):
        raise Phase10Error("board-file-other") from None
    return from_plain(plain)


def _check_length(text: str) -> None:
    if len(text) > MOST_FILE:
        raise Phase10Error("board-file-big", most=MOST_FILE)


# ---- Tables ----------------------------------------------------------------------------------------------------------


def to_csv(sheet: Sheet, text: Text) -> str:
    r"""The sheet as a table: what it is, then names, then a row a hand with points and the phase laid, then totals.

    A name that a spreadsheet would take for a formula has an apostrophe before it.

    >>> from phase10.text import catalogue
    >>> sheet = Sheet.start(["Ann", "=1+1"]).enter([Result(True, 0), Result(False, 55)])
    >>> print(to_csv(sheet, catalogue("en")).lstrip("\ufeff").replace("\r", ""), end="")
    phase10-sheet,1,list=standard,dealer=1
    Hand,Ann,phase made,'=1+1,phase made
    1,0,1,55,
    Total,0,1,55,0
    """
    match, seats = sheet.match, range(sheet.match.players)
    about = {"list": match.phases.name, "dealer": sheet.dealer + 1, **match.rules.to_plain()}
    rows: list[list[object]] = [[FORMAT, VERSION, *(f"{name}={value}" for name, value in about.items())]]
    names = [cell for name in sheet.names for cell in (_harmless(name), text("board-csv-phase"))]
    rows.append([text("board-csv-round"), *names])
    for number, hand in enumerate(sheet.hands):
        before = sheet.until(number)
        rows.append([number + 1, *(cell for seat in seats for cell in _cells(before, seat, hand[seat]))])
    totals = [cell for seat in seats for cell in (match.points(seat), len(match.done(seat)))]
    rows.append([text("board-csv-total"), *totals])
    file = io.StringIO()
    csv.writer(file).writerows(rows)
    return _MARK + file.getvalue()


def _harmless(name: str) -> str:
    return f"'{name}" if _FORMULA.match(name) else name


def _cells(before: Sheet, seat: int, result: Result | None) -> tuple[object, object]:
    """The points of a player in a hand, and the number of the phase that was laid."""
    if result is None:
        return _SITS_OUT, _SITS_OUT
    number = result.phase if before.chosen else before.match.choices(seat)[0]
    return result.points, number if result.laid else ""


def from_csv(text: str) -> Sheet:
    """The sheet in a table that `to_csv` made, also when a spreadsheet saved it again; `Phase10Error` for another.

    >>> from_csv("Hand,Ann,Bob")
    Traceback (most recent call last):
    phase10.errors.Phase10Error: This file is no score sheet of this kit. Nothing was changed.
    """
    _check_length(text)
    rows = _rows(text.removeprefix(_MARK))
    if len(rows) < 3 or len(rows[0]) < 4 or rows[0][0] != FORMAT:
        raise Phase10Error("board-file-other")
    about = dict(cell.split("=", 1) for cell in rows[0][2:] if "=" in cell)
    names = [_name(cell) for cell in rows[1][1::2]]
    chosen = about.get("order") == "choose"
    *hands, _totals = rows[2:]
    return from_plain(
        {
            "format": FORMAT,
            "version": _number(rows[0][1], "version"),
            "names": names,
            "list": about.pop("list", None),
            "dealer": _number(about.pop("dealer", ""), "dealer") - 1,
            "rules": about,
            "hands": [_hand(row, number, len(names), chosen) for number, row in enumerate(hands, 1)],
        }
    )


def _rows(text: str) -> list[list[str]]:
    """The rows of a table with their cells, without empty ones at the end."""
    start = text[: len(FORMAT) + 3].replace('"', "")
    mark = next((one for one in ",;\t" if start.startswith(FORMAT + one)), ",")
    try:
        rows = [*csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)]
    except csv.Error:
        raise Phase10Error("board-file-other") from None
    return [_trimmed(row) for row in rows if any(row)]


def _trimmed(row: list[str]) -> list[str]:
    while row and not row[-1]:
        row = row[:-1]
    return row


def _name(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell[1:]) else cell


def _number(cell: str, part: str) -> int:
    if not _NUMBER.match(cell):
        raise _part(part)
    return int(cell)


def _hand(row: Sequence[str], number: int, players: int, chosen: bool) -> list[dict[str, object] | None]:
    cells = [*row[1:], *[""] * (2 * players + 1 - len(row))]
    if row[0] != str(number) or len(cells) != 2 * players:
        raise _part(shown(row[0]))
    return [_of_cells(points, phase, chosen) for points, phase in zip(cells[::2], cells[1::2], strict=True)]


def _of_cells(points: str, phase: str, chosen: bool) -> dict[str, object] | None:
    if points == _SITS_OUT:
        return None
    laid: dict[str, object] = {"laid": bool(phase), "points": _number(points, points)}
    if phase:
        number = _number(phase, phase)
        laid |= {"phase": number} if chosen else {}
    return laid


def read_sheet(text: str) -> Sheet:
    """The sheet in a file of either kind; `Phase10Error` says why there is none.

    >>> sheet = Sheet.start(["Ann", "Bob"])
    >>> read_sheet(to_json(sheet)) == sheet
    True
    """
    return from_json(text) if text.removeprefix(_MARK).lstrip().startswith("{") else from_csv(text)
