"""Compile archives of Python beforehand. `compile.mjs` runs this inside Pyodide, whose Python will read them."""

import importlib.util
import zipfile
from importlib import _bootstrap_external as external

NO_TIME = (1980, 1, 1, 0, 0, 0)
"""The same input gives the same archive."""


def compile_archive(given: str, compiled: str) -> None:
    """Pack an archive again, each module as the bytes that Python runs, and without its source."""
    with zipfile.ZipFile(given) as old, zipfile.ZipFile(compiled, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=0)
                # Unchecked: there is no source to compare it with.
                data = external._code_to_hash_pyc(code, importlib.util.source_hash(data), False)  # type: ignore[attr-defined]
                name += "c"  # noqa: PLW2901
            new.writestr(zipfile.ZipInfo(name, NO_TIME), data, zipfile.ZIP_DEFLATED, 9)
