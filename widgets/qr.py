"""QR codes: an address as a picture that a phone's camera reads."""

from __future__ import annotations

import io
import re

import segno

QUIET = 4
"""Squares of white around the code, as its standard asks."""
ON_WHITE = "\x1b[97;40m"
"""Colors of a terminal in which a full block is white and a blank is black, whichever its own are."""


def svg_path(address: str) -> tuple[int, str]:
    """A QR code as the side of its square and the path of its dark places, for an SVG.

    >>> side, path = svg_path("http://192.168.1.20:8866/check")
    >>> side, path[:20]
    (37, 'M4 4h7v1h-7zM13 4h1v')
    """
    rows = [bytes(row) for row in _code(address).matrix]
    runs = ((run, y) for y, row in enumerate(rows) for run in re.finditer(b"\x01+", row))
    dark = (f"M{run.start() + QUIET} {y + QUIET}h{len(run[0])}v1h-{len(run[0])}z" for run, y in runs)
    return len(rows) + 2 * QUIET, "".join(dark)


def for_terminal(address: str) -> str:
    """A QR code for a terminal, two rows of squares a line."""
    out = io.StringIO()
    _code(address).terminal(out, border=2, compact=True)
    return "".join(f"{ON_WHITE}{line}\x1b[0m\n" for line in out.getvalue().splitlines())


def _code(address: str) -> segno.QRCode:
    return segno.make_qr(address, error="m")
