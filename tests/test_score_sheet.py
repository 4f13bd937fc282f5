"""The score sheet without a browser: set up, write, ask, undo, keep, and open files."""

from __future__ import annotations

import json
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances as instances

from phase10.phases import STANDARD
from phase10.rules import LastPhase, Order, TieBreak
from phase10.sheet import LONGEST_NAME
from phase10.sheet_files import MOST_FILE
from phase10.text import LANGUAGES, catalogue
from widgets import ScoreSheet
from widgets.html import Node, find, find_all, name_of, text_of, to_html
from widgets.sheet.kept import KEEP, from_kept, to_keep
from widgets.sheet.state import SEATS

TEXT = catalogue("en")


def root(page: ScoreSheet) -> Node:
    node: Node = page.view["root"]
    return node


def begun(*names: str, **options: str) -> ScoreSheet:
    """A page with a game under way."""
    page = ScoreSheet()
    page.act("players", str(len(names)))
    for seat, name in enumerate(names):
        page.act("name", seat, name)
    for name, value in options.items():
        page.act("option", name, value)
    page.act("start")
    return page


def write(page: ScoreSheet, *rows: str) -> None:
    """Write a hand: for each player the points, with a + when the phase is laid; x for who sits out."""
    for seat, row in enumerate(rows):
        if row != "x":
            page.act("laid", seat, row.endswith("+"))
            page.act("points", seat, row.rstrip("+"))
    page.act("enter")


def problems(page: ScoreSheet) -> list[str]:
    return [text_of(node) for node in find_all(root(page), cls="problem")]


def kept(page: ScoreSheet) -> Any:
    """What the browser keeps, as it comes back."""
    return json.loads(json.dumps(page.view["keep"]))


def tied(**options: str) -> ScoreSheet:
    page = begun("Ann", "Bob", "Cid", "Dee", last_phase="5", **options)
    for hand in [("0+", "20+", "5+", "75")] * 2 + [("20+", "0+", "5+", "75")] * 2 + [("20+", "20+", "75", "0+")]:
        write(page, *hand)
    return page


def test_a_new_game() -> None:
    """Names, list, last phase, dealer and other rules are those of the table; without names they are players."""
    page = begun("Ann", "", "<b>Cid</b>", last_phase="7", wild_points="20")
    sheet = page.state.started
    assert sheet.names == ("Ann", "Player 2", "bCid/b")
    assert sheet.match.rules.to_plain() == {"wild_points": "20", "last_phase": "7"}
    assert sheet.match.phases is STANDARD
    for event in (("name", 0, "Eve"), ("list", "master"), ("option", "last_phase", "5"), ("players", "2"), ("start",)):
        page.act(*event)
    assert page.state.sheet == sheet


@pytest.mark.parametrize(
    "event",
    [
        ("players", "7"),
        ("players", "x"),
        ("name", 6, "Eve"),
        ("name", -1, "Eve"),
        ("dealer", "4"),
        ("list", "<b>"),
        ("option", "naturals", "group"),
        ("option", "last_phase", "11"),
        ("points", 0, "5"),
        ("enter",),
        ("sure",),
        ("change", 0),
        ("take-back",),
        ("new", "yes"),
        ("remove-last",),
        ("count", 0),
    ],
)
def test_what_cannot_be_set_up_changes_nothing(event: tuple[Any, ...]) -> None:
    """A value that is not offered, or an event for a game that has not begun, is ignored."""
    page = ScoreSheet()
    setup = page.state.setup
    page.act(*event)
    assert (page.state.setup, page.state.sheet) == (setup, None)
    assert find_all(root(page), role="alert") == []


def test_a_hand_is_written() -> None:
    """The hand stands on the sheet, the totals are said, and the next one is blank."""
    page = begun("Ann", "Bob")
    page.act("out", 0)
    page.act("points", 1, " 55 ")
    page.act("enter")
    assert [one.points for one in page.state.started.standing()] == [0, 55]
    assert text_of(find(root(page), key="said")) == "Hand 1 is entered. Ann 0 and Bob 55."
    assert "Phase 2: set of 3 and run of 4" in text_of(find(root(page), key="standing"))
    assert text_of(find(find(root(page), key="entry"), "h2")) == "Hand 2"
    assert {field["a"]["value"] for field in find_all(root(page), "input") if "value" in field["a"]} == {""}


def test_impossible_entries_are_refused_and_nothing_typed_is_lost() -> None:
    """Each in one line at its field, with the rule; what was typed stays."""
    page = begun("Ann", "Bob", "Cid", "Dee")
    write(page, "0+", "450", "<img src=x>", "")
    assert len(problems(page)) == 3
    assert "10 cards cost 230 at most" in problems(page)[0]
    assert "“<img src=x>” is not a number of points" in problems(page)[1]
    assert "the points are missing" in problems(page)[2]
    assert [draft.points for draft in page.state.drafts[:4]] == ["0", "450", "<img src=x>", ""]
    assert "<img" not in to_html(find(root(page), key="rounds"))
    page.act("points", 1, "45")
    page.act("points", 2, "50")
    page.act("points", 3, "75")
    page.act("enter")
    (problem,) = problems(page)
    assert "They cost at least 50 points, not 45." in problem
    field = find(root(page), "input", name="Bob: Points")
    assert field["a"]["aria-invalid"] == "true"
    assert field["a"]["aria-describedby"] == find(root(page), cls="problem")["a"]["id"]


def test_what_is_unlikely_is_asked_about() -> None:
    """Nobody out is asked about; it can be looked at again, or kept."""
    page = begun("Ann", "Bob")
    write(page, "5+", "60")
    assert "Was it so?" in problems(page)[0]
    page.act("look-again")
    assert problems(page) == []
    page.act("enter")
    page.act("sure")
    assert len(page.state.started.hands) == 1
    write(page, "5+", "33")
    page.act("sure")
    assert len(page.state.started.hands) == 1


def test_cards_are_counted() -> None:
    """Cards clicked in the deck fill in the points, by the rules of the table; a click takes one back."""
    page = begun("Ann", "Bob", wild_points="20")
    page.act("count", 1)
    for card in ("W", "R12", "G3"):
        page.act("add", card)
    assert page.state.drafts[1].points == "35"
    page.act("remove", 0, "W")
    assert page.state.drafts[1].points == "15"
    for card in ("W", "W", "W", "W", "S", "S", "S", "S", "R1"):
        page.act("add", card)
    assert "At most 10 cards" in problems(page)[-1]
    page.act("clear")
    assert page.state.drafts[1].points == ""
    page.act("count", 1)
    page.act("add", "W")
    assert page.state.drafts[1].points == ""


def test_an_earlier_hand_is_changed() -> None:
    """What it says is written there, what was begun for the next one stays, and all that follows is worked out anew."""
    page = begun("Ann", "Bob")
    write(page, "0+", "75")
    write(page, "0+", "50")
    page.act("points", 1, "12")
    page.act("change", 0)
    assert [draft.points for draft in page.state.drafts[:2]] == ["0", "75"]
    assert find_all(root(page), "button", name=TEXT("board-remove", round=1)) == []
    write(page, "5+", "0+")
    assert [(one.seat, one.points, one.made) for one in page.state.started.standing()] == [
        (0, 5, (1, 2)),
        (1, 50, (1,)),
    ]
    assert page.state.drafts[1].points == "12"
    page.act("change", 1)
    page.act("look-again")
    page.act("change", 1)
    page.act("remove-last")
    assert len(page.state.started.hands) == 1
    page.act("take-back")
    page.act("take-back")
    assert page.state.started.match.points(1) == 125


def test_a_change_that_a_later_hand_forbids_is_said() -> None:
    """One line names the hand that could not be; nothing is changed."""
    page = begun("Ann", "Bob")
    write(page, "0+", "75")
    write(page, "0+", "100+")
    page.act("sure")
    page.act("change", 0)
    write(page, "0+", "5+")
    (problem,) = problems(page)
    assert "hand 2 could not be as it is written" in problem
    assert page.state.editing == 0


def test_a_tie_and_its_decision() -> None:
    """Only the tied write the deciding hand, and the winner stands there with the reasons."""
    page = tied()
    assert text_of(find(find(root(page), key="end"), "strong")) == "A tie: Ann and Bob are level."
    assert [name_of(node) for node in find_all(root(page), cls="writer")] == ["Ann", "Bob"]
    assert "sits out" in text_of(find(root(page), key="standing"))
    write(page, "60", "0+", "x", "x")
    end = find(root(page), key="end")
    assert text_of(find(end, "strong")) == "Bob wins!"
    assert "hand 6 decided" in text_of(end)
    assert find_all(root(page), key="entry") == []
    page.act("enter")
    page.act("change", 5)
    assert [name_of(node) for node in find_all(root(page), cls="writer")] == ["Ann", "Bob"]


def test_a_tie_that_all_decide() -> None:
    """By the German score board all write the deciding hand."""
    page = tied(tie_break=TieBreak.ALL.value)
    assert len(find_all(root(page), cls="writer")) == 4


def test_chosen_phases() -> None:
    """Where players choose, the phase laid is picked from those left; who goes out has to say which."""
    page = begun("Ann", "Bob", order=Order.CHOOSE.value, last_phase=LastPhase.FIVE.value)
    page.act("out", 0)
    page.act("points", 1, "75")
    page.act("enter")
    assert "say which one" in problems(page)[0]
    page.act("tried", 0, "4")
    page.act("enter")
    assert page.state.started.match.done(0) == (4,)
    options = [text_of(one) for one in find_all(find(root(page), key="which"), "option")]
    assert options[1:] == [f"Phase {n}: {TEXT.phase(STANDARD.phase(n))}" for n in (1, 2, 3, 5)]


def test_a_new_game_is_asked_for_and_can_be_undone() -> None:
    """The same names are set up again, and undo brings the old sheet back."""
    page = begun("Ann", "Bob")
    write(page, "0+", "75")
    page.act("new", "ask")
    assert TEXT("board-new-sure") in text_of(find(root(page), role="alert"))
    page.act("new", "no")
    assert page.state.sheet
    page.act("new", "yes")
    assert page.state.sheet is None
    assert page.state.setup.names[:2] == ("Ann", "Bob")
    page.act("take-back")
    assert len(page.state.started.hands) == 1


def test_the_browser_brings_it_back() -> None:
    """What is on the sheet, what is being written and what can be undone come back, and then it is kept as it was."""
    page = begun("Ann", "Bob")
    write(page, "0+", "75")
    page.act("points", 1, "5")
    page.act("change", 0)
    page.act("points", 0, "1")
    again = ScoreSheet()
    again.act("restore", kept(page))
    assert kept(again) == kept(page)
    assert again.state.drafts == page.state.drafts
    again.act("look-again")
    assert again.state.drafts[1].points == "5"
    again.act("take-back")
    again.act("take-back")
    assert again.state.sheet is None


def test_an_older_state_is_not_taken_over() -> None:
    """What another page kept counts when it is further on."""
    page = begun("Ann", "Bob")
    before = kept(page)
    write(page, "0+", "75")
    page.act("restore", before)
    assert len(page.state.started.hands) == 1


DAMAGED = [
    None,
    7,
    "<script>",
    {},
    {"version": 2},
    {**to_keep(ScoreSheet().state), "edits": -1},
    {**to_keep(ScoreSheet().state), "edits": True},
    {**to_keep(ScoreSheet().state), "setup": [9, [""] * 6, "standard", {}, 0]},
    {**to_keep(ScoreSheet().state), "setup": [2, [""] * 5, "standard", {}, 0]},
    {**to_keep(ScoreSheet().state), "setup": [2, ["\ud800"] * 6, "standard", {}, 0]},
    {**to_keep(ScoreSheet().state), "setup": [2, ["x" * 99] * 6, "standard", {}, 0]},
    {**to_keep(ScoreSheet().state), "setup": [2, [""] * 6, "<b>", {}, 0]},
    {**to_keep(ScoreSheet().state), "setup": [2, [""] * 6, "standard", {"x": 1}, 0]},
    {**to_keep(ScoreSheet().state), "now": [{"format": "phase10-sheet"}, []]},
    {**to_keep(ScoreSheet().state), "now": [None, [[1, "", 0]] * 6]},
    {**to_keep(ScoreSheet().state), "now": [None, [[True, "9" * 99, 0]] * 6]},
    {**to_keep(ScoreSheet().state), "past": [7]},
]


@pytest.mark.parametrize("damaged", DAMAGED, ids=str)
def test_what_was_kept_may_be_damaged(damaged: object) -> None:
    """It is refused in one line, and the sheet shown stays."""
    page = begun("Ann", "Bob")
    sheet = page.state.sheet
    page._receive(None, {"event": "restore", "args": [{KEEP: damaged}]}, None)
    assert page.state.sheet == sheet
    assert len(problems(page)) == 1
    assert TEXT("widget-error") not in text_of(root(page))


def test_a_hand_that_is_not_there_is_not_changed() -> None:
    """A kept state that says a hand is being changed which is not on the sheet opens without it."""
    state = from_kept({**to_keep(begun("Ann", "Bob").state), "editing": 5})
    assert (state.editing, state.started.names) == (None, ("Ann", "Bob"))


def test_files_go_out_and_come_back() -> None:
    """Both files are ready to be saved; opened again they give the same sheet, and undo leads back."""
    page = tied()
    saves = [
        node["on"]["click"]
        for node in find_all(root(page), "button")
        if node.get("on", {}).get("click", [""])[0] == "@save"
    ]
    assert [(save[1], save[2]) for save in saves] == [
        ("score-sheet.json", "application/json"),
        ("score-sheet.csv", "text/csv"),
    ]
    for save in saves:
        other = ScoreSheet(lang="fi")
        other.act("import", len(save[3]), save[3])
        assert other.state.sheet == page.state.sheet
        other.act("take-back")
        assert other.state.sheet is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "content"), [(50_000_000, ""), (9, "<html>"), (9, "x" * 50_000_000), (0, "")])
def test_a_file_that_cannot_be_read(lang: str, size: int, content: str) -> None:
    """One line says why, in each language, and nothing is changed."""
    page = ScoreSheet(lang=lang)
    page._receive(None, {"event": "import", "args": [size, content]}, None)
    assert page.state.sheet is None
    assert len(problems(page)) == 1
    read = next(node["on"]["change"] for node in find_all(root(page), "input") if node["a"]["type"] == "file")
    assert list(read) == ["@read", "import", MOST_FILE]


def test_an_empty_sheet_for_paper() -> None:
    """It has the phases of the game in words, a column a player, and what cards cost by the rules of the table."""
    page = begun("Ann", "Bob", numbers="even", wild_points="20")
    page.act("paper", True)
    paper = find(root(page), "article")
    assert [text_of(head) for head in find_all(find(paper, "thead"), "th")] == ["Phase", "Ann", "Bob"]
    assert len(find_all(find(paper, "tbody"), "tr")) == 5
    assert "a wild 20" in text_of(paper)
    page.act("paper", False)
    assert find_all(root(page), "article") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    """Setting up, writing, asking, the end and the paper can be read in each language."""
    page = tied()
    page.act("lang", lang)
    text = catalogue(lang)
    assert text_of(find(root(page), "h1")) == text("board-title")
    write(page, "5+", "205", "x", "x")
    assert len(problems(page)) == 2
    page.act("sure")
    write(page, "0+", "60", "x", "x")
    assert text_of(find(find(root(page), key="end"), "strong")) == text("board-won", name="Ann")
    page.act("paper", True)
    assert text("board-paper-title") in text_of(root(page))
    assert text_of(find(ScoreSheet(lang=lang).view["root"], "h2")) == text("board-setup")


def test_long_names_are_cut_when_the_game_begins() -> None:
    """While it is typed a name may be longer; on the sheet it is not."""
    page = begun("x" * 70, "Bob")
    assert page.state.started.names[0] == "x" * LONGEST_NAME
    assert len(page.state.setup.names) == len(SEATS)


def test_nothing_is_left_behind() -> None:
    """A page that is closed leaves no widget, and stored notebook outputs never change."""
    before = len(instances)
    page = ScoreSheet()
    assert repr(page) == "ScoreSheet()"
    page.close()
    assert len(instances) == before
