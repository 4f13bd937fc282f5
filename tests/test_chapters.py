"""The chapters of the course: what the reader does in each follows the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from phase10 import DECK, SKIP, Hand, Naturals, Phase, check
from phase10.judge import judge_group
from phase10.rules import MATTEL, SkipRepeat
from phase10.table import Move, deal
from phase10.text import catalogue
from widgets.chapters.groups import Colors, GroupScene, Runs, Sets
from widgets.chapters.hits import Hits
from widgets.chapters.scoring import ScoreCount
from widgets.chapters.skips import Skips
from widgets.chapters.turn import SEED, YOU, YourTurn
from widgets.chapters.variants import Variants
from widgets.chapters.wilds import EXAMPLES, Wilds
from widgets.chapters.winning import Winning
from widgets.course import TOPICS, Course
from widgets.html import find, find_all, name_of, text_of, walk
from widgets.scene import Scene


def rules(scene: Scene) -> list[str]:
    return [step.rule.value for step in scene.steps]


# ---- Sets, runs and colors


@pytest.mark.parametrize("scene", [Sets, Runs, Colors])
def test_right_examples_are_right_and_wrong_ones_wrong(scene: type[GroupScene]) -> None:
    """The engine agrees with the headings of the examples."""
    verdicts = [scene().on_show(i).made for i in range(len(scene.right) + len(scene.wrong))]
    assert verdicts == [True] * len(scene.right) + [False] * len(scene.wrong)


@pytest.mark.parametrize("scene", [Sets, Runs, Colors])
def test_each_wrong_example_shows_another_rule(scene: type[GroupScene]) -> None:
    """The wrong examples of a chapter differ in what they break."""
    wrong = [tuple(rules(scene().on_show(i))[1:]) for i in range(len(scene.right), len(scene.right) + len(scene.wrong))]
    assert len(set(wrong)) >= len(wrong) - 1


def test_taking_a_card_out_breaks_a_rule() -> None:
    """A set of three without one of its cards lacks a card, and the step says so."""
    course = Course(topic="sets")
    course.act("remove", 0, "R5")
    assert rules(course.scene) == ["set.same-number", "turn.whole-phase"]
    course.act("add", "R6")
    assert "set.same-number" in rules(course.scene)[1:]
    course.act("undo")
    course.act("add", "W")
    assert isinstance(course.scene, Sets)
    assert course.scene.made
    course.close()


# ---- Wilds


def test_what_both_readings_say() -> None:
    """C30 to C32: the examples are legal in both readings, in one, or in none, as the hard cases say."""
    said = [
        (scene.legal(Naturals.PHASE), scene.legal(Naturals.GROUP))
        for scene in (Wilds().on_show(i) for i in range(len(EXAMPLES)))
    ]
    assert said == [(True, True), (True, False), (True, False), (True, True), (False, False), (False, False)]


def test_dealing_wilds_out_again() -> None:
    """C31: nines and wilds dealt out as 9 9 W and 9 W W please both readings."""
    scene = Wilds().on_show(1)
    scene = scene.on_pick(2).on_put("2").on_drop(3, "1")
    assert [len(places) for places in scene.groups] == [3, 3]
    assert scene.legal(Naturals.GROUP)


def test_wilds_lie_where_they_stand() -> None:
    """A wild that is the lowest card of a run lies first, with what it stands for."""
    course = Course(topic="wilds")
    course.act("show", 3)
    cards = find_all(course.view["root"], "card", cls="")
    wild = next(node for node in cards if node["a"].get("face") == "W" and "stands" in node["a"])
    assert wild["a"]["stands"] == "6"
    course.close()


# ---- Hits


def test_a_hit_is_accepted_or_every_reason_is_told() -> None:
    """The 5 fits the set, the green 12 fits nothing; before the phase is down that is one more reason."""
    hits = Hits()
    done = hits.on_pick(0).on_put("0")
    assert done.tried
    assert (done.tried.violations, len(done.held), len(done.melds[0].cards)) == ((), 6, 4)
    refused = hits.on_pick(6).on_put("1")
    assert rules(refused) == ["run.consecutive"]
    assert (refused.held, refused.melds, refused.picked) == (hits.held, hits.melds, frozenset())
    early = hits.on_phase_down("no").on_pick(6).on_put("2")
    assert rules(early) == ["hit.after-phase", "color.same-color"]


def test_the_number_of_a_laid_wild_is_taken() -> None:
    """The blue 4 does not replace the wild that stands for 4."""
    assert rules(Hits().on_drop(3, "1")) == ["wild.keeps-meaning"]


def test_a_wild_goes_to_the_end_that_is_chosen() -> None:
    """The same wild makes the run longer below or above."""
    high, low = Hits().on_drop(5, "1"), Hits().on_end("low").on_drop(5, "1")
    assert str(high.melds[1].stands_for[-1]) == "7"
    assert str(low.melds[1].stands_for[0]) == "2"


def test_hitting_everything_goes_out() -> None:
    """C70: without a card left the player is out, and the rule says so."""
    scene = Hits(held=Hand.parse("Y5").cards).on_drop(0, "0")
    assert scene.held == ()
    assert rules(scene)[-1] == "out.empty-hand"


# ---- Your turn


def play(scene: YourTurn) -> YourTurn:
    """Follow the guide: take what helps, lay down, add what fits, throw the dearest."""
    for pile in ("discard", "draw"):
        drawn = scene.on_draw(pile)
        if not drawn.broken and (pile == "draw" or check(Hand(drawn.held), scene.phase).made):
            break
    scene = drawn.on_lay() if not drawn.turn.laid else drawn
    scene = scene if not scene.broken else drawn
    for meld in range(len(scene.melds)):
        for place in reversed(range(len(scene.held))):
            tried = scene.on_drop(place, str(meld))
            scene = scene if tried.broken else tried
    return scene if scene.turn.out else scene.on_pick(len(scene.held) - 1).on_discard()


@pytest.mark.parametrize("seed", [SEED, 5])
def test_a_hand_can_be_played_to_its_end(seed: int) -> None:
    """Whoever follows the guide goes out, and every card is somewhere all the time."""
    scene = YourTurn.started(seed)
    for _ in range(80):
        scene = play(scene)
        assert Counter(scene.state.cards) == Counter(DECK)
        assert Counter(scene.held) == Counter(scene.state.hands[YOU])
        assert all(judge_group(meld.cards, meld.group) == () for meld in scene.melds)
        if scene.turn.out:
            break
    assert scene.turn.out
    assert scene.held == ()
    assert rules(scene.on_draw("draw")) == ["out.stops"]


def test_the_first_deal_teaches_the_discard_pile() -> None:
    """The open card completes Phase 1, so the newcomer can lay down in the first turn."""
    scene = YourTurn.started()
    assert check(Hand(scene.held), scene.phase).missing == 1
    assert scene.on_draw("discard").on_lay().turn.laid


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    """Laying before drawing, drawing twice, laying too little and discarding nothing each name their rule."""
    scene = YourTurn.started()
    assert rules(scene.on_lay()) == ["turn.draw"]
    drawn = scene.on_draw("draw")
    assert rules(drawn.on_draw("draw")) == ["turn.draw"]
    assert rules(drawn.on_discard()) == ["turn.discard"]
    assert rules(drawn.on_lay()) == ["turn.whole-phase"]
    laid = scene.on_draw("discard").on_lay()
    assert rules(laid.on_lay()) == ["turn.once"]


def test_the_guide_says_what_may_be_done() -> None:
    """Before the draw only drawing is allowed, and each other move says why it must wait."""
    scene = YourTurn.started()
    assert scene.turn.allowed() == (Move.DRAW,)
    assert rules(scene) == ["turn.draw", "turn.draw", "turn.draw", "hit.after-phase", "turn.draw"]


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    """Rule turn.empty-pile: all discards but the top one are the new draw pile."""
    start = YourTurn.started()
    pile, discards = start.state.pile, start.state.discards
    last = replace(start, state=replace(start.state, pile=pile[:1], discards=(*discards, *pile[1:])))
    after = last.on_draw("draw").on_pick(0).on_discard()
    assert after.broken == ()
    assert (len(after.held), len(after.state.pile), len(after.state.discards)) == (10, 86, 2)
    assert Counter(after.state.cards) == Counter(DECK)


# ---- Skips


def test_a_skip_that_is_not_allowed_changes_nothing() -> None:
    """Two players, the Finnish guide: skipping again at once is refused with rule skip.repeat."""
    scene = Skips().on_players("2").on_skip(1)
    assert scene.seats.seat == 0
    assert scene.on_skip(1).refused is False
    finnish = Skips().on_players("2").on_option("skip_repeat", SkipRepeat.IN_A_ROW.value).on_skip(1)
    again = finnish.on_skip(1)
    assert (again.refused, again.seats, rules(again)) == (True, finnish.seats, ["skip.repeat"])


def test_booklets_side_by_side() -> None:
    """C49: after the first skip at a table of two, only Mattel allows the next one at once."""
    course = Course(topic="skips")
    course.act("players", "2")
    course.act("skip", 1)
    cells = [text_of(node) for node in find_all(find(course.view["root"], key="booklets"), "td")]
    assert cells == ["yes", "no", "no"]
    course.close()


def test_the_discard_pile_after_a_skip() -> None:
    """C53: the next player finds the old card where the skip lies in front, and the skip where it lies on the pile."""
    course = Course(topic="skips")
    faces = [node["a"]["face"] for node in find_all(find(course.view["root"], key="pile"), "card")]
    assert faces == ["R5", "S"]
    course.close()


# ---- Points, winning and variants


def test_points() -> None:
    """C76: 95 points; 85 with wilds at 20; 7 with one point a card; and the count is told on each card."""
    scene = ScoreCount.started()
    assert scene.points == 95
    assert scene.on_option("wild_points", "20").points == 85
    assert scene.on_option("scoring", "per-card").points == 7
    assert scene.on_option("order", "choose") == scene
    course = Course(topic="scoring")
    marks = [text_of(node) for node in find_all(course.view["root"], "span", cls="mark")]
    assert marks == ["5", "5", "10", "10", "15", "25", "25"]
    course.close()


def test_who_has_won() -> None:
    """C80, C81, C83, C84: the examples end as the hard cases say."""
    scene = Winning()
    assert scene.match.outcome().winner == 1
    assert scene.on_show("other-out").match.outcome().winner == 0
    assert scene.on_show("level").match.outcome().deciding == (0, 1)
    assert scene.on_show("level").on_option("tie_break", "all").match.outcome().deciding == (0, 1, 2)
    assert scene.on_show("nobody").match.outcome().winner is None
    alone = scene.on_show("alone").on_option("win_timing", "at-once")
    assert alone.stopped
    assert not scene.on_show("other-out").on_option("win_timing", "at-once").stopped


def test_points_are_numbers() -> None:
    """What is no number from 0 to 2000 changes nothing but says so, until a number is typed."""
    scene = Winning()
    assert scene.on_before(9, "5") == scene.on_before(9, "x") == scene
    for typed in ("-5", "x", "", "1e9", "3.7", "2001", "9" * 50, "٣"):
        refused = scene.on_before(0, typed)
        assert (refused.players, refused.problem) == (scene.players, True)
        assert not refused.on_before(0, " 200 ").problem
    assert scene.on_before(0, "2000").players[0].before == 2000
    assert scene.on_left(1, "100").match.outcome().winner == 0


def test_variants() -> None:
    """C85: with a phase missed in hand 3 the ten-hand game goes on to Phase 5, the printed game back to Phase 4."""
    scene = Variants().on_variant("ten-hands")
    assert (scene.match.phase(0), Variants().match.phase(0)) == (5, 4)
    assert scene.on_variant("even").match.phase(0) == 8
    assert scene.on_variant("masters").match.choices(0) == (4, 5, 6, 7, 8, 9, 10)
    for _ in range(12):
        scene = scene.on_more()
    assert (len(scene.laid), scene.match.choices(0)) == (10, ())
    assert scene.on_hand(0).laid[0] is False


def test_the_list_that_is_not_from_a_booklet_says_so() -> None:
    """The German Master list is called well attested, not read off the booklet."""
    course = Course(topic="variants")
    course.act("variant", "master")
    assert "well attested" in text_of(find(course.view["root"], key="phases"))
    assert "CR4" not in text_of(course.view["root"])
    course.close()


def test_names_of_spots_and_cards() -> None:
    """Everything to click has a name, also for those who hear the page."""
    for topic in TOPICS:
        course = Course(topic=topic)
        for node in walk(course.view["root"]):
            if node.get("on"):
                assert name_of(node).strip() or node["t"] in {"form", "input"}, node
        course.close()


def test_mattel_is_in_force_when_a_chapter_opens() -> None:
    """No chapter opens with a house rule."""
    assert Skips().rules == Winning().rules == ScoreCount.started().rules == MATTEL
    assert Wilds.started().reading is MATTEL.naturals
    assert str(YourTurn.started().phase) == str(Phase.parse("S3 S3"))


def test_a_skip_on_the_pile_is_not_offered() -> None:
    """After a skip lies on the discard pile, the guide sends the player to the draw pile, and says why."""
    start = YourTurn.started()
    scene = replace(start, state=replace(start.state, discards=(*start.state.discards, SKIP)))
    assert rules(scene.on_draw("discard")) == ["skip.not-drawn"]
    text = catalogue("en")
    words = " ".join(text_of(node) for node in scene.view(text) if node and not isinstance(node, str))
    assert text("learn-turn-now-draw-pile") in words


def test_a_hand_that_opens_with_a_skip() -> None:
    """Rule setup.opening-skip: where a skip is turned over, the other player has the first turn."""
    seed = next(seed for seed in range(2000) if str(deal(2, seed=f"{seed} 1").opening) == "S")
    scene = YourTurn.started(seed)
    assert len(scene.state.discards) == 2
    assert scene.news[0].id == "tell-turn-opening"
    assert [len(hand) for hand in scene.state.hands] == [10, 10]


def test_the_reason_stands_in_the_verdict() -> None:
    """A hit that is refused says why at once, and lets go of the card."""
    course = Course(topic="hits")
    course.act("drop", 6, "0")
    assert "this is a set of 5s" in text_of(find(course.view["root"], "section", cls="no"))
    course.close()
