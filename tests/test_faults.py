"""When something goes wrong: what the reader sees, in her language and with a way on, and what is kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from processes import kernel_of, process_of, wait_until
from server import Kit, fetch, free_port, started_kit, wait_for, write_notebook
from visit import READY, Visit, axe_finds, visits

from phase10.text import LANGUAGES, catalogue

pytestmark = pytest.mark.browser
PAGES = {"index": "Landing", "check": "HandChecker", "sheet": "ScoreSheet"}
HAND = "hand=R5%2CB5%2CW"


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    for page, widget in PAGES.items():
        write_notebook(folder / f"{page}.ipynb", f"from widgets import {widget}\n\n{widget}()")
    return folder


@pytest.fixture(scope="module")
def kit(notebooks: Path) -> Iterator[Kit]:
    with started_kit(notebooks=notebooks) as running:
        yield running


@pytest.fixture
def visit(chromium: Any, kit: Kit) -> Iterator[Callable[..., Visit]]:
    with visits(chromium, kit.url) as open_page:
        yield open_page


def take(seen: Visit) -> None:
    """Add a card to the hand, without waiting for what becomes of it."""
    seen.page.evaluate("document.querySelector('.deck button:not([disabled])').click()")


def has(seen: Visit, number: int, seconds: float = 20) -> None:
    """Wait until the hand has so many cards; the address of the page says which."""
    count = "number => (new URLSearchParams(location.search).get('hand') ?? '').split(',').length === number"
    wait_for(seen.page, count, number, seconds=seconds)


def begin(seen: Visit) -> None:
    """Begin a score sheet for Ann and Bob."""
    for seat, name in enumerate(("Ann", "Bob"), 1):
        seen.page.fill(f".names label:nth-child({seat}) input", name)
    seen.page.get_by_role("button", name=catalogue("en")("board-start")).click()
    seen.page.wait_for_selector(".entry")


def banner(seen: Visit, lang: str, message_id: str) -> Any:
    return seen.page.locator(".kit-banner", has_text=catalogue(lang)(message_id))


def reload(seen: Visit, lang: str) -> None:
    """Take the way on that the banner offers."""
    old = kernel_of(seen.page.content())
    seen.page.locator(".kit-banner").get_by_role("button", name=catalogue(lang)("site-reload")).click()
    wait_for(seen.page, "id => !document.documentElement.innerHTML.includes(id)", old, seconds=30)
    seen.page.wait_for_selector(READY, timeout=30_000)


# ---- The kernel and the server -------------------------------------------------------------------------------------


def test_a_dead_kernel_is_said_with_a_way_on(visit: Callable[..., Visit], kit: Kit) -> None:
    """When the kernel dies, a banner says so, and its button brings back the page with the hand that was there."""
    seen = visit(f"check?lang=de&{HAND}")
    take(seen)
    has(seen, 4)
    process = process_of(kit.process, kernel_of(seen.page.content()))
    assert process
    process.kill()
    banner(seen, "de", "site-gone").wait_for(timeout=20_000)
    assert axe_finds(seen.page) == []
    reload(seen, "de")
    assert banner(seen, "de", "site-gone").count() == 0
    take(seen)
    has(seen, 5)


GIVES_UP = """if (!sessionStorage.getItem("slow")) {
  const set = window.setTimeout;
  window.setTimeout = (work, wait, ...rest) => set(work, wait === 100 ? 4000 : wait, ...rest);
  sessionStorage.setItem("slow", "once");
}"""
"""On a busy machine: the front end looks for a widget each tenth of a second, and no longer after two seconds."""


def test_a_front_end_that_gives_up_is_loaded_again(chromium: Any, kit: Kit) -> None:
    """When the front end gives up on a widget, the page is loaded once more by itself, and the hand is there."""
    context = chromium.new_context()
    context.add_init_script(GIVES_UP)
    page = context.new_page()
    page.goto(f"{kit.url}/check?{HAND}")
    page.wait_for_selector("html.kit-ready .p10:not(.waiting) h1", timeout=30_000)
    assert page.locator("[data-hand] button").count() == 3
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    assert page.evaluate("sessionStorage.getItem('phase10.again')") is None, "another time it may be loaded again"
    context.close()


def test_the_score_sheet_outlives_its_kernel(visit: Callable[..., Visit], kit: Kit) -> None:
    """What was written into the score sheet is there again after the kernel died and the page was loaded anew."""
    seen = visit("sheet?lang=en")
    begin(seen)
    process = process_of(kit.process, kernel_of(seen.page.content()))
    assert process
    process.kill()
    banner(seen, "en", "site-gone").wait_for(timeout=20_000)
    reload(seen, "en")
    seen.page.wait_for_selector(".entry")
    assert "Bob" in seen.text(".entry")


def test_a_server_that_was_restarted_is_said_with_a_way_on(chromium: Any, notebooks: Path) -> None:
    """While the server is away the page says that it tries again; once it is back, how to go on, with the same hand."""
    port = str(free_port())
    with started_kit("--port", port, notebooks=notebooks) as kit, visits(chromium, kit.url) as visit:
        seen = visit(f"check?lang=fi&{HAND}")
        kit.stop(signal.SIGTERM)
        banner(seen, "fi", "site-offline").wait_for(timeout=30_000)
        with started_kit("--port", port, notebooks=notebooks):
            banner(seen, "fi", "site-gone").wait_for(timeout=30_000)
            reload(seen, "fi")
            take(seen)
            has(seen, 4)


# ---- The way to the server -----------------------------------------------------------------------------------------


def test_a_network_that_was_cut_costs_nothing(visit: Callable[..., Visit]) -> None:
    """While the network is away the page says so; what was clicked meanwhile is answered when it is back."""
    seen = visit(f"check?lang=pt-BR&{HAND}")
    seen.page.context.set_offline(True)
    banner(seen, "pt-BR", "site-offline").wait_for(timeout=30_000)
    take(seen)
    take(seen)
    seen.page.wait_for_timeout(1000)
    has(seen, 3)
    seen.page.context.set_offline(False)
    has(seen, 5)
    wait_for(seen.page, "() => document.querySelector('.kit-banner').hidden", seconds=20)


def test_a_tab_that_slept_goes_on(visit: Callable[..., Visit]) -> None:
    """A page that the browser froze for a while answers when it is looked at again."""
    seen = visit(f"check?lang=en&{HAND}")
    devtools = seen.page.context.new_cdp_session(seen.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    seen.page.wait_for_timeout(2000)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    take(seen)
    has(seen, 4)
    assert seen.page.locator(".kit-banner").is_hidden()


def test_a_tab_that_slept_too_long_says_so(visit: Callable[..., Visit], kit: Kit) -> None:
    """When its kernel was freed while it slept, the page says how to go on, and has the hand again."""
    seen = visit(f"check?lang=en&{HAND}")
    devtools = seen.page.context.new_cdp_session(seen.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    assert fetch(f"{kit.url}/voila/api/shutdown/{kernel_of(seen.page.content())}", b"")[0] == 204
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    banner(seen, "en", "site-gone").wait_for(timeout=30_000)
    reload(seen, "en")
    take(seen)
    has(seen, 4)


def test_two_tabs_of_one_reader_are_two_visits(chromium: Any, kit: Kit) -> None:
    """Each tab has a hand and a kernel of its own; closing one leaves the other as it is."""
    context = chromium.new_context()
    tabs = [Visit(context.new_page()) for _ in range(2)]
    for seen in tabs:
        seen.page.goto(f"{kit.url}/check?lang=en&{HAND}")
        seen.page.wait_for_selector(READY, timeout=30_000)
    first, second = (kernel_of(seen.page.content()) for seen in tabs)
    take(tabs[0])
    has(tabs[0], 4)
    has(tabs[1], 3)
    tabs[0].page.close()
    assert wait_until(lambda: fetch(f"{kit.url}/api/kernels/{first}")[0] == 404, 15)
    assert fetch(f"{kit.url}/api/kernels/{second}")[0] == 200
    take(tabs[1])
    has(tabs[1], 4)
    context.close()


def test_a_real_tab_frees_its_kernel_when_it_is_closed(visit: Callable[..., Visit], kit: Kit) -> None:
    """Fifteen seconds after a tab was closed, its kernel is gone."""
    seen = visit("check")
    kernel = kernel_of(seen.page.content())
    seen.page.close()
    assert wait_until(lambda: fetch(f"{kit.url}/api/kernels/{kernel}")[0] == 404, 15)


# ---- The reader's own disk -----------------------------------------------------------------------------------------


def test_a_browser_without_room_is_said_once(chromium: Any, kit: Kit) -> None:
    """Where nothing can be kept, one line says so in each language; the reader closes it and goes on."""
    context = chromium.new_context()
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    seen = Visit(context.new_page())
    seen.page.goto(f"{kit.url}/sheet?lang=en")
    seen.page.wait_for_selector(READY, timeout=30_000)
    banner(seen, "en", "site-not-kept").wait_for(timeout=10_000)
    for lang in reversed(LANGUAGES):
        seen.page.locator(".kit-language").select_option(lang)
        banner(seen, lang, "site-not-kept").wait_for()
    seen.page.locator(".kit-banner").get_by_role("button", name=catalogue("en")("site-close")).click()
    begin(seen)
    assert seen.page.locator(".kit-banner").is_hidden()
    context.close()


def test_a_download_that_fails_is_said(visit: Callable[..., Visit]) -> None:
    """When a file cannot be handed to the browser, one line says so."""
    seen = visit("sheet?lang=en")
    begin(seen)
    seen.page.evaluate("() => { URL.createObjectURL = () => { throw new Error('no room') } }")
    seen.page.click(".sheet-tools >> text=CSV")
    banner(seen, "en", "site-not-saved").wait_for(timeout=10_000)
    seen.page.locator(".kit-banner").get_by_role("button", name=catalogue("en")("site-close")).click()
    seen.page.click(".sheet-tools >> text=CSV")
    banner(seen, "en", "site-not-saved").wait_for(timeout=10_000)
