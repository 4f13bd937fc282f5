"""The servers under load: the kit for a class, a plain Voila with one bare notebook, or one that runs already."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
from server import START_SECONDS, STOP_SECONDS, free_port, started_kit, write_notebook

from load.visitor import BARE
from load.watch import listening
from load.wire import Place

BARE_NOTEBOOK = """
import ipywidgets
button = ipywidgets.Button(description="Press")
label = ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])
"""


@dataclass(frozen=True)
class Server:
    """Where a server is, the pages to visit, and its process if that runs on this computer."""

    name: str
    url: str
    pages: list[str]
    process: psutil.Process | None


@contextmanager
def kit(pages: list[str], class_size: int) -> Iterator[Server]:
    """The kit, for a class that opens the first of the pages."""
    with started_kit("--class-size", str(class_size), "--class-page", pages[0]) as running:
        yield Server("kit", running.url, pages, psutil.Process(running.process.pid))


@contextmanager
def bare(kernels: int) -> Iterator[Server]:
    """A plain Voila in its default settings, with so many kernels kept ready; 0 for none.

    By default it would start as many again one second later, and the clicks would be measured beside that; so it waits.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        notebook = Path(folder) / "bare.ipynb"
        write_notebook(notebook, BARE_NOTEBOOK)
        command = [sys.executable, "-m", "voila", str(notebook), f"--port={port}", "--no-browser"]
        if kernels:
            command += ["--preheat_kernel=True", f"--pool_size={kernels}", "--VoilaKernelManager.fill_delay=600"]
        environment = {**os.environ, "JUPYTER_CONFIG_DIR": folder, "JUPYTER_NO_CONFIG": "1"}
        silent = subprocess.DEVNULL
        with subprocess.Popen(command, env=environment, stdout=silent, stderr=silent) as process:
            try:
                _wait_for(port)
                yield Server("bare Voila", f"http://127.0.0.1:{port}/", [BARE], psutil.Process(process.pid))
            finally:
                _stop(process)


def running(url: str, pages: list[str]) -> Server:
    """A server that somebody else started."""
    return Server("kit", url, pages, listening(Place.of(url).port))


def _wait_for(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("Voila did not start")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End a Voila and the kernels it would leave."""
    children = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
    for child in children:
        if child.is_running():
            child.kill()
