"""What builds a site: the pinned builder in an environment of its own, Pyodide, and the wheels for the browser.

All of it is fetched once, by pip and npm as they are configured here, and kept in the user's cache.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from phase10.errors import Phase10Error, printable

HERE = Path(__file__).resolve().parent
PYODIDE = "0.29.0"
"""The version of Pyodide that the builder's kernel works with."""
PYTHON = "3.13"
"""The Python inside that Pyodide."""

Tell = Callable[[str], None]
"""Takes the id of a message about a step that begins."""


@dataclass(frozen=True, slots=True)
class Tools:
    """A folder with everything that builds a site.

    >>> Tools(Path("cache")).pyodide.as_posix()
    'cache/package'
    """

    folder: Path

    @property
    def python(self) -> Path:
        """The Python of the builder's environment."""
        return self.folder / "builder" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def extensions(self) -> Path:
        """The front end's extensions that the builder brings."""
        return self.folder / "builder" / "share" / "jupyter" / "labextensions"

    @property
    def pyodide(self) -> Path:
        """Pyodide's own files."""
        return self.folder / "package"

    @property
    def wheels(self) -> Path:
        """The wheels of `browser.txt`."""
        return self.folder / "wheels"


def fetched(tell: Tell) -> Tools:
    """The tools, fetched if this computer does not have them yet; `Phase10Error` when one cannot be had."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Phase10Error("build-no-program", program=program)
    tools = Tools(_cache() / f"site-{_fingerprint()}")
    if not tools.python.exists():
        tell("build-tools")
        tools.folder.parent.mkdir(parents=True, exist_ok=True)
        # Filled under another name, so that two builds at once do not meet in a folder that is half full.
        with tempfile.TemporaryDirectory(dir=tools.folder.parent, prefix="fetching-") as folder:
            _fetch(Tools(Path(folder) / "tools"))
            shutil.rmtree(tools.folder, ignore_errors=True)
            os.replace(Path(folder) / "tools", tools.folder)
    return tools


def call(command: Sequence[str | Path], folder: Path, **environment: str) -> str:
    """Run a program in a folder and give what it printed; `Phase10Error` with the line that says why when it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Phase10Error("build-failed", program=Path(words[0]).name, line=_reason(done))
    return done.stdout


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """The line that says why a program failed: the last that speaks of an error, else the last of all."""
    lines = (done.stderr.strip() or done.stdout.strip() or str(done.returncode)).splitlines()
    errors = [line for line in lines if "error" in line.lower()]
    return printable((errors or lines)[-1].strip())[:300]


def _fetch(tools: Tools) -> None:
    folder = tools.folder
    folder.mkdir()
    call([sys.executable, "-m", "venv", "builder"], folder)
    pip: list[str | Path] = [tools.python, "-m", "pip", "--disable-pip-version-check", "-q"]
    call([*pip, "install", "-r", HERE / "builder.txt"], folder)
    pure = ["--no-deps", "--only-binary", ":all:", "--python-version", PYTHON, "--platform", "any"]
    call([*pip, "download", *pure, "-d", tools.wheels, "-r", HERE / "browser.txt"], folder)
    call([shutil.which("npm") or "npm", "pack", "--loglevel=error", f"pyodide@{PYODIDE}"], folder)
    (packed,) = folder.glob("pyodide-*.tgz")
    with tarfile.open(packed) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        archive.extractall(folder)
    packed.unlink()


def _cache() -> Path:
    """The user's folder for what can be fetched again."""
    home = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "phase10-kit"


def _fingerprint() -> str:
    """Other pins are other tools."""
    pins = "".join((HERE / name).read_text(encoding="utf-8") for name in ("builder.txt", "browser.txt"))
    return hashlib.sha256(f"{pins} {PYODIDE} {sys.version_info[:2]}".encode()).hexdigest()[:12]
