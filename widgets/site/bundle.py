"""The Python that the browser gets: one package with the kit and all it imports, without what no page needs.

One file instead of forty is fetched and unpacked sooner; compiled beforehand (`compile.mjs`), it is imported in a third
of the time.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import phase10
import widgets

NAME = "phase10-site"
BUNDLE = "phase10-site.zip"
EMPTY = "nothing.zip"
ASKED = ("micropip", "piplite", "ssl", "sqlite3", "pyodide_kernel", "ipykernel", "comm", "jedi", "ipython")
"""What the kernel asks for by name when it starts: all of it is in the bundle, or not needed."""
FROM_BUILDER = ("pyodide_kernel", "ipykernel")
"""The kernel itself, and the empty ipykernel that comes with it."""
SERVER = {
    "app.py",
    "serve.py",
    "server.py",
    "gate.py",
    "kernels.py",
    "drawing.py",
    "network.py",
    "room.py",
    "forkserver.py",
    "share",
    "deploy",
    "site",
    "notebooks",
}
"""Parts of `widgets` that only a server needs."""
NOT_IMPORTED = (
    "anywidget/labextension/",
    "anywidget/nbextension/",
    "babel/messages/",
    "ipywidgets/state.schema.json",
    "parso/",
    "pytz/zoneinfo/",
)
ONLY = {
    "babel/locale-data/": {"root", "en", "fr", "de", "pt", "pt_BR", "fi"},
    "pygments/lexers/": {"__init__", "_mapping", "python"},
}
"""Large folders of which the browser gets these alone."""

PIPLITE = "_PIPLITE_DISABLE_PYPI = True\n_PIPLITE_URLS: list[str] = []\n"
"""Stands for the kernel's own installer, which takes half a second to import; nothing is installed in a page."""

Files = Iterator[tuple[str, bytes]]


def write_bundle(wheels: Path, kernel: Path, target: Path) -> None:
    """Pack the kit, the wheels, and those of the kernel (in the folder `kernel`) into one archive, not yet compiled."""
    seen: set[str] = set()
    with zipfile.ZipFile(target, "w") as packed:
        for name, data in _everything(wheels, kernel):
            if name not in seen:
                packed.writestr(name, data)
            seen.add(name)


def write_empty(target: Path) -> None:
    """An archive with nothing in it, for what is asked for by name and not needed."""
    zipfile.ZipFile(target, "w").close()


def write_lock(theirs: Path, target: Path) -> None:
    """Write the lock beside both archives: Pyodide's own, with nothing to load but these two, which lie beside it."""
    lock = json.loads(theirs.read_text(encoding="utf-8"))
    bundle = target.parent / BUNDLE
    with zipfile.ZipFile(bundle) as packed:
        imports = sorted(
            {name.split("/")[0].removesuffix(".pyc") for name in packed.namelist() if ".dist-info" not in name}
        )
    bundled = _entry(NAME, bundle, imports=imports)
    asked = [_entry(name, target.parent / EMPTY, depends=[NAME]) for name in ASKED]
    lock["packages"] = {entry["name"]: entry for entry in (bundled, *asked)}
    target.write_text(json.dumps(lock, indent=1), encoding="utf-8")


def _entry(name: str, wheel: Path, imports: Iterable[str] = (), depends: Iterable[str] = ()) -> dict[str, Any]:
    return {
        "name": name.replace("_", "-"),
        "version": "1",
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [*imports],
        "depends": [*depends],
        "unvendored_tests": False,
    }


def _everything(wheels: Path, kernel: Path) -> Files:
    yield from _kit()
    yield "piplite/__init__.py", b""
    yield "piplite/piplite.py", PIPLITE.encode()
    for found in sorted(wheels.glob("*.whl")):
        yield from _wheel(found)
    for name in FROM_BUILDER:
        (found,) = kernel.glob(f"{name}-*.whl")
        yield from _wheel(found)


def _kit() -> Files:
    for package in (phase10, widgets):
        (top,) = (Path(place) for place in package.__path__)
        for path in sorted(top.rglob("*")):
            inner = path.relative_to(top)
            if package is widgets and inner.parts[0] in SERVER:
                continue
            if path.is_file() and "__pycache__" not in inner.parts and path.suffix != ".xz":
                yield f"{top.name}/{inner.as_posix()}", path.read_bytes()


def _wheel(path: Path) -> Files:
    """The files of a wheel that some page may need, with its licences and what says which version it is."""
    with zipfile.ZipFile(path) as packed:
        for name in packed.namelist():
            if not name.endswith("/") and _is_needed(name):
                yield name, packed.read(name)


def _is_needed(name: str) -> bool:
    """Whether a file of a wheel is put into the bundle.

    >>> _is_needed("babel/locale-data/fi.dat"), _is_needed("babel/locale-data/sv.dat"), _is_needed("six.py")
    (True, False, True)
    """
    if name.startswith(NOT_IMPORTED) or "/tests/" in name or name.endswith((".pyi", "/RECORD")) or ".data/" in name:
        return False
    return all(Path(name).stem in kept for folder, kept in ONLY.items() if name.startswith(folder))
