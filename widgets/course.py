"""The course: the rules chapter by chapter, each with a place to try, on one page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from phase10.errors import Phase10Error
from phase10.explain import Step
from phase10.rulebook import Entry, differences, entries
from widgets.base import KitWidget, View
from widgets.chapters import CHAPTERS
from widgets.differences import difference_list
from widgets.hand import HandEvents, HandState
from widgets.html import Child, Node, h
from widgets.links import page_address, rule_link
from widgets.scene import HandScene, Scene
from widgets.stepper import StepperEvents, StepperState, stepper

TOPICS = {chapter.topic: chapter for chapter in CHAPTERS}
PARAMETERS = ("topic", "group", "cards")
"""What a chapter may have in the address."""


@dataclass(frozen=True)
class CourseState:
    """The chapter that is open, and the scenes of all chapters that were opened."""

    topic: str
    scenes: Mapping[str, Scene]

    @property
    def scene(self) -> Scene:
        """The scene of the open chapter."""
        return self.scenes[self.topic]

    def with_scene(self, scene: Scene) -> CourseState:
        """The open chapter with another scene."""
        return replace(self, scenes={**self.scenes, self.topic: scene})

    def open(self, topic: str) -> CourseState:
        """Another chapter, as it was left; one that there is not changes nothing."""
        if topic not in TOPICS:
            return self
        scene = self.scenes.get(topic) or TOPICS[topic].started()
        return CourseState(topic, {**self.scenes, topic: scene})


class Course(HandEvents, StepperEvents, KitWidget):
    """The whole page: `Course()`, or one chapter of it: `Course(topic="skips")`.

    >>> course = Course(topic="sets")
    >>> course.act("remove", 0, "R5")
    >>> [step.rule.value for step in course.steps]
    ['set.same-number', 'turn.whole-phase']
    """

    state: CourseState

    def __init__(self, *, topic: str = "cards", lang: str = "en") -> None:
        """Open a chapter; `KeyError` for one that there is not."""
        self.state = CourseState(topic, {topic: TOPICS[topic].started()})
        super().__init__(lang=lang)

    @property
    def scene(self) -> Scene:
        """The scene of the open chapter."""
        return self.state.scene

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the explanation shown."""
        return self.scene.steps

    # ---- events: those of the open chapter go to its scene

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read leaves the chapter as it opens."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str)}
        self.on_chapter(given.get("topic", self.state.topic))
        try:
            self._keep(self.scene.opened(given))
        except Phase10Error:
            return

    def on_chapter(self, topic: str) -> None:
        """Open another chapter."""
        self.state = self.state.open(topic)

    def _keep(self, scene: Scene) -> None:
        self.state = self.state.with_scene(scene)

    def _method(self, name: str) -> Callable[..., object] | None:
        own = super()._method(name) or getattr(self.scene, name, None)
        return own if callable(own) else None

    def _done(self, result: object) -> None:
        if isinstance(result, Scene):
            self._keep(result)

    def _hand(self) -> HandState:
        return self.scene.hand if isinstance(self.scene, HandScene) else HandState()

    def _keep_hand(self, hand: HandState) -> None:
        if isinstance(self.scene, HandScene):
            self._keep(self.scene.with_hand(hand))

    def _stepper(self) -> StepperState:
        return self.scene.stepper

    def _keep_stepper(self, stepper: StepperState) -> None:
        self._keep(replace(self.scene, stepper=stepper))

    # ---- view

    def _render(self) -> View:
        text, scene, topic = self.text, self.scene, self.state.topic
        explained = stepper(scene.stepper, scene.steps, text, text("stepper-tour")) if scene.steps else None
        article = h(
            "div",
            h("p", text("learn-place", at=_place(topic) + 1, count=len(CHAPTERS)), cls="soft"),
            h("h1", text(f"learn-{topic}-title")),
            h("p", text(f"learn-{topic}-lead"), cls="lead"),
            *scene.view(text),
            explained,
            *scene.more(text),
            self._rules(),
            self._differences(),
            self._onward(),
            key=topic,
            cls="chapter",
        )
        address = dict.fromkeys(PARAMETERS) | {"topic": topic} | scene.address()
        root = h("div", self._contents(), article, cls="course")
        return View(root=root, title=text(f"learn-{topic}-name"), address=address, place=topic)

    def _contents(self) -> Node:
        text = self.text
        items = []
        for number, topic in enumerate(TOPICS, 1):
            words = (h("span", str(number), cls="soft", aria_hidden="true"), h("span", text(f"learn-{topic}-name")))
            now = "page" if topic == self.state.topic else None
            items.append(h("li", self._to(topic, *words, aria_current=now), key=topic))
        label = text("learn-chapters")
        options = [
            h("option", f"{number}. {text(f'learn-{topic}-name')}", value=topic, key=topic)
            for number, topic in enumerate(TOPICS, 1)
        ]
        chooser = h(
            "select",
            *options,
            value=self.state.topic,
            aria_label=label,
            on={"change": ("chapter", "$value")},
            key="few",
        )
        return h(
            "nav", h("ol", *items, role="list", key="all"), chooser, aria_label=label, cls="contents", key="contents"
        )

    def _rules(self) -> Node | None:
        rows = [entry for entry in entries().values() if entry.rule.topic in self.scene.topics]
        if not rows:
            return None
        summary = h("summary", self.text("learn-rules", count=len(rows)))
        return h(
            "section", h("details", summary, h("dl", *map(self._rule, rows), cls="rules")), cls="sheet", key="rules"
        )

    def _rule(self, entry: Entry) -> Node:
        words = self.text.message(entry.rule.text)
        return h("div", h("dt", rule_link(entry.rule, self.text)), h("dd", words), key=entry.rule.value)

    def _differences(self) -> Node | None:
        points = [one for one in differences() if one.rule.topic in self.scene.topics]
        if not points:
            return None
        listed = h("details", h("summary", self.text("rulebook-differences")), difference_list(points, self.text))
        return h("section", listed, cls="sheet", key="differences")

    def _onward(self) -> Node:
        text, at = self.text, _place(self.state.topic)
        topics: list[Child] = []
        if at:
            topics.append(self._jump(CHAPTERS[at - 1].topic, "learn-before", "t go"))
        if at + 1 < len(CHAPTERS):
            topics.append(self._jump(CHAPTERS[at + 1].topic, "learn-after", "t p go"))
        else:
            topics.append(h("a", text("learn-quiz"), href=page_address("quiz", self.text), cls="t p go", key="quiz"))
        return h("nav", *topics, cls="row onward", key="onward", aria_label=text("learn-onward"))

    def _jump(self, topic: str, message: str, cls: str) -> Node:
        return self._to(topic, self.text(message, chapter=self.text(f"learn-{topic}-name")), cls=cls, key=topic)

    def _to(self, topic: str, *words: Child, key: str | None = None, **attrs: str | None) -> Node:
        """A link to a chapter, which opens on this page at once."""
        href = page_address("learn", self.text, topic=topic)
        return h("a", *words, key=key, href=href, on={"click": ("chapter", topic)}, **attrs)


def _place(topic: str) -> int:
    return list(TOPICS).index(topic)
