"""The hand editor without a browser: its state, its view, its events, and the base class under it."""

from __future__ import annotations

import json
import logging
import unicodedata
from typing import Any

import ipywidgets
import pytest

from phase10.cards import Card, parse_cards
from phase10.errors import Message, Phase10Error
from phase10.text import LANGUAGES, catalogue
from widgets.base import KitWidget, View
from widgets.cards import Mark
from widgets.hand import DRAFT_LENGTH, UNDO_DEPTH, HandEditor, HandEvents, HandState, hand_editor
from widgets.html import Node, find, find_all, h, name_of, text_of

TEN = "R3 B4 R5 B5 G5 Y5 W G12 Y12 S"
EN = catalogue("en")


def state(hand: str = "") -> HandState:
    return HandState.of(parse_cards(hand))


@pytest.fixture
def editor() -> Any:
    widget = HandEditor()
    yield widget
    widget.close()


def root(widget: KitWidget) -> Node:
    node: Node = widget.view["root"]
    return node


# ---- The state ------------------------------------------------------------------------------------------------------


def test_adding_puts_a_card_at_the_end_or_at_a_place() -> None:
    """A card goes last, or before a place; places beyond the ends mean the ends."""
    assert state("R1 R2").add(Card.parse("W")).notation == "R1 R2 W"
    assert state("R1 R2").add(Card.parse("W"), 1).notation == "R1 W R2"
    assert state("R1 R2").add(Card.parse("W"), 99).notation == "R1 R2 W"
    assert state("R1 R2").add(Card.parse("W"), -5).notation == "W R1 R2"


def test_a_copy_the_deck_does_not_have_is_refused() -> None:
    """A third red seven is not added; the problem names it and the hand stays."""
    after = state("R7 R7").add(Card.parse("R7"))
    assert after.notation == "R7 R7"
    assert after.problem is not None
    assert after.problem.id == "error-too-many-copies"
    assert after.add(Card.parse("B7")).problem is None


def test_removing_and_moving_ignore_places_that_are_not_there() -> None:
    """A place outside the hand changes nothing; inside, exactly one card goes or moves."""
    hand = state("R1 R2 R3 R4")
    assert hand.remove(1).notation == "R1 R3 R4"
    assert hand.remove(-1) is hand
    assert hand.remove(4) is hand
    assert hand.move(0, 2).notation == "R2 R3 R1 R4"
    assert hand.move(3, 0).notation == "R4 R1 R2 R3"
    assert hand.move(1, 99).notation == "R1 R3 R4 R2"
    assert hand.move(9, 0) is hand


def test_reading_takes_good_cards_and_keeps_bad_ones_in_the_field() -> None:
    """Good tokens go into the hand, bad ones stay as typed, and the first is named."""
    after = state("R7").read("b8, x9 R7 R7 <b>")
    assert (after.notation, after.draft) == ("R7 B8 R7", "x9 R7 <b>")
    assert after.problem is not None
    assert after.problem.values["token"] == "x9"
    assert after.read("G1").draft == ""


@pytest.mark.parametrize("text", ["R0", "R13", "Z5", "\x07", "R７", "<script>alert(1)</script>", "9" * 500, "R-1", "½"])
def test_one_bad_token_never_costs_a_card(text: str) -> None:
    """Whatever is typed, the hand stays and there is one clear line in every language."""
    after = state(TEN).read(text)
    assert after.notation == TEN
    assert after.problem is not None
    for lang in LANGUAGES:
        line = catalogue(lang).message(after.problem)
        assert not any(unicodedata.category(char).startswith("C") for char in line)
        assert len(line) < 250


def test_five_thousand_cards_leave_a_view_of_reasonable_size() -> None:
    """A flood of cards fills the deck's 108 at most and cuts what the field keeps."""
    after = state().read(" ".join(["R1 B2 G3 Y4 W S"] * 850))
    assert len(after.cards) <= 108
    assert len(after.draft) <= DRAFT_LENGTH
    assert len(json.dumps(hand_editor(after, EN))) < 40_000


def test_undo_brings_back_each_hand_and_stops_at_the_first() -> None:
    """Every change can be undone in turn, a change that changed nothing is no step, and the memory is bounded."""
    hand = state("R1").add(Card.parse("R2")).sort_by_number().clear()
    assert hand.undo().notation == "R1 R2"
    assert hand.undo().undo().notation == "R1"
    first = hand.undo().undo()
    assert first.undo() is first
    for _ in range(UNDO_DEPTH + 20):
        hand = hand.read("W").clear()
    assert len(hand.past) == UNDO_DEPTH


def test_sorting_by_number_and_by_color() -> None:
    """By number: 3 before 12, wilds and skips last; by color: red, blue, green, yellow, unknown, then the rest."""
    mixed = state("S Y3 W R12 B3 7 R3")
    assert mixed.sort_by_number().notation == "R3 B3 Y3 7 R12 W S"
    assert mixed.sort_by_color().notation == "R3 R12 B3 Y3 7 W S"


def test_the_deck_is_open_for_an_empty_hand() -> None:
    """An empty hand starts with the deck unfolded, a full one folded; clearing unfolds it again."""
    assert state().deck_open
    assert not state("R1").deck_open
    assert state("R1").clear().deck_open


def test_find_prefers_the_nearest_twin() -> None:
    """Of two equal cards the one nearest to where the page saw it is meant."""
    twins = state("R7 B1 B2 B3 R7")
    assert twins.find(Card.parse("R7"), 3) == 4
    assert twins.find(Card.parse("R7"), 1) == 0
    assert twins.find(Card.parse("G1"), 1) is None


# ---- The view -------------------------------------------------------------------------------------------------------


def test_the_heading_counts_cards_and_points() -> None:
    """Count and points stand in the heading, in the right number; an empty hand has an invitation instead."""
    assert "10 cards, 90 points in hand" in text_of(hand_editor(state(TEN), EN))
    assert "1 card, 5 points in hand" in text_of(hand_editor(state("R1"), EN))
    empty = hand_editor(state(), EN)
    assert "0 cards" not in text_of(empty)
    assert find(empty, cls="empty")


def test_equal_cards_have_different_keys() -> None:
    """Twins are told apart, so that the page moves the right one."""
    keys = [node.get("k") for node in find_all(find(hand_editor(state("R7 R7 W W"), EN), key="row"), "card")]
    assert keys == ["R7.1", "R7.2", "W.1", "W.2"]


def test_pointed_cards_stand_out_and_the_others_fade() -> None:
    """Pointing at places lifts these and fades the rest; pointing at none changes nothing."""
    tree = hand_editor(state("R1 R2 R3"), EN, pointed={1}, marks={2: Mark("1", "set of 3")})
    cards = find_all(find(tree, key="row"), "card")
    assert [node["a"].get("class", "") for node in cards] == ["faded", "pointed", "faded"]
    assert name_of(cards[2]) == "red three, set of 3"
    plain = find_all(find(hand_editor(state("R1"), EN), key="row"), "card")
    assert "class" not in plain[0]["a"]


def test_a_dashboard_adds_its_own_buttons_first() -> None:
    """Extra buttons come before sort, undo and clear, and a title replaces the heading."""
    tree = hand_editor(state(), EN, extra=[h("button", "Deal me ten")], title="A hand")
    assert name_of(find_all(find(tree, key="tools"), "button")[0]) == "Deal me ten"
    assert text_of(find(tree, "h2")) == "A hand"


def test_buttons_without_effect_are_off() -> None:
    """Undo, clear and sort are off while there is nothing to undo, clear or sort."""

    def off(hand: HandState) -> list[bool]:
        tools = find(hand_editor(hand, EN), key="tools")
        return ["disabled" in node.get("a", {}) for node in find_all(tools, "button")]

    assert off(state()) == [True, True, True, True]
    assert off(state("R1 R2")) == [False, False, True, False]
    assert off(state("R1").read("x")) == [True, True, True, False]


def test_the_problem_is_one_line_tied_to_the_field() -> None:
    """The line is an alert, the field says that it is invalid and points at the line."""
    tree = hand_editor(state().read("x9"), EN)
    problem = find(tree, role="alert")
    field = find(tree, "input")
    assert "x9" in text_of(problem)
    assert (field["a"]["aria-invalid"], field["a"]["aria-describedby"]) == ("true", problem["a"]["id"])
    assert find_all(hand_editor(state(), EN), role="alert") == []


def test_what_happened_is_said() -> None:
    """Each change leaves one sentence for those who hear the page, in their language."""
    after = state().add(Card.parse("R7"))
    assert text_of(find(hand_editor(after, EN), role="status")) == "Added: red seven. 1 card, 5 points in hand"
    assert (
        text_of(find(hand_editor(after, catalogue("de")), role="status"))
        == "Hinzugefügt: rote Sieben. 1 Karte, 5 Punkte auf der Hand"
    )
    said = [after.remove(0), after.move(0, 3), after.read("W W"), after.clear(), after.undo(), after.sort_by_color()]
    for lang in LANGUAGES:
        for one in said:
            assert text_of(find(hand_editor(one, catalogue(lang)), role="status"))


def test_the_view_is_small() -> None:
    """A full editor of ten cards is far below 40 KB, in every language."""
    for lang in LANGUAGES:
        assert len(json.dumps(hand_editor(state(TEN), catalogue(lang)), ensure_ascii=False).encode()) < 20_000


# ---- The widget -----------------------------------------------------------------------------------------------------


def test_a_hand_is_built_by_events(editor: HandEditor) -> None:
    """Clicking, typing, pasting, moving, sorting, undoing and clearing come out as the reader meant."""
    editor.act("add", "R5")
    editor.act("type-card", "w")
    editor.act("paste", "B5\nG1")
    editor.act("read", "Y9")
    editor.act("move", 1, 0, "W")
    assert editor.state.notation == "W R5 B5 G1 Y9"
    editor.act("sort-by-number")
    editor.act("remove", 0, "G1")
    assert editor.state.notation == "R5 B5 Y9 W"
    editor.act("sort-by-color")
    editor.act("clear")
    assert editor.hand == ()
    editor.act("undo")
    assert len(editor.hand) == 4
    editor.act("read", "x9")
    editor.act("empty-field", "x9")
    assert (editor.state.draft, editor.state.problem) == ("", None)


def test_events_mean_the_card_the_page_saw(editor: HandEditor) -> None:
    """When the hand has changed under a click, the card that was clicked is meant, not the place."""
    editor.act("read", "R1 R2 R3 R4")
    editor.act("remove", 0, "R1")
    editor.act("remove", 1, "R2")
    editor.act("remove", 2, "R9")
    assert editor.state.notation == "R3 R4"
    editor.act("read", "R5")
    editor.act("move", 1, 2, "R3")
    assert editor.state.notation == "R4 R3 R5"


def test_bad_cards_from_the_page_are_a_problem_not_a_crash(editor: HandEditor) -> None:
    """A card that is none is named in the line; removing or moving one does nothing."""
    editor.act("add", "<img>")
    assert editor.state.problem is not None
    editor.act("remove", 0, "?")
    editor.act("move", 0, 1, "?")
    assert editor.hand == ()


HOSTILE: list[tuple[object, ...]] = [
    *[("add",), ("add", 3), ("add", None), ("add", "R7", "0"), ("add", "R7", True), ("add", "R7", 1.5)],
    *[("add", "R7", 0, 0), ("remove", "0", "R1"), ("remove", [], {}), ("move", 0, 1), ("read", {"a": 1})],
    *[("nope",), ("msg", "x"), ("trait-change", "x"), ("widget-constructed", "x"), ("__class__",), ("Add", "R7")],
    *[("a" * 99,), ("",), ("lang", 7), ("open", "x"), ("open", [])],
]


@pytest.mark.parametrize("message", HOSTILE, ids=repr)
def test_hostile_events_change_nothing(
    editor: HandEditor, message: tuple[Any, ...], caplog: pytest.LogCaptureFixture
) -> None:
    """Unknown names, inherited methods, wrong numbers and kinds of arguments are ignored with a line in the log."""
    before = editor.view
    editor.act(*message)
    assert editor.view == before
    assert "ignored" in caplog.text


@pytest.mark.parametrize(
    "content", [None, 3, [], {}, {"event": "add"}, {"event": 3, "args": []}, {"event": "add", "args": "R7"}]
)
def test_messages_of_another_shape_are_ignored(editor: HandEditor, content: object) -> None:
    """What is no message of ours does nothing."""
    before = editor.view
    editor._receive(None, content, None)
    assert editor.view == before


def test_a_message_is_answered_with_its_number(editor: HandEditor) -> None:
    """The page learns which of its messages the view already contains."""
    editor._receive(None, {"event": "add", "args": ["R7"], "n": ["me", 5]}, None)
    assert editor.done == ["me", 5]
    editor._receive(None, {"event": "nope", "args": [], "n": ["me", 6]}, None)
    assert editor.done == ["me", 6]


def test_lone_surrogates_and_endless_text_can_be_sent_back(editor: HandEditor) -> None:
    """Text that no message could carry is made harmless on the way in."""
    editor._receive(None, {"event": "read", "args": ["R5 \ud800" + "x" * 100_000]}, None)
    assert editor.state.notation == "R5"
    json.dumps(editor.view, ensure_ascii=False).encode()


def test_a_failure_leaves_the_state_and_says_so(editor: HandEditor, caplog: pytest.LogCaptureFixture) -> None:
    """An exception in a callback shows as one line, is logged with its traceback, and is gone after the next event."""

    class Breaks(HandEditor):
        def on_break(self) -> None:
            self.state = self.state.read("W")
            raise RuntimeError("on purpose")

    widget = Breaks()
    widget.act("break")
    assert widget.hand == ()
    assert text_of(find(root(widget), role="alert")) == EN("widget-error")
    assert "on purpose" in caplog.text
    widget.act("add", "R7")
    assert find_all(root(widget), role="alert") == []
    widget.close()


def test_a_view_that_cannot_be_drawn_counts_as_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    """When the new state cannot be drawn the old one stays, with the line."""

    class Undrawable(HandEditor):
        def _render(self) -> View:
            if self.hand:
                raise ValueError("cannot draw")
            return super()._render()

    widget = Undrawable()
    widget.act("add", "R7")
    assert widget.hand == ()
    assert find(root(widget), role="alert")
    assert "cannot draw" in caplog.text
    widget.close()


def test_the_language_changes_live_and_unknown_ones_change_nothing(
    editor: HandEditor, caplog: pytest.LogCaptureFixture
) -> None:
    """`lang` redraws in that language and keeps the hand; a code the kit does not speak is ignored."""
    editor.act("add", "R7")
    editor.act("lang", "fi")
    assert (editor.view["lang"], text_of(find(root(editor), "h2"))) == ("fi", "Käsi")
    editor.act("lang", "xx")
    editor.act("open", {"lang": "pt", "other": 1})
    assert editor.view["lang"] == "pt-BR"
    assert editor.state.notation == "R7"
    assert "unknown language" in caplog.text


def test_the_problem_line_follows_the_language(editor: HandEditor) -> None:
    """A problem is kept as a message, so it changes its language too."""
    editor.act("read", "x9")
    english = text_of(find(root(editor), role="alert"))
    editor.act("lang", "de")
    assert text_of(find(root(editor), role="alert")) != english


def test_unknown_keywords_and_languages_are_refused() -> None:
    """A misspelt name raises and is named; so does a language the kit does not speak."""
    with pytest.raises(TypeError, match="colour"):
        HandEditor(colour="red")  # type: ignore[call-arg]
    with pytest.raises(Phase10Error):
        HandEditor(lang="xx")


def test_a_widget_is_one_model_and_leaves_none_behind() -> None:
    """No layout or style model is made beside it, and closing it leaves nothing registered."""
    instances = ipywidgets.widgets.widget._instances
    before = len(instances)
    widget = HandEditor(hand=parse_cards("R1 R2"))
    assert len(instances) == before + 1
    assert repr(widget) == "HandEditor()"
    widget.close()
    assert len(instances) == before


def test_an_event_makes_one_message(editor: HandEditor, monkeypatch: pytest.MonkeyPatch) -> None:
    """View and answer travel together, and an event that changes nothing sends no view."""
    sent: list[set[str]] = []
    monkeypatch.setattr(
        editor, "send_state", lambda key=None: sent.append({key} if isinstance(key, str) else set(key or ()))
    )
    editor._receive(None, {"event": "add", "args": ["R7"], "n": ["me", 1]}, None)
    editor._receive(None, {"event": "remove", "args": [9, "B2"], "n": ["me", 2]}, None)
    assert sent == [{"view", "done"}, {"done"}]


def test_a_dashboard_keeps_the_hand_where_it_likes() -> None:
    """A widget whose state holds more than the hand says where the hand is, and all events work."""

    class Dashboard(HandEvents, KitWidget):
        state: dict[str, Any]

        def __init__(self) -> None:
            self.state = {"hand": HandState(), "phase": 1}
            super().__init__()

        def _hand(self) -> HandState:
            hand: HandState = self.state["hand"]
            return hand

        def _keep_hand(self, hand: HandState) -> None:
            self.state = {**self.state, "hand": hand}

        def _render(self) -> View:
            return View(root=hand_editor(self._hand(), self.text), title="x", address={"hand": self._hand().notation})

    widget = Dashboard()
    widget.act("add", "R7")
    assert widget.state["phase"] == 1
    assert (widget.view["title"], widget.view["address"]) == ("x", {"hand": "R7"})
    widget.close()


def test_a_widget_can_be_redrawn_from_python(editor: HandEditor) -> None:
    """After setting the state in a notebook, `refresh` shows it."""
    editor.state = HandState.of(parse_cards("R1 R2"))
    editor.refresh()
    assert "2 cards" in text_of(root(editor))


def test_failures_go_to_the_log_of_the_kit() -> None:
    """The logger has a name of its own, so that a server can send it where it likes."""
    assert logging.getLogger("phase10.widgets").name == "phase10.widgets"
    assert Message("hand-added", {}).id == "hand-added"
