"""Lesson 4: the cards that complete a phase, the chance of the next draw, and of at least one in several draws."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from operator import mul

from phase10.cards import Card, Color, Hand, Kind, parse_cards
from phase10.errors import Message
from phase10.lessons.parts import Choice, Control, Exercise, Experiment, Lesson, Model, Size, Task, Trial
from phase10.melds import makes
from phase10.odds.outs import unseen
from phase10.odds.simulate import Unit
from phase10.phases import STANDARD, Phase


@dataclass(frozen=True)
class Wait:
    """A hand that waits for a card: its phase, the cards seen elsewhere, and the cards that can be drawn, if few.

    >>> GAP.outs, len(GAP.cards), ENDS.outs, len(ENDS.cards), SMALL.outs, len(SMALL.cards)
    (16, 96, 24, 98, 2, 6)
    """

    phase: Phase
    hand: Hand
    seen: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be drawn."""
        return self.pile or tuple(unseen(self.hand, self.seen).elements())

    @cached_property
    def faces(self) -> frozenset[Card]:
        """The different cards among them that complete the phase."""
        return frozenset(card for card in self.cards if makes(Hand((*self.hand, card)), self.phase))

    @property
    def outs(self) -> int:
        """How many of the cards that can be drawn complete the phase."""
        return sum(card in self.faces for card in self.cards)

    @property
    def next(self) -> Fraction:
        """The chance of the next draw."""
        return Fraction(self.outs, len(self.cards))


GAP = Wait(STANDARD.phase(6), Hand.parse("R1 B2 G3 Y4 R6 B7 G8 Y9 R3 S"), parse_cards("G11 Y12"))
"""Waits for a 5 in the middle of its run of 9: without a 5 or a wild there is none."""
ENDS = Wait(STANDARD.phase(6), Hand.parse("R2 B3 G4 Y5 R6 B7 G8 Y9 G12 S"))
"""Waits at both ends of its run of 9."""
SMALL = Wait(Phase.parse("R4"), Hand.parse("R1 B2 G4"), pile=parse_cards("Y3 W B7 R9 G11 S"))
"""Three cards, and six to draw from."""


def within(number: int, cards: int, draws: int) -> Fraction:
    """The chance of at least one of so many outs in so many draws: 1 minus the chance that all miss.

    >>> within(2, 6, 2), within(16, 96, 1), within(1, 3, 3)
    (Fraction(3, 5), Fraction(1, 6), Fraction(1, 1))
    """
    return 1 - Fraction(comb(cards - number, draws), comb(cards, draws))


def back(number: int, cards: int, draws: int) -> Fraction:
    """The same when each card is put back and shuffled in, as with dice."""
    return 1 - (1 - Fraction(number, cards)) ** draws


def after_hidden(number: int, cards: int, hidden: int) -> Fraction:
    """The chance of the next draw after hidden ones, by cases: so many outs among the hidden cards, then one more.

    >>> after_hidden(2, 6, 1)
    Fraction(1, 3)
    """
    ways = [comb(number, gone) * comb(cards - number, hidden - gone) for gone in range(min(number, hidden) + 1)]
    then = [Fraction(number - gone, cards - hidden) for gone in range(len(ways))]
    return sum(map(mul, ways, then), Fraction(0)) / comb(cards, hidden)


def draws_for_half(number: int, cards: int) -> int:
    """After how many draws an out is likelier than none.

    >>> draws_for_half(16, 96)
    4
    """
    return next(draws for draws in range(1, cards + 1) if within(number, cards, draws) > Fraction(1, 2))


def draw(wait: Wait, draws: int, dice: random.Random, hidden: int = 0) -> Trial:
    """Draw so many cards, after those that others get: whether at least one of them is an out."""
    cards = tuple(dice.sample(wait.cards, hidden + draws))
    return Trial(any(card in wait.faces for card in cards[hidden:]), cards)


def rows(good: int, cards: int, draws: int) -> dict[str, Fraction]:
    """The next draw, several draws, the same with cards put back, and the sum that is wrong."""
    one = Fraction(good, cards)
    return {"next": one, "within": within(good, cards, draws), "back": back(good, cards, draws), "sum": one * draws}


def better() -> str:
    """Whether cards or a die show their one in six more often in six tries."""
    return "cards" if within(GAP.outs, len(GAP.cards), 6) > back(1, 6, 6) else "die"


def _sheet(dice: random.Random) -> tuple[Task, ...]:
    """Outs and the next draw of a hand, a small pile, cards seen since, cards drawn unseen, three draws."""
    wait = _one_short(dice)
    small, few = dice.choice((5, 6, 8, 9)), dice.choice((1, 2, 3))
    gone, faces, others = dice.randint(1, 5), dice.choice((8, 10, 12)), dice.randint(2, 5)
    return (
        Task(Message("outs-sheet-count", {}), wait.outs, wait.hand.cards, unit=Unit.NUMBER),
        Task(Message("outs-sheet-next", {}), wait.next),
        Task(Message("outs-sheet-two", {"cards": small, "outs": few}), within(few, small, 2), lines=3),
        Task(Message("outs-sheet-seen", {"faces": faces, "gone": gone}), Fraction(wait.outs - gone, 98 - faces)),
        Task(Message("outs-sheet-hidden", {"others": others}), after_hidden(wait.outs, len(wait.cards), others)),
        Task(Message("outs-sheet-three", {}), within(wait.outs, len(wait.cards), 3), lines=3),
    )


def _one_short(dice: random.Random) -> Wait:
    """Ten cards: eight of a run of 9 that no run can do without what is missing, and two twins; in order."""
    low, gap, inside = dice.randint(2, 4), dice.randint(5, 8), dice.random() < 0.5
    numbers = [number for number in range(low, low + 9) if number != (gap if inside else low + 8)]
    run = [Card(Kind.NUMBER, number, dice.choice(list(Color))) for number in (*numbers, *dice.sample(numbers, 2))]
    return Wait(STANDARD.phase(6), Hand(sorted(run, key=lambda card: card.rank)))


LESSON = Lesson(
    name="outs",
    number=4,
    minutes=40,
    exercises=(
        Exercise(
            "both-ends",
            Size.TWEAK,
            lambda: ENDS.outs,
            {"part": lambda: ENDS.outs - 8, "one-end": lambda: 8, "skips": lambda: ENDS.outs + 4, "kinds": lambda: 3},
            Unit.NUMBER,
        ),
        Exercise(
            "three-draws",
            Size.TWEAK,
            lambda: within(2, 6, 3),
            {"sum": lambda: 1, "two": lambda: within(2, 6, 2), "back": lambda: back(2, 6, 3)},
        ),
        Exercise(
            "seen",
            Size.EXTEND,
            lambda: Fraction(GAP.outs - 4, len(GAP.cards) - 12),
            {
                "pile": lambda: Fraction(GAP.outs - 4, len(GAP.cards)),
                "outs": lambda: Fraction(GAP.outs, len(GAP.cards) - 12),
                "before": lambda: GAP.next,
            },
        ),
        Exercise(
            "even",
            Size.EXTEND,
            lambda: draws_for_half(GAP.outs, len(GAP.cards)),
            {"sum": lambda: 3, "sure": lambda: 6},
            Unit.NUMBER,
        ),
        Exercise(
            "within-three",
            Size.BUILD,
            lambda: within(ENDS.outs, len(ENDS.cards), 3),
            {"sum": lambda: 3 * ENDS.next, "back": lambda: back(ENDS.outs, len(ENDS.cards), 3)},
        ),
        Choice("die", Size.EXTEND, ("die", "cards", "same"), better),
    ),
    experiments=(
        Experiment("six-draws", lambda dice: draw(GAP, 6, dice), lambda: within(GAP.outs, len(GAP.cards), 6)),
        Experiment("small", lambda dice: draw(SMALL, 2, dice), lambda: within(SMALL.outs, len(SMALL.cards), 2)),
        Experiment("hidden", lambda dice: draw(GAP, 1, dice, 3), lambda: after_hidden(GAP.outs, len(GAP.cards), 3)),
    ),
    models=(
        Model(
            "draws",
            (Control("good", range(1, 41), 16), Control("cards", range(50, 99), 96), Control("draws", range(1, 13), 6)),
            rows,
        ),
    ),
    sheet=_sheet,
)
