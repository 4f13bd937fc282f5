"""Finds English that was left in a text of another language: pieces of the English messages, word for word."""

from __future__ import annotations

import re
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from phase10.text import LOCALES


class _Pieces(Visitor):
    """All literal text of a resource, without comments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        self.found += [line.strip() for line in node.value.splitlines()]


@lru_cache
def _pieces(lang: str) -> frozenset[str]:
    pieces = _Pieces()
    for path in (LOCALES / lang).glob("*.ftl"):
        pieces.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return frozenset(pieces.found)


@lru_cache
def _tell_tale(lang: str) -> tuple[str, ...]:
    """English pieces of two words or more, or one long word, that the other language never uses."""
    theirs = "\n".join(_pieces(lang)).casefold()
    return tuple(
        piece
        for piece in sorted(_pieces("en"))
        if (len(re.findall(r"[^\W\d_]{2,}", piece)) >= 2 or len(piece) >= 9) and piece.casefold() not in theirs
    )


def english_in(text: str, lang: str) -> list[str]:
    """The pieces of English in a text that should be in another language; none for English itself.

    >>> english_in("Zeig alles: Sources: Mattel leaflet", "de")
    ['Mattel leaflet']
    """
    flat = " ".join(text.split())
    return (
        [piece for piece in _tell_tale(lang) if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", flat)]
        if lang != "en"
        else []
    )
