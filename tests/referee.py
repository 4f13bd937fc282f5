"""A second, literal referee: a game of Phase 10 by hand, to hold the engine against.

Nothing is imported from the project: cards are texts ("R7", "W", "S"), options are their names ("skip_place" is "front"
or "pile"), actions are the plain dictionaries of a game log. What makes a group is asked of `literal`. Nothing is
clever: whose turn it is, who waits and who was skipped by whom is written down turn by turn, as one would at a table.

The referee does not shuffle. It is shown what was dealt or shuffled, checks that it can be so, and goes on with that.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from literal import COLORS, DECK, group_valid, made, parse_phase

Action = Mapping[str, Any]
Meaning = str  # what a laid card stands for: "R7", or for a wild "7" in a set or run, "R" in a color group


class Standings:
    """The match on paper: phases made and points by player, who must decide a tie, and who has won."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.options = options
        last = int(options["last_phase"])
        self.numbers = [n for n in range(1, last + 1) if options["numbers"] == "all" or n % 2 == 0]
        self.made: list[list[int]] = [[] for _ in range(players)]
        self.totals = [0] * players
        self.hands = 0
        self.tied: list[int] = []
        self.winner: int | None = None

    def playing(self) -> list[int]:
        """Who is dealt in: all, but where the tied decide alone only they."""
        return self.tied if self.tied and self.options["tie_break"] == "tied" else list(range(len(self.totals)))

    def may_try(self, seat: int) -> list[int]:
        """The phases a player may try in the next hand, by number."""
        if self.tied:
            return self.numbers[-1:]
        if self.options["order"] == "choose":
            return [number for number in self.numbers if number not in self.made[seat]]
        if self.options["moving_on"] == "always":
            return [self.numbers[self.hands]]
        return [self.numbers[len(self.made[seat])]]

    def lacks_only_one(self) -> list[int]:
        """Who has every phase but one."""
        return [seat for seat, made in enumerate(self.made) if len(made) == len(self.numbers) - 1]

    def end_of_hand(self, laid: Mapping[int, int], left: Mapping[int, Sequence[str]]) -> None:
        """A hand is over: which phase was laid by whom, and the cards left in the hands of all who played."""
        for seat, cards in left.items():
            self.totals[seat] += points(cards, self.options)
        self.hands += 1
        if self.tied:
            self._decide(laid, left)
        else:
            for seat, number in laid.items():
                self.made[seat].append(number)
            if self.options["moving_on"] == "always":
                done = list(left) if self.hands == len(self.numbers) else []
            else:
                done = [seat for seat, made in enumerate(self.made) if len(made) == len(self.numbers)]
            self.tied = self._lowest(done)
        if len(self.tied) == 1:
            self.winner = self.tied[0]

    def _decide(self, laid: Mapping[int, int], left: Mapping[int, Sequence[str]]) -> None:
        if self.options["tie_break"] == "all":
            self.tied = self._lowest(self.tied)
        else:
            self.tied = [seat for seat in self.tied if seat in laid and not left[seat]] or self.tied

    def _lowest(self, seats: Sequence[int]) -> list[int]:
        return sorted(seat for seat in seats if self.totals[seat] == min(self.totals[one] for one in seats))


def points(cards: Sequence[str], options: Mapping[str, str]) -> int:
    """What cards left in hand cost."""
    if options["scoring"] == "per-card":
        return len(cards)
    costs = {"W": int(options["wild_points"]), "S": 15}
    return sum(costs.get(card) or (10 if int(card[1:]) >= 10 else 5) for card in cards)


class Laid:
    """A group on the table: its kind and size in notation, its cards, and what each stands for."""

    def __init__(self, group: str, cards: Sequence[str], meanings: Sequence[Meaning]) -> None:
        self.group, self.cards, self.meanings = group, list(cards), list(meanings)
        [(self.kind, _)] = parse_phase(group)

    def is_meant(self) -> bool:
        """Whether what the cards are said to stand for is a group of this kind, in order, number cards themselves."""
        if len(self.cards) != len(self.meanings):
            return False
        for card, meaning in zip(self.cards, self.meanings, strict=True):
            color = meaning[:1] if meaning[:1] in COLORS else ""
            number = meaning[len(color) :]
            if card not in ("W", meaning):
                return False
            if card == "W" and (bool(color), bool(number)) != ("C" in self.kind, self.kind != "C"):
                return False
            if number and (not number.isdigit() or not 1 <= int(number) <= 12):
                return False
        if "C" in self.kind and len({meaning[0] for meaning in self.meanings}) > 1:
            return False
        numbers = self.numbers()
        if "R" in self.kind:
            return all(after == before + 1 for before, after in pairwise(numbers))
        return self.kind == "C" or len(set(numbers)) == 1

    def numbers(self) -> list[int]:
        return [int("0" + meaning.lstrip("".join(COLORS))) for meaning in self.meanings]

    def takes(self, cards: Sequence[str]) -> bool:
        """Whether these cards may be added in one go: with what lies there, as it is meant, they are such a group."""
        meant = [meaning + "1" if meaning in COLORS else meaning for meaning in self.meanings]  # a red card, whichever
        return group_valid([*meant, *cards], self.group)

    def add(self, cards: Sequence[str], low: bool) -> None:
        """Add cards that may be added; wilds fill gaps, then lie at the high end, or at the low one if wanted."""
        naturals, wilds = [card for card in cards if card != "W"], list(cards).count("W")
        color = self.meanings[0][0] if "C" in self.kind else ""
        pairs = list(zip(self.cards, self.meanings, strict=True)) + [(card, card) for card in naturals]
        if "R" not in self.kind:
            pairs += [("W", color or str(self.numbers()[0]))] * wilds
        else:
            at = {int(meaning.lstrip("".join(COLORS))): (card, meaning) for card, meaning in pairs}
            for _ in range(wilds):
                gaps = [number for number in range(min(at), max(at)) if number not in at]
                down = min(at) > 1 and (low or max(at) == 12)
                number = gaps[0] if gaps else min(at) - 1 if down else max(at) + 1
                at[number] = ("W", f"{color}{number}")
            pairs = [at[number] for number in sorted(at)]
        self.cards, self.meanings = [card for card, _ in pairs], [meaning for _, meaning in pairs]

    def plain(self) -> tuple[object, ...]:
        """The group for comparing: in a run each card at its number, elsewhere in any order."""
        pairs = list(zip(self.cards, self.meanings, strict=True))
        return (self.group, *(pairs if "R" in self.kind else sorted(pairs)))


class Referee:
    """A match at the table: `stage` is deal, choose, turn or over, and `actor` whose move it is."""

    def __init__(self, players: int, phases: Sequence[str], options: Mapping[str, str], first: int = 0) -> None:
        self.players, self.phases, self.options = players, list(phases), options
        self.standings = Standings(players, options)
        self.dealer = (first - 1) % players
        self.stage = "deal"
        self.turn = 0
        self.playing: list[int] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pile = list(DECK)
        self.discards: list[str] = []
        self.melds: list[list[Laid]] = [[] for _ in range(players)]
        self.trying: list[Any] = [None] * players  # the phase of each in this hand, by number
        self.drawn = False
        self.waiting: set[int] = set()
        self.missed: set[int] = set()  # whose last turn was missed
        self.barred: dict[int, int] = {}  # who was skipped by whom, until that player's next turn is over
        self.happened: list[str] = []

    @property
    def actor(self) -> int | None:
        if self.stage == "choose":
            return next(seat for seat in self.playing if self.trying[seat] is None)
        return {"deal": self.dealer, "turn": self.turn}.get(self.stage)

    # ---- what may be done

    def allows(self, action: Action) -> bool:
        """Whether the action may be done now."""
        return not self.objection(action)

    def objection(self, action: Action) -> str:
        """Why an action may not be done, in a word or two; empty when it may."""
        stages = {"deal": "deal", "choose": "choose"}
        if self.stage != stages.get(str(action["do"]), "turn"):
            return "not the time"
        if action["seat"] != self.actor:
            return "not your turn"
        if action["do"] == "deal":
            return ""
        if action["do"] == "choose":
            return "" if action["phase"] in self.standings.may_try(action["seat"]) else "no such phase"
        if (action["do"] == "draw") == self.drawn:
            return "drawn already" if self.drawn else "draw first"
        ask = {"draw": self._draw, "lay-down": self._lay, "hit": self._hit, "discard": self._throw, "skip": self._skip}
        return ask[str(action["do"])](action)

    def _draw(self, action: Action) -> str:
        if action["pile"] == "draw":
            return "" if self.pile else "no card there"
        return "no card there" if not self.discards else "a skip lies there" if self.discards[-1] == "S" else ""

    def _lay(self, action: Action) -> str:
        seat = action["seat"]
        phase = self.phases[self.trying[seat] - 1].split()
        laid = [Laid(str(one["group"]), one["cards"], one["stands_for"]) for one in action["melds"]]
        if self.melds[seat]:
            return "laid already"
        if [one.group for one in laid] != phase:
            return "not the groups of the phase"
        if not holds(self.hands[seat], [card for one in laid for card in one.cards]):
            return "not your cards"
        if not all(group_valid(one.cards, one.group, 0) and one.is_meant() for one in laid):
            return "not such a group"
        bare = [all(card == "W" for card in one.cards) for one in laid]
        if all(bare) or (any(bare) and self.options["naturals"] == "group"):
            return "no number card"
        sets = [one.numbers()[0] for one in laid if one.kind == "S"]
        if self.options["same_number"] == "forbidden" and len(set(sets)) < len(sets):
            return "two sets of one number"
        cards = [card for one in laid for card in one.cards]
        takes_all = sum(size for _, size in parse_phase(" ".join(phase))) == 11
        return "" if takes_all else self._stuck(seat, cards)

    def _hit(self, action: Action) -> str:
        seat, owner, group = action["seat"], action["owner"], action["group"]
        cards = action["cards"]
        if not self.melds[seat]:
            return "your phase is not down"
        if not (0 <= owner < self.players and 0 <= group < len(self.melds[owner])):
            return "no such group"
        if not cards or not holds(self.hands[seat], cards):
            return "not your cards"
        return self._stuck(seat, cards) if self.melds[owner][group].takes(cards) else "does not fit"

    def _stuck(self, seat: int, cards: Sequence[str]) -> str:
        """Why a move that does not end the turn may not leave what it leaves."""
        left = without(self.hands[seat], cards)
        if not left and self.options["going_out"] == "discard":
            return "the last card must be thrown"
        if left == ["S"] and self.options["skip_last"] == "forbidden":
            return "a skip would be the last card"
        return ""

    def _throw(self, action: Action) -> str:
        seat, card = action["seat"], str(action["card"])
        if card not in self.hands[seat]:
            return "not your card"
        if card == "S" and any(self.may_skip(seat, target) for target in self.playing):
            return "a skip is played against somebody"
        return self._last(seat, card)

    def _skip(self, action: Action) -> str:
        seat, target = action["seat"], action["target"]
        if "S" not in self.hands[seat]:
            return "not your card"
        if not self.may_skip(seat, target):
            return "not against that player"
        return self._last(seat, "S")

    def _last(self, seat: int, card: str) -> str:
        if len(self.hands[seat]) > 1:
            return ""
        if not self.melds[seat]:
            return "your phase is not down"
        return "a skip as last card" if card == "S" and self.options["skip_last"] == "forbidden" else ""

    def may_skip(self, seat: int, target: int) -> bool:
        if target == seat or target not in self.playing or target in self.waiting:
            return False
        repeat = self.options["skip_repeat"]
        return not (repeat == "trip" and target in self.barred) and not (repeat == "in-a-row" and target in self.missed)

    def could_lay(self, seat: int) -> bool:
        """Whether the hand has a way to lay the phase that may be laid, by `literal`: the fewest cards will do."""
        number = self.trying[seat]
        if number is None or self.melds[seat]:
            return False
        hand, phase = self.hands[seat], self.phases[number - 1]
        if not made(hand, phase, self.options["naturals"], self.options["same_number"] == "allowed"):
            return False
        size = sum(size for _, size in parse_phase(phase))
        if len(hand) == size < 11 and self.options["going_out"] == "discard":
            return False
        only_a_skip_left = len(hand) == size + 1 and "S" in hand
        return not (only_a_skip_left and self.options["skip_last"] == "forbidden")

    def simple(self) -> Iterator[dict[str, object]]:
        """Every action of one card, or none, that whoever is on could think of; laying the phase is not among them."""
        seat = self.actor
        if seat is None:
            return
        yield {"do": "deal", "seat": seat}
        yield from ({"do": "choose", "seat": seat, "phase": number} for number in range(12))
        yield from ({"do": "draw", "seat": seat, "pile": pile} for pile in ("draw", "discard"))
        yield from ({"do": "skip", "seat": seat, "target": target} for target in range(self.players))
        for card in dict.fromkeys(self.hands[seat]):
            yield {"do": "discard", "seat": seat, "card": card}
            for owner, melds in enumerate(self.melds):
                for group in range(len(melds)):
                    yield {"do": "hit", "seat": seat, "owner": owner, "group": group, "cards": [card]}

    # ---- what comes of it

    def do(self, action: Action) -> None:
        """Note an action that is allowed; after a deal or a shuffle `deal` or `shuffle` must be told the cards."""
        self.happened = []
        seat = action["seat"]
        hand = self.hands[seat]
        match action["do"]:
            case "choose":
                self.trying[seat] = action["phase"]
                if all(self.trying[one] is not None for one in self.playing):
                    self.stage = "turn"
            case "draw":
                hand.append((self.pile if action["pile"] == "draw" else self.discards).pop())
                self.drawn = True
            case "lay-down":
                laid = [Laid(str(one["group"]), one["cards"], one["stands_for"]) for one in action["melds"]]
                self._leave(seat, [card for one in laid for card in one.cards])
                self.melds[seat] = laid
                if self._stops_at_once(seat):
                    self.happened.append("stopped")
                    self._end_of_hand()
                elif not self.hands[seat]:
                    self._end_of_hand(out=True)
            case "hit":
                self._leave(seat, action["cards"])
                self.melds[action["owner"]][action["group"]].add(action["cards"], action.get("low", False))
                if not self.hands[seat]:
                    self._end_of_hand(out=True)
            case "discard":
                self._leave(seat, [str(action["card"])])
                self.discards.append(str(action["card"]))
                self._end_of_turn()
            case "skip":
                self._leave(seat, ["S"])
                if self.options["skip_place"] == "pile":
                    self.discards.append("S")
                self._end_of_turn(action["target"])

    def deal(self, hands: Sequence[Sequence[str]], pile: Sequence[str], discards: Sequence[str]) -> None:
        """See what was dealt, the piles with their top card last, and check that it can be so."""
        seats = [(self.dealer + 1 + step) % self.players for step in range(self.players)]
        self.playing = [seat for seat in seats if seat in self.standings.playing()]
        assert [len(hand) for hand in hands] == [10 * (seat in self.playing) for seat in range(self.players)]
        assert Counter([*pile, *discards, *(card for hand in hands for card in hand)]) == Counter(DECK)
        self.hands, self.pile, self.discards = [list(hand) for hand in hands], list(pile), list(discards)
        self.melds = [[] for _ in range(self.players)]
        self.trying = [None] * self.players
        for seat in self.playing:
            if len(self.standings.may_try(seat)) == 1:
                [self.trying[seat]] = self.standings.may_try(seat)
        self.stage = "turn" if all(self.trying[seat] for seat in self.playing) else "choose"
        self.turn, self.drawn = self.playing[0], False
        self.waiting, self.missed, self.barred = set(), set(), {}
        self._opening()

    def _opening(self) -> None:
        *under, top = self.discards
        assert set(under) <= ({"S"} if self.options["opening_skip"] == "cover" else set())
        assert top != "W" or self.options["opening_wild"] == "take"
        if top == "S":
            assert self.options["opening_skip"] == "skip-first"
            first, self.turn = self.playing[:2]
            self.missed, self.barred = {first}, {first: first}
            self.happened.append("missed")

    def shuffle(self, pile: Sequence[str]) -> None:
        """See how the discards were shuffled into a new draw pile."""
        assert sorted(pile) == sorted(self.pile)
        self.pile = list(pile)

    def _leave(self, seat: int, cards: Sequence[str]) -> None:
        self.hands[seat] = without(self.hands[seat], cards)

    def _end_of_turn(self, skipped: int | None = None) -> None:
        seat = self.turn
        if skipped is not None:
            self.waiting.add(skipped)
        if not self.hands[seat]:
            self._end_of_hand(out=True)
            return
        self.missed.discard(seat)
        self._turn_over(seat)
        if skipped is not None:
            self.barred[skipped] = seat
        at = self.playing.index(seat)
        for following in [*self.playing[at + 1 :], *self.playing[: at + 1]] * 2:
            if following not in self.waiting:
                break
            self.happened.append("missed")
            self.waiting.remove(following)
            self.missed.add(following)
            self._turn_over(following)
            if self.options["skip_place"] == "front":
                self.discards.append("S")
        self.turn, self.drawn = following, False
        if not self.pile:
            self._new_pile()

    def _turn_over(self, seat: int) -> None:
        """The trip around the table that began with this player's skip ends."""
        self.barred = {target: by for target, by in self.barred.items() if by != seat}

    def _new_pile(self) -> None:
        if len(self.discards) <= 1 or self.is_dead():
            self.happened.append("dead" if len(self.discards) > 1 else "ran-out")
            self._end_of_hand()
        else:
            self.happened.append("reshuffled")
            self.pile, self.discards = self.discards[:-1], self.discards[-1:]

    def is_dead(self) -> bool:
        """Whether nobody can ever lay or add a card any more, whatever is drawn: then the hand has no end."""
        cards = [*self.pile, *self.discards, *(card for hand in self.hands for card in hand)]
        return not any(self._lives(seat, cards) for seat in self.playing)

    def _lives(self, seat: int, cards: list[str]) -> bool:
        if self.melds[seat]:
            return any(laid.takes([card]) for card in set(cards) for melds in self.melds for laid in melds)
        same = self.options["same_number"] == "allowed"
        return made(cards, self.phases[self.trying[seat] - 1], self.options["naturals"], same)

    def _stops_at_once(self, seat: int) -> bool:
        return (
            self.options["win_timing"] == "at-once"
            and self.options["moving_on"] == "when-laid"
            and not self.standings.tied
            and self.standings.lacks_only_one() == [seat]
        )

    def _end_of_hand(self, out: bool = False) -> None:
        if out:
            self.happened.append("out")
        laid = {seat: number for seat in self.playing if self.melds[seat] and (number := self.trying[seat])}
        self.standings.end_of_hand(laid, {seat: self.hands[seat] for seat in self.playing})
        self.stage = "deal" if self.standings.winner is None else "over"
        self.dealer = (self.dealer + 1) % self.players


def holds(hand: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether all these cards are in the hand."""
    return not Counter(cards) - Counter(hand)


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str]:
    """The cards that stay when these go."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left
