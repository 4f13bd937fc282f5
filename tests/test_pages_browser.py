"""The dashboards in a real Chromium, served by the real kit: by keyboard, in five languages, with no other host."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from server import go, started_kit

from phase10.text import LANGUAGES, catalogue

pytestmark = pytest.mark.browser
PAGES = {"": "landing-title", "check": "checker-title", "rules": "rulebook-title"}
VERDICT = "section.v"


@pytest.fixture(scope="module")
def kit() -> Iterator[str]:
    with started_kit() as running:
        yield running.url


@dataclass
class Visit:
    """A page, what it asked other hosts for, and what went wrong in it."""

    page: Any
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press Tab until the focus is where it shall be."""
        for _ in range(most):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reached {selector}")

    def wait(self, expression: str) -> None:
        self.page.wait_for_function(expression, timeout=10_000)

    def is_clean(self) -> None:
        """No request to another host, no console error, no axe violation, no sideways scrolling."""
        assert self.outside == []
        assert self.errors == []
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()
        assert self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.fixture
def visit(chromium: Any, kit: str) -> Iterator[Any]:
    contexts = []

    def open_page(path: str, width: int = 1280, **options: Any) -> Visit:
        context = chromium.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce", **options)
        contexts.append(context)
        seen = Visit(context.new_page())

        def route(request: Any) -> None:
            if request.request.url.startswith((kit, "data:", "blob:")):
                request.continue_()
            else:
                seen.outside.append(request.request.url)
                request.abort()

        context.route("**/*", route)
        seen.page.on("console", lambda said: seen.errors.append(said.text) if said.type == "error" else None)
        seen.page.on("pageerror", lambda error: seen.errors.append(str(error)))
        go(seen.page, f"{kit}/{path}")
        seen.page.wait_for_selector(".p10 h1", timeout=30_000)
        return seen

    yield open_page
    for context in contexts:
        context.close()


def test_the_whole_path_by_keyboard(visit: Any) -> None:
    """A reader builds a hand with keys alone, reads the verdict, walks the steps, and changes to each language."""
    seen = visit("check?hand=&phase=1&lang=en", width=390)
    seen.wait("document.querySelector('section.v').innerText.includes('empty')")
    seen.tab_to(".deck button")
    for card in ["R5", "B5", "G5", "R7", "B7"]:
        seen.page.keyboard.type(card.lower())
        seen.press("Enter")
    seen.wait("document.querySelectorAll('[data-hand] button').length === 5")
    seen.wait("document.querySelector('section.v').innerText.includes('One card is missing')")
    seen.page.keyboard.type("g7")
    seen.press("Enter")
    seen.wait("document.querySelector('section.v').innerText.startsWith('Yes.')")
    assert "Phase 1: two sets of 3" in seen.text(VERDICT)
    seen.tab_to(".why .t.p")
    steps = 1
    while seen.page.get_attribute(".why .t.p", "aria-disabled") != "true":
        seen.press("Enter")
        steps += 1
        seen.wait(f"document.querySelectorAll('.steps li').length === {steps}")
    assert steps >= 3
    seen.press("Shift+Tab", "Enter")  # Back
    steps -= 1
    seen.wait("document.querySelectorAll('[data-hand] .pointed').length === 3")
    for lang in LANGUAGES:
        seen.page.focus(".kit-language")
        seen.page.select_option(".kit-language", lang)
        title = catalogue(lang)("checker-title")
        seen.page.wait_for_function("title => document.querySelector('.p10 h1').innerText === title", arg=title)
        assert seen.page.evaluate("document.documentElement.lang") == lang
        assert catalogue(lang)("checker-name") in seen.page.title()
        assert f"lang={lang}" in seen.page.url
        assert "R5%2CB5%2CG5%2CR7%2CB7%2CG7" in seen.page.url
        assert seen.page.locator(".steps li").count() == steps
        seen.is_clean()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_in_every_language(visit: Any, page: str, lang: str) -> None:
    """Each page at both widths: in the language of its address, no code, no traceback, accessible, nothing cut off."""
    for width in (390, 1280):
        seen = visit(f"{page}?lang={lang}", width=width)
        title = catalogue(lang)(PAGES[page])
        seen.page.wait_for_function("title => document.querySelector('.p10 h1').innerText === title", arg=title)
        words = seen.text("body")
        assert "Traceback" not in words
        assert "import" not in words.split()
        seen.is_clean()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_missing_is_accessible(visit: Any, scheme: str) -> None:
    """A hand that lacks cards, an unfolded deck, an error line and a table are accessible too, also in the dark."""
    seen = visit("check?hand=R1,B2,G3,X9,Y5,R6,B7&phase=4&lang=de", color_scheme=scheme)
    seen.page.wait_for_selector(".missing")
    for summary in seen.page.locator("summary").all():
        if not summary.evaluate("node => node.parentElement.open"):
            summary.click()
    assert seen.page.locator(".problem").count() == 1
    seen.is_clean()


def test_a_link_survives_a_reload(visit: Any) -> None:
    """What the reader built is in the address, so a reload brings it back."""
    seen = visit("check?lang=en")
    seen.page.click("text=Deal me ten")
    seen.wait(
        "document.querySelectorAll('[data-hand] button').length === 10 && !location.href.includes('R3%2CB4%2CR5')"
    )
    hand = seen.page.eval_on_selector_all("[data-hand] button", "all => all.map(one => one.getAttribute('aria-label'))")
    seen.page.reload()
    seen.page.wait_for_selector("[data-hand] button", timeout=30_000)
    again = seen.page.eval_on_selector_all(
        "[data-hand] button", "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert again == hand


def test_hostile_text_stays_text(visit: Any) -> None:
    """Markup in the field and in the address is shown as text and runs nothing."""
    seen = visit("check?lang=en&hand=<img/src=x/onerror=window.bad=1>&phase=<b>1</b>")
    seen.page.wait_for_selector(".problem")
    seen.page.fill(".controls input", "<script>window.bad=1</script> R1")
    seen.press("Enter")
    seen.wait("document.querySelectorAll('[data-hand] button').length === 1")
    assert seen.page.evaluate("window.bad") is None
    assert seen.page.locator(".p10 img, .p10 script").count() == 0


def test_a_landing_link_opens_the_question(visit: Any) -> None:
    """From the landing page one click shows the answer to a question."""
    seen = visit("?lang=en")
    seen.page.click("text=Does 1 follow 12?")
    seen.page.wait_for_selector(".missing", timeout=30_000)
    assert seen.text(VERDICT).startswith("Not yet.")
    seen.page.click("text=Show all")
    seen.wait("document.querySelector('.steps').innerText.includes('run ends at 12')")


def test_quick_clicks_are_all_answered(visit: Any) -> None:
    """Twenty-one clicks on cards, none waiting for the last answer, put twenty-one cards into the hand."""
    seen = visit("check?hand=R12&phase=1&lang=en")
    seen.page.evaluate("[...document.querySelectorAll('.deck button')].slice(0, 21).forEach((one) => one.click())")
    seen.wait("document.querySelectorAll('[data-hand] button').length === 22")


def test_a_question_is_answered_within_three_actions(visit: Any) -> None:
    """From the landing page: open the rule book, type a word, read whether a player may be skipped twice."""
    seen = visit("?lang=en")
    seen.page.click(".hero >> text=Rule book")
    seen.page.wait_for_selector(".rulebook input", timeout=30_000)
    seen.page.keyboard.press("Tab")
    seen.page.fill(".rulebook input", "twice in a row")
    seen.wait("document.querySelectorAll('.rulebook dt').length === 1")
    assert "skip.repeat" in seen.text(".rulebook dl")
    assert "Nobody gets a skip who still has one in front" in seen.text(".rulebook dl")
    seen.is_clean()


def test_a_rule_of_the_checker_opens_in_the_rule_book(visit: Any) -> None:
    """The rule of a step unfolds its text, and its link leads to that rule in the rule book."""
    seen = visit("check?lang=de")
    seen.page.click(".steps button.rule")
    seen.page.click(".rule-text a")
    seen.page.wait_for_selector(".rulebook dt", timeout=30_000)
    seen.wait("document.querySelectorAll('.rulebook dt').length === 1")
    assert catalogue("de")("rule-skip-no-meld") in seen.text(".rulebook dl")
