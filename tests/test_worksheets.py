"""Worksheets without a browser: sheets and keys from seeds, files complete in themselves, the command, and the page."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Sequence
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pytest
from english import english_in
from test_layers import JUPYTER

from phase10.cards import FACES, Card
from phase10.errors import Message
from phase10.lessons import NAMES, find_lesson, urn
from phase10.lessons.parts import Lesson, Task
from phase10.odds.simulate import Unit
from phase10.text import LANGUAGES, catalogue
from widgets import Worksheets
from widgets.app import main
from widgets.html import Node, find, find_all, h, name_of, text_of, to_html
from widgets.lessons.worksheet import MOST_SEED, Paper, keys, picture, sheet, short_answer, tasks, worksheet_file

EN = catalogue("en")
FOUR = Message("urn-sheet-numbers", {"low": 2, "high": 5})
ALONE = {"meta", "br"}


def lesson_of(*asked: Task) -> Lesson:
    """A lesson with these tasks on every sheet."""
    return Lesson("urn", 1, 30, (), (), (), lambda _: asked)


class Outline(HTMLParser):
    """Reads HTML strictly: every element that begins must end, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str, cls: str = "") -> list[int]:
        return [i for i, (name, attrs) in enumerate(self.found) if name == tag and cls in (attrs.get("class") or "")]


# ---- Sheets and keys -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_sheet(name: str) -> None:
    """A seed gives the same sheet each time, and thirty seeds give thirty sheets with different tasks."""
    lesson = find_lesson(name)
    sheets = [sheet(lesson, seed, EN) for seed in range(1, 31)]
    assert sheets == [sheet(lesson, seed, EN) for seed in range(1, 31)]
    assert len({to_html(find(one, cls="tasks")) for one in sheets}) == 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_in_every_language(name: str, lang: str) -> None:
    """A sheet has its head, each task with its cards and lines, the license and the seed, in the reader's language."""
    lesson, text = find_lesson(name), catalogue(lang)
    for seed in (1, 77, MOST_SEED):
        page, asked = sheet(lesson, seed, text), tasks(lesson, seed)
        shown = find_all(find(page, cls="tasks"), "li")
        assert text_of(find(page, "h2")) == text(f"{name}-name")
        assert [text_of(find(one, "p")) for one in shown] == [text.message(task.question) for task in asked]
        assert [len(find_all(one, "svg")) for one in shown] == [len(task.cards) for task in asked]
        assert [len(find(one, cls="lines")["c"]) for one in shown] == [task.lines for task in asked]
        head, foot = text_of(find(page, "header")), text_of(find(page, "footer"))
        assert all(text(blank) in head for blank in ("site-name", "sheet-pupil", "sheet-class", "sheet-date"))
        assert "CC BY 4.0" in foot
        assert str(seed) in head
        assert str(seed) in foot


@pytest.mark.parametrize("name", NAMES)
def test_the_key_has_the_answers_of_the_tasks(name: str) -> None:
    """Read back from the key, each chance and number is that of its task, reduced, and its percentage rounds it."""
    lesson, seeds = find_lesson(name), range(1, 31)
    blocks = find_all(keys([lesson], seeds, EN), cls="key")
    for seed, block in zip(seeds, blocks, strict=True):
        assert text_of(find(block, "h4")) == EN("sheet-number", number=str(seed))
        for task, line in zip(lesson.sheet(random.Random(seed)), find_all(block, "li"), strict=True):
            if isinstance(task.answer, Message):
                assert text_of(line) == EN.message(task.answer)
                continue
            exact, *rounded = re.split(" [=≈] ", text_of(line).replace(",", ""))
            assert Fraction(exact) == task.answer
            assert exact == str(Fraction(task.answer))
            if rounded:
                value = float(rounded[0].rstrip("%")) / (100 if task.unit is Unit.CHANCE else 1)
                assert value == pytest.approx(float(task.answer), abs=0.000051 if task.unit is Unit.CHANCE else 0.00051)


def test_the_key_counts_the_cards_on_the_sheet() -> None:
    """Counted on the paper, the wilds among the cards of lesson 1 are what the key says."""
    lesson = find_lesson("urn")
    for seed in range(1, 31):
        drawn = [name_of(node) for node in find_all(sheet(lesson, seed, EN), "svg")]
        answer = text_of(find(keys([lesson], [seed], EN), "li"))
        assert answer.split(" ")[0] == str(Fraction(drawn.count("wild"), len(drawn)))


@pytest.mark.parametrize(
    ("answer", "unit", "lang", "written"),
    [
        (Fraction(0), Unit.CHANCE, "en", "0 = 0%"),
        (1, Unit.CHANCE, "en", "1 = 100%"),
        (Fraction(3, 8), Unit.CHANCE, "de", "3/8 = 37,5\xa0%"),
        (Fraction(5, 32), Unit.CHANCE, "en", "5/32 = 15.625%"),
        (Fraction(2, 27), Unit.CHANCE, "fi", "2/27 ≈ 7,41\xa0%"),
        (Fraction(1, 30000), Unit.CHANCE, "en", "1/30,000 ≈ 0.0033%"),
        (Fraction(-7, 2), Unit.NUMBER, "pt-BR", "-7/2 = -3,5"),
        (Fraction(6, 2), Unit.NUMBER, "en", "3"),
        (Fraction(2, 3), Unit.NUMBER, "fr", "2/3 ≈ 0,667"),
        (Message("card-skip", {}), Unit.CHANCE, "en", "skip"),
    ],
)
def test_answers_in_short_form(answer: Fraction | int | Message, unit: Unit, lang: str, written: str) -> None:
    """Exact values have a sign of equality, rounded ones do not, small ones keep two digits that count."""
    assert short_answer(Task(FOUR, answer, unit=unit), catalogue(lang)) == written


@pytest.mark.parametrize("card", [*FACES, Card.parse("7")], ids=str)
def test_a_card_never_hangs_on_its_color(card: Card) -> None:
    """In print a card has its name for those who hear it, its number, and the letter and the shape of its color."""
    drawn = picture(card, EN)
    assert drawn["a"]["role"] == "img"
    assert name_of(drawn)
    letters = [text_of(node) for node in find_all(drawn, "text")]
    assert letters == [part for part in re.split(r"(?<=[A-Z])(?=\d)", str(card)) if part]
    shapes = find_all(drawn, "path") + find_all(drawn, "circle")
    assert len(shapes) == {"W": 4, "S": 2, "7": 0}.get(str(card), 1)


# ---- HTML ------------------------------------------------------------------------------------------------------------


def test_everything_is_escaped() -> None:
    """What comes from a message or a value can close no tag and no attribute, and events are left out."""
    bad = "</title><script>alert('1')</script>\"&"
    made = to_html(h("p", bad, h("br"), title=bad, key=bad, on={"click": (bad,)}))
    assert made == (
        '<p title="&lt;/title&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&quot;&amp;">'
        "&lt;/title&gt;&lt;script&gt;alert('1')&lt;/script&gt;\"&amp;<br></p>"
    )
    asked = Task(
        Message("error-unknown-card", {"token": bad}), Message("error-unknown-rules", {"token": bad, "known": bad})
    )
    file = worksheet_file([lesson_of(asked)], [1], "en", Paper.A4)
    assert "<script" not in file
    assert file.count("&lt;script&gt;") == 3
    Outline(file)


def test_a_card_of_a_page_is_refused() -> None:
    """A card that only a page can draw does not vanish from a file unnoticed."""
    with pytest.raises(ValueError, match="card"):
        to_html(h("p", h("card", face="R7")))


@pytest.mark.parametrize("paper", Paper)
def test_a_file_is_complete_in_itself(paper: Paper) -> None:
    """All sheets come first, then all keys; no script, no address, nothing to load; the paper and language are said."""
    lessons = [find_lesson(name) for name in NAMES]
    file = worksheet_file(lessons, range(5, 8), "en", paper)
    read = Outline(file)
    assert read.found[0] == ("html", {"lang": "en"})
    sheets, answers = read.all("article", "worksheet"), read.all("div", "key")
    assert len(sheets) == len(answers) == 3 * len(lessons)
    assert max(sheets) < read.all("section", "keys")[0] < min(answers)
    assert not re.search(
        r"<script|<link|<img|<iframe|https?:|//[a-z]|url\(|@import|\bsrc=|\bhref=|javascript:| on\w+=", file
    )
    assert f"@page {{ size: {paper.value};" in file
    assert "\r" not in file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_names_its_language(lang: str) -> None:
    """The language of a file is said where screen readers look for it, and its title is in the language."""
    file = worksheet_file([urn.LESSON], [1], lang, Paper.A4)
    assert f'<html lang="{lang}">' in file
    assert f"<title>{catalogue(lang)('sheet-name')}" in file


# ---- The command -----------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def test_thirty_sheets_in_one_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Thirty different sheets and their keys are in one file in this folder, and one line says so and where."""
    assert main(["worksheets", "urn", "--copies", "30", "--seed", "12"]) == 0
    out, err = capsys.readouterr()
    file = folder / "worksheets-urn.html"
    assert (out, err) == (f"30 worksheets with their keys are in {file}\n", "")
    assert file.read_text(encoding="utf-8") == worksheet_file([urn.LESSON], range(12, 42), "en", Paper.A4)


def test_the_options_of_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lesson by its number, letter paper and another file: each is taken, and one copy is the default."""
    assert main(["worksheets", "1", "--paper", "Letter", "--output", "for class.html"]) == 0
    assert capsys.readouterr().out == f"One worksheet with its key is in {folder / 'for class.html'}\n"
    assert (folder / "for class.html").read_text(encoding="utf-8") == worksheet_file(
        [urn.LESSON], [1], "en", Paper.LETTER
    )


def test_all_lessons(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`all` writes a sheet of each lesson."""
    assert main(["worksheets", "all", "--copies", "2"]) == 0
    assert capsys.readouterr().out.startswith("16 worksheets")
    assert len(Outline((folder / "worksheets-all.html").read_text(encoding="utf-8")).all("article")) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "said", "values"),
    [
        (["nope"], "sheet-unknown-lesson", {"token": "nope", "known": ", ".join([*NAMES, "all"])}),
        (["urn", "--copies", "0"], "sheet-bad-copies", {"token": "0", "least": 1, "most": 200}),
        (["urn", "--copies", "201"], "sheet-bad-copies", {"token": "201", "least": 1, "most": 200}),
        (["urn", "--copies", "２"], "sheet-bad-copies", {"token": "２", "least": 1, "most": 200}),
        (["urn", "--copies="], "sheet-bad-copies", {"token": "", "least": 1, "most": 200}),
        (["urn", "--seed=-1"], "sheet-bad-number", {"token": "-1", "least": 1, "most": MOST_SEED}),
        (["urn", "--seed", "9" * 5000], "sheet-bad-number", {"token": "9" * 24 + "…", "least": 1, "most": MOST_SEED}),
        (["urn", "--paper", "a5\x1b"], "sheet-bad-paper", {"token": "a5\\x1b", "known": "a4, letter"}),
    ],
)
def test_a_bad_argument_gets_one_line(
    lang: str,
    arguments: list[str],
    said: str,
    values: dict[str, object],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Bad input ends with status 2 and one line in the reader's language, and writes nothing."""
    assert main(["worksheets", *arguments, "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"phase10: {catalogue(lang)(said, **values)}\n")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("output", ["", ".", "no/such/folder.html", "x" * 300])
def test_a_file_that_cannot_be_written_is_said(output: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be written ends with status 2 and one line that names it."""
    assert main(["worksheets", "urn", "--output", output]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"phase10: {folder / output} cannot be written: ")


def test_another_file_is_never_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is no worksheet stays as it is; one that the command wrote is replaced, and that is said."""
    other = folder / "marks.html"
    other.write_text("<p>my marks</p>", encoding="utf-8")
    assert main(["worksheets", "urn", "--output", "marks.html"]) == 2
    assert "marks.html is there already" in capsys.readouterr().err
    assert other.read_text(encoding="utf-8") == "<p>my marks</p>"
    for _ in range(2):
        assert main(["worksheets", "urn"]) == 0
    assert capsys.readouterr().out.endswith("(in place of the worksheets that were there)\n")


def test_the_command_needs_no_jupyter(folder: Path) -> None:
    """The command writes its file without loading anything of Jupyter."""
    code = "import sys; from widgets.app import main; main(['worksheets', 'urn']); print(*sys.modules)"
    path = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {path!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )
    assert not {name.split(".")[0] for name in done.stdout.splitlines()[-1].split()} & JUPYTER


# ---- The page --------------------------------------------------------------------------------------------------------


def root(page: Worksheets) -> Node:
    node: Node = page.view["root"]
    return node


def test_the_page_opens_with_one_sheet() -> None:
    """At first there is sheet 1 of the first lesson without its key, with five controls and no address of its own."""
    page = Worksheets()
    assert [text_of(find(one, "h2")) for one in find_all(root(page), cls="worksheet")] == [EN("urn-name")]
    assert find_all(root(page), cls="keys") == []
    assert len(find(root(page), cls="settings")["c"]) == 5
    assert page.view["address"] == {"lesson": None, "seed": None, "copies": None, "key": None}
    assert find(root(page), "button", name="Print")["on"] == {"click": ["@print"]}


def test_the_controls_change_what_is_shown() -> None:
    """Lesson, number, copies and key are taken, shown and carried by the address, which opens the same page again."""
    page = Worksheets()
    page.act("lesson", "trials")
    page.act("seed", " 40 ")
    page.act("copies", "5")
    page.act("key", "yes")
    assert [name_of(one).split(":")[0] for one in find_all(root(page), cls="worksheet")] == [
        f"Sheet {number}" for number in range(40, 45)
    ]
    assert len(find_all(root(page), cls="key")) == 5
    address = {"lesson": "trials", "seed": "40", "copies": "5", "key": "yes"}
    assert page.view["address"] == address
    other = Worksheets()
    other.act("open", address)
    assert other.view["root"] == page.view["root"]
    page.act("key", "no")
    assert find_all(root(page), cls="keys") == []


def test_a_number_that_is_none_is_said() -> None:
    """A bad number is named in a line that the field points at; the sheets stay, and a good one settles it."""
    page = Worksheets()
    page.act("seed", "<b>")
    alert = find(root(page), role="alert")
    assert "“<b>” is not the number of a sheet" in text_of(alert)
    field = find(root(page), "input")["a"]
    assert (field["aria-describedby"], field["aria-invalid"], field["value"]) == (alert["a"]["id"], "true", "1")
    page.act("seed", "2")
    assert find_all(root(page), role="alert") == []


@pytest.mark.parametrize(
    "query",
    [
        {"lesson": "nope", "seed": "0", "copies": "31", "key": "maybe"},
        {"lesson": "../urn", "seed": "1e9", "copies": "-1", "key": ""},
        {"lesson": 1, "seed": 5, "copies": 30, "key": True},
        {"lesson": "x" * 5000, "seed": "9" * 5000, "copies": "５"},
    ],
)
def test_hostile_links(query: dict[str, object]) -> None:
    """What an address cannot mean leaves the page as it opens, without a word."""
    page = Worksheets()
    page.act("open", query)
    assert page.view["root"] == Worksheets().view["root"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_in_english(lang: str) -> None:
    """A link opens the page in its language, and neither the page nor any sheet has English left in another one."""
    page, text = Worksheets(), catalogue(lang)
    page.act("open", {"lang": lang, "key": "yes"})
    assert text_of(find(root(page), "h1")) == text("sheet-title")
    lessons = [find_lesson(name) for name in NAMES]
    sheets = [text_of(sheet(lesson, 1, text)) for lesson in lessons]
    assert english_in(". ".join([text_of(root(page)), text_of(keys(lessons, [1], text)), *sheets]), lang) == []
