"""The page of the rule book without a browser."""

import json

import pytest

from phase10.rulebook import Rule
from phase10.text import LANGUAGES, catalogue
from widgets import RuleBook
from widgets.html import Node, find, find_all, name_of, text_of


def root(book: RuleBook) -> Node:
    node: Node = book.view["root"]
    return node


def shown(book: RuleBook) -> list[str]:
    return [text_of(node) for node in find_all(root(book), "dt")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_in_every_language(lang: str) -> None:
    """The page opens with every rule, its text and its sources, in the language, grouped by topics with names."""
    book = RuleBook(lang=lang)
    assert shown(book) == [rule.value for rule in Rule]
    words = text_of(root(book))
    for rule in Rule:
        assert catalogue(lang).message(rule.text) in words
    topics = [name_of(node) for node in find_all(root(book), "section", cls="topic")]
    assert len(set(topics)) == len(topics) == len({rule.topic for rule in Rule})


def test_search_and_topic() -> None:
    """A word finds rules in any language; a topic narrows them; the count and the address say so."""
    book = RuleBook()
    book.act("search", "Aussetzen-Karte")
    found = shown(book)
    assert "skip.choose" in found
    assert "set.same-number" not in found
    book.act("topic", "skip")
    assert shown(book) == [name for name in found if name.startswith("skip.")]
    assert book.view["address"] == {"word": "Aussetzen-Karte", "rule": None, "topic": "skip"}
    assert f"{len(shown(book))} rules" in text_of(find(root(book), cls="controls-sheet"))


def test_a_link_to_a_rule() -> None:
    """The address with a rule's id shows that rule alone; each rule links to itself."""
    book = RuleBook()
    links = {text_of(node): node["a"]["href"] for node in find_all(root(book), "a", cls="rule")}
    assert links["skip.repeat"] == "rules?rule=skip.repeat&lang=en"
    book.act("open", {"rule": "skip.repeat", "lang": "fi"})
    assert shown(book) == ["skip.repeat"]
    assert book.lang == "fi"


@pytest.mark.parametrize("word", ["xyzzy", "<script>alert(1)</script>", "\x00", "A" * 5000])
def test_nothing_found(word: str) -> None:
    """A word no rule has is said in one line, and shown as text."""
    book = RuleBook()
    book.act("search", word)
    assert shown(book) == []
    assert "\n" not in text_of(find(root(book), cls="problem"))
    json.dumps(book.view)


@pytest.mark.parametrize("query", [{"topic": "nope", "word": 3}, {"rule": ["x"]}, {}])
def test_hostile_links(query: dict[str, object]) -> None:
    """What cannot be read in an address is left out."""
    book = RuleBook()
    book.act("open", query)
    assert len(shown(book)) == len(Rule)
