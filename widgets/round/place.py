"""Your place at the table: what is to be done now, your cards, the moves, and how your phase will lie."""

from __future__ import annotations

from phase10.actions import Action, Discard, Hit, LayDown, PlaySkip
from phase10.cards import SKIP, Card, Hand
from phase10.explain import title
from phase10.judge import Violation
from phase10.scoring import score
from phase10.table import Pile
from phase10.text import Text
from phase10.view import Stage
from widgets.cards import Mark, card, card_name, fan
from widgets.html import Child, Node, h
from widgets.links import rule_link
from widgets.phases import choice
from widgets.round.setup import YOU
from widgets.round.state import MOST_WAYS, Pace, RoundState, holdable, ways
from widgets.round.table import tags, told
from widgets.table import pickable

SLOWLY = 1100
"""Milliseconds between two moves of the bots when they play by themselves."""


def place(state: RoundState, text: Text) -> Node:
    """Everything in front of you."""
    view, phase = state.view, state.view.phase
    points = score(Hand(view.hand), view.rules).points
    count = text("hand-count", count=len(view.hand), points=points)
    you = text("play-you-have", number=YOU + 1, points=view.match.points(YOU))
    choosing = state.is_yours and view.stage is Stage.CHOOSE
    return h(
        "section",
        h(
            "header",
            h("h2", text.message(title(phase)) if phase else text("hand-title")),
            h("span", *tags(YOU, state, text), h("span", you), h("span", count), cls="soft who"),
        ),
        banner(state, text),
        _hand(state, text),
        _choices(state, text) if choosing else None,
        h(
            "div",
            h("div", *_moves(state, text), cls="row", key="moves"),
            _sorting(state, text),
            cls="row moves",
            key="row",
        ),
        _proposal(state, text),
        cls="sheet place",
        key="place",
        aria_label=text("hand-title"),
    )


# ---- What is to be done now ------------------------------------------------------------------------------------------


def banner(state: RoundState, text: Text) -> Node:
    """What is to be done, what was not allowed, or a hint; with the buttons that help."""
    look, words = _said(state, text)
    undo = h(
        "button", text("hand-undo"), cls="t", key="undo", on={"click": ("undo",)},
        aria_disabled=None if state.can_undo else "true",
    )  # fmt: skip
    return h(
        "div",
        h("div", *words, cls="words", role="status", key="words"),
        h("div", _helper(state, text), undo, cls="row", key="help"),
        cls=f"banner {look}",
        key="banner",
    )


def _helper(state: RoundState, text: Text) -> Node | None:
    if not state.is_yours:
        return None
    if state.asked.hint:
        return h("button", text("play-follow"), cls="t p", key="follow", on={"click": ("follow",)}, data_landing=True)
    return h("button", text("play-hint"), cls="t", key="hint", on={"click": ("hint",)})


def _said(state: RoundState, text: Text) -> tuple[str, list[Child]]:
    asked = state.asked
    if asked.broken:
        reasons = [_reason(i, one, text) for i, one in enumerate(asked.broken)]
        return "no", [h("strong", text("learn-turn-no"), key="no"), h("ul", *reasons, role="list", key="reasons")]
    if asked.hint:
        what = h("strong", told(asked.hint.action, state, text), key="hint")
        return "hint", [what, h("p", text.message(asked.hint.why), key="why")]
    note = h("p", text.message(asked.note), key="note") if asked.note else None
    return "yours" if state.is_yours else "theirs", [h("strong", _now(state, text), key="now"), note]


def _reason(number: int, one: Violation, text: Text) -> Node:
    return h("li", text.message(one.message), " ", rule_link(one.rule, text), key=number)


def _now(state: RoundState, text: Text) -> str:
    view = state.view
    number = view.phase.number if view.phase else 0
    if not state.is_yours:
        return text("play-now-others" if YOU in view.order else "play-now-watch")
    if view.stage is Stage.CHOOSE:
        return text("play-now-choose")
    if not view.drawn:
        open_card = view.top is not None and view.top != SKIP
        return text("play-now-draw" if open_card else "play-now-draw-pile")
    if view.laid:
        return text("play-now-laid")
    return text("play-now-made" if ways(view) else "play-now-drawn", number=number)


# ---- The cards -------------------------------------------------------------------------------------------------------


def _hand(state: RoundState, text: Text) -> Node | None:
    view, newest = state.view, state.newest
    if not view.hand:
        return None
    hint = state.asked.hint.action if state.asked.hint else None
    row = pickable(
        [(i, view.hand[i]) for i in state.places],
        text,
        picked=state.asked.picked,
        pointed=pointed(hint, view.hand),
        label=text("hand-title"),
        marks={} if newest is None else {newest: Mark("+", text("draw-mark-new"))},
    )
    if state.is_yours and view.drawn and not hint:
        at = 0 if newest is None else state.places.index(newest)
        landing = row["c"][at]
        assert not isinstance(landing, str)
        landing["a"]["data-landing"] = ""
    return row


def pointed(hint: Action | None, hand: tuple[Card, ...]) -> frozenset[int]:
    """The places of the cards that a hint is about."""
    match hint:
        case LayDown(melds=melds):
            cards = [card for meld in melds for card in meld.cards]
        case Hit(cards=several):
            cards = list(several)
        case Discard(card=one):
            cards = [one]
        case PlaySkip():
            cards = [SKIP]
        case _:
            return frozenset()
    found, rest = set(), list(cards)
    for place, one in enumerate(hand):
        if one in rest:
            rest.remove(one)
            found.add(place)
    return frozenset(found)


def _sorting(state: RoundState, text: Text) -> Node:
    options = [("number", text("hand-number")), ("color", text("hand-color"))]
    label = text("hand-sort")
    by = "color" if state.by_color else "number"
    words = h("span", label, cls="soft", aria_hidden="true")
    return h("div", words, choice(label, options, by, "sort"), cls="row sorting", key="sorting")


# ---- The moves -------------------------------------------------------------------------------------------------------


def _moves(state: RoundState, text: Text) -> list[Child]:
    if state.is_theirs:
        return _theirs(state, text)
    view, up = state.view, state.up
    if not state.is_yours or view.stage is Stage.CHOOSE:
        return []
    moves: list[Child] = []
    if view.phase and not view.laid:
        look = "t p" if state.proposal else "t"
        words = text("play-lay", number=view.phase.number)
        moves.append(h("button", words, cls=look, key="lay", on={"click": ("lay",)}))
    ready = len(up) == 1 and view.can(Discard(YOU, up[0]))
    moves.append(
        h(
            "button",
            text("learn-turn-discard"),
            cls="t p" if ready else "t",
            key=f"discard {view.seats.turn}",  # another in the next turn: what had the focus is then gone
            on={"click": ("put", Pile.DISCARD.value)},
        )
    )
    if up == (SKIP,):
        moves += [_skip(seat, state, text) for seat in view.order if seat != YOU]
    return moves


def _skip(seat: int, state: RoundState, text: Text) -> Node:
    look = "t p" if state.view.can(PlaySkip(YOU, seat)) else "t"
    words = text("learn-skips-skip", player=seat + 1)
    return h("button", words, cls=look, key=f"skip {seat}", on={"click": ("put", f"skip-{seat}")})


def _theirs(state: RoundState, text: Text) -> list[Child]:
    """The bots' next move, by a click or by itself, and all of them up to yours."""
    slow = state.pace is Pace.SLOW
    auto = 1 if state.pace is Pace.ONCE else SLOWLY if slow else None
    event = "finish" if state.pace is Pace.ONCE else "step"
    step = h(
        "button", text("play-next"), cls="t p", key="step", on={"click": (event,)}, data_landing=True,
        data_auto=auto, data_moving=slow,
    )  # fmt: skip
    finish = h("button", text("play-finish"), cls="t", key="finish", on={"click": ("finish",)})
    return [step, finish]


def _choices(state: RoundState, text: Text) -> Node:
    view = state.view
    hint = state.asked.hint.action if state.asked.hint else None
    options = []
    for at, number in enumerate(view.choices):
        phase = view.match.phases.phase(number)
        look = "t pick-one hinted" if hint is not None and getattr(hint, "number", 0) == number else "t pick-one"
        name = text("play-choose", number=number)
        button = h(
            "button", h("b", str(number)), h("span", text.phase(phase)), cls=look, key=number,
            aria_label=f"{name}: {text.phase(phase)}", on={"click": ("choose", number)},
            data_landing=not at and hint is None,
        )  # fmt: skip
        options.append(button)
    return h("div", *options, cls="pick-grid", key="choices", role="group", aria_label=text("play-now-choose"))


# ---- How the phase will lie ------------------------------------------------------------------------------------------


def _proposal(state: RoundState, text: Text) -> Node | None:
    action = state.proposal
    if action is None:
        return None
    free = holdable(state.view, action)
    groups = [_proposed(i, action, free, text) for i in range(len(action.melds))]
    left = Hand(state.view.hand)
    laid = [one for meld in action.melds for one in meld.cards]
    rest = list(left.cards)
    for one in laid:
        rest.remove(one)
    back = h("button", text("play-hold-none"), cls="t", on={"click": ("hold-none",)}, key="none")
    stays = h(
        "div",
        h("h4", text("checker-left")),
        fan(sorted(rest, key=lambda one: one.rank), text) if rest else h("p", text("checker-left-none"), cls="soft"),
        back if state.asked.held else None,
        cls="group",
        key="left",
    )
    return h(
        "div",
        h("header", h("h3", text("play-way")), _turner(state, text)),
        h("div", *groups, stays, cls="laid", key="laid"),
        h("p", text("play-hold-help"), cls="soft", key="help") if free else None,
        cls="proposal",
        key="proposal",
        role="group",
        aria_label=text("play-way"),
    )


def _proposed(number: int, action: LayDown, free: frozenset[tuple[int, int]], text: Text) -> Node:
    meld = action.melds[number]
    shown = [
        card(
            one,
            text,
            key=i,
            as_=meld.wilds.get(i),
            name=text("play-hold", card=card_name(one, text)) if (number, i) in free else None,
            on={"click": ("hold", number, i)} if (number, i) in free else None,
        )
        for i, one in enumerate(meld.cards)
    ]
    name = str(text.word(meld.group))
    return h(
        "div", h("h4", name), h("div", *shown, cls="cards fan"), cls="group", key=number, role="group", aria_label=name
    )


def _turner(state: RoundState, text: Text) -> Node | None:
    count = len(state.ways)
    if count < 2:
        return None
    arrows = [
        h("button", sign, cls="t", aria_label=text(label), on={"click": ("way", step)}, key=label)
        for sign, label, step in (("‹", "checker-previous", -1), ("›", "checker-next", 1))
    ]
    name = "checker-way-many" if count == MOST_WAYS else "checker-way"
    at = h("span", text(name, way=state.asked.way + 1, count=count), cls="soft", role="status")
    return h("div", at, h("span", *arrows, cls="joined"), cls="row turner")
