"""The server behind `phase10 serve`: Voila with our pages, our template, and kernels kept ready.

It differs from a plain Voila in what the reader may reach (our pages and nothing else: no listing, no override of
template or theme), in the kernels (the same Python as the server, none of the user's Jupyter settings, started before
they are needed, gone with the tab), and in how it ends (at once, leaving nothing).
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import logging
import os
import re
import signal
import socket
import warnings
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import lru_cache, partial
from importlib import metadata
from pathlib import Path
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from tornado.httpserver import HTTPServer
from tornado.web import HTTPError, RedirectHandler, RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler

from widgets import gate, kernels, safety
from widgets.drawing import Drawing
from widgets.pages import PAGES, SHARE, notebook_of, site

FRONT_ENDS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget"]


def run(
    folder: Path,
    listener: socket.socket,
    *,
    class_size: int,
    class_notebook: str,
    most: int,
    ready: Callable[[], None],
    door: safety.Door,
) -> None:
    """Serve a folder's notebooks on a listening socket until SIGINT or SIGTERM; call `ready` once it answers.

    A page of `class_notebook` is kept ready for each of `class_size`; there are `most` kernels at most. `door` says who
    is answered, and where.
    """
    _own_environment()
    warnings.filterwarnings("ignore", message="Unregistering FD")  # pyzmq, of streams that a dying kernel leaves
    config = _config(folder, class_size, class_notebook)
    config.Kernels.most = most
    config.Voila.base_url = door.base
    config.Voila.server_url = re.escape(door.base)  # Voila's addresses are patterns
    app = Kit(config=config)
    app.door = door
    app.initialize([])
    app.log.addFilter(_is_news)
    for name in ("tornado", "asyncio", "jupyter_client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    asyncio.run(app.serve(listener, ready))


def _is_news(record: logging.LogRecord) -> bool:
    """Not that a kernel was gone, its tab closed, when the manager looked for idle ones."""
    return "idle duration" not in str(record.msg)


def _version() -> str:
    """What the scripts that Voila and the widgets bring depend on."""
    parts = [f"{name} {metadata.version(name)}" for name in ("voila", "jupyterlab-widgets", "anywidget")]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:12]


STATIC = f"voila/{_version()}"


def _page_config(page_config: dict[str, Any], base_url: str, **_: object) -> dict[str, Any]:
    """Voila's settings for its front end: where its scripts are."""
    scripts = f"{base_url}{STATIC}"
    return page_config | {"fullStaticUrl": scripts, "fullLabextensionsUrl": f"{scripts}-extensions"}


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
    config.Voila.tornado_settings = {
        "disable_check_xsrf": True,
        "default_handler_class": Nowhere,
        "websocket_max_message_size": gate.LARGEST_MESSAGE,
    }
    config.VoilaConfiguration.template = "phase10"
    config.VoilaConfiguration.theme = "light"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = FRONT_ENDS
    config.VoilaConfiguration.page_config_hook = _page_config
    config.VoilaConfiguration.resources = {"phase10": site(folder)}
    kernels.configure(config, folder, PAGES, class_notebook, class_size)
    return config


class NoDelayConnection(gate.WidgetConnection):
    """The kernel's websocket without Nagle's wait, which costs 40 ms at each click."""

    def connect(self) -> Any:
        """Connect to the kernel as usual, on a socket that sends at once."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


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
        self.set_header("Vary", "Accept-Encoding")

    async def get(self, path: str, include_body: bool = True) -> None:
        """Send the file; packed, if it is a script and the browser can unpack it."""
        if not path.endswith(".js") or "gzip" not in self.request.headers.get("Accept-Encoding", ""):
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        found = self.get_absolute_path(self.root, self.path)  # which sets the root, one of several
        self.absolute_path = self.validate_absolute_path(self.root, found)
        self.modified = self.get_modified_time()
        self.set_headers()
        self.set_header("Content-Encoding", "gzip")
        self.set_header("Accept-Ranges", "none")
        await self.finish(_packed(self.absolute_path))


@lru_cache(maxsize=512)
def _packed(path: str) -> bytes:
    """A file as gzip, packed once for all: a class of thirty would else load 150 MB through one radio."""
    return gzip.compress(Path(path).read_bytes(), compresslevel=6, mtime=0)


class Page(gate.Nameless, TornadoVoilaHandler):  # type: ignore[misc]  # Voila publishes no types
    """A notebook as a page: /check shows check.ipynb, / shows index.ipynb, /urn the pupil's copy of that lesson."""

    drawing: Drawing | None = None
    gone = False

    async def get(self, path: str | None = None) -> None:
        """Send the page, from a kernel kept ready if there is one; a lesson in the language that is asked for."""
        await super().get(path=notebook_of(path or "index", gate.asked_language(self)))

    async def get_generator(self, path: str) -> AsyncIterator[str]:
        """The page, piece by piece; status 503 when there is no kernel for one more visitor."""
        self.set_header("Cache-Control", "no-store")
        try:
            self.drawing = await self.kernel_manager.page(path)
            if self.gone:
                await self.kernel_manager.leave(self.drawing)
        except kernels.NoRoomError:
            raise HTTPError(503) from None
        async for piece in self.drawing.read():
            yield piece
        if self.drawing.failed:
            yield '<p class="kit-notice" role="alert" data-text="site-broken"></p>'

    def on_connection_close(self) -> None:
        """A reader who leaves before the page is there needs no kernel."""
        self.gone = True
        if self.drawing:
            self.kernel_manager.later(self.kernel_manager.leave(self.drawing))

    def write_error(self, status_code: int, **options: Any) -> None:
        """The page that says what went wrong, and when to try again."""
        if status_code == 503:
            self.set_header("Retry-After", str(kernels.RETRY_SECONDS))
        super().write_error(status_code, **options)


class Nowhere(gate.Nameless, BaseVoilaHandler):  # type: ignore[misc]
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

    door = safety.Door()

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings; the pages for errors get the same words as the others."""
        settings: dict[str, Any] = super().init_settings()
        pages = settings["voila_jinja2_env"]
        pages.globals["phase10"] = self.voila_configuration.resources["phase10"]
        pages.globals["retry_seconds"] = kernels.RETRY_SECONDS
        head = "{% import 'site.macro.html.j2' as kit %}{{ kit.head(phase10, '', '') }}"
        self.door = replace(self.door, scripts=safety.script_hashes(pages.from_string(head).render()))
        settings["transforms"] = [partial(gate.Headers, self.door)]
        return settings

    def init_handlers(self) -> list[Any]:
        """Voila's addresses without its listings, log-in and raw notebooks, then our pages."""
        kept = gate.needed(super().init_handlers())
        options = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        name = r"([a-zA-Z0-9][\w-]*)"  # no folder: sources and teachers' copies are not for the class
        base = self.server_url
        pages = [base, rf"{base}voila/render/{name}\.ipynb", rf"{base}{name}(?:\.ipynb)?"]
        static = [
            (f"{base}{STATIC}/(.*)", Frozen, {"paths": self.static_paths}),
            (f"{base}{STATIC}-extensions/((?:{'|'.join(FRONT_ENDS)})/.*)", Frozen, {"paths": self.labextensions_path}),
        ]
        slash = (base.removesuffix("/"), RedirectHandler, {"url": self.base_url, "permanent": False})
        return [*static, *kept, *((address, Page, options) for address in pages), slash]

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
            server = HTTPServer(gate.guarded(self.app, self.door), **gate.LIMITS)
            server.add_socket(listener)
            ready()
            keeping = loop.create_task(self.kernel_manager.keep())
            await ended.wait()
            keeping.cancel()
            server.stop()
        finally:
            await self.kernel_manager.end(self.connection_dir)
