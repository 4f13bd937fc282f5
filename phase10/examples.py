"""Worked examples: small questions as data, which the engine answers.

The rule book's examples and the quiz are written in this form. A question is a table of plain values that says by its
keys what is asked; `ask` gives the answer as a plain value. `rules` is the name of a preset, and may be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from phase10.cards import COPIES, DECK, Card, Hand, parse_cards
from phase10.errors import Message, Phase10Error
from phase10.judge import Violation, judge_group, judge_hit, judge_layout
from phase10.laid import Meld
from phase10.match import Match, Result, numbers_played
from phase10.melds import check, lay, makes
from phase10.phases import Group, Phase, phase_list
from phase10.rules import Rules, preset
from phase10.scoring import score
from phase10.table import (
    Move,
    Pile,
    Seats,
    Turn,
    deal,
    first_player,
    judge_draw,
    judge_last_card,
    judge_moves,
    opening,
    reshuffled,
    top_after,
)

Question = Mapping[str, Any]
Answer = bool | int | str | list[int] | list[str] | None


def asked(question: Question) -> str:
    """What a question asks for.

    >>> asked({"card": "R7", "copies": 2})
    'copies'
    """
    (name,) = [name for name in ANSWERS if name in question]
    return name


def ask(question: Question) -> Answer:
    """What the engine answers, whatever answer the question expects.

    >>> ask({"cards": "R5 B5 G6", "group": "S3", "breaks": None})
    ['set.same-number']
    >>> ask({"hand": "R3 S W", "rules": "wild-20", "points": None})
    40
    """
    return _ASKERS[asked(question)](question)


def rules_of(question: Question) -> Rules:
    """The rules a question is asked by: its preset, with the options of its `variant`.

    >>> rules_of({"variant": {"naturals": "group"}})
    Rules(naturals=Naturals.GROUP)
    """
    rules = preset(question.get("rules", "mattel"))
    for option, value in question.get("variant", {}).items():
        rules = rules.with_value(option, value)
    return rules


def table_meld(question: Question) -> Meld:
    """The group that lies on the table in a question about a hit.

    >>> [str(slot) for slot in table_meld({"table": "R3 W G5 Y6", "group": "R4"}).stands_for]
    ['R3', '4', 'G5', 'Y6']
    """
    return lay(Hand.parse(question["table"]), Group.parse(question["group"]))


def violations(question: Question) -> Sequence[Violation]:
    """What is broken, with the words for it, in a question that asks for `breaks`.

    >>> [str(one.message) for one in violations({"on_top": "S", "breaks": None})]
    ['A skip lies on top: it may not be drawn.']
    """
    rules = rules_of(question)
    match question:
        case {"table": _, "group": _, "cards": cards}:
            laid = not question.get("before_phase", False)
            hand = Hand.parse(question.get("hand", cards))
            return judge_hit(hand, table_meld(question), parse_cards(cards), laid)
        case {"hand": hand, "phase": phase, "groups": groups}:
            return judge_layout(Hand.parse(hand), Phase.parse(phase), [parse_cards(cards) for cards in groups], rules)
        case {"cards": cards, "group": group}:
            return judge_group(parse_cards(cards), Group.parse(group))
        case {"last": move, "laid": laid}:
            return judge_last_card(Move(move), laid=laid, rules=rules)
        case {"out": True, "moves": [move]}:
            return Turn(laid=True, out=True).judge(Move(move))
        case {"moves": moves}:
            return judge_moves([Move(move) for move in moves], laid=question.get("laid", False))
        case {"on_top": top}:
            return judge_draw(Pile.DISCARD, Card.parse(top))
        case {"players": players, "skips": [*before, last]}:
            return _seats(players, before).judge_skip(last, rules)
    raise LookupError(f"no engine judges {question}")


def _breaks(question: Question) -> Answer:
    return list(dict.fromkeys(violation.rule.value for violation in violations(question)))


def _seats(players: int, targets: Sequence[int]) -> Seats:
    """The table after skips played one a turn; -1 is a turn without a skip."""
    seats = Seats(players)
    for target in targets:
        seats = seats.skip(target) if target >= 0 else seats.pass_on()
    return seats


def refusal(question: Question) -> Message | None:
    """Why so many cannot play, None when they can.

    >>> refusal({"players": 6}), str(refusal({"players": 7}))
    (None, '7 players cannot play: Phase 10 is for 2 to 6.')
    """
    try:
        deal(question["players"], seed=0)
    except Phase10Error as error:
        return error.message
    return None


def _pile(question: Question) -> Answer:
    if "discards" in question:
        return len(reshuffled(parse_cards(question["discards"]), seed=0)[0])
    return len(deal(question["players"], seed=0).pile)


def _stands(question: Question) -> Answer:
    """Every card that the wilds of the first group can stand for."""
    verdict = check(Hand.parse(question["hand"]), Phase.parse(question["phase"]))
    slots = {slot for layout in verdict.layouts() for slot in layout.melds[0].wilds.values()}
    return [str(slot) for slot in sorted(slots, key=lambda slot: slot.number)]


def _match(question: Question) -> Match:
    """One player whose hands are given by `laid`, or players on the last phase whose hand brings them `totals`."""
    rules = rules_of(question)
    phases = phase_list(question.get("list", "standard"))
    if "laid" in question:
        match = Match(1, phases, rules)
        for laid, number in zip(question["laid"], question.get("tried", [None] * len(question["laid"])), strict=True):
            match = match.play([Result(laid, 0, number)])
        return match
    totals = question["totals"]
    made = question.get("made_last", [True] * len(totals))
    results = [Result(one, total) for one, total in zip(made, totals, strict=True)]
    behind = dict(enumerate(question.get("behind", [])))
    return Match.at_last_hand(results, [0] * len(totals), behind=behind, phases=phases, rules=rules)


def _top(question: Question) -> Answer:
    return str(top_after(Card.parse(question["discard"]), Card.parse(question["before"]), rules_of(question)))


def _groups(question: Question) -> Answer:
    return phase_list(question["list"]).phase(question["number"]).notation


_ASKERS: dict[str, Callable[[Question], Answer]] = {
    "begins": lambda question: first_player(question["dealer"], question["players"]),
    "breaks": _breaks,
    "choices": lambda question: list(_match(question).choices(0)),
    "copies": lambda question: COPIES[Card.parse(question["card"])],
    "deck": lambda _: len(DECK),
    "deciding": lambda question: list(_match(question).outcome().deciding),
    "groups_of": _groups,
    "made": lambda question: makes(Hand.parse(question["hand"]), Phase.parse(question["phase"]), rules_of(question)),
    "means": lambda question: opening(Card.parse(question["opening"]), rules_of(question)).value,
    "missing": lambda question: (
        check(Hand.parse(question["hand"]), Phase.parse(question["phase"]), rules_of(question)).missing
    ),
    "next": lambda question: _seats(question["players"], question["skips"]).seat,
    "numbers": lambda question: list(numbers_played(rules=rules_of(question))),
    "on_phase": lambda question: _match(question).phase(0),
    "pile": _pile,
    "points": lambda question: score(Hand.parse(question["hand"] or " "), rules_of(question)).points,
    "refused": lambda question: refusal(question) is not None,
    "stands": _stands,
    "top": _top,
    "waiting": lambda question: sorted(Seats(question["players"]).waiting),
    "winner": lambda question: _match(question).outcome().winner,
}
ANSWERS = tuple(_ASKERS)
"""What can be asked for; exactly one of these keys stands in a question, with the answer expected or None."""
