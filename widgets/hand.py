"""The hand editor: what a reader can do with a hand, as plain transitions, and how it looks.

`HandState` is used alone (`HandEditor`) and inside dashboards, which mix in `HandEvents` and draw `hand_editor` where
they like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter

from phase10.cards import Card, Color, check_room, format_cards, parse_cards, read_cards
from phase10.errors import Message, Phase10Error
from phase10.text import Text
from widgets.base import KitWidget, View
from widgets.cards import Mark, card, card_name, deck
from widgets.html import Child, Node, h
from widgets.verdict import problem_line

UNDO_DEPTH = 100
_COLORS = (*Color, None)
DRAFT_LENGTH = 2_000
"""Characters of unread text that the field keeps: enough to correct, too few to choke a page."""


@dataclass(frozen=True, slots=True)
class HandState:
    """A hand being built. Every transition returns a new state and never loses a card or what was typed.

    >>> state = HandState().read("R5 x9 w")
    >>> state.notation, state.draft, state.problem.id
    ('R5 W', 'x9', 'error-unknown-card')
    >>> state.undo().notation
    ''
    """

    cards: tuple[Card, ...] = ()
    draft: str = ""
    problem: Message | None = None
    said: Message | None = None
    """What happened last, for those who hear the page."""
    past: tuple[tuple[Card, ...], ...] = ()
    deck_open: bool = True
    """Whether the deck is unfolded when it is first drawn."""

    @classmethod
    def of(cls, cards: Iterable[Card] = (), *, draft: str = "") -> HandState:
        """A state to start from; the deck is open when the hand is empty."""
        held = tuple(cards)
        return cls(held, draft=draft, deck_open=not held)

    @classmethod
    def linked(cls, text: str) -> HandState:
        """The hand that an address carries, with nothing to undo; what cannot be read is said."""
        hand = cls().read(text)
        return replace(hand, past=(), said=None, deck_open=not hand.cards)

    @property
    def link(self) -> str:
        """The hand as an address carries it.

        >>> HandState.linked("R5,w").link
        'R5,W'
        """
        return ",".join(map(str, self.cards))

    @property
    def notation(self) -> str:
        """The hand as text."""
        return format_cards(self.cards)

    @property
    def points(self) -> int:
        """What the hand costs if nothing of it is laid."""
        return sum(card.points for card in self.cards)

    def with_cards(self, cards: Iterable[Card], said: Message | None = None) -> HandState:
        """Another hand in place of this one, which undo brings back."""
        after = tuple(cards)
        past = self.past if after == self.cards else (*self.past, self.cards)[-UNDO_DEPTH:]
        return replace(self, cards=after, past=past, problem=None, said=said)

    def add(self, card: Card, at: int | None = None) -> HandState:
        """Put a card in, at the end or before place `at`; refused when the deck has no further copy."""
        try:
            check_room(card, Counter(self.cards))
        except Phase10Error as error:
            return replace(self, problem=error.message, said=None)
        place = len(self.cards) if at is None else min(max(at, 0), len(self.cards))
        return self.with_cards((*self.cards[:place], card, *self.cards[place:]), self._about("hand-added", card))

    def remove(self, index: int) -> HandState:
        """Take the card at a place out; a place that is not there changes nothing."""
        if not 0 <= index < len(self.cards):
            return self
        rest = self.cards[:index] + self.cards[index + 1 :]
        return self.with_cards(rest, self._about("hand-removed", self.cards[index]))

    def move(self, index: int, to: int) -> HandState:
        """Move the card at a place to another place; beyond the ends means to the end."""
        if not 0 <= index < len(self.cards):
            return self
        to = min(max(to, 0), len(self.cards) - 1)
        rest = [*self.cards[:index], *self.cards[index + 1 :]]
        rest.insert(to, self.cards[index])
        moved = Message("hand-moved", {"card": self.cards[index], "place": to + 1})
        return self.with_cards(rest, moved)

    def find(self, card: Card, near: int) -> int | None:
        """The place of a card, nearest to where the page last saw it."""
        places = [i for i, held in enumerate(self.cards) if held == card]
        return min(places, key=lambda i: abs(i - near), default=None)

    def read(self, text: str) -> HandState:
        """Add the cards of a text; what cannot be read stays in the field, with the reason."""
        reading = read_cards(text, self.cards)
        said = Message("hand-read", {"count": len(reading.cards)}) if reading.cards else None
        after = self.with_cards((*self.cards, *reading.cards), said)
        return replace(after, draft=" ".join(reading.rejected)[:DRAFT_LENGTH], problem=reading.problem)

    def clear(self) -> HandState:
        """An empty hand and field, and the deck open for a new one."""
        return replace(self.with_cards((), Message("hand-cleared", {})), draft="", deck_open=True)

    def undo(self) -> HandState:
        """The hand before the last change."""
        if not self.past:
            return self
        return replace(self, cards=self.past[-1], past=self.past[:-1], problem=None, said=Message("hand-undone", {}))

    def sort_by_number(self) -> HandState:
        """Numbers in order, then wilds, then skips."""
        return self.with_cards(sorted(self.cards, key=attrgetter("rank")), Message("hand-sorted", {}))

    def sort_by_color(self) -> HandState:
        """Color by color, unknown colors, then wilds and skips; in order within each."""

        def key(card: Card) -> tuple[bool, int, int]:
            return (not card.is_natural, _COLORS.index(card.color), card.rank)

        return self.with_cards(sorted(self.cards, key=key), Message("hand-sorted", {}))

    def _about(self, message_id: str, card: Card) -> Message:
        return Message(message_id, {"card": card})


def hand_editor(
    state: HandState,
    text: Text,
    *,
    title: str | None = None,
    extra: Iterable[Child] = (),
    pointed: Collection[int] = (),
    marks: Mapping[int, Mark] | None = None,
    points: int | None = None,
) -> Node:
    """The whole editor: the hand, the field, the buttons and the deck. `extra` buttons come first in the toolbar.

    `pointed` are places in the hand that lift while the others fade; `marks` are tags by place; `points` is what the
    hand costs, by default in the usual count.
    """
    return h(
        "section",
        _heading(state, text, title, state.points if points is None else points),
        _cards(state, text, pointed, marks or {}),
        h("div", _field(state, text), _toolbar(state, text, extra), cls="controls", key="controls"),
        problem_line(state.problem, text, "hand-problem"),
        _deck(state, text),
        cls="sheet hand",
        aria_label=title or text("hand-title"),
        data_typing="type-card",
    )


def _heading(state: HandState, text: Text, title: str | None, points: int) -> Node:
    count = text("hand-count", count=len(state.cards), points=points) if state.cards else None
    said = f"{_spoken(state.said, text)} {count or ''}".strip() if state.said else ""
    return h(
        "header",
        h("h2", title or text("hand-title")),
        h("span", count, cls="soft"),
        h("p", said, cls="sr", role="status"),
        key="heading",
    )


def _spoken(said: Message, text: Text) -> str:
    values = {key: card_name(value, text) if isinstance(value, Card) else value for key, value in said.values.items()}
    return text(said.id, **values)


def _cards(state: HandState, text: Text, pointed: Collection[int], marks: Mapping[int, Mark]) -> Node:
    seen: Counter[Card] = Counter()
    shown: list[Node] = []
    for place, one in enumerate(state.cards):
        seen[one] += 1
        remove = ("remove", place, str(one))
        shown.append(
            card(
                one,
                text,
                key=f"{one}.{seen[one]}",
                index=place,
                on={"click": remove, "keydown:Delete": remove, "keydown:Backspace": remove},
                pointed=place in pointed,
                faded=bool(pointed) and place not in pointed,
                mark=marks.get(place),
            )
        )
    hand = h(
        "div",
        *shown,
        key="row",
        cls="cards",
        role="group",
        aria_label=text("hand-title"),
        aria_describedby="hand-help",
        data_hand=True,
        data_roving=True,
    )
    invitation = None if shown else h("p", text("hand-empty"), cls="empty", key="empty", aria_hidden="true")
    return h(
        "div",
        hand,
        invitation,
        h("p", text("hand-hint") if shown else None, cls="soft hint", key="hint"),
        h("p", text("hand-help"), id="hand-help", cls="sr", key="help"),
        cls="held",
        key="held",
    )


def _field(state: HandState, text: Text) -> Node:
    field = h(
        "input",
        key="field",
        type="text",
        value=state.draft,
        aria_label=text("hand-field"),
        aria_invalid="true" if state.problem else None,
        aria_describedby="hand-problem" if state.problem else None,
        placeholder=text("hand-placeholder"),
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        on={"keydown:Escape": ("empty-field", "$value")},
        enterkeyhint="done",
    )
    add = h("button", text("hand-add"), cls="t", type="submit")
    return h("form", field, add, cls="row", key="form", on={"submit": ("read", "$value")})


def _toolbar(state: HandState, text: Text, extra: Iterable[Child]) -> Node:
    def button(name: str, event: str, off: bool = False, label: str | None = None) -> Node:
        return h("button", text(name), cls="t", key=event, on={"click": (event,)}, disabled=off, aria_label=label)

    few = len(state.cards) < 2
    sorting = h(
        "span",
        h("span", text("hand-sort"), cls="soft", aria_hidden="true"),
        button("hand-number", "sort-by-number", few, text("hand-sort-number")),
        button("hand-color", "sort-by-color", few, text("hand-sort-color")),
        cls="joined",
        key="sorting",
    )
    undo = button("hand-undo", "undo", not state.past)
    clear = button("hand-clear", "clear", not (state.cards or state.draft))
    return h(
        "div", *extra, sorting, undo, clear, cls="row tools", key="tools", role="group", aria_label=text("hand-tools")
    )


def _deck(state: HandState, text: Text) -> Node:
    return h(
        "details",
        h("summary", text("hand-deck")),
        deck(state.cards, text),
        h("p", text("card-legend"), cls="soft legend"),
        key="deck",
        open=state.deck_open,
    )


class HandEvents:
    """What the editor's events do to the hand of a widget: mix in, and say where the hand is kept.

    By default that is `state`; a dashboard whose state holds more overrides `_hand` and `_keep_hand`.
    """

    state: object

    def _hand(self) -> HandState:
        assert isinstance(self.state, HandState)
        return self.state

    def _keep_hand(self, hand: HandState) -> None:
        self.state = hand

    def _change(self, transition: Callable[[HandState], HandState]) -> None:
        self._keep_hand(transition(self._hand()))

    def on_add(self, token: str, at: int | None = None) -> None:
        """A card of the deck was clicked, or dropped before place `at`."""
        self._change(lambda hand: _with_card(hand, token, at))

    def on_type_card(self, token: str) -> None:
        """A letter and a number were typed."""
        self._change(lambda hand: _with_card(hand, token, None))

    def on_remove(self, index: int, token: str) -> None:
        """The card that the page saw at a place goes; it may have moved since."""
        self._change(lambda hand: hand if (place := _place(hand, index, token)) is None else hand.remove(place))

    def on_move(self, index: int, to: int, token: str) -> None:
        """The card that the page saw at a place moves by as many places as the page meant."""
        self._change(
            lambda hand: hand if (place := _place(hand, index, token)) is None else hand.move(place, to + place - index)
        )

    def on_read(self, text: str) -> None:
        """Enter in the text field."""
        self._change(lambda hand: hand.read(text))

    def on_empty_field(self, _text: str) -> None:
        """Escape in the text field."""
        self._change(lambda hand: replace(hand, draft="", problem=None))

    def on_paste(self, text: str) -> None:
        """Text was pasted outside the field; what the field holds stays first in line."""
        self._change(lambda hand: hand.read(f"{hand.draft} {text}"))

    def on_sort_by_number(self) -> None:
        """The button of that name."""
        self._change(HandState.sort_by_number)

    def on_sort_by_color(self) -> None:
        """The button of that name."""
        self._change(HandState.sort_by_color)

    def on_undo(self) -> None:
        """The button of that name."""
        self._change(HandState.undo)

    def on_clear(self) -> None:
        """The button of that name."""
        self._change(HandState.clear)


def _with_card(hand: HandState, token: str, at: int | None) -> HandState:
    try:
        return hand.add(Card.parse(token), at)
    except Phase10Error as error:
        return replace(hand, problem=error.message, said=None)


def _place(hand: HandState, index: int, token: str) -> int | None:
    try:
        return hand.find(Card.parse(token), index)
    except Phase10Error:
        return None


class HandEditor(HandEvents, KitWidget):
    """A hand to build by click, by typing, by pasting or by dragging.

    >>> editor = HandEditor(hand="R5 B5")
    >>> editor.act("add", "W")
    >>> editor.hand
    (Card.parse('R5'), Card.parse('B5'), Card.parse('W'))
    >>> editor.close()
    """

    state: HandState

    def __init__(self, *, hand: str | Iterable[Card] = (), lang: str = "en") -> None:
        """Start with some cards, given as cards or in notation, or with none."""
        self.state = HandState.of(parse_cards(hand) if isinstance(hand, str) else hand)
        super().__init__(lang=lang)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards, in their order on screen."""
        return self.state.cards

    def _render(self) -> View:
        return View(root=hand_editor(self.state, self.text))
