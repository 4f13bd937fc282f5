"""The score sheet: what can be entered and what not, who stands where, ties, and the sheet as a file."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10.cards import Hand
from phase10.entries import cards_left
from phase10.errors import Phase10Error
from phase10.leftover import costs, dearest, fewest_wilds
from phase10.match import Match, Result
from phase10.rulebook import Rule
from phase10.rules import PRESETS, LastPhase, MovingOn, Order, Rules, TieBreak, WinTiming
from phase10.scoring import score
from phase10.sheet import LONGEST_NAME, MOST_HANDS, Sheet, clean_names

FIVE = Rules(last_phase=LastPhase.FIVE)


def laid(points: int = 0, phase: int | None = None) -> Result:
    return Result(True, points, phase)


def not_laid(points: int = 75) -> Result:
    return Result(False, points)


def sheet_of(*hands: list[Result | None], names: str = "Ann Bob Cid Dee", rules: Rules = FIVE) -> Sheet:
    sheet = Sheet.start(names.split(), rules=rules)
    for hand in hands:
        sheet = sheet.enter(hand)
    return sheet


def tied(rules: Rules = FIVE) -> Sheet:
    """Four players; the first two have made the last phase with 60 points each."""
    return sheet_of(
        *[[laid(), laid(20), laid(5), not_laid()]] * 2,
        *[[laid(20), laid(), laid(5), not_laid()]] * 2,
        [laid(20), laid(20), not_laid(), laid()],
        rules=rules,
    )


def said(sheet: Sheet, *hand: Result | None) -> list[str]:
    return [doubt.message.id for doubt in sheet.doubts(hand)]


# ---- What can be entered ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "most", "least"), [("mattel", 230, 50), ("wild-20", 190, 50), ("master", 10, 10)])
def test_what_ten_cards_cost(name: str, most: int, least: int) -> None:
    """The bounds follow from the deck and the count in force."""
    possible = costs(range(10, 11), PRESETS[name])
    assert (max(possible), min(possible)) == (most, least)
    assert dearest(10, PRESETS[name]) == most


@pytest.mark.parametrize("name", ["mattel", "wild-20", "master"])
def test_costs_are_those_of_real_hands(name: str) -> None:
    """All totals of up to three cards are what the score says of all such hands, and of their wilds the fewest."""
    rules = PRESETS[name]
    found: dict[int, int] = {}
    for count in range(4):
        for cards in combinations(["R1", "B1", "G1", "R12", "B12", "G12", "S", "S", "S", "W", "W", "W"], count):
            hand = Hand.parse(" ".join(cards))
            points = score(hand, rules).points
            found[points] = min(found.get(points, count), hand.wilds)
    assert costs(range(4), rules) == found.keys()
    if name != "master":
        assert {points: fewest_wilds(points, range(4), rules) for points in found} == found


IMPOSSIBLE = [
    (laid(), not_laid(45), "board-doubt-least", Rule.SCORE_NOT_LAID),
    (laid(), not_laid(235), "board-doubt-most", Rule.SCORE_LEFT),
    (laid(), not_laid(73), "board-doubt-step", Rule.SCORE_LEFT),
    (laid(), not_laid(-5), "board-doubt-negative", Rule.SCORE_LEFT),
    (laid(), not_laid(0), "board-doubt-out", Rule.OUT_AFTER_PHASE),
    (laid(), laid(105), "board-doubt-laid", Rule.SCORE_LEFT),
    (laid(), laid(), "board-doubt-both-out", Rule.OUT_STOPS),
]


@pytest.mark.parametrize(("one", "other", "message", "rule"), IMPOSSIBLE, ids=str)
def test_what_cannot_be(one: Result, other: Result, message: str, rule: Rule) -> None:
    """Each impossible entry is refused with its message and its rule, and the sheet stays as it was."""
    sheet = sheet_of(names="Ann Bob")
    (doubt,) = sheet.doubts([one, other])
    assert (doubt.message.id, doubt.rule, doubt.possible) == (message, rule, False)
    with pytest.raises(Phase10Error) as error:
        sheet.enter([one, other])
    assert error.value.message == doubt.message


def test_what_is_left_of_a_phase() -> None:
    """Who has laid Phase 6 has one card left at most: 25 points and not 20, which no card costs."""
    sheet = sheet_of(*[[laid(), laid(5)]] * 5, names="Ann Bob", rules=Rules())
    assert cards_left(sheet.match, 0, laid()) == range(2)
    assert said(sheet, laid(), laid(30)) == ["board-doubt-laid"]
    assert said(sheet, laid(), laid(20)) == ["board-doubt-sum"]
    assert said(sheet, laid(), laid(25)) == []


def test_points_come_from_one_deck() -> None:
    """Two players cannot both have eight wilds."""
    sheet = sheet_of(names="Ann Bob Cid")
    assert said(sheet, laid(), not_laid(230), not_laid(230)) == ["board-doubt-deck"]


def test_one_point_a_card() -> None:
    """Counted by cards, who has not laid has 10, and any whole number may be left of a phase."""
    sheet = sheet_of(names="Ann Bob", rules=PRESETS["master"])
    assert said(sheet, laid(), not_laid(10)) == said(sheet, laid(), laid(3)) == []
    for points, message in ((9, "board-doubt-least"), (11, "board-doubt-most")):
        (doubt,) = sheet.doubts([laid(), not_laid(points)])
        assert (doubt.message.id, doubt.rule) == (message, Rule.SCORE_PER_CARD)


def test_what_is_asked_about() -> None:
    """Nobody out and many wilds are possible: they are asked about, and entered all the same."""
    sheet = sheet_of(names="Ann Bob")
    (nobody,) = sheet.doubts([laid(15), not_laid(60)])
    assert (nobody.rule, nobody.possible) == (Rule.TURN_EMPTY_PILE, True)
    (wilds,) = sheet.doubts([laid(), not_laid(190)])
    assert (wilds.message.values["wilds"], wilds.possible, wilds.seat) == (5, True, 1)
    assert len(sheet.enter([laid(15), not_laid(190)]).hands) == 1


def test_a_game_that_stops_at_once() -> None:
    """Where laying the last phase ends the game, nobody needs to be out, and one card more can be left."""
    rules = Rules(last_phase=LastPhase.FIVE, win_timing=WinTiming.AT_ONCE)
    sheet = sheet_of(*[[laid(), not_laid()]] * 4, names="Ann Bob", rules=rules)
    assert cards_left(sheet.match, 0, laid()) == range(4)  # Phase 5 takes eight of eleven
    assert said(sheet, laid(75), not_laid()) == []
    after = sheet.enter([laid(15), not_laid()])
    assert [step.message.id for step in after.reasons()] == ["board-win-at-once", "board-win-finished", "board-win"]
    assert said(sheet, not_laid(), not_laid()) == ["board-ask-nobody-out"]


def test_chosen_phases() -> None:
    """Where players choose, a phase that is laid is named, and made once only."""
    sheet = sheet_of(names="Ann Bob", rules=Rules(order=Order.CHOOSE)).enter([laid(0, 8), not_laid()])
    assert sheet.match.done(0) == (8,)
    assert said(sheet, laid(), not_laid()) == ["board-doubt-which"]
    assert said(sheet, laid(0, 8), not_laid()) == ["board-doubt-made"]
    assert said(sheet, laid(0, 99), not_laid()) == ["board-doubt-which"]
    assert said(sheet, laid(0, 6), not_laid()) == []
    assert sheet.enter([laid(0, 2), not_laid()]).match.done(0) == (8, 2)


def test_a_full_sheet() -> None:
    """A sheet has room for so many hands, and says so."""
    sheet = Sheet(("Ann", "Bob"), Match(2, hands=((not_laid(), not_laid()),) * MOST_HANDS))
    with pytest.raises(Phase10Error, match="room for 40"):
        sheet.enter([laid(), not_laid()])


# ---- Editing ---------------------------------------------------------------------------------------------------------

RESULTS = st.one_of(
    st.builds(Result, st.just(True), st.sampled_from([0, 0, 0, 5, 10, 25])),
    st.builds(Result, st.just(False), st.sampled_from([50, 75, 90, 115])),
    st.builds(Result, st.booleans(), st.sampled_from([0, 20, 33, 45, 240, -5])),
)


def entered(sheet: Sheet, hands: list[list[Result]]) -> Sheet | None:
    """The sheet after all these hands; None when one of them cannot be."""
    try:
        for hand in hands:
            sheet = sheet.enter(hand)
    except Phase10Error:
        return None
    return sheet


def playable(sheet: Sheet, hands: list[list[Result]]) -> tuple[Sheet, list[list[Result]]]:
    """The sheet with those of the hands that can be entered, one after the other."""
    kept = []
    for hand in hands:
        if after := entered(sheet, [hand]):
            sheet, kept = after, [*kept, hand]
    return sheet, kept


@given(st.lists(st.lists(RESULTS, min_size=3, max_size=3), max_size=9), st.data())
def test_editing_a_hand_equals_entering_it_so_from_the_start(hands: list[list[Result]], data: st.DataObject) -> None:
    """A hand in place of another gives the sheet that these hands give, and is refused when they would be."""
    begun = sheet_of(names="Ann Bob Cid")
    sheet, kept = playable(begun, hands)
    if not kept:
        return
    at = data.draw(st.integers(0, len(kept) - 1))
    other = data.draw(st.lists(RESULTS, min_size=3, max_size=3))
    wanted = entered(begun, [*kept[:at], other, *kept[at + 1 :]])
    try:
        edited = sheet.enter(other, at)
    except Phase10Error:
        edited = None
    assert edited == wanted
    assert sheet.enter(kept[at], at) == sheet


def test_an_edit_that_makes_a_later_hand_impossible_names_it() -> None:
    """Had Bob laid Phase 1 a hand earlier, Phase 2 would leave him three cards, too few for 100 points."""
    sheet = sheet_of([laid(), not_laid()], [laid(), laid(100)], names="Ann Bob")
    with pytest.raises(Phase10Error, match="hand 2 could not be as it is written: Bob has laid the phase") as error:
        sheet.enter([laid(), laid(5)], 0)
    assert error.value.message.id == "board-then"
    assert sheet.without_last().enter([laid(), laid(5)], 0).match.phase(1) == 2


# ---- Standing, and the end -------------------------------------------------------------------------------------------


def test_standing() -> None:
    """More phases come first, then fewer points; who is level shares a place."""
    sheet = sheet_of([laid(), laid(20), laid(20), not_laid()], [laid(), not_laid(55), not_laid(55), laid(5)])
    assert [(sheet.names[one.seat], one.place, one.points) for one in sheet.standing()] == [
        ("Ann", 1, 0),
        ("Bob", 2, 75),
        ("Cid", 2, 75),
        ("Dee", 4, 80),
    ]


def test_in_ten_hands_only_points_count() -> None:
    """Where all move on, phases made give no place."""
    rules = Rules(moving_on=MovingOn.ALWAYS, last_phase=LastPhase.FIVE)
    sheet = sheet_of([laid(100), laid()], [laid(75), not_laid(50)], names="Ann Bob", rules=rules)
    assert [sheet.names[one.seat] for one in sheet.standing()] == ["Bob", "Ann"]


def test_the_deal_goes_around() -> None:
    """The dealer's left neighbour begins and deals next; in a deciding hand the next one who plays begins."""
    sheet = tied()
    assert [sheet.dealer_of(hand) for hand in range(6)] == [0, 1, 2, 3, 0, 1]
    assert (sheet.first_of(0), sheet.first_of(3), sheet.first_of(5)) == (1, 0, 0)


def test_a_tie_and_its_deciding_hand() -> None:
    """By the booklets only the tied play on; who goes out wins, and the reasons say so with the names."""
    sheet = tied()
    assert said(sheet, laid(), not_laid(), not_laid(), not_laid()) == ["board-doubt-players"]
    assert [step.rule for step in sheet.reasons()][-1] is Rule.WIN_TIE
    won = sheet.enter([not_laid(60), laid(), None, None])
    assert won.over
    assert won.standing()[0].seat == 1
    assert [str(step.message) for step in won.reasons()] == [
        "Ann and Bob have made Phase 5, the last one.",
        "Among these 2, the fewest points decide: 60.",
        "Ann and Bob were level, so hand 6 decided.",
        "Bob wins the game.",
    ]
    assert said(won, laid(), not_laid(), None, None) == ["board-doubt-over"]
    again = sheet.enter([laid(5), laid(10), None, None])
    assert not again.over
    assert again.enter([laid(), not_laid(), None, None]).over


def test_a_tie_that_all_decide() -> None:
    """By the German score board everybody plays the deciding hand, and the fewest points of the tied win."""
    sheet = tied(Rules(last_phase=LastPhase.FIVE, tie_break=TieBreak.ALL))
    assert said(sheet, laid(), not_laid(), None, None) == ["board-doubt-players"]
    won = sheet.enter([not_laid(60), not_laid(55), laid(), not_laid()])
    assert won.match.outcome().winner == 1


# ---- Names -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.text(), min_size=2, max_size=6))
def test_names(names: list[str]) -> None:
    """Whatever is typed, names can be seen, are short, none is empty or there twice; cleaned again they stay so."""
    clean = clean_names(names)
    assert len({name.casefold() for name in clean}) == len(names)
    assert all(0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() for name in clean)
    assert clean_names(clean) == clean


def test_names_that_pretend() -> None:
    """Marks that turn the text around and markup are not on the sheet."""
    assert clean_names(["A\u202eb\u2066", "<img src=x onerror=alert(1)>", "x" * 99]) == (
        "Ab",
        "img src=x onerror=alert(",
        "x" * LONGEST_NAME,
    )


@pytest.mark.parametrize("count", [0, 1, 7, 100])
def test_two_to_six_play(count: int) -> None:
    """Fewer or more players are refused."""
    with pytest.raises(Phase10Error, match="for 2 to 6"):
        Sheet.start(["Ann"] * count)
