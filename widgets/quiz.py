"""The quiz as a page: ten questions, each answered at once with the reason and the rule, and what the reader knows."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from phase10.errors import Message
from phase10.progress import (
    ALL,
    ROUND,
    Past,
    Record,
    Standing,
    choose_round,
    from_kept,
    merged,
    shown_order,
    standings,
    to_keep,
)
from phase10.quiz import Form, Item, items
from phase10.rulebook import topics
from phase10.text import Text
from widgets.base import KitWidget, View
from widgets.html import Node, h
from widgets.links import page_address
from widgets.questions import answered, option_name, option_shown, picture, rule, rule_text, verdict
from widgets.verdict import number_field, problem_line, sign

MOST_SEED = 9999
_NUMBER = re.compile(r"[0-9]{1,5}\Z")


@dataclass(frozen=True, slots=True)
class QuizState:
    """A round: its questions, where the reader is, the answers so far; and the record of all rounds.

    `at` is the question shown; it is answered when it has an answer in `given`.
    """

    seed: int = 1
    topic: str = ALL
    record: Record = field(default_factory=dict)
    names: tuple[str, ...] = ()
    at: int = 0
    given: tuple[int, ...] = ()
    problem: Message | None = None
    forgetting: bool = False
    shared: bool = False
    """Whether the questions follow from the number alone, so that everybody with the link gets the same."""

    def start(self, seed: int, topic: str, shared: bool = False) -> QuizState:
        """A new round; what is known stays, and decides what is asked unless the round is shared.

        >>> state = QuizState().start(7, "win")
        >>> sorted(state.names), state.over
        (['not-first-out', 'tie'], False)
        """
        names = choose_round({} if shared else self.record, seed, topic, gently=not shared)
        return QuizState(seed, topic, self.record, names, shared=shared)

    def to_keep(self) -> dict[str, object]:
        """The record and the round as plain values that a browser can keep."""
        return {
            **to_keep(self.record),
            "round": [self.seed, self.topic, self.shared, list(self.names), list(self.given)],
        }

    def resumed(self, kept: object) -> QuizState | None:
        """The round that was kept, at its first question without an answer; None for one that is none or is over.

        >>> state = QuizState().start(7, "win")
        >>> state.with_answer(0).resumed(state.with_answer(0).to_keep()).at, state.resumed({"round": "<b>"})
        (1, None)
        """
        match kept:
            case {"round": [int(seed), str(topic), bool(shared), [*names], [*given]]} if (
                1 <= seed <= MOST_SEED and topic in (ALL, *topics()) and len(given) < len(names) <= ROUND
            ):
                known = [items()[name] for name in names if isinstance(name, str) and name in items()]
                valid = all(type(one) is int and item.is_answer(one) for item, one in zip(known, given, strict=False))
                if valid and len(set(names)) == len(known) == len(names):
                    return QuizState(seed, topic, self.record, tuple(names), len(given), tuple(given), shared=shared)
        return None

    @property
    def over(self) -> bool:
        """Whether the round is at its end."""
        return self.at >= len(self.names)

    @property
    def item(self) -> Item:
        """The question shown."""
        return items()[self.names[self.at]]

    @property
    def answer(self) -> int | None:
        """The answer to the question shown, None before it is given."""
        return self.given[self.at] if self.at < len(self.given) else None

    def with_answer(self, given: int) -> QuizState:
        """The question shown is answered."""
        past = self.record.get(self.item.name, Past()).after(given == self.item.right)
        record = {**self.record, self.item.name: past}
        return replace(self, record=record, given=(*self.given, given), problem=None)

    def missed(self) -> list[tuple[Item, int]]:
        """The questions of the round with a wrong answer, and the answers."""
        pairs = [(items()[name], given) for name, given in zip(self.names, self.given, strict=False)]
        return [(item, given) for item, given in pairs if given != item.right]


class Quiz(KitWidget):
    """The page: `Quiz()`; the address may carry `topic`, and the `seed` of a round that is the same for everybody."""

    state: QuizState

    def __init__(self, *, topic: str = ALL, seed: int | None = None, lang: str = "en") -> None:
        """Open with a round of ten: with a seed always the same, without one another each time."""
        self._opened = False
        number = random.randint(1, MOST_SEED) if seed is None else seed
        self.state = QuizState().start(number, topic if topic in topics() else ALL, shared=seed is not None)
        super().__init__(lang=lang)

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; a round that is under way with the same questions goes on."""
        super().on_open(query)
        self._opened = True
        state, seed, topic = self.state, query.get("seed"), query.get("topic")
        shared = isinstance(seed, str) and bool(_NUMBER.match(seed))
        number = min(max(int(str(seed)), 1), MOST_SEED) if shared else state.seed
        known = topic in (ALL, *topics()) if topic is not None else True
        wanted = (number, (topic or ALL) if known else state.topic, shared)
        if wanted != (state.seed, state.topic, state.shared):
            self.state = state.start(*wanted)

    def on_restore(self, kept: dict[str, Any]) -> None:
        """Take over what the browser kept; a round that is under way goes on."""
        record = merged(self.state.record, from_kept(kept.get("quiz")))
        self.state = replace(self.state, record=record)
        if self._opened or self.state.given:  # another page has kept something: this one goes on
            return
        begun = self.state.start(self.state.seed, self.state.topic, self.state.shared)
        self.state = self.state.resumed(kept.get("quiz")) or begun

    def on_answer(self, at: int, option: int) -> None:
        """Choose an option of the question that is shown as number `at`."""
        state = self.state
        if at == state.at and not state.over and state.answer is None and state.item.is_answer(option):
            self.state = state.with_answer(option)

    def on_number(self, at: int, typed: str) -> None:
        """Answer a question for a number."""
        if at != self.state.at or self.state.over or self.state.item.form is not Form.NUMBER:
            return
        if _NUMBER.match(typed.strip()):
            self.on_answer(at, int(typed))
        else:
            self.state = replace(self.state, problem=Message("quiz-not-number", {}))

    def on_next(self, at: int) -> None:
        """Go on to the next question, or to the result."""
        if at == self.state.at and self.state.answer is not None:
            self.state = replace(self.state, at=at + 1)

    def on_again(self) -> None:
        """Another round."""
        self.state = self.state.start(self.state.seed % MOST_SEED + 1, self.state.topic)

    def on_topic(self, topic: str) -> None:
        """A new round with questions of one topic, or of all."""
        if topic in (ALL, *topics()):
            self.state = self.state.start(self.state.seed, topic, self.state.shared)

    def on_forget(self, really: str) -> None:
        """Ask whether the record shall go (`ask`), let it go (`yes`), or keep it (`no`)."""
        if really == "yes":
            self.state = QuizState().start(self.state.seed, self.state.topic, self.state.shared)
        else:
            self.state = replace(self.state, forgetting=really == "ask")

    def _render(self) -> View:
        text, state = self.text, self.state
        shown = result(state, text) if state.over else question(state, text)
        root = h(
            "div",
            h("h1", text("quiz-title")),
            *shown,
            _progress(state, text),
            _round(state, text),
            cls="quiz",
        )
        address = {
            "topic": state.topic if state.topic != ALL else None,
            "seed": str(state.seed) if state.shared else None,
        }
        return View(
            root=root,
            title=text("quiz-name"),
            address=address,
            keep={"quiz": state.to_keep()},
            place=f"{state.topic} {state.seed} {state.at}",
        )


# ---- One question ----------------------------------------------------------------------------------------------------


def question(state: QuizState, text: Text) -> list[Node]:
    """The question shown, with its answers, or with the verdict when it is answered."""
    item, given = state.item, state.answer
    place = text("quiz-place", at=state.at + 1, count=len(state.names))
    topic = text("rulebook-topic", topic=item.topic)
    sheet = h(
        "section",
        h("p", h("span", place), h("span", topic), cls="soft place"),
        h("div", h("h2", text.message(item.prompt)), aria_live="polite", key="prompt"),
        picture(item, text),
        _form(state, text) if item.form is Form.NUMBER else _answers(state, text),
        h("div", verdict(item, given, text) if given is not None else None, role="status", key="said"),
        _next(state, text) if given is not None else None,
        cls="sheet question",
        key="question",
        aria_label=place,
    )
    return [sheet, rule(item, text)] if given is not None else [sheet]


def _answers(state: QuizState, text: Text) -> Node:
    """The options: buttons until one is chosen, then a list with the right one marked."""
    item, given = state.item, state.answer
    order = shown_order(item, state.seed)
    short = all(option.value in ("yes", "no") for option in item.options)
    look = "answers short" if short else "answers"
    if given is not None:
        lines = [answered(item.options[place], place == given, text, place) for place in order]
        return h("ul", *lines, cls=look, role="list", aria_label=text("quiz-answers"), key="answered")
    buttons = [
        h(
            "button",
            *option_shown(item.options[place], text),
            cls="t answer",
            key=place,
            aria_label=option_name(item.options[place], text),
            on={"click": ("answer", state.at, place)},
        )
        for place in order
    ]
    label = text("quiz-answers")
    return h("div", *buttons, cls=look, role="group", aria_label=label, data_roving=True, key=item.name)


def _form(state: QuizState, text: Text) -> Node:
    """A field for a number; nothing once it is answered."""
    if state.answer is not None:
        right = text("quiz-right-answer", answer=state.item.right)
        yours = text("quiz-your-answer", answer=state.answer)
        lines = [h("li", yours)] if state.answer == state.item.right else [h("li", yours), h("li", right)]
        return h("ul", *lines, cls="numbers", role="list", key="answered")
    problem = state.problem
    about = "quiz-problem" if problem else ""
    number = number_field(text("quiz-number"), problem, about, inputmode="numeric", maxlength=5)
    line = problem_line(problem, text, "quiz-problem")
    check = h("button", text("quiz-check"), cls="t p", type="submit")
    form = h("form", number, check, cls="row", on={"submit": ("number", state.at, "$value")})
    return h("div", form, line, cls="number", key=state.item.name)


def _next(state: QuizState, text: Text) -> Node:
    last = state.at + 1 == len(state.names)
    label = text("quiz-finish" if last else "quiz-next")
    return h("div", h("button", label, cls="t p go", on={"click": ("next", state.at)}), cls="row go-on", key="go-on")


# ---- The end of a round, and what is known ---------------------------------------------------------------------------


def result(state: QuizState, text: Text) -> list[Node]:
    """The score of the round, and the questions that went wrong with their reasons."""
    missed, count = state.missed(), len(state.names)
    more = text("quiz-come-back", count=len(missed)) if missed else text("quiz-all-right")
    score = h("strong", text("quiz-score", right=count - len(missed), count=count))
    head = h(
        "section",
        h("div", sign(not missed), h("div", score, h("p", more)), cls="say", role="status"),
        h("button", text("quiz-again"), cls="t p go", on={"click": ("again",)}),
        cls="sheet v result" if not missed else "sheet v no result",
        key="result",
        aria_label=text("quiz-score", right=count - len(missed), count=count),
    )
    lines = [_missed(item, given, text) for item, given in missed]
    again = h(
        "section",
        h("h2", text("quiz-missed")),
        h("ol", *lines, cls="missed", role="list"),
        cls="sheet",
        key="missed",
        aria_label=text("quiz-missed"),
    )
    return [head, again] if missed else [head]


def _missed(item: Item, given: int, text: Text) -> Node:
    def said(answer: int) -> str:
        return str(answer) if item.form is Form.NUMBER else option_name(item.options[answer], text)

    reasons = [h("p", text.message(reason), key=i) for i, reason in enumerate(item.reasons(given))]
    return h(
        "li",
        h("h3", text.message(item.prompt)),
        picture(item, text),
        h("p", text("quiz-your-answer", answer=said(given)), cls="soft"),
        h("p", text("quiz-right-answer", answer=said(item.right)), cls="right"),
        *reasons,
        rule_text(item, text),
        key=item.name,
    )


def _progress(state: QuizState, text: Text) -> Node:
    """The reader's record by topic, unfolded at the end of a round."""
    heads = [h("th", text("quiz-progress-" + name), scope="col") for name in ("topic", "known", "due", "new")]
    lines = [_standing(one, text) for one in standings(state.record)]
    table = h("table", h("thead", h("tr", *heads)), h("tbody", *lines), cls="table standings")
    return h(
        "section",
        h(
            "details",
            h("summary", text("quiz-progress")),
            h("p", text("quiz-progress-lead"), cls="soft"),
            table,
            _forget(state, text),
            key="over" if state.over else "under-way",
            open=state.over or state.forgetting,
        ),
        cls="sheet progress",
        key="progress",
        aria_label=text("quiz-progress"),
    )


def _standing(one: Standing, text: Text) -> Node:
    return h(
        "tr",
        h("th", text("rulebook-topic", topic=one.topic), scope="row"),
        h("td", text("quiz-progress-count", known=one.known, count=one.count), cls="y" if one.known else ""),
        h("td", str(one.due), cls="n" if one.due else ""),
        h("td", str(one.new)),
        key=one.topic,
    )


def _forget(state: QuizState, text: Text) -> Node:
    def button(words: str, event: str) -> Node:
        return h("button", words, cls="t", key=event, on={"click": ("forget", event)})

    if not state.forgetting:
        return h("p", button(text("quiz-forget"), "ask"), cls="row forget", key="forget")
    sure = h("span", text("quiz-forget-sure"), role="alert")
    choices = button(text("quiz-forget-no"), "no"), button(text("quiz-forget-yes"), "yes")
    return h("p", sure, *choices, cls="row forget", key="forget")


def _share(state: QuizState, text: Text) -> Node:
    """A link to a round that is the same for everybody who opens it."""
    topic = {} if state.topic == ALL else {"topic": state.topic}
    address = page_address("quiz", text, seed=str(state.seed), **topic)
    return h("p", h("a", text("quiz-round-link"), href=address), cls="soft")


def _round(state: QuizState, text: Text) -> Node:
    """Which topic is asked, and the number of the round."""
    options: Mapping[str, str] = {name: text("rulebook-topic", topic=name) for name in (ALL, *topics())}
    chooser = h(
        "select",
        *[h("option", words, value=name, key=name, selected=name == state.topic) for name, words in options.items()],
        value=state.topic,
        on={"change": ("topic", "$value")},
    )
    return h(
        "section",
        h("label", h("span", text("quiz-topic"), cls="soft"), chooser, cls="row"),
        h("p", text("quiz-round-shared", seed=state.seed), cls="soft") if state.shared else _share(state, text),
        cls="round",
        key="round",
        aria_label=text("quiz-topic"),
    )
