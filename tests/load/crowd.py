"""All visitors of a run, in a process of their own: `python -m load.crowd`, driven by `load.stage`.

Reads its orders from standard input, a line each, and says on standard output, a line of JSON each, how it went:
first the `Orders`, then `go` (all arrive at once, then click), then `leave`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Coroutine
from dataclasses import asdict, dataclass, field
from typing import Any

from load.visitor import BARE, BEAT_SECONDS, VisitError, Visitor, visitors
from load.wire import Place

PERIOD = 1.0
"""Seconds from one click of a visitor to the next."""
STAY = (20.0, 60.0)
"""In a soak: for how many seconds a visitor stays, at least and at most."""


@dataclass(frozen=True)
class Orders:
    """What the crowd shall do."""

    url: str
    pages: list[str]
    sessions: int
    seconds: float
    files: list[str] = field(default_factory=list)
    dropped: int = 0
    """How many of the visitors leave without the message that frees their kernel."""
    soak: bool = False


@dataclass
class Tally:
    """What the visitors found; times in seconds."""

    page: list[float] = field(default_factory=list)
    usable: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    asked: int = 0
    """Clicks that were sent while all were there."""
    strangers: int = 0
    slow_states: int = 0
    kernels: list[str] = field(default_factory=list)
    processes: list[int] = field(default_factory=list)
    troubles: dict[str, int] = field(default_factory=dict)
    arriving_cpu: float = 0.0
    arriving_seconds: float = 0.0
    clicking_cpu: float = 0.0
    clicking_seconds: float = 0.0

    def add(self, visitor: Visitor) -> None:
        """Take over how a visitor arrived."""
        for name, value in asdict(visitor.arrival).items():
            getattr(self, name).append(value)
        self.kernels.append(visitor.kernel)
        self.processes.append(visitor.process)
        self.slow_states += visitor.slow_states


class Crowd:
    """The visitors of one run and what they found."""

    def __init__(self, orders: Orders) -> None:
        self.orders, self.tally = orders, Tally()
        self.there: list[Visitor] = []
        self._random = random.Random(orders.sessions)
        place = Place.of(orders.url)
        count = 10_000 if orders.soak else orders.sessions
        self._coming = visitors(place, orders.pages, count, tuple(orders.files))

    async def try_to(self, work: Coroutine[Any, Any, None]) -> bool:
        """Whether it went well; what went wrong is counted."""
        try:
            await work
        except VisitError as trouble:
            said = str(trouble)
        except (OSError, asyncio.IncompleteReadError) as error:
            said = f"no connection: {type(error).__name__}"
        else:
            return True
        self.tally.troubles[said] = self.tally.troubles.get(said, 0) + 1
        return False

    async def arrive(self) -> None:
        """All come at once."""
        start, cpu = time.perf_counter(), time.process_time()
        coming = list(self._coming)
        good = await asyncio.gather(*(self.try_to(visitor.arrive()) for visitor in coming))
        self.there = [visitor for visitor, came in zip(coming, good, strict=True) if came]
        for visitor in self.there:
            self.tally.add(visitor)
        self.tally.arriving_cpu = time.process_time() - cpu
        self.tally.arriving_seconds = time.perf_counter() - start

    async def click(self) -> None:
        """Everybody clicks once a period, each at a moment of their own."""
        start, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(self._clicks(visitor, self.orders.seconds) for visitor in self.there))
        self.tally.clicking_cpu = time.process_time() - cpu
        self.tally.clicking_seconds = time.perf_counter() - start
        self.tally.strangers += sum(visitor.strangers for visitor in self.there)

    async def _clicks(self, visitor: Visitor, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self._random.uniform(0, PERIOD)
        end, beat = due + seconds, due + BEAT_SECONDS
        while due < end:
            await asyncio.sleep(due - loop.time())
            self.tally.asked += 1
            if not await self.try_to(visitor.click()):
                return
            # From the moment it was due: a click that had to wait for the answer before it is as late as that.
            self.tally.clicks.append(loop.time() - due)
            if visitor.page != BARE and loop.time() > beat:
                beat += BEAT_SECONDS
                await self.try_to(visitor.beat())
            due += PERIOD

    async def soak(self) -> None:
        """Visitors come, click and go, always as many as there are sessions, until the time is over."""
        start, cpu = time.perf_counter(), time.process_time()
        end = start + self.orders.seconds
        await asyncio.gather(*(self._seat(end) for _ in range(self.orders.sessions)))
        self.tally.clicking_cpu = time.process_time() - cpu
        self.tally.clicking_seconds = time.perf_counter() - start

    async def _seat(self, end: float) -> None:
        while (left := end - time.perf_counter()) > 0:
            visitor = next(self._coming)
            self.there.append(visitor)
            if await self.try_to(visitor.arrive()):
                self.tally.add(visitor)
                await self._clicks(visitor, min(left, self._random.uniform(*STAY)))
            self.tally.strangers += visitor.strangers
            self.there.remove(visitor)
            await self.try_to(visitor.leave())

    async def leave(self) -> None:
        """All close their tabs; the last `dropped` of them without the message that frees the kernel."""
        told = len(self.there) - self.orders.dropped
        await asyncio.gather(*(self.try_to(visitor.leave(i < told)) for i, visitor in enumerate(self.there)))


def say(**what: object) -> None:
    """A line of JSON on standard output."""
    print(json.dumps(what), flush=True)


async def run(orders: Orders) -> None:
    """One run, in step with the process that gives the orders."""
    crowd = Crowd(orders)
    say(at="ready")
    await asyncio.to_thread(sys.stdin.readline)
    if orders.soak:
        await crowd.soak()
    else:
        await crowd.arrive()
        say(at="arrived")
        await crowd.click()
    say(at="clicked", **asdict(crowd.tally))
    await asyncio.to_thread(sys.stdin.readline)
    await crowd.leave()
    say(at="left")


if __name__ == "__main__":
    asyncio.run(run(Orders(**json.loads(sys.stdin.readline()))))
