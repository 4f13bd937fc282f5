"""Kernels: each whole and alone, those that wait for visitors, how many there may be, and that none is left behind."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
import pytest
from processes import in_a_loop, kernel_of, kernels, named, process_of, wait_until
from server import Kit, fetch, free_port, go, started_kit, wait_for, write_notebook
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from phase10.text import LANGUAGES, catalogue
from widgets import serve, server
from widgets.app import main
from widgets.forkserver import AVAILABLE, Forked
from widgets.safety import PROTOCOL

BUTTON = "import ipywidgets\nipywidgets.Button(description='Press me')"
TELL = """
import json, os, random, signal, sys, threading, uuid
from IPython import get_ipython
state = {
    "leads its session": os.getsid(0) == os.getpid() == os.getpgid(0),
    "folder": os.getcwd(),
    "variables": sorted(name for name in os.environ if name != "JPY_PARENT_PID" and not name.startswith("PYDEVD")),
    "path": sys.path[0],
    "signals": [str(signal.getsignal(sign)) for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD)],
    "threads": sorted(type(thread).__name__ for thread in threading.enumerate()),
}
import ipywidgets
state["targets"] = sorted(get_ipython().kernel.comm_manager.targets)
chance = [random.random(), str(uuid.uuid4()), get_ipython().kernel.session.session]
print("TOLD" + json.dumps([state, chance]).encode().hex() + "END")
"""
QUICK = """
from widgets import kernels
kernels.QUIET_SECONDS = 0.2
"""
PLAIN = QUICK + "kernels.forkserver.AVAILABLE = False"
FEW = QUICK + "kernels.room.most_kernels = lambda *_: 3; kernels.RETRY_SECONDS = 1"
FORGETFUL = FEW + "; kernels.LEFT_SECONDS = 1"
IMPATIENT = QUICK + "kernels.IDLE_SECONDS = 1; kernels.CULL_SECONDS = 1"
on_linux = pytest.mark.skipif(not AVAILABLE, reason="kernels are split off on Linux only")


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    (folder / "lessons" / "en").mkdir(parents=True)
    write_notebook(folder / "index.ipynb", BUTTON)
    write_notebook(folder / "check.ipynb", BUTTON)
    write_notebook(folder / "lessons" / "en" / "urn.ipynb", TELL)
    return folder


@pytest.fixture(scope="module")
def kit(notebooks: Path) -> Iterator[Kit]:
    with started_kit(notebooks=notebooks, changed=QUICK) as running:
        yield running


@pytest.fixture
def few(notebooks: Path) -> Iterator[Kit]:
    """A kit that has room for three kernels; two are those of pages that wait."""
    with started_kit(notebooks=notebooks, changed=FEW) as running:
        assert wait_until(lambda: len(kernels(running.process)) == 2)
        yield running


def told(kit: Kit) -> tuple[dict[str, Any], list[Any]]:
    """What a kernel says of itself."""
    page = fetch(f"{kit.url}/urn")[1]
    found = re.search(r"TOLD([0-9a-f]+)END", page)
    assert found, page[-1000:]
    state, chance = json.loads(bytes.fromhex(found[1]))
    return state, chance


def visit(kit: Kit) -> str:
    """The kernel of a visitor who opens a page and does not connect."""
    status, page = fetch(f"{kit.url}/check")
    assert status == 200
    return kernel_of(page)


def is_there(kit: Kit, kernel: str) -> bool:
    return fetch(f"{kit.url}/api/kernels/{kernel}")[0] == 200


def close(kit: Kit, kernel: str) -> None:
    assert fetch(f"{kit.url}/voila/api/shutdown/{kernel}", b"")[0] == 204


async def connected(kit: Kit, kernel: str) -> WebSocketClientConnection:
    """A line to a kernel, as a page has it."""
    address = f"ws{kit.url.removeprefix('http')}/api/kernels/{kernel}/channels"
    return await websocket_connect(HTTPRequest(address), subprotocols=[PROTOCOL])


async def hang_up(line: WebSocketClientConnection) -> None:
    line.close()
    while await line.read_message() is not None:
        pass


def fork_server(kit: Kit) -> psutil.Process:
    [found] = [child for child in psutil.Process(kit.process.pid).children() if "forkserver" in named(child)]
    return found


# ---- Each kernel ---------------------------------------------------------------------------------------------------


@on_linux
def test_a_kernel_that_is_split_off_is_like_one_that_was_started(kit: Kit, notebooks: Path) -> None:
    """Session, folder, variables, path, signals, threads and ways for widgets are those of a Python of its own."""
    split_off, _ = told(kit)
    with started_kit(notebooks=notebooks, changed=PLAIN) as plain:
        started, _ = told(plain)
        assert "ipykernel_launcher" in named(kernels(plain.process)[0])
    assert split_off == started
    assert split_off["leads its session"]
    assert split_off["folder"] == str(notebooks / "lessons" / "en")


def test_no_two_kernels_share_their_chance(kit: Kit) -> None:
    """Random numbers, identifiers and the name of the session are another kernel's in no case."""
    first, second = (told(kit)[1] for _ in range(2))
    assert not {*first} & {*second}


@on_linux
def test_what_kernels_are_split_off_is_whole() -> None:
    """After all pages were drawn in practice there is one thread, no widget, no numpy, and no line to a kernel."""
    code = (
        "import os, sys; from widgets import forkserver\n"
        "forkserver._load(); pages = [*forkserver._practice()]\n"
        "from ipywidgets.widgets import widget; import zmq\n"
        "print(len(pages) > 50, len(os.listdir('/proc/self/task')), len(widget._instances), 'numpy' in sys.modules,\n"
        "      'debugpy' in sys.modules, zmq.Context._instance)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert run.stdout.split() == ["True", "1", "0", "False", "False", "None"]


@on_linux
def test_a_process_that_was_split_off_is_watched_by_itself() -> None:
    """It runs until it is killed; then it has ended, also for who asks again, and signals go nowhere."""
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    watched = Forked(process.pid)
    assert watched.poll() is None
    watched.kill()
    assert watched.wait() == -1
    process.wait()
    watched.terminate()
    assert (watched.poll(), Forked(process.pid).poll()) == (-1, -1)


@on_linux
def test_without_the_fork_server_pages_still_come(kit: Kit) -> None:
    """When the process that splits kernels off is killed, so are they; then visitors get pages of a new one."""
    old, its_own = fork_server(kit), kernels(kit.process)
    old.kill()
    assert wait_until(lambda: not [kernel for kernel in its_own if kernel.is_running()])
    kernel = visit(kit)
    assert is_there(kit, kernel)
    assert process_of(kit.process, kernel)
    assert fork_server(kit) != old


@on_linux
def test_a_server_that_is_killed_leaves_no_process(notebooks: Path) -> None:
    """When the server cannot say goodbye, what it started ends by itself within five seconds."""
    with started_kit(notebooks=notebooks) as kit:
        visit(kit)
        children = psutil.Process(kit.process.pid).children(recursive=True)
        assert len(children) >= 2
        kit.stop(signal.SIGKILL)
        assert wait_until(lambda: not [child for child in children if child.is_running()], 5)


def test_a_closed_tab_frees_its_kernel(kit: Kit) -> None:
    """The message that a browser sends when a tab closes, which carries no token, stops the kernel."""
    kernel = visit(kit)
    assert is_there(kit, kernel)
    assert process_of(kit.process, kernel)
    close(kit, kernel)
    assert not is_there(kit, kernel)
    assert process_of(kit.process, kernel) is None


def test_a_reader_who_does_not_wait_leaves_no_kernel(kit: Kit) -> None:
    """When the connection is closed before the page is there, its kernel is stopped."""
    assert wait_until(lambda: len(kernels(kit.process)) >= 2)
    before = {process.pid for process in kernels(kit.process)}
    address = urlsplit(kit.url)
    connection = HTTPConnection(str(address.hostname), address.port)
    connection.request("GET", "/urn")
    assert wait_until(lambda: {process.pid for process in kernels(kit.process)} - before)
    started = [process for process in kernels(kit.process) if process.pid not in before]
    connection.close()
    assert wait_until(lambda: not [process for process in started if process.is_running()])


@on_linux
def test_visitors_leave_nothing_open_in_the_server(kit: Kit) -> None:
    """However a page ends, its lines to the kernel are closed: after twelve visitors no more of them than after one."""

    async def come_and_go(number: int) -> None:
        for _ in range(number):
            kernel = await asyncio.to_thread(visit, kit)
            line = await connected(kit, kernel)
            goodbye = AsyncHTTPClient().fetch(f"{kit.url}/voila/api/shutdown/{kernel}", method="POST", body=b"")
            await asyncio.sleep(0.03)  # a browser hangs up while the kernel is being stopped
            await hang_up(line)
            await goodbye

    server = psutil.Process(kit.process.pid)
    in_a_loop(come_and_go(1))
    before = server.num_fds()
    in_a_loop(come_and_go(12))
    assert wait_until(lambda: server.num_fds() < before + 15)  # a page that is drawn for the next has a dozen


# ---- Those that wait -----------------------------------------------------------------------------------------------


def test_kernels_are_ready_before_a_visitor_comes(kit: Kit) -> None:
    """Each page of the menu has a kernel waiting, and a visitor gets it."""

    def was_waiting() -> bool:
        time.sleep(1)
        waiting = " ".join(map(named, kernels(kit.process)))
        kernel = visit(kit)
        close(kit, kernel)
        return f"kernel-{kernel[:8]}" in waiting

    assert wait_until(was_waiting, 60)


def test_a_kernel_that_died_while_it_waited_is_given_to_nobody(kit: Kit) -> None:
    """A visitor who comes right after all waiting kernels were killed gets one that lives."""
    assert wait_until(lambda: len(kernels(kit.process)) >= 2)
    for process in kernels(kit.process):
        process.kill()
    kernel = visit(kit)
    alive = process_of(kit.process, kernel)
    assert alive
    assert alive.is_running()
    assert is_there(kit, kernel)


def test_visitors_and_those_that_wait_are_as_many_as_the_class(notebooks: Path) -> None:
    """Pages that wait for a class get fewer as pupils come, and more again as they leave."""
    with started_kit("--class-size", "3", notebooks=notebooks, changed=QUICK) as kit:

        def settles_at(number: int) -> bool:
            return wait_until(lambda: len(kernels(kit.process)) == number) and not wait_until(
                lambda: len(kernels(kit.process)) != number, 1.5
            )

        assert settles_at(4)  # three for the class, one for the other page
        pupils = [visit(kit) for _ in range(2)]
        assert settles_at(4)
        for kernel in pupils:
            close(kit, kernel)
        assert settles_at(4)


def test_kernels_that_wait_are_not_idle(notebooks: Path) -> None:
    """A kernel that a visitor left is stopped after its time, one that waits for a visitor is not."""
    with started_kit(notebooks=notebooks, changed=IMPATIENT) as kit:
        assert wait_until(lambda: len(kernels(kit.process)) == 2)
        waiting = {process.pid for process in kernels(kit.process)}
        left = visit(kit)
        waiting -= {process.pid for process in [process_of(kit.process, left)] if process}
        assert wait_until(lambda: not is_there(kit, left))
        assert waiting <= {process.pid for process in kernels(kit.process)}


# ---- How many ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_computer_too_small_for_the_class_is_said(
    lang: str, notebooks: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where memory is short, the teacher reads for how many it is enough, in the language asked for."""
    monkeypatch.setenv("PHASE10_NOTEBOOKS", str(notebooks))
    monkeypatch.setattr(server, "run", lambda *_, **__: None)
    monkeypatch.setattr(serve, "most_kernels", lambda *_: 5)
    assert main(["serve", "--class-size", "30", "--lang", lang, "--port", str(free_port())]) == 0
    assert capsys.readouterr().err == catalogue(lang)("serve-little-memory", count="5", size="30") + "\n"


def test_visitors_go_before_pages_that_wait(few: Kit) -> None:
    """Where there is room for three kernels, three visitors get one, whatever waited before."""
    visitors = [visit(few) for _ in range(3)]
    assert all(is_there(few, kernel) for kernel in visitors)
    assert wait_until(lambda: len(kernels(few.process)) == 3)


def test_beyond_the_limit_a_page_says_so_and_when_to_come_again(few: Kit) -> None:
    """One visitor too many gets status 503, how many seconds to wait, and our page; with a place free, her page."""
    visitors = [visit(few) for _ in range(3)]
    address = urlsplit(few.url)
    connection = HTTPConnection(str(address.hostname), address.port)
    connection.request("GET", "/check")
    answer = connection.getresponse()
    page = answer.read().decode()
    connection.close()
    assert (answer.status, answer.headers["Retry-After"]) == (503, "1")
    assert 'data-text="site-busy"' in page
    assert "kit-header" in page
    close(few, visitors[0])
    assert is_there(few, visit(few))


def test_when_all_places_are_taken_a_page_that_was_left_gives_way_not_one_in_use(notebooks: Path) -> None:
    """A kernel nobody is connected to any more goes to a new visitor after a while, one with a reader never."""

    async def stays(kit: Kit, kernel: str) -> list[str]:
        line = await connected(kit, kernel)
        others = [await asyncio.to_thread(visit, kit) for _ in range(2)]
        await asyncio.sleep(1.2)  # longer than the others have been alone
        newcomers = [await asyncio.to_thread(visit, kit) for _ in range(2)]
        there = [one for one in (kernel, *others, *newcomers) if await asyncio.to_thread(is_there, kit, one)]
        await hang_up(line)
        return there

    with started_kit(notebooks=notebooks, changed=FORGETFUL) as kit:
        kernel = visit(kit)
        there = in_a_loop(stays(kit, kernel))
    assert there[0] == kernel
    assert len(there) == 3


@pytest.mark.browser
def test_who_finds_no_place_gets_in_when_there_is_one(few: Kit, chromium: Any) -> None:
    """The page that says there is no place says it in five languages, is accessible, and tries again by itself."""
    from visit import axe_finds  # noqa: PLC0415  only with a browser

    visitors = [visit(few) for _ in range(3)]
    context = chromium.new_context()
    context.add_init_script(
        "const later = setTimeout; window.setTimeout = (f, ms) => later(f, ms >= 1000 ? ms * 5 : ms)"
    )
    page = context.new_page()
    go(page, f"{few.url}/check")
    assert axe_finds(page) == []
    for lang in LANGUAGES:
        page.locator(".kit-language").select_option(lang)
        text = catalogue(lang)
        assert page.locator("h1").inner_text() == text("site-busy-title")
        assert page.locator("main p").first.inner_text() == text("site-busy")
        assert page.get_by_role("button", name=text("site-again")).is_visible()
    close(few, visitors[0])
    wait_for(page, "() => document.documentElement.classList.contains('kit-ready')", seconds=30)
    assert page.get_by_role("button", name="Press me").is_visible()
    context.close()
