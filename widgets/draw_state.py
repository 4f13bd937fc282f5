"""The page on the next draw as plain values: what the reader does with hand, seen cards, guess and round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from phase10.cards import Card, Hand, check_room, read_cards
from phase10.errors import Message, Phase10Error
from phase10.melds import fewest_missing, require_colors
from phase10.odds.discards import Discard, best_discards, best_play, takes_seconds
from phase10.odds.outs import Outs, chance_within, helping, without
from phase10.odds.tally import countable
from phase10.phases import Phase
from phase10.rules import Rules
from phase10.table import CARDS_DEALT
from widgets.hand import DRAFT_LENGTH, UNDO_DEPTH, HandState
from widgets.phases import PhaseState
from widgets.stepper import StepperState

if TYPE_CHECKING:
    from phase10.odds.draws import BestPlay

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A round alone with the deck that is under way: the draws so far, and the hand it began with."""

    draws: int
    start: Cards


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: its draws, and those that were to be expected, where that is known."""

    draws: int
    expected: float | None


@dataclass(frozen=True, slots=True)
class Before:
    """What a change of the hand changed beside it, so that undo brings that back too."""

    seen: HandState
    seen_then: Cards
    game: Game | None
    shown: bool


@dataclass(frozen=True, slots=True)
class DrawState:
    """Everything on the page that can change.

    >>> state = DrawState(HandState.of(Hand.parse("R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12").cards), PhaseState())
    >>> state.missing, state.helps.count, state.helps.unseen
    (1, 14, 98)
    """

    hand: HandState
    goal: PhaseState
    seen: HandState = field(default_factory=HandState)
    asking: bool = True
    """Whether there is a question before the answer."""
    shown: bool = False
    """Whether the answer for this hand is shown."""
    guess: int | None = None
    problem: Message | None = None
    picked: Card | None = None
    """The card that the reader would throw, chosen before the answer was shown."""
    card: Card | None = None
    """The discard looked at; None: the best."""
    new: Card | None = None
    """The card that was drawn last."""
    worked: frozenset[str] = frozenset()
    """The figures that take some seconds and were worked out for this question."""
    waiting: str = ""
    """The figure that is being worked out."""
    solved: frozenset[tuple[Phase, Rules]] = frozenset()
    """Phases whose expected draws take some seconds, and were worked out."""
    steps: StepperState = field(default_factory=StepperState)
    game: Game | None = None
    rounds: tuple[Round, ...] = ()
    past: tuple[Before, ...] = ()

    # ---- what the state says

    @property
    def cards(self) -> Cards:
        """The hand."""
        return self.hand.cards

    @property
    def is_open(self) -> bool:
        """Whether the answer is to be seen."""
        return self.shown or not self.asking

    @property
    def missing(self) -> int:
        """The cards that the hand lacks; `Phase10Error` when a color has to be known and is not."""
        require_colors(Hand(self.cards), self.goal.phase)
        return fewest_missing(Hand(self.cards), self.goal.phase, self.goal.rules)

    @property
    def has_steps(self) -> bool:
        """Whether there is something to explain."""
        return self.is_open and 0 < len(self.cards) <= CARDS_DEALT + 1

    @property
    def helps(self) -> Outs:
        """The unseen cards that bring the hand nearer."""
        return _helps(self.cards, self.goal.phase, self.goal.rules, self.seen.cards)

    @property
    def has_play(self) -> bool:
        """Whether best play of the phase is at hand, so that expected draws can be told at once."""
        return not takes_seconds(self.goal.phase, self.goal.rules) or (self.goal.phase, self.goal.rules) in self.solved

    @property
    def play(self) -> BestPlay | None:
        """Best play of the phase; None where there is none, or it would take some seconds."""
        return best_play(self.goal.phase, self.goal.rules) if self.has_play else None

    @property
    def ranked(self) -> tuple[Discard, ...]:
        """What each discard of a hand of eleven leaves, the best first."""
        return _advice(self.cards, self.goal.phase, self.goal.rules, self.seen.cards, self.has_play)

    @property
    def chosen(self) -> Discard:
        """The discard looked at."""
        return next((one for one in self.ranked if one.card == self.card), self.ranked[0])

    def within(self, rest: Hand, seen: Cards, draws: int, missing: int) -> Fraction | None:
        """The chance within so many draws; None while it would take some seconds and nobody has asked for it."""
        if is_long(self.goal.phase, draws, missing) and str(draws) not in self.worked:
            return None
        return _within(rest.cards, self.goal.phase, draws, self.goal.rules, seen)

    # ---- changes

    def asked(self, **changes: Any) -> DrawState:
        """Another question: what was looked at and worked out for the last one is gone."""
        fresh: dict[str, Any] = {"card": None, "new": None, "worked": frozenset(), "waiting": "", "problem": None}
        return replace(self, **{**fresh, "steps": StepperState(), "goal": self.goal.settled, **changes})

    def afresh(self, **changes: Any) -> DrawState:
        """A hand that the reader has not been asked about yet."""
        return self.asked(**{"shown": False, "guess": None, "picked": None, **changes})

    def with_hand(self, hand: HandState) -> DrawState:
        """The reader changes the hand: a round that was under way is over; sorting alone changes no answer."""
        if hand.cards == self.cards:
            return replace(self, hand=hand)
        if Counter(hand.cards) == Counter(self.cards):
            return replace(self._remembering(self.seen), hand=hand, steps=StepperState())
        seen = self.seen.with_cards(not_held(self.seen.cards, hand.cards))
        return self._remembering(seen).asked(hand=hand, seen=seen, game=None, guess=None, picked=None)

    def linked(self, hand: HandState) -> DrawState:
        """The hand that an address carries."""
        seen = self.seen.with_cards(not_held(self.seen.cards, hand.cards))
        return self.afresh(hand=hand, seen=seen, game=None, past=())

    def _remembering(self, seen: HandState) -> DrawState:
        before = Before(self.seen, seen.cards, self.game, self.shown)
        return replace(self, past=(*self.past, before)[-UNDO_DEPTH:])

    def undone(self) -> DrawState:
        """The hand before its last change, with the round and what was seen then, unless the reader changed that."""
        if not self.hand.past or not self.past:
            return self
        hand, before = self.hand.undo(), self.past[-1]
        seen = before.seen if self.seen.cards == before.seen_then else self.seen
        seen = seen.with_cards(not_held(seen.cards, hand.cards))
        then = {"seen": seen, "game": before.game, "shown": before.shown, "past": self.past[:-1]}
        return self.asked(hand=hand, guess=None, picked=None, **then)

    def dealt(self, cards: Iterable[Card]) -> DrawState:
        """A new round: ten cards of a whole deck, so nothing is seen yet. One that was finished is kept."""
        hand, seen = self.hand.with_cards(cards), self.seen.with_cards(())
        kept = replace(self._remembering(seen), rounds=self._rounds())
        return kept.afresh(hand=hand, seen=seen, game=Game(0, hand.cards))

    def drawn(self, card: Card, thrown: Card | None = None) -> DrawState:
        """A card is drawn, after one was thrown where the hand has eleven: that one is seen then."""
        game = self.game or Game(0, self.cards)
        rest = without(Hand(self.cards), thrown).cards if thrown else self.cards
        hand = self.hand.with_cards((*rest, card), Message("hand-added", {"card": card}))
        seen = self.seen.with_cards((*self.seen.cards, thrown)) if thrown else self.seen
        after = replace(game, draws=game.draws + 1)
        return self._remembering(seen).afresh(hand=hand, seen=seen, game=after, new=card)

    def expected(self, start: Cards) -> float | None:
        """The draws that best play needs on average from a hand of ten, or of eleven; None where that is not known."""
        play = self.play if len(start) in (CARDS_DEALT, CARDS_DEALT + 1) else None
        return play.value(Hand(start)) if play else None

    def _rounds(self) -> tuple[Round, ...]:
        """The rounds that are over, with the one under way if its phase is made."""
        if self.game is None or not self._is_made():
            return self.rounds
        return (*self.rounds, Round(self.game.draws, self.expected(self.game.start)))

    def _is_made(self) -> bool:
        try:
            return self.missing == 0
        except Phase10Error:
            return False

    def read_seen(self, text: str) -> DrawState:
        """Cards seen elsewhere as text; what cannot be read stays in the field, with the reason."""
        reading = read_cards(text, (*self.cards, *self.seen.cards))
        seen = self.seen.with_cards((*self.seen.cards, *reading.cards))
        draft = " ".join(reading.rejected)[:DRAFT_LENGTH]
        return self.with_seen(replace(seen, draft=draft, problem=reading.problem))

    def with_seen(self, seen: HandState) -> DrawState:
        """Other cards seen elsewhere: another question if they are others, about the same hand."""
        same = seen.cards == self.seen.cards
        return replace(self, seen=seen) if same else self.asked(seen=seen, guess=None, new=self.new)


def not_held(seen: Iterable[Card], held: Iterable[Card]) -> Cards:
    """The cards seen elsewhere without those that can only be the ones in the hand: a card lies in one place.

    >>> [str(card) for card in not_held(Hand.parse("R7 R7 B2").cards, Hand.parse("R7 B2").cards)]
    ['R7', 'B2']
    """
    counts = Counter(held)
    kept = []
    for card in seen:
        try:
            check_room(card, counts)
        except Phase10Error:
            continue
        counts[card] += 1
        kept.append(card)
    return tuple(kept)


def is_long(phase: Phase, draws: int, missing: int) -> bool:
    """Whether the chance within so many draws takes seconds: cards of a number, or of a color, can be put together."""
    if missing > draws or draws == 1:
        return False
    return not countable(phase) or (draws == 3 and not phase.has_color)


# ---- Answers, each worked out once -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _helps(cards: Cards, phase: Phase, rules: Rules, seen: Cards) -> Outs:
    return helping(Hand(cards), phase, rules, seen)


@lru_cache(maxsize=64)
def _advice(cards: Cards, phase: Phase, rules: Rules, seen: Cards, with_play: bool) -> tuple[Discard, ...]:
    return best_discards(Hand(cards), phase, rules, seen, ahead=with_play)


@lru_cache(maxsize=256)
def _within(cards: Cards, phase: Phase, draws: int, rules: Rules, seen: Cards) -> Fraction:
    return chance_within(Hand(cards), phase, draws, rules, seen)
