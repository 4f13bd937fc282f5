"""More explanations in steps, for what is learnt one rule at a time: a group, a layout, a hit, points, skips, the end.

They are made of the same `Step` as verdicts (`phase10.explain`): every step names its rule and says one thing. What a
proposal breaks comes from the judge, one step for each violation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from phase10.cards import COPIES, DECK, FACES, NUMBERS, Card, Hand, Kind, letter
from phase10.errors import Message
from phase10.explain import GROUP_RULES, Positions, Step, meld_steps
from phase10.judge import Violation, judge_group, judge_layout
from phase10.laid import Meld
from phase10.match import Match, Outcome
from phase10.melds import lay
from phase10.phases import STANDARD, Group, GroupKind, Phase
from phase10.rulebook import Rule
from phase10.rules import MATTEL, MovingOn, Rules, Scoring, TieBreak
from phase10.scoring import card_points, score
from phase10.table import PLAYERS, Seats, deal

_NAMES = {
    GroupKind.SET: "set",
    GroupKind.RUN: "run",
    GroupKind.COLOR: "color",
    GroupKind.COLOR_RUN: "color-run",
}
"""Groups as they are called in message ids."""


def steps_of(violations: Sequence[Violation]) -> Iterator[Step]:
    """One step for each violation."""
    for one in violations:
        yield Step(one.rule, one.message, one.cards)


def explain_group(cards: Sequence[Card], group: Group) -> tuple[Step, ...]:
    """What a group asks for, and why these cards make it or do not.

    >>> from phase10.cards import parse_cards
    >>> for step in explain_group(parse_cards("R5 B5 G6"), Group.parse("S3")):
    ...     print(step.rule.value, step.cards, step.message)
    set.same-number () A set of 3 has at least 3 cards of one number, in any colors.
    set.same-number (2,) A set has one number; here are 5 and 6.
    """
    first = Step(GROUP_RULES[group.kind], Message(f"tell-{_NAMES[group.kind]}", {"size": group.size}))
    violations = judge_group(cards, group)
    if violations:
        return (first, *steps_of(violations))
    return (first, *_laid(cards, group, range(len(cards))))


def _laid(cards: Sequence[Card], group: Group, places: Sequence[int]) -> Iterator[Step]:
    """How the group lies, which has at least one number card."""
    hand = Hand(cards)
    meld = lay(hand, group)
    yield from meld_steps(meld, tuple(places[i] for i in Positions(hand).take(meld.cards)))


def explain_layout(
    hand: Hand, phase: Phase, groups: Sequence[Sequence[int]], rules: Rules = MATTEL
) -> tuple[Step, ...]:
    """Why cards of the hand, sorted into groups by their places, are the phase or are not.

    >>> hand = Hand.parse("R9 B9 G9 W W W")
    >>> [step.rule.value for step in explain_layout(hand, Phase.parse("S3 S3"), [(0, 1, 2), (3, 4, 5)])]
    ['set.same-number', 'wild.natural', 'wild.natural']
    """
    cards = [[hand.cards[i] for i in places] for places in groups]
    violations = judge_layout(hand, phase, cards, rules)
    if violations:
        flat = [i for places in groups for i in places]
        return tuple(_in_group(one, flat if one.group is None else groups[one.group]) for one in violations)
    steps: list[Step] = []
    for group, own, places in zip(phase.groups, cards, groups, strict=True):
        if any(card.is_natural for card in own):
            steps += _laid(own, group, places)
        else:
            steps.append(Step(Rule.WILD_NATURAL, Message("step-bare-disputed", {}), tuple(places)))
    naturals = tuple(i for places in groups for i in places if hand.cards[i].is_natural)
    steps.append(Step(Rule.WILD_NATURAL, Message("step-naturals", {"count": len(naturals)}), naturals))
    return tuple(steps)


def _in_group(one: Violation, places: Sequence[int]) -> Step:
    """A violation with the group it is in, counted from 1."""
    why = one.message
    if one.group is not None:
        why = Message("tell-in-group", {"number": one.group + 1, "why": why})
    return Step(one.rule, why, tuple(places[i] for i in one.cards))


def explain_hit(meld: Meld, cards: Sequence[Card], violations: Sequence[Violation]) -> tuple[Step, ...]:
    """Why cards may be added to a group on the table, or every reason why not; places are those in `cards`."""
    if violations:
        return tuple(steps_of(violations))
    slot = meld.stands_for[0]
    values: dict[str, object] = {"number": slot.number, "color": letter(slot.color), "cards": tuple(cards)}
    values |= {"low": slot.number, "high": meld.stands_for[-1].number}
    name = f"tell-hit-{_NAMES[meld.group.kind]}"
    steps = [Step(Rule.HIT_FITS, Message(name, values), tuple(range(len(cards))))]
    wilds = tuple(i for i, card in enumerate(cards) if card.kind is Kind.WILD)
    if wilds and meld.group.kind.is_run:
        steps.append(Step(Rule.WILD_END, Message("tell-hit-wild", {}), wilds))
    return tuple(steps)


# ---- The deck --------------------------------------------------------------------------------------------------------


def explain_deck() -> tuple[Step, ...]:
    """What the deck holds, how a hand begins, and the aim; the cards of a step are places in `FACES`.

    >>> [str(step.message) for step in explain_deck()][1:3]
    ['The numbers 1 to 12 come in four colors, each card twice: 96 cards.', 'There are 8 wilds.']
    """
    counts = Counter(card.kind for card in DECK)
    dealt = deal(PLAYERS.stop - 1, seed=0)
    return (
        Step(Rule.TURN_PHASES, Message("tell-aim", {"count": len(STANDARD.phases)})),
        _faces(Rule.CARDS_DECK, "tell-deck-numbers", Kind.NUMBER, counts[Kind.NUMBER]),
        _faces(Rule.WILD_ANY_NUMBER, "tell-deck-wilds", Kind.WILD, counts[Kind.WILD]),
        _faces(Rule.SKIP_NO_MELD, "tell-deck-skips", Kind.SKIP, counts[Kind.SKIP]),
        Step(Rule.CARDS_COLORS, Rule.CARDS_COLORS.text),
        Step(Rule.CARDS_REFERENCE, Message("tell-deck-all", {"count": len(DECK)})),
        Step(Rule.SETUP_PLAYERS, Message("tell-players", {"least": PLAYERS.start, "most": len(dealt.hands)})),
        Step(Rule.SETUP_DEAL, Message("tell-deal", {"count": len(dealt.hands[0])})),
        Step(Rule.SETUP_FIRST_PLAYER, Rule.SETUP_FIRST_PLAYER.text),
    )


def _faces(rule: Rule, name: str, kind: Kind, count: int) -> Step:
    return Step(rule, Message(name, {"count": count}), tuple(i for i, card in enumerate(FACES) if card.kind is kind))


def explain_card(card: Card) -> tuple[Step, ...]:
    """What one card is good for and what it costs; the cards of a step are places in `FACES`."""
    own = (FACES.index(card),)
    steps = [Step(Rule.CARDS_DECK, Message("tell-card-copies", {"count": COPIES[card]}), own)]
    if card.is_natural:
        twins = tuple(i for i, one in enumerate(FACES) if one.number == card.number)
        alike = tuple(i for i, one in enumerate(FACES) if one.is_natural and one.color is card.color)
        near = tuple(number for number in (card.number - 1, card.number + 1) if number in NUMBERS)
        beside = tuple(i for i, one in enumerate(FACES) if one.number in near)
        values = {"count": sum(COPIES[FACES[i]] for i in twins), "number": card.number}
        steps.append(Step(Rule.SET_SAME_NUMBER, Message("tell-card-set", values), twins))
        steps.append(Step(Rule.RUN_CONSECUTIVE, Message("tell-card-run", {"numbers": near}), beside))
        tint = {"count": sum(COPIES[FACES[i]] for i in alike), "color": letter(card.color)}
        steps.append(Step(Rule.COLOR_SAME_COLOR, Message("tell-card-color", tint), alike))
    elif card.kind is Kind.WILD:
        steps.append(Step(Rule.WILD_ANY_NUMBER, Message("tell-card-wild", {}), own))
        steps.append(Step(Rule.WILD_PRINT, Rule.WILD_PRINT.text))
    else:
        steps.append(Step(Rule.SKIP_NO_MELD, Message("tell-card-skip", {}), own))
    return (*steps, Step(Rule.SCORE_LEFT, Message("tell-card-points", {"points": card.points}), own))


# ---- Points ----------------------------------------------------------------------------------------------------------


def explain_score(hand: Hand, rules: Rules = MATTEL) -> tuple[Step, ...]:
    """What a hand costs, one step for each value of its cards, then the sum.

    >>> for step in explain_score(Hand.parse("R3 B9 G10 W")):
    ...     print(step.rule.value, step.cards, step.message)
    score.left (0, 1) Two cards from 1 to 9 cost 5 points each: 10.
    score.left (2,) One card from 10 to 12 costs 10 points.
    score.left (3,) One wild costs 25 points.
    score.low-wins () That makes 45 points.
    """
    if not hand.cards:
        return (Step(Rule.SCORE_WINNER, Message("tell-score-none", {})),)
    total = score(hand, rules).points
    if rules.scoring is Scoring.PER_CARD:
        return (Step(Rule.SCORE_PER_CARD, Message("tell-score-per-card", {"count": total})),)
    steps = []
    for name, places in _by_value(hand).items():
        points = card_points(hand.cards[places[0]], rules)
        values = {"count": len(places), "points": points, "sum": points * len(places)}
        usual = card_points(hand.cards[places[0]]) == points
        rule = Rule.SCORE_LEFT if usual else Rule.SCORE_WILD_20
        steps.append(Step(rule, Message(name, values), places))
    return (*steps, Step(Rule.SCORE_LOW_WINS, Message("tell-score-sum", {"points": total})))


def _by_value(hand: Hand) -> dict[str, tuple[int, ...]]:
    names = [_value_name(card) for card in hand.cards]
    order = ("tell-score-low", "tell-score-high", "tell-score-skip", "tell-score-wild")
    return {name: tuple(i for i, other in enumerate(names) if other == name) for name in order if name in names}


def _value_name(card: Card) -> str:
    if card.kind is Kind.NUMBER:
        return "tell-score-low" if card.number < 10 else "tell-score-high"
    return "tell-score-skip" if card.kind is Kind.SKIP else "tell-score-wild"


# ---- Skips -----------------------------------------------------------------------------------------------------------


def explain_skip(seats: Seats, target: int, rules: Rules = MATTEL) -> tuple[Step, ...]:
    """What a skip against a player does, or why it is not allowed; the cards of a step are seats.

    >>> for step in explain_skip(Seats(3), 1):
    ...     print(step.rule.value, step.cards, step.message)
    skip.choose (0, 1) Player 1 plays a skip against player 2.
    skip.missed (1,) Player 2 misses the next turn.
    turn.discard (2,) So player 3 is on.
    """
    violations = seats.judge_skip(target, rules)
    if violations:
        return tuple(Step(one.rule, one.message, (target,)) for one in violations)
    after = seats.skip(target)
    values = {"player": seats.seat + 1, "target": target + 1}
    steps = [Step(Rule.SKIP_CHOOSE, Message("tell-skip", values), (seats.seat, target))]
    steps.append(Step(Rule.SKIP_MISSED, Message("tell-skip-missed", {"player": target + 1}), (target,)))
    if seats.players == 2:
        message = Message("tell-skip-two", {"player": after.seat + 1})
        return (*steps, Step(Rule.SKIP_TWO_PLAYERS, message, (after.seat,)))
    return (*steps, Step(Rule.TURN_DISCARD, Message("tell-skip-next", {"player": after.seat + 1}), (after.seat,)))


# ---- The end ---------------------------------------------------------------------------------------------------------


def explain_outcome(match: Match) -> tuple[Step, ...]:
    """Who has won, or who is tied, or why nobody has won yet; the cards of a step are seats."""
    outcome, last = match.outcome(), match.numbers[-1]
    always = match.rules.moving_on is MovingOn.ALWAYS
    rule = Rule.VARIANT_TEN_HANDS if always else Rule.WIN_END_OF_HAND
    if not outcome.finished:
        return (Step(rule, Message("tell-win-nobody", {"phase": last})),)
    players = tuple(player + 1 for player in outcome.finished)
    values = {"players": players, "count": len(players), "phase": last}
    steps = [Step(rule, Message("tell-win-finished", values), outcome.finished)]
    if len(players) > 1:
        values = {"points": outcome.fewest, "count": len(players)}
        steps.append(Step(Rule.SCORE_LOW_WINS, Message("tell-win-points", values), outcome.tied))
    return (*steps, _last_word(outcome, match.rules))


def _last_word(outcome: Outcome, rules: Rules) -> Step:
    if outcome.winner is not None:
        return Step(Rule.WIN_END_OF_HAND, Message("tell-win", {"player": outcome.winner + 1}), (outcome.winner,))
    name = "tell-win-tied-all" if rules.tie_break is TieBreak.ALL else "tell-win-tied"
    players = tuple(player + 1 for player in outcome.tied)
    return Step(Rule.WIN_TIE, Message(name, {"players": players}), outcome.deciding)
