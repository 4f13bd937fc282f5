"""What `phase10 odds` prints: the odds of phases, or the next draw of a hand."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec

from phase10.cards import Hand
from phase10.errors import Message, Phase10Error, shown, whole_number
from phase10.explain import title
from phase10.melds import makes
from phase10.odds.deal import DealOdds, deal_odds
from phase10.odds.discards import best_discards, takes_seconds
from phase10.odds.figures import figures
from phase10.odds.outs import Outs, outs
from phase10.odds.tally import MOST_CARDS
from phase10.phases import Phase
from phase10.rules import Rules
from phase10.table import CARDS_DEALT
from phase10.text import catalogue, reader_language


def print_deals(phases: Sequence[Phase], rules: Rules, args: Namespace) -> None:
    """Print how often phases are dealt, and with `--draws` how many draws they take."""
    cards = whole_number(args.cards, range(1, MOST_CARDS + 1))
    if cards is None:
        raise Phase10Error("error-cards-range", token=shown(args.cards), least=1, most=MOST_CARDS)
    if any(not phase.number and len(phase.groups) > 1 for phase in phases):
        _say_working(phases[0], args.lang)
    found = [deal_odds(phase, cards, rules) for phase in phases]
    draws = [expected_draws(phase, rules, cards, args.lang) for phase in phases] if args.draws else []
    if args.json:
        rows = [_deal_json(one) for one in found]
        for row, one in zip(rows, draws, strict=bool(draws)):
            row["expected_draws"] = one if isinstance(one, float) else None
        print(json.dumps({"cards": cards, "hands": found[0].hands, "phases": rows}))
        return
    text = catalogue(reader_language(args.lang))
    for place, odds in enumerate(found):
        chance = text("cli-chance", percent=text.percent(float(odds.probability)), made=text.number(odds.made))
        print(f"{text.message(title(odds.phase))}\n  {chance}")
        if draws:
            one = draws[place]
            print("  " + (text.message(one) if isinstance(one, Message) else text("cli-draws", draws=one)))
    print(text("cli-hands", cards=cards, hands=text.number(found[0].hands)))


def expected_draws(phase: Phase, rules: Rules, cards: int, lang: str | None) -> float | Message:
    """The expected draws of a deal of so many cards, or why there are none."""
    shipped = figures(phase, rules) if cards == CARDS_DEALT else None
    if shipped:
        return shipped.expected
    if find_spec("numpy") is None:
        return Message("error-needs-numpy", {})
    _say_working(phase, lang)
    from phase10.odds.draws import solve  # noqa: PLC0415  numpy is loaded only here

    try:
        return solve(phase, rules, cards).expected
    except Phase10Error as error:
        return error.message


def print_hand(hand: Hand, phase: Phase, rules: Rules, args: Namespace) -> None:
    """Print the outs of a hand; one of eleven cards or more has to throw one first."""
    has_to_throw = len(hand.cards) > CARDS_DEALT
    if has_to_throw and takes_seconds(phase, rules):
        _say_working(phase, args.lang)
    ranked = best_discards(hand, phase, rules) if has_to_throw else ()
    best = ranked[0].outs if ranked else outs(hand, phase, rules)
    if args.json:
        rows = [
            {
                "discard": str(one.card),
                "outs": one.outs.count,
                "probability": float(one.probability),
                "expected_draws": one.draws,
                "points": one.card.points,
            }
            for one in ranked
        ]
        cards = [[str(card), copies] for card, copies in best.cards]
        chance = {"outs": best.count, "unseen": best.unseen, "probability": float(best.probability), "cards": cards}
        print(json.dumps({"phase": phase.notation, **chance, "discards": rows}))
        return
    text = catalogue(reader_language(args.lang))
    if makes(hand, phase, rules):
        print(text("cli-made", phase=title(phase)))
        return
    print(text.message(title(phase)))
    for one in ranked:
        name, good = ("cli-discard", one.outs) if one.missing <= 1 else ("cli-discard-nearer", one.helps)
        line = text(name, card=one.card, outs=good.count, percent=text.percent(float(good.probability), digits=2))
        print(line if one.draws is None else f"{line} {text('cli-draws-left', draws=one.draws)}")
    percent = text.percent(float(best.probability), digits=2)
    print(text("cli-outs", outs=best.count, unseen=best.unseen, percent=percent))
    if best.cards:
        print(text("cli-outs-cards", cards=_cards(best, phase.has_color)))


def _cards(outs: Outs, by_color: bool) -> str:
    """Cards with how many of each there are; where colors do not matter, by number."""
    copies: Counter[str] = Counter()
    for card, count in outs.cards:
        copies[str(card.number) if card.is_natural and not by_color else str(card)] += count
    return "  ".join(f"{name} ×{count}" for name, count in copies.items())


def _deal_json(odds: DealOdds) -> dict[str, object]:
    return {
        "phase": odds.phase.number or None,
        "groups": [str(group) for group in odds.phase.groups],
        "made": odds.made,
        "probability": float(odds.probability),
    }


def _say_working(phase: Phase, lang: str | None) -> None:
    """Where somebody waits at a terminal, say that it takes some seconds."""
    if sys.stderr.isatty():
        print(catalogue(reader_language(lang))("cli-working", phase=phase), file=sys.stderr)
