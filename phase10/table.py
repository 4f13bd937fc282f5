"""Around the table: the deal, the first card, whose move it is, drawing, skipping, and the last card.

Everything here is a frozen value or a question to it; a forbidden move is answered with every violation by rule id, as
in `phase10.judge`. Players are seats, counted clockwise from 0; turns are counted from 0, missed ones too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from phase10.cards import DECK, Card, Kind
from phase10.errors import Message, Phase10Error
from phase10.judge import Violation
from phase10.rulebook import Rule
from phase10.rules import MATTEL, GoingOut, OpeningSkip, OpeningWild, Rules, SkipLast, SkipPlace, SkipRepeat

PLAYERS = range(2, 7)
"""How many may play (rule setup.players)."""
CARDS_DEALT = 10


# ---- The deal ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt:
    """The hands by seat, the draw pile with its top card last, and the card turned over."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    opening: Card


def deal(players: int, *, seed: int | str | None = None) -> Dealt:
    """Shuffle and deal (rule setup.deal); the same seed deals the same cards. `Phase10Error` for too many players.

    >>> [len(deal(players, seed=1).pile) for players in PLAYERS]
    [87, 77, 67, 57, 47]
    """
    if players not in PLAYERS:
        raise Phase10Error("error-players", count=players, least=PLAYERS.start, most=PLAYERS.stop - 1)
    cards = random.Random(seed).sample(DECK, len(DECK))
    hands = tuple(tuple(cards[seat : players * CARDS_DEALT : players]) for seat in range(players))
    return Dealt(hands, tuple(cards[players * CARDS_DEALT + 1 :][::-1]), cards[players * CARDS_DEALT])


def first_player(dealer: int, players: int) -> int:
    """Who begins: the player to the left of the dealer (rule setup.first-player), who also deals the next hand.

    >>> first_player(dealer=3, players=4)
    0
    """
    return (dealer + 1) % players


class Opening(Enum):
    """What the card turned over after the deal means."""

    DRAWABLE = "drawable"
    SKIPS_FIRST = "skips-first"
    BURIED = "buried"
    """It goes under the draw pile, and another card is turned over."""
    COVERED = "covered"
    """It stays, and another card is turned over onto it."""


def opening(card: Card, rules: Rules = MATTEL) -> Opening:
    """What happens with the card turned over (rules setup.opening-wild and setup.opening-skip).

    >>> opening(Card.parse("S")), opening(Card.parse("S"), Rules(opening_skip=OpeningSkip.BURY))
    (<Opening.SKIPS_FIRST: 'skips-first'>, <Opening.BURIED: 'buried'>)
    """
    if card.kind is Kind.SKIP:
        return _OPENING_SKIP[rules.opening_skip]
    if card.kind is Kind.WILD and rules.opening_wild is OpeningWild.BURY:
        return Opening.BURIED
    return Opening.DRAWABLE


_OPENING_SKIP = {
    OpeningSkip.SKIP_FIRST: Opening.SKIPS_FIRST,
    OpeningSkip.BURY: Opening.BURIED,
    OpeningSkip.COVER: Opening.COVERED,
}


# ---- A turn --------------------------------------------------------------------------------------------------------


class Move(Enum):
    """What a player can do in a turn."""

    DRAW = "draw"
    LAY_DOWN = "lay-down"
    HIT = "hit"
    DISCARD = "discard"
    SKIP = "skip"

    __hash__ = object.__hash__

    @property
    def ends_turn(self) -> bool:
        """Whether the turn is over after it."""
        return self in (Move.DISCARD, Move.SKIP)


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a player is in a turn; `laid`: whether the phase is down, in this turn or an earlier one of the hand.

    >>> turn = Turn().after(Move.DRAW).after(Move.LAY_DOWN)
    >>> [v.rule.value for v in turn.judge(Move.LAY_DOWN)], turn.judge(Move.HIT)
    (['turn.once'], ())
    """

    laid: bool = False
    drawn: bool = False
    ended: bool = False
    out: bool = False

    def judge(self, move: Move) -> tuple[Violation, ...]:
        """Every rule on the order of moves that this one breaks now."""
        return tuple(Violation(rule, Message(words, {})) for rule, words in self._broken(move))

    def _broken(self, move: Move) -> Iterator[tuple[Rule, str]]:
        if self.out:
            yield Rule.OUT_STOPS, "judge-hand-over"
            return
        if self.ended:
            yield Rule.TURN_DISCARD, "judge-turn-over"
            return
        if move is Move.DRAW and self.drawn:
            yield Rule.TURN_DRAW, "judge-drawn"
        if move is not Move.DRAW and not self.drawn:
            yield Rule.TURN_DRAW, "judge-draw-first"
        if move is Move.LAY_DOWN and self.laid:
            yield Rule.TURN_ONCE, "judge-laid"
        if move is Move.HIT and not self.laid:
            yield Rule.HIT_AFTER_PHASE, "judge-hit-before-phase"

    def allowed(self) -> tuple[Move, ...]:
        """The moves whose time it is."""
        return tuple(move for move in Move if not self.judge(move))

    def after(self, move: Move, cards_left: int = 1) -> Turn:
        """The turn after a move; without cards left the player is out and the hand is over (rule out.stops)."""
        return replace(
            self,
            laid=self.laid or move is Move.LAY_DOWN,
            drawn=self.drawn or move is Move.DRAW,
            ended=self.ended or move.ends_turn or not cards_left,
            out=self.out or not cards_left,
        )


def judge_moves(moves: Sequence[Move], *, laid: bool = False) -> tuple[Violation, ...]:
    """Every violation of a whole turn, in order; one that does not end with a discard breaks turn.discard.

    >>> [v.rule.value for v in judge_moves([Move.DRAW, Move.DRAW])]
    ['turn.draw', 'turn.discard']
    """
    turn, found = Turn(laid=laid), list[Violation]()
    for move in moves:
        found += turn.judge(move)
        turn = turn.after(move)
    if not turn.ended:
        found.append(Violation(Rule.TURN_DISCARD, Message("judge-no-discard", {})))
    return tuple(found)


class Pile(Enum):
    """The two piles a card can be drawn from."""

    DRAW = "draw"
    DISCARD = "discard"


def judge_draw(pile: Pile, top: Card | None) -> tuple[Violation, ...]:
    """Whether the top card of a pile may be drawn; None for a pile without cards.

    >>> [v.rule.value for v in judge_draw(Pile.DISCARD, Card.parse("S"))], judge_draw(Pile.DISCARD, Card.parse("W"))
    (['skip.not-drawn'], ())
    """
    if top is None:
        return (Violation(Rule.TURN_EMPTY_PILE, Message("judge-pile-empty", {"pile": pile.value})),)
    if pile is Pile.DISCARD and top.kind is Kind.SKIP:
        return (Violation(Rule.SKIP_NOT_DRAWN, Message("judge-skip-not-drawn", {})),)
    return ()


def reshuffled(discards: Sequence[Card], *, seed: int | str | None = None) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A new draw pile from the discard pile, whose top card stays (rule turn.empty-pile): both piles, top card last.

    >>> pile, discards = reshuffled([Card.parse(one) for one in ("R1", "B2", "G3")], seed=1)
    >>> sorted(map(str, pile)), discards
    (['B2', 'R1'], (Card.parse('G3'),))
    """
    under = discards[:-1]
    return tuple(random.Random(seed).sample(under, len(under))), tuple(discards[-1:])


def judge_last_card(move: Move, *, laid: bool, rules: Rules = MATTEL) -> tuple[Violation, ...]:
    """Whether a move may be the one that leaves no card in hand (rules out.after-phase, out.empty-hand,
    skip.last-card).

    >>> judge_last_card(Move.HIT, laid=True)
    ()
    >>> [v.rule.value for v in judge_last_card(Move.HIT, laid=True, rules=Rules(going_out=GoingOut.DISCARD))]
    ['out.empty-hand']
    """
    found = []
    if not laid:
        found.append(Violation(Rule.OUT_AFTER_PHASE, Message("judge-out-before-phase", {})))
    if not move.ends_turn and rules.going_out is GoingOut.DISCARD:
        found.append(Violation(Rule.OUT_EMPTY_HAND, Message("judge-out-discard", {})))
    if move is Move.SKIP and rules.skip_last is SkipLast.FORBIDDEN:
        found.append(Violation(Rule.SKIP_LAST_CARD, Message("judge-out-skip", {})))
    return tuple(found)


def top_after(discard: Card, before: Card | None, rules: Rules = MATTEL) -> Card | None:
    """The card that the next player sees on the discard pile (rule skip.place).

    >>> top_after(Card.parse("S"), Card.parse("R5")), top_after(Card.parse("S"), None, Rules(skip_place=SkipPlace.PILE))
    (Card.parse('R5'), Card.parse('S'))
    """
    in_front = discard.kind is Kind.SKIP and rules.skip_place is SkipPlace.FRONT
    return before if in_front else discard


# ---- Skips ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """A skip that was played: in which turn, and against whom."""

    turn: int
    target: int


@dataclass(frozen=True, slots=True)
class Seats:
    """Whose turn it is in a hand, and the skips played so far.

    >>> seats = Seats(players=3).skip(1)  # seat 0 skips seat 1
    >>> seats.seat, seats.waiting
    (2, frozenset())
    """

    players: int
    turn: int = 0
    played: tuple[Played, ...] = ()
    waiting: frozenset[int] = frozenset()
    """Those who have a skip before them and have not yet missed their turn."""
    missed: frozenset[int] = frozenset()
    """Those whose last turn was missed."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % self.players

    def pass_on(self) -> Seats:
        """The turn ends without a skip: the next player who has none waiting is on."""
        waiting, missed, turn = set(self.waiting), set(self.missed) - {self.seat}, self.turn + 1
        while (seat := turn % self.players) in waiting:
            waiting.remove(seat)
            missed.add(seat)
            turn += 1
        return replace(self, turn=turn, waiting=frozenset(waiting), missed=frozenset(missed))

    def skip(self, target: int) -> Seats:
        """The turn ends with a skip against another player, who misses the next turn (rule skip.choose).

        `ValueError` for a seat that is not at the table, one's own, or one that waits already: no booklet allows it.
        """
        if self.judge_skip(target):
            raise ValueError(f"seat {target} cannot be skipped")
        return self.with_skip(target).pass_on()

    def with_skip(self, target: int) -> Seats:
        """A skip is played against another player, and the turn has not gone on yet."""
        return replace(self, played=(*self.played, Played(self.turn, target)), waiting=self.waiting | {target})

    @classmethod
    def opened_by_skip(cls, players: int) -> Seats:
        """A hand whose opening card is a skip: the first player has missed the first turn, as after any skip."""
        return replace(cls(players, turn=1), missed=frozenset({0}), played=(Played(0, 0),))

    def judge_skip(self, target: int, rules: Rules = MATTEL) -> tuple[Violation, ...]:
        """Whether the player whose turn it is may skip another.

        >>> seats = Seats(players=2).skip(1)  # with two players the turn comes back at once
        >>> seats.judge_skip(1), [v.rule.value for v in seats.judge_skip(1, Rules(skip_repeat=SkipRepeat.IN_A_ROW))]
        ((), ['skip.repeat'])
        """
        if target == self.seat or not 0 <= target < self.players:
            return (Violation(Rule.SKIP_CHOOSE, Message("judge-skip-self", {})),)
        if target in self.waiting:
            return (Violation(Rule.SKIP_REPEAT, Message("judge-skip-waiting", {})),)
        if rules.skip_repeat is SkipRepeat.IN_A_ROW and target in self.missed:
            return (Violation(Rule.SKIP_REPEAT, Message("judge-skip-in-a-row", {})),)
        if rules.skip_repeat is SkipRepeat.TRIP and self._same_trip(target):
            return (Violation(Rule.SKIP_REPEAT, Message("judge-skip-trip", {})),)
        return ()

    def _same_trip(self, target: int) -> bool:
        """Whether the target was skipped since the turn last went once around the table and back to who played it."""
        return any(one.target == target and self.turn - one.turn <= self.players for one in self.played)
