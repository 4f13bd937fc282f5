"""The page on the next draw in a real Chromium: by keyboard, accessible in each of its states, nothing cut off."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.browser
ELEVEN = "R1,R2,R3,R4,R5,R6,B9,B1,G11,Y12,S"


def test_a_round_by_keyboard(visit: Any) -> None:
    """With keys alone: guess, read the answer, draw; with eleven cards choose a discard, throw it and draw."""
    seen = visit("draw?lang=en&phase=9&hand=R1,B2,G4,Y6,R7,B8,G9,Y10,R11,B12", width=390)
    seen.tab_to(".asked-first input")
    seen.page.keyboard.type("12")
    seen.press("Enter")
    seen.wait("document.querySelector('.told')?.innerText.includes('You guessed 12.')")
    assert seen.page.evaluate("document.activeElement.closest('.answer') !== null")
    seen.is_clean()
    seen.tab_to(".answer .go")
    seen.press("Enter")
    seen.page.wait_for_selector(".asked-first .cards")
    seen.tab_to(".asked-first .cards button")
    seen.press("End", "Enter")
    seen.page.wait_for_selector(".throws [aria-pressed=true]")
    seen.is_clean()
    seen.tab_to(".best .go")
    seen.press("Enter")
    seen.page.wait_for_selector(".asked-first .cards")
    assert "seen=" in seen.page.url
    assert "2" in seen.text(".game .big")


@pytest.mark.parametrize("lang", ["de", "fi", "fr", "pt-BR"])
def test_eleven_cards_in_long_words(visit: Any, lang: str) -> None:
    """The ranking, another row, and all reasons: in the language, accessible, nothing cut off at both widths."""
    seen = visit(f"draw?lang={lang}&phase=4&hand={ELEVEN}", width=390)
    seen.page.click(".asked-first .cards button >> nth=6")
    seen.page.wait_for_selector(".throws")
    seen.page.click(".throws tbody tr:last-child td:last-child", force=True)  # the row's button is over all of it
    seen.wait("document.querySelector('.throws tbody tr:last-child').className === 'now'")
    seen.page.click(".why .tools button:nth-child(3)")
    seen.wait("document.querySelectorAll('.steps li').length > 4")
    seen.page.click(".seen summary")
    seen.reads_well(lang)
    seen.is_clean()
    seen.widen(1280)
    seen.is_clean()


def test_work_that_takes_seconds(visit: Any) -> None:
    """A press first shows that it is worked out, then the chance, without another click."""
    seen = visit("draw?lang=en&phase=4&hand=R1,B2,G3,Y4,R12,S,S", color_scheme="dark")
    seen.page.click(".asked-first .tools > .t")
    seen.page.click(".chances button")
    seen.wait(
        "[...document.querySelectorAll('.chances .big')].filter((one) => one.innerText.endsWith('%')).length === 3"
    )
    seen.is_clean()


def test_hostile_text_stays_text(visit: Any) -> None:
    """Markup in the fields and in the address is shown as text and runs nothing."""
    seen = visit("draw?lang=en&seen=<img/src=x/onerror=window.bad=1>&hand=<b>R5</b>&phase=<i>1</i>")
    assert seen.page.locator(".problem").count() == 3
    seen.page.fill(".seen input", "<script>window.bad=1</script> R1")
    seen.press("Enter")
    seen.wait("document.querySelectorAll('.seen .small button').length === 1")
    assert seen.page.evaluate("window.bad") is None
    assert seen.page.locator(".p10 img, .p10 script").count() == 0
