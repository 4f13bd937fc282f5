"""Answers to exercises: what is read as a number, what is right, and which mistake a wrong one is."""

from __future__ import annotations

import random
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10.lessons import NAMES, find_lesson, lessons
from phase10.lessons.answers import Result, judge, read_number
from phase10.lessons.parts import Choice, Exercise, Lesson, Model, Size
from phase10.odds.simulate import Sample, Unit
from phase10.text import LANGUAGES, catalogue

SIXTH = Exercise("sixth", Size.TWEAK, lambda: Fraction(1, 6), {"five": lambda: Fraction(1, 5)})
MANY = Exercise("many", Size.TWEAK, lambda: 5778, {"few": lambda: 5777}, Unit.NUMBER)
MEAN = Exercise("mean", Size.TWEAK, lambda: Fraction(79, 12), {}, Unit.NUMBER)
LESSON = Lesson("urn", 1, 1, (SIXTH, MANY, MEAN), (), (), lambda dice: ())


def outcome(exercise: Exercise, typed: str, lang: str = "en") -> tuple[Result, str]:
    found = judge(LESSON, exercise, typed, lang)
    return found.result, found.reason.id


@pytest.mark.parametrize(
    ("typed", "lang", "value"),
    [
        ("1/6", "en", Fraction(1, 6)),
        (" 1 / 6 ", "fi", Fraction(1, 6)),
        ("16.7 %", "en", Fraction(167, 1000)),
        ("16,7 %", "fr", Fraction(167, 1000)),
        ("16,7\u202f%", "fr", Fraction(167, 1000)),
        ("0,167", "de", Fraction(167, 1000)),
        ("0.167", "de", Fraction(167, 1000)),
        ("0,167", "en", Fraction(167, 1000)),
        ("5,778", "en", Fraction(5778)),
        ("5.778", "de", Fraction(5778)),
        ("5\u00a0778", "fi", Fraction(5778)),
        ("5 778", "fr", Fraction(5778)),
        ("38.722.819.230.810", "pt-BR", Fraction(38722819230810)),
        ("−3", "en", Fraction(-3)),
        ("3 : 7", "de", Fraction(3, 7)),
    ],
)
def test_numbers_are_read_as_the_language_writes_them(typed: str, lang: str, value: Fraction) -> None:
    """Fractions, percentages and decimals are read with the reader's signs, and with the other decimal sign."""
    written = read_number(typed, lang)
    assert written is not None
    assert written.value == value


@pytest.mark.parametrize("typed", ["", "x", "1/0", "1/2/3", "%", "1e9", "½", "9" * 30, "1,2,3.4", "<b>1</b>", "1/-2"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_number_is_refused(typed: str, lang: str) -> None:
    """Text that is no number is unreadable, and one line says what to write, in every language."""
    assert read_number(typed, lang) is None
    if typed:
        found = judge(LESSON, SIXTH, typed, lang)
        assert found.result is Result.UNREADABLE
        assert "1/4" in catalogue(lang).message(found.reason)


@given(st.text(max_size=60))
def test_any_text_can_be_judged(typed: str) -> None:
    """Whatever somebody types is judged without an error."""
    for lang in LANGUAGES:
        assert judge(LESSON, SIXTH, typed, lang).result in Result


@given(st.fractions(min_value=0, max_value=1, max_denominator=10_000), st.sampled_from(LANGUAGES))
def test_a_right_answer_is_right_in_every_form(value: Fraction, lang: str) -> None:
    """The exact fraction, and a percentage or a decimal with enough digits, are right in every language."""
    exercise = Exercise("any", Size.TWEAK, lambda: value)
    text = catalogue(lang)
    for typed in (
        f"{value.numerator}/{value.denominator}",
        text.percent(float(value), 8),
        text.number(float(value), 10),
    ):
        if value == 0 and "/" not in typed:
            continue
        found = judge(Lesson("urn", 1, 1, (exercise,), (), (), lambda dice: ()), exercise, typed, lang)
        assert found.is_right or Fraction(value).denominator == 1, (typed, found)


@pytest.mark.parametrize(
    ("typed", "result", "reason"),
    [
        ("1/6", Result.RIGHT, "urn-sixth-why"),
        ("2/12", Result.RIGHT, "urn-sixth-why"),
        ("16.7%", Result.RIGHT, "urn-sixth-why"),
        ("17%", Result.RIGHT, "urn-sixth-why"),
        ("0.1666", Result.RIGHT, "urn-sixth-why"),
        ("0.2", Result.WRONG, "urn-sixth-not-five"),
        ("20%", Result.WRONG, "urn-sixth-not-five"),
        ("0.18", Result.WRONG, "lesson-not-known"),
        ("5/6", Result.WRONG, "lesson-not-complement"),
        ("83%", Result.WRONG, "lesson-not-complement"),
        ("16.7", Result.WRONG, "lesson-not-percent"),
        ("6", Result.WRONG, "lesson-not-inverse"),
        ("7", Result.WRONG, "lesson-not-above-one"),
        ("-1", Result.WRONG, "lesson-not-negative"),
    ],
)
def test_each_mistake_has_its_reason(typed: str, result: Result, reason: str) -> None:
    """A right answer says why, a usual mistake is recognised, and any other gets a line that helps."""
    assert outcome(SIXTH, typed) == (result, reason)


def test_a_rough_answer_is_nearly_right() -> None:
    """A number with too few digits is neither right nor wrong; a whole number must be exact."""
    assert outcome(MEAN, "7")[0] is Result.ROUGH
    assert outcome(MEAN, "6.53") == (Result.ROUGH, "lesson-near")
    assert outcome(MEAN, "6.6")[0] is Result.RIGHT
    assert outcome(MEAN, "6,58", "fi")[0] is Result.RIGHT
    assert outcome(MANY, "5800")[0] is Result.WRONG
    assert outcome(MANY, "5,778")[0] is Result.RIGHT
    assert outcome(MANY, "5777")[1] == "urn-many-not-few"


# ---- The lessons' own parts ------------------------------------------------------------------------------------------

EXERCISES = [
    pytest.param(lesson, one, id=f"{lesson.name}-{one.name}") for lesson in lessons() for one in lesson.exercises
]
EXPERIMENTS = [
    pytest.param(lesson, one, id=f"{lesson.name}-{one.name}") for lesson in lessons() for one in lesson.experiments
]
MODELS = [pytest.param(one, id=f"{lesson.name}-{one.name}") for lesson in lessons() for one in lesson.models]


@pytest.mark.parametrize(("lesson", "exercise"), EXERCISES)
def test_every_usual_mistake_is_told_apart(lesson: Lesson, exercise: Exercise | Choice) -> None:
    """The right answer is right; every usual wrong one is wrong, differs from the others, and gets its own reason."""
    if isinstance(exercise, Choice):
        right = exercise.right()
        assert right in exercise.options
        for option in exercise.options:
            found = judge(lesson, exercise, option, "en")
            assert found.is_right == (option == right)
        return
    exact = Fraction(exercise.answer())
    assert judge(lesson, exercise, str(exact), "en").is_right
    assert len(exercise.usual) >= 2
    wrong = {name: Fraction(value()) for name, value in exercise.usual.items()}
    assert len({exact, *wrong.values()}) == len(wrong) + 1
    for name, value in wrong.items():
        found = judge(lesson, exercise, str(value), "en")
        assert found.result is Result.WRONG
        assert found.reason.id == f"{lesson.name}-{exercise.name}-not-{name}"
        for digits in range(5):  # a mistake is not right because it was rounded
            rounded = judge(lesson, exercise, f"{float(value):.{digits}f}", "en")
            assert not rounded.is_right or exact.denominator == 1
            if exercise.unit is Unit.CHANCE:
                assert not judge(lesson, exercise, f"{float(value):.{digits}%}", "en").is_right


@pytest.mark.parametrize(("lesson", "exercise"), EXERCISES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hint_gives_the_answer_away(lesson: Lesson, exercise: Exercise | Choice, lang: str) -> None:
    """Neither the hint nor the reason for a wrong answer contains the right one."""
    text = catalogue(lang)
    said = [
        text(f"{lesson.name}-{end}") for end in exercise.messages if not end.endswith(("-why",)) and "-is-" not in end
    ]
    if isinstance(exercise, Choice):
        right = text(f"{lesson.name}-{exercise.name}-is-{exercise.right()}")
        assert not any(right in line for line in said)
        return
    exact = Fraction(exercise.answer())
    forms = {text.number(float(exact), digits) for digits in (1, 2, 3)} if exact.denominator > 1 else set()
    forms |= {f"{exact.numerator}/{exact.denominator}"} if exact.denominator > 1 else {text.number(int(exact))}
    if exact.denominator > 1 and exercise.unit is Unit.CHANCE:
        forms |= {text.percent(float(exact), digits) for digits in (1, 2)}
    for line in said:
        found = [form for form in forms if re.search(rf"(?<![\d.,/]){re.escape(form)}(?![\d/]|[.,]\d)", line)]
        assert found == [], line


@pytest.mark.parametrize(("lesson", "experiment"), EXPERIMENTS)
def test_trying_agrees_with_counting(lesson: Lesson, experiment: object) -> None:
    """A seeded run of every experiment is within four standard errors of the exact value, and can be repeated."""
    run, again = (lesson.experiment(experiment.name).run(4_000, seed=2) for _ in range(2))  # type: ignore[attr-defined]
    assert run == again
    assert run.agrees(lesson.experiment(experiment.name).exact(), errors=4)  # type: ignore[attr-defined]


@pytest.mark.parametrize("model", MODELS)
def test_models_hold_everywhere(model: Model) -> None:
    """Wherever the controls are, a model gives at least two rows, the same kinds of rows, and chances from 0 to 1."""
    assert 1 <= len(model.controls) <= 4
    dice = random.Random(model.name)
    settings = [model.start, {one.name: one.values[0] for one in model.controls}]
    settings.append({one.name: one.values[-1] for one in model.controls})
    settings += [{one.name: dice.choice(one.values) for one in model.controls} for _ in range(30)]
    for setting in settings:
        rows = model.rows(**setting)
        assert len(rows) >= 2
        named = [row for row in rows if not row.isdigit()]
        assert set(named) <= {row for row in model.rows(**model.start) if not row.isdigit()}
        if model.unit is Unit.CHANCE:
            # the row `sum` is a usual mistake, shown as one: that it can pass 1 is the point
            assert all(0 <= value <= 1 for row, value in rows.items() if row != "sum"), setting


@pytest.mark.parametrize("name", NAMES)
def test_every_message_of_a_lesson_is_there(name: str) -> None:
    """Each part of a lesson has its messages in every language, and each message belongs to a part or a worksheet."""
    lesson = find_lesson(name)
    assert len(set(lesson.messages)) == len(lesson.messages)
    for lang in LANGUAGES:
        for message in lesson.messages:
            assert catalogue(lang)(message, value=2)


def test_a_sample_knows_how_far_it_is_off() -> None:
    """A share agrees with a chance within its standard errors and not beyond them."""
    sample = Sample(10_000, 5_100)
    assert sample.agrees(Fraction(1, 2))
    assert not sample.agrees(Fraction(48, 100))
    assert not sample.agrees(Fraction(1, 2), errors=1)
