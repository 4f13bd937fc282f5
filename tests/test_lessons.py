"""The lessons as notebooks: the criteria that can be counted, the copies, and the prose in five languages."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from phase10.lessons import NAMES, find_lesson
from phase10.rulebook import Rule
from phase10.text import LANGUAGES
from widgets.lessons.copies import (
    COPIES,
    GUESS,
    HEADING,
    LESSONS,
    TEACHERS,
    Cell,
    Prose,
    check,
    complaints,
    copy_of,
    copy_path,
    fingerprint,
    prose_of,
    prose_path,
    read_prose,
    read_source,
    source_path,
    text_of,
    to_json,
    with_outputs,
    write_prose,
)

ALL = [
    *(pytest.param(source_path(name), id=f"source-{name}") for name in NAMES),
    *(
        pytest.param(copy_path(name, copy, lang), id=f"{lang}-{copy}-{name}")
        for lang in LANGUAGES
        for copy in COPIES
        for name in NAMES
    ),
]
ENGLISH = [*(source_path(name) for name in NAMES), *(copy_path(name, copy, "en") for copy in COPIES for name in NAMES)]
WORD = re.compile(r"[^\W\d_][\w'’-]*")
NUMBER = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
CLAIM = re.compile(
    r"\b(wilds?|skips?|hits?|phases?|discard(?:s|ed)?|draw pile|lay|laid)\b[^.?!]*"
    r"\b(may|must|cannot|never|counts? as|stands? for)\b",
    re.IGNORECASE,
)
ALLOWED_IMPORTS = {"phase10", "widgets", "fractions", "random", "math", "itertools", "statistics", "collections"}


@cache
def book(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def prose(path: Path) -> list[Cell]:
    return [cell for cell in book(path)["cells"] if cell["cell_type"] == "markdown"]


def code(path: Path) -> list[Cell]:
    return [cell for cell in book(path)["cells"] if cell["cell_type"] == "code"]


def lines(cell: Cell) -> int:
    return sum(bool(line.strip()) and not line.lstrip().startswith("#") for line in text_of(cell).splitlines())


def sections(path: Path) -> list[tuple[int, str]]:
    return [(len(marks), title) for cell in prose(path) for marks, title in HEADING.findall(text_of(cell))]


def trees(path: Path) -> Iterator[ast.Module]:
    yield from (ast.parse(text_of(cell)) for cell in code(path))


# ---- The criteria that can be counted --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ALL)
def test_the_first_cell_says_what_the_lesson_is(path: Path) -> None:
    """One title, a summary of at most 60 words, audience, minutes, what is needed, two to four aims, contents."""
    first = book(path)["cells"][0]
    assert first["cell_type"] == "markdown"
    title, summary, facts, _, aims, contents = text_of(first).split("\n\n")
    lesson = find_lesson(path.stem)
    assert title.startswith(f"# {lesson.number} · ")
    assert 0 < len(WORD.findall(summary)) <= 60
    assert facts.count("**") == 6
    assert str(lesson.minutes) in facts
    assert 2 <= len(re.findall(r"^- ", aims, re.MULTILINE)) <= 4
    links = dict(re.findall(r"\[([^]]+)\]\(#([^)]+)\)", contents))
    titles = [name for level, name in sections(path) if level == 2]
    assert list(links) == titles
    assert [*links.values()] == [name.replace(" ", "-") for name in titles]


@pytest.mark.parametrize("path", ALL)
def test_one_idea_in_few_sections(path: Path) -> None:
    """18 to 40 cells, one title, at most six sections, and no level of heading is jumped over."""
    levels = [level for level, _ in sections(path)]
    assert 18 <= len(book(path)["cells"]) <= 40
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert 1 <= levels.count(2) <= 6
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("path", ALL)
def test_code_is_surrounded_by_prose(path: Path) -> None:
    """10 to 25 words of prose a line of code, never more than two code cells in a row, and prose has the last word."""
    words = sum(len(WORD.findall(text_of(cell))) for cell in prose(path))
    assert 10 <= words / sum(map(lines, code(path))) <= 25
    kinds = "".join(cell["cell_type"][0] for cell in book(path)["cells"])
    assert "ccc" not in kinds
    assert kinds.endswith("m")


@pytest.mark.parametrize("path", ALL)
def test_code_cells_are_small(path: Path) -> None:
    """Half of the cells have at most three lines and none more than twelve; nothing is defined in a lesson."""
    sizes = [*map(lines, code(path))]
    assert median(sizes) <= 3
    assert max(sizes) <= 12
    kinds = {type(node) for tree in trees(path) for node in ast.walk(tree)}
    assert not kinds & {ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef}


INNER = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
"""What has names of its own, which end with it."""


def names_given(path: Path) -> dict[str, set[object]]:
    """Each name of a notebook with the places that give it."""
    given: defaultdict[str, set[object]] = defaultdict(set)
    for tree in trees(path):
        inner = {
            id(name)
            for outer in ast.walk(tree)
            if isinstance(outer, INNER)
            for name in ast.walk(outer)
            if not isinstance(name, ast.NamedExpr)
        }
        for node in ast.walk(tree):
            match node:
                case ast.Import(names=names):
                    for alias in names:
                        given[alias.asname or alias.name].add(alias.name)
                case ast.ImportFrom(module=module, names=names):
                    for alias in names:
                        given[alias.asname or alias.name].add((module, alias.name))
                case ast.Name(id=name, ctx=ast.Store()) if id(node) not in inner:
                    given[name].add(node)
    return given


def unseeded(path: Path) -> Iterator[str]:
    """Where a notebook draws without a seed that is there to see."""
    for tree in trees(path):
        for node in ast.walk(tree):
            match node:
                case ast.ImportFrom(module="random", names=names) if {alias.name for alias in names} != {"Random"}:
                    yield ast.unparse(node)
                case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr != "Random":
                    yield ast.unparse(node)
                case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=args):
                    if not (args and isinstance(args[0], ast.Constant) and type(args[0].value) is int):
                        yield ast.unparse(node)
                case ast.Call(func=ast.Attribute(attr="run" | "batch") | ast.Name(id="simulate_deals"), keywords=named):
                    if "seed" not in {keyword.arg for keyword in named}:
                        yield ast.unparse(node)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_name_means_one_thing_and_chance_has_a_seed(path: Path) -> None:
    """Each name is given once, only what the kit needs is imported, and every random draw names its seed."""
    given = names_given(path)
    assert [name for name, places in given.items() if len(places) > 1] == []
    assert "*" not in given
    assert [*unseeded(path)] == []
    modules = re.findall(r"^(?:from|import) (\w+)", "\n".join(map(text_of, code(path))), re.MULTILINE)
    assert set(modules) <= ALLOWED_IMPORTS


BAD_CELLS = (
    "import random\nhand = random.sample(DECK, 10)",
    "import random\ndealer = random.Random()",
    "from random import Random\ndealer = Random(None)",
    "from random import sample",
    "from phase10 import *",
    "for wild in DECK:\n    pass",
    "if True:\n    wild = 3",
    "import math as wild",
    "(wild := 5)",
)


@pytest.mark.parametrize("cell", BAD_CELLS)
def test_a_bad_cell_is_found(tmp_path: Path, cell: str) -> None:
    """A name that is given twice and a draw without a seed are found wherever they stand."""
    made = json.loads(json.dumps(book(copy_path("urn", "pupil", "en"))))
    code_cells = [one for one in made["cells"] if one["cell_type"] == "code"]
    assert "wild = " in "".join(map(text_of, code_cells))
    code_cells[-1]["source"] = cell
    path = tmp_path / "urn.ipynb"
    path.write_text(json.dumps(made), encoding="utf-8")
    twice = [name for name, places in names_given(path).items() if len(places) > 1 or name == "*"]
    assert twice or [*unseeded(path)]


@pytest.mark.parametrize("path", ALL)
def test_outputs_are_stored_and_plain(path: Path) -> None:
    """Cells are numbered in order, the last line's value is there as text; no widget state, no error."""
    assert "widgets" not in book(path)["metadata"]
    for number, cell in enumerate(code(path), 1):
        assert cell["execution_count"] == number
        for output in cell["outputs"]:
            assert output["output_type"] in ("execute_result", "stream")
            assert set(output.get("data", {})) <= {"text/plain"}
            assert not re.search(r"0x[0-9a-f]{6,}|\d\.\d{9,}", json.dumps(output))
        ends_in_a_value = isinstance(ast.parse(text_of(cell)).body[-1], ast.Expr)
        assert bool(cell["outputs"]) == ends_in_a_value, cell["id"]


@pytest.mark.parametrize("name", NAMES)
def test_two_ways_agree(name: str) -> None:
    """Each experiment is guessed before it is run with a seed; the sample is asserted to agree with the exact value."""
    text = "\n".join(map(text_of, code(copy_path(name, "pupil", "en"))))
    assert "Fraction" in text
    assert "lesson.compare(" in text
    for experiment in find_lesson(name).experiments:
        run = re.search(rf'lesson\.run\("{experiment.name}"', text)
        assert run, experiment.name
        assert text.index(f'lesson.predict("{experiment.name}")') < run.start()
        named = re.search(rf'(\w+) = \[?lesson\.run\("{experiment.name}"', text)
        sample = rf"\b{named[1]}(\[\d\])?" if named else rf'lesson\.run\("{experiment.name}"[^()]*\)'
        assert re.search(rf"^assert .*{sample}\.agrees\(", text, re.MULTILINE), experiment.name
    assert len(re.findall(r"^assert ", text, re.MULTILINE)) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_what_the_prose_says_is_computed(name: str) -> None:
    """Every decimal number in the prose of a lesson, or one that rounds to it, is in its code or in what that gives."""
    path = copy_path(name, "teacher", "en")
    computed = "".join(text_of(cell) + json.dumps(cell["outputs"]) for cell in code(path))
    known = {float(number) for number in re.findall(r"\d+\.\d+", computed)}
    for cell in prose(path):
        for said in re.findall(r"\d+\.\d+", re.sub(r"(?<=\d),(?=\d{3})|CC BY 4.0", "", text_of(cell))):
            digits = len(said.split(".")[1])
            assert any(abs(round(number, digits) - float(said)) < 1e-9 for number in known), (cell["id"], said)


@pytest.mark.parametrize("path", ALL)
def test_rules_are_named(path: Path) -> None:
    """A lesson names rules by their ids, and every id is one of the rule book."""
    named = set(re.findall(r"`([a-z]+\.[a-z-]+)`", "\n".join(map(text_of, prose(path)))))
    assert named
    assert named <= {rule.value for rule in Rule}


@pytest.mark.parametrize("name", NAMES)
def test_claims_about_rules_name_their_rule(name: str) -> None:
    """A paragraph that says what a card or a player may, must or never does names the rule it rests on."""
    for cell in prose(copy_path(name, "teacher", "en")):
        for paragraph in text_of(cell).split("\n\n"):
            if CLAIM.search(paragraph):
                assert re.search(r"`[a-z]+\.[a-z-]+`", paragraph), (cell["id"], paragraph)


@pytest.mark.parametrize("path", ALL)
def test_pictures_have_words(path: Path) -> None:
    """A lesson has no picture without an alternative text and no markup of its own."""
    for cell in prose(path):
        assert "![](" not in text_of(cell)
        assert not re.search(r"</?(?!!--)[a-z]", text_of(cell)), cell["id"]


# ---- Exercises -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_exercises_are_asked_before_they_are_answered(name: str, lang: str) -> None:
    """Each exercise is asked in the cell before its field, by its number; all sizes occur; each section has one."""
    cells, lesson = book(copy_path(name, "pupil", lang))["cells"], find_lesson(name)
    assert {exercise.size.value for exercise in lesson.exercises} == {"tweak", "extend", "build"}
    asked = 0
    for place, cell in enumerate(cells):
        if match := re.fullmatch(r'lesson\.exercise\("([a-z-]+)"\)', text_of(cell)):
            assert match[1] == lesson.exercises[asked].name
            asked += 1
            before = "\n".join(text_of(one) for one in cells[max(0, place - 3) : place])
            assert re.search(rf"\*\*[^*\d]*{asked}\b[^*]*\*\*", before), (place, asked)
    assert asked == len(lesson.exercises)
    text = "\n".join(map(text_of, cells)).split("\n## ")[1:]
    assert all('lesson.exercise("' in section for section in text)


@pytest.mark.parametrize("name", NAMES)
def test_every_part_is_in_its_lesson(name: str) -> None:
    """All experiments, models and exercises of a lesson are shown in its notebook, after a guess where one is due."""
    text = "\n".join(map(text_of, code(copy_path(name, "pupil", "en"))))
    lesson = find_lesson(name)
    for call, parts in (("predict", lesson.experiments), ("explore", lesson.models), ("exercise", lesson.exercises)):
        for part in parts:  # type: ignore[attr-defined]
            assert f'lesson.{call}("{part.name}")' in text
    assert lesson.experiments
    assert text.index("lesson.predict(") < text.index("lesson.compare(")


# ---- Copies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_copies_are_what_the_source_gives(name: str, lang: str) -> None:
    """Every copy is, byte for byte, what the command makes from the source, the prose and the English outputs."""
    source, words = read_source(name), prose_of(name, lang)
    for copy in COPIES:
        ran = book(copy_path(name, copy, "en"))
        made = to_json(with_outputs(copy_of(source, copy, lang, words), ran))
        path = copy_path(name, copy, lang)
        assert path.read_text(encoding="utf-8") == made, f"run: python -m widgets.lessons.copies {name}"


@pytest.mark.parametrize("name", NAMES)
def test_the_pupil_has_no_solutions(name: str) -> None:
    """What only the teacher needs, and the solution of a cell, are in the teacher's copy and not in the pupil's."""
    pupil, teacher = (book(copy_path(name, copy, "en"))["cells"] for copy in COPIES)
    only = [cell for cell in teacher if TEACHERS & set(cell["metadata"].get("tags", ()))]
    assert {tag for cell in only for tag in cell["metadata"]["tags"]} >= TEACHERS
    assert not {cell["id"] for cell in only} & {cell["id"] for cell in pupil}
    answers = [text_of(cell) for cell in pupil if "answer" in cell["metadata"].get("tags", ())]
    assert answers
    assert all(re.fullmatch(r"\w+ = None", answer) for answer in answers)
    checks = {copy: _points(cells) for copy, cells in (("pupil", pupil), ("teacher", teacher))}
    assert set(checks["pupil"]) == {"0"}
    assert set(checks["teacher"]) == {"1"}
    assert "SOLUTION" not in json.dumps([pupil, teacher])


def _points(cells: list[Cell]) -> list[str]:
    return [cell["outputs"][0]["data"]["text/plain"] for cell in cells if "check" in cell["metadata"].get("tags", ())]


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_code_is_shared(name: str, lang: str) -> None:
    """In every language a copy has the same cells in the same order with the same code and outputs."""
    for copy in COPIES:
        english, other = (book(copy_path(name, copy, code))["cells"] for code in ("en", lang))
        assert [cell["id"] for cell in english] == [cell["id"] for cell in other]
        shared = [(a, b) for a, b in zip(english, other, strict=True) if a["cell_type"] == "code"]
        assert all(a == b for a, b in shared)


@pytest.mark.parametrize("path", ALL)
def test_results_wait_for_the_guess(path: Path) -> None:
    """What follows a question for a guess waits for it up to the next section; the last section waits for all."""
    if path.parent.name == "source":
        return
    cells = book(path)["cells"]
    waits = [cell["metadata"].get("phase10", {}).get("after", []) for cell in cells]
    asked = {place: match[1] for place, cell in enumerate(cells) if (match := GUESS.search(text_of(cell)))}
    heads = [place for place, cell in enumerate(cells) if text_of(cell).startswith("## ")]
    for place in range(len(cells)):
        begins = max((head for head in heads if head <= place), default=0)
        since = 0 if begins == heads[-1] else begins
        assert waits[place] == [name for at, name in asked.items() if since <= at < place], cells[place]["id"]


@pytest.mark.parametrize("name", NAMES)
def test_stored_outputs_can_be_read(name: str) -> None:
    """Without a kernel a comparison shows the exact value and the tries, a model its rows, an exercise its number."""
    text = json.dumps([cell["outputs"] for cell in code(copy_path(name, "pupil", "en"))], ensure_ascii=False)
    assert re.search(r"Compare\([^)]*\d[^)]* \| [\d,]+: [\d.]+%? ± [\d.]+%?\)", text)
    assert re.search(r"Explore\([^)]*: [\d.]+", text) or not find_lesson(name).models
    assert [int(number) for number in re.findall(r"Exercise\((\d)\)", text)] == [
        *range(1, len(find_lesson(name).exercises) + 1)
    ]


# ---- Prose in other languages ----------------------------------------------------------------------------------------


def test_no_prose_is_missing_or_stale() -> None:
    """Each cell of each lesson has prose in four more languages, translated from the English cell as it is now."""
    assert check() == []


def test_a_stale_translation_is_found() -> None:
    """A changed English cell makes its translation stale, a new one makes it missing, a dropped one is said too."""
    source = read_source("urn")
    ids = [cell["id"] for cell in source["cells"] if cell["cell_type"] == "markdown"]
    known = {name: Prose("…", fingerprint(text_of(_cell(source, name)))) for name in ids}
    assert [*complaints(source, known)] == []
    first, second, *_ = ids
    changed = {**known, first: Prose("…", "00000000"), "gone": Prose("…", "00000000")}
    del changed[second]
    assert [*complaints(source, changed)] == [f"{first} is stale", f"{second} is missing", "gone is not in the source"]


def _cell(source: dict[str, Any], name: str) -> Cell:
    found: Cell = next(cell for cell in source["cells"] if cell["id"] == name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_prose_files_are_in_order(name: str, lang: str) -> None:
    """A file of prose has the cells in the order of the lesson, and is what the kit itself would write."""
    path = prose_path(name, lang)
    text = path.read_text(encoding="utf-8")
    assert write_prose(read_prose(text)) == text
    ids = [cell["id"] for cell in read_source(name)["cells"] if cell["cell_type"] == "markdown"]
    assert [*read_prose(text)] == ids


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_a_translation_has_the_same_numbers(name: str, lang: str) -> None:
    """Each translated cell has the numbers, rule ids and links of the English one, written as the language does."""
    words = prose_of(name, lang)
    for cell in read_source(name)["cells"]:
        if cell["cell_type"] != "markdown":
            continue
        english, other = text_of(cell), words[cell["id"]].text
        assert numbers(other) == numbers(english), cell["id"]
        assert Counter(re.findall(r"`[a-z]+\.[a-z-]+`", other)) == Counter(re.findall(r"`[a-z]+\.[a-z-]+`", english))
        assert re.findall(r"\(\w+\.ipynb\)", other) == re.findall(r"\(\w+\.ipynb\)", english)
        assert not re.search(r"\d\.\d\d?(?!\d)", other.replace("CC BY 4.0", "")), (cell["id"], "a decimal point")
        if len(WORD.findall(english)) > 8:
            assert other != english, cell["id"]


def numbers(text: str) -> Counter[str]:
    """The numbers in a text, without their marks."""
    return Counter(re.sub(r"\D", "", number) for number in NUMBER.findall(text))


def test_nothing_else_is_in_the_folder() -> None:
    """The folder of lessons holds the sources, the prose and the copies, and no file that no lesson needs."""
    expected = {*(param.values[0] for param in ALL), *(prose_path(n, lang) for n in NAMES for lang in LANGUAGES[1:])}
    found = {path for path in LESSONS.rglob("*") if path.is_file() and ".ipynb_checkpoints" not in path.parts}
    assert found == expected
