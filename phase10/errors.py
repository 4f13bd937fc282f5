"""What the kit says, before it is in any language: messages, and the one exception that carries one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

TOKEN_SHOWN = 24
"""Characters of a bad token that an error repeats; the rest becomes an ellipsis."""


def printable(text: str) -> str:
    """The text in one line that is safe to print: control characters and the like written out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shown(token: str) -> str:
    """A token made safe to print in one line: control characters written out, cut when long.

    >>> shown("R7\\x07")
    'R7\\\\x07'
    """
    cut = token if len(token) <= TOKEN_SHOWN else token[:TOKEN_SHOWN] + "…"
    return printable(cut)


def whole_number(text: str, numbers: range) -> int | None:
    """The whole number that somebody typed, in plain digits; None when it is none of these.

    >>> whole_number("007", range(1, 8)), whole_number("8", range(1, 8)), whole_number("٣", range(1, 8))
    (7, None, None)
    """
    digits = text.lstrip("0") or "0"
    if not (text.isascii() and text.isdigit() and len(digits) <= len(str(numbers.stop))):
        return None
    return int(digits) if int(digits) in numbers else None


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the locale files by its id, with the values its placeholders take.

    Values are numbers, text, or domain values (cards, groups, phases, other messages, tuples of these);
    `phase10.text` turns them into words. The id's first word names the locale file.

    >>> Message("error-unknown-card", {"token": "X9"}).id
    'error-unknown-card'
    """

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        """The message in English, for tracebacks and logs."""
        from phase10.text import catalogue  # noqa: PLC0415  the texts are only read when somebody looks

        return catalogue("en").message(self)


@dataclass(frozen=True, slots=True)
class Either:
    """Things any one of which will do; a sentence joins them with "or" where a tuple is joined with "and"."""

    items: Sequence[object]


class Phase10Error(ValueError):
    """Input the kit cannot use. It carries a `Message`, so it can be told in any language.

    >>> from phase10.cards import Card
    >>> Card.parse("R13")
    Traceback (most recent call last):
    phase10.errors.Phase10Error: “R13” is not a card: numbers go from 1 to 12.
    """

    def __init__(self, message_id: str, **values: object) -> None:
        """Keep the message; nothing is rendered until it is shown."""
        self.message = Message(message_id, values)
        super().__init__(message_id)

    def __str__(self) -> str:
        """The message in English."""
        return str(self.message)
