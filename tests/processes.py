"""The kernels of a running kit, as the computer sees them; and how a test waits."""

from __future__ import annotations

import asyncio
import re
import subprocess
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psutil  # type: ignore[import-untyped]  # comes with ipykernel

Result = TypeVar("Result")


def kernel_of(page: str) -> str:
    """The kernel that belongs to a page, by the page's text."""
    found = re.search(r'"kernelId": "([^"]+)"', page)
    assert found, page[-2000:]
    return found[1]


def kernels(server: subprocess.Popen[str]) -> list[psutil.Process]:
    """All kernels of a server."""
    return [child for child in psutil.Process(server.pid).children(recursive=True) if "kernel-" in named(child)]


def process_of(server: subprocess.Popen[str], kernel: str) -> psutil.Process | None:
    """The process of a kernel, None if there is none."""
    short = f"kernel-{kernel[:8]}"
    return next((process for process in kernels(server) if short in named(process)), None)


def named(process: psutil.Process) -> str:
    """The name of a process and its command line: one of them names the kernel, by how it was started."""
    try:
        return " ".join([process.name(), *process.cmdline()])
    except psutil.Error:  # it has ended meanwhile
        return ""


def in_a_loop(work: Coroutine[Any, Any, Result]) -> Result:
    """Run it in a thread of its own: Playwright's loop may run in this one."""
    with ThreadPoolExecutor() as other:
        return other.submit(asyncio.run, work).result(60)


def wait_until(what: Callable[[], object], seconds: float = 20) -> bool:
    """Whether it becomes true within so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.1)
    return False
