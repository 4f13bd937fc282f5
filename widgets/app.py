"""The command `phase10`: the commands of `phase10.cli`, `worksheets`, `site`, and `serve` and `lab` for Jupyter."""

from __future__ import annotations

import sys
from importlib.metadata import version

from phase10 import cli
from widgets import serve, worksheets
from widgets.site import command as site


def main(argv: list[str] | None = None) -> int:
    """Run `phase10` with these arguments (by default those of the process); give its exit status."""
    parser = cli.OneLineParser(prog="phase10", description="Phase 10: check a hand, read the rules, open the pages.")
    parser.add_argument("--version", action="version", version=f"phase10-kit {version('phase10-kit')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    cli.add_commands(commands)
    worksheets.add_arguments(commands)
    serve.add_arguments(commands)
    site.add_arguments(commands)
    if not (sys.argv[1:] if argv is None else argv):
        parser.print_help()
        return 0
    return cli.run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
