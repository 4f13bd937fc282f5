"""`phase10 play` and `phase10 hands`: what they print, the same for the same seed, and one clear line for bad input."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import pytest

from phase10 import cli
from phase10.bots import Decision, Sensible, skip
from phase10.cards import Hand
from phase10.events import Happening
from phase10.game import Setup, State
from phase10.hands import Table, simulate_hands
from phase10.melds import lay
from phase10.phases import Group
from phase10.play_command import MOST_LAYOUTS, Person, StoppedError, Told, _offered, lying, played, run_play
from phase10.rules import PRESETS
from phase10.text import LANGUAGES, catalogue
from phase10.view import View


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        status = cli.main(list(args))
    except SystemExit as end:
        status = int(str(end.code))
    out, err = capsys.readouterr()
    return status, out, err


def options(**given: Any) -> Namespace:
    usual = {"bots": None, "hands": None, "players": "2", "seed": "1", "list": "standard", "rules": "mattel"}
    return Namespace(**{**usual, "json": False, "lang": "en", **given})


def typed(*answers: str) -> Any:
    """Somebody who types these answers, and then ends the input."""
    left: Iterator[str] = iter(answers)

    def ask(_question: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


# ---- Bots alone ------------------------------------------------------------------------------------------------------


def test_a_whole_match_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """The log, the points after each hand, and in the end the winner with the rule; the same for the same seed."""
    args = ("play", "--bots", "--seed", "2", "--players", "3", "--lang", "en")
    status, out, err = run(capsys, *args)
    assert (status, err) == (0, "")
    assert out.startswith("Hand 1: Player 3 deals.\n")
    assert out.count("After hand ") == out.count(" deals.") >= 10
    assert out.rstrip().splitlines()[-1].endswith("wins the game. [win.end-of-hand]")
    assert run(capsys, *args)[1] == out


def test_points_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    """The total after a hand is the one before and the points of the hand."""
    _, out, _ = run(capsys, "play", "--bots", "--seed", "3", "--hands", "4", "--lang", "en")
    rows = [line.split() for line in out.splitlines() if line.startswith("  Player 1: ")]
    points, totals = [int(row[2]) for row in rows], [int(row[4]) for row in rows]
    assert totals == [sum(points[: hand + 1]) for hand in range(4)]
    assert out.rstrip().endswith("Stopped after 4 hands: nobody has won yet.")


def test_json_is_an_event_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is one event; together they tell the match: turns, points of every hand, and the winner."""
    _, out, _ = run(capsys, "play", "--bots", "--seed", "2", "--players", "3", "--json")
    events = [json.loads(line) for line in out.splitlines()]
    kinds = [event["event"] for event in events]
    assert set(kinds) <= {kind.value for kind in Happening}
    assert kinds.count("counted") == 3 * kinds.count("dealt")
    assert kinds[-1] == "won"
    first = events[kinds.index("drew")]
    assert {"seat", "cards", "pile"} <= set(first)


def test_kinds_of_bots_take_turns(capsys: pytest.CaptureFixture[str]) -> None:
    """Kinds are given to the seats in turn: two random players are left behind by two careful ones."""
    _, out, _ = run(capsys, "play", "--bots", "sensible,random", "--players", "4", "--seed", "1", "--json")
    won = json.loads(out.splitlines()[-1])
    assert won["event"] == "won"
    assert won["seat"] in (0, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """The log is in the reader's language, under another list and other rules too."""
    args = ("--bots", "--hands", "1", "--list", "master", "--rules", "masters", "--lang", lang)
    status, out, _ = run(capsys, "play", *args)
    assert status == 0
    assert catalogue(lang)("console-after", number=1) in out
    assert catalogue(lang)("console-not-over", hands=1) in out


def test_a_hand_without_an_end_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Players who never lay: after so many turns the hand is given up, and that is said."""

    class Passes(Sensible):
        def act(self, view: View) -> Decision:
            return skip(view) or self.discard(view)

    told = Told(catalogue("en"), print, 2, None)
    told.whole(State.start(Setup(2, seed=1)), [lambda view: Passes().decide(view).action] * 2, hands=1)
    lines = capsys.readouterr().out.rstrip().splitlines()
    assert lines[-2] == "After 600 turns nobody can go out: the hand is given up."


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "1"], "--players takes a whole number from 2 to 6, not “1”."),
        (["--players", "two"], "not “two”"),
        (["--hands", "0"], "--hands takes"),
        (["--seed", "-1"], "--seed takes"),
        (["--seed", "9" * 40], "--seed takes"),
        (["--bots", "clever"], "There is no kind of player “clever”. There are: sensible, odds, random."),
        (["--bots", "odds,random,sensible"], "3 kinds of players are named, and only 2 play."),
        (["--list", "own"], "There is no phase list “own”"),
        (["--rules", "own"], "There are no rules called “own”"),
        (["--bots", "--lang", "xx"], "does not speak “xx”"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: pytest.CaptureFixture[str], args: list[str], words: str) -> None:
    """Anything wrong is one line on standard error, nothing on standard output, status 2."""
    status, out, err = run(capsys, "play", *(["--bots"] if "--bots" not in args else []), "--lang", "en", *args)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_json_needs_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """Events of a person are not printed as JSON."""
    status, _, err = run(capsys, "play", "--json", "--lang", "de")
    assert status == 2
    assert err == "phase10: --json verlangt --bots: Sonst spielt jemand im Terminal.\n"


# ---- A person --------------------------------------------------------------------------------------------------------


def test_a_person_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """The person sees the table and numbered actions, does what is picked, gets a hint, and stops at the end."""
    assert run_play(options(seed="5"), ask=typed("1", "h", "x", "99", "")) == 0
    out = capsys.readouterr().out
    assert "Deal number 5" in out
    assert "   1  Draw from the draw pile.\n   2  Take B7 from the discard pile." in out
    assert "You draw R9 from the draw pile." in out
    assert "Discard B10. B10 is not needed for the phase" in out
    assert out.count("Write a number from 1 to 11, h or q.") == 3
    assert out.rstrip().endswith("The game is stopped.")


def test_q_stops(capsys: pytest.CaptureFixture[str]) -> None:
    """q stops the game at once, politely."""
    assert run_play(options(), ask=typed(" Q ")) == 0
    assert capsys.readouterr().out.rstrip().endswith("The game is stopped.")


def test_a_person_who_follows_the_first_line_plays_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """Always the first action: the hand comes to its end, and hidden cards of the others are not told."""
    assert run_play(options(hands="1", seed="4"), ask=lambda _question: "1") == 0
    out = capsys.readouterr().out
    assert "After hand 1" in out
    assert "Player 2 draws from the draw pile." in out


def test_every_action_in_words() -> None:
    """All that comes up in whole hands, choosing phases too, has words in each language; ways to lay are few."""
    for lang in LANGUAGES:
        told = Told(catalogue(lang), lambda _line: None, 3, 0)
        for rules in ("masters", "mattel"):
            state = State.start(Setup(3, rules=PRESETS[rules], seed=9))
            for after, _ in played(state, [lambda view: Sensible().decide(view).action] * 3, hands=1):
                if after.actor is not None and after.stage.value != "deal":
                    view = after.view(after.actor)
                    offered = _offered(view)
                    assert Sensible().decide(view).action in offered
                    assert sum("melds" in type(one).__slots__ for one in offered) <= MOST_LAYOUTS
                    person = Person(told, typed("q"))
                    assert all(person._words(one, view) for one in offered)
                    with pytest.raises(StoppedError):
                        person.choose(view)


def test_what_wilds_stand_for_is_shown() -> None:
    """A group as it lies names what its wilds are."""
    assert lying(lay(Hand.parse("W R7 W B9"), Group.parse("R4"))) == "W=6 R7 W=8 B9"


# ---- Figures of whole hands ------------------------------------------------------------------------------------------


def test_a_table_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each phase with each figure and its error, as the simulation gives them."""
    status, out, _ = run(capsys, "hands", "--trials", "12", "--players", "3", "--lang", "en", "--seed", "5")
    assert status == 0
    lines = out.splitlines()
    assert lines[0].startswith("12 simulated hands for each phase, 3 players")
    assert [line.split(":")[0] for line in lines[2:12]] == [f"Phase {number}" for number in range(1, 11)]
    *_, sample = simulate_hands(Table.of(3, number=4), 12, seed=5)
    assert f"{sample.laps.value:.1f} ± {sample.laps.error:.1f}" in lines[5]
    assert f"{100 * sample.laid.value:.1f} ± {100 * sample.laid.error:.1f}" in lines[5]


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One object: figures with their errors, and the rows by lap; the same for the same seed."""
    args = ("hands", "--trials", "10", "--phase", "2", "--json", "--bots", "odds,sensible")
    _, out, _ = run(capsys, *args)
    found = json.loads(out)
    assert (found["players"], found["trials"], found["bots"]) == (4, 10, "odds,sensible")
    (row,) = found["phases"]
    assert (row["phase"], row["groups"]) == (2, ["S3", "R4"])
    assert sum(row["by_laps"]) == 10
    assert row["laps"] == sum(lap * count for lap, count in enumerate(row["by_laps"])) / 10
    assert 0 < row["laid_error"] < 1
    assert run(capsys, *args)[1] == out


def test_a_single_hand_has_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """One hand gives no standard error: none is printed."""
    _, out, _ = run(capsys, "hands", "--trials", "1", "--phase", "2", "--json")
    assert json.loads(out)["phases"][0]["laps_error"] is None
    _, out, _ = run(capsys, "hands", "--trials", "1", "--phase", "2", "--lang", "fi")
    assert "–" in out


@pytest.mark.parametrize("args", [["--phase", "11"], ["--phase", "S3"], ["--trials", "0"], ["--players", "7"]])
def test_bad_figures_are_one_clear_line(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    """Anything wrong is one line that names the option, status 2."""
    status, out, err = run(capsys, "hands", *args, "--lang", "en")
    assert (status, out) == (2, "")
    assert err.startswith(f"phase10: {args[0]} takes a whole number")
