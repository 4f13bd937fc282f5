"""Games set up in the middle of a hand, in card notation, so that a rule can be asked about at once.

    state = table("R5 B5 G5 W R7", "Y1 Y2", laid={1: ["S3 R9 B9 G9", "S3 R2 B2 W=2"]})
    state.verify(hit(state, 1, 0, "W"))

A wild that lies on the table says what it stands for: `W=5` in a set or run, `W=R` in a color group, `W=R5` in a color
run. Cards that are not named lie on the draw pile, so the 108 are always there.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from phase10 import DECK, MATTEL, SKIP, STANDARD, WILD, Card, Group, Meld, PhaseList, Rules, Slot, parse_cards
from phase10.actions import Action, Draw, Hit, LayDown
from phase10.events import Event
from phase10.game import Setup, State
from phase10.laid import stands_for
from phase10.match import Match, Result
from phase10.rules import Order, SkipPlace
from phase10.table import Pile, Played, Seats
from phase10.view import Stage

ON_PILE, ON_DISCARDS = -1, -2


def table(  # noqa: PLR0913  what a table can hold is named, never counted off
    *hands: str,
    rules: Rules = MATTEL,
    phases: PhaseList = STANDARD,
    on: int | Sequence[int] = 1,
    before: Sequence[int] = (),
    laid: Mapping[int, Sequence[str]] | None = None,
    top: str = "",
    following: str = "",
    turn: int = 0,
    drawn: bool = True,
    waiting: Iterable[int] = (),
    rest: int = ON_PILE,
    match: Match | None = None,
) -> State:
    """A hand under way: `hands` by seat, seat 0 first to play, `on` the phase each tries and `before` their points.

    `top` are the discards, the top one last, and `following` the card to be drawn next. `rest` is where all cards lie
    that are not named: on the draw pile, among the discards, or in the hand of that seat.
    """
    players, waits = len(hands), frozenset(waiting)
    numbers = [on] * players if isinstance(on, int) else list(on)
    match = match or up_to(numbers, before, phases, rules)
    held = [parse_cards(hand) for hand in hands]
    melds = [tuple(map(meld, (laid or {}).get(seat, ()))) for seat in range(players)]
    discards = parse_cards(top)
    in_front = (SKIP,) * len(waits)
    on_table = [card for row in melds for one in row for card in one.cards]
    left = Counter(DECK)
    left.subtract([*(card for hand in held for card in hand), *on_table, *discards, *in_front, *parse_cards(following)])
    assert min(left.values()) >= 0, "more cards than the deck has"
    others = tuple(left.elements())
    if rest >= 0:
        held[rest] += others
    played = tuple(Played(turn - 1, seat) for seat in sorted(waits))
    under = others if rest == ON_DISCARDS else ()
    if rules.skip_place is SkipPlace.PILE:
        under += in_front
    return State(
        Setup(players, phases, rules),
        match,
        players - 1,
        Stage.TURN,
        tuple(range(players)),
        Seats(players, turn, played, waits),
        tuple(held),
        (others if rest == ON_PILE else ()) + parse_cards(following),
        (*under, *discards),
        tuple(melds),
        tuple(phases.phase(number) for number in numbers),
        drawn,
    )


def up_to(numbers: Sequence[int], before: Sequence[int], phases: PhaseList, rules: Rules) -> Match:
    """The hands in which all came to their phases; `before` are the points of the first, 0 where not said."""
    match = Match(len(numbers), phases, rules)
    steps = [match.numbers.index(number) for number in numbers]
    points = list(before) or [0] * len(numbers)
    for hand in range(max(steps)):
        results = []
        for player, step in enumerate(steps):
            made = hand < step
            chosen = match.numbers[hand] if made and rules.order is Order.CHOOSE else None
            results.append(Result(made, points[player] if hand == 0 else 0, chosen))
        match = match.play(results)
    return match


def meld(text: str) -> Meld:
    """A group in notation: "R4 R3 B4 W=5 Y6"."""
    group, *cards = text.split()
    pairs = [(WILD, Slot.parse(card[2:])) if "=" in card else _natural(card) for card in cards]
    laid, slots = zip(*pairs, strict=True)
    return Meld(Group.parse(group), laid, slots)


def _natural(text: str) -> tuple[Card, Slot]:
    card = Card.parse(text)
    return card, stands_for(card)


def lay(state: State, *groups: str) -> LayDown:
    """The phase of whoever is on, laid as these groups, in their order."""
    assert state.actor is not None
    return LayDown(state.actor, tuple(map(meld, groups)))


def hit(state: State, owner: int, group: int, cards: str, low: bool = False) -> Hit:
    """A hit by whoever is on."""
    assert state.actor is not None
    return Hit(state.actor, owner, group, parse_cards(cards), low)


def draw(seat: int, pile: str = "draw") -> Draw:
    return Draw(seat, Pile(pile))


def broken(state: State, action: Action) -> set[str]:
    """The ids of all rules that an action breaks; none when it is allowed."""
    return {violation.rule.value for violation in state.verify(action)}


def played(state: State, *actions: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after actions that are all allowed, and all that happened."""
    events: tuple[Event, ...] = ()
    for action in actions:
        state, happened = state.do(action)
        events += happened
    return state, events


def with_hand(state: State, seat: int, hand: str) -> State:
    """The same with other cards in one hand, exchanged with the draw pile."""
    cards = parse_cards(hand)
    pile = Counter([*state.pile, *state.hands[seat]])
    pile.subtract(cards)
    assert min(pile.values()) >= 0, "these cards are not there"
    hands = tuple(cards if one == seat else held for one, held in enumerate(state.hands))
    return replace(state, hands=hands, pile=tuple(pile.elements()))
