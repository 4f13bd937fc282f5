"""The rule book: every rule has its data and its text, and every example does what it shows."""

from dataclasses import fields
from pathlib import Path

import pytest

from phase10 import MATTEL, Rules, cli
from phase10.examples import ask, asked
from phase10.finder import find_rules
from phase10.rulebook import Entry, Rule, differences, entries
from phase10.rules import PRESETS
from phase10.text import LANGUAGES, catalogue

ROOT = Path(__file__).parent.parent


def test_the_enum_and_the_data_name_the_same_rules() -> None:
    """Each id of the code has its data, and the other way round, in the same order."""
    assert list(entries()) == list(Rule)


@pytest.mark.parametrize("entry", entries().values(), ids=lambda entry: entry.rule.value)
def test_examples(entry: Entry) -> None:
    """Every rule has an example, and the engine says of it what the rule book says."""
    assert ask(entry.example) == entry.example[asked(entry.example)]


@pytest.mark.parametrize("rule", Rule, ids=lambda rule: rule.value)
def test_a_broken_rule_is_named_by_its_own_example(rule: Rule) -> None:
    """An example that shows what breaks a rule breaks this rule, unless it shows a rule that allows something."""
    broken = entries()[rule].example.get("breaks")
    assert not broken or rule.value in broken or rule in {Rule.HIT_NO_MOVING, Rule.COLOR_RUN}


def test_options_exist() -> None:
    """A rule names an option that the rules have, and each option belongs to a rule."""
    names = {field.name for field in fields(Rules)}
    assert {entry.option for entry in entries().values()} - {""} == names


def test_differences_are_those_of_the_options() -> None:
    """For each option the data name the values of its enum, the default first, and somebody who says each."""
    assert [one.option for one in differences()] == [field.name for field in fields(Rules)]
    for one in differences():
        default = MATTEL.value(one.option)
        assert list(one.values) == [default.value, *(value.value for value in type(default) if value is not default)]
        assert all(one.values.values()), one.option
        assert entries()[one.rule].option == one.option


def test_sources_agree() -> None:
    """Whoever is named as a source of a rule with an option says one of its values."""
    for one in differences():
        said = {source for who in one.values.values() for source in who}
        assert set(entries()[one.rule].sources) <= said, one.option


def test_every_option_is_obeyed() -> None:
    """Each option is read by the engine somewhere outside the module that defines it."""
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "phase10").glob("*.py")
        if path.name not in {"rules.py", "rulebook.py"}
    )
    assert [field.name for field in fields(Rules) if f"rules.{field.name}" not in code] == []


@pytest.mark.parametrize("name", PRESETS)
def test_presets_follow_their_sources(name: str) -> None:
    """A preset departs from the Mattel leaflet only where its booklet or text says so."""
    source = {"mattel": "MAT", "fundex": "FUN", "ravensburger": "RAV", "masters": "MASTERS"}.get(name, "DE")
    for one in differences():
        value = PRESETS[name].value(one.option)
        assert value is MATTEL.value(one.option) or source in one.values[value.value]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name(lang: str) -> None:
    """Each source is called something in each language, and no two the same."""
    sources = {source for entry in entries().values() for source in entry.sources}
    sources |= {source for one in differences() for who in one.values.values() for source in who}
    names = [catalogue(lang)("rulebook-source", source=source) for source in sorted(sources)]
    assert len(set(names)) == len(sources)


@pytest.mark.parametrize("word", ["skip", "carte Passer", "Aussetzen", "Pular", "ohituskortti"])
def test_a_word_in_any_language_finds_the_rule(word: str) -> None:
    """The word for the skip finds the skip's rules in each of the five languages."""
    assert Rule.SKIP_NO_MELD in find_rules(word)
    assert Rule.SET_SAME_NUMBER not in find_rules(word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """`phase10 rules` prints all rules, or those asked for, each with its id, text and sources."""
    assert cli.main(["rules", "--lang", lang]) == 0
    assert capsys.readouterr().out.count("\n") == 3 * len(Rule)
    assert cli.main(["rules", "skip.repeat", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.startswith("skip.repeat\n")
    assert catalogue(lang).message(Rule.SKIP_REPEAT.text) in out


def test_command_without_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """A word no rule has gives status 1 and one line."""
    assert cli.main(["rules", "xyzzy\x1b", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "xyzzy\\x1b" in err
