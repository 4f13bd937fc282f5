"""The rule book: every rule has its data and its text, and every example does what it shows."""

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from phase10 import DECK, Card, Group, Hand, Phase, Rules, check, cli, makes, parse_cards
from phase10.judge import judge_group, judge_hit, judge_layout
from phase10.rulebook import Entry, Rule, entries, search
from phase10.rules import PRESETS
from phase10.scoring import score
from phase10.text import LANGUAGES, catalogue

WITH_EXAMPLE = [entry for entry in entries().values() if entry.example]


def outcome(example: dict[str, Any]) -> object:
    """What the engine makes of an example, by what the example gives."""
    match example:
        case {"copies": _, "card": card}:
            return Counter(DECK)[Card.parse(card)]
        case {"points": _, "hand": hand, "rules": rules}:
            return score(Hand.parse(hand), PRESETS[rules]).points
        case {"made": _, "hand": hand, "phase": phase}:
            return makes(Hand.parse(hand), Phase.parse(phase))
        case {"table": table, "group": group, "cards": cards}:
            layout = check(Hand.parse(table), Phase.parse(group)).layout
            assert layout is not None
            laid = not example.get("before_phase", False)
            found = judge_hit(Hand.parse(cards), layout.melds[0], parse_cards(cards), laid)
        case {"hand": hand, "phase": phase, "groups": groups}:
            found = judge_layout(Hand.parse(hand), Phase.parse(phase), [parse_cards(cards) for cards in groups])
        case {"cards": cards, "group": group}:
            found = judge_group(parse_cards(cards), Group.parse(group))
        case _:
            raise AssertionError(f"no engine runs {example}")
    return list(dict.fromkeys(violation.rule.value for violation in found))


def test_the_enum_and_the_data_name_the_same_rules() -> None:
    """Each id of the code has its data, and the other way round, in the same order."""
    assert list(entries()) == list(Rule)


@pytest.mark.parametrize("entry", WITH_EXAMPLE, ids=lambda entry: entry.rule.value)
def test_examples(entry: Entry) -> None:
    """The engine says of each example what the rule book says."""
    example = dict(entry.example)
    (expected,) = [example[name] for name in ("copies", "points", "made", "breaks") if name in example]
    assert outcome(example) == expected


def test_every_rule_the_engine_cites_has_an_example() -> None:
    """Rules about groups, hits and points have an example: the engine knows them."""
    topics = {"cards", "set", "run", "color", "wild", "score"}
    bare = {entry.rule for entry in entries().values() if not entry.example}
    assert {rule for rule in bare if rule.topic in topics} == {Rule.SCORE_LOW_WINS}


def test_options_exist() -> None:
    """A rule names an option that the rules have."""
    names = {field.name for field in fields(Rules)}
    assert {entry.option for entry in entries().values()} - {""} == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name(lang: str) -> None:
    """Each source is called something in each language, and no two the same."""
    sources = sorted({source for entry in entries().values() for source in entry.sources})
    names = [catalogue(lang)("rulebook-source", source=source) for source in sources]
    assert len(set(names)) == len(sources)


@pytest.mark.parametrize("word", ["skip", "carte Passer", "Aussetzen", "Pular", "ohituskortti"])
def test_a_word_in_any_language_finds_the_rule(word: str) -> None:
    """The word for the skip finds the skip's rules in each of the five languages."""
    assert Rule.SKIP_NO_MELD in search(word)
    assert Rule.SET_SAME_NUMBER not in search(word)


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
