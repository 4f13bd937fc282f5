"""Links from one page to another, in the reader's language."""

from __future__ import annotations

from urllib.parse import urlencode

from phase10.phases import Phase
from phase10.rulebook import Rule
from phase10.text import Text
from widgets.html import Node, h


def page_address(page: str, text: Text, **query: str) -> str:
    """The address of a page, for a link.

    >>> from phase10.text import catalogue
    >>> page_address("learn", catalogue("fr"), topic="skips")
    'learn?topic=skips&lang=fr'
    """
    return f"{page}?{urlencode({**query, 'lang': text.lang})}"


def phase_link(phase: Phase) -> str:
    """A phase as an address carries it: its number in the list, or its groups.

    >>> phase_link(Phase.parse("S3 R4")), phase_link(Phase.parse("S3 R4", number=2))
    ('S3,R4', '2')
    """
    return str(phase.number or phase.notation.replace(" ", ","))


def rule_link(rule: Rule, text: Text, words: str = "") -> Node:
    """A link to a rule in the rule book; without words it shows the rule's id."""
    return h("a", words or rule.value, href=page_address("rules", text, rule=rule.value), cls="rule")
