"""The kit's words: messages of the locale files in English, French, German, Brazilian Portuguese and Finnish.

Sentences live in `locale/<language>/<file>.ftl` (Project Fluent), never in Python. A message's id begins with the name
of its file (`error-unknown-card` is in `error.ftl`), so only the files in use are read.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource

from phase10.cards import Card
from phase10.errors import Either, Message, Phase10Error, shown
from phase10.phases import Group, Phase

LANGUAGES = ("en", "fr", "de", "pt-BR", "fi")
"""The languages, by their codes, in the order they are offered."""

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "pt-BR": "Português (Brasil)", "fi": "Suomi"}

LOCALES = Path(__file__).with_name("locale")

KEPT = 5000
"""Sentences of a language that are kept once they are put together: a page says the same two hundred at every click."""


def language(code: str) -> str:
    """The language that a code means, or `Phase10Error` when the kit does not speak it.

    >>> language("PT"), language("de-AT"), language("fi")
    ('pt-BR', 'de', 'fi')
    """
    wanted = code.replace("_", "-").lower()
    for known in LANGUAGES:
        if known.lower() in {wanted, wanted.split("-")[0]} or known.lower().split("-")[0] == wanted.split("-")[0]:
            return known
    raise Phase10Error("error-unknown-language", token=shown(code), known=", ".join(LANGUAGES))


def reader_language(lang: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if lang is not None:
        return language(lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, "").split(".")[0]:
            try:
                return language(value)
            except Phase10Error:
                return "en"
    return "en"


@lru_cache
def catalogue(lang: str) -> Text:
    """The texts of one language (any code that `language` understands)."""
    return Text(language(lang))


class Text:
    """The messages of one language.

    >>> catalogue("en")("phase-number", number=3)
    'Phase 3'
    >>> catalogue("de").list(["a", "b", "c"])
    'a, b und c'
    """

    def __init__(self, lang: str) -> None:
        """Open the language; files are read when a message of theirs is first asked for."""
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._loaded: set[str] = set()
        # Typed, for 1 and 1.0 are equal and not written alike.
        self._said = lru_cache(KEPT, typed=True)(self._say)
        self._phase = lru_cache(KEPT)(self._groups_of)

    def __call__(self, message_id: str, **values: object) -> str:
        """The message in this language, its placeholders filled; `KeyError` for an id that does not exist."""
        return self._said(message_id, **{name: self.word(value) for name, value in values.items()})

    def _say(self, message_id: str, **filled: str | int | float) -> str:
        self._load(message_id.split("-", 1)[0])
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise errors[0]
        return str(text)

    def message(self, message: Message) -> str:
        """A language-neutral message in this language."""
        return self(message.id, **message.values)

    def word(self, value: object) -> str | int | float:
        """A value as it stands in a sentence: groups and phases in words, tuples as a list, messages rendered."""
        match value:
            case bool() | str() | int() | float():
                return value
            case Card():
                return str(value)
            case Group():
                return self("phase-group", kind=value.kind.value, size=value.size)
            case Phase():
                return self.phase(value)
            case Message():
                return self.message(value)
            case Either():
                return self.list([str(self.word(item)) for item in value.items], style="or")
            case tuple() | list():
                return self.list([str(self.word(item)) for item in value])
        raise TypeError(f"no words for {value!r}")

    def phase(self, phase: Phase) -> str:
        """What the phase asks for, in words; equal groups are counted ("two sets of 3")."""
        return self._phase(phase.groups)

    def _groups_of(self, groups: tuple[Group, ...]) -> str:
        counts = Counter(groups)
        return self.list([self._groups(group, count) for group, count in counts.items()])

    def _groups(self, group: Group, count: int) -> str:
        name, values = ("phase-groups", {"count": count}) if count > 1 else ("phase-group", {})
        return self(name, kind=group.kind.value, size=group.size, **values)

    def list(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Items joined as this language lists them, with its word for "and" or "or"."""
        return format_list(items, style=style, locale=self.lang.replace("-", "_"))

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as this language writes it; with `digits`, that many after the decimal sign.

        >>> catalogue("de").number(38722819230810), catalogue("fr").number(6.5, digits=2)
        ('38.722.819.230.810', '6,50')
        """
        pattern = None if digits is None else "#,##0." + "0" * digits
        return str(format_decimal(value, pattern, locale=self.lang.replace("-", "_")))

    @property
    def number_signs(self) -> tuple[str, str]:
        """The decimal sign, and the mark between thousands where that is a point or a comma, else the other sign.

        >>> catalogue("en").number_signs, catalogue("de").number_signs, catalogue("fi").number_signs
        (('.', ','), (',', '.'), (',', '.'))
        """
        locale = self.lang.replace("-", "_")
        group = get_group_symbol(locale)
        return get_decimal_symbol(locale), group if group in (".", ",") else "."

    def percent(self, value: float, digits: int = 4) -> str:
        """A share as a percentage, with so many digits after the decimal sign.

        >>> catalogue("de").percent(0.182752), catalogue("en").percent(0.5, digits=1)
        ('18,2752\xa0%', '50.0%')
        """
        locale = Locale.parse(self.lang.replace("-", "_"))
        pattern = locale.percent_formats[None].pattern.replace("0", "0." + "0" * digits, 1)
        return str(format_percent(value, pattern, locale=locale))

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        self._loaded.add(name)
        path = LOCALES / self.lang / f"{name}.ftl"
        if path.exists():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
