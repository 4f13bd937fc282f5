"""The odds lab: guess how often a phase is dealt, try it thousands of times, and compare with the exact count."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from phase10.errors import Message, Phase10Error, shown
from phase10.odds.decks import FULL_DECK, DeckMakeup
from phase10.odds.tally import MOST_CARDS
from phase10.phases import STANDARD
from phase10.table import CARDS_DEALT
from widgets.background import Background, ask_again
from widgets.base import KitWidget, View
from widgets.html import Child, Node, h
from widgets.odds_sheets import Answer, deal_sheet, exact_sheet, question_sheet, try_sheet
from widgets.phases import PhaseEvents, PhaseState, phase_chooser
from widgets.trials import MOST_SEED, Dealer, Exact, Question, Run, exact_odds

TRIES = (100, 10_000, 100_000, 1_000_000)
"""How many hands a run can deal."""
DECKS = {"full": FULL_DECK, "no-wilds": DeckMakeup(wilds=0), "half": DeckMakeup(copies=1, wilds=4, skips=2)}
_PERCENT = re.compile(r"\s*([0-9]{1,3}(?:[.,][0-9]{0,6})?)\s*%?\s*\Z", re.ASCII)
_DECK = re.compile(r"([0-9])-([0-9])-([0-9])\Z", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,4}\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class OddsState:
    """Everything on the page that can change; `guesses` are shares of 1, None for a guess that was skipped."""

    goal: PhaseState = field(default_factory=PhaseState)
    cards: int = CARDS_DEALT
    deck: DeckMakeup = FULL_DECK
    seed: int = 1
    guesses: Mapping[Question, float | None] = field(default_factory=dict)
    problem: Message | None = None
    """What is wrong with the guess that was typed, which is `draft`."""
    draft: str = ""
    dealt: int = 0
    """Hands dealt one by one, the last of which is shown."""
    hits: int = 0
    run: Run = field(default_factory=Run)

    def asking(self, **changes: Any) -> OddsState:
        """Another question, or other hands: nothing is tried yet."""
        fresh: dict[str, Any] = {"run": Run(), "dealt": 0, "hits": 0, "problem": None, "draft": ""}
        return replace(self, **{**fresh, "goal": self.goal.settled, **changes})

    @property
    def question(self) -> Question:
        """What is asked."""
        return Question(self.goal.phase, self.cards, self.goal.rules, self.deck)

    @property
    def guessed(self) -> bool:
        """Whether the answer may be shown."""
        return self.question in self.guesses


class OddsLab(PhaseEvents, KitWidget):
    """The page: `OddsLab()`; the address may carry `phase`, `list`, `cards`, `deck`, `naturals` and `seed`.

    >>> lab = OddsLab(seed=1)
    >>> lab.act("guess", "25")
    >>> lab.act("try", 100)
    >>> lab.state.run.trials
    100
    """

    state: OddsState

    def __init__(self, *, phase: str = "1", seed: int | None = None, lang: str = "en") -> None:
        """Open with a phase; with a seed the hands are always the same, without one they are others each time."""
        number = random.randint(1, MOST_SEED) if seed is None else seed
        self.state = OddsState(PhaseState(STANDARD.find(phase)), seed=number)
        self._dealer: tuple[Question, int, Background[Dealer]] | None = None
        self._counting: tuple[Question, Background[Exact]] | None = None
        self._known: dict[Question, Exact] = {}
        super().__init__(lang=lang)

    @property
    def exact(self) -> Exact | None:
        """The exact odds of the question; None while nobody has guessed, and while they are being counted."""
        return self._known.get(self.state.question) if self.state.guessed else None

    # ---- events: the question

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read is said, or leaves what is there."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str) and value}
        asks: dict[str, Callable[[str], None]] = {
            "cards": self.on_cards,
            "deck": self._open_deck,
            "seed": self.on_seed,
        }
        problems = []
        for name, ask in asks.items():
            if name in given:
                ask(given[name])
                problems.append(self.state.goal.problem)
        self._keep_goal(self.state.goal.linked(given))
        problems.append(self.state.goal.problem)
        self._tell(next(filter(None, problems), None))

    def on_cards(self, number: str) -> None:
        """Choose how many cards are dealt."""
        if _NUMBER.match(number) and 1 <= int(number) <= MOST_CARDS:
            self.state = self.state.asking(cards=int(number))

    def on_deck(self, name: str) -> None:
        """Choose a deck by its name."""
        if name in DECKS:
            self.state = self.state.asking(deck=DECKS[name])

    def on_deck_part(self, part: str, number: str) -> None:
        """Change the deck: how many `copies`, `wilds` or `skips` it has; what it cannot have changes nothing."""
        if part in ("copies", "wilds", "skips") and _NUMBER.match(number):
            self._ask_deck(lambda: replace(self.state.deck, **{part: int(number)}))

    # ---- events: guess, try, count

    def on_guess(self, text: str) -> None:
        """Guess a percentage; the first guess for a question counts."""
        state, percent = self.state, _PERCENT.match(text)
        share = float(percent[1].replace(",", ".")) / 100 if percent else 2.0
        if state.guessed:
            return
        if share > 1:
            problem = Message("odds-guess-bad", {"token": shown(text.strip())})
            self.state = replace(state, problem=problem, draft=text[:80])
        else:
            self._answer_to(share)

    def on_skip_guess(self) -> None:
        """See the answer without a guess."""
        if not self.state.guessed:
            self._answer_to(None)

    def on_count(self) -> None:
        """See if the exact count is there; the page asks for this again and again."""
        question = self.state.question
        if not self.state.guessed or question in self._known:
            return
        if self._counting is None or self._counting[0] != question:
            self._counting = question, Background(partial(exact_odds, question))
        exact = self._counting[1].wait()
        if exact is not None:
            self._known[question] = exact

    def on_ready(self) -> None:
        """Make ready for dealing, while the reader still looks."""
        self._dealer_for(self.state)

    def on_deal(self) -> None:
        """Deal one hand, to be looked at."""
        state = self.state
        if state.guessed:
            dealt = state.dealt + 1
            made = state.question.verdict(state.seed, dealt).made
            self.state = replace(state, dealt=dealt, hits=state.hits + made)

    def on_try(self, trials: int) -> None:
        """Deal so many hands; a run that was already longer is shown up to there."""
        if self.state.guessed and trials in TRIES:
            self.state = replace(self.state, run=replace(self.state.run, target=trials))
            self.on_part()

    def on_part(self) -> None:
        """Go on with the run; the page asks for this again and again until it is at its end or stopped."""
        if self.state.run.going:
            dealer = self._dealer_for(self.state)
            if dealer is not None and dealer.dealt == self.state.run.trials:
                self.state = replace(self.state, run=dealer.go_on(self.state.run))
            elif dealer is not None:  # begun before, or an error lost what was dealt: from the beginning
                self._dealer, self.state = None, replace(self.state, run=Run(self.state.run.target))

    def on_stop(self) -> None:
        """Stop the run where it is."""
        self.state = replace(self.state, run=self.state.run.stopped())

    def on_seed(self, number: str) -> None:
        """Other hands, by their seed."""
        if _NUMBER.match(number) and 1 <= int(number) <= MOST_SEED:
            self.state = self.state.asking(seed=int(number))

    def on_another(self) -> None:
        """Other hands: the next seed."""
        self.state = self.state.asking(seed=self.state.seed % MOST_SEED + 1)

    def on_reset(self) -> None:
        """Begin anew, as the page opens."""
        self.state = OddsState(seed=self.state.seed)

    # ---- helpers

    def _answer_to(self, guess: float | None) -> None:
        guesses = {**self.state.guesses, self.state.question: guess}
        self.state = replace(self.state, problem=None, draft="", guesses=guesses)
        self.on_count()

    def _dealer_for(self, state: OddsState) -> Dealer | None:
        """Who deals the hands of this run from where it is; None while that is being made ready."""
        wanted = (state.question, state.seed)
        if self._dealer is None or self._dealer[:2] != wanted:
            self._dealer = (*wanted, Background(partial(Dealer, *wanted)))
        return self._dealer[2].wait()

    def _open_deck(self, text: str) -> None:
        if match := _DECK.match(text):
            copies, wilds, skips = map(int, match.groups())
            self._ask_deck(lambda: DeckMakeup(copies, wilds, skips))

    def _ask_deck(self, make: Callable[[], DeckMakeup]) -> None:
        try:
            self.state = self.state.asking(deck=make())
        except Phase10Error as error:
            self._tell(error.message)

    def _goal(self) -> PhaseState:
        return self.state.goal

    def _keep_goal(self, goal: PhaseState) -> None:
        same = goal.asks_the_same_as(self.state.goal)
        self.state = replace(self.state, goal=goal) if same else self.state.asking(goal=goal)

    def _tell(self, problem: Message | None) -> None:
        self.state = replace(self.state, goal=replace(self.state.goal, problem=problem))

    # ---- view

    def _render(self) -> View:
        state, text, question = self.state, self.text, self.state.question
        root = h(
            "div",
            h("h1", text("odds-title")),
            h("p", text("odds-lead"), cls="lead"),
            phase_chooser(state.goal, text),
            deal_sheet(question, DECKS, text),
            *self._answered(),
            h("p", h("button", text("odds-reset"), cls="t", on={"click": ("reset",)}), cls="row", key="reset"),
            cls="odds",
        )
        return View(root=root, title=text("odds-name"), address=self._address())

    def _answered(self) -> list[Child]:
        state, text, question = self.state, self.text, self.state.question
        if not state.guessed:
            return [question_sheet(question, state.draft, state.problem, text)]
        verdict = question.verdict(state.seed, state.dealt) if state.dealt else None
        answer = Answer(question, state.guesses[question], self.exact, state.run, verdict, state.dealt, state.hits)
        return [try_sheet(answer, state.seed, TRIES, text), exact_sheet(answer, text), self._next_by_itself()]

    def _next_by_itself(self) -> Node | None:
        """What the page asks for without being told to: more of the run, the count, and a dealer made ready."""
        if self._failed:  # what failed is not tried again and again
            return None
        if self.state.run.going:
            return ask_again("part", 1)
        if self.exact is None:
            return ask_again("count", 400)
        ready = self._dealer is not None and self._dealer[0] == self.state.question
        return None if ready else ask_again("ready", 200)

    def _address(self) -> dict[str, str | None]:
        state, deck = self.state, self.state.deck
        return {
            **state.goal.address,
            "cards": str(state.cards) if state.cards != CARDS_DEALT else None,
            "deck": f"{deck.copies}-{deck.wilds}-{deck.skips}" if deck != FULL_DECK else None,
            "seed": str(state.seed),
        }
