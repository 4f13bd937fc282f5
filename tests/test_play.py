"""The game against bots without a browser: what the reader does at the table, what is told, and what stays hidden."""

from __future__ import annotations

import base64
import json
import random
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from phase10.actions import Discard, Draw, LayDown, PlaySkip
from phase10.cards import Hand, parse_cards
from phase10.game import Setup, State
from phase10.laid import Meld
from phase10.match import Match, Result
from phase10.melds import lay
from phase10.phases import MASTER, STANDARD, Group
from phase10.rules import MATTEL, GoingOut, Order, Rules, SkipLast, SkipPlace, TieBreak, WinTiming
from phase10.scoring import score
from phase10.text import LANGUAGES, catalogue
from phase10.view import Stage
from widgets.html import Node, find, find_all, name_of, text_of, walk
from widgets.play import KEPT, Play
from widgets.round.end import steps
from widgets.round.guide import guide
from widgets.round.kept import pack, unpack
from widgets.round.setup import OPTIONS, YOU, Plan
from widgets.round.state import Asked, RoundState, ways


def buttons(page: Play) -> list[tuple[object, ...]]:
    """Every event that a click on the page sends to Python."""
    sent = [tuple(node["on"]["click"]) for node in walk(page.view["root"]) if "click" in node.get("on", {})]
    return [one for one in sent if not str(one[0]).startswith("@")]


def on(page: Play) -> State:
    return page.state.game.state


def set_table(page: Play, **changes: Any) -> None:
    """Put the table into a state of one's own."""
    game = page.state.game
    page.state = replace(page.state, game=replace(game, state=replace(game.state, **changes)), asked=Asked())
    page.refresh()


def holding(cards: str, *, drawn: bool = True, laid: str = "", players: int = 3, rules: Rules = MATTEL) -> Play:
    """Your turn with these cards, and groups such as `0:R4:R3 W G5 Y6` on the table."""
    page = Play(players=players)
    page.state = RoundState.begun(Plan(Setup(players=players, rules=rules, seed=80)))
    melds: list[tuple[Meld, ...]] = [()] * players
    for one in filter(None, laid.split(";")):
        owner, group, row = one.split(":")
        melds[int(owner)] = (*melds[int(owner)], lay(Hand.parse(row), Group.parse(group)))
    hands = (parse_cards(cards), *on(page).hands[1:])
    set_table(page, hands=hands, drawn=drawn, melds=tuple(melds))
    return page


def pick(page: Play, *cards: str) -> None:
    """Pick cards up by their names."""
    hand = page.state.view.hand
    for one in cards:
        place = next(i for i, card in enumerate(hand) if str(card) == one and i not in page.state.asked.picked)
        page.act("pick", place)


def banner(page: Play) -> Node:
    return find(page.view["root"], key="banner")


def played_on(page: Play, most: int = 4000) -> Iterator[Play]:
    """The page after each move, by hints and the buttons that lead on, until the match is over."""
    for _ in range(most):
        yield page
        if page.state.view.stage is Stage.OVER:
            return
        if page.state.view.stage is Stage.DEAL:
            page.act("deal")
        elif page.state.is_theirs:
            page.act("finish")
        else:
            page.act("hint")
            page.act("follow")


def ahead(state: RoundState, hands: int = 1000) -> RoundState:
    """The state after so many hands played by hints, or at the end of the match, without drawing a page."""
    while state.view.stage is not Stage.OVER and not (state.is_over and len(state.view.match.hands) >= hands):
        if state.is_over:
            state = state.deal()
        elif state.is_theirs:
            state = state.advanced()
        else:
            hint = state.hinted().asked.hint
            assert hint is not None
            assert state.view.can(hint.action)
            state = state.do(hint.action)
    return state


@pytest.fixture
def page() -> Iterator[Play]:
    opened = Play()
    yield opened
    assert not opened._failed
    opened.close()


# ---- The first visit


def test_a_first_visit_begins_at_once(page: Play) -> None:
    """Two bots, the standard phases, your turn, one line that says what to do; two cards missing, one lies open."""
    state = page.state
    assert (state.game.setup.players, state.game.setup.phases, state.game.setup.rules) == (3, STANDARD, MATTEL)
    assert state.is_yours
    assert text_of(find(page.view["root"], cls="lead")) == catalogue("en")("play-lead")
    assert text_of(find(banner(page), "strong")) == "Your turn: draw a card, from either pile."
    assert "2 cards are missing" in text_of(find(page.view["root"], key="may"))
    page.act("draw", "draw")
    assert find_all(page.view["root"], cls="lead") == []


def test_a_hand_can_be_won_by_hints(page: Play) -> None:
    """Whoever follows the hints lays a phase in the first hand, and goes out."""
    for _ in played_on(page):
        if page.state.is_over:
            break
    assert page.state.view.match.hands[0][YOU].laid
    assert page.state.counted[YOU] == ()
    assert text_of(find(page.view["root"], key="said")) == "You have no cards left: the hand is over."


# ---- What is allowed, and what is not


def test_a_refusal_names_every_rule_and_changes_nothing(page: Play) -> None:
    """Laying before drawing with cards missing breaks two rules; both are told with their links, and the game stays."""
    before = page.state.game
    page.act("lay")
    assert page.state.game == before
    assert [one.rule.value for one in page.state.asked.broken] == ["turn.draw", "turn.whole-phase"]
    links = [node["a"]["href"] for node in find_all(banner(page), "a")]
    assert links == ["rules?rule=turn.draw&lang=en", "rules?rule=turn.whole-phase&lang=en"]
    page.act("lang", "de")
    assert "Zieh zuerst eine Karte." in text_of(banner(page))


def test_what_is_refused() -> None:
    """Each wrong move names its rules: a second draw, no card to discard, a hit that is too early, a skip wasted."""
    page = holding("R1 R1 G2 R8 B9 Y10 B11 B12 W S R3", laid="1:S3:R5 B5 G5")
    for event, expected in [
        (("draw", "draw"), ["turn.draw"]),
        (("put", "discard"), ["turn.discard"]),
        (("put", "hit-1-0"), ["hit.after-phase", "hit.fits"]),
        (("put", "hit-2-0"), ["hit.after-phase", "hit.anywhere"]),
        (("put", "skip-0"), ["skip.choose"]),
        (("deal",), ["setup.deal"]),
        (("choose", 3), ["variant.choose"]),
    ]:
        before = page.state.game
        page.act(*event)
        assert [one.rule.value for one in page.state.asked.broken] == expected, event
        assert page.state.game == before
    pick(page, "R8")
    page.act("put", "hit-1-0")
    assert [one.rule.value for one in page.state.asked.broken] == ["hit.after-phase", "set.same-number"]
    page.act("pick", 3)
    pick(page, "S")
    page.act("put", "discard")
    assert [one.rule.value for one in page.state.asked.broken] == ["skip.choose"]
    page.close()


def test_the_guide_is_the_engine(page: Play) -> None:
    """Whatever the guide allows has a legal action, and what it does not allow has none, all through a hand."""
    rules = {Draw: "turn.draw", LayDown: "turn.whole-phase", Discard: "turn.discard", PlaySkip: "skip.choose"}
    for _ in played_on(page):
        if page.state.is_over:
            break
        if page.state.is_yours:
            kinds = {type(action) for action in page.state.view.legal()}
            allowed = {line.step.rule.value for line in guide(page.state.view) if line.allowed}
            assert {rule for kind, rule in rules.items() if kind in kinds} == allowed - {"hit.fits"}


def test_the_guide_says_that_nothing_fits() -> None:
    """With the phase down and no card that fits, one line says so; a reason that all cards share is told instead."""
    page = holding("R1 G2", laid="0:S3:R5 B5 G5;0:S3:R8 B8 G8")
    assert "none of yours fits" in text_of(find(page.view["root"], key="may"))
    page.close()
    page = holding("R5 G2", laid="0:S3:R5 B5 G5")
    assert "You may add cards" in text_of(find(page.view["root"], key="may"))
    page.close()


def test_while_others_play_there_is_one_line(page: Play) -> None:
    """When it is not your turn, the guide says that and nothing else, and a move of yours is refused for that."""
    page.act("draw", "draw")
    page.act("pick", 0)
    page.act("put", "discard")
    assert page.state.is_theirs
    assert [line.step.rule.value for line in guide(page.state.view)] == ["turn.order"]
    page.act("draw", "draw")
    assert page.state.asked.broken[0].rule.value == "turn.order"


# ---- Moves


def test_an_own_choice_of_how_to_lay() -> None:
    """The wild of a run may lie at either end, and a card beyond the least may stay in hand."""
    page = holding("R3 B4 G5 Y6 W R7 B7 G7 Y12 B1 B2")
    set_table(page, phases=(STANDARD.phase(2), *on(page).phases[1:]))
    assert len(ways(page.state.view)) > 1
    first = page.state.proposal
    page.act("way", 1)
    assert page.state.proposal != first
    page.act("way", -1)
    assert page.state.proposal == first
    free = [
        node
        for node in walk(find(page.view["root"], key="proposal"))
        if node.get("on", {}).get("click", [""])[0] == "hold"
    ]
    assert free
    page.act(*free[0]["on"]["click"])
    assert page.state.proposal is not None
    assert first is not None
    laid = [len(meld.cards) for meld in page.state.proposal.melds]
    assert sum(laid) == sum(len(meld.cards) for meld in first.melds) - 1
    page.act("hold-none")
    assert page.state.proposal == first
    page.act(*free[0]["on"]["click"])
    page.act("lay")
    assert [len(meld.cards) for meld in page.state.view.melds[YOU]] == laid
    page.close()


def test_a_wild_at_either_end() -> None:
    """Where a wild fits at both ends of a run there are two buttons; a card dropped there asks which; elsewhere one."""
    page = holding("W R7 Y2", laid="0:R4:R3 B4 G5 Y6;1:S3:R9 B9 G9")
    pick(page, "W")
    labels = [text_of(node) for node in find_all(find(page.view["root"], key="groups"), "button")]
    assert labels == ["Wild at the high end", "Wild at the low end", "Add here"]
    page.act("pick", 0)
    page.act("drop", 0, "hit-0-0")
    assert page.state.view.melds[0][0].cards == parse_cards("R3 B4 G5 Y6")
    assert "At which end does the wild go?" in text_of(banner(page))
    page.act("put", "low-0-0")
    assert str(page.state.view.melds[0][0].stands_for[0]) == "2"
    page.close()
    page = holding("W R8 Y2", laid="0:R4:R3 B4 G5 Y6")
    pick(page, "W", "R8")
    page.act("put", "hit-0-0")
    assert [str(card) for card in page.state.view.melds[0][0].cards] == ["R3", "B4", "G5", "Y6", "W", "R8"]
    page.close()


def test_several_cards_in_one_drag() -> None:
    """A card that is picked up takes the others with it onto a group, but not onto the discard pile."""
    page = holding("R5 B5 Y2 G9", laid="0:S3:R5 B5 G5")
    pick(page, "R5", "B5")
    page.act("drop", 0, "hit-0-0")
    assert len(page.state.view.melds[0][0].cards) == 5
    pick(page, "Y2", "G9")
    page.act("drop", 0, "discard")
    assert page.state.view.hand == parse_cards("G9")
    page.close()


def test_a_skip_against_whom_you_like() -> None:
    """With a skip picked up there is a button for each other player; the one who is skipped has it in front."""
    page = holding("R1 R1 G2 R8 B9 Y10 B11 B12 W S R3", players=4)
    pick(page, "S")
    sent = [one for one in buttons(page) if str(one[-1]).startswith("skip-")]
    assert sent == [("put", "skip-1"), ("put", "skip-2"), ("put", "skip-3")]
    page.act("put", "skip-2")
    assert page.state.view.waiting == {2}
    seat = find(find(page.view["root"], cls="round-seats"), "li", key=2)
    assert "has a skip in front" in text_of(seat)
    assert [node["a"]["face"] for node in find_all(seat, "card")] == ["S"]
    page.close()


def test_a_phase_is_chosen() -> None:
    """Where players choose, each phase is a button; the bots choose after you."""
    page = Play()
    page.act("option", "order", "choose")
    page.act("start")
    assert page.state.view.stage is Stage.CHOOSE
    assert [one for one in buttons(page) if one[0] == "choose"] == [("choose", number) for number in range(1, 11)]
    page.act("choose", 4)
    assert page.state.view.phase == STANDARD.phase(4)
    page.act("finish")
    assert page.state.view.stage is Stage.TURN
    assert page.state.is_yours
    page.close()


def test_cards_are_sorted_as_the_reader_likes(page: Play) -> None:
    """By number, or by color; what is picked up stays so."""

    def shown() -> list[str]:
        return [node["a"]["face"] for node in find_all(find(page.view["root"], cls="picks"), "card")]

    assert shown() == ["R1", "R1", "G2", "R8", "B9", "Y10", "B11", "B12", "W", "S"]
    pick(page, "B9")
    page.act("sort", "color")
    assert shown() == ["R1", "R1", "R8", "B9", "B11", "B12", "G2", "Y10", "W", "S"]
    assert page.state.up == parse_cards("B9")


# ---- Hints and undo


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_is_always_legal(seed: int) -> None:
    """Through a whole match every hint is allowed, and it leads to an end."""
    state = ahead(RoundState.begun(Plan(Setup(players=2 + seed, seed=seed))))
    assert state.view.match.outcome().winner is not None


def test_a_hint_can_be_told(page: Play) -> None:
    """Through a hand every hint says what to do and why, and points at cards in hand that it is about."""
    for _ in played_on(page):
        if page.state.is_over:
            break
        if page.state.is_yours:
            page.act("hint")
            assert page.state.asked.hint is not None
            assert text_of(find(banner(page), "strong"))
            assert text_of(find(banner(page), key="why"))
            pointed = find_all(find(page.view["root"], cls="picks"), "card", cls="pointed")
            assert bool(pointed) is not isinstance(page.state.asked.hint.action, Draw)


def test_undo_takes_the_bots_moves_back_too(page: Play) -> None:
    """After your discard and the moves of both bots, undo leads to before it; then the same cards come again."""
    page.act("draw", "draw")
    before = page.state.game
    pick(page, "B12")
    page.act("put", "discard")
    page.act("finish")
    after = page.state.game
    assert page.state.is_yours
    assert len(after.actions) > len(before.actions) + 3
    page.act("undo")
    assert page.state.game == before
    assert "Undone" in text_of(banner(page))
    pick(page, "B12")
    page.act("put", "discard")
    page.act("finish")
    assert page.state.game == after


def test_undo_goes_back_to_the_first_card_over_laid_phases_and_hands(page: Play) -> None:
    """From the second hand back to the deal: every state on the way was one before a decision."""
    seen = [page.state.game]
    for _ in played_on(page):
        if page.state.is_yours and page.state.game != seen[-1]:
            seen.append(page.state.game)
        if len(page.state.view.match.hands) == 1 and page.state.is_yours and page.state.view.drawn:
            break
    while page.state.can_undo:
        assert page.state.game.actions[: len(seen[-1].actions)] == seen[-1].actions
        page.act("undo")
        seen = [one for one in seen if len(one.actions) <= len(page.state.game.actions)]
        assert page.state.game == seen[-1]
    assert len(page.state.game.actions) == 1


def test_undo_brings_back_the_game_before(page: Play) -> None:
    """A new deal by mistake is no loss."""
    page.act("draw", "draw")
    before = page.state.game
    page.act("new-deal")
    assert page.state.game.setup.seed != before.setup.seed or page.state.game != before
    page.act("undo")
    assert page.state.game == before


# ---- The others


def test_the_others_play_step_by_step_slowly_or_at_once(page: Play) -> None:
    """By click one move at a time and nothing by itself; slowly by itself; at once up to your turn."""
    page.act("draw", "draw")
    page.act("pace", "step")
    pick(page, "B12")
    page.act("put", "discard")
    step = find(page.view["root"], "button", key="step")
    assert "data-auto" not in step["a"]
    count = len(page.state.game.actions)
    page.act("step")
    assert len(page.state.game.actions) == count + 1
    page.act("pace", "slow")
    step = find(page.view["root"], "button", key="step")
    assert int(step["a"]["data-auto"]) > 500
    assert "data-moving" in step["a"]
    page.act("pace", "once")
    assert page.state.is_yours
    page.act("draw", "draw")
    page.act("pick", 0)
    page.act("put", "discard")
    assert page.state.is_yours or page.state.is_over


@pytest.mark.parametrize(("bots", "moves"), [("random", 40), ("odds", 9)])
def test_any_bots(bots: str, moves: int) -> None:
    """Bots of each kind play the same way for the same deal."""
    games = []
    for _ in range(2):
        page = Play(seed=5, players=6)
        page.act("bots", bots)
        page.act("start")
        page.act("pace", "once")
        for _ in islice(played_on(page), moves):
            pass
        games.append(page.state.game)
        assert not page._failed
        page.close()
    assert games[0] == games[1]


# ---- What is hidden


def faces(page: Play) -> str:
    return json.dumps(page.view, default=str)


@pytest.mark.parametrize("moves", [0, 7, 12, 60])
def test_hidden_cards_are_nowhere_on_the_page(moves: int) -> None:
    """Tables that differ only in cards you cannot see look the same, whole log and kept game included."""
    page = Play(seed=4, players=4)
    page.act("log")
    for _ in islice(played_on(page), moves):
        pass
    if page.state.is_over:
        page.act("deal")
    shown, state = faces(page), on(page)
    hidden = [card for seat in range(1, 4) for card in state.hands[seat]] + list(state.pile)
    random.Random(1).shuffle(hidden)
    hands = [state.hands[YOU]]
    for seat in range(1, 4):
        count = len(state.hands[seat])
        hands.append(tuple(hidden[:count]))
        hidden = hidden[count:]
    asked = page.state.asked
    game = replace(page.state.game, state=replace(state, hands=tuple(hands), pile=tuple(hidden)))
    assert game.state.hands != state.hands
    page.state = replace(page.state, game=game, asked=asked)
    page.refresh()
    assert faces(page) == shown
    page.close()


def test_what_a_bot_draws_is_not_told(page: Play) -> None:
    """The log names the cards you draw and the cards taken from the discard pile, and no other."""
    page.act("log")
    drawn = {
        text_of(line)
        for _ in islice(played_on(page), 40)
        for line in find_all(find(page.view["root"], role="log"), "li")
        if text_of(line).startswith("Player") and "from the draw pile" in text_of(line)
    }
    assert drawn == {"Player 2 draws from the draw pile.", "Player 3 draws from the draw pile."}


def test_backs_are_counted_in_words(page: Play) -> None:
    """Each opponent's hand is as many backs as cards, with the number in words."""
    for seat in find_all(find(page.view["root"], cls="round-seats"), "li"):
        assert len(find_all(seat, "i")) == 10
        assert "10 cards" in text_of(seat)


# ---- The end of a hand, and of the match


def test_the_count_of_a_hand(page: Play) -> None:
    """Each player's cards are counted step by step, with what is in the standing; then the next hand is dealt."""
    for _ in played_on(page):
        if page.state.is_over:
            break
    table = find(page.view["root"], cls="standing-table")
    rows = find_all(find(table, "tbody"), "tr")
    for seat, cards in page.state.counted.items():
        page.act("count", str(seat))
        points = score(Hand(cards)).points
        assert text_of(find_all(rows[seat], "td")[1]) == str(points)
        page.act("all")
        if cards:
            assert f"That makes {points} point" in text_of(find(page.view["root"], "ol", cls="steps"))
        assert len(find_all(find(page.view["root"], cls="counting"), "card")) == len(cards)
    assert "Next: Phase 2: set of 3 and run of 4" in text_of(rows[0])
    page.act("deal")
    assert len(page.state.view.hand) == 10
    assert text_of(find(page.view["root"], "h2")) == "Hand 2"


def test_the_end_of_a_match(page: Play) -> None:
    """The winner is named with the reason in steps, and new cards can be dealt."""
    page.state = ahead(page.state)
    page.refresh()
    winner = page.state.view.match.outcome().winner
    assert winner is not None
    said = text_of(find(page.view["root"], key="said"))
    assert said == ("You win the game." if winner == YOU else f"Player {winner + 1} wins the game.")
    assert str(steps(page.state)[-1].message) == f"Player {winner + 1} wins the game."
    assert ("new-deal",) in buttons(page)
    assert [one for one in buttons(page) if one[0] in ("draw", "deal", "hint")] == []


def test_a_tie_has_its_deciding_hand() -> None:
    """Two who are level play the last phase again while the third sits out, and the page says so."""
    page = tied(Rules())
    assert "are level" in str(steps(page.state)[-1].message)
    page.act("deal")
    assert page.state.view.order == (1, 2)
    assert "You sit out" in text_of(banner(page))
    assert text_of(find(page.view["root"], "h2")).endswith("the deciding hand")
    page.act("pace", "once")
    for _ in range(100):
        page.act("finish")
    assert page.state.view.match.outcome().winner in (1, 2)
    assert not page._failed
    page.close()
    page = tied(Rules(tie_break=TieBreak.ALL))
    page.act("deal")
    assert set(page.state.view.order) == {0, 1, 2}
    page.close()


def tied(rules: Rules) -> Play:
    """A match whose players 2 and 3 are level after the last phase."""
    page = Play()
    page.state = ahead(RoundState.begun(Plan(Setup(players=3, rules=rules, seed=3))), hands=1)
    last = [Result(False, 20), Result(True, 0), Result(True, 0)]
    set_table(page, match=Match.at_last_hand(last, [50, 30, 30], rules=rules), stage=Stage.DEAL)
    return page


# ---- Every rule, every language, every button


RULES = [
    Rules(going_out=GoingOut.DISCARD, skip_last=SkipLast.FORBIDDEN, skip_place=SkipPlace.PILE),
    Rules(order=Order.CHOOSE, win_timing=WinTiming.AT_ONCE),
]


@pytest.mark.parametrize("rules", RULES, ids=["discard", "choose"])
@pytest.mark.parametrize("seed", range(3))
def test_every_button_offered_is_answered(seed: int, rules: Rules) -> None:
    """Whoever clicks anything at all gets an answer: never a failure, and a refusal leaves the game as it was."""
    chance = random.Random(seed)
    page = Play(lang=LANGUAGES[seed])
    page.state = RoundState.begun(Plan(Setup(players=2 + 2 * seed, phases=(STANDARD, MASTER)[seed % 2], rules=rules)))
    page.refresh()
    kept: set[str] = set()
    for _ in range(200):
        offered: dict[object, list[tuple[object, ...]]] = {}
        for one in buttons(page):
            offered.setdefault(one[0], []).append(one)
        kinds = [kind for kind in offered if kind not in ("new-deal", "again", "start", "option", "list")]
        event = chance.choice(offered[chance.choice(kinds)])
        if page.state.is_yours and chance.random() < 0.3:
            page.act("hint")
            event = ("follow",)
        before = page.state.game
        page.act(*event)
        assert not page._failed, event
        kept.add(str(event[0]))
        if page.state.asked.broken:
            assert page.state.game == before
            assert find(banner(page), cls="rule")
    assert {"draw", "pick", "put", "undo", "hint", "step"} <= kept
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_in_every_language(lang: str) -> None:
    """Start, refusal, hint, phase laid, end of a hand and unfolded form can be said, and everything has a name."""
    page = Play(lang=lang)
    page.act("unfold", "form", True)
    page.act("unfold", "options", True)
    page.act("lay")
    for _ in islice(played_on(page), 60):
        for node in walk(page.view["root"]):
            if node.get("on"):
                assert name_of(node).strip() or node["t"] in ("input", "details", "select"), node
        if page.state.is_over:
            break
    assert not page._failed
    page.close()


# ---- What the browser keeps


def test_a_reload_loses_nothing(page: Play) -> None:
    """A fresh kernel that is given what the browser kept shows the same game, and the game goes on."""
    for _ in islice(played_on(page), 25):
        pass
    kept = json.loads(json.dumps(page.view["keep"]))
    again = Play()
    again.act("restore", kept)
    again.act("open", {key: value for key, value in page.view["address"].items() if value is not None})
    assert again.state.game == page.state.game
    assert again.view["root"] == page.view["root"]
    again.act("restore", {KEPT: "of another tab"})
    assert again.state.game == page.state.game
    again.close()


def forging(change: Callable[[list[Any]], object]) -> Callable[[dict[str, Any]], None]:
    """A change of the actions of a kept game."""

    def damage(kept: dict[str, Any]) -> None:
        rows: list[Any] = unpack(kept["actions"])
        change(rows)
        kept["actions"] = pack(rows)

    return damage


DAMAGED: list[Any] = [
    "<b>", [], {}, 7, {"setup": {}},
    forging(lambda rows: rows.pop(1)),
    forging(lambda rows: rows.append({"do": "discard", "seat": 0, "card": "W"})),
    forging(lambda rows: rows.append({"do": "draw", "seat": 2, "pile": "draw"})),
    forging(lambda rows: rows.__setitem__(1, {"do": "draw", "seat": 0, "pile": "<b>"})),
    lambda kept: kept.update(actions=kept["actions"][:-9]),
    lambda kept: kept.update(actions="é"),
    lambda kept: kept.update(actions=base64.b64encode(zlib.compress(b" " * 5_000_000)).decode()),
    lambda kept: kept.update(actions=base64.b64encode(zlib.compress(b"[" * 100_000)).decode()),
    lambda kept: kept.update(bots="<b>"),
    lambda kept: kept.update(pace="fast"),
    lambda kept: kept["setup"].update(players=9),
    lambda kept: kept["setup"].update(seed=81),
    lambda kept: kept.update(actions=pack([])),
    lambda kept: kept.update(actions=[]),
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGED, ids=range(len(DAMAGED)))
def test_a_forged_game_is_refused(page: Play, damage: Any) -> None:
    """A kept game that was damaged or forged is refused in a line, and a new one can be played."""
    for _ in islice(played_on(page), 12):
        pass
    kept = json.loads(json.dumps(page.view["keep"][KEPT]))
    if callable(damage):
        damage(kept)
    else:
        kept = damage
    again = Play()
    again.act("restore", {KEPT: kept})
    assert not again._failed
    assert "cannot be used" in text_of(find(again.view["root"], role="alert"))
    again.act("draw", "draw")
    assert again.state.view.drawn
    assert find_all(again.view["root"], role="alert") == []
    again.close()


# ---- The address


def test_a_class_shares_a_deal() -> None:
    """The same link deals the same cards, by the rules it names; the page's own address leads to the same game."""
    query = {"seed": "12", "players": "4", "list": "master", "rules": "fundex", "bots": "random"}
    pages = [Play(), Play(lang="fi")]
    for page in pages:
        page.act("open", query)
    assert pages[0].state.game == pages[1].state.game
    setup = pages[0].state.game.setup
    assert (setup.seed, setup.players, setup.phases, setup.rules.skip_place) == (12, 4, MASTER, SkipPlace.PILE)
    assert {key: value for key, value in pages[0].view["address"].items() if value is not None} == query
    for page in pages:
        page.close()


def test_single_rules_are_in_the_address(page: Play) -> None:
    """Rules of no booklet are named one by one."""
    page.act("option", "going_out", "discard")
    page.act("option", "order", "choose")
    page.act("start")
    address = {key: value for key, value in page.view["address"].items() if value is not None}
    assert address == {"seed": "80", "players": "3", "going_out": "discard", "order": "choose"}
    again = Play()
    again.act("open", address)
    assert again.state.game == page.state.game
    again.close()


def test_bad_parts_of_an_address_are_told_in_one_line(page: Play) -> None:
    """What cannot be used is named, and the rest is."""
    page.act("open", {"seed": "x" * 99, "players": "4", "rules": "<b>", "skip_place": "nowhere", "other": "1"})
    line = text_of(find(page.view["root"], role="alert"))
    assert page.state.game.setup.players == 4
    assert all(part in line for part in ("seed=xxx", "rules=<b>", "skip_place=nowhere"))
    assert "other" not in line
    page.act("open", {"players": "7", "seed": "-1"})
    assert page.state.game.setup.players in (3, 4)
    assert not page._failed


def test_a_game_under_way_goes_on_when_the_page_is_opened_again(page: Play) -> None:
    """The address of the game that is played changes nothing; one without a deal neither; another deal does."""
    page.act("draw", "draw")
    game = page.state.game
    page.act("open", {"seed": "80", "players": "3"})
    page.act("open", {"lang": "de"})
    assert page.state.game == game
    page.act("open", {"seed": "81", "players": "3"})
    assert page.state.game.setup.seed == 81


# ---- Another game


def test_another_game_is_set_up(page: Play) -> None:
    """Nothing changes before the button is pressed; then the game is the one that was set up."""
    page.act("unfold", "form", True)
    game = page.state.game
    for event in [("players", "6"), ("list", "easy"), ("preset", "ravensburger"), ("seed", "7"), ("bots", "random")]:
        page.act(*event)
    assert page.state.game == game
    page.act("start")
    setup = page.state.game.setup
    assert (setup.players, setup.phases.name, setup.seed, page.state.bots) == (6, "easy", 7, "random")
    assert page.state.played.preset == "ravensburger"


def test_what_cannot_be_set_up_is_told(page: Play) -> None:
    """A deal that is no number is told; names that there are not change nothing."""
    page.act("seed", "<b>")
    assert "A seed is a whole number" in text_of(find(page.view["root"], role="alert"))
    for event in [
        ("players", "9"),
        ("list", "x"),
        ("preset", "x"),
        ("bots", "x"),
        ("option", "order", "x"),
        ("option", "x", "y"),
    ]:
        before = page.state.plan
        page.act(*event)
        assert page.state.plan == before
    page.act("seed", "12")
    assert find_all(page.view["root"], role="alert") == []


def test_hostile_events_change_nothing(page: Play) -> None:
    """What no button sends is ignored or refused, and nothing fails."""
    for event in [
        ("draw", "<b>"), ("pick", 99), ("pick", -1), ("put", "hit-9-9"), ("put", "hit-5-9"), ("put", "skip-5"),
        ("put", "low-0"), ("drop", 99, "discard"), ("drop", 0, "nowhere"), ("hold", 9, 9), ("way", 5),
        ("choose", 10**9), ("count", "<b>"), ("count", "99"), ("pace", "fast"), ("unfold", "<b>", True), ("rule", 99),
        ("restore", {}), ("follow",), ("step",), ("finish",),
    ]:  # fmt: skip
        game = page.state.game
        page.act(*event)
        assert page.state.game == game, event
        assert not page._failed, event


# ---- Small messages


def test_messages_stay_small() -> None:
    """With five bots, late in a match and the whole log shown, a view is small, and its log has sixty lines at most."""
    page = Play(players=6)
    page.state = ahead(page.state, hands=8)
    page.act("pace", "once")
    page.act("log")
    largest = 0
    for _ in islice(played_on(page), 40):
        largest = max(largest, len(json.dumps(page.view)))
        assert len(find_all(find(page.view["root"], role="log"), "li")) <= 60
    assert largest < 30_000
    page.close()


def test_options_are_all_there() -> None:
    """Every option of the rules can be chosen, and is in the address."""
    assert set(OPTIONS) == set(Rules.__dataclass_fields__)
    assert set(OPTIONS) < set(Plan().address)


def test_cards_picked_up_are_the_ones_that_are_laid() -> None:
    """Several cards picked up that make the phase are laid, these and no others."""
    page = holding("R3 B3 G3 R7 B7 G7 Y7 W R9 S R11")
    pick(page, "R3", "B3", "G3", "R7", "B7", "W")
    page.act("lay")
    laid = [str(card) for meld in on(page).melds[YOU] for card in meld.cards]
    assert sorted(laid) == sorted(["R3", "B3", "G3", "R7", "B7", "W"])
    page.close()


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        (("R3", "B3", "R7", "B7", "G7"), "turn.whole-phase"),
        (("R3", "B3", "G3", "R7", "B7", "G7", "R9"), "turn.lay-extra"),
        (("R9", "R11"), "turn.whole-phase"),
    ],
)
def test_cards_picked_up_that_are_not_the_phase_are_refused(cards: tuple[str, ...], rule: str) -> None:
    """Several cards picked up that are not the phase are refused with the rule, and nothing is laid."""
    page = holding("R3 B3 G3 R7 B7 G7 Y7 W R9 S R11")
    pick(page, *cards)
    page.act("lay")
    assert [one.rule.value for one in page.state.asked.broken] == [rule]
    assert on(page).melds[YOU] == ()
    page.close()


def test_a_run_picked_up_with_a_gap_is_refused_by_its_rule() -> None:
    """In a phase of one group the rule that the picked cards break is named: here a gap."""
    page = holding("R1 B2 G3 Y4 R5 B6 G7 Y9 R12 B12 S")
    set_table(page, phases=tuple(STANDARD.phase(4) for _ in on(page).phases))
    pick(page, "R1", "B2", "G3", "Y4", "R5", "B6", "Y9")
    page.act("lay")
    assert [one.rule.value for one in page.state.asked.broken] == ["run.consecutive"]
    page.act("pick", [str(card) for card in page.state.view.hand].index("Y9"))  # lets go of it
    pick(page, "G7")
    page.act("lay")
    assert len(on(page).melds[YOU][0].cards) == 7
    page.close()
