"""`phase10 serve` and `phase10 lab`: the dashboards in the browser, and the notebooks in JupyterLab.

Nothing of Jupyter is imported before one of the two runs, so the command line starts fast.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import importlib
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from phase10.cli import Subparsers
from phase10.errors import Phase10Error, shown, whole_number
from phase10.text import Text, catalogue, reader_language
from widgets.room import free_megabytes, most_kernels
from widgets.safety import ADDRESS, PUBLIC, SITE, Door, frame_origins, host_of, public_address

PORT = 8866
"""The port of `serve` when none is asked for and nobody else has it."""
LARGEST_CLASS = 200
CLASS_PAGE = "check"
"""The page a whole class opens in the same minute, if no other is named."""
_PART = r"(?!\.\.?(?:/|$))(?:[A-Za-z0-9._~@-]|%[0-9A-Fa-f]{2})+"
_BASE = re.compile(f"{_PART}(?:/{_PART})*")
"""Names between slashes, as an address may have them, none of which leads up."""
BUSY = {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)}
REFUSED = {errno.EACCES, errno.EPERM, getattr(errno, "WSAEACCES", errno.EACCES)}


def add_arguments(subparsers: Subparsers[Any]) -> None:
    """Add the commands `serve` and `lab`; the parsed arguments carry the function to call as `run`."""
    text = catalogue("en")
    parser = subparsers.add_parser("serve", help=text("serve-help"), description=text("serve-about"))
    parser.add_argument("--port", metavar="N", help=text("serve-help-port"))
    parser.add_argument("--lang", metavar="L", help=text("serve-help-lang"))
    parser.add_argument("--no-browser", action="store_true", help=text("serve-help-no-browser"))
    parser.add_argument("--class-size", metavar="N", help=text("serve-help-class-size"))
    parser.add_argument("--class-page", metavar="PAGE", default=CLASS_PAGE, help=text("serve-help-class-page"))
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=text("serve-help-host"))
    parser.add_argument("--base-url", metavar="PATH", default="/", help=text("serve-help-base-url"))
    parser.add_argument("--public-url", metavar="URL", help=text("serve-help-public-url", example=PUBLIC))
    parser.add_argument("--frame-ancestors", metavar="SITE", help=text("serve-help-frame-ancestors", example=SITE))
    parser.set_defaults(run=serve)
    parser = subparsers.add_parser("lab", help=text("serve-lab-help"), description=text("serve-lab-about"))
    parser.add_argument("--port", metavar="N", help=text("serve-help-port"))
    parser.add_argument("--no-browser", action="store_true", help=text("serve-help-no-browser"))
    parser.set_defaults(run=lab)


def serve(args: argparse.Namespace) -> int:
    """Serve the dashboards until Ctrl-C; `Phase10Error` when they cannot be."""
    text = catalogue(reader_language(args.lang))
    size = 1 if args.class_size is None else _number(args.class_size, 0, LARGEST_CLASS, "serve-bad-class-size")
    folder = notebooks()
    page = _page(args.class_page, folder)
    base = _base(args.base_url)
    door = _door(args, base)
    listener = _listen(args.host, args.port, text)
    lang = text.lang if args.lang is not None else None
    url = _address(listener, base, lang)
    places = _places(listener, base, args.public_url)
    os.environ[ADDRESS] = places[0] if places else ""

    def ready() -> None:
        print(text("serve-running", url=url), flush=True)
        for line in _for_class(places, url, page if lang is None else f"{page}?lang={lang}", text):
            print(line, flush=True)
        if not args.no_browser:
            _open_browser(url)

    with contextlib.suppress(KeyboardInterrupt), listener:
        from widgets.pages import notebook_of  # noqa: PLC0415  the lessons and Voila take a second to import
        from widgets.server import run  # noqa: PLC0415

        most = most_kernels(size, free_megabytes())
        if most < size:
            print(text("serve-little-memory", count=str(most), size=str(size)), file=sys.stderr)
        notebook = notebook_of(page, text.lang)
        run(folder, listener, class_size=size, class_notebook=notebook, most=most, ready=ready, door=door)
    return 0


def lab(args: argparse.Namespace) -> int:
    """Open the notebooks in JupyterLab until Ctrl-C; its exit status."""
    options = [f"--ServerApp.root_dir={notebooks()}", "--ServerApp.ip=127.0.0.1", "-y", "--log-level=WARN"]
    if args.port is not None:
        options += [f"--port={_number(args.port, 1, 65535, 'serve-bad-port')}", "--ServerApp.port_retries=0"]
    if args.no_browser:
        options.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")  # in a container; it listens on this computer only, and asks for its token
    lab_app = importlib.import_module("jupyterlab.labapp")  # takes a second, and publishes no types
    try:
        lab_app.LabApp.launch_instance(options)
    except KeyboardInterrupt:
        return 0
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def notebooks() -> Path:
    """The folder of the notebooks: beside this file when installed, at the top of the tree in a checkout."""
    here = Path(__file__).resolve().parent
    asked = os.environ.get("PHASE10_NOTEBOOKS")  # for tests: other notebooks, the same server
    for folder in [Path(asked)] if asked else [here / "notebooks", here.parent / "notebooks"]:
        if (folder / "index.ipynb").is_file():
            return folder.resolve()
    raise Phase10Error("serve-no-notebooks", folder=str(here / "notebooks"))


def _page(name: str, folder: Path) -> str:
    """The name of a page or of a lesson that is there."""
    if (
        name.isascii()
        and name.isalpha()
        and any((folder / place / f"{name}.ipynb").is_file() for place in ("", "lessons/en"))
    ):
        return name
    raise Phase10Error("serve-bad-class-page", token=shown(name))


def _base(token: str) -> str:
    """The path that all addresses begin with, from slash to slash.

    >>> _base("/phase10/"), _base("school/cards"), _base("/user/bo@example.org"), _base("")
    ('/phase10/', '/school/cards/', '/user/bo@example.org/', '/')
    >>> _base("../up")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    phase10.errors.Phase10Error: “../up” is not a path for --base-url. Give one like /phase10/...
    """
    parts = token.strip("/")
    if parts and not _BASE.fullmatch(parts):
        raise Phase10Error("serve-bad-base-url", token=shown(token))
    return f"/{parts}/" if parts else "/"


def _door(args: argparse.Namespace, base: str) -> Door:
    """Which names the server answers to, and which sites may show its pages."""
    names = [args.host.lower(), host_of(public_address(args.public_url)) if args.public_url else ""]
    frames = frame_origins(args.frame_ancestors) if args.frame_ancestors else ()
    return Door(names=tuple(filter(None, names)), base=base, frames=frames)


def _number(token: str, least: int, most: int, message_id: str) -> int:
    number = whole_number(token, range(least, most + 1))
    if number is None:
        raise Phase10Error(message_id, token=shown(token), least=str(least), most=str(most))
    return number


def _listen(host: str, port: str | None, text: Text) -> socket.socket:
    """A listening socket on the port asked for, or on the next free one when none was."""
    wanted = PORT if port is None else _number(port, 1, 65535, "serve-bad-port")
    if listener := _bind(host, wanted):
        return listener
    for free in [*range(wanted + 1, min(wanted + 50, 65536)), 0]:
        listener = _bind(host, free)
        if listener is None:
            continue
        number = str(listener.getsockname()[1])
        if port is None:
            print(text("serve-moved", port=str(wanted), free=number), file=sys.stderr)
            return listener
        listener.close()
        raise Phase10Error("serve-busy", port=str(wanted), free=number)
    raise Phase10Error("serve-bad-host", token=shown(host))


def _bind(host: str, port: int) -> socket.socket | None:
    """A listening socket, None when somebody else has the port; IPv4 where a name has both."""
    try:
        found = socket.getaddrinfo(host or "127.0.0.1", port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Phase10Error("serve-bad-host", token=shown(host)) from None
    family, kind, protocol, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
        listener.setblocking(False)
    except OSError as problem:
        listener.close()
        if problem.errno in BUSY:
            return None
        if problem.errno in REFUSED:
            raise Phase10Error("serve-refused", port=str(port)) from None
        raise Phase10Error("serve-bad-host", token=shown(host)) from None
    return listener


def _address(listener: socket.socket, base: str, lang: str | None) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}{base}" + (f"?lang={lang}" if lang else "")


def _places(listener: socket.socket, base: str, public_url: str | None) -> list[str]:
    """The addresses by which others find the kit, the likeliest first; none when it is there for this computer only."""
    if public_url:
        return [public_address(public_url)]
    from widgets.network import addresses  # noqa: PLC0415  only a server needs it

    host, port = listener.getsockname()[:2]
    bracketed = (f"[{one}]" if ":" in one else one for one in addresses(host))
    return [f"http://{one}:{port}{base}" for one in bracketed]


def _for_class(places: Sequence[str], url: str, page: str, text: Text) -> Iterator[str]:
    """What a teacher has to know: the address for the board, as a QR code too, and the page that shows both."""
    if not places:
        return
    board = places[0] + page
    yield text("serve-board", url=board)
    if sys.stdout.isatty() and (sys.stdout.encoding or "").lower().startswith("utf"):
        from widgets.qr import for_terminal  # noqa: PLC0415  only a terminal needs it

        yield for_terminal(board)
    if places[1:]:
        yield text("serve-board-others", addresses=", ".join(places[1:]))
    home, _, query = url.partition("?")
    yield text("serve-teacher", url=f"{home}class{query and f'?{query}'}")


def _open_browser(url: str) -> None:
    """Open the reader's browser, never one that would take over the terminal."""
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}
    if os.name == "nt" or sys.platform == "darwin" or os.environ.keys() & screens:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
