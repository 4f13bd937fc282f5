"""A few real Chromium pages at once: `python -m load.browsers`, driven by `load.stage` as the crowd is.

Each has a profile of its own, so its cache is empty, as on a pupil's first visit.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
from typing import Any
from urllib.parse import urlsplit

from server import FLAGS, open_chromium

from load.crowd import say

READY = ".p10:not(.waiting) :is(h1, h3)"
"""What is on a page or a lesson of the kit that is there."""
CLICK = """(turn) => new Promise((then) => {
  const label = () => document.querySelector(".hand header .soft").textContent;
  const target = document.querySelector(turn % 2 ? "[data-hand] > [data-index]" : ".deck button");
  const before = label(), start = performance.now();
  const watch = new MutationObserver(() => {
    if (label() === before) return;
    watch.disconnect();
    then(performance.now() - start);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  setTimeout(() => { watch.disconnect(); then(null); }, 10000);
  target.click();
})"""
"""A card is added, or taken out again; milliseconds until the page shows the new verdict, null when it never does."""


def chromium() -> str:
    """The program; `FileNotFoundError` where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError("no Chromium was found")


async def visit(browser: Any, url: str, seconds: float) -> tuple[float, list[float | None]]:
    """Seconds until a page is usable, then the milliseconds of a click a second."""
    context = await browser.new_context()
    page = await context.new_page()
    loop = asyncio.get_running_loop()
    start = loop.time()
    await page.goto(f"{url.rstrip('/')}/check?hand=R12&phase=1", wait_until="commit", timeout=60_000)
    await page.wait_for_selector(READY, timeout=60_000)
    usable = loop.time() - start
    clicks = []
    for turn in range(int(seconds)):
        await asyncio.sleep(1)
        clicks.append(await page.evaluate(CLICK, turn))
    await context.close()
    return usable, clicks


def files_of(url: str) -> list[str]:
    """The paths of all scripts and styles that a browser with an empty cache loads for a page."""
    with open_chromium() as browser:
        page = browser.new_page()
        seen: list[str] = []
        page.on("requestfinished", lambda request: seen.append(request.url))
        page.goto(url)
        page.wait_for_selector(f"{READY}, .jupyter-button", timeout=60_000)
    paths = [parts.path + (f"?{parts.query}" if parts.query else "") for parts in map(urlsplit, seen)]
    return [path for path in paths if re.search(r"\.(js|css)(\?|$)", path)]


async def run(url: str, count: int, seconds: float) -> None:
    """Open the pages at once, click, close."""
    from playwright.async_api import async_playwright  # noqa: PLC0415  only where a browser is

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        say(at="ready")
        await asyncio.to_thread(sys.stdin.readline)
        seen = await asyncio.gather(*(visit(browser, url, seconds) for _ in range(count)), return_exceptions=True)
        came = [one for one in seen if not isinstance(one, BaseException)]
        clicks = [click for _, times in came for click in times]
        say(
            at="clicked",
            usable=[usable for usable, _ in came],
            clicks=[click / 1000 for click in clicks if click is not None],
            unanswered=clicks.count(None),
            troubles=[str(one).splitlines()[0] for one in seen if isinstance(one, BaseException)],
        )
        await browser.close()


if __name__ == "__main__":
    asyncio.run(run(**json.loads(sys.stdin.readline())))
