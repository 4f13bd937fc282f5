"""A game against bots: you at a table with one to five others, hand by hand, with every rule told."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

from phase10.actions import Choose, Draw, PlaySkip
from phase10.errors import Message, Phase10Error
from phase10.explain import Step
from phase10.table import Pile
from widgets.base import KitWidget, View
from widgets.html import h
from widgets.round.end import countable, end_of_hand, steps
from widgets.round.form import another, may
from widgets.round.kept import from_kept, to_keep
from widgets.round.place import place
from widgets.round.setup import YOU, Plan
from widgets.round.state import Pace, RoundState
from widgets.round.table import table
from widgets.stepper import StepperEvents, StepperState
from widgets.verdict import problem_line

KEPT = "play"
"""The name under which the browser keeps the game."""
_SPOT = re.compile(r"(hit|high|low|skip)-([0-5])(?:-([0-9]))?\Z", re.ASCII)


class Play(StepperEvents, KitWidget):
    """The page: `Play()`; the address may carry what `Plan.linked` reads.

    >>> page = Play()
    >>> page.act("draw", "draw")
    >>> page.act("draw", "draw")
    >>> [one.rule.value for one in page.state.asked.broken]
    ['turn.draw']
    """

    state: RoundState

    def __init__(self, *, seed: int | None = None, players: int = 3, lang: str = "en") -> None:
        """Open with a game for so many players; the same `seed` deals the same cards."""
        self._opened = False
        plan = Plan().with_players(str(players))
        self.state = RoundState.begun(plan if seed is None else plan.with_seed(str(seed)))
        super().__init__(lang=lang)

    # ---- the page around it

    def on_open(self, query: dict[str, Any]) -> None:
        """Take over what a link carries; a game that is under way with the same deal goes on."""
        super().on_open(query)
        self._opened = True
        plan, bad = Plan().linked(query)
        if any(name in query for name in plan.address) and plan != self.state.played:
            self.state = replace(self.state.restarted(plan), before=None)
        if bad:
            self.state = replace(self.state, problem=Message("play-bad-address", {"parts": bad}))

    def on_restore(self, kept: dict[str, Any]) -> None:
        """Go on with the game that the browser kept."""
        if self._opened or KEPT not in kept:  # another page has kept something: this one goes on
            return
        try:
            self.state = from_kept(kept[KEPT])
        except Phase10Error as error:
            self.state = replace(self.state, problem=Message("play-bad-kept", {"why": error.message}))

    # ---- moves

    def on_draw(self, pile: str) -> None:
        """Draw from one of the piles."""
        if pile in {one.value for one in Pile}:
            self.state = self.state.do(Draw(YOU, Pile(pile)))

    def on_lay(self) -> None:
        """Lay the phase down."""
        self.state = self.state.lay()

    def on_choose(self, number: int) -> None:
        """Choose a phase for this hand."""
        self.state = self.state.do(Choose(YOU, number))

    def on_put(self, spot: str) -> None:
        """Put what is picked up somewhere: on the discard pile, onto a group, before a player who is skipped."""
        if spot == Pile.DISCARD.value:
            self.state = self.state.discard()
        elif found := _SPOT.match(spot):
            kind, first, second = found.groups()
            if kind == "skip":
                self.state = self.state.do(PlaySkip(YOU, int(first)))
            elif second is not None:
                low = {"low": True, "high": False}.get(kind)
                self.state = self.state.hit(int(first), int(second), low)

    def on_drop(self, place: int, spot: str) -> None:
        """Drag a card somewhere, with the others that are picked up if it is one of them."""
        if not 0 <= place < len(self.state.view.hand):
            return
        several = place in self.state.asked.picked and spot.startswith("hit")
        if not several:
            self.state = self.state.asking(picked=frozenset({place}))
        self.on_put(spot)

    def on_deal(self) -> None:
        """The next hand."""
        self.state = self.state.deal()

    def on_follow(self) -> None:
        """Do what the hint says."""
        if self.state.asked.hint:
            self.state = self.state.do(self.state.asked.hint.action)

    def on_undo(self) -> None:
        """Take your last move back."""
        self.state = self.state.undone()

    # ---- the others

    def on_step(self) -> None:
        """The next move of a bot."""
        self.state = self.state.stepped()

    def on_finish(self) -> None:
        """All moves of the bots up to yours."""
        self.state = self.state.advanced()

    def on_pace(self, name: str) -> None:
        """How the bots play."""
        if name in {one.value for one in Pace}:
            self.state = self.state.paced(Pace(name))

    # ---- looking around

    def on_pick(self, place: int) -> None:
        """Pick a card up, or let go of it."""
        self.state = self.state.pick(place)

    def on_hint(self) -> None:
        """What a careful player would do now."""
        self.state = self.state.hinted()

    def on_way(self, step: int) -> None:
        """Another way to lay the phase."""
        self.state = self.state.turned(step)

    def on_hold(self, group: int, place: int) -> None:
        """Keep a card in hand that would be laid."""
        self.state = self.state.holding(group, place)

    def on_hold_none(self) -> None:
        """Lay every card again that was kept."""
        self.state = self.state.asking(held=())

    def on_sort(self, by: str) -> None:
        """Sort the hand by number or by color."""
        self.state = replace(self.state, by_color=by == "color")

    def on_log(self) -> None:
        """Show more of what happened, or less."""
        self.state = replace(self.state, whole_log=not self.state.whole_log)

    def on_count(self, which: str) -> None:
        """Count another player's cards, or say who has won."""
        if which in map(str, countable(self.state)):
            self.state = self.state.asking(counted=int(which), stepper=StepperState())

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the count."""
        return steps(self.state)

    def _stepper(self) -> StepperState:
        return self.state.asked.stepper

    def _keep_stepper(self, stepper: StepperState) -> None:
        self.state = self.state.asking(stepper=stepper)

    # ---- another game

    def on_again(self) -> None:
        """The same cards from the beginning."""
        self.state = self.state.restarted(self.state.played)

    def on_new_deal(self) -> None:
        """Other cards, the same table."""
        seed = random.randrange(10_000)
        self.state = self.state.restarted(self.state.played.with_seed(str(seed)))

    def on_start(self) -> None:
        """The game that was set up."""
        self.state = self.state.restarted(self.state.plan)

    def on_unfold(self, name: str, is_open: bool) -> None:
        """A part of the form is unfolded or folded."""
        parts = self.state.unfolded - {name} | ({name} & {"form", "options"} if is_open else set())
        self.state = replace(self.state, unfolded=parts)

    def on_players(self, count: str) -> None:
        """So many at the table."""
        self._set_up(players=count)

    def on_list(self, name: str) -> None:
        """Another list of phases."""
        self._set_up(list=name)

    def on_preset(self, name: str) -> None:
        """The rules of a booklet."""
        self._set_up(rules=name)

    def on_option(self, name: str, value: str) -> None:
        """One rule changed."""
        self._set_up(**{name: value})

    def on_bots(self, name: str) -> None:
        """Other bots."""
        self._set_up(bots=name)

    def on_seed(self, typed: str) -> None:
        """Another deal; what is no number is told."""
        self._set_up(seed=typed)

    def _set_up(self, **part: str) -> None:
        plan, bad = self.state.plan.linked(part)
        problem = Message("error-seed", {"token": part.get("seed", "")}) if bad and "seed" in part else None
        self.state = replace(self.state, plan=plan, problem=problem)

    # ---- view

    def _render(self) -> View:
        text, state = self.text, self.state
        middle = end_of_hand(state, text) if state.is_over else [place(state, text), may(state, text)]
        begun = any(action.seat == YOU for action in state.game.actions)
        root = h(
            "div",
            h("h1", text("play-title")),
            None if begun else h("p", text("play-lead"), cls="lead", key="lead"),
            problem_line(state.problem, text),
            table(state, text),
            *middle,
            another(state, text),
            cls="round",
        )
        return View(root=root, title=text("play-name"), address=state.played.address, keep={KEPT: to_keep(state)})
