"""What cards left in hand cost, in Python and on the command line."""

import json

import pytest

from phase10 import DECK, Hand, cli
from phase10.rules import PRESETS, Rules, Scoring, WildPoints
from phase10.scoring import score
from phase10.text import LANGUAGES

C76 = "R3 B9 G10 Y12 S W W"


@pytest.mark.parametrize(("rules", "points"), [("mattel", 95), ("wild-20", 85), ("master", 7)])
def test_c76(rules: str, points: int) -> None:
    """C76: 3, 9, 10, 12, a skip and two wilds cost 95; 85 where a wild costs 20; 7 where each card costs one."""
    assert score(Hand.parse(C76), PRESETS[rules]).points == points


def test_the_whole_deck() -> None:
    """The deck costs 72 fives, 24 tens, 4 skips of 15 and 8 wilds of 25."""
    assert score(Hand(DECK)).points == 72 * 5 + 24 * 10 + 4 * 15 + 8 * 25


def test_ten_cards_cost_between_50_and_230() -> None:
    """A player who never laid down holds at least 50 and at most 230 points, 190 where a wild costs 20."""
    cards = sorted(DECK, key=lambda card: card.points)
    assert score(Hand(cards[:10])).points == 50
    assert score(Hand(cards[-10:])).points == 230
    assert score(Hand(cards[-10:]), Rules(wild_points=WildPoints.SOME_EDITIONS)).points == 190
    assert score(Hand(cards[:10]), Rules(scoring=Scoring.PER_CARD)).points == 10


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`score --json` prints the sum and each card with its points, in order."""
    assert cli.main(["score", "R3", "W", "R12", "S", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "points": 55,
        "cards": [["R3", 5], ["W", 25], ["R12", 10], ["S", 15]],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Without --json each card stands on a line with its points, and the sum below in words."""
    assert cli.main(["score", C76, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert "95" in lines[-1]


@pytest.mark.parametrize(
    ("args", "token"), [(["R3 X9"], "X9"), (["R3", "--rules", "house"], "house"), ([""], "R5 B5 W")]
)
def test_bad_input(capsys: pytest.CaptureFixture[str], args: list[str], token: str) -> None:
    """Bad input: status 2 and one line that names the token."""
    assert cli.main(["score", *args, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert token in err
