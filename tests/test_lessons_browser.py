"""The lessons as pages in a real Chromium, in five languages; a pupil does one from first to last exercise."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from phase10.lessons import NAMES, find_lesson
from phase10.lessons.parts import Choice, Exercise
from phase10.text import LANGUAGES, catalogue
from widgets.lessons.copies import HEADING, copy_path, text_of

pytestmark = pytest.mark.browser
LESSON = "html.kit-ready .lesson-progress"


def headings(name: str, lang: str) -> list[str]:
    """The headings of a lesson's prose."""
    cells = json.loads(copy_path(name, "pupil", lang).read_text(encoding="utf-8"))["cells"]
    return [
        title
        for cell in cells
        if cell["cell_type"] == "markdown" and "code-only" not in cell["metadata"].get("tags", ())
        for _, title in HEADING.findall(text_of(cell))
    ]


def visited() -> list[Any]:
    """Every lesson in one language, all languages in turn; the rest of the 40 on request."""
    pairs = [(name, lang) for name in NAMES for lang in LANGUAGES]
    often = {(name, LANGUAGES[place % len(LANGUAGES)]) for place, name in enumerate(NAMES)}
    marks = {True: [], False: [pytest.mark.exhaustive]}
    return [pytest.param(*pair, marks=marks[pair in often], id="-".join(pair)) for pair in pairs]


@pytest.mark.parametrize(("name", "lang"), visited())
def test_every_lesson_in_every_language(visit: Any, name: str, lang: str) -> None:
    """A lesson is there in the language of its address, with all its widgets, no code, no traceback, accessible.

    What follows a question for a guess comes when the guess is made or skipped.
    """
    seen = visit(f"{name}?lang={lang}", width=390, ready=LESSON)
    waiting = seen.page.locator(".kit-after[hidden]")
    skip = seen.page.get_by_role("button", name=catalogue(lang)("odds-guess-skip"))
    assert waiting.count() > 0
    for _ in find_lesson(name).experiments:
        before = waiting.count()
        skip.first.click()
        seen.wait(f"document.querySelectorAll('.kit-after[hidden]').length < {before}")
    assert waiting.count() == 0
    assert seen.page.evaluate("document.documentElement.lang") == lang
    assert catalogue(lang)(f"{name}-name") in seen.page.title()
    shown = seen.page.eval_on_selector_all(
        ".jp-RenderedMarkdown :is(h1, h2, h3)", "all => all.map(one => one.innerText)"
    )
    assert [title.strip("¶ ") for title in shown] == headings(name, lang)
    lesson = find_lesson(name)
    assert seen.page.locator(".exercise").count() == len(lesson.exercises)
    assert seen.page.locator(".predict").count() >= len(lesson.experiments)
    seen.reads_well(lang)
    seen.is_clean()
    assert "Fraction(" not in seen.text("main")
    seen.widen(1280)
    seen.is_quiet()


def right(lesson: str, exercise: Exercise | Choice) -> str:
    """What solves an exercise: the option's name, or a fraction."""
    return exercise.right() if isinstance(exercise, Choice) else str(Fraction(exercise.answer()))


def guess_and_try(seen: Any) -> None:
    """The bet of the third lesson: a guess, one try, ten thousand, and the exact value."""
    text = catalogue("en")
    seen.page.locator(".kit-waits").first.wait_for(state="attached")
    bet = seen.page.locator(".predict").first
    bet.locator("input").fill("25")
    bet.locator("input").press("Enter")
    waits = seen.page.locator(".kit-waits[data-for='phase-one']")
    bet.get_by_role("button", name=text("lesson-once")).wait_for()
    assert waits.count() > 0, "a guess alone does not open what follows"
    bet.get_by_role("button", name=text("lesson-once")).click()
    bet.locator(".dealt .say").wait_for()
    waits.first.wait_for(state="detached")
    bet.get_by_role("button", name="10,000 times").click()
    bet.locator("figure").wait_for()
    bet.get_by_role("button", name=text("lesson-reveal")).click()
    bet.locator("dd", has_text="18.28%").wait_for()
    assert "25%" in bet.inner_text()
    skip_guesses(seen)


def skip_guesses(seen: Any) -> None:
    """Skip all guesses that are still to be made, so that the whole lesson is there."""
    for question in seen.page.locator(".predict.asked-first").all()[::-1]:
        question.evaluate("node => node.querySelector('button[type=button]').click()")
    seen.wait("document.querySelectorAll('.kit-after[hidden]').length === 0")


def solve(box: Any, exercise: Exercise | Choice) -> None:
    """An exercise of the third lesson: wrong first, the reason and the hint, then right."""
    text, answer = catalogue("en"), right("trials", exercise)
    if isinstance(exercise, Choice):
        other = next(one for one in exercise.options if one != answer)
        box.get_by_role("button", name=text(f"trials-{exercise.name}-is-{other}")).click()
        box.get_by_text(text(f"trials-{exercise.name}-not-{other}")).wait_for()
        box.get_by_role("button", name=text(f"trials-{exercise.name}-is-{answer}")).click()
    else:
        name, usual = next(iter(exercise.usual.items()))
        box.locator("input").fill(str(Fraction(usual())))
        box.locator("input").press("Enter")
        box.get_by_text(text(f"trials-{exercise.name}-not-{name}")).wait_for()
        box.get_by_role("button", name=text("lesson-hint")).click()
        box.get_by_text(text(f"trials-{exercise.name}-hint")).wait_for()
        box.locator("input").fill(answer)
        box.locator("input").press("Enter")
    box.get_by_text(text(f"trials-{exercise.name}-why")).wait_for()


def test_a_pupil_does_the_third_lesson(visit: Any) -> None:
    """With keys and clicks from the bet to the last exercise, each wrong first; a reload finds it all."""
    lesson, text = find_lesson("trials"), catalogue("en")
    seen = visit("lessons?lang=en", width=1280)
    seen.page.click(f"text={text('trials-name')}")
    seen.page.wait_for_selector(LESSON, timeout=30_000)
    count = len(lesson.exercises)
    assert f"0 of {count} exercises solved" in seen.text(".lesson-progress")
    guess_and_try(seen)
    for number, exercise in enumerate(lesson.exercises):
        assert f"{number} of {count}" in seen.text(".lesson-progress")
        solve(seen.page.locator(".exercise").nth(number), exercise)
        seen.wait(f"document.querySelector('.lesson-progress').innerText.includes('{number + 1} of {count}')")
    seen.is_clean()

    seen.page.reload()
    seen.page.wait_for_selector(LESSON, timeout=30_000)
    seen.wait(f"document.querySelector('.lesson-progress').innerText.includes('{count} of {count}')")
    seen.wait(f"document.querySelectorAll('.exercise.done').length === {count}")
    seen.wait("document.querySelector('.predict').innerText.includes('25%')")
    seen.page.click(".kit-subnav a[data-page='lessons']")
    seen.page.wait_for_selector(".lessons .solved", timeout=30_000)
    seen.page.select_option(".kit-language", "de")
    done = catalogue("de")("lesson-progress-done", done=count, count=count)
    seen.wait("done => document.querySelector('.lessons').innerText.includes(done)", arg=done)


def test_another_language_is_another_page(visit: Any) -> None:
    """The picker shows the lesson in the other language, with the progress the browser has kept."""
    seen = visit("urn?lang=en", ready=LESSON)
    lesson = find_lesson("urn")
    first = next(one for one in lesson.exercises if isinstance(one, Exercise))
    seen.page.locator(".predict button[type=button]").first.click()
    box = seen.page.locator(".exercise").nth(lesson.exercises.index(first))
    box.locator("input").fill(str(Fraction(first.answer())))
    box.locator("input").press("Enter")
    box.get_by_text(catalogue("en")(f"urn-{first.name}-why")).wait_for()
    seen.page.select_option(".kit-language", "fi")
    seen.wait("document.documentElement.lang === 'fi'")
    seen.page.wait_for_selector(LESSON, timeout=30_000)
    done = catalogue("fi")("lesson-progress-done", done=1, count=len(lesson.exercises))
    seen.wait("done => document.querySelector('.lesson-progress').innerText.includes(done)", arg=done)
    assert headings("urn", "fi")[1] in seen.text("main")
    assert "lang=fi" in seen.page.url


def test_without_a_language_the_browser_decides(visit: Any) -> None:
    """A lesson's bare address is answered in the language that the browser asks for; links stay in it."""
    seen = visit("urn", ready=LESSON, locale="fr-CA")
    assert seen.page.evaluate("document.documentElement.lang") == "fr"
    assert headings("urn", "fr")[0] in seen.text("main")
    skip_guesses(seen)
    link = seen.page.locator(".jp-RenderedMarkdown a", has_text="2").last
    link.click()
    seen.page.wait_for_url("**/counting?lang=fr")
    seen.page.wait_for_selector(LESSON, timeout=30_000)
    rule = seen.page.locator(".jp-RenderedMarkdown a code").first
    rule.click()
    seen.page.wait_for_url("**/rules?rule=**")
    seen.wait_for_title("fr", "rulebook-title")


def test_the_teachers_copy_is_not_served(visit: Any, address: str) -> None:
    """Solutions, sources and raw notebooks are at no address of the server."""
    seen = visit("lessons?lang=en")
    for path in ("lessons/en/teacher/urn", "lessons/source/urn", "lessons/en/urn"):
        for address_of in (f"{path}", f"{path}.ipynb", f"voila/render/{path}.ipynb", path.capitalize()):
            assert seen.page.request.get(f"{address}/{address_of}").status == 404
    assert seen.page.request.get(f"{address}/voila/files/lessons/source/urn.ipynb").status == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_lessons(visit: Any, lang: str) -> None:
    """The page of lessons is in its language, accessible, and fits at both widths."""
    seen = visit(f"lessons?lang={lang}", width=390)
    seen.wait_for_title(lang, "lesson-course-title")
    seen.reads_well(lang)
    seen.is_clean()
    seen.widen(1280)
    seen.fits()
