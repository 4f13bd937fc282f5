"""Views as values: what `h` makes, and how tests look into it."""

from __future__ import annotations

import json

import pytest

from widgets.html import find, find_all, h, name_of, role_of, text_of, walk


def test_a_node_says_only_what_it_has() -> None:
    """An element without attributes, events or children is its tag alone."""
    assert h("p") == {"t": "p"}


def test_attribute_names_and_values_become_those_of_html() -> None:
    """`cls` is class, underscores are hyphens, True is a bare attribute, False and None leave one out, 0 stays."""
    node = h("input", cls="a b", aria_label="x", data_n=0, for_="f", disabled=True, checked=False, title=None)
    assert node["a"] == {"class": "a b", "aria-label": "x", "data-n": "0", "for": "f", "disabled": ""}


def test_empty_children_are_dropped_and_text_stays_text() -> None:
    """None and empty text vanish; markup in text is text."""
    assert h("p", None, "", "<b>")["c"] == ["<b>"]


def test_a_tree_is_json() -> None:
    """A tree survives the way to the page and back unchanged."""
    tree = h("div", h("card", key=("R7"), on={"click": ("add", "R7", 3, None)}), "x", key=1)
    assert json.loads(json.dumps(tree)) == tree


def test_roles_are_given_or_implied() -> None:
    """A heading is a heading by its tag, a card is a button only when it acts, and a given role wins."""
    assert role_of(h("h2")) == "heading"
    assert role_of(h("card")) == "img"
    assert role_of(h("card", on={"click": ("x",)})) == "button"
    assert role_of(h("ul", role="toolbar")) == "toolbar"
    assert role_of(h("b")) == "generic"


def test_find_takes_every_hint_together() -> None:
    """What is found fits tag, class, key, role and name at once, the first in reading order."""
    tree = h("div", h("button", "Add", cls="t"), h("p", h("button", "Add", cls="t p", key="k")), None)
    assert find(tree, "button") is find(tree, name="Add", role="button")
    assert find(tree, "button", cls="p", key="k", role="button", name="Add")["k"] == "k"
    assert len(find_all(tree, cls="t")) == 2
    assert [node["t"] for node in walk(tree)] == ["div", "button", "p", "button"]


def test_a_search_without_result_says_what_was_sought() -> None:
    """The error of a failed search names what was looked for."""
    with pytest.raises(LookupError, match="'name': 'Delete'"):
        find(h("p"), name="Delete")


def test_text_and_names() -> None:
    """Text is read in order through all levels; a label is the name before the text is."""
    assert text_of(h("p", "a ", h("b", "b", h("i", "c")))) == "a bc"
    assert text_of(None) == ""
    assert name_of(h("button", "x", aria_label="Close")) == "Close"
    assert name_of(h("button", "x")) == "x"
