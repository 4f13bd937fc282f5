"""A reader's visit to a page in a real Chromium: what other hosts were asked, what went wrong, and what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from english import english_in
from server import go, wait_for

from phase10.text import catalogue

READY = ".p10:not(.waiting) h1"
"""What is on a page that is there."""


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

    def wait(self, expression: str, **values: Any) -> None:
        wait_for(self.page, expression, **values)

    def wait_for_title(self, lang: str, message_id: str) -> None:
        """Wait until the page shows this question in this language."""
        title = catalogue(lang)(message_id)
        self.wait("title => document.querySelector('.p10 h1')?.innerText === title", arg=title)

    def is_clean(self) -> None:
        """Nothing as in `is_quiet`, and no axe violation."""
        self.is_quiet()
        found = axe_finds(self.page)
        assert found == [], found

    def is_quiet(self) -> None:
        """No request to another host, no console error, no sideways scrolling."""
        assert self.outside == [], self.outside
        assert self.errors == [], self.errors
        self.fits()

    def fits(self) -> None:
        """Nothing has to be scrolled sideways."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")

    def widen(self, width: int) -> None:
        """Make the window wider or narrower."""
        self.page.set_viewport_size({"width": width, "height": 900})

    def reads_well(self, lang: str) -> None:
        """No code, no traceback, and no English left in another language, in what is seen or heard."""
        seen = self.text("body")
        assert "Traceback" not in seen
        assert "import" not in seen.split()
        heard = self.page.eval_on_selector_all("[aria-label]", "all => all.map(one => one.ariaLabel).join('. ')")
        assert english_in(f"{seen}. {heard}", lang) == []


def axe_finds(page: Any) -> list[str]:
    """What axe has against a page as it is now: each rule that is broken, with the first place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)")
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found]


@contextmanager
def visits(chromium: Any, kit: str) -> Iterator[Callable[..., Visit]]:
    """Opens pages of a running kit, each in a browser of its own, and closes them all at the end."""
    contexts = []

    def open_page(path: str, width: int = 1280, ready: str = READY, **options: Any) -> Visit:
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
        seen.page.wait_for_selector(ready, timeout=30_000)
        return seen

    yield open_page
    for context in contexts:
        context.close()
