"""The course: every chapter opens in every language, and what the reader does follows the rules."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from phase10.rulebook import Rule
from phase10.text import LANGUAGES, catalogue
from widgets.chapters.groups import Runs
from widgets.course import TOPICS, Course
from widgets.html import find, find_all, text_of, walk
from widgets.scene import Scene

ROOT = Path(__file__).parent.parent


def rules(scene: Scene) -> list[str]:
    return [step.rule.value for step in scene.steps]


# ---- The page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_chapter_in_every_language(topic: str, lang: str) -> None:
    """A chapter shows its question, its place to try and its rules in the reader's language."""
    course = Course(topic=topic, lang=lang)
    root = course.view["root"]
    assert text_of(find(root, "h1")) == catalogue(lang)(f"learn-{topic}-title")
    assert len(find_all(root, "section")) >= 2
    assert bool(find_all(root, cls="why")) == (topic != "mistakes")
    course.close()


@pytest.mark.parametrize("topic", TOPICS)
def test_everything_to_click_is_answered(topic: str) -> None:
    """Every event that a chapter offers is one the course knows, and doing it fails nowhere."""
    course = Course(topic=topic)
    seen = Counter[str]()
    for _ in range(3):
        nodes = [node for node in walk(course.view["root"]) if node.get("on")]
        for node in nodes:
            for action in node["on"].values():
                name, *args = action
                if seen[str(action)] or name == "chapter":
                    continue
                seen[str(action)] += 1
                assert course._handler(name), name
                course.act(str(name), *["R5" if arg == "$value" else arg for arg in args])
                assert not find_all(course.view["root"], key="alert"), action
    assert seen or topic == "mistakes"
    course.close()


@pytest.mark.parametrize("topic", TOPICS)
def test_nothing_hostile_breaks_a_chapter(topic: str) -> None:
    """Events with arguments that no page sends are refused or change nothing, and never fail."""
    course, rng = Course(topic=topic), random.Random(topic)
    names = [name[3:] for kind in (Course, type(course.scene)) for name in dir(kind) if name.startswith("on_")]
    values: list[object] = [-1, 0, 3, 10**9, "", "0", "99", "<b>", "R5", "W", None, [], {}, True, 1.5]
    for name in names:
        if name in {"msg", "trait_change", "displayed", "widget_constructed"}:
            continue
        for count in range(4):
            course.act(name.replace("_", "-"), *[rng.choice(values) for _ in range(count)])
            assert not find_all(course.view["root"], key="alert"), name
    course.close()


def test_a_link_opens_a_chapter() -> None:
    """The address names the chapter and what lies in it, and an unknown one changes nothing."""
    course = Course()
    course.act("open", {"topic": "runs", "group": "R7", "cards": "R3,B4,W", "lang": "fr"})
    assert (course.state.topic, course.lang) == ("runs", "fr")
    assert isinstance(course.scene, Runs)
    assert (str(course.scene.group), course.scene.hand.notation) == ("R7", "R3 B4 W")
    assert course.view["address"] == {"topic": "runs", "group": "R7", "cards": "R3,B4,W"}
    course.act("open", {"topic": "<script>"})
    assert course.state.topic == "runs"
    course.close()


def test_a_chapter_stays_as_it_was_left() -> None:
    """Whoever comes back to a chapter finds the cards as they lay."""
    course = Course(topic="sets")
    course.act("remove", 0, "R5")
    left = course.scene
    course.act("chapter", "runs")
    course.act("chapter", "sets")
    assert course.scene == left
    course.close()


def test_the_place_changes_with_the_chapter_only() -> None:
    """A step in a chapter leaves the reader in place; another chapter is another place."""
    course = Course(topic="sets")
    course.act("next")
    assert course.view["place"] == "sets"
    course.act("chapter", "runs")
    assert course.view["place"] == "runs"
    course.close()


def test_autoplay_is_off_until_asked_for() -> None:
    """Nothing moves by itself; Play makes the next step come, and stops with the last."""
    course = Course(topic="scoring")
    assert not [node for node in walk(course.view["root"]) if "data-auto" in node.get("a", {})]
    course.act("play")
    for _ in course.steps[1:]:
        (auto,) = [node for node in walk(course.view["root"]) if "data-auto" in node.get("a", {})]
        assert auto["on"]["click"] == ["next"]
        course.act("next")
    assert not course.scene.stepper.playing
    course.close()


def test_every_rule_is_used() -> None:
    """Each rule of the book is cited by an explanation, a violation, a question or a mistake."""
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("phase10", "widgets")
        for path in (ROOT / folder).rglob("*.py")
        if path.name != "rulebook.py"
    )
    data = "".join((ROOT / "phase10" / name).read_text(encoding="utf-8") for name in ("quiz.toml", "mistakes.toml"))
    differ = (ROOT / "phase10" / "rulebook.toml").read_text(encoding="utf-8").split("# Who says what")[1]
    unused = [
        rule.value
        for rule in Rule
        if f"Rule.{rule.name}" not in code and f'"{rule.value}"' not in data and f'"{rule.value}"' not in differ
    ]
    assert unused == []
