"""Benchmarks of the site without a server, in Chromium: `pytest tests/bench_site.py -o addopts= -s`.

Seconds from the click to a usable page with an empty cache and at the second visit, milliseconds from a click on a card
to the new verdict.
"""

from __future__ import annotations

import statistics
from typing import Any

from bench_pages import CLICKS, open_page
from test_site import address, built  # noqa: F401  fixtures

VISITS = 5


def test_time_to_a_usable_page(chromium: Any, address: str) -> None:  # noqa: F811
    """The checker with an empty cache, again in the same browser, then a lesson, then clicks on cards."""
    cold, second, lesson, clicks = [], [], [], []
    for _ in range(VISITS):
        page, seconds = open_page(chromium, f"{address}/check.html?lang=en")
        cold.append(seconds)
        page.wait_for_selector("html.kit-ready")
        clicks += page.evaluate(CLICKS, 20)
        for times, name in ((second, "check"), (lesson, "urn")):
            page, seconds = open_page(page.context, f"{address}/{name}.html?lang=en")
            times.append(seconds)
        page.context.close()
    for name, times in {"first visit": cold, "second visit": second, "then a lesson": lesson}.items():
        print(f"\n{name}: usable after {statistics.median(times):.2f} s of {[round(t, 2) for t in times]}", end="")
    slowest = statistics.quantiles(clicks, n=20)[-1]
    print(f"\na click is answered in {statistics.median(clicks):.1f} ms; 95 in 100 within {slowest:.1f} ms")
