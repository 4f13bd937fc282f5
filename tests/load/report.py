"""Figures of the runs, as a table to read and as JSON."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from load.stage import Result, Sample

NONE = "–"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed.

    >>> percentile([4, 1, 3, 2], 0.5), percentile([4, 1, 3, 2], 0.95), percentile([7], 0.95)
    (2, 4, 7)
    """
    return sorted(values)[max(math.ceil(len(values) * share) - 1, 0)]


def three(values: Sequence[float], unit: str = "s") -> str:
    """Median, 95th percentile and last of some seconds.

    >>> three([0.1, 0.2, 0.3]), three([0.1, 0.2, 0.3], "ms"), three([])
    ('0.20 / 0.30 / 0.30 s', '200 / 300 / 300 ms', '–')
    """
    if not values:
        return NONE
    shown = [statistics.median(values), percentile(values, 0.95), max(values)]
    if unit == "ms":
        return " / ".join(f"{value * 1000:.1f}".removesuffix(".0") for value in shown) + " ms"
    return " / ".join(f"{value:.2f}" for value in shown) + " s"


def rows(results: Sequence[Result]) -> list[tuple[str, list[str]]]:
    """The lines of the table: a label, and a cell for each server."""

    def line(label: str, cell: Callable[[Result], str]) -> tuple[str, list[str]]:
        return label, [cell(result) for result in results]

    lines = [
        line("page received (median / 95 % / last)", lambda r: three(r.tally["page"])),
        line("page usable, its opening answered", lambda r: three(r.tally["usable"])),
        line("first click answered", lambda r: three(r.tally["answered"])),
        line("a click each second", lambda r: three(r.tally["clicks"], "ms")),
        line("clicks answered", lambda r: f"{len(r.tally['clicks'])} of {r.tally['asked']}"),
        line("own kernels", lambda r: f"{len(set(r.tally['kernels']))} of {r.sessions}"),
        line("answers meant for others", lambda r: str(r.tally["strangers"])),
        line("states later than 4 s", lambda r: str(r.tally["slow_states"])),
        line("a kernel (median / most, PSS)", _kernels),
        line("server alone, at rest and in use", lambda r: _two(r, "server")),
        line("everything, at rest and in use", lambda r: _two(r, "all")),
        line("kernels left of closed tabs", _left),
        line("kernels left of cut lines", lambda r: f"{_or(r.dropped_left)} of {r.dropped}"),
        line("processor, arriving: server / all", _arriving),
        line("cores, clicking: server / all", _cores),
        line("the visitors' own: arriving, clicking", _visitors),
    ]
    if any(result.browsers for result in results):
        lines.append(line("in Chromium: usable", lambda r: three(r.browsers.get("usable", []))))
        lines.append(line("in Chromium: click to verdict", lambda r: three(r.browsers.get("clicks", []), "ms")))
    return lines


def _or(value: object) -> str:
    return NONE if value is None else str(value)


def _kernels(result: Result) -> str:
    sizes = result.busy.kernels if result.busy else ()
    return f"{statistics.median(sizes):.0f} / {max(sizes):.0f} MB" if sizes else NONE


def _two(result: Result, name: str) -> str:
    resting = getattr(result.resting, name) if result.resting else None
    busy = getattr(result.busy, name) if result.busy else None
    return " / ".join(NONE if size is None else f"{size:.0f} MB" for size in (resting, busy))


def _left(result: Result) -> str:
    told = len(result.tally["processes"]) - result.dropped
    when = f", the last gone after {result.gone_after:.1f} s" if result.left == 0 else ""
    return f"{_or(result.left)} of {told}{when}"


def _arriving(result: Result) -> str:
    return f"{result.arriving.server:.2f} / {result.arriving.all:.2f} s" if result.arriving else NONE


def _cores(result: Result) -> str:
    seconds = result.tally["clicking_seconds"]
    cost = result.clicking if seconds else None
    return f"{cost.server / seconds:.2f} / {cost.all / seconds:.2f}" if cost else NONE


def _visitors(result: Result) -> str:
    tally = result.tally
    cores = tally["clicking_cpu"] / tally["clicking_seconds"] if tally["clicking_seconds"] else 0.0
    return f"{tally['arriving_cpu']:.2f} s / {cores:.2f} cores"


def table(title: str, results: Sequence[Result]) -> str:
    """All figures of a run, a column for each server, and below them what went wrong."""
    lines = [("", [result.name for result in results]), *rows(results)]
    first = max(len(label) for label, _ in lines)
    widths = [max(len(cells[i]) for _, cells in lines) for i in range(len(results))]
    text = [title, ""]
    for label, cells in lines:
        text.append("  ".join([label.ljust(first), *(c.ljust(w) for c, w in zip(cells, widths, strict=True))]).rstrip())
    return "\n".join([*text, *troubles(results)])


def troubles(results: Sequence[Result]) -> list[str]:
    """A line for each thing that went wrong."""
    said = [f"{r.name}: {count} × {what}" for r in results for what, count in r.tally["troubles"].items()]
    said += [f"{r.name}: Chromium: {what}" for r in results for what in r.browsers.get("troubles", [])]
    said += [f"{r.name}: not all kernels were ready at the start" for r in results if not r.settled]
    return said


def growth(samples: Sequence[Sample], name: str) -> dict[str, float]:
    """How the memory called `name` grew once it was warm, in a soak.

    The first third is warming up: with ten visitors the server's heap has found its size, some 40 MB more than at the
    start, after 300 visits, which is 20 minutes; a shorter soak shows it still growing. Of the rest the medians of the
    first and of the last quarter are compared; the slope is that of the straight line through all of it, in megabytes
    an hour.
    """
    warm = [sample for sample in samples if sample.at >= samples[-1].at / 3]
    sizes = [float(getattr(sample.memory, name)) for sample in warm]
    quarter = max(len(sizes) // 4, 1)
    first, last = statistics.median(sizes[:quarter]), statistics.median(sizes[-quarter:])
    slope = statistics.linear_regression([sample.at / 3600 for sample in warm], sizes).slope if len(warm) > 1 else 0.0
    return {"first": first, "last": last, "percent": (last / first - 1) * 100 if first else 0.0, "slope": slope}


def soak_table(title: str, result: Result, samples: Sequence[Sample]) -> str:
    """What a soak showed."""
    tally = result.tally
    lines = [title, ""]
    for label, name, unit in (
        ("server alone", "server", "MB"),
        ("everything", "all", "MB"),
        ("open files of the server", "files", ""),
    ):
        grown = growth(samples, name)
        lines.append(
            f"{label}: {grown['first']:.0f} to {grown['last']:.0f} {unit}".rstrip()
            + f", {grown['percent']:+.1f} %, {grown['slope']:+.1f} {unit}".rstrip()
            + " an hour"
        )
    lines += [
        f"visits: {len(tally['answered'])}, first click answered {three(tally['answered'])}",
        f"clicks: {len(tally['clicks'])} of {tally['asked']} answered, {three(tally['clicks'], 'ms')}",
        f"answers meant for others: {tally['strangers']}",
        f"kernels left at the end: {_left(result)}",
    ]
    return "\n".join([*lines, *troubles([result])])


def went_well(result: Result) -> bool:
    """Whether every visitor came, had every click answered, and got no answer meant for another."""
    return not (result.tally["troubles"] or result.tally["strangers"] or result.browsers.get("troubles"))


def as_json(title: str, results: Sequence[Result], samples: Sequence[Sample] = ()) -> dict[str, Any]:
    """The same as one object, with every single time."""
    said: dict[str, Any] = {"title": title, "runs": [asdict(result) for result in results]}
    if samples:
        said["samples"] = [asdict(sample) for sample in samples]
        said["growth"] = {name: growth(samples, name) for name in ("server", "all", "files")}
    return said
