"""The rule book as a page: every rule with its id and sources, found by topic, by a word in any language, by a link."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from phase10.finder import find_rules
from phase10.rulebook import Entry, Rule, differences, entries, topics
from widgets.base import KitWidget, View
from widgets.differences import difference_list, differences_view
from widgets.html import Node, h
from widgets.links import page_address, rule_link
from widgets.phases import choice

LONGEST_WORD = 60
ALL = "all"
RULES, DIFFERENCES = VIEWS = ("rules", "differences")
COURSE = {
    "cards": "cards", "setup": "cards", "turn": "turn", "out": "turn", "set": "sets", "run": "runs", "color": "colors",
    "wild": "wilds", "skip": "skips", "hit": "hits", "score": "scoring", "win": "winning", "variant": "variants",
}  # fmt: skip
"""The topic of the course in which the rules of a topic can be tried."""


@dataclass(frozen=True, slots=True)
class RuleBookState:
    """What is looked for: a word, and a topic or all of them; or where booklets differ."""

    word: str = ""
    topic: str = ALL
    view: str = RULES

    def rules(self, lang: str) -> list[Rule]:
        """The rules that fit the word and belong to the topic, the best first.

        >>> [rule.value for rule in RuleBookState("104").rules("en")], len(RuleBookState(topic="skip").rules("en"))
        ([], 10)
        """
        return [rule for rule in find_rules(self.word, lang) if self.topic in (ALL, rule.topic)]


class RuleBook(KitWidget):
    """The page: `RuleBook()`; the address may carry `rule` (an id), `word`, `topic` or `view`."""

    state: RuleBookState

    def __init__(self, *, word: str = "", lang: str = "en") -> None:
        """Open with all rules, or with those that have a word."""
        self.state = RuleBookState(word)
        super().__init__(lang=lang)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str)}
        self.on_search(given.get("rule") or given.get("word") or "")
        self.on_topic(given.get("topic", ALL))
        self.on_view(given.get("view", RULES))

    def on_search(self, word: str) -> None:
        """Show the rules that have this word in their id or text, in any language."""
        self.state = RuleBookState(word[:LONGEST_WORD])

    def on_topic(self, topic: str) -> None:
        """Show the rules of one topic, or of all."""
        if topic in {ALL, *topics()}:
            self.state = replace(self.state, topic=topic)

    def on_view(self, view: str) -> None:
        """Show the rules, or where booklets differ."""
        if view in VIEWS:
            self.state = replace(self.state, view=view)

    def _render(self) -> View:
        text, state = self.text, self.state
        views = [(RULES, text("rulebook-view-rules")), (DIFFERENCES, text("rulebook-differences"))]
        shown = [differences_view(text)] if state.view == DIFFERENCES else self._rules()
        root = h(
            "div",
            h("h1", text("rulebook-title")),
            h("p", text("rulebook-lead"), cls="lead"),
            h("div", choice(text("rulebook-view"), views, state.view, "view"), cls="views", key="views"),
            *shown,
            cls="rulebook",
        )
        address = {
            "word": state.word.strip() or None,
            "rule": None,
            "topic": state.topic if state.topic != ALL else None,
            "view": state.view if state.view != RULES else None,
        }
        return View(root=root, title=text("rulebook-name"), address=address)

    def _rules(self) -> list[Node]:
        state, text = self.state, self.text
        rules = state.rules(self.lang)
        if not rules:
            words = text("rulebook-none", word=state.word.strip())
            found = [h("p", words, cls="problem", role="status", key="none")]
        elif state.word.strip():
            found = [self._group("found", text("rulebook-view-rules"), rules)]
        else:
            topics_of = groupby(rules, key=lambda rule: rule.topic)
            found = [self._group(topic, text("rulebook-topic", topic=topic), group) for topic, group in topics_of]
        return [self._controls(len(rules)), *found]

    def _controls(self, count: int) -> Node:
        text, state = self.text, self.state
        field = h(
            "input",
            type="search",
            value=state.word,
            aria_label=text("rulebook-search"),
            placeholder=text("rulebook-search"),
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="search",
            on={"input": ("search", "$value")},
        )
        offered = [(name, text("rulebook-topic", topic=name)) for name in (ALL, *topics())]
        return h(
            "section",
            h("form", field, cls="row", role="search", on={"submit": ("search", "$value")}),
            choice(text("rulebook-topics"), offered, state.topic, "topic"),
            h("p", text("rulebook-count", count=count), cls="soft", role="status"),
            cls="sheet controls-sheet",
            key="controls",
            aria_label=text("rulebook-search"),
        )

    def _group(self, key: str, name: str, rules: Iterable[Rule]) -> Node:
        shown = [self._rule(entries()[rule]) for rule in rules]
        return h("section", h("h2", name), h("dl", *shown), cls="sheet topic", key=key, aria_label=name)

    def _rule(self, entry: Entry) -> Node:
        text, rule = self.text, entry.rule
        sources = text.list([text("rulebook-source", source=source) for source in entry.sources])
        link = rule_link(rule, text)
        course = page_address("learn", text, topic=COURSE[rule.topic])
        name = text("rulebook-try-name", rule=rule.value)
        try_it = h("a", text("rulebook-try"), href=course, cls="try", aria_label=name)
        return h(
            "div",
            h("dt", link),
            h("dd", text.message(rule.text)),
            h("dd", h("span", text("rulebook-sources", sources=sources)), " ", try_it, cls="soft"),
            self._who_differs(rule),
            key=rule.value,
        )

    def _who_differs(self, rule: Rule) -> Node | None:
        """What others say on the point of a rule, where few rules are shown."""
        if not self.state.word.strip() and self.state.topic == ALL:
            return None
        points = [one for one in differences() if one.rule is rule]
        return h("dd", difference_list(points, self.text), key="differ") if points else None
