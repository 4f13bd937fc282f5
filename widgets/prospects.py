"""Parts of the page on the next draw: the guess, the chances, the cards that help, and what each discard leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from phase10.cards import FACES, Card
from phase10.errors import Message
from phase10.odds.discards import Discard
from phase10.odds.outs import Outs
from phase10.text import Text
from widgets.cards import card, card_name, deck
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.verdict import number_field, problem_line

SOON = 60
"""Milliseconds before work that takes seconds begins: the page shows first that it does."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One of the figures of a hand: its name (message `draw-in-…` or `draw-expected`), and its value when it is known.

    `work` is its name in the event `work`, where it takes some seconds to be worked out; `waiting`: that is under way.
    """

    name: str
    value: Fraction | float | None
    note: str = ""
    work: str = ""
    waiting: bool = False
    is_reduced: bool = False
    """Whether the note already says the fraction in its lowest terms."""


def number_of(value: float, text: Text) -> str:
    """A number with one decimal, as the language writes it."""
    return text("draw-decimal", value=round(value, 1))


def outs_sentence(helps: Outs, missing: int, text: Text) -> str:
    """How many of the unseen cards help: complete the phase, or bring it nearer."""
    return text("draw-outs" if missing <= 1 else "draw-nearer", count=helps.count, unseen=helps.unseen)


# ---- The questions before the answer ---------------------------------------------------------------------------------


def guess_form(unseen: int, missing: int, problem: Message | None, text: Text) -> Node:
    """How many cards help? Events `guess` (what was typed) and `show`."""
    about = "guess-problem" if problem else "guess-help"
    field = number_field(text("draw-guess-field"), problem, about, inputmode="numeric", maxlength=3)
    check = h("button", text("draw-guess-go"), cls="t p", type="submit")
    line = problem_line(problem, text, "guess-problem")
    return h(
        "section",
        h("h2", text("draw-guess", unseen=unseen)),
        h("p", text("draw-guess-help", missing=missing), id="guess-help", key="help"),
        h(
            "div",
            h("form", field, check, cls="row", key="form", on={"submit": ("guess", "$value")}),
            _show(text),
            cls="row tools",
        ),
        line,
        cls="sheet asked-first",
        key="answer",
        aria_label=text("draw-guess", unseen=unseen),
    )


def pick_form(cards: Iterable[Card], text: Text) -> Node:
    """Which card to throw? Events `choose` (a card) and `show`."""
    shown = [card(one, text, key=place, on={"click": ("choose", str(one))}) for place, one in enumerate(cards)]
    return h(
        "section",
        h("h2", text("draw-pick")),
        h("p", text("draw-pick-help"), key="help"),
        h("div", *shown, cls="cards", role="group", aria_label=text("draw-pick"), data_roving=True, key="cards"),
        h("div", _show(text), cls="row tools"),
        cls="sheet asked-first",
        key="answer",
        aria_label=text("draw-pick"),
    )


def _show(text: Text) -> Node:
    return h("button", text("draw-guess-skip"), cls="t", key="show", on={"click": ("show",)})


# ---- The answer ------------------------------------------------------------------------------------------------------


def chances(figures: Sequence[Chance], text: Text) -> Node:
    """The figures side by side, each with its name; a button where one takes some seconds to work out."""
    return h("dl", *[_figure(one, text) for one in figures], cls="chances", key="chances")


def _figure(one: Chance, text: Text) -> Node:
    return h("div", h("dt", text(one.name)), *_value(one, text), key=one.name)


def _value(one: Chance, text: Text) -> list[Node]:
    if one.waiting:
        begin = h(
            "button", text("draw-waiting"), cls="t", data_auto=SOON, on={"click": ("work-now", one.work)}, key="now"
        )
        return [h("dd", begin), h("dd", text("draw-seconds"), cls="soft")]
    match one.value:
        case Fraction() as chance if not chance:
            return [h("dd", text.percent(0, digits=0), cls="big"), h("dd", one.note, cls="soft")]
        case Fraction() as chance:
            exact = f"{text.number(chance.numerator)}/{text.number(chance.denominator)}"
            note = f"{one.note} = {exact}" if one.note and not one.is_reduced else one.note or exact
            return [h("dd", text.percent(float(chance), digits=1), cls="big"), h("dd", note, cls="soft")]
        case None if one.work:
            work = h("button", text("draw-work"), cls="t", on={"click": ("work", one.work)}, key="work")
            return [h("dd", work), h("dd", text("draw-seconds"), cls="soft")]
        case None:
            return [h("dd", "–", cls="big", aria_hidden="true"), h("dd", one.note, cls="soft")]
        case value:
            return [h("dd", number_of(value, text), cls="big"), h("dd", one.note, cls="soft")]


def outs_grid(helps: Outs, gone: Iterable[Card], text: Text) -> Node:
    """The deck with the cards that help; `gone` are those in the hand and those seen. A click sends `[take, card]`."""
    places = [FACES.index(one) for one, _ in helps.cards]
    return h(
        "div",
        h("h3", text("draw-grid")),
        deck(gone, text, event="take", pointed=places),
        h("p", text("draw-grid-help"), cls="soft legend"),
        key="grid",
        cls="outs",
        role="group",
        aria_label=text("draw-grid"),
    )


def discards(ranked: Sequence[Discard], chosen: Discard, text: Text) -> Node:
    """What every discard leaves, the best first, equal ones in one row; a card sends `[choose, card]`."""
    has_draws = any(one.draws is not None for one in ranked)
    columns = ["card", "helps", "chance", *(["draws"] if has_draws else []), "points"]
    heads = [h("th", text(f"draw-column-{name}"), scope="col", key=name) for name in columns]
    rows = [_row(alike, ranked[0], chosen, has_draws, text) for alike in _alike(ranked)]
    return h(
        "table",
        h("caption", text("draw-discards")),
        h("thead", h("tr", *heads)),
        h("tbody", *rows),
        cls="table throws",
        key="throws",
    )


def _alike(ranked: Sequence[Discard]) -> list[list[Discard]]:
    """Discards that leave the same and cost the same, together."""
    rows: list[list[Discard]] = []
    for one in ranked:
        if rows and rows[-1][0].is_as_good_as(one) and rows[-1][0].card.points == one.card.points:
            rows[-1].append(one)
        else:
            rows.append([one])
    return rows


def _row(alike: Sequence[Discard], best: Discard, chosen: Discard, has_draws: bool, text: Text) -> Node:
    one, back = alike[0], alike[0].missing - best.missing
    of = text("draw-of", count=one.helps.count, unseen=one.helps.unseen)
    helps = text("draw-further", count=back) if back > 0 else of
    draws: list[Child] = [h("td", number_of(one.draws, text))] if has_draws and one.draws is not None else []
    tick = h("span", "✓", cls="tick", aria_hidden="true") if one.is_as_good_as(best) else None
    return h(
        "tr",
        h("th", h("div", *[_throw(each, each is chosen, text) for each in alike], tick), scope="row"),
        h("td", helps, cls="n" if back > 0 else ""),
        h("td", text.percent(float(one.probability), digits=1)),
        *draws,
        h("td", str(one.card.points)),
        key=str(one.card),
        cls="now" if chosen in alike else "",
    )


def _throw(one: Discard, is_chosen: bool, text: Text) -> Node:
    return h(
        "button",
        card(one.card, text),
        key=str(one.card),
        cls="row-button",
        aria_pressed="true" if is_chosen else "false",
        aria_label=text("draw-show", card=card_name(one.card, text)),
        on={"click": ("choose", str(one.card))},
    )


# ---- The rest of the page --------------------------------------------------------------------------------------------


def seen_editor(held: Sequence[Card], seen: Sequence[Card], draft: str, problem: Message | None, text: Text) -> Node:
    """The cards seen elsewhere: events `see` and `unsee` (a card), `read-seen` (text), `undo-seen`."""
    shown = [
        card(
            one,
            text,
            key=f"{one}.{seen[:place].count(one)}",
            name=text("draw-seen-back", card=card_name(one, text)),
            on={"click": ("unsee", str(one))},
        )
        for place, one in enumerate(seen)
    ]
    line = problem_line(problem, text, "seen-problem")
    label = text("draw-seen")
    return h(
        "section",
        h("header", h("h2", label), h("span", text("draw-seen-count", count=len(seen)), cls="soft", role="status")),
        h("div", *shown, cls="cards small", role="group", aria_label=label, data_roving=True, key="cards")
        if shown
        else None,
        line,
        h(
            "details",
            h("summary", text("draw-seen-pick")),
            h("p", text("draw-seen-lead"), cls="soft"),
            _seen_form(draft, bool(problem), text),
            deck([*held, *seen], text, event="see"),
            key="pick",
            open=bool(problem),
        ),
        cls="sheet seen",
        key="seen",
        aria_label=label,
    )


def _seen_form(draft: str, has_problem: bool, text: Text) -> Node:
    field = h(
        "input",
        type="text",
        value=draft,
        aria_label=text("draw-seen-field"),
        aria_invalid="true" if has_problem else None,
        aria_describedby="seen-problem" if has_problem else None,
        placeholder=text("hand-placeholder"),
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        enterkeyhint="done",
    )
    add = h("button", text("hand-add"), cls="t", type="submit")
    return h("form", field, add, cls="row", key="form", on={"submit": ("read-seen", "$value")})


def options(asking: bool, naturals: str, readings: Sequence[str], text: Text) -> Node:
    """Whether to ask before the answer, and the reading of the wild rule: events `asking` and `naturals`."""
    asks = [(name, text(f"draw-asking-{name}")) for name in ("yes", "no")]
    known = [(name, text(f"checker-naturals-{name}")) for name in readings]
    return h(
        "section",
        h("div", h("h3", text("draw-asking")), choice(text("draw-asking"), asks, "yes" if asking else "no", "asking")),
        h("div", h("h3", text("checker-naturals")), choice(text("checker-naturals"), known, naturals, "naturals")),
        cls="sheet options-sheet",
        key="options",
        aria_label=text("draw-options"),
    )
