"""A page on its way from a notebook to the browser: its cells run in a kernel, and it is read as it comes.

The reading does not wait for the page to be whole, and the drawing does not wait for a reader, so that a page can be
drawn before anybody asks for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from queue import Empty
from types import CodeType
from typing import Any

import zmq
from jinja2.bccache import Bucket, BytecodeCache
from jupyter_client.asynchronous.client import AsyncKernelClient
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config


class Compiled(BytecodeCache):
    """Templates that were compiled once for all pages; Voila would compile them for each, which takes 0.1 seconds."""

    def __init__(self) -> None:
        """Nothing is compiled yet."""
        self._code: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Put in what was compiled from the same text."""
        bucket.code = self._code.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        if bucket.code is not None:
            self._code[bucket.key, bucket.checksum] = bucket.code


COMPILED = Compiled()


class Drawing:
    """A page that a kernel draws, for a visitor or for one to come."""

    def __init__(self, notebook: str, renderer: Any, *, taken: bool) -> None:
        """The page of a notebook, by what `renderer` gives; nothing is drawn yet."""
        self.notebook = notebook
        self.taken = taken
        self.alone_since = time.monotonic()
        """Since when nobody is connected to the kernel; never while somebody is."""
        self._renderer = renderer
        self._pieces: asyncio.Queue[str | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def begin(self, kernel_id: str, kernel: Any) -> None:
        """Draw with this kernel."""
        self._task = asyncio.get_running_loop().create_task(self._draw(kernel_id, kernel))
        self._task.add_done_callback(self._end)

    async def _draw(self, kernel_id: str, kernel: Any) -> None:
        async for piece, _ in self._renderer.generate_content_generator(kernel_id, kernel):
            self._pieces.put_nowait(piece)

    def _end(self, _: object) -> None:
        self._pieces.put_nowait(None)
        with suppress(AttributeError):  # it did not come so far
            self._renderer.executor.kc.stop_channels()
        self._renderer = None  # a visitor who stays for hours does not need it

    @property
    def failed(self) -> bool:
        """Whether the drawing went wrong; not when it was stopped."""
        return bool(self._task and self._task.done() and not self._task.cancelled() and self._task.exception())

    async def ended(self) -> None:
        """Wait until all is drawn, or no more will be."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def read(self) -> AsyncIterator[str]:
        """The page, piece by piece, as it comes, until it is whole or `failed`; it can be read once."""
        going_on = True
        while going_on:
            pieces = [await self._pieces.get()]
            while not self._pieces.empty():
                pieces.append(self._pieces.get_nowait())
            going_on = pieces[-1] is not None
            yield "".join(filter(None, pieces))

    def stop(self) -> None:
        """Draw no further."""
        if self._task is not None:
            self._task.cancel()


async def renderer(app: Any, notebook: str) -> NotebookRenderer:
    """What draws the pages of a notebook in Voila; status 404 where there is no such notebook."""
    shared = {"base_url": app.base_url, "voila_configuration": app.voila_configuration}
    page = get_page_config(**shared, settings=app.app.settings, log=app.log)
    found = NotebookRenderer(
        **shared,
        notebook_path=notebook,
        page_config=app.voila_configuration.page_config_hook(page, **shared),
        traitlet_config=app.config,
        template_paths=app.template_paths,
        config_manager=app.config_manager,
        contents_manager=app.contents_manager,
        kernel_spec_manager=app.kernel_spec_manager,
        mathjax_config=app.mathjax_config,
        mathjax_url=app.mathjax_url,
    )
    await found.initialize()
    found.exporter.environment.bytecode_cache = COMPILED
    return found


class QuickClient(AsyncKernelClient):
    """The server's own line to a kernel; Jupyter's waits 0.2 seconds longer to hear that nothing more is said."""

    def start_channels(self, *channels: bool, **named: bool) -> None:
        """Open the line, without a thread that listens for the heart: the process is watched anyway."""
        super().start_channels(*channels, **named | {"hb": False})

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel answers and is heard.

        `TimeoutError` after so many seconds, `RuntimeError` if it died.
        """
        await asyncio.wait_for(self._answered(), timeout)

    async def _answered(self) -> None:
        self.shell_channel.socket.sndtimeo = 0  # one that nobody takes messages from would hold up the whole server
        while await self.is_alive():
            try:
                self.kernel_info()
                await self.shell_channel.get_msg(timeout=1)
                await self.iopub_channel.get_msg(timeout=0.2)
                return
            except Empty:
                continue
            except zmq.Again:
                await asyncio.sleep(0.1)
        raise RuntimeError("the kernel died before it answered")
