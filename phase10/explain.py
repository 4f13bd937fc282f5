"""Verdicts in steps: each names the rule it rests on, says one thing, and points at the cards it speaks of.

The steps are language-neutral (message ids with values); `phase10.text` puts them into words. The same steps feed the
command line, the widgets and the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from phase10.cards import Card, Color, Hand, Kind, letter
from phase10.errors import Either, Message
from phase10.laid import Layout, Meld
from phase10.melds import Verdict
from phase10.phases import GroupKind, Phase
from phase10.places import ANY_WILD, Filling, Place, Slot
from phase10.rulebook import Rule
from phase10.rules import Naturals


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation: the rule, the message, and the cards it points at, as positions in the hand."""

    rule: Rule
    message: Message
    cards: tuple[int, ...] = ()


def title(phase: Phase) -> Message:
    """The phase named: "Phase 2: set of 3 and run of 4", or only its groups when it has no number.

    >>> str(title(Phase.parse("S3 R4", number=2)))
    'Phase 2: set of 3 and run of 4'
    """
    if phase.number:
        return Message("phase-titled", {"number": phase.number, "groups": phase})
    return Message("phase-untitled", {"groups": phase})


def sentence(verdict: Verdict) -> Message:
    """The verdict in one sentence.

    >>> from phase10.melds import check
    >>> str(sentence(check(Hand.parse("R1 B2 G3"), Phase.parse("R4"))))
    'Not yet. One card is missing for your own phase (run of 4).'
    """
    if verdict.made:
        return Message("check-yes", {"phase": title(verdict.phase)})
    return Message("check-no", {"phase": title(verdict.phase), "missing": verdict.missing})


def explain(verdict: Verdict, layout: Layout | None = None) -> tuple[Step, ...]:
    """The steps that lead to the verdict; for a made phase those of `layout`, by default the best one.

    >>> from phase10.melds import check
    >>> for step in explain(check(Hand.parse("R7 W G7 S"), Phase.parse("S3"))):
    ...     print(step.rule.value, step.cards, step.message)
    skip.no-meld (3,) The skip is never part of a phase. Set it aside.
    wild.any-number (1,) You hold one wild. It can stand for any number card.
    set.same-number (0, 2, 1) The set of 3 is made of 7s: R7, G7, and W.
    wild.natural (0, 2) Wilds need a number card beside them: here there are 2.
    score.left (3,) The phase is made. 15 points stay in your hand.
    """
    chosen = layout or verdict.layout
    steps = [*_special_cards(verdict.hand)]
    steps += _made(verdict, chosen) if chosen else _not_made(verdict)
    return tuple(steps)


def _special_cards(hand: Hand) -> Iterator[Step]:
    if hand.skips:
        yield Step(Rule.SKIP_NO_MELD, Message("step-skips", {"count": hand.skips}), _where(hand, Kind.SKIP))
    if hand.wilds:
        yield Step(Rule.WILD_ANY_NUMBER, Message("step-wilds", {"count": hand.wilds}), _where(hand, Kind.WILD))


def _made(verdict: Verdict, layout: Layout) -> Iterator[Step]:
    hand, free = verdict.hand, Positions(verdict.hand)
    positions = [free.take(meld.cards) for meld in layout.melds]
    for meld, cards in zip(layout.melds, positions, strict=True):
        yield from meld_steps(meld, cards)
    yield from _twice(layout, positions)
    naturals = tuple(i for cards in positions for i in cards if hand.cards[i].is_natural)
    if len(naturals) < sum(map(len, positions)):
        yield Step(Rule.WILD_NATURAL, Message("step-naturals", {"count": len(naturals)}), naturals)
    bare = [cards for meld, cards in zip(layout.melds, positions, strict=True) if meld.is_bare]
    if bare:
        yield Step(Rule.WILD_NATURAL, Message("step-bare-disputed", {}), tuple(i for cards in bare for i in cards))
    values = {"points": layout.points_left, "count": len(layout.left)}
    yield Step(Rule.SCORE_LEFT, Message("step-left", values), free.take(layout.left))


def meld_steps(meld: Meld, cards: tuple[int, ...]) -> Iterator[Step]:
    """How one group is laid; `cards` are its cards' places in the hand, in the order of the meld."""
    slot = meld.stands_for[0]
    values: dict[str, object] = {"group": meld.group, "size": meld.group.size, "cards": meld.cards}
    values["number"] = slot.number
    values["color"] = letter(slot.color)
    if meld.group.kind.is_run:
        values |= {"low": slot.number, "high": meld.stands_for[-1].number}
    name = MELD_STEP[meld.group.kind]
    if meld.group.kind is GroupKind.SET and meld.is_bare:
        name += "-bare"
    yield Step(GROUP_RULES[meld.group.kind], Message(name, values), cards)
    if meld.group.kind.is_run and meld.wilds:
        numbers = tuple(wild.number for wild in meld.wilds.values())
        message = Message("step-wild-stands", {"numbers": numbers, "count": len(numbers)})
        yield Step(Rule.WILD_ANY_NUMBER, message, tuple(cards[i] for i in meld.wilds))
    if meld.extra > 0:
        message = Message("step-extra", {"group": meld.group, "count": len(meld.cards), "extra": meld.extra})
        yield Step(Rule.TURN_LAY_EXTRA, message, cards)


def _twice(layout: Layout, positions: Sequence[tuple[int, ...]]) -> Iterator[Step]:
    numbers = Counter(meld.stands_for[0].number for meld in layout.melds if meld.group.kind is GroupKind.SET)
    for number, count in numbers.items():
        if count > 1:
            cards = tuple(
                i
                for meld, row in zip(layout.melds, positions, strict=True)
                if meld.group.kind is GroupKind.SET and meld.stands_for[0].number == number
                for i in row
            )
            yield Step(
                Rule.SET_SAME_NUMBER_TWICE, Message("step-same-number", {"number": number, "count": count}), cards
            )


def _not_made(verdict: Verdict) -> Iterator[Step]:
    hand, needs = verdict.hand, verdict.needs
    if needs:
        filling = needs[0].filling
        free = Positions(hand)
        for place, row in zip(filling.plan, filling.cards, strict=True):
            yield _place_step(place, row, free)
        yield from _in_the_way(hand, filling, free)
        if hand.wilds and filling.holes:
            values = {"wilds": min(hand.wilds, len(filling.holes)), "holes": len(filling.holes)}
            yield Step(Rule.WILD_ANY_NUMBER, Message("step-wilds-fill", values), _where(hand, Kind.WILD))
        if verdict.missing > len(filling.holes) - hand.wilds:
            name = "step-no-natural" if verdict.rules.naturals is Naturals.PHASE else "step-no-natural-group"
            yield Step(Rule.WILD_NATURAL, Message(name, {}), _where(hand, Kind.WILD))
    missing: dict[str, object] = {"missing": verdict.missing, "helpful": Either(_helpful(verdict.helpful))}
    yield Step(Rule.TURN_WHOLE_PHASE, Message("step-missing", missing))


def _helpful(slots: Sequence[Slot]) -> list[Message]:
    """Helpful cards in words; all twelve numbers as one, and only the count when there are too many to read."""
    words = [slot_in_words(slot) for slot in slots if slot == ANY_WILD]
    cards = [slot for slot in slots if slot != ANY_WILD]
    every_number = len(cards) == 12 and all(slot.number and slot.color is None for slot in cards)
    if every_number or len([slot for slot in cards if not slot.number]) == len(Color):
        return [Message("step-any-number", {}), *words]
    if len(cards) > MOST_NAMED:
        return [Message("step-many-cards", {"count": len(cards)}), *words]
    return [*map(slot_in_words, cards), *words]


MOST_NAMED = 6
"""Cards that one sentence names; more are only counted."""


def slot_in_words(slot: Slot) -> Message:
    """A card that would help, in words: "a 7", "a red 7", "a red card", "a wild"."""
    if slot == ANY_WILD:
        return Message("step-slot-wild", {})
    values = {"number": slot.number, "color": letter(slot.color)}
    if not slot.number:
        return Message("step-slot-color", values)
    return Message("step-slot-card" if slot.color else "step-slot-number", values)


def _place_step(place: Place, row: Sequence[Card | None], free: Positions) -> Step:
    held = [card for card in row if card]
    values: dict[str, object] = {"group": place.group, "held": len(held), "short": len(row) - len(held)}
    values |= {"size": place.group.size, "number": place.low, "low": place.low, "high": place.high}
    values["color"] = letter(place.color)
    name = MELD_STEP[place.group.kind] + ("-short" if len(held) < len(row) else "-full")
    return Step(GROUP_RULES[place.group.kind], Message(name, values), free.take(held))


def _in_the_way(hand: Hand, filling: Filling, free: Positions) -> Iterator[Step]:
    """What tempts the eye and does not help one run: twins of its numbers, other colors, and 1 after 12."""
    if len(filling.plan) != 1 or not filling.plan[0].group.kind.is_run:
        return
    run, held = filling.plan[0], {card.number for card in filling.cards[0] if card}
    near = [card for card in filling.left if card.number in run.numbers]
    twins = [card for card in near if card.number in held]
    if twins:
        numbers = Either(sorted({card.number for card in twins}))
        yield Step(Rule.RUN_NO_TWINS, Message("step-twins", {"numbers": numbers}), free.take(twins))
    others = [card for card in near if card.number not in held]
    if others:  # only in a color run: elsewhere such a card would lie in the run
        yield Step(Rule.COLOR_SAME_COLOR, Message("step-wrong-color", {"cards": Either(others)}), free.take(others))
    ends = tuple(i for i, card in enumerate(hand.cards) if card.number in (1, 12))
    if hand.counts[1] and hand.counts[12] and _wrap_would_help(hand, run):
        yield Step(Rule.RUN_NO_WRAP, Message("step-no-wrap", {}), ends)


def _wrap_would_help(hand: Hand, best: Place) -> bool:
    """Whether a run that went on from 12 to 1 would have fewer holes than the best place."""
    size, held = len(best.slots), [bool(count) for count in hand.counts[1:]]
    around = max(sum(held[(low + k) % 12] for k in range(size)) for low in range(12))
    return best.color is None and around > sum(held[number - 1] for number in best.numbers)


GROUP_RULES = {
    GroupKind.SET: Rule.SET_SAME_NUMBER,
    GroupKind.RUN: Rule.RUN_CONSECUTIVE,
    GroupKind.COLOR: Rule.COLOR_SAME_COLOR,
    GroupKind.COLOR_RUN: Rule.COLOR_RUN,
}
"""The rule that says what makes a group of each kind."""
MELD_STEP = {
    GroupKind.SET: "step-set",
    GroupKind.RUN: "step-run",
    GroupKind.COLOR: "step-color",
    GroupKind.COLOR_RUN: "step-color-run",
}
"""The message that says how a group of each kind is laid; `-short`, `-full` and `-bare` say how near one comes."""


class Positions:
    """Finds cards by their positions in a hand, each position once."""

    def __init__(self, hand: Hand) -> None:
        """All positions of the hand are free."""
        self._free: dict[Card, list[int]] = {}
        for i, card in enumerate(hand.cards):
            self._free.setdefault(card, []).append(i)

    def take(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """The positions of these cards, which are then taken."""
        return tuple(self._free[card].pop(0) for card in cards)


def _where(hand: Hand, *kinds: Kind) -> tuple[int, ...]:
    return tuple(i for i, card in enumerate(hand.cards) if card.kind in kinds)
