"""Finds rules by what somebody types: an id, a word or a question, in any of the five languages.

Each rule has in each language its text and the words people look for it with (`locale/*/keyword.ftl`). Words match by
their beginnings, without accents; rare words weigh more than common ones, so no list of words to leave out is needed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from math import log

from phase10.rulebook import Rule
from phase10.text import LANGUAGES, catalogue

TOPIC, KEYWORD, TEXT = 3.0, 2.0, 1.0
"""What a match with a rule's topic, with its id or keywords, or with its text weighs."""
NEAR = 0.45
"""Rules that fit less than this share of what the best one fits are left out."""
OWN_LANGUAGE = 1.25
"""How much more the reader's own language weighs."""
EQUAL, ENDING = 1.5, 0.56
"""What the same word weighs more than one with another ending; the least share of the longer word that is no ending."""
_WORD = re.compile(r"[^\W_]+")

Index = dict[str, dict[Rule, float]]
"""The rules that have a word, with what a match weighs."""


def words(text: str) -> list[str]:
    """The words of a text in small letters and without accents.

    >>> words("Égalité: 12-1?")
    ['egalite', '12', '1']
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(c for c in plain if not unicodedata.combining(c)))


def find_rules(text: str, lang: str = "en") -> list[Rule]:
    """Rules that fit a text, the best first; those of the reader's language before others; all rules for no text.

    >>> [rule.value for rule in find_rules("may the same player be skipped twice?")][:1]
    ['skip.repeat']
    >>> find_rules("run.no-wrap"), find_rules("xyzzy")
    ([<Rule.RUN_NO_WRAP: 'run.no-wrap'>], [])
    """
    wanted = text.strip().casefold()
    exact = [rule for rule in Rule if rule.value == wanted]
    asked = words(text)
    if exact or not asked:
        return exact or ([] if wanted else list(Rule))
    scores: dict[Rule, float] = {}
    for code in LANGUAGES:
        for rule, score in _scores(asked, code).items():
            scores[rule] = max(scores.get(rule, 0), score * (OWN_LANGUAGE if code == lang else 1))
    best = max(scores.values(), default=0)
    order = list(Rule)
    found = [rule for rule, score in scores.items() if score >= NEAR * best]
    return sorted(found, key=lambda rule: (-round(scores[rule], 6), order.index(rule)))


def _scores(asked: list[str], lang: str) -> dict[Rule, float]:
    """How well each rule fits in one language, where any word does."""
    index, totals = _index(lang), dict.fromkeys(Rule, 0.0)
    for word in dict.fromkeys(asked):
        hits: dict[Rule, float] = {}
        for other, rules in index.items():
            if alike := _alike(word, other):
                for rule, weight in rules.items():
                    hits[rule] = max(hits.get(rule, 0), weight * alike)
        for rule, weight in hits.items():
            totals[rule] += weight * log(1 + len(Rule) / len(hits))
    return {rule: total for rule, total in totals.items() if total}


def _alike(one: str, other: str) -> float:
    """How much two words have in common: all, all but an ending, or nothing; short words have no endings."""
    if one == other:
        return EQUAL
    short, long = sorted((one, other), key=len)
    if len(short) < 4 or short.isdigit() or len(short) < ENDING * len(long):
        return 0
    return 1 if long.startswith(short) or (len(short) >= 6 and long.startswith(short[:-2])) else 0


@lru_cache
def _index(lang: str) -> Index:
    """The words of all rules in one language."""
    text, found = catalogue(lang), Index()
    for rule in Rule:
        own = dict.fromkeys(words(text.message(rule.text)), TEXT)
        own |= dict.fromkeys(words(text("keyword-" + rule.value.replace(".", "-"))), KEYWORD)
        own |= dict.fromkeys(words(rule.value), KEYWORD) | {rule.topic: TOPIC}
        for word, weight in own.items():
            found.setdefault(word, {})[rule] = weight
    return found
