"""The page on the next draw without a browser: what the reader does, and what the page then says."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction

import ipywidgets
import pytest

from phase10.cards import Hand
from phase10.melds import makes
from phase10.odds.outs import chance_within
from phase10.phases import STANDARD, Phase
from phase10.text import LANGUAGES, catalogue
from widgets import NextDraw
from widgets.html import Node, find, find_all, name_of, text_of

TWO_PAIRS = "R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12"
ELEVEN = "R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S"


def root(page: NextDraw) -> Node:
    node: Node = page.view["root"]
    return node


def words(page: NextDraw, key: str) -> str:
    return text_of(find(root(page), key=key))


def keys(page: NextDraw) -> list[str | None]:
    return [node.get("k") for node in find_all(root(page), "section")]


def ringed(page: NextDraw) -> list[str]:
    return [node["a"]["face"] for node in find_all(find(root(page), key="grid"), "card", cls="picked")]


def answered(hand: str, phase: str) -> NextDraw:
    page = NextDraw(hand=hand, phase=phase, seed=1)
    page.act("show")
    return page


def test_opens_with_a_question() -> None:
    """Before the answer is shown the page asks how many of the unseen cards help, and gives nothing away."""
    page = NextDraw()
    assert "How many of the 98 cards" in words(page, "answer")
    assert find_all(root(page), key="grid") == []
    assert find_all(root(page), key="why") == []


@pytest.mark.parametrize(("guess", "said"), [("14", "exactly right"), ("20", "You guessed 20.")])
def test_a_guess_and_the_answer(guess: str, said: str) -> None:
    """The answer counts the helping cards, shows them on the deck, and stands beside the guess."""
    page = NextDraw(hand=TWO_PAIRS, phase="1")
    page.act("guess", guess)
    told = words(page, "answer")
    assert "14 of the 98 cards you have not seen complete the phase." in told
    assert said in told
    assert "14.3%" in told
    assert "14 of 98 = 1/7" in told
    assert ringed(page) == ["R5", "B5", "G5", "Y5", "W"]
    exact = chance_within(Hand.parse(TWO_PAIRS), Phase.parse("S3 S3"), 2)
    assert f"{float(exact):.1%}" in told
    assert f"{exact.numerator:,}/{exact.denominator:,}" in told


@pytest.mark.parametrize("guess", ["", "many", "-1", "99", "<b>5</b>", "1e3", "１４"])
def test_a_guess_that_is_none(guess: str) -> None:
    """What is no number of cards is told in one line, and the question stays."""
    page = NextDraw(hand=TWO_PAIRS, phase="1")
    page.act("guess", guess)
    assert text_of(find(root(page), role="alert")) == "Write a whole number from 0 to 98."
    assert find_all(root(page), key="grid") == []


def test_two_cards_missing() -> None:
    """Where one card is not enough the page says so, and shows the cards that bring nearer."""
    page = answered("R5 B5 G7 Y7 R1 B2 G3 Y9 R11 G12", "1")
    told = words(page, "answer")
    assert "20 of the 98 cards you have not seen bring you nearer." in told
    assert "2 cards are missing" in told
    assert ringed(page) == ["R5", "R7", "B5", "B7", "G5", "G7", "Y5", "Y7", "W"]


def test_seen_cards_are_not_counted() -> None:
    """A card seen elsewhere no longer counts; it can be taken back, and its last copy cannot be seen twice."""
    page = answered(TWO_PAIRS, "1")
    page.act("see", "G5")
    page.act("see", "G5")
    assert "12 of the 96" in words(page, "answer")
    page.act("see", "G5")
    assert "one too many" in text_of(find(root(page), role="alert"))
    page.act("unsee", "G5")
    assert "13 of the 97" in words(page, "answer")
    page.act("read-seen", "W, W X9 R5 R5")
    assert page.state.seen.notation == "G5 W W R5"
    assert page.state.seen.draft == "X9 R5"
    page.act("unsee", "Y3")
    assert page.state.seen.notation == "G5 W W R5"


def test_a_card_lies_in_one_place() -> None:
    """A card that comes into the hand is no longer among the seen ones when the deck has no other copy."""
    page = answered("R5", "1")
    page.act("see", "B7")
    page.act("see", "B7")
    page.act("add", "B7")
    assert (page.state.hand.notation, page.state.seen.notation) == ("R5 B7", "B7")
    page.act("undo")
    assert (page.state.hand.notation, page.state.seen.notation) == ("R5", "B7 B7")


def test_eleven_cards_ask_for_a_discard() -> None:
    """With eleven cards the reader chooses first; then every discard is ranked, and the choice is judged."""
    page = NextDraw(hand=ELEVEN, phase="4")
    assert "Which card would you throw?" in words(page, "answer")
    page.act("choose", "R3")
    assert "Best card to throw: S" in words(page, "answer")
    assert "You would throw R3. S is better." in words(page, "answer")
    rows = find_all(find(find(root(page), key="throws"), "tbody"), "tr")
    assert name_of(find(rows[0], "button")) == "Throw skip: show what follows"
    assert sum(len(find_all(row, "button")) for row in rows) == 11
    assert "one step back" in text_of(rows[-1])
    assert "If you throw R3" in words(page, "after")


def test_a_row_shows_its_discard() -> None:
    """Another discard changes the cards with a ring, the chances and the reasons; the best stays the best."""
    page = answered(ELEVEN, "4")
    assert ringed(page) == ["R7", "B7", "G7", "Y7", "W"]
    page.act("choose", "R1")
    assert "If you throw R1" in words(page, "after")
    page.act("choose", "R6")
    assert "R7" not in ringed(page) or "2 cards are missing" in words(page, "after")
    page.act("all")
    assert "Without R6" in words(page, "why")
    page.act("choose", "B5")
    assert "If you throw R6" in words(page, "after")


def test_throw_and_draw() -> None:
    """The thrown card is seen then, another comes from the unseen ones, and the draw is counted."""
    page = answered(ELEVEN, "6")
    before = page.state.cards
    page.act("throw", "S")
    state = page.state
    assert len(state.cards) == 11
    assert state.cards[:10] == before[:10]
    assert state.seen.notation == "S"
    assert state.game is not None
    assert state.game.draws == 1
    assert "Draws so far1" in words(page, "game")
    page.act("undo")
    assert (page.state.cards, page.state.seen.cards, page.state.game) == (before, (), None)


def test_a_round_alone_with_the_deck() -> None:
    """Dealt ten, drawing and throwing the best card each time makes the phase; draws stand beside those expected."""
    page = NextDraw(seed=2)
    page.act("phase", 1)
    page.act("deal")
    page.act("show")
    page.act("draw")
    while not makes(Hand(page.state.cards), STANDARD.phase(1)):
        assert "Which card would you throw?" in words(page, "answer")
        page.act("show")
        page.act("throw", str(page.state.chosen.card))
    game = page.state.game
    assert game is not None
    assert game.draws == len(page.state.seen.cards) + 1
    assert "The phase is made." in words(page, "made")
    expected = page.state.expected(game.start)
    assert f"{expected:.1f} were to be expected" in words(page, "made")
    page.act("deal")
    assert page.state.rounds[0].draws == game.draws
    assert f"{game.draws} draw" in words(page, "game") or "one draw" in words(page, "game")
    assert page.state.seen.cards == ()


def test_the_same_seed_deals_and_draws_the_same() -> None:
    """A page with a seed can be played again."""
    hands = []
    for _ in range(2):
        page = NextDraw(seed=7)
        for event in ("deal", "draw"):
            page.act(event)
        hands.append(page.state.hand.notation)
    assert hands[0] == hands[1]


def test_what_if_this_card_were_drawn() -> None:
    """A tap on the deck puts that card into the hand; with eleven, the discard looked at goes first."""
    page = answered(TWO_PAIRS, "1")
    page.act("take", "W")
    assert "The phase is made." in words(page, "made")
    assert find(root(page), "a", cls="t")["a"]["href"].startswith("check?hand=R5")
    page = answered(ELEVEN, "4")
    page.act("choose", "Y12")
    page.act("take", "B2")
    assert page.state.hand.notation == "R1 R2 R3 R4 R5 R6 B9 B1 G11 S B2"
    assert page.state.seen.notation == "Y12"
    page.act("take", "12")
    assert len(page.state.cards) == 11


def test_no_questions_when_not_wanted() -> None:
    """Whoever does not want to guess sees the answers at once, also after the next draw."""
    page = NextDraw(seed=2)
    page.act("phase", 9)
    page.act("asking", "no")
    page.act("deal")
    page.act("draw")
    assert {"answer", "table", "after", "why"} <= {*keys(page)}


def test_work_that_takes_seconds_waits_for_a_press() -> None:
    """Three draws, and expected draws of sets with runs, are worked out on request: first the page says so."""
    page = answered("R1 B2 G3 Y4 R12 S S", "4")
    figure = find(root(page), key="draw-in-three")
    assert text_of(find(figure, "button")) == "Work it out"
    page.act("work", "3")
    assert find(root(page), "button", name="Working it out …")["a"]["data-auto"]
    page.act("work-now", "3")
    exact = chance_within(Hand.parse("R1 B2 G3 Y4 R12 S S"), Phase.parse("R7"), 3)
    assert f"{float(exact):.1%}" in words(page, "draw-in-three")
    page.act("add", "R12")
    assert page.state.worked == frozenset()
    page.act("own-phase", "S3 R6")
    assert find_all(root(page), key="draw-column-draws") == []
    page.act("work", "nonsense")
    page.act("work-now", "2")
    assert page.state.waiting == ""


def test_a_phase_without_expected_draws() -> None:
    """A phase with a color run has chances and outs, and says that expected draws are not known."""
    page = NextDraw(hand="R3 R4 R5 R9 B9 Y1 G1 R12 Y12 S")
    page.act("list", "master")
    page.act("phase", 8)
    page.act("show")
    assert "not known for this phase" in words(page, "draw-expected")
    assert find_all(root(page), key="draw-in-three") == []
    assert text_of(find(find(root(page), key="draw-in-two"), "button")) == "Work it out"


@pytest.mark.parametrize(
    ("hand", "phase", "said"),
    [
        ("", "1", "Your hand is empty"),
        ("R5 B5 G5 Y5 R6 B6 G6 Y6 R7 B7 G7 Y7 W", "1", "Take 2 cards out"),
        ("5 5 7 8 9 10", "8", "The color of “5” is not known"),
        ("R5 B5 G5 R6 B6 G6", "1", "The phase is made."),
    ],
)
def test_hands_without_a_next_draw(hand: str, phase: str, said: str) -> None:
    """No cards, too many, an unknown color that matters, or a phase that is made: one clear line, nothing lost."""
    page = answered(hand, phase)
    assert said in text_of(root(page))
    assert page.state.hand.notation == hand
    assert page.view["root"]["c"][0].get("k") != "alert"


def test_sorting_keeps_the_answer_and_the_round() -> None:
    """Sorting and moving cards ask no new question; adding one ends the round."""
    page = NextDraw(seed=3)
    page.act("deal")
    page.act("show")
    for event in ("sort-by-color", "sort-by-number"):
        page.act(event)
        assert page.state.game is not None
        assert page.state.is_open
    page.act("undo")
    page.act("undo")
    page.act("remove", 0, str(page.state.cards[0]))
    assert page.state.game is None
    page.act("undo")
    assert page.state.game is not None


def test_a_link_carries_the_question() -> None:
    """The address holds hand, seen cards, phase, list and reading, and opening it asks the same question."""
    page = NextDraw(hand=TWO_PAIRS, phase="1")
    page.act("see", "W")
    page.act("naturals", "group")
    address = {name: value for name, value in page.view["address"].items() if value is not None}
    assert address == {
        "hand": TWO_PAIRS.replace(" ", ","), "seen": "W", "phase": "1", "naturals": "group",
    }  # fmt: skip
    other = NextDraw()
    other.act("open", address)
    other.act("show")
    assert "13 of the 97" in words(other, "answer")
    assert other.view["address"] == page.view["address"]


@pytest.mark.parametrize(
    ("query", "tokens"),
    [
        ({"hand": "R5,X9,<script>", "phase": "99", "seen": "<b>"}, ["X9", "99", "<b>"]),
        ({"hand": "R5,R5", "seen": "R5"}, ["R5"]),
        ({"phase": "R13", "list": "nope", "naturals": "nope", "lang": "nope"}, ["nope"]),
        ({"seen": "W," * 3000}, ["W"]),
        ({"seen": 5, "hand": None, "phase": ["1"]}, []),
    ],
)
def test_hostile_links(query: dict[str, object], tokens: list[str]) -> None:
    """A link with nonsense opens the page all the same, with a line for each field that could not be read."""
    page = NextDraw()
    page.act("open", query)
    alerts = [text_of(alert) for alert in find_all(root(page), role="alert")]
    assert len(alerts) == len(tokens)
    assert all(any(token in alert for alert in alerts) for token in tokens)
    json.dumps(page.view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages(lang: str) -> None:
    """The language changes live in every state of the page; hand, guess and round stay."""
    page = NextDraw(hand=TWO_PAIRS, phase="1", seed=1)
    page.act("guess", "9")
    page.act("lang", lang)
    assert text_of(find(root(page), "h1")) == catalogue(lang)("draw-title")
    assert "9" in words(page, "guessed")
    page.act("all")
    page.act("draw")
    page.act("choose", "B1")
    page.act("all")
    assert page.view["lang"] == lang
    assert len(json.dumps(page.view)) < 90_000


def test_events_that_cannot_be() -> None:
    """Events with cards that are not there, or at a hand of another size, change nothing."""
    page = answered(TWO_PAIRS, "1")
    before = page.state
    for event in (("throw", "R5"), ("choose", "R5"), ("choose", "<b>"), ("unsee", "R5"), ("work-now", "3")):
        page.act(*event)
    assert page.state == before
    page.act("see", "<b>")
    assert "is not a card" in text_of(find(root(page), role="alert"))


def test_a_page_of_rules_does_not_load_numpy() -> None:
    """Importing the page costs no numpy: it comes with the first expected draws."""
    code = "import sys, widgets.next_draw; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_nothing_leaks() -> None:
    """A closed page leaves no widget behind, and its repr is stable."""
    before = len(ipywidgets.widgets.widget._instances)
    page = NextDraw()
    assert repr(page) == "NextDraw()"
    page.close()
    assert len(ipywidgets.widgets.widget._instances) == before


def test_the_opening_hand_is_worth_a_guess() -> None:
    """The hand that the page opens with lacks one card, and a fifth of the unseen ones complete it."""
    assert NextDraw().state.helps.probability == Fraction(20, 98)
