"""Charts as parts of a view: numbers in, a picture out that the style sheet colors and that every width fits.

A chart is drawn by the same tree as the words beside it, so both change together, in the reader's language, in the
dark and on paper, with nothing to load. Places are shares of the plot; its text keeps its size when it is stretched.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, log10

from phase10.odds.simulate import Unit
from phase10.text import Text
from widgets.html import Child, Node, h

STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Distances between the lines of an axis, times a power of ten."""
LABELS = 6
"""Labels that fit beside each other under a plot on a phone."""
CHANCE_LINES = 4
FAR = 3
"""A guess so many times larger than what was found does not stretch the axis; its line is left out."""

Ticks = Sequence[tuple[float, str]]
"""Places on an axis from 0 to 1, and what is written there."""


@dataclass(frozen=True, slots=True)
class Running:
    """A share or a mean that settles as trials grow: (trials, value, low, high) each, and the lines beside it."""

    points: Sequence[tuple[int, float, float, float]]
    exact: float | None = None
    guess: float | None = None
    most: float = 1.0
    """The largest value there can be."""

    @property
    def lines(self) -> list[float]:
        """The lines of the axis: to above both lines, and above the interval once it means something."""
        late = [high for trials, _, _, high in self.points if trials >= min(50, self.points[-1][0])]
        found = max(*late, self.exact or 0, 1e-9)
        guess = self.guess or 0
        return axis(max(found, guess if guess <= FAR * found or self.most == 1 else 0), most=self.most)


def axis(top: float, lines: int = CHANCE_LINES, most: float = 1.0) -> list[float]:
    """The lines of an axis from 0 to just above `top`, at most `most`, at round distances.

    >>> axis(0.18)
    [0.0, 0.05, 0.1, 0.15, 0.2]
    """
    rough = min(top, most) / lines
    power = 10.0 ** floor(log10(rough))
    step = next(power * step for step in STEPS if power * step >= rough * 0.999)
    count = ceil(min(top, most) / step - 1e-9)
    return [float(f"{step * i:.12g}") for i in range(count + 1)]


def percentage(share: float, text: Text, digits: int = 2) -> str:
    """A share in percent, with more digits where it is small.

    >>> from phase10.text import catalogue
    >>> [percentage(share, catalogue("en")) for share in (0.25, 0.0352, 0.0000123, 0.0)]
    ['25.00%', '3.52%', '0.0012%', '0.00%']
    """
    while 0 < share < 10.0 ** -(digits + 1) and digits < 10:
        digits += 1
    return text.percent(share, digits)


def written(value: Fraction | float, unit: Unit, text: Text) -> str:
    """A value as the reader's language writes it: a chance in percent, a number with two digits.

    >>> from phase10.text import catalogue
    >>> written(0.25, Unit.CHANCE, catalogue("en")), written(11.3508, Unit.NUMBER, catalogue("fi"))
    ('25.00%', '11,35')
    """
    return percentage(float(value), text) if unit is Unit.CHANCE else text.number(float(value), 2)


def as_fraction(value: Fraction | int, text: Text, most: int = 10**16) -> str:
    """A value as a fraction; nothing for a whole number, or where numerator or denominator pass `most`.

    >>> from phase10.text import catalogue
    >>> as_fraction(Fraction(2, 27), catalogue("en")), as_fraction(6, catalogue("en"))
    ('2/27', '')
    """
    exact = Fraction(value)
    if exact.denominator == 1 or max(abs(exact.numerator), exact.denominator) > most:
        return ""
    return f"{text.number(exact.numerator)}/{text.number(exact.denominator)}"


def percent_ticks(values: Sequence[float], text: Text) -> Ticks:
    """Where the lines of an axis of shares are, and the percentages beside them.

    >>> from phase10.text import catalogue
    >>> percent_ticks([0.0, 0.025, 0.05], catalogue("de"))
    [(0.0, '0,0\\xa0%'), (0.5, '2,5\\xa0%'), (1.0, '5,0\\xa0%')]
    """
    digits = max(0, -floor(log10(values[1] * 100))) if len(values) > 1 else 0
    digits += abs(round(values[1] * 100, digits) - values[1] * 100) > 1e-9 * values[1]
    return [(value / values[-1], text.percent(value, digits)) for value in values]


def number_ticks(values: Sequence[float], text: Text) -> Ticks:
    """Where the lines of an axis of numbers are, and the numbers beside them.

    >>> from phase10.text import catalogue
    >>> number_ticks([0.0, 2.5, 5.0], catalogue("de"))
    [(0.0, '0'), (0.5, '2,5'), (1.0, '5')]
    """
    return [(value / values[-1], text.number(value)) for value in values]


def running(data: Running, text: Text, label: str) -> Node:
    """The running value on a logarithmic axis of trials, its interval as a band, and the two lines."""
    lines, last = data.lines, data.points[-1][0]
    top = lines[-1]
    width = log10(last) if last > 1 else 1.0

    def place(trials: int, value: float) -> str:
        within = min(max(value, 0.0), top)
        return f"{1000 * log10(trials) / width:.1f},{1000 * (1 - within / top):.1f}"

    band = [place(n, high) for n, _, _, high in data.points] + [place(n, low) for n, _, low, _ in reversed(data.points)]
    curve = [place(n, share) for n, share, _, _ in data.points]
    marks = [
        h("polygon", points=" ".join(band), cls="band", key="band"),
        *_line_at(data.guess, top, "guess"),
        *_line_at(data.exact, top, "exact"),
        h("polyline", points=" ".join(curve), cls="curve", key="curve"),
    ]
    decades = range(floor(width) + 1)
    every = 1 if len(decades) <= LABELS else 2
    across = [(power / width, text.number(10**power)) for power in decades[::every]]
    up = percent_ticks(lines, text) if data.most == 1 else number_ticks(lines, text)
    return frame(marks, across, up, label)


def distribution(shares: Sequence[float], text: Text, label: str, mark: int | None = None, top: float = 1.0) -> Node:
    """A column for each of 0, 1, 2 …, as high as its share of 1; the column `mark` stands out.

    The axis goes to 1, or to just above a smaller `top`.
    """
    count, lines = len(shares), axis(top)
    columns = [
        h(
            "rect",
            x=f"{1000 * (i + 0.1) / count:.1f}",
            y=f"{1000 * (1 - share / lines[-1]):.1f}",
            width=f"{800 / count:.1f}",
            height=f"{1000 * share / lines[-1]:.1f}",
            cls="column marked" if i == mark else "column",
            key=i,
        )
        for i, share in enumerate(shares)
    ]
    every = next(step for step in (1, 2, 5, 10, 20, 50) if count <= step * 2 * LABELS)
    across = [((i + 0.5) / count, text.number(i)) for i in range(0, count, every)]
    return frame(columns, across, percent_ticks(lines, text), label)


def bar(share: float, look: str = "") -> Node:
    """A bar for a cell of a table, beside its number: `share` of the cell's width."""
    filled = h("rect", width=f"{100 * min(max(share, 0.0), 1.0):.2f}%", height="100%", rx=2)
    return h("svg", filled, cls=f"bar {look}".strip(), width="100%", aria_hidden="true")


def swatch(look: str) -> Node:
    """A piece of a line as the plot has it, for the words that say what it is."""
    line = h("line", x1=0, x2=28, y1=6, y2=6, cls=look)
    band = h("rect", x=0, y=0, width=28, height=12, cls="band") if look == "curve" else None
    return h("svg", band, line, viewBox="0 0 28 12", width=28, height=12, cls="swatch", aria_hidden="true")


def table(caption: str, heads: Iterable[str], rows: Iterable[Sequence[Child]], key: str = "table") -> Node:
    """The numbers of a chart; the first cell of a row is its heading."""
    lines = [
        h("tr", h("th", first, scope="row"), *[h("td", cell) for cell in rest], key=number)
        for number, (first, *rest) in enumerate(rows)
    ]
    columns = [h("th", head, scope="col", key=place) for place, head in enumerate(heads)]
    head = h("thead", h("tr", *columns))
    return h("table", h("caption", caption), head, h("tbody", *lines), cls="table numbers-table", key=key)


def frame(marks: Sequence[Node], across: Ticks, up: Ticks, label: str) -> Node:
    """A plot with its axes: `marks` are drawn on a field of 1000 by 1000 that is stretched to fill it."""
    lines: list[Node] = []
    for place, words in up:
        y = f"{100 * (1 - place):.2f}%"
        lines.append(h("line", x1="0%", x2="100%", y1=y, y2=y, cls="grid", key=f"line {words}"))
        lines.append(h("text", words, x="0%", dx=-8, y=y, dy="4", text_anchor="end", key=f"up {words}"))
    for place, words in across:
        x = f"{100 * place:.2f}%"
        lines.append(h("text", words, x=x, y="100%", dy=20, text_anchor="middle", key=f"across {words}"))
    field = h(
        "svg", *marks, viewBox="0 0 1000 1000", preserveAspectRatio="none", width="100%", height="100%", key="field"
    )
    return h("svg", *lines, field, cls="plot", role="img", aria_label=label, key="plot")


def _line_at(share: float | None, top: float, look: str) -> list[Node]:
    if share is None or share > top:
        return []
    y = f"{1000 * (1 - share / top):.1f}"
    return [h("line", x1=0, x2=1000, y1=y, y2=y, cls=look, key=look)]
