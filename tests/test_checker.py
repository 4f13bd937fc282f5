"""The hand checker without a browser: what the reader does, and what the page then says."""

import json
from dataclasses import replace

import ipywidgets
import pytest

from phase10.text import LANGUAGES, catalogue
from widgets import HandChecker
from widgets.checker import EXAMPLES
from widgets.html import Node, find, find_all, name_of, text_of


def root(checker: HandChecker) -> Node:
    node: Node = checker.view["root"]
    return node


def verdict(checker: HandChecker) -> str:
    return text_of(find(root(checker), key="verdict"))


def hand(checker: HandChecker) -> str:
    return checker.state.hand.notation


def pointed(checker: HandChecker) -> list[str]:
    return [node["a"]["face"] for node in find_all(root(checker), "card", cls="pointed")]


def test_opens_with_a_hand_worth_looking_at() -> None:
    """The first view has a hand, its verdict, its layout and the first step; nothing is pointed at yet."""
    checker = HandChecker()
    assert verdict(checker).startswith("Yes. This hand makes Phase 2")
    assert len(find_all(root(checker), cls="meld")) == 3
    assert len(find_all(root(checker), "li")) == 1
    assert pointed(checker) == []


def test_a_click_on_a_card_changes_the_verdict() -> None:
    """Adding a card of the deck and taking it out again changes the verdict each time."""
    checker = HandChecker(hand="R5 B5 G5 R7 B7", phase="1")
    assert verdict(checker).startswith("Not yet. One card is missing")
    checker.act("add", "G7")
    assert verdict(checker).startswith("Yes.")
    checker.act("remove", 5, "G7")
    assert verdict(checker).startswith("Not yet.")


def test_all_phases_at_a_glance() -> None:
    """Each phase of the list is a tile that says whether the hand makes it, and how many cards it lacks."""
    checker = HandChecker()
    tiles = find_all(find(root(checker), cls="phases"), role="radio")
    names = [name_of(tile) for tile in tiles]
    assert len(names) == 10
    assert names[1] == "Phase 2: set of 3 and run of 4: yes"
    assert names[3] == "Phase 4: run of 7: 3 cards missing"
    assert [tile["a"]["aria-checked"] for tile in tiles].count("true") == 1


def test_steps() -> None:
    """Next, Back and All walk through the explanation, pointing at cards; a rule unfolds its text."""
    checker = HandChecker()
    count = len(checker.steps)
    checker.act("next")
    assert pointed(checker) == ["W"]
    assert len(find_all(root(checker), "li")) == 2
    checker.act("back")
    assert pointed(checker) == ["S"]
    for _ in range(count + 3):
        checker.act("next")
    assert len(find_all(root(checker), "li")) == count
    checker.act("all")
    checker.act("rule", 0)
    assert "never part of a phase" in text_of(find(root(checker), cls="rule-text"))
    checker.act("rule", 0)
    assert find_all(root(checker), cls="rule-text") == []


def test_ways() -> None:
    """The other ways to lay the phase can be leafed through, around the end and back."""
    checker = HandChecker()
    first = text_of(find(root(checker), key="lay"))
    checker.act("way", 1)
    assert "way 2 of 2" in text_of(find(root(checker), key="lay"))
    checker.act("way", 1)
    assert text_of(find(root(checker), key="lay")) == first


def test_what_is_missing() -> None:
    """A hand that lacks a card shows the open place and the cards that would do; one of them completes it."""
    checker = HandChecker(hand="R1 B2 G3 Y5 R6 B7", phase="4")
    missing = find(root(checker), key="missing")
    assert name_of(find(missing, cls="gap")) == "an open place for a 4"
    names = [name_of(card) for card in find_all(missing, "card", role="button")]
    assert names == ["add four, color not known", "add wild"]
    checker.act("add", "4")
    assert verdict(checker).startswith("Yes.")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples(example: object, lang: str) -> None:
    """Each hard example opens in each language, with a verdict and steps, and undo brings the old hand back."""
    checker = HandChecker(lang=lang)
    before = hand(checker)
    checker.act("example", example.name)  # type: ignore[attr-defined]
    assert hand(checker) == example.hand  # type: ignore[attr-defined]
    checker.act("all")
    assert len(find_all(root(checker), "li")) == len(checker.steps) > 0
    assert find_all(root(checker), role="alert") == []
    checker.act("undo")
    assert hand(checker) == before


def test_the_readings_of_the_wild_rule() -> None:
    """For one number card and six wilds the page says that the readings differ, and the switch changes the verdict."""
    checker = HandChecker(hand="R5 W W W W W W S S S", phase="9")
    assert verdict(checker).startswith("Yes.")
    assert "readings differ" in text_of(find(root(checker), key="readings"))
    checker.act("naturals", "group")
    assert verdict(checker).startswith("Not yet.")
    assert find(root(checker), "button", name="One in every group")["a"]["aria-checked"] == "true"


def test_a_phase_of_ones_own() -> None:
    """A phase in notation gets a tile of its own; nonsense is told in one line and changes nothing."""
    checker = HandChecker(hand="R1 R2 R3 R4 B9 G9 Y9")
    checker.act("own-phase", "c4 s3")
    assert checker.state.goal.phase.notation == "C4 S3"
    assert verdict(checker).startswith("Yes.")
    assert len(find_all(find(root(checker), cls="phases"), role="radio")) == 11
    checker.act("own-phase", "R13")
    assert "R13" in text_of(find(root(checker), role="alert"))
    assert checker.state.goal.phase.notation == "C4 S3"
    checker.act("phase", 2)
    assert find_all(root(checker), role="alert") == []


def test_lists() -> None:
    """The Master list replaces the tiles and keeps the number of the phase."""
    checker = HandChecker()
    checker.act("list", "master")
    assert checker.state.goal.phase.notation == "C6"
    assert "6 cards of one color" in text_of(find(root(checker), cls="table"))


def test_unknown_color() -> None:
    """A card of unknown color is fine for sets and runs; for a color the page asks for the letter."""
    checker = HandChecker(hand="5 5 5 7 7 7", phase="1")
    assert verdict(checker).startswith("Yes.")
    checker.act("phase", 8)
    assert "“5”" in verdict(checker)
    tiles = find_all(find(root(checker), cls="phases"), role="radio")
    assert name_of(tiles[7]).endswith("a color is not known")
    assert hand(checker) == "5 5 5 7 7 7"


def test_an_unknown_color_that_matters_only_to_the_other_reading() -> None:
    """A phase made whatever the color stays made, and the other reading is still told."""
    checker = HandChecker(hand="R1 W W W 5", phase="C2 C2")
    assert verdict(checker).startswith("Yes.")
    assert "readings differ" in text_of(find(root(checker), key="readings"))


def test_empty_hand() -> None:
    """Without cards the page invites, gives no verdict, and undo brings the hand back."""
    checker = HandChecker()
    before = hand(checker)
    checker.act("clear")
    assert "empty" in verdict(checker)
    assert find_all(root(checker), cls="melds") == []
    checker.act("undo")
    assert hand(checker) == before


def test_deal() -> None:
    """Ten cards are dealt from a whole deck; the same seed deals the same cards."""
    hands = []
    for _ in range(2):
        checker = HandChecker(seed=4)
        checker.act("deal")
        assert len(checker.state.hand.cards) == 10
        hands.append(hand(checker))
    assert hands[0] == hands[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["R5 X9 B7", "R13", "R7 R7 R7", "７", "<img src=x onerror=alert(1)>", "R5 " * 5000, "\x00\x1b[31m"]
)
def test_bad_text(lang: str, text: str) -> None:
    """Bad text: one clear line in the language, good cards kept, the rest left in the field, the hand not lost."""
    checker = HandChecker(hand="G1", lang=lang)
    checker.act("read", text)
    (alert,) = find_all(root(checker), role="alert")
    assert "\n" not in text_of(alert)
    assert len(text_of(alert)) < 250
    assert hand(checker).startswith("G1")
    assert checker.state.hand.draft


def test_a_link_carries_the_question() -> None:
    """The address holds hand, phase, list and reading, and opening it asks the same question."""
    checker = HandChecker(hand="R5 W W W W W W", phase="9")
    checker.act("naturals", "group")
    address = {name: value for name, value in checker.view["address"].items() if value is not None}
    assert address == {"hand": "R5,W,W,W,W,W,W", "phase": "9", "naturals": "group"}
    other = HandChecker()
    other.act("open", address)
    assert other.state.hand.notation == "R5 W W W W W W"
    assert verdict(other) == verdict(checker)


@pytest.mark.parametrize(
    ("query", "tokens"),
    [
        ({"hand": "R5,X9,<script>", "phase": "99"}, ["X9", "99"]),
        ({"hand": "R5,B5", "phase": "R13"}, ["R13"]),
        ({"phase": "R13", "list": "nope", "naturals": "nope", "lang": "nope"}, ["nope"]),
        ({"phase": "+-5"}, ["-5"]),
        ({"hand": "R7," * 3000}, ["R7"]),
        ({"hand": 5, "phase": None, "lang": ["fi"]}, []),
    ],
)
def test_hostile_links(query: dict[str, object], tokens: list[str]) -> None:
    """A link with nonsense opens the page all the same, with a line for each field that could not be read."""
    checker = HandChecker()
    checker.act("open", query)
    assert find(root(checker), "h1")
    alerts = [text_of(alert) for alert in find_all(root(checker), role="alert")]
    assert len(alerts) == len(tokens)
    assert all(token in alert for token, alert in zip(tokens, alerts, strict=True))
    assert "Traceback" not in text_of(root(checker))
    json.dumps(checker.view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages(lang: str) -> None:
    """The language changes live; hand, phase and step stay."""
    checker = HandChecker()
    checker.act("next")
    checker.act("lang", lang)
    assert checker.view["lang"] == lang
    assert text_of(find(root(checker), "h1")) == catalogue(lang)("checker-title")
    assert len(find_all(root(checker), "li")) == 2


def test_a_widget_refuses_unknown_names() -> None:
    """A keyword that is not known is an error at once."""
    with pytest.raises(TypeError):
        HandChecker(colour="red")  # type: ignore[call-arg]


def test_the_view_is_small() -> None:
    """One answer is a message of less than 60 KB, whatever the hand."""
    checker = HandChecker()
    for example in EXAMPLES:
        checker.act("example", example.name)
        checker.act("all")
        assert len(json.dumps(checker.view)) < 60_000


def test_nothing_leaks() -> None:
    """A closed checker leaves no widget behind."""
    before = len(ipywidgets.widgets.widget._instances)
    HandChecker().close()
    assert len(ipywidgets.widgets.widget._instances) == before


def test_state_is_a_value() -> None:
    """The state is frozen: a change makes another."""
    state = HandChecker().state
    assert replace(state, way=1) != state
    assert repr(HandChecker()) == "HandChecker()"
