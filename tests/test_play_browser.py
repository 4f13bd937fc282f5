"""The game against bots in a real Chromium: a hand by keyboard alone, kept over a reload, and a full table."""

from __future__ import annotations

from typing import Any

import pytest

from phase10.text import catalogue

pytestmark = pytest.mark.browser
HINT = ".banner .row > button:first-child"
CARDS = "[...document.querySelectorAll('.picks button')].map((one) => one.getAttribute('aria-label'))"
LOG = "document.querySelector('[role=log]').innerText"
SENT = "JSON.stringify(document.activeElement._node?.on?.click ?? [])"


def follow(seen: Any) -> None:
    """One move by keyboard: the hint's, or what leads on; the focus is where the reader goes on."""
    before = seen.page.evaluate(LOG)
    if seen.page.locator(".moves [data-landing]").count():  # the others' moves
        seen.tab_to(".moves [data-landing]")
        seen.press("Tab", "Enter")
    else:
        seen.tab_to(HINT)
        seen.press("Enter")
        seen.wait("document.activeElement.matches('.banner [data-landing]')")
        seen.press("Enter")
    seen.wait("before => document.querySelector('[role=log]').innerText !== before", arg=before)


def drag(seen: Any, card: str, spot: str) -> None:
    """Drag a card somewhere with the mouse."""
    seen.page.locator(card).scroll_into_view_if_needed()
    start, end = seen.page.locator(card).bounding_box(), seen.page.locator(spot).bounding_box()
    seen.page.mouse.move(start["x"] + 20, start["y"] + 30)
    seen.page.mouse.down()
    seen.page.mouse.move(end["x"] + 30, end["y"] + 50, steps=5)
    seen.page.mouse.up()


def test_a_hand_by_keyboard_is_kept_over_a_reload(visit: Any) -> None:
    """Draw, pick up, discard and follow hints to the end of the hand with keys alone; a reload loses nothing."""
    seen = visit("play?lang=en&seed=140&players=3", width=390)
    seen.tab_to(".moves button")
    seen.press("Enter")  # too early: the reasons are told, and the focus stays
    seen.wait("document.querySelectorAll('.banner.no li').length === 2")
    assert seen.page.evaluate(SENT) == '["lay"]'
    seen.is_clean()
    seen.tab_to(".pile.ready")
    seen.press("Enter")
    seen.wait("document.activeElement.innerText.includes('+')")  # the card that was drawn
    seen.press("Home", "ArrowRight", "Enter")
    seen.wait("document.querySelector('.picks [aria-pressed=true]') === document.activeElement")
    seen.tab_to(".moves .t.p")
    seen.press("Enter")
    seen.wait("JSON.stringify(document.activeElement._node.on.click) === '[\"step\"]'")
    assert seen.page.locator("[data-auto]").count() == 1
    seen.page.wait_for_timeout(1_500)  # no move by itself for a reader who asked for no motion
    assert "You discard" in seen.page.evaluate(LOG).splitlines()[-1]
    for _ in range(4):
        follow(seen)
    cards, log, address = seen.page.evaluate(CARDS), seen.page.evaluate(LOG), seen.page.url
    seen.page.reload()
    seen.page.wait_for_selector(".p10:not(.waiting) .picks", timeout=30_000)
    assert (seen.page.evaluate(CARDS), seen.page.evaluate(LOG), seen.page.url) == (cards, log, address)
    seen.page.select_option(".kit-language", "de")
    seen.wait_for_title("de", "play-title")
    assert seen.text("section:has(.may) h2") == catalogue("de")("play-may")
    seen.reads_well("de")
    seen.page.select_option(".kit-language", "en")
    seen.wait_for_title("en", "play-title")
    while not seen.page.locator(".standing-table").count():
        follow(seen)
    assert seen.page.evaluate(SENT) == '["deal"]'
    seen.is_clean()
    seen.press("Enter")
    seen.wait("document.querySelector('.felt h2').innerText === 'Hand 2'")


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_a_full_table(visit: Any, width: int, scheme: str) -> None:
    """Six players in German, phases laid, the form unfolded, a card dragged: accessible, and nothing is cut off."""
    seen = visit("play?lang=de&seed=5&players=6", width=width, color_scheme=scheme)
    seen.page.click(".pile.ready")
    seen.page.wait_for_selector(".picks .mark")
    drag(seen, ".picks button >> nth=0", "[data-drop=discard]")
    seen.page.wait_for_selector(".moves [data-landing]")
    seen.page.click(".moves button >> nth=1")
    seen.page.wait_for_selector(".pile.ready")
    seen.page.click(".another .seg button >> nth=2")
    seen.wait("document.querySelector('.another .seg button:nth-child(3)').ariaChecked === 'true'")
    for _ in range(60):
        if seen.page.locator(".felt .group").count() >= 6 or seen.page.locator(".standing-table").count():
            break
        seen.page.click(HINT)
        seen.page.click(".banner [data-landing]")
        seen.wait("!document.querySelector('.banner [data-landing]')")
    seen.is_clean()
    seen.page.click(".another summary")
    seen.page.wait_for_selector(".another select")
    seen.page.click(".another details details summary")
    seen.page.wait_for_selector(".another .options")
    seen.is_clean()
