"""The match: which phases are played, who moves on, who has won, and ties."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10 import STANDARD, Rules
from phase10.match import Match, Outcome, Result, numbers_played
from phase10.rules import LastPhase, MovingOn, Numbers, Order, TieBreak, WinTiming

YES, NO = True, False
FIVE = Rules(last_phase=LastPhase.FIVE)


def played(players: int, *hands: list[tuple[bool, int]], rules: Rules = FIVE) -> Match:
    match = Match(players, rules=rules)
    for hand in hands:
        match = match.play([Result(*one) for one in hand])
    return match


def plain(match: Match) -> Outcome:
    """Who has won, is tied or decides, without what it rests on."""
    return replace(match.outcome(), finished=(), fewest=0)


def through(*last: tuple[bool, int], rules: Rules = FIVE) -> Match:
    """A match in which all made every phase before the last, without a point."""
    before = [[(YES, 0)] * len(last)] * (len(numbers_played(rules=rules)) - 1)
    return played(len(last), *before, list(last), rules=rules)


def test_numbers() -> None:
    """Short and even games take their phases from the list by number."""
    assert numbers_played() == tuple(range(1, 11))
    assert numbers_played(rules=Rules(last_phase=LastPhase.SEVEN)) == tuple(range(1, 8))
    assert numbers_played(rules=Rules(numbers=Numbers.EVEN)) == (2, 4, 6, 8, 10)
    assert numbers_played(rules=Rules(numbers=Numbers.EVEN, last_phase=LastPhase.SEVEN)) == (2, 4, 6)


@given(st.lists(st.booleans(), max_size=20))
def test_who_laid_moves_on(laid: list[bool]) -> None:
    """C75: one phase further for each hand in which the phase was laid, whoever went out."""
    match = played(2, *[[(one, 5), (False, 0)] for one in laid], rules=Rules())
    made = min(sum(laid), 10)
    assert match.done(0) == tuple(range(1, made + 1))
    assert match.phase(0) == (made + 1 if made < 10 else None)
    assert match.phase(1) == 1


def test_c85_ten_hands() -> None:
    """C85: in the ten-hand game a missed phase is not tried again, and after ten hands the lowest total wins."""
    rules = Rules(moving_on=MovingOn.ALWAYS)
    match = played(2, [(YES, 0), (NO, 60)], [(YES, 0), (NO, 60)], [(NO, 80), (YES, 0)], rules=rules)
    assert (match.phase(0), match.done(0), match.done(1)) == (4, (1, 2), (3,))
    for _ in range(7):
        assert plain(match) == Outcome()
        match = match.play([Result(NO, 50), Result(YES, 0)])
    assert plain(match) == Outcome(winner=1)


def test_free_choice() -> None:
    """Where players choose, a phase made is off the list, only phases of the game may be tried, and all of them win."""
    rules = Rules(order=Order.CHOOSE)
    match = Match(1, rules=rules).play([Result(YES, 0, 8)]).play([Result(NO, 50, 2)])
    assert (match.done(0), match.phase(0)) == ((8,), None)
    assert match.choices(0) == (1, 2, 3, 4, 5, 6, 7, 9, 10)
    for number in (8, 0, -4, 11):
        with pytest.raises(ValueError, match=f"may not try phase {number}"):
            match.play([Result(YES, 0, number)])
    for number in match.choices(0):
        match = match.play([Result(YES, 0, number)])
    assert plain(match) == Outcome(winner=0)
    assert match.choices(0) == ()


def test_free_choice_of_even_phases() -> None:
    """Options meet: with even phases only, an odd one may not be chosen."""
    match = Match(1, rules=Rules(order=Order.CHOOSE, numbers=Numbers.EVEN))
    with pytest.raises(ValueError, match="may not try phase 3"):
        match.play([Result(YES, 0, 3)])
    assert match.choices(0) == (2, 4, 6, 8, 10)


def test_c80_fewest_points_among_those_who_finished() -> None:
    """C80: A and B both make the last phase and A goes out; B has fewer points in all and wins."""
    match = played(3, [(YES, 240), (YES, 150), (YES, 0)], *[[(YES, 0)] * 3] * 3, [(YES, 0), (YES, 35), (NO, 0)])
    assert (match.points(0), match.points(1)) == (240, 185)
    assert plain(match) == Outcome(winner=1)


def test_c81_the_winner_need_not_go_out() -> None:
    """C81: A makes the last phase while C, far behind, goes out: A wins."""
    match = played(2, *[[(YES, 0), (NO, 90)]] * 4, [(YES, 45), (YES, 0)])
    assert plain(match) == Outcome(winner=0)


def test_nobody_has_won_before_the_last_phase() -> None:
    """However few the points, who has not made the last phase has not won."""
    assert plain(through((NO, 0), (NO, 50))) == Outcome()


def test_c84_ties() -> None:
    """C84: tied in points too, the tied play again by the booklets, and all by the German score board."""
    tied = through((YES, 20), (YES, 20), (NO, 5))
    assert plain(tied) == Outcome(tied=(0, 1), deciding=(0, 1))
    board = through((YES, 20), (YES, 20), (NO, 5), rules=Rules(last_phase=LastPhase.FIVE, tie_break=TieBreak.ALL))
    assert plain(board) == Outcome(tied=(0, 1), deciding=(0, 1, 2))


def test_the_tied_play_the_last_phase_again() -> None:
    """In a deciding hand the tied are on the last phase once more, and who sits out has no result."""
    tied = through((YES, 20), (YES, 20), (NO, 5))
    assert [tied.choices(player) for player in range(3)] == [(5,), (5,), (5,)]
    assert [tied.phase(player) for player in range(3)] == [5, 5, 5]
    decided = tied.play([Result(YES, 0), Result(NO, 60), None])
    assert plain(decided) == Outcome(winner=0)
    assert decided.points(2) == tied.points(2)
    assert (decided.outcome().finished, decided.outcome().fewest) == ((0, 1), 20)


def test_deciding_hand() -> None:
    """In the deciding hand the first of the tied to go out wins; if none of them did, they play once more."""
    tied = through((YES, 20), (YES, 20), (NO, 5))
    decided = tied.play([Result(YES, 30), Result(YES, 0), Result(NO, 0)])
    assert plain(decided) == Outcome(winner=1)
    again = tied.play([Result(YES, 30), Result(NO, 55), Result(NO, 0)])
    assert plain(again) == Outcome(tied=(0, 1), deciding=(0, 1))
    assert plain(again.play([Result(YES, 0), Result(NO, 55), Result(NO, 0)])) == Outcome(winner=0)


def test_deciding_hand_with_all() -> None:
    """By the score board, who had finished stays ahead, and among those the fewest points win."""
    rules = Rules(last_phase=LastPhase.FIVE, tie_break=TieBreak.ALL)
    tied = through((YES, 20), (YES, 20), (NO, 5), rules=rules)
    assert plain(tied.play([Result(NO, 60), Result(YES, 15), Result(YES, 0)])) == Outcome(winner=1)


def test_a_decided_match_stays_decided() -> None:
    """Hands that are played on after the end change no winner."""
    match = through((YES, 20), (NO, 90))
    assert plain(match.play([Result(NO, 200), Result(YES, 0)])) == Outcome(winner=0)


@pytest.mark.parametrize(
    ("timing", "made", "stops"),
    [
        (WinTiming.AT_ONCE, [4, 3], True),
        (WinTiming.AT_ONCE, [4, 4], False),
        (WinTiming.AT_ONCE, [3, 3], False),
        (WinTiming.END_OF_HAND, [4, 3], False),
    ],
)
def test_c83_stopping_at_once(timing: WinTiming, made: list[int], stops: bool) -> None:
    """C83: the hand is cut short only by the one reading, and only when nobody else is on the last phase."""
    rules = Rules(last_phase=LastPhase.FIVE, win_timing=timing)
    match = played(2, *[[(hand < one, 0) for one in made] for hand in range(4)], rules=rules)
    assert match.stops_at_once(0) == stops


def test_a_ten_hand_game_is_not_stopped_early() -> None:
    """Where everybody moves on, the last hand decides by points, so nobody ends the game by laying the last phase."""
    rules = Rules(last_phase=LastPhase.FIVE, win_timing=WinTiming.AT_ONCE, moving_on=MovingOn.ALWAYS)
    assert not played(2, *[[(YES, 0), (NO, 0)]] * 4, rules=rules).stops_at_once(0)


def test_results_for_all_players() -> None:
    """A hand has one result for each player."""
    with pytest.raises(ValueError, match="1 results for 2 players"):
        Match(2, STANDARD).play([Result(YES, 0)])
