"""The quiz: its questions, their answers by the engine, the reasons against wrong ones, and the next round."""

from __future__ import annotations

import json
import random
import tomllib
from typing import Any

import literal
import pytest

from phase10.cards import Hand, parse_cards
from phase10.examples import ANSWERS, ask, rules_of
from phase10.progress import ALL, ROUND, Past, choose_round, from_kept, shown_order, standings, to_keep, topics
from phase10.quiz import DATA, MISCOUNTS, Form, Item, Option, fits, items
from phase10.rulebook import Rule
from phase10.rules import Naturals
from phase10.scoring import card_points
from phase10.text import LANGUAGES, catalogue

ITEMS = list(items().values())
WITH_OPTIONS = [item for item in ITEMS if item.form is not Form.NUMBER]
NUMBERS = [item for item in ITEMS if item.form is Form.NUMBER]

each = pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.name)
each_with_options = pytest.mark.parametrize("item", WITH_OPTIONS, ids=lambda item: item.name)

# What the rule texts say (the facts this kit started from), written down by hand.
BY_THE_RULES: dict[str, object] = {
    "eights": 8, "shared-five": "no", "pile": 67, "begins": "2", "opening-skip": "skips-first", "half": "no",
    "extra": "yes", "third-set": "no", "long-run": 5, "empty-pile": 5, "six-tens": "yes", "nines": 1,
    "which-sets": "r5-b5-g5-y8-r8-w", "wrap": "no", "run-colors": "yes", "twins": "no", "two-gaps": 1,
    "wild-below": "5", "color-repeats": "yes", "blue-seven": "no", "only-wilds-in-one": "yes", "number-in-each": "no",
    "all-wilds": "no", "swap": "no", "take-wild": "yes", "either-end": "3-10", "whom": "yes", "two-players": "0",
    "skip-waits": "no", "skip-again": "yes", "skip-again-fundex": "no", "take-skip": "no", "skip-on-top": "r5",
    "skip-last": "yes", "too-early": "no", "same-turn": "yes", "which-fits": "g2", "out-by-hit": "yes",
    "out-by-hit-german": "no", "out-early": "no", "one-more-turn": "no", "points": 70, "points-20": 90,
    "on-the-table": 0, "fewest": "1", "not-first-out": "0", "tie": "0-1", "ten-hands": 4, "free-order": "7",
    "master-eight": "cr4-s3",
}  # fmt: skip


def wrong_answers(item: Item) -> list[int]:
    """Every wrong option; of numbers the usual wrong ones and some others."""
    if item.form is not Form.NUMBER:
        return [place for place in range(len(item.options)) if place != item.right]
    usual = [int(number) for number in item.usual]
    return [given for given in {*usual, 0, 1, 4, 20, item.right + 1, item.right - 1, 99_999} if given != item.right]


def test_there_are_questions_of_all_kinds_on_all_topics() -> None:
    """There are 44 to 50 questions, of three forms, at least two on every topic of the rule book."""
    assert 44 <= len(ITEMS) <= 50
    assert {item.form for item in ITEMS} == set(Form)
    for topic in {rule.topic for rule in Rule}:
        assert len([item for item in ITEMS if item.topic == topic]) >= 2, topic


def test_the_data_hold_no_answers() -> None:
    """No question carries what it asks for: the engine has to say it."""
    for name, row in tomllib.loads(DATA.read_text(encoding="utf-8")).items():
        assert not set(row["ask"]) & set(ANSWERS), name
        assert row["asks"] in ANSWERS, name
        assert set(row) <= {"rule", "asks", "ask", "options", "values", "usual", "why", "prompt"}, name


@each_with_options
def test_exactly_one_option_is_right(item: Item) -> None:
    """One option is right, and it is the one the engine names when it is asked again."""
    assert [option.right for option in item.options].count(True) == 1
    assert len({option.value for option in item.options}) == len(item.options)
    for place, option in enumerate(item.options):
        assert option.right is (place == item.right) is engine_says(item, option, place)


def engine_says(item: Item, option: Option, place: int) -> bool:
    if item.choices:
        assert option.question is not None
        answer = ask(option.question)
        return answer is True or answer == []
    if item.values:
        return fits(item.values[place], ask(item.question))
    answer = ask(item.question)
    return (answer is True or answer == []) is (option.value == "yes")


def test_numbers_are_counted_by_the_engine() -> None:
    """A question for a number is right exactly for the number that the engine answers."""
    for item in NUMBERS:
        assert item.right == ask(item.question)
        assert type(item.right) is int
        assert item.right >= 0


def test_the_answers_are_those_of_the_rules() -> None:
    """Every answer of the engine is the one that the rule texts give."""
    given = {item.name: item.right if item.form is Form.NUMBER else item.options[item.right].value for item in ITEMS}
    assert given == BY_THE_RULES


@each
def test_every_wrong_answer_gets_a_reason_and_the_rule(item: Item) -> None:
    """Each wrong option, and each wrong number, gets at least one sentence; the rule has a text."""
    text = catalogue("en")
    assert wrong_answers(item)
    for given in wrong_answers(item):
        reasons = [text.message(reason) for reason in item.reasons(given)]
        assert reasons, given
        assert all(len(reason.split()) >= 3 and reason.endswith(".") for reason in reasons), reasons
        assert len(set(reasons)) == len(reasons)
    assert text.message(item.rule.text)
    assert text.message(item.prompt).endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_there_in_every_language(lang: str) -> None:
    """Prompts, options and all reasons can be said in each language."""
    text = catalogue(lang)
    for item in ITEMS:
        words = [item.prompt, *(option.words for option in item.options if option.words)]
        for given in [item.right, *wrong_answers(item)]:
            words += item.reasons(given)
        assert all(text.message(message) for message in words), item.name


def test_rules_cited_by_the_engine_fit_the_topic() -> None:
    """Where a move breaks a rule, the question is filed under one of the rules that the engine names."""
    for item in ITEMS:
        if item.asks == "breaks" and item.form is Form.LEGAL and (broken := item.answer):
            assert isinstance(broken, list)
            assert item.rule.value in broken, item.name


def test_usual_wrong_answers_are_wrong() -> None:
    """A usual wrong answer can be given and is not right, and its own reason comes first."""
    for item in ITEMS:
        for name in item.usual:
            values = [option.value for option in item.options]
            given = values.index(name) if values else int(name)
            assert given != item.right
            assert item.reasons(given)[0].id == f"quiz-q-{item.name}-{name}"


def points_questions() -> list[Item]:
    return [item for item in NUMBERS if item.asks == "points" and item.ask["hand"]]


@pytest.mark.parametrize("item", points_questions(), ids=lambda item: item.name)
def test_miscounts_are_told_apart(item: Item) -> None:
    """Each usual way to miscount the points gives a number of its own, which is not the right one, and is named."""
    rules, hand = rules_of(item.question), Hand.parse(item.ask["hand"])
    totals = {name: sum(count(card, card_points(card, rules)) for card in hand) for name, count in MISCOUNTS.items()}
    wrong = {name: total for name, total in totals.items() if total != item.right}
    assert len(set(wrong.values())) == len(wrong) >= 6
    for name, total in wrong.items():
        assert item.reasons(total)[0].id == f"quiz-miscount-{name}"
        assert item.reasons(total)[-1].id == "quiz-count-points"


# ---- A second opinion ------------------------------------------------------------------------------------------------


def questions(item: Item) -> list[dict[str, Any]]:
    asked = [option.question for option in item.options if option.question] or [item.question]
    return [dict(question) for question in asked]


def test_the_second_implementation_agrees_on_hands() -> None:
    """The literal implementation gives the same answer on every hand, and counts the same cards missing."""
    seen = 0
    for item in ITEMS:
        for question in questions(item) if item.asks in ("made", "missing") else []:
            naturals = "group" if rules_of(question).naturals is Naturals.GROUP else "phase"
            short = literal.missing(question["hand"], question["phase"], naturals)
            assert ask(question) == (short if item.asks == "missing" else short == 0), item.name
            seen += 1
    assert seen >= 9


def test_the_second_implementation_agrees_on_groups() -> None:
    """It agrees on every group laid or added to, but for wilds on the table: they keep their meaning."""
    seen = 0
    for item in ITEMS:
        for question in questions(item) if item.asks == "breaks" and "group" in item.ask else []:
            if question.get("before_phase") or "W" in question.get("table", ""):
                continue
            cards = f"{question.get('table', '')} {question['cards']}"
            valid = literal.group_valid(cards.split(), question["group"])
            assert (ask(question) == []) is valid, (item.name, cards)
            seen += 1
    assert seen >= 8


def test_the_second_implementation_agrees_on_layouts() -> None:
    """A layout is allowed exactly when its groups are those of the phase and hold a number card."""
    for item in ITEMS:
        if "groups" not in item.ask:
            continue
        groups, wanted = item.ask["groups"], item.ask["phase"].split()
        needed = len(parse_cards(" ".join(groups))) > " ".join(groups).count("W")
        alike = len(groups) == len(wanted) and all(
            literal.group_valid(cards.split(), group, 0) for cards, group in zip(groups, wanted, strict=True)
        )
        assert (item.answer == []) is (alike and needed), item.name


# ---- Rounds ----------------------------------------------------------------------------------------------------------


def test_a_round_has_ten_questions_of_mixed_topics() -> None:
    """A first round has ten questions on ten topics; another seed gives another round, the same seed the same."""
    rounds = [choose_round({}, seed) for seed in range(1, 30)]
    for names in rounds:
        assert len(set(names)) == ROUND
        assert len({items()[name].topic for name in names}) == ROUND
    assert len(set(rounds)) > 20
    assert choose_round({}, 5) == rounds[4]


def test_wrong_ones_come_back_until_right_once() -> None:
    """What went wrong comes first, then what is new, then what is known; once right it no longer comes first."""
    record = {name: Past(1) for name in list(items())[:44]} | {"wrap": Past(2, 1, True), "tie": Past(0, 1, True)}
    names = choose_round(record, 1)
    new = {name for name in items() if name not in record}
    assert set(names[:2]) == {"wrap", "tie"}
    assert set(names[2 : 2 + len(new)]) == new
    assert all(not record[name].due for name in names[2 + len(new) :])
    again = {name: past.after(True) for name, past in record.items()}
    assert set(choose_round(again, 1)[: len(new)]) == new


def test_all_questions_are_met_in_five_rounds() -> None:
    """Who answers everything rightly meets every question once in five rounds."""
    record: dict[str, Past] = {}
    for seed in range(1, 6):
        for name in choose_round(record, seed):
            assert name not in record
            record[name] = Past().after(True)
    assert set(record) == set(items())


@pytest.mark.parametrize("topic", [ALL, *topics()])
def test_a_topic_narrows_the_round(topic: str) -> None:
    """A round on a topic has its questions only, ten at most."""
    pool = [item.name for item in ITEMS if topic in (ALL, item.topic)]
    names = choose_round({}, 3, topic)
    assert len(names) == min(ROUND, len(pool))
    assert set(names) <= set(pool)


def test_options_are_shuffled_but_players_are_not() -> None:
    """The right option does not always stand in the same place; players and numbers stand in order."""
    places = {shown_order(items()["which-fits"], seed).index(items()["which-fits"].right) for seed in range(40)}
    assert places == {0, 1, 2, 3}
    assert all(shown_order(items()["begins"], seed) == (0, 1, 2, 3) for seed in range(10))


def test_what_is_kept_comes_back() -> None:
    """A record survives the browser's store unchanged, and adds up by topic."""
    rng = random.Random(3)
    record = {name: Past(rng.randrange(9), rng.randrange(9), rng.random() < 0.5) for name in items()}
    assert from_kept(json.loads(json.dumps(to_keep(record)))) == record
    for one in standings(record):
        assert one.known + one.due + one.new == one.count
        assert min(one.known, one.due, one.new) >= 0


@pytest.mark.parametrize(
    "kept",
    [
        None, 7, "x", [], {}, {"version": 2, "answers": []}, {"version": 1}, {"version": 1, "answers": {"wrap": 1}},
        {"version": 1, "answers": [["nope", 1, 0, False], ["wrap"], ["wrap", 1, 0, 1], ["wrap", "1", 0, True]]},
        {"version": 1, "answers": [["wrap", -1, 0, False], ["wrap", 1, 10**12, False], ["wrap", True, 0, False]]},
        {"version": 1, "answers": [["wrap", 0.5, 0, False], {"a": 1}, None, "wrap", [[], 1]]},
        {"version": 1, "answers": [["x" * 10_000, 1, 1, True]] * 100_000},
    ],
)  # fmt: skip
def test_hostile_records_are_left_out(kept: object) -> None:
    """What this quiz cannot have kept counts as nothing."""
    assert from_kept(kept) == {}


def test_a_beginner_is_not_asked_about_other_booklets() -> None:
    """The first rounds of one's own hold what all booklets say; a shared round holds anything."""
    for seed in range(1, 40):
        first = choose_round({}, seed, gently=True)
        assert not [name for name in first if items()[name].of_one_booklet]
        known = {name: Past(1) for name in items() if not items()[name].of_one_booklet}
        assert all(items()[name].of_one_booklet for name in choose_round(known, seed, gently=True)[:5])
    assert [name for seed in range(1, 40) for name in choose_round({}, seed) if items()[name].of_one_booklet]
