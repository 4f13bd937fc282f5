"""The rule book: every rule by its id, where it is found, and an example that the engine runs.

Steps, violations and widgets cite the ids. Data are in `rulebook.toml`, texts in `locale/*/rule.ftl`. The rules follow
the modern Mattel leaflet; where booklets differ, the text says so, and an option of `phase10.rules` decides, if any.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from phase10.errors import Message

DATA = Path(__file__).with_name("rulebook.toml")


class Rule(Enum):
    """A rule by its id: short, stable, grouped by its first word.

    >>> Rule("set.same-number").text.id
    'rule-set-same-number'
    """

    CARDS_DECK = "cards.deck"
    CARDS_COLORS = "cards.colors"
    CARDS_REFERENCE = "cards.reference"
    CARDS_ONE_PLACE = "cards.one-place"
    SETUP_PLAYERS = "setup.players"
    SETUP_DEAL = "setup.deal"
    SETUP_FIRST_PLAYER = "setup.first-player"
    SETUP_OPENING_WILD = "setup.opening-wild"
    SETUP_OPENING_SKIP = "setup.opening-skip"
    TURN_ORDER = "turn.order"
    TURN_DRAW = "turn.draw"
    TURN_EMPTY_PILE = "turn.empty-pile"
    TURN_PHASES = "turn.phases"
    TURN_WHOLE_PHASE = "turn.whole-phase"
    TURN_ONCE = "turn.once"
    TURN_LAY_EXTRA = "turn.lay-extra"
    TURN_DISCARD = "turn.discard"
    TURN_NEXT_PHASE = "turn.next-phase"
    SET_SAME_NUMBER = "set.same-number"
    SET_SAME_NUMBER_TWICE = "set.same-number-twice"
    RUN_CONSECUTIVE = "run.consecutive"
    RUN_NO_TWINS = "run.no-twins"
    RUN_NO_WRAP = "run.no-wrap"
    COLOR_SAME_COLOR = "color.same-color"
    COLOR_RUN = "color.run"
    WILD_ANY_NUMBER = "wild.any-number"
    WILD_NATURAL = "wild.natural"
    WILD_END = "wild.end"
    WILD_KEEPS_MEANING = "wild.keeps-meaning"
    WILD_DRAWN = "wild.drawn"
    WILD_PRINT = "wild.print"
    SKIP_CHOOSE = "skip.choose"
    SKIP_MISSED = "skip.missed"
    SKIP_PLACE = "skip.place"
    SKIP_REPEAT = "skip.repeat"
    SKIP_TWO_PLAYERS = "skip.two-players"
    SKIP_KEEP = "skip.keep"
    SKIP_NOT_DRAWN = "skip.not-drawn"
    SKIP_NO_MELD = "skip.no-meld"
    SKIP_LAST_CARD = "skip.last-card"
    SKIP_VOID = "skip.void"
    HIT_AFTER_PHASE = "hit.after-phase"
    HIT_ANYWHERE = "hit.anywhere"
    HIT_FITS = "hit.fits"
    HIT_NO_MOVING = "hit.no-moving"
    HIT_SAME_TURN = "hit.same-turn"
    OUT_EMPTY_HAND = "out.empty-hand"
    OUT_AFTER_PHASE = "out.after-phase"
    OUT_STOPS = "out.stops"
    SCORE_LEFT = "score.left"
    SCORE_WINNER = "score.winner"
    SCORE_NOT_LAID = "score.not-laid"
    SCORE_WILD_20 = "score.wild-20"
    SCORE_PER_CARD = "score.per-card"
    SCORE_LOW_WINS = "score.low-wins"
    WIN_END_OF_HAND = "win.end-of-hand"
    WIN_TIE = "win.tie"
    VARIANT_TEN_HANDS = "variant.ten-hands"
    VARIANT_SHORT = "variant.short"
    VARIANT_EVEN = "variant.even"
    VARIANT_CHOOSE = "variant.choose"
    VARIANT_LISTS = "variant.lists"

    __hash__ = object.__hash__

    @property
    def text(self) -> Message:
        """The rule in one or two sentences, as a message."""
        return Message("rule-" + self.value.replace(".", "-"), {})

    @property
    def topic(self) -> str:
        """The group the rule belongs to: the first word of its id."""
        return self.value.split(".")[0]


@dataclass(frozen=True, slots=True)
class Entry:
    """What the rule book knows of a rule.

    `sources` are keys of the locale message `rulebook-source`; `option` is a field of `Rules`, empty where booklets
    agree; `example` is what the engine is asked, and what it answers.
    """

    rule: Rule
    sources: tuple[str, ...]
    option: str
    example: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """A point on which booklets or texts differ: the option, its rule, and who says what; the default comes first.

    `option` is a field of `phase10.rules.Rules`, and the values are those of its enum.
    """

    option: str
    rule: Rule
    values: Mapping[str, tuple[str, ...]]


@lru_cache
def entries() -> Mapping[Rule, Entry]:
    """All rules with their data, in the order of the book.

    >>> entries()[Rule.SCORE_WILD_20].sources
    ('DE',)
    """
    found = {}
    for topic, rows in _data().items():
        for name, row in rows.items():
            if topic == "option":
                continue
            rule = Rule(f"{topic}.{name}")
            example = MappingProxyType(row["example"])
            found[rule] = Entry(rule, tuple(row["sources"]), row.get("option", ""), example)
    return MappingProxyType(found)


def topics() -> tuple[str, ...]:
    """The topics of the rules, in the order of the book.

    >>> topics()[:3]
    ('cards', 'setup', 'turn')
    """
    return tuple(dict.fromkeys(rule.topic for rule in Rule))


@lru_cache
def differences() -> tuple[Difference, ...]:
    """All points on which booklets or texts differ.

    >>> differences()[0].option, list(differences()[0].values)
    ('naturals', ['phase', 'group'])
    """
    return tuple(
        Difference(option, Rule(row["rule"]), {value: tuple(who) for value, who in row["values"].items()})
        for option, row in _data()["option"].items()
    )


@lru_cache
def _data() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))
