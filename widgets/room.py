"""How many visitors a computer bears: as many kernels as its memory is enough for, and no more than a class needs.

The kernels of pages that wait for a visitor count as well; they give way to visitors.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

KERNEL_MEGABYTES = 55
"""What is reckoned for a kernel; one that was split off takes about 30, one that was started by itself 50."""
OTHER_MEGABYTES = 500
"""What is left to the rest of the computer."""
TABS, OTHERS = 2, 40
"""So many tabs for everybody in the class, and so many kernels more."""
FILES = 1 << 14
"""Open files the server asks for, where the system allows it; a visitor takes fifteen, and many systems give 1024."""


def most_kernels(class_size: int, megabytes: int) -> int:
    """How many kernels there may be, for a class of that size on a computer with so much memory to give.

    >>> most_kernels(1, 16_000), most_kernels(30, 4_000), most_kernels(30, 2_000)
    (42, 63, 27)
    """
    by_memory = (megabytes - OTHER_MEGABYTES) // KERNEL_MEGABYTES
    return max(2, min(TABS * class_size + OTHERS, by_memory))


def free_megabytes() -> int:
    """The memory that this computer, or the container the server runs in, can give at the moment."""
    import psutil  # type: ignore[import-untyped]  # noqa: PLC0415  ipykernel depends on it; other commands need none

    free = int(psutil.virtual_memory().available)
    with contextlib.suppress(OSError, ValueError):  # no such group, or one without a limit
        group = Path("/proc/self/cgroup").read_text(encoding="utf-8").strip().rpartition(":")[2]
        limit, used = (int(Path(f"/sys/fs/cgroup{group}/memory.{name}").read_text()) for name in ("max", "current"))
        free = min(free, limit - used)
    return free >> 20


def allow_files() -> None:
    """Let this process have `FILES` open files, or as many as the system allows."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
