"""Where booklets differ: for each point what can be played, who says so, and what the kit does by itself."""

from __future__ import annotations

from collections.abc import Iterable

from phase10.rulebook import Difference, differences
from phase10.text import Text
from widgets.html import Node, h
from widgets.links import rule_link

SOURCES = ("MAT", "FUN", "RAV", "TWIST", "MASTERS", "FR", "DE", "PT", "FI", "WIKI", "APP", "HOWTO", "TABLE")
"""All sources of the rule book; a test holds them to its data."""


def option_name(option: str, text: Text, value: str = "") -> str:
    """The label of an option, or of one of its values.

    >>> from phase10.text import catalogue
    >>> option_name("skip_place", catalogue("en")), option_name("skip_place", catalogue("en"), "pile")
    ('Where a skip is put', 'on the discard pile')
    """
    stem = "option-" + option.replace("_", "-")
    return text(f"{stem}-{value}" if value else stem)


def differences_view(text: Text) -> Node:
    """All points on which booklets or texts differ, one row each.

    >>> from phase10.text import catalogue
    >>> differences_view(catalogue("en"))["t"]
    'section'
    """
    title = text("rulebook-differences")
    return h(
        "section",
        h("h2", title),
        h("p", text("rulebook-differences-lead"), cls="soft"),
        difference_list(differences(), text),
        h("h2", text("rulebook-sources-title")),
        h("dl", *[_about(source, text) for source in SOURCES], cls="rules"),
        cls="sheet",
        key="differences",
        aria_label=title,
    )


def _about(source: str, text: Text) -> Node:
    name, about = text("rulebook-source", source=source), text("rulebook-source-about", source=source)
    return h("div", h("dt", h("b", name)), h("dd", about), key=source)


def difference_list(points: Iterable[Difference], text: Text) -> Node:
    """Some of these points, one row each."""
    return h("dl", *[_row(one, text) for one in points], cls="differences")


def _row(difference: Difference, text: Text) -> Node:
    link = rule_link(difference.rule, text)
    values = [_value(difference, value, text) for value in difference.values]
    return h(
        "div",
        h("dt", h("span", option_name(difference.option, text)), " ", link),
        *values,
        cls="difference",
        key=difference.option,
    )


def _value(difference: Difference, value: str, text: Text) -> Node:
    sources = text.list([text("rulebook-source", source=source) for source in difference.values[value]])
    default = value == next(iter(difference.values))
    return h(
        "dd",
        h("b", option_name(difference.option, text, value)),
        h("span", text("rulebook-sources", sources=sources), cls="soft"),
        h("span", text("rulebook-default"), cls="default") if default else None,
        key=value,
    )
