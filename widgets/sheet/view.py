"""The score sheet as it is read: who stands where, the hands played, and the end of the game."""

from __future__ import annotations

from phase10.entries import playing
from phase10.match import Result
from phase10.sheet import Place, Sheet
from phase10.text import Text
from widgets.html import Node, h
from widgets.links import rule_link
from widgets.sheet.entry import next_phase
from widgets.sheet.state import BoardState
from widgets.verdict import say


def standing(state: BoardState, text: Text) -> Node:
    """The players, best first: place, name, the phases made and the next one, and the points."""
    sheet = state.started
    heads = [h("th", text(f"board-{name}"), scope="col") for name in ("place", "player-head", "phase-head", "total")]
    rows = [_row(sheet, place, text) for place in sheet.standing()]
    said = text.message(state.said) if state.said else ""
    return h(
        "section",
        h("header", h("h2", text("board-standing"))),
        h("table", h("thead", h("tr", *heads)), h("tbody", *rows), cls="table places"),
        h("p", said, cls="soft said", role="status", key="said"),
        cls="sheet",
        key="standing",
        aria_label=text("board-standing"),
    )


def _row(sheet: Sheet, place: Place, text: Text) -> Node:
    match, seat = sheet.match, place.seat
    deals = not sheet.over and sheet.dealer_of(len(sheet.hands)) == seat
    pips = [h("i", cls="made" if number in place.made else "") for number in match.numbers]
    return h(
        "tr",
        h("td", h("b", str(place.place)), cls="place"),
        h("th", sheet.names[seat], h("span", text("board-dealer-mark"), cls="dealer") if deals else None, scope="row"),
        h(
            "td",
            h("span", *pips, cls="pips", aria_hidden="true"),
            h("span", _what_next(sheet, seat, text)),
        ),
        h("td", h("b", str(place.points)), cls="sum"),
        key=seat,
        cls="leads" if place.place == 1 else "",
    )


def _what_next(sheet: Sheet, seat: int, text: Text) -> str:
    if sheet.match.outcome().winner == seat:
        return text("board-won-short")
    return next_phase(sheet, seat, text) if sheet.over or seat in playing(sheet.match) else text("board-sits-out")


# ---- The hands -------------------------------------------------------------------------------------------------------


def rounds(state: BoardState, text: Text) -> Node:
    """A row a hand and a column a player; the number of a hand leads to changing it."""
    sheet, title = state.started, text("board-rounds")
    if not sheet.hands:
        body = h("p", text("board-rounds-none"), cls="soft")
        return h("section", h("header", h("h2", title)), body, cls="sheet", key="rounds", aria_label=title)
    heads = [h("th", text("board-round-head"), scope="col"), *[h("th", name, scope="col") for name in sheet.names]]
    rows = [_hand(sheet, number, state.editing == number, text) for number in range(len(sheet.hands))]
    totals = [h("td", h("b", str(sheet.match.points(seat)))) for seat in range(sheet.match.players)]
    foot = h("tfoot", h("tr", h("th", text("board-total"), scope="row"), *totals))
    table = h("table", h("thead", h("tr", *heads)), h("tbody", *rows), foot, cls="table rounds")
    return h(
        "section",
        h("header", h("h2", title)),
        h("p", text("board-rounds-help"), cls="soft help"),
        h("div", table, cls="wide", role="group", aria_label=title),
        cls="sheet",
        key="rounds",
        aria_label=title,
    )


def _hand(sheet: Sheet, number: int, changing: bool, text: Text) -> Node:
    before, after = sheet.until(number), sheet.until(number + 1)
    change = h(
        "button",
        str(number + 1),
        cls="t",
        aria_label=text("board-round-edit", round=number + 1),
        aria_pressed="true" if changing else "false",
        on={"click": ("change", number)},
    )
    cells = [_cell(before, after, seat, result, text) for seat, result in enumerate(sheet.hands[number])]
    return h("tr", h("th", change, scope="row"), *cells, key=number, cls="now" if changing else "")


def _cell(before: Sheet, after: Sheet, seat: int, result: Result | None, text: Text) -> Node:
    """The points of a player in a hand, the phase laid and the sum so far."""
    if result is None:
        return h("td", h("span", "–", aria_hidden="true"), h("span", text("board-sits-out"), cls="sr"), key=seat)
    laid = None
    if result.laid:
        phase = result.phase or before.match.choices(seat)[0]
        mark = h("span", f"✓{phase}", cls="laid", aria_hidden="true")
        laid = h("span", mark, h("span", text("board-cell-laid", phase=phase), cls="sr"))
    total = after.match.points(seat)
    return h(
        "td",
        h("span", h("b", str(result.points)), " ", laid, cls="had"),
        h("span", str(total), cls="soft", aria_hidden="true"),
        h("span", text("board-cell-sum", points=total), cls="sr"),
        key=seat,
    )


# ---- The end ---------------------------------------------------------------------------------------------------------


def ending(sheet: Sheet, text: Text) -> Node | None:
    """Who has won, or who is tied, and why; None while the game goes on."""
    outcome = sheet.match.outcome()
    reasons = [
        h("li", text.message(step.message), " ", rule_link(step.rule, text), key=i)
        for i, step in enumerate(sheet.reasons())
    ]
    why = h("ol", *reasons, cls="steps", role="list", aria_label=text("board-why"))
    if outcome.winner is not None:
        points = text("board-total-points", points=sheet.match.points(outcome.winner))
        said = say(True, text("board-won", name=sheet.names[outcome.winner]), points)
        return h("section", h("div", said, why), cls="sheet v won", role="status", key="end")
    if outcome.tied:
        tied = tuple(sheet.names[seat] for seat in outcome.tied)
        said = say(False, text("board-tie", players=tied))
        return h("section", h("div", said, why), cls="sheet v no tie", role="status", key="end")
    return None
