"""The command `phase10 site DIR`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from phase10.cli import Subparsers
from phase10.text import catalogue, reader_language


def add_arguments(subparsers: Subparsers[Any]) -> None:
    """Add the command `site`; the parsed arguments carry the function to call as `run`."""
    text = catalogue("en")
    parser = subparsers.add_parser("site", help=text("build-help"), description=text("build-about"))
    parser.add_argument("folder", metavar="DIR", help=text("build-help-folder"))
    parser.add_argument("--lang", metavar="L", help=text("build-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Build the site and say what was made; `Phase10Error` when it cannot be."""
    from widgets.serve import notebooks  # noqa: PLC0415  only when asked for
    from widgets.site.build import build  # noqa: PLC0415

    text = catalogue(reader_language(args.lang))
    target = Path(args.folder).resolve()
    built = build(target, notebooks(), lambda step: print(text(step), file=sys.stderr, flush=True))
    print(text("build-done", folder=str(target), pages=built.pages, megabytes=round(built.size / 1e6)))
    return 0
