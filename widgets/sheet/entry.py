"""The hand that is being written on the score sheet: for each player the phase, a tick, and the points or the cards."""

from __future__ import annotations

from collections.abc import Sequence

from phase10.entries import Doubt
from phase10.phases import PhaseList
from phase10.sheet import Sheet
from phase10.text import Text
from widgets.cards import card, deck
from widgets.hand import HandState
from widgets.html import Child, Node, h
from widgets.links import rule_link
from widgets.sheet.state import LONGEST_POINTS, BoardState, Draft
from widgets.verdict import problem_line


def entry(state: BoardState, text: Text) -> Node:
    """The form for the hand that is being written: the next one, or one that is being changed."""
    sheet, number = state.before, state.hand + 1
    title = text("board-round-edit" if state.editing is not None else "board-round", round=number)
    values = {"dealer": sheet.names[sheet.dealer_of(state.hand)], "first": sheet.names[sheet.first_of(state.hand)]}
    seats = [_seat(state, seat, text) for seat in state.seats]
    of_all = [_doubt(doubt, text) for doubt in state.doubts if doubt.seat is None]
    form = h(
        "form",
        h("div", *seats, cls="writing", key="writing"),
        *of_all,
        problem_line(state.problem, text, "board-problem"),
        _buttons(state, text),
        on={"submit": ("enter",)},
        key=f"form-{number}",
    )
    return h(
        "section",
        h("header", h("h2", title), h("span", text("board-deals", **values), cls="soft")),
        form,
        cls="sheet entry editing" if state.editing is not None else "sheet entry",
        key="entry",
        aria_label=title,
    )


def _buttons(state: BoardState, text: Text) -> Node:
    number, editing = state.hand + 1, state.editing is not None
    if state.doubts and all(doubt.possible for doubt in state.doubts):
        shown = [
            _button("board-keep-sure", "sure", text, cls="t p"),
            _button("board-look-again", "look-again", text),
        ]
        return h("div", *shown, cls="row go-on", key="buttons")
    words = text("board-enter-edit" if editing else "board-enter", round=number)
    enter: list[Child] = [h("button", words, cls="t p", type="submit", key="enter")]
    if editing:
        enter.append(_button("board-cancel", "look-again", text))
        if number == len(state.started.hands):
            enter.append(_button("board-remove", "remove-last", text, round=number))
    return h("div", *enter, cls="row go-on", key="buttons")


def _button(name: str, event: str, text: Text, cls: str = "t", **values: object) -> Node:
    return h("button", text(name, **values), cls=cls, type="button", key=event, on={"click": (event,)})


# ---- One player ------------------------------------------------------------------------------------------------------


def _seat(state: BoardState, seat: int, text: Text) -> Node:
    sheet, draft, name = state.before, state.drafts[seat], state.started.names[seat]
    doubts = [doubt for doubt in state.doubts if doubt.seat == seat]
    marked = sheet.dealer_of(state.hand) == seat
    title = h("h3", h("span", name), h("span", text("board-dealer-mark"), cls="dealer") if marked else None)
    named = h("div", title, h("p", next_phase(sheet, seat, text), cls="soft"))
    controls = [
        _which(sheet, draft, seat, text) if sheet.chosen else _tick(draft, seat, text),
        _points(draft, seat, doubts, name, text),
        h(
            "button",
            text("board-count-done" if state.counting == seat else "board-count"),
            cls="t",
            type="button",
            key="count",
            aria_expanded="true" if state.counting == seat else "false",
            on={"click": ("count", seat)},
        ),
    ]
    return h(
        "div",
        h("div", named, _went_out(draft, seat, text), cls="who", key="who"),
        h("div", *controls, cls="row", key="controls"),
        _counter(state.counted, name, text) if state.counting == seat else None,
        *[_doubt(doubt, text) for doubt in doubts],
        cls="writer",
        key=seat,
        role="group",
        aria_label=name,
    )


def _went_out(draft: Draft, seat: int, text: Text) -> Node:
    """One button for what the player has who went out: the phase laid, and no points."""
    return h(
        "button",
        text("board-out"),
        cls="t",
        type="button",
        aria_pressed="true" if draft.laid and draft.points.strip() == "0" else "false",
        on={"click": ("out", seat)},
    )


def next_phase(sheet: Sheet, seat: int, text: Text) -> str:
    """What a player tries next, in words."""
    choices, phases = sheet.match.choices(seat), sheet.match.phases
    if not choices:
        return text("board-finished")
    if len(choices) > 1:
        return text("board-tries", count=len(choices), phases=choices)
    return _titled(phases, choices[0], text)


def _titled(phases: PhaseList, number: int, text: Text) -> str:
    return text("phase-titled", number=number, groups=text.phase(phases.phase(number)))


def _tick(draft: Draft, seat: int, text: Text) -> Node:
    box = h("input", type="checkbox", checked=draft.laid, on={"change": ("laid", seat, "$checked")})
    return h("label", box, h("span", text("board-laid")), cls="t tick", key="laid")


def _which(sheet: Sheet, draft: Draft, seat: int, text: Text) -> Node:
    """Which phase was laid, where players choose."""
    phases, chosen = sheet.match.phases, str(draft.phase if draft.laid else 0)
    options = {"0": text("board-laid-none")}
    options |= {str(number): _titled(phases, number, text) for number in sheet.match.choices(seat)}
    if chosen not in options:
        options[chosen] = text("phase-number", number=draft.phase)
    shown = [h("option", words, value=value, key=value, selected=value == chosen) for value, words in options.items()]
    return h(
        "select",
        *shown,
        value=chosen,
        aria_label=text("board-laid-which"),
        key="which",
        on={"change": ("tried", seat, "$value")},
    )


def _points(draft: Draft, seat: int, doubts: Sequence[Doubt], name: str, text: Text) -> Node:
    field = h(
        "input",
        type="text",
        inputmode="numeric",
        autocomplete="off",
        enterkeyhint="done",
        maxlength=LONGEST_POINTS,
        value=draft.points,
        aria_label=f"{name}: {text('board-points')}",
        aria_invalid="true" if doubts else None,
        aria_describedby=f"doubt-{seat}" if doubts else None,
        on={"input": ("points", seat, "$value")},
    )
    return h("label", h("span", text("board-points"), cls="soft"), field, cls="points", key="points")


def _doubt(doubt: Doubt, text: Text) -> Node:
    """What is wrong, or what is asked, in a line with its rule."""
    where = "all" if doubt.seat is None else doubt.seat
    return h(
        "p",
        h("span", text.message(doubt.message), " ", rule_link(doubt.rule, text)),
        cls="problem ask" if doubt.possible else "problem",
        role="alert",
        id=f"doubt-{where}",
        key=f"doubt-{doubt.message.id}",
    )


def _counter(hand: HandState, name: str, text: Text) -> Node:
    """The cards a player has left: a click in the deck adds one, a click on one of these takes it back."""
    taken = [
        card(one, text, key=place, on={"click": ("remove", place, str(one))}) for place, one in enumerate(hand.cards)
    ]
    title = text("board-count-title", name=name)
    row = h("div", *taken, cls="cards", role="group", aria_label=title, data_roving=True, key="taken")
    return h(
        "div",
        h("p", text("board-count-help"), cls="soft"),
        row if taken else None,
        deck(hand.cards, text),
        problem_line(hand.problem, text),
        cls="counter",
        key="counter",
        role="group",
        aria_label=title,
        data_typing="type-card",
    )
