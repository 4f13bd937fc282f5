"""The odds lab without a browser: guess, deal, run, stop, and compare with the exact count."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances as instances

from phase10.odds import deal_odds
from phase10.odds.decks import DeckMakeup
from phase10.odds.simulate import Sample
from phase10.phases import STANDARD, Phase
from phase10.text import LANGUAGES, catalogue
from widgets import OddsLab
from widgets.html import Node, find, find_all, text_of
from widgets.odds_lab import TRIES
from widgets.trials import Dealer, Question, Run, next_mark


def root(lab: OddsLab) -> Node:
    node: Node = lab.view["root"]
    return node


def guessed(guess: str = "25", **options: Any) -> OddsLab:
    """A lab with a guess, and with the exact count."""
    lab = OddsLab(**{"seed": 7, **options})
    lab.act("guess", guess)
    return finished(lab)


def finished(lab: OddsLab) -> OddsLab:
    """Let the page ask for what it asks for by itself, until there is no more."""
    until = time.monotonic() + 30
    while auto := find_all(root(lab), key="auto"):
        assert time.monotonic() < until
        lab.act(*auto[0]["on"]["click"])
    return lab


def figures(lab: OddsLab) -> list[str]:
    return [text_of(node) for node in find_all(find(root(lab), key="figures"), "dd")]


def test_nothing_is_shown_before_a_guess() -> None:
    """Neither trying nor the exact value is there before a guess, not even when it is asked for."""
    lab = OddsLab(seed=7)
    for event in (("deal",), ("try", 100), ("part",), ("count",)):
        lab.act(*event)
    assert lab.exact is None
    assert lab.state.run.trials == lab.state.dealt == 0
    assert find_all(root(lab), key="exact") == find_all(root(lab), key="tries") == []


@pytest.mark.parametrize(("typed", "share"), [("25", 0.25), (" 18,5 % ", 0.185), ("0.01%", 0.0001), ("100", 1.0)])
def test_a_guess_is_kept(typed: str, share: float) -> None:
    """A percentage is read with either decimal sign; the first guess for a question counts."""
    lab = guessed(typed)
    lab.act("guess", "99")
    assert list(lab.state.guesses.values()) == [pytest.approx(share)]


@pytest.mark.parametrize("typed", ["", "many", "101", "-1", "1e1", "1,2,3", "٣", "<img src=x onerror=alert(1)>"])
def test_a_guess_that_is_none_is_told_in_a_line(typed: str) -> None:
    """One line says what to write; the typed text stays, and nothing is shown."""
    lab = OddsLab(seed=7)
    lab.act("guess", typed)
    assert "from 0 to 100" in text_of(find(root(lab), role="alert"))
    assert lab.state.draft == typed
    assert not lab.state.guessed


def test_the_exact_value_as_percentage_fraction_and_one_in() -> None:
    """For Phase 1 the known count stands there, and how far off the guess was."""
    said = text_of(find(root(guessed()), key="value"))
    assert "18.2752%" in said
    assert "7,076,688,307,832 of 38,722,819,230,810" in said
    assert "one hand in 5.5" in said
    assert "too high by 6.7 percentage points" in said


def test_without_a_guess_the_answer_is_shown_too() -> None:
    """Who skips the guess sees the exact value and no guess beside it."""
    lab = OddsLab(seed=7)
    lab.act("skip-guess")
    assert len(figures(finished(lab))) == 2
    assert find_all(root(lab), key="guess") == []


def test_guess_trial_and_exact_value_stand_together() -> None:
    """After a run the three are side by side, and the interval of the run holds the exact value."""
    lab = guessed()
    lab.act("try", 10_000)
    finished(lab)
    assert figures(lab)[::2] == ["25%", "18.28%"]
    low, high = lab.state.run.shown[-1].interval
    assert low < 0.182752 < high
    assert "of 10,000 hands made it" in text_of(find(root(lab), key="said"))
    rows = find_all(find(root(lab), key="tries"), "tr")
    assert [text_of(row["c"][0]) for row in rows[1:]] == ["1", "10", "100", "1,000", "10,000"]


def test_one_hand_is_dealt_with_its_verdict() -> None:
    """A hand of as many cards as asked for, and whether it makes the phase; the next one is another."""
    lab = guessed()
    lab.act("cards", "7")
    lab.act("skip-guess")
    lab.act("deal")
    first = [node["a"]["face"] for node in find_all(find(root(lab), key="dealt"), "card")]
    assert len(first) == 7
    assert "Phase 1" in text_of(find(root(lab), key="dealt"))
    lab.act("deal")
    assert [node["a"]["face"] for node in find_all(find(root(lab), key="dealt"), "card")] != first
    assert "2 hands dealt" in text_of(find(root(lab), key="dealt"))


@pytest.mark.parametrize("phase", ["1", "6", "8"])
def test_the_same_seed_gives_the_same_run(phase: str) -> None:
    """Two labs with a seed agree at every mark, however the run was cut; another seed gives another run."""
    whole, parts, other = guessed(phase=phase), guessed(phase=phase), guessed(phase=phase, seed=8)
    for lab, steps in ((whole, [10_000]), (parts, [100, 10_000, 100]), (other, [10_000])):
        for trials in steps:
            lab.act("try", trials)
            finished(lab)
    assert whole.state.run.samples == parts.state.run.samples != other.state.run.samples
    assert parts.state.run.shown[-1].trials == 100


def test_a_run_is_stopped_between_two_parts() -> None:
    """A long run shows its progress after the first part; Stop leaves what there is, and it can go on from there."""
    lab = guessed(phase="1")
    dealer = lab._dealer_for(lab.state)
    assert dealer is not None
    lab.state = replace(lab.state, run=dealer.go_on(Run(1_000_000), seconds=0))
    lab.refresh()
    assert "of 1,000,000 hands" in text_of(find(root(lab), key="progress"))
    lab.act("stop")
    stopped = lab.state.run.trials
    assert 0 < stopped < 1_000_000
    assert find_all(root(lab), key="progress") == []
    assert lab.state.run.shown[-1].trials == stopped
    lab.act("try", 100_000 if stopped < 100_000 else 1_000_000)
    assert lab.state.run.trials >= stopped


def test_no_part_takes_long_and_no_run_is_endless() -> None:
    """Every part of the longest run answers soon, and numbers that are not on a button do nothing."""
    lab = guessed()
    lab.act("try", 10**9)
    assert lab.state.run.target == 0
    lab.act("try", max(TRIES))
    began = time.perf_counter()
    lab.act("part")
    assert time.perf_counter() - began < 2  # a tenth of a second on a quiet machine


def test_ten_thousand_trials_answer_at_once() -> None:
    """Once the page is ready, ten thousand hands and the drawing take less than a fifth of a second."""
    lab = guessed(phase="2")
    times = []
    for _ in range(3):
        lab.act("another")
        finished(lab)
        while lab._dealer_for(lab.state) is None:
            pass
        began = time.perf_counter()
        lab.act("try", 10_000)
        times.append(time.perf_counter() - began)
        assert lab.state.run.trials > 0
    assert min(times) < 0.2


@pytest.mark.parametrize("notation", ["CR4 S3", "C4 S3"])
def test_a_phase_that_mixes_can_be_tried(notation: str) -> None:
    """Where hands have to be asked one by one a run grows in small parts, the same with the same seed."""
    question = Question(Phase.parse(notation))
    first = Dealer(question, 3).go_on(Run(100), seconds=60)
    dealer, parts = Dealer(question, 3), Run(100)
    while parts.going:
        parts = dealer.go_on(parts, seconds=0)
    assert first == parts


def test_marks_and_samples() -> None:
    """Samples are kept at marks only, so that the longest run has few; every button's number is a mark."""
    assert all(next_mark(trials - 1) == trials for trials in TRIES)
    run = Run(10**6)
    for size in (1, 1, 8, 90, 7, 13):
        run = run.with_more(Sample(size, 0))
    assert [sample.trials for sample in run.samples] == [1, 2, 10, 100, 120]


def test_another_question_begins_anew_and_guesses_are_kept() -> None:
    """Another phase asks for a guess; back at the first one, the guess is still there and the run is not."""
    lab = guessed()
    lab.act("try", 100)
    lab.act("phase", 2)
    assert not lab.state.guessed
    lab.act("phase", 1)
    assert lab.state.guessed
    assert lab.state.run.trials == 0
    assert figures(finished(lab))[-1] == "18.28%"


def test_decks() -> None:
    """Decks by name and by their parts change the exact value; what a deck cannot have changes nothing."""
    lab = guessed()
    lab.act("deck", "no-wilds")
    lab.act("skip-guess")
    finished(lab)
    assert (
        getattr(lab.exact, "probability", None) == deal_odds(STANDARD.phases[0], deck=DeckMakeup(wilds=0)).probability
    )
    lab.act("deck-part", "wilds", "3")
    lab.act("deck-part", "wilds", "9")
    lab.act("deck-part", "size", "3")
    lab.act("cards", "16")
    lab.act("cards", "x")
    assert lab.state.question.deck == DeckMakeup(wilds=3)
    assert lab.state.question.cards == 10
    assert "a deck of 103 cards" in text_of(find(root(lab), key="deal"))


def test_impossible_phases_say_so() -> None:
    """A phase that so few cards cannot make has the exact value 0 and a sentence, and no division by zero."""
    lab = OddsLab(seed=7)
    lab.act("cards", "3")
    lab.act("guess", "0")
    finished(lab)
    assert "No hand of that size" in text_of(find(root(lab), key="value"))
    lab.act("try", 100)
    finished(lab)
    assert find_all(root(lab), cls="plot")


def test_the_address_brings_everything_back() -> None:
    """What is in the address opens the same question with the same hands."""
    lab = OddsLab(seed=42)
    for event in (("list", "master"), ("phase", 3), ("cards", "12"), ("deck", "half"), ("naturals", "group")):
        lab.act(*event)
    address = {name: value for name, value in lab.view["address"].items() if value}
    assert address == {
        "phase": "3", "list": "master", "cards": "12", "deck": "1-4-2", "naturals": "group", "seed": "42",
    }  # fmt: skip
    again = OddsLab(seed=1)
    again.act("open", {**address, "lang": "de"})
    assert (again.state.question, again.state.seed, again.lang) == (lab.state.question, 42, "de")
    own = OddsLab(seed=1)
    own.act("own-phase", "s2 r3")
    again.act("open", {"phase": own.view["address"]["phase"]})
    assert again.state.question.phase.notation == "S2 R3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_addresses(lang: str) -> None:
    """What cannot be read in an address is said in one line or leaves what is there, in each language."""
    lab = OddsLab(seed=1)
    bad = "<b>\u202e" + "9" * 5000
    lab.act("open", {"lang": lang, **dict.fromkeys(("phase", "list", "cards", "deck", "naturals", "seed"), bad)})
    assert len(find_all(root(lab), role="alert")) == 1
    assert catalogue(lang)("widget-error") not in text_of(root(lab))
    lab.act("open", {"deck": "9-9-9", "seed": "0", "cards": "0"})
    assert (lab.state.question, lab.state.seed) == (Question(), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    """The whole page renders in each language after everything was done."""
    lab = guessed("2,5", lang=lang)
    lab.act("deal")
    lab.act("try", 100)
    finished(lab)
    assert text_of(find(root(lab), "h1")) == catalogue(lang)("odds-title")
    assert find_all(root(lab), role="alert") == []


def test_reset() -> None:
    """Start over opens the page as it was, guesses gone."""
    lab = guessed(phase="3")
    lab.act("reset")
    assert (lab.state.question, lab.state.guesses, lab.state.seed) == (Question(), {}, 7)


def test_no_widgets_leak() -> None:
    """A lab is one widget, and charts add none; its repr is always the same."""
    before = len(instances)
    lab = guessed()
    lab.act("try", 100)
    assert repr(lab) == "OddsLab()"
    assert len(instances) == before + 1
    lab.close()
    assert len(instances) == before
