"""`phase10 serve`: what it says in the terminal, what its pages hold, and what is left when it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
import pytest
from processes import kernel_of, kernels, wait_until
from server import Kit, fetch, free_port, go, started_kit, write_notebook

from phase10.text import LANGUAGES, LOCALES, catalogue
from widgets import serve
from widgets.app import main

COUNTER = """
import ipywidgets
secret_name = ipywidgets.Button(description="Press me")
shown = ipywidgets.Label("pressed 0")
secret_name.on_click(lambda _: setattr(shown, "value", "pressed " + str(int(shown.value.split()[1]) + 1)))
ipywidgets.VBox([secret_name, shown])
"""


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "index.ipynb", "import ipywidgets\nipywidgets.Label('hello')")
    write_notebook(folder / "check.ipynb", COUNTER)
    write_notebook(folder / "broken.ipynb", "import ipywidgets\nipywidgets.HTML('<h1>Broken</h1>')", "1/0")
    return folder


@pytest.fixture(scope="module")
def kit(notebooks: Path) -> Iterator[Kit]:
    with started_kit(notebooks=notebooks) as running:
        yield running


# ---- The terminal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "token"),
    [
        ("--port", "0"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--port", "８８６６"),
        ("--port", "http"),
        ("--class-size", "-1"),
        ("--class-size", "many"),
        ("--class-page", "nowhere"),
        ("--class-page", "lessons/en/teacher/urn"),
        ("--lang", "xx"),
        ("--host", "203.0.113.9"),
        ("--public-url", "school.example"),
        ("--public-url", "ftp://school.example/"),
        ("--public-url", "https://x/?page=1"),
        ("--frame-ancestors", "*"),
        ("--frame-ancestors", "javascript:alert(1)"),
        ("--frame-ancestors", "https://x.example/path"),
        ("--frame-ancestors", "https://x;script-src"),
        ("--base-url", "/a//b/"),
        ("--base-url", "/../up/"),
        ("--base-url", "/a b/"),
        ("--base-url", "/%zz/"),
    ],
)
def test_a_bad_option_gets_one_line_that_names_it(
    option: str, token: str, notebooks: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A value that cannot be used ends the command with status 2 and one line that shows the value."""
    monkeypatch.setenv("PHASE10_NOTEBOOKS", str(notebooks))
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["serve", f"{option}={token}"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert token in said.err


def test_control_characters_are_not_sent_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """An escape sequence in an option does not reach the terminal."""
    assert main(["serve", "--port=\x1b[31m8"]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_missing_notebooks_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the notebooks there is nothing to serve: one line names the folder."""
    monkeypatch.setattr(serve, "__file__", str(tmp_path / "widgets" / "serve.py"))
    monkeypatch.delenv("PHASE10_NOTEBOOKS", raising=False)
    assert main(["serve"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_busy_port_offers_a_free_one(
    lang: str, notebooks: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A port that was asked for and is taken ends with status 2 and an option that works, in the language asked for."""
    monkeypatch.setenv("PHASE10_NOTEBOOKS", str(notebooks))
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--lang", lang]) == 2
        line = capsys.readouterr().err
    offered = re.search(r"--port (\d+)", line)
    assert offered, line
    assert line == "phase10: " + catalogue(lang)("serve-busy", port=port, free=offered[1]) + "\n"
    with socket.create_server(("127.0.0.1", int(offered[1]))):
        pass


def test_without_a_port_the_next_free_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When nobody asked for a port and the usual one is taken, another is used, and both are named."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        with serve._listen("127.0.0.1", None, catalogue("en")) as listener:
            taken = listener.getsockname()[1]
    assert taken != serve.PORT
    assert re.findall(r"\d+", capsys.readouterr().err) == [str(serve.PORT), str(taken)]


def test_the_address_carries_the_language_asked_for() -> None:
    """The printed address opens this computer in the language of --lang."""
    with serve._listen("0.0.0.0", str(free_port()), catalogue("en")) as listener:
        port = listener.getsockname()[1]
        assert serve._address(listener, "/", "fi") == f"http://127.0.0.1:{port}/?lang=fi"
        assert serve._address(listener, "/phase10/", None) == f"http://127.0.0.1:{port}/phase10/"


def test_the_command_line_does_not_load_jupyter() -> None:
    """Reading the arguments imports neither Voila nor a Jupyter server, so every command starts fast."""
    code = (
        "import sys, argparse; from widgets import serve\n"
        "serve.add_arguments(argparse.ArgumentParser().add_subparsers())\n"
        "print(*{name.split('.')[0] for name in sys.modules} & {'voila', 'jupyter_server', 'tornado', 'traitlets'})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == ""


@pytest.mark.parametrize("name", ["serve", "site"])
def test_five_languages_have_the_same_messages(name: str) -> None:
    """Each language has every message of the server and its pages, with the same placeholders."""

    def shape(lang: str) -> dict[str, set[str]]:
        text = (LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")
        lines = re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE)
        return {key: set(re.findall(r"\$(\w+)", value)) for key, value in lines}

    assert [lang for lang in LANGUAGES if shape(lang) != shape("en")] == []


# ---- The pages -----------------------------------------------------------------------------------------------------


def test_the_landing_page_is_ours(kit: Kit) -> None:
    """`/` is the landing page: language and title set, our header, no code of the notebook."""
    status, page = fetch(f"{kit.url}/")
    assert status == 200
    assert '<html lang="en">' in page
    assert "<title>Phase 10 kit</title>" in page
    assert 'aria-current="page">Start</a>' in page
    assert "import ipywidgets" not in page
    _, check = fetch(f"{kit.url}/check")
    assert "<title>Check a hand · Phase 10 kit</title>" in check
    assert "secret_name" not in check


@pytest.mark.parametrize("path", ["/", "/check", "/broken", "/nowhere"])
def test_no_page_names_another_host(kit: Kit, path: str) -> None:
    """No page holds an address on another host, so none can ask one."""
    _, page = fetch(kit.url + path)
    addresses = set(re.findall(r"https?://[^\s'\"<)]+|[\"'(]//[a-z][^\s'\"<)]+", page))
    assert {address for address in addresses if not address.startswith(kit.url)} <= {"http://www.w3.org/2000/svg"}


def test_a_page_holds_the_words_of_five_languages(kit: Kit) -> None:
    """Every message of site.ftl is in the page in each language, so the picker needs no reload."""
    _, page = fetch(f"{kit.url}/")
    found = re.search(r'id="phase10-site">(.*?)</script>', page, re.DOTALL)
    assert found
    site = json.loads(found[1])
    assert set(site["languages"]) == set(LANGUAGES)
    for lang in LANGUAGES:
        assert site["strings"][lang] == {name: catalogue(lang)(name) for name in site["strings"]["en"]}
        assert site["strings"][lang]["site-name"]
    assert len({site["strings"][lang]["site-loading"] for lang in LANGUAGES}) == 5


@pytest.mark.parametrize("query", ["template=lab", "theme=dark", "template=classic&theme=light", "template=../x"])
def test_the_address_cannot_choose_another_template(kit: Kit, query: str) -> None:
    """A template or theme in the address changes nothing."""
    status, page = fetch(f"{kit.url}/check?{query}")
    assert status == 200
    assert "kit-header" in page
    assert "fontawesome" not in page
    assert 'data-jp-theme-name="JupyterLab Light"' in page


@pytest.mark.parametrize(
    "path", ["voila/tree", "voila/tree/", "voila/api/contents", "login", "logout", "api/kernels", ".git", "../x", "a/b"]
)
def test_nothing_but_our_pages_can_be_reached(kit: Kit, path: str) -> None:
    """No listing, no log-in, no hidden file: each is answered with our page that says there is none."""
    status, page = fetch(f"{kit.url}/{path}")
    assert status == 404
    assert 'data-text="site-missing"' in page


def test_a_notebook_file_is_not_handed_out(kit: Kit) -> None:
    """The notebooks themselves, with their code, stay on the server."""
    assert fetch(f"{kit.url}/voila/files/check.ipynb")[0] == 404


def test_an_exception_in_a_cell_is_told_without_its_traceback(kit: Kit) -> None:
    """A cell that fails shows one sentence of ours; neither the error nor advice for developers is in the page."""
    status, page = fetch(f"{kit.url}/broken")
    assert status == 200
    assert 'role="alert" data-text="site-broken"' in page
    assert not re.search(r"Traceback|ZeroDivision|1/0|show_tracebacks", page)


# ---- In the browser ------------------------------------------------------------------------------------------------


@dataclass
class Visit:
    """A page in a real browser, every request to another host and every console error noted."""

    page: Any
    home: str
    foreign: list[str]
    errors: list[str]

    def request(self, request: Any) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.foreign.append(request.url)

    def console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def kernel(self) -> str:
        return kernel_of(self.page.content())


@pytest.fixture
def visit(chromium: Any, kit: Kit) -> Iterator[Callable[..., Visit]]:
    contexts = []

    def open_page(path: str, **options: Any) -> Visit:
        contexts.append(chromium.new_context(**options))
        page = contexts[-1].new_page()
        seen = Visit(page, kit.url, [], [])
        page.on("request", seen.request)
        page.on("console", seen.console)
        page.on("pageerror", lambda e: seen.errors.append(str(e)))
        go(page, kit.url + path)
        page.wait_for_selector("html.kit-ready", state="attached", timeout=30_000)
        return seen

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.browser
def test_the_picker_changes_the_language_without_a_reload(visit: Callable[..., Visit], kit: Kit) -> None:
    """Header, title, address and links follow the picker at once; the rest of the address and the widget stay."""
    page = (seen := visit("/check?hand=R5&lang=fi#why", viewport={"width": 390, "height": 800})).page
    page.get_by_role("button", name="Press me").click()
    page.get_by_text("pressed 1").wait_for()
    page.evaluate("window.heard = []; window.addEventListener('phase10:lang', (event) => heard.push(event.detail))")
    for lang in ("en", "fr", "de", "pt-BR", "fi"):
        page.locator(".kit-language").select_option(lang)
        text = catalogue(lang)
        assert page.title() == f"{text('site-nav-check')} · {text('site-name')}"
        assert page.url == f"{kit.url}/check?hand=R5&lang={lang}#why"
        assert (
            page.evaluate("[document.documentElement.lang, phase10.lang, localStorage['phase10.lang']]") == [lang] * 3
        )
        assert page.locator(".kit-nav a").all_inner_texts() == [text("site-nav-index"), text("site-nav-check")]
        assert page.locator(".kit-nav a").first.get_attribute("href").endswith(f"/?lang={lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("heard") == ["en", "fr", "de", "pt-BR", "fi"]
    page.get_by_text("pressed 1").wait_for()
    assert (seen.foreign, seen.errors) == ([], [])


@pytest.mark.browser
@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        (("?lang=fi", "de", ["fr-FR"]), "fi"),
        (("?lang=xx", "de", ["fr-FR"]), "de"),
        (("", None, ["ja", "pt-PT", "fr"]), "pt-BR"),
        (("", None, ["ja"]), "en"),
    ],
)
def test_the_language_is_the_readers(
    asked: tuple[str, str | None, list[str]], lang: str, chromium: Any, kit: Kit
) -> None:
    """The address decides, then what was chosen before, then the browser's languages, then English."""
    query, stored, wanted = asked
    context = chromium.new_context()
    script = f"Object.defineProperty(navigator, 'languages', {{ get: () => {json.dumps(wanted)} }});"
    context.add_init_script(script + (f"localStorage['phase10.lang'] = '{stored}';" if stored else ""))
    page = context.new_page()
    page.goto(f"{kit.url}/nowhere{query}", wait_until="commit")
    page.wait_for_load_state()
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.locator("h1").inner_text() == catalogue(lang)("site-missing-title")
    context.close()


@pytest.mark.browser
def test_a_widget_names_the_page(visit: Callable[..., Visit]) -> None:
    """The title that a widget sends stands before the kit's name, and is text, never markup."""
    page = visit("/check").page
    page.evaluate("window.dispatchEvent(new CustomEvent('phase10:title', { detail: 'Does <b>it</b>?' }))")
    assert page.title() == "Does <b>it</b>? · Phase 10 kit"


@pytest.mark.browser
def test_a_page_that_does_not_come_says_so(chromium: Any, kit: Kit) -> None:
    """When the widgets do not come, the page offers to load again, in the reader's language."""
    page = chromium.new_page()
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(f"{kit.url}/check?lang=fr")
    page.get_by_text(catalogue("fr")("site-loading")).wait_for()
    assert not page.get_by_text(catalogue("fr")("site-slow")).is_visible()
    page.get_by_text(catalogue("fr")("site-slow")).wait_for(timeout=20_000)
    assert page.get_by_role("button", name=catalogue("fr")("site-reload")).is_visible()
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/nowhere", "/broken"])
def test_the_page_around_the_widgets_is_accessible(path: str, scheme: str, chromium: Any, kit: Kit) -> None:
    """Axe-core finds nothing against the header, the footer, the notices and the error pages."""
    from visit import axe_finds  # noqa: PLC0415  only with a browser

    page = chromium.new_page(color_scheme=scheme)
    go(page, kit.url + path)
    page.locator("h1").wait_for(timeout=30_000)
    assert axe_finds(page) == []
    page.close()


# ---- The end -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(
    ("sign", "warm"),
    [(signal.SIGINT, True), (signal.SIGTERM, False)],
    ids=["INT with kernels", "TERM while they start"],
)
def test_a_signal_leaves_nothing_behind(
    sign: signal.Signals, warm: bool, notebooks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After Ctrl-C or SIGTERM: status 0, no word, no process, no temporary folder, the port free."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with started_kit(notebooks=notebooks) as kit:
        if warm:
            fetch(f"{kit.url}/check")
            assert wait_until(lambda: len(kernels(kit.process)) >= 2)
        children = psutil.Process(kit.process.pid).children(recursive=True)
        assert [*tmp_path.iterdir()] or not warm
        assert (kit.stop(sign), kit.errors.read_text(encoding="utf-8")) == (0, "")
        assert wait_until(lambda: not [child for child in children if child.is_running()], 5)
        assert [*tmp_path.iterdir()] == []
        with socket.create_server(("127.0.0.1", int(kit.url.rsplit(":", 1)[1]))):
            pass
