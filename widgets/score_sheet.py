"""The score sheet as a page: the hands of a game, checked as they are entered, kept by the reader's browser."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from phase10.errors import Message, Phase10Error
from phase10.sheet import Sheet
from phase10.sheet_files import MOST_FILE, to_csv, to_json
from phase10.table import PLAYERS
from widgets.base import KitWidget, View
from widgets.hand import HandEvents, HandState
from widgets.html import Child, Node, h
from widgets.links import page_address
from widgets.sheet.entry import entry
from widgets.sheet.kept import KEEP, from_kept, to_keep
from widgets.sheet.paper import paper
from widgets.sheet.setup import LAST, OPTIONS, setup_view
from widgets.sheet.state import LONGEST_POINTS, SEATS, BoardState, Setup, known_list, options_of
from widgets.sheet.view import ending, rounds, standing
from widgets.verdict import problem_line


class ScoreSheet(HandEvents, KitWidget):
    """The page: `ScoreSheet()`. The browser keeps the sheet, and what is being written on it.

    >>> board = ScoreSheet()
    >>> board.act("start")
    >>> board.act("out", 0)
    >>> board.act("points", 1, "55")
    >>> board.state.drafts[:2]
    (Draft(laid=True, points='0', phase=0), Draft(laid=False, points='55', phase=0))
    """

    state: BoardState

    def __init__(self, *, lang: str = "en") -> None:
        """Open with a table to set up."""
        self.state = BoardState()
        super().__init__(lang=lang)

    def on_restore(self, kept: dict[str, Any]) -> None:
        """Take over what the browser kept, from before or from another page, if it is further on than this one."""
        try:
            state = from_kept(kept.get(KEEP))
        except Phase10Error as error:
            self.state = replace(self.state, problem=Message("board-kept-unreadable", {"why": error.message}))
            return
        if state.edits > self.state.edits:
            self.state = replace(state, paper=self.state.paper)

    def _to(self, state: BoardState) -> None:
        """Change something that the browser keeps."""
        self.state = replace(state, edits=self.state.edits + 1)

    # ---- a new game

    def _set_up(self, setup: Setup) -> None:
        if self.state.sheet is None:
            self._to(replace(self.state, setup=setup, problem=None))

    def on_players(self, count: str) -> None:
        """So many play."""
        if count in map(str, PLAYERS):
            setup = self.state.setup
            self._set_up(replace(setup, players=int(count), dealer=min(setup.dealer, int(count) - 1)))

    def on_name(self, seat: int, typed: str) -> None:
        """A name is being written."""
        if seat in SEATS:
            self._set_up(self.state.setup.with_name(seat, typed))

    def on_dealer(self, seat: str) -> None:
        """Who deals first."""
        if seat in map(str, range(self.state.setup.players)):
            self._set_up(replace(self.state.setup, dealer=int(seat)))

    def on_list(self, name: str) -> None:
        """Play the phases of this list."""
        if phases := known_list(name):
            self._set_up(replace(self.state.setup, phases=phases))

    def on_option(self, name: str, value: str) -> None:
        """Play by another value of an option."""
        rules = options_of(self.state.setup.rules, (LAST, *OPTIONS), name, value)
        self._set_up(replace(self.state.setup, rules=rules))

    def on_start(self) -> None:
        """Begin the game."""
        if self.state.sheet is None:
            self._to(self.state.begun(self.text))

    # ---- the hand that is being written

    def _write(self, seat: int, **changes: Any) -> None:
        self._to(self.state.with_draft(seat, **changes))

    def on_laid(self, seat: int, yes: bool) -> None:
        """The phase is laid, or it is not."""
        self._write(seat, laid=yes)

    def on_tried(self, seat: int, number: str) -> None:
        """Which phase is laid; `0` means none."""
        if number in map(str, range(11)):
            self._write(seat, laid=number != "0", phase=int(number))

    def on_points(self, seat: int, typed: str) -> None:
        """Points are being written."""
        self._write(seat, points=typed[:LONGEST_POINTS])

    def on_out(self, seat: int) -> None:
        """A player went out: the phase is laid, and no card is left."""
        self._to(self.state.went_out(seat))

    def on_count(self, seat: int) -> None:
        """Count the cards that a player has left, or be done with it."""
        state = self.state
        if state.sheet is not None and seat in state.seats:
            counting = None if state.counting == seat else seat
            self.state = replace(state, counting=counting, counted=HandState())

    def _hand(self) -> HandState:
        return self.state.counted

    def _keep_hand(self, hand: HandState) -> None:
        self._to(self.state.with_counted(hand))

    def on_enter(self) -> None:
        """The hand is written: it goes onto the sheet, or it is said what is wrong."""
        self._enter(sure=False)

    def on_sure(self) -> None:
        """What was asked about is right."""
        self._enter(sure=True)

    def _enter(self, sure: bool) -> None:
        if self.state.sheet is not None and self.state.seats:
            self._to(self.state.entered(sure))

    def on_look_again(self) -> None:
        """What was asked about is not right, or a hand is not changed after all."""
        state = self.state
        self._to(replace(state, doubts=()) if state.doubts else state.looked_away)

    # ---- the sheet

    def on_change(self, hand: int) -> None:
        """Change a hand that was played; a second time: leave it."""
        state = self.state
        self._to(state.looked_away if state.editing == hand else state.change(hand))

    def on_remove_last(self) -> None:
        """Take the last hand out."""
        if self.state.sheet is not None:
            self._to(self.state.without_last())

    def on_take_back(self) -> None:
        """Undo the last change of the sheet."""
        self._to(self.state.undone())

    def on_new(self, really: str) -> None:
        """Ask whether a new game shall begin (`ask`), begin it (`yes`), or go on (`no`)."""
        if self.state.sheet is None:
            return
        if really == "yes":
            self._to(self.state.put_away())
        else:
            self.state = replace(self.state, asking=really == "ask")

    def on_import(self, size: int, text: str) -> None:
        """Open the sheet of a file; one that is too long comes without its text."""
        if size > MOST_FILE or len(text) > MOST_FILE:
            self.state = replace(self.state, problem=Message("board-file-big", {"most": MOST_FILE}), said=None)
        else:
            self._to(self.state.opened(text))

    def on_paper(self, show: bool) -> None:
        """Show the empty sheet for paper, or leave it."""
        self.state = replace(self.state, paper=show)

    # ---- view

    def _render(self) -> View:
        state, text = self.state, self.text
        body = self._paper() if state.paper else self._set_up_view() if state.sheet is None else self._game(state.sheet)
        root = h("div", h("h1", text("board-title")), h("p", text("board-lead"), cls="lead"), *body, cls="board")
        place = "paper" if state.paper else "setup" if state.sheet is None else f"game {state.editing}"
        return View(root=root, title=text("board-name"), keep={KEEP: to_keep(state)}, place=place)

    def _set_up_view(self) -> list[Child]:
        text, state = self.text, self.state
        said = h("p", text.message(state.said) if state.said else "", cls="sr", role="status", key="said")
        problem = problem_line(state.problem, text, "board-problem")
        return [problem, said, setup_view(state.setup, text), self._tools()]

    def _game(self, sheet: Sheet) -> list[Child]:
        state, text = self.state, self.text
        end = ending(sheet, text)
        form = entry(state, text) if state.seats else None
        alone = problem_line(state.problem, text, "board-problem") if form is None else None
        now = h("div", form, standing(state, text), cls="now-and-so-far", key="now")
        return [end, alone, now, rounds(state, text), self._tools()]

    def _tools(self) -> Node:
        state, text = self.state, self.text
        return h(
            "section",
            h("header", h("h2", text("board-tools"))),
            self._asked() if state.asking else None,
            h("div", *self._buttons(), *self._files(), self._open(), cls="row tools", key="row"),
            h("p", h("a", text("board-calculator"), href=page_address("score", text)), key="more"),
            cls="sheet sheet-tools",
            key="tools",
            aria_label=text("board-tools"),
        )

    def _asked(self) -> Node:
        text = self.text
        choices = [
            h("button", text(f"board-new-{answer}"), cls="t", key=answer, on={"click": ("new", answer)})
            for answer in ("no", "yes")
        ]
        sure = h("span", text("board-new-sure"), role="alert")
        return h("div", sure, *choices, cls="row asked-new", key="asked")

    def _buttons(self) -> list[Child]:
        text, state = self.text, self.state

        def button(name: str, *action: object, off: bool = False) -> Node:
            return h("button", text(name), cls="t", key=name, disabled=off, on={"click": action})

        undo = button("board-undo", "take-back", off=not state.past)
        empty = button("board-paper", "paper", True)
        if state.sheet is None:
            return [undo, empty]
        return [undo, button("board-new", "new", "ask"), button("board-print", "@print"), empty]

    def _files(self) -> list[Child]:
        """The sheet as a file: the page hands the text to the reader."""
        text, sheet = self.text, self.state.sheet
        if sheet is None:
            return []
        name = text("board-file-name")
        kinds = (("json", "application/json", to_json(sheet)), ("csv", "text/csv", to_csv(sheet, text)))
        return [
            h(
                "button",
                text(f"board-save-{kind}"),
                cls="t",
                key=kind,
                on={"click": ("@save", f"{name}.{kind}", form, content)},
            )
            for kind, form, content in kinds
        ]

    def _open(self) -> Node:
        """A file is read in the page, and only its text is sent here, if it is not too long."""
        field = h("input", type="file", accept=".json,.csv", cls="sr", on={"change": ("@read", "import", MOST_FILE)})
        return h("label", field, h("span", self.text("board-open")), cls="t file", key="open")

    def _paper(self) -> list[Child]:
        text, state = self.text, self.state
        setup = Setup.again(state.sheet) if state.sheet else state.setup
        controls = [
            h("button", text("board-paper-back"), cls="t", on={"click": ("paper", False)}, key="back"),
            h("button", text("board-print"), cls="t p", on={"click": ("@print",)}, key="print"),
        ]
        return [h("div", *controls, cls="row tools", key="paper-tools"), paper(setup, text)]
