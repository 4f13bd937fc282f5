"""Common mistakes, each with an example in which the engine contradicts it, and tips with the figures behind them.

Data are in `mistakes.toml`, texts in `locale/*/mistake.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from phase10.errors import Message
from phase10.examples import Answer, Question, ask
from phase10.rulebook import Rule

DATA = Path(__file__).with_name("mistakes.toml")


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something people say that is wrong: the rule it breaks, and an example.

    `example` is a question with the right answer, `says` what the mistake would answer.
    """

    name: str
    rule: Rule
    example: Question
    says: Answer

    @property
    def wrong(self) -> Message:
        """The mistake, as somebody would say it."""
        return Message(f"mistake-{self.name}-wrong", {})

    @property
    def right(self) -> Message:
        """What is right instead, in a sentence or two."""
        return Message(f"mistake-{self.name}-right", {})


@dataclass(frozen=True, slots=True)
class Tip:
    """Advice for playing well: the rule it rests on, the figures in its text, and maybe an example to look at."""

    name: str
    rule: Rule
    figures: Mapping[str, Question]
    example: Question | None

    @property
    def text(self) -> Message:
        """The advice, its figures worked out by the engine."""
        return Message(f"mistake-tip-{self.name}", {name: ask(figure) for name, figure in self.figures.items()})


@lru_cache
def mistakes() -> tuple[Mistake, ...]:
    """All mistakes, in the order they are shown.

    >>> mistakes()[0].rule.value, ask(mistakes()[0].example), mistakes()[0].says
    ('turn.once', False, True)
    """
    return tuple(
        Mistake(name, Rule(row["rule"]), row["example"], row["says"]) for name, row in _data()["mistake"].items()
    )


@lru_cache
def tips() -> tuple[Tip, ...]:
    """All tips, in the order they are shown.

    >>> tips()[0].text.values
    {'least': 50}
    """
    return tuple(
        Tip(name, Rule(row["rule"]), row.get("figures", {}), row.get("example")) for name, row in _data()["tip"].items()
    )


@lru_cache
def _data() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))
