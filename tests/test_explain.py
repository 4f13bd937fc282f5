"""Explanations: what the steps say is true, adds up, and points at the cards it speaks of."""

import random
from typing import Any

import literal
import pytest

from phase10 import (
    MASTER,
    STANDARD,
    Card,
    Hand,
    Naturals,
    Phase,
    Rules,
    Verdict,
    check,
    fewest_missing,
    makes,
)
from phase10.cards import COPIES, copies_left
from phase10.explain import Step, explain, sentence
from phase10.places import ANY_WILD
from phase10.text import LANGUAGES, catalogue

PHASES = [*STANDARD.phases, *MASTER.phases, *map(Phase.parse, ("CR4", "R3 R3", "C3 R3", "S2 S2 S2"))]


def verdicts(seed: int, count: int) -> list[Verdict]:
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        cards = [card for card in literal.stress_hand(rng) if not card.isdigit()]
        if cards:
            rules = Rules(rng.choice(list(Naturals)))
            found.append(check(Hand.parse(" ".join(cards)), rng.choice(PHASES), rules))
    return found


def steps_of(hand: str, phase: str, rules: Rules = Rules()) -> list[Step]:  # noqa: B008  a frozen value
    return list(explain(check(Hand.parse(hand), Phase.parse(phase), rules)))


def ids(hand: str, phase: str, rules: Rules = Rules()) -> list[str]:  # noqa: B008
    return [step.message.id for step in steps_of(hand, phase, rules)]


def value(step: Step, name: str) -> Any:
    return step.message.values[name]


def test_the_counts_add_up() -> None:
    """The places still open after the wilds are the cards said to be missing, unless the natural rule is named."""
    for verdict in verdicts(1, 300):
        steps = explain(verdict)
        if verdict.made or not verdict.needs:
            continue
        short = sum(value(step, "short") for step in steps if step.message.id.endswith("-short"))
        filled = sum(value(step, "wilds") for step in steps if step.message.id == "step-wilds-fill")
        named = any(step.message.id.startswith("step-no-natural") for step in steps)
        assert value(steps[-1], "missing") == verdict.missing
        assert (short - filled == verdict.missing) != named


def test_steps_point_at_cards_they_name() -> None:
    """Each step points at places of the hand, none twice; the groups of a layout and what is left are all of it."""
    for verdict in verdicts(2, 200):
        for step in explain(verdict):
            assert len(set(step.cards)) == len(step.cards)
            assert all(0 <= i < len(verdict.hand) for i in step.cards)
            cards = step.message.values.get("cards")
            if isinstance(cards, tuple):
                assert sorted(map(str, cards)) == sorted(str(verdict.hand.cards[i]) for i in step.cards)


def test_twins_and_wraps_are_true() -> None:
    """A twin is a number held twice, and the end at 12 is named only when the hand holds a 12 and a 1."""
    for verdict in verdicts(3, 400):
        for step in explain(verdict):
            if step.message.id == "step-twins":
                for number in value(step, "numbers").items:
                    assert verdict.hand.counts[number] >= 2
            if step.message.id == "step-no-wrap":
                assert verdict.hand.counts[1]
                assert verdict.hand.counts[12]


def test_a_color_run_blames_the_color() -> None:
    """A 4 of the wrong color is called that, not a twin."""
    assert "step-wrong-color" in ids("R3 B4 R5 R6", "CR4")
    assert "step-twins" not in ids("R3 B4 R5 R6", "CR4")


def test_the_natural_rule_is_named_when_it_binds() -> None:
    """When the wilds would fill more than the rule lets them, the rule is a step."""
    assert "step-no-natural" in ids("W W W W W W W", "C7")
    assert "step-no-natural-group" in ids("R5 W W W W", "S2 S2 S2", Rules(Naturals.GROUP))
    assert "step-no-natural" not in ids("R1 B2", "R4")


def test_wilds_alone_in_a_group_are_said_to_be_disputed() -> None:
    """A group of wilds alone is laid only with a word on what booklets say."""
    assert "step-bare-disputed" in ids("R5 W W W W W W", "S5 S2")
    assert "step-bare-disputed" not in ids("R9 B9 G9 W W W", "S3 S3")


def test_helpful_cards_are_those_that_help() -> None:
    """A card is named as helpful exactly when the hand with it lacks fewer cards."""
    for verdict in verdicts(4, 120):
        if verdict.made:
            continue
        for card in (card for card in COPIES if copies_left(card, verdict.hand.by_card)):
            if (card.color is None and card.is_natural) or card == Card.parse("S"):
                continue
            helps = fewest_missing(Hand([*verdict.hand, card]), verdict.phase, verdict.rules) < verdict.missing
            named = any(slot.fits(card) for slot in verdict.helpful if slot != ANY_WILD)
            if not card.is_natural:
                named = ANY_WILD in verdict.helpful
            assert helps == named, (verdict, card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_has_words(lang: str) -> None:
    """Each verdict and each step is one line in each language, without a gap."""
    text = catalogue(lang)
    for verdict in verdicts(6, 120):
        for message in (sentence(verdict), *(step.message for step in explain(verdict))):
            words = text.message(message)
            assert words[-1] in ".!?"
            assert "\n" not in words
            assert "{" not in words


def test_every_rule_that_steps_cite_has_a_reason() -> None:
    """The last step of a made phase counts the points left; of any other, the cards that would help."""
    for verdict in verdicts(8, 100):
        last = explain(verdict)[-1]
        if verdict.made:
            assert verdict.layout is not None
            assert value(last, "points") == verdict.layout.points_left
        else:
            assert last.message.id == "step-missing"
            assert not makes(verdict.hand, verdict.phase, verdict.rules)
