"""The server behind `phase10 serve`: Voila with our pages, our template, and kernels kept ready.

It differs from a plain Voila in what the reader may reach (our pages and nothing else: no listing, no override of
template or theme), in the kernels (the same Python as the server, none of the user's Jupyter settings, started before
they are needed, gone with the tab), and in how it ends (at once, leaving nothing).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import re
import shutil
import signal
import socket
import sys
import warnings
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # ipykernel depends on it
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.web import HTTPError, RequestHandler
from traitlets import Dict
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.request_info_handler import RequestInfoSocketHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler
from voila.voila_identity_provider import VoilaLoginHandler

from phase10.errors import Phase10Error
from phase10.lessons import NAMES
from phase10.text import LANGUAGE_NAMES, LANGUAGES, LOCALES, catalogue, language

GROUPS = {
    "start": ("index",),
    "rules": ("learn", "check", "quiz", "rules", "card"),
    "play": ("play", "sheet", "score"),
    "chances": ("draw", "odds", "hard", "hands"),
    "lessons": ("lessons", "worksheets"),
}
"""The dashboards as the menu groups them: NAME.ipynb at /NAME (`index` at /), named by `site-nav-NAME`.

A group of several pages is named by `site-group-GROUP`.
"""
PAGES = tuple(page for pages in GROUPS.values() for page in pages)
SHARE = Path(__file__).resolve().parent / "share" / "jupyter"
FRONT_ENDS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget"]
HIDDEN = (
    TornadoVoilaTreeHandler,
    VoilaContentsHandler,
    TornadoVoilaHandler,
    RequestInfoSocketHandler,
    LogoutHandler,
    VoilaLoginHandler,
)
"""Addresses of Voila that the kit does not have."""
IDLE_SECONDS = 600
"""A kernel nobody is connected to is stopped after this time; a closed tab stops its own at once."""
STOP_SECONDS = 4


def notebook_of(page: str, lang: str) -> str:
    """The notebook behind a page, in the folder of notebooks; that of a lesson in a language.

    >>> notebook_of("check", "de"), notebook_of("urn", "de")
    ('check.ipynb', 'lessons/de/urn.ipynb')
    """
    return f"lessons/{lang}/{page}.ipynb" if page in NAMES else f"{page}.ipynb"


def run(
    folder: Path, listener: socket.socket, *, class_size: int, class_page: str, lang: str, ready: Callable[[], None]
) -> None:
    """Serve a folder's notebooks on a listening socket until SIGINT or SIGTERM; call `ready` once it answers."""
    _own_environment()
    warnings.filterwarnings("ignore", message="Unregistering FD")  # pyzmq, of streams that a dying kernel leaves
    app = Kit(config=_config(folder, class_size, notebook_of(class_page, lang)))
    app.initialize([])
    app.log.addFilter(_is_news)
    for name in ("tornado", "asyncio", "jupyter_client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    asyncio.run(app.serve(listener, ready))


def _is_news(record: logging.LogRecord) -> bool:
    """Not that a kernel was gone, its tab closed, when the manager looked for idle ones."""
    return "idle duration" not in str(record.msg)


def site(folder: Path) -> dict[str, Any]:
    """What the template shows around a page: the navigation, the languages, and the words in each of them."""
    ids = re.findall(r"^(site-[a-z-]+) =", (LOCALES / "en" / "site.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    def has(page: str) -> bool:
        return (folder / f"{page}.ipynb").is_file()

    return {
        "groups": {group: there for group, pages in GROUPS.items() if (there := [*filter(has, pages)])},
        "languages": {code: LANGUAGE_NAMES[code] for code in LANGUAGES},
        "strings": {code: {name: catalogue(code)(name) for name in ids} for code in LANGUAGES},
    }


def _version() -> str:
    """What the scripts that Voila and the widgets bring depend on."""
    parts = [f"{name} {metadata.version(name)}" for name in ("voila", "jupyterlab-widgets", "anywidget")]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:12]


STATIC = f"voila/{_version()}"


def _page_config(page_config: dict[str, Any], **_: object) -> dict[str, Any]:
    """Voila's settings for its front end: where its scripts are."""
    return page_config | {"fullStaticUrl": f"/{STATIC}", "fullLabextensionsUrl": f"/{STATIC}-extensions"}


def _own_environment() -> None:
    """Our template first on Jupyter's path; kernels start without the user's own IPython start-up files."""
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(SHARE), os.environ.get("JUPYTER_PATH")]))
    os.environ["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"


def _config(folder: Path, class_size: int, class_notebook: str) -> Config:
    config = Config()
    config.Voila.root_dir = str(folder)
    config.Voila.config_file_paths = []
    config.Voila.log_level = logging.ERROR
    config.Voila.kernel_websocket_connection_class = NoDelayConnection
    config.Voila.identity_provider_class = Nobody
    # Voila's page stops its kernel with a beacon that carries no token (voila issue 1458).
    config.Voila.tornado_settings = {"disable_check_xsrf": True, "default_handler_class": Nowhere}
    config.VoilaConfiguration.template = "phase10"
    config.VoilaConfiguration.theme = "light"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaConfiguration.default_pool_size = 0
    config.VoilaConfiguration.extension_allowlist = FRONT_ENDS
    config.VoilaConfiguration.kernel_spec_manager_class = OwnPython
    config.VoilaConfiguration.page_config_hook = _page_config
    config.VoilaConfiguration.resources = {"phase10": site(folder)}
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = 60
    # A refill takes a core for a second: not while a page is loading, and not while a class is arriving.
    config.VoilaKernelManager.fill_delay = 120.0 if class_size > 1 else 3.0
    config.Kit.pools = {f"{name}.ipynb": 1 for name in PAGES} | {class_notebook: class_size + class_size // 10}
    return config


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """The kernel's websocket without Nagle's wait, which costs 40 ms at each click."""

    def connect(self) -> Any:
        """Connect to the kernel as usual, on a socket that sends at once."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class OwnPython(KernelSpecManager):
    """One kernel: the Python that runs the server, whatever kernels the user has installed elsewhere."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The kernel of that name, without debugger, chatter, and history file in the user's home."""
        spec = super().get_kernel_spec(kernel_name)
        command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        spec.argv = [*command, "--HistoryManager.enabled=False", "--log-level=CRITICAL"]
        return spec


class Nobody(IdentityProvider):
    """Readers have no name, so they need no cookie."""

    def get_user(self, handler: RequestHandler) -> User:
        """The same user for everybody."""
        return User(username="reader")


class Frozen(MultiStaticFileHandler):  # type: ignore[misc]
    """Voila's scripts at an address that changes with their version: the next page finds them in the browser."""

    def set_extra_headers(self, path: str) -> None:
        """Let the browser keep the file."""
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")


class Page(TornadoVoilaHandler):  # type: ignore[misc]  # Voila publishes no types
    """A notebook as a page: /check shows check.ipynb, / shows index.ipynb, /urn the pupil's copy of that lesson."""

    async def get(self, path: str | None = None) -> None:
        """Send the page, from a kernel kept ready if there is one; a lesson in the language that is asked for."""
        await super().get(path=notebook_of(path or "index", self._asked_language()))
        RequestInfoSocketHandler._cache.clear()  # Voila keeps every visitor's address for notebooks that ask

    def _asked_language(self) -> str:
        """The language of the address, else the first that the browser asks for and the kit speaks, else English."""
        wanted = [part.split(";")[0].strip() for part in self.request.headers.get("Accept-Language", "").split(",")]
        for code in (*self.get_query_arguments("lang")[:1], *wanted):
            with contextlib.suppress(Phase10Error):
                return language(code)
        return "en"


class Nowhere(BaseVoilaHandler):  # type: ignore[misc]
    """Every other address: a page that says there is none."""

    def initialize(self) -> None:
        """Take the configuration that Voila hands to its own pages."""
        super().initialize(voila_configuration=self.settings["voila"].voila_configuration)

    async def prepare(self) -> None:
        """Refuse every method."""
        await super().prepare()
        raise HTTPError(404)


class Kit(Voila):  # type: ignore[misc]
    """Voila with our pages, kernels started in our order, and an end that leaves nothing."""

    pools = Dict(help="How many kernels to keep ready, by notebook.").tag(config=True)

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings; the pages for errors get the same words as the others."""
        settings: dict[str, Any] = super().init_settings()
        settings["voila_jinja2_env"].globals["phase10"] = self.voila_configuration.resources["phase10"]
        return settings

    def init_handlers(self) -> list[Any]:
        """Voila's addresses without its listings, log-in and raw notebooks, then our pages."""
        kept = [entry for entry in super().init_handlers() if not issubclass(entry[1], HIDDEN)]
        options = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        name = r"([a-zA-Z0-9][\w-]*)"  # no folder: sources and teachers' copies are not for the class
        pages = [r"/", rf"/voila/render/{name}\.ipynb", rf"/{name}(?:\.ipynb)?"]
        static = [
            (f"/{STATIC}/(.*)", Frozen, {"paths": self.static_paths}),
            (f"/{STATIC}-extensions/(.*)", Frozen, {"paths": self.labextensions_path}),
        ]
        return [*static, *kept, *((address, Page, options) for address in pages)]

    def listen(self) -> None:
        """Nothing: Voila would look for a port and block; `serve` has the socket already."""

    async def serve(self, listener: socket.socket, ready: Callable[[], None]) -> None:
        """Answer on the socket until a signal or a cancellation."""
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):  # Windows has neither; there Ctrl-C cancels
                loop.add_signal_handler(getattr(signal, name), ended.set)
        self.port = listener.getsockname()[1]
        try:
            self.start()
            os.environ["IPYTHONDIR"] = os.path.join(self.connection_dir, "ipython")
            server = HTTPServer(self.app)
            server.add_socket(listener)
            refill = _patient(self.kernel_manager)
            ready()
            warming = loop.create_task(self._warm(refill))
            await ended.wait()
            warming.cancel()
            server.stop()
        finally:
            await self._end()

    async def _warm(self, refill: Callable[..., None]) -> None:
        """Fill the pools one page after the other, so that the first page is ready first."""
        manager = self.kernel_manager
        sizes = {"default": 0, **self.pools}
        manager.kernel_pools_config = {name: {"pool_size": size} for name, size in sizes.items()}
        for name in sorted(self.pools, key=lambda name: self.pools[name] == 1):
            if not (Path(self.root_dir) / name).is_file():
                continue
            refill(delay=0, notebook_name=name)
            # `wait`, not `gather`: when the warming is cancelled, the pools are not.
            started, _ = await asyncio.wait(manager._pools[name])
            rendering = [task.result()["task"] for task in started if not task.exception()]
            if rendering:
                await asyncio.wait(rendering)

    async def _end(self) -> None:
        """Stop all kernels at once: they hold nothing that a reader could lose."""
        logging.disable(logging.CRITICAL)
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await asyncio.wait_for(self.kernel_manager.shutdown_all(now=True), STOP_SECONDS)
        for process in psutil.Process().children(recursive=True):
            with contextlib.suppress(psutil.Error):
                if "ipykernel_launcher" in process.cmdline():
                    process.kill()
        self.kernel_manager.context.destroy(linger=0)  # or the process would wait to tell kernels that are gone
        shutil.rmtree(self.connection_dir, ignore_errors=True)


def _patient(manager: Any) -> Callable[..., None]:
    """Make a manager's pools refill later without a place in the queue; returns the filling at once.

    Voila puts the kernel to come into the pool while it still waits to be started, so a visitor would wait for the
    delay as well. A pool that is empty is empty: the visitor's kernel is then started directly. The next visitor's
    kernel does not learn the address that the last one asked for, either.
    """
    fill = manager.fill_if_needed

    def later(delay: float | None = None, notebook_name: str | None = None, **_: object) -> None:
        wait = manager.fill_delay if delay is None else delay
        asyncio.get_running_loop().call_later(wait, partial(fill, delay=0, notebook_name=notebook_name))

    manager.fill_if_needed = later
    return partial(fill)
