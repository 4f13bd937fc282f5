"""The quiz in a real Chromium: by keyboard alone, kept by the browser, accessible in each of its states."""

from __future__ import annotations

import json
from typing import Any

import pytest
from server import go, wait_for
from visit import axe_finds

from phase10.progress import choose_round
from phase10.quiz import Form, items

pytestmark = pytest.mark.browser
FOCUSED = "document.activeElement.innerText"


def open_quiz(context: Any, address: str, query: str) -> Any:
    page = context.new_page()
    page.complaints = []
    page.on("console", lambda said: page.complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    go(page, f"{address}/quiz?lang=en&{query}")
    page.wait_for_selector(".quiz .place", timeout=30_000)
    return page


def is_clean(page: Any) -> None:
    assert page.complaints == []
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def kept(page: Any) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('phase10.quiz')"))["answers"]


def answer(page: Any, name: str, right: bool) -> None:
    """Answer the question shown with Tab, arrows and Enter; the focus is then on the button to go on."""
    item = items()[name]
    page.keyboard.press("Tab")
    if item.form is Form.NUMBER:
        page.keyboard.type(str(item.right + (not right)))
    else:
        names = page.eval_on_selector_all("button.answer", "all => all.map(one => JSON.stringify(one._node.on.click))")
        wanted = next(i for i, sent in enumerate(names) if (json.loads(sent)[2] == item.right) is right)
        for _ in range(wanted):
            page.keyboard.press("ArrowDown" if item.form is Form.CHOOSE else "ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question .v" + (":not(.no)" if right else ".no"))
    assert page.evaluate(FOCUSED) in ("Next question", "To the result")


def test_a_round_by_keyboard_is_kept(chromium: Any, address: str) -> None:
    """Tab, arrows, digits and Enter are enough for a round; what went wrong comes first after a reload."""
    context = chromium.new_context(viewport={"width": 390, "height": 800}, reduced_motion="reduce")
    page = open_quiz(context, address, "seed=5")
    names = choose_round({}, 5)
    page.evaluate("document.querySelector('.p10 h1').tabIndex = -1; document.querySelector('.p10 h1').focus()")
    for at, name in enumerate(names):
        wait_for(page, "text => document.querySelector('.place').innerText.includes(text)", f"{at + 1} of")
        assert page.evaluate("document.activeElement.tagName") == "H1"
        answer(page, name, right=at != 4)
        assert page.evaluate("document.activeElement.getBoundingClientRect().height") >= 44
        page.keyboard.press("Enter")
    page.wait_for_selector(".result")
    assert "9 of 10 right" in page.inner_text(".result")
    assert {row[0] for row in kept(page)} == set(names)
    assert [row for row in kept(page) if row[3]] == [[names[4], 0, 1, True]]
    is_clean(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question")
    assert "seed" not in page.url
    page.reload()
    record = json.dumps(kept(page))
    page.wait_for_selector(".quiz .place", timeout=30_000)
    page.wait_for_selector(".p10:not(.waiting)")
    assert json.dumps(kept(page)) == record
    page.keyboard.press("Tab")
    shown = page.eval_on_selector(".question h2", "node => node.innerText")
    assert shown == str(items()[names[4]].prompt)
    context.close()


@pytest.mark.parametrize(("scheme", "topic"), [("light", "set"), ("dark", "hit"), ("dark", "score")])
def test_questions_are_accessible(chromium: Any, address: str, scheme: str, topic: str) -> None:
    """Questions with options as words, as cards and with a number are accessible before and after the answer."""
    context = chromium.new_context(viewport={"width": 390, "height": 800}, color_scheme=scheme, reduced_motion="reduce")
    page = open_quiz(context, address, f"seed=3&topic={topic}")
    for name in choose_round({}, 3, topic):
        wait_for(page, "text => document.querySelector('h2').innerText === text", str(items()[name].prompt))
        is_clean(page)
        if items()[name].form is Form.NUMBER:
            page.fill(".number input", "x")
            page.keyboard.press("Enter")
            page.wait_for_selector(".number .problem")
            is_clean(page)
            page.fill(".number input", "99")
            page.keyboard.press("Enter")
        else:
            page.locator("button.answer").first.click()
        page.wait_for_selector(".go-on")
        is_clean(page)
        page.click(".go-on button")
    page.wait_for_selector(".result")
    page.click("text=Forget my progress")
    page.wait_for_selector(".forget [role=alert]")
    is_clean(page)
    page.click("text=Yes, forget it")
    page.wait_for_selector(".question")
    assert kept(page) == []
    context.close()


def test_back_leaves_the_quiz(chromium: Any, address: str) -> None:
    """A reload adds nothing to the browser's history, so Back from the quiz leads to the page before it."""
    context = chromium.new_context(viewport={"width": 390, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    go(page, f"{address}/?lang=en")
    page.wait_for_selector(".landing")
    go(page, f"{address}/quiz?lang=en")
    for _ in range(2):
        page.wait_for_selector(".p10:not(.waiting) .quiz .place", timeout=30_000)
        page.wait_for_timeout(500)
        assert page.evaluate("history.length") <= 3
        page.reload()
    page.wait_for_selector(".p10:not(.waiting) .quiz .place", timeout=30_000)
    page.go_back()
    page.wait_for_selector(".landing", timeout=30_000)
    context.close()


def test_two_pages_keep_one_record(chromium: Any, address: str) -> None:
    """What is answered in one tab is not lost when another tab of the same browser answers something else."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    first, second = open_quiz(context, address, "seed=5"), open_quiz(context, address, "seed=6&topic=win")
    answered = [choose_round({}, 5)[0], choose_round({}, 6, "win")[0]]
    for page, name in zip((first, second), answered, strict=True):
        page.bring_to_front()
        page.evaluate("document.querySelector('.p10 h1').tabIndex = -1; document.querySelector('.p10 h1').focus()")
        answer(page, name, right=True)
        page.wait_for_timeout(500)
    assert {row[0] for row in kept(first)} == set(answered)
    context.close()
