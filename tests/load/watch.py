"""The processes of a server: what memory they take, which kernels are left, when they have nothing more to do."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # comes with ipykernel

SETTLE_SECONDS = 180.0
QUIET_CORES = 0.15
"""A server that takes less than this share of a core is at rest."""
LEFT_SECONDS = 15.0


@dataclass(frozen=True)
class Memory:
    """Megabytes, shared pages counted in proportion (PSS): the server itself, the kernels in use, all processes."""

    server: float
    kernels: tuple[float, ...]
    all: float
    processes: int
    files: int
    """Open files and sockets of the server itself."""


def pss(pid: int) -> float:
    """Megabytes of a process, shared pages counted in proportion; 0 when it has ended."""
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next((int(row.split()[1]) for row in rows if row.startswith("Pss:")), 0) / 1024


def family(server: psutil.Process) -> list[psutil.Process]:
    """The server and every process that it started, kernels and whatever starts them."""
    try:
        return [server, *server.children(recursive=True)]
    except psutil.Error:
        return []


def memory(server: psutil.Process, used: Iterable[int]) -> Memory:
    """What a server and its kernels take now; `used` are the processes of kernels that have a visitor."""
    sizes = {process.pid: pss(process.pid) for process in family(server)}
    files = 0
    with contextlib.suppress(psutil.Error, AttributeError):  # Windows counts handles
        files = server.num_fds()
    kernels = tuple(sizes[pid] for pid in used if sizes.get(pid))
    return Memory(sizes.get(server.pid, 0.0), kernels, sum(sizes.values()), len(sizes), files)


@dataclass(frozen=True)
class Cost:
    """Seconds of processor time: of the server itself, and of it with all its processes that are still there."""

    server: float
    all: float

    def __sub__(self, before: Cost) -> Cost:
        return Cost(self.server - before.server, self.all - before.all)


def cost(server: psutil.Process) -> Cost:
    """What a server has cost so far."""
    alone = everybody = 0.0
    for process in family(server):
        with contextlib.suppress(psutil.Error):
            times = process.cpu_times()
            everybody += times.user + times.system
            if process.pid == server.pid:
                alone = times.user + times.system
    return Cost(alone, everybody)


def settle(server: psutil.Process, least: int = 0) -> bool:
    """Wait until the kernels are ready: as many as that are there, none comes or goes, and none works.

    False if that takes too long.
    """
    end = time.monotonic() + SETTLE_SECONDS
    quiet = 0
    while time.monotonic() < end and quiet < 2:
        before, busy = len(family(server)), cost(server)
        time.sleep(1.5)
        after = len(family(server))
        at_rest = after == before > least and (cost(server) - busy).all < 1.5 * QUIET_CORES
        quiet = quiet + 1 if at_rest else 0
    return quiet == 2


def left(used: Iterable[int], start: float, seconds: float = LEFT_SECONDS) -> tuple[int, float]:
    """How many of these processes are left so many seconds after `start`, and when the last of the others was gone.

    `start` is a moment of `time.monotonic`.
    """
    alive, gone = set(used), 0.0
    while alive:
        still = {pid for pid in alive if _runs(pid)}
        if still != alive:
            alive, gone = still, time.monotonic() - start
        if time.monotonic() - start > seconds:
            break
        time.sleep(0.1)
    return len(alive), gone


def _runs(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def listening(port: int) -> psutil.Process | None:
    """The process of this computer that listens on a port, if it can be seen."""
    with contextlib.suppress(psutil.Error):
        for connection in psutil.net_connections("tcp"):
            if connection.status == psutil.CONN_LISTEN and connection.laddr.port == port and connection.pid:
                return psutil.Process(connection.pid)
    return None
