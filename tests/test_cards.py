"""Cards, hands, groups and phases: their notation, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phase10 import (
    COPIES,
    DECK,
    SKIP,
    STANDARD,
    Card,
    Group,
    Hand,
    Phase,
    Phase10Error,
    format_cards,
    parse_cards,
    phase_list,
)
from phase10.cards import read_cards

ALL_CARDS = sorted(COPIES, key=str)


def problem(text: str) -> tuple[str, object]:
    with pytest.raises(Phase10Error) as caught:
        Hand.parse(text)
    message = caught.value.message
    return message.id, message.values["token"]


@given(st.permutations(DECK).flatmap(lambda deck: st.integers(0, 16).map(lambda n: tuple(deck[:n]))))
def test_notation_round_trip(cards: tuple[Card, ...]) -> None:
    """What a hand is written as reads back as the same hand."""
    assert parse_cards(format_cards(cards)) == cards
    assert eval(repr(Hand(cards))) == Hand(cards)


@given(st.sampled_from(ALL_CARDS))
def test_repr_gives_the_card_back(card: Card) -> None:
    """The repr of a card is an expression for it."""
    assert eval(repr(card)) == card


def test_the_deck_has_108_cards() -> None:
    """96 number cards, 8 wilds and 4 skips."""
    assert (len(DECK), DECK.count(Card.parse("W")), DECK.count(SKIP)) == (108, 8, 4)
    assert sum(card.is_natural for card in DECK) == 96


@pytest.mark.parametrize(
    "text",
    [
        "r7,B12;7g\tw\nS",
        " R7  b12 G7 W s ",
        "R7\u00a0B12\u202fG7 W S",
        "R7B12g7ws",
        "r 7 b 12 g 7 W S",
        "\u200eR7 B12\u202c G7 W S",
    ],
)
def test_separators_and_case(text: str) -> None:
    """Spaces, commas, line ends and small letters are all fine, and so is the number before the letter."""
    assert format_cards(parse_cards(text)) == "R7 B12 G7 W S"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("R5 X9", ("error-unknown-card", "X9")),
        ("R13", ("error-number-range", "R13")),
        ("R0", ("error-number-range", "R0")),
        ("0", ("error-number-range", "0")),
        ("R-1", ("error-unknown-card", "R-1")),
        ("R X", ("error-unknown-card", "R")),
        ("R5B13", ("error-number-range", "B13")),
        ("R７", ("error-unknown-card", "R７")),
        ("７", ("error-unknown-card", "７")),
        ("R7\x07", ("error-unknown-card", "R7\\x07")),
        ("R7\x1cB5", ("error-unknown-card", "R7\\x1cB5")),
        ("<b>R7</b>", ("error-unknown-card", "<b>R7</b>")),
        ("R7 R7 R7", ("error-too-many-copies", "R7")),
        ("W W W W W W W W W", ("error-too-many-copies", "W")),
        ("S S S S S", ("error-too-many-copies", "S")),
        ("5 5 5 5 5 5 5 5 5", ("error-too-many-copies", "5")),
        ("R5 R5 B5 B5 G5 G5 Y5 Y5 5", ("error-too-many-copies", "5")),
        ("5 5 5 5 5 5 5 5 R5", ("error-too-many-copies", "R5")),
        ("R7 " * 5000, ("error-too-many-copies", "R7")),
        ("R1000", ("error-unknown-card", "R1000")),
        ("ſ", ("error-unknown-card", "ſ")),
    ],
)
def test_bad_cards_are_named(text: str, found: tuple[str, str]) -> None:
    """A token that is no card, or one copy too many, is refused and named, in a form that is safe to print."""
    assert problem(text) == found


def test_too_many_cards_from_python() -> None:
    """A hand built in Python is held to the deck as well."""
    with pytest.raises(Phase10Error):
        Hand([Card.parse("R7")] * 9)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is pasted, every token is either a card or kept aside, and the cards fit the deck."""
    reading = read_cards(text)
    Hand(reading.cards)
    assert bool(reading.rejected) == (reading.problem is not None)


@pytest.mark.parametrize(
    "text", ["R13", "R2", "S1", "S17", "CR13", "C33", "R1000", "X4", "S", "3", "S3R4", "S-3", "S３"]
)
def test_bad_groups_are_named(text: str) -> None:
    """A group that cannot be, such as a run of 13, is refused and named."""
    with pytest.raises(Phase10Error) as caught:
        Phase.parse(text)
    assert caught.value.message.values["token"] == text


@pytest.mark.parametrize("text", ["S16 S16", "C32 C25", "C32 S9", "S16 S16 S16 S16"])
def test_phases_beyond_the_deck_are_refused(text: str) -> None:
    """A phase that all 108 cards cannot make is refused and named."""
    with pytest.raises(Phase10Error, match=text):
        Phase.parse(text)


@pytest.mark.parametrize("text", ["", "  ", "S3 S3 S3 S3 S3"])
def test_phases_have_one_to_four_groups(text: str) -> None:
    """A phase without groups or with five is refused."""
    with pytest.raises(Phase10Error, match="1 to 4 groups"):
        Phase.parse(text)


@given(
    st.lists(
        st.builds(lambda k, n: f"{k}{n}", st.sampled_from(["S", "R", "C", "CR"]), st.integers(3, 8)),
        min_size=1,
        max_size=4,
    )
)
def test_phase_round_trip(groups: list[str]) -> None:
    """What a phase is written as reads back as the same phase."""
    phase = Phase.parse(" ".join(groups).lower())
    assert phase.notation == " ".join(groups)
    assert eval(repr(phase)) == phase
    assert eval(repr(phase.groups[0])) == phase.groups[0]
    assert Group.parse(groups[0]) == phase.groups[0]


@pytest.mark.parametrize("number", ["0", "11", "-1", "99999999999999999999"])
def test_a_phase_that_does_not_exist(number: str) -> None:
    """A number that the list does not have is refused, and the list's numbers are told."""
    with pytest.raises(Phase10Error, match="phases 1 to 10"):
        STANDARD.find(number)


def test_unknown_list() -> None:
    """A phase list that does not exist is refused, and those there are are told."""
    with pytest.raises(Phase10Error, match="standard, master"):
        phase_list("brettspiel")
