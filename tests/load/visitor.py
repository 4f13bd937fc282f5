"""One visitor: opens a page as a browser does, clicks, and leaves.

A page of the kit was seen to send, in this order: `kernel_info_request`; `comm_open` of jupyter.widget.control, a
`comm_msg` with `request_states` in it, and its `comm_close` once the states are there; then `comm_msg` only, each with
a custom message for a widget. When the states do not come within four seconds, it asks `comm_info_request` and each
widget by itself. Beside the socket it asks for `api/kernels/ID` before it connects and every ten seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from load.pages import Click, plan
from load.wire import SUBPROTOCOL, Connection, Envelope, Place, pack, unpack

ARRIVE_SECONDS = 120.0
ANSWER_SECONDS = 30.0
BEAT_SECONDS = 10.0
CLOSE_SECONDS = 5.0
CONTROL_SECONDS = 4.0
"""How long a real page waits for the states before it asks for each widget by itself."""
FILES_AT_ONCE = 6
"""Connections that a browser opens to one server."""
BARE = "bare"
"""The page of a plain Voila notebook with one button and one label."""


class VisitError(Exception):
    """What went wrong for a visitor, in a few words."""


def _told(error: Exception) -> str:
    if isinstance(error, TimeoutError):  # which is an OSError
        return "the page did not become usable"
    return str(error) if isinstance(error, VisitError) else f"no connection: {type(error).__name__}"


@dataclass
class Arrival:
    """Seconds from the click on the link until the page came, was usable, and its first click was answered.

    A page of the kit is usable when the event is answered by which it tells what stands in its address; the bare
    notebook, which sends none, when its widgets are there.
    """

    page: float = 0.0
    usable: float = 0.0
    answered: float = 0.0


@dataclass
class Visitor:
    """A page in some browser, as far as the server can tell."""

    place: Place
    page: str
    number: int
    files: tuple[str, ...] = ()
    arrival: Arrival = field(default_factory=Arrival)
    kernel: str = ""
    process: int = 0
    strangers: int = 0
    """Messages that belong to no widget of this page, and answers that show what this visitor did not do."""
    slow_states: bool = False
    kinds: list[str] = field(default_factory=list)
    """The types of the messages sent."""

    def __post_init__(self) -> None:
        self._envelope = Envelope(str(uuid.uuid4()))
        self._client = uuid.uuid4().hex[:6]
        self._sent = 0
        self._http = Connection(self.place)
        self._socket: WebSocketClientConnection | None = None
        self._closed = asyncio.Event()
        self._models: dict[str, dict[str, Any]] = {}
        self._shown: list[str] = []
        self._waiting: dict[tuple[str, ...], asyncio.Future[Any]] = {}
        plan_ = plan(self.page, self.number)
        self._query, self._clicks = plan_.query, plan_.clicks

    # ---- what a visitor does

    async def arrive(self) -> None:
        """Open the page, and click once as soon as that can be; `VisitError` when no answer came, the tab closed."""
        try:
            async with asyncio.timeout(ARRIVE_SECONDS):
                await self._arrive()
        except (VisitError, OSError, asyncio.IncompleteReadError) as error:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.leave()
            raise VisitError(_told(error)) from None

    async def _arrive(self) -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        await self._open_page()
        self.arrival.page = loop.time() - start
        await self._fetch_files()
        await self._connect()
        await self._ask("kernel_info_request", {})
        await self._load_states(loop)
        if self.page != BARE:
            await asyncio.gather(*(self._event(model, "open", self._query | {"lang": "en"}) for model in self._shown))
        self.arrival.usable = loop.time() - start
        await self.click()
        self.arrival.answered = loop.time() - start

    async def click(self) -> None:
        """Do the next thing and wait for the answer to it; `VisitError` when none comes."""
        if self._socket is None:
            raise VisitError("the socket was closed")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await (self._press() if self.page == BARE else self._act(next(self._clicks)))
        except TimeoutError:
            raise VisitError("a click was not answered") from None

    async def beat(self) -> None:
        """Ask whether the kernel is there, as the page does every ten seconds."""
        answer = await self._http.ask(f"api/kernels/{self.kernel}")
        if answer.status != 200:
            raise VisitError(f"heartbeat answered {answer.status}")

    async def leave(self, beacon: bool = True) -> None:
        """Close the tab: the page tells the server to stop its kernel. Without the beacon the line is just cut."""
        if beacon and self.kernel:
            await self._http.ask(f"voila/api/shutdown/{self.kernel}", "POST", b"_xsrf=")
        if self._socket is not None:
            self._socket.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), CLOSE_SECONDS)
        await self._http.close()

    # ---- how a page opens

    async def _open_page(self) -> None:
        query = f"?{urlencode(self._query)}" if self._query else ""
        answer = await self._http.ask(("" if self.page in {BARE, "index"} else self.page) + query)
        if answer.status != 200:
            raise VisitError(f"the page answered {answer.status}")
        text = answer.body.decode()
        found = re.search(r'"kernelId": "([0-9a-f-]+)"', text)
        self._shown = re.findall(r'"application/vnd\.jupyter\.widget-view\+json": \{"model_id": "([0-9a-f]+)"', text)
        if found is None or not self._shown:
            raise VisitError("the page has no kernel or no widget")
        self.kernel, self._http.cookies = found[1], answer.cookies

    async def _fetch_files(self) -> None:
        """What a browser with an empty cache loads besides, over as many connections as it opens."""
        waiting = iter(self.files)

        async def fetch() -> None:
            connection = Connection(self.place, self._http.cookies)
            try:
                for path in waiting:
                    answer = await connection.ask(path)
                    if answer.status != 200:
                        raise VisitError(f"a file answered {answer.status}")
            finally:
                await connection.close()

        await asyncio.gather(*(fetch() for _ in range(FILES_AT_ONCE if self.files else 0)))

    async def _connect(self) -> None:
        await self._http.ask(f"api/kernels/{self.kernel}?{self.number}")
        base = f"ws://{self.place.host}:{self.place.port}{self.place.base}"
        headers = {"Origin": self.place.origin}
        if self._http.cookies:
            headers["Cookie"] = self._http.cookies
        url = f"{base}api/kernels/{self.kernel}/channels?session_id={self._envelope.session}"
        request = HTTPRequest(url, headers=headers, connect_timeout=ANSWER_SECONDS, request_timeout=ARRIVE_SECONDS)
        try:
            self._socket = await websocket_connect(
                request, on_message_callback=self._hear, subprotocols=[SUBPROTOCOL], compression_options={}
            )
        except Exception as error:  # tornado raises its HTTP errors here too
            raise VisitError(f"the socket was refused: {error}") from error

    async def _load_states(self, loop: asyncio.AbstractEventLoop) -> None:
        start, comm = loop.time(), str(uuid.uuid4())
        self._send("comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}, version="1.0.0")
        states = self._wait(comm)
        self._send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        self._models = {name: model["state"] for name, model in (await states)["states"].items()}
        self.slow_states = loop.time() - start > CONTROL_SECONDS
        self._send("comm_close", {"comm_id": comm, "data": {}})

    # ---- messages

    def _send(self, kind: str, content: dict[str, Any], **metadata: str) -> str:
        name, frame = pack(self._envelope, kind, content, **metadata)
        if self._socket is None:
            raise VisitError("the socket was closed")
        self.kinds.append(kind)
        self._socket.write_message(frame, binary=True)
        return name

    def _wait(self, *what: str) -> asyncio.Future[Any]:
        self._waiting[what] = future = asyncio.get_running_loop().create_future()
        return future

    async def _ask(self, kind: str, content: dict[str, Any]) -> None:
        await self._wait(self._send(kind, content))

    def _hear(self, frame: str | bytes | None) -> None:
        if not isinstance(frame, bytes):
            self._cut()
            return
        message = unpack(frame)
        self.process = self.process or message.process
        if message.kind == "comm_msg":
            self._hear_comm(message.content["comm_id"], message.content["data"])
        elif message.kind.endswith("_reply"):
            self._settle((message.answers,), message)

    def _cut(self) -> None:
        """The server closed the socket: nothing that was asked will be answered."""
        self._socket = None
        self._closed.set()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(VisitError("the socket was closed"))
        self._waiting.clear()

    def _hear_comm(self, comm: str, data: dict[str, Any]) -> None:
        if data["method"] == "update_states":
            self._settle((comm,), data)
        elif comm not in self._models:
            self.strangers += 1
        elif data["method"] == "update":
            self._models[comm].update(data["state"])
            for trait in data["state"].keys() & {"done", "value"}:
                self._settle((comm, str(data["state"][trait])), self._models[comm])

    def _settle(self, what: tuple[str, ...], value: object) -> None:
        future = self._waiting.pop(what, None)
        if future is not None and not future.done():
            future.set_result(value)

    # ---- clicks

    async def _event(self, model: str, event: str, *args: object) -> dict[str, Any]:
        """The widget's state once it has dealt with an event of this page."""
        self._sent += 1
        number = [self._client, self._sent]
        answer = self._wait(model, str(number))
        content = {"event": event, "args": args, "n": number}
        self._send("comm_msg", {"comm_id": model, "data": {"method": "custom", "content": content}})
        state: dict[str, Any] = await answer
        return state

    async def _act(self, click: Click) -> None:
        model = next(name for name in self._shown if self._class_of(name).endswith(click.widget))
        state = await self._event(model, click.event, *click.args)
        if not click.shows(state["view"]):
            self.strangers += 1

    def _class_of(self, model: str) -> str:
        return str(self._models[model].get("_anywidget_id", ""))

    async def _press(self) -> None:
        """Press the button of the bare notebook; the label counts."""
        button, label = self._of("ButtonModel"), self._of("LabelModel")
        self._sent += 1
        answer = self._wait(label, str(self._sent))
        self._send("comm_msg", {"comm_id": button, "data": {"method": "custom", "content": {"event": "click"}}})
        await answer

    def _of(self, kind: str) -> str:
        return next(name for name, state in self._models.items() if state.get("_model_name") == kind)


def visitors(place: Place, pages: list[str], count: int, files: tuple[str, ...] = ()) -> Iterator[Visitor]:
    """So many visitors, shared among the pages."""
    for number in range(count):
        yield Visitor(place, pages[number % len(pages)], number, files)
