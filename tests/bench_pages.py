"""Benchmarks of the served pages in Chromium: `pytest tests/bench_pages.py -o addopts= -s`.

Seconds from the click to a usable page, with and without a kernel kept ready; milliseconds from a click on a card to
the new verdict, kernel included; memory of a kernel.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from server import Kit, started_kit

from widgets.pages import PAGES

CLICKS = """async (count) => {
  const label = () => document.querySelector('.hand header .soft').textContent;
  const drawn = (before) => new Promise((then) => {
    const watch = new MutationObserver(() => label() !== before && (watch.disconnect(), then()));
    watch.observe(document.querySelector('.p10'), { childList: true, subtree: true, characterData: true });
  });
  const times = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now(), seen = drawn(label());
    document.querySelectorAll('.deck button')[i].click();
    await seen;
    document.body.offsetHeight; // laid out, as a reader sees it
    times.push(performance.now() - start);
    await new Promise((then) => setTimeout(then, 30));
  }
  return times;
}"""


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    with started_kit() as running:
        time.sleep(20)  # until the kernels of all pages are ready
        yield running


def open_page(chromium: Any, url: str) -> tuple[Any, float]:
    """A page in a browser with an empty cache, or in the one of a context, and the seconds until it is usable."""
    page = (chromium.new_context() if hasattr(chromium, "new_context") else chromium).new_page()
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector("html.kit-ready .p10:not(.waiting)", timeout=60_000)
    return page, time.perf_counter() - start


def test_time_to_a_usable_page(chromium: Any, kit: Kit) -> None:
    """The checker with a kernel kept ready, then at once again, when there is none."""
    ready, cold = [], []
    for _ in range(5):
        for times in (ready, cold):
            page, seconds = open_page(chromium, kit.url + "/check")
            times.append(seconds)
            page.context.close()
        time.sleep(6)
    print(f"\nusable with a kernel ready: {statistics.median(ready):.2f} s of {[round(t, 2) for t in ready]}")
    print(f"usable without:             {statistics.median(cold):.2f} s of {[round(t, 2) for t in cold]}")


@pytest.mark.parametrize("page", [page for page in PAGES if page not in {"index", "check"}])
def test_time_to_each_page(chromium: Any, kit: Kit, page: str) -> None:
    """Every other page, with a kernel kept ready and at once again without."""
    ready, cold = [], []
    for _ in range(3):
        time.sleep(8)
        for times in (ready, cold):
            opened, seconds = open_page(chromium, f"{kit.url}/{page}")
            times.append(seconds)
            opened.context.close()
    print(f"\n{page}: {statistics.median(ready):.2f} s ready, {statistics.median(cold):.2f} s cold")


def test_time_of_a_click(chromium: Any, kit: Kit) -> None:
    """A click on a card of the deck until the page shows the new verdict."""
    page, _ = open_page(chromium, kit.url + "/check?hand=R12&phase=1")
    times = sorted(page.evaluate(CLICKS, 31))
    print(f"\nclick to verdict: median {times[15]:.1f} ms, 90th percentile {times[27]:.1f} ms")
    page.context.close()


def test_memory_of_a_kernel(chromium: Any, kit: Kit) -> None:
    """The proportional set size of the kernels after a page was used."""
    page, _ = open_page(chromium, kit.url + "/check")
    page.click("text=Deal me ten")
    time.sleep(1)
    sizes = [pss(child.pid) for child in psutil.Process(kit.process.pid).children(recursive=True)]
    print(f"\nkernels: {[round(size) for size in sizes]} MB")
    page.context.close()


def pss(pid: int) -> float:
    """Megabytes of a process, shared pages counted in proportion."""
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith("Pss:")) / 1024
