"""The sheets of the page on whole hands: the table, the guess, the hands played, other tables, and tips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from phase10.errors import Message
from phase10.explain import title
from phase10.hands import SHARES, HandSample, Ratio, has_error
from phase10.hands_figures import TIP_PLAYERS, Estimate, HandFigures, hand_figures, tip_figures
from phase10.odds.simulate import Sample
from phase10.phases import STANDARD, Phase
from phase10.table import PLAYERS
from phase10.text import Text
from widgets.charts import bar, distribution, table
from widgets.html import Child, Node, h
from widgets.phases import labelled
from widgets.tries import guess_sheet, progress, seed_line
from widgets.verdict import number_field, problem_line

NEARLY_ALL = 0.995
"""The chart ends where so many of the hands are over."""
FEWEST_COLUMNS = 12
FIGURES = ("laps", "first_laid", "laid", "points_of_others", "points", "reshuffled", "nobody_out")
"""What is shown of the hands played, as `HandSample` has it; `hands-figure-NAME` says what it is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How many play, and the phase that all try, by its number."""

    players: int = 4
    number: int = 1

    @property
    def phase(self) -> Phase:
        """The phase."""
        return STANDARD.phase(self.number)


@dataclass(frozen=True, slots=True)
class Played:
    """A question with the guess (None: skipped), the hands played so far, and how many are wanted."""

    asked: Asked
    guess: float | None
    sample: HandSample | None
    target: int

    @property
    def trials(self) -> int:
        """Hands played."""
        return self.sample.trials if self.sample else 0


# ---- The question ----------------------------------------------------------------------------------------------------


def table_sheet(asked: Asked, text: Text) -> Node:
    """How many play which phase; events `players` and `phase`."""
    players = [h("option", str(n), value=n, key=n, selected=n == asked.players) for n in PLAYERS]
    phases = [
        h("option", text.message(title(phase)), value=phase.number, key=phase.number, selected=phase == asked.phase)
        for phase in STANDARD.phases
    ]
    return h(
        "section",
        h("h2", text("hands-table")),
        h(
            "div",
            labelled(text("hands-players"), h("select", *players, value=asked.players, on=_change("players"))),
            labelled(text("hands-phase"), h("select", *phases, value=asked.number, on=_change("phase"))),
            cls="settings",
        ),
        cls="sheet",
        key="table",
        aria_label=text("hands-table"),
    )


def _change(event: str) -> dict[str, tuple[str, str]]:
    return {"change": (event, "$value")}


def question_sheet(asked: Asked, draft: str, problem: Message | None, text: Text) -> Node:
    """How many laps does a hand take? Events `guess` and `skip-guess`."""
    about = "guess-problem" if problem else "guess-help"
    field = number_field(text("hands-guess-field"), problem, about, value=draft, inputmode="decimal", maxlength=8)
    help_line = h("p", text("hands-guess-help"), cls="soft", id="guess-help", key="help")
    line = problem_line(problem, text, "guess-problem") or help_line
    return guess_sheet(text("hands-guess-ask", players=asked.players, phase=title(asked.phase)), field, line, text)


# ---- The hands that are played ---------------------------------------------------------------------------------------


def play_sheet(played: Played, seed: int, sizes: Sequence[int], text: Text) -> Node:
    """Guess and average side by side, the buttons to play, the chart and the figures; events `try` and `stop`."""
    buttons = [
        h("button", text("hands-try", trials=text.number(trials)), cls="t", key=trials, on={"click": ("try", trials)})
        for trials in sizes
    ]
    hint = h("p", text("hands-untried"), cls="soft hint", key="untried")
    return h(
        "section",
        h("header", h("h2", text("hands-played")), seed_line(seed, text)),
        _tiles(played, text),
        h("div", *buttons, cls="row tools", key="buttons"),
        progress(played.trials, played.target, text),
        *(_shown(played, played.sample, text) if played.sample else [hint]),
        cls="sheet",
        key="played",
        aria_label=text("hands-played"),
    )


def _tiles(played: Played, text: Text) -> Node:
    sample, guess = played.sample, played.guess
    before = hand_figures(played.asked.players, played.asked.number)
    laps = text.number(before.laps.value, 2)
    name = text("hands-tile-played", trials=text.number(sample.trials)) if sample else text("hands-tile-unplayed")
    shown = [
        _tile("now", name, text.number(sample.laps.value, 2) if sample else "–"),
        _tile("before", text("hands-tile-before", trials=text.number(before.trials)), laps),
    ]
    if guess is not None:
        shown.insert(0, _tile("guess", text("odds-tile-guess"), text.number(guess)))
    return h("dl", *shown, cls="figures", key="figures")


def _tile(look: str, name: str, number: str) -> Node:
    return h("div", h("dt", name), h("dd", number), key=look)


def _shown(played: Played, sample: HandSample, text: Text) -> list[Child]:
    """The chart, the sentence to it, and the figures."""
    guess = played.guess
    low, high = (text.number(end, 2) for end in sample.laps.interval)
    trials, mean = text.number(sample.trials), text.number(sample.laps.value, 2)
    shares = _until_nearly_all(sample.shares)
    mark = round(guess) if guess is not None and round(guess) < len(shares) else None
    label = text("hands-chart", trials=trials, mean=mean, last=len(shares) - 1)
    said = text("hands-said", trials=trials, mean=mean, low=low, high=high)
    figure = h(
        "figure",
        h("figcaption", text("hands-chart-up" if mark is None else "hands-chart-up-guess"), cls="soft"),
        distribution(shares, text, label, mark, top=max(shares)),
        h("p", text("hands-chart-across"), cls="soft across", aria_hidden="true"),
        cls="chart",
        key="chart",
    )
    laps = list(enumerate(sample.by_laps))[1:]
    rows = [(str(lap), text.number(count), text.percent(count / sample.trials, 1)) for lap, count in laps]
    heads = [text(f"hands-laps-{name}") for name in ("lap", "hands", "share")]
    return [
        figure,
        h("p", said if played.trials >= played.target else "", role="status", key="said"),
        h(
            "details",
            h("summary", text("odds-table")),
            h("div", table(text("hands-laps-caption"), heads, rows), cls="wide"),
            key="by-laps",
        ),
        _figures(sample, text),
    ]


def _until_nearly_all(shares: Sequence[float]) -> list[float]:
    """The columns up to where nearly all hands are over, at least a few."""
    done, so_far = len(shares), 0.0
    for lap, share in enumerate(shares):
        so_far += share
        if so_far >= NEARLY_ALL:
            done = lap + 1
            break
    shown = list(shares[:done])
    return shown + [0.0] * (FEWEST_COLUMNS - len(shown))


def _figures(sample: HandSample, text: Text) -> Node:
    """Every figure with its standard error and its interval."""
    rows = [
        (text(f"hands-figure-{name.replace('_', '-')}"), *_cells(sample.figure(name), name in SHARES, text))
        for name in FIGURES
    ]
    heads = [text(f"hands-head-{name}") for name in ("what", "value", "error", "interval")]
    caption = text("hands-figures", trials=text.number(sample.trials))
    return h("div", table(caption, heads, rows), cls="stacked by-three last", key="all-figures")


def _cells(figure: Ratio | Sample, is_share: bool, text: Text) -> tuple[str, str, str]:
    if not has_error(figure):
        return "–", "–", "–"

    def written(value: float) -> str:
        return text.percent(value, 1) if is_share else text.number(value, 2)

    low, high = figure.interval
    never = isinstance(figure, Sample) and not figure.hits
    error = "–" if never else written(figure.error)
    return written(figure.value), error, text("odds-table-between", low=written(max(low, 0.0)), high=written(high))


# ---- Other tables ----------------------------------------------------------------------------------------------------


def compare_sheet(asked: Asked, text: Text) -> Node:
    """The same phase with other numbers of players, and the other phases with the same number; played before."""
    by_players = [(n, text("hands-of-players", count=n), hand_figures(n, asked.number)) for n in PLAYERS]
    by_phase = [
        (phase.number, text.message(title(phase)), hand_figures(asked.players, phase.number))
        for phase in STANDARD.phases
    ]
    trials = by_players[0][2].trials
    return h(
        "section",
        h("h2", text("hands-compare")),
        h("p", text("hands-compare-note", trials=text.number(trials)), cls="soft"),
        _compared("players", text("hands-by-players", phase=title(asked.phase)), by_players, asked.players, text),
        _compared("phases", text("hands-by-phase", count=asked.players), by_phase, asked.number, text),
        cls="sheet",
        key="compare",
        aria_label=text("hands-compare"),
    )


def _compared(key: str, caption: str, rows: list[tuple[int, str, HandFigures]], chosen: int, text: Text) -> Node:
    most = max(figures.laps.value for _, _, figures in rows)
    lines = [
        h(
            "tr",
            h("th", name, scope="row"),
            h("td", h("span", _with_error(found.laps, 2, text), cls="amount"), bar(found.laps.value / most)),
            h("td", _with_error(found.first_laid, 2, text)),
            h("td", _with_error(found.laid, 1, text, 100)),
            h("td", _with_error(found.points_of_others, 1, text)),
            cls="now" if number == chosen else "",
            key=number,
        )
        for number, name, found in rows
    ]
    heads = [
        h("th", text(f"hands-compare-{name}"), scope="col", key=name)
        for name in ("table", "laps", "first-laid", "laid", "points")
    ]
    body = h("table", h("caption", caption), h("thead", h("tr", *heads)), h("tbody", *lines), cls="table numbers-table")
    return h("div", body, cls="stacked by-four", key=key)


def _with_error(estimate: Estimate, digits: int, text: Text, times: int = 1) -> str:
    return f"{text.number(times * estimate.value, digits)} ± {text.number(times * estimate.error, digits)}"


# ---- Tips ------------------------------------------------------------------------------------------------------------


def tips_sheet(text: Text) -> Node:
    """What it is worth to follow a tip of the rule books, beside players who do not."""
    tips = tip_figures()
    trials = next(iter(tips.values())).trials
    rows: list[list[Child]] = []
    for name, found in tips.items():
        tip = h("span", text(f"hands-tip-{name}"), h("span", text(f"hands-tip-{name}-not"), cls="soft note"))
        cells = (found.points, 1), (found.laid, 100), (found.out, 100)
        rows.append([tip, *(_difference(estimate, times, text) for estimate, times in cells)])
    heads = [text(f"hands-tips-{name}") for name in ("tip", "points", "laid", "out")]
    caption = text("hands-tips-caption")
    return h(
        "section",
        h("h2", text("hands-tips")),
        h("p", text("hands-tips-lead", players=TIP_PLAYERS, trials=text.number(trials))),
        h("div", table(caption, heads, rows), cls="stacked by-three", key="table"),
        h("p", text("hands-tips-note"), cls="soft hint"),
        cls="sheet",
        key="tips",
        aria_label=text("hands-tips"),
    )


def _difference(estimate: Estimate, times: int, text: Text) -> Node:
    """A difference with its sign and its error; one that chance alone could make is said to be unsure."""
    value = round(times * estimate.value, 1)
    sign = "+" if value > 0 else "−" if value < 0 else ""
    words = f"{sign}{text.number(abs(value), 1)} ± {text.number(times * estimate.error, 1)}"
    unsure = None if estimate.is_sure else h("span", text("hands-tips-unsure"), cls="soft note")
    return h("span", h("b" if estimate.is_sure else "span", words), unsure)
