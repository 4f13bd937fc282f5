"""One match held by two: the engine, and the literal referee. They must agree on every action and on every state."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import islice

import literal
import pytest
from referee import Laid, Referee

from phase10 import COPIES, DECK, MATTEL, Hand, Naturals, Phase, Rules, SameNumber, layouts
from phase10.actions import Action, Deal, LayDown, from_plain, to_plain
from phase10.bots import Player
from phase10.cards import FACES, SKIP, WILD, Card
from phase10.events import Happening
from phase10.game import RefusedError, Setup, State
from phase10.laid import Meld
from phase10.match import Match
from phase10.view import Stage

TOLD = (Happening.MISSED, Happening.RESHUFFLED, Happening.OUT, Happening.RAN_OUT, Happening.DEAD, Happening.STOPPED)
"""What the referee notes as well; the rest of the events says what was done, or who has won."""


def options(rules: Rules) -> dict[str, str]:
    """The options by their names."""
    return {one.name: rules.value(one.name).value for one in fields(rules)}


def texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


class Both:
    """A match under way; `actions` are those that were done, `seen` counts what happened."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = State.start(setup)
        phases = [phase.notation for phase in setup.phases.phases]
        self.referee = Referee(setup.players, phases, options(setup.rules), setup.first)
        self.actions: list[Action] = []
        self.seen: Counter[Happening] = Counter()
        self.sat_out = 0
        """Hands in which somebody sat out."""

    def begin_with(self, match: Match) -> None:
        """Hands that were played before; the referee's standings are already told."""
        self.state = replace(self.state, match=match)

    def ask(self, action: Action) -> bool:
        """Whether an action is allowed: both say the same, and what is refused breaks a rule and changes nothing."""
        found = self.state.verify(action)
        objection = self.referee.objection(to_plain(action))
        assert bool(found) == bool(objection), (action, found, objection)
        if found:
            with pytest.raises(RefusedError) as refused:
                self.state.do(action)
            assert refused.value.violations == found
        return not found

    def do(self, action: Action) -> None:
        """An allowed action, done by both; they must agree on what comes of it."""
        self.state, events = self.state.do(action)
        self.referee.do(to_plain(action))
        self.actions.append(action)
        self.seen.update(event.kind for event in events)
        if isinstance(action, Deal):
            hands = [texts(hand) for hand in self.state.hands]
            self.referee.deal(hands, texts(self.state.pile), texts(self.state.discards))
            self.sat_out += len(self.state.order) < self.setup.players
        if "reshuffled" in self.referee.happened:
            self.referee.shuffle(texts(self.state.pile))
        told = [event.kind.value for event in events if event.kind in TOLD]
        assert told == self.referee.happened

    def move(self, bot: Player) -> None:
        """What a bot does."""
        assert self.state.actor is not None
        action = bot.decide(self.state.view(self.state.actor)).action
        assert self.ask(action)
        self.do(action)

    # ---- what must be so at any time

    def check(self) -> None:
        """Both know the same of cards, turns, phases, points and the end."""
        state, referee = self.state, self.referee
        assert (state.stage.value, state.actor, state.dealer) == (referee.stage, referee.actor, referee.dealer)
        assert Counter(state.cards) == Counter(DECK)
        self.check_standings()
        if not referee.playing:
            return
        assert [sorted(texts(hand)) for hand in state.hands] == [sorted(hand) for hand in referee.hands]
        assert (texts(state.pile), texts(state.discards)) == (referee.pile, referee.discards)
        melds = [[laid_of(meld).plain() for meld in row] for row in state.melds]
        assert melds == [[laid.plain() for laid in row] for row in referee.melds]
        if state.stage in (Stage.CHOOSE, Stage.TURN):
            assert list(state.order) == referee.playing
            assert [phase and phase.number for phase in state.phases] == referee.trying
        if state.stage is Stage.TURN:
            assert (state.drawn, set(state.view(0).waiting)) == (referee.drawn, referee.waiting)

    def check_standings(self) -> None:
        """Both have the same points, phases made, ties and winner."""
        match, standings = self.state.match, self.referee.standings
        outcome = match.outcome()
        assert [match.points(seat) for seat in range(self.setup.players)] == standings.totals
        assert (outcome.winner, len(match.hands)) == (standings.winner, standings.hands)
        if standings.winner is None:
            assert list(outcome.tied) == standings.tied
        if not standings.tied:
            assert [list(match.done(seat)) for seat in range(self.setup.players)] == standings.made

    def check_legal(self) -> None:
        """While the match is not over something may be done; all that is offered is allowed, and nothing is missing."""
        state, referee = self.state, self.referee
        offered = list(islice(state.legal(), 400))
        assert bool(offered) == (state.stage is not Stage.OVER)
        for action in offered:
            assert state.can(action)
            assert referee.allows(to_plain(action)), action
        simple = [from_plain(plain) for plain in referee.simple() if referee.allows(plain)]
        assert set(simple) <= set(offered) or len(offered) == 400
        if state.stage is Stage.TURN and state.drawn:
            assert state.actor is not None
            assert any(isinstance(action, LayDown) for action in offered) == referee.could_lay(state.actor)

    def check_hidden(self, rng: random.Random) -> None:
        """A seat sees the same however the cards it cannot see are exchanged among hands, draw pile and discards."""
        state = self.state
        for seat in range(self.setup.players):
            places = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
            unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
            unseen += [*state.pile, *state.discards[:-1]]
            rng.shuffle(unseen)
            cards = iter(unseen)
            taken = iter([tuple(islice(cards, size)) for size in places])
            hands = tuple(hand if other == seat else next(taken) for other, hand in enumerate(state.hands))
            pile = tuple(islice(cards, len(state.pile)))
            exchanged = replace(state, hands=hands, pile=pile, discards=(*cards, *state.discards[-1:]))
            assert exchanged.view(seat) == state.view(seat)


def laid_of(meld: Meld) -> Laid:
    return Laid(str(meld.group), texts(meld.cards), [str(slot) for slot in meld.stands_for])


def judging(state: State) -> Referee:
    """A referee who comes to a table in the middle of the first hand, in which no skip was played."""
    phases = [phase.notation for phase in state.setup.phases.phases]
    referee = Referee(state.setup.players, phases, options(state.rules), state.setup.first)
    referee.stage, referee.turn, referee.drawn = state.stage.value, state.actor or 0, state.drawn
    referee.playing = list(state.order)
    referee.hands = [texts(hand) for hand in state.hands]
    referee.pile, referee.discards = texts(state.pile), texts(state.discards)
    referee.melds = [[laid_of(meld) for meld in row] for row in state.melds]
    referee.trying = [phase and phase.number for phase in state.phases]
    return referee


# ---- Actions that somebody might try


def guesses(state: State, rng: random.Random) -> Iterator[Action]:
    """Things to try, allowed or not: of any kind, at any time, by anybody, with cards that may not be there."""
    while True:
        seat = state.actor if state.actor is not None and rng.random() < 0.8 else rng.randrange(state.setup.players)
        kind = rng.choice(("deal", "choose", "draw", "hit", "hit", "hit", "discard", "discard", "skip", "lay", "lay"))
        if kind == "lay":
            melds = layout_to_try(state, seat, rng)
            if melds:
                yield LayDown(seat, tuple(melds))
            continue
        plain: dict[str, object] = {"do": kind, "seat": seat}
        if kind == "choose":
            plain["phase"] = rng.randrange(12)
        elif kind == "draw":
            plain["pile"] = rng.choice(("draw", "discard"))
        elif kind == "discard":
            plain["card"] = rng.choice([*literal.DECK, *texts(state.hands[seat]), *texts(state.hands[seat]) * 5])
        elif kind == "skip":
            plain["target"] = rng.randrange(state.setup.players + 1)
        elif kind == "hit":
            plain |= hit_to_try(state, seat, rng)
        yield from_plain(plain)


def hit_to_try(state: State, seat: int, rng: random.Random) -> dict[str, object]:
    """One to four cards on a group, more often of those that are near what lies there."""
    places = [(owner, group) for owner, melds in enumerate(state.melds) for group in range(len(melds))]
    owner, group = rng.choice(places) if places and rng.random() < 0.95 else (rng.randrange(7), rng.randrange(5))
    hand = texts(state.hands[seat])
    pool = [*hand, *hand, rng.choice(literal.DECK), "W"]
    if (owner, group) in places:
        numbers = [slot.number for slot in state.melds[owner][group].stands_for]
        near = [card for card in hand if card == "W" or (card != "S" and min_gap(int(card[1:]), numbers) <= 2)]
        pool = [*near * 3, *pool]
    cards = rng.choices(pool, k=rng.choice((1, 1, 1, 2, 2, 3, 4)))
    plain: dict[str, object] = {"owner": owner, "group": group, "cards": cards}
    return plain | ({"low": True} if rng.random() < 0.3 else {})


def min_gap(number: int, numbers: Sequence[int]) -> int:
    return min(abs(number - one) for one in numbers)


LENIENT = (MATTEL, Rules(naturals=Naturals.GROUP), Rules(same_number=SameNumber.FORBIDDEN))


def layout_to_try(state: State, seat: int, rng: random.Random) -> list[Meld]:
    """A way to lay a phase, by rules that may not be those in force, spoilt in some way or not at all."""
    phase = state.phases[seat] if rng.random() < 0.9 else rng.choice(state.setup.phases.phases)
    if phase is None:
        return []
    hand = list(state.hands[seat])
    ways = list(islice(layouts(Hand(hand), phase, rng.choice(LENIENT)), 12))
    if not ways:
        held = Counter(hand)
        for card in rng.choices(FACES, k=8):  # with cards that are somewhere else
            if held[card] < COPIES[card]:
                held[card] += 1
        ways = list(islice(layouts(Hand(held.elements()), phase), 12))
    if not ways:
        return []
    melds = list(rng.choice(ways).melds)
    hand = hand or [SKIP]
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2))):
        if melds:
            melds = spoilt(melds, hand, phase, rng)
    return melds


SPOILS = (
    "fewer",
    "fewer",
    "meaning",
    "meaning",
    "card",
    "swap",
    "remove",
    "twice",
    "label",
    "bare",
    "more",
    *["said"] * 3,
)


def spoilt(melds: list[Meld], hand: Sequence[Card], phase: Phase, rng: random.Random) -> list[Meld]:
    """The groups with something changed, which may be allowed as well."""
    place = rng.randrange(len(melds))
    meld = melds[place]
    pairs = list(zip(meld.cards, meld.stands_for, strict=False))
    at = rng.randrange(len(pairs)) if pairs else 0
    match rng.choice(SPOILS):
        case "fewer" if pairs:
            pairs.pop(rng.choice((0, len(pairs) - 1, at)))
        case "meaning" if pairs:
            number, color = pairs[at][1]
            number = rng.choice((number, number + 1, number - 1, rng.randrange(13)))
            color = rng.choice((color, color, rng.choice(FACES[:96]).color, None))
            pairs[at] = (pairs[at][0], type(pairs[at][1])(number, color))
        case "said":  # all the wilds of the group are said to be what another group begins with
            slot = next(iter(rng.choice(melds).stands_for), None)
            pairs = [(card, slot if slot and card == WILD else meant) for card, meant in pairs]
        case "card" if pairs:
            pairs[at] = (rng.choice([*hand, SKIP]), pairs[at][1])
        case "more":
            card = rng.choice(list(hand))
            slot = type(meld.stands_for[0])(card.number, card.color) if meld.stands_for else None
            pairs += [(card, slot)] if slot else []
        case "swap":
            other = rng.randrange(len(melds))
            melds[place], melds[other] = melds[other], melds[place]
            return melds
        case "remove":
            return melds[:place] + melds[place + 1 :]
        case "twice":
            return [*melds, meld]
        case "label":
            group = rng.choice(phase.groups)
            return [*melds[:place], replace(meld, group=group), *melds[place + 1 :]]
        case "bare":
            return [*melds[:place], replace(meld, stands_for=meld.stands_for[:-1]), *melds[place + 1 :]]
    cards, slots = zip(*pairs, strict=True) if pairs else ((), ())
    return [*melds[:place], Meld(meld.group, tuple(cards), tuple(slots)), *melds[place + 1 :]]
