"""The load test in short: visitors who come at once are kept apart, all are answered, and leave nothing behind."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
import pytest
from load import command, report
from load.crowd import Crowd, Orders
from load.pages import PLANS, hand, plan
from load.servers import Server
from load.stage import Sample, measure, soak
from load.visitor import VisitError, Visitor
from load.watch import Memory, left
from load.wire import Place, parts_of
from processes import in_a_loop, wait_until
from server import fetch, started_kit

from widgets.serve import notebooks

PAGES = ["check", "urn", "score", "check"]
"""Two on the hand checker, one in a lesson, one on a page where nothing but the language is changed."""
CLICKS = 4


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The kit with these pages only, so that it need not keep kernels ready for the others."""
    folder = tmp_path_factory.mktemp("notebooks")
    for name in ("index", "check", "score", "lessons/en/urn"):
        copy = folder / f"{name}.ipynb"
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(notebooks() / f"{name}.ipynb", copy)
    with started_kit(notebooks=folder) as running:
        yield Server("kit", running.url, PAGES, psutil.Process(running.process.pid))


@pytest.fixture(scope="module")
def crowd(kit: Server) -> Crowd:
    """A crowd that came, clicked some times, and left, all but one with a word."""
    crowd = Crowd(Orders(kit.url, PAGES, len(PAGES), 0, dropped=1))

    async def visit() -> None:
        await crowd.arrive()
        for _ in range(CLICKS):
            await asyncio.gather(*(crowd.try_to(visitor.click()) for visitor in crowd.there))
        await asyncio.gather(*(crowd.try_to(visitor.beat()) for visitor in crowd.there))
        crowd.tally.strangers = sum(visitor.strangers for visitor in crowd.there)
        await crowd.leave()

    in_a_loop(visit())
    return crowd


def test_every_visitor_has_a_kernel_alone(crowd: Crowd) -> None:
    """Visitors who come at once get as many kernels, each in a process of its own, and all their clicks answered."""
    assert crowd.tally.troubles == {}
    assert len(set(crowd.tally.kernels)) == len(set(crowd.tally.processes)) == len(PAGES)


def test_every_visitor_gets_only_their_own_answers(crowd: Crowd) -> None:
    """No message comes for a widget of another page, and each answer shows what this visitor did."""
    assert crowd.tally.strangers == 0


def test_no_kernel_is_left_after_closing(crowd: Crowd, kit: Server) -> None:
    """Fifteen seconds after their tabs were closed, no kernel of the visitors runs; the server knows none of them."""
    assert left(crowd.tally.processes[:-1], time.monotonic())[0] == 0
    assert [kernel for kernel in crowd.tally.kernels[:-1] if fetch(f"{kit.url}/api/kernels/{kernel}")[0] != 404] == []


def test_an_answer_of_somebody_else_is_noticed(kit: Server) -> None:
    """The load test itself finds it out when the page shows another hand than the visitor's."""
    visitor = Visitor(Place.of(kit.url), "check", 5)

    async def visit() -> None:
        await visitor.arrive()
        await visitor._event(visitor._shown[0], "clear")  # as if somebody else had clicked in this page
        await visitor.click()
        await visitor.leave()

    in_a_loop(visit())
    assert visitor.strangers == 1


@pytest.mark.browser
def test_visitors_send_what_a_real_page_sends(chromium: Any, kit: Server) -> None:
    """From its opening to the first click, a page in Chromium sends the same messages in the same order."""
    page = chromium.new_page()
    seen: list[str] = []

    def sent(frame: bytes) -> None:
        seen.append(json.loads(parts_of(frame)[1])["msg_type"])

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    page.goto(f"{kit.url}/check?hand=R12")
    page.wait_for_selector(".p10:not(.waiting) h1", timeout=30_000)
    page.evaluate("document.querySelector('.deck button').click()")
    assert wait_until(lambda: page.evaluate("document.querySelectorAll('[data-hand] > [data-index]').length") == 2)
    page.close()
    visitor = Visitor(Place.of(kit.url), "check", 0)

    async def visit() -> None:
        await visitor.arrive()
        await visitor.leave()

    in_a_loop(visit())
    assert visitor.kinds == seen


def test_trouble_is_told_in_a_few_words(kit: Server) -> None:
    """A page that is not there, a kernel that is gone, a server that is gone: each is said, none ends the run."""
    place = Place.of(kit.url)

    async def trouble(visitor: Visitor) -> str:
        with pytest.raises(VisitError) as said:
            await visitor.arrive()
        return str(said.value)

    assert in_a_loop(trouble(Visitor(place, "nowhere", 0))) == "the page answered 404"
    assert "no connection" in in_a_loop(trouble(Visitor(replace(place, port=1), "check", 0)))

    async def lose_the_kernel() -> None:
        visitor = Visitor(place, "check", 0)
        await visitor.arrive()
        assert fetch(f"{kit.url}/voila/api/shutdown/{visitor.kernel}", b"")[0] == 204
        with pytest.raises(VisitError, match="heartbeat answered 404"):
            await visitor.beat()
        await visitor.leave(beacon=False)

    in_a_loop(lose_the_kernel())


def test_each_visitor_does_something_else() -> None:
    """No two of the visitors that the load test allows bring the same hand or the same guess."""
    assert len({hand(number) for number in range(command.MOST_SESSIONS)}) == command.MOST_SESSIONS
    for page in PLANS:
        first = [next(plan(page, number).clicks).args for number in range(command.MOST_SESSIONS)]
        asked = [plan(page, number).query for number in range(command.MOST_SESSIONS)]
        assert len({str(pair) for pair in zip(first, asked, strict=True)}) == command.MOST_SESSIONS


def test_a_whole_run_is_reported(kit: Server) -> None:
    """The visitors' own process, the memory of their kernels and the table: a run from its orders to its figures."""
    result = measure(kit, Orders(kit.url, ["check"], 2, 1), warm=False)
    assert report.went_well(result)
    assert result.tally["asked"] == len(result.tally["clicks"]) == 2
    assert result.busy is not None
    assert len(result.busy.kernels) == 2
    assert min(result.busy.kernels) > 1
    assert result.left == 0
    assert re.search(r"^own kernels +2 of 2$", report.table("title", [result]), re.MULTILINE)
    assert json.loads(json.dumps(report.as_json("title", [result])))["runs"][0]["tally"]["troubles"] == {}


def test_a_soak_is_reported(kit: Server) -> None:
    """Visitors come and go while the memory is looked at; at the end none of their kernels is left."""
    result, samples = soak(kit, Orders(kit.url, ["check"], 1, 3, soak=True))
    assert len(samples) == 12
    assert all(sample.memory.server > 1 for sample in samples)
    assert result.tally["troubles"] == {}
    assert (len(result.tally["answered"]) >= 1, result.left) == (True, 0)
    assert "visits: " in report.soak_table("title", result, samples)


@pytest.mark.parametrize(
    ("sizes", "percent"), [([100.0] * 20, 0), ([100.0] * 10 + [110.0] * 10, 10), ([500.0] * 5 + [100.0] * 15, 0)]
)
def test_growth_is_counted_once_the_server_is_warm(sizes: list[float], percent: float) -> None:
    """What is taken in the first third of the time does not count, what is added later does."""
    samples = [Sample(30.0 * i, Memory(size, (), size, 1, 1)) for i, size in enumerate(sizes)]
    assert report.growth(samples, "server")["percent"] == pytest.approx(percent)


@pytest.mark.parametrize(
    "options",
    [
        ["--sessions", "0"],
        ["--sessions", "201"],
        ["--sessions", "many"],
        ["--seconds", "601"],
        ["--seconds", "-1"],
        ["--pages", "nowhere"],
        ["--pages", "../check"],
        ["--soak", "181"],
        ["--browser", "9"],
        ["--url", "https://127.0.0.1"],
        ["--url", "here"],
        ["--what"],
    ],
)
def test_a_bad_option_gets_one_line(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """What is not allowed, or more than is allowed, ends with status 2 and one line that shows it."""
    with pytest.raises(SystemExit) as end:
        command.main(options)
    said = capsys.readouterr()
    assert (end.value.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert options[-1] in said.err


def test_a_missing_browser_gets_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a Chromium, what needs one says so before anything is started."""
    monkeypatch.setenv("PATH", "")
    assert command.main(["--browser", "1"]) == 2
    assert capsys.readouterr() == ("", "load: no Chromium was found\n")


def test_a_server_that_does_not_answer_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Where nobody listens, the soak says so in one line and ends with status 2."""
    assert command.main(["--url", "http://127.0.0.1:1", "--soak", "1"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
