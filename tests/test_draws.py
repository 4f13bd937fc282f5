"""Expected draws: against a plain solver on small hands, against their own equation, and against games played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod, sqrt

import literal
import pytest

from phase10 import (
    PHASE_LISTS,
    STANDARD,
    Card,
    Hand,
    Naturals,
    Phase,
    Phase10Error,
    PhaseList,
    Rules,
    makes,
    phase_list,
)
from phase10.cards import DECK, FACES, SKIP, WILD
from phase10.melds import fewest_missing
from phase10.odds import deal_odds
from phase10.odds.alone import DrawSample, simulate_draws, simulate_policy, simulate_within
from phase10.odds.discards import best_discards
from phase10.odds.draws import BestPlay, pack, play_for, shipped_file, solve, unpack
from phase10.odds.figures import figures, solve_figures
from phase10.odds.outs import chance_within
from phase10.odds.spaces import Space
from phase10.phases import Status

QUICK = [phase for phase in STANDARD.phases if phase.number not in (2, 3)]
OWN = ("easy", "sets", "runs", "colors", "mean")
BY_NUMBER = {**{str(number): 8 for number in range(1, 13)}, "W": 8, "S": 4}
BY_COLOR = {"R1": 24, "B1": 24, "G1": 24, "Y1": 24, "W": 8, "S": 4}

Kinds = tuple[str, ...]


def every_hand(deck: dict[str, int], cards: int) -> list[Kinds]:
    return list(combinations_with_replacement(sorted(deck), cards))


def plain_solution(phase: str, cards: int, naturals: str, deck: dict[str, int]) -> tuple[dict[Kinds, float], float]:
    """The value of every hand of kinds, by repeating Bellman's equation until nothing moves; and the mean of the deal.

    Nothing is shared with the kit: no card counts as useless, every discard is tried, the yes or no is the second
    implementation's, and draws that change nothing are waited out.
    """
    made = lru_cache(maxsize=None)(lambda hand: literal.made(list(hand), phase, naturals))
    values = dict.fromkeys(every_hand(deck, cards), 0.0)
    ways = {}
    for hand in values:
        for card in deck:
            full = tuple(sorted((*hand, card)))
            kept = {full[:i] + full[i + 1 :] for i in range(len(full))}
            ways[hand, card] = None if made(full) else tuple(kept)
    for _ in range(2000):
        change = 0.0
        for hand, value in values.items():
            if made(hand):
                continue
            mean = sum(
                copies * min(values[kept] for kept in ways[hand, card])
                for card, copies in deck.items()
                if ways[hand, card] is not None
            )
            values[hand] = 1 + mean / sum(deck.values())
            change = max(change, abs(values[hand] - value))
        if change < 1e-11:
            break
    dealt = {hand: prod(comb(deck[kind], count) for kind, count in Counter(hand).items()) for hand in values}
    return values, sum(dealt[hand] * value for hand, value in values.items()) / sum(dealt.values())


@pytest.mark.parametrize(
    ("phase", "cards", "naturals", "deck"),
    [
        ("S2", 2, "phase", BY_NUMBER),
        ("S3", 2, "phase", BY_NUMBER),
        ("R3", 2, "phase", BY_NUMBER),
        ("R3", 3, "phase", BY_NUMBER),
        ("S2 S2", 3, "phase", BY_NUMBER),
        ("S2 S2", 3, "group", BY_NUMBER),
        ("C4", 3, "phase", BY_COLOR),
        ("C4", 4, "phase", BY_COLOR),
        ("C2 C2", 3, "phase", BY_COLOR),
        ("C2 C2", 3, "group", BY_COLOR),
        ("C3 C2", 4, "group", BY_COLOR),
    ],
)
def test_small_hands_by_plain_iteration(phase: str, cards: int, naturals: str, deck: dict[str, int]) -> None:
    """For small hands each hand's value, and that of the deal, is what plain iteration over all hands gives."""
    values, expected = plain_solution(phase, cards, naturals, deck)
    play = solve(Phase.parse(phase), Rules(naturals=Naturals(naturals)), cards)
    assert play.expected == pytest.approx(expected, abs=1e-8)
    for hand, value in values.items():
        kinds = Counter(hand)
        if all(count <= deck[kind] for kind, count in kinds.items()) and max(kinds.values()) <= 2:
            assert play.value(Hand.parse(" ".join(hand))) == pytest.approx(value, abs=1e-8), hand


@pytest.mark.parametrize("phase", ["S3 R3", "S2 R3", "R3 R3", "S2 S2 R3"])
def test_the_equation_holds_for_other_phases(phase: str) -> None:
    """Sets with runs, which can want the same number: the equation holds for hands one card short of the phase."""
    cards = Phase.parse(phase).size - 1
    play, dealer = solve(Phase.parse(phase), cards=cards), random.Random(cards)
    for _ in range(40):
        equation_holds(play, Hand(dealer.sample(DECK, cards)), 1e-9)


def equation_holds(play: BestPlay, hand: Hand, within: float) -> None:
    """V(hand) = 1 + the mean over all 108 cards of the least V among the discards, 0 where the phase is made."""
    phase = play.space.phase
    if literal.made([str(card) for card in hand.cards], phase.notation):
        assert play.value(hand) == 0
        return
    total = 0.0
    for face in FACES:
        full = drawn(hand, face, phase)
        if full is None:
            total += DECK.count(face) * play.value(hand)
        elif not literal.made([str(card) for card in full.cards], phase.notation):
            total += DECK.count(face) * min(play.value(without(full, card)) for card in full.cards)
    assert play.value(hand) == pytest.approx(1 + total / len(DECK), abs=within)


def drawn(hand: Hand, card: Card, phase: Phase) -> Hand | None:
    """The hand with a card of the full deck; for a copy too many another as good for the phase, or None."""
    for one in (card, *FACES):
        if as_good(one, card, phase) and hand.cards.count(one) < DECK.count(one):
            return Hand((*hand.cards, one))
    return None


def as_good(card: Card, other: Card, phase: Phase) -> bool:
    if not (card.is_natural and other.is_natural):
        return card == other
    return card.color == other.color if phase.has_color else card.number == other.number


@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_the_equation_holds(phase: Phase) -> None:
    """For hands of ten cards the value is one draw and the mean of what is best after it: solved or shipped."""
    play, dealer = play_for(phase), random.Random(phase.number)
    within = 2e-3 if shipped_file(phase).exists() else 1e-9
    for _ in range(12):
        equation_holds(play, Hand(dealer.sample(DECK, 10)), within)


@pytest.mark.parametrize("phase", QUICK, ids=str)
def test_every_deal_is_in_the_space_once(phase: Phase) -> None:
    """The hands of the space stand for all deals there are, and those that make the phase for the exact odds."""
    space = Space(phase, Rules(), 10)
    dealt = made = 0
    for useful in range(11):
        counts = space.counts(useful)
        deals = space.deals(counts)
        dealt += int(deals.sum())
        made += int(deals[space.made(counts)].sum())
    assert (made, dealt) == (deal_odds(phase).made, comb(108, 10))


@pytest.mark.parametrize("phase", QUICK, ids=str)
def test_the_distribution_adds_up(phase: Phase) -> None:
    """The chances to lack the phase after 0, 1, 2 ... draws add up to the expected ones; the first is the odds."""
    play = solve(phase)
    within = play.within(400)
    assert within[0] == pytest.approx(float(deal_odds(phase).probability), abs=1e-12)
    assert sum(1 - chance for chance in within) == pytest.approx(play.expected, abs=1e-6)
    assert list(within) == sorted(within)


@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_games_played_agree(phase: Phase) -> None:
    """A seeded simulation of best play agrees with the shipped expected draws within three standard errors."""
    *_, sample = simulate_draws(play_for(phase), 20_000, seed=10 + phase.number)
    shipped = figures(phase)
    assert shipped is not None
    assert abs(sample.mean - shipped.expected) < 3 * sample.error
    assert (sample.trials, sample.unfinished) == (20_000, 0)


@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_without_replacement_agrees_with_what_is_shipped(phase: Phase) -> None:
    """Another seed gives the shipped mean without replacement within four standard errors of the two."""
    *_, sample = simulate_draws(play_for(phase), 20_000, seed=100 + phase.number, replacing=False)
    shipped = figures(phase)
    assert shipped is not None
    assert abs(sample.mean - shipped.table) < 4 * sqrt(sample.error**2 + shipped.table_error**2)


# ---- no policy beats it

Chooser = Callable[[Hand, Phase, random.Random], Card]


def nearest(hand: Hand, phase: Phase, dealer: random.Random) -> Card:
    """Keep what leaves the fewest cards missing; throw the dearest of equals."""
    return min(set(hand.cards), key=lambda card: (fewest_missing(without(hand, card), phase), -card.points, card.rank))


def most_outs(hand: Hand, phase: Phase, dealer: random.Random) -> Card:
    """Throw what leaves the best chance at the next draw, then as few missing as can be."""
    best = best_discards(hand, phase, ahead=False)
    near = [one.card for one in best if one.probability == best[0].probability]
    return min(near, key=lambda card: (fewest_missing(without(hand, card), phase), card.rank))


def any_card_but_wilds(hand: Hand, phase: Phase, dealer: random.Random) -> Card:
    """Throw any card that is no wild, skips first."""
    return SKIP if SKIP in hand.cards else dealer.choice([card for card in hand.cards if card != WILD])


def without(hand: Hand, card: Card) -> Hand:
    place = hand.cards.index(card)
    return Hand(hand.cards[:place] + hand.cards[place + 1 :])


def games(chooser: Chooser, phase: Phase, trials: int, seed: int, most: int = 60) -> Iterator[DrawSample]:
    """Games by the model: draws come from the full deck."""
    dealer = random.Random(seed)
    for _ in range(trials):
        hand, draws = Hand(dealer.sample(DECK, 10)), 0
        while not makes(hand, phase) and draws < most:
            draws += 1
            full = drawn(hand, dealer.choice(DECK), phase)
            if full and makes(full, phase):
                break
            hand = without(full, chooser(full, phase, dealer)) if full else hand
        yield DrawSample(1, draws, draws**2)


@pytest.mark.parametrize("chooser", [nearest, any_card_but_wilds], ids=lambda chooser: str(chooser.__name__))
@pytest.mark.parametrize("phase", STANDARD.phases, ids=str)
def test_no_policy_beats_it(phase: Phase, chooser: Chooser) -> None:
    """Other ways to choose the discard take at least as many draws, but for the error of trying."""
    sample = sum(games(chooser, phase, 300, seed=phase.number), DrawSample(0, 0, 0))
    shipped = figures(phase)
    assert shipped is not None
    assert sample.mean > shipped.expected - 3 * sample.error


def test_chasing_outs_is_not_best() -> None:
    """Chasing the best chance at the next draw is no shorter way to Phase 7 than best play."""
    phase = STANDARD.phase(7)
    sample = sum(games(most_outs, phase, 40, seed=7), DrawSample(0, 0, 0))
    assert sample.mean > solve(phase).expected - 3 * sample.error


def test_a_policy_without_numpy() -> None:
    """The same way to choose, played hand by hand from a shuffled deck, agrees with many games at once."""
    phase = STANDARD.phase(1)
    play = solve(phase)

    def best(hand: Hand) -> Card:
        return min(dict.fromkeys(hand.cards), key=lambda card: play.value(without(hand, card)))

    *_, slow = simulate_policy(best, phase, 400, seed=4)
    *_, fast = simulate_draws(play, 20_000, seed=4, replacing=False)
    assert abs(slow.mean - fast.mean) < 3 * sqrt(slow.error**2 + fast.error**2)
    *_, again = simulate_policy(best, phase, 30, seed=4)
    *_, same = simulate_policy(best, phase, 30, seed=4)
    assert again == same


@pytest.mark.parametrize(
    ("cards", "phase"),
    [("R5 B5 G7 Y7 R1 B1 G2 Y9 R11 G12", 1), ("R1 B2 G3 Y5 R7 B7 G9 Y9 S R12", 4), ("R1 R2 R3 R4 R5 B6 W", 8)],
)
def test_within_several_draws_from_a_hand(cards: str, phase: int) -> None:
    """Games from a hand make the phase as often as is exact for up to three draws, and more often with more."""
    hand, play = Hand.parse(cards), solve(STANDARD.phase(phase))
    shares = []
    for draws in (1, 2, 3, 6, 12):
        *_, sample = simulate_within(play, hand, draws, 20_000, seed=draws)
        shares.append(sample.share)
        if draws <= 3:
            exact = float(chance_within(hand, play.space.phase, draws))
            assert exact - 0.03 - 4 * sample.error < sample.share <= exact + 4 * sample.error + 1e-9
        if draws == 1:
            assert abs(sample.share - exact) <= 4 * sample.error
    assert shares == sorted(shares)
    assert shares[-1] > shares[2]


@pytest.mark.parametrize(
    ("draws", "cards"), [(0, "R1"), (99, "R1 R1 B1 B2 B3 B4 B5 B6 B7 B8"), (3, "R1 B1 G1 Y1 R1 B1 G1 Y1 R2 B2 G2")]
)
def test_hands_and_draws_that_cannot_be_played(draws: int, cards: str) -> None:
    """No draws, more than the cards left, or a hand that has to throw first: refused at once."""
    with pytest.raises(Phase10Error):
        simulate_within(solve(STANDARD.phase(1)), Hand.parse(cards), draws, 10)


# ---- what is shipped


@pytest.mark.parametrize("phases", [known for known in PHASE_LISTS if known.status is Status.OURS], ids=repr)
def test_our_own_lists_are_ramps(phases: PhaseList) -> None:
    """In each list of our own the expected draws never fall from one phase to the next, and no two phases are alike."""
    found = [figures(phase) for phase in phases.phases]
    expected = [one.expected for one in found if one]
    assert len(expected) == len(set(phases.phases)) == 10
    assert expected == sorted(expected)


def test_our_own_lists_are_what_they_are_called() -> None:
    """Sets only, runs only and the color game have no other groups; easy begins and ends easier than mean."""
    kinds = {name: {group.kind.value for phase in phase_list(name).phases for group in phase.groups} for name in OWN}
    assert (kinds["sets"], kinds["runs"], kinds["colors"]) == ({"S"}, {"R"}, {"C"})
    easy, mean = ([figures(phase) for phase in phase_list(name).phases] for name in ("easy", "mean"))
    assert easy[-1].expected < mean[0].expected  # type: ignore[union-attr]


def test_printed_order_is_no_ramp() -> None:
    """Under best play Phase 7 takes longest, not Phase 10, and Phase 2 is the quickest."""
    expected = {phase.number: figures(phase) for phase in STANDARD.phases}
    ranked = sorted(expected, key=lambda number: expected[number].expected)  # type: ignore[union-attr]
    assert (ranked[0], ranked[-2:]) == (2, [10, 7])


@pytest.mark.parametrize("phase", [phase for phase in QUICK if phase.number != 6], ids=str)
@pytest.mark.parametrize("naturals", Naturals)
def test_figures_are_what_is_worked_out(phase: Phase, naturals: Naturals) -> None:
    """The shipped figures of the phases that are quick to solve are those worked out now."""
    rules = Rules(naturals=naturals)
    shipped, now = figures(phase, rules), solve_figures(phase, rules, trials=100)
    assert shipped is not None
    assert shipped.expected == pytest.approx(now.expected, abs=1e-9)
    assert shipped.within == pytest.approx(now.within, abs=1e-6)


def test_values_come_back() -> None:
    """What is packed comes back to half a thousandth of a draw."""
    play = solve(STANDARD.phase(1))
    again = unpack(pack(play), play.space)
    assert again.values == pytest.approx(play.values, abs=5.1e-4)


@pytest.mark.exhaustive
@pytest.mark.parametrize("phase", [STANDARD.phase(2), STANDARD.phase(3)], ids=str)
def test_shipped_values_are_what_is_worked_out(phase: Phase) -> None:
    """The shipped values of the long phases, of every hand, and their figures, are those worked out now."""
    shipped, now, listed = play_for(phase), solve(phase), figures(phase)
    assert shipped.values == pytest.approx(now.values, abs=5.1e-4)
    assert listed is not None
    assert listed.expected == pytest.approx(now.expected, abs=1e-9)
    assert listed.within == pytest.approx(now.within(len(listed.within) - 1), abs=1e-6)


# ---- bad input


@pytest.mark.parametrize(
    ("phase", "id_"),
    [("CR4 S3", "error-draws-color"), ("CR5", "error-draws-color"), ("S6 S6", "error-phase-too-large")],
)
def test_phases_that_cannot_be_solved(phase: str, id_: str) -> None:
    """A phase with colors that mix, or one that no eleven cards make, is refused at once."""
    with pytest.raises(Phase10Error) as caught:
        solve(Phase.parse(phase))
    assert caught.value.message.id == id_


def test_hands_that_have_no_value() -> None:
    """Twelve cards are too many, and a color phase needs to know the colors."""
    with pytest.raises(Phase10Error, match="0 to 11"):
        solve(STANDARD.phase(1)).value(Hand(DECK[:12]))
    with pytest.raises(Phase10Error, match="color"):
        solve(STANDARD.phase(8)).value(Hand.parse("7 7 7"))


@pytest.mark.parametrize(("trials", "seed"), [(0, 0), (-5, 0), (10**10, 0), (10, -1)])
def test_trials_out_of_range(trials: int, seed: int) -> None:
    """No trials, too many, or a negative seed are refused before anything is dealt."""
    with pytest.raises(Phase10Error):
        next(simulate_draws(solve(STANDARD.phase(1)), trials, seed))
    with pytest.raises(Phase10Error):
        next(simulate_policy(lambda hand: hand.cards[0], STANDARD.phase(1), trials, seed=seed))
