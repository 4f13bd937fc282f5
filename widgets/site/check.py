"""No page asks another host: what can be read off the files is refused here.

What a page itself would ask besides, the reader's browser refuses by the page's policy. Python runs in a worker, which
that policy does not reach: it fetches what the lock names, and nothing is installed while a page runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from phase10.errors import Phase10Error, printable
from widgets.safety import policy, script_hashes

NAMESPACES = ("http://www.w3.org/",)
"""Addresses that name a kind of markup and are never asked."""
CONFIG = re.compile(r'<script id="jupyter-config-data" type="application/json">(.*?)</script>', re.DOTALL)
ADDRESS = re.compile(r"""(?:src|href|action|data)=["']?((?:https?:)?//[^"'\s>]+)|url\(["']?((?:https?:)?//[^"')]+)""")
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
HEAD = '<meta charset="utf-8">\n'
PYTHON = " 'wasm-unsafe-eval'"
"""What a page may run besides scripts: Python is WebAssembly."""


def guarded(page: str) -> str:
    """The page with the policy that a browser keeps, which knows the scripts that stand in the page.

    >>> "connect-src 'self';" in guarded(HEAD + "<script>1</script>")
    True
    """
    words = policy(script_hashes(page), run=PYTHON)
    return page.replace(HEAD, f'{HEAD}<meta http-equiv="Content-Security-Policy" content="{words}">\n', 1)


def nothing_foreign(folder: Path) -> None:
    """`Phase10Error` that names the first page or lock of the site that would ask another host."""
    (lock,) = folder.glob("static/*/pyodide-lock.json")
    for name in lock_faults(json.loads(lock.read_text(encoding="utf-8")), lock.parent):
        raise Phase10Error("build-foreign", file=lock.name, address=printable(name))
    for page in sorted(folder.glob("*.html")):
        text = page.read_text(encoding="utf-8")
        if "Content-Security-Policy" not in text:
            raise Phase10Error("build-unexpected", what=f"{page.name}: Content-Security-Policy")
        for address in page_faults(text):
            raise Phase10Error("build-foreign", file=page.name, address=printable(address))


def lock_faults(lock: dict[str, dict[str, dict[str, str]]], folder: Path) -> Iterator[str]:
    """The packages of a lock that do not lie beside it: the browser would ask Pyodide's own host for them."""
    for name, package in lock["packages"].items():
        file = package["file_name"]
        if "/" in file or not (folder / file).is_file():
            yield f"{name}: {file}"


def page_faults(page: str) -> Iterator[str]:
    """The addresses of other hosts that a page would ask, by itself or by its settings.

    >>> list(page_faults('<link rel="stylesheet" href="https://cdn.example/a.css">'))
    ['https://cdn.example/a.css', 'pyodideUrl']
    """
    for found in ADDRESS.finditer(page):
        address = found[1] or found[2]
        if not address.startswith(NAMESPACES):
            yield address
    config = CONFIG.search(page)
    kernel = json.loads(config[1])["litePluginSettings"][KERNEL] if config else {}
    if not str(kernel.get("pyodideUrl", "")).startswith("./static/pyodide-"):
        yield "pyodideUrl"
    elif not kernel.get("disablePyPIFallback") or kernel.get("pipliteUrls"):
        yield "pipliteUrls"
