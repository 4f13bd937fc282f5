"""What must hold for any hand and any phase."""

from hypothesis import given, settings
from hypothesis import strategies as st

from phase10 import (
    COPIES,
    MASTER,
    STANDARD,
    Card,
    Hand,
    Naturals,
    Phase,
    Rules,
    SameNumber,
    check,
    fewest_missing,
    makes,
    makes_each,
)
from phase10.cards import copies_left
from phase10.judge import judge_hit, judge_layout

CARDS = sorted((card for card in COPIES if card.color or not card.is_natural), key=lambda card: card.rank)
OWN = ("R4 R4", "C4 R4", "CR3 S3", "S2 R3 C2", "C3 C3")
phases = st.sampled_from([*STANDARD.phases, *MASTER.phases, *map(Phase.parse, OWN)])
rules = st.builds(Rules, st.sampled_from(Naturals), st.sampled_from(SameNumber))


@st.composite
def hands(draw: st.DrawFn, most: int = 11) -> Hand:
    """A hand that the deck can deal, with more wilds and fewer numbers than chance would give."""
    low = draw(st.integers(1, 9))
    near = [card for card in CARDS if not card.is_natural or low <= card.number <= low + 3]
    pool = draw(st.sampled_from([CARDS, near]))
    held: list[Card] = []
    for card in draw(st.lists(st.sampled_from(pool), max_size=most)):
        if held.count(card) < COPIES[card]:
            held.append(card)
    return Hand(held)


@given(hands(), phases, rules, st.sampled_from(CARDS))
@settings(max_examples=300, deadline=None)
def test_a_further_card_never_hurts(hand: Hand, phase: Phase, rule: Rules, card: Card) -> None:
    """With one more card a phase that was made stays made, and a hand lacks as many cards as before or one fewer."""
    if not copies_left(card, hand.by_card):
        return
    before, after = fewest_missing(hand, phase, rule), fewest_missing(Hand([*hand, card]), phase, rule)
    assert after in {before, max(before - 1, 0)}


@given(hands(), phases, rules, st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_the_order_of_the_cards_does_not_matter(hand: Hand, phase: Phase, rule: Rules, rng: object) -> None:
    """The same cards in another order get the same verdict, layout and needs."""
    cards = list(hand.cards)
    rng.shuffle(cards)  # type: ignore[attr-defined]
    one, other = check(hand, phase, rule), check(Hand(cards), phase, rule)
    assert (one.made, one.missing, one.layout) == (other.made, other.missing, other.layout)
    assert [need.slots for need in one.needs[:20]] == [need.slots for need in other.needs[:20]]


@given(hands(), phases, rules)
@settings(max_examples=300, deadline=None)
def test_a_layout_is_legal_and_nothing_left_fits(hand: Hand, phase: Phase, rule: Rules) -> None:
    """The best layout passes the judge, and no card left in hand could be hit onto it."""
    layout = check(hand, phase, rule).layout
    if layout is None:
        return
    assert judge_layout(hand, phase, [meld.cards for meld in layout.melds], rule) == ()
    left = Hand(layout.left)
    for card in layout.left:
        for meld in layout.melds:
            assert judge_hit(left, meld, [card]) != ()


@given(hands(), phases, rules)
@settings(max_examples=200, deadline=None)
def test_yes_or_no_agrees_with_the_verdict(hand: Hand, phase: Phase, rule: Rules) -> None:
    """Asked one by one, several at once, or for what is missing, the answer is the same."""
    made = makes(hand, phase, rule)
    assert made == check(hand, phase, rule).made == (fewest_missing(hand, phase, rule) == 0)
    assert makes_each(hand, (phase, STANDARD.phase(1)), rule)[0] == made


@given(hands(), phases)
@settings(max_examples=200, deadline=None)
def test_the_stricter_reading_never_makes_more(hand: Hand, phase: Phase) -> None:
    """What passes with a number card in every group passes with one in the phase."""
    assert not makes(hand, phase, Rules(Naturals.GROUP)) or makes(hand, phase, Rules(Naturals.PHASE))
