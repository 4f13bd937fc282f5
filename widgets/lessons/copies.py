"""The copies of the lessons: a pupil's and a teacher's in each language, all made from one source notebook each.

    python -m widgets.lessons.copies            make all copies (about a minute)
    python -m widgets.lessons.copies --check    only say what is missing or stale

A source (`notebooks/lessons/source/NAME.ipynb`) has all cells of a lesson, in English; tags say what a cell is for:
`teacher` and `solution` cells stay out of the pupil's copy, in an `answer` cell what stands between the marks of a
solution does, and `answer` and `check` cells carry what nbgrader reads. Prose in another language stands in
`notebooks/lessons/prose/LANG/NAME.md`, cell by cell, each with the fingerprint of the English cell it translates; code
cells are shared. Nobody edits a copy by hand.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from phase10.lessons import NAMES
from phase10.text import LANGUAGES

LESSONS = Path(__file__).resolve().parents[2] / "notebooks" / "lessons"
COPIES = ("pupil", "teacher")
TEACHERS = {"teacher", "solution"}
"""Tags of cells that only the teacher's copy has."""
SOLUTION = re.compile(r"### BEGIN SOLUTION\n(\w+) = .*?\n### END SOLUTION", re.DOTALL)
GUESS = re.compile(r'^lesson\.predict\("([a-z-]+)"\)', re.MULTILINE)
HEADING = re.compile(r"^(#{1,6}) (.+)$", re.MULTILINE)
"""A heading in the prose: its marks and its title."""
_HEAD = re.compile(r"<!-- ([a-z0-9-]+) ([0-9a-f]{8}) -->\n")

Cell = dict[str, Any]
Notebook = dict[str, Any]


# ---- Prose in other languages ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prose:
    """A cell's text in another language, and the fingerprint of the English text it translates."""

    text: str
    of: str


def fingerprint(text: str) -> str:
    """Eight digits that change with the text.

    >>> fingerprint("Two wilds."), fingerprint("Two wilds")
    ('4dcf2f09', 'd57c4bfa')
    """
    return hashlib.sha256(text.strip().encode()).hexdigest()[:8]


def read_prose(text: str) -> dict[str, Prose]:
    """The cells of a file of prose by their ids.

    >>> read_prose("<!-- hook 4dcf2f09 -->\\nDeux jokers.\\n")
    {'hook': Prose(text='Deux jokers.', of='4dcf2f09')}
    """
    parts = _HEAD.split(text)
    return {name: Prose(words.strip(), of) for name, of, words in zip(*(iter(parts[1:]),) * 3, strict=True)}


def write_prose(cells: Mapping[str, Prose]) -> str:
    """The file of these cells: what `read_prose` reads."""
    return "\n".join(f"<!-- {name} {prose.of} -->\n{prose.text}\n" for name, prose in cells.items())


def complaints(source: Notebook, prose: Mapping[str, Prose]) -> Iterator[str]:
    """What a translation lacks: cells without prose, prose that is older than its cell, prose of no cell."""
    english = {cell["id"]: text_of(cell) for cell in source["cells"] if cell["cell_type"] == "markdown"}
    for name, words in english.items():
        if name not in prose:
            yield f"{name} is missing"
        elif prose[name].of != fingerprint(words):
            yield f"{name} is stale"
    yield from (f"{name} is not in the source" for name in prose if name not in english)


# ---- Copies ----------------------------------------------------------------------------------------------------------


def text_of(cell: Cell) -> str:
    """The text of a cell."""
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def copy_of(source: Notebook, copy: str, lang: str, prose: Mapping[str, Prose]) -> Notebook:
    """A pupil's or a teacher's copy in a language, without outputs; a cell without prose stays English."""
    cells = [
        _copied(cell, after, copy, prose)
        for cell, after in gated(source["cells"])
        if copy == "teacher" or not TEACHERS & set(cell["metadata"].get("tags", ()))
    ]
    metadata = {**source["metadata"], "phase10": {"copy": copy, "lang": lang}}
    return {**source, "cells": cells, "metadata": metadata}


def gated(cells: Iterable[Cell]) -> Iterator[tuple[Cell, list[str]]]:
    """Each cell with the experiments whose guess comes before it: a page shows it after that guess.

    What counts is the section of the cell; for the last section, which answers everything, the whole lesson.
    """
    known = list(cells)
    last = max((place for place, cell in enumerate(known) if text_of(cell).startswith("## ")), default=len(known))
    after: list[str] = []
    every: list[str] = []
    for place, cell in enumerate(known):
        if text_of(cell).startswith("## "):
            after = every if place == last else []
        yield cell, after
        if guess := GUESS.search(text_of(cell)):
            after, every = [*after, guess[1]], [*every, guess[1]]


def _copied(cell: Cell, after: Sequence[str], copy: str, prose: Mapping[str, Prose]) -> Cell:
    words, tags = text_of(cell), cell["metadata"].get("tags", ())
    if cell["cell_type"] == "markdown":
        words = prose[cell["id"]].text if cell["id"] in prose else words
    elif "answer" in tags:
        words = _solved(words) if copy == "teacher" else SOLUTION.sub(r"\1 = None", words)
    metadata = {**cell["metadata"], **_grading(cell["id"], tags)}
    if after:
        metadata["phase10"] = {"after": [*after]}
    made = {**cell, "metadata": metadata, "source": words.splitlines(keepends=True)}
    return {**made, "execution_count": None, "outputs": []} if cell["cell_type"] == "code" else made


def _solved(words: str) -> str:
    return "\n".join(line for line in words.splitlines() if not line.startswith("### "))


def _grading(cell: str, tags: Iterable[str]) -> dict[str, Any]:
    """What nbgrader reads: which cell is the pupil's, which one gives a point."""
    shared = {"schema_version": 3, "grade_id": cell, "task": False}
    if "answer" in tags:
        return {"nbgrader": {**shared, "grade": False, "locked": False, "solution": True}}
    if "check" in tags:
        return {"nbgrader": {**shared, "grade": True, "locked": True, "solution": False, "points": 1}}
    return {}


def with_outputs(notebook: Notebook, executed: Notebook) -> Notebook:
    """The notebook with the outputs of one that was run, cell by cell; they are the same in every language."""
    outputs = {cell["id"]: cell.get("outputs", []) for cell in executed["cells"]}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            shown = [_plain(output, count) for output in outputs[cell["id"]]]
            cells.append({**cell, "execution_count": count, "outputs": shown})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def _plain(output: Mapping[str, Any], count: int) -> dict[str, Any]:
    """An output without what changes from run to run: of a widget its text alone."""
    if output["output_type"] != "execute_result":
        return dict(output)
    text = {kind: data for kind, data in output["data"].items() if kind == "text/plain"}
    return {"data": text, "execution_count": count, "metadata": {}, "output_type": "execute_result"}


def to_json(notebook: Notebook) -> str:
    """The file of a notebook, as Jupyter writes it."""
    ordered = json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True)
    return ordered + "\n"


# ---- Files -----------------------------------------------------------------------------------------------------------


def source_path(name: str) -> Path:
    """Where the source of a lesson is."""
    return LESSONS / "source" / f"{name}.ipynb"


def prose_path(name: str, lang: str) -> Path:
    """Where the prose of a lesson in a language is."""
    return LESSONS / "prose" / lang / f"{name}.md"


def copy_path(name: str, copy: str, lang: str) -> Path:
    """Where a copy is."""
    return LESSONS / lang / ("" if copy == "pupil" else copy) / f"{name}.ipynb"


def read_source(name: str) -> Notebook:
    """The source of a lesson."""
    source: Notebook = json.loads(source_path(name).read_text(encoding="utf-8"))
    return source


def prose_of(name: str, lang: str) -> dict[str, Prose]:
    """The prose of a lesson in a language; none in English, which is the source's own."""
    path = prose_path(name, lang)
    return read_prose(path.read_text(encoding="utf-8")) if path.is_file() else {}


def run(notebook: Notebook, folder: Path) -> Notebook:
    """The notebook with the outputs of a fresh kernel; what a cell raises is raised."""
    import nbformat  # noqa: PLC0415  the checks need neither
    from nbclient import NotebookClient  # noqa: PLC0415

    book = nbformat.reads(to_json(notebook), as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(book, timeout=60, resources={"metadata": {"path": str(folder)}}, store_widget_state=False)
    executed: Notebook = client.execute()
    return executed


def build(name: str) -> dict[Path, str]:
    """All files of a lesson that are made: the source with its outputs, and every copy."""
    source = read_source(name)
    folder = LESSONS / "en"
    folder.mkdir(exist_ok=True)
    ran = {copy: run(copy_of(source, copy, "en", {}), folder) for copy in COPIES}
    made = {source_path(name): to_json(_source_with_outputs(source, ran["teacher"]))}
    for lang in LANGUAGES:
        prose = prose_of(name, lang)
        for copy in COPIES:
            made[copy_path(name, copy, lang)] = to_json(with_outputs(copy_of(source, copy, lang, prose), ran[copy]))
    return made


def _source_with_outputs(source: Notebook, teachers: Notebook) -> Notebook:
    """The source keeps its marks, and is what nbgrader calls the instructor's version."""
    cells = [
        {**cell, "metadata": {**cell["metadata"], **_grading(cell["id"], cell["metadata"].get("tags", ()))}}
        for cell in source["cells"]
    ]
    return with_outputs({**source, "cells": cells}, teachers)


def check(names: Iterable[str] = NAMES) -> list[str]:
    """What is missing, stale or out of shape in the prose of these lessons, a line each."""
    found = []
    for name in names:
        source = read_source(name)
        for lang in LANGUAGES[1:]:
            prose, path = prose_of(name, lang), prose_path(name, lang)
            found += [f"{lang}/{name}: {what}" for what in complaints(source, prose)]
            if prose and write_prose(prose) != path.read_text(encoding="utf-8"):
                found.append(f"{lang}/{name}: the file has more than its cells, or a cell twice")
    return found


def main(arguments: list[str]) -> int:
    """Make the copies of all or some lessons, or only check; 1 when prose is missing or stale, 2 for a bad file."""
    parser = argparse.ArgumentParser(
        prog="python -m widgets.lessons.copies", description="Make the copies of the lessons."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(NAMES))
    parser.add_argument("--check", action="store_true", help="only say what is missing or stale")
    asked = parser.parse_args(arguments)
    names = asked.names or NAMES
    if unknown := [name for name in names if name not in NAMES]:
        parser.error(f"no such lesson: {', '.join(unknown)} (lessons: {', '.join(NAMES)})")
    try:
        for name in () if asked.check else names:
            for path, text in build(name).items():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            print(name, flush=True)
        found = check(names)
    except (OSError, UnicodeError, json.JSONDecodeError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(*(found or ["all prose is there and up to date"]), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
