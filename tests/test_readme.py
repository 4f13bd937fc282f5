"""The README says what is true: its examples run, and its commands are the ones the kit has."""

import doctest
import re
from pathlib import Path

import pytest

from phase10 import cli

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_examples_run() -> None:
    """Each example of the library gives what the README shows."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 8
    assert found.failed == 0


def test_the_command_prints_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """The example of the command line begins with the lines shown."""
    shown = README.split("    $ phase10 ")[1].split("      ...")[0]
    command, _, lines = shown.partition("\n")
    assert cli.main([*command.split(), "--lang", "en"]) == 0
    expected = re.sub(r"^    ", "", lines, flags=re.MULTILINE)
    assert capsys.readouterr().out.startswith(expected)


def test_nothing_is_left_to_fill_in() -> None:
    """No placeholder is left in the text."""
    assert "@@" not in README
    assert "TODO" not in README


def test_pictures_are_there() -> None:
    """Each picture the README shows is in the repository."""
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).is_file()
