"""The widgets of a lesson, without a browser: progress, guess and tries, exercises, models, comparisons."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from phase10.lessons import NAMES, find_lesson, lessons
from phase10.lessons.parts import Choice, Exercise
from phase10.odds.simulate import MeanSample, Sample, Unit
from phase10.text import LANGUAGES, catalogue
from widgets import Lesson, Lessons
from widgets.html import Node, find, find_all, text_of
from widgets.lessons.exercise import ExerciseWidget
from widgets.lessons.lesson import _language_of
from widgets.lessons.predict import TRIES, Predict
from widgets.lessons.record import Record, from_kept, keep_name


def root(widget: Any) -> Node:
    node: Node = widget.view["root"]
    return node


def said(widget: Any) -> str:
    return text_of(root(widget))


def numeric(lesson: Lesson) -> ExerciseWidget:
    """The first exercise of a lesson that asks for a number."""
    return lesson.exercise(next(one.name for one in lesson.of.exercises if isinstance(one, Exercise)))


def right_answer(widget: ExerciseWidget) -> str:
    assert isinstance(widget.of, Exercise)
    return str(Fraction(widget.of.answer()))


def finish(predict: Predict) -> None:
    while predict.state.run.going:
        predict.act("part")


def test_a_lesson_counts_what_is_solved() -> None:
    """The progress names the exercises solved and grows with each right answer, and only with those."""
    lesson = Lesson("urn", lang="en")
    count = len(lesson.of.exercises)
    assert f"0 of {count} exercises solved" in said(lesson)
    widget = numeric(lesson)
    widget.act("check", "4711")
    assert f"0 of {count} exercises solved" in said(lesson)
    widget.act("check", right_answer(widget))
    assert f"1 of {count} exercises solved" in said(lesson)
    assert find(root(lesson), "progress")["a"]["value"] == "1"
    assert "solved" in said(widget)


def test_a_wrong_answer_gets_its_reason_and_stays_in_the_field() -> None:
    """A usual wrong answer is answered with its own reason; what was typed stays; the right answer is not said."""
    for entry in lessons():
        lesson = Lesson(entry.name, lang="en")
        for exercise in entry.exercises:
            if not isinstance(exercise, Exercise):
                continue
            widget = lesson.exercise(exercise.name)
            for name, wrong in exercise.usual.items():
                widget.act("check", str(Fraction(wrong())))
                assert "Not yet." in said(widget)
                assert catalogue("en")(f"{entry.name}-{exercise.name}-not-{name}") in said(widget)
                assert find(root(widget), "input")["a"]["value"] == str(Fraction(wrong()))


def test_what_cannot_be_read_is_said_at_the_field() -> None:
    """Text that is no number gets one line, the field is marked, and the text is kept as text."""
    widget = numeric(Lesson("urn", lang="de"))
    widget.act("check", "<b>viele</b>")
    assert "„<b>viele</b>“" in said(widget) or "<b>viele</b>" in said(widget)
    assert find(root(widget), "input")["a"]["aria-invalid"] == "true"


def test_a_choice_says_why_an_option_is_wrong() -> None:
    """Every wrong option has its reason, and the right one solves the exercise."""
    for entry in lessons():
        for exercise in entry.exercises:
            if not isinstance(exercise, Choice):
                continue
            lesson = Lesson(entry.name, lang="fr")
            widget = lesson.exercise(exercise.name)
            for option in (*(one for one in exercise.options if one != exercise.right()), exercise.right()):
                widget.act("choose", option)
                solved = exercise.name in lesson.record.solved
                assert solved == (option == exercise.right())
            widget.act("choose", "no such option")
            assert exercise.name in lesson.record.solved


def test_the_hint_comes_when_it_is_asked_for() -> None:
    """The hint is hidden at first, shown on the first click and hidden on the second."""
    widget = numeric(Lesson("urn", lang="en"))
    hint = catalogue("en")(f"urn-{widget.of.name}-hint")
    assert hint not in said(widget)
    widget.act("hint")
    assert hint in said(widget)
    widget.act("hint")
    assert hint not in said(widget)


@pytest.mark.parametrize("name", NAMES)
def test_an_experiment_asks_for_a_guess_first(name: str) -> None:
    """Before a guess nothing can be tried; then guess, tries and exact value stand in one picture."""
    lesson = Lesson(name, lang="en")
    for experiment in lesson.of.experiments:
        predict = lesson.predict(experiment.name)
        predict.act("try", TRIES[0])
        predict.act("once")
        predict.act("reveal")
        assert predict.state.run.trials == 0
        assert predict.state.trial is None
        assert not predict.state.revealed
        predict.act("guess", "not a number")
        assert not predict.guessed
        assert find_all(root(predict), "p", role="alert")
        predict.act("guess", "12")
        assert predict.guess == (0.12 if experiment.unit is Unit.CHANCE else 12)
        predict.act("guess", "99")
        assert predict.guess in (0.12, 12)
        predict.act("once")
        assert predict.state.trial is not None
        predict.act("try", TRIES[1])
        finish(predict)
        predict.act("reveal")
        titles = [text_of(one) for one in find_all(root(predict), "dt")]
        assert titles == ["Your guess", "Tried 10,000 times", "Exact value"]
        assert find_all(root(predict), "svg", cls="plot")
        assert find_all(root(predict), "table"), "a table beside the chart"


@pytest.mark.parametrize("name", NAMES)
def test_a_run_is_the_same_for_the_same_seed(name: str) -> None:
    """Two readers with the same seed see the same tries, in parts or at once; another seed gives others."""
    lesson = Lesson(name, lang="en")
    experiment = lesson.of.experiments[0].name
    first, second = (Lesson(name, lang="en").predict(experiment) for _ in range(2))
    for predict in (first, second):
        predict.act("skip-guess")
    first.act("try", TRIES[1])
    for size in TRIES:
        second.act("try", size)
        finish(second)
    finish(first)
    assert first.state.run.samples == second.state.run.samples
    assert first.state.run.samples[-1] == lesson.run(experiment, TRIES[1], seed=1)
    second.act("another")
    second.act("try", TRIES[1])
    finish(second)
    assert first.state.run.samples != second.state.run.samples


def test_a_guess_may_be_skipped() -> None:
    """Without a guess the tries are shown without one, and a guess that was skipped is not asked for again."""
    lesson = Lesson("trials", lang="en")
    predict = lesson.predict(lesson.of.experiments[0].name)
    predict.act("skip-guess")
    assert predict.guess is None
    assert "Your guess" not in [text_of(one) for one in find_all(root(predict), "dt")]
    assert find_all(root(predict), "form") == []


@pytest.mark.parametrize("name", NAMES)
def test_a_model_follows_its_controls(name: str) -> None:
    """A control changes the table, one value more or fewer than it has changes nothing, and reset puts all back."""
    lesson = Lesson(name, lang="en")
    for model in lesson.of.models:
        widget = lesson.explore(model.name)
        first = said(widget)
        control = model.controls[0]
        other = next(value for value in control.values if value != control.start)
        widget.act("set", control.name, str(other))
        assert said(widget) != first
        for bad in (str(control.values[-1] + 1), "-1", "x", "9" * 30, "<b>"):
            before = said(widget)
            widget.act("set", control.name, bad)
            widget.act("set", "no such control", bad)
            assert said(widget) == before
        widget.act("reset")
        assert said(widget) == first


def test_a_comparison_says_whether_two_ways_agree() -> None:
    """Exact value and tries stand side by side, and a simulation that is off is not called right."""
    lesson = Lesson("urn", lang="en")
    good, bad = (lesson.compare(Fraction(1, 2), Sample(10_000, hits)) for hits in (5_010, 5_400))
    assert "agree: the difference is no more" in said(good)
    assert "do not agree" in said(bad)
    assert "50.00%" in said(good)
    assert repr(good) == "Compare(1/2 = 50.00% | 10,000: 50.10% ± 0.50%)"
    lesson.predict("duel").act("guess", "62")
    titles = [text_of(one) for one in find_all(root(good), "dt")]
    assert titles == ["Your guess", "Exact value", "Tried 10,000 times"]
    assert "62.00%" in said(good)
    assert "standard error" not in said(good), "the third lesson explains it"
    mean = Lesson("worth", lang="en").compare(Fraction(13, 2), MeanSample(4, 26, 178))
    assert "± 0.87, the standard error" in said(mean)
    assert "6.50" in said(mean)


def test_what_the_browser_kept_comes_back() -> None:
    """Solved exercises and guesses return after a reload, in another language too, and the parts show them."""
    lesson = Lesson("urn", lang="en")
    widget, predict = numeric(lesson), lesson.predict(lesson.of.experiments[0].name)
    widget.act("check", right_answer(widget))
    predict.act("guess", "12.5")
    kept = lesson.view["keep"]
    again = Lesson("urn", lang="de")
    shown, asked = numeric(again), again.predict(predict.of.name)
    again.act("restore", kept)
    assert again.record == lesson.record
    assert find(root(shown), "input")["a"]["value"] == right_answer(widget)
    assert catalogue("de")("lesson-solved") in said(shown)
    assert asked.guess == 0.125
    course = Lessons(lang="en")
    course.act("restore", kept)
    assert f"1 of {len(lesson.of.exercises)} exercises solved" in said(course)


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        [],
        {"solved": []},
        {"solved": {"twelves": 7}, "guesses": {"duel": {}}},
        {"solved": {"twelves": "9"}},
        {"solved": {"__class__": "1"}, "guesses": {"none": "1"}},
        {"solved": {"twelves": "8" * 5000}},
        {"guesses": {"duel": "<img src=x>"}, "begun": "many"},
        {"guesses": {"duel": "1/0"}, "begun": -3},
    ],
)
def test_what_was_forged_is_left_out(kept: object) -> None:
    """Kept values of another shape, wrong answers and unknown names are dropped without a word."""
    lesson = Lesson("urn", lang="en")
    lesson.act("restore", {keep_name("urn"): kept, "lesson.other": 1})
    assert lesson.record == Record() == from_kept(kept, find_lesson("urn"), "en")


def test_a_lesson_can_be_begun_anew() -> None:
    """Start over asks first; kept answers stay with no and go with yes, also in the parts."""
    lesson = Lesson("urn", lang="en")
    widget, predict = numeric(lesson), lesson.predict(lesson.of.experiments[0].name)
    widget.act("check", right_answer(widget))
    lesson.act("forget", "ask")
    assert "Forget your answers" in said(lesson)
    lesson.act("forget", "no")
    assert lesson.record.solved
    predict.act("guess", "10")
    predict.act("once")
    predict.act("reveal")
    lesson.act("forget", "yes")
    assert lesson.record == Record(begun=1)
    assert find(root(widget), "section")["a"]["class"] == "sheet exercise"
    assert find(root(widget), "input")["a"].get("value", "") == ""
    assert find_all(root(widget), "div", cls="outcome") == []
    predict.act("guess", "20")
    assert predict.guess == 0.2
    assert predict.state.trial is None
    assert "?" in text_of(find(root(predict), "dl"))


def test_another_page_does_not_bring_back_what_was_forgotten() -> None:
    """A page that still knows the old answers takes over the new beginning, and what is solved after it counts."""
    lesson, course = Lesson("urn", lang="en"), Lessons(lang="en")
    widget = numeric(lesson)
    widget.act("check", right_answer(widget))
    course.act("restore", lesson.view["keep"])
    lesson.act("forget", "yes")
    course.act("restore", lesson.view["keep"])
    assert course.view["keep"]["lesson.urn"] == lesson.view["keep"]["lesson.urn"]
    lesson.act("restore", course.view["keep"])
    assert lesson.record.solved == {}
    widget.act("check", right_answer(widget))
    course.act("restore", lesson.view["keep"])
    assert f"1 of {len(lesson.of.exercises)} exercises solved" in said(course)


def test_a_graded_cell_gives_a_point_for_the_right_answer_alone() -> None:
    """`points` is 1 for the right value, in any form, and 0 for all else."""
    for entry in lessons():
        lesson = Lesson(entry.name, lang="en")
        for exercise in entry.exercises:
            right = exercise.answer() if isinstance(exercise, Exercise) else exercise.right()
            assert lesson.points(exercise.name, right) == 1
            assert lesson.points(exercise.name, str(right)) == 1
            assert lesson.points(exercise.name, None) == 0
            assert lesson.points(exercise.name, "nothing") == 0
            assert lesson.points(exercise.name, [right]) == 0  # type: ignore[arg-type]
            if isinstance(exercise, Exercise):
                assert lesson.points(exercise.name, float(right)) == 1  # type: ignore[arg-type]
                assert [lesson.points(exercise.name, wrong()) for wrong in exercise.usual.values()] == [0] * len(
                    exercise.usual
                )


@pytest.mark.parametrize(("folder", "lang"), [("/a/lessons/fr", "fr"), ("/a/lessons/pt-BR/teacher", "pt-BR")])
def test_a_notebook_speaks_the_language_of_its_folder(folder: str, lang: str) -> None:
    """A lesson opened in JupyterLab speaks the language of the folder it lies in; elsewhere that of the reader."""
    assert _language_of(Path(folder)) == lang


def test_elsewhere_it_speaks_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder without a language the environment decides."""
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert _language_of(Path("/somewhere/else")) == "fi"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_part_renders_in_every_language(name: str, lang: str) -> None:
    """All widgets of all lessons draw themselves in every language, also after an answer and a run of tries."""
    lesson = Lesson(name, lang=lang)
    for exercise in lesson.of.exercises:
        widget = lesson.exercise(exercise.name)
        widget.act("hint")
        widget.act("check", "1/7")
        widget.act("check", "?")
        assert catalogue(lang)("widget-error") not in said(widget)
    for experiment in lesson.of.experiments:
        predict = lesson.predict(experiment.name)
        for event in (("guess", "?"), ("guess", "25"), ("once",), ("try", TRIES[0]), ("reveal",)):
            predict.act(*event)
        finish(predict)
        assert catalogue(lang)("widget-error") not in said(predict)
        assert find_all(root(predict), "dd")
    for model in lesson.of.models:
        assert len(find_all(root(lesson.explore(model.name)), "tr")) >= 3
    assert catalogue(lang)(f"{name}-name") == lesson.view["title"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_lists_all_lessons(lang: str) -> None:
    """Each lesson has its name, its idea, its minutes, and a link in the reader's language."""
    course = Lessons(lang=lang)
    for entry in lessons():
        assert catalogue(lang)(f"{entry.name}-idea") in said(course)
        link = find(root(course), "a", name=catalogue(lang)(f"{entry.name}-name"))
        assert link["a"]["href"] == f"{entry.name}?lang={lang}"
