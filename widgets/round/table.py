"""The table of a game against bots: the players around it, the piles, what is laid, and what happened last."""

from __future__ import annotations

from phase10.actions import Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.cards import SKIP
from phase10.chronicle import tell
from phase10.explain import title
from phase10.laid import Meld
from phase10.table import Pile
from phase10.text import Text
from phase10.view import Stage
from widgets.cards import card, fan
from widgets.html import Child, Node, h
from widgets.round.setup import YOU
from widgets.round.state import RoundState

FEW_LINES, MANY_LINES = 6, 60
"""Lines of the log that are shown at first, and at most."""


def names(state: RoundState, text: Text) -> list[str]:
    """What the players are called, by seat."""
    return [text("game-player", number=seat + 1) for seat in range(state.game.setup.players)]


def group_name(owner: int, meld: Meld, text: Text) -> str:
    """A group on the table, with whose it is."""
    whose = text("learn-hits-yours") if owner == YOU else text("learn-hits-other", player=owner + 1)
    return text("learn-hits-group", owner=whose, group=meld.group)


def told(action: Action, state: RoundState, text: Text) -> str:
    """What is to be done, in words."""
    view = state.view
    match action:
        case Deal():
            return text("play-do-deal")
        case Choose(number=number):
            return text("play-choose", number=number)
        case Draw(pile=pile):
            return text("play-do-draw") if pile is Pile.DRAW else text("play-do-take", card=view.top)
        case LayDown():
            return text("play-lay", number=view.phase.number if view.phase else 0)
        case Hit(owner=owner, group=group, cards=cards):
            return text("play-do-hit", cards=cards, group=group_name(owner, view.melds[owner][group], text))
        case Discard(card=one):
            return text("play-do-discard", card=one)
        case PlaySkip(target=target):
            return text("play-do-skip", player=names(state, text)[target])
    raise TypeError(f"no words for {action!r}")


def table(state: RoundState, text: Text) -> Node:
    """The whole table."""
    number = len(state.view.match.hands) + (not state.is_over)
    deciding = not state.is_over and bool(state.view.match.outcome().tied)
    heading = text("play-deciding" if deciding else "play-hand", number=number)
    piles = None if state.is_over else _piles(state, text)
    middle = h("div", piles, _log(state, text), cls="middle", key="middle")
    return h(
        "section",
        h("header", h("h2", heading)),
        _seats(state, text),
        _groups(state, text),
        middle,
        cls="sheet felt",
        key="table",
        aria_label=heading,
    )


# ---- The players -----------------------------------------------------------------------------------------------------


def _seats(state: RoundState, text: Text) -> Node:
    seats = [_seat(seat, state, text) for seat in range(1, state.game.setup.players)]
    return h("ul", *seats, cls="round-seats", role="list", aria_label=text("play-others"), key="seats")


def _seat(seat: int, state: RoundState, text: Text) -> Node:
    view, phase, held = state.view, state.view.phases[seat], state.view.held[seat]
    backs = h("span", *[h("i", key=i) for i in range(held)], cls="backs", aria_hidden="true", key="backs")
    hinted = state.asked.hint is not None and state.asked.hint.action == PlaySkip(YOU, seat)
    look = ["player", "on" if is_on(seat, state) else "", "hinted" if hinted else ""]
    aim = text.message(title(phase)) if phase else text("play-chooses") if seat in view.order else ""
    return h(
        "li",
        h("span", h("b", names(state, text)[seat]), *tags(seat, state, text), cls="who", key="who"),
        h("span", aim, cls="aim", key="aim") if aim else None,
        h(
            "span",
            backs if held else None,
            h("span", text("play-cards", count=held), key="count") if held else None,
            h("span", text("play-points", points=view.match.points(seat)), cls="total", key="total"),
            cls="holds",
            key="holds",
        ),
        cls=" ".join(filter(None, look)),
        key=seat,
        data_drop=f"skip-{seat}",
    )


def is_on(seat: int, state: RoundState) -> bool:
    """Whether the game waits for this player."""
    return state.view.actor == seat and not state.is_over


def tags(seat: int, state: RoundState, text: Text) -> list[Node]:
    """What is to be known of a player at a glance."""
    view = state.view
    words = {
        "on": text("learn-skips-is-on") if is_on(seat, state) else "",
        "down": text("play-phase-down") if view.melds[seat] else "",
        "waits": text("learn-skips-is-waiting") if seat in view.waiting else "",
        "out": "" if seat in view.order else text("play-sits-out"),
    }
    shown = [h("span", word, cls=f"tag {name}", key=name) for name, word in words.items() if word]
    skip = [card(SKIP, text, name=text("play-skip-here"), key="skip")] if seat in view.waiting else []
    return [*shown, *skip]


# ---- The piles and the log -------------------------------------------------------------------------------------------


def _piles(state: RoundState, text: Text) -> Node:
    view = state.view
    back = h("span", cls="back stack" if view.pile > 1 else "back", aria_hidden="true")
    top = card(view.top, text) if view.top else h("span", cls="back none", aria_hidden="true")
    count = h("span", text("play-cards", count=view.pile), cls="soft")
    return h(
        "div",
        _pile(Pile.DRAW, state, text("learn-turn-pile"), back, h("span", text("learn-turn-draw"), cls="label"), count),
        _pile(Pile.DISCARD, state, text("learn-turn-discards"), top, h("span", text("learn-turn-take"), cls="label")),
        cls="two-piles",
        key="piles",
    )


def _pile(which: Pile, state: RoundState, name: str, *shown: Child) -> Node:
    """A pile with its button; a card dropped on the discard pile is discarded."""
    view, hint = state.view, state.asked.hint
    drawing = state.is_yours and view.stage is Stage.TURN and not view.drawn
    action = Draw(YOU, which)
    look = ["pile", "ready" if drawing and view.can(action) else "", "hinted" if hint and hint.action == action else ""]
    button = h(
        "button",
        *shown,
        cls=" ".join(filter(None, look)),
        key=f"{view.seats.turn} {view.drawn}",  # another after the draw: what had the focus is then gone
        on={"click": ("draw", which.value)},
        data_landing=drawing and not hint and which is Pile.DRAW,
    )
    drop = which.value if which is Pile.DISCARD else None
    return h(
        "div", h("h3", name), button, cls="pile-place", key=which.value, role="group", aria_label=name, data_drop=drop
    )


def _log(state: RoundState, text: Text) -> Node:
    """The last lines in words, the newest on top; for those who hear it, in the order they happened."""
    events, called = state.game.events, names(state, text)
    most = MANY_LINES if state.whole_log else FEW_LINES
    first = max(0, len(events) - most)
    lines = [
        h("li", text.message(tell(event, called, YOU)), key=number, cls="yours" if event.seat == YOU else "")
        for number, event in enumerate(events[first:], first)
    ]
    more = h(
        "button",
        text("play-log-less" if state.whole_log else "play-log-more"),
        cls="t",
        key="more",
        aria_expanded="true" if state.whole_log else "false",
        on={"click": ("log",)},
    )
    return h(
        "div",
        h("h3", text("play-log")),
        h("div", h("ol", *lines, role="list"), role="log", aria_label=text("play-log"), key="lines"),
        more if len(events) > FEW_LINES else None,
        cls="round-log whole" if state.whole_log else "round-log",
        key="log",
    )


# ---- What is laid ----------------------------------------------------------------------------------------------------


def _groups(state: RoundState, text: Text) -> Node | None:
    """All groups on the table, yours first."""
    laid = [_group(owner, i, state, text) for owner, melds in enumerate(state.view.melds) for i in range(len(melds))]
    if not laid:
        return None
    return h("div", h("h3", text("learn-hits-table")), h("div", *laid, cls="laid"), cls="groups", key="groups")


def _group(owner: int, number: int, state: RoundState, text: Text) -> Node:
    """A group as it lies, and the buttons that add what is picked up."""
    meld, asked = state.view.melds[owner][number], state.asked
    name = group_name(owner, meld, text)
    hint = asked.hint.action if asked.hint else None
    hinted = isinstance(hint, Hit) and (hint.owner, hint.group) == (owner, number)
    return h(
        "div",
        h("h4", name),
        fan(meld.cards, text, stands_for=meld.stands_for),
        h("div", *_adding(owner, number, state, text), cls="row") if state.is_yours and not state.is_over else None,
        cls="group hinted" if hinted else "group",
        key=f"{owner}-{number}",
        role="group",
        aria_label=name,
        data_drop=f"hit-{owner}-{number}",
    )


def _adding(owner: int, number: int, state: RoundState, text: Text) -> list[Node]:
    hits = state.ends(owner, number)
    fits = bool(state.up) and state.view.can(hits[0])
    ends = ["hit"] if len(hits) == 1 else ["high", "low"]
    labels = {"hit": "learn-hits-add", "high": "learn-hits-end-high", "low": "learn-hits-end-low"}
    count = len(state.view.melds[owner][number].cards)
    return [
        h(
            "button",
            text(labels[end]),
            cls="t p" if fits else "t",
            key=f"{end} {count}",  # another after the hit: what had the focus is then gone
            aria_label=f"{text(labels[end])}: {group_name(owner, state.view.melds[owner][number], text)}",
            on={"click": ("put", f"{end}-{owner}-{number}")},
        )
        for end in ends
    ]
