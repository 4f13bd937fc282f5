"""The score sheet in a real Chromium: a match to a tie and its decision, kept over reloads, saved, opened, printed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from visit import READY, Visit, axe_finds

from phase10.sheet_files import MOST_FILE, from_csv, from_json
from phase10.text import LANGUAGES

pytestmark = pytest.mark.browser
HANDS = [
    *[["0+", "20+", "5+", "75"]] * 2,
    *[["20+", "0+", "5+", "75"]] * 2,
    ["20+", "20+", "75", "0+"],
]
"""Four players to Phase 5: Ann and Bob make it in the same round, level on points."""


def fields(seen: Visit) -> Any:
    return seen.page.locator(".writer .points input")


def write(seen: Visit, number: int, hand: list[str]) -> None:
    """Write a hand with keys alone, from the first field to the button."""
    seen.page.focus(".writer input[type=checkbox]")
    for result in hand:
        if result.endswith("+"):
            seen.press("Space")
        seen.press("Tab")
        seen.page.keyboard.type(result.rstrip("+"))
        seen.press("Tab", "Tab", "Tab")  # the cards to count, then the next player's button and tick
    fields(seen).last.focus()
    seen.press("Enter")
    seen.wait("count => document.querySelectorAll('.rounds tbody tr').length === count", arg=number)


def reload(seen: Visit) -> None:
    seen.page.reload()
    seen.page.wait_for_selector(READY, timeout=30_000)


def begin(seen: Visit) -> None:
    """Four names, to Phase 5."""
    for seat, name in enumerate(("Ann", "Bob", "Cid", "Maximiliane-Charlotte Vo"), 1):
        seen.tab_to(f".names label:nth-child({seat}) input")
        seen.page.keyboard.type(name)
    seen.page.click("text=Phase 5")
    seen.page.click("text=Start the game")
    seen.page.wait_for_selector(".entry")


def test_a_match_to_a_tie_and_its_decision(visit: Any, tmp_path: Path) -> None:
    """Kept over a reload in the middle, losing nothing; saved, wiped, opened again; a forged file changes nothing."""
    seen = visit("sheet?lang=en", width=390)
    begin(seen)
    for number, hand in enumerate(HANDS[:3], 1):
        write(seen, number, hand)
    fields(seen).nth(1).fill("35")
    # A click, not `check`: the answer to the points may draw the box once more as it was. What counts is what is kept.
    seen.page.locator(".writer input[type=checkbox]").nth(1).click()
    seen.wait("JSON.parse(localStorage.getItem('phase10.board')).now[1][1]?.[0] === true")
    reload(seen)
    assert fields(seen).nth(1).input_value() == "35"
    assert seen.page.locator(".writer input[type=checkbox]").nth(1).is_checked()
    assert seen.page.locator(".rounds tbody tr").count() == 3
    fields(seen).nth(1).fill("")
    seen.page.locator(".writer input[type=checkbox]").nth(1).uncheck()
    for number, hand in enumerate(HANDS[3:], 4):
        write(seen, number, hand)
    assert "A tie: Ann and Bob are level." in seen.text(".tie")
    seen.is_clean()
    write(seen, 6, ["60", "0+"])
    assert "Bob wins!" in seen.text(".won")
    assert "hand 6 decided" in seen.text(".won")
    sheets = [saved(seen, name, tmp_path) for name in ("JSON", "CSV")]
    assert from_json(sheets[0].read_text(encoding="utf-8")) == from_csv(sheets[1].read_text(encoding="utf-8"))
    before = seen.text(".rounds")
    seen.page.evaluate("localStorage.clear()")
    reload(seen)
    for file in sheets:
        seen.page.wait_for_selector(".setup")
        seen.page.set_input_files("input[type=file]", file)
        seen.page.wait_for_selector(".won")
        assert seen.text(".rounds") == before
        seen.page.click(".sheet-tools >> text=Undo")
    seen.page.set_input_files("input[type=file]", sheets[0])
    seen.page.wait_for_selector(".won")
    forged_files_change_nothing(seen, tmp_path, before)
    only_the_sheet_is_printed(seen)


def saved(seen: Visit, name: str, folder: Path) -> Path:
    with seen.page.expect_download() as waiting:
        seen.page.click(f".sheet-tools >> text={name}")
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def forged_files_change_nothing(seen: Visit, folder: Path, before: str) -> None:
    """A file that is too long is not sent at all, and a forged one is refused in a line."""
    file = folder / "forged.json"
    for content, said in (("x" * (MOST_FILE + 1), "too long"), ('{"format": "phase10-sheet"}', "version")):
        file.write_text(content, encoding="utf-8")
        seen.page.set_input_files("input[type=file]", file)
        seen.wait("said => document.querySelector('.board > .problem')?.innerText.includes(said)", arg=said)
        assert seen.text(".rounds") == before
    seen.is_quiet()


def only_the_sheet_is_printed(seen: Visit) -> None:
    """Nothing to press is on paper, and the empty sheet takes one page of either paper."""
    seen.page.emulate_media(media="print")
    for hidden in (".kit-header", ".sheet-tools", ".help", ".p10 .lead"):
        assert not seen.page.is_visible(hidden), hidden
    assert seen.page.is_visible(".rounds")
    seen.page.emulate_media(media="null")
    seen.page.click("text=Empty sheet for paper")
    seen.page.wait_for_selector(".paper")
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", seen.page.pdf(format=paper))) == 1


def test_six_long_names_on_a_phone(visit: Any) -> None:
    """In every language only the table has to be scrolled, which keys can reach; light and dark are accessible."""
    seen = visit("sheet?lang=en", width=390, color_scheme="dark")
    result = {"laid": False, "points": 75}
    hand = [{"laid": True, "points": 0}, *[result] * 5]
    names = ["Wolfeschlegelsteinhausen", "Maximiliane-Charlotte Vo", *[f"{'W' * 22} {seat}" for seat in range(4)]]
    sheet = {"format": "phase10-sheet", "version": 1, "names": names, "list": "standard", "rules": {}, "dealer": 5}
    file = {
        "name": "six.json",
        "mimeType": "application/json",
        "buffer": json.dumps({**sheet, "hands": [hand]}).encode(),
    }
    seen.page.set_input_files("input[type=file]", file)
    seen.page.wait_for_selector(".entry")
    fields(seen).nth(1).fill("45")
    fields(seen).nth(1).press("Enter")
    seen.page.wait_for_selector(".writer .problem")
    seen.page.click(".writer:nth-child(3) [aria-expanded]")
    seen.page.wait_for_selector(".counter")
    assert seen.page.get_attribute(".board .wide", "tabindex") == "0"
    for lang in LANGUAGES:
        seen.page.select_option(".kit-language", lang)
        seen.wait_for_title(lang, "board-title")
        seen.reads_well(lang)
        seen.is_quiet()
        if lang == "de":
            seen.is_clean()
    seen.page.emulate_media(color_scheme="light")
    assert axe_finds(seen.page) == []
    boxes = "all => all.map(one => [one.offsetWidth, one.offsetHeight]).flat().filter(Boolean)"
    assert min(seen.page.eval_on_selector_all(".board :is(button, label.t, .points input)", boxes)) >= 24
