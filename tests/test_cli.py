"""The command line: its contract, its exit statuses, and one clear line for anything wrong."""

import json
import os
import subprocess
import sys
from math import comb

import pytest

from phase10 import STANDARD, cli
from phase10.text import LANGUAGES

HAND = "R5 B5 G5 Y5 R3 B4 W G12 S Y12"


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        status = cli.main(["check", *args])
    except SystemExit as end:
        status = int(str(end.code))
    out, err = capsys.readouterr()
    return status, out, err


def piped(text: bytes, *args: str) -> tuple[int, list[dict[str, object]], str]:
    command = [sys.executable, "-m", "widgets.app", "check", "-", *args]
    done = subprocess.run(command, input=text, capture_output=True, check=False, timeout=60)
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()], done.stderr.decode()


def test_made(capsys: pytest.CaptureFixture[str]) -> None:
    """A made phase: status 0, the verdict first, each group with its cards, the steps with their rules."""
    status, out, err = run(capsys, HAND, "--phase", "2", "--lang", "en")
    assert (status, err) == (0, "")
    assert out.startswith("Yes. This hand makes Phase 2")
    assert "W=2" in out
    assert "[skip.no-meld]" in out
    assert "\x1b" not in out


def test_json_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON object has the agreed keys; cards laid and left are together the hand."""
    status, out, _ = run(capsys, HAND, "--phase", "2", "--json")
    row = json.loads(out)
    assert status == 0
    assert list(row) == ["hand", "phase", "made", "melds", "left", "missing", "needs"]
    assert [list(meld) for meld in row["melds"]] == [["group", "cards", "stands_for"]] * 2
    assert sorted([card for meld in row["melds"] for card in meld["cards"]] + row["left"]) == sorted(HAND.split())
    assert (row["made"], row["missing"], row["needs"]) == (True, 0, [])
    assert row["melds"][1] == {"group": "R4", "cards": ["W", "R3", "B4", "Y5"], "stands_for": ["2", "R3", "B4", "Y5"]}


def test_not_made(capsys: pytest.CaptureFixture[str]) -> None:
    """A phase not made: status 1, no groups, what is missing, and each card that would do."""
    status, out, _ = run(capsys, HAND, "--phase", "S4 R4", "--json")
    row = json.loads(out)
    assert status == 1
    assert (row["made"], row["melds"], row["missing"]) == (False, [], 1)
    assert row["needs"] == [["1"], ["2"], ["5"], ["6"]]
    assert row["left"] == HAND.split()


def test_hand_as_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A hand need not be quoted."""
    assert run(capsys, "R5", "B5", "G5", "--phase", "S3")[0] == 0


def test_naturals(capsys: pytest.CaptureFixture[str]) -> None:
    """The reading of the wild rule is chosen with --naturals."""
    hand = "R5 W W W W W W S S S"
    assert run(capsys, hand, "--phase", "9")[0] == 0
    assert run(capsys, hand, "--phase", "9", "--naturals", "group")[0] == 1


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    """A phase number is one of the list that is named."""
    assert run(capsys, "R2 B2 G2 Y2 R3 B3 G3 Y3", "--phase", "1", "--list", "master")[0] == 0


@pytest.mark.parametrize(
    ("args", "token"),
    [
        (["R5 X9", "--phase", "1"], "X9"),
        (["R5 R13", "--phase", "1"], "R13"),
        (["R5 R5 R5", "--phase", "1"], "R5"),
        (["", "--phase", "1"], "R5 B5 W"),
        (["R5 " * 5000, "--phase", "1"], "R5"),
        (["7", "--phase", "8"], "7"),
        (["R5", "--phase", "11"], "11"),
        (["R5", "--phase", "R13"], "R13"),
        (["R5", "--phase", "S3 Q4"], "Q4"),
        (["R5", "--phase", ""], "4"),
        (["R5", "--phase=+-5"], "-5"),
        (["R5", "--phase=12345678901234"], "12345678901234"),
        (["R5", "--phase", "C32 C32"], "C32 C32"),
        (["R5", "--phase", "1", "--bad\nline"], "--bad\\nline"),
        (["R5", "--phase", "1", "--list", "brettspiel"], "brettspiel"),
        (["R5\x1b[31m", "--phase", "1"], "R5\\x1b[31m"),
        (["R5 ７", "--phase", "1"], "７"),
        (["<script>", "--phase", "1"], "<script>"),
        (["R5"], "--phase"),
        (["R5", "--phase", "1", "--naturals", "some"], "some"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input(capsys: pytest.CaptureFixture[str], args: list[str], token: str, lang: str) -> None:
    """Bad input: status 2, one line on standard error that names the token, nothing on standard output."""
    status, out, err = run(capsys, *args, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert token in err
    assert "Traceback" not in err
    assert len(err) < 400


def test_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    """A language the kit does not speak is told in English, with those it does."""
    status, _, err = run(capsys, HAND, "--phase", "2", "--lang", "sv")
    assert status == 2
    assert "pt-BR" in err


@pytest.mark.parametrize(("lang", "word"), [("de", "Phase 2"), ("fr", "Phase 2"), ("pt", "Fase 2"), ("fi", "vaihe 2")])
def test_languages(capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    """The verdict is in the language asked for."""
    _, out, _ = run(capsys, HAND, "--phase", "2", "--lang", lang)
    assert word in out
    assert "Yes" not in out


def test_language_of_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang the language of the environment is used, and English where the kit does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert "vaihe 2" in run(capsys, HAND, "--phase", "2")[1]
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert "Phase 2" in run(capsys, HAND, "--phase", "2")[1]


def test_batch() -> None:
    """`check -` answers each line with an object; a bad line has an error and does not stop the others."""
    status, rows, err = piped(b"R5 B5 G5 R6 B6 G6\nR5 X9\n\nR5 B5 W\n", "--phase", "1", "--lang", "en")
    assert status == 2
    assert ["error" in row for row in rows] == [False, True, True, False]
    assert [row.get("made") for row in rows] == [True, None, None, False]
    assert "X9" in str(rows[1]["error"])
    assert err.count("\n") == 1
    assert err.startswith("phase10: line 2: ")
    assert err.endswith("One more line is bad.\n")


def test_blank_lines_at_the_end_are_no_hands() -> None:
    """An empty line after the last hand is not answered."""
    status, rows, err = piped(b"R5 B5 G5\n\n\n", "--phase", "S3")
    assert (status, len(rows), err) == (0, 1, "")


def test_an_output_that_cannot_be_written() -> None:
    """A full disk is one line and status 2, not a traceback."""
    if not os.path.exists("/dev/full"):
        return
    command = [sys.executable, "-m", "widgets.app", "check", "R5", "--phase", "1", "--json", "--lang", "en"]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("phase10: The output cannot be written")


def test_a_color_that_cannot_change_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """Seven reds make the color phase, whatever the color of the eighth card."""
    assert run(capsys, "R1 R2 R3 R4 R5 R6 R7 5", "--phase", "8")[0] == 0


def test_batch_statuses() -> None:
    """A batch ends with 0 when all hands make the phase and with 1 when some do not."""
    assert piped(b"R5 B5 G5\nR6 B6 G6\n", "--phase", "S3")[0] == 0
    assert piped(b"R5 B5 G5\r\nR6 B6 G7", "--phase", "S3")[0] == 1


def test_batch_of_bytes_that_are_no_text() -> None:
    """Bytes that are not UTF-8 are one bad line among good ones."""
    status, rows, err = piped(b"\xff\xfe\x00R5\nR5 B5 G5\n", "--phase", "S3")
    assert status == 2
    assert "UTF-8" in str(rows[0]["error"])
    assert rows[1]["made"] is True
    assert "Traceback" not in err


def test_color_on_a_terminal() -> None:
    """On a terminal cards are drawn in color, with the letter still there."""
    from phase10.terminal import describe  # noqa: PLC0415

    lines = "\n".join(
        describe(cli.check(cli.read_hand(HAND), cli.phase_list("standard").phase(2), cli.Rules()), "en", True)
    )
    assert "\x1b[1;38;2;255;255;255;48;2;170;33;9m R3 \x1b[0m" in lines


def test_a_reader_that_stops_reading() -> None:
    """When the other end of a pipe is closed the command ends quietly."""
    command = f"yes R5 B5 G5 | head -5000 | {sys.executable} -m widgets.app check - --phase S3 | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False, timeout=120)
    assert b"Traceback" not in done.stderr


def test_odds(capsys: pytest.CaptureFixture[str]) -> None:
    """`phase10 odds` gives all ten exact counts, in words and as the JSON others rely on."""
    assert cli.main(["odds", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["cards"], found["hands"]) == (10, comb(108, 10))
    assert [row["groups"] for row in found["phases"]] == [
        [str(group) for group in one.groups] for one in STANDARD.phases
    ]
    assert found["phases"][0] == {
        "phase": 1, "groups": ["S3", "S3"], "made": 7076688307832, "probability": 7076688307832 / comb(108, 10),
    }  # fmt: skip
    assert cli.main(["odds", "--phase", "S2", "--cards", "2", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "19,1070" in out
    assert "5.778" in out


@pytest.mark.parametrize("cards", ["0", "16", "-1", "ten", "9" * 50, "1.5", "\u0663"])
def test_odds_of_no_hand(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    """A hand that is not counted is refused in one line, at once."""
    assert cli.main(["odds", f"--cards={cards}", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "1 to 15" in err


def test_odds_of_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """With ten cards the outs, with eleven also the discards, in the JSON others rely on."""
    ten = "R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12"
    assert cli.main(["odds", ten, "--phase", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    cards = dict(found.pop("cards"))
    assert found == {"phase": "S3 S3", "outs": 14, "unseen": 98, "probability": 14 / 98, "discards": []}
    assert cards == {"G5": 2, "Y5": 2, "R5": 1, "B5": 1, "W": 8}
    assert cli.main(["odds", ten, "B8", "--phase", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["discard"] for row in found["discards"]][:2] == ["R11", "G12"]
    assert found["outs"] == found["discards"][0]["outs"] == 14
    draws = [row["expected_draws"] for row in found["discards"]]
    assert all(0 < one < 20 for one in draws)
    assert draws[0] == min(draws)
    for lang in LANGUAGES:
        assert cli.main(["odds", ten, "B8", "--phase", "1", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert out.count("\n") == 14
        assert out.endswith("5 ×6  W ×8\n")
        assert cli.main(["odds", ten, "B7", "G5", "--phase", "1", "--lang", lang]) == 0
        assert capsys.readouterr().out.count("\n") == 1  # made: there is nothing to work out


def test_expected_draws(capsys: pytest.CaptureFixture[str]) -> None:
    """With --draws each phase has its expected draws; one that has none says why, and is null in JSON."""
    assert cli.main(["odds", "--draws", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["phases"]
    assert max(rows, key=lambda row: row["expected_draws"])["phase"] == 7
    assert cli.main(["odds", "--draws", "--phase", "CR5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["phases"][0]["expected_draws"] is None
    assert cli.main(["odds", "--draws", "--phase", "CR5", "--lang", "en"]) == 0
    assert "sets and runs" in capsys.readouterr().out
    assert cli.main(["odds", "--draws", "--phase", "S2 S2", "--cards", "4", "--lang", "de"]) == 0
    assert "5,099" in capsys.readouterr().out
