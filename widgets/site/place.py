"""The folder a site is put into: only what an earlier build wrote there is ever replaced."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from phase10.errors import Phase10Error, printable, shown

MARK = "phase10-site.json"
"""Names the files that a build wrote; a folder that has others is left alone."""


@contextmanager
def workshop(target: Path) -> Iterator[Path]:
    """A folder beside the target to build in, gone at the end.

    `Phase10Error` when the target holds anything but an older site, or nothing can be written there.
    """
    _look(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}-") as folder:
            yield Path(folder)
    except OSError as problem:
        words = problem.strerror or str(problem)
        raise Phase10Error("build-no-folder", folder=shown(str(target)), line=printable(words)) from None


def put(made: Path, target: Path) -> list[Path]:
    """Put a finished site out of a workshop in the target's place; its files. If that fails, the target stays."""
    files = sorted(path for path in made.rglob("*") if path.is_file())
    names = [path.relative_to(made).as_posix() for path in files]
    (made / MARK).write_text(json.dumps({"files": names}, indent=1), encoding="utf-8")
    _look(target)  # again: meanwhile minutes have passed
    older = made.with_name("older")
    if target.exists():
        os.replace(target, older)
    try:
        os.replace(made, target)
    except OSError:
        if older.exists():
            os.replace(older, target)
        raise
    return [target / name for name in names]


def _look(target: Path) -> None:
    """`Phase10Error` when a target is there and holds a file that no build wrote."""
    if not target.exists():
        return
    ours: set[str] = {MARK}
    if (target / MARK).is_file():
        files = json.loads((target / MARK).read_text(encoding="utf-8"))["files"]
        ours |= {name + packed for name in files for packed in ("", ".gz", ".br")}
    if not target.is_dir() or any(
        path.relative_to(target).as_posix() not in ours for path in target.rglob("*") if not path.is_dir()
    ):
        raise Phase10Error("build-not-empty", folder=shown(str(target)))
