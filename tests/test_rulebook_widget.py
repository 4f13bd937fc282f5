"""The page of the rule book without a browser."""

import json
from dataclasses import fields

import pytest

from phase10.rulebook import Rule, differences, entries
from phase10.rules import MATTEL, Rules
from phase10.text import LANGUAGES, catalogue
from widgets import RuleBook
from widgets.course import TOPICS
from widgets.differences import SOURCES, option_name
from widgets.html import Node, find, find_all, name_of, text_of
from widgets.rulebook import COURSE


def root(book: RuleBook) -> Node:
    node: Node = book.view["root"]
    return node


def shown(book: RuleBook) -> list[str]:
    ids = {rule.value for rule in Rule}
    return [text_of(node) for node in find_all(root(book), "dt") if text_of(node) in ids]


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
    assert book.view["address"] == {"word": "Aussetzen-Karte", "rule": None, "topic": "skip", "view": None}
    assert f"{len(shown(book))} rules" in text_of(find(root(book), cls="controls-sheet"))


def test_a_link_to_a_rule() -> None:
    """The address with a rule's id shows that rule alone; each rule links to itself."""
    book = RuleBook()
    links = {text_of(node): node["a"]["href"] for node in find_all(root(book), "a", cls="rule")}
    assert links["skip.repeat"] == "rules?rule=skip.repeat&lang=en"
    book.act("open", {"rule": "skip.repeat", "lang": "fi"})
    assert shown(book) == ["skip.repeat"]
    assert book.lang == "fi"


@pytest.mark.parametrize("word", ["xyzzy", "<qwrtz>", "\x00", "A" * 5000])
def test_nothing_found(word: str) -> None:
    """A word no rule has is said in one line, and shown as text."""
    book = RuleBook()
    book.act("search", word)
    assert shown(book) == []
    assert "\n" not in text_of(find(root(book), cls="problem"))
    json.dumps(book.view)


@pytest.mark.parametrize("query", [{"topic": "nope", "word": 3}, {"rule": ["x"], "view": "nope"}, {"view": 3}, {}])
def test_hostile_links(query: dict[str, object]) -> None:
    """What cannot be read in an address is left out."""
    book = RuleBook()
    book.act("open", query)
    assert len(shown(book)) == len(Rule)


def test_the_data_and_the_options_agree() -> None:
    """Every option of the rules has its differences, with the values of its enum, and the default comes first."""
    assert sorted(one.option for one in differences()) == sorted(field.name for field in fields(Rules))
    for one in differences():
        default = MATTEL.value(one.option)
        assert set(one.values) == {member.value for member in type(default)}
        assert next(iter(one.values)) == default.value
        assert all(one.values.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_a_name(lang: str) -> None:
    """Each option has a name of its own, and each of its values is called something else."""
    text = catalogue(lang)
    assert len({option_name(one.option, text) for one in differences()}) == len(differences())
    for one in differences():
        assert len({option_name(one.option, text, value) for value in one.values}) == len(one.values)


def test_all_sources_are_explained() -> None:
    """The list of sources has each one that the rule book names, and no other."""
    named = {source for entry in entries().values() for source in entry.sources}
    named |= {source for one in differences() for who in one.values.values() for source in who}
    assert sorted(SOURCES) == sorted(named)


def test_where_booklets_differ() -> None:
    """A view of its own has a row for each option: its rule as a link, each value with who says it, one default."""
    book = RuleBook()
    book.act("view", "differences")
    text = catalogue("en")
    rows = find_all(root(book), cls="difference")
    assert len(rows) == len(differences())
    for row, one in zip(rows, differences(), strict=True):
        link = find(row, "a", cls="rule")
        assert (text_of(link), link["a"]["href"]) == (one.rule.value, f"rules?rule={one.rule.value}&lang=en")
        values = find_all(row, "dd")
        for node, (value, sources) in zip(values, one.values.items(), strict=True):
            assert text_of(find(node, "b")) == option_name(one.option, text, value)
            assert all(text("rulebook-source", source=source) in text_of(node) for source in sources)
        marked = [text("rulebook-default") in text_of(node) for node in values]
        assert marked == [True] + [False] * (len(values) - 1)
    assert find_all(root(book), "input") == []


def test_the_view_is_in_the_address() -> None:
    """A link opens the differences, and going back to the rules finds the search as it was."""
    book = RuleBook()
    book.act("open", {"view": "differences", "topic": "skip"})
    assert book.view["address"]["view"] == "differences"
    assert find_all(root(book), cls="difference") != []
    assert find_all(root(book), cls="topic") == []
    book.act("view", "rules")
    assert {name.split(".")[0] for name in shown(book)} == {"skip"}
    assert book.view["address"] == {"word": None, "rule": None, "topic": "skip", "view": None}


def test_every_rule_can_be_tried() -> None:
    """Each rule has a link to the part of the course on its topic, and the link's name says which rule."""
    links = find_all(root(RuleBook()), "a", cls="try")
    assert [name_of(link) for link in links] == [f"Try it: {rule.value}" for rule in Rule]
    topics = {rule.topic: link["a"]["href"] for rule, link in zip(Rule, links, strict=True)}
    assert topics["out"] == topics["turn"] == "learn?topic=turn&lang=en"
    assert topics["score"] == "learn?topic=scoring&lang=en"
    assert len(set(topics.values())) == 11


def test_try_it_leads_to_the_chapter_of_the_rule() -> None:
    """Each topic of the book leads to a chapter of the course that lists its rules."""
    assert set(COURSE) == {rule.topic for rule in Rule}
    for topic, chapter in COURSE.items():
        assert topic in TOPICS[chapter].topics, topic
