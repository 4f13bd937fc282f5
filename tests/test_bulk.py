"""Bulk check and simulated deals: the same answers as the solver, and the exact odds within their errors."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import product
from math import comb, prod

import literal
import numpy as np
import pytest

from phase10 import MASTER, STANDARD, TWIST, Card, Hand, Naturals, Phase, Phase10Error, Rules, makes_each
from phase10.cards import DECK, NUMBERS, SKIP, WILD, Color, Kind
from phase10.odds import deal_odds
from phase10.odds.bulk import KINDS, ROWS, BulkCheck, counted, hand_space
from phase10.odds.deals import deal
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.ranks import NOWHERE, Descending, Order, Vectors
from phase10.odds.simulate import one_by_one, simulate_deals
from phase10.phases import COLORS
from phase10.rules import MATTEL

COUNTED = [phase for phase in (*STANDARD.phases, *MASTER.phases, *TWIST.phases) if "CR" not in str(phase)]
PHASES = tuple(phase for phase in dict.fromkeys([*COUNTED, *COLORS.phases[1:5]]) if str(phase) != "R7 C4")


@pytest.mark.parametrize(("cards", "naturals"), [(10, Naturals.PHASE), (10, Naturals.GROUP), (7, Naturals.GROUP)])
def test_bulk_says_what_the_solver_says(cards: int, naturals: Naturals) -> None:
    """For dealt hands of several sizes each phase is answered as the solver answers it, one by one."""
    rules, dealer = Rules(naturals=naturals), random.Random(cards)
    hands = [Hand(dealer.sample(DECK, cards)) for _ in range(2000)]
    hands += [Hand([*dealer.sample(DECK[:96], 4), *[WILD] * (cards - 4)]) for _ in range(200)]
    found = BulkCheck(PHASES, rules, cards).made(counted(hands))
    assert found.T.tolist() == [list(makes_each(hand, PHASES, rules)) for hand in hands]


@pytest.mark.parametrize("order", [Vectors((2, 3, 3, 1), 6), Vectors((8,) * 5, 4), Descending((3, 3, 3, 2), 7)])
def test_places_are_in_order_and_neighbours_are_where_they_say(order: Order) -> None:
    """Each vector has its own place, all places from 0 on are taken, and a card more or fewer leads where it should."""
    place = 0
    for total in range(4):
        vectors = order.all(total)
        assert order.first(total) == place
        assert order.rank(vectors).tolist() == list(range(place, place + vectors.shape[1]))
        place += vectors.shape[1]
        for change in (1, -1):
            for cell, places in enumerate(order.neighbours(vectors, change)):
                changed = vectors.astype(int)
                changed[cell] += change
                there = places != NOWHERE
                assert (there == ((changed[cell] >= 0) & (changed[cell] <= order.caps[cell]))).all()
                assert (order.rank(changed[:, there].astype(np.uint8)) == places[there]).all()


def test_the_hand_space_has_every_hand_once() -> None:
    """The 1,135,316 hands by counts stand for C(108, 10); for six cards the second implementation lists the same."""
    hands = hand_space(10).all(10)
    assert hands.shape == (KINDS, 1_135_316)
    copies = [8] * 13 + [4]
    ways = [np.array([comb(n, count) for count in range(11)])[row] for n, row in zip(copies, hands, strict=True)]
    assert int(np.prod(np.array(ways), axis=0).sum()) == comb(108, 10)
    listed = {(*counts, wilds, skips) for counts, wilds, skips in literal.count_vectors(6)}
    assert listed == set(map(tuple, hand_space(6).all(6).T.tolist()))


@pytest.mark.exhaustive
@pytest.mark.parametrize("naturals", Naturals)
def test_bulk_says_what_the_solver_says_for_every_hand(naturals: Naturals) -> None:
    """Over the whole hand space by numbers, and by colors, bulk and solver agree on all phases."""
    rules = Rules(naturals=naturals)
    check = BulkCheck(PHASES, rules)
    numbers, colors = [p for p in PHASES if not p.has_color], [p for p in PHASES if p.has_color]
    vectors = hand_space(10).all(10)
    hands = np.zeros((ROWS, vectors.shape[1]), np.uint8)
    hands[:KINDS] = vectors
    found = check.made(hands)[[PHASES.index(phase) for phase in numbers]].T
    plain = [Card(Kind.NUMBER, number) for number in NUMBERS] + [WILD, SKIP]
    for vector, made in zip(vectors.T.tolist(), found.tolist(), strict=True):
        hand = Hand([card for card, count in zip(plain, vector, strict=True) for _ in range(count)])
        assert made == makes_each(hand, tuple(numbers), rules), str(hand)
    by_color = [[Card(Kind.NUMBER, number, color) for number in NUMBERS] * 2 for color in Color]
    for counts in product(range(11), range(11), range(11), range(11), range(9), range(5)):
        if sum(counts) == 10:
            groups = [*by_color, [WILD] * 8, [SKIP] * 4]
            hand = Hand([card for cards, count in zip(groups, counts, strict=True) for card in cards[:count]])
            made = check.made(counted([hand]))[[PHASES.index(phase) for phase in colors], 0].tolist()
            assert made == makes_each(hand, tuple(colors), rules), str(hand)


@pytest.mark.parametrize("phase", ["CR4 S3", "CR5", "R7 C4"])
def test_bulk_refuses_what_counts_cannot_say(phase: str) -> None:
    """Where counts by number or color are not enough the phase is refused in a line."""
    with pytest.raises(Phase10Error, match="color"):
        BulkCheck([Phase.parse(phase)])


# ---- Simulated deals


@pytest.mark.parametrize("phase", [*STANDARD.phases, TWIST.phases[7]], ids=str)
def test_simulated_deals_agree(phase: Phase) -> None:
    """Dealing a hundred thousand hands gives the exact chance within four standard errors."""
    trials = 100_000 if phase in STANDARD.phases else 5_000
    *_, sample = simulate_deals(phase, trials, seed=phase.number)
    exact = float(deal_odds(phase).probability)
    assert abs(sample.share - exact) < 4 * sample.error + 1e-9
    assert sample.trials == trials


@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_hands_dealt_one_by_one_agree(phase: Phase) -> None:
    """The same without numpy, with fewer hands."""
    sample = one_by_one(phase, 10, MATTEL, FULL_DECK, seed=2 * phase.number).sample(4_000)
    exact = float(deal_odds(phase).probability)
    assert abs(sample.share - exact) < 4 * (exact * (1 - exact) / 4_000) ** 0.5


def test_a_simulation_grows_and_can_be_stopped() -> None:
    """Samples come one after the other; a billion trials start at once, and who stops asking stops them."""
    run = simulate_deals(STANDARD.phase(1), 10**9, seed=1)
    first, second = next(run), next(run)
    assert 0 < first.trials < second.trials < 10**6
    run.close()  # type: ignore[attr-defined]


def test_the_same_seed_deals_the_same() -> None:
    """A seed fixes the hands, and another seed deals others."""
    results = [[*simulate_deals(STANDARD.phase(2), 70_000, seed=seed)] for seed in (5, 5, 6)]
    assert results[0] == results[1] != results[2]


def test_every_hand_is_as_likely() -> None:
    """Of all pairs of a five-card deck each is dealt about as often: no pair is off by more than five errors."""
    deck = DeckMakeup(copies=1, wilds=0, skips=0)
    hands = np.sort(deal(np.random.default_rng(3), 200_000, 2, deck), axis=0).astype(int)
    seen = np.bincount(hands[0] * 48 + hands[1], minlength=48 * 48)
    pairs = [seen[low * 48 + high] for high in range(48) for low in range(high)]
    expected = 200_000 / comb(48, 2)
    assert sum(pairs) == 200_000
    assert all(abs(count - expected) < 5 * expected**0.5 for count in pairs)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Of four hundred seeded samples the interval holds the exact chance in 92 to 98 of 100."""
    phase = STANDARD.phase(4)
    exact, hits = float(deal_odds(phase).probability), 0
    for seed in range(400):
        *_, sample = simulate_deals(phase, 500, seed=seed)
        hits += sample.interval[0] <= exact <= sample.interval[1]
    assert 0.92 < hits / 400 < 0.98


@pytest.mark.parametrize(
    ("changes", "id_"),
    [
        ({"trials": 0}, "error-trials-range"),
        ({"trials": -1}, "error-trials-range"),
        ({"trials": 10**9 + 1}, "error-trials-range"),
        ({"seed": -1}, "error-seed"),
        ({"cards": 0}, "error-cards-range"),
        ({"cards": 16}, "error-cards-range"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(changes: dict[str, int], id_: str) -> None:
    """No trials, too many, a negative seed or a hand out of range: one clear line, before anything is dealt."""
    with pytest.raises(Phase10Error) as caught:
        simulate_deals(STANDARD.phase(1), **{"trials": 10, "cards": 10, "seed": 0, **changes})  # type: ignore[arg-type]
    assert caught.value.message.id == id_


# ---- Other decks

DECKS = [DeckMakeup(wilds=0), DeckMakeup(copies=1), DeckMakeup(copies=1, wilds=2, skips=0), DeckMakeup(skips=0)]


@pytest.mark.parametrize("deck", DECKS, ids=repr)
@pytest.mark.parametrize("phase", ["S2 S2", "R4", "S2 R3", "S3"])
def test_other_decks_by_enumeration(phase: str, deck: DeckMakeup) -> None:
    """For decks with cards taken out the count is that of every hand, asked one by one of the second implementation."""
    kinds = {**{str(number): deck.of_a_number for number in NUMBERS}, "W": deck.wilds, "S": deck.skips}
    for cards in (3, 4):
        made = 0
        for counts, wilds, skips in literal.count_vectors(cards):
            vector = [*counts, wilds, skips]
            ways = prod(comb(n, count) for n, count in zip(kinds.values(), vector, strict=True))
            made += ways * bool(ways and literal.made_counts(counts, wilds, phase))
        assert deal_odds(Phase.parse(phase), cards, deck=deck).made == made


@pytest.mark.parametrize("deck", DECKS, ids=repr)
@pytest.mark.parametrize("number", [1, 4, 8])
def test_other_decks_by_simulation(number: int, deck: DeckMakeup) -> None:
    """With the same decks ten-card hands that are dealt agree with the exact chance, with and without numpy."""
    phase = STANDARD.phase(number)
    exact = deal_odds(phase, deck=deck)
    assert exact.hands == comb(deck.size, 10) == comb(len(deck.cards), 10)
    *_, sample = simulate_deals(phase, 60_000, deck=deck, seed=number)
    slow = one_by_one(phase, 10, MATTEL, deck, seed=number).sample(3_000)
    for one in (sample, slow):
        p = float(exact.probability)
        assert abs(one.share - p) < 4 * (p * (1 - p) / one.trials) ** 0.5


@pytest.mark.parametrize("changes", [{"copies": 0}, {"copies": 3}, {"wilds": -1}, {"wilds": 9}, {"skips": 5}])
def test_decks_that_cannot_be_are_refused(changes: dict[str, int]) -> None:
    """A deck is made of the cards of one game."""
    with pytest.raises(Phase10Error) as caught:
        DeckMakeup(**changes)
    assert caught.value.message.id == "error-deck-range"


def test_odds_without_numpy() -> None:
    """Deal odds, outs, simulated deals and the shipped figures work where numpy is not installed."""
    code = """
import sys
sys.modules["numpy"] = None
from phase10 import STANDARD, Hand
from phase10.odds import deal_odds
from phase10.odds.figures import figures
from phase10.odds.discards import best_discards
from phase10.odds.outs import outs
from phase10.odds.simulate import simulate_deals
phase = STANDARD.phase(1)
*_, sample = simulate_deals(phase, 2000, seed=1)
hand = Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12 W")
best = best_discards(hand, phase)[0].card
print(deal_odds(phase).made, round(figures(phase).expected, 3), best, 0.1 < sample.share < 0.3)
"""
    env = {"PYTHONPATH": "."}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.stdout.split() == ["7076688307832", "4.118", "R11", "True"], done.stderr
