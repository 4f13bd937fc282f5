"""The score sheet on its page: the sheet, what is being written on it, and what can be undone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from phase10.cards import Hand
from phase10.entries import Doubt, judge_result, playing
from phase10.errors import Message, Phase10Error, shown
from phase10.match import Result
from phase10.phases import STANDARD, PhaseList, phase_list
from phase10.rulebook import Rule
from phase10.rules import MATTEL, Rules
from phase10.scoring import score
from phase10.sheet import Sheet
from phase10.sheet_files import read_sheet
from phase10.table import CARDS_DEALT, PLAYERS
from phase10.text import Text
from widgets.hand import HandState

UNDO_DEPTH = 20
LONGEST_POINTS = 12
"""Characters of a number that are kept."""
MOST_NAME = 60
"""Characters of a name as it is typed; a sheet takes fewer."""
SEATS = range(PLAYERS.stop - 1)
_POINTS = re.compile(r"\s*([0-9]{1,4})\s*\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new sheet begins with; the names of players who do not play are kept too."""

    players: int = 4
    names: tuple[str, ...] = ("",) * len(SEATS)
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL
    dealer: int = 0

    def with_name(self, seat: int, typed: str) -> Setup:
        """Another name, as it is typed."""
        names = list(self.names)
        names[seat] = typed[:MOST_NAME]
        return replace(self, names=tuple(names))

    def sheet(self, text: Text) -> Sheet:
        """The sheet; who has no name is called a player, in the reader's language."""
        named = enumerate(self.names[: self.players], 1)
        names = [name if name.strip() else text("board-player", number=number) for number, name in named]
        return Sheet.start(names, self.phases, self.rules, self.dealer)

    @classmethod
    def again(cls, sheet: Sheet) -> Setup:
        """The same table once more."""
        names = (*sheet.names, *[""] * (len(SEATS) - len(sheet.names)))
        return cls(len(sheet.names), names, sheet.match.phases, sheet.match.rules, sheet.dealer)


@dataclass(frozen=True, slots=True)
class Draft:
    """What is being written of a player's hand: whether the phase is laid, the points as they are typed, and which
    phase it was where players choose.
    """

    laid: bool = False
    points: str = ""
    phase: int = 0

    @classmethod
    def of(cls, result: Result | None) -> Draft:
        """What was written."""
        return cls(result.laid, str(result.points), result.phase or 0) if result else cls()

    @property
    def result(self) -> Result | None:
        """What it says; None when the points are no number.

        >>> Draft(True, " 35 ").result, Draft(points="-5").result
        (Result(laid=True, points=35, phase=None), None)
        """
        number = _POINTS.match(self.points)
        return Result(self.laid, int(number[1]), self.phase or None) if number else None


BLANK = (Draft(),) * len(SEATS)


@dataclass(frozen=True, slots=True)
class Moment:
    """What undo brings back: a sheet, if there was one, and what was being written."""

    sheet: Sheet | None
    running: tuple[Draft, ...] = BLANK


@dataclass(frozen=True, slots=True)
class BoardState:
    """Everything on the page that can change. Transitions return a new state and never lose what was typed.

    `editing` is the hand that is being changed, `edited` what is written for it; `running` is written for the next one.
    """

    setup: Setup = field(default_factory=Setup)
    sheet: Sheet | None = None
    running: tuple[Draft, ...] = BLANK
    editing: int | None = None
    edited: tuple[Draft, ...] = BLANK
    past: tuple[Moment, ...] = ()
    edits: int = 0
    """How often something was changed: what the browser kept is taken over when it is further on."""
    doubts: tuple[Doubt, ...] = ()
    problem: Message | None = None
    said: Message | None = None
    asking: bool = False
    """Whether a new game was asked for."""
    counting: int | None = None
    counted: HandState = field(default_factory=HandState)
    paper: bool = False

    @property
    def started(self) -> Sheet:
        """The sheet, once there is one."""
        assert self.sheet is not None
        return self.sheet

    @property
    def hand(self) -> int:
        """The number of the hand that is being written."""
        return len(self.started.hands) if self.editing is None else self.editing

    @property
    def before(self) -> Sheet:
        """The sheet before the hand that is being written."""
        return self.started.until(self.hand)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who plays the hand that is being written."""
        return playing(self.before.match)

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """What is written for it."""
        return self.running if self.editing is None else self.edited

    def with_draft(self, seat: int, **changes: Any) -> BoardState:
        """Something else is written for a player; what was wrong with it is no longer said."""
        if self.sheet is None or seat not in self.seats:
            return self
        drafts = list(self.drafts)
        drafts[seat] = replace(drafts[seat], **changes)
        rest = tuple(one for one in self.doubts if one.seat not in (seat, None) and not one.possible)
        state = replace(self, doubts=rest, problem=None, said=None)
        if self.editing is None:
            return replace(state, running=tuple(drafts))
        return replace(state, edited=tuple(drafts))

    def went_out(self, seat: int) -> BoardState:
        """A player went out: the phase is laid, and no card is left; where phases are chosen, a sole one left is it."""
        state = self.with_draft(seat, laid=True, points="0")
        if self.sheet is None or not self.sheet.chosen or seat not in self.seats:
            return state
        choices = self.before.match.choices(seat)
        if self.drafts[seat].phase in choices:
            return state
        return state.with_draft(seat, phase=choices[0] if len(choices) == 1 else 0)

    def with_counted(self, hand: HandState) -> BoardState:
        """Other cards are left in the hand that is being counted, and fill in its points."""
        if self.counting is None:
            return self
        if len(hand.cards) > CARDS_DEALT:
            problem = Message("board-count-most", {"most": CARDS_DEALT})
            return replace(self, counted=replace(self.counted, problem=problem))
        state = replace(self, counted=hand)
        if hand.cards == self.counted.cards:
            return state
        points = score(Hand(hand.cards), self.started.match.rules).points
        return state.with_draft(self.counting, points=str(points) if hand.cards else "")

    def entered(self, sure: bool = False) -> BoardState:
        """The hand stands on the sheet, unless something cannot be, or has to be asked first."""
        sheet, at = self.started, self.editing
        results, doubts = self._read()
        doubts = doubts or sheet.doubts(results, at)
        if doubts and not (sure and all(doubt.possible for doubt in doubts)):
            return replace(self, doubts=doubts, problem=None, said=None)
        try:
            after = sheet.enter(results, at)
        except Phase10Error as error:
            return replace(self, doubts=(), problem=error.message, said=None)
        running = BLANK if at is None else self.running
        return self.turned(after, running, _said_of("entered" if at is None else "changed", after, self.hand))

    def _read(self) -> tuple[tuple[Result | None, ...], tuple[Doubt, ...]]:
        """The results as they are written; where one is no number, all that is wrong with each of them."""
        before, names = self.before, self.started.names
        results = [self.drafts[seat].result if seat in self.seats else None for seat in range(len(names))]
        unread = [seat for seat in self.seats if results[seat] is None]
        doubts: list[Doubt] = []
        for seat in self.seats if unread else ():
            if (result := results[seat]) is None:
                doubts.append(_unread(self.drafts[seat], names[seat], seat))
            else:
                doubts += judge_result(before.match, seat, names[seat], result)
        return tuple(results), tuple(doubts)

    def turned(self, sheet: Sheet | None, running: tuple[Draft, ...], said: Message | None) -> BoardState:
        """Another sheet, and nothing begun; undo leads back."""
        past = (*self.past, Moment(self.sheet, self.running))[-UNDO_DEPTH:]
        return BoardState(self.setup, sheet, running, past=past, edits=self.edits, said=said)

    def undone(self) -> BoardState:
        """As it was before the last change of the sheet."""
        if not self.past:
            return self
        back = self.past[-1]
        said = Message("board-said-undone", {})
        return BoardState(self.setup, back.sheet, back.running, past=self.past[:-1], edits=self.edits, said=said)

    def begun(self, text: Text) -> BoardState:
        """A new sheet."""
        sheet = self.setup.sheet(text)
        return self.turned(sheet, BLANK, Message("board-said-started", {"players": sheet.names}))

    def opened(self, text: str) -> BoardState:
        """The sheet of a file; one that cannot be read is said, and changes nothing."""
        try:
            sheet = read_sheet(text)
        except Phase10Error as error:
            return replace(self, problem=error.message, said=None)
        return self.turned(sheet, BLANK, Message("board-said-opened", {"players": sheet.names}))

    def put_away(self) -> BoardState:
        """No sheet, and the same table set up for another game."""
        return replace(self.turned(None, BLANK, None), setup=Setup.again(self.started))

    def change(self, hand: int) -> BoardState:
        """A hand is being changed: what it says is written there."""
        if self.sheet is None or not 0 <= hand < len(self.sheet.hands):
            return self
        written = [Draft.of(result) for result in self.sheet.hands[hand]]
        edited = (*written, *BLANK[len(written) :])
        return replace(self.looked_away, editing=hand, edited=edited)

    @property
    def looked_away(self) -> BoardState:
        """Nothing is asked, counted or changed; what is written for the next hand stays."""
        return replace(
            self, editing=None, doubts=(), problem=None, said=None, asking=False, counting=None, counted=HandState()
        )

    def without_last(self) -> BoardState:
        """The last hand is taken out."""
        hands = len(self.started.hands)
        if not hands:
            return self
        said = Message("board-said-removed", {"round": hands})
        return self.turned(self.started.without_last(), self.running, said)


def _unread(draft: Draft, name: str, seat: int) -> Doubt:
    """Points that are missing, or no number."""
    token = draft.points.strip()
    if not token:
        return Doubt(Rule.SCORE_WINNER, Message("board-no-points", {"name": name}), seat)
    return Doubt(Rule.SCORE_LEFT, Message("board-bad-points", {"name": name, "token": shown(token)}), seat)


def _said_of(what: str, sheet: Sheet, hand: int) -> Message:
    totals = tuple(
        Message("board-said-total", {"name": sheet.names[one.seat], "points": one.points}) for one in sheet.standing()
    )
    return Message(f"board-said-{what}", {"round": hand + 1, "totals": totals})


def known_list(name: str) -> PhaseList | None:
    """The list of that name, if there is one."""
    try:
        return phase_list(name)
    except Phase10Error:
        return None


def options_of(rules: Rules, names: Sequence[str], name: str, value: str) -> Rules:
    """The rules with one of the options that are offered changed; another one changes nothing."""
    return rules.with_value(name, value) if name in names and rules.offers(name, value) else rules
