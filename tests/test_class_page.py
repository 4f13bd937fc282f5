"""How a class finds the pages: the addresses that the server prints, the QR code, and the teacher's page."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server import go, started_kit, wait_for

from phase10.lessons import NAMES
from phase10.text import LANGUAGES, catalogue
from widgets import serve
from widgets.class_page import CHOICES, ClassPage, ClassState
from widgets.html import find, find_all, name_of, text_of
from widgets.network import addresses, ordered
from widgets.pages import PAGES, notebook_of
from widgets.qr import QUIET, for_terminal, svg_path
from widgets.safety import ADDRESS, Door, frame_origins, host_of, public_address

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
SERVER = "http://192.168.1.20:8866/"


# ---- The address ---------------------------------------------------------------------------------------------------


def test_the_likeliest_address_comes_first() -> None:
    """The way to other networks leads first; machines inside this one, tunnels and addresses nobody gave come last."""
    found = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("tun0", "10.8.0.2"),
        ("eth1", "169.254.7.7"),
        ("eth0", "10.0.0.7"),
        ("wlan0", "192.168.1.20"),
    ]
    assert ordered(found, "192.168.1.20") == ("192.168.1.20", "10.0.0.7", "169.254.7.7", "172.17.0.1", "10.8.0.2")
    assert ordered(found, "")[0] == "10.0.0.7"
    assert ordered([("lo", "127.0.0.1")], "") == ()


def test_no_datagram_is_sent_to_learn_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer's addresses are found without a word to any other computer, also where there is no network."""
    sent: list[object] = []
    monkeypatch.setattr("socket.socket.send", lambda *args: sent.append(args))
    monkeypatch.setattr("socket.socket.sendto", lambda *args: sent.append(args))
    monkeypatch.setattr("socket.getaddrinfo", lambda *args, **_: sent.append(args))
    found = addresses("0.0.0.0")
    monkeypatch.setattr("socket.socket.connect", lambda *_: (_ for _ in ()).throw(OSError("no network")))
    assert sorted(addresses("0.0.0.0")) == sorted(found)
    assert sent == []
    assert not [one for one in found if one.startswith("127.")]


def test_a_server_for_this_computer_only_has_no_address_for_others() -> None:
    """Who listens on the loopback is found by nobody else."""
    assert addresses("127.0.0.1") == addresses("::1") == ()
    assert addresses("192.168.1.20") == ("192.168.1.20",)


class Terminal(io.StringIO):
    """A screen that shows UTF-8."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_what_goes_on_the_board(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class page's address, its code, other addresses, and the teacher's page; no code where it cannot be shown."""
    text, places = catalogue(lang), [SERVER, "http://10.0.0.7:8866/"]
    url, page = f"http://127.0.0.1:8866/?lang={lang}", f"urn?lang={lang}"
    monkeypatch.setattr("sys.stdout", Terminal())
    lines = [*serve._for_class(places, url, page, text)]
    assert lines == [
        text("serve-board", url=SERVER + page),
        for_terminal(SERVER + page),
        text("serve-board-others", addresses=places[1]),
        text("serve-teacher", url=f"http://127.0.0.1:8866/class?lang={lang}"),
    ]
    monkeypatch.setattr("sys.stdout", io.StringIO())
    assert [*serve._for_class(places[:1], url, page, text)] == [lines[0], lines[3]]
    assert [*serve._for_class([], url, page, text)] == []


def test_a_public_address_goes_before_the_computers_own() -> None:
    """Behind a proxy readers see the proxy's address."""
    with serve._listen("127.0.0.1", None, catalogue("en")) as listener:
        assert serve._places(listener, "/", None) == []
        assert serve._places(listener, "/", "https://school.example/phase10") == ["https://school.example/phase10/"]


# ---- The QR code ---------------------------------------------------------------------------------------------------


def test_both_forms_of_the_code_show_the_same_squares() -> None:
    """The picture and the terminal's blocks are the same code, with white around it."""
    address = SERVER + "check?lang=pt"
    side, path = svg_path(address)
    dark = {
        (int(x) + step, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path)
        for step in range(int(width))
    }
    lines = [re.sub("\x1b\\[[\\d;]*m", "", line) for line in for_terminal(address).splitlines()]
    white = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
    shown = {
        (x + QUIET - 2, 2 * row + half + QUIET - 2)
        for row, line in enumerate(lines)
        for x, block in enumerate(line)
        for half in (0, 1)
        if not white[block][half]
    }
    assert {place for place in shown if place[1] < side - 2} == dark
    places = [number for place in dark for number in place]
    assert (min(places), max(places)) == (QUIET, side - QUIET - 1)
    eye = {(x, y) for x, y in dark if x < QUIET + 7 and y < QUIET + 7}
    assert len(eye) == 33  # the ring and the middle of a corner that a camera looks for


# ---- The teacher's page --------------------------------------------------------------------------------------------


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> ClassPage:
    """The page of a server that others find."""
    monkeypatch.setenv(ADDRESS, SERVER)
    return ClassPage()


def address_on(page: ClassPage) -> str:
    """The address in large type."""
    return text_of(find(page.view["root"], cls="address"))


def test_every_page_and_lesson_can_be_chosen(page: ClassPage) -> None:
    """Each choice is a page that is there, named, with its short address, the code, and the command that readies it."""
    assert set(CHOICES) == {*PAGES, *NAMES} - {"class"}
    for name in CHOICES:
        page.act("page", name)
        shown = "192.168.1.20:8866/" + ("" if name == "index" else name)
        assert address_on(page).removesuffix("/") == shown.removesuffix("/")
        assert (NOTEBOOKS / notebook_of(name, "en")).is_file()
        assert name_of(find(page.view["root"], role="img")) == page.text("class-qr", address=SERVER + name)
        assert f"--class-page {name}" in text_of(find(page.view["root"], "code"))
    assert serve._page(CHOICES[-1], NOTEBOOKS) == CHOICES[-1]


def test_the_language_of_the_class_is_in_the_address(page: ClassPage) -> None:
    """As each browser asks, there is none in it; a chosen one is, as short as it is understood."""
    page.act("page", "urn")
    for lang in LANGUAGES:
        page.act("for", lang)
        assert address_on(page) == f"192.168.1.20:8866/urn?lang={lang[:2]}"
        assert text_of(find(page.view["root"], "code")).endswith(f"--class-page urn --lang {lang[:2]}")
    page.act("for", "own")
    assert address_on(page) == "192.168.1.20:8866/urn"
    assert page.view["address"] == {"page": "urn", "for": None}


def test_the_address_that_worked_for_the_teacher_goes_first(page: ClassPage) -> None:
    """Opened by this computer's own name the server's address is shown; by any other, that one."""
    page.act("where", "check", "http://127.0.0.1:8866/check")
    assert address_on(page) == "192.168.1.20:8866/check"
    page.act("where", "check", "https://school.example/phase10/check")
    assert address_on(page) == "https://school.example/phase10/check"
    page.act("page", "odds")
    assert address_on(page) == "192.168.1.20:8866/odds"  # until the browser has said where that is


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("odds", "http://school.example/odds"),
        ("check", "javascript:alert(1)"),
        ("check", "http://school.example/<b>"),
        ("check", "http://a b/"),
        ("check", "http://school.example/" + "x" * 300),
        ("check", ""),
    ],
)
def test_what_is_no_address_of_the_kit_is_not_shown(page: ClassPage, link: str, address: str) -> None:
    """What a browser says of where it is has to look like it, and answer what was asked."""
    page.act("where", link, address)
    assert page.state.here == ""


def test_without_a_way_in_the_page_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a server for this computer only there is no code, but the command that lets the class in."""
    monkeypatch.setenv(ADDRESS, "")
    page = ClassPage(lang="de")
    page.act("page", "urn")
    page.act("where", "urn", "http://localhost:8866/urn")
    root = page.view["root"]
    assert find_all(root, "svg") == []
    assert page.text("class-local") in text_of(root)
    command = "phase10 serve --host 0.0.0.0 --class-size 30 --class-page urn"
    assert [text_of(node) for node in find_all(root, "code")] == [command] * 2
    copy = find(root, "button", name=page.text("class-copy-command"))
    assert copy["on"]["click"][:2] == ["@copy", command]


def test_on_a_site_without_a_server_the_page_knows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Python runs in the browser, the page's own address is shown, and nothing is said of a laptop to start."""
    monkeypatch.delenv(ADDRESS, raising=False)
    page = ClassPage()
    assert page.text("class-local") in text_of(page.view["root"])  # nothing is known yet
    page.act("where", "check", "https://example.org/phase10/check.html")
    assert address_on(page) == "https://example.org/phase10/check.html"
    said = text_of(page.view["root"])
    assert "phase10 serve" not in said
    assert page.text("class-before-once") in said
    page.act("where", "check", "http://localhost:8000/check.html")
    assert address_on(page) == "localhost:8000/check.html"


def test_a_link_opens_what_it_names(page: ClassPage) -> None:
    """An address with a page and a language shows that one; what is neither leaves what is there."""
    page.act("open", {"page": "odds", "for": "fi", "lang": "fr"})
    assert (page.state.link, page.lang) == ("odds?lang=fi", "fr")
    page.act("open", {"page": "../x", "for": "<b>"})
    assert page.state.link == "odds?lang=fi"
    assert ClassState().link == "check"


# ---- In the browser ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def known() -> Iterator[str]:
    """A kit that is found by others at a path of some server."""
    with started_kit("--base-url", "/phase10/", "--public-url", "http://192.0.2.7:8866/phase10/") as kit:
        yield kit.url


def shows(page: Any, address: str) -> None:
    wait_for(page, "address => document.querySelector('.address')?.textContent === address", address)


@pytest.mark.browser
def test_the_page_shows_where_the_class_finds_it(known: str, chromium: Any) -> None:
    """Opened on the teacher's own computer: the server's address; by a name that others have too: that name."""
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    go(page, f"{known}/class?lang=de")
    page.wait_for_selector(".p10:not(.waiting) h1", timeout=30_000)
    shows(page, "192.0.2.7:8866/phase10/check")
    page.locator(".class-page select").first.select_option("urn")
    page.locator(".class-page select").last.select_option("fi")
    shows(page, "192.0.2.7:8866/phase10/urn?lang=fi")
    assert "page=urn&for=fi" in page.url
    seen = page.locator(".address, .wall svg").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert max(seen) <= 720  # the wall shows both without scrolling
    go(page, page.url.replace("127.0.0.1", "kit.localhost"))
    place = re.sub(r"^http://127\.0\.0\.1", "kit.localhost", known)
    shows(page, f"{place}/urn?lang=fi")
    page.emulate_media(media="print")
    assert page.locator(".address").is_visible()
    assert not page.locator(".notes").is_visible()
    context.close()


# ---- Which names and sites -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_sites_are_refused_in_the_readers_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A site with a path and an address without a scheme are refused in one line with an example."""
    from widgets.app import main  # noqa: PLC0415

    for option, token in {"--frame-ancestors": "https://x.example/y", "--public-url": "x.example"}.items():
        assert main(["serve", option, token, "--lang", lang]) == 2
        example = "https://moodle.example.org" if option == "--frame-ancestors" else "https://school.example/phase10/"
        said = catalogue(lang)("serve-bad-" + option.strip("-"), token=token, example=example)
        assert capsys.readouterr().err == f"phase10: {said}\n"


def test_sites_and_addresses_are_read() -> None:
    """Several sites, with ports and for all names below one; an address with or without a slash at its end."""
    assert frame_origins("https://A.example  http://b.example:81/,https://*.c.example") == (
        "https://a.example",
        "http://b.example:81",
        "https://*.c.example",
    )
    assert public_address("http://[::1]:8866") == "http://[::1]:8866/"
    assert host_of("http://School.example:81/x") == "school.example"
    assert (
        Door(frames=frame_origins("https://a.example")).policy("h").endswith("frame-ancestors 'self' https://a.example")
    )
