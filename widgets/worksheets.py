"""`phase10 worksheets`: a file of worksheets to print, with their keys.

Nothing of Jupyter is imported, and the lessons only when the command runs.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from phase10.cli import Subparsers
from phase10.errors import Phase10Error, printable, shown, whole_number
from phase10.text import catalogue, reader_language

if TYPE_CHECKING:
    from phase10.lessons.parts import Lesson
    from widgets.lessons.worksheet import Paper

EVERY = "all"
"""What stands for all lessons."""
MOST_COPIES = 200


def add_arguments(subparsers: Subparsers[Any]) -> None:
    """Add the command `worksheets`; the parsed arguments carry the function to call as `run`."""
    text = catalogue("en")
    parser = subparsers.add_parser("worksheets", help=text("sheet-help"), description=text("sheet-about"))
    parser.add_argument("lesson", metavar="LESSON", help=text("sheet-help-lesson"))
    parser.add_argument("--copies", metavar="N", default="1", help=text("sheet-help-copies"))
    parser.add_argument("--seed", metavar="S", default="1", help=text("sheet-help-seed"))
    parser.add_argument("--lang", metavar="L", help=text("sheet-help-lang"))
    parser.add_argument("--paper", metavar="P", default="a4", help=text("sheet-help-paper"))
    parser.add_argument("--output", metavar="FILE", help=text("sheet-help-output"))
    parser.set_defaults(run=write_worksheets)


def write_worksheets(args: argparse.Namespace) -> int:
    """Write the file and say where it is; `Phase10Error` when it cannot be."""
    from widgets.lessons.worksheet import MOST_SEED, worksheet_file  # noqa: PLC0415  the lessons are not always needed

    text = catalogue(reader_language(args.lang))
    lessons = _lessons(args.lesson)
    copies = _number(args.copies, MOST_COPIES, "sheet-bad-copies")
    first = _number(args.seed, MOST_SEED + 1 - copies, "sheet-bad-number")
    paper = _paper(args.paper)
    name = EVERY if len(lessons) > 1 else lessons[0].name
    file = Path(f"worksheets-{name}.html" if args.output is None else args.output)
    was_there = _is_ours(file)
    _write(file, worksheet_file(lessons, range(first, first + copies), text.lang, paper))
    said = "sheet-rewritten" if was_there else "sheet-written"
    print(text(said, count=copies * len(lessons), file=_shown(file)))
    return 0


def _lessons(name: str) -> Sequence[Lesson]:
    from phase10.lessons import NAMES, find_lesson, lessons  # noqa: PLC0415

    if name == EVERY:
        return lessons()
    try:
        return [find_lesson(name)]
    except Phase10Error:
        raise Phase10Error("sheet-unknown-lesson", token=shown(name), known=", ".join([*NAMES, EVERY])) from None


def _paper(name: str) -> Paper:
    from widgets.lessons.worksheet import Paper  # noqa: PLC0415

    known = {paper.value: paper for paper in Paper}
    if name.lower() not in known:
        raise Phase10Error("sheet-bad-paper", token=shown(name), known=", ".join(known))
    return known[name.lower()]


def _number(token: str, most: int, message_id: str) -> int:
    number = whole_number(token, range(1, most + 1))
    if number is None:
        raise Phase10Error(message_id, token=shown(token), least=1, most=most)
    return number


# ---- The file --------------------------------------------------------------------------------------------------------


def _is_ours(file: Path) -> bool:
    """Whether a file of worksheets is there already; `Phase10Error` when it is another file, which stays as it is."""
    from widgets.lessons.worksheet import MADE_BY  # noqa: PLC0415

    try:
        if not file.is_file():
            return False
        with file.open(encoding="utf-8", errors="replace") as opened:
            start = opened.read(400)
    except OSError as problem:
        raise _unwritable(file, problem) from None
    if start and MADE_BY not in start:
        raise Phase10Error("sheet-not-ours", file=_shown(file))
    return bool(start)


def _write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise _unwritable(file, problem) from None


def _unwritable(file: Path, problem: OSError) -> Phase10Error:
    return Phase10Error("sheet-unwritable", file=_shown(file), reason=problem.strerror or str(problem))


def _shown(file: Path) -> str:
    return printable(str(file.absolute()))
