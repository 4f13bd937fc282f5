"""Common mistakes and tips: the engine contradicts each mistake, and works out each figure."""

import pytest

from phase10.examples import ANSWERS, ask, asked
from phase10.mistakes import Mistake, Tip, mistakes, tips
from phase10.rulebook import Rule
from phase10.text import catalogue
from widgets.html import find_all, name_of, text_of
from widgets.mistakes import mistakes_view


@pytest.mark.parametrize("mistake", mistakes(), ids=lambda mistake: mistake.name)
def test_the_engine_contradicts_the_mistake(mistake: Mistake) -> None:
    """The engine's answer is the one in the data, and not the one the mistake would give."""
    answer = ask(mistake.example)
    assert answer == mistake.example[asked(mistake.example)]
    assert answer != mistake.says
    assert type(answer) is type(mistake.says)


@pytest.mark.parametrize("mistake", mistakes(), ids=lambda mistake: mistake.name)
def test_the_mistake_says_what_could_be_meant(mistake: Mistake) -> None:
    """Rule ids that a mistake breaks or claims are rules of the book; what is broken belongs to its rule's example."""
    answers = [mistake.says, mistake.example[asked(mistake.example)]]
    for answer in answers:
        if isinstance(answer, list):
            assert {Rule(str(one)) for one in answer} <= set(Rule)


@pytest.mark.parametrize("tip", tips(), ids=lambda tip: tip.name)
def test_figures_of_tips(tip: Tip) -> None:
    """The engine gives each figure and example of a tip as it stands in the data, and the text uses every figure."""
    for question in [*tip.figures.values(), *([tip.example] if tip.example else [])]:
        assert ask(question) == question[asked(question)]
    words = catalogue("en").message(tip.text)
    assert all(str(figure) in words for figure in tip.text.values.values())


def test_there_are_enough_and_none_twice() -> None:
    """At least fourteen mistakes and eight tips, each with words of its own."""
    text = catalogue("en")
    said = [text.message(message) for one in mistakes() for message in (one.wrong, one.right)]
    advice = [text.message(tip.text) for tip in tips()]
    assert len(mistakes()) >= 14
    assert len(tips()) >= 8
    assert len(set(said)) == len(said)
    assert len(set(advice)) == len(advice)


def test_the_view_shows_them_all() -> None:
    """Every mistake with the words wrong and right, its rule as a link, and its example; every tip with its rule."""
    text = catalogue("en")
    view = mistakes_view(text)
    shown = find_all(view, cls="mistake")
    assert len(shown) == len(mistakes())
    for node, mistake in zip(shown, mistakes(), strict=True):
        words = text_of(node)
        assert text("mistake-word-wrong") in words
        assert text("mistake-word-right") in words
        assert text.message(mistake.wrong) in words
        assert text.message(mistake.right) in words
        links = [link["a"]["href"] for link in find_all(node, "a", cls="rule")]
        assert f"rules?rule={mistake.rule.value}&lang=en" in links
        assert text_of(find_all(node, cls="shows")[0])
    tipped = find_all(view, cls="tip")
    assert [tip.rule.value for tip in tips()] == [text_of(find_all(node, "a", cls="rule")[0]) for node in tipped]


def test_cards_of_an_example_are_shown_with_names() -> None:
    """An example about cards shows each of its cards, and a laid wild says what it stands for."""
    view = mistakes_view(catalogue("en"))
    for node, mistake in zip(find_all(view, cls="mistake"), mistakes(), strict=True):
        example = mistake.example
        rows = [*example.get("groups", [example.get("hand", "")])]
        rows += [example.get(name, "") for name in ("cards", "table", "on_top")]
        shown = find_all(node, "card")
        assert sorted(card["a"]["face"] for card in shown) == sorted(" ".join(rows).split())
        assert all(name_of(card) for card in shown)
    assert [name_of(card) for card in find_all(view, "card") if "stands" in card["a"]] == ["wild as four"]


def test_every_kind_of_answer_has_a_line() -> None:
    """What the examples ask for is among the questions the engine knows, and each gives a line of text."""
    kinds = {asked(mistake.example) for mistake in mistakes()}
    assert kinds <= set(ANSWERS)
    lines = [text_of(node) for node in find_all(mistakes_view(catalogue("en")), cls="shows")]
    assert all(lines)
