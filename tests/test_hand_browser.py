"""The hand editor in a real Chromium: a page with nothing in it but our module, and a model that talks to Python.

Every request but those for the page, the module and the style sheet is refused and counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from phase10.cards import format_cards, parse_cards
from phase10.text import LANGUAGES
from widgets.base import KitWidget
from widgets.hand import HandEditor
from widgets.html import h

pytestmark = pytest.mark.browser
ROOT = "http://kit.test/"
TEN = "R3 B4 R5 B5 G5 Y5 W G12 Y12 S"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Harness</title><link rel="stylesheet" href="kit.css">
<style>body { margin: 0 } main { max-width: 980px; margin: auto; padding: 14px }</style>
<main><h1 class="p10">Harness</h1><div id="w"></div><p id="tail" style="height:1200px"></p></main><script type="module">
import kit from "./kit.js";
const heard = {}; let state = await kernel(null), turn = Promise.resolve(); window.sent = []; window.latency = 0;
const hear = (name) => (heard[name] ?? []).forEach((then) => then());
const tell = (next) => { state = next; hear("change:view"); hear("change:done"); };
const model = { get: (k) => state[k], on: (e, f) => (heard[e] ??= []).push(f),
  off: (e, f) => { heard[e] = (heard[e] ?? []).filter((g) => g !== f); },
  send(m) { sent.push(m); turn = turn.then(() => answer(m)); } };
const answer = async (m) => { await new Promise((r) => setTimeout(r, latency)); tell(await kernel(m)); };
window.show = (view) => tell({ ...state, view });
window.idle = async () => { let last; do { last = turn; await last; } while (last !== turn); };
window.stop = kit.render({ model, el: document.querySelector("#w") });
await idle(); window.ready = true;
</script></html>"""


class Opened:
    """A page with a widget in it."""

    def __init__(self, browser: Any, widget: KitWidget, address: str = "", before: str = "", **options: Any) -> None:
        options = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options}
        self.widget = widget
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.extend([said.text] if said.type == "error" else []))
        self.page.expose_function("kernel", self._kernel)
        self.page.route("**/*", self._serve)
        if before:
            self.page.add_init_script(before)
        self.page.goto(ROOT + address)
        self.page.wait_for_function("window.ready")

    def _kernel(self, message: Any) -> dict[str, Any]:
        if message:
            self.widget._receive(None, message, None)
        return {"view": self.widget.view, "done": self.widget.done}

    def _serve(self, route: Any) -> None:
        files = {
            "": ("text/html", PAGE),
            "kit.js": ("text/javascript", KitWidget._esm),
            "kit.css": ("text/css", KitWidget._css),
        }
        name = route.request.url.split("?")[0].removeprefix(ROOT)
        if name not in files:
            self.problems.append(f"request for {route.request.url}")
            route.abort()
            return
        route.fulfill(content_type=f"{files[name][0]}; charset=utf-8", body=files[name][1])

    @property
    def hand(self) -> str:
        self.page.evaluate("idle()")
        return format_cards(self.widget.hand)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        self.page.evaluate("idle()")
        return str(
            self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName")
        )

    def card(self, name: str) -> Any:
        return self.page.locator("[data-hand]").get_by_role("button", name=name, exact=True)

    def deck(self, name: str) -> Any:
        return self.page.locator(".deck").get_by_role("button", name=name)

    def middle(self, locator: Any) -> tuple[float, float]:
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def opened(chromium: Any) -> Iterator[Callable[..., Opened]]:
    pages: list[Opened] = []

    def make(hand: str = "", lang: str = "en", widget: KitWidget | None = None, **options: Any) -> Opened:
        pages.append(Opened(chromium, widget or HandEditor(hand=parse_cards(hand), lang=lang), **options))
        return pages[-1]

    yield make
    for page in pages:
        page.context.close()
        page.widget.close()
        assert page.problems == []


def test_a_hand_is_built_with_the_keyboard_alone(opened: Callable[..., Opened]) -> None:
    """Tab reaches the deck in one stop, arrows walk it by where cards lie, Enter adds, Delete takes out."""
    on = opened()
    for _ in range(12):
        on.press("Tab")
        if on.focused().startswith("red one"):
            break
    on.press("Enter", "ArrowDown", "Enter", "End", "Enter", "Home", "ArrowRight", "Space")
    assert on.hand == "R1 B1 S R2"
    assert on.focused() == "red two, one left"
    on.press("Shift+Tab", "Shift+Tab")
    on.card("red two").focus()
    on.press("Home", "Delete")
    assert on.hand == "B1 S R2"
    assert on.focused() == "blue one"
    on.press("ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft")
    assert on.hand == "B1 S R2"
    assert on.focused() == "skip"


def test_arrows_reach_the_wild_beside_the_grid_and_come_back(opened: Callable[..., Opened]) -> None:
    """Right of red twelve lies the wild; left of it a twelve again."""
    on = opened()
    on.deck("red twelve").focus()
    on.press("ArrowRight")
    assert on.focused() == "wild, eight left"
    on.press("ArrowLeft")
    assert "twelve" in on.focused()


def test_a_group_is_one_tab_stop(opened: Callable[..., Opened]) -> None:
    """Fifty deck cards and ten hand cards take two tab stops, not sixty."""
    on = opened(TEN)
    on.page.locator("summary").click()
    stops = on.page.evaluate("document.querySelectorAll('.c[tabindex=\"0\"]').length")
    assert stops == 2


def test_typing_a_letter_and_a_number_adds_a_card(opened: Callable[..., Opened]) -> None:
    """R 1 2 is red twelve, R 7 is decided at once, W and S too, and R 1 after a moment."""
    on = opened()
    on.deck("red one").focus()
    on.press("r", "1", "2", "b", "7", "w", "s", "r", "1")
    assert on.page.locator(".bubble").inner_text() == "R1 …"
    assert on.hand == "R12 B7 W S"
    on.page.wait_for_timeout(700)
    assert on.hand == "R12 B7 W S R1"
    assert on.page.locator(".bubble").inner_text() == ""


def test_enter_and_the_next_letter_decide_what_is_typed(opened: Callable[..., Opened]) -> None:
    """Enter, space and the next letter end a card, and none of them clicks the card that has the focus."""
    on = opened("G9")
    on.card("green nine").focus()
    on.press("r", "1", "Enter", "b", "1", "Space", "g", "1", "y", "2")
    assert on.hand == "G9 R1 B1 G1 Y2"
    on.press("r", "1", "Backspace", "2", "r", "Escape")
    assert on.hand == "G9 R1 B1 G1 Y2 R2"


def test_typing_in_the_field_is_only_text(opened: Callable[..., Opened]) -> None:
    """Letters in the text field add nothing until Enter; bad ones stay there with one clear line."""
    on = opened()
    field = on.page.get_by_label("Cards as text")
    field.click()
    on.page.keyboard.type("r7 w q9")
    assert on.hand == ""
    on.press("Enter")
    assert on.hand == "R7 W"
    assert field.input_value() == "q9"
    assert "q9" in on.page.get_by_role("alert").inner_text()
    field.fill("G9")
    on.press("Enter")
    assert on.hand == "R7 W G9"
    assert field.input_value() == ""
    assert on.page.get_by_role("alert").count() == 0
    field.fill("nothing")
    on.press("Escape")
    assert on.hand == "R7 W G9"
    assert field.input_value() == ""


def test_text_typed_while_an_answer_is_under_way_stays(opened: Callable[..., Opened]) -> None:
    """An answer to an older message never overwrites what was typed since."""
    on = opened()
    field = on.page.get_by_label("Cards as text")
    on.page.evaluate("latency = 150")
    field.fill("R7 x1")
    on.press("Enter")
    field.fill("B8")
    assert on.hand == "R7"
    assert field.input_value() == "B8"
    assert on.page.evaluate("document.activeElement.tagName") == "INPUT"


def test_pasted_text_becomes_cards(opened: Callable[..., Opened]) -> None:
    """Pasting over the cards adds them, line by line too; pasting into the field keeps lines apart."""
    paste = """([selector, text]) => { const data = new DataTransfer(); data.setData("text", text);
      const options = {clipboardData: data, bubbles: true, cancelable: true};
      document.querySelector(selector).dispatchEvent(new ClipboardEvent("paste", options)); }"""
    on = opened("G9")
    on.page.evaluate(paste, ["[data-hand] .c", "R5\nB6, zz"])
    assert on.hand == "G9 R5 B6"
    field = on.page.get_by_label("Cards as text")
    assert field.input_value() == "zz"
    field.fill("")
    on.page.evaluate(paste, ["input", "Y1\nY2"])
    assert field.input_value() == "Y1 Y2"


def test_fast_clicks_on_different_cards_all_count(opened: Callable[..., Opened]) -> None:
    """Clicks made before any answer came back arrive in order, and each means the card it was on."""
    on = opened(TEN)
    on.page.evaluate("latency = 60")
    on.page.evaluate(
        """for (const name of ["red three", "red five", "wild", "skip"])
             document.querySelector(`[data-hand] [aria-label="${name}"]`).click()"""
    )
    assert on.hand == "B4 B5 G5 Y5 G12 Y12"


def test_a_double_click_takes_one_card_not_its_twin(opened: Callable[..., Opened]) -> None:
    """A card on its way out cannot be taken out again, so its twin stays."""
    on = opened("R7 B2 R7")
    on.page.evaluate("latency = 60")
    on.page.evaluate("const c = document.querySelector('[data-hand] .c'); c.click(); c.click()")
    assert on.hand == "B2 R7"


def test_the_focus_goes_to_the_neighbour_and_never_to_the_page(opened: Callable[..., Opened]) -> None:
    """After Delete the card that moved up has the focus, at the end the one before, and after the last some button."""
    on = opened("R1 R2 R3")
    on.card("red two").focus()
    on.press("Delete")
    assert on.focused() == "red three"
    on.press("Backspace")
    assert on.focused() == "red one"
    on.press("Enter")
    assert on.focused() not in {"BODY", "red one"}
    assert on.hand == ""


def test_a_button_that_switches_itself_off_passes_the_focus_on(opened: Callable[..., Opened]) -> None:
    """Undoing the only change disables Undo; the focus stays among the buttons."""
    on = opened("R1 R2")
    on.page.get_by_role("button", name="Clear").click()
    assert on.hand == ""
    on.page.get_by_role("button", name="Undo").focus()
    on.press("Enter")
    assert on.hand == "R1 R2"
    assert on.page.evaluate("document.activeElement.closest('.tools') !== null")


def test_a_key_held_down_takes_card_after_card(opened: Callable[..., Opened]) -> None:
    """Delete pressed faster than answers come takes the next card each time."""
    on = opened("R1 R2 R3 R4")
    on.page.evaluate("latency = 80")
    on.card("red one").focus()
    on.press("Delete", "Delete", "Delete")
    assert on.hand == "R4"


def drag(on: Opened, start: tuple[float, float], end: tuple[float, float], *, drop: bool = True) -> None:
    on.page.mouse.move(*start)
    on.page.mouse.down()
    on.page.mouse.move(start[0] + 8, start[1], steps=2)
    on.page.mouse.move(*end, steps=4)
    if drop:
        on.page.mouse.up()


def test_cards_are_sorted_by_dragging(opened: Callable[..., Opened]) -> None:
    """A card dropped between two others lies between them, and a mark shows the gap beforehand."""
    on = opened("R1 R2 R3 R4")
    x, y = on.middle(on.card("red three"))
    drag(on, on.middle(on.card("red one")), (x + 20, y), drop=False)
    assert on.page.locator(".drop").is_visible()
    on.page.mouse.up()
    assert on.hand == "R2 R3 R1 R4"
    assert on.page.locator(".drop, .ghost").count() == 0


def test_a_deck_card_is_dragged_into_the_hand(opened: Callable[..., Opened]) -> None:
    """From the deck a card goes into the gap it is dropped in; dropped elsewhere it stays in the deck."""
    on = opened()
    on.deck("blue seven").click()
    on.deck("blue eight").click()
    x, y = on.middle(on.card("blue eight"))
    drag(on, on.middle(on.deck("wild")), (x - 20, y))
    assert on.hand == "B7 W B8"
    drag(on, on.middle(on.deck("skip")), (600, 800))
    assert on.hand == "B7 W B8"


def test_a_card_dragged_out_of_the_hand_is_taken_out(opened: Callable[..., Opened]) -> None:
    """Dropped outside the hand a card is gone; Escape before that leaves everything as it was."""
    on = opened("R1 R2 R3")
    drag(on, on.middle(on.card("red two")), (600, 700), drop=False)
    on.press("Escape")
    on.page.mouse.up()
    assert on.hand == "R1 R2 R3"
    drag(on, on.middle(on.card("red two")), (600, 700))
    assert on.hand == "R1 R3"


def touch(on: Opened, kind: str, x: float = 0, y: float = 0) -> None:
    session = on.__dict__.setdefault("cdp", on.context.new_cdp_session(on.page))
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def swipe(on: Opened, start: tuple[float, float], end: tuple[float, float], wait: int = 0, hold: int = 0) -> None:
    touch(on, "touchStart", *start)
    on.page.wait_for_timeout(wait)
    for step in range(1, 9):
        touch(on, "touchMove", *(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)))
    on.page.wait_for_timeout(hold)
    touch(on, "touchEnd")
    on.page.wait_for_timeout(80)


PHONE = {"viewport": {"width": 390, "height": 500}, "has_touch": True, "is_mobile": True}


def test_on_a_phone_a_sideways_pull_drags_a_card(opened: Callable[..., Opened]) -> None:
    """A finger that moves along the row carries the card, however long it takes."""
    on = opened("R1 R2 R3 R4", **PHONE)
    x, y = on.middle(on.card("red three"))
    swipe(on, on.middle(on.card("red one")), (x + 20, y + 2))
    assert on.hand == "R2 R3 R1 R4"
    x, y = on.middle(on.card("red one"))
    swipe(on, on.middle(on.card("red two")), (x + 20, y + 2), hold=400)
    assert on.hand == "R3 R1 R2 R4"
    assert on.page.locator(".ghost, .drop").count() == 0


def test_on_a_phone_the_page_still_scrolls_over_the_cards(opened: Callable[..., Opened]) -> None:
    """A finger that moves up scrolls the page and moves no card."""
    on = opened("R1 R2 R3 R4", **PHONE)
    x, y = on.middle(on.card("red two"))
    swipe(on, (x, y), (x + 3, y - 90))
    on.page.wait_for_timeout(300)
    assert on.page.evaluate("scrollY") > 20
    assert on.hand == "R1 R2 R3 R4"


def test_on_a_phone_a_long_press_lifts_a_card(opened: Callable[..., Opened]) -> None:
    """After a long press the card goes where the finger goes, also out of the hand, and the page stays."""
    on = opened("R1 R2 R3 R4", **PHONE)
    x, y = on.middle(on.card("red two"))
    swipe(on, (x, y), (x, y + 250), wait=400)
    assert on.hand == "R1 R3 R4"
    assert on.page.evaluate("scrollY") == 0


def test_a_tap_takes_a_card_out(opened: Callable[..., Opened]) -> None:
    """A tap is a click: dragging has not taken it over."""
    on = opened("R1 R2", **PHONE)
    on.card("red one").tap()
    assert on.hand == "R2"


def test_markup_is_only_ever_text(opened: Callable[..., Opened]) -> None:
    """A token with a tag in it is named in the line as it was typed, and makes no element."""
    on = opened()
    on.page.get_by_label("Cards as text").fill("<img/src=x/onerror=alert(1)> R5")
    on.press("Enter")
    assert on.hand == "R5"
    assert "<img/src=x" in on.page.get_by_role("alert").inner_text()
    assert on.page.locator("#w img").count() == 0


def test_only_known_tags_and_attributes_are_made(opened: Callable[..., Opened]) -> None:
    """A view with a script, a handler, a style or an address elsewhere is drawn without them."""
    on = opened()
    bad: Any = h(
        "div",
        h("script", "window.hacked = 1"),
        h("iframe", src="https://example.org"),
        h("img", src="x", onerror="window.hacked = 1"),
        h("p", "x", style="position:fixed", onclick="window.hacked = 1"),
        *(
            h("a", url, href=url)
            for url in ("javascript:alert(1)", "//example.org/", "https://example.org", "data:text/html,x")
        ),
        *(h("a", url, href=url) for url in ("#rule", "checker.ipynb?lang=fi", "/voila/render/x.ipynb")),
    )
    on.page.evaluate("(root) => show({root, lang: 'en'})", bad)
    drawn = on.page.locator("#w .p10").first
    assert drawn.locator("script, iframe, img, [style], [onclick], [onerror], [src]").count() == 0
    assert drawn.locator("a:not([href])").count() == 4
    assert drawn.locator("a[href]").count() == 3
    assert on.page.evaluate("window.hacked === undefined")


def axe(on: Opened) -> list[str]:
    import axe_playwright_python  # noqa: PLC0415  only with a browser

    script = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
    on.page.evaluate(script)
    found = on.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {json.dumps(one['nodes'][0]['html'])}" for one in found]


@pytest.mark.parametrize(("lang", "scheme"), [*((lang, "light") for lang in LANGUAGES), ("en", "dark")])
def test_axe_finds_no_fault(opened: Callable[..., Opened], lang: str, scheme: str) -> None:
    """Empty, full, with a problem and with a card used up: no accessibility fault, in every language."""
    on = opened(lang=lang, color_scheme=scheme)
    assert axe(on) == []
    on.page.locator("input").fill(f"{TEN} R5 X9")
    on.press("Enter")
    assert on.hand == f"{TEN} R5"
    assert on.page.get_by_role("alert").count() == 1
    assert axe(on) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_sticks_out_on_a_phone(opened: Callable[..., Opened], lang: str) -> None:
    """At 390 and at 320 pixels nothing scrolls sideways, cards are 44 pixels wide at least, every target 24."""
    for width in (390, 320):
        on = opened(lang=lang, viewport={"width": width, "height": 800})
        on.page.locator("input").fill(f"{TEN} {'x' * 90}")
        on.press("Enter")
        assert on.hand == TEN
        assert on.page.evaluate("document.documentElement.scrollWidth") <= width
        sizes = on.page.evaluate(
            """[...document.querySelectorAll("#w button, #w input, #w summary")].filter((el) => el.checkVisibility())
               .map((el) => el.getBoundingClientRect()).map((b) => [b.width, b.height])"""
        )
        assert min(min(size) for size in sizes) >= 24
        assert (
            on.card(on.page.locator("[data-hand] .c").first.get_attribute("aria-label")).bounding_box()["width"] >= 44
        )


def test_the_wanted_language_is_there_before_anything_is_seen(opened: Callable[..., Opened]) -> None:
    """With ?lang=fi the first thing a reader sees is Finnish, and the picker of the page changes it live."""
    watch = """new MutationObserver(() => {
        const root = document.querySelector("#w .p10");
        if (!root?.innerText || getComputedStyle(root).visibility !== "visible") return;
        (window.seen ??= new Set()).add(root.lang);
      }).observe(document, {childList: true, subtree: true, attributes: true});"""
    on = opened(address="?lang=fi", before=watch)
    assert on.page.evaluate("[...seen]") == ["fi"]
    assert on.page.locator("h2").inner_text() == "Käsi"
    on.page.evaluate("dispatchEvent(new CustomEvent('phase10:lang', {detail: 'de'})); idle()")
    assert on.page.locator("h2").inner_text() == "Deine Hand"
    assert on.page.locator("#w .p10").first.get_attribute("lang") == "de"


def test_an_unknown_language_shows_the_page_all_the_same(opened: Callable[..., Opened]) -> None:
    """?lang=xx is answered with the language the widget has."""
    on = opened(address="?lang=xx")
    assert on.page.locator("h2").is_visible()


def test_address_and_title_follow_only_in_our_own_pages(opened: Callable[..., Opened]) -> None:
    """The view's address goes into the query where `window.phase10` is, and nowhere else."""
    view = {"root": h("p", "x"), "lang": "en", "title": "Hello", "address": {"hand": "R5 W", "old": None}}
    before = "window.phase10 = {}; addEventListener('phase10:title', (e) => (window.told = e.detail));"
    ours, theirs = opened(address="?old=1&keep=2", before=before), opened(address="?old=1")
    for on in (ours, theirs):
        on.page.evaluate("(view) => show(view)", view)
    assert ours.page.evaluate("location.search") == "?keep=2&hand=R5+W"
    assert ours.page.evaluate("told") == "Hello"
    assert theirs.page.evaluate("location.search") == "?old=1"


def test_copying_says_so(opened: Callable[..., Opened]) -> None:
    """A copy button puts its text on the clipboard, shows its label for a moment and asks Python nothing."""
    on = opened(permissions=["clipboard-read", "clipboard-write"])
    button = h("button", "Copy", on={"click": ("@copy", "R5 B5", "Copied")})
    on.page.evaluate("(root) => { show({root, lang: 'en'}); window.before = sent.length; }", button)
    on.page.get_by_role("button", name="Copy").click()
    on.page.wait_for_function("document.querySelector('.bubble').textContent === 'Copied'")
    assert on.page.evaluate("sent.length - before") == 0


def test_a_closed_view_stops_listening(opened: Callable[..., Opened]) -> None:
    """After its cleanup a view sends nothing more and draws nothing more."""
    on = opened()
    on.page.evaluate(
        """stop(); window.before = sent.length; show({root: {t: "p"}});
           dispatchEvent(new CustomEvent("phase10:lang", {detail: "fi"}))"""
    )
    assert on.page.evaluate("sent.length - before") == 0
    assert on.page.locator(".deck").count() == 1


def test_a_failure_in_python_shows_in_the_page(opened: Callable[..., Opened], caplog: pytest.LogCaptureFixture) -> None:
    """An exception becomes one line with role alert, the hand stays, and the next good click clears the line."""
    on = opened("R5")

    def fails() -> None:
        raise RuntimeError("on purpose")

    on.widget.on_clear = fails
    on.page.get_by_role("button", name="Clear").click()
    assert on.hand == "R5"
    assert on.page.get_by_role("alert").is_visible()
    assert "on purpose" in caplog.text
    on.card("red five").focus()
    on.press("r", "6")
    assert on.hand == "R5 R6"
    assert on.page.get_by_role("alert").count() == 0
