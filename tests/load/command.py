"""`python tests/load`: how the kit bears a whole class, beside a bare Voila notebook in the same run.

    python tests/load                                30 visitors of /check at once, then a click a second for a minute
    python tests/load --cold                         the same with no kernel ready
    python tests/load --pages check,urn --browser 4  two pages, and four real Chromium pages beside the visitors
    python tests/load --soak 60                      for an hour 10 visitors come and go
    python tests/load --url http://127.0.0.1:8866    against a server that runs already

Visitors speak HTTP and websocket as a page does, in a process of their own. What a browser needs for its scripts,
about a second, is in the Chromium figures only; with --files each visitor loads the scripts, as one with an empty
cache does.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NoReturn

from load import report, servers
from load.browsers import chromium, files_of
from load.crowd import Orders
from load.servers import Server
from load.stage import Result, measure, soak
from load.visitor import BARE
from load.wire import Place
from widgets.serve import notebooks

MOST_SESSIONS = 200
MOST_SECONDS = 600
MOST_BROWSERS = 8
MOST_MINUTES = 180
SOAK_SESSIONS = 10
Start = Callable[[int], AbstractContextManager[Server]]
"""Starts a server for so many visitors."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """End with status 2 and the line."""
        self.exit(2, f"load: {message}\n")


def within(least: float, most: float, kind: Callable[[str], float] = int) -> Callable[[str], float]:
    """A number of an option, or one line that says what it can be."""

    def read(token: str) -> float:
        try:
            number = kind(token)
        except ValueError:
            number = math.nan
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{token!r} is not a number from {least:g} to {most:g}")
        return number

    return read


def pages(token: str) -> list[str]:
    """The names of pages or lessons."""
    names = token.split(",")
    for name in names:
        places = (notebooks() / f"{name}.ipynb", notebooks() / "lessons" / "en" / f"{name}.ipynb")
        if not name.isalpha() or not any(place.is_file() for place in places):
            raise argparse.ArgumentTypeError(f"there is no page {name!r}")
    return names


def address(token: str) -> str:
    """The address of a running kit."""
    try:
        Place.of(token)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{token!r} is no address that begins with http://") from None
    return token


def parser() -> Parser:
    """The options of the command."""
    about = Parser(prog="load", description="The kit under the load of a class.", allow_abbrev=False)
    add = about.add_argument
    add("--sessions", metavar="N", type=within(1, MOST_SESSIONS), help="visitors at once; 30, in a soak 10")
    add("--seconds", metavar="S", type=within(0, MOST_SECONDS), default=60, help="seconds of clicks; 60")
    add("--pages", metavar="PAGES", type=pages, default=["check"], help="pages to visit, with commas; check")
    add("--cold", action="store_true", help="come at once, before kernels are ready")
    add("--files", action="store_true", help="load the scripts too, as with an empty cache (needs a Chromium)")
    add("--browser", metavar="N", type=within(0, MOST_BROWSERS), default=0, help="Chromium pages beside them")
    add("--soak", metavar="MINUTES", type=within(0.1, MOST_MINUTES, float), help="visitors come and go for so long")
    add("--url", metavar="URL", type=address, help="a kit that runs already")
    add("--no-bare", action="store_true", help="without the bare Voila notebook to compare with")
    add("--json", action="store_true", help="one object instead of the table")
    return about


def load(args: argparse.Namespace) -> bool:
    """Measure the kit, then the bare notebook, and print the table; whether the kit served everybody well."""
    count, cold = int(args.sessions or 30), args.cold
    starts: list[Start] = [lambda size: _kit(args, size)]
    if not args.no_bare:
        starts.append(lambda size: servers.bare(0 if cold else size))
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else math.nan
    results = [_measure(args, start, count) for start in starts]
    state = "no kernel ready" if cold else "kernels ready"
    files = ", nothing in their caches" if args.files else ""
    title = (
        f"{count} visitors of {', '.join(args.pages)} at once, {state}{files}; load of the machine before: {busy:.1f}"
    )
    print(json.dumps(report.as_json(title, results)) if args.json else report.table(title, results))
    return report.went_well(results[0])


def _measure(args: argparse.Namespace, start: Start, count: int) -> Result:
    files: list[str] = []
    if args.files:
        with start(1) as server:  # another one, for this visit would take a kernel
            files = files_of(server.url.rstrip("/") + ("/" if BARE in server.pages else f"/{server.pages[0]}"))
    with start(count) as server:
        orders = Orders(server.url, server.pages, count, float(args.seconds), files, dropped=count // 10)
        browsers = 0 if BARE in server.pages else int(args.browser)
        return measure(server, orders, warm=not args.cold, browsers=browsers)


def long_load(args: argparse.Namespace) -> bool:
    """Let visitors come and go at the kit, and print how its memory grew; whether it served everybody well."""
    count, seconds = int(args.sessions or SOAK_SESSIONS), args.soak * 60
    with _kit(args, count) as server:
        result, samples = soak(server, Orders(server.url, server.pages, count, seconds, soak=True))
    title = f"{count} visitors of {', '.join(args.pages)} who come and go, {args.soak:g} minutes"
    said = (
        json.dumps(report.as_json(title, [result], samples)) if args.json else report.soak_table(title, result, samples)
    )
    print(said)
    return report.went_well(result)


def _kit(args: argparse.Namespace, count: int) -> AbstractContextManager[Server]:
    return nullcontext(servers.running(args.url, args.pages)) if args.url else servers.kit(args.pages, count)


def main(argv: Sequence[str]) -> int:
    """Run the command: 0 if all went well, 1 if not, 2 with one line when it cannot be run as asked."""
    args = parser().parse_args(argv)
    try:
        if args.browser or args.files:
            chromium()
        good = (long_load if args.soak else load)(args)
    except (AssertionError, OSError, ValueError) as problem:
        print(f"load: {str(problem).splitlines()[0]}", file=sys.stderr)
        return 2
    return 0 if good else 1
