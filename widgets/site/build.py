"""Build the static site: front end, Python, pages."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import widgets
from phase10.errors import Phase10Error
from phase10.lessons import NAMES
from phase10.text import LANGUAGES
from widgets.pages import PAGES, SHARE, notebook_of, site
from widgets.site import bundle, check
from widgets.site.place import put, workshop
from widgets.site.tools import HERE, Tell, Tools, call, fetched

VOICI = "from voici_core.app import main; main()"  # its own `-m` asks for a package that is not there
SERVICE_WORKER = '"@jupyterlite/application-extension:service-worker-manager"===e.id'
CORE = ("pyodide.js", "pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
FRONT_END = (
    "voici/build",
    "build/schemas",
    "build/themes/@jupyterlab/theme-light-extension",
    "extensions/@jupyterlite/pyodide-kernel-extension",
    "extensions/anywidget",
)
"""What a page asks of the builder's front end."""


@dataclass(frozen=True, slots=True)
class Built:
    """A finished site: how many pages, files and bytes."""

    pages: int
    files: int
    size: int


def build(target: Path, notebooks: Path, tell: Tell) -> Built:
    """Build the site of a folder of notebooks in `target`, which is new, empty, or an older site.

    `Phase10Error` when the target holds anything else or cannot be written, a tool cannot be had, or the site would ask
    another host; the target is then as it was.
    """
    with workshop(target) as work:
        tools, made = fetched(tell), work / "site"
        tell("build-python")
        python = _python(tools, work, made / "static")
        tell("build-front-end")
        settings = _front_end(tools, work, made, python.name)
        tell("build-pages")
        pages = _pages(tools, work, notebooks, made, settings, python)
        tell("build-check")
        check.nothing_foreign(made)
        files = put(made, target)
        return Built(pages, len(files), sum(path.stat().st_size for path in files))


def _front_end(tools: Tools, work: Path, made: Path, python: str) -> dict[str, Any]:
    """Put the builder's front end into the site; the settings that a page gives it (`python`: the folder of Python)."""
    lite, out = work / "lite", work / "out"
    lite.mkdir()
    call([tools.python, "-c", VOICI, "build", "--output-dir", out, "--no-sourcemaps"], lite)
    for part in FRONT_END:
        shutil.copytree(out / part, made / part)
    _without_service_worker(made / "voici" / "build")
    settings = json.loads((out / "jupyter-lite.json").read_text(encoding="utf-8"))["jupyter-config-data"]
    extensions = [found for found in settings["federated_extensions"] if f"extensions/{found['name']}" in FRONT_END]
    kernel = {
        "pyodideUrl": f"./static/{python}/pyodide.js",
        "disablePyPIFallback": True,
        "pipliteUrls": [],  # nothing is installed while a page runs
        "loadPyodideOptions": {"packages": [*bundle.ASKED, bundle.NAME]},
    }
    return {**settings, "federated_extensions": extensions, "litePluginSettings": {check.KERNEL: kernel}}


def _without_service_worker(scripts: Path) -> None:
    """Leave out the front end's service worker, which no setting does: it serves a drive that no page has."""
    changed = 0
    for path in scripts.glob("*.js"):
        text = path.read_text(encoding="utf-8")
        if SERVICE_WORKER in text:
            path.write_text(text.replace(SERVICE_WORKER, "!1"), encoding="utf-8")
            changed += 1
    if not changed:
        raise Phase10Error("build-unexpected", what=SERVICE_WORKER)


def _python(tools: Tools, work: Path, static: Path) -> Path:
    """Put Python, its library and the bundle into a folder of the site, compiled, with the lock that names them.

    The folder, which is named by what is in it: no browser then mixes the files of two sites that it has kept.
    """
    folder = static / "pyodide"
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copy(tools.pyodide / name, folder)
    shutil.copy(tools.pyodide / "python_stdlib.zip", work / "stdlib.zip")
    kernel = tools.extensions / "@jupyterlite" / "pyodide-kernel-extension" / "static" / "pypi"
    bundle.write_bundle(tools.wheels, kernel, work / "bundle.zip")
    call(["node", HERE / "compile.mjs", tools.pyodide, work, "stdlib", "bundle"], work)
    shutil.move(work / "stdlib.compiled.zip", folder / "python_stdlib.zip")
    shutil.move(work / "bundle.compiled.zip", folder / bundle.BUNDLE)
    bundle.write_empty(folder / bundle.EMPTY)
    bundle.write_lock(tools.pyodide / "pyodide-lock.json", folder / "pyodide-lock.json")
    call(["node", HERE / "load.mjs", folder, *widgets.__all__], work)
    digest = sha256((folder / "pyodide-lock.json").read_bytes() + (folder / "python_stdlib.zip").read_bytes())
    return folder.rename(static / f"pyodide-{digest.hexdigest()[:12]}")


def _pages(tools: Tools, work: Path, notebooks: Path, made: Path, settings: dict[str, Any], python: Path) -> int:
    """Write the pages: each dashboard once, and each lesson in each language; their number."""
    pages = [_page(notebooks, name, "en") for name in PAGES] + [
        _page(notebooks, name, lang) for name in NAMES for lang in LANGUAGES
    ]
    there = [page for page in pages if Path(str(page["notebook"])).is_file()]
    loading = [path for path in sorted(python.iterdir()) if path.suffix in {".wasm", ".zip"}]
    resources = site(notebooks) | {
        "suffix": ".html",
        "lessons": [name for name in NAMES if (notebooks / notebook_of(name, "en")).is_file()],
        "loading": {f"./static/{python.name}/{path.name}": path.stat().st_size for path in loading},
    }
    job = work / "job.json"
    job.write_text(json.dumps({"settings": settings, "resources": resources, "pages": there}), encoding="utf-8")
    call([tools.python, HERE / "render.py", job, made], work, JUPYTER_PATH=str(SHARE))
    for path in made.glob("*.html"):
        path.write_text(check.guarded(path.read_text(encoding="utf-8")), encoding="utf-8")
    return len(there)


def _page(notebooks: Path, name: str, lang: str) -> dict[str, str | None]:
    lesson = name in NAMES
    file = f"{name}.{lang}.html" if lesson and lang != "en" else f"{name}.html"
    return {"notebook": str(notebooks / notebook_of(name, lang)), "file": file, "lang": lang if lesson else None}
