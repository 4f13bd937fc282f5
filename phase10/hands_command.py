"""`phase10 hands`: what whole hands look like, by simulation: a table, or one JSON object."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from phase10.explain import title
from phase10.hands import SHARES, HandSample, Ratio, Table, has_error, simulate_hands
from phase10.odds.simulate import MOST_TRIALS, Sample
from phase10.phases import Phase, PhaseList, phase_list
from phase10.play_command import MOST_SEED, bots_of, whole
from phase10.rules import preset
from phase10.table import PLAYERS
from phase10.text import Text, catalogue, reader_language

FIGURES = ("laps", "first_laid", "laid", "points", "points_of_others", "reshuffled", "nobody_out")
"""The figures of a `HandSample` that are printed."""
SHOWN = FIGURES[:-1]
"""Those of the table; that nobody goes out hardly ever happens."""
WIDTH = 11


def run_hands(args: Namespace) -> int:
    """Run `phase10 hands`."""
    phases = phase_list(args.list)
    players = whole("--players", args.players, PLAYERS)
    trials = whole("--trials", args.trials, range(1, MOST_TRIALS + 1))
    seed = whole("--seed", args.seed, range(MOST_SEED + 1))
    bots, rules = bots_of(args.bots, players), preset(args.rules)
    numbers = _numbers(args.phase, phases)
    found = []
    for number in numbers:
        table = Table(bots, (number,) * players, phases, rules)
        found.append(_last(simulate_hands(table, trials, seed), phases.phase(number), trials, args))
    if args.json:
        rows = [_plain(phases.phase(number), sample) for number, sample in zip(numbers, found, strict=True)]
        print(json.dumps({"players": players, "trials": trials, "seed": seed, "bots": args.bots, "phases": rows}))
        return 0
    text = catalogue(reader_language(args.lang))
    print(text("console-hands", trials=text.number(trials), players=players, seed=str(seed)))
    for line in _rows([phases.phase(number) for number in numbers], found, text):
        print(line)
    print(text("console-hands-note"))
    return 0


def _numbers(token: str, phases: PhaseList) -> Sequence[int]:
    """The phases that are asked for, by their numbers."""
    every = range(1, len(phases.phases) + 1)
    return every if token.strip().lower() == "all" else (whole("--phase", token.strip(), every),)


def _last(samples: Iterator[HandSample], phase: Phase, trials: int, args: Namespace) -> HandSample:
    """The whole simulation, with its progress on a terminal."""
    done, shows = HandSample(), sys.stderr.isatty()
    for done in samples:
        if shows and done.trials % 50 == 0:
            text = catalogue(reader_language(args.lang))
            line = text("console-progress", phase=title(phase), done=text.number(done.trials), of=text.number(trials))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    if shows:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return done


def _plain(phase: Phase, sample: HandSample) -> dict[str, object]:
    """The figures of a phase as plain values, each with its standard error (None where there is none)."""
    row: dict[str, object] = {"phase": phase.number, "groups": [str(group) for group in phase.groups]}
    for name in FIGURES:
        figure = sample.figure(name)
        row[name] = figure.value if has_error(figure) else None
        row[f"{name}_error"] = figure.error if has_error(figure) else None
    return row | {"by_laps": sample.by_laps, "by_first_laid": sample.by_first_laid}


def _rows(phases: Sequence[Phase], found: Sequence[HandSample], text: Text) -> Iterator[str]:
    heads = [text("console-hands-" + name.replace("_", "-")) for name in SHOWN]
    names = [text.message(title(phase)) for phase in phases]
    first, widths = max(map(len, names)), [max(WIDTH, len(head)) for head in heads]
    yield " " * first + "".join(f"  {head:>{width}}" for head, width in zip(heads, widths, strict=True)).rstrip()
    for name, sample in zip(names, found, strict=True):
        cells = [_cell(sample.figure(figure), 100 if figure in SHARES else 1, text) for figure in SHOWN]
        yield f"{name:{first}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def _cell(figure: Ratio | Sample, times: int, text: Text) -> str:
    """A figure with its error; of what was never seen, how often it can be at most."""
    if not has_error(figure):
        return "–"
    if isinstance(figure, Sample) and not figure.hits:
        return f"< {text.number(times * figure.interval[1], 1)}"
    return f"{text.number(times * figure.value, 1)} ± {text.number(times * figure.error, 1)}"
