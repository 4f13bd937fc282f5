"""Advice: which cards help, which card to throw, and reasons that say what the ranking does."""

from __future__ import annotations

import random

import pytest

from phase10.cards import DECK, Card, Hand
from phase10.melds import fewest_missing, makes
from phase10.odds.advice import explain_discard, explain_draw
from phase10.odds.discards import Discard, best_discards, best_play
from phase10.odds.outs import chance_within, helping, outs, unseen, without
from phase10.phases import MASTER, STANDARD, TWIST, Phase
from phase10.rulebook import Rule
from phase10.rules import MATTEL
from phase10.text import LANGUAGES, catalogue

PHASES = [*STANDARD.phases, MASTER.phase(8), TWIST.phase(7)]


def dealt(seed: int, cards: int) -> Hand:
    return Hand(random.Random(seed).sample(DECK, cards))


@pytest.mark.parametrize("phase", PHASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_helps_when_one_less_is_missing_then(phase: Phase, seed: int) -> None:
    """The helping cards are those after which fewer cards are missing, each with its unseen copies."""
    hand, seen = dealt(seed, 10), [Card.parse("W")]
    missing = fewest_missing(hand, phase)
    wanted = {
        card: copies
        for card, copies in unseen(hand, seen).items()
        if fewest_missing(Hand((*hand.cards, card)), phase) < missing
    }
    found = helping(hand, phase, MATTEL, seen)
    assert dict(found.cards) == wanted
    assert found.unseen == 97
    if missing == 1:
        assert found == outs(hand, phase, MATTEL, seen)


@pytest.mark.parametrize("phase", PHASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_no_discard_is_better_than_the_first(phase: Phase, seed: int) -> None:
    """The first discard has the best chance of all; the thrown card is no longer to come."""
    hand = dealt(seed, 11)
    ranked = best_discards(hand, phase, ahead=False)
    assert [one.card for one in ranked] == sorted({*hand.cards}, key=[one.card for one in ranked].index)
    best = max(chance_within(without(hand, card), phase, 1, MATTEL, [card]) for card in {*hand.cards})
    assert ranked[0].probability == best
    assert ranked[0].missing == min(one.missing for one in ranked)
    assert all(one.helps.unseen == 97 for one in ranked)


def test_expected_draws_decide_between_equal_chances() -> None:
    """Where several discards leave the same chance, the one with the fewest expected draws comes first."""
    phase = STANDARD.phase(1)
    play = best_play(phase)
    assert play is not None
    ranked = best_discards(dealt(5, 11), phase)
    draws = [one.draws for one in ranked if one.probability == ranked[0].probability and one.draws is not None]
    assert draws == sorted(draws)
    assert ranked[0].draws == pytest.approx(play.value(without(dealt(5, 11), ranked[0].card)))


def test_a_wild_is_not_thrown_for_its_points() -> None:
    """Far from the phase no discard leaves a chance at the next draw; a wild and what is collected still stay."""
    ranked = best_discards(Hand.parse("R5 B5 G7 R1 B2 G3 Y9 R11 G12 W S"), Phase.parse("S4 S4"), ahead=False)
    assert {one.probability for one in ranked} == {0}
    assert str(ranked[0].card) == "S"
    assert str(ranked[-1].card) == "W"


@pytest.mark.parametrize(
    ("hand", "phase", "card", "rule", "words"),
    [
        ("R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S", "R7", "S", Rule.SKIP_NO_MELD, "part of no phase"),
        ("R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S", "R7", "B1", Rule.RUN_NO_TWINS, "another 1"),
        ("R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S", "R7", "Y12", Rule.TURN_DISCARD, "none of the shortest ways"),
        ("R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S", "R7", "R3", Rule.TURN_WHOLE_PHASE, "2 cards are missing instead of 1"),
        ("R5 B5 G5 R7 B7 R9 B9 G1 Y2 R11 G12", "S3 S3", "R9", Rule.TURN_DISCARD, "6 cards that helped no longer do"),
        ("R5 B5 G5 W B7 R9 G1 Y2 R11 G12 S", "S4 S2", "W", Rule.WILD_ANY_NUMBER, "further away"),
    ],
)
def test_reasons(hand: str, phase: str, card: str, rule: Rule, words: str) -> None:
    """The first step says what the hand loses with the card: nothing, cards that helped, or a step."""
    cards, wanted = Hand.parse(hand), Phase.parse(phase)
    steps = explain_discard(cards, wanted, best_discards(cards, wanted, ahead=False), Card.parse(card))
    assert (steps[0].rule, words in str(steps[0].message)) == (rule, True), str(steps[0].message)
    assert card in [str(cards.cards[place]) for place in steps[0].cards]


@pytest.mark.parametrize("phase", [STANDARD.phase(number) for number in (1, 4, 8)], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_every_discard_has_reasons_in_every_language(phase: Phase, seed: int) -> None:
    """Steps of any discard render in each language, and point at cards that the hand has."""
    hand = next(hand for start in range(99) if not makes(hand := dealt(100 * seed + start, 11), phase))
    for ranked in (best_discards(hand, phase, ahead=False), best_discards(hand, phase)):
        for one in ranked:
            steps = explain_discard(hand, phase, ranked, one.card)
            assert all(0 <= place < 11 for step in steps for place in step.cards)
            assert all(catalogue(lang).message(step.message) for step in steps for lang in LANGUAGES)


def test_the_comparison_tells_the_truth() -> None:
    """The best card is set against the next one, and any other against the best, by what differs first."""
    hand, phase = Hand.parse("R5 B5 G5 R7 B7 R9 B9 G1 Y2 R11 G12"), Phase.parse("S3 S3")
    ranked = best_discards(hand, phase, ahead=False)
    best = explain_discard(hand, phase, ranked)
    assert [str(one.card) for one in ranked[:2]] == ["R11", "G12"]
    assert "G12 would do just as well." in [str(step.message) for step in best]
    worse = explain_discard(hand, phase, ranked, Card.parse("R9"))
    assert "Better throw R11: then 20 of the 97 cards complete the phase." in [str(step.message) for step in worse]


def test_expected_draws_are_told() -> None:
    """Where a discard has expected draws, a step says them."""
    hand, phase = Hand.parse("R1 R2 R3 R4 R5 R6 B9 B1 G11 Y12 S"), Phase.parse("R7")
    ranked = [Discard(one.card, one.outs, one.outs, 1, 6.75) for one in best_discards(hand, phase, ahead=False)]
    assert "6.8 draws" in " ".join(str(step.message) for step in explain_discard(hand, phase, ranked))


def test_the_next_draw_in_steps() -> None:
    """For ten cards the steps end with the chance of the next draw; a phase that is made is explained as such."""
    steps = explain_draw(Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12"), Phase.parse("S3 S3"))
    assert str(steps[-1].message) == "Of the 98 unseen cards 14 complete the phase: a chance of 14.3%."
    made = explain_draw(Hand.parse("R5 B5 G5"), Phase.parse("S3"))
    assert made[-1].rule is Rule.SCORE_LEFT
