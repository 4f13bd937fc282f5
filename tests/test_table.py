"""Around the table: the deal, the opening card, the order of moves, the piles, skips and the last card."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10 import DECK, Card, Phase10Error, Rules
from phase10.rules import MATTEL, PRESETS, GoingOut, OpeningSkip, OpeningWild, SkipLast, SkipPlace, SkipRepeat
from phase10.table import (
    PLAYERS,
    Move,
    Opening,
    Pile,
    Seats,
    Turn,
    deal,
    first_player,
    judge_draw,
    judge_last_card,
    judge_moves,
    opening,
    reshuffled,
    top_after,
)

SKIP, WILD, FIVE = Card.parse("S"), Card.parse("W"), Card.parse("R5")


def broken(violations: tuple[object, ...]) -> list[str]:
    return [violation.rule.value for violation in violations]  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_uses_every_card_once(players: int) -> None:
    """Ten cards each, one turned over, the rest is the pile, and together they are the deck."""
    dealt = deal(players, seed=5)
    assert [len(hand) for hand in dealt.hands] == [10] * players
    assert len(dealt.pile) == 108 - 10 * players - 1
    assert Counter([*itertools.chain(*dealt.hands), *dealt.pile, dealt.opening]) == Counter(DECK)
    assert deal(players, seed=5) == dealt != deal(players, seed=6)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 108])
def test_too_few_or_too_many_players(players: int) -> None:
    """Phase 10 is for two to six, and others are told so in a line."""
    with pytest.raises(Phase10Error, match="2 to 6"):
        deal(players)


def test_the_deal_goes_around() -> None:
    """Over as many hands as players everybody begins once, and deals the hand after."""
    dealer, began = 0, []
    for _ in range(5):
        dealer = first_player(dealer, 5)
        began.append(dealer)
    assert sorted(began) == list(range(5))
    assert first_player(dealer=5, players=6) == 0


@pytest.mark.parametrize(
    ("card", "rules", "means"),
    [
        (FIVE, MATTEL, Opening.DRAWABLE),
        (WILD, MATTEL, Opening.DRAWABLE),
        (WILD, Rules(opening_wild=OpeningWild.BURY), Opening.BURIED),
        (SKIP, MATTEL, Opening.SKIPS_FIRST),
        (SKIP, Rules(opening_skip=OpeningSkip.BURY), Opening.BURIED),
        (SKIP, Rules(opening_skip=OpeningSkip.COVER), Opening.COVERED),
        (FIVE, PRESETS["ravensburger"], Opening.DRAWABLE),
    ],
)
def test_opening(card: Card, rules: Rules, means: Opening) -> None:
    """The card turned over means what the booklet in force says (C38, C45)."""
    assert opening(card, rules) is means


@given(st.lists(st.sampled_from(list(Move)), max_size=7), st.booleans())
def test_only_one_form_of_turn_is_legal(moves: list[Move], laid: bool) -> None:
    """A turn without violation is one draw, at most one laying down, hits after it, then discard or skip."""
    letters = "".join(
        {"draw": "d", "lay-down": "l", "hit": "h", "discard": "x", "skip": "x"}[move.value] for move in moves
    )
    hits = letters[1:-1].replace("l", "", 1) if not laid else letters[1:-1]
    legal = (
        letters.startswith("d")
        and letters.endswith("x")
        and set(hits) <= {"h"}
        and (laid or not hits or letters[1] == "l")
    )
    assert (judge_moves(moves, laid=laid) == ()) == legal


@pytest.mark.parametrize(
    ("moves", "laid", "rules"),
    [
        ("hit discard", True, ["turn.draw", "turn.draw"]),
        ("draw hit discard", False, ["hit.after-phase"]),
        ("draw lay-down lay-down discard", False, ["turn.once"]),
        ("draw lay-down discard", True, ["turn.once"]),
        ("draw discard hit", True, ["turn.discard"]),
        ("draw draw discard", False, ["turn.draw"]),
        ("draw", False, ["turn.discard"]),
        ("", False, ["turn.discard"]),
        ("lay-down", True, ["turn.draw", "turn.once", "turn.discard"]),
    ],
)
def test_order_of_moves(moves: str, laid: bool, rules: list[str]) -> None:
    """Every rule that a turn breaks is told, not only the first."""
    assert broken(judge_moves([Move(move) for move in moves.split()], laid=laid)) == rules


def test_allowed_agrees_with_judge() -> None:
    """What may be done now is exactly what breaks nothing, in every state of a turn."""
    for laid, drawn, ended, out in itertools.product([False, True], repeat=4):
        turn = Turn(laid, drawn, ended, out)
        assert turn.allowed() == tuple(move for move in Move if not turn.judge(move))
    assert Turn().allowed() == (Move.DRAW,)
    assert Turn(out=True).allowed() == ()


def test_the_last_card_ends_turn_and_hand() -> None:
    """A hit without a card left puts the player out, and nobody may do anything after (C74)."""
    turn = Turn(laid=True).after(Move.DRAW).after(Move.HIT, cards_left=0)
    assert turn.ended
    assert {rule for move in Move for rule in broken(turn.judge(move))} == {"out.stops"}


def test_drawing() -> None:
    """The top card of either pile may be drawn, a wild too, but no skip from the discard pile, nor from nothing."""
    assert judge_draw(Pile.DISCARD, FIVE) == judge_draw(Pile.DISCARD, WILD) == judge_draw(Pile.DRAW, SKIP) == ()
    assert broken(judge_draw(Pile.DISCARD, SKIP)) == ["skip.not-drawn"]
    assert broken(judge_draw(Pile.DRAW, None)) == broken(judge_draw(Pile.DISCARD, None)) == ["turn.empty-pile"]


@given(st.lists(st.sampled_from(DECK), max_size=30))
def test_reshuffling_keeps_every_card(discards: list[Card]) -> None:
    """The new draw pile has all discarded cards but the top one, which stays."""
    pile, rest = reshuffled(discards, seed=3)
    assert rest == tuple(discards[-1:])
    assert Counter([*pile, *rest]) == Counter(discards)


@pytest.mark.parametrize(
    ("move", "laid", "rules", "broke"),
    [
        (Move.DISCARD, True, MATTEL, []),
        (Move.HIT, True, MATTEL, []),
        (Move.SKIP, True, MATTEL, []),
        (Move.HIT, True, Rules(going_out=GoingOut.DISCARD), ["out.empty-hand"]),
        (Move.LAY_DOWN, True, Rules(going_out=GoingOut.DISCARD), ["out.empty-hand"]),
        (Move.DISCARD, True, Rules(going_out=GoingOut.DISCARD), []),
        (Move.SKIP, True, Rules(going_out=GoingOut.DISCARD), []),
        (Move.SKIP, True, Rules(skip_last=SkipLast.FORBIDDEN), ["skip.last-card"]),
        (Move.DISCARD, False, MATTEL, ["out.after-phase"]),
        (Move.SKIP, False, Rules(skip_last=SkipLast.FORBIDDEN), ["out.after-phase", "skip.last-card"]),
    ],
)
def test_last_card(move: Move, laid: bool, rules: Rules, broke: list[str]) -> None:
    """Who may go out, and with which move, is as the rules in force say (C51, C70, C73)."""
    assert broken(judge_last_card(move, laid=laid, rules=rules)) == broke


def test_what_the_next_player_sees() -> None:
    """C53: a skip laid in front leaves the old top card to draw; one thrown on the pile covers it."""
    assert top_after(SKIP, FIVE) == FIVE
    assert top_after(SKIP, FIVE, Rules(skip_place=SkipPlace.PILE)) == SKIP
    assert top_after(WILD, FIVE) == WILD


# ---- Skips


@given(st.integers(2, 6), st.lists(st.integers(-1, 5), max_size=20))
def test_turns_are_lost_one_for_one(players: int, targets: list[int]) -> None:
    """Whatever legal skips are played, each costs its target exactly one turn, and nobody else any."""
    seats, skipped, real = Seats(players), Counter[int](), Counter[int]()
    for target in targets:
        real[seats.seat] += 1
        if target < 0 or seats.judge_skip(target):
            seats = seats.pass_on()
        else:
            skipped[target] += 1
            seats = seats.skip(target)
    went_by = Counter(turn % players for turn in range(seats.turn))
    waiting = Counter(seats.waiting)
    assert went_by == real + skipped - waiting
    assert seats.seat not in seats.waiting


def test_the_chosen_player_is_skipped() -> None:
    """C47: any other player may be named, not only the next, and nobody oneself."""
    seats = Seats(4)
    assert [broken(seats.judge_skip(target)) for target in range(-1, 5)] == [
        ["skip.choose"], ["skip.choose"], [], [], [], ["skip.choose"],
    ]  # fmt: skip
    order = [(seats := seats.skip(2)).seat, (seats := seats.pass_on()).seat, (seats := seats.pass_on()).seat]
    assert order == [1, 3, 0]


def test_two_players_play_again() -> None:
    """C50: with two players, who plays a skip is on again."""
    assert Seats(2).skip(1).seat == 0


REPEATS = {
    "mattel": MATTEL,
    "fundex": PRESETS["fundex"],
    "finnish": Rules(skip_repeat=SkipRepeat.IN_A_ROW),
}


@pytest.mark.parametrize(("booklet", "allowed"), [("mattel", True), ("fundex", False), ("finnish", False)])
def test_c49_two_players_skipped_again_at_once(booklet: str, allowed: bool) -> None:
    """C49: two players, skipped, missed, skipped again: by Mattel yes, by Fundex and the Finnish guide no."""
    assert (Seats(2).skip(1).judge_skip(1, REPEATS[booklet]) == ()) == allowed


@pytest.mark.parametrize("booklet", REPEATS)
def test_c48_a_skip_in_front(booklet: str) -> None:
    """C48: A skips C; before C's turn B may not skip C as well, in any booklet."""
    assert broken(Seats(3).skip(2).judge_skip(2, REPEATS[booklet])) == ["skip.repeat"]


@pytest.mark.parametrize(("booklet", "allowed"), [("mattel", True), ("fundex", True), ("finnish", False)])
def test_skipped_again_after_a_trip(booklet: str, allowed: bool) -> None:
    """Seat 0 skips 2; when seat 1 is on next time, only the Finnish guide forbids to skip 2 again."""
    seats = Seats(3).skip(2).pass_on().pass_on()  # 1 plays, 2 misses, 0 plays, now 1
    assert seats.seat == 1
    assert (seats.judge_skip(2, REPEATS[booklet]) == ()) == allowed


def test_a_real_turn_clears_a_missed_one() -> None:
    """By the Finnish guide a player may be skipped again after a turn that was played."""
    rules = REPEATS["finnish"]
    seats = Seats(3).skip(1)  # 1 misses, now 2
    assert broken(seats.judge_skip(1, rules)) == ["skip.repeat"]
    seats = seats.pass_on().pass_on().pass_on()  # 2, 0 and 1 play
    assert (seats.seat, seats.judge_skip(1, rules)) == (2, ())


def test_an_opening_skip_is_a_missed_turn() -> None:
    """C45: after an opening skip the second player begins, and the first has missed a turn."""
    seats = Seats.opened_by_skip(4)
    assert (seats.seat, seats.missed) == (1, {0})
    assert [seats.judge_skip(0, REPEATS[booklet]) == () for booklet in ("mattel", "fundex", "finnish")] == [
        True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize("target", [-1, 0, 3, 7])
def test_nobody_outside_the_table_is_skipped(target: int) -> None:
    """A skip against oneself or nobody is no move, also when nobody asked the judge."""
    with pytest.raises(ValueError, match="cannot be skipped"):
        Seats(3).skip(target)


def test_c59_a_waiting_skip_does_not_outlive_the_hand() -> None:
    """C59: a new hand begins with nobody to be skipped."""
    assert Seats(3).skip(2).waiting == {2}
    assert Seats(3).waiting == set()
