"""Worksheets on paper: a page for a lesson and a seed, the key to it, and whole files of both.

The same seed gives the same sheet. A sheet is drawn without the scripts of a page, so that a file needs none.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from enum import Enum
from fractions import Fraction
from pathlib import Path

from phase10.cards import Card, letter
from phase10.errors import Message
from phase10.lessons.parts import Lesson, Task
from phase10.odds.simulate import Unit
from phase10.text import Text, catalogue
from widgets.cards import card_name
from widgets.html import Child, Node, h, to_html

STYLE = Path(__file__).parents[1] / "worksheet.css"
MOST_SEED = 99_999_999
"""The largest seed that can be asked for."""
MADE_BY = '<meta name="generator" content="phase10 worksheets">'
"""What a file of worksheets is known by."""
BESIDE = 5
"""So many cards lie beside the question, more of them under it."""
DIGITS = 2
"""Digits after the decimal sign of a percentage that is rounded; a rounded plain number has one more."""

SHAPES = {
    "R": "M-5.2 0A5.2 5.2 0 1 1 5.2 0 5.2 5.2 0 1 1-5.2 0Z",
    "B": "M0-5.8 6 4.8H-6Z",
    "G": "M-4.9-4.9H4.9V4.9H-4.9Z",
    "Y": "M0-6.4 5.6 0 0 6.4-5.6 0Z",
}
"""The shape that goes with each color, around its middle; those of `cards.js`, a little larger."""
BLADE = "M0-1V-14C7-14 12-10 13.5-4 10-1 4-.4 1-1Z"


class Paper(Enum):
    """A size of paper, as the command line and CSS call it.

    >>> Paper("a4")
    <Paper.A4: 'a4'>
    """

    A4 = "a4"
    LETTER = "letter"


def tasks(lesson: Lesson, seed: int) -> tuple[Task, ...]:
    """The tasks of the worksheet with this seed, always the same ones."""
    return lesson.sheet(random.Random(seed))


# ---- The key ---------------------------------------------------------------------------------------------------------


def short_answer(task: Task, text: Text) -> str:
    """The answer as the key has it: a chance as a fraction and in percent, a number, or words.

    >>> from phase10.text import catalogue
    >>> asked, english, german = Message("urn-sheet-wild", {}), catalogue("en"), catalogue("de")
    >>> short_answer(Task(asked, Fraction(3, 12)), english), short_answer(Task(asked, Fraction(4, 12)), german)
    ('1/4 = 25%', '1/3 ≈ 33,33\\xa0%')
    >>> [short_answer(Task(asked, answer, unit=Unit.NUMBER), english) for answer in (1200, Fraction(8, 3))]
    ['1,200', '8/3 ≈ 2.667']
    """
    if isinstance(task.answer, Message):
        return text.message(task.answer)
    exact = Fraction(task.answer)
    is_chance = task.unit is Unit.CHANCE
    if not is_chance and exact.denominator == 1:
        return text.number(int(exact))
    most = DIGITS if is_chance else DIGITS + 1
    in_short, is_exact = _decimals(100 * exact if is_chance else exact, most)
    written = text.percent(float(exact), in_short) if is_chance else text.number(float(exact), in_short)
    return f"{_fraction(exact, text)} {'=' if is_exact else '≈'} {written}"


def _decimals(value: Fraction, most: int) -> tuple[int, bool]:
    """How many digits after the decimal sign to write, and whether they are all; more where the value is small.

    One more than that is written if these are all, so what is rounded is never just in the middle.
    """
    for digits in range(most + 2):
        if (value * 10**digits).denominator == 1:
            return digits, True
    while 0 < value * 10**most < 10:
        most += 1
    return most, False


def _fraction(exact: Fraction, text: Text) -> str:
    above = text.number(exact.numerator)
    return above if exact.denominator == 1 else f"{above}/{text.number(exact.denominator)}"


def keys(lessons: Sequence[Lesson], seeds: Sequence[int], text: Text) -> Node:
    """The answers of all sheets, each named by the number of its sheet."""
    return h(
        "section",
        h("header", h("h2", text("sheet-key")), h("p", text("sheet-key-note")), cls="head"),
        *[_keys_of(lesson, seeds, text) for lesson in lessons],
        cls="keys",
        key="keys",
        aria_label=text("sheet-key"),
    )


def _keys_of(lesson: Lesson, seeds: Iterable[int], text: Text) -> Node:
    title = h("h3", h("span", text("sheet-lesson", number=lesson.number), cls="soft"), " ", _name(lesson, text))
    return h("div", title, h("div", *[_key(lesson, seed, text) for seed in seeds], cls="all"), key=lesson.name)


def _key(lesson: Lesson, seed: int, text: Text) -> Node:
    answers = [h("li", short_answer(task, text)) for task in tasks(lesson, seed)]
    return h("div", h("h4", text("sheet-number", number=str(seed))), h("ol", *answers), cls="key", key=seed)


# ---- A sheet ---------------------------------------------------------------------------------------------------------


def sheet(lesson: Lesson, seed: int, text: Text) -> Node:
    """The worksheet of a lesson with this seed: one page."""
    asked = tasks(lesson, seed)
    number = text("sheet-number", number=str(seed))
    from_ = h(
        "p",
        h("span", text("site-name"), " · ", text("sheet-lesson", number=lesson.number)),
        h("b", number),
        cls="from",
    )
    legend = h("span", text("sheet-legend")) if any(task.cards for task in asked) else None
    blanks = [h("span", text(name)) for name in ("sheet-pupil", "sheet-class", "sheet-date")]
    return h(
        "article",
        h("header", from_, h("h2", _name(lesson, text)), h("p", *blanks, cls="blanks"), cls="head"),
        h("ol", *[_task(task, text) for task in asked], cls="tasks", role="list"),
        h("footer", h("span", text("sheet-license")), legend, h("span", text("sheet-seed", seed=str(seed)))),
        cls="worksheet",
        key=f"{lesson.name}-{seed}",
        aria_label=f"{number}: {_name(lesson, text)}",
    )


def _name(lesson: Lesson, text: Text) -> str:
    return text(f"{lesson.name}-name")


def _task(task: Task, text: Text) -> Node:
    """The question, its cards, and lines to write on, the last of them for the answer."""
    pictures = h("div", *[picture(card, text) for card in task.cards], cls="pictures") if task.cards else None
    place = "asked beside" if len(task.cards) <= BESIDE else "asked"
    asked = h("div", h("p", text.message(task.question)), pictures, cls=place)
    blank = [h("i") for _ in range(task.lines - 1)]
    lines = h("div", *blank, h("b", text("sheet-answer")), cls="lines")
    return h("li", asked, lines, data_lines=task.lines)


# ---- Cards in print --------------------------------------------------------------------------------------------------


def picture(card: Card, text: Text) -> Node:
    """A card in print: white, with its letter, its shape and its number in black, and a frame of its color.

    >>> from phase10.cards import WILD
    >>> picture(WILD, catalogue("fr"))["a"]["aria-label"]
    'joker'
    """
    name, ink = card_name(card, text), letter(card.color) or str(card)
    frame = h("rect", x=3, y=3, width=42, height=58, rx=4, cls=f"frame edge-{ink}") if card.is_natural else None
    return h(
        "svg",
        h("rect", x=0.8, y=0.8, width=46.4, height=62.4, rx=6, cls="face"),
        frame,
        *(_number(card) if card.is_natural else _special(str(card))),
        viewBox="0 0 48 64",
        role="img",
        aria_label=name,
    )


def _number(card: Card) -> list[Child]:
    ink, number = letter(card.color), str(card.number)
    parts: list[Child] = [h("text", number, x=24, y=51, font_size=27)]
    if ink:
        shape = h("path", d=SHAPES[ink], transform="translate(15 16)", cls=f"ink-{ink}")
        parts = [shape, h("text", ink, x=33, y=21, font_size=14), *parts]
    if number in ("6", "9"):  # a line under them says which way up they are
        parts.append(h("rect", x=16.5, y=54, width=15, height=2.2))
    return parts


def _special(name: str) -> list[Child]:
    """The letter of a wild and a pinwheel of the four colors, or that of a skip and a ring with a bar."""
    label = h("text", name, x=24, y=20, font_size=14)
    if name == "S":
        return [label, h("circle", cx=24, cy=40, r=12, cls="bar"), h("path", d="M15.5 48.5 32.5 31.5", cls="bar")]
    blades = [h("path", d=BLADE, transform=f"rotate({90 * i})", cls=f"ink-{ink}") for i, ink in enumerate("RYGB")]
    return [label, h("g", *blades, transform="translate(24 41)")]


# ---- Files -----------------------------------------------------------------------------------------------------------


def worksheet_file(lessons: Sequence[Lesson], seeds: Sequence[int], lang: str, paper: Paper) -> str:
    """One HTML file, complete in itself: a sheet for each lesson and seed, and all keys after the last.

    It has no script, and asks for nothing from anywhere.
    """
    text = catalogue(lang)
    cover = h(
        "header",
        h("h1", text("sheet-name")),
        h("p", text.list([_name(lesson, text) for lesson in lessons])),
        h("p", text("sheet-file-note")),
        cls="cover",
    )
    sheets = [sheet(lesson, seed, text) for lesson in lessons for seed in seeds]
    main = h("main", cover, *sheets, keys(lessons, seeds, text), cls=f"worksheets {paper.value}")
    title = to_html(h("title", f"{text('sheet-name')} · {text('site-name')}"))
    style = f"{STYLE.read_text(encoding='utf-8')}@page {{ size: {paper.value}; margin: 12mm; }}"
    return (
        f'<!doctype html>\n<html lang="{text.lang}">\n<head>\n<meta charset="utf-8">\n{MADE_BY}\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'{title}\n<style>\n{style}\n</style>\n</head>\n<body class="p10">\n{to_html(main)}\n</body>\n</html>\n'
    )
