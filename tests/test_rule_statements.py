"""Every statement of the canonical rules has a rule in the book, and every rule stands for a statement.

The statements are those of the rule sheet the project started from, section by section, in our own words.
"""

import pytest

from phase10.rulebook import Rule

STATEMENTS = {
    "1.1 players and cards": {
        "two to six players": "setup.players",
        "108 cards: 96 numbers, eight wilds, four skips": "cards.deck",
        "eight cards of every number, 24 of every color": "cards.deck",
        "reference cards come on top and are not played with": "cards.reference",
        "which four colors depends on the edition, and never matters": "cards.colors",
        "wilds and skips printed in colors have none": "wild.print",
    },
    "1.2 the deal": {
        "shuffle, ten cards each, the rest is the draw pile": "setup.deal",
        "one card turned over begins the discard pile": "setup.deal",
        "87, 77, 67, 57, 47 cards are left in the draw pile": "setup.deal",
        "left of the dealer begins, clockwise": "setup.first-player",
        "a wild turned over may be taken, or is put under the pile": "setup.opening-wild",
        "a skip turned over skips the first player, is put under the pile or covered": "setup.opening-skip",
    },
    "1.3 a turn": {
        "clockwise, one player after the other": "turn.order",
        "draw exactly one card from either pile": "turn.draw",
        "never a skip": "skip.not-drawn",
        "no peeking, none from below": "turn.draw",
        "may lay down the present phase, complete": "turn.whole-phase",
        "once in a hand": "turn.once",
        "may hit only once the own phase is down, and in the own turn": "hit.after-phase",
        "discard one card, or play a skip, which ends the turn": "turn.discard",
    },
    "1.4 groups": {
        "a set has one number, colors free": "set.same-number",
        "a run has consecutive numbers, colors free": "run.consecutive",
        "a color group has one color, numbers free, twins fine": "color.same-color",
        "a color run is a run of one color, of other editions": "color.run",
        "two sets of a phase may have the same number": "set.same-number-twice",
        "numbers end at 1 and 12; a run has 12 cards at most": "run.no-wrap",
        "no number twice in a run": "run.no-twins",
        "a card belongs to one group": "cards.one-place",
        "more than the minimum may be laid": "turn.lay-extra",
        "but no extra group": "turn.whole-phase",
    },
    "1.5 phases": {
        "the ten phases": "turn.phases",
        "strict order, one a hand": "turn.once",
        "credited when laid, else the same again": "turn.next-phase",
        "a longer run counts for its own phase only": "turn.once",
    },
    "1.6 wilds": {
        "any number, any color, never a skip, as many as you like": "wild.any-number",
        "at least one number card": "wild.natural",
        "keeps its meaning, is not taken or moved": "wild.keeps-meaning",
        "may be hit onto set, run or color": "hit.fits",
        "may be drawn from the discard pile": "wild.drawn",
        "the player decides which end": "wild.end",
        "nothing fits a full run": "run.no-wrap",
    },
    "1.7 skips": {
        "name any opponent": "skip.choose",
        "who loses the whole next turn": "skip.missed",
        "laid in front, or on the pile": "skip.place",
        "when the same player may be skipped again": "skip.repeat",
        "never drawn from the discard pile": "skip.not-drawn",
        "never part of a phase": "skip.no-meld",
        "at once or later": "skip.keep",
        "two players: you play again": "skip.two-players",
        "may be the last card": "skip.last-card",
        "pending at the end of a hand: void": "skip.void",
    },
    "1.8 hits": {
        "own phase first, own turn only": "hit.after-phase",
        "own and others' groups, any number of cards": "hit.anywhere",
        "in the very turn the phase is laid": "hit.same-turn",
        "what fits set, run and color": "hit.fits",
        "no moving, no joining, no new group": "hit.no-moving",
    },
    "1.9 going out": {
        "no cards left, by a hit or the last discard": "out.empty-hand",
        "only after the phase is laid": "out.after-phase",
        "the hand stops at once": "out.stops",
        "an empty draw pile": "turn.empty-pile",
    },
    "1.10 scoring": {
        "5, 10, 15, 25": "score.left",
        "the winner of the hand 0, table cards nothing": "score.winner",
        "wild 20 in some editions": "score.wild-20",
        "one point a card with the German Master list": "score.per-card",
        "at least 50 for who has not laid": "score.not-laid",
        "points only break ties": "score.low-wins",
    },
    "1.11 next hand and end": {
        "who laid moves on": "turn.next-phase",
        "the deal passes to the left": "setup.first-player",
        "the first with Phase 10 at the end of a hand wins": "win.end-of-hand",
        "fewest points among several": "score.low-wins",
        "who wins need not have gone out": "win.end-of-hand",
        "the tied play again": "win.tie",
    },
    "3 variants": {
        "ten hands": "variant.ten-hands",
        "the first five or seven phases": "variant.short",
        "even phases": "variant.even",
        "free choice of phase": "variant.choose",
        "lists of other editions": "variant.lists",
    },
}


@pytest.mark.parametrize("section", STATEMENTS)
def test_every_statement_has_its_rule(section: str) -> None:
    """Each statement names a rule of the book."""
    for statement, rule in STATEMENTS[section].items():
        assert Rule(rule), statement


def test_every_rule_stands_for_a_statement() -> None:
    """No rule of the book says what the sheet does not say."""
    named = {Rule(rule) for rows in STATEMENTS.values() for rule in rows.values()}
    assert set(Rule) - named == set()


def test_all_eleven_sections_are_there() -> None:
    """Sections 1.1 to 1.11 each have statements."""
    assert [section.split()[0] for section in STATEMENTS][:11] == [f"1.{number}" for number in range(1, 12)]
    assert all(len(rows) >= 4 for rows in list(STATEMENTS.values())[:11])
