"""A process that has loaded all a kernel needs and splits kernels off itself, each in some milliseconds.

A Python that starts, imports Jupyter and the widgets and draws its first page works for 0.6 seconds and takes 50 MB of
its own; a copy of a process that has done so before works for 0.07 seconds and shares most of its memory. The
process has one thread and none of a kernel's sockets, so a copy is whole; it is asked over a socket, and when that is
closed, because the server has ended in whatever way, it ends as well, and its kernels with it. On Linux only: elsewhere
a copy of a process is not safe or does not exist, and kernels start as Jupyter starts them.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from phase10.lessons import NAMES
from phase10.text import LANGUAGES


def _can_watch() -> bool:
    """Whether this system tells the end of a process by a descriptor; old ones and some sandboxes do not."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:
        return False
    return True


AVAILABLE = sys.platform == "linux" and hasattr(os, "pidfd_open") and _can_watch()
PATIENCE = 20.0
"""Seconds to wait for a kernel before it is started in the plain way."""
LARGEST = 1 << 20
"""Bytes of a request at most; it carries the environment."""
LOADED = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "ipykernel.debugger",
    "ipykernel.displayhook",
    "ipykernel.iostream",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    "ipywidgets",
    "psutil",
    "tornado.platform.asyncio",
    "zmq.utils.garbage",
)
"""What a kernel imports before it runs its first cell."""


class Forked:
    """A kernel that was split off: what `subprocess.Popen` is to a program that was started.

    Its end is seen through the process's own descriptor, so another process that gets its number is never meant.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        """Watch the process of that number."""
        self.pid = pid
        self._watch: int | None = None
        with contextlib.suppress(ProcessLookupError):  # it has ended already
            self._watch = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it runs; afterwards -1, for how it ended is known to its parent only."""
        if self._watch is not None and not _ready(self._watch, 0):
            return None
        self._forget()
        return -1

    def wait(self) -> int:
        """Wait for its end; -1."""
        if self._watch is not None:
            _ready(self._watch)
        self._forget()
        return -1

    def send_signal(self, sign: int) -> None:
        """Send it a signal; one that has ended gets none."""
        if self.poll() is None and self._watch is not None:
            signal.pidfd_send_signal(self._watch, sign)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _forget(self) -> None:
        if self._watch is not None:
            os.close(self._watch)
            self._watch = None


def _ready(descriptor: int, milliseconds: int | None = None) -> bool:
    """Whether there is something to read, at the latest after so long; `select` knows no number above 1023."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(milliseconds))


class ForkServer:
    """The server's end: starts the process, asks it for kernels, and starts it anew when it was killed."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._turn = asyncio.Lock()
        self._asked = 0
        self._stuck = False

    def start(self) -> None:
        """Start the process; it loads what kernels need while the server goes on."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-P", "-m", "widgets.forkserver"]
        with theirs:
            self._process = subprocess.Popen(command, stdin=theirs.fileno(), start_new_session=True)
        ours.setblocking(False)
        self._socket = ours

    async def fork(self, argv: Sequence[str], env: Mapping[str, str], cwd: str) -> Forked | None:
        """A new kernel with these arguments, environment and folder; None when it cannot be had this way."""
        async with self._turn:
            for _ in range(2):  # a process that was killed is started once more
                if self._stuck:
                    return None
                try:
                    if self._socket is None:
                        self.start()
                    request = {"argv": argv, "env": dict(env), "cwd": cwd, "until": time.monotonic() + PATIENCE}
                    return _watched(await asyncio.wait_for(self._ask(request), PATIENCE))
                except TimeoutError:
                    self._stuck = True  # its kernels live, but it is not asked again
                    return None
                except ConnectionError:
                    self.close()
                except OSError:  # too large a request, or too many files
                    return None
            self._stuck = True  # it ends as soon as it is started
        return None

    async def _ask(self, request: dict[str, Any]) -> int:
        """The number of the process that was split off, 0 for none; `ConnectionError` when nobody answers."""
        assert self._socket is not None
        loop = asyncio.get_running_loop()
        self._asked += 1
        await loop.sock_sendall(self._socket, json.dumps({"number": self._asked, **request}).encode())
        while answer := await loop.sock_recv(self._socket, 64):
            number, pid = map(int, answer.split())
            if number == self._asked:
                return pid
            if pid:  # nobody waits for it any more
                Forked(pid).kill()
        raise ConnectionError("the process has ended")

    def close(self) -> None:
        """End the process; its kernels see that and end within a second."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _watched(pid: int) -> Forked | None:
    """The process of that number; None for 0, or when it cannot be watched, and then it is ended."""
    try:
        return Forked(pid) if pid else None
    except OSError:
        os.kill(pid, signal.SIGKILL)
        return None


# ---- In the process itself -----------------------------------------------------------------------------------------


def main() -> None:
    """Load what kernels need, then split off a kernel for each request on standard input; returns in a kernel only."""
    requests = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.close(nothing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # as kernels do once they have begun
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for a kernel that has ended
    _load()
    asked = _answer(requests)
    requests.close()
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _become_kernel(asked)


def _load() -> None:
    """Import what each kernel imports, but no debugger: it would take 12 MB, and nobody debugs a page."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    for name in LOADED:
        with contextlib.suppress(ImportError):  # a part that another version does not have
            import_module(name)
    del sys.modules["debugpy"]


def _answer(requests: socket.socket) -> dict[str, Any]:
    """Split off a kernel for each request, and practise in between; in a kernel, what it was asked to be."""
    practice = _practice()
    while True:
        if not _ready(requests.fileno(), 0) and next(practice, None):
            continue
        gc.freeze()  # what is there by now is not looked through again, so its memory stays shared
        request = requests.recv(LARGEST)
        if not request:
            sys.exit()
        asked: dict[str, Any] = json.loads(request)
        # Who asked too long ago has started a kernel in another way, at the same address.
        pid = _fork() if time.monotonic() < asked["until"] else None
        if pid == 0:
            return asked
        requests.send(f"{asked['number']} {pid or 0}".encode())


def _fork() -> int | None:
    """As `os.fork`; None when it cannot be, or when the copy would not be whole because only one thread is copied."""
    if len(os.listdir("/proc/self/task")) > 1:
        return None
    try:
        return os.fork()
    except OSError:  # no memory, or too many processes
        return None


def _practice() -> Iterator[str]:
    """Draw each page once in each language, step by step: what can be kept for the next time is then kept."""
    from ipywidgets import Widget  # noqa: PLC0415  takes its time, and only this process needs it

    import widgets  # noqa: PLC0415

    for lang in LANGUAGES:
        for name in widgets.__all__:
            for arguments in [(lesson,) for lesson in NAMES] if name == "Lesson" else [()]:
                with contextlib.suppress(Exception):  # the page itself will say it
                    getattr(widgets, name)(*arguments, lang=lang)
                Widget.close_all()
                yield name
    gc.collect()


def _become_kernel(asked: dict[str, Any]) -> None:
    """Be the kernel that was asked for, until it ends."""
    os.chdir(asked["cwd"])
    os.environ.clear()
    os.environ.update(asked["env"])
    sys.argv = ["ipykernel_launcher", *asked["argv"]]
    with contextlib.suppress(OSError):  # a list of processes shows the first 15 letters: kernel-1a2b3c4d
        Path("/proc/self/comm").write_text(Path(asked["argv"][1]).stem, encoding="utf-8")
    from ipykernel.kernelapp import IPKernelApp  # noqa: PLC0415

    IPKernelApp.launch_instance(asked["argv"], parent_handle=os.getppid(), extra_extensions=["ipywidgets"])


if __name__ == "__main__":
    main()
