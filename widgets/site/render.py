"""Turn notebooks into pages with the site's own template. Runs inside the builder's environment: `render.py JOB`.

JOB is a JSON file: `settings` of the site's front end, `resources` for the template, and `pages`, each with `notebook`,
`file` and `lang` (None: the page is in the reader's language, whichever that is).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import nbformat
from voici_core.exporter import VoiciExporter
from voila.configuration import VoilaConfiguration

PATHS = {
    "baseUrl": "./",
    "fullStaticUrl": "./voici/build",
    "settingsUrl": "./build/schemas",
    "fullLabextensionsUrl": "./extensions",
    "themesUrl": "./build/themes",
    "jpThemeName": "JupyterLab Light",
}
"""Where a page, which lies at the top of the site, finds the front end."""
LANGUAGE = "import os; os.environ['LC_ALL'] = {lang!r}\n"
"""Put before a lesson's first code: on the server its folder says which language it is in."""


class Exporter(VoiciExporter):  # type: ignore[misc]  # Voici publishes no types
    """Voici's, whose page carries the code of the notebook, and neither its outputs nor its prose a second time."""

    def update_page_config(self, nb: Any, resources: Any, page_config: dict[str, Any]) -> dict[str, Any]:
        """The settings with what is to be run."""
        settings: dict[str, Any] = super().update_page_config(nb, resources, page_config)
        for cell in settings["notebookSrc"].cells:
            if cell.cell_type == "code":
                cell.outputs = []
            else:
                cell.source = ""
            cell.pop("attachments", None)
            cell.metadata = {}
        return settings


def page(notebook: Path, lang: str | None, settings: dict[str, Any], resources: dict[str, Any]) -> str:
    """The page of a notebook."""
    book = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    book.metadata.kernelspec = {"name": "python", "display_name": "Python", "language": "python"}
    if lang is not None:
        first = next(cell for cell in book.cells if cell.cell_type == "code")
        first.source = LANGUAGE.format(lang=lang) + first.source
    exporter = Exporter(
        voici_config=VoilaConfiguration(template="phase10", theme="light", strip_sources=True),
        page_config=settings | PATHS,
        base_url="./",
        notebook_path=str(notebook),
    )
    metadata = {"name": notebook.stem, "path": ""}
    return str(exporter.from_notebook_node(book, {"phase10": resources, "metadata": metadata})[0])


def main(job: Path, target: Path) -> None:
    """Write all pages of a job into a folder."""
    what = json.loads(job.read_text(encoding="utf-8"))
    for entry in what["pages"]:
        text = page(Path(entry["notebook"]), entry["lang"], what["settings"], what["resources"])
        (target / entry["file"]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
