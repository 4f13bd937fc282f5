"""Writes what is shipped of best play: `python -m phase10.odds.tables` (some minutes).

The figures of every phase of the printed lists, in both readings of the wild rule; and, for the phases of the standard
list that take seconds to solve, the expected draws of each hand, in thousandths.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from itertools import product

from phase10.odds.draws import pack, shipped_file, solve
from phase10.odds.figures import FIGURES, Figures, solve_figures
from phase10.odds.tally import countable, solved_slowly, table_key
from phase10.phases import PHASE_LISTS, STANDARD
from phase10.rules import Naturals, Rules

TRIALS = 400_000


def main() -> None:
    """Write everything anew."""
    for phase in filter(solved_slowly, STANDARD.phases):
        shipped_file(phase).write_bytes(pack(solve(phase)))
    rows: dict[str, dict[str, object]] = {}
    for phase, naturals in product(dict.fromkeys(phase for known in PHASE_LISTS for phase in known.phases), Naturals):
        rules = Rules(naturals=naturals)
        name = table_key(phase, rules)
        if countable(phase) and name not in rows:
            rows[name] = row(solve_figures(phase, rules, TRIALS))
            print(name, file=sys.stderr)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(rows.items()))
    FIGURES.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def row(figures: Figures) -> dict[str, object]:
    """Figures as they are shipped: digits that mean something."""
    rounded = asdict(figures)
    rounded["within"] = [round(chance, 7) for chance in figures.within]
    return rounded | {"table": round(figures.table, 4), "table_error": round(figures.table_error, 4)}


if __name__ == "__main__":
    main()
