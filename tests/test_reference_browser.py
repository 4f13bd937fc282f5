"""The reference card in a real Chromium: one sheet of paper in every language, and nothing on it but the card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from server import go, wait_for
from visit import axe_finds

from phase10.phases import PHASE_LISTS
from phase10.text import LANGUAGES, catalogue

pytestmark = pytest.mark.browser
PAPERS = ("A4", "Letter")
PRINTED, OWN = [phases.name for phases in PHASE_LISTS[:3]], [phases.name for phases in PHASE_LISTS[3:]]
"""The lists of printed games, and our own, whose cards are printed when an exhaustive run is asked for."""
LENGTHEN = """share => {
  const walker = document.createTreeWalker(document.querySelector(".reference"), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim().length > 3 && !text.parentElement.closest("svg, .rule"))
      text.data += " words".repeat(50).slice(0, Math.ceil(text.data.length * share));
  }
}"""


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def opened(page: Any, address: str, lang: str, phases: str) -> None:
    go(page, f"{address}/card?lang={lang}&list={phases}")
    title = catalogue(lang)("reference-title")
    wait_for(page, "title => document.querySelector('.p10 h1')?.innerText === title", title, seconds=30)
    page.wait_for_selector(".phases-in-print .c")


def sheets(page: Any, paper: str) -> int:
    """How many sheets of paper the page takes when it is printed."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lists", [PRINTED, pytest.param(OWN, marks=pytest.mark.exhaustive)], ids=["printed", "own"])
def test_one_sheet_of_paper(page: Any, address: str, lang: str, lists: tuple[str, ...]) -> None:
    """The card takes exactly one sheet, of either size, in every language and for every list of phases."""
    opened(page, address, lang, lists[0])
    for phases in lists:
        page.click(f".reference .tools >> text={catalogue(lang)('phase-list-' + phases)}")
        page.wait_for_selector(f".reference [aria-checked=true] >> text={catalogue(lang)('phase-list-' + phases)}")
        assert [sheets(page, paper) for paper in PAPERS] == [1, 1], phases


@pytest.mark.parametrize("phases", [*PRINTED, *(pytest.param(name, marks=pytest.mark.exhaustive) for name in OWN)])
def test_there_is_air_for_longer_words(page: Any, address: str, phases: str) -> None:
    """With every English text a third longer the card still takes one sheet; with texts twice as long it does not."""
    opened(page, address, "en", phases)
    page.evaluate(LENGTHEN, 0.34)
    assert [sheets(page, paper) for paper in PAPERS] == [1, 1]
    page.evaluate(LENGTHEN, 1)
    assert sheets(page, "Letter") > 1


def test_only_the_card_is_printed(page: Any, address: str) -> None:
    """On paper there is no header, no footer and no button, and cards keep their colors, letters and shapes."""
    opened(page, address, "en", "standard")
    page.emulate_media(media="print")
    for hidden in (".kit-header", ".kit-footer", ".reference .lead", ".reference .tools"):
        assert not page.is_visible(hidden), hidden
    for seen in (".reference h1", ".phases-in-print li:last-child .c", ".halves section:last-child li:last-child"):
        assert page.is_visible(seen), seen
    card = page.locator(".phases-in-print .c").first
    assert card.evaluate("card => getComputedStyle(card).printColorAdjust") == "exact"
    assert "9" in card.text_content()
    assert "R" in card.text_content()


def test_the_button_prints(page: Any, address: str) -> None:
    """The button opens the browser's print dialog, once a click."""
    opened(page, address, "en", "standard")
    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
    assert page.evaluate("window.printed") == 0
    page.click(".reference .tools > button")
    assert page.evaluate("window.printed") == 1


@pytest.mark.parametrize("width", [390, 1280])
def test_the_list_is_chosen_and_stays_in_the_address(page: Any, address: str, width: int) -> None:
    """A click on another list shows it and puts it into the address; the page stays accessible and is not cut off."""
    page.set_viewport_size({"width": width, "height": 900})
    opened(page, address, "en", "standard")
    page.click("text=Twist cards")
    wait_for(page, "location.search.includes('list=twist')")
    assert "Run of 7 and 4 cards of one color".lower() in page.inner_text(".phases-in-print").lower()
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
