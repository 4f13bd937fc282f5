"""The sheets of the page on difficulty: list, guess, both measures as bars, the draws of one phase, and the order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from phase10.errors import Message
from phase10.explain import title
from phase10.odds.figures import Figures
from phase10.phases import Phase
from phase10.text import Text
from widgets.charts import bar, distribution, percentage, table
from widgets.html import Child, Node, h
from widgets.phases import choice
from widgets.verdict import problem_line, say

NEARLY_ALL = 0.99
MOST_COLUMNS = 40
SAME = 1e-6
"""Draws that are as good as none."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What is known of a phase: the chance to have it in ten cards, and best play; or why it is not known."""

    deal: float | Message
    draws: Figures | Message

    @property
    def expected(self) -> float | None:
        """The expected draws, where they are known."""
        return self.draws.expected if isinstance(self.draws, Figures) else None

    @property
    def chance(self) -> float | None:
        """The chance in the deal, where it is known."""
        return self.deal if isinstance(self.deal, float) else None

    @property
    def reason(self) -> Message | None:
        """Why something is not known."""
        return next((one for one in (self.draws, self.deal) if isinstance(one, Message)), None)


Measured = Sequence[Measure | None]


def hardest(found: Measured) -> list[int]:
    """The places of the phases that take the most draws: one, unless some are equal; none while nothing is known."""
    draws = _draws(found)
    most = max((value for value in draws if value is not None), default=None)
    return [
        place for place, value in enumerate(draws) if most is not None and value is not None and value > most - SAME
    ]


def ramp(found: Measured) -> list[int]:
    """The places in order of difficulty, the easiest first; those without expected draws come last."""
    draws = _draws(found)
    return sorted(range(len(found)), key=lambda place: (draws[place] is None, draws[place] or 0.0))


def falls(found: Measured) -> list[int]:
    """The places after which an easier phase follows."""
    draws = _draws(found)
    pairs = enumerate(pairwise(draws))
    return [place for place, (one, next_) in pairs if one is not None and next_ is not None and next_ < one - SAME]


def _draws(found: Measured) -> list[float | None]:
    return [one.expected if one else None for one in found]


def _number(value: float) -> float:
    return round(value, 1)


# ---- The list and the guess ------------------------------------------------------------------------------------------


def list_sheet(lists: Sequence[str], name: str, draft: str, problem: Message | None, most: int, text: Text) -> Node:
    """Which list is looked at, or one of the reader's own; events `list` and `own-list`."""
    options = [(one, text("phase-list-" + one)) for one in lists]
    field = h(
        "textarea",
        value=draft,
        rows=2,
        maxlength=600,
        placeholder="S3 S3 | S3 R4 | C7",
        aria_label=text("hard-own"),
        aria_invalid="true" if problem else None,
        aria_describedby="list-problem" if problem else "list-help",
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
    )
    help_line = h("p", text("hard-own-help", most=most), cls="soft", id="list-help", key="help")
    go = h("button", text("hard-own-go"), cls="t", type="submit")
    return h(
        "section",
        h("header", h("h2", text("hard-list")), choice(text("hard-list"), options, name, "list")),
        h(
            "details",
            h("summary", text("hard-own")),
            h("form", field, go, cls="own-list", on={"submit": ("own-list", "$value")}),
            problem_line(problem, text, "list-problem") or help_line,
            key="own",
            open=bool(problem) or name not in lists,
        ),
        cls="sheet",
        key="list",
        aria_label=text("hard-list"),
    )


def guess_sheet(phases: Sequence[Phase], text: Text) -> Node:
    """Asks which phase is hardest before anything is shown; events `guess` (a place) and `skip-guess`."""
    buttons = [
        h(
            "button",
            h("b", str(phase.number)),
            h("span", text.phase(phase)),
            cls="t pick-one",
            key=place,
            aria_label=text.message(title(phase)),
            on={"click": ("guess", place)},
        )
        for place, phase in enumerate(phases)
    ]
    ask = text("hard-guess-ask", count=len(phases))
    return h(
        "section",
        h("h2", ask),
        h("p", text("hard-guess-why")),
        h("div", *buttons, cls="pick-grid", role="group", aria_label=ask, data_roving=True),
        h("p", h("button", text("hard-guess-skip"), cls="t", on={"click": ("skip-guess",)}), cls="row"),
        cls="sheet asked-first",
        key="guess",
        aria_label=ask,
    )


# ---- The answer ------------------------------------------------------------------------------------------------------


def answer_sheet(phases: Sequence[Phase], found: Measured, guess: int | None, text: Text) -> Node:
    """Which phase is hardest, and whether the guess was right."""
    known = sum(one is not None for one in found)
    if known < len(found):
        words = text("hard-working", done=known, count=len(found))
        progress = h("progress", value=known, max=len(found), aria_label=words)
        return h("section", h("p", words, role="status"), progress, cls="sheet progress-sheet", key="answer")
    most = hardest(found)
    if not most:
        return h("section", h("p", text("hard-unknown")), cls="sheet v no", role="status", key="answer")
    draws = _draws(found)[most[0]] or 0.0
    names = tuple(title(phases[place]) for place in most)
    told = text("hard-answer", phases=names, count=len(most), draws=_number(draws))
    right = guess is None or guess in most
    more = ""
    if guess is not None:
        value = _draws(found)[guess]
        more = text("hard-right")
        if not right:
            name = title(phases[guess])
            more = (
                text("hard-wrong", phase=name, draws=_number(value))
                if value
                else text("hard-wrong-unknown", phase=name)
            )
    return h("section", say(right, told, more), cls="sheet v" if right else "sheet v no", role="status", key="answer")


def measures_sheet(phases: Sequence[Phase], found: Measured, chosen: int, text: Text) -> Node:
    """Both measures of every phase, as bars beside their numbers; a row sends `[choose, place]`."""
    most_draws = max((value for value in _draws(found) if value), default=1.0)
    most_deal = max((one.chance for one in found if one and one.chance), default=1.0)
    rows = []
    for place, (phase, one) in enumerate(zip(phases, found, strict=True)):
        cells = _cells(one, most_deal, most_draws, text)
        heading = h("th", _row_button(place, phase, place == chosen, text), scope="row")
        rows.append(h("tr", heading, *cells, key=place, cls="now" if place == chosen else ""))
    heads = [
        h(
            "th",
            text(f"hard-head-{name}"),
            h("span", text(f"hard-head-{name}-note"), cls="soft note"),
            scope="col",
            key=name,
        )
        for name in ("deal", "draws")
    ]
    reasons = dict.fromkeys(text.message(one.reason) for one in found if one and one.reason)
    return h(
        "section",
        h("h2", text("hard-measures")),
        h(
            "table",
            h("caption", text("hard-caption"), cls="sr"),
            h("thead", h("tr", h("th", text("hard-head-phase"), scope="col", key="phase"), *heads)),
            h("tbody", *rows),
            cls="table measures",
        ),
        *[h("p", reason, cls="soft hint", key=reason) for reason in reasons],
        h("p", text("hard-model"), cls="soft hint", key="model"),
        cls="sheet",
        key="measures",
        aria_label=text("hard-measures"),
    )


def _row_button(place: int, phase: Phase, chosen: bool, text: Text) -> Node:
    return h(
        "button",
        h("b", str(phase.number)),
        h("span", text.phase(phase)),
        cls="row-button named",
        aria_pressed=str(chosen).lower(),
        aria_label=text("hard-look", phase=title(phase)),
        on={"click": ("choose", place)},
    )


def _cells(one: Measure | None, most_deal: float, most_draws: float, text: Text) -> tuple[Node, Node]:
    deal, draws = (one.chance, one.expected) if one else (None, None)
    none = "…" if one is None else "–"
    deal_words = none if deal is None else percentage(deal, text)
    draws_words = none if draws is None else text("hard-number", number=_number(draws))
    return _cell(deal, most_deal, deal_words, ""), _cell(draws, most_draws, draws_words, "second")


def _cell(value: float | None, most: float, words: str, look: str) -> Node:
    return h("td", h("span", words, cls="amount"), bar((value or 0.0) / most, look) if value is not None else None)


# ---- One phase, and the order ----------------------------------------------------------------------------------------


def draws_sheet(phases: Sequence[Phase], found: Measured, chosen: int, text: Text) -> Node | None:
    """The chance to have the chosen phase after so many draws, as columns and as a table."""
    one, phase = found[chosen], phases[chosen]
    if one is None or not isinstance(one.draws, Figures):
        return None
    within = one.draws.within
    last = next((k for k, chance in enumerate(within) if chance >= NEARLY_ALL), len(within) - 1)
    shown = within[: min(last, MOST_COLUMNS) + 1]
    half = next((k for k, chance in enumerate(within) if chance >= 0.5), None)
    said = text("hard-half", draws=half, chance=percentage(within[half], text, 1)) if half is not None else ""
    label = text("hard-chart", phase=title(phase), last=len(shown) - 1, chance=percentage(shown[-1], text, 1))
    rows = [(str(k), percentage(chance, text)) for k, chance in enumerate(within) if _listed(k) or k == len(within) - 1]
    heads = [text("hard-draws-count"), text("hard-draws-chance")]
    options = [
        h("option", text.message(title(one)), value=place, key=place, selected=place == chosen)
        for place, one in enumerate(phases)
    ]
    menu = h(
        "select", *options, value=chosen, aria_label=text("hard-head-phase"), on={"change": ("choose-from", "$value")}
    )
    return h(
        "section",
        h("header", h("h2", text("hard-draws")), menu),
        h("p", said, role="status", cls="half"),
        h(
            "figure",
            h("figcaption", text("hard-chart-up"), cls="soft"),
            distribution(shown, text, label, half),
            h("p", text("hard-chart-across"), cls="soft across", aria_hidden="true"),
            cls="chart",
        ),
        h("details", h("summary", text("odds-table")), table(text("hard-draws"), heads, rows), key="table"),
        cls="sheet",
        key="by-draw",
        aria_label=text("hard-draws"),
    )


def _listed(k: int) -> bool:
    return k <= 10 or (k <= 30 and k % 5 == 0) or k % 10 == 0


def order_sheet(phases: Sequence[Phase], found: Measured, printed: bool, text: Text) -> Node:
    """Whether the list gets harder step by step, where it does not, and the list as a ramp; event `sort`."""
    steps, draws = falls(found), _draws(found)
    lines = [
        h(
            "li",
            text(
                "hard-fall",
                first=phases[place].number,
                second=phases[place + 1].number,
                before=_number(draws[place] or 0.0),
                after=_number(draws[place + 1] or 0.0),
            ),
            key=place,
        )
        for place in steps
    ]
    order = ramp(found)
    told = text("hard-no-ramp" if printed else "hard-own-no-ramp", count=len(steps)) if steps else text("hard-ramp")
    rows = [
        h("li", h("b", str(phases[place].number)), h("span", text.phase(phases[place])), key=place) for place in order
    ]
    better: list[Child] = []
    if steps:
        better = [
            h("h3", text("hard-sorted"), key="title"),
            h("ol", *rows, cls="plan", role="list", key="list"),
            h("p", h("button", text("hard-sort"), cls="t", on={"click": ("sort",)}), cls="row", key="sort"),
        ]
    return h(
        "section",
        h("h2", text("hard-order")),
        h("p", told, cls="told"),
        h("ul", *lines, cls="falls") if lines else None,
        *better,
        cls="sheet order",
        key="order",
        aria_label=text("hard-order"),
    )
