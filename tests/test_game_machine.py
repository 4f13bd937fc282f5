"""Whole matches under any options, held by the engine and by a referee who shares no line with it.

By default the same matches are played every time; `PHASE10_GAMES=500` plays that many others.
"""

from __future__ import annotations

import os
import random
from itertools import islice

import literal
from both import Both, guesses, hit_to_try, judging, laid_of, layout_to_try
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tables import table

from phase10 import PHASE_LISTS, Hand, Phase, PhaseList, Rules, layouts, parse_cards
from phase10.actions import LayDown, from_plain, to_plain
from phase10.bots import RandomLegal, Sensible
from phase10.game import Game, Setup
from phase10.match import Match
from phase10.phases import SETS, Status
from phase10.view import Stage

GAMES = int(os.environ.get("PHASE10_GAMES", "0"))
KIT = settings(
    max_examples=GAMES or 30,
    stateful_step_count=25,
    derandomize=not GAMES,
    database=None,
    suppress_health_check=list(HealthCheck),
)
FUZZ = settings(KIT, max_examples=10 * GAMES or 150)

GROUPS = ("CR3 S2", "S2", "C3 S2", "R3 CR3", "R10", "R7 C4", "S2 S2", "C2 C2 C2", "S3 R3 C2", "S2 R3")
MIXED = PhaseList("mixed", tuple(Phase.parse(text, number) for number, text in enumerate(GROUPS, 1)), Status.OURS)
"""Phases of every kind of group together, some that are often dealt, and some of ten and eleven cards."""
LISTS = (*PHASE_LISTS, MIXED)
rules = st.builds(Rules, **{name: st.sampled_from(type(Rules().value(name))) for name in Rules.__dataclass_fields__})
seeds = st.integers(0, 2**32)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table: 2 to 6 players, any list and options, anybody first."""
    players = draw(st.integers(2, 6))
    first = draw(st.integers(0, players - 1))
    return Setup(players, draw(st.sampled_from(LISTS)), draw(rules), draw(seeds), first)


class Matches(RuleBasedStateMachine):
    """A match in which anybody may do, or try to do, anything."""

    both: Both

    @initialize(setup=setups())
    def begin(self, setup: Setup) -> None:
        self.both = Both(setup)

    @property
    def over(self) -> bool:
        return self.both.state.stage is Stage.OVER

    @precondition(lambda self: not self.over)
    @rule(seed=seeds)
    def anything_legal(self, seed: int) -> None:
        """Any of the actions that are offered is taken."""
        action = random.Random(seed).choice(list(islice(self.both.state.legal(), 200)))
        assert self.both.ask(action)
        self.both.do(action)

    @rule(seed=seeds, count=st.integers(1, 20))
    def anything_at_all(self, seed: int, count: int) -> None:
        """Things are tried that may be forbidden; what is allowed is done."""
        rng = random.Random(seed)
        for _ in range(count):
            action = next(guesses(self.both.state, rng))
            if self.both.ask(action) and rng.random() < 0.5:
                self.both.do(action)

    @precondition(lambda self: not self.over)
    @rule(seed=seeds, count=st.integers(1, 60))
    def bots_that_do_anything(self, seed: int, count: int) -> None:
        for _ in range(count):
            if not self.over:
                self.both.move(RandomLegal(seed))

    @precondition(lambda self: not self.over)
    @rule(hands=st.integers(1, 4))
    def bots_that_play_well(self, hands: int) -> None:
        """Hands are played to their end, with all that is checked at every move."""
        wanted = self.both.referee.standings.hands + hands
        while not self.over and self.both.referee.standings.hands < wanted:
            self.both.move(Sensible())
            self.both.check()

    @precondition(lambda self: self.both.actions and len(self.both.actions) < 300)
    @rule(back=st.integers(1, 3))
    def undo(self, back: int) -> None:
        """The game without its last actions is the game that was played up to there."""
        game = Game.replay(self.both.setup, tuple(self.both.actions))
        assert game.state == self.both.state
        before = game.undone(back)
        assert before.actions == game.actions[:-back]
        assert Game.replay(self.both.setup, before.actions) == before
        for action in game.actions[len(before.actions) :]:
            before = before.do(action)
        assert before == game

    @invariant()
    def agreed(self) -> None:
        self.both.check()
        self.both.check_legal()
        self.both.check_hidden(random.Random(len(self.both.actions)))

    def teardown(self) -> None:
        if hasattr(self, "both"):
            assert Game.replay(self.both.setup, tuple(self.both.actions)).state == self.both.state


TestMatches = Matches.TestCase
TestMatches.settings = KIT


@given(rules, seeds)
@FUZZ
def test_both_judge_layouts_alike(rules: Rules, seed: int) -> None:
    """A hand full of wilds, twins and neighbors: both allow the same layouts, spoilt or not, and they lie alike."""
    rng = random.Random(seed)
    phases = rng.choice(LISTS)
    number = rng.randrange(1, 11)
    hand = [card for card in literal.stress_hand(rng) if not card.isdigit()][:11]
    if rng.random() < 0.3:  # one number and wilds: groups of wilds alone, and two sets of one number
        phases = SETS
        hand = [*(card for card in literal.DECK if card[1:] == "7")][: rng.randrange(1, 6)] + ["W"] * 6
    match = Match(2, phases, rules)
    state = table(" ".join(hand), "", rules=rules, phases=phases, on=number, match=match)
    referee = judging(state)
    for _ in range(10):
        melds = layout_to_try(state, 0, rng)
        if not melds:
            continue
        action = LayDown(0, tuple(melds))
        found, objection = state.verify(action), referee.objection(to_plain(action))
        assert bool(found) == bool(objection), (action, found, objection)
    assert any(isinstance(action, LayDown) for action in islice(state.legal(), 1)) == referee.could_lay(0)


@given(rules, seeds)
@FUZZ
def test_both_judge_hits_alike(rules: Rules, seed: int) -> None:
    """On a group laid with wilds, any one to four cards: both allow the same, and then it lies alike."""
    rng = random.Random(seed)
    phase = rng.choice(rng.choice(LISTS).phases)
    dealt = rng.sample(literal.DECK[:96], 30) + ["W"] * rng.randrange(5)
    way = next(iter(layouts(Hand(parse_cards(" ".join(dealt))), phase, rules)), None)
    if way is None:
        return
    laid = [" ".join([laid_of(meld).group, *notation(laid_of(meld))]) for meld in way.melds]
    left = literal.DECK.copy()
    for card in [str(card) for meld in way.melds for card in meld.cards]:
        left.remove(card)
    hand = " ".join([*rng.sample(left[:-12], 14), "W", "W", "W", "S"])
    state = table(hand, "", rules=rules, laid={0: laid}, match=Match(2, rules=rules))
    for _ in range(15):
        plain = {"do": "hit", "seat": 0, **hit_to_try(state, 0, rng)}
        referee = judging(state)
        action = from_plain(plain)
        found, objection = state.verify(action), referee.objection(plain)
        assert bool(found) == bool(objection), (action, found, objection)
        if not found:
            after, _ = state.do(action)
            referee.do(plain)
            assert [[laid_of(meld).plain() for meld in row] for row in after.melds] == [
                [one.plain() for one in row] for row in referee.melds
            ]


def notation(laid: literal.Iterable) -> list[str]:
    return [f"W={meaning}" if card == "W" else card for card, meaning in zip(laid.cards, laid.meanings, strict=True)]
