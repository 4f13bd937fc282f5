"""What one player sees of a game, and the judge of what may be done: nothing hidden is needed for it.

`View.verify` gives every rule that an action breaks, `View.can` whether it may be done, `View.legal` what may be done
now. `phase10.game` asks the view of whoever acts, so a bot, a hint and the referee can never disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from phase10.actions import MOVES, Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.cards import SKIP, WILD, Card, Hand, cards_without
from phase10.errors import Message
from phase10.judge import Violation, judge_hit, judge_layout
from phase10.laid import Layout, Meld
from phase10.match import Match
from phase10.melds import layouts
from phase10.phases import GroupKind, Phase
from phase10.rulebook import Rule
from phase10.rules import Rules, SameNumber, SkipLast
from phase10.table import CARDS_DEALT, Move, Pile, Seats, Turn, judge_draw, judge_last_card


class Stage(Enum):
    """What a game waits for."""

    DEAL = "deal"
    CHOOSE = "choose"
    """The players choose their phases, in turn order (rule variant.choose)."""
    TURN = "turn"
    OVER = "over"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it: its own cards, all that lies open, and how many cards are hidden where.

    >>> from phase10.game import Setup, State
    >>> view = State.start(Setup(players=2, seed=7)).do(Deal(1))[0].view(0)
    >>> [action.pile.value for action in view.legal()], view.held, view.pile
    (['draw', 'discard'], (10, 10), 87)
    >>> [violation.rule.value for violation in view.verify(Discard(0, view.hand[0]))]
    ['turn.draw']
    """

    seat: int
    rules: Rules
    stage: Stage
    actor: int | None
    """Whose action the game waits for; None when the match is over."""
    order: tuple[int, ...]
    """Who plays this hand, in turn order; the others sit out (rule win.tie)."""
    seats: Seats
    """Turns and skips; its seats are places in `order`."""
    phases: tuple[Phase | None, ...]
    """The phase each player tries in this hand; None before it is chosen, and for who sits out."""
    choices: tuple[int, ...]
    """The phases you may choose, by number, while phases are chosen."""
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    """How many cards each player holds."""
    melds: tuple[tuple[Meld, ...], ...]
    """What each player has laid."""
    top: Card | None
    """The card that lies open on the discard pile."""
    pile: int
    """How many cards the draw pile has."""
    drawn: bool
    """Whether the actor has drawn in this turn."""
    match: Match
    """The hands finished before this one."""

    @property
    def phase(self) -> Phase | None:
        """The phase you try."""
        return self.phases[self.seat]

    @property
    def laid(self) -> bool:
        """Whether your phase is down."""
        return bool(self.melds[self.seat])

    @property
    def waiting(self) -> frozenset[int]:
        """The players who have a skip before them."""
        return frozenset(self.order[place] for place in self.seats.waiting)

    # ---- what may be done

    def can(self, action: Action) -> bool:
        """Whether you may do it now."""
        return not self.verify(action)

    def verify(self, action: Action) -> tuple[Violation, ...]:
        """Every rule that the action breaks, done now by this seat; none when it is allowed."""
        found = list(self._in_time(action))
        match action:
            case Choose(number=number) if self.stage is Stage.CHOOSE and number not in self.choices:
                found.append(_broken(Rule.VARIANT_CHOOSE, "judge-choice", number=number))
            case Draw(pile=pile):
                found += self._draw(pile)
            case LayDown(melds=melds):
                found += self._lay_down(melds)
            case Hit():
                found += self._hit(action)
            case Discard(card=card):
                found += self._discard(card)
            case PlaySkip(target=target):
                found += self._skip(target)
        return tuple(found)

    def legal(self) -> Iterator[Action]:
        """Everything you may do now, found one at a time; nothing when it is not up to you.

        Every way the solver knows to lay the phase is one action; holding back cards beyond the group's least is
        allowed as well and not listed, unless the rules in force want a card to be kept. Hits are of one card each:
        cards that fit only together (7 and 8 on a run up to 6) are hits one after the other.
        """
        if self.actor != self.seat:
            return
        if self.stage is Stage.DEAL:
            yield Deal(self.seat)
        elif self.stage is Stage.CHOOSE:
            yield from (Choose(self.seat, number) for number in self.choices)
        else:
            lays = self.lay_downs() if self.drawn and not self.laid else ()
            yield from filter(self.can, chain(lays, self.moves()))

    def moves(self) -> Iterator[Action]:
        """Actions of a turn worth asking about, but laying down."""
        if not self.drawn:
            yield from (Draw(self.seat, pile) for pile in Pile)
            return
        faces = tuple(dict.fromkeys(self.hand))
        if self.laid:
            yield from chain.from_iterable(self.hits(card) for card in faces)
        yield from (Discard(self.seat, card) for card in faces)
        if SKIP in faces:
            yield from (PlaySkip(self.seat, target) for target in self.order)

    def lay_downs(self) -> Iterator[LayDown]:
        """Every way to lay the phase, the best first; where all cards would go, also with one of them kept."""
        if self.phase is None:
            return
        for layout in layouts(Hand(self.hand), self.phase, self.rules):
            whole = LayDown(self.seat, layout.melds)
            yield whole
            if self._leaves_stuck(Move.LAY_DOWN, layout.left, laid=True):
                yield from (LayDown(self.seat, melds) for melds in _keeping_one(layout))

    def hits(self, card: Card) -> Iterator[Hit]:
        """Each way to add one card to a group that takes it; a wild also at the low end of a run."""
        for owner, melds in enumerate(self.melds):
            for number, meld in enumerate(melds):
                if not meld.takes(card):
                    continue
                yield Hit(self.seat, owner, number, (card,))
                if card == WILD and meld.group.kind.is_run and meld.stands_for[0].number > 1:
                    yield Hit(self.seat, owner, number, (card,), low=True)

    # ---- the judge

    def _in_time(self, action: Action) -> Iterator[Violation]:
        """Whether it is the time for such an action, and this seat's turn."""
        move = MOVES.get(type(action))
        wanted = Stage.TURN if move else Stage.DEAL if isinstance(action, Deal) else Stage.CHOOSE
        if self.stage is not wanted:
            yield self._too_early_or_late(wanted)
        elif self.actor != self.seat:
            yield _broken(Rule.TURN_ORDER, "judge-not-your-turn")
        elif move:
            yield from Turn(laid=self.laid, drawn=self.drawn).judge(move)

    def _too_early_or_late(self, wanted: Stage) -> Violation:
        if self.stage is Stage.OVER:
            return _broken(Rule.WIN_END_OF_HAND, "judge-match-over")
        if self.stage is Stage.CHOOSE and wanted is Stage.TURN:
            return _broken(Rule.VARIANT_CHOOSE, "judge-choose-first")
        if self.stage is Stage.DEAL:
            return _broken(Rule.SETUP_DEAL, "judge-deal-first")
        rule = Rule.SETUP_DEAL if wanted is Stage.DEAL else Rule.VARIANT_CHOOSE
        return _broken(rule, "judge-not-between-hands")

    def _draw(self, pile: Pile) -> Iterator[Violation]:
        if pile is Pile.DISCARD:
            yield from judge_draw(pile, self.top)
        elif not self.pile:
            yield from judge_draw(pile, None)

    def _lay_down(self, melds: tuple[Meld, ...]) -> Iterator[Violation]:
        if self.phase is None:
            return
        cards = [meld.cards for meld in melds]
        found = judge_layout(Hand(self.hand), self.phase, cards, self.rules)
        yield from found
        if found:
            return
        pairs = enumerate(zip(melds, self.phase.groups, strict=True))
        if unsound := [place for place, (meld, group) in pairs if meld.group != group or not meld.is_sound]:
            yield from (_broken(Rule.WILD_ANY_NUMBER, "judge-wild-meaning", place) for place in unsound)
        else:
            yield from self._said_twice(melds)
        yield from self._leaving(Move.LAY_DOWN, tuple(chain.from_iterable(cards)), laid=True)

    def _said_twice(self, melds: tuple[Meld, ...]) -> Iterator[Violation]:
        """Sets of wilds alone, said to be of the number of another set where each needs its own."""
        if self.rules.same_number is SameNumber.FORBIDDEN:
            numbers = [meld.stands_for[0].number if meld.group.kind is GroupKind.SET else 0 for meld in melds]
            for place, number in enumerate(numbers):
                if number and number in numbers[:place]:
                    yield _broken(Rule.SET_SAME_NUMBER_TWICE, "judge-sets-same-number", place, number=number)

    def _hit(self, hit: Hit) -> Iterator[Violation]:
        if not self._has_group(hit.owner, hit.group):
            yield _broken(Rule.HIT_ANYWHERE, "judge-no-group")
            return
        if not hit.cards:
            yield _broken(Rule.HIT_FITS, "judge-hit-nothing")
        in_turn = self.actor == self.seat  # then `Turn` has said already whether the phase is down
        found = judge_hit(Hand(self.hand), self.melds[hit.owner][hit.group], hit.cards, self.laid or in_turn)
        yield from found
        if not found:
            yield from self._leaving(Move.HIT, hit.cards, laid=True)

    def _has_group(self, owner: int, group: int) -> bool:
        return 0 <= owner < len(self.melds) and 0 <= group < len(self.melds[owner])

    def _discard(self, card: Card) -> Iterator[Violation]:
        if card not in self.hand:
            yield _not_in_hand(card)
            return
        if card == SKIP and self.actor == self.seat and any(self._may_skip(target) for target in self.order):
            yield _broken(Rule.SKIP_CHOOSE, "judge-skip-wasted")
        yield from self._leaving(Move.SKIP if card == SKIP else Move.DISCARD, (card,), laid=self.laid)

    def _skip(self, target: int) -> Iterator[Violation]:
        if SKIP not in self.hand:
            yield _not_in_hand(SKIP)
        if target not in self.order:
            yield _broken(Rule.SKIP_CHOOSE, "judge-skip-self")
        elif self.actor == self.seat:
            yield from self.seats.judge_skip(self.order.index(target), self.rules)
        if SKIP in self.hand:
            yield from self._leaving(Move.SKIP, (SKIP,), laid=self.laid)

    def _may_skip(self, target: int) -> bool:
        return not self.seats.judge_skip(self.order.index(target), self.rules)

    def _leaving(self, move: Move, cards: tuple[Card, ...], *, laid: bool) -> Iterator[Violation]:
        """What is wrong with the cards that stay in hand when these go: see `_leaves_stuck`."""
        if len(self.hand) - len(cards) > 1:
            return
        left = cards_without(self.hand, cards)
        if not left:
            yield from self._last_card(move, laid=laid)
        elif self._leaves_stuck(move, left, laid=laid):
            yield _broken(Rule.SKIP_LAST_CARD, "judge-out-skip-left")

    def _leaves_stuck(self, move: Move, left: tuple[Card, ...], *, laid: bool) -> bool:
        """Whether a move that leaves these cards may not be made, since the turn could not be ended with them."""
        if not left:
            return any(self._last_card(move, laid=laid))
        return left == (SKIP,) and not move.ends_turn and self.rules.skip_last is SkipLast.FORBIDDEN

    def _last_card(self, move: Move, *, laid: bool) -> Iterator[Violation]:
        """Whether the move may leave no card; a phase of eleven cards always may, or nobody could ever lay it."""
        if not (move is Move.LAY_DOWN and self.phase and self.phase.size > CARDS_DEALT):
            yield from judge_last_card(move, laid=laid, rules=self.rules)


def _broken(rule: Rule, message: str, group: int | None = None, **values: object) -> Violation:
    return Violation(rule, Message(message, values), group)


def _not_in_hand(card: Card) -> Violation:
    return _broken(Rule.CARDS_ONE_PLACE, "judge-not-in-hand", card=card, held=0)


def _keeping_one(layout: Layout) -> Iterator[tuple[Meld, ...]]:
    """The melds of a layout with one card fewer, wherever a group has more than it needs."""
    for place, meld in enumerate(layout.melds):
        if not meld.extra:
            continue
        ends = (0, len(meld.cards) - 1) if meld.group.kind.is_run else range(len(meld.cards))
        for out in ends:
            yield (*layout.melds[:place], meld.without(out), *layout.melds[place + 1 :])
