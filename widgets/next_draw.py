"""The next draw: which unseen cards help, how likely one comes, what to throw, and playing it alone with the deck."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from operator import attrgetter
from typing import Any

from phase10.cards import DECK, Card, Hand, check_room, parse_cards
from phase10.errors import Message, Phase10Error
from phase10.explain import Step, explain
from phase10.melds import check
from phase10.odds.advice import explain_discard, explain_draw
from phase10.odds.outs import unseen, without
from phase10.phases import STANDARD
from phase10.rules import Naturals
from phase10.table import CARDS_DEALT
from widgets.base import KitWidget, View
from widgets.draw_state import DrawState
from widgets.draw_view import Answer, answer, game, notice
from widgets.hand import HandEvents, HandState, hand_editor
from widgets.html import h
from widgets.phases import PhaseEvents, PhaseState, phase_chooser
from widgets.prospects import options, seen_editor
from widgets.stepper import StepperEvents, StepperState
from widgets.verdict import problem_line

OPENING = "R3 B4 R5 G6 B9 Y9 G1 R12 Y12 S"
_NUMBER = re.compile(r"[0-9]{1,3}\Z")


class NextDraw(HandEvents, PhaseEvents, StepperEvents, KitWidget):
    """The whole page: `NextDraw()`; the address may carry `hand`, `seen`, `phase`, `list` and `naturals`.

    >>> page = NextDraw(hand="R5 B5 G7 Y7 R7 B1 G2 Y9 R11 G12", phase="1")
    >>> page.act("guess", "14")
    >>> page.state.helps.probability
    Fraction(1, 7)
    """

    state: DrawState

    def __init__(self, *, hand: str = OPENING, phase: str = "2", lang: str = "en", seed: int | None = None) -> None:
        """Open with a hand and phase in notation; `seed` fixes what is dealt and drawn."""
        self._random = random.Random(seed)
        self.state = DrawState(HandState.of(parse_cards(hand)), PhaseState(STANDARD.find(phase)))
        super().__init__(lang=lang)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the explanation shown."""
        state = self.state
        hand, seen = Hand(state.cards), state.seen.cards
        if not state.missing:
            return explain(check(hand, state.goal.phase, state.goal.rules))
        if len(state.cards) <= CARDS_DEALT:
            return explain_draw(hand, state.goal.phase, state.goal.rules, seen)
        return explain_discard(hand, state.goal.phase, state.ranked, state.chosen.card, state.goal.rules, seen)

    # ---- events: the hand, and what was seen

    def _hand(self) -> HandState:
        return self.state.hand

    def _keep_hand(self, hand: HandState) -> None:
        self.state = self.state.with_hand(hand)

    def on_undo(self) -> None:
        """The button of the hand: a draw is taken back as well."""
        self.state = self.state.undone()

    def on_see(self, token: str) -> None:
        """A card was seen elsewhere."""
        state = self.state
        try:
            card = Card.parse(token)
            check_room(card, Hand((*state.cards, *state.seen.cards)).by_card)
        except Phase10Error as error:
            self.state = state.with_seen(replace(state.seen, problem=error.message))
        else:
            self.state = state.with_seen(state.seen.with_cards((*state.seen.cards, card)))

    def on_unsee(self, token: str) -> None:
        """A card was not seen after all."""
        seen = self.state.seen
        cards = [str(card) for card in seen.cards]
        if token in cards:
            place = len(cards) - 1 - cards[::-1].index(token)
            self.state = self.state.with_seen(seen.with_cards(seen.cards[:place] + seen.cards[place + 1 :]))

    def on_read_seen(self, text: str) -> None:
        """Cards seen elsewhere, as text."""
        self.state = self.state.read_seen(text)

    # ---- events: the question

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; what cannot be read is said and leaves the rest."""
        super().on_open(query)
        given = {name: value for name, value in query.items() if isinstance(value, str)}
        if "hand" in given and given["hand"] != self.state.hand.link:
            self.state = self.state.linked(HandState.linked(given["hand"]))
        if "seen" in given and given["seen"] != self.state.seen.link:
            self.state = replace(self.state, seen=HandState()).read_seen(given["seen"])
        self._keep_goal(self.state.goal.linked(given))

    def _goal(self) -> PhaseState:
        return self.state.goal

    def _keep_goal(self, goal: PhaseState) -> None:
        same = goal.asks_the_same_as(self.state.goal)  # a link that is opened again: what is under way goes on
        self.state = replace(self.state, goal=goal) if same else self.state.asked(goal=goal, game=None)

    def on_asking(self, name: str) -> None:
        """Whether there is a question before the answer."""
        self.state = replace(self.state, asking=name != "no", shown=self.state.is_open)

    # ---- events: guess, answer, and playing on

    def on_guess(self, text: str) -> None:
        """How many cards the reader thinks help."""
        most = self.state.helps.unseen
        if _NUMBER.match(text.strip()) and int(text) <= most:
            self.state = replace(self.state, guess=int(text), shown=True, problem=None)
        else:
            self.state = replace(self.state, problem=Message("draw-guess-problem", {"unseen": most}))

    def on_show(self) -> None:
        """Show the answer without a guess."""
        self.state = replace(self.state, shown=True, problem=None)

    def on_choose(self, token: str) -> None:
        """Look at a discard; before the answer is shown, it is what the reader would throw."""
        state, card = self.state, self._held(token)
        if card and len(state.cards) == CARDS_DEALT + 1:
            picked = state.picked if state.is_open else card
            fresh = replace(state, card=card, picked=picked, shown=True, worked=frozenset(), steps=StepperState())
            self.state = fresh

    def on_deal(self) -> None:
        """Deal ten cards from a whole deck: a round begins."""
        self.state = self.state.dealt(sorted(self._random.sample(DECK, CARDS_DEALT), key=attrgetter("rank")))

    def on_draw(self) -> None:
        """Draw one of the unseen cards to a hand of ten."""
        if len(self.state.cards) == CARDS_DEALT:
            self._draw(None)

    def on_throw(self, token: str) -> None:
        """Throw a card of a hand of eleven, and draw one of the unseen cards."""
        card = self._held(token)
        if card and len(self.state.cards) == CARDS_DEALT + 1:
            self._draw(card)

    def on_take(self, token: str) -> None:
        """What if this card were drawn? It comes into the hand, after the discard looked at where there are eleven."""
        state = self.state
        if len(state.cards) != CARDS_DEALT + 1:
            self.on_add(token)
        elif state.missing and (card := _parsed(token)) and unseen(Hand(state.cards), state.seen.cards)[card]:
            self.state = replace(state.drawn(card, state.chosen.card), game=None, shown=True)

    def _draw(self, thrown: Card | None) -> None:
        state = self.state
        seen = (*state.seen.cards, thrown) if thrown else state.seen.cards
        rest = without(Hand(state.cards), thrown) if thrown else Hand(state.cards)
        pool = sorted(unseen(rest, seen).elements(), key=attrgetter("rank"))
        self.state = state.drawn(self._random.choice(pool), thrown)

    def _held(self, token: str) -> Card | None:
        return next((card for card in self.state.cards if str(card) == token), None)

    def on_work(self, figure: str) -> None:
        """Work a figure out that takes some seconds; the page first says that it does."""
        if figure in ("2", "3", "expected"):
            self.state = replace(self.state, waiting=figure)

    def on_work_now(self, figure: str) -> None:
        """Begin with it."""
        state = self.state
        if figure == state.waiting == "expected":
            self.state = replace(state, waiting="", solved=state.solved | {(state.goal.phase, state.goal.rules)})
        elif figure and figure == state.waiting:
            self.state = replace(state, waiting="", worked=state.worked | {figure})

    def _stepper(self) -> StepperState:
        return self.state.steps

    def _keep_stepper(self, stepper: StepperState) -> None:
        self.state = replace(self.state, steps=stepper)

    # ---- view

    def _render(self) -> View:
        state, text = self.state, self.text
        try:
            shown = answer(state, self.steps if state.has_steps else (), text)
        except Phase10Error as error:
            shown = Answer([notice([problem_line(error.message, text)])])
        deal = h("button", text("draw-deal"), cls="t", key="deal", on={"click": ("deal",)})
        seen = state.seen
        root = h(
            "div",
            h("h1", text("draw-title")),
            h("p", text("draw-lead"), cls="lead"),
            hand_editor(state.hand, text, extra=[deal], pointed=shown.pointed, marks=shown.marks),
            phase_chooser(state.goal, text, state.cards),
            seen_editor(state.cards, seen.cards, seen.draft, seen.problem, text),
            game(state, text),
            *shown.parts,
            options(state.asking, state.goal.rules.naturals.value, [one.value for one in Naturals], text),
            cls="checker next-draw",
        )
        return View(root=root, title=text("draw-name"), address=self._address())

    def _address(self) -> dict[str, str | None]:
        state = self.state
        return {"hand": state.hand.link or None, "seen": state.seen.link or None, **state.goal.address}


def _parsed(token: str) -> Card | None:
    try:
        return Card.parse(token)
    except Phase10Error:
        return None
