"""More explanations: every step rests on a rule, points at cards that are there, and agrees with the engine."""

import random

import pytest

from phase10 import DECK, Group, Hand, Naturals, Phase, Rules, check, parse_cards
from phase10.cards import FACES
from phase10.judge import judge_group, judge_hit, judge_layout
from phase10.match import Match, Result
from phase10.melds import lay
from phase10.narrate import (
    explain_card,
    explain_deck,
    explain_group,
    explain_hit,
    explain_layout,
    explain_outcome,
    explain_score,
    explain_skip,
)
from phase10.rulebook import Rule
from phase10.rules import PRESETS, LastPhase, MovingOn, TieBreak
from phase10.scoring import score
from phase10.table import Seats
from phase10.text import LANGUAGES, catalogue


def rules(steps: tuple[object, ...]) -> list[str]:
    return [step.rule.value for step in steps]  # type: ignore[attr-defined]


@pytest.mark.parametrize("group", ["S3", "R4", "C4", "CR3"])
def test_a_group_is_explained_as_it_is_judged(group: str) -> None:
    """After what the group asks for, the steps are the violations, or say how it lies; they point at cards there."""
    rng, asked = random.Random(group), Group.parse(group)
    for _ in range(300):
        cards = Hand(rng.sample(DECK, rng.randint(1, 7))).cards
        steps = explain_group(cards, asked)
        violations = judge_group(cards, asked)
        assert (len(steps) == 1 + len(violations)) if violations else len(steps) > 1
        assert [step.rule for step in steps[1:]] == [one.rule for one in violations] or not violations
        assert all(0 <= place < len(cards) for step in steps for place in step.cards)


def test_a_made_group_points_at_all_its_cards() -> None:
    """Where the cards make the group, the second step points at each of them once."""
    steps = explain_group(parse_cards("B10 R9 W Y12"), Group.parse("R4"))
    assert sorted(steps[1].cards) == [0, 1, 2, 3]


def test_layouts_point_at_the_right_cards() -> None:
    """Violations of a layout point at places in the hand, not at places in the group."""
    hand, phase = Hand.parse("R9 B9 G9 R1 B1 G2 Y12"), Phase.parse("S3 S3")
    (step,) = explain_layout(hand, phase, [(0, 1, 2), (3, 4, 5)])
    assert (step.rule, step.cards) == (Rule.SET_SAME_NUMBER, (5,))


@pytest.mark.parametrize("naturals", Naturals)
def test_layouts_are_explained_as_they_are_judged(naturals: Naturals) -> None:
    """On random layouts the steps name exactly the broken rules, in either reading of the wild rule."""
    rng, in_force = random.Random(7), Rules(naturals=naturals)
    for _ in range(300):
        hand, phase = Hand(rng.sample(DECK, 9)), Phase.parse(rng.choice(["S3 S3", "S3 R4", "C4 S2"]))
        where = [rng.randrange(3) for _ in hand.cards]
        groups = [tuple(i for i, spot in enumerate(where) if spot == number) for number in (0, 1)]
        cards = [[hand.cards[i] for i in places] for places in groups]
        broken = judge_layout(hand, phase, cards, in_force)
        steps = explain_layout(hand, phase, groups, in_force)
        assert not broken or rules(steps) == rules(broken)
        assert all(0 <= place < len(hand.cards) for step in steps for place in step.cards)


def test_hits() -> None:
    """A hit that fits says what lies there; one that does not gives every reason; a wild on a run has an end."""
    layout = check(Hand.parse("R3 B4 G5 Y6"), Phase.parse("R4")).layout
    assert layout is not None
    run = layout.melds[0]
    for cards, expected in [
        ("R7 B8", ["hit.fits"]),
        ("W", ["hit.fits", "wild.end"]),
        ("B8", ["run.consecutive"]),
        ("B4 R11", ["run.no-twins", "run.consecutive"]),
    ]:
        found = judge_hit(Hand.parse(cards), run, parse_cards(cards))
        assert rules(explain_hit(run, parse_cards(cards), found)) == expected, cards


def test_a_hit_keeps_a_group_legal() -> None:
    """Whatever the judge lets be added, the group is still one, with every card and its wilds where they were."""
    rng = random.Random(11)
    tables = [
        ("S3", "R5 B5 W"),
        ("R4", "R3 W G5 Y6"),
        ("R4", "R9 B10 G11 Y12"),
        ("C4", "B1 B4 W B9"),
        ("CR3", "R3 R4 W"),
    ]
    accepted = 0
    for _ in range(3000):
        group, cards = rng.choice(tables)
        layout = check(Hand.parse(cards), Phase.parse(group)).layout
        assert layout is not None
        meld, hand = layout.melds[0], Hand(rng.sample(DECK, rng.randint(1, 4)))
        if judge_hit(hand, meld, hand.cards):
            continue
        accepted += 1
        after = meld.with_hit(hand.cards, low=rng.random() < 0.5)
        assert judge_group(after.cards, Group.parse(group)) == ()
        assert sorted(map(str, after.cards)) == sorted(map(str, [*meld.cards, *hand.cards]))
        assert not [slot for slot in meld.stands_for if slot not in after.stands_for]
        if meld.group.kind.is_run:
            numbers = [slot.number for slot in after.stands_for]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert 1 <= numbers[0] <= numbers[-1] <= 12
    assert accepted > 100


@pytest.mark.parametrize(
    ("group", "cards", "hit"),
    [("S3", "R5 B5 G5", "S"), ("S3", "R5 B5 G5", "R6"), ("R4", "R3 B4 G5 Y6", "B4"), ("C4", "B1 B2 B3 B4", "R1")],
)
def test_what_does_not_fit_cannot_be_laid(group: str, cards: str, hit: str) -> None:
    """A hit that the judge would refuse makes no group, also when nobody asked the judge."""
    with pytest.raises(ValueError, match="do not fit"):
        lay(Hand.parse(cards), Group.parse(group)).with_hit(parse_cards(hit))


def test_a_wild_lies_at_the_end_that_is_said() -> None:
    """Rule wild.end: the same wild extends a run below or above, and above only where there is no room below."""
    layout = check(Hand.parse("R4 B5 G6 Y7"), Phase.parse("R4")).layout
    assert layout is not None
    run = layout.melds[0]
    assert str(run.with_hit(parse_cards("W")).stands_for[-1]) == "8"
    assert str(run.with_hit(parse_cards("W"), low=True).stands_for[0]) == "3"
    first = check(Hand.parse("R1 B2 G3 Y4"), Phase.parse("R4")).layout
    assert first is not None
    assert str(first.melds[0].with_hit(parse_cards("W"), low=True).stands_for[-1]) == "5"


@pytest.mark.parametrize("preset", ["mattel", "wild-20", "master"])
def test_the_steps_of_a_score_add_up(preset: str) -> None:
    """The sums told for each value make the score, and each card is pointed at once."""
    rng, count = random.Random(5), PRESETS[preset]
    for _ in range(200):
        hand = Hand(rng.sample(DECK, rng.randint(1, 12)))
        steps = explain_score(hand, count)
        total = score(hand, count).points
        if preset == "master":
            assert steps[0].message.values == {"count": total}
            continue
        assert sum(int(str(step.message.values["sum"])) for step in steps[:-1]) == total
        assert steps[-1].message.values == {"points": total}
        assert sorted(place for step in steps for place in step.cards) == list(range(len(hand.cards)))


def test_a_wild_at_20_rests_on_its_own_rule() -> None:
    """The house rule is named where it changes the count, and nowhere else."""
    assert rules(explain_score(Hand.parse("R3 W"), PRESETS["wild-20"])) == [
        "score.left",
        "score.wild-20",
        "score.low-wins",
    ]
    assert rules(explain_score(Hand.parse("R3 S"), PRESETS["wild-20"])) == [
        "score.left",
        "score.left",
        "score.low-wins",
    ]


def test_an_empty_hand_costs_nothing() -> None:
    """Who went out counts nothing."""
    assert rules(explain_score(Hand(()))) == ["score.winner"]


def test_deck_and_cards() -> None:
    """What is told of the deck and of each card counts the real deck, and points at cards that are there."""
    numbers, wilds, skips = (step.message.values["count"] for step in explain_deck()[1:4])
    assert (numbers, wilds, skips) == (96, 8, 4)
    for card in FACES:
        steps = explain_card(card)
        assert steps[0].message.values["count"] == DECK.count(card)
        assert steps[-1].message.values == {"points": card.points}
        assert FACES.index(card) in steps[0].cards
        if card.is_natural:
            assert (steps[1].message.values["count"], steps[3].message.values["count"]) == (8, 24)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_skips_tell_who_is_on(players: int) -> None:
    """The last step of a skip names the player whose turn it really is."""
    for target in range(1, players):
        steps = explain_skip(Seats(players), target)
        assert steps[-1].message.values == {"player": Seats(players).skip(target).seat + 1}
    assert rules(explain_skip(Seats(players), 0)) == ["skip.choose"]


def finished(*points: int, made: int, **options: object) -> Match:
    match = Match(len(points), rules=Rules(last_phase=LastPhase.FIVE, **options))  # type: ignore[arg-type]
    for hand in range(5):
        last = hand == 4
        match = match.play([Result(not last or seat < made, one if last else 0) for seat, one in enumerate(points)])
    return match


def test_a_deciding_hand_is_told_by_what_was_tied() -> None:
    """After a deciding hand the steps still name those who had finished and their points, and then the winner."""
    for tie_break in TieBreak:
        match = finished(20, 20, 30, made=2, tie_break=tie_break)
        match = match.play([Result(True, 45), Result(True, 0), Result(True, 5)])
        steps = explain_outcome(match)
        assert steps[0].message.values["players"] == (1, 2)
        assert steps[1].message.values["points"] == 20
        assert steps[-1].message.values == {"player": 2}


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (finished(10, 20, 30, made=0), ["win.end-of-hand"]),
        (finished(10, 20, 30, made=1), ["win.end-of-hand", "win.end-of-hand"]),
        (finished(10, 20, 30, made=2), ["win.end-of-hand", "score.low-wins", "win.end-of-hand"]),
        (finished(20, 20, 30, made=2), ["win.end-of-hand", "score.low-wins", "win.tie"]),
        (finished(20, 20, 30, made=2, tie_break=TieBreak.ALL), ["win.end-of-hand", "score.low-wins", "win.tie"]),
        (
            finished(20, 10, 30, made=0, moving_on=MovingOn.ALWAYS),
            ["variant.ten-hands", "score.low-wins", "win.end-of-hand"],
        ),
    ],
)
def test_the_end_of_a_game(match: Match, expected: list[str]) -> None:
    """The steps name the rule that decides, in every language."""
    steps = explain_outcome(match)
    assert rules(steps) == expected
    for lang in LANGUAGES:
        assert all(catalogue(lang).message(step.message) for step in steps)
