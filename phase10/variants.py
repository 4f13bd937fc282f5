"""Games that a table can agree on: a phase list and the rules it is played by."""

from __future__ import annotations

from dataclasses import dataclass

from phase10.phases import MASTER, STANDARD, TWIST, PhaseList
from phase10.rulebook import Rule
from phase10.rules import MATTEL, PRESETS, LastPhase, MovingOn, Numbers, Rules


@dataclass(frozen=True, slots=True)
class Variant:
    """A game by its name (message `phase-game-…`), the rule that describes it, its phases and its options."""

    name: str
    rule: Rule
    phases: PhaseList = STANDARD
    rules: Rules = MATTEL


VARIANTS = (
    Variant("standard", Rule.TURN_PHASES),
    Variant("ten-hands", Rule.VARIANT_TEN_HANDS, rules=Rules(moving_on=MovingOn.ALWAYS)),
    Variant("first-7", Rule.VARIANT_SHORT, rules=Rules(last_phase=LastPhase.SEVEN)),
    Variant("first-5", Rule.VARIANT_SHORT, rules=Rules(last_phase=LastPhase.FIVE)),
    Variant("even", Rule.VARIANT_EVEN, rules=Rules(numbers=Numbers.EVEN)),
    Variant("masters", Rule.VARIANT_CHOOSE, rules=PRESETS["masters"]),
    Variant("master", Rule.VARIANT_LISTS, phases=MASTER, rules=PRESETS["master"]),
    Variant("twist", Rule.VARIANT_LISTS, phases=TWIST),
)
"""The printed game, the variants of its booklets, and the lists of other editions."""
