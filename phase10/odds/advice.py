"""Advice for the next draw and the next discard: what helps, what to throw, and the reasons as steps.

A card *helps* when it brings the hand one card nearer to the phase; where one card is missing, it completes it. Draws
are from the cards that the player cannot see; expected draws follow `phase10.odds.draws`, where the phase has them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from phase10.cards import Card, Hand, Kind
from phase10.errors import Either, Message
from phase10.explain import Positions, Step, explain
from phase10.melds import check, fewest_missing
from phase10.odds.discards import DIGITS, Discard
from phase10.odds.outs import Outs, helping, without
from phase10.phases import Phase
from phase10.rulebook import Rule
from phase10.rules import MATTEL, Rules

MOST_NAMED = 4
"""Numbers or cards that one sentence names; more are only counted."""


def explain_draw(hand: Hand, phase: Phase, rules: Rules = MATTEL, seen: Iterable[Card] = ()) -> tuple[Step, ...]:
    """Which cards help at the next draw, and why: how near the hand is, and how many of the unseen cards help.

    >>> for step in explain_draw(Hand.parse("R5 B5 G7 Y7 R7"), Phase.parse("S3 S3"))[-2:]:
    ...     print(step.rule.value, step.message)
    turn.whole-phase So one card is missing: a 5 or a wild would help.
    turn.draw Of the 103 unseen cards 14 complete the phase: a chance of 13.6%.
    """
    verdict = check(hand, phase, rules)
    if verdict.made:
        return explain(verdict)
    return (*explain(verdict), _chance(helping(hand, phase, rules, seen), verdict.missing))


def explain_discard(
    hand: Hand,
    phase: Phase,
    ranked: Sequence[Discard],
    card: Card | None = None,
    rules: Rules = MATTEL,
    seen: Iterable[Card] = (),
) -> tuple[Step, ...]:
    """Why a card of the hand should be thrown, or should not; by default the first of those ranked.

    >>> from phase10.odds.discards import best_discards
    >>> hand, phase = Hand.parse("R5 B5 G7 Y7 R1 B2 G3 Y9 R11 G12 S"), Phase.parse("S3 S3")
    >>> for step in explain_discard(hand, phase, best_discards(hand, phase, ahead=False)):
    ...     print(step.rule.value, step.cards, step.message)
    skip.no-meld (10,) S is part of no phase. In a game with others, a skip you throw makes another player miss a turn.
    set.same-number (0, 1) Nearest set of 3: you have two 5s, 1 more needed.
    set.same-number (2, 3) Nearest set of 3: you have two 7s, 1 more needed.
    turn.draw () Then 2 cards are missing, and 20 of the 97 unseen cards bring you nearer: a chance of 20.6%.
    turn.discard (8,) R11 would do as well for the phase, but it costs fewer points: 10 instead of 15.
    score.left (10,) S costs 15 points if it is still in your hand at the end.
    """
    chosen = next((one for one in ranked if one.card == card), ranked[0])
    helps = chosen.outs if chosen.missing <= 1 else chosen.helps
    kept = {one for one, _ in helps.cards}
    steps = [_reason(hand, phase, chosen, rules, tuple(seen), kept)]
    steps += _kept(hand, phase, chosen.card, rules)
    steps.append(_chance(helps, chosen.missing, "draw-why-then"))
    steps += _compared(hand, ranked, chosen)
    if chosen.draws is not None:
        steps.append(Step(Rule.TURN_DRAW, Message("draw-why-expected", {"draws": round(chosen.draws, 1)})))
    values = {"card": chosen.card, "points": chosen.card.points}
    steps.append(Step(Rule.SCORE_LEFT, Message("draw-why-points", values), _places(hand, chosen.card)))
    return tuple(steps)


def _chance(helps: Outs, missing: int, name: str = "draw-why-chance") -> Step:
    values: dict[str, object] = {"count": helps.count, "unseen": helps.unseen, "missing": missing}
    values["chance"] = float(helps.probability)
    return Step(Rule.TURN_DRAW, Message(name if missing <= 1 else name + "-nearer", values))


def _reason(
    hand: Hand, phase: Phase, chosen: Discard, rules: Rules, seen: tuple[Card, ...], kept: Collection[Card]
) -> Step:
    """What the hand loses with the card: nothing, some of the cards that helped, or a step towards the phase."""
    card, before, after = chosen.card, fewest_missing(hand, phase, rules), chosen.missing
    places = _places(hand, card)
    if card.kind is Kind.SKIP:
        return Step(Rule.SKIP_NO_MELD, Message("draw-why-skip", {"card": card}), places)
    if after > before:
        values = {"card": card, "before": before, "missing": after}
        rule = Rule.TURN_WHOLE_PHASE if card.is_natural else Rule.WILD_ANY_NUMBER
        return Step(rule, Message("draw-why-further", values), places)
    lost = [(one, copies) for one, copies in helping(hand, phase, rules, seen).cards if one not in kept]
    if lost:
        numbers = tuple(sorted({one.number for one, _ in lost}))
        values = {"card": card, "lost": sum(copies for _, copies in lost), "numbers": Either(numbers)}
        name = "draw-why-fewer" if len(numbers) <= MOST_NAMED else "draw-why-fewer-many"
        return Step(Rule.TURN_DISCARD, Message(name, values), places)
    twins = tuple(place for place, one in enumerate(hand.cards) if card.is_natural and one.number == card.number)
    if len(twins) > 1 and [group.kind.is_run for group in phase.groups] == [True]:
        return Step(Rule.RUN_NO_TWINS, Message("draw-why-twin", {"card": card, "number": card.number}), twins)
    return Step(Rule.TURN_DISCARD, Message("draw-why-spare", {"card": card}), places)


def _kept(hand: Hand, phase: Phase, card: Card, rules: Rules) -> Iterator[Step]:
    """How near the hand is without the card; the steps point at places in the whole hand."""
    out = hand.cards.index(card)
    for step in explain(check(without(hand, card), phase, rules)):
        if step.message.id not in ("step-skips", "step-wilds", "step-missing"):
            yield Step(step.rule, step.message, tuple(place + (place >= out) for place in step.cards))


def _compared(hand: Hand, ranked: Sequence[Discard], chosen: Discard) -> Iterator[Step]:
    """The best card set against the next one, or another card against the best."""
    if len(ranked) < 2:
        return
    is_best = chosen is ranked[0]
    other = ranked[1] if is_best else ranked[0]
    values: dict[str, object] = {"card": chosen.card, "other": other.card, "unseen": other.outs.unseen}
    values |= {"count": other.outs.count, "own_points": chosen.card.points, "points": other.card.points}
    values |= {"own_missing": chosen.missing, "missing": other.missing}
    how = _difference(*((chosen, other) if is_best else (other, chosen)))
    if chosen.draws is not None and other.draws is not None:
        values |= {"own_draws": round(chosen.draws, 1), "draws": round(other.draws, 1)}
    name = f"draw-why-{'next' if is_best else 'better'}-{how}"
    yield Step(Rule.TURN_DISCARD, Message(name, values), _places(hand, other.card))


def _difference(better: Discard, worse: Discard) -> str:
    """In what two discards differ first."""
    if better.outs.count != worse.outs.count:
        return "chance"
    if better.draws is not None and worse.draws is not None and round(worse.draws - better.draws, DIGITS):
        return "draws" if round(worse.draws, 1) != round(better.draws, 1) else "hardly"
    if better.missing != worse.missing:
        return "missing"
    return "points" if better.card.points > worse.card.points else "equal"


def _places(hand: Hand, card: Card) -> tuple[int, ...]:
    return Positions(hand).take([card])
