"""Can a hand have ended as it is written on a score sheet? What cannot be, and what is asked about, each with its rule.

All bounds follow from the deck, from the phases and from the rules in force: who has not laid a phase holds ten cards,
who has laid one holds what it leaves of them, and the cards of all come from one deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from phase10.cards import COPIES, WILD
from phase10.errors import Message
from phase10.leftover import costs, dearest, fewest_wilds, step
from phase10.match import Match, Result
from phase10.rulebook import Rule
from phase10.rules import Order, Scoring
from phase10.table import CARDS_DEALT

MANY_WILDS = COPIES[WILD] // 2
"""So many wilds in one hand are asked about."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something wrong with an entry, or only unlikely: then `possible`, and whoever wrote it is asked.

    `seat` is the player it is about, None when it is about the hand as a whole.
    """

    rule: Rule
    message: Message
    seat: int | None = None
    possible: bool = False


def playing(match: Match) -> tuple[int, ...]:
    """Who plays the next hand: all, or only those who decide a tie (rule win.tie); nobody when the game is over.

    >>> playing(Match(3))
    (0, 1, 2)
    """
    outcome = match.outcome()
    if outcome.winner is not None:
        return ()
    return outcome.deciding or tuple(range(match.players))


def cards_left(match: Match, seat: int, result: Result) -> range:
    """How many cards a player can have left at the end of the next hand; one more where laying stops the game.

    >>> cards_left(Match(2), 0, Result(laid=True, points=0)), cards_left(Match(2), 1, Result(laid=False, points=50))
    (range(0, 5), range(10, 11))
    """
    if not result.laid:
        return range(CARDS_DEALT, CARDS_DEALT + 1)
    number = match.choices(seat)[0] if result.phase is None else result.phase
    rest = CARDS_DEALT - match.phases.phase(number).size
    return range(rest + 1 + match.stops_at_once(seat))


def judge_entry(match: Match, names: Sequence[str], hand: Sequence[Result | None]) -> tuple[Doubt, ...]:
    """All that is wrong with the next hand of a match; only where nothing is, what has to be asked.

    >>> match, names = Match(2), ("Ann", "Bob")
    >>> for doubt in judge_entry(match, names, [Result(True, 0), Result(False, 45)]):
    ...     print(doubt.rule.value, doubt.seat, doubt.message)
    score.not-laid 1 Bob has not laid the phase, so 10 cards are left. They cost at least 50 points, not 45.
    >>> [doubt.possible for doubt in judge_entry(match, names, [Result(True, 15), Result(False, 70)])]
    [True]
    """
    seats = playing(match)
    if not seats:
        return (Doubt(Rule.WIN_END_OF_HAND, Message("board-doubt-over", {"round": len(match.hands)})),)
    if tuple(seat for seat, result in enumerate(hand) if result) != seats or len(hand) != match.players:
        who = {"players": tuple(names[seat] for seat in seats), "count": len(seats)}
        return (Doubt(Rule.WIN_TIE, Message("board-doubt-players", who)),)
    results = {seat: result for seat, result in enumerate(hand) if result}
    wrong = [doubt for seat, one in results.items() for doubt in judge_result(match, seat, names[seat], one)]
    wrong += _too_many_out(names, results)
    wrong = wrong or [*_more_than_the_deck(match, results)]
    return tuple(wrong or _to_ask(match, names, results))


def judge_result(match: Match, seat: int, name: str, result: Result) -> Iterator[Doubt]:
    """What cannot be in the result of one player who plays the next hand, whatever the others have."""
    choices = match.choices(seat)
    if match.rules.order is Order.CHOOSE and result.laid and result.phase not in choices:
        known = "made" if result.phase in match.numbers else "which"
        values = {"name": name, "phase": result.phase or 0, "phases": choices}
        yield Doubt(Rule.VARIANT_CHOOSE, Message(f"board-doubt-{known}", values), seat)
        return
    cards = cards_left(match, seat, result)
    found = _wrong_points(result, cards, costs(cards, match.rules), step(match.rules))
    if found:
        rule, message_id, bounds = found
        if match.rules.scoring is Scoring.PER_CARD and rule in (Rule.SCORE_LEFT, Rule.SCORE_NOT_LAID):
            rule = Rule.SCORE_PER_CARD
        values = {"name": name, "points": result.points, "cards": cards.stop - 1, **bounds}
        yield Doubt(rule, Message(message_id, values), seat)


def _wrong_points(
    result: Result, cards: range, possible: frozenset[int], unit: int
) -> tuple[Rule, str, dict[str, int]] | None:
    """Why the points cannot be: the rule, the message, and the bound they break."""
    points, least, most = result.points, min(possible), max(possible)
    if points in possible:
        return None
    if points < 0:
        return Rule.SCORE_LEFT, "board-doubt-negative", {}
    if not points:
        return Rule.OUT_AFTER_PHASE, "board-doubt-out", {}
    if points % unit:
        return Rule.SCORE_LEFT, "board-doubt-step", {"step": unit}
    if points < least:
        return Rule.SCORE_NOT_LAID, "board-doubt-least", {"least": least}
    if points > most:
        name = "board-doubt-laid" if result.laid else "board-doubt-most"
        return Rule.SCORE_LEFT, name, {"most": most}
    return Rule.SCORE_LEFT, "board-doubt-sum", {}


def _too_many_out(names: Sequence[str], results: dict[int, Result]) -> Iterator[Doubt]:
    out = _out(results)
    if len(out) > 1:
        yield Doubt(Rule.OUT_STOPS, Message("board-doubt-both-out", {"players": tuple(names[seat] for seat in out)}))


def _out(results: dict[int, Result]) -> list[int]:
    return [seat for seat, result in results.items() if result.laid and not result.points]


def _more_than_the_deck(match: Match, results: dict[int, Result]) -> Iterator[Doubt]:
    cards = sum(cards_left(match, seat, result).stop - 1 for seat, result in results.items())
    points, most = sum(result.points for result in results.values()), dearest(cards, match.rules)
    if points > most:
        yield Doubt(Rule.CARDS_DECK, Message("board-doubt-deck", {"points": points, "most": most}))


def _to_ask(match: Match, names: Sequence[str], results: dict[int, Result]) -> Iterator[Doubt]:
    """What is possible and yet hardly ever so."""
    stopped = any(result.laid and match.stops_at_once(seat) for seat, result in results.items())
    if not _out(results) and not stopped:
        yield Doubt(Rule.TURN_EMPTY_PILE, Message("board-ask-nobody-out", {}), possible=True)
    if match.rules.scoring is Scoring.PER_CARD:
        return
    for seat, result in results.items():
        wilds = fewest_wilds(result.points, cards_left(match, seat, result), match.rules)
        if wilds >= MANY_WILDS:
            values = {"name": names[seat], "points": result.points, "wilds": wilds}
            yield Doubt(Rule.SCORE_LEFT, Message("board-ask-wilds", values), seat, possible=True)
