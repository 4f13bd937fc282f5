"""What may be done now, and why the rest may not: asked of the engine, move by move, and put into steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from phase10.actions import Action, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.cards import SKIP, Card, Hand
from phase10.errors import Message
from phase10.explain import Step
from phase10.judge import Violation, judge_group
from phase10.melds import fewest_missing, layouts
from phase10.rulebook import Rule
from phase10.table import Move, Pile
from phase10.view import Stage, View


class Line(NamedTuple):
    """One line: whether something may be done, and the rule that says so in words."""

    allowed: bool
    step: Step


def guide(view: View) -> tuple[Line, ...]:
    """All that may be done now and all that may not, each with its rule.

    >>> from phase10.actions import Deal
    >>> from phase10.game import Setup, State
    >>> state, _ = State.start(Setup(seed=7)).do(Deal(1))
    >>> [(line.allowed, line.step.rule.value) for line in guide(state.view(0))][:2]
    [(True, 'turn.draw'), (False, 'turn.draw')]
    """
    if view.stage is Stage.CHOOSE and view.actor == view.seat:
        return (Line(True, Step(Rule.VARIANT_CHOOSE, Message("play-may-choose", {"count": len(view.choices)}))),)
    if view.stage is not Stage.TURN or view.actor != view.seat:
        waiting = view.verify(Draw(view.seat, Pile.DRAW))
        return tuple(Line(False, Step(one.rule, one.message)) for one in waiting)
    return tuple(_turn(view))


def against(view: View, actions: Sequence[Action]) -> tuple[Violation, ...]:
    """What stands against every one of these actions; nothing when one of them is allowed, or they differ."""
    found = [view.verify(action) for action in actions]
    if not found:
        return ()
    return tuple(one for one in found[0] if all(one.message in [other.message for other in others] for others in found))


def _turn(view: View) -> Iterator[Line]:
    faces = tuple(dict.fromkeys(view.hand))
    draws = [Draw(view.seat, pile) for pile in Pile]
    yield from _line(view, Move.DRAW, draws, Rule.TURN_DRAW)
    if not view.drawn:
        yield from (_wait(Move.DRAW, one) for one in view.verify(draws[1]) if view.top is not None)
    yield from _lay(view)
    yield from _hits(view)
    yield from _line(view, Move.DISCARD, [Discard(view.seat, card) for card in faces], Rule.TURN_DISCARD)
    if SKIP in faces:
        yield from _skips(view)


def _line(view: View, move: Move, actions: Sequence[Action], rule: Rule) -> Iterator[Line]:
    """A line that allows a move, or a line for each rule that stands against it."""
    if any(map(view.can, actions)):
        yield Line(True, Step(rule, Message(f"tell-turn-{move.value}", {})))
    else:
        yield from (_wait(move, one) for one in against(view, actions) or view.verify(actions[0]))


def _wait(move: Move, why: Violation) -> Line:
    return Line(False, Step(why.rule, Message("tell-turn-wait", {"move": move.value, "why": why.message})))


def _lay(view: View) -> Iterator[Line]:
    action = next(filter(view.can, view.lay_downs()), None)
    if action:
        yield Line(True, Step(Rule.TURN_WHOLE_PHASE, Message(f"tell-turn-{Move.LAY_DOWN.value}", {})))
    for one in () if action else lay_refusal(view):
        if one.message.id == "tell-turn-not-yet":
            yield Line(False, Step(one.rule, one.message))
        else:
            yield _wait(Move.LAY_DOWN, one)


def lay_refusal(view: View) -> tuple[Violation, ...]:
    """Why the phase cannot be laid now; where cards are missing, how many."""
    best = next(view.lay_downs(), None)
    if best and not view.laid:
        return view.verify(best)
    found = [one for one in view.verify(LayDown(view.seat, ())) if one.message.id != "judge-group-count"]
    if view.phase and not view.laid:
        missing = Message("tell-turn-not-yet", {"missing": fewest_missing(Hand(view.hand), view.phase, view.rules)})
        found.append(Violation(Rule.TURN_WHOLE_PHASE, missing))
    return tuple(found)


def picked_refusal(view: View, up: tuple[Card, ...]) -> tuple[Violation, ...]:
    """Why the cards that are picked up cannot be laid as they are, though the hand makes the phase."""
    assert view.phase is not None
    if len(view.phase.groups) == 1 and (found := judge_group(up, view.phase.groups[0])):
        return found
    if missing := fewest_missing(Hand(up), view.phase, view.rules):
        return (Violation(Rule.TURN_WHOLE_PHASE, Message("play-picked-missing", {"missing": missing})),)
    best = next(layouts(Hand(up), view.phase, view.rules))
    if best.left:
        return (Violation(Rule.TURN_LAY_EXTRA, Message("play-picked-left", {"cards": best.left})),)
    return view.verify(LayDown(view.seat, best.melds))


def _hits(view: View) -> Iterator[Line]:
    groups = [(owner, group) for owner, melds in enumerate(view.melds) for group in range(len(melds))]
    faces = tuple(dict.fromkeys(view.hand))
    tried = [Hit(view.seat, owner, group, (card,)) for owner, group in groups for card in faces]
    if any(map(view.can, tried)):
        yield Line(True, Step(Rule.HIT_FITS, Message(f"tell-turn-{Move.HIT.value}", {})))
        return
    nowhere = [Hit(view.seat, view.seat, 0, faces[:1])]
    found = [one for one in against(view, tried or nowhere) if one.message.id != "judge-no-group"]
    yield from (_wait(Move.HIT, one) for one in found)
    if not found:
        yield Line(False, Step(Rule.HIT_FITS, Message("play-may-nothing-fits", {})))


def _skips(view: View) -> Iterator[Line]:
    actions = [PlaySkip(view.seat, seat) for seat in view.order if seat != view.seat]
    if any(map(view.can, actions)):
        yield Line(True, Step(Rule.SKIP_CHOOSE, Message("play-may-skip", {})))
        return
    for one in against(view, actions) or view.verify(actions[0]):
        yield Line(False, Step(one.rule, Message("play-may-not-skip", {"why": one.message})))
