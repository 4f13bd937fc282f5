"""The site without a server: built here, shown by a plain file server under a path, with all other hosts refused."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from test_faults import begin
from test_lessons_browser import (
    test_a_pupil_does_the_third_lesson as test_a_pupil_does_the_third_lesson_without_a_server,
)
from test_pages_browser import test_the_whole_path_by_keyboard as test_the_whole_path_by_keyboard_without_a_server
from visit import Visit, visits

import widgets
from phase10.errors import Phase10Error
from phase10.lessons import NAMES
from phase10.text import LANGUAGES, catalogue
from widgets.app import main
from widgets.pages import PAGES
from widgets.site import bundle, check
from widgets.site.place import MARK, put, workshop

__all__ = ["test_a_pupil_does_the_third_lesson_without_a_server", "test_the_whole_path_by_keyboard_without_a_server"]

LARGEST, LARGEST_VISIT = 50_000_000, 15_000_000
"""Bytes of the whole site, and of a first visit where the web space compresses."""


class Quiet(SimpleHTTPRequestHandler):
    """A file server that keeps connections, and says nothing."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """The address of a plain file server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `phase10 site` builds it, in a folder below that of its web space."""
    folder = tmp_path_factory.mktemp("space") / "phase10"
    command = [sys.executable, "-m", "widgets.app", "site", str(folder), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=540)
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    return folder


def python_of(site: Path) -> Path:
    """The folder of a site that Python lies in."""
    (found,) = (site / "static").iterdir()
    return found


@pytest.fixture(scope="module")
def address(built: Path) -> Iterator[str]:
    with file_server(built.parent) as found:
        yield f"{found}/{built.name}"


@pytest.fixture
def visit(chromium: Any, address: str) -> Iterator[Callable[..., Visit]]:
    """Opens a page by the name it has on a server: here that of its file."""
    with visits(chromium, address) as open_page:

        def opened(path: str, **options: Any) -> Visit:
            return open_page(re.sub(r"^\w+", r"\g<0>.html", path), **options)

        yield opened


def test_all_pages_are_there(built: Path) -> None:
    """Each dashboard is a file, and each lesson one in each language, which its first line names."""
    lessons = {f"{name}.html" if lang == "en" else f"{name}.{lang}.html": lang for name in NAMES for lang in LANGUAGES}
    assert {path.name for path in built.glob("*.html")} == {f"{page}.html" for page in PAGES} | set(lessons)
    for name, lang in lessons.items():
        assert f'<html lang="{lang}">' in (built / name).read_text(encoding="utf-8")


def test_no_code_and_no_other_host_in_a_page(built: Path) -> None:
    """No page shows code or names an address on another host, and each forbids the browser to ask one."""
    for path in built.glob("*.html"):
        page = path.read_text(encoding="utf-8")
        assert [*check.page_faults(page)] == []
        assert "connect-src 'self';" in page
        shown = re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
        assert "import" not in re.findall(r"\w+", shown)


def test_the_browser_gets_no_server(built: Path) -> None:
    """What Python gets in the browser has the rules, the widgets and their texts, and nothing that serves or builds."""
    with zipfile.ZipFile(python_of(built) / bundle.BUNDLE) as packed:
        names = set(packed.namelist())
    assert {"phase10/melds.pyc", "widgets/checker.pyc", "widgets/kit.js", "phase10/locale/fi/step.ftl"} <= names
    assert [name for name in names if name.endswith(".py")] == [], "all is compiled"
    left_out = {f"widgets/{name}c" if name.endswith(".py") else f"widgets/{name}/" for name in bundle.SERVER}
    assert [name for name in names if name.startswith(tuple(left_out))] == []
    imported = {path.stem for path in Path(widgets.__file__).parent.glob("*.py") if "psutil" in path.read_text("utf-8")}
    assert {f"{name}.py" for name in imported} <= bundle.SERVER, "what needs more than the browser has"
    assert [name for name in names if re.match(r"(voila|jupyter_server|jupyterlab|numpy|tornado)\b", name)] == []


def test_the_site_is_small(built: Path) -> None:
    """The whole site has at most 50 MB."""
    assert sum(path.stat().st_size for path in built.rglob("*") if path.is_file()) <= LARGEST


def test_a_first_visit_is_small(visit: Callable[..., Visit], built: Path, address: str) -> None:
    """What the first page asks for has at most 15 MB, compressed as a web space does it."""
    seen = visit("check?lang=fi")
    asked = {
        str(name).split("?", maxsplit=1)[0]
        for frame in [seen.page, *seen.page.workers]
        for name in frame.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    }
    files = [built / name.removeprefix(f"{address}/") for name in asked if name.startswith(f"{address}/")]
    assert {path.name for path in files} >= {bundle.BUNDLE, "pyodide.asm.wasm", "python_stdlib.zip", "voici.js"}
    sizes = {path.name: min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in files}
    print(f"{sum(sizes.values()):,} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= LARGEST_VISIT
    seen.is_quiet()


def test_a_lesson_comes_in_the_readers_language(chromium: Any, address: str) -> None:
    """A lesson's address without a language leads to the file in the browser's language, and links stay in it."""
    with visits(chromium, address) as open_page:
        seen = open_page("outs.html", ready="html.kit-ready .lesson-progress", locale="pt-BR")
        assert seen.page.url.endswith("/outs.pt-BR.html?lang=pt-BR")
        seen.page.wait_for_selector(".jp-RenderedMarkdown a:has(code)")
        link = seen.page.get_attribute(".jp-RenderedMarkdown a:has(code)", "href")
        assert re.fullmatch(r"(\./)?rules\.html\?rule=[a-z.-]+&lang=pt-BR", link)
        seen.page.select_option(".kit-language", "fi")
        seen.page.wait_for_url("**/outs.fi.html?lang=fi")
        seen.is_quiet()


def test_a_score_sheet_outlives_a_reload(visit: Callable[..., Visit]) -> None:
    """What the browser keeps is read again by the Python that starts anew in it, also where it says nothing."""
    seen = visit("sheet?lang=en")
    begin(seen)
    seen.page.reload()
    seen.page.wait_for_selector("html.kit-ready .entry", timeout=30_000)
    assert "Ann" in seen.text("main")
    seen.is_quiet()


def test_a_lessons_file_names_its_language(chromium: Any, address: str) -> None:
    """A link to the file of a lesson in one language shows that one, whatever the browser speaks."""
    with visits(chromium, address) as open_page:
        seen = open_page("urn.fi.html", ready="html.kit-ready .lesson-progress", locale="de-DE")
        assert seen.page.url.split("?")[0].endswith("/urn.fi.html")
        assert seen.page.evaluate("document.documentElement.lang") == "fi"


def test_an_error_is_told_without_its_traceback(chromium: Any, built: Path, address: str) -> None:
    """Python that fails in the browser shows one sentence of ours, in the reader's language, and no traceback."""
    page = (built / "score.html").read_text(encoding="utf-8")
    assert page.count("Calculator()") == 1
    (built / "broken.html").write_text(page.replace("Calculator()", "1/0"), encoding="utf-8")
    try:
        with visits(chromium, address) as open_page:
            seen = open_page("broken.html?lang=de", ready=".kit-notice")
            assert seen.text(".kit-notice") == catalogue("de")("site-broken")
            assert "ZeroDivisionError" not in seen.text("body")
    finally:
        (built / "broken.html").unlink()


def test_a_lock_that_would_ask_another_host_is_refused(built: Path) -> None:
    """A package that is not beside the lock would be fetched from elsewhere: the check names it."""
    folder = python_of(built)
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert [*check.lock_faults(lock, folder)] == []
    lock["packages"]["ssl"]["file_name"] = "https://cdn.example/ssl.zip"
    lock["packages"]["comm"]["file_name"] = "comm-0.2.3-py3-none-any.whl"
    assert {*check.lock_faults(lock, folder)} == {
        "ssl: https://cdn.example/ssl.zip",
        "comm: comm-0.2.3-py3-none-any.whl",
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"pyodideUrl": "./static/', '"pyodideUrl": "https://cdn.example/', "pyodideUrl"),
        ('"disablePyPIFallback": true', '"disablePyPIFallback": false', "pipliteUrls"),
        ("<title>", '<link rel="icon" href="//cdn.example/i.png"><title>', "//cdn.example/i.png"),
        ("<title>", "<style>@font-face{src:url(https://cdn.example/f)}</style><title>", "https://cdn.example/f"),
    ],
)
def test_a_page_that_would_ask_another_host_is_refused(built: Path, old: str, new: str, fault: str) -> None:
    """Settings or markup that lead to another host are found in a page."""
    page = (built / "check.html").read_text(encoding="utf-8")
    assert page.count(old) >= 1
    assert [*check.page_faults(page.replace(old, new, 1))] == [fault]


@pytest.mark.parametrize("older", [False, True])
def test_a_folder_with_something_else_is_left_alone(
    older: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder that holds a file no build wrote, also beside an older site, is refused in one line and not touched."""
    (tmp_path / "thesis.txt").write_text("three years")
    if older:
        (tmp_path / MARK).write_text(json.dumps({"files": ["index.html"]}))
    assert main(["site", str(tmp_path), "--lang", "fr"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "un site plus ancien" in said.err
    assert (tmp_path / "thesis.txt").read_text() == "three years"


def test_a_new_site_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    """The files of the older site are gone, those of the new one are there, and nothing else is left beside them."""
    for name in ("first.html", "second.html"):
        with workshop(tmp_path / "site") as work:
            (work / "new").mkdir()
            (work / "new" / name).write_text(name)
            assert [path.name for path in put(work / "new", tmp_path / "site")] == [name]
    assert {path.name for path in (tmp_path / "site").iterdir()} == {"second.html", MARK}
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_what_fails_leaves_the_older_site(tmp_path: Path) -> None:
    """When a build fails, also at its very end, the older site is as it was."""
    with workshop(tmp_path / "site") as work:
        (work / "new").mkdir()
        (work / "new" / "index.html").write_text("old")
        put(work / "new", tmp_path / "site")
    with pytest.raises(Phase10Error, match="cannot be written"), workshop(tmp_path / "site") as work:
        put(work / "not there", tmp_path / "site")
    assert (tmp_path / "site" / "index.html").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_missing_program_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Node.js one line says what is missing and where it comes from."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["site", str(tmp_path / "site"), "--lang", "de"]) == 2
    assert "node" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
