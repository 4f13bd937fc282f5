"""A guess, what trying gave, and the exact value in one picture: tiles, the running share, and its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite

from phase10.odds.simulate import MeanSample, Sample, Unit
from phase10.text import Text
from widgets.charts import Running, running, swatch, table, written
from widgets.html import Child, Node, h
from widgets.trials import Run


@dataclass(frozen=True, slots=True)
class Tries:
    """What is known: shares of 1, or plain numbers; `missing` stands where the exact value is not shown.

    `words` is the family of messages that say what is tried.
    """

    run: Run
    guess: float | None = None
    exact: float | None = None
    missing: str = "…"
    unit: Unit = Unit.CHANCE
    words: str = "odds"

    @property
    def last(self) -> Sample | MeanSample | None:
        """What trying has given so far."""
        return self.run.shown[-1] if self.run.shown else None

    def written(self, value: float, text: Text) -> str:
        """A value as the reader's language writes it."""
        return written(value, self.unit, text)

    def as_guessed(self, text: Text) -> str:
        """The guess with as many digits as the reader wrote."""
        guess, more = self.guess or 0.0, 2 if self.unit is Unit.CHANCE else 0
        digits = next((digits for digits in range(7) if abs(round(guess, digits + more) - guess) < 1e-9), 2)
        return text.percent(guess, digits) if self.unit is Unit.CHANCE else text.number(guess)

    def said(self, name: str) -> str:
        """The id of a message of the family, for a chance or for a mean."""
        return f"{self.words}-{name}" if self.unit is Unit.CHANCE else f"{self.words}-{name}-mean"


def tiles(tries: Tries, text: Text) -> Node:
    """Guess, tries and exact value side by side."""
    last = tries.last
    tried = text("odds-tile-tried", trials=text.number(last.trials)) if last else text("odds-tile-untried")
    exact = tries.missing if tries.exact is None else tries.written(tries.exact, text)
    shown = [
        _tile("curve", tried, tries.written(last.value, text) if last else "–"),
        _tile("exact", text("odds-tile-exact"), exact),
    ]
    if tries.guess is not None:
        shown.insert(0, _tile("guess", text("odds-tile-guess"), tries.as_guessed(text)))
    return h("dl", *shown, cls="figures", key="figures")


def _tile(look: str, title: str, number: str) -> Node:
    return h("div", h("dt", swatch(look), h("span", title)), h("dd", number), key=look)


def guess_sheet(asked: str, field: Child, line: Child, text: Text, unit: Child = None) -> Node:
    """Asks for a guess before anything is shown: the question, a field, what is wrong or helps; events `guess` and
    `skip-guess`.
    """
    go = h("button", text("odds-guess-go"), cls="t p", type="submit")
    skip = h("button", text("odds-guess-skip"), cls="t", type="button", on={"click": ("skip-guess",)}, key="skip")
    return h(
        "section",
        h("h2", text("odds-guess")),
        h("p", asked, cls="asked-for"),
        h("form", field, unit, go, skip, cls="row", on={"submit": ("guess", "$value")}),
        line,
        cls="sheet asked-first",
        key="guess",
        aria_label=text("odds-guess"),
    )


def seed_line(seed: int, text: Text, words: str = "odds") -> Node:
    """The seed, and a button for another; event `another`."""
    another = h("button", text(f"{words}-another"), cls="t", on={"click": ("another",)})
    return h("span", h("span", text("odds-seed", seed=str(seed)), cls="soft"), another, cls="row seed")


def progress(trials: int, target: int, text: Text, words: str = "odds") -> Node | None:
    """How far a run is, with a button to stop it; None when it does not go on."""
    if trials >= target:
        return None
    said = text(f"{words}-progress", trials=text.number(trials), target=text.number(target))
    return h(
        "div",
        h("progress", value=trials, max=target, aria_label=said),
        h("span", said, cls="soft"),
        h("button", text("odds-stop"), cls="t", on={"click": ("stop",)}),
        cls="row progress-row",
        key="progress",
    )


def chart(tries: Tries, text: Text) -> list[Node]:
    """How the value settles, in a picture, in a sentence, and in a table; nothing before the first run."""
    samples, last = tries.run.shown, tries.last
    if last is None:
        return []
    points = [(one.trials, one.value, *(_interval(one) or (one.value, one.value))) for one in samples]
    low, high = (tries.written(end, text) for end in _interval(last) or (last.value, last.value))
    counted = {"hits": text.number(last.hits)} if isinstance(last, Sample) else {}
    said = text(tries.said("said"), trials=text.number(last.trials), low=low, high=high, **counted)
    value = tries.written(last.value, text)
    label = text(f"{tries.words}-chart", trials=text.number(last.trials), share=value, low=low, high=high)
    most = 1.0 if tries.unit is Unit.CHANCE else inf
    figure = h(
        "figure",
        h("figcaption", text(tries.said("chart-up")), cls="soft"),
        running(Running(points, tries.exact, tries.guess, most), text, label),
        h("p", text(f"{tries.words}-chart-across"), cls="soft across", aria_hidden="true"),
        cls="chart",
        key="chart",
    )
    return [figure, h("p", "" if tries.run.going else said, role="status", key="said"), _table(tries, samples, text)]


def _interval(sample: Sample | MeanSample) -> tuple[float, float] | None:
    """The interval of a sample; a single number has none."""
    return sample.interval if isfinite(sample.error) else None


def _table(tries: Tries, samples: Sequence[Sample | MeanSample], text: Text) -> Node:
    shown = [one for one in samples if one is samples[-1] or str(one.trials).strip("0") == "1"]
    chance = tries.unit is Unit.CHANCE
    heads = [f"{tries.words}-table-trials", f"{tries.words}-table-hits", "odds-table-share", "odds-table-interval"]
    if not chance:
        heads[1:3] = [f"{tries.words}-table-mean"]
    rows = []
    for one in shown:
        counted = [text.number(one.hits)] if isinstance(one, Sample) else []
        ends = [tries.written(end, text) for end in _interval(one) or ()]
        between = text("odds-table-between", low=ends[0], high=ends[1]) if ends else "–"
        rows.append((text.number(one.trials), *counted, tries.written(one.value, text), between))
    caption = table(text(f"{tries.words}-table-caption"), [text(head) for head in heads], rows)
    return h("details", h("summary", text("odds-table")), h("div", caption, cls="wide"), key="table")
