"""The end of a hand: what the cards left cost, step by step, who moves on, and who has won."""

from __future__ import annotations

from phase10.cards import Card, Hand
from phase10.chronicle import tell
from phase10.errors import Message
from phase10.events import Happening
from phase10.explain import Step, title
from phase10.match import Match, Result
from phase10.narrate import explain_outcome, explain_score
from phase10.rulebook import Rule
from phase10.text import Text
from phase10.view import Stage
from widgets.cards import card
from widgets.html import Node, h
from widgets.phases import choice
from widgets.round.setup import YOU
from widgets.round.state import RoundState
from widgets.round.table import names
from widgets.stepper import stepper

_ENDS = (Happening.WON, Happening.OUT, Happening.STOPPED, Happening.RAN_OUT, Happening.DEAD)
"""What a headline may tell, the most important first."""


def shown(state: RoundState) -> int:
    """Whose cards are counted now: by their seat, or the number of players for the outcome of the match."""
    players = state.game.setup.players
    if state.asked.counted is not None:
        return state.asked.counted
    if state.view.match.outcome().finished:
        return players
    with_cards = [seat for seat, cards in state.counted.items() if cards]
    return with_cards[0] if with_cards and YOU not in with_cards else YOU


def countable(state: RoundState) -> tuple[int, ...]:
    """What can be looked at: the players who counted, and the outcome once somebody has finished."""
    finished = (state.game.setup.players,) if state.view.match.outcome().finished else ()
    return (*sorted(state.counted), *finished)


def steps(state: RoundState) -> tuple[Step, ...]:
    """The explanation of what is looked at."""
    if not state.is_over:
        return ()
    seat = shown(state)
    if seat in state.counted:
        return explain_score(Hand(_sorted(state.counted[seat])), state.view.rules)
    at_once = any(event.kind is Happening.STOPPED for event in state.hand_events)
    before = (Step(Rule.WIN_END_OF_HAND, Message("tell-win-at-once", {})),) if at_once else ()
    return (*before, *explain_outcome(state.view.match))


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda one: one.rank))


def end_of_hand(state: RoundState, text: Text) -> list[Node]:
    """The headline with the way on, the standing, and the count step by step."""
    return [_headline(state, text), _standing(state, text), _count(state, text)]


def _headline(state: RoundState, text: Text) -> Node:
    called, over = names(state, text), state.view.stage is Stage.OVER
    told = {event.kind: text.message(tell(event, called, YOU)) for event in state.hand_events}
    said = next(told[kind] for kind in _ENDS if kind in told)
    winner = state.view.match.outcome().winner
    won = winner == YOU if over else state.counted.get(YOU) == ()
    event, label = ("new-deal", "play-new-deal") if over else ("deal", "play-next-hand")
    on = h("button", text(label), cls="t p go", key=event, on={"click": (event,)}, data_landing=True)
    undo = h("button", text("hand-undo"), cls="t go", key="undo", on={"click": ("undo",)}) if state.can_undo else None
    row = h("div", on, undo, cls="row")
    return h(
        "section",
        h("strong", said, role="status", key="said"),
        row,
        cls="sheet v won" if won else "sheet v now",
        key="headline",
        aria_label=said,
    )


# ---- Who stands where ------------------------------------------------------------------------------------------------


def _standing(state: RoundState, text: Text) -> Node:
    heads = ("learn-winning-player", "play-this-hand", "learn-winning-left", "learn-winning-total")
    rows = [_row(seat, state, text) for seat in range(state.game.setup.players)]
    label = text("play-standing")
    head = h("thead", h("tr", *[h("th", text(name), scope="col", key=name) for name in heads]))
    table = h("table", head, h("tbody", *rows), cls="table standing-table")
    return h("section", h("header", h("h2", label)), table, cls="sheet", key="standing", aria_label=label)


def _row(seat: int, state: RoundState, text: Text) -> Node:
    match = state.view.match
    result = match.hands[-1][seat]
    name = text("play-you", number=seat + 1) if seat == YOU else names(state, text)[seat]
    goes_on = _goes_on(seat, match, text)
    return h(
        "tr",
        h("th", name, scope="row"),
        h("td", _did(seat, state, result, text), h("span", goes_on, cls="soft") if goes_on else None),
        h("td", text.number(result.points) if result else "–"),
        h("td", text.number(match.points(seat)), cls="sum"),
        key=seat,
        cls="now" if match.outcome().winner == seat else "",
    )


def _did(seat: int, state: RoundState, result: Result | None, text: Text) -> Node:
    phase = state.view.phases[seat]
    if result is None or phase is None:
        return h("b", text("play-sits-out"))
    if result.laid:
        return h("b", "✓ " + text("play-laid", number=phase.number), cls="y")
    return h("b", text("play-not-laid", number=phase.number))


def _goes_on(seat: int, match: Match, text: Text) -> str:
    """What a player does in the next hand; nothing when the match is over."""
    outcome, choices = match.outcome(), match.choices(seat)
    if outcome.winner is not None:
        return ""
    if outcome.deciding and seat not in outcome.deciding:
        return text("play-goes-on", phase=text("play-sits-out"))
    if not choices:
        return text("play-all-made")
    phase = title(match.phases.phase(choices[0])) if len(choices) == 1 else text("play-chooses")
    return text("play-goes-on", phase=phase)


# ---- The count -------------------------------------------------------------------------------------------------------


def _count(state: RoundState, text: Text) -> Node:
    seat, called = shown(state), names(state, text)
    options = [
        (str(one), (called[one] if one != YOU else text("play-you", number=one + 1)) if one < len(called)
         else text("learn-winning-title"))
        for one in countable(state)
    ]  # fmt: skip
    found = steps(state)
    pointing = frozenset(state.asked.stepper.pointed(found))
    cards = _sorted(state.counted.get(seat, ()))
    row = [
        card(one, text, key=i, pointed=i in pointing, faded=bool(pointing) and i not in pointing)
        for i, one in enumerate(cards)
    ]
    label = text("play-count")
    return h(
        "section",
        h("header", h("h2", label), choice(label, options, str(seat), "count")),
        h("div", *row, cls="cards counted", key="cards") if row else None,
        stepper(state.asked.stepper, found, text, text("stepper-tour")),
        cls="sheet counting",
        key="count",
        aria_label=label,
    )
