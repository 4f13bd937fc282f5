"""The JupyterHub of a school, as the shipped file configures it: two users, each with a kit of their own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
import pytest
import requests
from processes import wait_until
from server import free_port
from test_deploy import DEPLOY, ROOT, is_answered_and_freed, is_up, program
from traitlets.config import PyFileConfigLoader

SHIPPED = DEPLOY / "jupyterhub_config.py"
USERS = ("ada", "bo@school.example")
TRIAL = """
load_subconfig({shipped!r})
c = get_config()
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {homes!r}
c.Spawner.environment = {{"PHASE10_NOTEBOOKS": {notebooks!r}}}
c.JupyterHub.bind_url = "http://127.0.0.1:{port}"
c.JupyterHub.hub_port = {hub_port}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_port}"
c.ConfigurableHTTPProxy.command = [{proxy!r}]
c.JupyterHub.db_url = "sqlite:///:memory:"
c.JupyterHub.cookie_secret = b"0" * 32
"""


@dataclass(frozen=True)
class Hub:
    """A hub that runs, and who has logged in."""

    process: subprocess.Popen[bytes]
    url: str
    log: Path

    def log_in(self, name: str) -> requests.Session:
        """A browser of that user, logged in; a kit is on its way."""
        browser = requests.Session()
        form = browser.get(f"{self.url}/hub/login", timeout=30).text
        token = re.search(r'name="_xsrf" value="([^"]+)"', form)
        assert token, form
        sent = {"_xsrf": token[1], "username": name, "password": "any"}
        browser.post(f"{self.url}/hub/login?next=/hub/spawn", data=sent, timeout=30)
        return browser

    def has_page(self, browser: requests.Session, name: str) -> bool:
        """Whether a user's kit sends a page; asked without a pause, the hub would have no time for anything else."""
        time.sleep(0.4)
        return "kernelId" in self.page(browser, name).text

    def page(self, browser: requests.Session, owner: str) -> requests.Response:
        """What a browser is answered when it asks for a page of a user's kit."""
        return browser.get(f"{self.url}/user/{owner}/", timeout=30)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The proxy that a hub needs; version 4 of it runs on any Node that a system brings."""
    folder = tmp_path_factory.mktemp("npm")
    quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(folder)]
    subprocess.run([program("npm"), "install", *quiet, "configurable-http-proxy@4"], check=True, timeout=120)
    return folder / "node_modules" / ".bin" / "configurable-http-proxy"


@pytest.fixture(scope="module")
def hub(proxy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    folder = tmp_path_factory.mktemp("hub")
    (pages := folder / "pages").mkdir()
    for name in ("index", "check"):
        shutil.copy(ROOT / "notebooks" / f"{name}.ipynb", pages)
    url = f"http://127.0.0.1:{(port := free_port())}"
    trial = TRIAL.format(
        shipped=str(SHIPPED), homes=str(folder / "{username}"), notebooks=str(pages), proxy=str(proxy),
        port=port, hub_port=free_port(), proxy_port=free_port(),
    )  # fmt: skip
    (folder / "trial.py").write_text(trial, encoding="utf-8")
    command = [sys.executable, "-m", "jupyterhub", "-f", str(folder / "trial.py")]
    environment = {**os.environ, "PHASE10_HUB_URL": f"{url}/"}
    with (log := folder / "log").open("wb") as said:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=said, stderr=said)
    try:
        assert wait_until(lambda: is_up(f"{url}/hub/login"), 60), log.read_text(encoding="utf-8")
        yield Hub(process, url, log)
    finally:
        stop(process)


def stop(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    """End a hub as a system does; what it had started and is still there."""
    if process.poll() is not None:
        return []
    started = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGTERM)
    process.wait(90)
    _, left = psutil.wait_procs(started, 5)
    for one in left:
        one.kill()
    return left


def test_as_shipped_nobody_can_log_in() -> None:
    """The file chooses no log-in: the school does, and until then nobody comes in; nothing is only for trying."""
    config = PyFileConfigLoader(SHIPPED.name, str(SHIPPED.parent)).load_config()
    assert config.JupyterHub.authenticator_class == "null"
    assert not {"DummyAuthenticator", "SharedPasswordAuthenticator"} & config.keys()
    assert "allow_all" not in config.get("Authenticator", {})
    assert "spawner_class" not in config.JupyterHub


@pytest.fixture(scope="module")
def browsers(hub: Hub) -> dict[str, requests.Session]:
    """Two users who have logged in, and have a kit each."""
    logged_in = {name: hub.log_in(name) for name in USERS}
    for name, browser in logged_in.items():
        assert wait_until(partial(hub.has_page, browser, name), 60), hub.log.read_text(encoding="utf-8")
    return logged_in


def test_two_users_have_a_kit_each(hub: Hub, browsers: dict[str, requests.Session]) -> None:
    """For each of two users a click is answered by their own kernel, and they are kept out of the other's pages."""
    for name, browser in browsers.items():
        cookies = "; ".join(f"{kept.name}={kept.value}" for kept in browser.cookies)
        assert is_answered_and_freed(f"{hub.url}/user/{name}/", cookies)
        other = next(one for one in USERS if one != name)
        refused = hub.page(browser, other)
        assert (refused.status_code, "kernelId" in refused.text) == (403, False)
    stranger = hub.page(requests.Session(), USERS[0])
    assert stranger.url.startswith(f"{hub.url}/hub/login")


@pytest.mark.usefixtures("browsers")
def test_no_process_is_left(hub: Hub) -> None:
    """When the hub is stopped, its users' kits and their kernels end with it."""
    names = [name for process in psutil.Process(hub.process.pid).children(recursive=True) for name in process.cmdline()]
    assert sum("standaloneproxy" in name for name in names) == len(USERS)
    assert stop(hub.process) == []
