"""A school that uses nbgrader can hand out the lessons and collect them: asked of nbgrader itself."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from phase10.lessons import NAMES, find_lesson
from phase10.text import LANGUAGES
from widgets.lessons.copies import COPIES, copy_path, text_of


def nbgrader(folder: Path, *command: str) -> None:
    """Run nbgrader in a course folder."""
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # it calls alembic by its name
    place = {**os.environ, "PATH": tools, "HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "jupyter")}
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", *command], cwd=folder, env=place, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_copy_has_cells_to_grade(name: str, lang: str) -> None:
    """In each copy a cell for the pupil's answer comes before one that gives a point, each with an id of its own."""
    for copy in COPIES:
        cells = json.loads(copy_path(name, copy, lang).read_text(encoding="utf-8"))["cells"]
        marked = [cell["metadata"]["nbgrader"] for cell in cells if "nbgrader" in cell["metadata"]]
        assert len(marked) >= 2
        assert len({one["grade_id"] for one in marked}) == len(marked)
        for answer, check in zip(marked[::2], marked[1::2], strict=True):
            assert (answer["solution"], answer["grade"]) == (True, False)
            assert (check["solution"], check["grade"], check["locked"], check["points"]) == (False, True, True, 1)


def test_nbgrader_hands_out_collects_and_grades(tmp_path: Path) -> None:
    """A pupil's copy is handed out; the right answer in its cell is worth one point, the untouched copy none."""
    (tmp_path / "nbgrader_config.py").write_text("c = get_config()\nc.CourseDirectory.course_id = 'phase10'\n")
    names = ("bayes",)
    for name in names:
        notebook = copy_path(name, "pupil", "de").read_text(encoding="utf-8")
        for who, text in (("anna", solved(name, json.loads(notebook))), ("ben", notebook)):
            given = tmp_path / "submitted" / who / "lessons" / f"{name}.ipynb"
            given.parent.mkdir(parents=True, exist_ok=True)
            given.write_text(text, encoding="utf-8")
        source = tmp_path / "source" / "lessons" / f"{name}.ipynb"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(notebook, encoding="utf-8")
    nbgrader(tmp_path, "generate_assignment", "lessons")
    nbgrader(tmp_path, "autograde", "lessons")
    nbgrader(tmp_path, "export")
    rows = csv.DictReader((tmp_path / "grades.csv").read_text(encoding="utf-8").splitlines())
    assert {row["student_id"]: (float(row["score"]), float(row["max_score"])) for row in rows} == {
        "anna": (len(names), len(names)),
        "ben": (0, len(names)),
    }


def solved(name: str, notebook: dict[str, Any]) -> str:
    """The notebook with the right answer in the pupil's cell."""
    for cell, check in zip(notebook["cells"], notebook["cells"][1:], strict=False):
        if "answer" in cell["metadata"].get("tags", ()):
            exercise = find_lesson(name).exercise(text_of(check).split('"')[1])
            given = exercise.answer() if hasattr(exercise, "answer") else exercise.right()
            cell["source"] = text_of(cell).replace("None", repr(given))
    return json.dumps(notebook)
