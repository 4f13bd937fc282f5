"""The hard cases of the rules, by their numbers: those about piles, turns, hits, skips and points.

The parts are asked here one by one; `test_game_cases` plays every case in a game.
"""

from dataclasses import replace

import pytest

from phase10 import Card, Hand, Phase, check, makes, parse_cards
from phase10.judge import judge_hit, judge_layout
from phase10.laid import Meld
from phase10.rules import PRESETS
from phase10.scoring import score
from phase10.table import Move, Pile, Seats, judge_draw, judge_moves, reshuffled
from widgets.chapters.hits import Hits
from widgets.chapters.turn import YourTurn

DRAW, LAY, HIT, DISCARD, SKIP = Move


def laid(cards: str, group: str) -> Meld:
    layout = check(Hand.parse(cards), Phase.parse(group)).layout
    assert layout is not None
    return layout.melds[0]


def broken(violations: tuple[object, ...]) -> list[str]:
    return [violation.rule.value for violation in violations]  # type: ignore[attr-defined]


def test_c18_a_run_may_have_any_colors() -> None:
    """C18: the colors of a run do not matter in the standard game."""
    assert makes(Hand.parse("R3 B4 G5 Y6 R7 B8 G9"), Phase.parse("R7"))


def test_c28_runs_are_not_joined() -> None:
    """C28: cards that lie on the table are in nobody's hand, so they cannot be hit onto another run."""
    found = judge_hit(Hand.parse("R12"), laid("R1 B2 G3 Y4", "R4"), parse_cards("R5 B6 G7 Y8"))
    assert set(broken(found)) == {"cards.one-place"}


def test_c29_there_is_no_0() -> None:
    """C29: a wild beside 1, 2 and 3 is the 4, whatever its place in the hand."""
    (wild,) = laid("W R1 B2 G3", "R4").wilds.values()
    assert wild.number == 4


def test_c36_a_discarded_wild_may_be_drawn() -> None:
    """C36: only skips are barred."""
    assert judge_draw(Pile.DISCARD, Card.parse("W")) == ()


def test_c37_a_laid_wild_is_not_taken() -> None:
    """C37: a wild that lies in another phase is not in your hand, so you cannot lay it."""
    phase = Phase.parse("S3 S3")
    found = judge_layout(Hand.parse("R5 B5 R7 B7 G7"), phase, [parse_cards("R5 B5 W"), parse_cards("R7 B7 G7")])
    assert broken(found) == ["cards.one-place"]


def test_c39_a_wild_is_no_skip() -> None:
    """C39: after a discarded wild the other player has a turn as after any card."""
    start = YourTurn.started()
    held = Hand.parse("R1 B2 W").cards
    state = replace(start.state, hands=(held, start.state.hands[1]), drawn=True)
    after = replace(start, held=held, state=state).on_pick(2).on_discard()
    assert after.state.pile == start.state.pile[:-1]
    assert after.state.discards[-2:] == (Card.parse("W"), after.top)


def test_c40_the_print_of_a_wild_means_nothing() -> None:
    """C40: a wild has no color of its own, so it completes any color group."""
    assert makes(Hand.parse("B1 B2 B3 B4 B5 B6 W"), Phase.parse("C7"))


def test_c44_a_wild_is_hit_once() -> None:
    """C44: a hit takes the card out of the hand, so a second click has nothing to hit with."""
    once = Hits().on_drop(5, "0")
    assert Card.parse("W") not in once.held
    assert once.on_drop(6, "0") == once


def test_c52_a_skip_on_top() -> None:
    """C52: with a skip on top of the discard pile only the draw pile is open."""
    assert broken(judge_draw(Pile.DISCARD, Card.parse("S"))) == ["skip.not-drawn"]
    assert judge_draw(Pile.DRAW, Card.parse("S")) == ()


TURNS = [
    ("C57", [DRAW, LAY, HIT, SKIP], False, []),
    ("C62", [DRAW, LAY, HIT, DISCARD], False, []),
    ("C64", [DRAW, HIT, DISCARD], True, []),
    ("C69 after the turn", [DRAW, DISCARD, HIT], True, ["turn.discard"]),
    ("C69 before the draw", [HIT, DRAW, DISCARD], True, ["turn.draw"]),
    ("C89", [DRAW, DRAW, DISCARD], False, ["turn.draw"]),
    ("C90", [DRAW, DISCARD], False, []),
]


@pytest.mark.parametrize(("case", "moves", "down", "rules"), TURNS, ids=[row[0] for row in TURNS])
def test_turns(case: str, moves: list[Move], down: bool, rules: list[str]) -> None:
    """A turn breaks exactly these rules."""
    assert broken(judge_moves(moves, laid=down)) == rules, case


def test_c58_a_skipped_player_is_passed_over() -> None:
    """C58: the turn goes past the skipped player, who has none in which to draw or hit."""
    seats = Seats(3).skip(1)
    seen = []
    for _ in range(3):
        seen.append(seats.seat)
        seats = seats.pass_on()
    assert seen == [2, 0, 1]


def test_c63_hits_on_the_groups_of_others() -> None:
    """C63: a card may go to another player's group, also when it would fit one's own."""
    assert Hits().on_drop(4, "2").held == Hand.parse("Y5 R7 Y8 B4 W G12").cards


def test_c68_no_third_set() -> None:
    """C68: a set beside the phase is one group too many."""
    hand = Hand.parse("R5 B5 G5 R7 B7 G7 R9 B9 G9")
    groups = [parse_cards("R5 B5 G5"), parse_cards("R7 B7 G7"), parse_cards("R9 B9 G9")]
    assert broken(judge_layout(hand, Phase.parse("S3 S3"), groups)) == ["turn.whole-phase"]


def test_c77_only_the_hand_counts() -> None:
    """C77: cards on the table cost nothing, and an empty hand costs nothing."""
    hand = Hand.parse("R5 B5 G5 Y12")
    layout = check(hand, Phase.parse("S3")).layout
    assert layout is not None
    assert score(Hand(layout.left)).points == 10
    assert score(Hand(())).points == 0


@pytest.mark.parametrize("preset", ["mattel", "wild-20"])
def test_c79_no_face_values_and_no_skip_at_25(preset: str) -> None:
    """C79: a 3 costs 5, a 12 costs 10 and a skip 15, in every booklet."""
    costs = [score(Hand.parse(card), PRESETS[preset]).points for card in ("R3", "R12", "S")]
    assert costs == [5, 10, 15]


def test_c87_c88_an_empty_draw_pile() -> None:
    """C87, C88: the discards but the top one are drawn from; where there is only that one, nothing can be drawn."""
    pile, discards = reshuffled(parse_cards("R1 B2 G3"), seed=1)
    assert (len(pile), discards) == (2, (Card.parse("G3"),))
    pile, discards = reshuffled(parse_cards("G3"), seed=1)
    assert (pile, discards) == ((), (Card.parse("G3"),))
    assert broken(judge_draw(Pile.DRAW, None)) == ["turn.empty-pile"]
