"""What a page sends and hears: HTTP on connections kept open, and the frames of the kernel's websocket.

Written from what a real page was seen to do in Chromium, not with the server's own code, so that both are tried.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import struct
import zlib
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

SUBPROTOCOL = "v1.kernel.websocket.jupyter.org"
MOST_BYTES = 50_000_000


@dataclass(frozen=True)
class Message:
    """A message of a kernel: its type, the message it answers, its content, and the process that wrote it."""

    kind: str
    answers: str
    content: dict[str, Any]
    process: int


def unpack(frame: bytes) -> Message:
    """The message in a frame of the websocket.

    >>> message = unpack(pack(Envelope("me"), "comm_msg", {"data": 1})[1])
    >>> message.kind, message.answers, message.content, message.process == os.getpid()
    ('comm_msg', '', {'data': 1}, True)
    """
    header, parent, _, content = map(json.loads, parts_of(frame)[1:5])
    # Jupyter's message ids are SESSION_PROCESS_NUMBER.
    return Message(header["msg_type"], parent.get("msg_id", ""), content, int(header["msg_id"].split("_")[-2]))


def parts_of(frame: bytes) -> list[bytes]:
    """The channel, the four parts of a message, and its buffers, as a frame of the websocket has them."""
    (count,) = struct.unpack_from("<Q", frame)
    return [frame[start:end] for start, end in itertools.pairwise(struct.unpack_from(f"<{count}Q", frame, 8))]


@dataclass
class Envelope:
    """What every message of one page carries."""

    session: str
    numbers: itertools.count[int] = field(default_factory=itertools.count)


def pack(envelope: Envelope, kind: str, content: dict[str, Any], **metadata: str) -> tuple[str, bytes]:
    """The id of a new message for the shell channel, and its frame."""
    name = f"{envelope.session}_{os.getpid()}_{next(envelope.numbers)}"
    header = {
        "date": "2026-01-01T00:00:00.000Z",
        "msg_id": name,
        "msg_type": kind,
        "session": envelope.session,
        "username": "",
        "version": "5.2",
    }
    parts = [b"shell", *(json.dumps(part).encode() for part in (header, {}, metadata, content))]
    count = len(parts) + 1
    places = itertools.accumulate(map(len, parts), initial=8 * (count + 1))
    return name, struct.pack(f"<{count + 1}Q", count, *places) + b"".join(parts)


@dataclass(frozen=True)
class Place:
    """Where a server is: host, port, and the path all its addresses begin with.

    >>> Place.of("http://127.0.0.1:8866/phase10/?lang=de")
    Place(host='127.0.0.1', port=8866, base='/phase10/')
    """

    host: str
    port: int
    base: str

    @classmethod
    def of(cls, url: str) -> Place:
        """The place of an http address; `ValueError` for anything else."""
        parts = urlsplit(url)
        if parts.scheme != "http" or not parts.hostname:
            raise ValueError(url)
        return cls(parts.hostname, parts.port or 80, parts.path.rstrip("/") + "/")

    @property
    def origin(self) -> str:
        """What a browser says of where a page comes from."""
        return f"http://{self.host}:{self.port}"


@dataclass(frozen=True)
class Answer:
    """The answer to a request; `cookies` as a browser would send them back."""

    status: int
    body: bytes
    cookies: str


class Connection:
    """One connection to a server, kept open for the next request as browsers do."""

    def __init__(self, place: Place, cookies: str = "") -> None:
        self.place, self.cookies = place, cookies
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, path: str, method: str = "GET", body: bytes = b"") -> Answer:
        """The answer to a request for a path below the server's base."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.place.host, self.place.port)
        lines = [
            f"{method} {path if path.startswith('/') else self.place.base + path} HTTP/1.1",
            f"Host: {self.place.host}:{self.place.port}",
            f"Origin: {self.place.origin}",
            "Accept: text/html,*/*;q=0.8",
            "Accept-Encoding: gzip",
            "Accept-Language: en",
            *([f"Cookie: {self.cookies}"] if self.cookies else []),
        ]
        if method == "POST":
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await self._answer()

    async def _answer(self) -> Answer:
        reader = self._reader
        assert reader is not None
        start, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(start.split()[1])
        headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
        fields = dict(headers)
        if fields.get("transfer-encoding") == "chunked":
            body = await _chunks(reader)
        else:
            body = await reader.readexactly(min(int(fields.get("content-length", 0)), MOST_BYTES))
        if fields.get("content-encoding") == "gzip":
            body = zlib.decompress(body, 31)
        if fields.get("connection") == "close":
            await self.close()
        kept = "; ".join(value.split(";")[0] for name, value in headers if name == "set-cookie")
        return Answer(status, body, kept or self.cookies)

    async def close(self) -> None:
        """Let the server go."""
        if self._writer is not None:
            self._writer.close()
            with contextlib.suppress(OSError):
                await self._writer.wait_closed()
            self._writer = None


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)
