"""The reference card without a browser: its pictures, its figures and its rules are those of the engine."""

from collections import Counter

import pytest

from phase10 import DECK, Hand
from phase10.judge import judge_layout
from phase10.phases import PHASE_LISTS, Phase, PhaseList
from phase10.rulebook import Rule
from phase10.text import LANGUAGES, catalogue
from widgets import ReferenceCard
from widgets.html import Node, find, find_all, text_of
from widgets.reference import drawn

EVERY_PHASE = [phase for phases in PHASE_LISTS for phase in phases.phases]


def root(page: ReferenceCard) -> Node:
    node: Node = page.view["root"]
    return node


@pytest.mark.parametrize("phase", EVERY_PHASE, ids=str)
def test_the_pictures_make_their_phases(phase: Phase) -> None:
    """The cards drawn for a phase are a legal layout of exactly its size, and the deck has them."""
    rows = drawn(phase)
    cards = [card for row in rows for card in row]
    assert len(cards) == phase.size
    assert all(card.is_natural for card in cards)
    assert judge_layout(Hand(cards), phase, rows) == ()
    assert not Counter(cards) - Counter(DECK)


def test_only_color_groups_have_one_color() -> None:
    """No set and no run is drawn in one color, so that nobody takes the color for a rule."""
    for phase in EVERY_PHASE:
        for group, row in zip(phase.groups, drawn(phase), strict=True):
            assert (len({card.color for card in row}) == 1) is group.kind.has_color


@pytest.mark.parametrize("phases", PHASE_LISTS, ids=lambda phases: phases.name)
def test_a_list_is_shown_whole(phases: PhaseList) -> None:
    """Each list shows its ten phases with words, as many cards as they need, and is in the address."""
    page = ReferenceCard()
    page.act("list", phases.name)
    text = catalogue("en")
    shown = find_all(find(root(page), cls="phases-in-print"), "li")
    assert len(shown) == 10
    for node, phase in zip(shown, phases.phases, strict=True):
        assert text.phase(phase) in text_of(node)
        assert len(find_all(node, "card")) == phase.size
    assert page.view["address"] == {"list": None if phases.name == "standard" else phases.name}
    words = text_of(root(page))
    assert (text("reference-color-run-text") in words) is ("CR" in "".join(map(str, phases.phases)))
    assert (text("reference-per-card") in words) is (phases.name == "master")


def test_the_values_are_those_of_the_score() -> None:
    """The four kinds of cards cost 5, 10, 15 and 25 points."""
    values = [text_of(node) for node in find_all(find(root(ReferenceCard()), cls="values"), "li")]
    assert values == ["1 to 95 points", "10 to 1210 points", "Skip15 points", "Wild25 points"]


def test_every_line_names_a_rule() -> None:
    """Each line on the turn, the groups, wilds, skips and the end has a link to at least one rule of the book."""
    lines = [node for box in find_all(root(ReferenceCard()), cls="lines") for node in find_all(box, "li")]
    assert len(lines) == 4 + 3 + 2 + 3
    for line in lines:
        links = find_all(line, "a", cls="rule")
        assert links
        for link in links:
            rule = Rule(text_of(link))
            assert link["a"]["href"] == f"rules?rule={rule.value}&lang=en"


def test_print_stays_in_the_page() -> None:
    """The button asks the browser to print; nothing is sent to Python."""
    button = find(root(ReferenceCard()), "button", name="Print")
    assert button["on"] == {"click": ["@print"]}


@pytest.mark.parametrize("query", [{"list": "nope"}, {"list": 3}, {"list": "x" * 5000}, {}])
def test_hostile_links(query: dict[str, object]) -> None:
    """A list that does not exist leaves the standard phases, without an error."""
    page = ReferenceCard()
    page.act("open", query)
    assert page.view["address"] == {"list": None}
    assert find_all(root(page), role="alert") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_language(lang: str) -> None:
    """A link opens the card in its language and with its list."""
    page = ReferenceCard()
    page.act("open", {"lang": lang, "list": "twist"})
    text = catalogue(lang)
    assert text_of(find(root(page), "h1")) == text("reference-title")
    assert find(root(page), "button", name=text("phase-list-twist"))["a"]["aria-checked"] == "true"
