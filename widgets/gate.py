"""The addresses of the server that come from Voila and Jupyter, each narrowed to what a page needs of it.

What may pass is decided in `widgets/safety.py`; here it is put in the way of requests and messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Awaitable, Iterable
from typing import Any, ClassVar

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httputil import HTTPServerRequest
from tornado.routing import AnyMatches, Matcher, Rule, RuleRouter
from tornado.web import Application, HTTPError, RequestHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from phase10.errors import Phase10Error, printable
from phase10.text import catalogue, language
from widgets.safety import LONGEST_NAME, PROTOCOL, Door, Pace, is_wanted

CONNECTIONS = 8
"""Websockets to one kernel at most: a page has one, and a few that were cut off and are not known to be."""
LARGEST_MESSAGE = 1 << 22
"""Bytes of one message at most; the largest that a page sends is a game that the browser kept, below a megabyte."""
LIMITS = {"max_body_size": 1 << 16, "idle_connection_timeout": 120, "body_timeout": 30}
"""For Tornado: no request has a body, and one that comes by drops of bytes is not waited for; seconds."""


class WidgetConnection(ZMQChannelsWebsocketConnection):
    """The way to a kernel, for what widgets say and nothing else."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Pass on what a page sends; all else is dropped without a word."""
        if is_wanted(incoming_msg):
            super().handle_incoming_message(incoming_msg)


class Nameless:
    """A handler that hands out no cookie: no reader has a name, and no form is sent."""

    xsrf_token = b""


class Socket(Nameless, VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila publishes no types
    """The websocket of a page, which has to speak as pages do, and not faster than they are answered."""

    open_by_kernel: ClassVar[Counter[str]] = Counter()

    def initialize(self) -> None:
        """Begin with a page that has sent nothing."""
        self._pace = Pace()

    async def get(self, kernel_id: str) -> None:
        """Refuse another protocol, and one connection too many; else stay until the connection ends."""
        if PROTOCOL not in re.split(r"[,\s]+", self.request.headers.get("Sec-WebSocket-Protocol", "")):
            raise HTTPError(400, reason=f"The protocol is {PROTOCOL}")
        if self.open_by_kernel[kernel_id] >= CONNECTIONS:
            raise HTTPError(429)
        self.open_by_kernel[kernel_id] += 1
        try:
            await super().get(kernel_id)
        finally:
            self.open_by_kernel[kernel_id] -= 1
            if not self.open_by_kernel[kernel_id]:
                del self.open_by_kernel[kernel_id]

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say no more than the status; Jupyter has a page of its own for it."""
        self.finish()

    def on_message(self, ws_message: str | bytes) -> Awaitable[None] | None:
        """Pass a message on; who sends many is read more slowly."""
        super().on_message(ws_message)
        seconds = self._pace.wait(asyncio.get_running_loop().time(), len(ws_message))
        return asyncio.sleep(seconds) if seconds else None


class Alive(KernelHandler):
    """Whether a kernel is there, for the page that knows its id; it cannot be stopped from here."""

    SUPPORTED_METHODS = ("GET",)


class Look(TemplateStaticFileHandler):  # type: ignore[misc]
    """The style sheets of our template, and of no other that is installed."""

    def parse_url_path(self, path: str) -> str:
        """The file below the template; what is no plain name is not there."""
        if not re.fullmatch(r"phase10/static/[\w-]+(\.[\w-]+)+", path):
            raise HTTPError(404)
        return str(super().parse_url_path(path))


NEEDED = {
    KernelHandler: Alive,
    VoilaKernelWebsocketHandler: Socket,
    TemplateStaticFileHandler: Look,
    VoilaShutdownKernelHandler: VoilaShutdownKernelHandler,
}
"""Voila's handlers that pages need, and what stands for each; its listings, log-in, files and themes are not there."""


def needed(entries: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Voila's addresses without those that no page needs."""
    return [(address, NEEDED[handler], *rest) for address, handler, *rest in entries if handler in NEEDED]


class Headers:
    """A Tornado transform: every answer gets the headers of the door, whoever made it."""

    def __init__(self, door: Door, request: Any) -> None:
        """Keep what the headers depend on."""
        self._headers = door.headers(request.host, secure=request.protocol == "https")

    def transform_first_chunk(
        self, status_code: int, headers: Any, chunk: bytes, finishing: bool
    ) -> tuple[int, Any, bytes]:
        """Set the headers before the first byte is sent."""
        for name, value in self._headers.items():
            headers[name] = value
        headers.pop("Server", None)
        if "Cache-Control" not in headers and "Last-Modified" not in headers:
            headers["Cache-Control"] = "no-store"  # all but files belongs to one reader
        return status_code, headers, chunk

    def transform_chunk(self, chunk: bytes, finishing: bool) -> bytes:
        """Leave what follows as it is."""
        return chunk


class Known(Matcher):
    """Requests for a host name that is this server's."""

    def __init__(self, door: Door) -> None:
        """Keep the names."""
        self._door = door

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Nothing to hand on, or None for a foreign name."""
        return {} if self._door.knows(request.host_name) else None


def asked_language(handler: RequestHandler) -> str:
    """The language of the address, else the first that the browser asks for and the kit speaks, else English."""
    wanted = [part.split(";")[0].strip() for part in handler.request.headers.get("Accept-Language", "").split(",")]
    for code in (*handler.get_query_arguments("lang")[:1], *wanted):
        with contextlib.suppress(Phase10Error):
            return language(code)
    return "en"


class Stranger(RequestHandler):
    """The answer to a foreign host name: one line, in the reader's language."""

    def prepare(self) -> None:
        """Answer every method."""
        self.set_status(421)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        name = printable(self.request.host_name[:LONGEST_NAME])
        command = f"phase10 serve --public-url http://{name}/"
        self.finish(catalogue(asked_language(self))("serve-stranger", token=name, command=command) + "\n")


def guarded(app: Application, door: Door) -> RuleRouter:
    """The application, for requests that ask for a name the server knows."""
    strangers = Application([(r".*", Stranger)], transforms=app.transforms)
    return RuleRouter([Rule(Known(door), app), Rule(AnyMatches(), strangers)])
