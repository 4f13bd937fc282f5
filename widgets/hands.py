"""Whole hands: guess how long a hand takes, have bots play thousands, and see what else the figures say."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

from phase10.errors import Message, shown, whole_number
from phase10.hands import HandSample, Table, hands_of
from phase10.odds.simulate import Batch
from phase10.phases import STANDARD
from phase10.table import PLAYERS
from widgets.background import ask_again
from widgets.base import KitWidget, View
from widgets.hands_sheets import Asked, Played, compare_sheet, play_sheet, question_sheet, table_sheet, tips_sheet
from widgets.html import h
from widgets.trials import MOST_SEED, PART_SECONDS

TRIES = (100, 1_000, 10_000)
"""How many hands a run can have."""
MOST_LAPS = 100
_LAPS = re.compile(r"\s*([0-9]{1,3}(?:[.,][0-9]{0,3})?)\s*\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class HandsState:
    """Everything on the page that can change; `guesses` are laps, None for a guess that was skipped."""

    asked: Asked = field(default_factory=Asked)
    seed: int = 1
    guesses: Mapping[Asked, float | None] = field(default_factory=dict)
    draft: str = ""
    problem: Message | None = None
    """What is wrong with the guess that was typed, which is `draft`."""
    sample: HandSample | None = None
    """What the hands played so far gave."""
    target: int = 0
    """How many hands are wanted."""

    def asking(self, **changes: Any) -> HandsState:
        """Another question, or other hands: nothing is played yet."""
        fresh: dict[str, Any] = {"sample": None, "target": 0, "draft": "", "problem": None}
        return replace(self, **{**fresh, **changes})

    @property
    def guessed(self) -> bool:
        """Whether the answer may be shown."""
        return self.asked in self.guesses

    @property
    def played(self) -> int:
        """Hands played so far."""
        return self.sample.trials if self.sample else 0

    @property
    def going(self) -> bool:
        """Whether there is more to play."""
        return self.played < self.target


class Hands(KitWidget):
    """The page: `Hands()`; the address may carry `players`, `phase` and `seed`.

    >>> page = Hands(seed=1)
    >>> page.act("guess", "6")
    >>> page.act("try", 100)
    >>> page.state.played > 0, page.state.target
    (True, 100)
    """

    state: HandsState

    def __init__(self, *, seed: int | None = None, lang: str = "en") -> None:
        """Open with four players on Phase 1; with a seed the hands are always the same."""
        self.state = HandsState(seed=random.randint(1, MOST_SEED) if seed is None else seed)
        self._batch: tuple[Asked, int, Batch[HandSample]] | None = None
        self._dealt = 0
        super().__init__(lang=lang)

    # ---- events

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read leaves what is there."""
        super().on_open(query)
        for name, take in (("players", self.on_players), ("phase", self.on_phase), ("seed", self.on_seed)):
            if isinstance(value := query.get(name), str):
                take(value)

    def on_players(self, number: str) -> None:
        """Choose how many play."""
        players = whole_number(number, PLAYERS)
        if players is not None:
            self.state = self.state.asking(asked=replace(self.state.asked, players=players))

    def on_phase(self, number: str) -> None:
        """Choose the phase that all try, by its number."""
        phase = whole_number(number, range(1, len(STANDARD.phases) + 1))
        if phase is not None:
            self.state = self.state.asking(asked=replace(self.state.asked, number=phase))

    def on_guess(self, text: str) -> None:
        """Guess the laps; the first guess for a question counts."""
        if self.state.guessed:
            return
        match = _LAPS.match(text)
        laps = float(match[1].replace(",", ".")) if match else 0.0
        if 1 <= laps <= MOST_LAPS:
            self._answer_to(laps)
        else:
            problem = Message("hands-guess-bad", {"token": shown(text.strip()), "most": MOST_LAPS})
            self.state = replace(self.state, problem=problem, draft=text[:80])

    def on_skip_guess(self) -> None:
        """See the answer without a guess."""
        if not self.state.guessed:
            self._answer_to(None)

    def on_try(self, trials: int) -> None:
        """Have so many hands played, those included that were played already."""
        if self.state.guessed and trials in TRIES:
            self.state = replace(self.state, target=trials)
            self.on_part()

    def on_part(self) -> None:
        """Go on; the page asks for this again and again until all hands are played or the run is stopped."""
        if not self.state.going:
            return
        batch, ends = self._ready(), perf_counter() + PART_SECONDS
        sample = self.state.sample or HandSample()
        while sample.trials < self.state.target and perf_counter() < ends:
            size = min(batch.at_once, self.state.target - sample.trials)
            sample += batch.sample(size)
            self._dealt += size
        self.state = replace(self.state, sample=sample)

    def on_stop(self) -> None:
        """Stop the run where it is."""
        self.state = replace(self.state, target=min(self.state.target, self.state.played))

    def on_seed(self, number: str) -> None:
        """Other hands, by their seed."""
        seed = whole_number(number, range(1, MOST_SEED + 1))
        if seed is not None:
            self.state = self.state.asking(seed=seed)

    def on_another(self) -> None:
        """Other hands: the next seed."""
        self.state = self.state.asking(seed=self.state.seed % MOST_SEED + 1)

    # ---- helpers

    def _answer_to(self, guess: float | None) -> None:
        guesses = {**self.state.guesses, self.state.asked: guess}
        self.state = replace(self.state, problem=None, draft="", guesses=guesses)

    def _ready(self) -> Batch[HandSample]:
        """Who plays the hands of this run from where it is; from its beginning after an error lost some."""
        state = self.state
        if self._batch is None or self._batch[:2] != (state.asked, state.seed) or self._dealt != state.played:
            table = Table.of(state.asked.players, state.asked.number)
            self._batch, self._dealt = (state.asked, state.seed, hands_of(table, state.seed)), 0
            self.state = replace(state, sample=None)
        return self._batch[2]

    # ---- view

    def _render(self) -> View:
        state, text, asked = self.state, self.text, self.state.asked
        if state.guessed:
            shown = [
                play_sheet(Played(asked, state.guesses[asked], state.sample, state.target), state.seed, TRIES, text),
                compare_sheet(asked, text),
                tips_sheet(text),
                ask_again("part", 1) if state.going and not self._failed else None,
            ]
        else:
            shown = [question_sheet(asked, state.draft, state.problem, text)]
        root = h(
            "div",
            h("h1", text("hands-title")),
            h("p", text("hands-lead"), cls="lead"),
            table_sheet(asked, text),
            *shown,
            cls="hands",
        )
        players, number = str(asked.players), str(asked.number)
        address: dict[str, str | None] = {"players": players, "phase": number, "seed": str(state.seed)}
        return View(root=root, title=text("hands-name"), address=address)
