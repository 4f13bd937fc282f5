"""One server under load: the crowd arrives, clicks and leaves, and the server's processes are watched meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with ipykernel

from load.crowd import Orders
from load.servers import Server
from load.watch import Cost, Memory, cost, left, memory, settle

TESTS = Path(__file__).resolve().parent.parent
SAMPLE_SECONDS = 30.0


class Helper:
    """A process that plays visitors, and the lines said to it and by it."""

    def __init__(self, module: str, orders: object) -> None:
        path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.tell(json.dumps(orders))
        self.hear("ready")

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self, at: str) -> dict[str, Any]:
        """What it says when it has come that far."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        said: dict[str, Any] = json.loads(line or "{}")
        if said.pop("at", None) != at:
            raise AssertionError(f"the visitors' process ended before it {at}: {line!r}")
        return said


@contextmanager
def helper(module: str, orders: object) -> Iterator[Helper]:
    """A process of visitors, gone at the end."""
    started = Helper(module, orders)
    try:
        yield started
    finally:
        started.process.kill()
        started.process.communicate()


@dataclass
class Result:
    """What one run showed; seconds and megabytes."""

    name: str
    sessions: int
    tally: dict[str, Any] = field(default_factory=dict)
    settled: bool = True
    arriving: Cost | None = None
    clicking: Cost | None = None
    """What it cost while all arrived, and while all clicked."""
    resting: Memory | None = None
    busy: Memory | None = None
    left: int | None = None
    """Kernels left of those whose pages said that they close, and the second when the last of them was gone."""
    gone_after: float = 0.0
    dropped: int = 0
    dropped_left: int | None = None
    browsers: dict[str, Any] = field(default_factory=dict)


def measure(server: Server, orders: Orders, *, warm: bool, browsers: int = 0) -> Result:
    """Let the crowd at a server; `warm`: only when all its kernels are ready."""
    process = server.process
    result = Result(server.name, orders.sessions, dropped=orders.dropped)
    if process is not None and warm:
        result.settled = settle(process, orders.sessions)
        result.resting = memory(process, ())
    with ExitStack() as stack:
        crowd = stack.enter_context(helper("load.crowd", asdict(orders)))
        viewers = None
        if browsers:
            wish = {"url": server.url, "count": browsers, "seconds": orders.seconds}
            viewers = stack.enter_context(helper("load.browsers", wish))
            viewers.tell("go")
        costs = [_cost(process)]
        crowd.tell("go")
        crowd.hear("arrived")
        costs.append(_cost(process))
        result.tally = crowd.hear("clicked")
        costs.append(_cost(process))
        if viewers is not None:
            result.browsers = viewers.hear("clicked")
        if process is not None:
            result.arriving, result.clicking = costs[1] - costs[0], costs[2] - costs[1]
            result.busy = memory(process, result.tally["processes"])
        leaving = time.monotonic()
        crowd.tell("leave")
        crowd.hear("left")
        if process is not None:
            _count_left(result, leaving)
    return result


def _cost(process: psutil.Process | None) -> Cost:
    return Cost(0, 0) if process is None else cost(process)


def _count_left(result: Result, leaving: float) -> None:
    processes = result.tally["processes"]
    told = len(processes) - result.dropped
    result.left, result.gone_after = left(processes[:told], leaving)
    result.dropped_left = left(processes[told:], leaving)[0] if result.dropped else None


@dataclass(frozen=True)
class Sample:
    """Memory at a moment of a soak, in seconds from its start."""

    at: float
    memory: Memory


def soak(server: Server, orders: Orders) -> tuple[Result, list[Sample]]:
    """Let visitors come and go for a long time, and look at the server's memory every half minute."""
    process = server.process
    if process is None:
        raise ValueError("the server's memory cannot be seen from here")
    result = Result(server.name, orders.sessions, settled=settle(process, orders.sessions))
    result.resting = memory(process, ())
    samples: list[Sample] = []
    every = min(SAMPLE_SECONDS, orders.seconds / 12)
    with helper("load.crowd", asdict(orders)) as crowd:
        crowd.tell("go")
        start = time.monotonic()
        while (at := (len(samples) + 1) * every) <= orders.seconds:
            time.sleep(max(0.0, start + at - time.monotonic()))
            samples.append(Sample(at, memory(process, ())))
        result.tally = crowd.hear("clicked")
        leaving = time.monotonic()
        crowd.tell("leave")
        crowd.hear("left")
        result.left, result.gone_after = left(result.tally["processes"], leaving)
    return result, samples
