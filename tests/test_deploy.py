"""Beyond one machine: the kit under a path, behind nginx and from a JupyterHub, each as its shipped file says."""

from __future__ import annotations

import getpass
import gzip
import os
import re
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPMessage
from pathlib import Path
from typing import Any

import pytest
from load.visitor import Visitor
from load.wire import Connection, Place
from processes import in_a_loop, wait_until
from server import fetch, free_port, started_kit
from visit import Visit, visits

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "widgets" / "deploy"


@dataclass(frozen=True)
class Answer:
    """What a server sent: status, headers, and the bytes on the wire."""

    status: int
    headers: HTTPMessage
    body: bytes

    def header(self, name: str) -> str:
        return str(self.headers.get(name, ""))


def ask(url: str, encoding: str = "gzip") -> Answer:
    """The answer to a client that takes this encoding, whatever the status; a redirect is followed."""
    try:
        with urllib.request.urlopen(
            urllib.request.Request(url, headers={"Accept-Encoding": encoding}), timeout=30
        ) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as problem:
        with problem:
            return Answer(problem.code, problem.headers, problem.read())


def program(name: str) -> str:
    """Where a program is; the test is skipped where it is not, and fails in CI."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{name} was not found, and in CI this test must run")
        pytest.skip(f"{name} was not found")
    return found


async def visited(url: str, cookies: str = "") -> tuple[Visitor, int]:
    """Somebody who opened a page, clicked, had it answered and closed the tab; what is said of the kernel then."""
    visitor = Visitor(Place.of(url), "check", 0)
    visitor._http.cookies = cookies
    await visitor.arrive()
    await visitor.leave()
    after = Connection(visitor.place, cookies)
    answer = await after.ask(f"api/kernels/{visitor.kernel}")
    await after.close()
    return visitor, answer.status


def is_answered_and_freed(url: str, cookies: str = "") -> bool:
    """Whether a click was answered, with this visitor's own hand, and the kernel is gone once the tab is closed."""
    visitor, status = in_a_loop(visited(url, cookies))
    return visitor.arrival.answered > 0 and visitor.strangers == 0 and status == 404


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two of the kit's own pages, so that a kit starts fast."""
    folder = tmp_path_factory.mktemp("few")
    for name in ("index", "check"):
        shutil.copy(ROOT / "notebooks" / f"{name}.ipynb", folder)
    return folder


# ---- nginx ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Proxied:
    """An nginx with a kit and a static site behind it."""

    host: str
    base: str

    @property
    def url(self) -> str:
        """Where the kit begins."""
        return self.host + self.base

    def script(self) -> str:
        """The address of a script that every page loads, with the version in it."""
        found = re.search(rf'src="{self.base}(voila/[0-9a-f]+/voila\.js)"', fetch(f"{self.url}check")[1])
        assert found
        return self.url + found[1]


def rendered(base: str, port: int, kit: str, folder: Path) -> str:
    """The shipped file with the lines changed that say "yours", for a kit under `base`."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for ours, yours in {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "127.0.0.1:8866;": f"{kit};",
        "location /phase10/": f"location {base}",
        "/srv/phase10-site/": f"{folder}/site/",
        "/var/cache/nginx-phase10": f"{folder}/cache",
    }.items():
        assert ours in text
        text = text.replace(ours, yours)
    return text


def write_site(folder: Path) -> None:
    """A static site of one file of each kind; the script lies there packed, too."""
    folder.mkdir()
    for name in ("index.html", "check.html", "a.mjs", "a.wasm", "a.whl", "a.json", "a.js"):
        (folder / name).write_text("x" * 2000, encoding="utf-8")
    (folder / "a.js.gz").write_bytes(gzip.compress(b"packed before"))


@contextmanager
def running_nginx(folder: Path, site: str) -> Iterator[None]:
    """An nginx of our own, in a folder of its own, that reads the file as it would from conf.d."""
    (folder / "phase10.conf").write_text(site, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;"
        + (f"user {getpass.getuser()};" if os.geteuid() == 0 else "")
        + f"events {{}} http {{ {temporary} include {folder}/phase10.conf; }}",
        encoding="utf-8",
    )
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr
    with subprocess.Popen(command) as process:
        try:
            yield
        finally:
            process.terminate()


@pytest.fixture(scope="module", params=["/", "/phase10/"])
def proxied(request: pytest.FixtureRequest, few: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    base: str = request.param
    program("nginx")
    folder = tmp_path_factory.mktemp("nginx")
    write_site(folder / "site")
    host = f"http://127.0.0.1:{(port := free_port())}"
    with started_kit("--base-url", base, notebooks=few) as kit:
        behind = kit.url.removeprefix("http://").split("/")[0]
        with running_nginx(folder, rendered(base, port, behind, folder)):
            assert wait_until(lambda: is_up(f"{host}{base}"), 10)
            yield Proxied(host, base)


def is_up(url: str) -> bool:
    """Whether somebody answers."""
    try:
        return ask(url).status == 200
    except OSError:
        return False


def test_every_address_in_a_page_is_under_the_path(proxied: Proxied) -> None:
    """Links, scripts, styles and what the page tells its scripts begin with --base-url, on error pages too."""
    for path in ("", "check", "nowhere"):
        page = fetch(proxied.url + path)[1]
        addresses = re.findall(r'(?:href|src|baseUrl|base|full\w+Url)"?[=:] ?"(/[^"]*)"', page)
        assert len(addresses) > 5
        assert [address for address in addresses if not address.startswith(proxied.base)] == []


@pytest.mark.parametrize("proxied", ["/phase10/"], indirect=True)
def test_outside_the_path_is_nothing(proxied: Proxied) -> None:
    """The path without its slash leads to the start page; a page asked for above the path is not there."""
    assert '<a class="kit-name" href="/phase10/"' in fetch(proxied.url.rstrip("/"))[1]
    assert fetch(f"{proxied.host}/check")[0] == 404


def test_scripts_are_packed_and_kept(proxied: Proxied) -> None:
    """A script comes packed; the second visitor's comes out of nginx's cache, and browsers may keep it for a year."""
    script = proxied.script()
    plain = ask(script, "identity")
    packed = [ask(script) for _ in range(2)]
    assert [answer.header("Content-Encoding") for answer in packed] == ["gzip", "gzip"]
    assert packed[1].header("X-Cache-Status") == "HIT"
    assert gzip.decompress(packed[1].body) == plain.body
    assert len(packed[1].body) < len(plain.body) / 2
    assert "immutable" in packed[1].header("Cache-Control")


def test_a_page_is_packed_and_not_kept(proxied: Proxied) -> None:
    """A page comes packed, each visitor gets one of their own, and the kit's headers pass."""
    first, second = (ask(f"{proxied.url}check") for _ in range(2))
    assert first.header("Content-Encoding") == "gzip"
    assert first.header("Content-Security-Policy")
    kernels = [re.findall(rb'"kernelId": "([^"]+)"', gzip.decompress(page.body)) for page in (first, second)]
    assert [len(found) for found in kernels] == [1, 1]
    assert kernels[0] != kernels[1]


def test_an_event_is_answered_and_the_kernel_freed(proxied: Proxied) -> None:
    """Through the proxy a click is answered over the websocket, and a closed tab stops its kernel."""
    assert is_answered_and_freed(proxied.url)


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("", "text/html; charset=utf-8", "no-cache"),
        ("check.html", "text/html; charset=utf-8", "no-cache"),
        ("a.mjs", "text/javascript; charset=utf-8", "public, max-age=600"),
        ("a.wasm", "application/wasm", "public, max-age=600"),
        ("a.whl", "application/zip", "public, max-age=600"),
        ("a.json", "application/json", "no-cache"),
    ],
)
def test_the_static_site_has_its_kinds(proxied: Proxied, path: str, kind: str, kept: str) -> None:
    """Beside the kit lies the static site: each file has its kind, and pages are asked for again at each visit."""
    answer = ask(f"{proxied.host}/phase10-site/{path}")
    assert (answer.status, answer.header("Content-Type"), answer.header("Cache-Control")) == (200, kind, kept)


def test_the_static_site_is_sent_packed(proxied: Proxied) -> None:
    """What was packed before is sent as it lies there, and what was not is packed on the way."""
    assert gzip.decompress(ask(f"{proxied.host}/phase10-site/a.js").body) == b"packed before"
    assert gzip.decompress(ask(f"{proxied.host}/phase10-site/a.wasm").body) == b"x" * 2000


@pytest.fixture
def visit(chromium: Any, proxied: Proxied) -> Iterator[Callable[..., Visit]]:
    with visits(chromium, proxied.url.rstrip("/")) as open_page:
        yield open_page


@pytest.mark.browser
@pytest.mark.parametrize("proxied", ["/phase10/"], indirect=True)
def test_a_reader_walks_from_page_to_page(visit: Callable[..., Visit], proxied: Proxied) -> None:
    """In a browser every link leads below the path, and a click from the start page opens a hand that is judged."""
    seen = visit("")
    links = seen.page.eval_on_selector_all("a[href]", "all => all.map(one => one.href)")
    assert len(links) > 20
    assert [link for link in links if not link.startswith(proxied.url)] == []
    seen.page.locator(".hero a.go").first.click()
    seen.page.wait_for_url(f"{proxied.url}check*")
    seen.page.get_by_label("Cards as text").fill("G7")
    seen.press("Enter")
    seen.page.wait_for_url("**hand=*G7*")
    seen.is_quiet()
