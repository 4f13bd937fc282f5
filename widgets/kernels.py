"""The kernels behind the pages: how they start, how many there may be, which wait for visitors, and how they end.

A visitor has a kernel of her own. A page that is opened often is drawn beforehand by a kernel that waits for a visitor;
a visitor who finds none waits half a second longer for a new one. Whoever closes a tab frees its kernel.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Collection, Coroutine, Iterable, Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any
from uuid import uuid4

import psutil  # type: ignore[import-untyped]  # ipykernel depends on it
import zmq
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from traitlets import Dict, Int, Type, default
from traitlets.config import Config

from widgets import drawing, forkserver, room
from widgets.drawing import Drawing

IDLE_SECONDS = 600
"""A kernel nobody is connected to is stopped after this time; a closed tab stops its own at once."""
CULL_SECONDS = 60
"""How often it is looked for such kernels."""
LEFT_SECONDS = 60
"""The same time when all kernels are in use and another visitor comes: longer than a network is cut now and then."""
QUIET_SECONDS = 2
"""No page is drawn beforehand until nobody has come for this time: those who come go first."""
STOP_SECONDS = 4
RETRY_SECONDS = 20
"""When a visitor who found no kernel shall try again."""
TEACHERS = 2
"""Kernels more than there may be, for the page that tells a teacher what to do when there is no room."""
LONGEST_NAME = 107
"""Bytes of the name of a socket on Linux."""


class NoRoomError(Exception):
    """There are as many kernels as there may be, and each has a visitor."""


def pools(pages: Iterable[str], class_notebook: str, class_size: int) -> dict[str, int]:
    """How many pages are drawn beforehand: for a class its page for everybody and a reserve, of the others one each.

    The first is the page that the class opens. A class of nobody is one reader's own server, where none is drawn.

    >>> pools(["index", "check"], "check.ipynb", 30), pools(["index", "check"], "check.ipynb", 0)
    ({'check.ipynb': 33, 'index.ipynb': 1}, {})
    """
    if not class_size:
        return {}
    sizes = {class_notebook: class_size + class_size // 10}
    return sizes | {name: 1 for name in map("{}.ipynb".format, pages) if name not in sizes}


def lacking(sizes: Mapping[str, int], pages: Collection[Drawing], most: int) -> list[str]:
    """The notebooks of which a page shall be drawn beforehand, one for each page, as long as there is room.

    Of a page that a class opens those count who have come, for they do not come again.

    >>> sizes = {"check.ipynb": 3, "odds.ipynb": 1}
    >>> lacking(sizes, [], 42), lacking(sizes, [], 2)
    (['check.ipynb', 'check.ipynb', 'check.ipynb', 'odds.ipynb'], ['check.ipynb', 'check.ipynb'])
    >>> lacking(sizes, [Drawing(name, None, taken=True) for name in sizes], 42)
    ['check.ipynb', 'check.ipynb', 'odds.ipynb']
    """
    there = Counter(page.notebook for page in pages)
    waiting = Counter(page.notebook for page in pages if not page.taken)
    lacks = {name: size - (there if size > 1 else waiting)[name] for name, size in sizes.items()}
    return [name for name, number in lacks.items() for _ in range(number)][: max(0, most - len(pages))]


def least_needed(pages: Mapping[str, Drawing], now: float) -> str | None:
    """The kernel to stop for a visitor: the one that was left first, else one that waits, the class's page last.

    `now` is a moment of `time.monotonic`. None when each has a visitor.

    >>> waits, left, stays = (Drawing("check.ipynb", None, taken=taken) for taken in (False, True, True))
    >>> stays.alone_since = float("inf")
    >>> least_needed({"w": waits, "l": left, "s": stays}, left.alone_since + LEFT_SECONDS + 1)
    'l'
    >>> least_needed({"w": waits, "l": left}, left.alone_since), least_needed({"s": stays}, left.alone_since)
    ('w', None)
    """
    left = [kernel for kernel, page in pages.items() if page.taken and now - page.alone_since > LEFT_SECONDS]
    waiting = Counter(page.notebook for page in pages.values() if not page.taken)
    return min(left, key=lambda kernel: pages[kernel].alone_since, default=None) or min(
        (kernel for kernel, page in pages.items() if not page.taken),
        key=lambda kernel: waiting[pages[kernel].notebook],
        default=None,
    )


def configure(config: Config, folder: Path, pages: Iterable[str], class_notebook: str, class_size: int) -> None:
    """Add what concerns kernels to the server's configuration; `folder` has the notebooks."""
    config.VoilaConfiguration.preheat_kernel = False  # ours counts visitors; Voila's does not
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.kernel_spec_manager_class = OwnPython
    there = [page for page in pages if (folder / f"{page}.ipynb").is_file()]
    config.Kernels.pools = pools(there, class_notebook, class_size)
    config.Kernels.kernel_manager_class = "widgets.kernels.Kernel"
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = CULL_SECONDS
    config.KernelRestarter.restart_limit = 0  # what the page shows is not in a kernel that is started again
    ours = EntryPoint("phase10", f"{__name__}:Start", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.instance().provisioners["phase10"] = ours


class OwnPython(KernelSpecManager):
    """One kernel: the Python that runs the server, whatever kernels the user has installed elsewhere."""

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The kernel of that name, without debugger, chatter, and history file in the user's home."""
        spec = super().get_kernel_spec(kernel_name)
        command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        spec.argv = [*command, "--HistoryManager.enabled=False", "--log-level=CRITICAL"]
        spec.metadata = {"kernel_provisioner": {"provisioner_name": "phase10"}}
        return spec


class Start(LocalProvisioner):
    """The start of a kernel: split off by the fork server where that can be, else a Python of its own."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start it; how it can be reached."""
        manager: Any = self.parent
        forks: forkserver.ForkServer | None = manager.parent.forks
        folder = str(kwargs.get("cwd") or Path.cwd())
        split_off: Any = await forks.fork(cmd[3:], kwargs["env"], folder) if forks else None
        if split_off is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = split_off
        self.pid = self.pgid = split_off.pid
        self.cwd = folder
        return self.connection_info


class Kernel(ServerKernelManager):
    """One kernel, seen from the server."""

    client_factory = Type(drawing.QuickClient)

    @default("transport")
    def _transport_default(self) -> str:
        """Sockets in a folder of the server: a port that is free now may be another's when the kernel takes it."""
        longest = f"{os.path.splitext(self.connection_file)[0]}-ipc-5"
        return "ipc" if sys.platform == "linux" and len(os.fsencode(longest)) <= LONGEST_NAME else "tcp"

    def emit(self, schema_id: str, data: dict[str, Any]) -> None:
        """Nothing: nobody listens to Jupyter's events here, and checking one takes longer than a kernel's start."""


Manager: Any = AsyncMappingKernelManager
"""Half of its methods have no types."""


class Kernels(Manager):  # type: ignore[misc]
    """All kernels, those of visitors and those that wait for one."""

    pools = Dict(help="How many pages to draw beforehand, by notebook; the first is that of the class.").tag(
        config=True
    )
    most = Int(help="How many kernels there may be.").tag(config=True)

    def __init__(self, **kwargs: Any) -> None:
        """No kernel yet, but what they are split off is on its way."""
        super().__init__(**kwargs)
        self.context.set(zmq.MAX_SOCKETS, room.FILES)  # the library stops at 1023 unless told otherwise
        room.allow_files()
        self.context.reconnect_ivl = 20  # milliseconds; a kernel that was split off listens soon
        self.pages: dict[str, Drawing] = {}
        # Where nothing is kept ready there is one reader, and what kernels are split off takes more than her kernel.
        self.forks = forkserver.ForkServer() if forkserver.AVAILABLE and self.pools else None
        if self.forks:
            self.forks.start()
        self._came = time.monotonic() - QUIET_SECONDS
        self._changed = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()

    async def page(self, notebook: str) -> Drawing:
        """The page of a notebook for a visitor.

        Status 404 if there is no such notebook, `NoRoomError` if there is no room.
        """
        self._came = time.monotonic()
        self._changed.set()
        for kernel_id, page in [*self.pages.items()]:
            if page.notebook == notebook and not page.taken:
                page.taken = True
                if not page.failed and kernel_id in self and await self.get_kernel(kernel_id).is_alive():
                    page.alone_since = time.monotonic()
                    return page
                await self.stop(kernel_id)
        return await self._begin(notebook, taken=True)

    async def _begin(self, notebook: str, *, taken: bool) -> Drawing:
        """A page in a new kernel."""
        renderer = await drawing.renderer(self.parent, notebook)
        if taken:
            await self._make_room(TEACHERS if notebook == "class.ipynb" else 0)
        elif len(self.pages) >= self.most:
            raise NoRoomError
        kernel_id = str(uuid4())
        page = self.pages[kernel_id] = Drawing(notebook, renderer, taken=taken)
        try:
            await self.start_kernel(kernel_id=kernel_id, kernel_name=NATIVE_KERNEL_NAME, path=os.path.dirname(notebook))
            page.begin(kernel_id, self.get_kernel(kernel_id))
        except BaseException:
            self.pages.pop(kernel_id, None)
            raise
        return page

    async def _make_room(self, extra: int) -> None:
        """Stop kernels that are needed less, until there is room for one more; so many more there may be."""
        while len(self.pages) >= self.most + extra:
            started = {kernel_id: page for kernel_id, page in self.pages.items() if kernel_id in self}
            spare = least_needed(started, time.monotonic())
            if spare is None:
                raise NoRoomError
            await self.stop(spare)

    async def keep(self) -> None:
        """Have pages wait for visitors, until cancelled: in the order of the pools, two at a time."""
        while True:
            self._changed.clear()
            wanted = lacking(self.pools, self.pages.values(), self.most)[:2]
            quiet = self._came + QUIET_SECONDS - time.monotonic()
            if not wanted:
                await self._changed.wait()
            elif quiet > 0:
                await asyncio.sleep(quiet)
            else:
                drawn = await asyncio.gather(*map(self._prepare, wanted))
                if not all(drawn):  # what cannot be drawn is not tried again and again
                    await asyncio.sleep(RETRY_SECONDS)

    async def _prepare(self, notebook: str) -> bool:
        """Draw a page that waits; whether that went well."""
        try:
            page = await self._begin(notebook, taken=False)
        except NoRoomError:  # a visitor was faster
            return True
        except Exception as problem:
            self.log.error("No page can be prepared of %s: %s", notebook, problem)
            return False
        await page.ended()
        return not page.failed

    async def leave(self, page: Drawing) -> None:
        """A visitor has gone before the page was there."""
        for kernel_id in [kernel_id for kernel_id, other in self.pages.items() if other is page]:
            await self.stop(kernel_id)

    async def stop(self, kernel_id: str) -> None:
        """Stop a kernel, if it is still there."""
        if page := self.pages.pop(kernel_id, None):
            page.stop()
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)

    async def _async_shutdown_kernel(self, kernel_id: str, now: bool = True, restart: bool = False) -> None:
        """Stop a kernel at once: it holds nothing that a reader could lose."""
        if page := self.pages.pop(kernel_id, None):
            page.stop()
        self._changed.set()
        await super()._async_shutdown_kernel(kernel_id, now=True, restart=restart)

    shutdown_kernel = _async_shutdown_kernel

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Let go of all that belonged to a kernel that died."""
        self.later(self.stop(kernel_id))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something as soon as there is time; the loop by itself would not hold on to it."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Stop a kernel that was left long ago, but none that waits."""
        page = self.pages.get(kernel_id)
        if page is None or page.taken:
            await super().cull_kernel_if_idle(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        """Somebody is connected to the kernel."""
        super().notify_connect(kernel_id)
        self._look(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Somebody is no longer connected."""
        super().notify_disconnect(kernel_id)
        self._look(kernel_id)

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Keep what a kernel says to a page that was cut off; of one that is being stopped nobody would clear it."""
        if kernel_id in self.pages:
            super().start_buffering(kernel_id, session_key, channels)
        else:
            for stream in channels.values():
                stream.close()

    def _look(self, kernel_id: str) -> None:
        if page := self.pages.get(kernel_id):
            page.alone_since = float("inf") if self._kernel_connections.get(kernel_id) else time.monotonic()

    async def end(self, connections: str) -> None:
        """Stop all kernels and remove the folder of their connections."""
        logging.disable(logging.CRITICAL)
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await asyncio.wait_for(self.shutdown_all(now=True), STOP_SECONDS)
        children = psutil.Process().children(recursive=True)
        if self.forks:
            self.forks.close()
        for process in children:  # not the reader's browser, which may be one of them
            with contextlib.suppress(psutil.Error):
                if {"ipykernel_launcher", forkserver.__name__} & {*process.cmdline()}:
                    process.kill()
        self.context.destroy(linger=0)  # or the process would wait to tell kernels that are gone
        shutil.rmtree(connections, ignore_errors=True)
