"""The page of the quiz without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from phase10.progress import ROUND, Past
from phase10.quiz import Form, Item, items
from phase10.text import LANGUAGES, catalogue
from widgets import Quiz
from widgets.html import Node, find, find_all, name_of, text_of, walk
from widgets.quiz import QuizState

TEXT = catalogue("en")
ITEMS = list(items().values())


def root(quiz: Quiz) -> Node:
    node: Node = quiz.view["root"]
    return node


def asking(item: Item) -> Quiz:
    """A quiz whose only question is this one."""
    quiz = Quiz(seed=1)
    quiz.state = QuizState(names=(item.name,))
    quiz.refresh()
    return quiz


def give(quiz: Quiz, right: bool) -> None:
    """Answer the question shown, through the page's own events, and go on."""
    item, at = quiz.state.item, quiz.state.at
    if item.form is Form.NUMBER:
        quiz.act("number", at, str(item.right + (not right)))
    else:
        given = next(place for place, option in enumerate(item.options) if option.right is right)
        press = [node["on"]["click"] for node in find_all(root(quiz), "button", cls="answer")]
        quiz.act("answer", *next(one for one in press if one[2] == given)[1:])
    quiz.act("next", at)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.name)
def test_every_answer_to_every_question_can_be_given(item: Item) -> None:
    """Each answer is called right or not, with its reasons, and the rule with a link to the rule book."""
    answers = [item.right, item.right + 1] if item.form is Form.NUMBER else range(len(item.options))
    for given in answers:
        quiz = asking(item)
        assert text_of(find(root(quiz), "h2")) == TEXT.message(item.prompt)
        assert find_all(root(quiz), cls="v") == []
        quiz.act(*(("number", 0, f" {given} ") if item.form is Form.NUMBER else ("answer", 0, given)))
        said = find(root(quiz), role="status")
        right = given == item.right
        assert text_of(find(said, "strong")) == TEXT("quiz-right" if right else "quiz-wrong")
        for reason in item.reasons(given):
            assert TEXT.message(reason) in text_of(said)
        rule = find(root(quiz), key="rule")
        assert TEXT.message(item.rule.text) in text_of(rule)
        assert find(rule, "a")["a"]["href"] == f"rules?rule={item.rule.value}&lang=en"
        json.dumps(quiz.view)


def test_a_hand_that_makes_the_phase_is_shown_laid() -> None:
    """After the answer the groups lie there, and each wild shows what it stands for; before it they do not."""
    quiz = asking(items()["which-sets"])
    assert not [node for node in walk(root(quiz)) if "stands" in node.get("a", {})]
    quiz.act("answer", 0, 0)
    (wild,) = [node for node in walk(find(root(quiz), role="status")) if "stands" in node.get("a", {})]
    assert name_of(wild) == "wild as eight"


def test_only_one_button_is_left_in_an_answered_question() -> None:
    """The focus then goes to it, so that Enter leads to the next question."""
    for item in ITEMS:
        quiz = asking(item)
        quiz.act("number" if item.form is Form.NUMBER else "answer", 0, "3" if item.form is Form.NUMBER else 1)
        sheet = find(root(quiz), key="question")
        assert [name_of(node) for node in walk(sheet) if node["t"] in ("button", "a", "input")] == ["To the result"]


def test_a_whole_round_and_the_next() -> None:
    """Ten questions, a score, the wrong ones with their reasons; in the next round these come first."""
    quiz = Quiz(seed=7)
    names = quiz.state.names
    assert len(names) == ROUND
    places = set()
    for at in range(ROUND):
        assert f"Question {at + 1} of 10" in text_of(find(root(quiz), cls="place"))
        places.add(quiz.view["place"])
        give(quiz, right=at not in (2, 5, 6))
    assert len(places) == ROUND
    assert "7 of 10 right" in text_of(find(root(quiz), cls="result"))
    missed = find_all(find(root(quiz), "ol", cls="missed"), "li")
    assert [node["k"] for node in missed] == [names[2], names[5], names[6]]
    for node in missed:
        item = items()[node["k"]]
        assert TEXT.message(item.rule.text) in text_of(node)
        assert "Right answer: " in text_of(node)
    quiz.act("again")
    assert set(quiz.state.names[:3]) == {names[2], names[5], names[6]}
    assert set(quiz.state.names[3:]).isdisjoint(names)
    assert quiz.view["address"] == {"topic": None, "seed": None}
    for _ in range(ROUND):
        give(quiz, right=True)
    assert "every answer was right" in text_of(find(root(quiz), cls="result"))
    quiz.act("again")
    assert set(quiz.state.names).isdisjoint(names)


def test_progress_by_topic() -> None:
    """The table says in words and numbers what is right, what comes back and what is new on each topic."""
    quiz = asking(items()["tie"])
    give(quiz, right=False)
    rows = {text_of(node["c"][0]): [text_of(cell) for cell in node["c"][1:]] for node in find_all(root(quiz), "tr")}
    assert rows["Winning"] == ["0 of 2", "1", "1"]
    assert rows["Sets"] == ["0 of 3", "0", "3"]


def test_what_the_browser_kept_comes_back() -> None:
    """A new page with the kept record begins with what went wrong; what is kept is plain data."""
    quiz = Quiz(seed=7)
    give(quiz, right=False)
    kept = json.loads(json.dumps(quiz.view["keep"]))
    other = Quiz()
    other.act("restore", kept)
    other.act("open", {})
    assert other.state.names[0] == quiz.state.names[0]
    assert other.view["keep"]["quiz"]["answers"] == kept["quiz"]["answers"]


@pytest.mark.parametrize("kept", [{}, {"quiz": None}, {"quiz": {"version": 1, "answers": [["x", 1, 1, True]]}}])
def test_hostile_records_change_nothing(kept: dict[str, Any]) -> None:
    """What cannot be read is left out, and the round stays."""
    quiz = Quiz(seed=7)
    names = quiz.state.names
    quiz.act("restore", kept)
    assert (quiz.state.names, dict(quiz.state.record)) == (names, {})


def test_a_round_goes_on_after_a_reload() -> None:
    """Whoever reloads in the middle finds the next question, in a shared round too; one that ended begins anew."""
    for query in ({}, {"seed": "77"}):
        quiz = Quiz()
        quiz.act("open", query)
        give(quiz, right=True)
        give(quiz, right=False)
        kept = json.loads(json.dumps(quiz.view["keep"]))
        again = Quiz()
        again.act("restore", kept)
        again.act("open", query)
        assert (again.state.names, again.state.at, again.state.given) == (quiz.state.names, 2, quiz.state.given)
        for _ in range(ROUND - 2):
            give(again, right=True)
        third = Quiz()
        third.act("restore", json.loads(json.dumps(again.view["keep"])))
        third.act("open", query)
        assert (third.state.at, third.state.given) == (0, ())


@pytest.mark.parametrize(
    "hostile",
    [
        None, 7, [], [1, "all", False, ["wrap"], []], [1, "all", False, ["wrap", "wrap"], [0]],
        [0, "all", False, ["wrap"], []], [1, "<b>", False, ["wrap"], []], [1, "all", False, ["nope", "wrap"], [0]],
        [1, "all", False, ["wrap", "tie"], ["x"]], [1, "all", False, ["wrap", "tie"], [99]],
        [1, "all", 3, ["wrap"], []], [1, "all", False, [["x"]], []],
    ],
)  # fmt: skip
def test_hostile_rounds(hostile: object) -> None:
    """A kept round that cannot be one leaves the round that the page began, or is a round like any other."""
    quiz = Quiz()
    quiz.act("restore", {"quiz": {"version": 1, "answers": [], "round": hostile}})
    quiz.act("open", {})
    assert quiz.state.at == 0
    assert len(quiz.state.names) in (1, ROUND)
    assert not find_all(root(quiz), key="alert")


def test_restoring_during_a_round_does_not_disturb_it() -> None:
    """A second look at the same widget brings the record again: the question stays, newer answers count."""
    quiz = Quiz(seed=7)
    give(quiz, right=True)
    name, names = quiz.state.names[0], quiz.state.names
    quiz.act("restore", {"quiz": {"version": 1, "answers": [[name, 0, 1, True], ["tie", 1, 0, False]]}})
    assert (quiz.state.names, quiz.state.at) == (names, 1)
    assert quiz.state.record[name] == Past(1)
    assert quiz.state.record["tie"] == Past(1)


def test_the_address_carries_topic_and_seed() -> None:
    """A link brings the same round; what cannot be read in it is left out."""
    quiz = Quiz(seed=1)
    quiz.act("open", {"topic": "skip", "seed": "12", "lang": "en"})
    assert (quiz.state.topic, quiz.state.seed) == ("skip", 12)
    assert {items()[name].topic for name in quiz.state.names} == {"skip"}
    assert quiz.view["address"] == {"topic": "skip", "seed": "12"}
    names = quiz.state.names
    for query in [{"topic": "nope"}, {"topic": ["x"]}, {"topic": 3}]:
        quiz.act("open", {**query, "seed": "12"})
        assert quiz.state.names == names
    for seed in ["-3", "1e9", "9" * 50, "٣", ["1"], 4]:
        quiz.act("open", {"seed": seed})
        assert quiz.state.seed == 12


def test_a_shared_round_is_the_same_for_everybody() -> None:
    """Thirty pupils with one link get the same questions, whatever they knew before; a plain visit is their own."""
    rounds = set()
    for known in range(5):
        quiz = Quiz(seed=3)
        for _ in range(known):
            give(quiz, right=False)
        kept = json.loads(json.dumps(quiz.view["keep"]))
        pupil = Quiz()
        pupil.act("restore", kept)
        pupil.act("open", {"seed": "77"})
        rounds.add(pupil.state.names)
        assert pupil.view["address"] == {"topic": None, "seed": "77"}
    assert len(rounds) == 1


def test_back_to_a_round_goes_on_with_it() -> None:
    """The browser's Back to the same address does not begin the round again."""
    quiz = Quiz()
    quiz.act("open", {"seed": "77"})
    give(quiz, right=True)
    state = quiz.state
    quiz.act("open", {"seed": "77"})
    assert quiz.state == state


def test_topics_can_be_chosen() -> None:
    """Choosing a topic begins a round on it; one that does not exist changes nothing."""
    quiz = Quiz(seed=1)
    quiz.act("topic", "win")
    assert sorted(quiz.state.names) == ["not-first-out", "tie"]
    quiz.act("topic", "<b>")
    assert quiz.state.topic == "win"
    chosen = [text_of(node) for node in find_all(root(quiz), "option") if "selected" in node["a"]]
    assert chosen == ["Winning"]


def test_late_and_impossible_events_change_nothing() -> None:
    """A second click, a click on an earlier question, or an option that is not there is not an answer."""
    quiz = asking(items()["tie"])
    for event in [("answer", 0, 7), ("answer", 0, -1), ("answer", 1, 0), ("number", 0, "3"), ("next", 0)]:
        quiz.act(*event)
    assert (quiz.state.given, quiz.state.at) == ((), 0)
    quiz.act("answer", 0, 1)
    quiz.act("answer", 0, 0)
    assert quiz.state.given == (1,)
    quiz.act("next", 0)
    for event in [("next", 0), ("next", 1), ("answer", 1, 0), ("answer", 0, 0), ("number", 1, "3")]:
        quiz.act(*event)
    assert quiz.state.over
    assert quiz.state.given == (1,)


@pytest.mark.parametrize("typed", ["", "x", "3.5", "-1", "<script>", "9" * 40, "٣"])
def test_what_is_not_a_number_is_not_an_answer(typed: str) -> None:
    """It is said in one line, and nothing counts as wrong."""
    quiz = asking(items()["pile"])
    quiz.act("number", 0, typed)
    assert "whole number" in text_of(find(root(quiz), cls="problem"))
    assert (quiz.state.given, dict(quiz.state.record)) == ((), {})
    quiz.act("number", 0, "67")
    assert find_all(root(quiz), cls="problem") == []
    assert text_of(find(find(root(quiz), role="status"), "strong")) == "Right!"


def test_forgetting_asks_first() -> None:
    """The record goes only when the reader says so twice."""
    quiz = asking(items()["tie"])
    give(quiz, right=False)
    quiz.act("forget", "ask")
    assert find(root(quiz), role="alert")
    quiz.act("forget", "no")
    assert find_all(root(quiz), role="alert") == []
    assert quiz.state.record == {"tie": Past(0, 1, True)}
    quiz.act("forget", "ask")
    quiz.act("forget", "yes")
    assert quiz.view["keep"]["quiz"]["answers"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    """A whole round with right and wrong answers can be read in each language."""
    quiz = Quiz(seed=3, lang=lang)
    assert text_of(find(root(quiz), "h1")) == catalogue(lang)("quiz-title")
    for at in range(ROUND):
        give(quiz, right=bool(at % 2))
    assert find(root(quiz), cls="result")
    quiz.act("forget", "ask")
    assert catalogue(lang)("quiz-forget-sure") in text_of(root(quiz))
