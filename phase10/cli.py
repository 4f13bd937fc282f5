"""The commands that need no Jupyter: `phase10 check`, `odds`, `score`, `rules`, `play` and `hands`.

Exit status of `check`: 0 all hands make the phase, 1 some do not; 2 bad input in any command.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from typing import NoReturn

from phase10.cards import Hand, parse_cards
from phase10.errors import Phase10Error, printable, shown
from phase10.melds import Verdict, check
from phase10.phases import PHASE_LISTS, Phase, phase_list
from phase10.rules import PRESETS, Naturals, Rules, preset
from phase10.scoring import score


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop with status 2."""
        self.exit(2, f"{self.prog}: {printable(message)}\n")


Subparsers = argparse._SubParsersAction  # argparse has no public name for what add_subparsers returns


def add_commands(commands: Subparsers[OneLineParser]) -> None:
    """Add the commands of this module to a parser."""
    parser = commands.add_parser("check", help="check whether a hand makes a phase")
    parser.add_argument("hand", nargs="+", metavar="HAND", help="cards such as R5 B5 W S; - reads one hand a line")
    parser.add_argument("--phase", required=True, help="a number of the phase list, or groups such as 'S3 R4'")
    _add_reading(parser)
    parser.set_defaults(run=run_check)
    parser = commands.add_parser("odds", help="how often a phase is dealt: exact chances")
    parser.add_argument("hand", nargs="*", metavar="HAND", help="cards held: which next card completes the phase?")
    parser.add_argument("--phase", default=None, help="one phase only: its number in the list, or groups")
    parser.add_argument("--cards", default="10", metavar="N", help="cards dealt (10)")
    parser.add_argument("--draws", action="store_true", help="also the expected draws under best play")
    _add_reading(parser)
    parser.set_defaults(run=run_odds)
    parser = commands.add_parser("score", help="count the points of cards left in hand")
    parser.add_argument("hand", nargs="+", metavar="HAND", help="cards such as R5 B12 W S")
    parser.add_argument("--rules", default="mattel", metavar="NAME", help=", ".join(PRESETS))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", default=None, help="en, fr, de, pt-BR or fi")
    parser.set_defaults(run=run_score)
    parser = commands.add_parser("rules", help="print the rules")
    parser.add_argument("word", nargs="*", metavar="ID or word", help="a rule's id, or a word in any of the languages")
    parser.add_argument("--lang", default=None, help="en, fr, de, pt-BR or fi")
    parser.set_defaults(run=run_rules)
    parser = commands.add_parser("play", help="play at the terminal against bots, or watch bots play")
    parser.add_argument("--bots", nargs="?", const="sensible", help="bots alone; their kinds, with commas: " + _BOTS)
    parser.add_argument("--hands", metavar="N", help="stop after so many hands (default: a whole match)")
    _add_table(parser, players="2", seed=None)
    parser.set_defaults(run=run_play)
    parser = commands.add_parser("hands", help="what whole hands look like: simulated figures with their errors")
    parser.add_argument("--phase", default="all", metavar="N|all", help="the phase that all try, by its number (all)")
    parser.add_argument("--trials", default="200", metavar="N", help="hands for each phase (200)")
    parser.add_argument("--bots", default="sensible", metavar="KINDS", help="who plays, with commas: " + _BOTS)
    _add_table(parser, players="4", seed="1")
    parser.set_defaults(run=run_hands)


_BOTS = "sensible, odds, random"


def _add_table(parser: argparse.ArgumentParser, players: str, seed: str | None) -> None:
    """The options of commands that play."""
    parser.add_argument("--players", default=players, metavar="N", help=f"how many play, 2 to 6 ({players})")
    parser.add_argument("--seed", default=seed, metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--list", default="standard", metavar="NAME", help="the phase list")
    parser.add_argument("--rules", default="mattel", metavar="NAME", help=", ".join(PRESETS))
    parser.add_argument("--json", action="store_true", help="plain values: an event a line, or one object")
    parser.add_argument("--lang", default=None, help="en, fr, de, pt-BR or fi")


def _add_reading(parser: argparse.ArgumentParser) -> None:
    """The options of commands that ask for phases of a list."""
    names = ", ".join(known.name for known in PHASE_LISTS)
    parser.add_argument("--list", default="standard", metavar="NAME", help=f"the phase list: {names}")
    parser.add_argument(
        "--naturals",
        default="phase",
        choices=[value.value for value in Naturals],
        help="where a number card must lie beside wilds: in the phase as a whole, or in every group",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", default=None, help="en, fr, de, pt-BR or fi")


def run_odds(args: argparse.Namespace) -> int:
    """Run `phase10 odds`."""
    from phase10.odds.command import print_deals, print_hand  # noqa: PLC0415  the rules do not load the odds

    phases, rules = phase_list(args.list), Rules(naturals=Naturals(args.naturals))
    if args.hand:
        print_hand(read_hand(" ".join(args.hand)), phases.find(args.phase or "1"), rules, args)
    else:
        print_deals([phases.find(args.phase)] if args.phase is not None else list(phases.phases), rules, args)
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Run `phase10 check`."""
    phase = phase_list(args.list).find(args.phase)
    rules = Rules(naturals=Naturals(args.naturals))
    if args.hand == ["-"]:
        return _batch(sys.stdin.buffer, phase, rules, args.lang)
    verdict = check(read_hand(" ".join(args.hand)), phase, rules)
    if args.json:
        print(json.dumps(as_json(verdict), ensure_ascii=False))
    else:
        from phase10.terminal import describe  # noqa: PLC0415  words and colors are not needed for JSON

        print("\n".join(describe(verdict, args.lang, color=_has_color())))
    return 0 if verdict.made else 1


def run_score(args: argparse.Namespace) -> int:
    """Run `phase10 score`."""
    result = score(read_hand(" ".join(args.hand)), preset(args.rules))
    if args.json:
        cards = [[str(card), points] for card, points in result.cards]
        print(json.dumps({"points": result.points, "cards": cards}))
        return 0
    from phase10.text import catalogue, reader_language  # noqa: PLC0415

    text = catalogue(reader_language(args.lang))
    width = max(len(str(card)) for card, _ in result.cards)
    for card, points in result.cards:
        print(f"  {card!s:{width}}  {points:>3}")
    print(text("cli-points", points=result.points))
    return 0


def run_rules(args: argparse.Namespace) -> int:
    """Run `phase10 rules`: the rules that fit, the best first; status 1 when none does."""
    from phase10.finder import find_rules  # noqa: PLC0415
    from phase10.rulebook import entries  # noqa: PLC0415
    from phase10.text import catalogue, reader_language  # noqa: PLC0415

    text = catalogue(reader_language(args.lang))
    word = " ".join(args.word)
    found = find_rules(word, text.lang)
    if not found:
        print(f"phase10: {text('rulebook-none', word=shown(word))}", file=sys.stderr)
        return 1
    for rule in found:
        sources = text.list([text("rulebook-source", source=source) for source in entries()[rule].sources])
        print(f"{rule.value}\n  {text.message(rule.text)}\n  {text('rulebook-sources', sources=sources)}")
    return 0


def run_play(args: argparse.Namespace) -> int:
    """Run `phase10 play`."""
    from phase10 import play_command  # noqa: PLC0415  the other commands do not load the game

    return play_command.run_play(args)


def run_hands(args: argparse.Namespace) -> int:
    """Run `phase10 hands`."""
    from phase10 import hands_command  # noqa: PLC0415  the other commands do not load the game

    return hands_command.run_hands(args)


def read_hand(text: str) -> Hand:
    """A hand from text; `Phase10Error` also when there is no card at all."""
    cards = parse_cards(text)
    if not cards:
        raise Phase10Error("error-empty-hand")
    return Hand(cards)


def as_json(verdict: Verdict) -> dict[str, object]:
    """A verdict as the command line and other programs see it.

    `melds` has a row for each group: its notation, its cards, and what each card stands for (a number card: itself; a
    wild: `6` in a set or run, `R` in a color group, `R6` in a color run). `needs` has a row for each nearest plan: the
    cards, `missing` of them, that complete it; `W` where only a wild can.

    >>> from phase10.phases import Phase
    >>> as_json(check(Hand.parse("R3 W G5 Y6 S"), Phase.parse("R4")))["melds"]
    [{'group': 'R4', 'cards': ['R3', 'W', 'G5', 'Y6'], 'stands_for': ['R3', '4', 'G5', 'Y6']}]
    """
    layout = verdict.layout
    return {
        "hand": str(verdict.hand),
        "phase": verdict.phase.notation,
        "made": verdict.made,
        "melds": [meld.to_plain() for meld in layout.melds] if layout else [],
        "left": _names(layout.left if layout else verdict.hand),
        "missing": verdict.missing,
        "needs": [_names(need.slots) for need in verdict.needs],
    }


def _names(items: Iterable[object]) -> list[str]:
    return [str(item) for item in items]


def _batch(lines: Iterable[bytes], phase: Phase, rules: Rules, lang: str | None) -> int:
    status = 0
    problems: list[tuple[int, str]] = []
    for number, line in _without_blank_end(lines):
        try:
            verdict = check(read_hand(_decoded(line)), phase, rules)
            row = as_json(verdict)
            status = max(status, 0 if verdict.made else 1)
        except Phase10Error as error:
            problem = in_words(error, lang)
            text = line.decode("utf-8", "replace").strip("\r\n\ufeff")
            row = {"hand": text[:200], "phase": phase.notation, "error": problem}
            problems.append((number, problem))
        print(json.dumps(row, ensure_ascii=False))
    if problems:
        from phase10.text import catalogue, reader_language  # noqa: PLC0415  only read when something is wrong

        words = catalogue(reader_language(lang))
        (number, problem), more = problems[0], len(problems) - 1
        complaint = words("cli-line", line=str(number), problem=problem)
        rest = " " + words("cli-more-lines", count=more) if more else ""
        print(f"phase10: {complaint}{rest}", file=sys.stderr)
    return 2 if problems else status


def _without_blank_end(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers, without blank ones after the last hand."""
    blank: list[tuple[int, bytes]] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blank.append((number, line))
            continue
        yield from blank
        blank.clear()
        yield number, line


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8").strip("\r\n\ufeff")
    except UnicodeDecodeError:
        raise Phase10Error("error-not-utf8") from None


def in_words(error: Phase10Error, lang: str | None) -> str:
    """An error in the reader's language."""
    from phase10.text import catalogue, reader_language  # noqa: PLC0415  only read when something is wrong

    return catalogue(reader_language(lang)).message(error.message)


def _has_color() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def main(argv: list[str] | None = None) -> int:
    """Run the commands of this module alone."""
    parser = OneLineParser(prog="phase10")
    add_commands(parser.add_subparsers(required=True, metavar="COMMAND"))
    return run(parser.parse_args(argv))


def run(args: argparse.Namespace) -> int:
    """Run a parsed command: bad input becomes one line on standard error and status 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        if getattr(args, "lang", None) is not None:
            from phase10.text import language  # noqa: PLC0415

            args.lang = language(args.lang)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except Phase10Error as error:
        lang = None if error.message.id == "error-unknown-language" else getattr(args, "lang", None)
        print(f"phase10: {in_words(error, lang)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        failure = Phase10Error("error-output", reason=problem.strerror or str(problem))
        print(f"phase10: {in_words(failure, getattr(args, 'lang', None))}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130
