"""The quiz: questions whose answers, and the reasons against wrong ones, are worked out by the engine.

Data are in `quiz.toml`, texts in `locale/*/quiz.ftl`. A question is answered with the position of an option, or with a
number. Which questions come next is decided in `phase10.progress`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from phase10.cards import DECK, Card, Hand, Kind, parse_cards
from phase10.errors import Either, Message
from phase10.examples import Answer, Question, ask, refusal, rules_of, violations
from phase10.explain import explain, title
from phase10.melds import Verdict, check
from phase10.phases import Group, Phase, phase_list
from phase10.rulebook import Rule
from phase10.rules import MATTEL
from phase10.scoring import card_points, score
from phase10.table import CARDS_DEALT

DATA = Path(__file__).with_name("quiz.toml")


# ---- A question ------------------------------------------------------------------------------------------------------


class Form(Enum):
    """How a question is answered: by yes or no, by one of several options, or by a number."""

    LEGAL = "legal"
    CHOOSE = "choose"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose: its words or its cards, whether it is right, and the question it puts to the engine.

    `value` names it in the ids of messages.
    """

    right: bool
    value: str
    words: Message | None = None
    cards: tuple[Card, ...] = ()
    question: Question | None = None


@dataclass(frozen=True)
class Item:
    """A question of the quiz; the fields are those of `quiz.toml`.

    >>> item = items()["two-gaps"]
    >>> item.form, item.answer, [str(reason) for reason in item.reasons(2)][0]
    (<Form.NUMBER: 'number'>, 1, 'Two numbers are missing in the run, and your wild stands for one of them.')
    """

    name: str
    rule: Rule
    asks: str
    ask: Question
    prompt_name: str
    choices: Sequence[Mapping[str, Any]]
    values: Sequence[Any]
    usual: tuple[str, ...]
    why: bool

    @property
    def topic(self) -> str:
        """The topic is that of the rule."""
        return self.rule.topic

    @property
    def of_one_booklet(self) -> bool:
        """Whether it asks about other rules than those of the Mattel leaflet, or about other games."""
        return self.topic == "variant" or rules_of(self.ask) != MATTEL

    @property
    def form(self) -> Form:
        """How it is answered."""
        if self.choices or self.values:
            return Form.CHOOSE
        return Form.LEGAL if self.asks in ("made", "breaks", "refused") else Form.NUMBER

    @property
    def prompt(self) -> Message:
        """What the reader is asked."""
        values: dict[str, object] = {}
        if "phase" in self.ask:
            values["phase"] = title(self.phase)
        elif "group" in self.ask:
            values["group"] = Group.parse(self.ask["group"])
        return Message(f"quiz-ask-{self.prompt_name}" if self.prompt_name else f"quiz-q-{self.name}", values)

    @property
    def phase(self) -> Phase:
        """The phase asked about, with its number in the standard list."""
        phase = Phase.parse(self.ask["phase"])
        return next((known for known in phase_list("standard").phases if known == phase), phase)

    @cached_property
    def question(self) -> Question:
        """The question as the engine takes it."""
        return {**self.ask, self.asks: None}

    @cached_property
    def answer(self) -> Answer:
        """What the engine answers; a question whose options are questions of their own has no other answer."""
        return [option.value for option in self.options if option.right] if self.choices else ask(self.question)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen; none where a number is wanted."""
        if self.form is Form.LEGAL:
            allowed = is_allowed(self.question)
            return (
                Option(allowed, "yes", Message("quiz-yes", {})),
                Option(not allowed, "no", Message("quiz-no", {})),
            )
        if self.choices:
            return tuple(self._choice({**self.question, **change}, change) for change in self.choices)
        answer = ask(self.question) if self.values else None
        return tuple(Option(fits(value, answer), slug(value), *self._shown(value)) for value in self.values)

    @property
    def right(self) -> int:
        """The right answer: the position of the right option, or the number."""
        if self.form is Form.NUMBER:
            assert isinstance(self.answer, int)
            return self.answer
        return next(place for place, option in enumerate(self.options) if option.right)

    def is_answer(self, given: int) -> bool:
        """Whether this can be an answer at all."""
        return given >= 0 and (self.form is Form.NUMBER or given < len(self.options))

    def reasons(self, given: int) -> tuple[Message, ...]:
        """Why the right answer is right; of a wrong one, why it is wrong."""
        option = None if self.form is Form.NUMBER else self.options[given]
        name = option.value if option else str(given)
        found = [Message(f"quiz-q-{self.name}-{name}", {})] if name in self.usual else []
        if option is None and self.asks == "points":
            found += _mistake(self.question, given, self.right)
        if self.why:
            found.append(Message(f"quiz-q-{self.name}-why", {}))
        if option is None or not found or option.question is None:
            found += engine_words((option and option.question) or self.question)
        return tuple(found)

    @property
    def layout(self) -> Verdict | None:
        """The verdict on a hand that makes its phase, for a picture of how; None for all else."""
        question = self.options[self.right].question if self.choices else self.question
        if question is None or self.asks != "made" or not is_allowed(question):
            return None
        return _verdict(question)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of the messages that are only its own."""
        own = [] if self.prompt_name else [f"quiz-q-{self.name}"]
        ends = [*self.usual, *(["why"] if self.why else [])]
        return (*own, *(f"quiz-q-{self.name}-{end}" for end in ends))

    def _choice(self, question: Question, change: Mapping[str, Any]) -> Option:
        (cards,) = change.values()
        return Option(is_allowed(question), slug(cards), None, parse_cards(cards), question)

    def _shown(self, value: Any) -> tuple[Message | None, tuple[Card, ...]]:
        """What an option shows: words, or a card."""
        if self.asks == "top":
            return None, (Card.parse(value),)
        return _WORDS[self.asks](value), ()


def _one(value: object) -> Message:
    return Message("quiz-value", {"value": value})


def _player(seat: int) -> Message:
    return Message("quiz-player", {"number": seat + 1})


_WORDS: Mapping[str, Callable[[Any], Message]] = {
    "begins": _player,
    "choices": lambda number: Message("phase-number", {"number": number}),
    "deciding": lambda seats: _one(tuple(map(_player, seats))),
    "groups_of": lambda groups: _one(Phase.parse(groups)),
    "means": lambda value: Message(f"quiz-means-{value}", {}),
    "next": _player,
    "stands": lambda numbers: _one(Either(numbers)),
    "winner": _player,
}
"""How a value to choose is said, by what is asked."""


def is_allowed(question: Question) -> bool:
    """Whether the engine answers yes: the phase is made, or no rule is broken.

    >>> is_allowed({"on_top": "W", "breaks": None}), is_allowed({"players": 7, "refused": None})
    (True, False)
    """
    answer = ask(question)
    return bool(answer) if "made" in question else not answer


def fits(value: object, answer: object) -> bool:
    """Whether a value to choose is the engine's answer, or one of the several things it names.

    >>> fits(2, [1, 2]), fits([2], [1, 2]), fits([1, 2], [1, 2])
    (True, False, True)
    """
    return value == answer or (isinstance(answer, list) and value in answer)


def slug(value: object) -> str:
    """A value as part of a message id.

    >>> slug("R4 S3"), slug(["3", "10"])
    ('r4-s3', '3-10')
    """
    words = [str(one) for one in value] if isinstance(value, list) else str(value).split()
    return "-".join(words).lower()


@lru_cache
def items() -> dict[str, Item]:
    """All questions by their names.

    >>> len(items()), items()["wrap"].rule.value
    (50, 'run.no-wrap')
    """
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    return {name: _item(name, row) for name, row in data.items()}


def _item(name: str, row: Mapping[str, Any]) -> Item:
    usual = tuple(slug(value) for value in row.get("usual", ()))
    return Item(
        name=name,
        rule=Rule(row["rule"]),
        asks=row["asks"],
        ask=row["ask"],
        prompt_name=row.get("prompt", ""),
        choices=row.get("options", ()),
        values=row.get("values", ()),
        usual=usual,
        why=row.get("why", False),
    )


# ---- The engine's reasons --------------------------------------------------------------------------------------------


def engine_words(question: Question) -> list[Message]:
    """What the engine can say on a question; nothing where no rule is broken and nothing is counted.

    >>> [str(message) for message in engine_words({"players": 4, "pile": None})]
    ['4 players hold 40 of the 108 cards, and one is turned over. That leaves 67.']
    """
    match question:
        case {"made": _} | {"missing": _}:
            return _steps(_verdict(question))
        case {"breaks": _}:
            return _unlike(violation.message for violation in violations(question))
        case {"refused": _}:
            return [message for message in [refusal(question)] if message]
        case {"points": _, "hand": str(hand)} if hand:
            return [_count(Hand.parse(hand), question)]
        case {"pile": _, "players": int(players)}:
            values = {"players": players, "dealt": players * CARDS_DEALT, "deck": len(DECK), "pile": ask(question)}
            return [Message("quiz-count-pile", values)]
    return []


def _verdict(question: Question) -> Verdict:
    return check(Hand.parse(question["hand"]), Phase.parse(question["phase"]), rules_of(question))


def _steps(verdict: Verdict) -> list[Message]:
    """The steps that say how the phase is made, or what stands in its way; not what is plain to see."""
    said = [step.message for step in explain(verdict)]
    only_wilds = any(one.id.startswith("step-no-natural") for one in said)  # then open places are not what is missing
    plain = ("-full", "-short", "-wilds-fill") if only_wilds else ("-full",)
    return [one for one in said if one.id not in _PLAIN and not one.id.endswith(plain)]


_PLAIN = {"step-wilds", "step-naturals", "step-left"}


def _unlike(messages: Iterable[Message]) -> list[Message]:
    found: list[Message] = []
    for message in messages:
        if message not in found:
            found.append(message)
    return found


def _count(hand: Hand, question: Question) -> Message:
    """The points card by card."""
    counted = score(hand, rules_of(question))
    cards = tuple(Message("quiz-count-card", {"card": card, "points": points}) for card, points in counted.cards)
    return Message("quiz-count-points", {"cards": cards, "points": counted.points})


def _mistake(question: Question, given: int, right: int) -> list[Message]:
    """The usual way of counting that leads to a wrong number of points, if one does."""
    if given == right or not question["hand"]:
        return []
    rules, hand = rules_of(question), Hand.parse(question["hand"])
    for name, points in MISCOUNTS.items():
        if sum(points(card, card_points(card, rules)) for card in hand) == given:
            return [Message(f"quiz-miscount-{name}", {})]
    return []


MISCOUNTS: Mapping[str, Callable[[Card, int], int]] = {
    "faces": lambda card, points: card.number if card.is_natural else points,
    "wild-20": lambda card, points: 20 if card.kind is Kind.WILD else points,
    "wild-25": lambda card, points: 25 if card.kind is Kind.WILD else points,
    "skip-20": lambda card, points: 20 if card.kind is Kind.SKIP else points,
    "skip-25": lambda card, points: 25 if card.kind is Kind.SKIP else points,
    "tens": lambda card, points: 5 if card.is_natural else points,
    "each": lambda card, points: 1,
}
"""Wrong ways of counting that rule pages print or players use: what a card costs, given what it really costs."""
