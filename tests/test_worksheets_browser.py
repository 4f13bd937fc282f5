"""Worksheets in a real Chromium: one page of paper a sheet, of either size, and nothing on it but the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from server import go

from phase10.lessons import NAMES, find_lesson, lessons
from phase10.text import LANGUAGES, catalogue
from widgets.lessons.worksheet import Paper, worksheet_file

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def paper_page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1000, "height": 900})
    yield context.new_page()
    context.close()


def pages(page: Any, **options: Any) -> int:
    """How many pages of paper it takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(**options)))


def pages_of_sheets(page: Any, file: str) -> int:
    """How many pages the sheets of a file take, without the keys."""
    page.set_content(file)
    page.evaluate("document.querySelector('.keys').remove()")
    return pages(page, prefer_css_page_size=True)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("name", NAMES)
def test_one_page_a_sheet(paper_page: Any, name: str, paper: Paper) -> None:
    """Twenty sheets of a lesson take twenty pages, of either paper."""
    file = worksheet_file([find_lesson(name)], range(1, 21), "en", paper)
    assert pages_of_sheets(paper_page, file) == 20


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_one_page_a_sheet_in_every_language(paper_page: Any, lang: str) -> None:
    """On the shorter paper, too, each sheet of each lesson takes one page in every other language."""
    file = worksheet_file(lessons(), range(21, 24), lang, Paper.LETTER)
    assert pages_of_sheets(paper_page, file) == 3 * len(NAMES)


@pytest.mark.parametrize("font", ["DejaVu Sans", "Liberation Sans"])
def test_there_is_air_for_longer_words_and_wider_letters(paper_page: Any, font: str) -> None:
    """With questions a quarter longer, in a wide font, every sheet still takes one page of the shorter paper."""
    paper_page.set_content(worksheet_file(lessons(), [1, 2], "en", Paper.LETTER))
    paper_page.evaluate(
        """font => {
          document.querySelector(".worksheets").style.fontFamily = font;
          document.querySelector(".keys").remove();
          for (const asked of document.querySelectorAll(".asked p"))
            asked.textContent += " words".repeat(40).slice(0, Math.ceil(asked.textContent.length * 0.25));
        }""",
        font,
    )
    assert pages(paper_page, prefer_css_page_size=True) == 2 * len(NAMES)


def test_thirty_sheets_and_their_keys(paper_page: Any) -> None:
    """Thirty copies take thirty pages, and all their keys two more."""
    paper_page.set_content(worksheet_file([find_lesson("urn")], range(1, 31), "en", Paper.A4))
    assert pages(paper_page, prefer_css_page_size=True) == 30 + 2


def test_a_file_is_read_on_a_phone_too(paper_page: Any) -> None:
    """On a narrow screen nothing of a file has to be scrolled sideways, and nothing was asked for."""
    asked: list[str] = []
    paper_page.on("request", lambda request: asked.append(request.url))
    paper_page.set_viewport_size({"width": 390, "height": 900})
    paper_page.set_content(worksheet_file([find_lesson("urn")], [1], "en", Paper.A4))
    assert paper_page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert asked == []


def test_the_page_is_clean(visit: Any) -> None:
    """The page with its key fits a phone in every language; in English and German axe looks too, also at an error."""
    seen = visit("worksheets?lang=en&key=yes", width=390)
    for lang in LANGUAGES:
        seen.page.select_option(".kit-language", lang)
        seen.wait_for_title(lang, "sheet-title")
        seen.widen(390)
        seen.reads_well(lang)
        seen.is_quiet()
        if lang not in ("en", "de"):
            continue
        seen.is_clean()
        seen.widen(1280)
        seen.page.fill(".settings input", "none")
        seen.press("Enter")
        seen.page.wait_for_selector(".problem")
        seen.is_clean()


def test_only_the_sheets_are_printed(chromium: Any, address: str) -> None:
    """Thirty copies take thirty pages of either paper, keys come after them, and nothing else is on the paper."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    go(page, f"{address}/worksheets?lang=en&copies=30&lesson=urn")
    page.wait_for_selector(".worksheet >> nth=29")
    assert [pages(page, format=paper) for paper in ("A4", "Letter")] == [30, 30]
    page.click(f"text={catalogue('en')('sheet-choice-key-yes')}")
    page.wait_for_selector(".key >> nth=29")
    assert "key=yes" in page.url
    assert [pages(page, format=paper) for paper in ("A4", "Letter")] == [32, 32]
    page.emulate_media(media="print")
    for hidden in (".kit-header", ".kit-subnav", ".kit-footer", ".p10 h1", ".p10 .lead", ".p10 .settings"):
        assert not page.is_visible(hidden), hidden
    page.emulate_media(media="screen")
    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
    page.click(".settings > button")
    assert page.evaluate("window.printed") == 1
    context.close()
