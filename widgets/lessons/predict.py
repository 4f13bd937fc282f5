"""Guess first, then try once, a hundred and ten thousand times, then the exact value: all in one picture."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from phase10.errors import Message, shown
from phase10.lessons.answers import LONGEST, read_number
from phase10.lessons.parts import Experiment, Trial
from phase10.odds.simulate import Unit
from widgets.background import ask_again
from widgets.base import View
from widgets.cards import fan
from widgets.html import Child, Node, h
from widgets.lessons.part import Part
from widgets.trials import MOST_SEED, Dealer, Run
from widgets.tries import Tries, chart, progress, seed_line, tiles
from widgets.verdict import number_field, problem_line, sign

if TYPE_CHECKING:
    from widgets.lessons.lesson import Lesson

TRIES = (100, 10_000)
"""How often a run tries it; once is a button of its own."""
MOST_GUESS = 1_000_000


@dataclass(frozen=True, slots=True)
class PredictState:
    """What was tried; the guess itself is in the lesson's record.

    `values` is what the single tries gave so far, the last of which is `trial`.
    """

    seed: int = 1
    draft: str = ""
    problem: Message | None = None
    trial: Trial | None = None
    values: tuple[bool | int, ...] = ()
    run: Run = field(default_factory=Run)
    revealed: bool = False
    known: bool = False
    """Whether the guess was made on an earlier visit."""

    @property
    def tried(self) -> bool:
        """Whether there is something to compare the guess with."""
        return bool(self.values or self.run.samples) or self.revealed or self.known


class Predict(Part):
    """An experiment of a lesson: `lesson.predict("wild")`."""

    state: PredictState

    def __init__(self, lesson: Lesson, experiment: Experiment) -> None:
        """Ask for a guess."""
        self.of = experiment
        self.state = PredictState()
        self._dealer: Dealer | None = None
        super().__init__(lesson)

    def __repr__(self) -> str:
        """Its name; what it has in store is not told."""
        return f"Predict({self.of.name!r})"

    @property
    def guess(self) -> float | None:
        """The recorded guess; None while there is none, and when it was skipped."""
        kept = self.lesson.record.guesses.get(self.of.name)
        return float(Fraction(kept)) if kept else None

    @property
    def guessed(self) -> bool:
        """Whether the reader may try."""
        return self.of.name in self.lesson.record.guesses

    @property
    def _goes_on(self) -> bool:
        """Whether the text after the question may be read: the guess was tried, or skipped."""
        return self.guessed and (self.guess is None or self.state.tried)

    def resume(self) -> None:
        """Go on where the reader was: a guess that the browser kept was tried on an earlier visit."""
        self.state = replace(self.state, known=self.guessed)

    def on_guess(self, typed: str) -> None:
        """Record a guess; the first one counts."""
        if self.guessed or not typed.strip():
            return
        guess = _guessed(typed, self.of.unit, self.lang)
        if guess is None:
            values = {"token": shown(typed.strip()), "unit": self.of.unit.value}
            self.state = replace(self.state, draft=typed[:LONGEST], problem=Message("lesson-guess-bad", values))
        else:
            self._record(str(guess))

    def on_skip_guess(self) -> None:
        """Go on without a guess."""
        if not self.guessed:
            self._record("")

    def on_once(self) -> None:
        """Try it once, and look at it."""
        if self.guessed:
            trial = self.of.once(random.Random(f"{self.state.seed} {len(self.state.values)}"))
            self.state = replace(self.state, trial=trial, values=(*self.state.values, trial.value))

    def on_try(self, trials: int) -> None:
        """Try it so often; a run that was already longer is shown up to there."""
        if self.guessed and trials in TRIES:
            self.state = replace(self.state, run=replace(self.state.run, target=trials))
            self.on_part()

    def on_part(self) -> None:
        """Go on with the run; the page asks for this until it is at its end."""
        if self.state.run.going:
            if self._dealer is None or self._dealer.dealt != self.state.run.trials:
                self._dealer = Dealer(self.of, self.state.seed)
                self.state = replace(self.state, run=Run(self.state.run.target))
            self.state = replace(self.state, run=self._dealer.go_on(self.state.run))

    def on_stop(self) -> None:
        """Stop the run where it is."""
        self.state = replace(self.state, run=self.state.run.stopped())

    def on_another(self) -> None:
        """Other tries: the next seed."""
        self._dealer = None
        self.state = PredictState(self.state.seed % MOST_SEED + 1, revealed=self.state.revealed, known=self._goes_on)

    def on_reveal(self) -> None:
        """Show the exact value."""
        self.state = replace(self.state, revealed=self.guessed)

    def begin_anew(self) -> None:
        """As at first: no tries, nothing shown."""
        self._dealer, self.state = None, PredictState()

    def _record(self, guess: str) -> None:
        self.state = replace(self.state, draft="", problem=None)
        self.lesson.keep_guess(self.of.name, guess)

    # ---- view

    def _render(self) -> View:
        question = self.words(f"{self.of.name}-ask")
        inside = self._answered() if self.guessed else self._asked()
        look = "sheet predict" if self.guessed else "sheet predict asked-first"
        return View(
            root=h(
                "section",
                h("h3", question, cls="ask"),
                *inside,
                cls=look,
                aria_label=question,
                data_guessed=self.of.name if self._goes_on else None,
            )
        )

    def _asked(self) -> list[Child]:
        text, problem, chance = self.text, self.state.problem, self.of.unit is Unit.CHANCE
        name = f"problem-{self.of.name}"
        label = text("lesson-guess", unit=self.of.unit.value)
        field = number_field(
            label, problem, name if problem else "", value=self.state.draft, inputmode="text", maxlength=LONGEST
        )
        go = h("button", text("odds-guess-go"), cls="t p", type="submit")
        skip = h("button", text("odds-guess-skip"), cls="t", type="button", on={"click": ("skip-guess",)}, key="skip")
        percent = h("span", "%", aria_hidden="true") if chance else None
        form = h("form", field, percent, go, skip, cls="row", on={"submit": ("guess", "$value")})
        return [h("p", text("lesson-guess-first"), cls="soft"), form, problem_line(problem, text, name)]

    def _answered(self) -> list[Child]:
        text, state = self.text, self.state
        exact = float(self.of.exact()) if state.revealed else None
        tries = Tries(state.run, self.guess, exact, "?", self.of.unit, "lesson")
        many = [
            h("button", text("lesson-try", trials=text.number(size)), cls="t", key=size, on={"click": ("try", size)})
            for size in TRIES
        ]
        once = h("button", text("lesson-once"), cls="t p", on={"click": ("once",)}, key="once")
        reveal = h("button", text("lesson-reveal"), cls="t", on={"click": ("reveal",)}, key="reveal")
        shown: list[Child] = [
            tiles(tries, text),
            h("div", once, *many, None if state.revealed else reveal, cls="row tools", key="buttons"),
            self._trial(),
            progress(state.run.trials, state.run.target, text, "lesson"),
            *chart(tries, text),
            h("p", seed_line(state.seed, text, "lesson"), cls="row seeds", key="seed"),
        ]
        return [*shown, ask_again("part", 1)] if state.run.going and not self._failed else shown

    def _trial(self) -> Node:
        """The single try made last, in words and cards."""
        text, state = self.text, self.state
        if state.trial is None:
            return h("div", role="status", key="trial")
        value, cards = state.trial
        tried = len(state.values)
        if self.of.unit is Unit.CHANCE:
            words = self.words(f"{self.of.name}-{'yes' if value else 'no'}")
            so_far = text("lesson-so-far", hits=sum(state.values), tried=tried)
        else:
            words = self.words(f"{self.of.name}-value", value=value)
            so_far = text("lesson-so-far-mean", mean=text.number(sum(state.values) / tried, 2), tried=tried)
        good = bool(value) or self.of.unit is Unit.NUMBER
        said = h("div", sign(good), h("div", h("strong", words), h("p", so_far)), cls="say")
        picture = fan(cards, text) if cards else None
        return h("div", picture, said, cls=f"dealt {'y' if good else 'n'}", role="status", key="trial")


def _guessed(typed: str, unit: Unit, lang: str) -> Fraction | None:
    """The number of a guess; a chance is typed in percent, or as a fraction. None for what cannot be one.

    >>> _guessed("25", Unit.CHANCE, "en"), _guessed("1/4", Unit.CHANCE, "en"), _guessed("400", Unit.CHANCE, "en")
    (Fraction(1, 4), Fraction(1, 4), None)
    """
    written = read_number(typed, lang)
    if written is None:
        return None
    in_percent = unit is Unit.CHANCE and "/" not in typed and "%" not in typed
    value = written.value / (100 if in_percent else 1)
    most = 1 if unit is Unit.CHANCE else MOST_GUESS
    return value if 0 <= value <= most else None
