"""`phase10 play`: a match of bots, told line by line or as JSON, or a person at the terminal against bots."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from phase10.actions import Action, Choose, Deal, Discard, Draw, Hit, LayDown, PlaySkip
from phase10.bots import BOTS, Player, Sensible
from phase10.cards import format_cards
from phase10.chronicle import tell
from phase10.errors import Message, Phase10Error, shown, whole_number
from phase10.events import Event
from phase10.explain import title
from phase10.game import Setup, State
from phase10.hands import MOST_TURNS, given_up
from phase10.laid import Meld
from phase10.match import Match
from phase10.narrate import explain_outcome
from phase10.phases import phase_list
from phase10.rules import preset
from phase10.table import PLAYERS, Pile
from phase10.text import Text, catalogue, reader_language
from phase10.view import Stage, View

MOST_SEED = 10**9
MOST_HANDS = 1000
MOST_LAYOUTS = 8
"""Ways to lay the phase that are offered to a person."""
PERSON = 0
"""The seat of a person."""

Decide = Callable[[View], Action]
Say = Callable[[str], None]
Ask = Callable[[str], str]


class StoppedError(Exception):
    """The person wants to stop."""


def whole(option: str, token: str, numbers: range) -> int:
    """A whole number that an option takes; `Phase10Error` that names the option.

    >>> whole("--players", "4", PLAYERS)
    4
    """
    number = whole_number(token, numbers)
    if number is None:
        values = {"option": option, "token": shown(token), "least": str(numbers.start), "most": str(numbers.stop - 1)}
        raise Phase10Error("console-number", **values)
    return number


def bots_of(kinds: str, players: int) -> tuple[Player, ...]:
    """The bots at the table, by their kinds with commas between; the kinds are used in turn until every seat has one.

    >>> [type(bot).__name__ for bot in bots_of("odds,sensible", 3)]
    ['ByTheOdds', 'Sensible', 'ByTheOdds']
    """
    names = [name.strip().lower() for name in kinds.split(",")]
    for name in names:
        if name not in BOTS:
            raise Phase10Error("console-unknown-bot", token=shown(name), known=", ".join(BOTS))
    if len(names) > players:
        raise Phase10Error("console-too-many-bots", count=len(names), players=players)
    return tuple([BOTS[names[seat % len(names)]] for seat in range(players)])


def run_play(args: Namespace, ask: Ask = input, say: Say = print) -> int:
    """Run `phase10 play`; `ask` and `say` are the terminal."""
    players, watched = whole("--players", args.players, PLAYERS), args.bots is not None
    hands = MOST_HANDS if args.hands is None else whole("--hands", args.hands, range(1, MOST_HANDS + 1))
    seed = 1 if watched else random.randint(1, 9999)
    if args.seed is not None:
        seed = whole("--seed", args.seed, range(MOST_SEED + 1))
    if args.json and not watched:
        raise Phase10Error("console-json-bots")
    deciders = [_action_of(bot) for bot in bots_of(args.bots or "sensible", players)]
    state = State.start(Setup(players, phase_list(args.list), preset(args.rules), seed))
    if args.json:
        for _, events in played(state, deciders, hands):
            for event in events:
                say(json.dumps(event.to_plain(), ensure_ascii=False))
        return 0
    told = Told(catalogue(reader_language(args.lang)), say, players, None if watched else PERSON)
    if not watched:
        say(told.text("console-seed", seed=str(seed)))
        deciders[PERSON] = Person(told, ask).choose
    try:
        told.whole(state, deciders, hands)
    except (StoppedError, EOFError):
        say("")
        say(told.text("console-stopped"))
    return 0


def _action_of(player: Player) -> Decide:
    return lambda view: player.decide(view).action


def played(state: State, deciders: Sequence[Decide], hands: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match with what has just happened, until there is a winner or so many hands are over.

    >>> *_, (state, _) = played(State.start(Setup(2, seed=1)), [_action_of(Sensible())] * 2, hands=1)
    >>> len(state.match.hands)
    1

    A hand that no rule would ever end is given up after `MOST_TURNS` turns.
    """
    while (actor := state.actor) is not None and len(state.match.hands) < hands and not given_up(state):
        state, events = state.do(deciders[actor](state.view(actor)))
        yield state, events


@dataclass(frozen=True, slots=True)
class Told:
    """A match in the reader's words; `you` is the seat of who reads, None for who watches."""

    text: Text
    say: Say
    players: int
    you: int | None

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [self.text("game-player", number=seat + 1) for seat in range(self.players)]

    def whole(self, state: State, deciders: Sequence[Decide], hands: int) -> None:
        """Tell a match to its end."""
        for after, events in played(state, deciders, hands):
            for event in events:
                self.say(self.text.message(tell(event, self.names, self.you)))
            if len(after.match.hands) > len(state.match.hands):
                self._standing(after.match)
            state = after
        if state.actor is None:
            for step in explain_outcome(state.match):
                self.say(f"{self.text.message(step.message)} [{step.rule.value}]")
        else:
            if given_up(state):
                self.say(self.text("console-no-end", turns=MOST_TURNS))
            self.say(self.text("console-not-over", hands=len(state.match.hands)))

    def _standing(self, match: Match) -> None:
        """The points after a hand, and what comes next for each."""
        self.say("")
        self.say(self.text("console-after", number=len(match.hands)))
        for seat, result in enumerate(match.hands[-1]):
            choices = match.choices(seat)
            next_phase = Message("console-next", {"count": len(choices), "number": choices[0] if choices else 0})
            values = {"player": self.names[seat], "points": result.points if result else 0}
            self.say("  " + self.text("console-standing", **values, total=match.points(seat), next=next_phase))
        self.say("")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the terminal: sees the table, and picks one of what may be done."""

    told: Told
    ask: Ask

    def choose(self, view: View) -> Action:
        """What the person wants; `StoppedError` for q, and `EOFError` at the end of the input."""
        actions = _offered(view)
        if isinstance(actions[0], Deal):
            return actions[0]
        text = self.told.text
        for line in self._table(view):
            self.told.say(line)
        for number, action in enumerate(actions, 1):
            self.told.say(f"  {number:>2}  {self._words(action, view)}")
        while True:
            answer = self.ask(text("console-ask") + " ").strip().lower()
            if answer == "q":
                raise StoppedError
            if answer == "h":
                hint = Sensible().decide(view)
                self.told.say(f"{self._words(hint.action, view)} {text.message(hint.why)}")
            elif place := whole_number(answer, range(1, len(actions) + 1)):
                return actions[place - 1]
            else:
                self.told.say(text("console-ask-again", most=len(actions)))

    def _table(self, view: View) -> Iterator[str]:
        """The table as the person sees it."""
        text, names = self.told.text, self.told.names
        yield ""
        if view.phase is not None:
            yield text.message(title(view.phase))
        for seat in view.order:
            if seat != view.seat:
                yield text("console-held", player=names[seat], count=view.held[seat])
            for group, meld in enumerate(view.melds[seat], 1):
                yield text("console-laid", player=names[seat], group=group, cards=lying(meld))
        yield text("console-piles", count=view.pile, top=str(view.top) if view.top else "–")
        yield text("console-hand", cards=format_cards(sorted(view.hand, key=lambda card: card.rank)))

    def _words(self, action: Action, view: View) -> str:
        """An action in words."""
        text, names = self.told.text, self.told.names
        match action:
            case Choose(number=number):
                return text("console-do-choose", phase=title(view.match.phases.phase(number)))
            case Draw(pile=pile):
                return text("console-do-draw") if pile is Pile.DRAW else text("console-do-take", card=view.top)
            case LayDown(melds=melds):
                return text("console-do-lay", cards=" + ".join(map(lying, melds)))
            case Hit(owner=owner, group=group, cards=cards, low=low):
                lies = lying(view.melds[owner][group].with_hit(cards, low))
                return text("console-do-hit", cards=cards, player=names[owner], group=group + 1, lies=lies)
            case Discard(card=card):
                return text("console-do-discard", card=card)
            case PlaySkip(target=target):
                return text("console-do-skip", player=names[target])
        raise TypeError(f"no words for {action!r}")


def _offered(view: View) -> list[Action]:
    """What may be done, with only the best ways to lay the phase."""
    if view.stage is not Stage.TURN:
        return list(view.legal())
    lays = list(islice(filter(view.can, view.lay_downs()), MOST_LAYOUTS)) if view.drawn and not view.laid else []
    others = filter(view.can, view.moves())
    return [*lays, *sorted(others, key=lambda one: one.card.rank if isinstance(one, Discard) else -1)]


def lying(meld: Meld) -> str:
    """A group in notation, with what its wilds stand for.

    >>> from phase10.cards import Hand
    >>> from phase10.melds import lay
    >>> from phase10.phases import Group
    >>> lying(lay(Hand.parse("R3 W G5"), Group.parse("R3")))
    'R3 W=4 G5'
    """
    wilds = meld.wilds
    return " ".join(f"{card}={wilds[place]}" if place in wilds else str(card) for place, card in enumerate(meld.cards))
