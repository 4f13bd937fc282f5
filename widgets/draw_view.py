"""The answer of the page on the next draw: the question first, then the chances, the discards, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from phase10.cards import Card, Hand
from phase10.explain import Step
from phase10.odds.outs import Outs, without
from phase10.table import CARDS_DEALT
from phase10.text import Text
from widgets.cards import Mark, card
from widgets.draw_state import Cards, DrawState, is_long
from widgets.html import Child, Node, h
from widgets.links import page_address, phase_link
from widgets.prospects import (
    Chance,
    chances,
    discards,
    guess_form,
    number_of,
    outs_grid,
    outs_sentence,
    pick_form,
)
from widgets.stepper import stepper
from widgets.verdict import say


class Answer(NamedTuple):
    """The sections of the answer, the cards of the hand they point at, and the tags on cards of the hand."""

    parts: Sequence[Node]
    pointed: tuple[int, ...] = ()
    marks: Mapping[int, Mark] = {}


def answer(state: DrawState, steps: Sequence[Step], text: Text) -> Answer:
    """What the page says of the hand; `Phase10Error` where a color has to be known, or no card is left to draw."""
    count = len(state.cards)
    if not count:
        return Answer([notice([h("p", text("draw-empty"))])])
    if count > CARDS_DEALT + 1:
        return Answer([notice([h("p", text("draw-too-many", count=count - CARDS_DEALT - 1))])])
    if not state.missing:
        return Answer([_made(state, text)], state.steps.pointed(steps))
    if not state.is_open:
        asked = pick_form(state.cards, text) if count > CARDS_DEALT else _guess(state, text)
        return Answer([asked], marks=_marks(state, None, text))
    why = stepper(state.steps, steps, text)
    pointed = state.steps.pointed(steps)
    if count > CARDS_DEALT:
        place = state.cards.index(state.chosen.card)
        return Answer([*_eleven(state, text), why], pointed, _marks(state, place, text))
    return Answer([_ten(state, text), why], pointed)


def notice(children: Iterable[Child]) -> Node:
    """Why there is no answer."""
    return h("section", *children, cls="sheet v none", role="status", key="notice")


def _marks(state: DrawState, throw: int | None, text: Text) -> dict[int, Mark]:
    """Tags on the card drawn last, and on the one to throw."""
    marks = {}
    if state.new is not None:
        last = len(state.cards) - 1 - state.cards[::-1].index(state.new)
        marks[last] = Mark("+", text("draw-mark-new"))
    if throw is not None:
        marks[throw] = Mark("✕", text("draw-mark"))
    return marks


def _guess(state: DrawState, text: Text) -> Node:
    return guess_form(state.helps.unseen, state.missing, state.problem, text)


def _made(state: DrawState, text: Text) -> Node:
    """The phase is made: how to lay it, and how the round went."""
    goal = state.goal
    lay = page_address("check", text, hand=state.hand.link, phase=phase_link(goal.phase), list=goal.phases.name)
    more = ""
    if state.game:
        draws, expected = state.game.draws, state.expected(state.game.start)
        more = text("draw-made-after", draws=draws) if draws else text("draw-made-deal")
        if expected is not None and draws:
            more += " " + text("draw-made-against", expected=round(expected, 1))
    return h(
        "section",
        say(True, text("draw-made"), more),
        h(
            "div",
            h("a", text("draw-made-lay"), href=lay, cls="t"),
            h("button", text("draw-again"), cls="t p", key="again", on={"click": ("deal",)}),
            cls="row",
            key="on",
        ),
        cls="sheet v made",
        role="status",
        key="made",
    )


def _ten(state: DrawState, text: Text) -> Node:
    """Up to ten cards: which cards help, and how likely one comes."""
    helps, missing, seen = state.helps, state.missing, state.seen.cards
    guessed = None
    if state.guess is not None:
        name = "draw-guess-right" if state.guess == helps.count else "draw-guess-was"
        guessed = h("p", text(name, guess=state.guess), cls="guessed", key="guessed")
    draw = h("button", text("draw-go"), cls="t p go", key="draw", on={"click": ("draw",)})
    return h(
        "section",
        _said(helps, missing, text, guessed),
        chances(_figures(state, Hand(state.cards), seen, missing, helps, text), text),
        h("div", draw, cls="row", key="on") if len(state.cards) == CARDS_DEALT else None,
        outs_grid(helps, (*state.cards, *seen), text),
        cls="sheet answer",
        key="answer",
        aria_label=text("draw-chances"),
    )


def _said(helps: Outs, missing: int, text: Text, more: Child = None) -> Node:
    far = h("p", text("draw-missing", missing=missing), key="far") if missing > 1 else None
    return h("div", h("strong", outs_sentence(helps, missing, text)), far, more, role="status", cls="told", key="told")


def _figures(state: DrawState, rest: Hand, seen: Cards, missing: int, helps: Outs, text: Text) -> list[Chance]:
    """The chance of one, two and three draws, and the draws to expect, as far as they are known."""
    completing = helps if missing <= 1 else Outs((), helps.unseen)
    note = text("draw-of", count=completing.count, unseen=completing.unseen)
    chance = completing.probability
    figures = [Chance("draw-in-one", chance, note, is_reduced=chance.denominator == completing.unseen)]
    for draws, name in ((2, "draw-in-two"), (3, "draw-in-three")):
        work = str(draws)
        if len(rest.cards) + 1 < state.goal.phase.size:
            break  # a card is thrown after each draw, so it never comes about
        if draws == 3 and state.goal.phase.has_color and is_long(state.goal.phase, draws, missing):
            break  # a minute and more
        value = state.within(rest, seen, draws, missing)
        figures.append(Chance(name, value, "", work if value is None else "", state.waiting == work))
    return [*figures, _expected(state, rest, text)]


def _expected(state: DrawState, rest: Hand, text: Text) -> Chance:
    if len(rest.cards) != CARDS_DEALT:
        return Chance("draw-expected", None, text("draw-ten"))
    if not state.has_play:
        return Chance("draw-expected", None, "", "expected", state.waiting == "expected")
    value = state.expected(rest.cards)
    return Chance("draw-expected", value, text("draw-unknown" if value is None else "draw-expected-note"))


def _eleven(state: DrawState, text: Text) -> list[Node]:
    """Eleven cards: the best to throw, what each leaves, and the chances after the one looked at."""
    ranked, chosen = state.ranked, state.chosen
    best = ranked[0]
    rest, seen = without(Hand(state.cards), chosen.card), (*state.seen.cards, chosen.card)
    words = h("div", h("strong", text("draw-best", card=str(best.card))), _told(state, text), _picked(state, text))
    head = h(
        "section",
        card(best.card, text),
        h("div", words, role="status", key="words"),
        _throw(best.card, text),
        cls="sheet answer best",
        key="answer",
        aria_label=text("draw-pick"),
    )
    label = text("draw-chosen", card=str(chosen.card))
    after = h(
        "section",
        h("header", h("h2", label)),
        _said(chosen.helps, chosen.missing, text) if chosen is not best else None,
        chances(_figures(state, rest, seen, chosen.missing, chosen.helps, text), text),
        h("div", _throw(chosen.card, text), cls="row", key="on") if chosen is not best else None,
        outs_grid(chosen.helps, (*rest.cards, *seen), text),
        cls="sheet answer",
        key="after",
        aria_label=label,
    )
    name = text("draw-discards")
    points = h("p", text("draw-points-note"), cls="soft")
    return [
        head,
        h("section", discards(ranked, chosen, text), points, cls="sheet", key="table", aria_label=name),
        after,
    ]


def _throw(one: Card, text: Text) -> Node:
    """The button that throws a card and draws the next."""
    words = text("draw-throw", card=str(one))
    return h("button", words, cls="t p go", key="throw", on={"click": ("throw", str(one))})


def _told(state: DrawState, text: Text) -> Node:
    best = state.ranked[0]
    far = " " + text("draw-missing", missing=best.missing) if best.missing > 1 else ""
    return h("p", outs_sentence(best.helps, best.missing, text) + far)


def _picked(state: DrawState, text: Text) -> Node | None:
    """What is to be said of the card that the reader would have thrown."""
    best = state.ranked[0]
    picked = next((one for one in state.ranked if one.card == state.picked), None)
    if picked is None:
        return None
    good = picked.is_as_good_as(best)
    name = "draw-chosen-best" if good else "draw-chosen-worse"
    values = {"card": str(picked.card)} if good else {"card": str(picked.card), "best": str(best.card)}
    return h("p", text(name, **values), cls="guessed", key="picked")


def game(state: DrawState, text: Text) -> Node | None:
    """The round alone with the deck, and those before it."""
    if state.game is None and not state.rounds:
        return None
    rows: list[Node] = []
    if state.game:
        rows.append(_fact(text("draw-game-so-far"), str(state.game.draws)))
        expected = state.expected(state.game.start)
        if expected is not None:
            rows.append(_fact(text("draw-game-expected"), number_of(expected, text)))
    if state.rounds:
        known = [one for one in state.rounds if one.expected is not None]
        draws, total = sum(one.draws for one in known), sum(one.expected or 0 for one in known)
        words = text("draw-game-sum", draws=draws, expected=round(total, 1)) if known else ""
        rows.append(_fact(text("draw-game-rounds", count=len(state.rounds)), words or str(len(state.rounds))))
    label = text("draw-game")
    return h(
        "section",
        h("header", h("h2", label)),
        h("dl", *rows, cls="chances"),
        h("p", text("draw-game-note"), cls="soft"),
        cls="sheet game",
        key="game",
        aria_label=label,
    )


def _fact(name: str, value: str) -> Node:
    return h("div", h("dt", name), h("dd", value, cls="big"), key=name)
