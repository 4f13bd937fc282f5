"""The judge: a layout or a hit that somebody proposes gets every violation by rule id, never only the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from phase10.cards import WILD, Card, Hand, Kind
from phase10.errors import Either, Message
from phase10.melds import Meld
from phase10.phases import Group, GroupKind, Phase
from phase10.rulebook import Rule
from phase10.rules import MATTEL, Naturals, Rules, SameNumber


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that is broken, why in words, in which group (None: the whole), and by which of its cards."""

    rule: Rule
    message: Message
    group: int | None = None
    cards: tuple[int, ...] = ()


def judge_group(cards: Sequence[Card], group: Group, natural: bool = True) -> tuple[Violation, ...]:
    """All violations of one group; `natural`: whether it needs a number card of its own (rule wild.natural).

    The order of the cards does not matter: a wild may stand for whatever the group lacks.

    >>> from phase10.cards import parse_cards
    >>> [v.rule.value for v in judge_group(parse_cards("R3 B3 S G9"), Group.parse("R4"))]
    ['skip.no-meld', 'run.no-twins', 'run.consecutive']
    """
    found = list(_general(cards, group, natural))
    naturals = [(i, card) for i, card in enumerate(cards) if card.is_natural]
    if group.kind is GroupKind.SET:
        found += _same_number(naturals)
    if group.kind.is_run:
        found += _run(cards, naturals)
    if group.kind.has_color:
        found += _same_color(naturals)
    return tuple(found)


def judge_layout(
    hand: Hand, phase: Phase, groups: Sequence[Sequence[Card]], rules: Rules = MATTEL
) -> tuple[Violation, ...]:
    """All violations of a layout: the cards of a hand sorted into the groups of a phase by somebody.

    >>> from phase10.cards import parse_cards
    >>> layout = [parse_cards("R9 B9 G9"), parse_cards("W W W")]
    >>> hand = Hand.parse("R9 B9 G9 W W W")
    >>> judge_layout(hand, Phase.parse("S3 S3"), layout)
    ()
    >>> [v.rule.value for v in judge_layout(hand, Phase.parse("S3 S3"), layout, Rules(naturals=Naturals.GROUP))]
    ['wild.natural']
    """
    found: list[Violation] = []
    if len(groups) != len(phase.groups):
        values = {"phase": phase, "count": len(groups), "wanted": len(phase.groups)}
        found.append(Violation(Rule.TURN_WHOLE_PHASE, Message("judge-group-count", values)))
    found += _owned(hand, [card for cards in groups for card in cards])
    per_group = rules.naturals is Naturals.GROUP
    for i, (cards, group) in enumerate(zip(groups, phase.groups, strict=False)):
        found += [Violation(v.rule, v.message, i, v.cards) for v in judge_group(cards, group, per_group)]
    if not per_group and not any(card.is_natural for cards in groups for card in cards):
        found.append(Violation(Rule.WILD_NATURAL, Message("judge-no-natural", {})))
    if rules.same_number is SameNumber.FORBIDDEN:
        found += _sets_differ(groups, phase)
    return tuple(found)


def judge_hit(hand: Hand, meld: Meld, cards: Sequence[Card], phase_laid: bool = True) -> tuple[Violation, ...]:
    """All violations of a hit: cards of the hand added to a meld on the table, in one go.

    >>> from phase10.melds import check
    >>> run = check(Hand.parse("R3 B4 G5 Y6"), Phase.parse("R4")).layout.melds[0]
    >>> hand = Hand.parse("R7 B8 G1")
    >>> judge_hit(hand, run, [Card.parse("R7"), Card.parse("B8")])
    ()
    >>> [v.rule.value for v in judge_hit(hand, run, [Card.parse("B8")])]
    ['run.consecutive']
    """
    found: list[Violation] = []
    if not phase_laid:
        found.append(Violation(Rule.HIT_AFTER_PHASE, Message("judge-hit-before-phase", {})))
    found += _owned(hand, cards)
    for i, card in enumerate(cards):
        if card.kind is Kind.SKIP:
            found.append(Violation(Rule.SKIP_NO_MELD, Message("judge-skip", {}), None, (i,)))
    if meld.group.kind.is_run:
        found += _hit_run(meld, cards)
    slot = meld.stands_for[0]
    for i, card in enumerate(cards):
        if meld.group.kind is GroupKind.SET and card.is_natural and card.number != slot.number:
            values = {"card": card, "number": slot.number}
            found.append(Violation(Rule.SET_SAME_NUMBER, Message("judge-hit-set", values), None, (i,)))
        if meld.group.kind.has_color and card.is_natural and card.color is not slot.color:
            color = slot.color.value if slot.color else ""
            found.append(
                Violation(Rule.COLOR_SAME_COLOR, Message("judge-hit-color", {"card": card, "color": color}), None, (i,))
            )
    return tuple(found)


def _general(cards: Sequence[Card], group: Group, natural: bool) -> list[Violation]:
    found = []
    if len(cards) < group.size:
        values = {"group": group, "count": len(cards), "short": group.size - len(cards)}
        found.append(Violation(Rule.TURN_WHOLE_PHASE, Message("judge-too-short", values)))
    skips = tuple(i for i, card in enumerate(cards) if card.kind is Kind.SKIP)
    if skips:
        found.append(Violation(Rule.SKIP_NO_MELD, Message("judge-skip", {}), None, skips))
    if natural and not any(card.is_natural for card in cards):
        found.append(Violation(Rule.WILD_NATURAL, Message("judge-no-natural", {})))
    return found


def _same_number(naturals: list[tuple[int, Card]]) -> list[Violation]:
    counts = Counter(card.number for _, card in naturals)
    if len(counts) < 2:
        return []
    common = max(counts, key=lambda number: (counts[number], -number))
    odd = tuple(i for i, card in naturals if card.number != common)
    values = {"numbers": tuple(sorted(counts))}
    return [Violation(Rule.SET_SAME_NUMBER, Message("judge-set-numbers", values), None, odd)]


def _same_color(naturals: list[tuple[int, Card]]) -> list[Violation]:
    found = []
    unknown = tuple(i for i, card in naturals if card.color is None)
    if unknown:
        values = {"card": naturals[[i for i, _ in naturals].index(unknown[0])][1]}
        found.append(Violation(Rule.COLOR_SAME_COLOR, Message("judge-color-unknown", values), None, unknown))
    counts = Counter(card.color for _, card in naturals if card.color)
    if len(counts) > 1:
        common = max(counts, key=lambda color: (counts[color], color.value))
        odd = tuple(i for i, card in naturals if card.color not in (common, None))
        found.append(Violation(Rule.COLOR_SAME_COLOR, Message("judge-color-mixed", {}), None, odd))
    return found


def _run(cards: Sequence[Card], naturals: list[tuple[int, Card]]) -> list[Violation]:
    found = []
    numbers = [card.number for _, card in naturals]
    twins = tuple(i for k, (i, card) in enumerate(naturals) if card.number in numbers[:k])
    if twins:
        values = {"number": cards[twins[0]].number}
        found.append(Violation(Rule.RUN_NO_TWINS, Message("judge-run-twins", values), None, twins))
    if len(cards) > 12:
        found.append(Violation(Rule.RUN_NO_WRAP, Message("judge-run-too-long", {}), None, ()))
    distinct = sorted(set(numbers))
    wilds = sum(card == WILD for card in cards)
    gaps = [n for n in range(distinct[0], distinct[-1]) if n not in distinct] if distinct else []
    if len(gaps) > wilds:
        wraps = _gaps_across_the_end(distinct) <= wilds
        message = Message("judge-run-wrap", {}) if wraps else Message("judge-run-gap", {"numbers": tuple(gaps)})
        found.append(Violation(Rule.RUN_NO_WRAP if wraps else Rule.RUN_CONSECUTIVE, message))
    return found


def _gaps_across_the_end(numbers: list[int]) -> int:
    """The numbers missing if 1 came after 12: all twelve less the cards and less the longest gap."""
    longest = max(
        (after - before - 1) % 12 for before, after in zip(numbers, [*numbers[1:], numbers[0] + 12], strict=True)
    )
    return 12 - len(numbers) - longest


def _hit_run(meld: Meld, cards: Sequence[Card]) -> list[Violation]:
    low, high = meld.stands_for[0].number, meld.stands_for[-1].number
    numbers = [card.number for card in cards if card.is_natural]
    count = sum(card.kind is not Kind.SKIP for card in cards)
    if len(cards) and high - low + 1 + count > 12:
        return [Violation(Rule.RUN_NO_WRAP, Message("judge-run-full", {"low": low, "high": high}))]
    found = []
    for i, card in enumerate(cards):
        if card.is_natural and (low <= card.number <= high or numbers.count(card.number) > 1):
            covered = card.number in {slot.number for slot in meld.wilds.values()}
            rule = Rule.WILD_KEEPS_MEANING if covered else Rule.RUN_NO_TWINS
            name = "judge-hit-wild-there" if covered else "judge-run-twins"
            found.append(Violation(rule, Message(name, {"number": card.number}), None, (i,)))
    if found:
        return found
    for down in range(count + 1):
        new = [*range(low - down, low), *range(high + 1, high + 1 + count - down)]
        if low - down >= 1 and high + count - down <= 12 and set(numbers) <= set(new):
            return []
    wraps = (high == 12 and 1 in numbers) or (low == 1 and 12 in numbers)
    ends = Either([n for n in (low - 1, high + 1) if 1 <= n <= 12])
    message = Message("judge-run-wrap", {}) if wraps else Message("judge-hit-run", {"numbers": ends})
    odd = tuple(i for i, card in enumerate(cards) if card.is_natural)
    return [Violation(Rule.RUN_NO_WRAP if wraps else Rule.RUN_CONSECUTIVE, message, None, odd)]


def _owned(hand: Hand, cards: Sequence[Card]) -> list[Violation]:
    over = Counter(cards) - hand.by_card
    return [
        Violation(Rule.CARDS_ONE_PLACE, Message("judge-not-in-hand", {"card": card, "held": hand.by_card[card]}))
        for card in over
    ]


def _sets_differ(groups: Sequence[Sequence[Card]], phase: Phase) -> list[Violation]:
    seen: set[int] = set()
    found = []
    for i, (cards, group) in enumerate(zip(groups, phase.groups, strict=False)):
        number = next((card.number for card in cards if card.is_natural), 0)
        if group.kind is GroupKind.SET and number:
            if number in seen:
                message = Message("judge-sets-same-number", {"number": number})
                found.append(Violation(Rule.SET_SAME_NUMBER_TWICE, message, i))
            seen.add(number)
    return found
