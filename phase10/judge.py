"""The judge: a layout or a hit that somebody proposes gets every violation by rule id, never only the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from phase10.cards import WILD, Card, Color, Hand, Kind, letter
from phase10.errors import Either, Message
from phase10.laid import Meld
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
    ['turn.whole-phase', 'skip.no-meld', 'run.no-twins', 'run.consecutive']
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
    laid = [card for cards in groups for card in cards]
    if not per_group and WILD in laid and not any(card.is_natural for card in laid):
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
    naturals = [(i, card) for i, card in enumerate(cards) if card.is_natural]
    if meld.group.kind is GroupKind.SET:
        found += _hit_set(meld.stands_for[0].number, naturals)
    if meld.group.kind.is_run:
        found += _hit_run(meld, naturals, sum(card.kind is Kind.WILD for card in cards))
    if meld.group.kind.has_color:
        found += _hit_color(meld.stands_for[0].color, naturals)
    return tuple(found)


def _hit_set(number: int, naturals: list[tuple[int, Card]]) -> Iterator[Violation]:
    for i, card in naturals:
        if card.number != number:
            message = Message("judge-hit-set", {"card": card, "number": number})
            yield Violation(Rule.SET_SAME_NUMBER, message, None, (i,))


def _hit_color(color: Color | None, naturals: list[tuple[int, Card]]) -> Iterator[Violation]:
    for i, card in naturals:
        if card.color is None:
            yield Violation(Rule.COLOR_SAME_COLOR, Message("judge-color-unknown", {"card": card}), None, (i,))
        elif card.color is not color:
            message = Message("judge-hit-color", {"card": card, "color": letter(color)})
            yield Violation(Rule.COLOR_SAME_COLOR, message, None, (i,))


def _hit_run(meld: Meld, naturals: list[tuple[int, Card]], wilds: int) -> Iterator[Violation]:
    low, high = meld.stands_for[0].number, meld.stands_for[-1].number
    covered = {slot.number for slot in meld.wilds.values()}
    fresh: dict[int, int] = {}
    for i, card in naturals:
        if card.number in covered:
            message = Message("judge-hit-wild-there", {"number": card.number})
            yield Violation(Rule.WILD_KEEPS_MEANING, message, None, (i,))
        elif low <= card.number <= high or card.number in fresh:
            yield Violation(Rule.RUN_NO_TWINS, Message("judge-run-twins", {"number": card.number}), None, (i,))
        else:
            fresh[card.number] = i
    if high - low + 1 + len(fresh) + wilds > 12:
        yield Violation(Rule.RUN_NO_WRAP, Message("judge-run-full", {"low": low, "high": high}))
    elif fresh and not _extends(low, high, set(fresh), wilds):
        yield _does_not_extend(low, high, fresh, wilds)


def _extends(low: int, high: int, numbers: set[int], wilds: int) -> bool:
    """Whether the numbers and all the wilds, laid at the ends, make one run with what lies there."""
    count = len(numbers) + wilds
    return any(
        low - down >= 1
        and high + count - down <= 12
        and numbers <= {*range(low - down, low), *range(high + 1, high + 1 + count - down)}
        for down in range(count + 1)
    )


def _does_not_extend(low: int, high: int, fresh: dict[int, int], wilds: int) -> Violation:
    wraps = (high == 12 and 1 in fresh) or (low == 1 and 12 in fresh)
    if wraps:
        return Violation(Rule.RUN_NO_WRAP, Message("judge-run-wrap", {}), None, tuple(fresh.values()))
    fitting = next(
        set(some)
        for count in range(len(fresh), -1, -1)
        for some in combinations(fresh, count)
        if not count or _extends(low, high, set(some), wilds)
    )
    cards = tuple(i for number, i in fresh.items() if number not in fitting)
    ends = Either([n for n in (low - 1, high + 1) if 1 <= n <= 12])
    return Violation(Rule.RUN_CONSECUTIVE, Message("judge-hit-run", {"numbers": ends}), None, cards)


def _general(cards: Sequence[Card], group: Group, natural: bool) -> Iterator[Violation]:
    skips = tuple(i for i, card in enumerate(cards) if card.kind is Kind.SKIP)
    count = len(cards) - len(skips)
    if count < group.size:
        values = {"group": group, "count": count, "short": group.size - count}
        yield Violation(Rule.TURN_WHOLE_PHASE, Message("judge-too-short", values))
    if skips:
        yield Violation(Rule.SKIP_NO_MELD, Message("judge-skip", {}), None, skips)
    if natural and WILD in cards and not any(card.is_natural for card in cards):
        yield Violation(Rule.WILD_NATURAL, Message("judge-no-natural", {}))


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
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        twins = [i for i, card in naturals if card.number == number]
        found.append(
            Violation(Rule.RUN_NO_TWINS, Message("judge-run-twins", {"number": number}), None, tuple(twins[1:]))
        )
    if sum(card.kind is not Kind.SKIP for card in cards) > 12:
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


def _owned(hand: Hand, cards: Sequence[Card]) -> Iterator[Violation]:
    for card, count in Counter(cards).items():
        held = hand.by_card[card]
        if count > held:
            surplus = tuple([i for i, one in enumerate(cards) if one == card][held:])
            yield Violation(
                Rule.CARDS_ONE_PLACE, Message("judge-not-in-hand", {"card": card, "held": held}), None, surplus
            )


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
