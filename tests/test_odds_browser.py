"""The odds pages in a real Chromium: guess, deal, stop, charts that fit and change with the page, and no other host."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.browser


def test_guess_deal_and_compare_by_keyboard(visit: Any) -> None:
    """With keys alone: a guess, one hand, ten thousand hands; then guess, trial and exact value stand together."""
    seen = visit("odds?lang=en&phase=1&seed=7", width=390)
    assert seen.page.locator(".exact-value").count() == 0
    seen.tab_to(".asked-first input")
    seen.page.keyboard.type("25")
    seen.press("Enter")
    seen.wait("document.querySelector('.exact-value .value')?.innerText === '18.2752%'")
    seen.tab_to(".odds .tools .t.p")
    seen.press("Enter")
    seen.wait("document.querySelectorAll('.dealt .c').length === 10")
    seen.tab_to(".odds .tools .t:nth-child(3)")
    seen.press("Enter")
    seen.wait("document.querySelectorAll('.figures dd')[1].innerText.startsWith('18.')")
    assert "seed=7" in seen.page.url
    seen.is_clean()
    seen.widen(1280)
    seen.is_clean()
    first = seen.text(".figures")
    seen.page.click("text=Other hands")
    seen.wait("!document.querySelector('.plot')")
    assert "seed=8" in seen.page.url
    seen.page.goto(seen.page.url.replace("seed=8", "seed=7"))
    seen.page.wait_for_selector(".asked-first input", timeout=30_000)
    seen.page.fill(".asked-first input", "25")
    seen.press("Enter")
    seen.page.click(".odds .tools .t:nth-child(3)")
    seen.wait("document.querySelectorAll('.figures dd')[1]?.innerText.startsWith('18.')")
    assert seen.text(".figures") == first


def test_a_long_run_shows_progress_and_stops(visit: Any) -> None:
    """A run of a million hands asked one by one goes on by itself, and Stop ends it where it is."""
    seen = visit("odds?lang=en&phase=CR4,S3&seed=7")
    seen.page.click("text=Skip the guess")
    seen.page.click(".odds .tools .t:nth-child(5)")
    seen.page.wait_for_selector("progress")
    before = seen.page.evaluate("document.querySelector('.progress-row progress').value")
    seen.wait("before => document.querySelector('.progress-row progress').value > before", arg=before)
    seen.page.click("text=Stop")
    seen.wait("!document.querySelector('.progress-row')")
    stopped = seen.text(".figures")
    seen.page.wait_for_timeout(500)
    assert seen.text(".figures") == stopped


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["de", "fi"])
def test_charts_fit_and_are_accessible(visit: Any, lang: str, scheme: str) -> None:
    """With long words, at both widths, in light and dark: charts stay inside, tables unfold, and axe finds nothing."""
    seen = visit(f"hard?lang={lang}", width=390, color_scheme=scheme)
    seen.page.click(".pick-one >> nth=9")
    seen.page.wait_for_selector(".order", timeout=60_000)
    for summary in seen.page.locator("summary").all():
        if not summary.evaluate("node => node.parentElement.open"):
            summary.click()
    assert seen.page.locator(".plot[role=img][aria-label]").count() == 1
    seen.reads_well(lang)
    seen.is_clean()
    narrow = seen.page.locator(".plot").bounding_box()["width"]
    seen.widen(1280)
    assert seen.page.locator(".plot").bounding_box()["width"] > narrow
    seen.is_clean()


def test_the_page_asks_again_until_a_slow_phase_is_worked_out(visit: Any) -> None:
    """A phase that takes longer than one look changes nothing on the page at first; its figures come all the same."""
    seen = visit("hard?lang=en&phases=S3,R6")
    seen.page.click("text=Skip the guess")
    seen.page.wait_for_selector(".order", timeout=60_000)
    seen.is_clean()


def test_a_phase_is_looked_at_from_its_row(visit: Any) -> None:
    """A click on a row shows the draws of that phase; hostile text in the list stays text."""
    seen = visit("hard?lang=en&phases=S3|<img/src=x/onerror=window.bad=1>")
    seen.page.wait_for_selector(".problem")
    assert seen.page.evaluate("window.bad") is None
    seen.page.click("text=Skip the guess")
    seen.page.wait_for_selector(".order", timeout=60_000)
    seen.page.click(".measures tbody tr >> nth=1")
    seen.wait("document.querySelector('.hard select').selectedOptions[0].innerText.startsWith('Phase 2')")
    seen.is_clean()
